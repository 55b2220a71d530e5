/* The sentences of a table. */
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./load.mjs";
import { held, look, lying, MATCH, MOMENT, open } from "./table.mjs";

const { words } = load("elements", "table-words");

const BOTH = { ...MATCH, seats: [{ name: "Ann" }, { name: "Ben", keeper: "person" }] };
const NONE = { ...MATCH, seats: [{ name: "Ann", keeper: "beginner" }, { name: "Ben", keeper: "good" }] };

test("a seat belongs to a person by default", () => {
  assert.deepEqual([MATCH, BOTH, NONE].map(words.persons), [1, 2, 0]);
  assert.deepEqual([MATCH, { ...MATCH, seats: [...MATCH.seats].reverse() }, NONE].map(words.first), [0, 1, 0]);
});

test("a stored match has a button to return to it", () => {
  assert.equal(words.door(null), "");
  assert.equal(words.door({ match: MATCH, ended: false }), "Continue your match");
  assert.equal(words.door({ match: MATCH, ended: true }), "Look at your last match");
});

test("the turned-up card is not in play", () => {
  const table = { ...look().table, lying: [lying("RE", "Red Esquire"), lying("GR", "Gold Royal", { how: "turned up", seat: -1 })] };
  assert.deepEqual(words.inPlay(look({ table })).map(({ card }) => card.id), ["RE"]);
});

test("if no card can be played, the person has to press a button, except to lead", () => {
  const none = [held("RK", "Red Knight", { may: false })];
  assert.equal(words.elsewhere(look({ question: "draw", hand: none })), true);
  assert.equal(words.elsewhere(look({ question: "lead", hand: none })), false);
  assert.equal(words.elsewhere(look({ question: "draw", hand: [] })), false);
  assert.equal(words.elsewhere(look({ question: "reply" })), false);
});

test("the person reads what to do", () => {
  assert.equal(words.wanted(look(), MATCH), "Your turn to lead.");
  assert.equal(words.wanted(look({ question: "reply" }), MATCH), "Your turn.");
  const none = [held("RK", "Red Knight", { may: false })];
  const ways = [open(40, "draw the top card"), open(41, "close"), open(42, "declare sixty"), open(43, "go on")];
  /** @param {number} n */
  const asked = (n) => words.wanted(look({ question: "draw", hand: none, open: ways.slice(0, n) }), MATCH);
  assert.equal(asked(1), "Your turn: draw the top card.");
  assert.equal(asked(3), "Your turn: draw the top card, close or declare sixty.");
  assert.equal(asked(4), "Your turn: choose below.");
  const last = [open(41, "close"), open(40, "draw")];
  assert.equal(words.wanted(look({ question: "draw", hand: none, open: last }), MATCH), "Your turn: draw or close.");
  assert.equal(words.wanted(look(), BOTH), "Ann, your turn to lead.");
});

test("who is learning reads about a plainly better move, others don’t", () => {
  const declare = look({ plain: 9, open: [open(9, "declare sixty")] });
  assert.equal(words.wanted(declare, MATCH), "Your turn to lead; you could declare sixty.");
  assert.equal(words.wanted(declare, { ...MATCH, learning: false }), "Your turn to lead.");
});

// ------------------------------------------------------------------ what is heard

test("the choices are named, any card in two words, and nothing that the turn line names", () => {
  const hand = ["A", "B", "C"].map((id, n) => held(id, `Red ${id}`, { action: n }));
  const ways = [0, 1, 2].map((action) => open(action, "lead it"));
  const close = open(9, "close the talon");
  assert.equal(words.choices(look({ hand, open: [...ways, close] }), [], MATCH), "You may play any card, or close the talon.");
  assert.equal(words.choices(look({ hand, open: ways, plain: 9 }), [], MATCH), "You may play any card.");
  const [first, ...others] = hand;
  const followed = look({ question: "reply", hand: [first, ...others.map((card) => ({ ...card, may: false }))], open: [ways[0]] });
  assert.equal(words.choices(followed, [], MATCH), "You may play the Red A.");
  const none = look({ question: "draw", hand: hand.map((card) => ({ ...card, may: false })), open: [close] });
  assert.equal(words.choices(none, [], MATCH), "");
  const declared = look({ hand, open: [...ways, close], plain: 9 });
  assert.equal(words.choices(declared, [], MATCH), "You may play any card.");
  assert.equal(words.choices(declared, [], { ...MATCH, learning: false }), "You may play any card, or close the talon.");
});

