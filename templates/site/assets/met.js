/* The rules that were met in play (table.js), of each game: how many, which, and which not yet. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { make, button, mark } = Cardwright.elements;
  const { clauses } = Cardwright.progress;
  const stored = Cardwright.kept.met;
  const place = one(HTMLElement, ".met");
  stored.heard(show);
  show();

  function show() {
    const met = stored.read();
    for (const section of all(HTMLElement, "[data-clauses]", place)) count(section, met[section.dataset.game ?? ""] ?? {});
    const some = Object.values(met).some((rules) => Object.keys(rules).length);
    one(HTMLElement, ".without", place).replaceChildren("This list stays in your browser. ", ...(some ? [button("Forget it", () => {
      stored.write(null);
      show();
    })] : []));
  }

  /** Of one game; `known` has the words of what was met by their ids.
      @param {HTMLElement} section @param {Record<string, string>} known */
  function count(section, known) {
    const { clauses: ids = "", lawPage = "" } = section.dataset;
    const every = ids.split(" ");
    const { here, other } = clauses(every, known);
    const bar = make("progress", { max: every.length, value: here.length, ariaLabel: "Rules met" });
    one(HTMLElement, ".count span", section).replaceChildren(bar, ` You have met ${here.length} of its ${every.length} rules.`);
    /** @param {string} clause */
    const cite = (clause) => mark(clause, "", lawPage);
    for (const before of section.querySelectorAll("details")) before.remove();
    section.append(
      listed("Met", here, make("ul", {}, ...here.map((clause) => make("li", {}, known[clause], " ", cite(clause))))),
      listed("Not yet", other, make("p", {}, "By number in the law: ", ...other.flatMap((clause) => [cite(clause), " "]))),
    );
  }

  /** @param {string} title @param {string[]} ids @param {HTMLElement} list */
  function listed(title, ids, list) {
    const box = make("details", {}, make("summary", {}, `${title}: ${ids.length}`), list);
    box.hidden = !ids.length;
    return box;
  }
})();
