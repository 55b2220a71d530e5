/* The law of a game: find rules by words, by form, and what is ours. The page is whole without it. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const place = one(HTMLElement, ".finding");
  const sections = all(HTMLDetailsElement, "details.section");
  const { row, patterns, isNamed, fitting } = Cardwright.finding;
  const { mishaps = [] } = Cardwright.synonyms ?? {};
  const NEAR = 6; // rules and answers that have not all of the words
  const rules = all(HTMLElement, "li.rule");
  const answers = all(HTMLElement, "article.question");
  const reasons = one(HTMLElement, ".questions");
  const elements = [...rules, ...answers];
  /** What players call the mishaps that a rule or an answer settles. @param {HTMLElement} element */
  const called = ({ id }) => mishaps.flatMap(([asked, ids]) => (ids.includes(id.replace(/^why-/, "")) ? [asked] : [])).join("; ");
  /** Rules and answers for the search, each with its place among the elements as its address. */
  const rows = elements.map((element, n) => row(["rule", element.id, "", String(n), element.textContent, called(element)]));
  /** Mishaps on which this law has no rule. */
  const unsettled = mishaps.filter(([, ids]) => !ids.some((id) => document.getElementById(id) ?? document.getElementById(`why-${id}`))).map(([asked]) => row(["rule", "", "", "", "", asked]));

  const [words, ours] = [one(HTMLInputElement, "#find-words"), one(HTMLInputElement, "#find-ours")];
  const [form] = all(HTMLSelectElement, "#find-form"); // where there are several
  const count = one(HTMLElement, ".count", place);
  const search = one(HTMLAnchorElement, "[data-game]", place);
  const everywhere = search.href;
  const fold = one(HTMLElement, "button", place);

  /** Whether a rule is of the form, and of our making, as chosen; every answer is.
      @param {HTMLElement} element */
  function chosen(element) {
    const { dataset: { forms }, classList } = element;
    if (forms === undefined) return true;
    return (!form?.value || forms.split(" ").includes(form.value)) && (!ours.checked || classList.contains("ours"));
  }

  /** Tests if what is asked is a mishap on which this law has no rule. @param {Search.Pattern[]} wanted */
  const isUnsettled = (wanted) => unsettled.some((one) => isNamed(one, wanted)) && !rows.some((one) => isNamed(one, wanted));

  /** The elements that fit what is asked for, and whether they have all of the words. */
  function fitted() {
    const among = rows.filter(({ address }) => chosen(elements[Number(address)]));
    const wanted = patterns(words.value);
    if (isUnsettled(wanted)) return { whole: true, shown: new Set(), silent: true };
    const { all: whole, best } = wanted.length ? fitting(among, wanted, "") : { all: true, best: among };
    const shown = new Set((whole ? best : best.slice(0, NEAR)).map(({ address }) => elements[Number(address)]));
    return { whole, shown, silent: false };
  }

  /** What was found, as a sentence. @param {ReturnType<typeof fitted>} found */
  function told({ whole, shown, silent }) {
    const some = rules.filter((rule) => shown.has(rule)).length;
    const more = words.value && shown.size - some;
    if (silent) return "This law has no rule on that.";
    if (!shown.size) return "No rule contains any of these words.";
    if (!whole) return "No rule contains all these words. Closest matches:";
    const answered = `${more} of our ${answers.length} answers`;
    const found = `${some} of ${rules.length} rules`;
    return !more ? found : some ? `${found}, and ${answered}` : answered;
  }

  function find() {
    const found = fitted();
    const { shown } = found;
    const asked = words.value.trim() || form?.value || ours.checked;
    for (const element of elements) element.hidden = Boolean(asked) && !shown.has(element);
    for (const section of sections) section.hidden = !section.querySelector("li.rule:not([hidden])");
    reasons.hidden = answers.length > 0 && !answers.some((answer) => !answer.hidden);
    count.textContent = asked ? told(found) : "";
    const text = words.value.trim();
    if (search.parentElement) search.parentElement.hidden = !text;
    search.href = `${everywhere}#${new URLSearchParams({ q: text, game: search.dataset.game ?? "" })}`;
    if (asked) unfold(true);
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
