/* A match in the browser’s storage, and in a link. */
import assert from "node:assert/strict";
import test from "node:test";

import { browser, load } from "./load.mjs";
import { MATCH } from "./table.mjs";

const storage = browser();
const { kept: { begun, single, hash, linked, met } } = load("elements", "stored", "results", "table-kept");

/** @type {Session.Form[]} */
const OFFER = [{ form: "two-handed", title: "Two-handed Court", seats: 2, seat_choices: [2], warnings: {}, agreements: [], recommended: null }];

/** The result for an address of Court. @param {string} text */
const sent = (text) => linked(text, "court", OFFER, (id) => id === "rules");
/** @param {unknown} match */
const sentMatch = (match) => sent(hash(/** @type {Session.Match} */ (match)));

test("a link returns the same match, with any names", () => {
  const named = { ...MATCH, seats: [{ name: "Zoë 🂡" }, { name: "Łukasz ÿ>?", keeper: "strong" }], actions: [[1, 2], [3]] };
  assert.deepEqual(sentMatch(named), { match: named });
  for (const name of ["A", "Al", "Ann"]) {
    assert.match(hash({ ...named, seats: [{ name }] }), /^deal=[\w-]+$/, "without characters that an address would change");
  }
});

test("an address without a match is no link", () => {
  assert.equal(sent(""), null);
  assert.equal(sent("rules"), null);
});

test("a broken link is damaged", () => {
  for (const text of ["elsewhere", "deal=", "deal=5", "deal=%", "deal=////", hash(MATCH).slice(0, -9), `${hash(MATCH)}A`]) assert.deepEqual(sent(text), { damaged: true }, text);
});

test("a link that isn’t UTF-8 is damaged", () => {
  assert.deepEqual(sent(`deal=${btoa('{"game": "\xff"}')}`), { damaged: true });
});

test("a link to another game returns the name of that game", () => {
  assert.deepEqual(sentMatch({ ...MATCH, game: "nations" }), { other: "nations" });
});

const NO_MATCH = {
  "null": null, "a number": 5, "a list": [MATCH], "no game": { ...MATCH, game: undefined },
  "a form that there is not": { ...MATCH, form: "constructor" },
  "a seat too many": { ...MATCH, seats: [...MATCH.seats, { name: "Cy" }] },
  "no seats": { ...MATCH, seats: [] },
  "seats that are no list": { ...MATCH, seats: { length: 2 } },
  "a seat without a name": { ...MATCH, seats: [{ name: "Ann" }, {}] },
  "a seat that is a name": { ...MATCH, seats: ["Ann", "Ben"] },
  "a keeper that is a number": { ...MATCH, seats: [{ name: "Ann" }, { name: "Ben", keeper: 1 }] },
  "agreements that are a list": { ...MATCH, agreements: [] },
  "learning that is a word": { ...MATCH, learning: "yes" },
};

for (const [what, match] of Object.entries(NO_MATCH)) test(`a link is damaged with ${what}`, () => assert.deepEqual(sentMatch(match), { damaged: true }));

test("a challenge is a link with a claim, which comes first, so that a link cut short is damaged", () => {
  const text = hash(MATCH, [12, 10]);
  assert.match(text, /^beat=12-10&deal=[\w-]+$/);
  assert.deepEqual(sent(text), { match: MATCH, beat: [12, 10] });
  for (let length = 1; length < text.length; length += 1) assert.deepEqual(sent(text.slice(0, length)), { damaged: true }, text.slice(0, length));
});

test("a challenge is damaged with a claim that cannot be, moves, or more or fewer than one person", () => {
  for (const claim of ["", "3", "3-", "-3", "03-1", "3-0-0", "3–0", "1e3-0", "99999-0", "x"]) assert.deepEqual(sent(`beat=${claim}&${hash(MATCH)}`), { damaged: true }, claim);
  for (const seats of [[{ name: "Ann" }, { name: "Ben" }], [{ name: "Ann", keeper: "good" }, { name: "Ben", keeper: "good" }]]) {
    assert.deepEqual(sent(hash({ ...MATCH, seats }, [3, 0])), { damaged: true });
  }
  assert.deepEqual(sent(hash({ ...MATCH, actions: [[1]] }, [3, 0])), { damaged: true });
  assert.deepEqual(sent(hash({ ...MATCH, seed: 0.5 }, [3, 0])), { damaged: true });
  assert.deepEqual(sent(`beat=3-0&${hash({ ...MATCH, game: "nations" })}`), { other: "nations" });
});

test("a single deal is stored with its day and claim", () => {
  const stored = single("court", OFFER);
  const whole = { match: MATCH, ended: false, once: { day: "2026-11-30", beat: /** @type {Results.Points} */ ([3, 0]), again: /** @type {const} */ (true) }, aided: 1 };
  stored.write(whole);
  assert.deepEqual(single("court", OFFER).read(), whole);
  for (const once of [undefined, null, [], { day: "2026-02-30" }, { day: 5 }, { beat: [3] }, { beat: "3-0" }, { again: false }]) {
    storage.elsewhere("cardwright:/cards/deal.court", JSON.stringify({ ...whole, once }));
    assert.equal(stored.read(), null, JSON.stringify(once));
  }
});

test("a match that only the engine can judge is passed on", () => {
  assert.deepEqual(sentMatch({ ...MATCH, seed: -1 }), { match: { ...MATCH, seed: -1 } });
});

test("a match is stored, and set aside if it isn’t whole", () => {
  const stored = begun("court", OFFER);
  assert.equal(stored.read(), null);
  stored.write({ match: MATCH, ended: false });
  assert.deepEqual(begun("court", OFFER).read(), { match: MATCH, ended: false });
  for (const damaged of [{ match: MATCH }, { match: { ...MATCH, game: "nations" }, ended: false }, MATCH]) {
    storage.elsewhere("cardwright:/cards/play.court", JSON.stringify(damaged));
    assert.equal(stored.read(), null);
  }
});

test("met rules are stored for each game, as words by their ids", () => {
  met.write({ court: { A: "First." } });
  assert.deepEqual(met.read(), { court: { A: "First." } });
  for (const damaged of [[], { court: "A" }, { court: { A: 5 } }, { court: ["A"] }]) {
    storage.elsewhere("cardwright:/cards/met", JSON.stringify(damaged));
    assert.deepEqual(met.read(), {});
  }
});
