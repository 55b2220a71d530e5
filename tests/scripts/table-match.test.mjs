/* A match as the page plays it, with an engine whose answers a test sets. */
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { browser, give, load } from "./load.mjs";
import { held, look, lying, MATCH, MOMENT, told } from "./table.mjs";

/** The engine’s answer to each message. @type {Record<string, object>} */
let answers = {};
/** The messages it received. @type {object[]} */
let asked = [];
/** Answers any message. @type {any} */
const ask = async (/** @type {{ do: string }} */ message) => {
  asked.push(message);
  return answers[message.do];
};
const unused = async () => {};

browser();
give({ engine: { patience: 0, NOT_SERVED: "", start: unused, stop: unused, ask, print: ask, make: ask } });
load("elements", "stored", "results", "progress", "table-kept", "table-words", "table-story", "table-match");
const { LiveMatch, Refusal, kept } = globalThis.Cardwright;

beforeEach(() => {
  browser();
  [answers, asked] = [{}, []];
});

/** @param {Partial<Session.Dealt>} [other] @returns {Session.Dealt} */
const dealt = (other = {}) => ({ ...MOMENT, told: [told("Ben deals.", { clauses: ["A"] })], clauses: {}, ...other });

/** @param {number} seat @param {Partial<Session.Done["did"]>} [did] @param {Partial<Session.Done>} [other] @returns {Session.Done} */
const done = (seat, did = {}, other = {}) => ({
  ...MOMENT, told: [told("Something happens.")], clauses: {}, came: [], did: { seat, action: 1, name: "RK", says: "lead the Red Knight", cards: [], ...did }, ...other,
});

/** A match at which Ann sees this table. @param {Partial<Session.Look>} [seen] */
async function sitting(seen = {}, match = MATCH) {
  const now = new LiveMatch(match);
  now.note(dealt());
  now.seat = 0;
  answers.look = look(seen);
  await now.see(0);
  return now;
}

test("a refusal of the engine is thrown with its hint", async () => {
  answers.undo = { error: "nothing to take back", hint: "play first" };
  await assert.rejects(new LiveMatch(MATCH).ask({ do: "undo", seat: 0 }), (error) => error instanceof Refusal && error.message === "nothing to take back: play first");
  answers.undo = { error: "nothing to take back", hint: "" };
  await assert.rejects(new LiveMatch(MATCH).ask({ do: "undo", seat: 0 }), { message: "nothing to take back" });
});

test("the words of cited clauses are kept", async () => {
  const now = await sitting({ clauses: { A: "First." } });
  answers.end = { clauses: { B: "Second." } };
  await now.ask({ do: "end" });
  assert.deepEqual(now.texts, { A: "First.", B: "Second." });
  assert.deepEqual(asked, [{ do: "look", seat: 0 }, { do: "end" }]);
});

test("a rule is met once, and this browser remembers its words", async () => {
  const now = await sitting({ clauses: { A: "First.", B: "Second." } });
  assert.deepEqual(now.meet(["B", "B"]), ["B"]);
  assert.deepEqual(now.meet(["B"]), []);
  assert.equal(kept.met.read().court.B, "Second.");
});

test("a finished trick stays on the table until the next begins", async () => {
  const now = await sitting({ table: { ...look().table, lying: [lying("RE", "Red Esquire"), lying("GS", "Gold Serf", { how: "turned up" })] } });
  now.note(done(0, { cards: [{ id: "RK", name: "Red Knight" }] }));
  assert.deepEqual(now.trick.map(({ card, why }) => [card.id, why]), [["RE", "Led by Ben"], ["RK", "Ann"]]);
  answers.look = look();
  await now.see(0);
  assert.equal(now.trick.length, 2, "the finished trick is still shown");
  answers.look = look({ table: { ...look().table, lying: [lying("WS", "White Serf")] } });
  await now.see(0);
  assert.deepEqual(now.trick, []);
});

test("a new deal clears the table and the notes", async () => {
  const now = await sitting();
  now.note(done(0, { cards: [{ id: "RK", name: "Red Knight" }] }));
  assert.equal(now.noted, 0);
  now.note(dealt());
  assert.deepEqual([now.trick, now.noted], [[], -1]);
});

