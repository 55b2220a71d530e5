/* The sums of a match, by the laws of the games. */
import assert from "node:assert/strict";
import test from "node:test";

import { lawOf, load } from "./load.mjs";

const { score: { keep, call, called, givenBack, nextFirst, isWhole } } = load("score");

const COURT = lawOf("court/two-handed");
const THREE = lawOf("sixty-six/three-handed");
const FOUR = lawOf("court/four-handed");
const NATIONS = lawOf("nations/four-handed");
const DOUBLES = lawOf("card-tennis/doubles");
/** A tally for three, with each seat as a side. */
const AUTHORS = { ...lawOf("portrait-authors/full"), seats: 3, sides: [[0], [1], [2]] };

/** The score after deals with one award each.
    @param {Score.Law} law @param {[side: number, award: number][]} deals */
const after = (law, ...deals) => keep(law, { dealer: 0, entries: deals.map(([side, award]) => ({ made: [[side, award, 1]] })) });

/** @param {Score.Now} now */
const reasons = (now) => now.lines.map((line) => line.reason);

/** An entry for each ball, from the sides that won them: “0010”. @param {string} balls @returns {Score.Entry[]} */
const balls = (balls) => [...balls].map((side) => ({ ball: Number(side) }));

// ------------------------------------------------------------------ a race

test("a deal adds its points, moves the deal on and cites the clauses of the award", () => {
  const now = after(COURT, [0, 1], [1, 2]);
  assert.deepEqual(now.score, [2, 3]);
  assert.equal(now.number, 3);
  assert.equal(now.dealer, 0);
  assert.equal(now.over, false);
  assert.deepEqual(now.lines[1], {
    deal: 2, dealer: 1, side: 1, points: 3, reason: COURT.awards[2].name, clauses: COURT.awards[2].clauses, how: "scores",
  });
});

test("the match ends at seven points, and later entries are ignored", () => {
  const now = after(COURT, [0, 2], [0, 2], [0, 0], [1, 2]);
  assert.deepEqual(now.score, [7, 0]);
  assert.deepEqual([now.over, now.winner, now.winners], [true, 0, [0]]);
  assert.equal(reasons(now).at(-1), "has won the game");
  assert.equal(after(COURT, [0, 2], [0, 2]).over, false, "six points are not enough");
});

test("ties add up, and the next scorer gets the carried points once", () => {
  const tie = /** @type {const} */ ({ tie: true });
  const now = keep(COURT, { dealer: 0, entries: [tie, tie, { made: [[1, 0, 1]] }, { made: [[1, 0, 1]] }] });
  assert.deepEqual(now.score, [0, 1 + 2 + 1]);
  assert.equal(now.carry, 0);
  assert.deepEqual(reasons(now), ["A tie: nobody scores", "A tie: nobody scores", "Sixty", "Carried from a tie", "Sixty"]);
  assert.equal(keep({ ...COURT, adds_up: false }, { dealer: 0, entries: [tie, tie] }).carry, 1, "if ties don’t add up, one point is carried");
});

test("a deal without points moves the deal on; after a void deal the same dealer deals again", () => {
  const now = keep(THREE, { dealer: 1, entries: [{ none: true }] });
  assert.deepEqual([now.dealer, now.number, now.carry], [2, 2, 0]);
  const void_ = keep(COURT, { dealer: 1, entries: [{ again: true }] });
  assert.deepEqual([void_.dealer, void_.number], [1, 2]);
});

test("a point made during a deal counts at once, keeps the carry and can win the match", () => {
  const standard = FOUR.awards.findIndex((award) => award.now);
  const now = keep(FOUR, { dealer: 0, entries: [{ tie: true }, { now: [1, standard] }] });
  assert.deepEqual([now.score, now.carry, now.number], [[0, 1], 1, 2]);
  assert.deepEqual(now.lines[1].clauses.slice(-FOUR.clauses.keeps_carry.length), FOUR.clauses.keeps_carry);
  const won = keep(FOUR, { dealer: 0, entries: [{ made: [[0, 2, 1]] }, { made: [[0, 2, 1]] }, { now: [0, standard] }, { made: [[1, 2, 1]] }] });
  assert.deepEqual([won.score, won.winner, won.over], [[7, 0], 0, true]);
  assert.deepEqual(won.lines.at(-1)?.clauses, [...FOUR.clauses.at_once, ...FOUR.clauses.target]);
});

