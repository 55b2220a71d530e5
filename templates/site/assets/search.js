/* Search over all games, on the reader’s own machine: the index is a script, loaded when it is first
   wanted, so that it also works from a folder. */
(() => {
  "use strict";

  const { make } = globalThis.cardwrightElements;
  const MOST = 60;
  const place = document.querySelector(".searching");
  const root = place.dataset.index.replace(/assets\/.*$/, "");
  const KINDS = { page: "Page", lesson: "Lesson", term: "Word", rule: "Rule", card: "Card", author: "Author" };
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  const words = make("input", { type: "search", id: "words", autocomplete: "off", spellcheck: false });
  const said = make("p", { className: "count" });
  said.setAttribute("role", "status");
  const list = make("ol", { className: "found" });
  const form = make("div", { className: "finding" }, make("p", {}, make("label", { htmlFor: "words" }, "Search for"), " ", words), said);
  place.prepend(form, list);
  place.classList.add("ready");

  let rows = null; // the index, once it is there
  let loading = null;

  /** The index, loaded once. */
  function load() {
    loading ??= new Promise((done, failed) => {
      const script = make("script", { src: place.dataset.index });
      script.addEventListener("load", () => {
        rows = globalThis.cardwrightIndex.map(([kind, title, game, address, text]) => ({
          kind, title, game, address, text, head: plain(`${title} ${game}`), all: plain(`${title} ${game} ${text} ${KINDS[kind]}`),
        }));
        done();
      });
      script.addEventListener("error", failed);
      document.head.append(script);
    });
    return loading;
  }

  /** How well a row fits: every word begins one of its words; a word of the title weighs more. */
  function weight(row, wanted) {
    let sum = 0;
    for (const word of wanted) {
      const starts = new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "u");
      if (!starts.test(row.all)) return 0;
      sum += starts.test(row.head) ? 3 : 1;
    }
    return sum;
  }

  async function find() {
    const asked = words.value.trim();
    history.replaceState(null, "", asked ? `#${new URLSearchParams([["q", asked]])}` : location.pathname);
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
    if (asked !== words.value.trim()) return; // typed on meanwhile
    const wanted = plain(asked).split(/\s+/);
    const order = Object.keys(KINDS);
    const found = rows.map((row) => ({ row, sum: weight(row, wanted) })).filter(({ sum }) => sum > 0);
    found.sort((a, b) => b.sum - a.sum || order.indexOf(a.row.kind) - order.indexOf(b.row.kind));
    const more = found.length > MOST ? `, the first ${MOST} of them below` : "";
    said.textContent = found.length ? `${found.length} found${more}` : `Nothing has “${asked}”.`;
    list.replaceChildren(...found.slice(0, MOST).map(({ row }) => line(row)));
  }

  function line(row) {
    const link = make("a", { href: root + row.address }, row.title);
    const item = make("li", {}, link, " ", make("small", {}, `${KINDS[row.kind]}, ${row.game}`));
    if (row.text) item.append(make("p", {}, row.text));
    return item;
  }

  words.addEventListener("focus", () => load().catch(() => {}));
  words.addEventListener("input", find);
  const asked = new URLSearchParams(location.hash.slice(1)).get("q");
  if (asked) {
    words.value = asked;
    find();
  }
})();
