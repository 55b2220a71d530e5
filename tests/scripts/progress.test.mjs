/* How far somebody has come. */
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./load.mjs";

const { progress: { course, added, forgotten, clauses, meet } } = load("progress");

test("of a course the lessons that are done count, in its own order, and the first that is not is next", () => {
  const lessons = ["court/a", "court/b", "court/c"];
  assert.deepEqual(course(lessons, ["court/c", "court/a", "nations/b"]), { here: ["court/a", "court/c"], next: "court/b" });
  assert.deepEqual(course(lessons, []), { here: [], next: "court/a" });
  assert.deepEqual(course(lessons, lessons), { here: lessons, next: undefined });
});

test("a lesson is done once, however often", () => {
  assert.deepEqual(added(["court/b"], "court/a"), ["court/a", "court/b"]);
  assert.deepEqual(added(["court/b"], "court/b"), ["court/b"]);
});

test("to forget a course leaves the others", () => {
  assert.deepEqual(forgotten(["court/a", "nations/b"], ["court/a", "court/c"]), ["nations/b"]);
});

test("of the clauses of a game, those that were met stand apart", () => {
  assert.deepEqual(clauses(["A", "B", "C"], { C: "Third.", A: "First.", Z: "No longer a clause." }), { here: ["A", "C"], other: ["B"] });
  assert.deepEqual(clauses(["constructor"], {}), { here: [], other: ["constructor"] });
});

test("a rule is met for the first time once, with its words", () => {
  const met = { nations: { N: "Nations." } };
  const texts = { A: "First.", B: "Second." };
  const first = meet(met, "court", ["A", "B", "A"], texts);
  assert.deepEqual(first.fresh, ["A", "B"]);
  assert.deepEqual(first.met, { nations: { N: "Nations." }, court: { A: "First.", B: "Second." } });
  assert.deepEqual(met, { nations: { N: "Nations." } }, "what was met before stays as it is");
  const again = meet(first.met, "court", ["B"], { B: "Other words." });
  assert.deepEqual(again.fresh, []);
  assert.deepEqual(again.met, first.met);
});

test("the same clause of another game is another rule", () => {
  assert.deepEqual(meet({ court: { A: "First." } }, "nations", ["A"], { A: "Otherwise." }).fresh, ["A"]);
});
