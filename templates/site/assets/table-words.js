/* The sentences of a table, for any game. Works without a page. */
(() => {
  "use strict";

  const { start } = Cardwright.elements;
  const FEW = 3; // so many choices are named in the line of the turn

  /** @param {Session.Sitter} seat */
  const isPerson = ({ keeper = "person" }) => keeper === "person";
  /** @type {WordsPart["persons"]} */
  const persons = ({ seats }) => seats.filter(isPerson).length;
  /** @type {WordsPart["first"]} */
  const first = ({ seats }) => Math.max(seats.findIndex(isPerson), 0);

  /** The name of the way back to a stored match, or "". @type {WordsPart["door"]} */
  const door = (kept) => (!kept ? "" : kept.ended ? "Look at your last match" : "Continue your match");

  // ---------------------------------------------------------------- what there is to do

  /** @param {number} n @param {string} unit */
  const many = (n, unit) => `${n} ${unit}${n === 1 ? "" : "s"}`;

  /** @param {string[]} ways */
  const either = (ways) => [ways.slice(0, -1).join(", "), ways.at(-1)].filter(Boolean).join(" or ");

  /** @type {WordsPart["inPlay"]} */
  const inPlay = (look) => look.table.lying.filter((one) => one.how !== "turned up");

  /** Whether no card of the hand can be played, and a button is to be pressed. @type {WordsPart["elsewhere"]} */
  const elsewhere = ({ question, hand }) => question !== "lead" && hand.length > 0 && !hand.some((card) => card.may);

  /** What a person is to do, in a sentence; where no card can be played, that is said. @type {WordsPart["wanted"]} */
  function wanted(look, match) {
    const name = persons(match) > 1 ? `${look.seats[look.seat].name}, your` : "Your";
    const to = look.question === "lead" ? " to lead" : "";
    const plain = match.learning && look.open.find((one) => one.action === look.plain);
    const could = plain ? `; you could ${plain.says}` : "";
    const ways = look.open.map(({ says }) => says);
    const usual = ways.sort((a, b) => Number(b.startsWith("draw")) - Number(a.startsWith("draw")));
    const below = ways.length > FEW ? "choose below" : either(usual);
    return `${name} turn${elsewhere(look) ? `: ${below}` : `${to}${could}`}.`;
  }

  // ---------------------------------------------------------------- for whoever hears the table

  /** Choices that begin alike, up to a colon, as one: “announce twenty: lead the one or lead the other”.
      @param {string[]} ways */
  function inShort(ways) {
    /** @type {Map<string, string[]>} */
    const ends = new Map();
    for (const [begin, end] of ways.map((way) => way.split(": "))) ends.set(begin, [...ends.get(begin) ?? [], ...(end ? [end] : [])]);
    return [...ends].map(([begin, each]) => (each.length ? `${begin}: ${either(each)}` : begin));
  }

  /** Each choice by its name, but for what `wanted` names. @type {WordsPart["choices"]} */
  function choices(look, calls, match) {
    if (elsewhere(look) && look.open.length <= FEW) return "";
    const called = new Set(calls.map((call) => call.action));
    const cards = look.hand.filter((card) => card.may);
    const played = new Set(cards.map((card) => card.action));
    const every = cards.length > 2 && cards.length === look.hand.length;
    const names = every ? ["any card"] : [...new Set(cards.map((card) => card.name))].map((card) => `the ${card}`);
    const groups = [...new Set(calls.filter((call) => look.open.some(({ action }) => action === call.action)).map((call) => call.card.group))];
    const others = look.open.filter(({ action }) => !called.has(action) && !played.has(action) && !(match.learning && action === look.plain));
    const ways = [
      ...(names.length ? [`play ${either(names)}`] : []),
      ...(groups.length ? [`ask for a card of the ${either(groups)}`] : []),
      ...inShort(others.map(({ says }) => says)),
    ];
    return `You may ${[ways.slice(0, -1).join(", "), ways.at(-1)].filter(Boolean).join(", or ")}.`;
  }

  /** The hand by its names. @type {WordsPart["hand"]} */
  const hand = ({ hand: cards }) => (cards.length ? `Your hand: ${cards.map(({ name }) => name).join(", ")}.` : "Your hand is empty.");

  /** The table in sentences: the hand, what lies open, the counts, the score. @type {WordsPart["state"]} */
  function state(look) {
    const { lying, held, seen, said } = look.table;
    const told = said.some(({ label }) => label === "In hand");
    const others = look.seats.filter(({ seat, at_table: there }) => there && seat !== look.seat && !told);
    return [
      hand(look),
      ...lying.map(({ card, why }) => `${why}: ${card.name}.`),
      ...others.map(({ seat, name }) => `${name}: ${many(held[seat], "card")}${seen[seat].length ? `, among them ${seen[seat].map((card) => card.name).join(", ")}` : ""}.`),
      ...said.filter(({ label }) => !label.startsWith("Seen in ")).map(({ label, text }) => `${label}: ${text}.`),
      `Score: ${standing(look)}.`,
    ];
  }

  /** All that may be done, and the cards that may not be played, by the reason. @type {WordsPart["options"]} */
  function options(look, calls) {
    const called = new Set(calls.map((call) => call.action));
    const open = new Set(look.open.map((one) => one.action));
    /** @type {Map<string, Session.Held[]>} */
    const not = new Map(); // by the reason, the cards that it refuses
    for (const card of look.hand.filter((one) => one.action !== null && !one.may)) not.set(card.text, [...not.get(card.text) ?? [], card]);
    const any = !not.size && look.hand.filter((card) => card.may).length > 2;
    const cards = new Set(any ? look.hand.map((card) => card.action) : []);
    const groups = new Set(calls.filter((call) => open.has(call.action)).map((call) => call.card.group));
    return [
      ...(any ? [{ text: "Play any card.", clause: "" }] : []),
      ...(groups.size ? [{ text: `Ask for a card of the ${[...groups].join(", ")}. You can’t ask for gray cards: tap one to see why.`, clause: "" }] : []),
      ...look.open.filter((one) => !called.has(one.action) && !cards.has(one.action))
        .map(({ says, text, clause }) => ({ text: `${start(says)}. ${text}`, clause })),
      ...[...not].map(([text, those]) => ({
        text: `Not the ${[...new Set(those.map((card) => card.name))].join(", ")}: ${text}`, clause: those[0].clause, not: true,
      })),
    ];
  }

  /** @type {WordsPart["doubt"]} */
  function doubt({ action, name }, { open, plain }, costs, advised) {
    if (action === plain || action === advised) return "";
    if (costs[name]) return costs[name].text;
    const better = open.find((each) => each.action === plain);
    return better ? `You may ${better.says}.` : "";
  }

  /** @type {WordsPart["better"]} */
  function better(card, { hand, open, plain }, advised) {
    if (hand.some(({ id, action }) => id === card && action === advised)) return [];
    return open.filter(({ action, cards }) => action === plain || (cards.length > 1 && cards.includes(card)));
  }

  /** What to notice now: each told once, where it fits. @type {WordsPart["hint"]} */
  const hint = (hints, done, question, cited) => hints.find((each) =>
    !done.includes(each.text) && (!each.question || each.question === question) && (!each.after || cited.includes(each.after)));

  // ---------------------------------------------------------------- when a deal is over

  /** @type {WordsPart["standing"]} */
  const standing = ({ score }) => score.map(({ who, points }) => `${start(who)} ${points}`).join(", ");

  /** Who has won a deal, and what. @param {{ who: string, points: number }[]} scored @param {string} unit */
  function headline(scored, unit) {
    /** @type {Map<string, number>} */
    const sums = new Map();
    for (const { who, points } of scored) if (points) sums.set(who, (sums.get(who) ?? 0) + points);
    const most = Math.max(...sums.values());
    const best = [...sums].filter(([, points]) => points === most).map(([who]) => who);
    if (!sums.size) return "Nobody scored";
    if (best.length > 1) return `${start(best.join(" and "))}: ${many(most, unit)} each`;
    return `${start(best[0])} won ${sums.size > 1 ? "with " : ""}${many(most, unit)}`;
  }

  /** What a deal brought; of one that one came back to, all that its sheet has. @type {WordsPart["ended"]} */
  function ended(end, noted, unit) {
    const winners = end.winners.map((side) => end.score[side].who).join(" and ");
    const since = end.sheet.slice(noted); // what stood there before tells who deals
    const scored = since.length ? since : end.sheet.filter((one) => one.deal === end.deal && one.points);
    const won = headline(scored, unit);
    const title = !end.match_over ? won : winners ? `${start(winners)} won the match` : "The match is over";
    const lines = scored.map(({ who, points, reason, clauses }) => ({ text: `${start(points ? `${who}: ${many(points, unit)}, ${reason}` : reason)}.`, clauses }));
    const story = [...(end.match_over ? [won] : []), ...(end.story ? [start(end.story)] : [])].map((text) => `${text}.`).join(" ");
    if (!lines.length && end.reason) lines.push({ text: `${start(end.reason)}.`, clauses: [] });
    return { title, story, lines };
  }

  const words = { persons, first, door, inPlay, elsewhere, wanted, choices, hand, state, options, doubt, better, hint, standing, ended };
  globalThis.Cardwright = { ...globalThis.Cardwright, words };
})();
