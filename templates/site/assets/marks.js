/* A mark in a text names a rule: pressed, it opens the rule itself below the sentence, with a way on
   to the law. Pressed again, or with Escape, it closes. Without this script it leads there at once. */
(() => {
  "use strict";

  /** The mark whose rule is shown. @type {HTMLAnchorElement | null} */
  let open = null;
  const panel = document.createElement("aside");
  panel.className = "mark-panel";
  panel.id = "mark-panel";
  /** The rule once more, for screen readers: what is said in a place that was there before. */
  const aloud = document.createElement("p");
  aloud.className = "unseen";
  aloud.setAttribute("role", "status");
  document.querySelector("main")?.append(aloud);

  /** @type {NodeListOf<HTMLAnchorElement>} */
  const marks = document.querySelectorAll("a.ref");
  for (const mark of marks) {
    if (mark.title) mark.dataset.rule = mark.title;
    mark.removeAttribute("title");
    if (ruleOf(mark)) mark.setAttribute("aria-expanded", "false");
  }

  document.addEventListener("click", (event) => {
    const { target } = event;
    /** @type {HTMLAnchorElement | null} */
    const mark = target instanceof Element ? target.closest("a.ref") : null;
    if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const rule = ruleOf(mark);
    if (!rule) return;
    event.preventDefault();
    if (mark === open) close();
    else show(mark, rule);
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !open) return;
    const mark = open;
    close();
    mark.focus();
  });

  /** The text of the rule, and where the law has it; null where this page does not know it.
      @param {HTMLAnchorElement} mark */
  function ruleOf(mark) {
    if (mark.dataset.rule) return { text: mark.dataset.rule, at: mark.href };
    const id = mark.hash.slice(1);
    const entry = id ? document.getElementById(id) : null;
    const text = entry?.querySelector("p")?.textContent;
    /** @type {HTMLAnchorElement | null | undefined} */
    const number = entry?.querySelector("a.number");
    return text && number ? { text, at: number.href } : null;
  }

  /** @param {HTMLAnchorElement} mark @param {{ text: string, at: string }} rule */
  function show(mark, rule) {
    close();
    const name = document.createElement("strong");
    const id = new URL(rule.at).hash.slice(1);
    const numbered = /^rule-\d+$/.test(id); // by the site of a deck, which has no law
    name.textContent = numbered ? id.replace("rule-", "Rule ") : id;
    const on = document.createElement("a");
    on.href = rule.at;
    on.textContent = numbered ? "All rules" : "In the law";
    panel.replaceChildren(name, ` ${rule.text} `, on);
    const block = mark.closest("p, li, td, dd, figcaption, .said") ?? mark.parentElement;
    if (block?.localName === "p") block.after(panel);
    else block?.append(panel);
    mark.setAttribute("aria-expanded", "true");
    mark.setAttribute("aria-controls", panel.id);
    open = mark;
    aloud.textContent = `${name.textContent}: ${rule.text}`;
    panel.scrollIntoView({ block: "nearest" });
  }

  /** Close what is open, and forget it. */
  function close() {
    panel.remove();
    aloud.textContent = "";
    open?.setAttribute("aria-expanded", "false");
    open?.removeAttribute("aria-controls");
    open = null;
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, marks: { close } };
})();
