/* The search: words, synonyms, and the order of the results. */
import assert from "node:assert/strict";
import test from "node:test";

import { give, load } from "./load.mjs";

give({ synonyms: {
  spelling: { grey: "gray", centre: "center" },
  words: { 60: ["sixty"], 66: ["sixty-six"], say: ["said", "announc", "declar"], solo: ["alone"] },
} });
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

/** The titles of the results, the best first. @param {string} asked @param {string} [game] */
const found = (asked, game = "") => fitting(ROWS, patterns(asked), game).best.map(({ title }) => title);
/** Those that follow, without all of the words. @param {string} asked @param {Search.Row[]} [rows] */
const nearby = (asked, rows = ROWS) => fitting(rows, patterns(asked), "").near.map(({ title }) => title);
/** Whether the results have all of the words. @param {string} asked */
const whole = (asked) => fitting(ROWS, patterns(asked), "").all;

test("a row is found by its title, text, game and kind", () => {
  assert.deepEqual(found("hearts"), ["King of Hearts"]);
  assert.deepEqual(found("charlemagne"), ["King of Hearts"]);
  assert.deepEqual(found("court couplet"), ["couplet", "Sixty, or one more couplet?"]);
  assert.deepEqual(found("novelist author"), ["Charlotte Brontë"]);
});

test("case, accents and endings don’t matter", () => {
  assert.deepEqual(found("ZOE"), ["Zoë Akins"]);
  assert.deepEqual(found("zoë"), ["Zoë Akins"]);
  assert.deepEqual(found("printed"), ["Printing"]);
  assert.ok(found("closing").includes("COURT-2H-R4b"));
});

test("a search matches the start of a word, never its middle", () => {
  assert.deepEqual(found("emagne"), []);
  assert.deepEqual(found("magn"), []);
  assert.deepEqual(found("charlem"), ["King of Hearts"]);
});

test("a clause is found by its number", () => {
  assert.deepEqual(found("court-2h-r4b"), ["COURT-2H-R4b"]);
  assert.deepEqual(found("R4b"), ["COURT-2H-R4b"]);
});

test("a number also finds the word for it", () => {
  assert.ok(found("66").includes("S66-12"));
  assert.ok(found("60").includes("Declaring sixty"));
});

test("a synonym finds the word of the rules", () => {
  assert.ok(found("say sixty").includes("Declaring sixty"));
  assert.ok(found("say sixty").includes("S66-12"), "announce means the same");
});

test("common words are ignored, unless there are no others", () => {
  assert.deepEqual(found("what is a couplet"), found("couplet"));
  assert.equal(patterns("who must it").length, 3);
});

/** The same for other rows. @param {string} asked @param {Search.Written[]} written */
const foundIn = (asked, ...written) => fitting(written.map(row), patterns(asked), "").best.map(({ title }) => title);

test("a match in the title ranks above a match in the text", () => {
  assert.deepEqual(foundIn("trump", ["guide", "Text", "", "a", "Of trump."], ["guide", "Trump", "", "b", "Of it."]), ["Trump", "Text"]);
});

test("the number of a rule is no title", () => {
  assert.deepEqual(foundIn("trump", ["rule", "X-TRUMP", "", "a", "Of trump."], ["guide", "Trump", "", "b", ""]), ["Trump", "X-TRUMP"]);
});

test("a rare word ranks above a common one", () => {
  const often = /** @type {Search.Written[]} */ (["a", "b", "c"].map((name) => ["rule", name, "", name, "A card."]));
  assert.equal(foundIn("card talon", ...often, ["rule", "Draw", "", "d", "From the talon."])[0], "Draw");
});

test("a lesson ranks below the rule it teaches, even with more matches in its title", () => {
  assert.deepEqual(foundIn("close talon", ["lesson", "Close the talon", "", "a", ""], ["guide", "Close", "", "b", "Of the talon."]), ["Close", "Close the talon"]);
});

