/* Where the site is served, the browser keeps what was opened, and the foot of the page says so. */
(() => {
  "use strict";

  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  const root = document.currentScript.src.replace(/assets\/kept\.js$/, "");
  const line = document.querySelector(".kept");

  function say() {
    line.textContent = navigator.onLine
      ? "What you have opened stays on this device and can be read without a network."
      : "There is no network: this is the copy that your device has kept.";
  }

  /** What the first page loaded before anybody could keep it: ask for it once more. */
  async function keepThis() {
    const seen = performance.getEntriesByType("resource").map((entry) => entry.name);
    const own = new Set([location.href.split("#")[0], ...seen.filter((name) => name.startsWith(root))]);
    await Promise.allSettled([...own].map((name) => fetch(name)));
  }

  addEventListener("load", async () => {
    try {
      const guarded = navigator.serviceWorker.controller;
      await navigator.serviceWorker.register(`${root}sw.js`);
      await navigator.serviceWorker.ready;
      if (!guarded) {
        if (!navigator.serviceWorker.controller) {
          await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
        }
        await keepThis();
      }
      say();
    } catch {
      return; // a private window, or a browser that was told not to
    }
    addEventListener("online", say);
    addEventListener("offline", say);
  });
})();
