/* The cards of a deck as they will be printed, drawn one after the other by the program in the page.
   A card that looks as before is not drawn again. */
(() => {
  "use strict";

  const { make } = Cardwright.elements;

  /** @implements {Workshop.Faces} */
  class Faces {
    #place;
    #draw;
    #heard;
    /** What was drawn, by keys, and for which row. @type {Map<string, Workshop.Face & { row: number }>} */
    #known = new Map();
    /** @type {Workshop.Card[]} */
    #cards = [];
    /** @type {Map<number, { key: string, figure: HTMLElement }>} */
    #shown = new Map();
    #isDrawing = false;
    #row = 0;

    /** @param {HTMLElement} place @param {(row: number) => Promise<Workshop.Face | null>} draw
        @param {{ drawn(): void, chosen(row: number): void }} heard */
    constructor(place, draw, heard) {
      this.#place = place;
      this.#draw = draw;
      this.#heard = heard;
    }

    /** @param {Workshop.Card[]} cards */
    show(cards) {
      this.#cards = cards;
      const keys = new Set(cards.map(({ key }) => key));
      for (const key of this.#known.keys()) if (!keys.has(key)) this.#known.delete(key);
      const figures = cards.map((card) => this.#figure(card));
      this.#shown = new Map(cards.map(({ row, key }, n) => [row, { key, figure: figures[n] }]));
      if (figures.some((figure, n) => this.#place.children[n] !== figure) || this.#place.children.length !== figures.length) this.#place.replaceChildren(...figures);
      void this.#drawAll();
    }

    /** The figure of a card: the one that is there, if it shows the same. @param {Workshop.Card} card */
    #figure(card) {
      const before = this.#shown.get(card.row);
      const known = this.#known.get(card.key);
      if (before?.key === card.key && (before.figure.dataset.drawn || !known)) return before.figure;
      const choose = make("button", { type: "button" }, card.name, make("span", { className: "unseen" }, `, row ${card.row}`));
      choose.addEventListener("click", () => this.#heard.chosen(card.row));
      const figure = make("figure", {}, make("div", { className: "faces" }), make("figcaption", {}, choose));
      if (known) this.#put(figure, known);
      else if (before) figure.firstElementChild?.replaceWith(before.figure.firstElementChild ?? "");
      return figure;
    }

    /** @param {HTMLElement} figure @param {Workshop.Face} face */
    #put(figure, face) {
      const hosts = face.svgs.map((text) => {
        const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
        drawn.setAttribute("width", "100%");
        drawn.removeAttribute("height");
        const host = make("div", { className: "face" });
        host.attachShadow({ mode: "open" }).append(document.adoptNode(drawn));
        return host;
      });
      figure.firstElementChild?.replaceWith(make("div", { className: "faces" }, ...hosts));
      figure.dataset.drawn = "true";
    }

    /** Draw what is not drawn yet, the row in use first. */
    async #drawAll() {
      if (this.#isDrawing) return;
      this.#isDrawing = true;
      try {
        for (;;) {
          const left = this.#cards.filter(({ key }) => !this.#known.has(key));
          const next = left.find(({ row }) => row === this.#row) ?? left[0];
          if (!next) break;
          const face = await this.#draw(next.row);
          if (face?.key !== next.key) break; // it was changed meanwhile, and comes again
          this.#known.set(next.key, { ...face, row: next.row });
          const now = this.#shown.get(next.row);
          if (now?.key === next.key) this.#put(now.figure, face);
          if (face.findings.length) this.#heard.drawn();
        }
      } finally {
        this.#isDrawing = false;
      }
      this.#heard.drawn();
    }

    /** @param {number} row */
    look(row) {
      this.#row = row;
      for (const [other, { figure }] of this.#shown) figure.classList.toggle("in-use", other === row);
      const figure = this.#shown.get(row)?.figure;
      if (figure && this.#place.scrollHeight > this.#place.clientHeight) this.#place.scrollTop = figure.offsetTop - this.#place.offsetTop - 8;
    }

    get findings() {
      return this.#cards.flatMap(({ key, row }) => {
        const known = this.#known.get(key);
        return (known?.findings ?? []).map((found) => (found.row && known ? { ...found, row: found.row + row - known.row } : found));
      });
    }
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, Faces };
})();
