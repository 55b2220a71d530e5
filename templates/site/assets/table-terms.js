/* What is agreed before the first deal, as a form: which game of the house, who sits where, and what
   the rules leave to the table; and how this device shows a table. */
(() => {
  "use strict";

  const { make, typed } = Cardwright.elements;
  const { one, all } = Cardwright.page;
  const { Stored } = Cardwright;
  const place = one(HTMLElement, ".playing");
  const NAMES = ["Ann", "Ben", "Cy", "Di", "Ada", "Max", "Ida", "Jules"];
  const KEEPERS = [
    ["person", "a person on this device"],
    ["beginner", "the computer, a beginner"],
    ["good", "the computer, a good player"],
    ["strong", "the computer, a strong player (takes longer)"],
  ];
  /** The names of players in matches of version 0.2. @type {Record<string, string>} */
  const FORMER = { learner: "beginner", sound: "good" };
  const SEEDS = 2 ** 53;
  /** @type {(one: Record<string, string>, other: Record<string, string>) => boolean} */
  const same = (one, other) => JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

  /** A choice of one, with its label.
      @type {(id: string, label: string, options: string[][], chosen: string) => [HTMLLabelElement, HTMLSelectElement]} */
  function select(id, label, options, chosen) {
    const list = make("select", { id });
    for (const [value, text] of options) list.append(make("option", { value, selected: value === chosen }, text));
    return [make("label", { htmlFor: id }, label), list];
  }

  // ---------------------------------------------------------------- the terms of a match

  /** The form; it says how much is loaded, if anything is, and what is lost, and `begin` is given the
      message that begins the match. @type {TermsPart["terms"]} */
  function terms(offer, weight, before, lost, begin) {
    /** @type {Table.Terms} */
    const draft = { form: offer[0].form, seats: [], agreements: { ...offer[0].recommended?.agreements }, learning: true, ...before };
    const board = make("form", { className: "terms" });
    /** The radio button of each way to play, by its agreements. @type {Map<Record<string, string>, HTMLInputElement>} */
    const waysShown = new Map();
    board.addEventListener("submit", (event) => {
      event.preventDefault();
      read();
      const { game, form, seats, agreements, learning } = draft;
      begin({ game, form, seats, agreements, learning, seed: Math.floor(Math.random() * SEEDS) });
    });
    board.addEventListener("change", () => {
      read();
      for (const [agreed, input] of waysShown) input.checked = same(agreed, draft.agreements);
    });
    draw();
    return board;

    function draw() {
      const form = chosen();
      const many = form.seat_choices.includes(draft.seats.length) ? draft.seats.length : form.seats;
      const [formLabel, forms] = select("form", "Form", offer.map((each) => [each.form, each.title]), form.form);
      forms.addEventListener("change", () => again(() => Object.assign(draft, { form: forms.value, seats: draft.seats.slice(0, 1), agreements: { ...chosen(forms.value).recommended?.agreements } })));
      const rows = [make("p", {}, formLabel, " ", forms)];
      if (form.seat_choices.length > 1) {
        const [label, list] = select("seats", "Players", form.seat_choices.map((n) => [String(n), String(n)]), String(many));
        list.addEventListener("change", () => again(() => { draft.seats.length = Number(list.value); }));
        rows.push(make("p", {}, label, " ", list));
      }
      for (const warning of form.warnings[many] ?? []) rows.push(make("p", { className: "warning" }, warning));
      board.replaceChildren(make("h2", { tabIndex: -1 }, "A new match"), ...rows, ...ways(form), seats(form, many), ...agreements(form),
        make("p", {}, make("label", { className: "radio" }, make("input", { type: "checkbox", id: "learning", checked: draft.learning }), " I’m learning: let me undo moves")),
        make("p", {}, make("button", { type: "submit", className: "main" }, "Deal", ...(weight ? [make("small", {}, ` (first loads the rules: ${weight}, once)`)] : [])), " ", lost));
    }

    /** @param {() => void} change */
    function again(change) {
      const id = document.activeElement?.id;
      read();
      change();
      draw();
      if (id) one(HTMLElement, `#${id}`, board).focus();
    }

    /** The form of the game that is chosen. */
    function chosen(name = draft.form) {
      return offer.find((each) => each.form === name) ?? offer[0];
    }

    /** The way that we recommend for a first match, beside the usual one. @param {Session.Form} form */
    function ways({ recommended }) {
      waysShown.clear();
      if (!recommended) return [];
      const set = make("fieldset", { className: "ways" }, make("legend", {}, "Rules"));
      for (const [text, agreed] of /** @type {[string, Record<string, string>][]} */ ([[recommended.title, recommended.agreements], [recommended.usual, {}]])) {
        const input = make("input", { type: "radio", name: "way", id: `way-${waysShown.size}`, checked: same(agreed, draft.agreements) });
        input.addEventListener("change", () => again(() => { draft.agreements = { ...agreed }; }));
        waysShown.set(agreed, input);
        set.append(make("label", { className: "radio" }, input, ` ${text}`));
      }
      return [set];
    }

    /** @param {Session.Form} form @param {number} many */
    function seats(form, many) {
      const set = make("fieldset", { className: "seats" }, make("legend", {}, many > 2 ? "Players, in the order of play" : "Players"));
      for (let seat = 0; seat < many; seat += 1) {
        const { name = NAMES[seat], keeper = seat ? "beginner" : "person" } = draft.seats[seat] ?? {};
        const input = make("input", { type: "text", id: `name-${seat}`, value: name, maxLength: 20, autocomplete: "off" });
        const [label, list] = select(`keeper-${seat}`, "is", KEEPERS, FORMER[keeper] ?? keeper);
        label.append(make("span", { className: "unseen" }, ` (player ${seat + 1})`));
        set.append(make("p", {}, make("label", { htmlFor: input.id }, `Player ${seat + 1}`), " ", input, " ", label, " ", list));
      }
      return set;
    }

    /** @param {Session.Form} form */
    function agreements(form) {
      if (!form.agreements.length) return [];
      const box = make("details", {}, make("summary", {}, "House rules"));
      for (const { option, question, choices, default: usual } of form.agreements) {
        const set = make("fieldset", {}, make("legend", {}, question));
        for (const { choice, reading } of choices) {
          const input = make("input", { type: "radio", name: option, value: choice, checked: choice === (draft.agreements[option] ?? usual) });
          set.append(make("label", { className: "radio" }, input, ` ${reading}`));
        }
        box.append(set);
      }
      return [box];
    }

    /** What the form says now, into the draft. */
    function read() {
      const names = all(HTMLInputElement, ".seats input", board).map((input, seat) => typed(input, NAMES[seat]));
      const keepers = all(HTMLSelectElement, ".seats select", board).map((list) => list.value);
      draft.seats = names.map((name, seat) => ({ name, keeper: keepers[seat] }));
      for (const { option, default: usual } of chosen().agreements) {
        const [box] = all(HTMLInputElement, `[name="${option}"]:checked`, board);
        const value = box?.value ?? usual;
        if (value === usual) delete draft.agreements[option];
        else draft.agreements[option] = value;
      }
      draft.learning = one(HTMLInputElement, "#learning", board).checked;
    }
  }

  // ---------------------------------------------------------------- how a table is shown

  const SPEEDS = [["2200", "slowly"], ["1100", "at a normal pace"], ["250", "quickly"], ["press", "when I press “Continue”"]];
  const SHOWN = { speed: "1100", large: false, left: false, sound: false };
  /** @type {["large" | "left" | "sound", string][]} */
  const SWITCHES = [["large", "Large cards"], ["left", "Left-handed"], ["sound", "A sound for each card"]];

  /** @type {Stored<Partial<Table.Settings>>} */
  const stored = new Stored("table", "your settings", (found) =>
    Stored.isRecord(found) && /^(\d{1,5}|press)$/.test(String(found.speed ?? SHOWN.speed))
    && SWITCHES.every(([name]) => typeof (found[name] ?? false) === "boolean"), {});

  /** @param {Table.Settings} now */
  function fit({ large, left }) {
    place.classList.toggle("large-cards", large);
    place.classList.toggle("left-handed", left);
  }

  /** How a table is shown, as it is set in any tab. @type {TermsPart["shown"]} */
  function shown() {
    const now = { ...SHOWN, ...stored.read() };
    fit(now);
    stored.heard(() => fit(Object.assign(now, SHOWN, stored.read())));
    return now;
  }

  /** The settings, to be changed at any time. @type {TermsPart["settings"]} */
  function settings(now) {
    const [label, list] = select("speed", "The computer plays", SPEEDS, now.speed);
    list.addEventListener("change", () => set({ speed: list.value }));
    const switches = SWITCHES.map(([name, text]) => {
      const input = make("input", { type: "checkbox", checked: now[name] });
      input.addEventListener("change", () => set({ [name]: input.checked }));
      return make("label", { className: "radio" }, input, ` ${text}`);
    });
    return make("details", { className: "settings" }, make("summary", {}, "Table settings"),
      make("p", {}, label, " ", list), make("p", {}, ...switches));

    /** @param {Partial<Table.Settings>} change */
    function set(change) {
      fit(Object.assign(now, change));
      stored.change((found) => ({ ...found, ...change }));
    }
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, terms: { NAMES, terms, settings, shown } };
})();
