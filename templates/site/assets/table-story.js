/* What was told of a match that is played on the page: what happened last, what nobody should miss,
   what was not heard yet, and the log of it all. */
(() => {
  "use strict";

  const { make, start } = Cardwright.elements;
  const MOST = 12; // sentences on what happened last; the rest is in the story

  /** @implements {Story} */
  class TableStory {
    /** @type {(Table.Entry & { lost: string[] })[]} */
    #entries = [];
    /** How many entries have been heard. */
    #heard = 0;
    /** The log as it stands: the deal and the list that grow, and how many entries it has. */
    #written = { deal: 0, list: /** @type {HTMLElement | null} */ (null), entries: 0 };
    /** One element all match long, which is silent: the line of the turn says the same.
        @type {HTMLElement | null} */
    #log = null;
    /** @type {HTMLElement | null} */
    #box = null;
    #texts;

    /** @param {Session.Texts} texts */
    constructor(texts) {
      this.#texts = texts;
    }

    retell() {
      this.#entries = [];
      this.#heard = 0;
      this.#written = { deal: 0, list: null, entries: 0 };
      this.#log?.replaceChildren();
    }

    hush() {
      this.#heard = this.#entries.length;
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

    /** What the person did last, in a sentence, or “”. @param {number} deal */
    own(deal) {
      const [last] = this.since(deal);
      return last?.mine ? last.told[0]?.text ?? "" : "";
    }

    /** What others did, what the person did beside playing a card, and what nobody should miss.
        @param {number} deal */
    newest(deal) {
      return this.since(deal)
        .flatMap(({ byCard, dealt, told }) => (dealt ? told.slice(-1) : told.filter((one, place) => one.news || (!byCard && place === 0))))
        .slice(-3);
    }

    /** What was told, and what came into the hand and went out of it.
        @param {Table.Entry & { lost: string[] }} entry @returns {(Table.Line & { own?: true })[]} */
    #lines({ told, drawn, lost }) {
      /** @type {(what: string, cards: string[]) => (Table.Line & { own?: true })[]} */
      const own = (what, cards) => (cards.length ? [{ text: `${what} your hand: ${cards.join(", ")}.`, clauses: [], own: true }] : []);
      return [...told, ...own("Into", drawn), ...own("Out of", lost)];
    }

    /** @param {number} deal */
    latest(deal) {
      const entries = this.since(deal);
      const every = entries.flatMap((entry) => this.#lines(entry));
      const lines = every.filter((line, number) => "own" in line || number >= every.length - MOST);
      return { lines, met: entries.flatMap((entry) => entry.met) };
    }

    /** @param {number} deal @param {string} about */
    last(deal, about) {
      const told = this.#entries.filter((entry) => entry.deal === deal).flatMap(({ told: some, dealt }) => some.map((one) => ({ ...one, dealt })));
      return told.findLast((one) => one.text.toLowerCase().includes(about.toLowerCase()));
    }

    // -------------------------------------------------------------- as elements

    /** All that was not heard yet, in order; only the newest of it is also seen. @param {number} deal */
    news(deal) {
      const newest = new Set(this.newest(deal).map(({ text }) => text));
      const lines = this.#entries.slice(this.#heard).filter((entry) => entry.deal === deal).flatMap((entry) => this.#lines(entry));
      this.hush();
      return make("span", { className: "news latest" }, ...lines.map(({ text }) => (newest.has(text) ? `${text} ` : make("span", { className: "unseen" }, `${text} `))));
    }

    /** What happened since the person last played, with the rules that were met for the first time.
        @param {number} deal */
    recent(deal) {
      const { lines, met } = this.latest(deal);
      const box = make("div", { className: "recent" });
      for (const { text, clauses } of lines) box.append(make("p", {}, text, ...this.#marks(clauses)));
      if (met.length) {
        const list = make("ul", {}, ...met.map((clause) => make("li", {}, this.#texts[clause], ...this.#marks([clause]))));
        const title = met.length === 1 ? "A new rule for you" : `${met.length} new rules for you`;
        box.append(make("details", { className: "new", open: met.length < 3 }, make("summary", {}, title), list));
      }
      return box;
    }

    /** All that happened in the match, deal by deal. Only what is new is written: a deal may have hundreds of moves.
        @param {string} word the game’s word for a deal */
    whole(word) {
      if (!this.#log) {
        this.#log = make("div", { role: "log", ariaLabel: "What happened" });
        this.#log.setAttribute("aria-live", "off");
      }
      for (const { deal, dealt, told } of this.#entries.slice(this.#written.entries)) {
        const list = this.#listOf(deal, word);
        for (const some of dealt ? told.map((one) => [one]) : [told]) { // a deal that one came back to is told at once
          list.append(make("li", {}, ...some.flatMap((one) => [one.text, ...this.#marks(one.clauses), " "])));
        }
      }
      this.#written.entries = this.#entries.length;
      return (this.#box ??= make("details", { className: "story" }, make("summary", {}, "What happened so far"), this.#log));
    }

    /** The list of a deal in the log. @param {number} deal @param {string} word */
    #listOf(deal, word) {
      if (this.#written.list && this.#written.deal === deal) return this.#written.list;
      const list = make("ol", {});
      this.#log?.append(make("h3", {}, `${start(word)} ${deal}`), list);
      Object.assign(this.#written, { deal, list });
      return list;
    }
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, Story: TableStory };
})();
