/* A page that keeps the score of a match: who deals, who scores and by which clause, with undo.
   The sums are those of score.js, what can be written down those of entries.js; what is written
   down stays in this browser. */
(() => {
  "use strict";

  const { keep, call, givenBack, has, nextFirst, isWhole } = Cardwright.score;
  const { make, button, start, typed } = Cardwright.elements;
  const { surely, nameOf, told, choices } = Cardwright.entries;
  const place = document.querySelector(".keeping");
  const laws = new Map([...place.querySelectorAll("[data-law]")].map((section) => [section.dataset.form, section]));
  const law = (form) => JSON.parse(laws.get(form).dataset.law);
  const NAMES = ["Ann", "Ben", "Cy", "Di", "Ada", "Max", "Ida", "Jules"];
  const BLANK = { side: -1, group: -1, tricks: null, extra: null };

  // ---------------------------------------------------------------- what is stored

  const stored = new Cardwright.Stored(`score.${place.dataset.game}`, "the score sheet", (sheet) =>
    law(sheet.form).seat_choices.includes(sheet.seats) && isWhole(rulesOf(sheet), sheet));
  const store = () => stored.write(match);

  /** What is done to the sheet by a person: not before they see what another tab has made of it. */
  function checked(deed) {
    return (...given) => {
      if (stored.stale) takeOver("Another tab has changed this sheet. Your last press was not entered: look, and press again.");
      else deed(...given);
    };
  }

  /** Show the sheet as another tab has left it, and say so; of what is only marked nothing is said. */
  function takeOver(told) {
    const before = match;
    match = stored.read();
    const written = (sheet) => JSON.stringify({ ...sheet, draft: null });
    redrawn(() => {
      if (match) show();
      else if (before) ask(before.names, before.form, before.seats, 0, before.agreed);
    });
    if (written(before) !== written(match)) tell(told);
  }

  // ---------------------------------------------------------------- the beginning

  const said = make("p", { className: "said" });
  said.setAttribute("role", "status");
  const tell = (text) => { said.textContent = text; };
  const board = make("div", { className: "board" });
  place.prepend(said, board);
  place.classList.add("ready");
  let match = stored.read(); // form, seats, names, dealer, agreed, entries, draft, evening
  if (match) show();
  else ask();
  stored.heard(() => takeOver("Another tab has changed this sheet. It is shown as it is now."));

  /** Of what scores only the form that is played is shown. */
  function only(form) {
    for (const [name, section] of laws) section.hidden = name !== form;
  }

  /** Who plays which form, and who deals first. */
  function ask(names = NAMES, form = [...laws.keys()][0], seats = 0, dealer = 0, agreed = false) {
    match = null;
    only(form);
    const rules = law(form);
    const count = rules.seat_choices.includes(seats) ? seats : rules.seats;
    const forms = make("select", { id: "form" });
    for (const [name, section] of laws) {
      forms.append(make("option", { value: name, selected: name === form }, section.querySelector("h3").textContent));
    }
    forms.addEventListener("change", () => again(forms.value, 0));
    const rows = [make("p", {}, make("label", { htmlFor: "form" }, "Form"), " ", forms)];
    if (rules.seat_choices.length > 1) {
      const many = make("select", { id: "seats" });
      for (const n of rules.seat_choices) many.append(make("option", { value: n, selected: n === count }, n));
      many.addEventListener("change", () => again(form, Number(many.value)));
      rows.push(make("p", {}, make("label", { htmlFor: "seats" }, "Players"), " ", many));
    }
    const sit = count > 2 ? ", as you sit, each on the left of the one before;" : ",";
    const first = make("fieldset", {}, make("legend", {}, `Names${sit} and who ${rules.kind === "tennis" ? "serves" : "deals"} first`));
    const inputs = [...Array(count).keys()].map((seat) => {
      const deals = make("input", { type: "radio", name: "dealer", value: seat, checked: seat === Math.max(dealer, 0) % count, id: `deals-${seat}` });
      const name = make("input", { type: "text", id: `name-${seat}`, value: names[seat] ?? NAMES[seat], maxLength: 20, autocomplete: "off" });
      const label = `${count === 4 && rules.sides.length === 2 ? `Side ${"AB"[seat % 2]}, player` : "Player"} ${seat + 1}`;
      first.append(make("p", {}, make("label", { htmlFor: `name-${seat}` }, label), " ", name, " ",
        make("label", { className: "radio" }, deals, rules.kind === "tennis" ? " serves" : " deals")));
      return name;
    });
    const agree = make("input", { type: "checkbox", id: "agreed", checked: agreed });
    const more = rules.agree.word ? [make("p", {}, make("label", { className: "radio" }, agree, ` We play with ${rules.agree.word}`))] : [];
    const read = () => inputs.map((input, seat) => typed(input, NAMES[seat]));
    const dealt = () => Number(board.querySelector("[name=dealer]:checked").value);
    const again = (other, many) => redrawn(() => ask(read(), other, many, dealt(), agree.checked));
    const begin = button("Begin", checked(() => {
      match = { form, seats: count, names: read(), dealer: dealt(), agreed: agree.checked, entries: [], draft: BLANK };
      store();
      show("The sheet is empty.");
      board.querySelector("h2").focus();
    }), "main");
    board.replaceChildren(make("h2", { tabIndex: -1 }, "A new sheet"), ...rows, first, ...more, make("p", {}, begin));
    tell("");
  }

  // ---------------------------------------------------------------- the sheet

  /** The law of a sheet: for as many as play, with what they have agreed. */
  function rulesOf({ form, seats, agreed }) {
    const rules = { ...law(form), seats };
    if (agreed && rules.agree.groups?.length) rules.groups = rules.agree.groups;
    if (rules.kind === "tally") rules.sides = [...Array(seats).keys()].map((seat) => [seat]);
    return rules;
  }

  /** What elements are made from: the rules, what stands now, and what can be done. */
  function table() {
    const rules = rulesOf(match);
    const draw = checked((draft) => {
      match.draft = draft;
      store();
    });
    const { names, agreed } = match;
    return { rules, now: keep(rules, match), names, agreed, write: checked(write), draw, tell, link, get draft() { return match.draft; } };
  }

  function link(clause) {
    return make("a", { className: "ref", href: `${place.dataset.lawPage}#${clause}` }, clause.replace(/^[^-]*-/, ""));
  }

  /** Draw the board anew: the focus stays where it was, or goes to the heading. */
  function redrawn(draw) {
    const { id, dataset } = document.activeElement;
    const there = board.contains(document.activeElement);
    draw();
    if (!there) return;
    const same = [...board.querySelectorAll("button, select, input")].find((each) => !each.hidden && !each.disabled && (id ? each.id === id : each.dataset.key === dataset.key));
    if (same) same.focus({ preventScroll: true });
    else board.querySelector("h2").focus();
  }

  /** Write an entry down, and say what came of it. Who makes one stack may make the next. */
  function write(entry) {
    const before = table().now.lines.length;
    match.entries.push(entry);
    match.draft = entry.stack ? { ...BLANK, side: entry.stack[0] } : BLANK;
    store();
    const after = table();
    const lines = after.now.lines.slice(before).map((line) => lineText(after, line));
    redrawn(() => show(`${lines.join(" ")} ${standing(after)}`));
    if (!entry.stack && !("ball" in entry)) board.querySelector("h2").focus();
  }

  function lineText(at, line) {
    if (line.side < 0) return `${line.reason}.`;
    const who = nameOf(at, line.side);
    if (line.how === "does") return `${who} ${line.reason}.`;
    if (line.how === "notes") return `${who}: ${line.reason}. ${line.clauses.map((clause) => at.rules.texts[clause]).join(" ")}`;
    return `${who}: ${line.points} for “${line.reason}”.`;
  }

  function standing(at) {
    const { rules, now } = at;
    const all = `${rules.sides.map((_, n) => `${nameOf(at, n)} ${now.score[n]}`).join(", ")}.`;
    return rules.kind === "tennis" ? `${start(score(at))}. Games: ${all}` : all;
  }

  /** The score of a game of balls as it is called. */
  function score(at) {
    const told = call(at.rules, at.now);
    return told.startsWith("advantage") ? told.replace(/\d$/, (last) => nameOf(at, Number(last))) : told;
  }

  function show(text = "") {
    const at = table();
    only(match.form);
    const head = make("h2", { tabIndex: -1 }, title(at));
    board.replaceChildren(head, points(at), ...(at.now.over ? [] : choices(at)), tools(at), sheet(at));
    tell(text);
  }

  /** Who deals, or who has won. */
  function title(at) {
    const { rules, now } = at;
    if (!now.over) {
      const round = rules.kind !== "tally" ? now.number : match.evening ? match.evening.games + 1 : 0;
      const deals = { tennis: "serves", tally: "dealt" }[rules.kind] ?? "deals";
      return `${round ? `${start(rules.deal)} ${round}: ` : ""}${match.names[now.dealer]} ${deals}`;
    }
    const winners = now.winners.map((n) => nameOf(at, n)).join(" and ");
    if (!winners) return "Nobody has won";
    if (now.winners.length > 1) return `${winners} share the win`;
    return `${winners} ${has(rules, now.winners[0])} won${rules.kind === "tally" ? "" : ` the ${rules.match}`}`;
  }

  /** How it stands. */
  function points(at) {
    const { rules, now } = at;
    const partners = rules.sides.some((seats) => seats.length > 1);
    const unit = start(`${rules.unit}s`);
    const heads = [rules.kind === "tennis" || partners ? "Side" : "Player", ...(rules.kind === "tennis" ? ["Balls", "Games", "Sets"] : [unit])];
    if (match.evening) heads.push("Evening");
    const head = make("tr", {}, ...heads.map((text, n) => cell("th", text, n ? "figure" : "", "col")));
    const body = make("tbody", {});
    rules.sides.forEach((_, n) => {
      const figures = rules.kind === "tennis" ? [now.balls[n] - givenBack(now.balls), now.score[n], now.sets[n]] : [reached(rules, now.score[n])];
      if (match.evening) figures.push(match.evening.totals[n] + now.score[n]);
      body.append(make("tr", {}, cell("th", nameOf(at, n), "", "row"), ...figures.map((figure) => cell("td", figure, "figure"))));
    });
    const box = make("div", {}, make("table", { className: "standing" }, make("thead", {}, head), body));
    const aside = (...parts) => box.append(make("p", { className: "aside" }, ...parts));
    if (rules.kind === "tennis") {
      const said = score(at);
      aside(`Called: ${said}${said.includes("–") ? ", the server’s side first" : ""}.`);
      if (givenBack(now.balls)) aside("After deuce each side gives a ball back whenever all eight lie on the trays.");
    }
    if (now.carry) aside(`Whoever scores next gets ${now.carry} more, carried from a tie.`);
    if (rules.three && now.table.length > 2 && !now.over) aside(`${match.names[now.dealer]} sits out, and shares what the winner makes.`);
    if (match.evening) aside(`${evening(at)} `, ...told(at, rules.clauses.target.slice(-1)));
    return box;
  }

  /** Points beside those that win. */
  function reached({ target }, made) {
    if (!target) return made;
    return made > target ? `${made} (${target} wins)` : `${made} of ${target}`;
  }

  /** What an evening of several games has come to. */
  function evening(at) {
    const { rules, now } = at;
    const done = match.evening.games + (now.over ? 1 : 0);
    if (done < rules.seats) return `${start(rules.deal)}s finished this evening: ${done} of ${rules.seats}, so that each deals once.`;
    const sums = match.evening.totals.map((total, n) => total + now.score[n]);
    const best = sums.flatMap((sum, n) => (sum === Math.max(...sums) ? [nameOf(at, n)] : []));
    return `After ${done} ${rules.deal}s the highest sum is ${Math.max(...sums)}: ${best.join(" and ")}.`;
  }

  function cell(tag, text, className = "", scope = "") {
    return make(tag, { className, ...(scope ? { scope } : {}) }, String(text));
  }

  // ---------------------------------------------------------------- undo, and another sheet

  function tools(at) {
    const { rules, now } = at;
    const undo = button("Undo", checked(() => {
      match.entries.pop();
      match.draft = BLANK;
      store();
      show("The last entry is taken back.");
      board.querySelector("h2").focus();
    }));
    undo.disabled = match.entries.length === 0;
    const fresh = checked((dealer) => {
      ask(match.names, match.form, match.seats, dealer, match.agreed);
      store();
      board.querySelector("h2").focus();
    });
    const lost = match.evening ? "This evening is lost." : match.entries.length && !now.over ? "This sheet is lost." : "";
    const sheet = surely(at, "New sheet", lost, () => fresh(0));
    const next = button("Play another", () => (rules.kind === "tally" ? another(at) : fresh(nextFirst(rules, now))), "main");
    const all = !now.over ? [sheet] : rules.kind === "tally" ? [next, sheet] : [next];
    return make("p", { className: "tools" }, undo, ...all);
  }

  /** The next game of an evening: the points of those before are kept. */
  const another = checked(({ rules, now }) => {
    const { games, totals } = match.evening ?? { games: 0, totals: now.score.map(() => 0) };
    const sums = { games: games + 1, totals: totals.map((total, n) => total + now.score[n]) };
    match = { ...match, dealer: nextFirst(rules, now), entries: [], draft: BLANK, evening: sums };
    store();
    show(`${start(rules.deal)} ${sums.games + 1} begins; the points of those before are kept.`);
    board.querySelector("h2").focus();
  });

  /** Every line, with its clauses. All stacks belong to one game and dealer, who stand above. */
  function sheet(at) {
    const { rules, now } = at;
    const box = make("div", {});
    if (!now.lines.length) return box;
    const [deal, unit] = rules.kind === "tennis" ? [`${rules.deal}, server`, rules.deal] : [`${rules.deal}, dealer`, rules.unit];
    const heads = [...(rules.kind === "tally" ? [] : [start(deal)]), "Who", "What"].map((text) => cell("th", text, "", "col"));
    const body = make("tbody", {});
    for (const line of now.lines) {
      const what = cell("td", start(line.reason));
      for (const clause of new Set(line.clauses)) what.append(" ", link(clause));
      const dealer = match.names[line.dealer];
      const first = rules.kind === "tally" ? [] : [cell("td", `${line.deal},${dealer.length < 9 ? "\u00a0" : " "}${dealer}`)];
      const made = line.how === "scores" && line.side >= 0 ? line.points : "";
      body.append(make("tr", {}, ...first, cell("td", line.side < 0 ? "–" : nameOf(at, line.side)), what, cell("td", made, "figure")));
    }
    const head = make("tr", {}, ...heads, cell("th", start(`${unit}s`), "figure", "col"));
    box.append(make("table", { className: "sheet-lines" }, make("caption", {}, "The sheet"), make("thead", {}, head), body));
    return box;
  }
})();
