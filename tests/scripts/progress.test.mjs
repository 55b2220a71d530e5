/* Lessons done, and rules met. */
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./load.mjs";

const { progress: { course, added, forgotten, clauses, meet } } = load("progress");

test("a course lists its finished lessons in its own order, and the next lesson", () => {
  const lessons = ["court/a", "court/b", "court/c"];
  assert.deepEqual(course(lessons, ["court/c", "court/a", "nations/b"]), { here: ["court/a", "court/c"], next: "court/b" });
  assert.deepEqual(course(lessons, []), { here: [], next: "court/a" });
  assert.deepEqual(course(lessons, lessons), { here: lessons, next: undefined });
});

test("finishing a lesson twice stores it once", () => {
  assert.deepEqual(added(["court/b"], "court/a"), ["court/a", "court/b"]);
  assert.deepEqual(added(["court/b"], "court/b"), ["court/b"]);
});

test("forgetting one course keeps the others", () => {
  assert.deepEqual(forgotten(["court/a", "nations/b"], ["court/a", "court/c"]), ["nations/b"]);
});

test("the clauses of a game are split into met and not yet met", () => {
  assert.deepEqual(clauses(["A", "B", "C"], { C: "Third.", A: "First.", Z: "No longer a clause." }), { here: ["A", "C"], other: ["B"] });
  assert.deepEqual(clauses(["constructor"], {}), { here: [], other: ["constructor"] });
});

test("a rule is new only once, and is stored with its words", () => {
  const met = { nations: { N: "Nations." } };
  const texts = { A: "First.", B: "Second." };
  const first = meet(met, "court", ["A", "B", "A"], texts);
  assert.deepEqual(first.fresh, ["A", "B"]);
  assert.deepEqual(first.met, { nations: { N: "Nations." }, court: { A: "First.", B: "Second." } });
  assert.deepEqual(met, { nations: { N: "Nations." } }, "the old value is unchanged");
  const again = meet(first.met, "court", ["B"], { B: "Other words." });
  assert.deepEqual(again.fresh, []);
  assert.deepEqual(again.met, first.met);
});

test("the same clause of another game is a different rule", () => {
  assert.deepEqual(meet({ court: { A: "First." } }, "nations", ["A"], { A: "Otherwise." }).fresh, ["A"]);
});
