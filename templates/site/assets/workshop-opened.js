/* Files that people open: read for the program, and the project that was opened last, with its
   pictures, kept in this browser. The list itself is stored by stored.js; without this store only the
   pictures are lost. */
(() => {
  "use strict";

  const { root } = Cardwright.page;
  const NAME = `cardwright:${new URL(root).pathname}workshop`;
  const STORE = "opened";

  /** What a request comes to. @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
  const come = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

  /** @param {IDBTransactionMode} mode */
  async function store(mode) {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return (await come(request)).transaction(STORE, mode).objectStore(STORE);
  }

  /** Bytes in base 64. @type {Workshop.Opened["coded"]} */
  function coded(bytes) {
    let text = "";
    for (let n = 0; n < bytes.length; n += 0x8000) text += String.fromCharCode(...bytes.subarray(n, n + 0x8000));
    return btoa(text);
  }

  /** @type {Workshop.Opened} */
  const opened = {
    coded,

    async read() {
      try {
        return (await come((await store("readonly")).get(0))) ?? null;
      } catch {
        return null; // as if nothing had been opened
      }
    },

    async write(file) {
      const place = await store("readwrite");
      if (file) await come(place.put(file, 0));
      else await come(place.delete(0));
    },
  };

  globalThis.Cardwright = { ...globalThis.Cardwright, opened };
})();
