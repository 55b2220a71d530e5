/* The print page of a game: what a class takes, for the number of pupils. The answers to the other
   questions are chosen by the style sheet, and the page is whole without this script. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { make } = Cardwright.elements;
  const place = one(HTMLElement, ".answers");
  const pupils = one(HTMLInputElement, "#pupils");
  const atDeck = one(HTMLSelectElement, "#at-deck");
  const rows = all(HTMLTableRowElement, "tbody tr", place);
  const fewest = Number(place.dataset.fewest);
  const most = Number(place.dataset.most); // decks that one command makes

  /** @param {string} name */
  const said = (name) => one(HTMLElement, `[data-of="${name}"]`, place);
  /** @param {string} name */
  const chosen = (name) => one(HTMLInputElement, `[name="${name}"]:checked`, place).value;
  /** @param {number} number @param {string} thing */
  const many = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

  /** @param {number} minutes */
  function duration(minutes) {
    const parts = /** @type {const} */ ([[Math.floor(minutes / 60), "hour"], [minutes % 60, "minute"]]);
    return parts.flatMap(([number, thing]) => (number ? [many(number, thing)] : [])).join(" ");
  }

  /** @param {number} cents */
  const money = (cents) => (cents < 100 ? `${cents} cents` : `$${(cents / 100).toFixed(2)}`);

  /** The pupils that are left over have a deck of their own if they are enough to play.
      @param {number} number @param {number} at */
  const decksFor = (number, at) => Math.max(1, Math.floor(number / at) + (number % at >= fewest ? 1 : 0));

  function tell() {
    const number = Math.min(Math.max(Math.floor(pupils.valueAsNumber) || 1, 1), Number(pupils.max));
    const at = Number(atDeck.value);
    const row = rows.find(({ dataset }) => dataset.paper === chosen("paper") && dataset.printer === chosen("printer"));
    if (!row) return;
    const { title, sheets, minutes, cents, options, paper } = row.dataset;
    const decks = decksFor(number, at);
    said("pupils").textContent = many(number, "pupil");
    said("at").textContent = String(at);
    said("decks").textContent = many(decks, "deck");
    said("sheets").textContent = `${many(decks * Number(sheets), "sheet")} of ${title}`;
    said("minutes").textContent = duration(decks * Number(minutes));
    said("cents").textContent = money(decks * Number(cents));
    const command = said("command");
    const typed = `cardwright deck ${command.dataset.game} --copies ${Math.min(decks, most)} --paper ${paper} ${options}`;
    const words = typed.split(" ").flatMap((word) => [make("span", { className: "typed" }, word), " "]);
    command.replaceChildren(make("code", {}, ...words.slice(0, -1)));
  }

  /** A link to the class answers the third question. */
  function arrive() {
    if (location.hash !== "#class") return;
    one(HTMLInputElement, "#whom-class").checked = true;
    one(HTMLElement, "#class").scrollIntoView();
  }

  arrive();
  addEventListener("hashchange", arrive);
  place.addEventListener("input", tell);
  addEventListener("pageshow", tell); // a browser may fill in what was asked before
})();
