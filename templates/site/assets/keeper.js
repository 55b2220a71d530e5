/* A page that keeps the score of a match: who deals, who scores and by which clause, with undo.
   The sums are those of score.js; what is written down stays in this browser. */
(() => {
  "use strict";

  const { keep, called, nextFirst } = globalThis.cardwrightScore;
  const place = document.querySelector(".keeping");
  const laws = new Map([...place.querySelectorAll("[data-law]")].map((section) => [section.dataset.form, section]));
  const law = (form) => JSON.parse(laws.get(form).dataset.law);
  const KEPT = `cardwright.score.${place.dataset.game}`;
  const NAMES = ["Ann", "Ben", "Cy", "Di", "Ada", "Max", "Ida", "Jules"];

  /** An element with properties, and children put into it. */
  function make(tag, properties, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  const button = (text, press, className = "") => {
    const element = make("button", { type: "button", className }, text);
    element.addEventListener("click", press);
    return element;
  };

  // ---------------------------------------------------------------- what is kept

  function load() {
    try {
      const found = JSON.parse(localStorage.getItem(KEPT));
      return laws.has(found?.form) && Array.isArray(found.entries) && Array.isArray(found.names) ? found : null;
    } catch {
      return null;
    }
  }

  function store() {
    try {
      if (match) localStorage.setItem(KEPT, JSON.stringify(match));
      else localStorage.removeItem(KEPT);
    } catch {
      // A private window may keep nothing; then the sheet lasts as long as the page.
    }
  }

  // ---------------------------------------------------------------- the beginning

  const said = make("p", { className: "said" });
  said.setAttribute("role", "status");
  const board = make("div", { className: "board" });
  place.prepend(said, board);
  place.classList.add("ready");
  let match = load(); // form, seats, names, dealer, entries
  let side = 0; // who scores, as it was chosen last
  let basket = []; // awards of a deal that may bring several
  if (match) show();
  else ask();

  /** Who plays which form, and who deals first. */
  function ask(names = NAMES, form = [...laws.keys()][0], seats = 0, dealer = 0) {
    match = null;
    const rules = law(form);
    const count = rules.seat_choices.includes(seats) ? seats : rules.seats;
    const forms = make("select", { id: "form" });
    for (const [name, section] of laws) {
      forms.append(make("option", { value: name, selected: name === form }, section.querySelector("h3").textContent));
    }
    forms.addEventListener("change", () => ask(read(), forms.value));
    const rows = [make("p", {}, make("label", { htmlFor: "form" }, "Form"), " ", forms)];
    if (rules.seat_choices.length > 1) {
      const many = make("select", { id: "seats" });
      for (const n of rules.seat_choices) many.append(make("option", { value: n, selected: n === count }, n));
      many.addEventListener("change", () => ask(read(), form, Number(many.value)));
      rows.push(make("p", {}, make("label", { htmlFor: "seats" }, "Players"), " ", many));
    }
    const first = make("fieldset", {}, make("legend", {}, rules.kind === "tennis" ? "Names, and who serves first" : "Names, and who deals first"));
    const inputs = [...Array(count).keys()].map((seat) => {
      const deals = make("input", { type: "radio", name: "dealer", value: seat, checked: seat === Math.max(dealer, 0) % count, id: `deals-${seat}` });
      const name = make("input", { type: "text", id: `name-${seat}`, value: names[seat] ?? NAMES[seat], maxLength: 20, autocomplete: "off" });
      const label = `${count === 4 && rules.sides.length === 2 ? `Side ${"AB"[seat % 2]}, player` : "Player"} ${seat + 1}`;
      first.append(make("p", {}, make("label", { htmlFor: `name-${seat}` }, label), " ", name, " ",
        make("label", { className: "radio", htmlFor: `deals-${seat}` }, deals, rules.kind === "tennis" ? " serves" : " deals")));
      return name;
    });
    const read = () => inputs.map((input, seat) => input.value.trim() || NAMES[seat]);
    const begin = button("Begin", () => {
      const dealt = Number(board.querySelector("[name=dealer]:checked").value);
      match = { form, seats: count, names: read(), dealer: dealt, entries: [] };
      [side, basket] = [0, []];
      store();
      show("The sheet is empty.");
      board.querySelector("h2").focus();
    }, "main");
    board.replaceChildren(make("h2", {}, "A new sheet"), ...rows, first, make("p", {}, begin));
    said.textContent = "";
  }

  // ---------------------------------------------------------------- the sheet

  function rulesNow() {
    const rules = { ...law(match.form), seats: match.seats };
    return rules.kind === "tally" ? { ...rules, sides: [...Array(match.seats).keys()].map((seat) => [seat]) } : rules;
  }

  function start(text) {
    return text[0].toUpperCase() + text.slice(1);
  }

  function nameOf(rules, n) {
    return rules.sides[n].map((seat) => match.names[seat]).join(" and ");
  }

  /** Write an entry down, and say what came of it. */
  function write(entry) {
    const rules = rulesNow();
    const before = keep(rules, match).lines.length;
    match.entries.push(entry);
    basket = [];
    store();
    const now = keep(rules, match);
    const told = now.lines.slice(before).map((line) => lineText(rules, line));
    show(`${told.join(" ")} ${standing(rules, now)}`);
  }

  function lineText(rules, line) {
    if (line.side < 0) return `${line.reason}.`;
    const who = nameOf(rules, line.side);
    if (!line.points) return `${who} ${line.reason}.`.replace(/ Has gone/, " has gone");
    return `${who}: ${line.points} for “${line.reason}”.`;
  }

  function standing(rules, now) {
    if (rules.kind === "tennis") {
      const games = rules.sides.map((_, n) => `${nameOf(rules, n)} ${now.score[n]}`).join(", ");
      return `${start(score(rules, now))}. Games: ${games}.`;
    }
    return `${rules.sides.map((_, n) => `${nameOf(rules, n)} ${now.score[n]}`).join(", ")}.`;
  }

  /** The score of a game of balls as it is called. */
  function score(rules, now) {
    return called(rules, now).replace(/\d$/, (last) => (called(rules, now).startsWith("advantage") ? nameOf(rules, Number(last)) : last));
  }

  function show(told = "") {
    const rules = rulesNow();
    const now = keep(rules, match);
    const round = rules.kind === "tally" || now.over ? "" : `${start(rules.deal)} ${now.number}: `;
    const deals = rules.kind === "tennis" ? "serves" : rules.kind === "tally" ? "dealt" : "deals";
    const winners = now.winners.map((n) => nameOf(rules, n)).join(" and ");
    const title = now.over ? `${winners} ${now.winners.length > 1 ? "share the win" : rules.kind === "tally" ? "has the most" : rules.won}` : `${round}${match.names[now.dealer]} ${deals}`;
    const head = make("h2", { tabIndex: -1 }, title);
    board.replaceChildren(head, points(rules, now), ...(now.over ? [] : choices(rules, now)), tools(rules, now), sheet(rules, now));
    said.textContent = told;
  }

  /** How it stands. */
  function points(rules, now) {
    const heads = rules.kind === "tennis" ? ["Side", "Balls", "Games", "Sets"] : ["Player", start(`${rules.unit}s`)];
    const table = make("table", { className: "standing" });
    table.append(make("thead", {}, make("tr", {}, ...heads.map((text, n) => cell("th", text, n ? "figure" : "", "col")))));
    const body = make("tbody", {});
    rules.sides.forEach((_, n) => {
      const figures = rules.kind === "tennis" ? [now.balls[n], now.score[n], now.sets[n]] : [rules.target ? `${now.score[n]} of ${rules.target}` : now.score[n]];
      body.append(make("tr", {}, cell("th", nameOf(rules, n), "", "row"), ...figures.map((figure) => cell("td", figure, "figure"))));
    });
    table.append(body);
    const box = make("div", {}, table);
    if (rules.kind === "tennis") box.append(make("p", { className: "aside" }, `Called: ${score(rules, now)}, the server’s side first.`));
    if (now.carry) box.append(make("p", { className: "aside" }, `Whoever scores next gets ${now.carry} more, carried from a tie.`));
    if (rules.three && now.table.length > 2 && !now.over) box.append(make("p", { className: "aside" }, `${match.names[now.dealer]} sits out, and shares what the winner makes.`));
    return box;
  }

  function cell(tag, text, className = "", scope = "") {
    return make(tag, { className, ...(scope ? { scope } : {}) }, String(text));
  }

  /** What can have happened. */
  function choices(rules, now) {
    if (rules.kind === "tennis") {
      const buttons = rules.sides.map((_, n) => button(`Ball to ${nameOf(rules, n)}`, () => write({ ball: n }), "main"));
      return [make("div", { className: "deeds" }, ...buttons)];
    }
    const seats = rules.sides.map((_, n) => n).filter((n) => !rules.three || (now.table.includes(n) && (now.table.length < 3 || n !== now.dealer)));
    if (!seats.includes(side)) side = seats[0];
    const who = make("fieldset", { className: "who" }, make("legend", {}, "Who scores?"));
    for (const n of seats) {
      const radio = make("input", { type: "radio", name: "side", id: `side-${n}`, checked: n === side });
      radio.addEventListener("change", () => { side = n; });
      who.append(make("label", { className: "radio", htmlFor: `side-${n}` }, radio, ` ${nameOf(rules, n)}`));
    }
    const what = make("div", { className: "deeds" });
    rules.awards.forEach((award, n) => what.append(...offers(rules, award, n)));
    const ends = make("div", { className: "deeds ends" });
    const end = (text, entry) => ends.append(button(text, () => write(entry)));
    if (rules.kind === "tally") end("All cards are stacked", { end: true });
    else {
      if (rules.in_order) {
        const list = basket.map(([n, award, times]) => `${nameOf(rules, n)}: ${rules.awards[award].name}${times > 1 ? ` (${times})` : ""}`);
        ends.append(make("p", { className: "basket" }, list.length ? `This ${rules.deal}: ${list.join("; ")}.` : `Choose all that this ${rules.deal} brought, the tricks first.`));
        if (basket.length) ends.append(button(`Write the ${rules.deal} down`, () => write({ made: basket }), "main"));
      } else end("Nobody scores", { none: true });
      if (rules.ties) end("A tie: carry a point", { tie: true });
      if (rules.afresh) end("Void: the same dealer deals again", { again: true });
    }
    return [who, what, ends];
  }

  /** The buttons of an award: one, or where it can be made several times one with the number. */
  function offers(rules, award, n) {
    const put = (times) => {
      if (rules.kind === "tally") write({ stack: [side, n] });
      else if (award.now) write({ now: [side, n] });
      else if (!rules.in_order) write({ made: [[side, n, times]] });
      else {
        basket = [...basket.filter(([, other]) => other !== n), [side, n, times]].sort((a, b) => a[1] - b[1]);
        show(`Chosen: ${nameOf(rules, side)}, ${award.name}${times > 1 ? `, ${times}` : ""}.`);
      }
    };
    if (award.most < 2) return [button(`${award.name}: ${award.points}`, () => put(1))];
    const many = make("select", { id: `many-${n}` });
    for (let times = 1; times <= award.most; times += 1) many.append(make("option", { value: times }, times));
    const label = make("label", { htmlFor: `many-${n}` }, `${award.name} `);
    return [make("span", { className: "many" }, label, many, button("Add", () => put(Number(many.value))))];
  }

  // ---------------------------------------------------------------- undo, and another sheet

  function tools(rules, now) {
    const undo = button("Undo", () => {
      match.entries.pop();
      basket = [];
      store();
      show("The last entry is taken back.");
      board.querySelector("h2").focus();
    });
    undo.disabled = match.entries.length === 0;
    const another = button(now.over ? "Play another" : "New sheet", () => {
      if (!now.over && match.entries.length && another.dataset.sure !== "yes") {
        another.dataset.sure = "yes";
        another.textContent = "Really? This sheet is lost";
        return;
      }
      ask(match.names, match.form, match.seats, now.over ? nextFirst(rules, now) : 0);
      store();
    });
    return make("p", { className: "tools" }, undo, " ", another);
  }

  /** Every line, with its clauses. */
  function sheet(rules, now) {
    const box = make("div", {});
    if (!now.lines.length) return box;
    const table = make("table", { className: "sheet-lines" });
    table.append(make("caption", {}, "The sheet"));
    const heads = [`${start(rules.deal)}, ${rules.kind === "tennis" ? "server" : "dealer"}`, "Who", "What", start(`${rules.kind === "tennis" ? rules.deal : rules.unit}s`)];
    table.append(make("thead", {}, make("tr", {}, ...heads.map((text, n) => cell("th", text, n === 3 ? "figure" : "", "col")))));
    const body = make("tbody", {});
    for (const line of now.lines) {
      const what = cell("td", start(line.reason));
      for (const clause of new Set(line.clauses)) {
        const link = make("a", { className: "ref", href: `${place.dataset.lawPage}#${clause}` }, clause.replace(/^[^-]*-/, ""));
        what.append(" ", link);
      }
      const who = line.side < 0 ? "–" : nameOf(rules, line.side);
      body.append(make("tr", {}, cell("td", `${line.deal}, ${match.names[line.dealer]}`), cell("td", who), what, cell("td", line.points || "", "figure")));
    }
    table.append(body);
    box.append(table);
    return box;
  }
})();
