/* The page for teachers: what each game takes for a class, and which games fit it and the time. The
   page is whole without this script. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { many, duration, money, decksFor, pagesToPrint, numberIn } = Cardwright.classes;
  const pupils = one(HTMLInputElement, "#pupils");
  const minutes = one(HTMLInputElement, "#minutes");
  const paper = one(HTMLSelectElement, "#paper");
  const fitting = one(HTMLElement, ".fitting");
  const games = all(HTMLElement, ".planned");

  /** @param {string} name @param {string} text @param {HTMLElement} place */
  function say(name, text, place) {
    for (const said of all(HTMLElement, `[data-of="${name}"]`, place)) said.textContent = text;
  }

  /** The reason why a game does not fit; "" if it does. @param {HTMLElement} game */
  function against({ dataset }) {
    if (numberIn(pupils) < Number(dataset.fewest)) return `Needs ${dataset.fewest} pupils at a table.`;
    if (numberIn(minutes) < Number(dataset.shortest)) return `Needs ${dataset.shortest} minutes.`;
    return "";
  }

  /** @param {HTMLElement} game */
  function tell(game) {
    const [number, at] = [numberIn(pupils), Number(game.dataset.at)];
    const decks = decksFor(number, at, Number(game.dataset.fewest));
    const over = Math.max(0, number - decks * at);
    say("pupils", many(number, "pupil"), game);
    say("decks", many(decks, "deck"), game);
    say("at", String(Math.min(number, at)), game);
    one(HTMLElement, ".seats", game).hidden = number < at;
    say("over", over ? `${many(over, "pupil")} more: join a table, and keep score.` : "", game);
    for (const row of all(HTMLElement, "[data-paper]", game)) {
      const sheets = Number(row.dataset.sheets);
      say("print", pagesToPrint(decks, 2 * sheets, Number(game.dataset.set)), row);
      say("sheets", many(decks * sheets, "sheet"), row);
      say("minutes", duration(decks * Number(row.dataset.minutes)), row);
      say("cents", money(decks * Number(row.dataset.cents)), row);
      row.hidden = row.dataset.paper !== paper.value;
    }
  }

  /** @param {HTMLElement} game */
  function fit(game) {
    const time = numberIn(minutes);
    const reason = one(HTMLElement, ".unfit", game);
    reason.textContent = against(game);
    reason.hidden = !reason.textContent;
    game.classList.toggle("out", !reason.hidden);
    game.classList.toggle("at-home", time < Number(game.dataset.whole));
    one(HTMLDetailsElement, ".second", game).open = time >= 2 * Number(game.dataset.whole);
  }

  function show() {
    games.forEach(tell);
    games.forEach(fit);
    const count = games.filter((game) => !against(game)).length;
    fitting.textContent = `${count} of ${many(games.length, "game")} ${count === 1 ? "fits" : "fit"} ${many(numberIn(pupils), "pupil")} and ${many(numberIn(minutes), "minute")}.`;
  }

  for (const ask of [pupils, minutes, paper]) ask.addEventListener("input", show);
  addEventListener("pageshow", show); // a browser may fill in what was asked before
})();
