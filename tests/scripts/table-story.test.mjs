/* The story of a match. */
import assert from "node:assert/strict";
import test from "node:test";

import { give, load } from "./load.mjs";
import { told } from "./table.mjs";

/** An element that keeps only its text; what is only heard is in braces. */
class Spoken {
  /** @type {(Spoken | string)[]} */
  parts = [];

  /** @param {(Spoken | string)[]} parts */
  append(...parts) {
    this.parts.push(...parts);
  }

  /** @param {(Spoken | string)[]} parts */
  replaceChildren(...parts) {
    this.parts = parts;
  }

  setAttribute() {}

  toString() {
    return this.parts.join("");
  }
}

/** @type {(tag: string, properties: object, ...children: (Spoken | string)[]) => Spoken} */
const make = (tag, properties, ...children) => {
  const element = new Spoken();
  const heard = "className" in properties && properties.className === "unseen";
  element.append(...(heard ? ["{", ...children, "}"] : children), ["li", "p", "h3"].includes(tag) ? "\n" : "");
  return element;
};
const start = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
const marks = (/** @type {string[]} */ clauses) => clauses.map((clause) => ` (${clause})`);
give(/** @type {any} */ ({ elements: { make, start }, view: { marks } })); // the story uses nothing else

const { Story } = load("table-story");

/** @param {Partial<Table.Entry>} entry @returns {Table.Entry} */
const entry = (entry) => ({ deal: 1, told: [], dealt: false, mine: false, byCard: false, met: [], drawn: [], ...entry });

/** @param {Partial<Table.Entry>[]} entries */
function storyOf(...entries) {
  const story = new Story({ A: "You must follow suit.", B: "Sixty wins." });
  for (const each of entries) story.add(entry(each));
  return story;
}

/** @param {string[]} texts */
const said = (...texts) => texts.map((text) => told(text));
/** @param {{ text: string }[]} lines */
const texts = (lines) => lines.map(({ text }) => text);

test("the latest entries start with the person’s last move", () => {
  const story = storyOf({ told: said("dealt"), dealt: true }, { told: said("Ann leads.") , mine: true }, { told: said("Ben replies.") });
  assert.deepEqual(story.since(1).map(({ told: lines }) => lines[0].text), ["Ann leads.", "Ben replies."]);
});

test("before the person’s first move they are the whole deal", () => {
  assert.equal(storyOf({ dealt: true }, {}, {}).since(1).length, 3);
});

test("entries of an earlier deal are left out", () => {
  const story = storyOf({ deal: 1, mine: true }, { deal: 1 }, { deal: 2, dealt: true });
  assert.equal(story.since(2).length, 1);
  assert.equal(story.since(3).length, 0);
});

test("news has the moves of others and marked sentences, three at most", () => {
  const win = told("Ben takes the couplet.", { news: true });
  const story = storyOf(
    { told: said("Ann leads the Red Knight."), mine: true, byCard: true },
    { told: [...said("Ben plays the Red Crown.", "It is higher."), win] },
  );
  assert.deepEqual(texts(story.newest(1)), ["Ben plays the Red Crown.", "Ben takes the couplet."]);
  story.add(entry({ told: said("Ben leads.") }));
  story.add(entry({ told: said("Ben draws.") }));
  assert.deepEqual(texts(story.newest(1)), ["Ben takes the couplet.", "Ben leads.", "Ben draws."]);
});

test("news includes the person’s own deeds except cards, and the last sentence of the deal", () => {
  assert.deepEqual(texts(storyOf({ told: said("Ann closes."), mine: true }).newest(1)), ["Ann closes."]);
  assert.deepEqual(texts(storyOf({ told: said("Cut.", "Ben deals.", "Gold is turned up."), dealt: true }).newest(1)), ["Gold is turned up."]);
});

test("cards that come and go are named after the move", () => {
  const story = storyOf({ told: said("Ann asks for Poe."), mine: true, drawn: ["Poe, life"] }, { told: said("Ben asks for Dickens.") });
  story.lose(["Dickens, life"]);
  assert.deepEqual(texts(story.latest(1).lines), ["Ann asks for Poe.", "Into your hand: Poe, life.", "Ben asks for Dickens.", "Out of your hand: Dickens, life."]);
});

