/* Who comes to a game by an address of old is led to where it is now. */
(() => {
  "use strict";

  function lead() {
    const place = document.getElementById(location.hash.slice(1));
    if (place?.matches(".moved > li")) location.replace(place.querySelector("a").href);
  }

  addEventListener("hashchange", lead);
  lead();
})();
