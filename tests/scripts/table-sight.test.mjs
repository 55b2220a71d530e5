/* Accidental second presses. */
import assert from "node:assert/strict";
import test from "node:test";

import { give, load } from "./load.mjs";

give(/** @type {any} */ ({ page: {}, elements: {} })); // presses don’t use the page
const { sight: { Presses } } = load("table-sight");

/** A press by a finger, so many milliseconds after the page was opened.
    @param {number} timeStamp @param {Partial<Table.Press>} [other] @returns {Table.Press} */
const press = (timeStamp, other = {}) => ({ timeStamp, clientX: 100, clientY: 300, detail: 1, ...other });
const NOTHING = -1;
const LONG_AGO = -10_000;

test("the first press counts", () => {
  assert.equal(new Presses().slips(1, press(0), NOTHING, LONG_AGO), false);
});

test("a press right after a question doesn’t answer it", () => {
  const presses = new Presses();
  presses.slips(1, press(0), NOTHING, LONG_AGO);
  assert.equal(presses.slips(1, press(300), 1, LONG_AGO), true);
});

test("a press after half a second answers the question", () => {
  const presses = new Presses();
  presses.slips(1, press(0), NOTHING, LONG_AGO);
  assert.equal(presses.slips(1, press(500), 1, LONG_AGO), false);
});

test("a press elsewhere counts", () => {
  const presses = new Presses();
  presses.slips(1, press(0), NOTHING, LONG_AGO);
  assert.equal(presses.slips(1, press(300, { clientX: 141 }), 1, LONG_AGO), false);
});

test("a press by keyboard counts", () => {
  const presses = new Presses();
  presses.slips(1, press(0), NOTHING, LONG_AGO);
  assert.equal(presses.slips(1, press(300, { detail: 0 }), 1, LONG_AGO), false);
});

test("a button that slides under the finger isn’t pressed", () => {
  const presses = new Presses();
  presses.slips(1, press(0), NOTHING, LONG_AGO);
  assert.equal(presses.slips(2, press(1000), NOTHING, 800), true);
});

test("a button that was there for half a second was meant", () => {
  const presses = new Presses();
  presses.slips(1, press(0), NOTHING, LONG_AGO);
  assert.equal(presses.slips(2, press(1300), NOTHING, 800), false);
  assert.equal(presses.slips(2, press(1400), NOTHING, 1350), false);
});

test("a new table forgets earlier presses", () => {
  const presses = new Presses();
  presses.slips(1, press(0), NOTHING, LONG_AGO);
  presses.forget();
  assert.equal(presses.slips(1, press(100), 1, LONG_AGO), false);
});
