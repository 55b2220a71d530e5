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

  /** @type {Classes["times"]} */
  const times = (number) => (number === 1 ? "once" : `${number} times`);

  /** @type {Classes["numbers"]} */
  const numbers = (list = "") => list.split(" ").map(Number);

  /** All play at tables that differ by one pupil, if they can (seating.py). @type {Classes["seated"]} */
  function seated(pupils, at, players) {
    const [whole, over] = [Math.floor(pupils / at), pupils % at];
    for (let count = Math.max(1, whole); count <= whole + 1; count++) {
      const [each, more] = [Math.floor(pupils / count), pupils % count];
      const tables = Array.from({ length: count }, (_, number) => each + (number < more ? 1 : 0));
      if (tables.every((size) => size <= at + 1 && players.includes(size))) return { tables, extra: 0 };
    }
    const left = Math.max(0, ...players.filter((number) => number <= over));
    const tables = [...Array.from({ length: whole }, () => at), ...(left ? [left] : [])];
    return tables.length ? { tables, extra: over - left } : { tables: [pupils], extra: 0 };
  }

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

  globalThis.Cardwright = { ...globalThis.Cardwright, classes: { many, duration, money, times, numbers, seated, pagesToPrint, numberIn } };
})();
