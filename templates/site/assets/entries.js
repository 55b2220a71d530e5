/* What can be written on a score sheet now: who scores and what, tricks and titles, stacks, balls.

   What is chosen and not yet written is the draft: {side, group, tricks, extra}. A table has the
   rules, what stands now, the names, the draft, and what can be done: write(entry), draw(draft),
   which keeps it, and tell(text). */
(() => {
  "use strict";

  const { called } = Cardwright.score;
  const { make, button, start } = Cardwright.elements;

  const nameOf = (table, side) => table.rules.sides[side].map((seat) => table.names[seat]).join(" and ");
  const radio = (name, id, text, checked, choose) => {
    const input = make("input", { type: "radio", name, id, checked });
    input.addEventListener("change", choose);
    return make("label", { className: "radio" }, input, ` ${text}`);
  };

  /** A button that asks once more before it does what cannot be wanted often. */
  function surely(table, text, asks, press, className = "") {
    const element = button(text, () => {
      if (!asks || element.dataset.sure) return press();
      element.dataset.sure = "yes";
      element.textContent = `Really? ${asks}`;
      table.tell(`Really? ${asks} If so, press again.`);
    }, className);
    return element;
  }

  /** Clauses in their words, with links. */
  function told(table, clauses) {
    return clauses.flatMap((clause) => [`${table.rules.texts[clause]} `, table.link(clause), " "]);
  }

  // ---------------------------------------------------------------- who

  /** Who can score now: of three not the dealer, nor who has gone out. */
  function able({ rules, now }) {
    const sides = rules.sides.map((_, side) => side);
    return sides.filter((side) => !rules.three || (now.table.includes(side) && (now.table.length < 3 || side !== now.dealer)));
  }

  function who(table, legend, ask) {
    const sides = able(table);
    if (sides.length === 1) table.draft.side = sides[0];
    if (!sides.includes(table.draft.side)) table.draft.side = -1;
    if (sides.length === 1) return make("div", {});
    const hint = make("p", { className: "ask", id: "ask", hidden: true }, ask);
    const box = make("fieldset", { className: "who" }, make("legend", {}, legend), hint);
    for (const side of sides) {
      box.append(radio("side", `side-${side}`, nameOf(table, side), side === table.draft.side, () => {
        hint.hidden = true;
        table.draw({ ...table.draft, side });
      }));
    }
    return box;
  }

  /** Whether somebody is marked; if nobody is, it is asked for. */
  function known(table, box) {
    if (table.draft.side >= 0) return true;
    const hint = box.querySelector(".ask");
    hint.hidden = false;
    const first = box.querySelector("input");
    first.setAttribute("aria-describedby", hint.id);
    table.tell(hint.textContent);
    first.focus();
    return false;
  }

  // ---------------------------------------------------------------- a race

  function race(table) {
    const { rules } = table;
    const person = rules.sides.every((seats) => seats.length === 1) ? "player" : "side";
    const box = who(table, "Who gets the points?", "Say first who gets the points.");
    const put = (award, n) => button(`${award.name}: ${award.points}`, () => {
      if (known(table, box)) table.write(award.now ? { now: [table.draft.side, n] } : { made: [[table.draft.side, n, 1]] });
    });
    const group = (id, text, faults) => {
      const buttons = rules.awards.map((award, n) => (award.fault === faults ? put(award, n) : "")).filter(Boolean);
      const deeds = make("div", { className: "deeds" }, ...buttons);
      if (!rules.awards.some((award) => award.fault)) return faults ? [] : [deeds];
      deeds.setAttribute("role", "group");
      deeds.setAttribute("aria-labelledby", id);
      return [make("p", { className: "kind", id }, text), deeds];
    };
    const faults = group("faults", `The other ${person} failed or erred: mark the one who gains, not the one who erred`, true);
    return [box, ...group("made", "What was made", false), ...faults, ...doubts(table), ...ends(table)];
  }

  /** Which of two awards it is, where both may seem right. */
  function doubts(table) {
    const name = (n) => `“${table.rules.awards[n].name}”`;
    return table.rules.unsure.map(({ awards, clause }) =>
      make("p", { className: "aside" }, `${awards.map(name).join(" or ")}? `, ...told(table, [clause])));
  }

  /** A deal may end without points; the law says when it does so, and how. */
  function ends(table) {
    const { rules } = table;
    const all = [
      [rules.none, "Nobody scores", { none: true }, rules.clauses.none],
      [rules.ties, "A tie: carry a point", { tie: true }, rules.clauses.tie],
      [rules.afresh, "Void: the same dealer deals again", { again: true }, rules.clauses.afresh],
    ].filter(([can]) => can);
    if (!all.length) return [];
    const list = make("dl", {});
    for (const [, text, , clauses] of all) list.append(make("dt", {}, text), make("dd", {}, ...told(table, clauses)));
    const buttons = all.map(([, text, entry]) => button(text, () => table.write(entry)));
    const details = make("details", {}, make("summary", {}, all.length > 1 ? "When is which?" : "When is that?"), list);
    return [make("div", { className: "deeds ends" }, ...buttons), details];
  }

  // ---------------------------------------------------------------- tricks of sides

  function tricks(table) {
    const { rules, draft } = table;
    const sum = make("p", { className: "basket" });
    const box = make("fieldset", {}, make("legend", {}, `${start(rules.trick)}s that each side won`));
    const hint = make("p", { className: "ask", id: "ask", hidden: true }, `Say first how many ${rules.trick}s each side won.`);
    const fields = rules.sides.map((_, side) => {
      const field = make("select", { id: `tricks-${side}` }, make("option", { value: "" }, "–"));
      for (let n = 0; n <= rules.tricks; n += 1) field.append(make("option", { value: n }, n));
      field.value = draft.tricks?.[side] ?? "";
      field.addEventListener("change", () => {
        const won = Number(field.value);
        hint.hidden = true;
        changed({ tricks: field.value === "" ? null : side ? [rules.tricks - won, won] : [won, rules.tricks - won] });
      });
      return field;
    });
    fields.forEach((field, side) => box.append(make("p", {}, make("label", { htmlFor: field.id }, nameOf(table, side)), " ", field)));
    box.append(hint);
    const changed = (change) => {
      table.draw({ ...table.draft, ...change });
      fields.forEach((field, side) => { field.value = table.draft.tricks?.[side] ?? ""; });
      sum.textContent = summary(table);
      table.tell(sum.textContent);
    };
    const write = button(`Write the ${rules.deal} down`, () => {
      if (table.draft.tricks) return table.write({ made: made(table) });
      hint.hidden = false;
      fields[0].setAttribute("aria-describedby", hint.id);
      table.tell(hint.textContent);
      fields[0].focus();
    }, "main");
    sum.textContent = summary(table);
    return [box, ...extras(table, changed), make("div", { className: "deeds ends" }, sum, write)];
  }

  /** What one side alone may have besides, where the table has agreed on it: titles. */
  function extras(table, changed) {
    const { rules, draft } = table;
    const awards = rules.awards.flatMap((award, n) => (award.agreed && table.agreed ? [[award, n]] : []));
    if (!awards.length) return [];
    const box = make("fieldset", { className: "who" }, make("legend", {}, start(rules.agree.word)));
    box.append(radio("extra", "extra-none", `Neither side scores ${rules.agree.word}`, !draft.extra, () => changed({ extra: null })));
    rules.sides.forEach((_, side) => {
      for (const [award, n] of awards) {
        const chosen = draft.extra?.[0] === side && draft.extra[1] === n;
        const text = `${nameOf(table, side)}: ${award.name}, ${award.points}`;
        box.append(radio("extra", `extra-${side}-${n}`, text, chosen, () => changed({ extra: [side, n, 1] })));
      }
    });
    return [box];
  }

  /** The awards of the draft: the tricks first. */
  function made({ rules, draft }) {
    const award = rules.awards.findIndex((each) => each.most > 1);
    const below = rules.tricks - rules.awards[award].most;
    const all = draft.tricks.flatMap((won, side) => (won > below ? [[side, award, won - below]] : []));
    return draft.extra ? [...all, draft.extra] : all;
  }

  function summary(table) {
    const { rules, draft } = table;
    if (!draft.tricks && !draft.extra) return `Nothing is chosen yet for this ${rules.deal}.`;
    const all = draft.tricks ? made(table) : [draft.extra];
    return `This ${rules.deal}: ${all.map(([side, award, times]) => `${nameOf(table, side)}, ${called(rules, rules.awards[award], times)}`).join("; ")}.`;
  }

  // ---------------------------------------------------------------- stacks

  function stacks(table) {
    const { rules, now, draft } = table;
    const open = now.left.flatMap((left, group) => (left ? [group] : []));
    if (!open.includes(draft.group)) draft.group = -1;
    const missing = open.length === 1 ? "One group is" : `${open.length} groups are`;
    const end = surely(table, "All cards are stacked", open.length ? `${missing} not complete.` : "", () => table.write({ end: true }), open.length ? "" : "main");
    const last = make("div", { className: "deeds ends" }, end);
    if (!open.length) return [last];
    const box = who(table, "Who stacks?", "Say first who stacks.");
    const hint = make("p", { className: "ask", id: "ask-group", hidden: true }, `Say first for which ${rules.suit}.`);
    const field = make("select", { id: "group" }, make("option", { value: -1 }, "Choose …"));
    for (const group of open) field.append(make("option", { value: group }, `${rules.groups[group]}${rest(table, group)}`));
    field.value = draft.group;
    const buttons = rules.awards.map((award, n) => button(`${award.name}: ${award.points}`, () => {
      if (!known(table, box)) return;
      if (table.draft.group >= 0) return table.write({ stack: [table.draft.side, n, table.draft.group] });
      hint.hidden = false;
      field.setAttribute("aria-describedby", hint.id);
      table.tell(hint.textContent);
      field.focus();
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

  /** What is left of a group that was stacked in part. */
  function rest({ rules, now }, group) {
    const [one] = rules.awards;
    const left = now.left[group];
    if (left === Math.max(...rules.awards.map((award) => award.parts))) return "";
    return `, ${left} ${one.name.toLowerCase()}${left > 1 ? "s" : ""} left`;
  }

  // ---------------------------------------------------------------- balls

  function balls(table) {
    const buttons = table.rules.sides.map((_, side) => button(`Ball to ${nameOf(table, side)}`, () => table.write({ ball: side }), "main"));
    return [make("div", { className: "deeds" }, ...buttons)];
  }


  /** All that can have happened, as elements. */
  function choices(table) {
    const { kind, tricks: counted } = table.rules;
    return kind === "tennis" ? balls(table) : kind === "tally" ? stacks(table) : counted ? tricks(table) : race(table);
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, entries: { surely, nameOf, told, choices } };
})();
