/* The print page of a game: what a class takes, for the number of pupils. The answers to the other
   questions are chosen by the style sheet, and the page is whole without this script. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { make } = Cardwright.elements;
  const { many, duration, money, seated, numbers, pagesToPrint, numberIn } = Cardwright.classes;
  const place = one(HTMLElement, ".answers");
  const pupils = one(HTMLInputElement, "#pupils");
  const atDeck = one(HTMLSelectElement, "#at-deck");
  const rows = all(HTMLTableRowElement, "tbody tr", place);
  const players = numbers(place.dataset.players);
  const most = Number(place.dataset.most); // decks that one command makes
  const set = Number(place.dataset.set); // decks in the file for a class

  /** @param {string} name */
  const said = (name) => one(HTMLElement, `[data-of="${name}"]`, place);
  /** @param {string} name */
  const chosen = (name) => one(HTMLInputElement, `[name="${name}"]:checked`, place).value;

  function tell() {
    const number = numberIn(pupils);
    const at = Number(atDeck.value);
    const row = rows.find(({ dataset }) => dataset.paper === chosen("paper") && dataset.printer === chosen("printer"));
    if (!row) return;
    const { title, sheets, minutes, cents, options, paper } = row.dataset;
    const decks = seated(number, at, players).tables.length;
    said("pupils").textContent = many(number, "pupil");
    said("at").textContent = String(at);
    said("decks").textContent = many(decks, "deck");
    said("sheets").textContent = `${many(decks * Number(sheets), "sheet")} of ${title}`;
    said("minutes").textContent = duration(decks * Number(minutes));
    said("cents").textContent = money(decks * Number(cents));
    said("print").textContent = pagesToPrint(decks, 2 * Number(sheets), set);
    const command = said("command");
    const typed = `cardwright deck ${command.dataset.game} --copies ${Math.min(decks, most)} --paper ${paper} ${options}`;
    const words = typed.split(" ").flatMap((word) => [make("span", { className: "typed" }, word), " "]);
    command.replaceChildren(make("code", {}, ...words.slice(0, -1)));
  }

  /** A link to the class answers the third question; it may name the number of pupils: #class=26. */
  function arrive() {
    const [name, number] = location.hash.split("=");
    if (name !== "#class") return;
    if (Number(number)) pupils.value = number ?? "";
    tell();
    one(HTMLInputElement, "#whom-class").checked = true;
    one(HTMLElement, "#class").scrollIntoView();
  }

  arrive();
  addEventListener("hashchange", arrive);
  place.addEventListener("input", tell);
  addEventListener("pageshow", tell); // a browser may fill in what was asked before
})();
