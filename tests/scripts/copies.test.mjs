/* A file with everything that is kept, and what it changes where it is restored. */
import assert from "node:assert/strict";
import test from "node:test";

import { browser, load } from "./load.mjs";

browser();
const { copies: { packed, plan, told, unpacked } } = load("stored", "results", "copies");

const ROW = { on: "2026-11-30", foe: "good", mine: 3, theirs: 0 };
/** @type {Results.Texts} */
const KEPT = {
  "score.court": '{"names":["Ann"]}', "play.card-tennis": '{"match":{}}', "deal.court": '{"once":{}}', "results.court": JSON.stringify({ "a.1": ROW }),
  "met": '{"court":{"COURT-B7":"A rule."}}', "done": '["court/two-jesters"]', "first.court": '["A tip."]', "table": '{"speed":"0"}',
  "score.court (damaged)": "{", "play.court (replaced 2)": "5",
};

/** Every text after a plan. @param {Results.Texts} here @param {Results.Texts} there */
const after = (here, there) => ({ ...here, ...plan(here, there).write });

test("a file brings back every text as it was", () => {
  assert.deepEqual(unpacked(packed(KEPT, "2026-11-30")), KEPT);
  assert.deepEqual(after({}, KEPT), KEPT);
  assert.deepEqual(plan({}, KEPT).differ, {});
});

test("the second time a file changes nothing", () => {
  assert.deepEqual(plan(KEPT, KEPT), { write: {}, added: {}, differ: {} });
});

const file = (/** @type {unknown} */ kept) => JSON.stringify({ cardwright: 1, saved: "2026-11-30", kept });

test("any other file is refused, with the reason", () => {
  for (const text of ["", "x", "5", "null", "[]", "{}", '{"cardwright":"1"}']) assert.match(String(unpacked(text)), /not a file/, text);
  assert.match(String(unpacked(JSON.stringify({ cardwright: 2, kept: {} }))), /newer version/);
});

test("a file is damaged if it is cut short anywhere", () => {
  const whole = packed(KEPT, "2026-11-30");
  for (let length = 20; length < whole.trimEnd().length; length += 7) assert.match(String(unpacked(whole.slice(0, length))), /damaged/);
});

const DAMAGED = [
  undefined, null, [], { "score.court": 5 }, { "score.court": "{" }, { "score.court": "null" }, { "score./two/court": "{}" }, { "other": "{}" },
  { "results.court": '{"a.1":{}}' }, { "results.court": "[]" }, { "met": "[]" }, { "met": '{"court":5}' }, { "done": "{}" }, { "first.court": "[5]" }, { "table": "5" }, { "met.court": "{}" }, JSON.parse('{"__proto__":"{}"}'),
];
for (const kept of DAMAGED) test(`nothing is restored of a file with ${JSON.stringify(kept)}`, () => assert.match(String(unpacked(file(kept))), /damaged/));

test("lists are joined, without loss on either side", () => {
  const here = { "results.court": JSON.stringify({ "b.1": ROW }), "met": '{"court":{"COURT-B8":"B."},"nations":{"NAT-A1":"N."}}', "done": '["nations/a"]', "first.court": '["Another."]' };
  const all = after(here, KEPT);
  assert.deepEqual(JSON.parse(all["results.court"]), { "a.1": ROW, "b.1": ROW });
  assert.deepEqual(JSON.parse(all.met), { court: { "COURT-B7": "A rule.", "COURT-B8": "B." }, nations: { "NAT-A1": "N." } });
  assert.deepEqual(JSON.parse(all.done).sort(), ["court/two-jesters", "nations/a"]);
  assert.deepEqual(JSON.parse(all["first.court"]).sort(), ["A tip.", "Another."]);
  const { results, met, done } = plan(here, KEPT).added;
  assert.deepEqual([results, met, done], [1, 1, 1]);
});

test("a sheet, a match and settings that are here stay, and other versions are named", () => {
  const here = { "score.court": '{"names":["Zoe"]}', "play.card-tennis": '{"match":5}', "table": '{"speed":"250"}' };
  const found = plan(here, KEPT);
  assert.deepEqual(found.differ, { "score.court": KEPT["score.court"], "play.card-tennis": KEPT["play.card-tennis"] });
  for (const name of Object.keys(here)) assert.ok(!(name in found.write), name);
});

test("a list that cannot be read here is not written over", () => {
  const found = plan({ "met": "{", "results.court": "5" }, KEPT);
  assert.deepEqual(Object.keys(found.differ).sort(), ["met", "results.court"]);
  assert.ok(!("met" in found.write));
});

test("copies set aside are all kept, each once", () => {
  const here = { "score.court (damaged)": "[", "score.court (damaged 2)": "(" };
  assert.deepEqual(plan(here, { "score.court (damaged)": "{" }).write, { "score.court (damaged 3)": "{" });
  assert.deepEqual(plan(here, { "score.court (damaged)": "(" }).write, {}, "which is here under another number");
});

test("what was restored is told by its kinds", () => {
  assert.equal(told(plan({}, KEPT).added), "1 score sheet, 1 match, 1 single deal, 1 result, 1 rule met, 1 lesson done, 2 copies set aside");
  assert.equal(told({ results: 2, play: 2, table: 1 }), "2 matches, 2 results");
  assert.equal(told({}), "");
});
