/* The page for teachers: what each game takes for a class, and which games fit it and the time. The
   page is whole without this script. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { many, duration, money, times, numbers, seated, pagesToPrint, numberIn } = Cardwright.classes;
  const pupils = one(HTMLInputElement, "#pupils");
  const minutes = one(HTMLInputElement, "#minutes");
  const paper = one(HTMLSelectElement, "#paper");
  const fitting = one(HTMLElement, ".fitting");
  const place = one(HTMLElement, ".games");
  const games = all(HTMLElement, ".planned");

  /** @param {string} name @param {string} text @param {HTMLElement} within */
  function say(name, text, within) {
    for (const said of all(HTMLElement, `[data-of="${name}"]`, within)) said.textContent = text;
  }

  /** @param {HTMLElement} game */
  const tablesOf = ({ dataset }) => seated(numberIn(pupils), Number(dataset.at), numbers(dataset.players));

  /** The files of a game for the chosen paper. @param {HTMLElement} game */
  const filesOf = (game) => one(HTMLElement, `.to-print [data-paper="${paper.value}"]`, game);

  /** The minutes to cut the decks of a game. @param {HTMLElement} game */
  const cutting = (game) => tablesOf(game).tables.length * Number(filesOf(game).dataset.minutes);

  /** The reason why a game does not fit; "" if it does. @param {HTMLElement} game */
  function against({ dataset }) {
    const fewest = Math.min(...numbers(dataset.players));
    if (numberIn(pupils) < fewest) return `Needs ${fewest} pupils at a table.`;
    if (numberIn(minutes) < Number(dataset.shortest)) return `Needs ${dataset.shortest} minutes.`;
    return "";
  }

  /** The tables in words, and what they need. @param {HTMLElement} game */
  function seat(game) {
    const { tables, extra } = tablesOf(game);
    const sizes = [...new Set(tables)];
    const counted = sizes.map((size) => `${many(tables.filter((table) => table === size).length, "table")} of ${size}`);
    say("pupils", many(numberIn(pupils), "pupil"), game);
    say("decks", many(tables.length, "deck"), game);
    say("tables", counted.join(", "), game);
    say("times", times(tables.length), game);
    for (const only of all(HTMLElement, "[data-sizes]", game)) {
      const some = tables.filter((size) => numbers(only.dataset.sizes).includes(size)).length;
      only.hidden = !some;
      say("times", times(some), only);
    }
    const others = extra === 1 ? "One extra pupil joins a table" : `${extra} extra pupils each join a table`;
    say("extra", extra ? `${others}, to keep score or share a hand.` : "", game);
  }

  /** The sheets and the cost on each paper. @param {HTMLElement} game */
  function count(game) {
    const decks = tablesOf(game).tables.length;
    /** @type {Record<string, number>} */
    const units = { deck: decks, pupil: numberIn(pupils) };
    for (const files of all(HTMLElement, ".to-print [data-paper]", game)) {
      let [sheets, cents] = [0, 0];
      for (const line of all(HTMLElement, "[data-unit]", files)) {
        const { unit = "", each, once, cents: price, centsOnce } = line.dataset;
        const own = Number(once) + Number(each) * (units[unit] ?? 0);
        cents += Number(centsOnce) + Number(price) * (units[unit] ?? 0);
        sheets += own;
        say("count", many(own, "sheet"), line);
      }
      say("print", pagesToPrint(decks, 2 * Number(files.dataset.sheets), Number(game.dataset.set)), files);
      say("sheets", many(sheets, "sheet"), files);
      say("cents", money(cents), files);
    }
    const color = one(HTMLAnchorElement, "a[href*='#class']", game);
    color.href = color.href.replace(/#.*/, `#class=${numberIn(pupils)}`);
    say("cutting", duration(cutting(game)), game);
    say("stacked", duration(decks * Number(filesOf(game).dataset.stacked)), game);
    for (const printed of all(HTMLElement, "[data-paper]", game)) printed.hidden = printed.dataset.paper !== paper.value;
  }

  /** The steps of the first lesson, of which the last collects the decks. Play takes the
      rest of the time; if that is short, the worksheets are for home.
      @param {HTMLElement} game */
  function plan(game) {
    const [time, whole] = [numberIn(minutes), Number(game.dataset.whole)];
    const home = time < whole;
    const double = time >= 2 * whole;
    const steps = all(HTMLElement, ".plan > .timeline > li", game);
    let begins = 0;
    for (const step of steps) {
      const away = home && step.classList.contains("sheets");
      const rest = !double && step === steps.at(-2);
      const ends = rest ? time - Number(steps.at(-1)?.dataset.takes) : begins + (away ? 0 : Number(step.dataset.takes));
      one(HTMLElement, ".when > span", step).textContent = away ? "At home" : `${begins}–${ends}`;
      one(HTMLElement, ".unseen", step).hidden = away;
      begins = ends;
    }
    const short = one(HTMLElement, ".short", game);
    short.textContent = `In ${many(time, "minute")}, there is no time for the worksheets. Send them home.`;
    short.hidden = !home;
    one(HTMLDetailsElement, ".second", game).open = double;
    let goes = double ? begins : 0; // the clock of a double period goes on
    for (const step of all(HTMLElement, ".second .timeline > li", game)) {
      const ends = goes + Number(step.dataset.takes);
      one(HTMLElement, ".when > span", step).textContent = `${goes}–${ends}`;
      goes = ends;
    }
  }

  /** @param {HTMLElement} game */
  function fit(game) {
    const reason = one(HTMLElement, ".unfit", game);
    reason.textContent = against(game);
    reason.hidden = !reason.textContent;
    game.classList.toggle("out", !reason.hidden);
    say("part", reason.textContent ? "" : room(game), game);
  }

  /** What the class plays of a whole game. @param {HTMLElement} game */
  function room(game) {
    const time = `In ${many(numberIn(minutes), "minute")}`;
    if (part(game)) return `${time}, the class plays a part.`;
    return home(game) ? `It fits ${time.toLowerCase()} if the worksheets are done at home.` : `It fits ${time.toLowerCase()}, with the worksheets.`;
  }

  /** Tests if a whole game, with explaining and collecting, takes longer than the lesson.
      @param {HTMLElement} game */
  const part = ({ dataset }) => Number(dataset.takes) > numberIn(minutes);

  /** Tests if a whole game and the worksheets take longer than the lesson. @param {HTMLElement} game */
  function home(game) {
    const sheets = one(HTMLElement, ".plan > .timeline > .sheets", game);
    return Number(game.dataset.takes) + Number(sheets.dataset.takes) > numberIn(minutes);
  }

  /** The games in the order of class_needs.py. */
  function order() {
    /** @param {HTMLElement} game */
    const key = (game) => [Number(!!against(game)), Number(part(game)), cutting(game), Number(game.dataset.age)];
    const keys = new Map(games.map((game) => [game, key(game)]));
    /** @param {HTMLElement} a @param {HTMLElement} b */
    const before = (a, b) => {
      const [first, second] = [keys.get(a) ?? [], keys.get(b) ?? []];
      const at = first.findIndex((value, index) => value !== second[index]);
      return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
    };
    return [...games].sort(before);
  }

  /** The plan of the suggested game is open. Others are folded, but for those that the teacher opened.
      @param {HTMLElement | undefined} first */
  function unfold(first) {
    const before = games.filter((game) => game.classList.contains("suggested"));
    if (!first || before.includes(first)) return;
    for (const game of before.length ? [...before, first] : games) {
      game.classList.toggle("suggested", game === first);
      one(HTMLDetailsElement, ".game-plan", game).open = game === first;
    }
  }

  /** Counts the games with a lesson, and advises one. @param {HTMLElement[]} ordered */
  function advise(ordered) {
    const fits = ordered.filter((game) => !against(game));
    unfold(fits[0]);
    const asked = `${many(numberIn(pupils), "pupil")} and ${many(numberIn(minutes), "minute")}`;
    const said = [`${fits.length} of ${many(games.length, "game")} ${fits.length === 1 ? "has" : "have"} a lesson for ${asked}.`];
    const [first] = fits;
    /** @param {HTMLElement} game */
    const named = (game) => one(HTMLElement, "h2", game).textContent;
    if (first) {
      const reason = part(first) ? "it has the least to cut" : `a whole game fits${home(first) ? " if the worksheets are done at home" : ""}, with the least to cut`;
      said.push(`We suggest ${named(first)}: ${reason}.`);
    }
    const longer = fits.filter(part);
    const every = longer.length === fits.length && fits.length > 1;
    if (longer.length) said.push(`A whole game of ${every ? "any of them" : longer.map(named).join(" or ")} takes longer: play a part.`);
    fitting.textContent = said.join(" ");
  }

  function show() {
    for (const game of games) {
      seat(game);
      count(game);
      plan(game);
      fit(game);
    }
    const ordered = order();
    if (ordered.some((game, index) => place.children[index] !== game)) place.append(...ordered);
    advise(ordered);
    for (const few of all(HTMLElement, "[data-few]")) {
      const players = numbers(few.dataset.few);
      const decks = seated(numberIn(pupils), Math.max(...players), players).tables.length;
      few.textContent = `${many(numberIn(pupils), "pupil")} need ${many(decks, "deck")}`;
    }
  }

  const asks = [pupils, minutes, paper];

  /** Keep the class in the address, to come back to and to send. */
  function keep() {
    const query = new URLSearchParams(asks.map(({ id, value }) => [id, value]));
    Cardwright.elements.readdress(`${location.pathname}?${query}${location.hash}`);
  }

  /** Fill in the class of the address. */
  function recall() {
    const given = new URLSearchParams(location.search);
    for (const ask of asks) {
      const before = ask.value;
      ask.value = given.get(ask.id) || before;
      if (!ask.value) ask.value = before; // a paper that is none
    }
    show();
  }

  for (const ask of asks) ask.addEventListener("input", () => { show(); keep(); });
  addEventListener("pageshow", recall); // a browser may fill in what was asked before
})();
