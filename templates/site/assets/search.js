/* Search over all games, on the reader’s own machine: the index is a script, loaded when it is first
   wanted, so that it also works from a folder. */
(() => {
  "use strict";

  const { one } = Cardwright.page;
  const { make, button, readdress } = Cardwright.elements;
  const { KINDS, row, patterns, fitting } = Cardwright.finding;
  const LONGEST = 200; // characters of what is looked for
  const MOST = 60;
  const NEAR = 12; // of what has not all that was asked for
  const FEW = 6; // with fewer results, close matches follow
  const place = one(HTMLElement, ".searching");
  const { index = "", games = "", examples = "" } = place.dataset;
  const root = index.replace(/assets\/.*$/, "");

  const words = make("input", { type: "search", id: "words", autocomplete: "off", spellcheck: false });
  const said = make("p", { className: "count" });
  said.setAttribute("role", "status");
  const list = make("ol", { className: "found" });
  const game = make("select", { id: "of-game" }, make("option", { value: "" }, "All games"));
  const everywhere = button("Search all games", () => {
    game.value = "";
    find();
    words.focus();
  });
  everywhere.hidden = true;
  /** @param {string} id @param {string} text @param {HTMLElement} field */
  const labelled = (id, text, field) => make("p", {}, make("label", { htmlFor: id }, text), " ", field);
  const form = make("div", { className: "finding" }, labelled("words", "Search for", words), labelled("of-game", "in", game), everywhere, said);
  game.append(...games.split("|").map((title) => make("option", { value: title }, title)));
  const tries = make("p", { className: "tries" }, "For example: ");
  for (const words of examples.split("|")) tries.append(make("a", { href: `#${new URLSearchParams({ q: words })}` }, words), " ");
  place.prepend(form, tries, list);
  place.classList.add("ready");

  /** The index, empty until it is loaded. @type {Search.Row[]} */
  let rows = [];
  /** @type {Promise<void> | null} */
  let loading = null;

  /** The index, loaded once. */
  function load() {
    loading ??= new Promise((done, failed) => {
      const script = make("script", { src: index });
      script.addEventListener("load", () => {
        rows = Cardwright.index.map(row);
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

  const wanted = () => words.value.trim().slice(0, LONGEST);

  async function find() {
    const asked = wanted();
    everywhere.hidden = !game.value;
    const kept = [["q", asked], ["game", game.value]].filter(([, value]) => value);
    readdress(kept.length ? `#${new URLSearchParams(kept)}` : location.pathname);
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
    const { all, best, near } = fitting(rows, patterns(asked), game.value);
    const also = near.slice(0, Math.max(0, FEW - best.length));
    const shown = [...best.slice(0, all ? MOST : NEAR), ...also];
    const more = best.length > MOST ? `, showing the first ${MOST}` : also.length ? ", and close matches" : "";
    if (!best.length) said.textContent = `No results for “${asked}”${game.value && ` in ${game.value}`}.`;
    else said.textContent = all ? `${best.length} found${more}` : `No results for all of “${asked}”. Closest matches:`;
    list.replaceChildren(...shown.map(line));
  }

  /** @param {Search.Row} found */
  function line(found) {
    const link = make("a", { href: root + found.address }, found.title);
    const item = make("li", {}, link, " ", make("small", {}, [KINDS[found.kind], found.game].filter(Boolean).join(", ")));
    if (found.text) item.append(make("p", {}, found.text));
    return item;
  }

  words.addEventListener("focus", () => load().catch(() => {}));
  words.addEventListener("input", find);
  game.addEventListener("change", find);
  addEventListener("hashchange", fromAddress);
  fromAddress();

  /** What the address asks for; a page of a game leads to the place of its game. */
  function fromAddress() {
    const asked = new URLSearchParams(location.hash.slice(1));
    const named = [...place.querySelectorAll("dt[id]")].find(({ id }) => asked.has(id));
    if (!named && !asked.has("q") && !asked.has("game")) return;
    words.value = asked.get("q") ?? "";
    game.value = asked.get("game") ?? named?.textContent ?? "";
    if (game.selectedIndex < 0) game.value = ""; // a game that there is not
    find();
  }
})();
