/* Loads scripts of the site without a page, with stand-ins for parts of a browser. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

const ASSETS = new URL("../../templates/site/assets/", import.meta.url);

/** Loads these scripts in this order, and returns `Cardwright`.
    @param {string[]} names */
export function load(...names) {
  for (const name of names) {
    const file = fileURLToPath(new URL(`${name}.js`, ASSETS));
    vm.runInThisContext(readFileSync(file, "utf8"), { filename: file });
  }
  return globalThis.Cardwright;
}

/** Adds parts to `Cardwright` that are not loaded. @param {Partial<CardwrightParts>} parts */
export function give(parts) {
  Object.assign((globalThis.Cardwright ??= /** @type {CardwrightParts} */ ({})), parts);
}

/** The law of a form, such as “court/two-handed”. @param {string} form @returns {Score.Law} */
export function lawOf(form) {
  const laws = JSON.parse(readFileSync(new URL("laws.json", import.meta.url), "utf8"));
  if (!(form in laws)) throw new RangeError(`There is no form ${form}`);
  return laws[form];
}

/** A storage that can be full or denied, with changes from other tabs. */
class Storage {
  /** @type {Map<string, string>} */
  texts = new Map();
  full = false;
  denied = false;
  /** The notices that were shown. @type {string[]} */
  notices = [];
  /** @type {Record<string, ((event: { type: string }) => void)[]>} */
  #listeners = { storage: [], restored: [] };

  get length() {
    return this.texts.size;
  }

  /** @param {number} n */
  key(n) {
    this.#ask();
    return [...this.texts.keys()][n] ?? null;
  }

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
    this.tell({ type: "storage" });
  }

  /** @param {string} type @param {() => void} listener */
  listen(type, listener) {
    this.#listeners[type]?.push(listener);
  }

  /** @param {{ type: string }} event */
  tell(event) {
    for (const listener of this.#listeners[event.type]) listener(event);
  }

  #ask() {
    if (this.denied) throw new DOMException("not here", "SecurityError");
  }
}

/** Sets up a storage, and a page of a site at /cards/. */
export function browser() {
  const storage = new Storage();
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  Object.assign(globalThis, { addEventListener: storage.listen.bind(storage), dispatchEvent: storage.tell.bind(storage) });
  const unused = () => { throw new Error("There is no page"); };
  const notice = (/** @type {string} */ text) => { storage.notices.push(text); };
  give({ page: { root: "https://example.org/cards/", notice, one: unused, all: unused } });
  return storage;
}
