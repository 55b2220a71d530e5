/* An ending to play out: every way to play on is in the page, so nobody has to be asked.
   The others play what is best for them; what a choice gives away is said. */
(() => {
  "use strict";

  const { make, button, picture, start } = Cardwright.elements;

  for (const source of document.querySelectorAll("script.ending")) offer(source);

  /** Offer to play on below the question. */
  function offer(source) {
    const tree = JSON.parse(source.textContent);
    const mine = tree.seat;
    const place = make("section", { className: "playing-on" });
    const told = make("ol", {});
    const log = make("div", { className: "told-on", tabIndex: 0 }, told); // which may have to be scrolled
    const board = make("div", {});
    const answer = make("p", { className: "answer" }); // what may not be played, and how it came out
    let at = 0; // the place in the tree
    let hands = []; // by seat, [id, name] of each card
    log.setAttribute("role", "log");
    log.setAttribute("aria-label", "What happened");
    answer.setAttribute("role", "status");
    place.append(
      make("h2", {}, "Play it out"),
      make("p", {}, `You are ${tree.players[mine]}. All cards are known; the others play the best there is for them.`),
      button("Begin", begin, "begin"),
    );
    source.before(place);

    function begin() {
      at = 0;
      hands = tree.hands.map((hand) => [...hand]);
      told.replaceChildren();
      place.querySelector(".begin")?.remove();
      place.append(log, answer, board);
      go();
    }

    /** Let the others play until it is the reader's turn, or the end. */
    function go() {
      while (!over() && seat() !== mine) play(best()[0]);
      draw();
      board.querySelector("button:not([aria-disabled])").focus();
    }

    function play([, to, lines, card]) {
      const by = seat();
      if (card) hands[by] = hands[by].filter(([id]) => id !== card);
      at = to;
      const item = make("li", {}, lines.map((line) => tree.said[line]).join(" "));
      item.dataset.by = by;
      told.append(item);
    }

    /** What the reader chose, and what it gives away. */
    function choose(move) {
      const [before, better] = [worth(), best()];
      play(move);
      if (worth() < before) {
        const names = better.map(([name]) => `to ${name}`).join(" or ");
        told.lastChild.append(" ", make("strong", {}, `That gives something away: it was better ${names}.`));
      }
      go();
      told.lastChild.scrollIntoView({ block: "nearest" });
    }

    function draw() {
      board.replaceChildren(...hands.flatMap((hand, holder) => (holder === mine || !hand.length ? [] : [
        make("p", { className: "theirs" }, `${tree.players[holder]} holds ${hand.map(([, name]) => name).join(", ")}.`),
      ])));
      answer.replaceChildren();
      if (over()) return end();
      const [, , moves, refused] = tree.places[at];
      const cards = hands[mine].map(([id, name]) => {
        const move = moves.find(([, , , card]) => card === id);
        const card = make("button", { type: "button" }, picture(source.dataset.cards, id), make("span", {}, name));
        if (!move) card.setAttribute("aria-disabled", "true");
        card.addEventListener("click", () => (move ? choose(move) : answer.replaceChildren(tree.said[refused[id]])));
        return make("li", {}, card);
      });
      const deeds = moves.filter(([, , , card]) => !card)
        .map((move) => make("li", {}, button(start(move[0]), () => choose(move))));
      board.append(make("p", { className: "holder" }, `${tree.players[mine]} is to play, and holds`), make("ul", { className: "row-of-cards" }, ...cards));
      if (deeds.length) board.append(make("ul", { className: "deeds" }, ...deeds));
    }

    function end() {
      const [had, most] = [worth(), tree.places[0][1]];
      const why = had < most ? ` There was more in it: ${lower(tree.results[most])}, if it is played well.` : " That is all there was in it.";
      answer.replaceChildren(make("strong", {}, `${tree.results[had]}.`), why);
      board.append(button("Once more", begin));
    }

    const lower = (text) => text.replace(/^Neither/, "neither");
    const over = () => tree.places[at].length === 1;
    const seat = () => tree.places[at][0];
    /** What the reader's side makes more than the other from a place. */
    const worth = (number = at) => tree.places[number].at(tree.places[number].length === 1 ? 0 : 1);
    /** The moves that are best for whoever is to move: none changes what the place is worth. */
    const best = () => tree.places[at][2].filter(([, to]) => worth(to) === worth());
  }
})();
