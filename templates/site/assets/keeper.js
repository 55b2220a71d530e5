/* A page that keeps the score of a match: who deals, who scores and by which clause, with undo.
   score.js does the sums, sheet.js has the words, entries.js the choices; the sheet stays in this
   browser. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { keep, givenBack, nextFirst, isWhole } = Cardwright.score;
  const { make, button, start, typed } = Cardwright.elements;
  const { rulesOf, nameOf, lineText, standing, called, title, reached, evening } = Cardwright.sheet;
  const { surely, told, choices } = Cardwright.entries;
  const { awake } = Cardwright;
  const place = one(HTMLElement, ".keeping");
  const laws = new Map(all(HTMLElement, "[data-law]", place).map((section) => [section.dataset.form ?? "", section]));
  /** @type {(form: string) => Score.Law} */
  const law = (form) => JSON.parse(laws.get(form)?.dataset.law ?? "");
  const NAMES = ["Ann", "Ben", "Cy", "Di", "Ada", "Max", "Ida", "Jules"];
  /** @type {Score.Draft} */
  const BLANK = { side: -1, group: -1, tricks: null, extra: null };

  // ---------------------------------------------------------------- what is stored

  /** @type {Stored<Score.Sheet | null>} */
  const stored = new Cardwright.Stored(`score.${place.dataset.game}`, "the score sheet", (sheet) => {
    const { form, seats, agreed } = sheet;
    const rules = law(String(form));
    return typeof seats === "number" && rules.seat_choices.includes(seats) && isWhole(rulesOf(rules, { seats, agreed: agreed === true }), sheet);
  }, null);
  const store = () => stored.write(match);

  /** What is done to the sheet by a person: not before they see what another tab has made of it.
      @template {unknown[]} T @param {(...given: T) => void} deed @returns {(...given: T) => void} */
  function checked(deed) {
    return (...given) => {
      if (stored.stale) takeOver("Another tab has changed this sheet. Your last entry was not saved: check the sheet, and enter it again.");
      else deed(...given);
    };
  }

  /** Show the sheet as another tab has left it, and say so; of what is only marked nothing is said.
      @param {string} text */
  function takeOver(text) {
    const before = match;
    match = stored.read();
    /** @param {Score.Sheet | null} sheet */
    const written = (sheet) => JSON.stringify({ ...sheet, draft: null });
    redrawn(() => {
      if (match) show(match);
      else if (before) ask(before.names, before.form, before.seats, 0, before.agreed);
    });
    if (written(before) !== written(match)) tell(text);
  }

  // ---------------------------------------------------------------- the beginning

  const said = make("p", { className: "said" });
  said.setAttribute("role", "status");
  /** @param {string} text */
  const tell = (text) => { said.textContent = text; };
  const board = make("div", { className: "board" });
  place.prepend(said, board);
  place.classList.add("ready");
  let match = stored.read();
  if (match) show(match);
  else ask();
  stored.heard((restored) => takeOver(restored ? "You now see the sheet of the file." : "Another tab has changed this sheet. You now see the changed sheet."));

  /** Of what scores only the form that is played is shown. @param {string} form */
  function only(form) {
    for (const [name, section] of laws) section.hidden = name !== form;
  }

  /** Who plays which form, and who deals first. */
  function ask(names = NAMES, form = [...laws.keys()][0], seats = 0, dealer = 0, agreed = false) {
    match = null;
    awake.release();
    only(form);
    const rules = law(form);
    const count = rules.seat_choices.includes(seats) ? seats : rules.seats;
    const forms = make("select", { id: "form" });
    for (const [name, section] of laws) {
      forms.append(make("option", { value: name, selected: name === form }, one(HTMLElement, "h3", section).textContent));
    }
    forms.addEventListener("change", () => again(forms.value, 0));
    const rows = [make("p", {}, make("label", { htmlFor: "form" }, "Form"), " ", forms)];
    if (rules.seat_choices.length > 1) {
      const many = make("select", { id: "seats" });
      for (const n of rules.seat_choices) many.append(make("option", { value: String(n), selected: n === count }, String(n)));
      many.addEventListener("change", () => again(form, Number(many.value)));
      rows.push(make("p", {}, make("label", { htmlFor: "seats" }, "Players"), " ", many));
    }
    const sit = count > 2 ? " clockwise," : ",";
    const first = make("fieldset", {}, make("legend", {}, `Names${sit} and who ${rules.kind === "tennis" ? "serves" : "deals"} first`));
    const inputs = [...Array(count).keys()].map((seat) => {
      const deals = make("input", { type: "radio", name: "dealer", value: String(seat), checked: seat === Math.max(dealer, 0) % count, id: `deals-${seat}` });
      const name = make("input", { type: "text", id: `name-${seat}`, value: names[seat] ?? NAMES[seat], maxLength: 20, autocomplete: "off" });
      const label = `${count === 4 && rules.sides.length === 2 ? `Side ${"AB"[seat % 2]}, player` : "Player"} ${seat + 1}`;
      first.append(make("p", {}, make("label", { htmlFor: `name-${seat}` }, label), " ", name, " ",
        make("label", { className: "radio" }, deals, make("span", { className: "unseen" }, ` ${label}`), rules.kind === "tennis" ? " serves" : " deals")));
      return name;
    });
    const agree = make("input", { type: "checkbox", id: "agreed", checked: agreed });
    const more = rules.agree.word ? [make("p", {}, make("label", { className: "radio" }, agree, ` We play with ${rules.agree.word}`))] : [];
    const read = () => inputs.map((input, seat) => typed(input, NAMES[seat]));
    const dealt = () => Number(one(HTMLInputElement, "[name=dealer]:checked", board).value);
    /** @param {string} other @param {number} many */
    const again = (other, many) => redrawn(() => ask(read(), other, many, dealt(), agree.checked));
    const begin = button("Begin", checked(() => {
      match = { form, seats: count, names: read(), dealer: dealt(), agreed: agree.checked, entries: [], draft: BLANK };
      store();
      Cardwright.Stored.persist();
      show(match, "The sheet is empty.");
      toHeading();
    }), "main");
    board.replaceChildren(make("h2", { tabIndex: -1 }, "A new sheet"), ...rows, first, ...more, make("p", {}, begin));
    tell("");
  }

  // ---------------------------------------------------------------- the sheet

  /** What elements are made from: the rules, what stands now, and what can be done.
      @param {Score.Sheet} sheet @returns {Score.Table} */
  function table(sheet) {
    const { names, agreed, evening: games } = sheet;
    const rules = rulesOf(law(sheet.form), sheet);
    const draw = checked((/** @type {Score.Draft} */ draft) => {
      sheet.draft = draft;
      store();
    });
    const enter = checked((/** @type {Score.Entry} */ entry) => write(sheet, entry));
    return { rules, now: keep(rules, sheet), names, agreed, evening: games, write: enter, draw, tell, link, get draft() { return sheet.draft; } };
  }

  /** @param {string} clause */
  function link(clause) {
    return make("a", { className: "ref", href: `${place.dataset.lawPage}#${clause}` }, clause.replace(/^[^-]*-/, ""));
  }

  const toHeading = () => one(HTMLElement, "h2", board).focus();

  /** Draw the board anew: the focus stays where it was, or goes to the heading. @param {() => void} draw */
  function redrawn(draw) {
    const { activeElement: focused } = document;
    const there = focused instanceof HTMLElement && board.contains(focused) ? { id: focused.id, key: focused.dataset.key } : null;
    draw();
    if (!there) return;
    const { id, key } = there;
    const same = (id || key) && all(HTMLElement, "button, select, input", board)
      .find((each) => !each.hidden && !each.matches(":disabled") && (id ? each.id === id : each.dataset.key === key));
    if (same) same.focus({ preventScroll: true });
    else toHeading();
  }

  /** Write an entry down, and say what came of it. Who makes one stack may make the next.
      @param {Score.Sheet} sheet @param {Score.Entry} entry */
  function write(sheet, entry) {
    const before = table(sheet).now.lines.length;
    sheet.entries.push(entry);
    sheet.draft = entry.stack ? { ...BLANK, side: entry.stack[0] } : BLANK;
    store();
    const after = table(sheet);
    const lines = after.now.lines.slice(before).map((line) => lineText(after, line));
    redrawn(() => show(sheet, `${lines.join(" ")} ${standing(after)}`));
    if (!entry.stack && !("ball" in entry)) toHeading();
  }

  /** @param {Score.Sheet} sheet */
  function show(sheet, text = "") {
    const at = table(sheet);
    if (at.now.over) awake.release();
    else awake.keep();
    only(sheet.form);
    const head = make("h2", { tabIndex: -1 }, title(at));
    board.replaceChildren(head, points(at), ...(at.now.over ? [] : choices(at)), tools(at, sheet), lines(at));
    tell(text);
  }

  /** How it stands. @param {Score.Table} at */
  function points(at) {
    const { rules, now, evening: games } = at;
    const partners = rules.sides.some((seats) => seats.length > 1);
    const unit = start(`${rules.unit}s`);
    const heads = [rules.kind === "tennis" || partners ? "Side" : "Player", ...(rules.kind === "tennis" ? ["Balls", "Games", "Sets"] : [unit])];
    if (games) heads.push("Evening");
    const head = make("tr", {}, ...heads.map((text, n) => cell("th", text, n ? "figure" : "", "col")));
    const body = make("tbody", {});
    rules.sides.forEach((_, n) => {
      const figures = rules.kind === "tennis" ? [now.balls[n] - givenBack(now.balls), now.score[n], now.sets[n]] : [reached(rules, now.score[n])];
      if (games) figures.push(games.totals[n] + now.score[n]);
      body.append(make("tr", {}, cell("th", nameOf(at, n), "", "row"), ...figures.map((figure) => cell("td", figure, "figure"))));
    });
    const box = make("div", {}, make("table", { className: "standing" }, make("thead", {}, head), body));
    /** @param {(Node | string)[]} parts */
    const aside = (...parts) => box.append(make("p", { className: "aside" }, ...parts));
    if (rules.kind === "tennis") {
      const call = called(at);
      aside(`Called: ${call}${call.includes("–") ? ", the server’s side first" : ""}.`);
      if (givenBack(now.balls)) aside("After deuce, whenever all eight balls are on the trays, each side gives one back.");
    }
    if (now.carry) aside(`The next to score gets ${now.carry} more, carried over from a tie.`);
    if (rules.three && now.table.length > 2 && !now.over) aside(`${at.names[now.dealer]} sits out, and scores the same as the winner.`);
    if (games) aside(`${evening(at, games)} `, ...told(at, rules.clauses.target.slice(-1)));
    return box;
  }

  /** @param {"td" | "th"} tag @param {string | number} text */
  function cell(tag, text, className = "", scope = "") {
    return make(tag, { className, ...(scope ? { scope } : {}) }, String(text));
  }

  // ---------------------------------------------------------------- undo, and another sheet

  /** @param {Score.Table} at @param {Score.Sheet} sheet */
  function tools(at, sheet) {
    const { rules, now } = at;
    const undo = button("Undo", checked(() => {
      const gone = at.now.lines;
      sheet.entries.pop();
      sheet.draft = BLANK;
      store();
      const after = table(sheet);
      const lines = gone.slice(after.now.lines.length).map((line) => lineText(at, line));
      show(sheet, `Removed: ${lines.join(" ") || "the last entry."} ${standing(after)}`);
      toHeading();
    }));
    undo.disabled = sheet.entries.length === 0;
    const fresh = checked((/** @type {number} */ dealer) => {
      ask(sheet.names, sheet.form, sheet.seats, dealer, sheet.agreed);
      store();
      toHeading();
    });
    const lost = sheet.evening ? "You lose the scores of this evening." : sheet.entries.length && !now.over ? "You lose this sheet." : "";
    const blank = surely(at, "New sheet", lost, () => fresh(0));
    const next = button("Play another", () => (rules.kind === "tally" ? another(at, sheet) : fresh(nextFirst(rules, now))), "main");
    const tally = rules.kind === "tally" ? [next, blank] : [next];
    return make("p", { className: "tools" }, undo, ...(now.over ? tally : [blank]));
  }

  /** The next game of an evening: the points of those before are kept. */
  const another = checked((/** @type {Score.Table} */ { rules, now }, /** @type {Score.Sheet} */ sheet) => {
    const { games, totals } = sheet.evening ?? { games: 0, totals: now.score.map(() => 0) };
    const sums = { games: games + 1, totals: totals.map((total, n) => total + now.score[n]) };
    match = { ...sheet, dealer: nextFirst(rules, now), entries: [], draft: BLANK, evening: sums };
    store();
    show(match, `${start(rules.deal)} ${sums.games + 1} begins; all earlier points are kept.`);
    toHeading();
  });

  /** Every line, with its clauses. All stacks belong to one game and dealer, who stand above.
      @param {Score.Table} at */
  function lines(at) {
    const { rules, now } = at;
    const box = make("div", {});
    if (!now.lines.length) return box;
    const [deal, unit] = rules.kind === "tennis" ? [`${rules.deal}, server`, rules.deal] : [`${rules.deal}, dealer`, rules.unit];
    const heads = [...(rules.kind === "tally" ? [] : [start(deal)]), "Who", "What"].map((text) => cell("th", text, "", "col"));
    const body = make("tbody", {});
    for (const line of now.lines) {
      const what = cell("td", start(line.reason));
      for (const clause of new Set(line.clauses)) what.append(" ", link(clause));
      const dealer = at.names[line.dealer];
      const first = rules.kind === "tally" ? [] : [cell("td", `${line.deal},${dealer.length < 9 ? "\u00a0" : " "}${dealer}`)];
      const made = line.how === "scores" && line.side >= 0 ? line.points : "";
      body.append(make("tr", {}, ...first, cell("td", line.side < 0 ? "–" : nameOf(at, line.side)), what, cell("td", made, "figure")));
    }
    const head = make("tr", {}, ...heads, cell("th", start(`${unit}s`), "figure", "col"));
    box.append(make("table", { className: "sheet-lines" }, make("caption", {}, "The sheet"), make("thead", {}, head), body));
    return box;
  }
})();
