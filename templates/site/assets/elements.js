/* What scripts of a page build it from. */
(() => {
  "use strict";

  /** Properties that browsers of before 2024 lack, by their attributes.
      @type {["role" | "ariaLabel" | "ariaHidden", string][]} */
  const ARIA = [["role", "role"], ["ariaLabel", "aria-label"], ["ariaHidden", "aria-hidden"]];

  /** An element with properties, and children put into it. @type {Elements["make"]} */
  function make(tag, properties, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    for (const [name, attribute] of ARIA) {
      const value = element[name];
      if (value) element.setAttribute(attribute, value);
    }
    element.append(...children);
    return element;
  }

  /** A button; by its key it is found again when the board is drawn anew. @type {Elements["button"]} */
  function button(text, press, className = "") {
    const element = make("button", { type: "button", className }, text);
    element.dataset.key = text;
    element.addEventListener("click", press);
    return element;
  }

  /** The number of a rule on the site of a deck, which shows no codes; else 0. @param {string} clause */
  function numberOf(clause) {
    /** @type {HTMLElement | null} */
    const place = document.querySelector("[data-rules]");
    return (place?.dataset.rules ?? "").split(" ").indexOf(clause) + 1;
  }

  /** The mark of a rule, which opens it where it stands (marks.js). @type {Elements["mark"]} */
  function mark(clause, text, lawPage) {
    const number = numberOf(clause);
    const link = make("a", { className: "ref", href: `${lawPage}#${number ? `rule-${number}` : clause}` },
      make("span", { className: "unseen" }, "Rule "), number ? `${number}` : clause.replace(/^[^-]*-/, ""));
    if (text) {
      link.dataset.rule = text;
      link.setAttribute("aria-expanded", "false");
    }
    return link;
  }

  /** A picture of a card of a folder; its name stands beside it. @type {Elements["picture"]} */
  function picture(folder, card) {
    const image = make("img", { src: `${folder}${card}.svg`, alt: "", loading: "lazy" });
    return Object.assign(image, { width: 254, height: 356, decoding: "async" });
  }

  /** The name that was typed into a field, without what nobody can see; else another.
      @type {Elements["typed"]} */
  function typed(input, otherwise) {
    return input.value.slice(0, input.maxLength).replace(/[\p{C}\p{Z}]+/gu, " ").trim() || otherwise;
  }

  /** Change the address of the page; Safari refuses that after a hundred times in half a minute.
      @type {Elements["readdress"]} */
  function readdress(address) {
    try {
      history.replaceState(null, "", address);
    } catch {
      // The address stays as it is.
    }
  }

  /** How a button is used once more, by finger or not. @type {Elements["again"]} */
  const again = () => (matchMedia("(pointer: coarse)").matches ? "Tap again" : "Press again");

  /** A sentence or a name as it begins a line. @type {Elements["start"]} */
  const start = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  globalThis.Cardwright = { ...globalThis.Cardwright, elements: { again, make, button, mark, picture, readdress, start, typed } };
})();
