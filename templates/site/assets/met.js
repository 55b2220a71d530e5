/* The rules that were met in play (table.js), of each game: how many, which, and which not yet. */
(() => {
  "use strict";

  const { make, button, mark } = globalThis.cardwrightElements;
  const KEPT = "cardwright.met";
  const place = document.querySelector(".met");
  let met = {};
  try {
    met = JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    // A private window keeps nothing.
  }

  for (const section of place.querySelectorAll("[data-clauses]")) {
    const all = section.dataset.clauses.split(" ");
    const known = new Set(met[section.dataset.game]);
    const [here, other] = [all.filter((clause) => known.has(clause)), all.filter((clause) => !known.has(clause))];
    const bar = make("progress", { max: all.length, value: here.length, ariaLabel: "Rules met" });
    section.querySelector(".count span").replaceChildren(bar, ` You have met ${here.length} of the ${all.length} sentences of its law.`);
    section.append(listed("Met", here, section), listed("Not yet", other, section));
  }

  const some = Object.values(met).some((clauses) => clauses.length);
  place.querySelector(".without").replaceChildren("This is remembered in your browser, and nowhere else. ", ...(some ? [button("Forget it", () => {
    localStorage.removeItem(KEPT);
    location.reload();
  })] : []));

  function listed(title, clauses, section) {
    const list = make("p", {}, ...clauses.flatMap((clause) => [mark(clause, "", section.dataset.lawPage), " "]));
    const box = make("details", {}, make("summary", {}, `${title}: ${clauses.length}`), list);
    box.hidden = !clauses.length;
    return box;
  }
})();
