/* What was told of a match that is played on the page: what happened last, what nobody should miss,
   and the whole story of a deal. */
(() => {
  "use strict";

  const { make } = Cardwright.elements;
  const MOST = 12; // sentences on what happened last; the rest is in the story

  /** @implements {Story} */
  class TableStory {
    /** @type {(Table.Entry & { lost: string[] })[]} */
    #entries = [];
    /** The story of a deal as it stands, and how many entries it tells. */
    #written = { deal: 0, list: /** @type {HTMLElement | null} */ (null), entries: 0 };
    #texts;

    /** @param {Session.Texts} texts */
    constructor(texts) {
      this.#texts = texts;
    }

    /** @param {string[]} clauses */
    #marks(clauses) {
      return Cardwright.view.marks(clauses, this.#texts);
    }

    /** @param {Table.Entry} entry */
    add(entry) {
      this.#entries.push({ ...entry, lost: [] });
    }

    /** @param {string[]} names */
    lose(names) {
      const last = this.#entries.at(-1);
      if (last && !last.mine && !last.dealt) last.lost.push(...names);
    }

    /** @param {number} deal */
    since(deal) {
      const from = this.#entries.findLastIndex((entry) => entry.mine);
      return this.#entries.slice(Math.max(from, 0)).filter((entry) => entry.deal === deal);
    }

    /** What others did, what the person did beside playing a card, and what nobody should miss.
        @param {number} deal */
    newest(deal) {
      return this.since(deal)
        .flatMap(({ byCard, dealt, told }) => (dealt ? told.slice(-1) : told.filter((one, place) => one.news || (!byCard && place === 0))))
        .slice(-3);
    }

    /** @param {number} deal */
    latest(deal) {
      const entries = this.since(deal);
      /** @type {(what: string, cards: string[]) => (Table.Line & { own?: true })[]} */
      const own = (what, cards) => (cards.length ? [{ text: `${what} your hand: ${cards.join(", ")}.`, clauses: [], own: true }] : []);
      const every = entries.flatMap(({ told, drawn, lost }) => [...told, ...own("Into", drawn), ...own("Out of", lost)]);
      const lines = every.filter((line, number) => "own" in line || number >= every.length - MOST);
      return { lines, met: entries.flatMap((entry) => entry.met) };
    }

    /** @param {number} deal @param {string} about */
    last(deal, about) {
      const told = this.#entries.filter((entry) => entry.deal === deal).flatMap(({ told: some, dealt }) => some.map((one) => ({ ...one, dealt })));
      return told.findLast((one) => one.text.toLowerCase().includes(about.toLowerCase()));
    }

    // -------------------------------------------------------------- as elements

    /** @param {number} deal */
    news(deal) {
      return make("span", { className: "news" }, ...this.newest(deal).map(({ text }) => `${text} `));
    }

    /** What happened since the person last played, with the rules that were met for the first time.
        @param {number} deal */
    recent(deal) {
      const { lines, met } = this.latest(deal);
      const box = make("div", { className: "recent", role: "log" });
      for (const { text, clauses } of lines) box.append(make("p", {}, text, ...this.#marks(clauses)));
      if (met.length) {
        const list = make("ul", {}, ...met.map((clause) => make("li", {}, this.#texts[clause], ...this.#marks([clause]))));
        const title = met.length === 1 ? "A new rule for you" : `${met.length} new rules for you`;
        box.append(make("details", { className: "new", open: met.length < 3 }, make("summary", {}, title), list));
      }
      return box;
    }

    /** All that happened in the deal. Only what is new is written: a deal may have hundreds of moves.
        @param {number} deal @param {string} title */
    whole(deal, title) {
      const known = this.#written.deal === deal ? this.#written : { list: null, entries: 0 };
      const list = known.list ?? make("ol", {});
      for (const { dealt, told } of this.#entries.slice(known.entries).filter((entry) => entry.deal === deal)) {
        for (const some of dealt ? told.map((one) => [one]) : [told]) { // a deal that one came back to is told at once
          list.append(make("li", {}, ...some.flatMap((one) => [one.text, ...this.#marks(one.clauses), " "])));
        }
      }
      this.#written = { deal, list, entries: this.#entries.length };
      return make("details", { className: "story" }, make("summary", {}, title), list);
    }
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, Story: TableStory };
})();
