/* What this browser stores for the site: read and checked, written, and heard from other tabs. Keys
   have the path of the site, so that two sites on one host keep apart. What is set aside, or cannot
   be stored, is said at the top of the page. */
(() => {
  "use strict";

  const { root, notice } = Cardwright.page;
  const HOME = `cardwright:${new URL(root).pathname}`;
  const LOST = "You will lose what you enter here when you leave the page.";
  const DENIED = `This browser does not store data for this site. ${LOST}`;
  const FULL = `This browser is out of storage space. ${LOST}`;

  /** By their keys, texts for which there is no storage, with those that are stored instead.
      @type {Map<string, { text: string, instead: string | null }>} */
  const unstored = new Map();

  /** @param {string} key */
  function inStorage(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      notice(DENIED);
      return null;
    }
  }

  /** The text as it is now; what another tab has stored since is newer than what could not be.
      @param {string} key */
  function textOf(key) {
    const text = inStorage(key);
    const other = unstored.get(key);
    if (other?.instead === text) return other.text;
    unstored.delete(key);
    return text;
  }

  /** @param {string} key @param {string | null} text */
  function put(key, text) {
    unstored.delete(key);
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch (error) {
      if (text !== null) unstored.set(key, { text, instead: inStorage(key) });
      notice(error instanceof DOMException && error.name === "QuotaExceededError" ? FULL : DENIED);
    }
  }

  /** The names of this site; a site in a folder of its own has a longer path. */
  function names() {
    const keys = new Set(unstored.keys());
    try {
      for (let n = 0; n < localStorage.length; n += 1) keys.add(localStorage.key(n) ?? "");
    } catch {
      notice(DENIED);
    }
    return [...keys].flatMap((key) => (key.startsWith(HOME) ? [key.slice(HOME.length)] : [])).filter((name) => !name.includes("/"));
  }

  /** @template T @implements {Stored<T>} */
  class Stored {
    #key;
    #what;
    #whole;
    #none;
    /** The text when it was read or written last. @type {string | null} */
    #seen = null;

    /** Whether a value is an object of named values. @type {StoredClass["isRecord"]} */
    static isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }

    /** @type {StoredClass["isTexts"]} */
    static isTexts(value) {
      return Array.isArray(value) && value.every((text) => typeof text === "string");
    }

    /** @type {StoredClass["texts"]} */
    static texts() {
      return Object.fromEntries(names().sort().flatMap((name) => {
        const text = textOf(HOME + name);
        return text === null ? [] : [[name, text]];
      }));
    }

    /** @type {StoredClass["restore"]} */
    static restore(texts) {
      for (const [name, text] of Object.entries(texts)) put(HOME + name, text);
      dispatchEvent(new Event("restored"));
    }

    /** @type {StoredClass["persist"]} */
    static persist() {
      navigator.storage?.persist?.().catch(() => {});
    }

    /** @type {StoredClass["free"]} */
    static free(taken, name, why) {
      const numbered = (/** @type {number} */ n) => `${name} (${n > 1 ? `${why} ${n}` : why})`;
      let n = 1;
      while (numbered(n) in taken) n += 1;
      return numbered(n);
    }

    /** @param {string} name @param {string} what @param {(value: Unread<NonNullable<T>>) => boolean} whole @param {T} none */
    constructor(name, what, whole, none) {
      this.#key = HOME + name;
      this.#what = what;
      this.#whole = whole;
      this.#none = none;
    }

    read() {
      this.#seen = textOf(this.#key);
      if (this.#seen === null) return this.#none;
      try {
        const value = JSON.parse(this.#seen);
        if (this.#whole(value)) return value;
      } catch {
        // It is no JSON, and is set aside as what is not whole.
      }
      this.setAside();
      return this.#none;
    }

    /** @param {T | null} value */
    write(value) {
      this.#seen = value === null ? null : JSON.stringify(value);
      put(this.#key, this.#seen);
    }

    /** @param {(value: T) => T} make */
    change(make) {
      this.write(make(this.read()));
    }

    setAside() {
      const text = textOf(this.#key);
      if (text === null) return;
      const name = Stored.free(Stored.texts(), this.#key.slice(HOME.length), "damaged");
      this.write(null); // first, so that there is room
      put(HOME + name, text);
      notice(`This browser’s copy of ${this.#what} is damaged. It was set aside, and the page still works.`);
    }

    get stale() {
      return textOf(this.#key) !== this.#seen;
    }

    /** @param {(restored: boolean) => void} tell */
    heard(tell) {
      const look = (/** @type {Event} */ { type }) => { if (this.stale) tell(type === "restored"); };
      addEventListener("storage", look);
      addEventListener("restored", look); // from a file (backup.js)
      addEventListener("pageshow", look); // a page that comes back from the browser’s own cache heard nothing
    }
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, Stored };
})();
