/* A fold on pages that store something: everything that the browser keeps for the site, saved to a
   file and restored from one. */
(() => {
  "use strict";

  const { one } = Cardwright.page;
  const { make, button } = Cardwright.elements;
  const { Stored, copies, results } = Cardwright;
  const MOST = 2e7; // bytes of a file; browsers keep less
  const place = one(HTMLElement, "#backup");
  const said = make("p", { role: "status" });
  const choose = make("input", { type: "file", id: "backup-file", accept: ".json,application/json" });
  const fold = make("details", {}, make("summary", {}, "Save or restore your scores"),
    make("p", {}, "Scores, matches, results, lessons done and rules met stay in this browser only. Browsers may delete them: Safari does so after seven days without a visit. Save them to a file, and restore them here or on another device."),
    make("div", { className: "deeds" }, button("Save everything to a file", save)),
    make("p", {}, make("label", { htmlFor: choose.id }, "Restore from a file: "), choose), said);
  place.append(fold);

  /** @param {string} text @param {HTMLElement[]} ways */
  const tell = (text, ...ways) => said.replaceChildren(`${text} `, ...ways);

  function save() {
    const day = results.dayOf(new Date());
    const file = new Blob([copies.packed(Stored.texts(), day)], { type: "application/json" });
    const link = make("a", { href: URL.createObjectURL(file), download: `cardwright-${day}.json` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    tell(`Saved as ${link.download}.`);
  }

  choose.addEventListener("change", async () => {
    const [file] = choose.files ?? [];
    if (!file) return;
    const texts = copies.unpacked(file.size > MOST ? "" : await file.text());
    choose.value = ""; // so that the same file can be chosen again
    if (typeof texts === "string") tell(texts);
    else restore(texts);
  });

  /** @param {Results.Texts} texts */
  function restore(texts) {
    const { write, added, differ } = copies.plan(Stored.texts(), texts);
    Stored.restore(write);
    const done = copies.told(added);
    const there = differing(differ);
    tell(done ? `Restored from the file: ${done}.` : there ? "" : "Everything in this file was here already.");
    if (there) said.append(`Of ${there}, this browser has other versions, and they stay. `, button("Use those in the file", () => replace(differ)));
  }

  /** @param {Results.Texts} differ */
  const differing = (differ) => copies.told(copies.plan({}, differ).added);

  /** Take what is in the file; what was here is set aside. @param {Results.Texts} differ */
  function replace(differ) {
    const here = Stored.texts();
    /** @type {Results.Texts} */
    const aside = {};
    for (const name of Object.keys(differ)) aside[Stored.free({ ...here, ...aside }, name, "replaced")] = here[name];
    Stored.restore({ ...aside, ...differ });
    tell(`Taken from the file: ${differing(differ)}. The versions of this browser are set aside, and “Save everything” includes them.`);
  }

  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href='#backup']")) fold.open = true;
  });
})();
