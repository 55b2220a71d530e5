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

test("a written value is read again, under a key with the path of the site", () => {
  names().write(["Ann"]);
  assert.deepEqual(names().read(), ["Ann"]);
  assert.deepEqual([...storage.texts], [[KEY, '["Ann"]']]);
});

test("without a stored value the default is read, and no notice is shown", () => {
  assert.deepEqual(names().read(), []);
  assert.deepEqual(storage.notices, []);
});

test("writing null removes the value", () => {
  const stored = names();
  stored.write(["Ann"]);
  stored.write(null);
  assert.equal(storage.texts.size, 0);
  assert.deepEqual(stored.read(), []);
});

test("a change starts from the value stored now", () => {
  const stored = names();
  stored.write(["Ann"]);
  storage.elsewhere(KEY, '["Ben"]');
  stored.change((all) => [...all, "Cy"]);
  assert.deepEqual(names().read(), ["Ben", "Cy"]);
});

for (const text of ["{", "5", "null", '{"0": "Ann"}', '["Ann", 5]', ""]) {
  test(`a damaged value is set aside with a notice: ${text || "an empty text"}`, () => {
    storage.texts.set(KEY, text);
    assert.deepEqual(names().read(), []);
    assert.deepEqual([...storage.texts], [[`${KEY} (damaged)`, text]]);
    assert.deepEqual(storage.notices, ["This browser’s copy of your names is damaged. It was set aside, and the page still works."]);
  });
}

test("a check that throws counts as damage", () => {
  storage.texts.set(KEY, "null");
  /** @type {Stored<{ names: string[] } | null>} */
  const stored = new Stored("names", "your names", ({ names: all }) => Stored.isTexts(all), null);
  assert.equal(stored.read(), null);
  assert.ok(storage.texts.has(`${KEY} (damaged)`));
});

test("without a stored value nothing is set aside", () => {
  names().setAside();
  assert.equal(storage.texts.size, 0);
  assert.deepEqual(storage.notices, []);
});

test("a damaged value is removed even if there is no room to keep it", () => {
  storage.texts.set(KEY, "{");
  storage.full = true;
  assert.deepEqual(names().read(), []);
  assert.equal(storage.texts.size, 0);
});

test("if the storage is full, the value lasts as long as the page, with a notice", () => {
  storage.full = true;
  const stored = names();
  stored.write(["Ann"]);
  assert.deepEqual(stored.read(), ["Ann"]);
  assert.equal(storage.texts.size, 0);
  assert.match(storage.notices[0], /^This browser is out of storage space\. You will lose what you enter here/);
});

test("a value from another tab replaces one that couldn’t be stored", () => {
  const stored = names();
  storage.full = true;
  stored.write(["Ann"]);
  storage.elsewhere(KEY, '["Ben"]');
  assert.deepEqual(stored.read(), ["Ben"]);
});

test("if the storage is denied, the value lasts as long as the page, with a notice", () => {
  storage.denied = true;
  const stored = names();
  assert.deepEqual(stored.read(), []);
  stored.write(["Ann"]);
  assert.deepEqual(stored.read(), ["Ann"]);
  assert.equal(stored.stale, false);
  assert.match(storage.notices[0], /^This browser does not store data for this site\./);
});

test("after a change in another tab the value is stale until it is read", () => {
  const stored = names();
  stored.write(["Ann"]);
  assert.equal(stored.stale, false);
  storage.texts.set(KEY, '["Ben"]');
  assert.equal(stored.stale, true);
  stored.read();
  assert.equal(stored.stale, false);
});

test("a listener hears changes in other tabs, but not its own or those of other keys", () => {
  let heard = 0;
  const stored = names();
  stored.heard(() => { heard += 1; });
  stored.write(["Ann"]);
  storage.elsewhere("cardwright:/cards/done", "[]");
  assert.equal(heard, 0);
  storage.elsewhere(KEY, '["Ben"]');
  assert.equal(heard, 1);
});

test("a record is an object, not null and not a list", () => {
  assert.deepEqual([{}, { a: 1 }, [], null, "a", 5].map(Stored.isRecord), [true, true, false, false, false, false]);
});

test("everything of the site is listed, also what could not be stored, and nothing of a site in a folder of it", () => {
  storage.texts.set("cardwright:/cards/more/names", '["Zoe"]');
  storage.texts.set("cardwright:/other/names", '["Zoe"]');
  names().write(["Ann"]);
  storage.full = true;
  new Stored("done", "your lessons", Stored.isTexts, /** @type {string[]} */ ([])).write(["a"]);
  assert.deepEqual(Stored.texts(), { done: '["a"]', names: '["Ann"]' });
});

test("without storage the texts of the page are listed, and restored ones are read", () => {
  storage.denied = true;
  const stored = names();
  stored.write(["Ann"]);
  assert.deepEqual(Stored.texts(), { names: '["Ann"]' });
  let heard = "";
  stored.heard((restored) => { heard = restored ? "file" : "tab"; });
  Stored.restore({ names: '["Ben"]' });
  assert.equal(heard, "file");
  assert.deepEqual(stored.read(), ["Ben"]);
});

test("a second damaged value does not replace the first", () => {
  for (const text of ["{", "5"]) {
    storage.elsewhere(KEY, text);
    names().read();
  }
  assert.deepEqual(Stored.texts(), { "names (damaged)": "{", "names (damaged 2)": "5" });
});

test("a damaged value for which there is no room can still be saved to a file", () => {
  storage.texts.set(KEY, "{");
  storage.full = true;
  names().read();
  assert.deepEqual(Stored.texts(), { "names (damaged)": "{" });
});
