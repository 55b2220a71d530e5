/* What a class takes, by the same rules as the pages say it without scripts (answers.py). */
(() => {
  "use strict";

  /** @type {Classes["many"]} */
  const many = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;

  /** @type {Classes["duration"]} */
  function duration(minutes) {
    const parts = /** @type {const} */ ([[Math.floor(minutes / 60), "hour"], [minutes % 60, "minute"]]);
    return parts.flatMap(([number, thing]) => (number ? [many(number, thing)] : [])).join(" ");
  }

  /** @type {Classes["money"]} */
  const money = (cents) => (cents < 100 ? `${cents} cents` : `$${(cents / 100).toFixed(2)}`);

  /** The pupils that are left over have a deck of their own if they are enough to play.
      @type {Classes["decksFor"]} */
  const decksFor = (pupils, at, fewest) => Math.max(1, Math.floor(pupils / at) + (pupils % at >= fewest ? 1 : 0));

  /** @type {Classes["pagesToPrint"]} */
  function pagesToPrint(decks, each, set) {
    const [sets, left] = [Math.floor(decks / set), decks % set];
    const whole = sets === 1 ? "all pages" : sets && `all pages ${sets} times`;
    return [whole, left && `pages 1–${left * each}`].filter(Boolean).join(", then ");
  }

  /** The number in a field, within its bounds. @type {Classes["numberIn"]} */
  function numberIn({ valueAsNumber, min, max }) {
    return Math.min(Math.max(Math.floor(valueAsNumber) || Number(min), Number(min)), Number(max));
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, classes: { many, duration, money, decksFor, pagesToPrint, numberIn } };
})();
