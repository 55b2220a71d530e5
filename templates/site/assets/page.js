/* Finds elements of the page, and shows notices on it. */
(() => {
  "use strict";

  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const root = new URL("..", src).href;

  /** @type {PagePart["one"]} */
  function one(kind, selector, within = document) {
    const found = within.querySelector(selector);
    if (found instanceof kind) return found;
    throw new TypeError(`This page lacks ${selector}`);
  }

  /** @type {PagePart["all"]} */
  const all = (kind, selector, within = document) => [...within.querySelectorAll(selector)].flatMap((each) => (each instanceof kind ? [each] : []));

  /** A link to where everything can be saved to a file. */
  const backup = () => Object.assign(document.createElement("a"), { href: "#backup", textContent: "Save it all to a file" });

  /** @type {PagePart["notice"]} */
  function notice(text) {
    const said = document.querySelector(".notice") ?? document.createElement("p");
    if (said.textContent.includes(text)) return;
    const link = said.querySelector("a");
    if (link) link.before(`${text} `);
    else said.append(`${text} `, ...(document.getElementById("backup") ? [backup()] : []));
    said.className = "wide notice";
    said.setAttribute("role", "status");
    if (!said.isConnected) one(HTMLElement, "main > .wide").before(said);
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, page: { root, one, all, notice } };
})();