test("the lines of earlier deals are counted once", async () => {
  /** @param {number} deal @param {number} points @returns {Session.Line} */
  const line = (deal, points) => ({ deal, side: 0, who: "Ann", points, reason: "", clauses: [] });
  const now = await sitting({ deal: 2, sheet: [line(1, 2), line(2, 0)] });
  assert.equal(now.noted, 2);
  answers.look = look({ deal: 2, sheet: [line(1, 2), line(2, 0), line(2, 0), line(2, 1)] });
  await now.see(0);
  assert.equal(now.noted, 2);
  const back = await sitting({ deal: 2, sheet: [line(1, 2), line(2, 0), line(2, 1)] });
  assert.equal(back.noted, 2, "after a return to a deal, its own lines are new");
});

test("drawn cards stay marked as new until the person plays", async () => {
  const now = await sitting();
  now.note(done(0, {}, { came: [{ id: "WK", name: "White Knight" }] }));
  assert.deepEqual([...now.came], ["WK"]);
  now.note(done(1));
  assert.deepEqual([...now.came], ["WK"], "still new after the opponent’s move");
  now.note(done(1, {}, { came: [{ id: "RS", name: "Red Serf" }] }));
  assert.deepEqual(new Set(now.came), new Set(["WK", "RS"]));
  now.note(done(0));
  assert.deepEqual([...now.came], []);
});

test("drawn cards are named to a single person, but not if two people share the screen", async () => {
  const came = [{ id: "WK", name: "White Knight" }];
  const alone = await sitting();
  alone.note(done(0, {}, { came }));
  assert.deepEqual(alone.story.latest(1).lines.map(({ text }) => text).at(-1), "Into your hand: White Knight.");
  const two = await sitting({}, { ...MATCH, seats: [{ name: "Ann" }, { name: "Ben" }] });
  two.note(done(0, {}, { came }));
  assert.deepEqual(two.story.latest(1).lines.map(({ text }) => text), ["Something happens."]);
});

test("a card taken by an opponent is named as lost", async () => {
  const now = await sitting({ hand: [held("P1", "Poe, life"), held("P2", "Poe, sketch")] });
  now.note(done(1));
  answers.look = look({ hand: [held("P2", "Poe, sketch")] });
  await now.see(0);
  assert.equal(now.story.latest(1).lines.at(-1)?.text, "Out of your hand: Poe, life.");
});

test("changing seats loses no cards", async () => {
  const now = await sitting({ hand: [held("P1", "Poe, life")] });
  now.note(done(1));
  answers.look = look({ seat: 1, hand: [held("P2", "Poe, sketch")] });
  await now.see(1);
  assert.deepEqual(now.story.latest(1).lines.map(({ text }) => text), ["Ben deals.", "Something happens."]);
});

test("playing a card is no news to the person, closing is", async () => {
  const now = await sitting();
  now.note(done(0, { action: 1 }, { told: [told("Ann leads the Red Knight.")] }));
  assert.deepEqual(now.story.newest(1), []);
  now.note(done(0, { action: 99 }, { told: [told("Ann closes the talon.")] }));
  assert.deepEqual(now.story.newest(1).map(({ text }) => text), ["Ann closes the talon."]);
});

test("a story can be started over", async () => {
  const now = await sitting();
  now.retell();
  assert.deepEqual(now.story.latest(1).lines, []);
});

test("a hint and an undone move mark their deal, and a refused one does not", async () => {
  /** @type {number[]} */
  const marked = [];
  give({ door: /** @type {Door} */ (/** @type {unknown} */ ({ help: (/** @type {number} */ deal) => marked.push(deal) })) });
  const live = new LiveMatch(MATCH);
  live.look = look({ deal: 3 });
  answers.advise = {};
  answers.undo = { error: "nothing to take back", hint: "" };
  await live.ask({ do: "advise", seat: 0 });
  await assert.rejects(live.ask({ do: "undo", seat: 0 }));
  assert.deepEqual(marked, [3]);
});
