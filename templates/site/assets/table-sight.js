/* Scrolling, focus and presses at a table, mainly for small screens. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { button, make } = Cardwright.elements;
  const { motion } = Cardwright;
  const TWICE = { within: 500, after: 1500, near: 40 }; // milliseconds and pixels: see slips()
  const NEARLY = 40; // pixels of something that are not enough to see it
  const GAP = 12; // pixels left below what is brought into sight
  const BELOW = 150; // pixels below the hand, for buttons
  const CALLS = 330; // and below a hand of which nothing is played, for what is asked for
  const ROW = { least: 5, most: 7 }; // cards in a row of a hand, on a phone
  const TALL = 740; // pixels of height that leave room for two rows of large cards
  const GROWS = 192; // pixels by which line and table may grow in a deal
  const PHONE = 640; // pixels of width, as in table.css
  const LEAST = 260; // pixels of line and table on the smallest screen
  const LINES = 2; // of the line of the turn, on a phone

  /** @implements {Presses} */
  class Presses {
    /** When and where the last press was. @type {{ action: number, at: number, x: number, y: number } | null} */
    #last = null;

    /** At once after the question, or at what slides under the finger when the table is drawn.
        @param {number} action @param {Table.Press} press @param {number} sure @param {number} drawn */
    slips(action, { timeStamp: at, clientX: x, clientY: y, detail }, sure, drawn) {
      const before = this.#last;
      this.#last = { action, at, x, y };
      if (!before || !detail || Math.hypot(x - before.x, y - before.y) >= TWICE.near) return false;
      const passed = at - before.at;
      if (sure === action && passed < TWICE.within) return true;
      return before.action !== action && passed < TWICE.after && at - drawn < TWICE.within;
    }

    forget() {
      this.#last = null;
    }
  }

  /** After a press of a low button the page is below the hand. Where table and hand are seen nothing moves;
      else with what there is to do comes as much below as leaves room for what lies on the table.
      @type {Sight["bring"]} */
  function bring(board, said, what) {
    const [goal] = all(HTMLElement, what, board);
    const { top, bottom } = goal?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const covered = said.getBoundingClientRect().bottom;
    const felt = [".middle", ".table-top"].flatMap((name) => all(HTMLElement, name, board)).find((each) => each.offsetHeight); // nothing may lie there
    const table = felt?.getBoundingClientRect().top ?? 0;
    if (table >= covered - 1 && bottom <= innerHeight) return;
    const room = innerHeight - said.offsetHeight;
    const low = [".tools", what, ".own"].flatMap((name) => all(HTMLElement, name, board).slice(0, 1))
      .map((each) => each.getBoundingClientRect().bottom).filter(Boolean).find((each) => each + GAP - table < room);
    if (low && low > innerHeight) scrollBy({ top: low + GAP - innerHeight, behavior: "instant" });
    else if (low && table < covered) scrollBy({ top: table - covered, behavior: "instant" });
    else if (!low && (bottom < covered + NEARLY || top > innerHeight - NEARLY)) goal.scrollIntoView({ block: "center" });
  }

  /** @type {Sight["advise"]} */
  function advise(board, actions) {
    for (const key of all(HTMLElement, "[data-action]", board)) key.classList.toggle("advised", actions.includes(Number(key.dataset.action)));
    board.querySelector(".deeds .advised")?.scrollIntoView({ block: "nearest" });
  }

  /** @type {Sight["still"]} */
  function still(element, change) {
    const { top } = element.getBoundingClientRect();
    change();
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
  }

  /** The cards in a row of a hand, on a phone: the fewer, the larger. @param {HTMLElement} hand */
  function row({ childElementCount: cards }) {
    const half = cards > ROW.most && innerHeight >= TALL ? Math.ceil(cards / 2) : cards;
    return Math.max(ROW.least, Math.min(ROW.most, half));
  }

  /** The height of the second row that a hand of one may get, on a phone. @param {HTMLElement} hand */
  const second = (hand) => (hand.childElementCount > row(hand) || innerWidth > PHONE ? 0 : hand.offsetHeight);

  /** The line and the table have one height together, found at each deal from the room that the hand
      leaves: so the hand stays where it is. @type {Sight["settle"]} */
  function settle(place, line, anew, dealt = anew) {
    const [table, hand] = all(HTMLElement, ".table-top, .own", place);
    const { style } = place;
    if (dealt && hand) style.setProperty("--row", `${row(hand)}`); // the cards keep their size
    if (anew && table && hand) {
      for (const name of ["--stage", "--hand"]) style.removeProperty(name);
      style.setProperty("--hand", `${hand.offsetHeight}px`);
      const below = hand.matches(".strip") ? CALLS : BELOW + second(hand);
      const needed = line.offsetHeight + table.scrollHeight + GROWS;
      style.setProperty("--stage", `${Math.max(LEAST, Math.min(needed, innerHeight - hand.offsetHeight - below))}px`);
    }
    style.setProperty("--said", `${line.getBoundingClientRect().height}px`);
    for (const each of [table, line]) if (each) each.tabIndex = each.scrollHeight > each.clientHeight ? 0 : -1;
    onresize = () => settle(place, line, true, false);
  }

  /** The longest sentences of the news go first; all are heard, and are in the story.
      @type {Sight["shorten"]} */
  function shorten(line) {
    const [news] = all(HTMLElement, ".latest", line);
    if (!news || innerWidth > PHONE) return;
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(line);
    const most = LINES * parseFloat(lineHeight) + parseFloat(paddingTop) + parseFloat(paddingBottom) + 1;
    const texts = [...news.childNodes].filter((one) => one instanceof Text).sort((a, b) => b.length - a.length);
    for (const text of texts) {
      if (line.scrollHeight <= most) return;
      text.replaceWith(make("span", { className: "unseen" }, text.data));
    }
  }

  /** @type {Sight["redraw"]} */
  function redraw(board, ...parts) {
    const { activeElement: focused } = document;
    const before = motion.snap(board);
    const within = board.contains(focused);
    const key = within && focused instanceof HTMLElement ? focused.dataset.key : undefined;
    const cards = all(HTMLElement, ".own .one", board);
    const place = cards.findIndex((card) => card === focused);
    const nearest = [...cards.slice(place + 1), ...cards.slice(0, Math.max(place, 0)).reverse()].map(({ dataset }) => dataset.key);
    const [hand] = all(HTMLElement, ".own", board);
    const fresh = parts.findIndex((part) => part.matches(".own"));
    if (hand && fresh >= 0 && refill(hand, parts[fresh], focused)) parts[fresh] = hand;
    const open = all(HTMLDetailsElement, "details[open]", board).map((box) => box.className);
    for (const child of [...board.children]) if (!parts.some((part) => part === child)) child.remove();
    for (const [at, part] of parts.entries()) if (board.children[at] !== part) board.insertBefore(part, board.children[at] ?? null);
    for (const box of all(HTMLDetailsElement, "details", board)) if (open.includes(box.className)) box.open = true;
    motion.play(board, before);
    if (!within || board.contains(document.activeElement)) return;
    const known = new Map(all(HTMLElement, "[data-key]", board).map((each) => [each.dataset.key, each]));
    const left = place < 0 ? undefined : nearest.find((one) => known.has(one));
    const next = (key && known.get(key)) || (left && known.get(left));
    if (!next) return toHand(board);
    if (next.matches(".own .one")) stop(board, next);
    next.focus({ preventScroll: true });
  }

  /** Make a hand like a new one without a touch to what has the focus, so that its name is not heard
      again; false if nothing in the hand has it. @param {HTMLElement} hand @param {HTMLElement} fresh @param {Element | null} focused */
  function refill(hand, fresh, focused) {
    const key = focused instanceof HTMLElement && focused.closest(".own") ? focused.dataset.key : undefined;
    const same = key && all(HTMLElement, "[data-key]", fresh).find((each) => each.dataset.key === key);
    if (hand !== focused && !same) return false;
    alike(hand, fresh);
    const cards = [...fresh.children];
    const at = same ? cards.indexOf(same) : cards.length;
    for (const each of [...hand.children]) if (each !== focused) each.remove();
    hand.prepend(...cards.slice(0, at));
    hand.append(...cards.slice(at + 1));
    if (!same || !focused) return true;
    const { tabIndex } = same;
    if (!focused.isEqualNode(same)) focused.replaceChildren(...same.childNodes);
    alike(focused, same);
    if (tabIndex < 0 && focused instanceof HTMLElement) stop(hand, focused);
    return true;
  }

  /** Give an element the attributes of another. @param {Element} element @param {Element} other */
  function alike(element, other) {
    for (const name of element.getAttributeNames()) if (!other.hasAttribute(name)) element.removeAttribute(name);
    for (const name of other.getAttributeNames()) element.setAttribute(name, other.getAttribute(name) ?? "");
  }

  /** One card of the hand is a stop of the keyboard. @param {HTMLElement} board @param {HTMLElement} card */
  function stop(board, card) {
    for (const each of all(HTMLElement, ".one", board)) if (each.closest(".own")) each.tabIndex = each === card ? 0 : -1;
  }

  /** @type {Sight["toHand"]} */
  function toHand(board) {
    const [hand] = all(HTMLElement, ".own [tabindex='0'], .own[tabindex='0']", board);
    (hand ?? one(HTMLElement, "h2", board)).focus({ preventScroll: true });
  }

  /** @type {Sight["tapped"]} */
  function tapped(target) {
    const found = target instanceof Element ? target.closest("[data-about]") : null;
    if (!(found instanceof HTMLElement)) return {};
    return { about: found.dataset.about, what: found.closest(".pile")?.querySelector("figcaption")?.textContent };
  }

  let byKey = false; // “Continue” was pressed last, by keyboard

  /** @type {Sight["pause"]} */
  const pause = (board, speed, shown) => new Promise((done) => {
    if (speed === "press") {
      const key = button("Continue", ({ detail }) => { byKey = !detail; done(undefined); }, "main");
      one(HTMLElement, ".deeds", board).append(key);
      if (byKey || !board.contains(document.activeElement)) key.focus({ preventScroll: true });
    } else {
      if (Number(speed)) one(HTMLElement, ".tools", board).append(button("Hurry", done));
      setTimeout(done, Number(speed) * (shown ? 1.6 : 1));
    }
  });

  /** @type {Sight["arrows"]} */
  function arrows(board, event) {
    const cards = all(HTMLElement, ".own .one", board);
    const at = cards.findIndex((card) => card === event.target);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: cards.length - 1 }[event.key];
    if (to === undefined || !cards.length) return false; // arrows scroll a hand that is only shown
    event.preventDefault();
    const next = cards[(to + cards.length) % cards.length];
    stop(board, next);
    next.focus();
    return true;
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, sight: { Presses, bring, advise, still, settle, shorten, redraw, toHand, tapped, pause, arrows } };
})();
