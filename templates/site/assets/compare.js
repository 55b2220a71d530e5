/* Compare the games: two are chosen, and their comparison is shown. Without this script, each pair
   unfolds by itself. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const place = one(HTMLElement, ".two");
  const [first, second] = all(HTMLSelectElement, ".picking select", place);
  const pairs = all(HTMLDetailsElement, ".pair", place);

  /** The comparison of the two chosen games. */
  const chosen = () => pairs.find(({ dataset: { pair = "" } }) => [first, second].every(({ value }) => pair.split(" ").includes(value)));

  /** Show one comparison; the other games can be chosen to compare with. */
  function show() {
    for (const option of second.options) option.disabled = option.value === first.value;
    if (second.value === first.value) second.value = [...second.options].find(({ disabled }) => !disabled)?.value ?? "";
    const pair = chosen();
    for (const each of pairs) each.hidden = each !== pair;
    if (pair) pair.open = true;
  }

  /** Show what the address names: a pair of games, or a topic within it. */
  function arrive() {
    const target = document.getElementById(location.hash.slice(1)); // ids have nothing to decode
    const pair = pairs.find((each) => target && each.contains(target));
    if (!target || !pair) return;
    [first.value, second.value] = (pair.dataset.pair ?? "").split(" ");
    show();
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  }

  for (const select of [first, second]) select.addEventListener("input", show);
  addEventListener("hashchange", arrive);
  addEventListener("pageshow", show); // a browser may fill in what was chosen before
  addEventListener("beforeprint", () => pairs.forEach((each) => (each.hidden = false)));
  addEventListener("afterprint", show);
  show();
  arrive();
})();