test("choices that begin alike begin once", () => {
  const ways = ["announce twenty: lead the King", "announce twenty: lead the Queen", "close"].map((says, n) => open(9 + n, says));
  assert.equal(words.choices(look({ hand: [], open: ways }), [], MATCH), "You may announce twenty: lead the King or lead the Queen, or close.");
});

test("of cards to ask for the groups are named", () => {
  const calls = ["Poets", "Poets", "Judges"].map((group, n) => ({ action: n, seat: 1, card: { id: `${n}`, name: `${n}`, group } }));
  const asked = look({ question: "ask", hand: [held("x", "X", { action: null, may: false })], open: [0, 1, 2, 3].map((action) => open(action, action < 3 ? "ask" : "pass")) });
  assert.equal(words.choices(asked, calls, MATCH), "You may ask for a card of the Poets or Judges, or pass.");
});

test("the table is told in sentences: hand, what lies open, the others, facts, score", () => {
  const table = { ...look().table, held: [2, 3], seen: [[], [{ id: "GR", name: "Gold Royal" }]], lying: [lying("RE", "Red Esquire")], said: [{ label: "Court color", text: "Red", hand: -1 }, { label: "Seen in Ben’s hand", text: "Gold Royal", hand: 1 }] };
  assert.deepEqual(words.state(look({ table })), [
    "Your hand: Red Knight, Gold Crown.", "Led by Ben: Red Esquire.", "Ben: 3 cards, among them Gold Royal.", "Court color: Red.", "Score: Ann 2, Ben 0.",
  ]);
  const counted = { ...table, lying: [], said: [{ label: "In hand", text: "Ann 0, Ben 3", hand: -1 }] };
  assert.deepEqual(words.state(look({ table: counted, hand: [] })), ["Your hand is empty.", "In hand: Ann 0, Ben 3.", "Score: Ann 2, Ben 0."]);
});

// ------------------------------------------------------------------ what may be done

test("each of a few playable cards is listed", () => {
  const options = words.options(look({ open: [open(1, "lead the Red Knight"), open(9, "close the talon", { text: "The talon is closed.", clause: "C" })] }), []);
  assert.deepEqual(options, [{ text: "Lead the Red Knight. ", clause: "" }, { text: "Close the talon. The talon is closed.", clause: "C" }]);
});

test("if any card may be played, one sentence says so", () => {
  const hand = ["A", "B", "C"].map((id, n) => held(id, id, { action: n }));
  const options = words.options(look({ hand, open: [0, 1, 2, 9].map((action) => open(action, `do ${action}`)) }), []);
  assert.deepEqual(options.map(({ text }) => text), ["Play any card.", "Do 9. "]);
});

test("cards refused by one rule are listed together, each name once", () => {
  const refused = { may: false, text: "You must follow suit.", clause: "R4b" };
  const hand = [held("A", "Gold Serf", refused), held("B", "Gold Serf", refused), held("C", "Red Knight", refused), held("D", "Red Crown")];
  const options = words.options(look({ hand, open: [open(4, "play the Red Crown")] }), []);
  assert.deepEqual(options.at(-1), { text: "Not the Gold Serf, Red Knight: You must follow suit.", clause: "R4b", not: true });
  assert.equal(options.length, 2);
});

test("a card that is never played alone isn’t listed as refused", () => {
  const hand = [held("A", "Poe, life", { action: null, may: false, text: "" })];
  assert.deepEqual(words.options(look({ hand }), []), []);
});

