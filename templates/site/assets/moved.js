/* Who comes to a game by an address of old is led to where it is now. */
(() => {
  "use strict";

  function lead() {
    const place = document.getElementById(location.hash.slice(1));
    const link = place?.matches(".moved > li") && place.querySelector("a");
    if (link) location.replace(link.href);
  }

  addEventListener("hashchange", lead);
  lead();
})();
