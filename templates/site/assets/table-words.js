/* The sentences of a table, for any game. Works without a page. */
(() => {
  "use strict";

  const { start } = Cardwright.elements;

  /** @param {Session.Sitter} seat */
  const isPerson = ({ keeper = "person" }) => keeper === "person";
  /** @type {WordsPart["persons"]} */
  const persons = ({ seats }) => seats.filter(isPerson).length;
  /** @type {WordsPart["first"]} */
  const first = ({ seats }) => Math.max(seats.findIndex(isPerson), 0);

  /** The name of the way back to a stored match, or "". @type {WordsPart["door"]} */
  const door = (kept) => (!kept ? "" : kept.ended ? "Look at your last match" : "Continue your match");

  // ---------------------------------------------------------------- what there is to do

  /** @param {string[]} ways */
  const either = (ways) => [ways.slice(0, -1).join(", "), ways.at(-1)].filter(Boolean).join(" or ");

  /** @type {WordsPart["inPlay"]} */
  const inPlay = (look) => look.table.lying.filter((one) => one.how !== "turned up");

  /** Whether no card of the hand can be played, and a button is to be pressed. @type {WordsPart["elsewhere"]} */
  const elsewhere = ({ question, hand }) => question !== "lead" && hand.length > 0 && !hand.some((card) => card.may);

  /** What a person is to do, in a sentence; where no card can be played, that is said. @type {WordsPart["wanted"]} */
  function wanted(look, match) {
    const led = inPlay(look).filter((one) => one.seat !== look.seat).at(-1);
    const name = persons(match) > 1 ? `${look.seats[look.seat].name}, your` : "Your";
    const to = look.question === "lead" ? " to lead" : led ? `, after the ${led.card.name}` : "";
    const plain = match.learning && look.open.find((one) => one.action === look.plain);
    const could = plain ? `; you could ${plain.says}` : "";
    const below = look.open.length > 3 ? "choose below" : either(look.open.map(({ says }) => says));
    return `${name} turn${elsewhere(look) ? `: ${below}` : `${to}${could}`}.`;
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
  function doubt({ action, name, text }, { open, plain }, costs, advised) {
    if (action === plain || action === advised) return "";
    if (costs[name]) return `${text} ${costs[name]}`;
    const better = open.find((each) => each.action === plain);
    return better ? `You may ${better.says}.` : "";
  }

  /** @type {WordsPart["better"]} */
  const better = (card, { open, plain }, advised) => (open.some(({ action, cards }) => action === advised && cards.length === 1 && cards[0] === card) ? [] : open.filter(({ action, cards }) => action === plain || (cards.length > 1 && cards.includes(card))));

  /** What to notice now: each told once, where it fits. @type {WordsPart["hint"]} */
  const hint = (hints, done, question, cited) => hints.find((each) =>
    !done.includes(each.text) && (!each.question || each.question === question) && (!each.after || cited.includes(each.after)));

  // ---------------------------------------------------------------- when a deal is over

  /** @type {WordsPart["standing"]} */
  const standing = ({ score }) => score.map(({ who, points }) => `${who} ${points}`).join(", ");

  /** @param {number} n @param {string} unit */
  const many = (n, unit) => `${n} ${unit}${n === 1 ? "" : "s"}`;

  /** Who has won a deal, and what; `mine` is the name of the reader’s side.
      @param {{ who: string, points: number }[]} scored @param {string} mine @param {string} unit */
  function headline(scored, mine, unit) {
    /** @type {Map<string, number>} */
    const sums = new Map();
    for (const { who, points } of scored) if (points) sums.set(who === mine ? "You" : who, (sums.get(who === mine ? "You" : who) ?? 0) + points);
    const most = Math.max(...sums.values());
    const best = [...sums].filter(([, points]) => points === most).map(([who]) => who);
    if (!sums.size) return "Nobody scored";
    if (best.length > 1) return `${best.join(" and ")}: ${many(most, unit)} each`;
    return `${best[0]} won ${sums.size > 1 ? "with " : ""}${many(most, unit)}`;
  }

  /** What a deal brought; of one that one came back to, all that its sheet has. @type {WordsPart["ended"]} */
  function ended(end, noted, unit, mine) {
    const winners = end.winners.map((side) => end.score[side].who).map((who) => (who === mine ? "You" : who)).join(" and ");
    const since = end.sheet.slice(noted); // what stood there before tells who deals
    const scored = since.length ? since : end.sheet.filter((one) => one.deal === end.deal && one.points);
    const won = headline(scored, mine, unit);
    const title = !end.match_over ? won : winners ? `${winners} won the match` : "The match is over";
    const lines = scored.map(({ who, points, reason, clauses }) => ({
      text: points ? `${who}: ${many(points, unit)}, ${reason}.` : `${start(reason)}.`, clauses,
    }));
    const story = end.story && end.match_over ? `${won}: ${end.story}` : end.story;
    if (!lines.length && end.reason) lines.push({ text: `${start(end.reason)}.`, clauses: [] });
    return { title, story, lines };
  }

  const words = { persons, first, door, inPlay, elsewhere, wanted, options, doubt, better, hint, standing, ended };
  globalThis.Cardwright = { ...globalThis.Cardwright, words };
})();