test("cards to ask for are listed by group, only the allowed ones", () => {
  /** @type {Session.Call[]} */
  const calls = [["Poe", 20], ["Poe", 21], ["Brontë", 22], ["Dickens", 23]].map(([group, action]) => ({ action: Number(action), seat: 1, card: { id: "x", name: "x", group: String(group) } }));
  const [asked, ...others] = words.options(look({ hand: [], open: [20, 21, 22].map((action) => open(action, "ask")) }), calls);
  assert.ok(asked.text.startsWith("Ask for a card of the Poe, Brontë."));
  assert.deepEqual(others, []);
});

// ------------------------------------------------------------------ what is asked first

const CLOSE = { action: 9, name: "close", text: "The talon is closed." };

test("a deed with a cost shows the cost first", () => {
  const none = { open: [], plain: null };
  assert.equal(words.doubt(CLOSE, none, { close: { text: "You may lose two points.", cost: "" } }), "You may lose two points.");
  assert.equal(words.doubt(CLOSE, none, {}), "");
});

test("a deed is questioned if another is plainly better, but never the better one", () => {
  const better = { open: [open(8, "declare sixty")], plain: 8 };
  assert.equal(words.doubt(CLOSE, better, {}), "You may declare sixty.");
  assert.equal(words.doubt({ ...CLOSE, action: 8 }, better, { close: { text: "It costs.", cost: "" } }), "");
});

/** Two cards that are alike to the rules: each is played by the same action. @type {any[]} */
const hand = [{ id: "GC", action: 1 }, { id: "GC2", action: 1 }, { id: "RK", action: 3 }];

test("what a hint has advised is done at once", () => {
  const ways = [open(1, "lead the Gold Crown", { cards: ["GC"] }), open(7, "announce", { cards: ["GC", "GR"] })];
  const costs = { close: { text: "You may lose two points.", cost: "" } };
  assert.equal(words.doubt(CLOSE, { open: [], plain: 8 }, costs, 9), "");
  assert.notEqual(words.doubt(CLOSE, { open: [], plain: 8 }, costs, 1), "");
  assert.deepEqual(words.better("GC", { hand, open: ways, plain: null }, 1), []);
  assert.deepEqual(words.better("GC2", { hand, open: ways, plain: 1 }, 1), []);
  assert.deepEqual(words.better("GC", { hand, open: ways, plain: null }, 7).map(({ action }) => action), [7]);
});

test("instead of a card alone, an announcement or a plainly better move is offered", () => {
  const ways = [open(1, "lead the Gold Crown", { cards: ["GC"] }), open(7, "announce", { cards: ["GC", "GR"] }), open(8, "declare sixty")];
  assert.deepEqual(words.better("GC", { hand, open: ways, plain: null }).map(({ action }) => action), [7]);
  assert.deepEqual(words.better("GC", { hand, open: ways, plain: 8 }).map(({ action }) => action), [7, 8]);
  assert.deepEqual(words.better("RK", { hand, open: ways, plain: null }), []);
});

test("a hint is shown once, at its question and after its clause", () => {
  const hints = [{ text: "Lead low.", question: "lead", after: "" }, { text: "Now follow.", question: "", after: "R4b" }, { text: "Count.", question: "", after: "" }];
  assert.equal(words.hint(hints, [], "lead", [])?.text, "Lead low.");
  assert.equal(words.hint(hints, ["Lead low."], "lead", [])?.text, "Count.");
  assert.equal(words.hint(hints, [], "reply", ["R4b"])?.text, "Now follow.");
  assert.equal(words.hint(hints, hints.map(({ text }) => text), "lead", ["R4b"]), undefined);
});

// ------------------------------------------------------------------ when a deal is over

/** @param {Partial<Session.Line>} line @returns {Session.Line} */
const line = (line) => ({ deal: 2, side: 0, who: "Ann", points: 2, reason: "sixty, opponent under thirty", clauses: ["A"], ...line });