test("if awards count in order, those after the winning one don’t count", () => {
  const entries = /** @type {Score.Entry[]} */ ([{ made: [[0, 0, 7]] }, { made: [[1, 0, 7]] }, { made: [[0, 0, 3], [1, 1, 1]] }]);
  const now = keep(NATIONS, { dealer: 0, entries });
  assert.deepEqual([now.score, now.winner], [[10, 7], 0]);
  const late = now.lines.at(-1);
  assert.deepEqual([late?.how, late?.side, late?.points], ["notes", 1, 0]);
  assert.match(late?.reason ?? "", /^“All four titles” no longer counts/);
});

test("if awards don’t count in order, all of them count", () => {
  const now = keep(COURT, { dealer: 0, entries: [{ made: [[0, 2, 1]] }, { made: [[0, 2, 1]] }, { made: [[0, 0, 1], [1, 2, 1]] }] });
  assert.deepEqual([now.score, now.winner], [[7, 3], 0]);
});

test("an award for tricks names the number of tricks", () => {
  assert.equal(called(NATIONS, NATIONS.awards[0], 1), "7 tricks: 1 above six");
  assert.equal(called(NATIONS, NATIONS.awards[0], 7), "13 tricks: 7 above six");
  assert.equal(called(NATIONS, NATIONS.awards[1], 1), "All four titles");
  assert.equal(called(COURT, COURT.awards[0], 2), "Sixty: 2");
});

// ------------------------------------------------------------------ three players

test("with three players the dealer scores too, but stops one point short of winning", () => {
  const now = keep(THREE, { dealer: 0, entries: [{ made: [[1, 2, 1]] }] });
  assert.deepEqual(now.score, [3, 3, 0]);
  const capped = keep(THREE, { dealer: 0, entries: [
    { made: [[1, 2, 1]] }, // 3 3 0, seat 0 deals
    { made: [[0, 0, 1]] }, // 4 4 0, seat 1 deals
    { made: [[0, 0, 1]] }, // 5 4 1, seat 2 deals
    { made: [[2, 1, 1]] }, // 6 4 3: of two points the dealer takes only one
  ] });
  assert.deepEqual(capped.score, [6, 4, 3]);
  assert.match(capped.lines.at(-1)?.reason ?? "", /, but a dealer stops at 6$/);
  assert.deepEqual(capped.lines.at(-1)?.clauses, THREE.clauses.capped);
});

test("with three players the first to seven goes out, and one of the other two loses", () => {
  /** @type {Score.Entry[]} */
  const entries = [[1, 2], [0, 2], [0, 0]].map(([side, award]) => ({ made: [[side, award, 1]] }));
  const out = keep(THREE, { dealer: 0, entries });
  assert.deepEqual([out.score, out.winner, out.over], [[7, 6, 1], 0, false]);
  assert.deepEqual([out.dealer, out.table], [0, [0, 1, 2]], "the player who is out deals once more, as the next dealer");
  const duty = keep(THREE, { dealer: 0, entries: [...entries, { made: [[2, 0, 1]] }] });
  assert.deepEqual(duty.score, [7, 6, 2]);
  assert.equal(duty.lines.at(-1)?.reason, "has gone out, and scores nothing for dealing");
  assert.deepEqual([duty.dealer, duty.table], [1, [1, 2]]);
  const end = keep(THREE, { dealer: 0, entries: [...entries, { made: [[2, 0, 1]] }, { made: [[1, 0, 1]] }] });
  assert.deepEqual([end.over, end.winner, end.loser, end.winners], [true, 0, 2, [0]]);
  assert.equal(end.lines.at(-1)?.reason, "has lost the game");
  assert.deepEqual(end.lines.at(-1)?.clauses, THREE.clauses.loses);
});

test("after one player goes out, the other two deal in turn", () => {
  /** @type {Score.Entry[]} */
  const entries = [[1, 2], [1, 2], [0, 0], [1, 0]].map(([side, award]) => ({ made: [[side, award, 1]] }));
  const deals = [0, 1, 2].map((more) => keep(THREE, { dealer: 2, entries: [...entries, ...Array(more).fill({ none: true })] }));
  assert.equal(deals[0].winner, 1);
  assert.deepEqual(deals.map((now) => now.table), [[0, 2], [0, 2], [0, 2]]);
  assert.deepEqual(deals.map((now) => now.dealer), [0, 2, 0]);
});

