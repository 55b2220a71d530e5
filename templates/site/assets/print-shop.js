/* The print shop of a game: options as a form, which the address keeps; the sheets to look at; and the
   deck as a PDF. play.js loads the program when a button is pressed, and not before. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { make, readdress } = Cardwright.elements;
  const { many, duration, money } = Cardwright.classes;
  const { engine } = Cardwright;
  const place = one(HTMLElement, ".print-shop");
  const form = one(HTMLFormElement, "#options");
  const made = one(HTMLElement, ".made", place);
  const said = one(HTMLElement, ".said", made);
  const bar = one(HTMLProgressElement, "progress", made);
  const fault = one(HTMLElement, ".fault", made);
  const files = one(HTMLElement, ".files", made);
  const takes = one(HTMLElement, ".takes", made);
  const figure = one(HTMLElement, ".preview", made);
  const [sample] = all(HTMLElement, ".sample", made); // where the deck is on the site
  const paper = one(HTMLElement, ".paper", figure).attachShadow({ mode: "open" });
  const [making, showing, cancel] = all(HTMLButtonElement, ".deeds button", made);
  const [before, after] = all(HTMLButtonElement, ".turning button", figure);
  const command = one(HTMLElement, "#command");
  const { game = "" } = place.dataset;
  const [cut, round, stack, sheet] = [place.dataset.cut, place.dataset.round, place.dataset.stack, place.dataset.sheet].map(Number);
  const PAUSE = 400; // ms after a key, before the sheets are drawn again

  // ---------------------------------------------------------------- the options

  /** @typedef {HTMLInputElement | HTMLSelectElement} Field */
  /** @type {Field[]} */
  const fields = [...all(HTMLInputElement, "input", form), ...all(HTMLSelectElement, "select", form)];
  /** @param {Field} field */
  const isCheck = (field) => field.type === "checkbox";

  /** What is chosen and is not usual, by flags in their order on the page. The paper is always named:
      the command prints on both. @returns {Record<string, string>} */
  function chosen() {
    /** @type {Record<string, string>} */
    const found = {};
    for (const field of all(HTMLElement, "input, select", form)) {
      const { id, value, checked, dataset } = /** @type {HTMLInputElement} */ (field);
      const given = value.trim();
      if (dataset.usual === undefined) {
        if (checked) found[id] = "";
      } else if (given && (given !== dataset.usual || id === "paper")) found[id] = given;
    }
    return found;
  }

  /** Set the fields as an address has them; what is no option is left out. */
  function fill() {
    const given = new URLSearchParams(location.search);
    for (const field of fields) {
      const value = given.get(field.id);
      if (field instanceof HTMLInputElement && isCheck(field)) field.checked = value !== null;
      else if (value !== null) field.value = value;
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = field.dataset.usual ?? "";
      const group = field.closest("details");
      if (value !== null && group) group.open = true;
    }
  }

  /** A word as a shell takes it. @param {string} word */
  const quoted = (word) => (/^[\w.,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

  /** Show the options in the address and in the command. */
  function tell() {
    const options = chosen();
    const words = Object.entries(options).flatMap(([flag, value]) => [`--${flag}`, ...(value ? [quoted(value)] : [])]);
    const typed = ["cardwright", "deck", game, ...words].flatMap((word) => [make("span", { className: "typed" }, word), " "]);
    command.replaceChildren(...typed.slice(0, -1));
    const query = new URLSearchParams(options).toString();
    readdress(`${location.pathname}${query && `?${query}`}${location.hash}`);
    if (Object.entries(options).some(([flag, value]) => flag !== "paper" || value !== "a4")) sample?.remove(); // it is another deck
  }

  // ---------------------------------------------------------------- what is asked of the program

  /** @type {Shop.Plan | null} */
  let plan = null;
  let page = 0;
  let isLoaded = false;
  let isBusy = false;
  let isStopped = false;
  /** Each change has a number: an answer to an earlier one is not shown. */
  let change = 0;

  /** @param {string} text @param {number | null} [share] of the work, or null for a share that nobody knows */
  function telling(text, share) {
    said.textContent = text;
    bar.hidden = share === undefined;
    if (share === null) bar.removeAttribute("value");
    else bar.value = share ?? 0;
  }

  /** @param {boolean} busy */
  function work(busy) {
    isBusy = busy;
    making.disabled = busy;
    showing.disabled = busy;
    cancel.hidden = !busy;
  }

  /** Load the program, which happens once. */
  async function load() {
    if (isLoaded) return;
    telling("Loading …", 0);
    await engine.start((share) => (share < 1 ? telling(`Loading: ${Math.floor(100 * share)} %`, share) : telling("Starting …", null)));
    isLoaded = true;
    one(HTMLElement, ".once", made).hidden = true;
    showing.hidden = true;
  }

  /** A sentence of the command, with the titles of the page in place of its flags: “Large index”.
      @param {string} sentence */
  const titled = (sentence) => sentence.replace(/--([a-z-]+)/g, (flag, id) => {
    const field = fields.find((each) => each.id === id);
    return field?.labels?.length ? `“${field.labels[0].textContent?.trim()}”` : flag;
  });

  /** Ask, and show a fault of the options as the command tells it.
      @template {keyof Shop.Answers} Do @param {Do} what @param {Engine.Waiting["tell"]} [hear]
      @returns {Promise<Shop.Answers[Do] | null>} */
  async function ask(what, hear) {
    const answer = await engine.print({ do: what, options: chosen(), number: page }, hear);
    if (!("fault" in answer)) return /** @type {Shop.Answers[Do]} */ (answer);
    fault.textContent = [answer.fault, answer.hint].filter(Boolean).map((part) => Cardwright.elements.start(titled(part)).replace(/[^?!]$/, "$&.")).join(" ");
    plan = null;
    figure.hidden = true;
    takes.replaceChildren();
    return null;
  }

  /** Do some work that may fail; the page says why, and it can be tried again.
      @param {() => Promise<void>} deed */
  async function trying(deed) {
    if (isBusy) return;
    work(true);
    fault.textContent = "";
    try {
      await load();
      await deed();
    } catch (error) {
      isLoaded = false;
      telling(isStopped ? "Canceled." : "");
      if (!isStopped) fault.textContent = error instanceof Error ? error.message : String(error);
    }
    isStopped = false;
    work(false);
  }

  /** Show what the deck takes, and its first page. */
  async function look() {
    const asked = change;
    telling("Laying out the sheets …", null);
    const found = await ask("plan");
    telling("");
    if (!found || asked !== change) return;
    plan = found;
    sample?.remove();
    page = Math.min(page, found.pages.length - 1);
    const { sheets, cuts, rounds, stock, notes } = found;
    const minutes = Math.ceil((cuts * cut / (chosen().stacked === undefined ? 1 : stack) + rounds * round) / 60);
    const lines = [
      `${many(sheets, "sheet")}${stock ? ` of ${stock}` : ""}`,
      ...(stock ? ["to break out, not to cut"] : [`${many(cuts, "straight cut")}${rounds ? ` and ${many(rounds, "round piece")}` : ""}, ${duration(minutes) || "no time"}`]),
      ...(stock ? [] : [`paper for ${money(sheets * sheet)} at ${sheet} cents a sheet; ink is not counted`]),
      ...notes.map(Cardwright.elements.start),
    ];
    takes.replaceChildren(...lines.map((line) => make("li", {}, line)));
    await turn(page);
  }

  /** Show a page of the deck. @param {number} to */
  async function turn(to) {
    if (!plan) return;
    page = to;
    const answer = await ask("page");
    if (!answer || !plan) return;
    const drawn = new DOMParser().parseFromString(answer.svg, "image/svg+xml").documentElement;
    drawn.setAttribute("width", "100%");
    drawn.removeAttribute("height");
    paper.replaceChildren(document.adoptNode(drawn));
    one(HTMLElement, "#page-name").textContent = `${plan.pages[page]}${/page/.test(plan.pages[page]) ? "" : `, page ${page + 1} of ${plan.pages.length}`}`;
    before.disabled = page === 0;
    after.disabled = page === plan.pages.length - 1;
    figure.hidden = false;
  }

  /** Make the PDF, and offer it. */
  async function print() {
    if (!plan) await look();
    if (!plan) return;
    telling("Drawing the pages …", 0);
    const answer = await ask("make", (drawn, count) => telling(`Drawing page ${drawn} of ${count}`, drawn / (count + 1)));
    telling("");
    if (!answer) return;
    const href = URL.createObjectURL(new Blob([answer.bytes], { type: "application/pdf" }));
    const size = `PDF, ${(answer.bytes.length / 1e6).toFixed(1)} MB`;
    const link = make("a", { href, download: answer.name }, `Save ${answer.name} `, make("small", {}, size));
    forget();
    files.append(link);
    files.hidden = false;
    telling("Your deck is ready.");
    link.focus();
  }

  /** Take back what was made of other options. */
  function forget() {
    const link = files.querySelector("a");
    if (link) URL.revokeObjectURL(link.href);
    files.replaceChildren();
    files.hidden = true;
  }

  let timer = 0;

  /** The options were changed: what was shown is not true any more. */
  function changed() {
    change += 1;
    plan = null;
    page = 0;
    fault.textContent = "";
    said.textContent = "";
    forget();
    tell();
    if (isLoaded) redraw();
  }

  /** Draw the sheets again, as soon as nothing else is done. */
  function redraw() {
    clearTimeout(timer);
    timer = setTimeout(() => (isBusy ? redraw() : void trying(look)), PAUSE);
  }

  making.addEventListener("click", () => void trying(print));
  showing.addEventListener("click", () => void trying(look));
  cancel.addEventListener("click", () => {
    isStopped = true;
    engine.stop();
  });
  before.addEventListener("click", () => void trying(() => turn(page - 1)));
  after.addEventListener("click", () => void trying(() => turn(page + 1)));
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());

  fill();
  tell();
  form.hidden = false;
  made.hidden = false;
  place.classList.add("ready");
})();
