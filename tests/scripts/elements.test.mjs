/* Names and sentences, as pages write them. */
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./load.mjs";

const { elements: { make, typed, start } } = load("elements");

/** An element of a browser that doesn’t know ARIA properties. */
class OldElement {
  /** @type {Record<string, string>} */
  attributes = {};

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  append() {}
}

test("roles and labels are attributes, because old browsers lack the properties", () => {
  Object.assign(globalThis, { document: { createElement: () => new OldElement() } });
  const log = /** @type {unknown} */ (make("div", { className: "recent", role: "log", ariaLabel: "What happened" }));
  assert.deepEqual(/** @type {OldElement} */ (log).attributes, { role: "log", "aria-label": "What happened" });
  const plain = /** @type {unknown} */ (make("div", {}));
  assert.deepEqual(/** @type {OldElement} */ (plain).attributes, {});
});

/** @param {string} value */
const name = (value) => typed({ value, maxLength: 20 }, "Ann");

test("a name loses its invisible characters and extra spaces", () => {
  assert.equal(name("  Ben  Jonson "), "Ben Jonson");
  assert.equal(name("Jö\u200Brg"), "Jö rg");
  assert.equal(name("Zoë 🂡"), "Zoë 🂡");
});

test("a name without visible characters becomes the default", () => {
  assert.equal(name(""), "Ann");
  assert.equal(name(" \u00A0\u200B\u2028\t"), "Ann");
});

test("a name is cut to the length of its field", () => {
  assert.equal(name("B".repeat(25)), "B".repeat(20));
});

test("a line starts with a capital letter", () => {
  assert.equal(start("the King of Hearts"), "The King of Hearts");
  assert.equal(start("élan"), "Élan");
  assert.equal(start(""), "");
});
