/* The rules that were met in play (table.js), of each game: how many, which, and which not yet. */
(() => {
  "use strict";

  const { make, button, mark } = globalThis.cardwrightElements;
  const { kept, keep } = globalThis.cardwrightKept;
  const KEPT = "cardwright.met";
  const place = document.querySelector(".met");
  const met = kept(KEPT, {});

  for (const section of place.querySelectorAll("[data-clauses]")) {
    const all = section.dataset.clauses.split(" ");
    const known = met[section.dataset.game] ?? {}; // their words by their ids
    const [here, other] = [all.filter((clause) => clause in known), all.filter((clause) => !(clause in known))];
    const bar = make("progress", { max: all.length, value: here.length, ariaLabel: "Rules met" });
    section.querySelector(".count span").replaceChildren(bar, ` You have met ${here.length} of the ${all.length} sentences of its law.`);
    const cite = (clause) => mark(clause, "", section.dataset.lawPage);
    section.append(
      listed("Met", here, make("ul", {}, ...here.map((clause) => make("li", {}, known[clause], " ", cite(clause))))),
      listed("Not yet", other, make("p", {}, "By their numbers in the law: ", ...other.flatMap((clause) => [cite(clause), " "]))),
    );
  }

  const some = Object.values(met).some((clauses) => Object.keys(clauses).length);
  place.querySelector(".without").replaceChildren("This is remembered in your browser, and nowhere else. ", ...(some ? [button("Forget it", () => {
    keep(KEPT, {});
    location.reload();
  })] : []));

  function listed(title, clauses, list) {
    const box = make("details", {}, make("summary", {}, `${title}: ${clauses.length}`), list);
    box.hidden = !clauses.length;
    return box;
  }
})();
