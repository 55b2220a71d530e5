/* The page before the deal: the stored match, the match or the challenge of a link, the deal of the
   day, the form for a new match, and the results. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { make, button } = Cardwright.elements;
  const { daily, kept, terms, words } = Cardwright;
  const place = one(HTMLElement, ".playing");
  const minute = one(HTMLDetailsElement, ".in-a-minute", place);
  const summary = one(HTMLElement, "summary", minute);
  const { game = "", weight = "" } = place.dataset;
  /** @type {Session.Form[]} */
  const OFFER = JSON.parse(place.dataset.offer ?? "");

  history.scrollRestoration = "manual"; // where a table was scrolled to, the way back to it may be out of sight

  const matches = kept.begun(game, OFFER);
  const singles = kept.single(game, OFFER);
  /** Where the match at the table is stored, and what is stored beside it.
      @type {{ stored: Stored<Table.Begun | null>, more: Table.Beside }} */
  const at = { stored: matches, more: {} };

  /** The match in the address. */
  const sent = () => kept.linked(location.hash.slice(1), game, OFFER, (id) => document.getElementById(id) !== null);

  /** The single deal that is not finished. */
  function going() {
    const found = singles.read();
    return found && !found.ended ? found : null;
  }

  /** @type {Door["offered"]} */
  const offered = () => `${words.door(matches.read())} ${JSON.stringify(going()?.once)} ${Object.keys(daily.stored.read()).length}`;

  // ---------------------------------------------------------------- what is stored of a match

  /** @type {Door["again"]} */
  function again() {
    const { match, once, aided } = at.stored.read() ?? {};
    at.more = { ...(once ? { once } : {}), ...(aided ? { aided } : {}) };
    return match;
  }

  /** @type {Door["keep"]} */
  const keep = (match, ended) => at.stored.write({ match, ended, ...at.more });

  /** @type {Door["help"]} */
  function help(deal) {
    at.more.aided = deal;
    at.stored.change((found) => found && { ...found, aided: deal });
  }

  /** @type {Door["heard"]} */
  const heard = (tell) => [matches, singles, daily.stored].forEach((each) => each.heard(tell));

  // ---------------------------------------------------------------- the page

  /** @type {Door["doors"]} */
  function doors(loaded, begin, resume) {
    const before = matches.read();
    const playing = before !== null && !before.ended;
    const link = sent();
    /** @param {Stored<Table.Begun | null>} stored @param {() => void} go */
    const sit = (stored, go, more = {}) => {
      Object.assign(at, { stored, more });
      go();
    };
    /** @param {Session.Match} match */
    const play = (match) => sit(matches, () => begin(match), match.actions ? { aided: match.actions.length } : {});
    /** @param {Session.Match} match @param {Results.Once} once */
    const single = (match, once) => sit(singles, () => begin(match), { once });
    const { match, beat } = link ?? {};
    const ways = make("div", { className: "deeds" });
    if (match && !beat) ways.append(button(playing ? "Replace it with the match in this link" : "Play the match in this link", () => play(match)));
    if (before) ways.append(button(words.door(before), () => sit(matches, resume)));
    else if (!kept.met.read()[game]) ways.append(button(summary.textContent, explain));
    const lost = playing ? "It replaces the match you have in progress." : "";
    const size = loaded || before || going() || Object.keys(daily.stored.read()).length ? "" : weight; // it is kept since
    return [...(match && beat ? [daily.challenge(match, beat, single)] : noted(link, playing)), ways,
      daily.section(size, going(), single, () => sit(singles, resume)),
      terms.terms(OFFER, size, asBefore(before), lost, play), ...daily.table()];
  }

  /** @type {Door["arrive"]} */
  function arrive(loaded) {
    if (loaded || location.hash === "#today") place.scrollIntoView(); // the way back to a match is its head
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

  globalThis.Cardwright = {
    ...globalThis.Cardwright,
    door: {
      get stored() { return at.stored; },
      get more() { return at.more; },
      get isSingle() { return Boolean(at.more.once); },
      sent, offered, again, keep, help, heard, doors, arrive,
    },
  };
})();
