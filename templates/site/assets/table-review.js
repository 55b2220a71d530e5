/* The end of a deal over the table, and its review: every move again, with the engine’s judgment of
   those that a person chose, and the way back to play on from one. */
(() => {
  "use strict";

  const { make, button, start } = Cardwright.elements;
  const { kept, words } = Cardwright;

  /** @param {number} points */
  const tenths = (points) => `${points.toFixed(1).replace("-", "−")} ${points === 1 ? "point" : "points"}`;

  /** What is said of a judged move, in a word with a sign. @type {ReviewPart["verdict"]} */
  function verdict({ kind, loss }) {
    if (kind === "costly") return `−${loss.toFixed(1)} costly`;
    return { best: "✓ best", fine: "· fine", only: "only move" }[kind];
  }

  /** The move that lost most, or undefined if none was costly. @type {ReviewPart["costliest"]} */
  const costliest = (judged) => judged.filter(({ kind }) => kind === "costly").sort((a, b) => b.loss - a.loss)[0];

  /** What the whole review comes to. @type {ReviewPart["summary"]} */
  function summary(judged) {
    if (!judged.length) return "You had no choice in this deal.";
    const costly = judged.filter(({ kind }) => kind === "costly");
    if (!costly.length) return "You made no costly move.";
    const lost = costly.reduce((sum, { loss }) => sum + loss, 0);
    if (costly.length === 1) return `One costly move: it lost ${tenths(lost)} on average.`;
    return `${costly.length} costly moves. The one marked lost most: ${tenths(costliest(judged)?.loss ?? 0)} on average.`;
  }

  // ---------------------------------------------------------------- the end of a deal

  /** @type {ReviewPart["show"]} */
  async function show(board, now, end, next, rewind, guarded, more) {
    const { game = "", deal = "", unit = "" } = Cardwright.page.one(HTMLElement, ".playing").dataset;
    const { record } = await now.ask({ do: "record" });
    const { link } = await now.ask({ do: "link" });
    const { title, story, lines } = words.ended(end, now.noted, unit);
    const look = button(`Review the ${deal}`, guarded(() => {
      look.remove();
      return open(board, now, link, rewind, next);
    }));
    const ways = make("div", { className: "deeds" }, next, ...(words.persons(now.match) ? [look] : []));
    const box = make("section", { className: "ended" },
      make("h2", { tabIndex: -1 }, title), ...(story ? [make("p", { className: "why" }, story)] : []), ways,
      ...lines.map(({ text, clauses }) => make("p", {}, text, ...Cardwright.view.marks(clauses, now.texts))),
      make("p", {}, `The score: ${words.standing(end)}.`), ...more);
    const table = Cardwright.page.one(HTMLElement, ".table-top", board);
    table.before(box);
    const address = `${location.href.split("#")[0]}#${kept.hash(link)}`;
    table.after(make("div", { className: "deeds" }, kept.download(record, `${game}-${deal}.json`), kept.copy(address)));
    for (const gone of board.querySelectorAll(".own, .asking, .tools")) gone.remove();
    Cardwright.page.one(HTMLElement, "h2", box).focus({ preventScroll: true });
    box.scrollIntoView({ block: "start" });
  }

  // ---------------------------------------------------------------- the review

  /** List the moves below the end, and judge them one after the other.
      @param {HTMLElement} board @param {LiveMatch} now @param {Session.Match} link @param {ReviewPart.Rewind} rewind
      @param {HTMLElement} next */
  async function open(board, now, link, rewind, next) {
    const { deal = "" } = Cardwright.page.one(HTMLElement, ".playing").dataset;
    const { moves } = await now.moves();
    /** @param {Session.Move} move */
    const chosen = ({ seat, choice }) => choice && (link.seats[seat].keeper ?? "person") === "person";
    const bar = make("progress", { max: Math.max(moves.filter(chosen).length, 1), value: 0, ariaLabel: "Moves judged" });
    const told = make("p", { className: "summary", role: "status" }, "Judging your moves. ", bar);
    const head = make("h3", { tabIndex: -1 }, `Review of the ${deal}`);
    const items = new Map(moves.map((move) => [move.move, item(move, now, chosen(move))]));
    const box = make("section", { className: "review" }, head,
      make("p", {}, "Each move is judged by what you could know then, not by the hidden cards."), told, ...trusted(),
      make("ol", { className: "moves" }, ...items.values()), make("div", { className: "deeds" }, button(next.textContent ?? "", () => next.click(), "main")));
    Cardwright.page.one(HTMLElement, ".ended", board).after(box);
    head.focus({ preventScroll: true });
    const line = document.querySelector(".turn-line"); // it stays over the page
    if (line instanceof HTMLElement) box.style.scrollMarginTop = `${line.offsetHeight + 12}px`;
    box.scrollIntoView({ block: "start" });
    /** @type {Session.Judged[]} */
    const judged = [];
    for (const move of moves.filter(chosen)) {
      if (!box.isConnected) return;
      const found = await now.ask({ do: "review", move: move.move });
      judged.push(found);
      bar.value = judged.length;
      items.get(move.move)?.append(...judgment(found, () => rewind(back(link, move.move)), start(move.says)));
      items.get(move.move)?.classList.add(found.kind);
    }
    const worst = costliest(judged);
    told.replaceChildren(summary(judged));
    if (!worst) return;
    const marked = items.get(worst.move);
    marked?.classList.add("worst");
    marked?.querySelector(".verdict")?.append(make("span", {}, judged.filter(({ kind }) => kind === "costly").length > 1 ? ", the costliest" : ""));
    told.after(button("Show the costliest move", () => {
      marked?.scrollIntoView({ block: "center" });
      marked?.querySelector("button")?.focus({ preventScroll: true });
    }));
  }

  /** How far a costly move is to be trusted, in place, so that nobody leaves the review; the site of
      a deck has no figures. */
  function trusted() {
    const { caution = "", measured = "" } = Cardwright.page.one(HTMLElement, ".playing").dataset;
    if (!caution) return [];
    const page = document.querySelector('footer a[href*="checked.html"]');
    const all = page instanceof HTMLAnchorElement ? [make("a", { href: `${page.href}#judgments`, target: "_blank", rel: "noopener" }, "The figures of all games (in a new tab)")] : [];
    return [make("p", {}, `A move called costly may still be right. ${caution}`), make("details", {}, make("summary", {}, "How true is that?"),
      make("p", {}, "The trial deals of a review are played on by beginners, so it can overstate a loss. We had good players play both moves on, with the true cards. ", measured), make("p", {}, ...all))];
  }

  /** A move as the list has it: its card, who did what, and what became of it.
      @param {Session.Move} move @param {LiveMatch} now @param {boolean} chosen */
  function item({ seat, says, cards, told }, now, chosen) {
    const mine = now.persons === 1 && seat === words.first(now.match);
    const outcome = told.filter(({ news }, place) => news && place > 0).map(({ text }) => ` ${text}`);
    return make("li", { className: chosen ? "chosen" : "" },
      ...cards.slice(0, 1).map(({ id }) => Cardwright.view.face(id, "")),
      make("p", {}, make(chosen ? "strong" : "span", {}, mine ? `You ${says}.` : told[0]?.text ?? `${says}.`), ...outcome));
  }

  /** The judgment of a move, what would have been better and why, and the way back.
      @param {Session.Judged} found @param {() => void} again @param {string} name */
  function judgment(found, again, name) {
    const { kind, loss, better, why, figures } = found;
    const parts = [make("p", { className: "verdict" }, verdict(found))];
    if (kind === "costly" && better) parts.push(make("p", { className: "why" }, make("strong", {}, `Better: ${better.says}. `), [why, figures].filter(Boolean).join(" ")));
    if (kind === "fine" && better && loss) parts.push(make("p", { className: "why" }, `Perhaps better: ${better.says}.`));
    const key = button("Play on from here", again);
    key.append(make("span", { className: "unseen" }, `, in place of: ${name}`));
    return kind === "costly" || kind === "fine" ? [...parts, key] : parts;
  }

  /** The match as it was before a move of its last deal. @type {ReviewPart["back"]} */
  function back(match, move) {
    const actions = match.actions ?? [];
    return { ...match, learning: true, actions: [...actions.slice(0, -1), (actions.at(-1) ?? []).slice(0, move - 1)] };
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, review: { show, back, costliest, summary, verdict } };
})();
