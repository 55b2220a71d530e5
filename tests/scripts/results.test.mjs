/* Results, the deal of the day, streaks and challenges. */
import assert from "node:assert/strict";
import test from "node:test";

import { browser, load } from "./load.mjs";
import { look, MATCH } from "./table.mjs";

browser();
const { results } = load("stored", "results");
const { claim, claimed, dated, dayOf, days, idOf, isResults, merged, sameDeal, scored, seedOf, spelled, streak, sums, verdict } = results;

/** @type {Session.Form} */
const FORM = { form: "two-handed", title: "Two-handed Court", seats: 2, seat_choices: [2], warnings: {}, agreements: [], recommended: null };

/** @param {Partial<Results.Row>} other @returns {Results.Row} */
const row = (other) => ({ on: "2026-11-30", foe: "good", mine: 3, theirs: 0, ...other });

// ------------------------------------------------------------------ days

test("the seed of a day is the lower half of FNV-1a, as computed elsewhere", () => {
  assert.equal(seedOf("court", "2026-11-30"), 8825036285428037);
  assert.equal(seedOf("court", "2026-12-01"), 854717076088138);
  assert.equal(seedOf("sixty-six", "2026-11-30"), 5025663500513682);
  assert.equal(seedOf("portrait-authors", "2027-01-01"), 7675695655118688);
});

test("ten years of days have ten years of seeds, all of which the engine takes", () => {
  const seeds = new Set();
  for (let n = 0; n < 3650; n += 1) seeds.add(seedOf("nations", new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)));
  assert.equal(seeds.size, 3650);
  assert.ok([...seeds].every((seed) => Number.isSafeInteger(seed) && seed >= 0));
});

test("the day is that of the calendar where the device is, also at midnight", () => {
  assert.equal(dayOf(new Date(2026, 10, 30, 0, 0, 0)), "2026-11-30");
  assert.equal(dayOf(new Date(2026, 10, 30, 23, 59, 59)), "2026-11-30");
  assert.equal(dayOf(new Date(2026, 0, 5)), "2026-01-05");
  assert.equal(dated("2026-01-05"), "January 5");
});

test("the deal of a day has the first form, one person, good players, no undo, and the rules that we recommend", () => {
  const { daily } = results;
  assert.deepEqual(daily("court", FORM, ["Ann", "Ben", "Cy"], "2026-11-30"), {
    game: "court", form: "two-handed", seats: [{ name: "Ann", keeper: "person" }, { name: "Ben", keeper: "good" }], agreements: {}, learning: false, seed: 8825036285428037,
  });
  const lively = { ...FORM, recommended: { agreements: { deal: "refill" }, title: "", usual: "" } };
  assert.deepEqual(daily("court", lively, ["Ann", "Ben"], "2026-11-30").agreements, { deal: "refill" });
});

test("two matches have the same deal whatever the names and moves, but not with other terms", () => {
  assert.ok(sameDeal(MATCH, { ...MATCH, agreements: {}, seats: [{ name: "Zoe", keeper: "person" }, { name: "Max", keeper: "good" }], actions: [[1]] }));
  for (const other of [{ seed: 8 }, { form: "three-handed" }, { learning: false }, { dealer: 0 }, { agreements: { deal: "refill" } }, { seats: [{ name: "Ann" }, { name: "Ben", keeper: "strong" }] }]) {
    assert.ok(!sameDeal(MATCH, { ...MATCH, ...other }), JSON.stringify(other));
  }
});

// ------------------------------------------------------------------ streaks

const NOVEMBER = ["2026-11-27", "2026-11-28", "2026-11-29"];

test("a streak lasts until the day after its last day is over", () => {
  assert.deepEqual(streak([], "2026-11-30"), { now: 0, longest: 0 });
  assert.deepEqual(streak(NOVEMBER, "2026-11-29"), { now: 3, longest: 3 });
  assert.deepEqual(streak(NOVEMBER, "2026-11-30"), { now: 3, longest: 3 });
  assert.deepEqual(streak(NOVEMBER, "2026-12-01"), { now: 0, longest: 3 });
});

test("a day that is played twice counts once, and the order of days is no matter", () => {
  assert.deepEqual(streak([...NOVEMBER, ...NOVEMBER].reverse(), "2026-11-29"), { now: 3, longest: 3 });
});

test("a streak goes on across months, years, leap days and clock changes", () => {
  for (const run of [["2026-11-30", "2026-12-01"], ["2026-12-31", "2027-01-01"], ["2028-02-28", "2028-02-29", "2028-03-01"], ["2026-03-07", "2026-03-08", "2026-03-09"], ["2026-10-31", "2026-11-01", "2026-11-02"]]) {
    assert.equal(streak(run, run.at(-1) ?? "").now, run.length, run.join());
  }
  assert.equal(streak(["2027-02-28", "2027-03-01"], "2027-03-01").now, 2, "no leap year");
});

test("a flight to the day before loses nothing, and a clock far ahead adds nothing until its day has come", () => {
  assert.deepEqual(streak(NOVEMBER, "2026-11-28"), { now: 3, longest: 3 });
  assert.deepEqual(streak([...NOVEMBER, "2026-12-02", "2030-01-01"], "2026-11-30"), { now: 3, longest: 3 });
  assert.deepEqual(streak(["2026-12-05", "2026-12-06", ...NOVEMBER], "2026-11-29"), { now: 3, longest: 3 });
});

test("with a clock set far back nothing is counted, and all is counted again with the right one", () => {
  assert.deepEqual(streak(NOVEMBER, "1970-01-01"), { now: 0, longest: 0 });
  assert.deepEqual(streak(["1970-01-01", ...NOVEMBER], "2026-11-29"), { now: 3, longest: 3 });
});

