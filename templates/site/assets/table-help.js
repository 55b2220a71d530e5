/* Answers at the table: the choices, the table in words, the rule behind what was said,
   and the keys. All of it is said in one place, which stays on the page. */
(() => {
  "use strict";

  const { make, button } = Cardwright.elements;
  const { keys, view, words } = Cardwright;
  /** The keys, in the order of the list. */
  const KEYS = ["Arrows", "Enter", "m", "s", "r", "h", "u", "?"];
  const CLAUSES = 3; // the most rules shown at once

  /** @type {Helping} */
  function helping(live, prepare) {
    const box = make("div", { className: "helped", role: "status" });

    /** @param {(Node | string)[]} what */
    function show(...what) {
      prepare();
      box.replaceChildren(...what);
    }

    /** Show an answer, and scroll to it. @param {(Node | string)[]} what */
    function answer(...what) {
      show(...what);
      box.scrollIntoView({ block: "nearest" });
    }

    /** Whether the person is to play; else who is, is said. */
    function isMine() {
      const { look } = live();
      if (look.to_move === look.seat) return true;
      answer(make("p", {}, `It is not your turn. ${look.seats[look.to_move]?.name ?? "Nobody"} plays next.`));
      return false;
    }

    const may = () => { if (isMine()) answer(...view.options(live().look, live().calls, live().texts)); };
    const table = () => answer(...words.state(live().look).map((text) => make("p", {}, text)));
    const list = () => answer(keys.list(KEYS));

    /** The rules behind what was said last, in their words. */
    function rule() {
      const { texts, cited } = live();
      const told = cited.filter((clause) => clause in texts).slice(-CLAUSES);
      answer(...(told.length ? told : [""]).map((clause) => make("p", {}, texts[clause] ?? "No rule was cited yet.", ...view.marks(clause ? [clause] : [], texts))));
    }

    /** The buttons for help, and further ones.
        @param {() => unknown} advise @param {() => unknown} back @param {HTMLElement[]} more */
    function tools(advise, back, more) {
      const { look } = live();
      const buttons = make("div", { className: "tools" });
      if (look.to_move === look.seat && !look.deal_over) buttons.append(button("What may I do?", may), button("Give me a hint", advise));
      if (look.may_undo) buttons.append(button("Undo", back));
      buttons.append(...more, button("Keys", list, "of-keys"));
      return buttons;
    }

    return { box, show, tools, deeds: { m: may, s: table, r: rule, "?": list }, isMine };
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, helping };
})();
