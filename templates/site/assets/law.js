/* The law of a game: find rules by words, by form, and what is ours. The page is whole without it. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const place = one(HTMLElement, ".finding");
  const sections = all(HTMLDetailsElement, "details.section");
  const rules = all(HTMLElement, "li.rule").map((rule) => ({
    rule,
    text: rule.textContent.toLowerCase(),
    forms: (rule.dataset.forms ?? "").split(" "),
    ours: rule.classList.contains("ours"),
  }));

  const [words, ours] = [one(HTMLInputElement, "#find-words"), one(HTMLInputElement, "#find-ours")];
  const [form] = all(HTMLSelectElement, "#find-form"); // where there are several
  const count = one(HTMLElement, ".count", place);
  const fold = one(HTMLElement, "button", place);

  function find() {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { rule, text, forms, ours: reconstructed } of rules) {
      const fits = wanted.every((word) => text.includes(word)) && (!form?.value || forms.includes(form.value)) && (!ours.checked || reconstructed);
      rule.hidden = !fits;
      if (fits) found += 1;
    }
    for (const section of sections) section.hidden = !section.querySelector("li.rule:not([hidden])");
    const all = found === rules.length;
    count.textContent = all ? "" : found ? `${found} of ${rules.length} rules` : "No rule contains all these words.";
    if (!all) unfold(true);
  }

  /** @param {boolean} open */
  function unfold(open) {
    for (const section of sections) section.open = open;
    fold.textContent = open ? "Fold all" : "Unfold all";
  }

  /** Whatever the address names is shown. */
  function reveal() {
    const target = document.getElementById(location.hash.slice(1)); // ids have nothing to decode
    if (!target) return;
    if (target.closest("[hidden]")) {
      if (form) form.value = "";
      [words.value, ours.checked] = ["", false];
      find();
    }
    const section = target.closest("details");
    if (section && !section.open) {
      section.open = true;
      target.scrollIntoView();
    }
  }

  for (const ask of [words, form, ours]) ask?.addEventListener("input", find);
  fold.addEventListener("click", () => unfold(!sections.some((section) => section.open)));
  addEventListener("hashchange", reveal);
  addEventListener("pageshow", find); // a browser may fill in what was asked before
  addEventListener("beforeprint", () => unfold(true));
})();
