/* Keeps the screen on while somebody plays or keeps score. Browsers without a wake lock, and devices
   that refuse one to save power, go dark as usual. */
(() => {
  "use strict";

  let wanted = false;
  /** The lock that was asked for. @type {Promise<WakeLockSentinel | null> | null} */
  let lock = null;

  /** @type {Awake["keep"]} */
  function keep() {
    wanted = true;
    if (document.hidden || !("wakeLock" in navigator)) return;
    lock ??= navigator.wakeLock.request("screen").catch(() => (lock = null));
  }

  /** @type {Awake["release"]} */
  async function release() {
    wanted = false;
    const held = lock;
    lock = null;
    await (await held)?.release();
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) lock = null; // the browser has released it
    else if (wanted) keep();
  });

  globalThis.Cardwright = { ...globalThis.Cardwright, awake: { keep, release } };
})();
