/* Choose a game: shows the games that fit the number of players, the time, the age and the mood. The
   page is whole without it. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const place = one(HTMLElement, ".picking");
  const games = all(HTMLElement, ".pick");
  const [players, minutes, age, mood] = ["players", "minutes", "age", "mood"].map((name) => one(HTMLSelectElement, `#of-${name}`));
  const asked = [players, minutes, age, mood];
  const count = one(HTMLElement, ".count", place);
  const clear = one(HTMLElement, ".clear", place);

  /** Whether a list has what was chosen; any list has, if nothing was. @param {string} [list] @param {string} [choice] */
  const has = (list = "", choice = "") => !choice || list.split(" ").includes(choice);

  /** Whether a game suits the time, the age and the mood. @param {HTMLElement} game */
  function suits({ dataset }) {
    if (minutes.value && Number(dataset.minutes) > Number(minutes.value)) return false;
    if (age.value && Number(dataset.age) > Number(age.value)) return false;
    return has(dataset.mood, mood.value);
  }

  /** @param {HTMLElement} game */
  const fits = (game) => suits(game) && has(game.dataset.players, players.value);

  /** How the chosen number of people plays a game. @param {HTMLElement} game */
  const company = (game) => all(HTMLLIElement, ".companies li", game).find(({ dataset }) => dataset.number === players.value);

  /** Say with each game how so many play it. */
  function seat() {
    for (const game of games) {
      const said = one(HTMLElement, ".company", game);
      said.hidden = !players.value;
      said.textContent = players.value ? `With ${players.value}: ${company(game)?.querySelector("span")?.textContent}` : "";
      one(HTMLElement, ".companies", game).hidden = !said.hidden;
    }
  }

  /** The games that so many can play at several tables, among those that suit them. */
  function atTables() {
    const titles = games.filter((game) => suits(game) && Number(company(game)?.dataset.tables) > 1).map((game) => one(HTMLElement, "h2", game).textContent);
    return titles.length ? ` At several tables, with a deck each: ${titles.join(", ")}.` : "";
  }

  /** @param {number} left */
  function told(left) {
    if (!left) return `No game fits all of that. Change a choice, or clear the filter.${atTables()}`;
    return `${left} of the ${games.length} games ${left === 1 ? "fits" : "fit"}.${atTables()}`;
  }

  function show() {
    const chosen = asked.some(({ value }) => value);
    for (const game of games) game.hidden = !fits(game);
    seat();
    count.textContent = chosen ? told(games.filter((game) => !game.hidden).length) : `${games.length} games.`;
    clear.hidden = !chosen;
  }

  for (const ask of asked) ask.addEventListener("input", show);
  one(HTMLButtonElement, "button", clear).addEventListener("click", () => {
    for (const ask of asked) ask.value = "";
    show();
    players.focus(); // the button is gone
  });
  addEventListener("pageshow", show); // a browser may fill in what was chosen before
  show();
})();