test("if no row has all the words, rows with some of them are found", () => {
  assert.equal(whole("king charlemagne"), true);
  assert.equal(whole("king couplet"), false);
  assert.deepEqual(new Set(found("king couplet")), new Set(["couplet", "Sixty, or one more couplet?", "King of Hearts"]));
  assert.deepEqual(found("zebra"), []);
});

test("the filter keeps one game and the pages of all games", () => {
  assert.deepEqual(found("charlemagne", "Court"), []);
  assert.deepEqual(found("deck", "Court"), ["Printing"]);
  assert.ok(!found("sixty", "Court").includes("S66-12"));
});

test("punctuation finds nothing, and doesn’t disturb the words around it", () => {
  assert.deepEqual(found("!?"), []);
  assert.equal(whole("!?"), false);
  assert.deepEqual(found(""), []);
  assert.deepEqual(found("(hearts) [.*+"), ["King of Hearts"]);
  assert.deepEqual(found("\\hearts$"), ["King of Hearts"]);
});

test("an exact match of a short word ranks above longer words", () => {
  const rows = [row(["rule", "Kings", "", "a", "A kingly card."]), row(["rule", "Kin", "", "b", "Cards of one kin."])];
  const [first] = fitting(rows, patterns("kin"), "").best;
  assert.equal(first.title, "Kin");
});

test("equal matches are sorted by kind, pages first and lessons last", () => {
  const kinds = /** @type {Search.Kind[]} */ (["lesson", "card", "rule", "page"]);
  const rows = kinds.map((kind) => row([kind, "Card", "", kind, "A trump."]));
  assert.deepEqual(fitting(rows, patterns("trump"), "").best.map(({ kind }) => kind), ["page", "rule", "card", "lesson"]);
});

test("an apostrophe doesn’t matter", () => {
  assert.deepEqual(found("King’s hearts"), ["King of Hearts"]);
  assert.deepEqual(found("king's hearts"), ["King of Hearts"]);
});

test("a page is found by the words of visitors, before others that have some of them", () => {
  const written = /** @type {Search.Written[]} */ ([
    ["rule", "A black card", "", "a", "A black and white card."],
    ["page", "Low ink", "", "b", "For laser printers.", "black and white; gray; save ink"],
  ]);
  for (const asked of ["black and white", "in black & white", "is white and black possible?"]) {
    assert.equal(foundIn(asked, ...written)[0], "Low ink", asked);
  }
  assert.deepEqual(foundIn("greyscale gray", ...written), ["Low ink"]);
  assert.equal(foundIn("black card", ...written)[0], "A black card");
});

test("British spelling finds American words", () => {
  assert.deepEqual(foundIn("centre", ["page", "Centering", "", "a", ""]), ["Centering"]);
  assert.deepEqual(foundIn("grey", ["page", "Gray cards", "", "a", ""]), ["Gray cards"]);
});

test("a word with one wrong letter is found, unless it is right elsewhere", () => {
  for (const asked of ["coplet", "couplet", "cuoplet", "couplett", "cooplet"]) {
    assert.equal(found(asked)[0], "couplet", asked);
  }
  assert.deepEqual(found("kxng"), ["King of Hearts"]);
  assert.deepEqual(found("kxg"), []);
  assert.deepEqual(foundIn("sollo", ["page", "Alone", "", "a", ""]), ["Alone"]);
});

test("the word itself ranks above its synonym", () => {
  assert.deepEqual(foundIn("solo", ["rule", "A", "", "a", "Play alone."], ["rule", "B", "", "b", "Play solo."]), ["B", "A"]);
});

test("what has most of the words follows what has all", () => {
  assert.deepEqual(found("sixty round declares court"), ["Declaring sixty"]);
  assert.deepEqual(nearby("sixty round declares court"), ["Sixty, or one more couplet?"]);
  assert.deepEqual(nearby("zebra couplet"), []);
});

test("a place in a guide is found once, by the best of its texts", () => {
  const texts = ["A trump.", "A trump and a king.", "A king."];
  const rows = texts.map((text) => row(["guide", "Trumps", "", "rules.html#trumps", text]));
  assert.deepEqual(fitting(rows, patterns("trump king"), "").best.map(({ text }) => text), ["A trump and a king."]);
});
