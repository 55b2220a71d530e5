/* The words of a score sheet. */
import assert from "node:assert/strict";
import test from "node:test";

import { lawOf, load } from "./load.mjs";

const { score: { keep }, sheet } = load("elements", "score", "sheet");

const COURT = lawOf("court/two-handed");
const THREE = lawOf("sixty-six/three-handed");
const NATIONS = lawOf("nations/four-handed");
const DOUBLES = lawOf("card-tennis/doubles");
const AUTHORS = lawOf("portrait-authors/easy");
const NAMES = ["Ann", "Ben", "Cy", "Di"];
const BLANK = { side: -1, group: -1, tricks: null, extra: null };

/** A sheet after some entries.
    @param {Score.Law} rules @param {Score.Entry[]} entries @param {Partial<Score.Standing>} [other] @returns {Score.Standing} */
const at = (rules, entries = [], other = {}) => ({ rules, now: keep(rules, { dealer: 0, entries }), names: NAMES, agreed: false, draft: BLANK, ...other });

/** @param {number} side @param {number} award @returns {Score.Entry} */
const made = (side, award, times = 1) => ({ made: [[side, award, times]] });

test("partners are named together, in the order of their seats", () => {
  assert.equal(sheet.nameOf(at(NATIONS), 0), "Ann and Cy");
  assert.equal(sheet.nameOf(at(NATIONS), 1), "Ben and Di");
  assert.equal(sheet.nameOf(at(COURT), 1), "Ben");
});

test("in a tally each player is a side, and agreed sketches are groups", () => {
  const plain = sheet.rulesOf(AUTHORS, { seats: 3, agreed: false });
  assert.deepEqual(plain.sides, [[0], [1], [2]]);
  assert.equal(plain.groups.length, AUTHORS.groups.length);
  const agreed = sheet.rulesOf(AUTHORS, { seats: 3, agreed: true });
  assert.ok(agreed.groups.length > plain.groups.length);
  assert.deepEqual(AUTHORS.sides, [], "the law of the page is unchanged");
});

test("with three players neither the dealer nor a player who is out can score", () => {
  assert.deepEqual(sheet.able(at(THREE)), [1, 2]);
  const out = [[1, 2], [1, 2], [0, 0], [1, 0]].map(([side, award]) => made(side, award));
  assert.deepEqual(sheet.able({ ...at(THREE), now: keep(THREE, { dealer: 2, entries: out }) }), [0, 2]);
  assert.deepEqual(sheet.able(at(NATIONS)), [0, 1]);
});

test("seven of thirteen tricks score one point, six score none", () => {
  assert.deepEqual(sheet.made(NATIONS, [7, 6], null), [[0, 0, 1]]);
  assert.deepEqual(sheet.made(NATIONS, [0, 13], null), [[1, 0, 7]]);
  assert.deepEqual(sheet.made(NATIONS, [6, 7], [0, 2, 1]), [[1, 0, 1], [0, 2, 1]], "tricks come first, because they count first");
});

test("the choices are summed up before they are written down", () => {
  assert.equal(sheet.summary(at(NATIONS)), "Nothing chosen yet for this round.");
  const draft = { ...BLANK, tricks: [9, 4], extra: /** @type {Score.Made} */ ([1, 2, 1]) };
  assert.equal(sheet.summary(at(NATIONS, [], { draft })), "This round: Ann and Cy, 9 tricks: 3 above six; Ben and Di, Three titles.");
  assert.equal(sheet.summary(at(NATIONS, [], { draft: { ...draft, tricks: null } })), "This round: Ben and Di, Three titles.");
});

test("the rest of a partly stacked group is shown", () => {
  const rules = { ...lawOf("portrait-authors/full"), seats: 2, sides: [[0], [1]] };
  const stacked = at(rules, [{ stack: [0, 2, 0] }, { stack: [0, 1, 1] }]);
  assert.equal(sheet.rest(stacked, 0), ", 1 pair left");
  assert.equal(sheet.rest(stacked, 1), ", 2 pairs left");
  assert.equal(sheet.rest(stacked, 2), "");
});