test("the loser of three deals first in the next match, if the law says so", () => {
  const over = keep(THREE, { dealer: 0, entries: [] });
  assert.equal(nextFirst({ ...THREE, loser_deals: true }, { ...over, loser: 2 }), 2);
  assert.equal(nextFirst({ ...THREE, loser_deals: false }, { ...over, loser: 2 }), -1);
  assert.equal(nextFirst(COURT, keep(COURT, { dealer: 1, entries: [] })), -1, "the players cut for the deal");
});

// ------------------------------------------------------------------ balls

test("four balls win a game, except after deuce", () => {
  assert.deepEqual(keep(DOUBLES, { dealer: 0, entries: balls("0000") }).score, [1, 0]);
  assert.deepEqual(keep(DOUBLES, { dealer: 0, entries: balls("000111") }).score, [0, 0]);
  assert.deepEqual(keep(DOUBLES, { dealer: 0, entries: balls("0001110") }).score, [0, 0]);
  const won = keep(DOUBLES, { dealer: 0, entries: balls("00011100") });
  assert.deepEqual(won.score, [1, 0]);
  assert.equal(won.lines[0].reason, "Two balls running after deuce");
  assert.deepEqual(won.balls, [0, 0]);
});

test("the score is called with the server’s side first", () => {
  /** @param {string} won */
  const told = (won, dealer = 0) => call(DOUBLES, keep(DOUBLES, { dealer, entries: balls(won) }));
  assert.equal(told("0"), "15–0");
  assert.equal(told("0", 1), "0–15", "the other side serves");
  assert.equal(told("001"), "30–15");
  assert.equal(told("000111"), "deuce");
  assert.equal(told("0001110"), "advantage 0");
  assert.equal(told("00011101"), "deuce");
});

test("at four all each side gives a ball back", () => {
  assert.deepEqual([[3, 3], [4, 3], [4, 4], [5, 5]].map(givenBack), [0, 0, 1, 2]);
});

test("six games win a set, and the next player opens the following one", () => {
  const now = keep(DOUBLES, { dealer: 0, entries: balls("0000".repeat(6)) });
  assert.deepEqual([now.sets, now.score, now.over], [[1, 0], [0, 0], false]);
  assert.equal(now.lines.at(-1)?.reason, "have won the set");
  assert.deepEqual([now.dealer, now.opener], [2, 2]);
});

test("the service goes around from an even seat and backward from an odd one", () => {
  const servers = [0, 1].map((dealer) => [0, 1, 2, 3].map((games) => keep(DOUBLES, { dealer, entries: balls("0000".repeat(games)) }).dealer));
  assert.deepEqual(servers, [[0, 1, 2, 3], [1, 0, 3, 2]]);
});

// ------------------------------------------------------------------ stacks

test("stacks score, and use up the parts of their group", () => {
  const now = keep(AUTHORS, { dealer: 0, entries: [{ stack: [1, 0, 2] }, { stack: [2, 2, 2] }] });
  assert.deepEqual(now.score, [0, 0, 6]);
  assert.equal(now.left[2], 4 - 1 - 3);
  assert.equal(now.left[0], 4);
  assert.equal(now.lines[1].reason, `Double pair royal, ${AUTHORS.groups[2]}`);
});

test("the highest score wins a tally, equal scores share it, and without points nobody wins", () => {
  /** @param {Score.Entry[]} entries */
  const ended = (...entries) => keep(AUTHORS, { dealer: 0, entries: [...entries, { end: true }] });
  assert.deepEqual(ended({ stack: [1, 3, 0] }).winners, [1]);
  assert.equal(ended({ stack: [1, 3, 0] }).winner, 1);
  assert.deepEqual(ended({ stack: [1, 3, 0] }, { stack: [2, 1, 1] }).winners, [1]);
  const shared = ended({ stack: [1, 3, 0] }, { stack: [2, 3, 1] });
  assert.deepEqual([shared.winners, shared.winner], [[1, 2], -1]);
  assert.equal(shared.lines.at(-1)?.reason, "shares the win");
  const nobody = ended();
  assert.deepEqual([nobody.winners, nobody.over], [[], true]);
  assert.equal(nobody.lines.at(-1)?.side, -1);
  assert.equal(nextFirst(AUTHORS, nobody), 1, "the player on the left deals");
});

