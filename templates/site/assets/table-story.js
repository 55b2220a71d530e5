/* What was told of a match that is played on the page: what happened last, what nobody should miss,
   and the whole story of a deal.

       new Cardwright.Story(marks, words)   `marks(clauses)` gives what marks them, `words(clause)` its text
           .add(entry)        {deal, told, dealt, mine, byCard, met, drawn}: what an answer told; whether it
                              is of the deal itself, of the person, and of a card alone that they
                              played or asked for; the rules that were met; the names of what came
           .lose(names)       cards that went out of the hand by what happened last, not by the person
           .since(deal)       the entries of this deal from what the person did last
           .news(deal), .recent(deal), .whole(deal, title)   elements
           .last(deal, about)   the sentence that named something last, {text, clauses, dealt} */
(() => {
  "use strict";

  const { make } = Cardwright.elements;
  const MOST = 12; // sentences on what happened last; the rest is in the story

  class Story {
    #entries = [];
    #written = { deal: 0 }; // the story of a deal as it stands, and how many entries it tells
    #marks;
    #words;

    constructor(marks, words) {
      this.#marks = marks;
      this.#words = words;
    }

    add(entry) {
      this.#entries.push({ ...entry, lost: [] });
    }

    lose(names) {
      const last = this.#entries.at(-1);
      if (last && !last.mine && !last.dealt) last.lost.push(...names);
    }

    since(deal) {
      const from = this.#entries.findLastIndex((entry) => entry.mine);
      return this.#entries.slice(Math.max(from, 0)).filter((entry) => entry.deal === deal);
    }

    /** At most three sentences: what others did, what the person did beside playing a card, and what nobody
        should miss. */
    news(deal) {
      const lines = this.since(deal).flatMap(({ byCard, dealt, told }) => (dealt ? told.slice(-1) : told.filter((one, place) => one.news || (!byCard && place === 0))));
      return make("span", { className: "news" }, ...lines.slice(-3).map(({ text }) => `${text} `));
    }

    /** What happened since the person last played, with the rules that were met for the first time. */
    recent(deal) {
      const entries = this.since(deal);
      const box = make("div", { className: "recent", role: "log" });
      const own = (what, cards) => (cards.length ? [{ text: `${what} your hand: ${cards.join(", ")}.`, clauses: [], own: true }] : []);
      const lines = entries.flatMap(({ told, drawn, lost }) => [...told, ...own("Into", drawn), ...own("Out of", lost)]);
      for (const one of lines.filter((line, number) => line.own || number >= lines.length - MOST)) box.append(make("p", {}, one.text, ...this.#marks(one.clauses)));
      const met = entries.flatMap((entry) => entry.met);
      if (met.length) {
        const list = make("ul", {}, ...met.map((clause) => make("li", {}, this.#words(clause), ...this.#marks([clause]))));
        const title = met.length === 1 ? "A rule that you meet for the first time" : `${met.length} rules that you meet for the first time`;
        box.append(make("details", { className: "new", open: met.length < 3 }, make("summary", {}, title), list));
      }
      return box;
    }

    /** All that happened in the deal. Only what is new is written: a deal may have hundreds of moves. */
    whole(deal, title) {
      if (this.#written.deal !== deal) this.#written = { deal, list: make("ol", {}), entries: 0 };
      const { list, entries } = this.#written;
      this.#written.entries = this.#entries.length;
      for (const { dealt, told } of this.#entries.slice(entries).filter((entry) => entry.deal === deal)) {
        for (const some of dealt ? told.map((one) => [one]) : [told]) { // a deal that one came back to is told at once
          list.append(make("li", {}, ...some.flatMap((one) => [one.text, ...this.#marks(one.clauses), " "])));
        }
      }
      return make("details", { className: "story" }, make("summary", {}, title), list);
    }

    last(deal, about) {
      const told = this.#entries.filter((entry) => entry.deal === deal).flatMap(({ told: some, dealt }) => some.map((one) => ({ ...one, dealt })));
      return told.findLast((one) => one.text.toLowerCase().includes(about.toLowerCase()));
    }
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, Story };
})();
