/* The sentences of a review, and the way back to a move. */
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./load.mjs";
import { MATCH } from "./table.mjs";

const { review } = load("elements", "table-words", "table-review");

/** @param {Partial<Session.Judged>} other @returns {Session.Judged} */
const judged = (other) => ({ move: 1, kind: "best", loss: 0, exact: false, better: null, why: "", figures: "", ...other });

test("a judgment has a word, a sign, and the loss of a costly move", () => {
  assert.equal(review.verdict(judged({})), "✓ best");
  assert.equal(review.verdict(judged({ kind: "fine", loss: 0.2 })), "· fine");
  assert.equal(review.verdict(judged({ kind: "costly", loss: 1 })), "−1.0 costly");
});

test("a review comes to a sentence", () => {
  const [one, two] = [judged({ kind: "costly", loss: 0.6, move: 4 }), judged({ kind: "costly", loss: 1.2, move: 9 })];
  assert.equal(review.summary([]), "You had no choice in this deal.");
  assert.equal(review.summary([judged({}), judged({ kind: "fine", loss: 0.9 })]), "You made no costly move.");
  assert.equal(review.summary([judged({}), one]), "One costly move: it lost 0.6 points on average.");
  assert.equal(review.summary([one, judged({}), two]), "2 costly moves. The one marked lost most: 1.2 points on average.");
  assert.equal(review.costliest([one, two])?.move, 9);
  assert.equal(review.costliest([judged({ kind: "fine", loss: 3 })]), undefined);
});

test("one plays on from before a move of the last deal, and can undo", () => {
  const match = { ...MATCH, learning: false, actions: [[1, 2], [3, 4, 5]] };
  assert.deepEqual(review.back(match, 3), { ...match, learning: true, actions: [[1, 2], [3, 4]] });
  assert.deepEqual(review.back(match, 1).actions, [[1, 2], []]);
  assert.deepEqual(match.actions, [[1, 2], [3, 4, 5]]);
});
