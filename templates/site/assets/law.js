/* The law of a game: find rules by words, by form, and what is ours. The page is whole without it. */
(() => {
  "use strict";

  const place = document.querySelector(".finding");
  const sections = [...document.querySelectorAll("details.section")];
  const rules = [...document.querySelectorAll("li.rule")].map((rule) => ({
    rule,
    text: rule.textContent.toLowerCase(),
    forms: rule.dataset.forms.split(" "),
    ours: rule.classList.contains("ours"),
  }));

  function make(tag, properties, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  const words = make("input", { type: "search", id: "find-words", autocomplete: "off" });
  const form = make("select", { id: "find-form" }, make("option", { value: "" }, "all forms"));
  for (const each of place.dataset.forms.split("|")) {
    const [value, title] = each.split("=");
    form.append(make("option", { value }, title));
  }
  const ours = make("input", { type: "checkbox", id: "find-ours" });
  const count = make("p", { className: "count" });
  count.setAttribute("role", "status");
  const fold = make("button", { type: "button" }, "Fold all");
  const asks = [
    make("p", {}, make("label", { htmlFor: "find-words" }, "Find"), " ", words),
    ...(place.dataset.forms.includes("|") ? [make("p", {}, make("label", { htmlFor: "find-form" }, "For"), " ", form)] : []),
    make("p", {}, ours, " ", make("label", { htmlFor: "find-ours" }, "only what we reconstructed")),
    make("p", {}, fold),
  ];
  place.append(...asks, count);

  function find() {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { rule, text, forms, ours: reconstructed } of rules) {
      const fits = wanted.every((word) => text.includes(word)) && (!form.value || forms.includes(form.value)) && (!ours.checked || reconstructed);
      rule.hidden = !fits;
      found += fits;
    }
    for (const section of sections) section.hidden = !section.querySelector("li.rule:not([hidden])");
    const all = found === rules.length;
    count.textContent = all ? "" : found ? `${found} of ${rules.length} rules` : "No rule has all these words.";
    if (!all) unfold(true);
  }

  function unfold(open) {
    for (const section of sections) section.open = open;
    fold.textContent = open ? "Fold all" : "Unfold all";
  }

  /** Whatever the address names is shown. */
  function reveal() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    if (target.closest("[hidden]")) {
      [words.value, form.value, ours.checked] = ["", "", false];
      find();
    }
    const section = target.closest("details");
    if (section && !section.open) {
      section.open = true;
      target.scrollIntoView();
    }
  }

  for (const ask of [words, form, ours]) ask.addEventListener("input", find);
  fold.addEventListener("click", () => unfold(!sections.some((section) => section.open)));
  addEventListener("hashchange", reveal);
  addEventListener("beforeprint", () => unfold(true));
})();
