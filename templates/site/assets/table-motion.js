/* Cards on their way: from a hand to the trick, from the trick to its winner, from a pile to a
   hand. It is for the eye alone: everything has its place before anything moves, and nobody waits. */
(() => {
  "use strict";

  const { all } = Cardwright.page;
  const FLIGHT = 280; // milliseconds

  /** The cards of a table, by their ids, with their places on the screen. @type {Motion["snap"]} */
  function snap(board) {
    /** @param {string} what */
    const places = (what) => new Map(all(HTMLElement, what, board).map((each) => [each.dataset.card ?? "", place(each)]));
    return { hand: places(".own [data-card]"), trick: places(".laid [data-card]"), cards: all(HTMLElement, ".laid [data-card]", board) };
  }

  /** Move new cards from their last place, and those of the last trick to its winner. @type {Motion["play"]} */
  function play(board, before) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const laid = all(HTMLElement, ".laid [data-card]", board);
    for (const card of laid) {
      const id = card.dataset.card ?? "";
      if (!before.trick.has(id)) fly(card, before.hand.get(id) ?? seat(board, card.dataset.seat));
    }
    const [pile] = all(HTMLElement, ".pile .backs", board);
    for (const card of all(HTMLElement, ".own .fresh[data-card]", board)) {
      if (pile && before.hand.size && !before.hand.has(card.dataset.card ?? "")) fly(card, place(pile));
    }
    const gone = laid.length && !laid.some((card) => before.trick.has(card.dataset.card ?? "")) ? before.cards : [];
    for (const card of gone) sweep(card, before.trick.get(card.dataset.card ?? ""), seat(board, laid[0].dataset.seat));
  }

  /** @param {Element} element */
  const place = (element) => (element.querySelector("img") ?? element).getBoundingClientRect();

  /** The place of somebody at the table: of others their row, of oneself the hand.
      @param {HTMLElement} board @param {string} [number] */
  function seat(board, number) {
    const [row] = [...all(HTMLElement, `.around [data-seat="${number}"]`, board), ...all(HTMLElement, ".own", board)];
    return row?.getBoundingClientRect();
  }

  /** How one place is reached from another. @param {DOMRect} from @param {DOMRect} to */
  function way(from, to) {
    const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
    return `translate(${x}px, ${y}px) scale(${Math.min(1, from.width / to.width)})`;
  }

  /** @param {HTMLElement} card @param {DOMRect} [from] */
  function fly(card, from) {
    const picture = card.querySelector("img");
    if (picture && from) picture.animate([{ transform: way(from, place(card)) }, { transform: "none" }], { duration: FLIGHT, easing: "ease-out" });
  }

  /** A card of the last trick goes; it is not in the page any more. @param {HTMLElement} card @param {DOMRect} [from] @param {DOMRect} [to] */
  function sweep(card, from, to) {
    const picture = card.querySelector("img");
    if (!picture || !from || !to) return;
    const ghost = /** @type {HTMLImageElement} */ (picture.cloneNode());
    ghost.src = picture.currentSrc; // the clone has none of the sources
    Object.assign(ghost.style, { position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, pointerEvents: "none", zIndex: "3" });
    ghost.alt = "";
    document.body.append(ghost);
    const end = { transform: way(to, from), opacity: 0 };
    ghost.animate([{ transform: "none", opacity: 1 }, end], { duration: FLIGHT, easing: "ease-in" }).finished.finally(() => ghost.remove());
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, motion: { snap, play } };
})();
