/* A match as the page plays it: everything that the engine has answered. Works without a page. */
(() => {
  "use strict";

  const { engine, kept, progress, words, Story } = Cardwright;

  /** A refusal of the engine, which it would repeat. */
  class Refusal extends Error {}

  /** Stands in for match and look until a match has begun; nothing reads them before. */
  const none = /** @type {never} */ (null);

  /** @implements {LiveMatch} */
  class PageMatch {
    seat = -1;
    /** @type {Session.Look} */
    look = none;
    /** @type {Session.Call[]} */
    calls = [];
    asked = { seat: -1, group: "" };
    advised = -1;
    /** @type {Set<string>} */
    came = new Set();
    /** @type {Table.Played[]} */
    trick = [];
    noted = -1;
    /** @type {Session.Texts} */
    texts = {};
    /** @type {string[]} */
    cited = [];
    story = new Story(this.texts);
    /** The deals and seats whose hand was told. @type {Set<string>} */
    #greeted = new Set();

    /** @param {Session.Match} match */
    constructor(match = none) {
      this.match = match;
    }

    get persons() {
      return words.persons(this.match);
    }

    /** @param {number} deal */
    resumed(deal) {
      return Boolean(this.match.actions?.[deal - 1]?.length);
    }

    greeting() {
      const whose = `${this.look.deal} ${this.look.seat}`;
      if (this.#greeted.has(whose)) return "";
      this.#greeted.add(whose);
      return this.resumed(this.look.deal) ? words.state(this.look).join(" ") : words.hand(this.look);
    }

    /** @template {keyof Session.Messages} Do @param {Session.Message<Do>} message */
    async ask(message) {
      const answer = await engine.ask(message);
      if ("error" in answer) throw new Refusal([answer.error, answer.hint].filter(Boolean).join(": "));
      if (message.do === "advise" || message.do === "undo") Cardwright.door.help(this.look.deal);
      if ("clauses" in answer) Object.assign(this.texts, answer.clauses);
      return answer;
    }

    /** @param {Session.Dealt | Session.Done} answer */
    note(answer) {
      const { deal, told, did, came = [] } = answer;
      this.advised = -1;
      const mine = did?.seat === this.seat && this.seat >= 0;
      const drawn = this.persons > 1 ? [] : came.map((card) => card.name); // else for others to read
      const byCard = mine && [...this.look.hand, ...this.calls].some(({ action }) => action === did?.action);
      this.story.add({ deal, told, dealt: !did, mine, byCard, met: this.cite(told.flatMap((one) => one.clauses)), drawn });
      const before = did && did.seat !== this.seat ? [...this.came] : [];
      this.came = new Set([...came.map((card) => card.id), ...before]);
      if (!did) Object.assign(this, { trick: [], noted: -1 });
      else if (did.cards.length) {
        const why = this.match.seats[did.seat].name;
        this.trick = [...words.inPlay(this.look), ...did.cards.map((card) => ({ card, why, seat: did.seat }))];
      }
    }

    /** @param {number} seat */
    async see(seat) {
      const before = this.look;
      this.look = await this.ask({ do: "look", seat });
      const { hand, sheet, deal } = this.look;
      const left = new Set(hand.map((card) => card.id));
      if (before?.seat === seat) this.story.lose(before.hand.filter((card) => !left.has(card.id)).map((card) => card.name));
      if (words.inPlay(this.look).length) this.trick = [];
      if (this.noted >= 0) return;
      const scored = sheet.findIndex((line) => line.deal === deal && line.points); // before one came back to it
      this.noted = scored < 0 ? sheet.length : scored;
    }

    /** To the only person, that person is “you”. @returns {{ seat?: number }} */
    get #reader() {
      return this.persons === 1 ? { seat: words.first(this.match) } : {};
    }

    end() {
      return this.ask({ do: "end", ...this.#reader });
    }

    moves() {
      return this.ask({ do: "moves", ...this.#reader });
    }

    retell() {
      this.story.retell();
    }

    /** @param {string[]} clauses */
    cite(clauses) {
      if (clauses.length) this.cited = clauses;
      return this.meet(clauses);
    }

    /** @param {string[]} clauses */
    meet(clauses) {
      const { fresh, met } = progress.meet(kept.met.read(), this.match.game, clauses, this.texts);
      if (fresh.length) kept.met.write(met);
      return fresh;
    }
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, LiveMatch: PageMatch, Refusal };
})();
