/* What the search finds. */
import assert from "node:assert/strict";
import test from "node:test";

import { load } from "./load.mjs";

const { finding: { row, patterns, fitting } } = load("finding");

/** @type {Search.Written[]} */
const WRITTEN = [
  ["page", "Printing", "", "printing.html", "Four ways to print a deck of cards."],
  ["term", "couplet", "Court", "glossary.html#court", "Two cards that are taken together."],
  ["guide", "Declaring sixty", "Court", "court/rules.html#sixty", "Whoever has sixty declares it, and the round ends."],
  ["rule", "COURT-2H-R4b", "Court", "court/law.html#COURT-2H-R4b", "A player who closes must reach sixty."],
  ["rule", "S66-12", "Sixty-Six", "sixty-six/law.html#S66-12", "A player who has sixty-six announces it."],
  ["card", "King of Hearts", "Sixty-Six", "sixty-six/cards.html", "Charlemagne"],
  ["author", "Charlotte Brontë", "Portrait Authors", "portrait-authors/cards.html", "1816–1855. Novelist."],
  ["author", "Zoë Akins", "Portrait Authors", "portrait-authors/cards.html", "1886–1958. Playwright."],
  ["lesson", "Sixty, or one more couplet?", "Court", "court/lessons/sixty.html", "Ann has 58. Should she declare sixty?"],
];
const ROWS = WRITTEN.map(row);

/** The titles of what is found, the best first. @param {string} asked @param {string} [game] */
const found = (asked, game = "") => fitting(ROWS, patterns(asked), game).best.map(({ title }) => title);
/** Whether what is found has all of the words. @param {string} asked */
const whole = (asked) => fitting(ROWS, patterns(asked), "").all;

test("a row is found by a word of its title, its text, its game, and what kind it is", () => {
  assert.deepEqual(found("hearts"), ["King of Hearts"]);
  assert.deepEqual(found("charlemagne"), ["King of Hearts"]);
  assert.deepEqual(found("court couplet"), ["couplet", "Sixty, or one more couplet?"]);
  assert.deepEqual(found("novelist author"), ["Charlotte Brontë"]);
});

test("case, accents and endings make no difference", () => {
  assert.deepEqual(found("ZOE"), ["Zoë Akins"]);
  assert.deepEqual(found("zoë"), ["Zoë Akins"]);
  assert.deepEqual(found("printed"), ["Printing"]);
  assert.ok(found("closing").includes("COURT-2H-R4b"));
});

test("a word is found where it begins, not inside another", () => {
  assert.deepEqual(found("emagne"), []);
  assert.deepEqual(found("magn"), []);
  assert.deepEqual(found("charlem"), ["King of Hearts"]);
});

test("a clause is found by its name", () => {
  assert.deepEqual(found("court-2h-r4b"), ["COURT-2H-R4b"]);
  assert.deepEqual(found("R4b"), ["COURT-2H-R4b"]);
});

test("a number is looked for as the word that it is", () => {
  assert.ok(found("66").includes("S66-12"));
  assert.ok(found("60").includes("Declaring sixty"));
});

test("what others say in other words is found", () => {
  assert.ok(found("say sixty").includes("Declaring sixty"));
  assert.ok(found("say sixty").includes("S66-12"), "of which it is announced");
});

test("words that say nothing do not count, unless there are no others", () => {
  assert.deepEqual(found("what is a couplet"), found("couplet"));
  assert.equal(patterns("who must it").length, 3);
});

/** The titles of what is found in these rows, the best first. @param {string} asked @param {Search.Written[]} written */
const foundIn = (asked, ...written) => fitting(written.map(row), patterns(asked), "").best.map(({ title }) => title);

test("a word in a title weighs more than one in a text", () => {
  assert.deepEqual(foundIn("trump", ["rule", "Text", "", "a", "Of trump."], ["rule", "Trump", "", "b", "Of it."]), ["Trump", "Text"]);
});

test("a rare word weighs more than one that many have", () => {
  const often = /** @type {Search.Written[]} */ (["a", "b", "c"].map((name) => ["rule", name, "", name, "A card."]));
  assert.equal(foundIn("card talon", ...often, ["rule", "Draw", "", "d", "From the talon."])[0], "Draw");
});

test("a lesson comes after what it teaches, even with more of the words in its title", () => {
  assert.deepEqual(foundIn("close talon", ["lesson", "Close the talon", "", "a", ""], ["rule", "Close", "", "b", "Of the talon."]), ["Close", "Close the talon"]);
});

test("without a row that has all the words, those that have some are near it", () => {
  assert.equal(whole("king charlemagne"), true);
  assert.equal(whole("king couplet"), false);
  assert.deepEqual(new Set(found("king couplet")), new Set(["couplet", "Sixty, or one more couplet?", "King of Hearts"]));
  assert.deepEqual(found("zebra"), []);
});

test("of one game is found what is of it, or of all", () => {
  assert.deepEqual(found("charlemagne", "Court"), []);
  assert.deepEqual(found("deck", "Court"), ["Printing"]);
  assert.ok(!found("sixty", "Court").includes("S66-12"));
});

test("signs alone find nothing, and do no harm among words", () => {
  assert.deepEqual(found("!?"), []);
  assert.equal(whole("!?"), false);
  assert.deepEqual(found(""), []);
  assert.deepEqual(found("(hearts) [.*+"), ["King of Hearts"]);
  assert.deepEqual(found("\\hearts$"), ["King of Hearts"]);
});

test("a short word is looked for alone before others that begin so", () => {
  const rows = [row(["rule", "Kings", "", "a", "A kingly card."]), row(["rule", "Kin", "", "b", "Cards of one kin."])];
  const [first] = fitting(rows, patterns("kin"), "").best;
  assert.equal(first.title, "Kin");
});

test("what fits as well stands by kind, pages first and lessons last", () => {
  const kinds = /** @type {Search.Kind[]} */ (["lesson", "card", "rule", "page"]);
  const rows = kinds.map((kind) => row([kind, "Trump", "", kind, ""]));
  assert.deepEqual(fitting(rows, patterns("trump"), "").best.map(({ kind }) => kind), ["page", "rule", "card", "lesson"]);
});
