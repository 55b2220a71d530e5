/* What can be written on a score sheet now: who scores and what, tricks and titles, stacks, balls.
   Choices that are not yet written down are the draft. */
(() => {
  "use strict";

  const { nameOf, able, made, summary, rest } = Cardwright.sheet;
  const { again, make, button, start } = Cardwright.elements;
  const { one } = Cardwright.page;

  /** @param {string} name @param {string} id @param {string} text @param {boolean} checked @param {() => void} choose */
  const radio = (name, id, text, checked, choose) => {
    const input = make("input", { type: "radio", name, id, checked });
    input.addEventListener("change", choose);
    return make("label", { className: "radio" }, input, ` ${text}`);
  };

  /** A button that asks once more before it does what cannot be wanted often. @type {Entries["surely"]} */
  function surely(table, text, asks, press, className = "") {
    const element = button(text, () => {
      if (!asks || element.dataset.sure) return press();
      element.dataset.sure = "yes";
      element.textContent = `Really? ${asks}`;
      return table.tell(`${asks} ${again()} to confirm.`);
    }, className);
    return element;
  }

  /** Clauses in their words, with links. @type {Entries["told"]} */
  function told(table, clauses) {
    return clauses.flatMap((clause) => [`${table.rules.texts[clause]} `, table.link(clause), " "]);
  }

  /** A hint, hidden until the choice is missing. @param {string} id @param {string} text */
  const hidden = (id, text) => make("p", { className: "ask", id, hidden: true }, text);

  /** Show the hint, and move to its field. @type {(table: Score.Table, hint: HTMLElement, field: HTMLElement) => void} */
  function askFor(table, hint, field) {
    hint.hidden = false;
    field.setAttribute("aria-describedby", hint.id);
    table.tell(hint.textContent);
    field.focus();
  }

  // ---------------------------------------------------------------- who

  /** A box to choose a side, and `known`, which asks for a side if none is chosen.
      @param {Score.Table} table @param {string} legend @param {string} ask */
  function who(table, legend, ask) {
    const sides = able(table);
    if (sides.length === 1) table.draft.side = sides[0];
    if (!sides.includes(table.draft.side)) table.draft.side = -1;
    if (sides.length === 1) return { box: make("div", {}), known: () => true };
    const hint = hidden("ask", ask);
    const box = make("fieldset", { className: "who" }, make("legend", {}, legend), hint);
    for (const side of sides) {
      box.append(radio("side", `side-${side}`, nameOf(table, side), side === table.draft.side, () => {
        hint.hidden = true;
        table.draw({ ...table.draft, side });
      }));
    }
    const known = () => {
      if (table.draft.side >= 0) return true;
      askFor(table, hint, one(HTMLInputElement, "input", box));
      return false;
    };
    return { box, known };
  }

  // ---------------------------------------------------------------- a race

  /** @param {Score.Table} table */
  function race(table) {
    const { rules } = table;
    const person = rules.sides.every((seats) => seats.length === 1) ? "player" : "side";
    const { box, known } = who(table, "Who gets the points?", "First choose who gets the points.");
    /** @param {Score.Award} award @param {number} n */
    const put = (award, n) => button(`${award.name}: ${award.points}`, () => {
      if (known()) table.write(award.now ? { now: [table.draft.side, n] } : { made: [[table.draft.side, n, 1]] });
    });
    /** @param {string} id @param {string} text @param {boolean} faults */
    const group = (id, text, faults) => {
      const buttons = rules.awards.flatMap((award, n) => (award.fault === faults ? [put(award, n)] : []));
      const deeds = make("div", { className: "deeds" }, ...buttons);
      if (!rules.awards.some((award) => award.fault)) return faults ? [] : [deeds];
      deeds.setAttribute("role", "group");
      deeds.setAttribute("aria-labelledby", id);
      return [make("p", { className: "kind", id }, text), deeds];
    };
    const faults = group("faults", `The other ${person} failed or made a mistake. Choose who gets the points, not who made it`, true);
    return [box, ...group("made", "Points won", false), ...faults, ...doubts(table), ...ends(table)];
  }

  /** Which of two awards it is, where both may seem right. @param {Score.Table} table */
  function doubts(table) {
    /** @param {number} n */
    const name = (n) => `“${table.rules.awards[n].name}”`;
    return table.rules.unsure.map(({ awards, clause }) =>
      make("p", { className: "aside" }, `${awards.map(name).join(" or ")}? `, ...told(table, [clause])));
  }

  /** A deal may end without points; the law says when it does so, and how. @param {Score.Table} table */
  function ends(table) {
    const { rules } = table;
    /** @type {[boolean, string, Score.Entry, string[]][]} */
    const every = [
      [rules.none, "Nobody scores", { none: true }, rules.clauses.none],
      [rules.ties, "A tie: carry a point", { tie: true }, rules.clauses.tie],
      [rules.afresh, "Void: the same dealer deals again", { again: true }, rules.clauses.afresh],
    ];
    const all = every.filter(([can]) => can);
    if (!all.length) return [];
    const list = make("dl", {});
    for (const [, text, , clauses] of all) list.append(make("dt", {}, text), make("dd", {}, ...told(table, clauses)));
    const buttons = all.map(([, text, entry]) => button(text, () => table.write(entry)));
    const details = make("details", {}, make("summary", {}, all.length > 1 ? "When to use which?" : "When to use this?"), list);
    return [make("div", { className: "deeds ends" }, ...buttons), details];
  }

  // ---------------------------------------------------------------- tricks of sides

  /** @param {Score.Table} table */
  function tricks(table) {
    const { rules, draft } = table;
    const sum = make("p", { className: "basket" });
    const box = make("fieldset", {}, make("legend", {}, `${start(rules.trick)}s that each side won`));
    const hint = hidden("ask", `First choose how many ${rules.trick}s each side won.`);
    const fields = rules.sides.map((_, side) => {
      const field = make("select", { id: `tricks-${side}` }, make("option", { value: "" }, "–"));
      for (let n = 0; n <= rules.tricks; n += 1) field.append(make("option", { value: String(n) }, String(n)));
      field.value = String(draft.tricks?.[side] ?? "");
      field.addEventListener("change", () => {
        const won = Number(field.value);
        hint.hidden = true;
        changed({ tricks: field.value === "" ? null : side ? [rules.tricks - won, won] : [won, rules.tricks - won] });
      });
      return field;
    });
    fields.forEach((field, side) => box.append(make("p", {}, make("label", { htmlFor: field.id }, nameOf(table, side)), " ", field)));
    box.append(hint);
    /** @param {Partial<Score.Draft>} change */
    const changed = (change) => {
      table.draw({ ...table.draft, ...change });
      fields.forEach((field, side) => { field.value = String(table.draft.tricks?.[side] ?? ""); });
      sum.textContent = summary(table);
      table.tell(sum.textContent);
    };
    const write = button(`Record the ${rules.deal}`, () => {
      const won = table.draft.tricks;
      if (won) table.write({ made: made(rules, won, table.draft.extra) });
      else askFor(table, hint, fields[0]);
    }, "main");
    sum.textContent = summary(table);
    return [box, ...extras(table, changed), make("div", { className: "deeds ends" }, sum, write)];
  }

  /** What one side alone may have besides, where the table has agreed on it: titles.
      @param {Score.Table} table @param {(change: Partial<Score.Draft>) => void} changed */
  function extras(table, changed) {
    const { rules, draft: { extra } } = table;
    const awards = [...rules.awards.entries()].filter(([, award]) => award.agreed && table.agreed);
    const word = rules.agree.word ?? "";
    if (!awards.length) return [];
    const box = make("fieldset", { className: "who" }, make("legend", {}, start(word)));
    box.append(radio("extra", "extra-none", `Neither side scores ${word}`, !extra, () => changed({ extra: null })));
    rules.sides.forEach((_, side) => {
      for (const [n, award] of awards) {
        const chosen = extra?.[0] === side && extra[1] === n;
        const text = `${nameOf(table, side)}: ${award.name}, ${award.points}`;
        box.append(radio("extra", `extra-${side}-${n}`, text, chosen, () => changed({ extra: [side, n, 1] })));
      }
    });
    return [box];
  }

  // ---------------------------------------------------------------- stacks

  /** @param {Score.Table} table */
  function stacks(table) {
    const { rules, now, draft } = table;
    const open = now.left.flatMap((left, group) => (left ? [group] : []));
    if (!open.includes(draft.group)) draft.group = -1;
    const missing = open.length === 1 ? "One group is" : `${open.length} groups are`;
    const end = surely(table, "All cards are stacked", open.length ? `${missing} not complete.` : "", () => table.write({ end: true }), open.length ? "" : "main");
    const last = make("div", { className: "deeds ends" }, end);
    if (!open.length) return [last];
    const { box, known } = who(table, "Who stacks?", "First choose who stacks.");
    const hint = hidden("ask-group", `First choose the ${rules.suit}.`);
    const field = make("select", { id: "group" }, make("option", { value: "-1" }, "Choose …"));
    for (const group of open) field.append(make("option", { value: String(group) }, `${rules.groups[group]}${rest(table, group)}`));
    field.value = String(draft.group);
    const buttons = rules.awards.map((award, n) => button(`${award.name}: ${award.points}`, () => {
      if (!known()) return;
      if (table.draft.group >= 0) table.write({ stack: [table.draft.side, n, table.draft.group] });
      else askFor(table, hint, field);
    }));
    const fit = () => buttons.forEach((each, n) => { each.hidden = table.draft.group >= 0 && rules.awards[n].parts > now.left[table.draft.group]; });
    field.addEventListener("change", () => {
      hint.hidden = true;
      table.draw({ ...table.draft, group: Number(field.value) });
      fit();
    });
    fit();
    const which = make("p", { className: "group" }, make("label", { htmlFor: "group" }, start(rules.suit)), " ", field);
    return [box, which, hint, make("div", { className: "deeds" }, ...buttons), last];
  }

  // ---------------------------------------------------------------- balls

  /** @param {Score.Table} table */
  function balls(table) {
    const buttons = table.rules.sides.map((_, side) => button(`Ball to ${nameOf(table, side)}`, () => table.write({ ball: side }), "main"));
    return [make("div", { className: "deeds" }, ...buttons)];
  }

  /** All that can have happened, as elements. @type {Entries["choices"]} */
  function choices(table) {
    const { kind, tricks: counted } = table.rules;
    return kind === "tennis" ? balls(table) : kind === "tally" ? stacks(table) : counted ? tricks(table) : race(table);
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, entries: { surely, told, choices } };
})();