test("each line reads as a sentence", () => {
  const score = at(COURT, [made(0, 2), { tie: true }, made(0, 2)]);
  assert.deepEqual(score.now.lines.map((line) => sheet.lineText(score, line)), [
    "Ann: 3 for “Sixty, opponent without a couplet”.",
    "A tie: nobody scores.",
    "Ann: 3 for “Sixty, opponent without a couplet”.",
    "Ann: 1 for “Carried from a tie”.",
    "Ann has won the game.",
  ]);
});

test("a note ends with its rule in full", () => {
  const late = at(NATIONS, [made(0, 0, 7), { made: [[0, 0, 3], [1, 1, 1]] }]);
  const said = sheet.lineText(late, /** @type {Score.Line} */ (late.now.lines.at(-1)));
  assert.ok(said.startsWith("Ben and Di: “All four titles” no longer counts"));
  assert.ok(said.endsWith(NATIONS.texts[NATIONS.clauses.in_order[0]]));
});

test("the title names the dealer, and later the winner", () => {
  assert.equal(sheet.title(at(COURT)), "Round 1: Ann deals");
  assert.equal(sheet.title(at(COURT, [made(0, 0)])), "Round 2: Ben deals");
  assert.equal(sheet.title(at(COURT, [made(1, 2), made(1, 2), made(1, 0)])), "Ben has won the game");
  assert.equal(sheet.title(at(NATIONS, [made(1, 0, 7), made(1, 0, 3)])), "Ben and Di have won the game");
  assert.equal(sheet.title(at(DOUBLES)), "Game 1: Ann serves");
});

test("the title of a tally names the dealer, and later all who share the win", () => {
  const rules = sheet.rulesOf(lawOf("portrait-authors/full"), { seats: 3, agreed: false });
  assert.equal(sheet.title(at(rules)), "Ann dealt");
  assert.equal(sheet.title(at(rules, [], { evening: { games: 1, totals: [0, 0, 0] } })), "Game 2: Ann dealt");
  const end = /** @type {const} */ ({ end: true });
  assert.equal(sheet.title(at(rules, [end])), "Nobody has won");
  assert.equal(sheet.title(at(rules, [{ stack: [0, 3, 0] }, end])), "Ann has won");
  assert.equal(sheet.title(at(rules, [{ stack: [0, 3, 0] }, { stack: [2, 3, 1] }, end])), "Ann and Cy share the win");
});

test("the score is listed by side; in tennis it is called, with the side that has the advantage", () => {
  assert.equal(sheet.standing(at(COURT, [made(0, 2)])), "Ann 3, Ben 0.");
  /** @param {string} balls */
  const played = (balls) => at(DOUBLES, [...balls].map((side) => ({ ball: Number(side) })));
  assert.equal(sheet.standing(played("0")), "15–0. Games: Ann and Cy 0, Ben and Di 0.");
  assert.equal(sheet.called(played("0001111")), "advantage Ben and Di");
  assert.equal(sheet.standing(played("000111")), "Deuce. Games: Ann and Cy 0, Ben and Di 0.");
});

test("points are shown with the target", () => {
  assert.equal(sheet.reached(COURT, 3), "3 of 7");
  assert.equal(sheet.reached(COURT, 7), "7 of 7");
  assert.equal(sheet.reached(COURT, 9), "9 (7 wins)");
  assert.equal(sheet.reached(AUTHORS, 9), 9);
});

test("an evening ends when each player has dealt once", () => {
  const rules = sheet.rulesOf(lawOf("portrait-authors/full"), { seats: 3, agreed: false });
  /** @type {Score.Entry[]} */
  const won = [{ stack: [2, 3, 0] }, { end: true }];
  assert.equal(sheet.evening(at(rules), { games: 1, totals: [10, 0, 0] }), "Games finished this evening: 1 of 3. Each player deals once.");
  assert.equal(sheet.evening(at(rules, won), { games: 2, totals: [10, 3, 0] }), "After 3 games the highest total is 10: Ann and Cy.");
});