test("cards that the person played are not named as lost", () => {
  const mine = storyOf({ told: said("Ann leads."), mine: true });
  mine.lose(["Red Knight"]);
  const dealt = storyOf({ told: said("Dealt."), dealt: true });
  dealt.lose(["Red Knight"]);
  for (const story of [mine, dealt]) assert.equal(story.latest(1).lines.length, 1);
  new Story({}).lose(["Red Knight"]); // nothing has happened yet
});

test("a long story shows its last twelve sentences, and all drawn cards", () => {
  const many = Array.from({ length: 20 }, (_, n) => ({ told: said(`${n}`) }));
  const { lines } = storyOf({ told: said("first"), mine: true, drawn: ["Poe, life"] }, ...many).latest(1);
  assert.deepEqual(texts(lines), ["Into your hand: Poe, life.", ...Array.from({ length: 12 }, (_, n) => String(n + 8))]);
});

test("rules met for the first time are shown with their words", () => {
  const story = storyOf({ told: said("Ann leads."), met: ["A"] }, { met: ["B"] });
  assert.deepEqual(story.latest(1).met, ["A", "B"]);
  assert.match(String(story.recent(1)), /2 new rules for you.*You must follow suit\. \(A\).*Sixty wins\. \(B\)/s);
  assert.doesNotMatch(String(storyOf({ told: said("Ann leads.") }).recent(1)), /new rule/);
});

test("a tapped card finds the last sentence of this deal that names it, in any case", () => {
  const story = storyOf(
    { told: said("The Red Knight is turned up."), dealt: true },
    { told: said("Ann leads the red knight."), mine: true },
    { told: said("Ben draws.") },
  );
  assert.deepEqual(story.last(1, "Red Knight"), { ...told("Ann leads the red knight."), dealt: false });
  assert.equal(story.last(1, "Gold Crown"), undefined);
  assert.equal(story.last(2, "Red Knight"), undefined);
  assert.equal(storyOf({ told: said("The Red Knight is turned up."), dealt: true }).last(1, "Red Knight")?.dealt, true);
});

test("what was not heard is heard once, in order, and only the newest of it is seen", () => {
  const story = storyOf({ told: said("Cut.", "Dealt."), dealt: true });
  assert.equal(String(story.news(1)), "{Cut. }Dealt. ");
  story.add(entry({ told: said("Ann leads."), mine: true, byCard: true, drawn: ["Poe, life"] }));
  story.add(entry({ told: said("Ben plays.", "It counts 5.") }));
  assert.equal(String(story.news(1)), "{Ann leads. }{Into your hand: Poe, life. }Ben plays. {It counts 5. }");
  assert.equal(String(story.news(1)), "");
  story.add(entry({ told: said("Ben leads.") }));
  story.hush();
  assert.equal(String(story.news(1)), "");
});

test("the person’s last move has a sentence, the deal has none", () => {
  const story = storyOf({ told: said("Dealt."), dealt: true });
  assert.equal(story.own(1), "");
  story.add(entry({ told: said("Ann leads.", "It is Gold."), mine: true }));
  story.add(entry({ told: said("Ben plays.") }));
  assert.equal(story.own(1), "Ann leads.");
});

test("the log of the match is one element, which grows deal by deal", () => {
  const story = storyOf({ told: said("Cut.", "Dealt."), dealt: true });
  const log = story.whole("round");
  assert.equal(String(log), "What happened so farRound 1\nCut. \nDealt. \n");
  story.add(entry({ told: [told("Ann leads.", { clauses: ["A"] }), told("It is Gold.")] }));
  story.add(entry({ deal: 2, told: said("Dealt again."), dealt: true }));
  assert.equal(story.whole("round"), log);
  assert.equal(String(log), "What happened so farRound 1\nCut. \nDealt. \nAnn leads. (A) It is Gold. \nRound 2\nDealt again. \n");
  story.retell();
  story.add(entry({ told: said("Cut."), dealt: true }));
  assert.equal(story.whole("round"), log);
  assert.equal(String(log), "What happened so farRound 1\nCut. \n");
});
