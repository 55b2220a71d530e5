/* The rules that were met in play (table.js), of each game: how many, which, and which not yet. */
(() => {
  "use strict";

  const { make, button, mark } = Cardwright.elements;
  const stored = Cardwright.kept.met;
  const place = document.querySelector(".met");
  stored.heard(show);
  show();

  function show() {
    const met = stored.read();
    for (const section of place.querySelectorAll("[data-clauses]")) count(section, met[section.dataset.game] ?? {});
    const some = Object.values(met).some((rules) => Object.keys(rules).length);
    place.querySelector(".without").replaceChildren("This is remembered in your browser, and nowhere else. ", ...(some ? [button("Forget it", () => {
      stored.write(null);
      show();
    })] : []));
  }

  /** Of one game; `known` has the words of what was met by their ids. */
  function count(section, known) {
    const all = section.dataset.clauses.split(" ");
    const here = all.filter((clause) => Object.keys(known).includes(clause));
    const other = all.filter((clause) => !here.includes(clause));
    const bar = make("progress", { max: all.length, value: here.length, ariaLabel: "Rules met" });
    section.querySelector(".count span").replaceChildren(bar, ` You have met ${here.length} of the ${all.length} sentences of its law.`);
    const cite = (clause) => mark(clause, "", section.dataset.lawPage);
    for (const before of section.querySelectorAll("details")) before.remove();
    section.append(
      listed("Met", here, make("ul", {}, ...here.map((clause) => make("li", {}, known[clause], " ", cite(clause))))),
      listed("Not yet", other, make("p", {}, "By their numbers in the law: ", ...other.flatMap((clause) => [cite(clause), " "]))),
    );
  }

  function listed(title, clauses, list) {
    const box = make("details", {}, make("summary", {}, `${title}: ${clauses.length}`), list);
    box.hidden = !clauses.length;
    return box;
  }
})();
