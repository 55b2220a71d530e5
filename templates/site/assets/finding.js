/* Finds rows in the search index, the best first: for search.js and law.js. Works without a page.
   site/synonyms.toml has the synonyms. */
(() => {
  "use strict";

  /** By kind, in the order in which what fits as well is shown. @type {Finding["KINDS"]} */
  const KINDS = { page: "Page", term: "Word", guide: "Rules", text: "Page", rule: "Law", card: "Card", author: "Author", lesson: "Lesson" };
  /** Words that say nothing of what is looked for. */
  const SMALL = new Set("a about an and any are as at be been but by can cant could did do does daughter doesnt dont everybody everyone for friend from get granddaughter grandson had has have he her him his how i if im in is isnt it its just like may many me mean meaning means much must my need not of on one only or our please she should so somebody someone son that the their them there they this to want was we what whats when where which while who whos whose will with work works would you your".split(" "));
  /** A word that asks for the best page is worth so much. */
  const NAMED = 12;
  /** A word of the same meaning weighs less than the word itself. */
  const SYNONYM = 0.9;
  /** Lessons come after what they teach, and pages about all games after rules. @type {Partial<Record<Search.Kind, number>>} */
  const LESS = { lesson: 0.7, text: 0.5 };
  const HALF = 0.5;

  /** @param {string} text */
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  /** @param {string} word */
  const begins = (word) => new RegExp(`(^|[^\\p{L}\\p{N}])(${word})`, "u");
  /** A word without its ending. @param {string} word */
  function stem(word) {
    if (word.length > 5) return word.replace(/(ing|ed|es|s|ly|e)$/, "");
    if (word.length === 5) return word.replace(/(ed|([^s])s)$/, "$2");
    return word.length > 3 ? word.replace(/([^s])s$/, "$1") : word;
  }

  const synonyms = () => Cardwright.synonyms ?? { spelling: {}, words: {} };

  /** A word in American spelling. @param {string} word */
  function american(word) {
    const [british, ours] = Object.entries(synonyms().spelling).find(([begin]) => word.startsWith(begin)) ?? ["", ""];
    return ours + word.slice(british.length);
  }

  /** The words of a text, without an apostrophe and what follows it. @param {string} text */
  const split = (text) => plain(text).replace(/['’]s\b|['’]/g, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean).map(american);
  /** The words that say what is looked for; all, if none does. @param {string} text */
  function telling(text) {
    const all = split(text);
    const some = all.filter((word) => !SMALL.has(word));
    return some.length ? some : all;
  }

  /** A row prepared for the search. @type {Finding["row"]} */
  function row([kind, title, game, address, text, asked = ""]) {
    const head = plain(kind === "rule" ? game : `${title} ${game}`); // the number of a rule is no title
    const named = asked.split("; ").filter(Boolean).map((phrase) => telling(phrase).map(stem));
    return { kind, title, game, address, text, named, head, all: plain(`${title} ${game} ${text} ${KINDS[kind]} ${asked}`) };
  }

  /** What others call a word, as a pattern. @param {string} word */
  function others(word) {
    const words = new Map(Object.entries(synonyms().words));
    const known = words.get(word) ?? words.get(stem(word));
    return begins(known ? known.join("|") : stem(word));
  }

  /** What is looked for: words without their endings, each as a pattern of how a word begins, and
      one of what others call it. @type {Finding["patterns"]} */
  function patterns(asked) {
    return telling(asked).map((word) => {
      const exact = word.length < 4 ? begins(`(${word})(?![\\p{L}\\p{N}])`) : null; // many begin so
      return { word, own: begins(stem(word)), also: others(word), exact };
    });
  }

  /** Whether two different words differ by one letter: changed, missing, or swapped with the next.
      @param {string} one @param {string} other */
  function near(one, other) {
    if (Math.abs(one.length - other.length) > 1) return false;
    let from = 0;
    while (from < one.length && one[from] === other[from]) from += 1;
    const [a, b] = [one.slice(from), other.slice(from)];
    return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
  }

  /** Words that no row has, replaced by those that differ by one letter.
      @param {Search.Row[]} rows @param {Search.Pattern[]} wanted */
  function corrected(rows, wanted) {
    const known = () => new Set([...rows.flatMap(({ all }) => all.split(/[^\p{L}\p{N}]+/u)), ...Object.keys(synonyms().words)]);
    return wanted.map((pattern) => {
      const { word, own, also } = pattern;
      if (word.length < 4 || rows.some(({ all }) => own.test(all) || also.test(all))) return pattern;
      const meant = [...known()].filter((each) => near(word, each));
      if (!meant.length) return pattern;
      const begun = begins(meant.map(stem).join("|"));
      return { word: meant[0], own: begun, also: meant.length === 1 ? others(meant[0]) : begun, exact: null };
    });
  }

  /** How much of what was asked is a name of the row. @param {Search.Row} found @param {string[]} stems */
  function naming({ named }, stems) {
    const most = Math.max(0, ...named.flatMap((phrase) => (phrase.every((word) => stems.includes(word)) ? [phrase.length] : [])));
    return most / stems.length;
  }

  /** The words without their endings. @param {Search.Pattern[]} wanted */
  const stemsOf = (wanted) => [...new Set(wanted.map(({ word }) => stem(word)))];

  /** @type {Finding["isNamed"]} */
  const isNamed = (found, wanted) => naming(found, stemsOf(wanted)) > HALF;

  /** What each row is worth, and how many of the words it has. A rare word weighs more, and one in a
      title twice; a short one weighs less where another word only begins so. A row with a name for
      visitors comes earlier, the more of the question is that name.
      @param {Search.Row[]} rows @param {Search.Pattern[]} wanted */
  function weighed(rows, wanted) {
    const stems = stemsOf(wanted);
    const found = rows.map((each) => ({ row: each, sum: 0, many: 0, named: naming(each, stems) }));
    for (const { own, also, exact } of wanted) {
      const having = found.filter(({ row: { all } }) => own.test(all) || also.test(all));
      const rare = Math.log(1 + rows.length / (1 + having.length));
      for (const one of having) {
        one.many += 1;
        const { head, all } = one.row;
        one.sum += rare * (own.test(head) ? 2 : own.test(all) ? 1 : SYNONYM);
        if (exact?.test(all)) one.sum += rare / 2;
      }
    }
    for (const one of found) {
      one.sum *= LESS[one.row.kind] ?? 1;
      one.sum += NAMED * one.named;
    }
    return found;
  }

  /** Whether a row is the first of its place, of a kind that has many rows to a place. */
  function firstOf() {
    /** @type {Set<string>} */
    const places = new Set();
    return (/** @type {Search.Row} */ { kind, address }) => !["guide", "text", "card"].includes(kind) || (!places.has(address) && places.add(address));
  }

  /** The rows that have all of the words, or are named so, and rows near them; without any, those
      with some of the words. The best come first. @type {Finding["fitting"]} */
  function fitting(rows, asked, game) {
    const looked = rows.filter((each) => !game || !each.game || each.game === game);
    const wanted = corrected(looked, asked);
    if (!wanted.length) return { all: false, best: [], near: [] };
    const order = Object.keys(KINDS);
    const found = weighed(looked, wanted).filter(({ many }) => many).sort(
      (a, b) => b.sum - a.sum || order.indexOf(a.row.kind) - order.indexOf(b.row.kind),
    );
    /** @param {(typeof found)[number]} one */
    const fits = ({ many, named }) => many === wanted.length || named >= HALF;
    /** Without further texts from the same place. @param {typeof found} some */
    const rowsOf = (some) => some.map((one) => one.row).filter(firstOf());
    if (!found.some(fits)) return { all: false, best: rowsOf(found), near: [] };
    const near = found.filter((one) => !fits(one) && one.many > HALF * wanted.length);
    return { all: true, best: rowsOf(found.filter(fits)), near: rowsOf(near) };
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, finding: { KINDS, row, patterns, isNamed, fitting } };
})();
