/* The deal of the day, challenges, and the table of results: what the page shows of them before and
   after a deal. */
(() => {
  "use strict";

  const { one } = Cardwright.page;
  const { make, button, start } = Cardwright.elements;
  const { kept, results, terms, words, Stored } = Cardwright;
  const { game = "", title = "", deal = "", unit = "", offer = "" } = one(HTMLElement, ".playing").dataset;
  /** @type {Session.Form} */
  const FORM = JSON.parse(offer)[0];
  /** @type {Record<Results.Foe, string>} */
  const FOES = { beginner: "Beginner", good: "Good player", strong: "Strong player", mixed: "Mixed" };
  const TOMORROW = "Tomorrow there is a new deal.";

  /** @type {Stored<Results.All>} */
  const stored = new Stored(`results.${game}`, "your results", results.isResults, {});
  const matches = kept.begun(game, JSON.parse(offer));
  const now = () => results.dayOf(new Date());

  // ---------------------------------------------------------------- single deals

  /** The names at the table: the person is called as in the last match, and nobody else is. */
  function names() {
    const mine = matches.read()?.match.seats.find(({ keeper = "person" }) => keeper === "person")?.name ?? "";
    return mine ? [mine, ...terms.NAMES.filter((name, n) => n && name !== mine), terms.NAMES[0]] : terms.NAMES;
  }

  /** @param {string} day */
  const ofDay = (day) => results.daily(game, FORM, names(), day);
  /** @param {Session.Match} match */
  const before = (match) => stored.read()[results.idOf(match, 1)];

  /** @type {Daily["once"]} */
  function once(match, beat) {
    const day = now();
    return {
      ...(results.sameDeal(match, ofDay(day)) ? { day } : {}),
      ...(beat ? { beat } : {}),
      ...(before(match) ? { again: true } : {}),
    };
  }

  /** @type {Daily["today"]} */
  function today() {
    const match = ofDay(now());
    return { match, once: once(match) };
  }

  // ---------------------------------------------------------------- before a deal

  /** @type {Daily["section"]} */
  function section(weight, going, begin, resume) {
    const { match, once: { day = "" } } = today();
    const row = before(match);
    const mine = going?.once?.day === day;
    const good = FORM.seats > 2 ? "good players" : "a good player";
    const load = weight ? [make("small", {}, ` (first loads the rules: ${weight}, once)`)] : [];
    const play = button(row ? "Play today’s deal again" : "Play today’s deal", () => {
      const { match: fresh, once: its } = today(); // the day may be another by now
      begin(fresh, its);
    });
    play.append(...load);
    const ways = [...(going ? [button(mine ? "Continue today’s deal" : going.once?.day ? `Continue the deal of ${results.dated(going.once.day)}` : "Continue the challenge", resume)] : []), ...(mine ? [] : [play])];
    const done = row ? [make("p", {}, `You ${results.spelled(row, unit)}. Your first result counts. ${TOMORROW}`)] : [];
    const share = row ? [shared(match, row, day)] : [];
    return make("section", { className: "daily" }, make("h2", {}, `Deal of the day: ${results.dated(day)}`),
      make("p", {}, `Everyone gets these cards today${row ? "" : ", and others tomorrow"}. You play one ${deal} against ${good}, without undo.`),
      ...done, ...run(day), make("div", { className: "deeds" }, ...ways, ...share));
  }

  /** The days in a row. @param {string} day */
  function run(day) {
    const { now: length, longest } = results.streak(results.days(stored.read()), day);
    if (!longest) return [];
    return [make("p", {}, `Days in a row: ${length}. Your longest run: ${longest}.`)];
  }

  /** @type {Daily["challenge"]} */
  function challenge(match, beat, begin) {
    const row = before(match);
    const keepers = [...new Set(match.seats.flatMap(({ keeper = "person" }) => (keeper === "person" ? [] : [keeper])))];
    return make("section", { className: "daily" }, make("h2", {}, "A challenge"),
      make("p", {}, `The sender of this link claims a result of ${results.points(beat, unit)} on this deal. Can you do better? You play one ${deal}; the computer plays as: ${keepers.join(", ")}.`),
      ...(row ? [make("p", {}, `You have played this deal before: you ${results.spelled(row, unit)}. Your first result counts.`)] : []),
      make("div", { className: "deeds" }, button("Play this deal", () => begin(match, once(match, beat)), "main")));
  }

  // ---------------------------------------------------------------- after a deal

  /** @type {Daily["ended"]} */
  function ended(end, { match, look, persons }, { once: its, aided }) {
    const seat = words.first(match);
    if (persons !== 1 || !look.seats[seat].at_table) return [];
    const id = results.idOf(match, end.deal);
    /** @type {Results.Row} */
    const played = {
      on: its?.day ?? now(), ...results.scored(end, look.seats, seat), ...(aided === end.deal ? { aided: true } : {}), ...(its?.day ? { daily: true } : {}),
    };
    stored.change((all) => ({ ...all, [id]: all[id] ?? played }));
    if (its?.day) Stored.persist();
    const row = stored.read()[id];
    const lines = [
      ...(its?.again ? [`You have played this deal before. Your first result counts: you ${results.spelled(row, unit)}.`] : []),
      ...(its?.beat ? [results.verdict(played, its.beat, unit)] : []),
    ];
    return [...lines.map((line) => make("p", {}, line)), ...(its?.day ? [...run(its.day), make("p", {}, TOMORROW)] : []), ...(end.deal === 1 ? [make("div", { className: "deeds" }, shared(match, row, its?.day))] : [])];
  }

  /** A button that copies a message with a challenge. It names nobody.
      @param {Session.Match} match @param {Results.Row} row @param {string} [day] */
  function shared({ game: name, form, seats, agreements, seed, dealer }, row, day) {
    const nobody = seats.map((seat, n) => ({ ...seat, name: terms.NAMES[n] }));
    const terms_ = { game: name, form, seats: nobody, ...(agreements ? { agreements } : {}), seed, ...(dealer === undefined ? {} : { dealer }) };
    const address = `${location.href.split("#")[0]}#${kept.hash(terms_, [row.mine, row.theirs])}`;
    const what = `Cardwright, ${title}${day ? `, ${results.dated(day)}` : ""}`;
    return kept.copy(`${what}: I ${results.spelled(row, unit)}${row.aided ? ", with help" : ""}. Can you do better? ${address}`, "Copy your result as a challenge");
  }

  // ---------------------------------------------------------------- the table of results

  /** @type {Daily["table"]} */
  function table() {
    const all = stored.read();
    const sums = results.sums(all);
    if (!sums.length) return [];
    const heads = ["Against", `${start(deal)}s`, "Won", "Lost", `${start(unit)}s`].map((text, n) => make("th", { scope: "col", className: n ? "figure" : "" }, text));
    const rows = sums.map(({ foe, aided, deals, won, lost, mine, theirs }) => make("tr", {},
      make("th", { scope: "row" }, FOES[foe], aided ? " *" : ""), ...[deals, won, lost, `${mine}–${theirs}`].map((text) => make("td", { className: "figure" }, `${text}`))));
    const count = Object.keys(all).length;
    const remove = button("Delete these results", () => {
      if (!remove.dataset.sure) {
        remove.dataset.sure = "yes";
        remove.textContent = `Really delete ${count === 1 ? "1 result" : `${count} results`}, and your streak?`;
      } else {
        stored.write(null);
        remove.closest("details")?.remove();
      }
    });
    return [make("details", { className: "results" }, make("summary", {}, "Your results"),
      make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows)),
      make("p", { className: "aside" }, `The first result of each deal counts.${sums.some((sum) => sum.aided) ? ` * With a hint, or a move undone in the ${deal}.` : ""} Everything stays in this browser.`),
      make("div", { className: "deeds" }, remove))];
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, daily: { stored, today, once, section, challenge, table, ended } };
})();
