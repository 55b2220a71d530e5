/* What a browser stores for the site. */
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { browser, load } from "./load.mjs";

let storage = browser();
let { Stored } = load("stored");
beforeEach(() => {
  storage = browser();
  ({ Stored } = load("stored"));
});

const KEY = "cardwright:/cards/names";

/** The names that are stored, checked as a page checks them. @returns {Stored<string[]>} */
const names = () => new Stored("names", "your names", Stored.isTexts, []);

test("what is written is read again, by a key that has the path of the site", () => {
  names().write(["Ann"]);
  assert.deepEqual(names().read(), ["Ann"]);
  assert.deepEqual([...storage.texts], [[KEY, '["Ann"]']]);
});

test("where nothing is stored, there is what was said to be there, and no notice", () => {
  assert.deepEqual(names().read(), []);
  assert.deepEqual(storage.notices, []);
});

test("null forgets it", () => {
  const stored = names();
  stored.write(["Ann"]);
  stored.write(null);
  assert.equal(storage.texts.size, 0);
  assert.deepEqual(stored.read(), []);
});

test("a change begins with what is stored now", () => {
  const stored = names();
  stored.write(["Ann"]);
  storage.elsewhere(KEY, '["Ben"]');
  stored.change((all) => [...all, "Cy"]);
  assert.deepEqual(names().read(), ["Ben", "Cy"]);
});

for (const text of ["{", "5", "null", '{"0": "Ann"}', '["Ann", 5]', ""]) {
  test(`damage is set aside and told: ${text || "an empty text"}`, () => {
    storage.texts.set(KEY, text);
    assert.deepEqual(names().read(), []);
    assert.deepEqual([...storage.texts], [[`${KEY} (damaged)`, text]]);
    assert.deepEqual(storage.notices, ["This browser’s copy of your names is damaged. It was set aside, and the page works without it."]);
  });
}

test("a check that throws takes the value for damage", () => {
  storage.texts.set(KEY, "null");
  /** @type {Stored<{ names: string[] } | null>} */
  const stored = new Stored("names", "your names", ({ names: all }) => Stored.isTexts(all), null);
  assert.equal(stored.read(), null);
  assert.ok(storage.texts.has(`${KEY} (damaged)`));
});

test("where nothing is stored, nothing can be set aside", () => {
  names().setAside();
  assert.equal(storage.texts.size, 0);
  assert.deepEqual(storage.notices, []);
});

test("damage goes even where there is no room to set it aside", () => {
  storage.texts.set(KEY, "{");
  storage.full = true;
  assert.deepEqual(names().read(), []);
  assert.equal(storage.texts.size, 0);
});

test("without room it lasts as long as the page, and that is told", () => {
  storage.full = true;
  const stored = names();
  stored.write(["Ann"]);
  assert.deepEqual(stored.read(), ["Ann"]);
  assert.equal(storage.texts.size, 0);
  assert.match(storage.notices[0], /^This browser has no room left to store this\. What you enter here is lost/);
});

test("what another tab stores is newer than what could not be stored", () => {
  const stored = names();
  storage.full = true;
  stored.write(["Ann"]);
  storage.elsewhere(KEY, '["Ben"]');
  assert.deepEqual(stored.read(), ["Ben"]);
});

test("without any storage it lasts as long as the page, and that is told", () => {
  storage.denied = true;
  const stored = names();
  assert.deepEqual(stored.read(), []);
  stored.write(["Ann"]);
  assert.deepEqual(stored.read(), ["Ann"]);
  assert.equal(stored.stale, false);
  assert.match(storage.notices[0], /^This browser stores nothing for this site\./);
});

test("what another tab has changed is stale until it is read", () => {
  const stored = names();
  stored.write(["Ann"]);
  assert.equal(stored.stale, false);
  storage.texts.set(KEY, '["Ben"]');
  assert.equal(stored.stale, true);
  stored.read();
  assert.equal(stored.stale, false);
});

test("who listens hears of other tabs, but not of what this one wrote, nor of other keys", () => {
  let heard = 0;
  const stored = names();
  stored.heard(() => { heard += 1; });
  stored.write(["Ann"]);
  storage.elsewhere("cardwright:/cards/done", "[]");
  assert.equal(heard, 0);
  storage.elsewhere(KEY, '["Ben"]');
  assert.equal(heard, 1);
});

test("records are objects with names, and neither null nor lists", () => {
  assert.deepEqual([{}, { a: 1 }, [], null, "a", 5].map(Stored.isRecord), [true, true, false, false, false, false]);
});
