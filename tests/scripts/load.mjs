/* The scripts of the site without a page: what they offer, and stand-ins for what a browser has. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

const ASSETS = new URL("../../templates/site/assets/", import.meta.url);

/** What these scripts offer, loaded in this order as a page loads them.
    @param {string[]} names */
export function load(...names) {
  for (const name of names) {
    const file = fileURLToPath(new URL(`${name}.js`, ASSETS));
    vm.runInThisContext(readFileSync(file, "utf8"), { filename: file });
  }
  return globalThis.Cardwright;
}

/** Gives scripts a part that is not loaded. @param {Partial<CardwrightParts>} parts */
export function give(parts) {
  Object.assign((globalThis.Cardwright ??= /** @type {CardwrightParts} */ ({})), parts);
}

/** The law of a form, such as “court/two-handed”. @param {string} form @returns {Score.Law} */
export function lawOf(form) {
  const laws = JSON.parse(readFileSync(new URL("laws.json", import.meta.url), "utf8"));
  if (!(form in laws)) throw new RangeError(`There is no form ${form}`);
  return laws[form];
}

/** A storage that may be full or denied, and tells of other tabs. */
class Storage {
  /** @type {Map<string, string>} */
  texts = new Map();
  full = false;
  denied = false;
  /** What a page has said. @type {string[]} */
  notices = [];
  /** @type {(() => void)[]} */
  #listeners = [];

  /** @param {string} key */
  getItem(key) {
    this.#ask();
    return this.texts.get(key) ?? null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    this.#ask();
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    this.texts.set(key, text);
  }

  /** @param {string} key */
  removeItem(key) {
    this.#ask();
    this.texts.delete(key);
  }

  /** Another tab stores a text. @param {string} key @param {string} text */
  elsewhere(key, text) {
    this.texts.set(key, text);
    for (const listener of this.#listeners) listener();
  }

  /** @param {string} type @param {() => void} listener */
  listen(type, listener) {
    if (type === "storage") this.#listeners.push(listener);
  }

  #ask() {
    if (this.denied) throw new DOMException("not here", "SecurityError");
  }
}

/** Stands in for the storage of a browser, and for a page of a site below /cards/. */
export function browser() {
  const storage = new Storage();
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  Object.assign(globalThis, { addEventListener: storage.listen.bind(storage) });
  const unused = () => { throw new Error("There is no page"); };
  const notice = (/** @type {string} */ text) => { storage.notices.push(text); };
  give({ page: { root: "https://example.org/cards/", notice, one: unused, all: unused } });
  return storage;
}