// ------------------------------------------------------------------ results

/** @param {number} deal @param {number} side @param {number} points @returns {Session.Line} */
const line = (deal, side, points) => ({ deal, side, who: "", points, reason: "", clauses: [] });

test("a deal has the points of its own lines, whatever was scored before", () => {
  const { seats } = look();
  const score = [{ side: 0, who: "Ann", points: 5 }, { side: 1, who: "Ben", points: 2 }];
  const end = { deal: 2, score, target: 7, clauses: {}, sheet: [line(0, 0, 0), line(1, 0, 3), line(2, 0, 1), line(2, 0, 1), line(2, 1, 2), line(2, -1, 0)] };
  assert.deepEqual(scored(end, seats, 0), { foe: "good", mine: 2, theirs: 2 });
  assert.deepEqual(scored(end, seats, 1), { foe: "person", mine: 2, theirs: 2 });
});

test("among several sides the best other one counts, and opponents of several kinds are mixed", () => {
  const seats = ["person", "good", "good", "strong"].map((keeper, seat) => ({ seat, name: "", keeper, side: seat, at_table: true }));
  const score = seats.map(({ side }) => ({ side, who: "", points: 0 }));
  const end = { deal: 1, score, target: 0, clauses: {}, sheet: [line(1, 0, 20), line(1, 2, 10), line(1, 2, 20), line(1, 3, 10)] };
  assert.deepEqual(scored(end, seats, 0), { foe: "mixed", mine: 20, theirs: 30 });
  const partners = seats.map((each) => ({ ...each, side: each.seat % 2, keeper: each.seat === 2 ? "beginner" : each.keeper === "strong" ? "good" : each.keeper }));
  assert.deepEqual(scored({ ...end, score: score.slice(0, 2) }, partners, 0), { foe: "good", mine: 20, theirs: 0 }, "a partner is no opponent");
});

test("results are added up for each kind of opponent, with help apart", () => {
  const all = { "a.1": row({}), "a.2": row({ mine: 0, theirs: 2 }), "b.1": row({ mine: 1, theirs: 1 }), "c.1": row({ aided: true }), "d.1": row({ foe: "beginner" }) };
  assert.deepEqual(sums(all), [
    { foe: "beginner", aided: false, deals: 1, won: 1, lost: 0, mine: 3, theirs: 0 },
    { foe: "good", aided: false, deals: 3, won: 1, lost: 1, mine: 4, theirs: 3 },
    { foe: "good", aided: true, deals: 1, won: 1, lost: 0, mine: 3, theirs: 0 },
  ]);
  assert.deepEqual(sums({}), []);
});

test("joined results have every deal once, and of one deal the earlier result, from whichever side", () => {
  const [here, there] = [{ "a.1": row({}), "b.1": row({ mine: 1 }) }, { "b.1": row({ mine: 2, on: "2026-11-29" }), "c.1": row({}) }];
  const all = { "a.1": row({}), "b.1": row({ mine: 2, on: "2026-11-29" }), "c.1": row({}) };
  assert.deepEqual(merged(here, there), all);
  assert.deepEqual(merged(there, here), all);
  assert.deepEqual(merged(all, all), all);
});

test("a deal is known by its seed and number, and only deals of the day have a day", () => {
  assert.equal(idOf({ seed: 2 ** 53 - 1 }, 12), "2gosa7pa2gv.12");
  assert.deepEqual(days({ "a.1": row({ daily: true }), "b.1": row({ on: "2026-11-29" }) }), ["2026-11-30"]);
});

test("stored results are checked", () => {
  assert.ok(isResults({}));
  assert.ok(isResults({ "a.1": row({ aided: true, daily: true }) }));
  for (const damaged of [null, [], 5, { "a": row({}) }, { "a.0": row({}) }, { "A.1": row({}) }, { "a.1": null }]) assert.ok(!isResults(damaged), JSON.stringify(damaged));
  for (const other of [{ on: "2026-13-01" }, { on: "2026-02-29" }, { on: "today" }, { foe: "person" }, { mine: "3" }, { mine: 0.5 }, { theirs: 1e9 }, { aided: false }, { daily: 1 }]) {
    assert.ok(!isResults({ "a.1": { ...row({}), ...other } }), JSON.stringify(other));
  }
});

// ------------------------------------------------------------------ challenges

test("a claim is read as it was written", () => {
  for (const points of /** @type {Results.Points[]} */ ([[3, 0], [0, 0], [40, 30]])) assert.deepEqual(claimed(claim(points)), points);
});

test("the greater lead beats a challenge", () => {
  assert.equal(verdict({ mine: 2, theirs: 0 }, [1, 0], "point"), "You beat the challenge of 1 point to 0.");
  assert.equal(verdict({ mine: 0, theirs: 1 }, [0, 3], "point"), "You beat the challenge of 0 points to 3.");
  assert.equal(verdict({ mine: 30, theirs: 10 }, [40, 20], "point"), "You did as well as the challenge, 40 points to 20.");
  assert.equal(verdict({ mine: 40, theirs: 30 }, [30, 0], "point"), "You did not beat the challenge of 30 points to 0.");
});

test("a result is spelled with its unit", () => {
  assert.equal(spelled({ mine: 3, theirs: 0 }, "point"), "won, 3 points to 0");
  assert.equal(spelled({ mine: 0, theirs: 1 }, "game"), "lost, 0 games to 1");
  assert.equal(spelled({ mine: 1, theirs: 1 }, "point"), "tied, 1 point to 1");
});
