/* “Make your own deck here”: a game and a list become cards, which the program draws in the page.
   play.js loads it when a deck is begun, and not before. Each change is stored in this browser. */
(() => {
  "use strict";

  const { one, all, notice } = Cardwright.page;
  const { make, start } = Cardwright.elements;
  const { engine, opened, Grid, Faces, Stored } = Cardwright;
  const place = one(HTMLElement, ".workshop");
  const screens = all(HTMLElement, "[data-screen]", place);
  const tabs = all(HTMLButtonElement, ".tabs button", place);
  const said = one(HTMLElement, ".said", place);
  const bar = one(HTMLProgressElement, "progress", place);
  const fault = one(HTMLElement, ".fault", place);
  const cancel = one(HTMLButtonElement, "#cancel");
  const goOn = one(HTMLButtonElement, "#continue");
  const title = one(HTMLInputElement, "#deck-title");
  const language = one(HTMLSelectElement, "#language");
  const games = all(HTMLInputElement, "[name=game]", place);
  const file = one(HTMLInputElement, "#file");
  const work = one(HTMLElement, ".work", place);
  const views = all(HTMLButtonElement, ".views button", place);
  const count = one(HTMLElement, "#count");
  const list = one(HTMLElement, "#found");
  const [undoing, redoing] = [one(HTMLButtonElement, "#undo"), one(HTMLButtonElement, "#redo")];
  const removing = one(HTMLButtonElement, "#remove");
  const columns = one(HTMLSelectElement, "#column");
  const files = one(HTMLElement, ".files", place);
  const PAUSE = 150; // ms after a key, before the list is checked
  const STEPS = 200; // changes that can be undone
  const LARGEST = 64 * 1024 * 1024; // bytes of a file
  const ROWS = 8; // of an empty list

  /** @type {(value: Unread<Workshop.Project>) => boolean} */
  const isProject = (value) => Stored.isRecord(value.settings) && Array.isArray(value.rows) && value.rows.length > 0 && value.rows.every(Stored.isTexts);
  /** @type {Stored<Workshop.Project | null>} */
  const stored = new Stored("workshop", "your own deck", isProject, null);

  /** @type {Workshop.Project} */
  let project = { settings: { game: "quartets" }, rows: [[""]] };
  /** States before and after this one. @type {[string[], string[]]} */
  const [past, future] = [[], []];
  /** The cell that is being typed in: its letters are undone together. */
  let cell = "";
  /** @type {Workshop.File | null} */
  let source = null;
  let isLoaded = false;
  let isBegun = false;
  let isStopped = false;
  /** @type {Workshop.Finding[]} */
  let findings = [];

  // ---------------------------------------------------------------- the program

  /** @param {string} text @param {number | null} [share] of the work, or null if nobody knows it */
  function telling(text, share) {
    said.textContent = text;
    bar.hidden = share === undefined;
    cancel.hidden = share === undefined;
    if (share === null) bar.removeAttribute("value");
    else bar.value = share ?? 0;
  }

  /** @param {Workshop.Fault} found */
  function blame({ fault: what, hint }) {
    fault.textContent = [...what.split("\n"), hint].filter(Boolean).map((part) => `${start(part)}.`).join(" ");
  }

  /** Load the program, which happens once; the pictures of a project go with it. */
  async function load() {
    if (isLoaded) return;
    telling("Loading …", 0);
    await engine.start((share) => (share < 1 ? telling(`Loading: ${Math.floor(100 * share)} %`, share) : telling("Starting …", null)));
    isLoaded = true;
    one(HTMLElement, ".once", place).hidden = true;
    if (source) await engine.make({ do: "open", ...source });
    telling("");
  }

  /** Ask the program, and show the fault that it answers.
      @template {keyof Workshop.Answers} Do @param {Workshop.Message<Do>} message
      @param {Engine.Waiting["tell"]} [tell] @returns {Promise<Workshop.Answers[Do] | null>} */
  async function ask(message, tell) {
    const answer = await engine.make(message, tell);
    if (!("fault" in answer)) return answer;
    if (answer.findings) ({ findings } = answer);
    blame(answer);
    return null;
  }

  /** Do some work that may fail; the page says why, and it can be tried again.
      @param {() => Promise<void>} deed */
  async function trying(deed) {
    fault.textContent = "";
    isStopped = false;
    try {
      await load();
      await deed();
    } catch (error) {
      isLoaded = false;
      telling(isStopped ? "Canceled." : "");
      if (!isStopped) fault.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  // ---------------------------------------------------------------- the list and its cards

  const faces = new Faces(one(HTMLElement, ".cards", place), (row) => (isLoaded ? ask({ do: "face", row }) : Promise.resolve(null)).catch(() => null), {
    drawn: () => show(),
    chosen(row) {
      look("list");
      grid.go(row - 1, Math.max(0, findings.find((found) => found.row === row)?.column ?? 1));
    },
  });
  const grid = new Grid(one(HTMLTableElement, "#list"), {
    typed(name) {
      change(() => { project = { ...project, rows: grid.rows.map((row) => [...row]) }; }, name);
    },
    pasted: (cells, row, column) => void trying(() => paste(cells, row, column)),
    moved(row) {
      removing.textContent = row ? `Remove row ${row + 1}` : "Remove a row";
      removing.disabled = !row;
      faces.look(row + 1);
    },
  });

  /** Change the project: what was before can be had again. @param {() => void} deed @param {string} [name] of a cell */
  function change(deed, name = "") {
    if (!name || name !== cell) {
      past.push(JSON.stringify(project));
      if (past.length > STEPS) past.shift();
    }
    cell = name;
    future.length = 0;
    deed();
    settle();
  }

  /** Store the project, and have it checked. */
  function settle() {
    stored.write(project);
    undoing.disabled = past.length === 0;
    redoing.disabled = future.length === 0;
    files.replaceChildren();
    files.hidden = true;
    recheck();
  }

  /** Go back or forth. @param {string[]} from @param {string[]} to */
  function step(from, to) {
    const state = from.pop();
    if (!state) return;
    to.push(JSON.stringify(project));
    cell = "";
    project = JSON.parse(state);
    const [row, column] = grid.at;
    fill();
    settle();
    if (work.contains(document.activeElement) || document.activeElement === document.body) grid.go(Math.min(row, grid.rows.length - 1), column);
  }

  /** Show the project in the fields. */
  function fill() {
    const { settings, rows } = project;
    title.value = `${settings.title ?? ""}`;
    language.value = `${settings.language ?? ""}`;
    for (const game of games) game.checked = game.value === settings.game;
    grid.show(rows);
    show();
  }

  let timer = 0;
  let isChecking = false;

  function recheck(pause = PAUSE) {
    clearTimeout(timer);
    if (isLoaded) timer = setTimeout(() => (isChecking ? recheck() : void check()), pause);
  }

  async function check() {
    isChecking = true;
    try {
      const answer = await ask({ do: "check", project });
      if (!answer) return;
      ({ findings } = answer);
      const told = answer.counts.map((each) => `${start(each)}.`);
      count.textContent = [...told, ...(answer.cards.length ? [] : ["Rows without mistakes appear here as cards."])].join(" ");
      faces.show(answer.cards);
      show();
    } catch {
      isLoaded = false; // the next request loads it again, and shows the fault
    } finally {
      isChecking = false;
    }
  }

  /** Show what was found: beside the cells, and as a list that leads to them. */
  function show() {
    const every = [...findings, ...faces.findings].filter((one, n, whole) => whole.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === n);
    grid.mark(every);
    const wrong = every.filter(({ doubtful }) => !doubtful);
    const lines = [...wrong, ...every.filter(({ doubtful }) => doubtful)].map((found) => {
      const where = found.row ? [`Row ${found.row}`, found.heading].filter(Boolean).join(", ") : found.file === "deck.toml" ? "Settings" : "The list";
      const text = `${found.what}${found.advice ? `: ${found.advice}` : ""}.`;
      const lead = make("button", { type: "button", className: found.doubtful ? "doubt" : "wrong" }, make("strong", {}, `${where}: `), text);
      lead.addEventListener("click", () => {
        if (found.file === "deck.toml") open("game");
        else grid.go(Math.max(0, found.row - 1), found.column ?? 0);
      });
      return make("li", {}, lead);
    });
    one(HTMLElement, "summary", list).textContent = wrong.length
      ? `${wrong.length} ${wrong.length === 1 ? "mistake" : "mistakes"} to correct`
      : lines.length ? `No mistakes; ${lines.length} ${lines.length === 1 ? "note" : "notes"}` : "No mistakes";
    one(HTMLElement, "ul", list).replaceChildren(...lines);
    list.classList.toggle("wrong", wrong.length > 0);
  }

  /** Change the rows of the grid. @param {() => void} deed */
  const reshape = (deed) => change(() => {
    deed();
    project = { ...project, rows: grid.rows.map((row) => [...row]) };
  });

  /** Put cells into the list; a whole list with headings takes its place.
      @param {string[][]} cells @param {number} row @param {number} column */
  async function paste(cells, row, column) {
    let rows = null;
    if (row < 2 && column === 0 && cells.length > 1 && cells[0].length > 1) {
      const text = cells.map((line) => line.map((each) => `"${each.replaceAll("\"", "\"\"")}"`).join("\t")).join("\n");
      const read = await engine.make({ do: "open", name: "pasted.tsv", data: opened.coded(new TextEncoder().encode(text)) });
      if ("rows" in read && read.headed) ({ rows } = read);
    }
    reshape(() => (rows ? grid.show(rows) : grid.fill(cells, row, column)));
    grid.go(row, column);
  }

  // ---------------------------------------------------------------- begin, open, make, save

  /** @param {File} chosen */
  async function read(chosen) {
    if (chosen.size > LARGEST) {
      blame({ fault: `${chosen.name} is larger than 64 MB`, hint: "make its pictures smaller" });
      return;
    }
    const data = opened.coded(new Uint8Array(await chosen.arrayBuffer()));
    const found = await ask({ do: "open", name: chosen.name, data });
    if (!found) return;
    if (found.settings) {
      source = found.pictures ? { name: chosen.name, data } : null;
      await opened.write(source).catch(() => notice("This browser could not store the pictures. Save the project before you leave the page."));
    }
    const named = chosen.name.replace(/\.\w+$/, "");
    change(() => { project = { settings: { ...own(named), ...found.settings }, rows: found.rows.length ? found.rows : [[""]] }; });
    fill();
    open("list");
    telling([`${chosen.name} is open.`, ...found.notes.map((note) => `${start(note)}.`)].join(" "));
  }

  /** The settings by the fields of the page. @param {string} [named] the title if there is none */
  const own = (named = "My deck") => ({ ...project.settings, title: title.value.trim() || named, language: language.value, game: games.find(({ checked }) => checked)?.value ?? "quartets" });

  /** Begin a deck with our sample, or with its headings alone. @param {boolean} whole */
  async function begin(whole) {
    const found = await ask({ do: "sample", game: `${own().game}`, language: language.value || "en" });
    if (!found) return;
    const rows = whole ? found.rows : [found.rows[0], ...Array.from({ length: ROWS }, () => found.rows[0].map(() => ""))];
    const settings = { ...found.settings, title: title.value.trim() || (whole ? found.settings.title : "My deck") };
    source = null;
    await opened.write(null).catch(() => {});
    change(() => { project = { settings, rows }; });
    fill();
    open("list");
    grid.go(1, 0);
  }

  /** Show a screen. @param {string} name */
  function open(name) {
    if (name !== "game") isBegun = true;
    telling("");
    for (const screen of screens) screen.hidden = screen.dataset.screen !== name;
    for (const tab of tabs) {
      tab.disabled = !isBegun;
      if (tab.value === name) tab.setAttribute("aria-current", "step");
      else tab.removeAttribute("aria-current");
    }
    if (name !== "game") recheck(0);
  }

  /** Show the list or the cards, of which a phone has room for one. @param {string} name */
  function look(name) {
    work.dataset.view = name;
    for (const view of views) view.setAttribute("aria-pressed", `${view.value === name}`);
  }

  /** Make a file, and offer it. @param {Promise<Workshop.Made | null>} coming */
  async function offer(coming) {
    const made = await coming;
    telling("");
    if (!made) return show();
    const type = /\.pdf$/.test(made.name) ? "application/pdf" : "application/zip";
    const href = URL.createObjectURL(new Blob([made.bytes], { type }));
    const size = made.bytes.length > 1e5 ? `${(made.bytes.length / 1e6).toFixed(1)} MB` : `${Math.ceil(made.bytes.length / 1000)} KB`;
    const link = make("a", { href, download: made.name }, `Save ${made.name} `, make("small", {}, size));
    files.append(link);
    files.hidden = false;
    telling("It is ready.");
    link.focus();
  }

  /** @param {string} kind */
  async function print(kind) {
    telling("Checking every card …", null);
    const options = Object.fromEntries(all(HTMLSelectElement, ".options select", place).map(({ id, value }) => [id, value]));
    await offer(ask({ do: "make", project, kind, options }, (drawn, every) => telling(`Drawing page ${drawn} of ${every}`, drawn / (every + 1))));
  }

  // ---------------------------------------------------------------- what people do

  one(HTMLElement, "#sample").addEventListener("click", () => void trying(() => begin(true)));
  one(HTMLElement, "#empty").addEventListener("click", () => void trying(() => begin(false)));
  goOn.addEventListener("click", () => void trying(async () => open("list")));
  for (const button of all(HTMLElement, ".opens", place)) button.addEventListener("click", () => file.click());
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (chosen) void trying(() => read(chosen));
    file.value = "";
  });
  place.addEventListener("dragover", (event) => event.preventDefault());
  place.addEventListener("drop", (event) => {
    const [dropped] = event.dataTransfer?.files ?? [];
    if (!dropped) return;
    event.preventDefault();
    void trying(() => read(dropped));
  });
  cancel.addEventListener("click", () => {
    isStopped = true;
    engine.stop();
  });
  for (const tab of tabs) tab.addEventListener("click", () => (tab.value === "game" ? open("game") : void trying(async () => open(tab.value))));
  for (const view of views) view.addEventListener("click", () => look(view.value));
  for (const field of [title, language, ...games]) {
    field.addEventListener("change", () => {
      if (isBegun) change(() => { project = { ...project, settings: own() }; });
    });
  }
  undoing.addEventListener("click", () => step(past, future));
  redoing.addEventListener("click", () => step(future, past));
  work.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) step(future, past);
    else step(past, future);
  });
  one(HTMLElement, "#add").addEventListener("click", () => {
    const [row] = grid.at;
    reshape(() => grid.show([...grid.rows.slice(0, row + 1), grid.rows[0].map(() => ""), ...grid.rows.slice(row + 1)]));
    grid.go(row + 1, 0);
  });
  removing.addEventListener("click", () => {
    const [row, column] = grid.at;
    if (!row || grid.rows.length < 3) return;
    reshape(() => grid.show(grid.rows.filter((_, n) => n !== row)));
    grid.go(Math.min(row, grid.rows.length - 1), column);
  });
  columns.addEventListener("change", () => {
    const name = columns.value;
    columns.selectedIndex = 0;
    reshape(() => grid.show(grid.rows.map((row, n) => [...row, n ? "" : name])));
    grid.go(name ? 1 : 0, grid.rows[0].length - 1);
  });
  for (const button of all(HTMLButtonElement, "[data-kind]", place)) button.addEventListener("click", () => void trying(() => print(`${button.dataset.kind}`)));
  for (const button of all(HTMLButtonElement, ".saves", place)) button.addEventListener("click", () => void trying(() => offer(ask({ do: "save", project }))));
  stored.heard(() => {
    const other = stored.read();
    if (!other) return;
    project = other;
    fill();
    recheck();
  });

  const kept = stored.read();
  if (kept) {
    project = kept;
    fill();
    goOn.hidden = false;
    goOn.textContent = `Continue with “${kept.settings.title || "My deck"}”`;
    void opened.read().then((file_) => { source = file_; });
  }
  look("list");
  one(HTMLElement, ".begun", place).hidden = false;
  place.classList.add("ready");
})();
