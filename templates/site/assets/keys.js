/* The keys of a lesson and of a table: what each is for, and what it does where the focus is. */
(() => {
  "use strict";

  const { make } = Cardwright.elements;
  /** @type {Record<string, string>} */
  const FOR = {
    Arrows: "choose", Enter: "play", m: "your options", s: "the table", r: "the rule", h: "a hint", u: "undo", "?": "all keys",
  };

  /** @type {Keys["list"]} */
  function list(names, other = {}) {
    return make("p", { className: "keys" }, ...names.flatMap((name) =>
      [make("kbd", {}, name.length > 1 ? name : name.toUpperCase()), ` ${other[name] ?? FOR[name]} `]));
  }

  /** @type {Keys["press"]} */
  function press(event, deeds) {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const deed = Object.hasOwn(deeds, event.key.toLowerCase()) && deeds[event.key.toLowerCase()];
    if (!deed) return false;
    event.preventDefault();
    deed();
    return true;
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, keys: { list, press } };
})();
