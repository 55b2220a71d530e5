/* A match that is played on the page: the engine (play.js) is asked, the table drawn, and each seat
   that the engine keeps plays in its turn. What was begun stays in this browser, with every rule that
   was met on the way. */
(() => {
  "use strict";

  const { one } = Cardwright.page;
  const { again, make, button, mark, start } = Cardwright.elements;
  const { settings, shown } = Cardwright.terms;
  const { open, knock } = Cardwright.kept;
  const { view, words, sight, engine, door, daily, awake, keys, review, LiveMatch, Refusal } = Cardwright;
  const place = one(HTMLElement, ".playing");
  const { game = "", title, deal: dealWord = "", lawPage = "", met = "", deeds = "", first = "" } = place.dataset;
  /** What a deed comes to and may cost, by its notation. @type {Record<string, Table.Cost>} */
  const COSTS = JSON.parse(deeds);
  /** @type {Table.Hint[]} */
  const HINTS = JSON.parse(first);
  const GLANCE = 100; // milliseconds for which a table stands at least that is meant to be seen

  /** @type {Stored<string[]>} */
  const hinted = new Cardwright.Stored(`first.${game}`, "the hints that you have seen", Cardwright.Stored.isTexts, []);
  const how = shown();
  const board = make("div", { className: "board" });
  const said = make("p", { className: "turn-line", role: "status" });
  const helper = Cardwright.helping(() => now, () => { if (sure >= 0 || said.matches(".no")) say(wanted()); });
  const presses = new sight.Presses();
  let now = new LiveMatch();
  let run = 0; // whoever waits while another begins has nothing more to do
  let offered = ""; // the way back to the stored match, as it is offered before the deal
  let sure = -1; // the action that was asked about
  let drawn = 0; // when the table was drawn
  let begins = false; // a table that is drawn for the first time
  let playing = false; // something was pressed, and is not yet done
  let left = false; // another tab has the match
  let practice = false; // a deal that is played on from a move of it, beside the stored match

  // ---------------------------------------------------------------- before the deal

  function enter() {
    awake.release();
    offered = door.offered();
    board.replaceChildren(...door.doors(Boolean(now.match), begin, resume), settings(how));
    say("");
    door.arrive(Boolean(now.match));
  }

  const leave = () => { run += 1; enter(); };

  /** Go on with the match as it is stored now. */
  function resume() {
    const match = door.again();
    if (match) begin(match, true);
    else enter();
  }

  /** Begin a match, or come back to one that is stored; the engine is loaded when it is not yet.
      @param {Session.Match} match */
  async function begin(match, ours = false, aside = false) {
    const mine = (run += 1);
    awake.keep();
    practice = aside;
    const bar = make("progress", { max: 1, value: 0, ariaLabel: "Loading the engine" });
    board.replaceChildren(make("p", {}, "Getting the cards. ", bar));
    say("Loading the engine.");
    place.scrollIntoView();
    try {
      await engine.start((share) => { bar.value = share; });
      now = new LiveMatch(match);
      left = false;
      const answer = await now.ask({ ...match, do: "begin" }).catch((error) => {
        if (ours && error instanceof Refusal && mine === run) door.stored.setAside();
        throw error;
      });
      if (mine !== run) return;
      history.replaceState(null, "", location.pathname + location.search);
      note(answer);
      if (now.resumed(answer.deal)) now.story.hush();
      begins = true;
      await go(answer);
      open(view.pictures());
    } catch (error) {
      if (mine === run) fail(error, () => begin(match, ours));
    }
  }

  /** Say what is wrong, with ways on; what the engine has refused it will refuse again.
      @param {unknown} error @param {() => void} again */
  function fail(error, again) {
    playing = false;
    instead(error instanceof Error ? error.message : String(error),
      ...(error instanceof Refusal ? [] : [button("Try again", again)]), button("Another match", enter));
  }

  /** Leave the match to another tab, where that has gone on with it or begun another. */
  function overtaken() {
    if (left || practice) return left;
    if (!door.stored.stale || !door.stored.read()) return false;
    left = true;
    run += 1;
    instead("This match is open in another tab.", button("Continue here", resume), button("Another match", enter));
    return true;
  }

  /** Show a sentence and buttons in place of the table. @param {string} text @param {HTMLElement[]} ways */
  function instead(text, ...ways) {
    awake.release();
    board.replaceChildren(make("p", {}, text), make("div", { className: "deeds" }, ...ways));
    say(text);
  }

  /** Do something with the engine for whoever has pressed; what fails is told with a way on.
      @template {unknown[]} T @param {(mine: number, ...given: T) => unknown} deed @returns {(...given: T) => Promise<void>} */
  function guarded(deed) {
    return async (...given) => {
      const mine = (run += 1);
      try {
        await deed(mine, ...given);
      } catch (error) {
        if (mine === run) fail(error, () => begin(door.stored.read()?.match ?? now.match, true));
      }
    };
  }

  // ---------------------------------------------------------------- how it goes on

  /** From a moment on, until a person is to do something. @param {Session.Moment} moment */
  async function go(moment) {
    const mine = run;
    let at = moment;
    while (!at.deal_over && at.keeper !== "person") {
      await watch(how.speed === "0");
      const { name } = now.match.seats[at.to_move];
      if (how.speed === "press") say(now.story.news(at.deal), silent(`${name} plays next.`));
      else say(silent(`${now.story.newest(at.deal).at(-1)?.text ?? ""} ${name} is thinking.`));
      await sight.pause(board, how.speed, now.trick.length > 0);
      if (mine !== run) return;
      at = await step();
      if (mine !== run) return;
    }
    if (at.deal_over) {
      await watch();
      await over();
    } else if (now.seat >= 0 && now.seat !== at.to_move && now.persons > 1) pass(at.to_move);
    else await turn(at.to_move);
  }

  /** A seat of the engine plays. */
  async function step() {
    const seat = now.seat >= 0 && now.look.seats[now.seat].at_table ? { seat: now.seat } : {};
    const answer = await now.ask({ do: "step", ...seat });
    note(answer);
    return answer;
  }

  /** The table as it is seen while others play; when they play at once, not every card is shown. */
  async function watch(hurried = false) {
    const seat = now.seat >= 0 ? now.seat : words.first(now.match);
    await now.see(seat).catch(() => now.see(now.look.seats.findIndex((each) => each.at_table)));
    if (now.persons > 1 && now.seat < 0) now.look.hand = []; // nobody has said yet who looks
    if (!hurried || begins || performance.now() - drawn > GLANCE) draw();
  }

  /** A person is to play, and looks at the own hand; the line says what was not heard yet, or what is
      given in its place. @param {number} seat @param {(Node | string)[]} given */
  async function turn(seat, ...given) {
    if (now.seat !== seat) now.calls = [];
    now.seat = seat;
    await now.see(seat);
    now.calls = (await now.ask({ do: "calls", seat })).calls;
    if (!await remember()) return;
    draw();
    const { look, calls, match } = now;
    const tip = given.length ? "" : help();
    say(...(given.length ? given : [now.story.news(look.deal)]), unseen(now.greeting()), wanted(), unseen(words.choices(look, calls, match), tip && `Tip: ${tip}`));
    bring();
  }

  /** Words for whoever hears the table; they are seen as cards and buttons. @param {string[]} texts */
  const unseen = (...texts) => make("span", { className: "unseen" }, texts.filter(Boolean).map((text) => ` ${text} `).join(""));
  /** Words for whoever sees the table, and can wait. @param {string} text */
  const silent = (text) => make("span", { ariaHidden: "true" }, text);
  const bring = () => sight.bring(board, said, words.elsewhere(now.look) && !now.calls.length ? ".deeds button" : ".own");
  const wanted = () => words.wanted(now.look, now.match);

  /** Store the match as far as it has come, and return it; or null if another tab has it now. */
  async function remember(ended = false) {
    const { link: match } = await now.ask({ do: "link" });
    if (overtaken()) return null;
    if (!practice) door.keep(match, ended);
    return match;
  }

  /** The device goes to another person: until then no hand is shown. @param {number} seat */
  function pass(seat) {
    const { name } = now.match.seats[seat];
    board.replaceChildren(make("h2", { tabIndex: -1 }, `Pass this to ${name}`), now.story.recent(now.look.deal),
      make("div", { className: "deeds" }, button(`I am ${name}: show my hand`, guarded(() => turn(seat)), "main")));
    say(silent(`It is ${name}’s turn.`)); // the heading says so
    one(HTMLElement, "h2", board).focus();
  }

  /** A person wants to do something; while others play they go on, and a second tap is one too many.
      @type {Table.Does["act"]} */
  function act(action, name) {
    const { look } = now;
    if (playing || action === null) return;
    if (look.to_move === look.seat) play(action, name);
    else say(`It is not your turn. ${look.seats[look.to_move]?.name ?? "Nobody"} plays next.`);
  }

  /** What is more than a card: who is learning reads what it may cost, or what is plainly better, and
      presses again; in a deal that counts once, everyone does. @type {Table.Does["deed"]} */
  function deed({ action, says, name, clause }, event) {
    if (presses.slips(action, event, sure, drawn)) return;
    const why = now.match.learning || (door.isSingle && COSTS[name]) ? words.doubt({ action, name }, now.look, COSTS, now.advised) : "";
    if (!why || sure === action) act(action, says);
    else askFirst(action, event, `${start(says)}? ${again()} to do it, or choose something else. `, news(why, ...marked(clause)));
  }

  /** A card is played; who is learning, and could announce with it or do what is plainly better, is
      asked first, and sees how. @type {Table.Does["card"]} */
  function card(id, event) {
    const { action, name, may: allowed } = now.look.hand.find((each) => each.id === id) ?? { action: null, name: "", may: false };
    const better = allowed && now.match.learning ? words.better(id, now.look, now.advised) : [];
    if (!better.length || action === null) return act(action, name);
    if (presses.slips(action, event, sure, drawn)) return undefined;
    if (sure === action) return act(action, name);
    const so = better[0].action === now.look.plain ? "first" : "alone";
    askFirst(action, event, `Play the ${name} ${so}? ${again()} to play it ${so}, or choose something else. `, news(`Below your hand you may ${better[0].says}.`));
    return sight.advise(board, better.map((each) => each.action));
  }

  /** Ask whether that is meant, until something else is said; what was pressed stays under the finger.
      @param {number} action @param {MouseEvent} event @param {(Node | string)[]} what */
  function askFirst(action, { currentTarget }, ...what) {
    sight.still(/** @type {Element} */ (currentTarget), () => say(...what));
    sure = action;
  }

  /** It is done, or the judge says why not. */
  const play = guarded(async (mine, /** @type {number} */ action, /** @type {string} */ name) => {
    playing = true; // until the table is drawn again
    const answer = await now.ask({ do: "play", seat: now.seat, action });
    if (!answer.ok) return refuse(name, answer);
    note(answer);
    return mine === run && go(answer);
  });

  /** @param {string} name @param {Session.Refused} verdict */
  function refuse(name, { text, clause, clauses }) {
    playing = false;
    say(`Not the ${name}. `, text, " ", ...(clause ? [mark(clause, clauses[clause], lawPage)] : []));
    said.classList.add("no");
    now.cite(clause ? [clause] : []);
    if (getComputedStyle(said).position !== "sticky") said.scrollIntoView({ block: "nearest" });
  }

  /** Write down what happened. @param {Session.Dealt | Session.Done} answer */
  function note(answer) {
    now.note(answer);
    if (!answer.did) presses.forget();
    else if (answer.did.cards.length && how.sound) knock();
  }

  // ---------------------------------------------------------------- what is drawn

  /** @param {(Node | string)[]} what */
  function say(...what) {
    sure = -1; // what it asked before is no longer asked
    said.className = "turn-line";
    said.replaceChildren(...what);
    sight.shorten(said);
    sight.settle(place, said, false);
    Cardwright.marks.close(); // the rule behind what it said before
  }

  /** @param {(Node | string)[]} what */
  const news = (...what) => make("span", { className: "news" }, ...what);
  /** @param {string[]} clauses */
  const marks = (...clauses) => view.marks(clauses, now.texts);
  const marked = (/** @type {string} */ clause) => (clause ? marks(clause) : []);

  function draw() {
    const { look, story } = now;
    const does = { act, card, deed, plain: now.match.learning ? look.plain : null, costs: COSTS, came: now.came, calls: now.calls, asked: now.asked };
    const { counts, others } = view.facts(look);
    const felt = make("section", { className: "table-top cloth" }, view.around(look), view.middle(look, now.trick), others, counts);
    felt.setAttribute("aria-label", "The table");
    felt.addEventListener("click", recall);
    sight.redraw(board, make("h2", { className: "unseen", tabIndex: -1 }, `${title}, ${dealWord} ${look.deal}`), felt,
      view.hand(look, does), view.deeds(look, does), ...view.calls(look, does), helper.tools(advise, back, practice ? [button("Back to your match", resume)] : []), helper.box, story.recent(look.deal), view.sheet(look), story.whole(dealWord), settings(how), ways());
    helper.box.replaceChildren();
    sight.settle(place, said, begins);
    if (begins) {
      place.scrollIntoView();
      sight.toHand(board);
    }
    [begins, playing, drawn] = [false, false, performance.now()];
  }

  /** Say what was told last of the card or the pile that was tapped; the story has it for all.
      @param {MouseEvent} event */
  function recall({ target }) {
    const { about, what } = sight.tapped(target);
    const last = about && now.story.last(now.look.deal, about);
    if (!last) return;
    const when = `${what ? `${what}. ` : ""}${last.dealt ? "At the deal: " : ""}`;
    say(news(when, last.text, ...marks(...last.clauses), " "), now.look.to_move === now.look.seat ? wanted() : "");
  }

  // ---------------------------------------------------------------- help

  /** Ways away from the table. */
  const ways = () => make("div", { className: "deeds ways" }, ...(practice ? [make("p", {}, "This is practice. Your match is kept as it was.")] : []), button("Another match", leave),
    make("a", { href: met }, "Rules you have met (your match is saved)"));

  /** What the engine would do is said above the table and marked in the hand, so that neither moves
      out of sight; the figures stand below the buttons. */
  const advise = guarded(async () => {
    const { action, says, why, prospect, figures } = await now.ask({ do: "advise", seat: now.look.seat });
    const call = now.calls.find((each) => each.action === action);
    if (call) {
      now.asked = { seat: call.seat, group: call.card.group };
      draw();
    }
    now.advised = action;
    board.querySelector(".hint")?.remove();
    if (figures) helper.show(make("p", {}, figures));
    say(make("strong", {}, `${start(says)}. `), news([why, prospect].filter(Boolean).join(" ")));
    bring();
    sight.advise(board, [action]);
  });

  const back = guarded(async () => {
    const { seat, deal } = now.look;
    const undone = now.story.own(deal);
    await now.ask({ do: "undo", seat });
    const match = await remember();
    if (!match) return;
    now.retell();
    note(await now.ask({ do: "begin", ...match })); // which tells the deal from its beginning
    now.story.hush();
    now.came = new Set();
    await turn(seat, undone ? `Your last move is undone: ${undone} ` : "Your last move is undone. ");
  });

  /** In the first deals, what to notice now; it is seen below the choices, and heard in the line. */
  function help() {
    const done = hinted.read();
    const cited = now.story.since(now.look.deal).flatMap((entry) => entry.told.flatMap((each) => each.clauses));
    const next = words.hint(HINTS, done, now.look.question, cited);
    if (!next) return "";
    hinted.write([...done, next.text]);
    helper.box.before(make("p", { className: "hint" }, make("strong", {}, "Tip: "), next.text));
    return next.text;
  }

  // ---------------------------------------------------------------- when a deal is over

  async function over() {
    const end = await now.end();
    const last = end.match_over || door.isSingle;
    if (!await remember(last)) return;
    now.meet(end.sheet.filter((line) => line.deal === end.deal).flatMap((line) => line.clauses));
    const next = practice ? button("Back to your match", resume, "main") : last ? button("Another match", enter, "main") : button(`Next ${dealWord}`, nextDeal, "main");
    await review.show(board, now, end, next, (match) => begin(match, false, true), guarded, practice ? [] : daily.ended(end, now, door.more));
    const heard = now.story.news(end.deal);
    heard.classList.add("unseen"); // the review says it to the eye
    say(heard, `${end.match_over ? "The match" : `The ${dealWord}`} is over. The score is now: ${words.standing(end)}.`);
  }

  const nextDeal = guarded(async () => {
    const answer = await now.ask({ do: "next" });
    note(answer);
    begins = true;
    await go(answer);
  });

  // ---------------------------------------------------------------- by keyboard

  board.addEventListener("keydown", (event) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest(".own, .deeds, .asking, .tools") && board.querySelector(".own"))) return;
    if (target.closest(".own") && sight.arrows(board, event)) return;
    keys.press(event, { ...helper.deeds, h: () => { if (helper.isMine()) advise(); }, u: () => { if (now.look.may_undo) back(); } });
  });

  place.prepend(said, board);
  place.classList.add("ready");
  addEventListener("hashchange", () => { if (door.sent()) leave(); });
  door.heard(() => {
    if (board.querySelector(".table-top")) overtaken();
    else if (board.querySelector(".terms") && door.offered() !== offered) enter();
  });
  if (location.protocol === "file:") board.replaceChildren(make("p", {}, engine.NOT_SERVED));
  else enter();
})();
