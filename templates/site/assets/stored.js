/* What this browser stores for the site: read and checked, written, and heard from other tabs. Keys
   have the path of the site, so that two sites on one host keep apart. What is set aside, or cannot
   be stored, is said at the top of the page. */
(() => {
  "use strict";

  const { root, notice } = Cardwright.page;
  const LOST = "You will lose what you enter here when you leave the page.";
  const DENIED = `This browser does not store data for this site. ${LOST}`;
  const FULL = `This browser is out of storage space. ${LOST}`;

  /** @template T @implements {Stored<T>} */
  class Stored {
    #key;
    #what;
    #whole;
    #none;
    /** The text in the storage when it was read or written last. @type {string | null} */
    #seen = null;
    /** A text for which there is no storage. @type {string | null} */
    #unstored = null;

    /** Whether a value is an object of named values. @type {StoredClass["isRecord"]} */
    static isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }

    /** @type {StoredClass["isTexts"]} */
    static isTexts(value) {
      return Array.isArray(value) && value.every((text) => typeof text === "string");
    }

    /** @param {string} name @param {string} what @param {(value: Unread<NonNullable<T>>) => boolean} whole @param {T} none */
    constructor(name, what, whole, none) {
      this.#key = `cardwright:${new URL(root).pathname}${name}`;
      this.#what = what;
      this.#whole = whole;
      this.#none = none;
    }

    read() {
      const text = this.#text();
      if (text === null) return this.#none;
      try {
        const value = JSON.parse(text);
        if (this.#whole(value)) return value;
      } catch {
        // It is no JSON, and is set aside as what is not whole.
      }
      this.setAside();
      return this.#none;
    }

    /** @param {T | null} value */
    write(value) {
      const text = value === null ? null : JSON.stringify(value);
      try {
        if (text === null) localStorage.removeItem(this.#key);
        else localStorage.setItem(this.#key, text);
        [this.#seen, this.#unstored] = [text, null];
      } catch (error) {
        this.#unstored = text;
        notice(error instanceof DOMException && error.name === "QuotaExceededError" ? FULL : DENIED);
      }
    }

    /** @param {(value: T) => T} make */
    change(make) {
      this.write(make(this.read()));
    }

    setAside() {
      const text = this.#text();
      if (text === null) return;
      this.write(null); // first, so that there is room
      try {
        localStorage.setItem(`${this.#key} (damaged)`, text);
      } catch {
        // There is no room for it.
      }
      notice(`This browser’s copy of ${this.#what} is damaged. It was set aside, and the page still works.`);
    }

    get stale() {
      try {
        return localStorage.getItem(this.#key) !== this.#seen;
      } catch {
        return false;
      }
    }

    /** @param {() => void} tell */
    heard(tell) {
      const look = () => { if (this.stale) tell(); };
      addEventListener("storage", look);
      addEventListener("pageshow", look); // a page that comes back from the browser’s own cache heard nothing
    }

    /** The text as it is now; what another tab has stored since is newer than what could not be. */
    #text() {
      try {
        const text = localStorage.getItem(this.#key);
        if (text !== this.#seen) [this.#seen, this.#unstored] = [text, null];
      } catch {
        notice(DENIED);
      }
      return this.#unstored ?? this.#seen;
    }
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, Stored };
})();
