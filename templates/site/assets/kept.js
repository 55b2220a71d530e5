/* Where the site is served, the browser keeps what was opened, and the foot of the page says so. */
(() => {
  "use strict";

  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const root = src.replace(/assets\/kept\.js$/, "");
  const line = document.querySelector(".kept");

  function say() {
    if (line) line.textContent = navigator.onLine
      ? "Pages you open stay on this device, and you can read them offline."
      : "You are offline: this is the copy saved on your device.";
  }

  /** What the first page loaded before anybody could keep it. */
  function loaded() {
    const seen = performance.getEntriesByType("resource").map((entry) => entry.name);
    return [location.href.split("#")[0], ...seen.filter((name) => name.startsWith(root))];
  }

  /** The pictures in drawings, which are not asked for before they are about to be seen. */
  const pictures = () => [...document.querySelectorAll("svg img")].map((picture) => /** @type {HTMLImageElement} */ (picture).src);

  /** Ask for these, so that they are kept: what was loaded at once, pictures one after another, so
      that nobody waits for them. @param {string[]} names @param {string[]} late */
  async function keep(names, late) {
    await Promise.allSettled([...new Set(names)].map((name) => fetch(name)));
    for (const name of new Set(late)) await fetch(name).catch(() => {});
  }

  addEventListener("load", async () => {
    try {
      const guarded = navigator.serviceWorker.controller;
      await navigator.serviceWorker.register(`${root}sw.js`);
      const { active } = await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) {
        const claimed = new Promise((done) => { navigator.serviceWorker.addEventListener("controllerchange", done); });
        if (active) active.postMessage("claim");
        await claimed;
      }
      await keep(guarded ? [] : loaded(), pictures());
      say();
      if (line) line.setAttribute("role", "status"); // a screen reader speaks changes, not the first text
    } catch {
      return; // a private window, or a browser that was told not to
    }
    addEventListener("online", say);
    addEventListener("offline", say);
  });
})();