// ------------------------------------------------------------------ stored sheets

/** @type {Score.Sheet} */
const SHEET = {
  form: "two-handed", seats: 2, names: ["Ann", "Ben"], dealer: 0, agreed: false, entries: [{ made: [[0, 2, 1]] }, { tie: true }, { again: true }, { none: true }],
  draft: { side: -1, group: -1, tricks: null, extra: null },
};

/** @param {object} change */
const whole = (change, law = COURT) => isWhole(law, /** @type {Unread<Score.Sheet>} */ ({ ...SHEET, ...change }));

test("a stored sheet is accepted", () => {
  assert.equal(whole({}), true);
  assert.equal(whole({ entries: [], dealer: 1, draft: { ...SHEET.draft, side: 1 } }), true);
  const partners = { names: ["Ann", "Ben", "Cy", "Di"], entries: [{ made: [[0, 0, 7], [1, 1, 1]] }] };
  assert.equal(whole({ ...partners, draft: { side: -1, group: -1, tricks: [6, 7], extra: [1, 2, 1] } }, NATIONS), true);
  const three = { names: ["Ann", "Ben", "Cy"], entries: [{ stack: [0, 3, 1] }, { end: true }] };
  assert.equal(whole({ ...three, evening: { games: 2, totals: [10, 0, 30] } }, AUTHORS), true);
});

const REFUSED = {
  "a name too few": { names: ["Ann"] },
  "a name of blanks": { names: ["Ann", " "] },
  "a name too long": { names: ["Ann", "B".repeat(21)] },
  "a name that is a number": { names: ["Ann", 5] },
  "no names": { names: undefined },
  "a dealer who is not there": { dealer: 2 },
  "a dealer between two seats": { dealer: 0.5 },
  "nobody as dealer": { dealer: -1 },
  "an agreement that is a word": { agreed: "yes" },
  "entries that are no list": { entries: { 0: { tie: true }, length: 1 } },
  "an entry of nothing": { entries: [{}] },
  "an award that there is not": { entries: [{ made: [[0, 99, 1]] }] },
  "an award by its name": { entries: [{ made: [[0, "0", 1]] }] },
  "a side that there is not": { entries: [{ made: [[2, 0, 1]] }] },
  "an award made twice in a deal": { entries: [{ made: [[0, 0, 2]] }] },
  "an award made no times": { entries: [{ made: [[0, 0, 0]] }] },
  "a deal in which nothing was made": { entries: [{ made: [] }] },
  "what was made as a text": { entries: [{ made: "all" }] },
  "more entries than any evening has": { entries: Array(5001).fill({ tie: true }) },
  "a draft for a side that there is not": { draft: { ...SHEET.draft, side: 2 } },
  "a draft of tricks where none are counted": { draft: { ...SHEET.draft, tricks: [7, 6] } },
  "an evening of a race": { evening: { games: 1, totals: [1, 2] } },
};

for (const [what, change] of Object.entries(REFUSED)) test(`a sheet is not whole with ${what}`, () => assert.equal(whole(change), false));

test("a sheet without a draft or with an empty entry throws", () => {
  assert.throws(() => whole({ draft: null }), TypeError);
  assert.throws(() => whole({ entries: [null] }), TypeError);
});

test("a group can’t be stacked beyond its parts", () => {
  const three = { names: ["Ann", "Ben", "Cy"] };
  assert.equal(whole({ ...three, entries: [{ stack: [0, 0, 0] }, { stack: [1, 2, 0] }] }, AUTHORS), true);
  assert.equal(whole({ ...three, entries: [{ stack: [0, 1, 0] }, { stack: [1, 2, 0] }] }, AUTHORS), false);
});

test("the tricks of both sides add up to those of a deal", () => {
  const partners = { names: ["Ann", "Ben", "Cy", "Di"], entries: [] };
  /** @param {unknown} tricks */
  const with_ = (tricks) => whole({ ...partners, draft: { ...SHEET.draft, tricks } }, NATIONS);
  assert.deepEqual([[6, 7], [0, 13], [6, 6], [-1, 14], [6.5, 6.5], [13]].map(with_), [true, true, false, false, false, false]);
});
