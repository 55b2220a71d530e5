/* The words of a score sheet: names, awards, lines, the title, the standing. Works without a page. */
(() => {
  "use strict";

  const { called: calledAward, call, has } = Cardwright.score;
  const { start } = Cardwright.elements;

  /** The law of a sheet: for as many as play, with what they have agreed. @type {SheetPart["rulesOf"]} */
  function rulesOf(law, { seats, agreed }) {
    const rules = { ...law, seats };
    if (agreed && rules.agree.groups?.length) rules.groups = rules.agree.groups;
    if (rules.kind === "tally") rules.sides = [...Array(seats).keys()].map((seat) => [seat]);
    return rules;
  }

  /** @type {SheetPart["nameOf"]} */
  const nameOf = (at, side) => at.rules.sides[side].map((seat) => at.names[seat]).join(" and ");

  /** Who can score now: of three not the dealer, nor who has gone out. @type {SheetPart["able"]} */
  function able({ rules, now }) {
    const sides = rules.sides.map((_, side) => side);
    return sides.filter((side) => !rules.three || (now.table.includes(side) && (now.table.length < 3 || side !== now.dealer)));
  }

  // ---------------------------------------------------------------- what is chosen

  /** The awards of what is chosen: the tricks first. @type {SheetPart["made"]} */
  function made(rules, tricks, extra) {
    const award = rules.awards.findIndex((each) => each.most > 1);
    const below = rules.tricks - rules.awards[award].most;
    /** @type {Score.Made[]} */
    const all = tricks.flatMap((won, side) => (won > below ? [[side, award, won - below]] : []));
    return extra ? [...all, extra] : all;
  }

  /** @type {SheetPart["summary"]} */
  function summary(at) {
    const { rules, draft: { tricks, extra } } = at;
    if (!tricks && !extra) return `Nothing chosen yet for this ${rules.deal}.`;
    const all = made(rules, tricks ?? [], extra);
    return `This ${rules.deal}: ${all.map(([side, award, times]) => `${nameOf(at, side)}, ${calledAward(rules, rules.awards[award], times)}`).join("; ")}.`;
  }

  /** What is left of a group that was stacked in part. @type {SheetPart["rest"]} */
  function rest({ rules, now }, group) {
    const [single] = rules.awards;
    const left = now.left[group];
    if (left === Math.max(...rules.awards.map((award) => award.parts))) return "";
    return `, ${left} ${single.name.toLowerCase()}${left > 1 ? "s" : ""} left`;
  }

  // ---------------------------------------------------------------- how it stands

  /** @type {SheetPart["lineText"]} */
  function lineText(at, line) {
    if (line.side < 0) return `${line.reason}.`;
    const who = nameOf(at, line.side);
    if (line.how === "does") return `${who} ${line.reason}.`;
    if (line.how === "notes") return `${who}: ${line.reason}. ${line.clauses.map((clause) => at.rules.texts[clause]).join(" ")}`;
    return `${who}: ${line.points} for “${line.reason}”.`;
  }

  /** @type {SheetPart["standing"]} */
  function standing(at) {
    const { rules, now } = at;
    const all = `${rules.sides.map((_, n) => `${nameOf(at, n)} ${now.score[n]}`).join(", ")}.`;
    return rules.kind === "tennis" ? `${start(called(at))}. Games: ${all}` : all;
  }

  /** The score of a game of balls as it is called. @type {SheetPart["called"]} */
  function called(at) {
    const told = call(at.rules, at.now);
    return told.startsWith("advantage") ? told.replace(/\d$/, (last) => nameOf(at, Number(last))) : told;
  }

  /** Who deals, or who has won. @type {SheetPart["title"]} */
  function title(at) {
    const { rules, now } = at;
    if (!now.over) {
      const round = rules.kind !== "tally" ? now.number : at.evening ? at.evening.games + 1 : 0;
      const deals = { tennis: "serves", tally: "dealt", race: "deals" }[rules.kind];
      return `${round ? `${start(rules.deal)} ${round}: ` : ""}${at.names[now.dealer]} ${deals}`;
    }
    const winners = now.winners.map((n) => nameOf(at, n)).join(" and ");
    if (!winners) return "Nobody has won";
    if (now.winners.length > 1) return `${winners} share the win`;
    return `${winners} ${has(rules, now.winners[0])} won${rules.kind === "tally" ? "" : ` the ${rules.match}`}`;
  }

  /** Points beside those that win. @type {SheetPart["reached"]} */
  function reached({ target }, points) {
    if (!target) return points;
    return points > target ? `${points} (${target} wins)` : `${points} of ${target}`;
  }

  /** What an evening of several games has come to. @type {SheetPart["evening"]} */
  function evening(at, { games, totals }) {
    const { rules, now } = at;
    const done = games + (now.over ? 1 : 0);
    if (done < rules.seats) return `${start(rules.deal)}s finished this evening: ${done} of ${rules.seats}. Each player deals once.`;
    const sums = totals.map((total, n) => total + now.score[n]);
    const best = sums.flatMap((sum, n) => (sum === Math.max(...sums) ? [nameOf(at, n)] : []));
    return `After ${done} ${rules.deal}s the highest total is ${Math.max(...sums)}: ${best.join(" and ")}.`;
  }

  const sheet = { rulesOf, nameOf, able, made, summary, rest, lineText, standing, called, title, reached, evening };
  globalThis.Cardwright = { ...globalThis.Cardwright, sheet };
})();
