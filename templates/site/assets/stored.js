/* What this browser stores for the site: read and checked, written, and heard from other tabs. Keys
   have the path of the site, so that two sites on one host keep apart.

       new Cardwright.Stored(name, what, whole, none)
                         `what` it is, in a sentence; `whole(value)`, whether the page can use it
           .read()       the value, else `none`; one that is not whole is set aside
           .write(value) stores it, or nothing for null; without storage it lasts as long as the page
           .change(make) writes what `make` returns for the value as it is now
           .setAside()   moves the value to a key of its own
           .stale        whether another tab changed it since it was read or written here
           .heard(tell)  calls `tell` whenever another tab changes it

   What is set aside, or cannot be stored, is said at the top of the page. */
(() => {
  "use strict";

  const ROOT = new URL("..", document.currentScript.src).pathname;
  const LOST = "What you enter here is lost when you leave the page.";
  const DENIED = `This browser stores nothing for this site. ${LOST}`;
  const FULL = `This browser has no room left to store this. ${LOST}`;

  /** Say something of the storage above what the page has, once. */
  function say(text) {
    const said = document.querySelector(".notice") ?? document.createElement("p");
    if (said.textContent.includes(text)) return;
    said.append(`${text} `);
    said.className = "wide notice";
    said.setAttribute("role", "status");
    if (!said.isConnected) document.querySelector("main > .wide").before(said);
  }

  class Stored {
    #key;
    #what;
    #whole;
    #none;
    #seen = null; // the text in the storage when it was read or written last
    #unstored = null; // a text for which there is no storage

    /** Whether a value is an object of named values. */
    static isRecord(value) {
      return typeof value === "object" && value !== null && !Array.isArray(value);
    }

    constructor(name, what, whole, none = null) {
      this.#key = `cardwright:${ROOT}${name}`;
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

    write(value) {
      const text = value === null ? null : JSON.stringify(value);
      try {
        if (text === null) localStorage.removeItem(this.#key);
        else localStorage.setItem(this.#key, text);
        [this.#seen, this.#unstored] = [text, null];
      } catch (error) {
        this.#unstored = text;
        say(error.name === "QuotaExceededError" ? FULL : DENIED);
      }
    }

    change(make) {
      this.write(make(this.read()));
    }

    setAside() {
      const text = this.#text();
      this.write(null); // first, so that there is room
      try {
        localStorage.setItem(`${this.#key} (damaged)`, text);
      } catch {
        // There is no room for it.
      }
      say(`This browser’s copy of ${this.#what} is damaged. It was set aside, and the page works without it.`);
    }

    get stale() {
      try {
        return localStorage.getItem(this.#key) !== this.#seen;
      } catch {
        return false;
      }
    }

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
        say(DENIED);
      }
      return this.#unstored ?? this.#seen;
    }
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, Stored };
})();
