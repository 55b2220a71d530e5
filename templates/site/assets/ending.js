/* An ending to play out: every way to play on is in the page, so nobody has to be asked.
   The others play what is best for them; what a choice gives away is said. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { make, button, picture, start } = Cardwright.elements;

  all(HTMLScriptElement, "script.ending").forEach(offer);

  /** Offer to play on below the question. @param {HTMLScriptElement} source */
  function offer(source) {
    /** @type {Ending.Tree} */
    const tree = JSON.parse(source.textContent);
    const mine = tree.seat;
    const place = make("section", { className: "playing-on" });
    const told = make("ol", {});
    const log = make("div", { className: "told-on", tabIndex: 0 }, told); // which may have to be scrolled
    const board = make("div", {});
    const answer = make("p", { className: "answer" }); // what may not be played, and how it came out
    let at = 0; // the place in the tree
    /** By seat, its cards. @type {Ending.Card[][]} */
    let hands = [];
    log.setAttribute("role", "log");
    log.setAttribute("aria-label", "What happened");
    answer.setAttribute("role", "status");
    place.append(
      make("h2", {}, "Play it out"),
      make("p", {}, `You are ${tree.players[mine]}. All hands are open, and the others play their best.`),
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
      for (let now = turn(); now && now[0] !== mine; now = turn()) play(best(now)[0]);
      draw();
      one(HTMLElement, "button:not([aria-disabled])", board).focus();
    }

    /** @param {Ending.Move} move */
    function play([, to, lines, card]) {
      const by = turn()?.[0] ?? mine;
      if (card) hands[by] = hands[by].filter(([id]) => id !== card);
      at = to;
      const item = make("li", {}, lines.map((line) => tree.said[line]).join(" "));
      item.dataset.by = String(by);
      told.append(item);
      return item;
    }

    /** What the reader chose, and what it gives away. @param {Ending.Move} move */
    function choose(move) {
      const now = turn();
      const [before, better] = [worth(), now ? best(now) : []];
      const item = play(move);
      if (worth() < before) {
        const names = better.map(([name]) => `to ${name}`).join(" or ");
        item.append(" ", make("strong", {}, `That gives something away: better ${names}.`));
      }
      go();
      told.lastElementChild?.scrollIntoView({ block: "nearest" });
    }

    function draw() {
      board.replaceChildren(...hands.flatMap((hand, holder) => (holder === mine || !hand.length ? [] : [
        make("p", { className: "theirs" }, `${tree.players[holder]} holds ${hand.map(([, name]) => name).join(", ")}.`),
      ])));
      answer.replaceChildren();
      const now = turn();
      if (!now) return end();
      const [, , moves, refused] = now;
      const cards = hands[mine].map(([id, name]) => {
        const move = moves.find(([, , , card]) => card === id);
        const card = make("button", { type: "button" }, picture(source.dataset.cards ?? "", id), make("span", {}, name));
        if (!move) card.setAttribute("aria-disabled", "true");
        card.addEventListener("click", () => (move ? choose(move) : answer.replaceChildren(tree.said[refused[id]])));
        return make("li", {}, card);
      });
      const deeds = moves.filter(([, , , card]) => !card)
        .map((move) => make("li", {}, button(start(move[0]), () => choose(move))));
      board.append(make("p", { className: "holder" }, `${tree.players[mine]} to play, holding`), make("ul", { className: "row-of-cards" }, ...cards));
      if (deeds.length) board.append(make("ul", { className: "deeds" }, ...deeds));
    }

    function end() {
      const [had, most] = [worth(), worth(0)];
      const why = had < most ? ` With the best play: ${lower(tree.results[most])}.` : " You could not have done better.";
      answer.replaceChildren(make("strong", {}, `${tree.results[had]}.`), why);
      board.append(button("Try again", begin));
    }

    /** @param {string} text */
    const lower = (text) => text.replace(/^Neither/, "neither");
    /** The place in the tree, or null at the end. */
    function turn() {
      const now = tree.places[at];
      return now.length === 1 ? null : now;
    }

    /** What the reader's side makes more than the other from a place. */
    function worth(number = at) {
      const now = tree.places[number];
      return now.length === 1 ? now[0] : now[1];
    }

    /** The moves that are best for whoever is to move: none changes what the place is worth.
        @param {Ending.Turn} now */
    const best = ([, made, moves]) => moves.filter(([, to]) => worth(to) === made);
  }
})();