/** @param {Partial<Session.End>} other @returns {Session.End} */
const end = (other) => ({ ...MOMENT, ...look(), deal: 2, deal_over: true, reason: "sixty was declared", winners: [], story: "", ...other });

test("the end of a deal lists its own lines only", () => {
  const sheet = [line({ deal: 1, who: "Ben", points: 1 }), line({ points: 0, reason: "Ben deals" }), line({}), line({ points: 1, reason: "carried" })];
  assert.deepEqual(words.ended(end({ sheet }), 2, "point"), {
    title: "Ann won 3 points",
    story: "",
    lines: [{ text: "Ann: 2 points, sixty, opponent under thirty.", clauses: ["A"] }, { text: "Ann: 1 point, carried.", clauses: ["A"] }],
  });
});

test("the lines and the score begin with a capital letter, as the person and a partner do", () => {
  const sheet = [line({ who: "you and Cy" }), line({ points: 0, who: "you and Cy", reason: "you and Cy won the match" }), line({ who: "Ben", points: 1 })];
  const lines = words.ended(end({ sheet }), 0, "point").lines.map(({ text }) => text);
  assert.deepEqual(lines, ["You and Cy: 2 points, sixty, opponent under thirty.", "You and Cy won the match.", "Ben: 1 point, sixty, opponent under thirty."]);
  assert.equal(words.standing({ ...look(), score: [{ side: 0, who: "you and Cy", points: 2 }, { side: 1, who: "Ben", points: 0 }] }), "You and Cy 2, Ben 0");
});

test("after a return to a finished deal its points are listed", () => {
  const sheet = [line({ deal: 1 }), line({ points: 0, reason: "cut" }), line({})];
  assert.deepEqual(words.ended(end({ sheet }), 3, "point").lines.map(({ text }) => text), ["Ann: 2 points, sixty, opponent under thirty."]);
});

test("a deal without points gives its reason", () => {
  assert.deepEqual(words.ended(end({}), 0, "point").lines, [{ text: "Sixty was declared.", clauses: [] }]);
  assert.deepEqual(words.ended(end({ reason: "" }), 0, "point").lines, [], "a deal that was broken off has no reason");
});

test("the end of a match names its winners, if any", () => {
  assert.equal(words.ended(end({ match_over: true, winners: [0, 1] }), 0, "point").title, "Ann and Ben won the match");
  const mine = [{ side: 0, who: "you and Cy", points: 7 }];
  assert.equal(words.ended(end({ match_over: true, winners: [0], score: mine }), 0, "point").title, "You and Cy won the match");
  assert.equal(words.ended(end({ match_over: true }), 0, "point").title, "The match is over");
});

test("the end of a deal has its story, that of a match also who won the deal", () => {
  const made = { sheet: [line({})], story: "Ann made 60, and you had 28" };
  const over = words.ended(end({ ...made, match_over: true, winners: [0] }), 0, "point");
  assert.deepEqual([over.title, over.story], ["Ann won the match", "Ann won 2 points. Ann made 60, and you had 28."]);
  const { title, story } = words.ended(end(made), 0, "point");
  assert.deepEqual([title, story], ["Ann won 2 points", "Ann made 60, and you had 28."]);
});

test("the end of a deal says first who won what", () => {
  /** @param {[string, number][]} points */
  const title = (points) => words.ended(end({ sheet: points.map(([who, n]) => line({ who, points: n })) }), 0, "point").title;
  assert.equal(title([["Ann", 1]]), "Ann won 1 point");
  assert.equal(title([["you", 2], ["you", 1]]), "You won 3 points");
  assert.equal(title([["you and Cy", 2]]), "You and Cy won 2 points");
  assert.equal(title([["Ann", 23], ["you", 31], ["Cy", 9]]), "You won with 31 points");
  assert.equal(title([["Ann", 12], ["you", 12]]), "Ann and you: 12 points each");
  assert.equal(title([["Ann", 0]]), "Nobody scored");
});
