/* Names and sentences, as pages write them. */
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./load.mjs";

const { elements: { typed, start } } = load("elements");

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
