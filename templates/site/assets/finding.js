/* Finds rows in the search index, the best first (search.js is the page). Works without a page. */
(() => {
  "use strict";

  /** By kind, in the order in which what fits as well is shown. @type {Finding["KINDS"]} */
  const KINDS = { page: "Page", term: "Word", guide: "Rules", rule: "Law", card: "Card", author: "Author", lesson: "Lesson" };
  /** Words that say nothing of what is looked for, and what others say in other words. */
  const SMALL = new Set("a about an and any are be been but by can could did do does for from has have how i if in is it its just may me must my of on one only or so somebody someone that the their there they this to was what when where which who will with you your not but had has mean means meaning".split(" "));
  const ALSO = new Map(Object.entries({ 40: "forty", 60: "sixty", 66: "sixty-six", led: "lead", lead: "led", said: "say|announc|declar", says: "said|announc|declar", say: "said|announc|declar", revoke: "penalt|follow", mistake: "penalt|wrong", forgot: "penalt", failed: "penalt", fails: "penalt", fail: "penalt", lied: "denied", lie: "denied", error: "wrong", falsely: "false", incorrect: "wrong", wrongly: "wrong", round: "deal", duplex: "sides", instructions: "rules", points: "score", scored: "score", scoring: "score", keeper: "score" }));
  /** @param {string} text */
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  /** @param {string} word */
  const begins = (word) => new RegExp(`(^|[^\\p{L}\\p{N}])(${word})`, "u");

  /** A row prepared for the search. @type {Finding["row"]} */
  const row = ([kind, title, game, address, text]) => ({
    kind, title, game, address, text, head: plain(`${title} ${game}`), all: plain(`${title} ${game} ${text} ${KINDS[kind]}`),
  });

  /** What is looked for: words without their endings, each as a pattern of how a word begins, and
      one of what others call it. @type {Finding["patterns"]} */
  function patterns(asked) {
    const said = plain(asked).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const telling = said.filter((word) => !SMALL.has(word));
    return (telling.length ? telling : said).map((word) => {
      const stem = word.length > 5 ? word.replace(/(ing|ed|es|s|ly|e)$/, "") : word;
      const exact = word.length < 4 ? begins(`(${word})(?![\\p{L}\\p{N}])`) : null; // many begin so
      return { own: begins(stem), also: begins(ALSO.get(word) ?? stem), exact };
    });
  }

  /** The rows that have all of the words, or if there are none, those with any, the best first.

      A rare word weighs more, and one in a title twice; a short one weighs less where another word
      only begins so. Lessons come after what they teach. @type {Finding["fitting"]} */
  function fitting(rows, wanted, game) {
    if (!wanted.length) return { all: false, best: [] };
    const looked = rows.filter((each) => !game || !each.game || each.game === game);
    const found = looked.map((each) => ({ row: each, sum: 0, many: 0 }));
    for (const { own, also, exact } of wanted) {
      const having = found.filter(({ row: { all } }) => own.test(all) || also.test(all));
      const rare = Math.log(1 + looked.length / (1 + having.length));
      for (const one of having) {
        one.many += 1;
        one.sum += own.test(one.row.head) ? 2 * rare : rare;
        if (exact?.test(one.row.all)) one.sum += rare / 2;
      }
    }
    for (const one of found) if (one.row.kind === "lesson") one.sum *= 0.7;
    const whole = found.filter(({ many }) => many === wanted.length);
    const order = Object.keys(KINDS);
    const best = (whole.length ? whole : found.filter(({ many }) => many)).sort(
      (a, b) => b.sum - a.sum || order.indexOf(a.row.kind) - order.indexOf(b.row.kind),
    );
    return { all: whole.length > 0, best: best.map((one) => one.row) };
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, finding: { KINDS, row, patterns, fitting } };
})();
