/* Lessons to try: choose a card or an answer first, and hear the verdict.
   The page is whole without this script, and every word it says stands in the page already. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { make, picture, readdress } = Cardwright.elements;
  const { keys } = Cardwright;

  /** A region whose changes are read aloud. @param {string} className */
  function status(className) {
    const region = make("div", { className });
    region.setAttribute("role", "status");
    return region;
  }

  /** The words of an element on one line. @param {Node | null} element */
  const words = (element) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

  const lesson = one(HTMLElement, ".lesson");

  // ---------------------------------------------------------------- the address

  /** What the address asks for: `#move=7`, `#answer=RK`. @param {string} name */
  const asked = (name) => new URLSearchParams(location.hash.slice(1)).get(name);

  /** Have the address ask for it, so that it can be sent to somebody.
      @param {string} name @param {string} value */
  function note(name, value) {
    readdress(`#${new URLSearchParams([[name, value]])}`);
  }

  // ---------------------------------------------------------------- the course

  /** The lesson is done: say so, remember it in this browser, and offer the next one. */
  function finish() {
    if (lesson.querySelector(".finished")) return;
    Cardwright.course.done(lesson.dataset.lesson ?? "");
    const [next] = all(HTMLAnchorElement, ".beside [rel=next]");
    const line = make("p", {}, make("strong", {}, "Done. "));
    if (next) line.append(make("a", { href: next.href }, "Next: ", words(next.lastChild)));
    document.querySelector(".cited details")?.setAttribute("open", "");
    const region = status("finished");
    lesson.append(region);
    region.append(line);
  }

  // ---------------------------------------------------------------- a question

  /** Make a question something to try: one stop for the tab key, arrows within.
      @param {HTMLElement} question */
  function ask(question) {
    const tries = one(HTMLElement, ".tries", question);
    const table = one(HTMLTableElement, ".verdicts", question);
    const rows = new Map(all(HTMLTableRowElement, "[data-key]", table).map((row) => [row.dataset.key ?? "", row]));
    const answer = status("answer");
    const found = new Set();
    /** The row of each button. @type {Map<HTMLButtonElement, HTMLTableRowElement>} */
    const rowOf = new Map();
    const buttons = all(HTMLElement, "[data-key]", tries).map((item) => {
      const button = make("button", { type: "button", tabIndex: -1 }, ...item.childNodes);
      const row = /** @type {HTMLTableRowElement} */ (rows.get(item.dataset.key ?? ""));
      rowOf.set(button, row);
      button.addEventListener("click", () => choose(row));
      item.append(button);
      return button;
    });
    const moves = question.dataset.asked === "moves";
    const wanted = new Set([...rows].filter(([, row]) => "ok" in row.dataset).map(([key]) => key));
    const last = question.closest(".moves") === null; // the question of the whole lesson
    /** The row that was answered last. @type {HTMLTableRowElement | null} */
    let latest = null;

    tries.setAttribute("role", "toolbar");
    tries.setAttribute("aria-label", tries.dataset.label ?? "");
    buttons[0].tabIndex = 0;
    tries.addEventListener("keydown", (event) => press(event));
    tries.addEventListener("focusin", ({ target }) => stopAt(target instanceof Element ? target.closest("button") : null));
    table.classList.add("folded");
    const reveal = make("button", { type: "button", className: "reveal" }, "Show all answers");
    reveal.setAttribute("aria-expanded", "false");
    reveal.addEventListener("click", () => {
      const folded = table.classList.toggle("folded");
      reveal.setAttribute("aria-expanded", String(!folded));
      reveal.textContent = folded ? "Show all answers" : "Hide the answers";
    });
    const names = ["Arrows", "Enter", ...(moves ? ["m"] : []), "s", "r", "?"];
    const listed = () => keys.list(names, { Enter: "try" });
    /** What each letter tells. @type {Record<string, () => void>} */
    const telling = { s: () => say("", make("p", {}, state())), r: () => say("", rule()), "?": () => say("", listed()) };
    if (moves) telling.m = () => say("", ...allowed());
    tries.after(answer, listed(), reveal);
    const answered = rows.get(asked("answer") ?? "");
    if (last && answered) choose(answered);

    /** @param {HTMLButtonElement | null} chosen */
    function stopAt(chosen) {
      for (const button of buttons) button.tabIndex = button === chosen ? 0 : -1;
    }

    /** @param {HTMLTableRowElement} row */
    function choose(row) {
      latest = row;
      const key = row.dataset.key ?? "";
      const verdict = words(row.cells[1]);
      const right = "ok" in row.dataset;
      for (const same of buttons) if (rowOf.get(same) === row) mark(same, right, verdict);
      const why = make("p", {}, make("strong", {}, `${words(row.cells[0])}: ${verdict}. `));
      why.append(...row.cells[2].cloneNode(true).childNodes);
      if (right) found.add(key);
      const left = found.size < wanted.size ? `${found.size} of ${wanted.size} found.` : "All found.";
      say(right ? "yes" : "no", why, ...(wanted.size < 2 ? [] : [make("p", { className: "left" }, left)]));
      if (!last) return;
      note("answer", key);
      if (found.size === wanted.size) finish();
    }

    /** @param {string} kind @param {Node[]} what */
    function say(kind, ...what) {
      answer.className = `answer ${kind}`;
      answer.replaceChildren(...what);
      answer.scrollIntoView({ block: "nearest" });
    }

    /** @param {KeyboardEvent} event */
    function press(event) {
      const at = buttons.findIndex((button) => button === document.activeElement);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return false;
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const to = { Home: 0, End: buttons.length - 1 }[event.key];
      if (step !== undefined) buttons.at((at + step) % buttons.length)?.focus();
      else if (to !== undefined) buttons[to].focus();
      else return keys.press(event, telling);
      event.preventDefault();
      return true;
    }

    /** What may be done, each with its reason. */
    function allowed() {
      const open = [...rows.values()].filter((row) => "ok" in row.dataset);
      return open.map((row) => {
        const line = make("p", {}, make("strong", {}, `${words(row.cells[0])}. `));
        line.append(...row.cells[2].cloneNode(true).childNodes);
        return line;
      });
    }

    /** The table in words: what lies open, the facts, what was played, and every hand that is shown. */
    function state() {
      const scene = question.closest(".stop") ?? lesson;
      const felt = one(HTMLElement, ".felt", scene);
      const lying = all(HTMLElement, ":scope > ul li", felt).map(words);
      const facts = all(HTMLElement, "dl div", felt).map((fact) => `${words(fact.children[0])}: ${words(fact.children[1])}`);
      const played = all(HTMLElement, ".laid", felt).map((trick) => [...all(HTMLElement, "li", trick), ...all(HTMLElement, "p", trick)].map(words).join(", "));
      const hands = all(HTMLElement, ".holder", scene).map((holder) => {
        const cards = holder.nextElementSibling?.matches("ul") ? all(HTMLElement, "li", holder.nextElementSibling).map(nameOn) : [];
        return `${words(holder).replace(/ \(.*\)$/, "")}: ${cards.join(", ")}`;
      });
      return [...lying, ...facts, ...played, ...hands].map((text) => `${text.replace(/\.$/, "")}.`).join(" ");
    }

    /** The name of a card without what was said of it. @param {HTMLElement} card */
    function nameOn(card) {
      return words(card.querySelector("span:not(.verdict)"));
    }

    /** The clauses behind the last verdict, in full; before one they would give the answer away. */
    function rule() {
      const list = make("div", {});
      if (!latest) return make("p", {}, "Choose first: then you hear the rule behind the verdict.");
      for (const link of all(HTMLAnchorElement, "a.ref", latest)) {
        const clause = document.getElementById(link.hash.slice(1));
        list.append(make("p", {}, link.cloneNode(true), " ", words(clause?.querySelector("p") ?? null)));
      }
      return list;
    }
  }

  /** Show on a choice what came of it, in sign and word.
      @param {HTMLButtonElement} button @param {boolean} right @param {string} verdict */
  function mark(button, right, verdict) {
    button.querySelector(".verdict")?.remove();
    const sign = make("span", { className: `verdict ${right ? "yes" : "no"}` }, verdict);
    button.append(sign);
    if (!right) button.setAttribute("aria-disabled", "true"); // it can still be asked about
  }

  // ---------------------------------------------------------------- an order

  /** Moves to put in order: choose what comes first, then what comes next.
      @param {HTMLElement} place */
  function order(place) {
    const items = all(HTMLElement, ".items > li", place);
    const steps = all(HTMLElement, ".places > li", place);
    const answer = status("answer");
    let at = 0;
    for (const item of items) {
      const button = make("button", { type: "button" }, ...item.childNodes);
      button.addEventListener("click", () => choose(item, button));
      item.append(button);
    }
    place.classList.add("trying");
    one(HTMLElement, ".items", place).after(answer);

    /** @param {HTMLElement} item @param {HTMLButtonElement} button */
    function choose(item, button) {
      if (at === steps.length || steps.slice(0, at).some((step) => step.dataset.key === item.dataset.key)) return;
      const no = all(HTMLElement, ".not-yet > li", steps[at]).find((li) => li.dataset.key === item.dataset.key);
      answer.className = `answer ${no ? "no" : "yes"}`;
      const told = no ?? steps[at];
      answer.replaceChildren(...told.cloneNode(true).childNodes);
      answer.querySelector(".not-yet")?.remove();
      answer.scrollIntoView({ block: "nearest" });
      if (no) return;
      mark(button, true, String(at + 1));
      button.setAttribute("aria-disabled", "true");
      steps[at].classList.add("found");
      at += 1;
      if (at === steps.length) finish();
    }
  }

  // ---------------------------------------------------------------- a walk

  /** Show a deal one step at a time, with buttons and a list of all steps.
      @param {HTMLElement} list */
  function walk(list) {
    const steps = all(HTMLElement, ":scope > li", list);
    const folder = list.dataset.cards ?? "";
    const where = status("where");
    const first = make("button", { type: "button", className: "first" }, "First");
    const back = make("button", { type: "button", className: "back" }, "Back");
    const next = make("button", { type: "button", className: "next" }, "Next");
    const index = steps.map((step, number) => {
      const button = make("button", { type: "button" }, step.dataset.step ?? "");
      button.addEventListener("click", () => go(number));
      return button;
    });
    const listed = make("details", { className: "all-moves" }, make("summary", {}, "All moves"),
      make("ol", {}, ...index.map((button) => make("li", {}, button))));
    first.addEventListener("click", () => go(0));
    back.addEventListener("click", () => go(at - 1));
    next.addEventListener("click", () => go(at + 1));
    list.classList.add("stepping");
    const bar = make("div", { className: "stepper" }, first, back, where, next);
    list.before(bar);
    list.after(listed);
    let at = 0;
    let timer = 0;
    const deal = list.hasAttribute("data-deal");
    if (deal) bar.append(...controls());
    go(Number(asked("move") ?? 1) - 1, false);
    addEventListener("hashchange", () => { if (asked("move")) go(Number(asked("move")) - 1); });

    /** Of a deal to look at: have it go on by itself, and show all hands or only one’s own. */
    function controls() {
      const run = make("button", { type: "button", className: "run" }, "Play");
      const open = make("button", { type: "button", className: "open" }, "All hands");
      open.setAttribute("aria-pressed", "false");
      run.addEventListener("click", () => {
        if (timer) return stop();
        if (at === steps.length - 1) go(0);
        run.textContent = "Stop";
        timer = setInterval(() => (at < steps.length - 1 ? go(at + 1) : stop()), 3500);
      });
      open.addEventListener("click", () => {
        const shown = list.classList.toggle("open-hands");
        open.setAttribute("aria-pressed", String(shown));
      });
      function stop() {
        clearInterval(timer);
        timer = 0;
        run.textContent = "Play";
      }
      list.addEventListener("toggle", ({ target }) => {
        if (target instanceof HTMLDetailsElement) for (const each of list.querySelectorAll("details")) each.open = target.open;
      }, true);
      return [run, open];
    }

    /** @param {number} number */
    function go(number, noted = true) {
      at = Math.min(Math.max(Math.trunc(number) || 0, 0), steps.length - 1);
      steps.forEach((step, n) => step.classList.toggle("now", n === at));
      first.setAttribute("aria-disabled", String(at === 0));
      back.setAttribute("aria-disabled", String(at === 0));
      next.setAttribute("aria-disabled", String(at === steps.length - 1));
      index.forEach((button, n) => {
        if (n === at) button.setAttribute("aria-current", "step");
        else button.removeAttribute("aria-current");
      });
      for (const held of steps[at].querySelectorAll(".held > p")) draw(held, folder);
      if (deal && steps[at].dataset.player && !steps[at].querySelector(".board")) lay(steps[at], folder);
      tell(steps[at]);
      if (noted) note("move", String(at + 1));
      if (at === steps.length - 1) finish();
    }

    /** The step in words; of a question only that there is one. @param {HTMLElement} step */
    function tell(step) {
      const moves = steps.length - 2; // between the deal and the score
      const within = at > 0 && at <= moves ? ` of ${moves}` : "";
      const of = deal ? within : `, ${at + 1} of ${steps.length}`;
      const place = make("span", {}, step.dataset.step + of);
      const lines = all(HTMLElement, ":scope > p:not(.step-name)", step).map((line) => {
        const copy = /** @type {HTMLElement} */ (line.cloneNode(true));
        for (const link of copy.querySelectorAll("a")) link.remove();
        return words(copy);
      });
      const question = step.querySelector(".question-asked");
      const aloud = question ? words(question) : lines.join(" ");
      where.replaceChildren(place, make("span", { className: "unseen" }, `. ${aloud}`));
    }
  }

  /** Cards in words as a row of cards; `why` is what is said above the name of one.
      @param {HTMLDataElement[]} cards @param {string} folder @param {(card: HTMLDataElement) => string} why */
  function row(cards, folder, why = () => "") {
    const long = cards.some((card) => words(card).length > 24);
    return make("ul", { className: `row-of-cards${long ? " long-names" : ""}` }, ...cards.map((card) => {
      const name = make("span", {}, ...(why(card) ? [make("small", {}, why(card)), " "] : []), words(card));
      return make("li", {}, picture(folder, card.value), " ", name);
    }));
  }

  /** A hand in words becomes a hand of cards. @param {Element} held @param {string} folder */
  function draw(held, folder) {
    const holder = one(HTMLElement, ".holder", held);
    const cards = row([...held.querySelectorAll("data")], folder);
    held.replaceWith(make("div", {}, make("p", { className: "holder" }, words(holder)), cards));
  }

  /** A move of a deal: what was done in words, then as cards what lies on the table and every hand.
      @param {HTMLElement} step @param {string} folder */
  function lay(step, folder) {
    const { player, played = "" } = step.dataset;
    const goes = played.split(" "); // the card that is played, and one that is only shown with it
    const lying = all(HTMLDataElement, ".lying data", step);
    const own = all(HTMLElement, ".seat", step);
    const next = step.nextElementSibling ?? step; // the score is after the last move
    /** @param {HTMLElement} held */
    const later = (held) => all(HTMLDataElement, `.seat[data-of="${held.dataset.of}"] data`, next);
    const out = own.flatMap((held) => all(HTMLDataElement, "data", held)).filter((card) => goes.includes(card.value));
    /** @param {HTMLDataElement} card */
    const why = (card) => (card.matches(".lying *") ? words(card.nextSibling) : `${card.value === goes[0] ? "Played" : "Shown"} by ${player}`);
    const board = make("div", { className: "board" });
    if (lying.length + out.length) board.append(make("div", { className: "felt" }, row([...lying, ...out], folder, why)));
    own.sort((a, b) => Number(b.dataset.of === player) - Number(a.dataset.of === player));
    for (const held of own) {
      const cards = [...held.querySelectorAll("data")];
      const mine = held.dataset.of === player;
      const hand = row(cards, folder);
      [...hand.children].forEach((card, n) => card.classList.toggle("goes", goes[0] === cards[n].value));
      const closed = mine ? [] : [make("span", { className: "closed" }, `: ${cards.length} card${cards.length === 1 ? "" : "s"}`)];
      const holder = make("p", { className: "holder" }, `${held.dataset.of}${mine ? " holds" : ""}`, ...closed);
      const came = later(held).filter((card) => !cards.some(({ value }) => value === card.value)).map(words);
      const news = came.length ? [make("p", { className: "news" }, `New in ${held.dataset.of}’s hand afterward: ${came.join(", ")}`)] : [];
      board.append(make("div", { className: mine ? "mine" : "theirs" }, holder, hand, ...news));
    }
    const facts = all(HTMLElement, ".fact", step).map((fact) => `${words(fact.firstElementChild)}: ${words(fact.lastElementChild)}`);
    board.append(make("p", { className: "tally" }, facts.join(" · "))); // to be seen: the step is told without it
    one(HTMLElement, ".step-name", step).after(board);
    one(HTMLElement, "details", step).before(one(HTMLElement, ":scope > .tally", step));
  }

  all(HTMLElement, ".lesson .asked").forEach(ask);
  all(HTMLElement, ".lesson .ordering").forEach(order);
  all(HTMLElement, ".lesson .moves").forEach(walk);
})();
