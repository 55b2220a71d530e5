/* The page before the deal: the stored match, the match of a link, and the form for a new one. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { make, button } = Cardwright.elements;
  const { kept, terms, words } = Cardwright;
  const place = one(HTMLElement, ".playing");
  const minute = one(HTMLDetailsElement, ".in-a-minute", place);
  const summary = one(HTMLElement, "summary", minute);
  const { game = "", weight = "" } = place.dataset;
  /** @type {Session.Form[]} */
  const OFFER = JSON.parse(place.dataset.offer ?? "");

  const stored = kept.begun(game, OFFER);

  /** The match in the address. */
  const sent = () => kept.linked(location.hash.slice(1), game, OFFER, (id) => document.getElementById(id) !== null);

  /** @type {Door["doors"]} */
  function doors(loaded, begin, resume) {
    const before = stored.read();
    const playing = before !== null && !before.ended;
    const link = sent();
    const match = link?.match;
    const ways = make("div", { className: "deeds" });
    if (match) ways.append(button(playing ? "Replace it with the match in this link" : "Play the match in this link", () => begin(match)));
    if (before) ways.append(button(words.door(before), resume));
    else if (!kept.met.read()[game]) ways.append(button(summary.textContent, explain));
    const lost = playing ? "It replaces the match you have in progress." : "";
    return [...noted(link, playing), ways, terms.terms(OFFER, loaded ? "" : weight, asBefore(before), lost, begin)];
  }

  /** The terms of the last match. @param {Table.Begun | null} before */
  function asBefore(before) {
    if (!before) return { game };
    const { form, seats, agreements = {}, learning = false } = before.match;
    return { game, form, seats, agreements, learning };
  }

  /** What is said of a link: that it would replace a match, is to another game, or is damaged.
      @param {Table.Sent | null} link @param {boolean} playing */
  function noted(link, playing) {
    if (!link) return [];
    if (link.match) return playing ? [make("p", {}, "You have a match in progress. The match in this link would replace it.")] : [];
    const other = all(HTMLAnchorElement, ".head a").find((each) => each.pathname.endsWith(`/${link.other}.html`));
    if (!other) return [make("p", { className: "warning" }, "This link is damaged: part of it is missing or was changed. Ask for a new link.")];
    const table = new URL(`${link.other}/play.html${location.hash}`, other.href).href;
    return [make("p", { className: "warning" }, `This link is for a match of ${other.textContent.trim()}. `, make("a", { href: table }, "Open it at its own table"), ".")];
  }

  /** Open the game in a minute, and go there. */
  function explain() {
    minute.open = true;
    minute.scrollIntoView();
    summary.focus({ preventScroll: true });
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, door: { stored, sent, doors } };
})();
