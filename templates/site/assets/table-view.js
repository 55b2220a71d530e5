/* A table as a seat sees it, made from what the engine tells: generator/cardwright/engine/session has its shape.
   Nothing here knows any game. */
(() => {
  "use strict";

  const { make, button, mark, start } = Cardwright.elements;
  const { one, all } = Cardwright.page;
  const { words } = Cardwright;
  const { faces: printedFaces = "", figures = "{}", cards: folder = "", large: largeFolder = "", largeFaces = "", lawPage = "", deal = "" } = one(HTMLElement, ".playing").dataset;
  /** The figure that a card shows and its name does not, by its id. @type {Record<string, string>} */
  const FIGURES = JSON.parse(figures);
  const faces = printedFaces.split(" ");
  /** The cards that were also drawn with a large index. */
  const large = new Set(largeFaces.split(" "));
  const PHONE = "(max-width: 40rem)"; // as in table.css
  const BACKS = 5; // so many backs are drawn; the number is told
  const SLIP = 8; // pixels by which a hand may slip when it clicks

  /** @param {number} n @param {string} what */
  const count = (n, what) => `${n} ${what}${n === 1 ? "" : "s"}`;
  /** @type {View["marks"]} */
  const marks = (clauses, texts) => clauses.flatMap((clause) => [" ", mark(clause, texts[clause], lawPage)]);

  /** The card whose picture shows this one: of cards that are alike a table may agree to have more
      than were printed. @param {string} id */
  function printed(id) {
    if (faces.includes(id)) return id;
    const [stem, number] = [id.replace(/\d+$/, ""), Number(id.match(/\d+$/))];
    const alike = faces.filter((face) => face.replace(/\d+$/, "") === stem);
    return alike[number % alike.length];
  }

  /** A picture of a card; one that is named beside it is for the eye alone. A phone shows the card
      with a large index. @param {string} id @param {string} alt */
  function face(id, alt) {
    const name = printed(id);
    const image = make("img", { alt, width: 254, height: 356, draggable: false, className: "card" });
    const picture = make("picture", {}, image);
    if (large.has(name)) picture.prepend(make("source", { media: PHONE, srcset: `${largeFolder}${name}.svg` }));
    image.src = `${folder}${name}.svg`; // not before the source is there, or both would be loaded
    return picture;
  }

  /** The address of every picture of a card, as this screen shows it. @type {View["pictures"]} */
  function pictures() {
    const isPhone = matchMedia(PHONE).matches;
    return faces.map((name) => `${isPhone && large.has(name) ? largeFolder : folder}${name}.svg`);
  }

  /** @param {number} n */
  function backs(n) {
    const pile = make("span", { className: "backs", ariaHidden: "true" });
    for (let i = 0; i < Math.min(n, BACKS); i += 1) pile.append(face("back", ""));
    return pile;
  }

  /** @param {Session.Card} card @param {string} caption @param {string} className */
  function captioned(card, caption, className, alt = start(card.name)) {
    const figure = make("figure", { className }, face(card.id, alt), make("figcaption", {}, caption));
    figure.dataset.about = card.name;
    figure.dataset.card = card.id;
    return figure;
  }

  /** Whether no card of a hand is ever played by itself: one asks others for cards.
      @param {Session.Held[]} cards */
  const isStill = (cards) => cards.every((card) => card.action === null);

  // ---------------------------------------------------------------- the table

  /** Those who sit around, the next to play first, and what can be seen of their hands.
      @type {View["around"]} */
  function around(look) {
    const { seats, table, seat: mine } = look;
    const list = make("ul", { className: "around" });
    for (let i = 1; i < seats.length; i += 1) {
      const other = seats[(mine + i) % seats.length];
      const held = table.held[other.seat];
      const who = make("strong", {}, other.name);
      const row = make("li", { className: other.seat === look.to_move ? "turn" : "" }, who, ` ${doing(look, other)}`);
      row.dataset.seat = String(other.seat);
      if (other.at_table) {
        const seen = table.seen[other.seat];
        const names = make("span", { className: "names", ariaHidden: "true" }, seen.map((card) => start(card.name)).join(", "));
        row.append(make("div", { className: "held" }, backs(held - seen.length), make("span", {}, count(held, "card")), ...seen.map((card) => captioned(card, "seen", "lying small")), ...(seen.length ? [names] : [])));
      }
      list.append(row);
    }
    return list;
  }

  /** @param {Session.Look} look @param {Session.Seat} other */
  function doing(look, { seat, keeper, at_table: there, side }) {
    const partner = side === look.seats[look.seat].side ? ", your partner" : "";
    if (!there) return `has gone out${partner}`;
    const kept = keeper === "person" ? "a person" : `a ${keeper === "beginner" ? "beginner" : `${keeper} player`}`;
    return `${kept}${partner}${seat === look.to_move ? ", to play" : ""}`;
  }

  /** What lies on the table: piles, what was turned up, and what is being played. @type {View["middle"]} */
  function middle(look, trick) {
    const { lying, piles } = look.table;
    const bare = !(lying.length || piles.length || trick.length);
    const box = make("div", { className: `middle${bare ? " bare" : ""}${isStill(look.hand) ? " still" : ""}` });
    const played = make("div", { className: "laid" });
    /** @param {Session.Card} card @param {string} why @param {number} seat @param {string} kind */
    const lay = (card, why, seat, kind) => {
      const figure = captioned(card, why, kind);
      figure.dataset.seat = String(seat);
      played.append(figure);
    };
    for (const { card, why, how, seat } of lying) {
      if (how === "turned up") box.append(captioned(card, why, "lying turned"));
      else lay(card, why, seat, "lying");
    }
    for (const { card, why, seat } of trick) lay(card, why, seat, "lying past");
    const past = trick.map(({ card }) => card.id).sort().join();
    for (const pile of piles) {
      const same = past && pile.cards.map((card) => card.id).sort().join() === past;
      if (!same && (pile.cards.length || pile.down)) box.append(pileOf(look, pile));
    }
    const when = trick.length ? [make("p", {}, "Just played")] : [];
    if (played.childElementCount) box.append(make("div", { className: "on-table" }, ...when, played));
    return box;
  }

  /** @param {Session.Look} look @param {Session.Pile} pile */
  function pileOf(look, { name, seat, cards, down, piece }) {
    const figure = make("figure", { className: "pile" });
    figure.dataset.about = name;
    const whose = seat < 0 ? "" : ` (${look.seats[seat].name})`;
    const heap = make("div", { className: "heap" });
    if (piece) heap.append(make("img", { src: `${folder}${piece}.svg`, alt: "", width: 180, height: 180, className: "ball" }));
    else if (down) heap.append(backs(Number(down)));
    for (const card of cards.slice(-6)) heap.append(face(card.id, start(card.name)));
    const n = cards.length + Number(down);
    figure.append(heap, make("figcaption", {}, `${start(name)}${whose}: ${piece ? n : count(n, "card")}`));
    return figure;
  }

  /** The counts of the sides, which are to stay in view, and the other facts of the table; what was seen
      of a hand is beside it. @type {View["facts"]} */
  function facts({ table: { said, sides } }) {
    const counts = make("dl", { className: "facts-of counts" });
    const others = make("dl", { className: "facts-of" });
    for (const { label, text } of said.filter((one) => one.hand < 0)) {
      const list = sides.some(({ who }) => who === label) ? counts : others;
      list.append(make("div", {}, make("dt", {}, label), make("dd", {}, text)));
    }
    return { counts, others };
  }

  // ---------------------------------------------------------------- the hand

  /** The hand: one stop of the keyboard, in which arrows move; what may not be played can be tried.
      @type {View["hand"]} */
  function hand(look, does) {
    const mine = look.to_move === look.seat;
    const box = make("div", { className: "own", role: "group" });
    box.setAttribute("aria-label", `Your hand, ${count(look.hand.length, "card")}`);
    const still = isStill(look.hand);
    if (still) Object.assign(box, { className: "own strip", tabIndex: 0 });
    for (const card of look.hand) {
      const fresh = does.came.has(card.id);
      if (still) {
        box.append(captioned(card, start(card.name), fresh ? "fresh" : "", ""));
        continue;
      }
      const key = make("button", { type: "button", className: `one${fresh ? " fresh" : ""}`, tabIndex: -1 }, face(card.id, ""), make("span", {}, start(card.name)), ...figure(card));
      Object.assign(key.dataset, { key: `card ${card.id}`, card: card.id, action: card.action });
      if (fresh) key.append(make("span", { className: "unseen" }, ", new"));
      if (!mine || !card.may) {
        key.setAttribute("aria-disabled", "true");
        if (mine) key.append(make("span", { className: "unseen" }, ", not allowed"));
      }
      key.addEventListener("click", (event) => does.card(card.id, event));
      dragged(key, (event) => does.card(card.id, event));
      box.append(key);
    }
    const [first] = [...all(HTMLElement, ".one:not([aria-disabled])", box), ...all(HTMLElement, ".one", box)];
    if (first) first.tabIndex = 0;
    return box;
  }

  /** What is printed on a card beside its name, for whoever hears it. @param {Session.Card} card */
  function figure({ id }) {
    const printedOn = FIGURES[id];
    return printedOn ? [make("span", { className: "unseen" }, `, ${printedOn}`)] : [];
  }

  /** A card that a mouse or a pen draws up from the hand is played; let go in the hand it stays.
      @param {HTMLElement} key @param {(event: PointerEvent) => void} play */
  function dragged(key, play) {
    /** @type {PointerEvent | null} */
    let from = null;
    key.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "touch" || event.button) return;
      from = event;
      key.setPointerCapture(event.pointerId);
    });
    key.addEventListener("pointermove", (event) => {
      if (from) key.style.transform = `translate(${event.clientX - from.clientX}px, ${event.clientY - from.clientY}px)`;
    });
    for (const ends of /** @type {const} */ (["pointerup", "pointercancel"])) {
      key.addEventListener(ends, (event) => {
        if (!from) return;
        const [across, up] = [event.clientX - from.clientX, from.clientY - event.clientY];
        from = null;
        key.style.transform = "";
        if (ends === "pointercancel" || Math.hypot(across, up) < SLIP) return; // a click
        /** @param {Event} click */
        const swallow = (click) => click.stopPropagation(); // the click that ends a drag
        addEventListener("click", swallow, { capture: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        if (up > key.offsetHeight / 2) play(event);
      });
    }
  }

  /** What else is open: to draw, and then what may cost something: to close, to announce.
      @type {View["deeds"]} */
  function deeds(look, does) {
    const cards = new Set(look.hand.map((card) => card.action));
    const called = new Set(does.calls.map((call) => call.action));
    const box = make("div", { className: "deeds" });
    const others = look.open.filter(({ action }) => !cards.has(action) && !called.has(action));
    for (const other of others.sort((a, b) => Number(a.name in does.costs) - Number(b.name in does.costs))) {
      const key = button(start(other.says), (event) => does.deed(other, event));
      key.dataset.action = String(other.action);
      key.classList.toggle("main", other.action === does.plain);
      const told = [other.text, does.costs[other.name]?.cost].filter(Boolean).join(" ");
      const about = make("span", { id: `deed-${other.action}` }, told);
      if (told) key.setAttribute("aria-describedby", about.id);
      box.append(make("p", {}, key, " ", about));
    }
    return box;
  }

  /** Where cards are asked for: of whom, of which group, and then which card. @type {View["calls"]} */
  function calls(look, does) {
    const open = new Set(look.open.map(({ action }) => action));
    if (!does.calls.some((call) => open.has(call.action))) return [];
    const groups = [...new Set(does.calls.map((call) => call.card.group))];
    const whom = [...new Set(does.calls.map((call) => call.seat))].filter((seat) => look.seats[seat].at_table);
    const asked = does.asked;
    /** @type {(seat: number, group?: string) => boolean} */
    const some = (seat, group) => does.calls.some((call) => call.seat === seat && (!group || call.card.group === group) && open.has(call.action));
    if (!some(asked.seat)) asked.seat = whom.find((seat) => some(seat)) ?? -1;
    if (!asked.group || !some(asked.seat, asked.group)) asked.group = groups.find((group) => some(asked.seat, group)) ?? "";
    const box = make("fieldset", { className: "asking" }, make("legend", {}, "Ask for a card"));
    const list = make("div", { className: "wanted" });
    const fill = () => {
      list.replaceChildren(...does.calls.filter((call) => call.seat === asked.seat && call.card.group === asked.group).map((call) => {
        const key = make("button", { type: "button", className: "one" }, face(call.card.id, ""), make("span", {}, start(call.card.name.replace(/ \(.*\)$/, ""))));
        Object.assign(key.dataset, { key: `call ${call.action}`, action: call.action });
        if (!open.has(call.action)) key.setAttribute("aria-disabled", "true");
        key.addEventListener("click", () => does.act(call.action, call.card.name));
        return key;
      }));
    };
    /** @type {<K extends keyof Table.Asked>(legend: string, name: K, values: Table.Asked[K][], text: (value: Table.Asked[K]) => string) => HTMLElement} */
    const choose = (legend, name, values, text) => {
      const row = make("p", { className: name, role: "group" });
      row.setAttribute("aria-label", legend);
      row.append(`${legend} `);
      for (const value of values) {
        const key = button(text(value), () => {
          asked[name] = value;
          for (const each of row.querySelectorAll("button")) each.setAttribute("aria-pressed", String(each === key));
          fill();
        });
        key.dataset.key = `${name} ${value}`;
        key.setAttribute("aria-pressed", String(asked[name] === value));
        if (typeof value === "string" && !whom.some((seat) => some(seat, value))) key.classList.add("none");
        row.append(key);
      }
      return row;
    };
    box.append(choose("Who?", "seat", whom, (seat) => look.seats[seat].name), choose("Which group?", "group", groups, (group) => group), list);
    fill();
    return [box];
  }

  /** All that may be done. @type {View["options"]} */
  function options(look, calls, texts) {
    const lines = words.options(look, calls).map(({ text, clause, not }) =>
      make("li", not ? { className: "not" } : {}, text, ...marks([clause].filter(Boolean), texts)));
    return [make("p", {}, "You may:"), make("ul", {}, ...lines)];
  }

  // ---------------------------------------------------------------- the score

  /** @type {View["sheet"]} */
  function sheet({ score, target, sheet: lines, clauses }) {
    const standing = score.map(({ who, points }) => `${who} ${points}`).join(", ");
    const box = make("details", { className: "sheet" }, make("summary", {}, `Score: ${standing}${target ? `; the first to reach ${target} wins` : ""}`));
    const table = make("table", {}, make("thead", {}, make("tr", {}, ...[start(deal), "Who", "Points", "Why"].map((text) => make("th", { scope: "col" }, text)))));
    const body = make("tbody", {});
    for (const { deal: number, who, points, reason, clauses: cited } of lines) {
      body.append(make("tr", {}, make("td", { className: "figure" }, String(number || "")), make("td", {}, points ? who : ""), make("td", { className: "figure" }, String(points || "")), make("td", {}, start(reason), ...marks(cited, clauses))));
    }
    table.append(body);
    box.append(lines.length ? make("div", { className: "scroll" }, table) : make("p", {}, "Nothing has been scored yet."));
    return box;
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, view: { around, middle, facts, hand, deeds, calls, options, sheet, face, pictures, marks } };
})();
