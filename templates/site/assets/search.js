/* Search over all games, on the reader’s own machine: the index is a script, loaded when it is first
   wanted, so that it also works from a folder. */
(() => {
  "use strict";

  const { make, readdress } = Cardwright.elements;
  const LONGEST = 200; // characters of what is looked for
  const MOST = 60;
  const NEAR = 12; // of what has not all that was asked for
  const place = document.querySelector(".searching");
  const root = place.dataset.index.replace(/assets\/.*$/, "");
  /** By kind, in the order in which what fits as well is shown. */
  const KINDS = { page: "Page", term: "Word", guide: "Rules", rule: "Law", card: "Card", author: "Author", lesson: "Lesson" };
  /** Words that say nothing of what is looked for, and what others say in other words. */
  const SMALL = new Set("a about an and any are be been but by can could did do does for from has have how i if in is it its just may me must my of on one only or so somebody someone that the their there they this to was what when where which who will with you your not but had has mean means meaning".split(" "));
  const ALSO = new Map(Object.entries({ 40: "forty", 60: "sixty", 66: "sixty-six", led: "lead", lead: "led", said: "say|announc|declar", says: "said|announc|declar", say: "said|announc|declar", revoke: "penalt|follow", mistake: "penalt|wrong", forgot: "penalt", failed: "penalt", fails: "penalt", fail: "penalt", lied: "denied", lie: "denied", error: "wrong", falsely: "false", incorrect: "wrong", wrongly: "wrong", round: "deal", duplex: "sides", instructions: "rules", points: "score", scored: "score", scoring: "score", keeper: "score" }));
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  const words = make("input", { type: "search", id: "words", autocomplete: "off", spellcheck: false });
  const said = make("p", { className: "count" });
  said.setAttribute("role", "status");
  const list = make("ol", { className: "found" });
  const game = make("select", { id: "of-game" }, make("option", { value: "" }, "All games"));
  const labelled = (id, text, field) => make("p", {}, make("label", { htmlFor: id }, text), " ", field);
  const form = make("div", { className: "finding" }, labelled("words", "Search for", words), labelled("of-game", "in", game), said);
  game.append(...place.dataset.games.split("|").map((title) => make("option", { value: title }, title)));
  place.prepend(form, list);
  place.classList.add("ready");

  let rows = null; // the index, once it is there
  let loading = null;

  /** The index, loaded once. */
  function load() {
    loading ??= new Promise((done, failed) => {
      const script = make("script", { src: place.dataset.index });
      script.addEventListener("load", () => {
        rows = Cardwright.index.map(([kind, title, game, address, text]) => ({
          kind, title, game, address, text, head: plain(`${title} ${game}`), all: plain(`${title} ${game} ${text} ${KINDS[kind]}`),
        }));
        done();
      });
      script.addEventListener("error", () => {
        loading = null; // the next word tries again
        failed();
      });
      document.head.append(script);
    });
    return loading;
  }

  /** What is looked for: words without their endings, each as a pattern of how a word begins, and
      one of what others call it. */
  function patterns(asked) {
    const said = plain(asked).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const telling = said.filter((word) => !SMALL.has(word));
    return (telling.length ? telling : said).map((word) => {
      const stem = word.length > 5 ? word.replace(/(ing|ed|es|s|ly|e)$/, "") : word;
      const exact = word.length < 4 && begins(`(${word})(?![\\p{L}\\p{N}])`); // many begin so
      return { own: begins(stem), also: begins(ALSO.get(word) ?? stem), exact };
    });
  }

  const begins = (word) => new RegExp(`(^|[^\\p{L}\\p{N}])(${word})`, "u");

  /** The rows that have all of the words, or if there are none, those with any, the best first.

      A rare word weighs more, and one in a title twice; a short one weighs less where another word
      only begins so. Lessons come after what they teach. */
  function fitting(wanted) {
    const looked = rows.filter((row) => !game.value || !row.game || row.game === game.value);
    const found = looked.map((row) => ({ row, sum: 0, many: 0 }));
    for (const { own, also, exact } of wanted) {
      const having = found.filter(({ row }) => own.test(row.all) || also.test(row.all));
      const rare = Math.log(1 + looked.length / (1 + having.length));
      for (const one of having) {
        one.many += 1;
        one.sum += own.test(one.row.head) ? 2 * rare : rare;
        if (exact && exact.test(one.row.all)) one.sum += rare / 2;
      }
    }
    for (const one of found) if (one.row.kind === "lesson") one.sum *= 0.7;
    const whole = found.filter(({ many }) => many === wanted.length);
    const order = Object.keys(KINDS);
    const best = (whole.length ? whole : found.filter(({ many }) => many)).sort(
      (a, b) => b.sum - a.sum || order.indexOf(a.row.kind) - order.indexOf(b.row.kind),
    );
    return { all: whole.length > 0, best: best.map(({ row }) => row) };
  }

  const wanted = () => words.value.trim().slice(0, LONGEST);

  async function find() {
    const asked = wanted();
    const kept = [["q", asked], ["game", game.value]].filter(([, value]) => value);
    readdress(asked ? `#${new URLSearchParams(kept)}` : location.pathname);
    if (!asked) {
      said.textContent = "";
      list.replaceChildren();
      return;
    }
    try {
      await load();
    } catch {
      said.textContent = "The index could not be loaded.";
      return;
    }
    if (asked !== wanted()) return; // typed on meanwhile
    const looked = patterns(asked);
    const { all, best } = looked.length ? fitting(looked) : { best: [] };
    const shown = best.slice(0, all ? MOST : NEAR);
    const more = best.length > MOST ? `, the first ${MOST} of them below` : "";
    if (!best.length) said.textContent = `Nothing has “${asked}”.`;
    else said.textContent = all ? `${best.length} found${more}` : `Nothing has all of “${asked}”. This comes near it:`;
    list.replaceChildren(...shown.map(line));
  }

  function line(row) {
    const link = make("a", { href: root + row.address }, row.title);
    const item = make("li", {}, link, " ", make("small", {}, [KINDS[row.kind], row.game].filter(Boolean).join(", ")));
    if (row.text) item.append(make("p", {}, row.text));
    return item;
  }

  words.addEventListener("focus", () => load().catch(() => {}));
  words.addEventListener("input", find);
  game.addEventListener("change", find);
  addEventListener("hashchange", fromAddress);
  fromAddress();

  /** What the address asks for. */
  function fromAddress() {
    const asked = new URLSearchParams(location.hash.slice(1));
    if (!asked.get("q")) return;
    words.value = asked.get("q");
    game.value = asked.get("game") ?? "";
    if (game.selectedIndex < 0) game.value = ""; // a game that there is not
    find();
  }
})();
