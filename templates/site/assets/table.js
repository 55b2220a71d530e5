/* A match that is played on the page: the engine (play.js) is asked, the table drawn, and each seat
   that the engine keeps plays in its turn. What was begun stays in this browser, with every rule that
   was met on the way. */
(() => {
  "use strict";

  const { make, button, mark, start } = Cardwright.elements;
  const { terms, settings, shown } = Cardwright.terms;
  const { met, begun, linked, link, download, copy, knock } = Cardwright.kept;
  const view = Cardwright.view;
  const Story = Cardwright.Story;
  const engine = Cardwright.engine;
  const place = document.querySelector(".playing");
  const { game, title, deal: dealWord } = place.dataset;
  const OFFER = JSON.parse(place.dataset.offer);
  const COSTS = JSON.parse(place.dataset.deeds); // what a deed comes to, by its notation
  const TWICE = { within: 500, after: 1500, near: 40 }; // milliseconds and pixels: see deed()
  const NEARLY = 40; // pixels of something that are not enough to see it
  const GAP = 12; // pixels left below what is brought into sight
  const GLANCE = 100; // milliseconds for which a table stands at least that is meant to be seen
  const NOT_SERVED = "A game can be played here only where the site is served: “cardwright site --serve” does that on your computer.";

  const stored = begun(game, OFFER);
  const isList = (value) => Array.isArray(value) && value.every((text) => typeof text === "string");
  const hinted = new Cardwright.Stored(`first.${game}`, "the hints that you have seen", isList, []);
  const how = shown(fit);
  const minute = place.querySelector(".in-a-minute");
  const board = make("div", { className: "board" });
  const said = make("p", { className: "turn-line", role: "status" });
  const now = { match: null, seat: -1, look: null, calls: [], came: new Set(), asked: {}, trick: [], texts: {} };
  let story = null; // what was told
  const marks = (clauses) => view.marks(clauses, now.texts);
  let run = 0; // whoever waits while another begins has nothing more to do
  let pressed = null; // when and where the last press was

  // ---------------------------------------------------------------- before the deal

  function enter() {
    const { match, ended } = stored.read() ?? {};
    const playing = match && !ended;
    now.door = door(stored.read());
    const sent = linked(game, OFFER);
    const doors = make("div", { className: "deeds" });
    if (sent?.match) doors.append(button(playing ? "Replace it with the match of this link" : "Play the match of this link", () => begin(sent.match)));
    if (match) doors.append(button(now.door, resume));
    else if (!met.read()[game]) doors.append(button(minute.querySelector("summary").textContent, explain));
    const { form, seats, agreements, learning } = match ?? {};
    const before = match ? { game, form, seats, agreements: agreements ?? {}, learning } : { game };
    const lost = playing ? "It takes the place of the match that you have begun." : "";
    const weight = now.match ? "" : place.dataset.weight; // whoever has played here has loaded it
    board.replaceChildren(...noted(sent, playing), doors, terms(OFFER, weight, before, lost, begin), settings(how, fit));
    say("");
    if (now.match) place.scrollIntoView();
  }

  /** The name of the way back to a stored match, or "". */
  const door = (kept) => (!kept ? "" : kept.ended ? "Look at your last match" : "Go on with your match");

  /** What is said of a link: that it would replace a match, is to another game, or is damaged. */
  function noted(sent, playing) {
    if (!sent) return [];
    if (sent.match) return playing ? [make("p", {}, "You have a match in progress. The match of this link would replace it.")] : [];
    const other = [...document.querySelectorAll(".head a")].find((each) => each.pathname.endsWith(`/${sent.other}.html`));
    if (!other) return [make("p", { className: "warning" }, "This link is damaged: a part of it is missing or was changed. Ask for it again.")];
    const table = new URL(`${sent.other}/play.html${location.hash}`, other.href).href;
    return [make("p", { className: "warning" }, `This link is to a match of ${other.textContent.trim()}. `, make("a", { href: table }, "Open it at its own table"), ".")];
  }

  /** Go on with the match as it is stored now. */
  function resume() {
    const { match } = stored.read() ?? {};
    if (match) begin(match, true);
    else enter();
  }

  /** Open the game in a minute, and go there. */
  function explain() {
    minute.open = true;
    minute.scrollIntoView();
    minute.querySelector("summary").focus({ preventScroll: true });
  }

  /** Begin a match, or come back to one that is stored; the engine is loaded when it is not yet. */
  async function begin(message, ours = false) {
    const mine = (run += 1);
    const bar = make("progress", { max: 1, value: 0, ariaLabel: "How much of the engine has come" });
    board.replaceChildren(make("p", {}, "The cards are on their way. ", bar));
    say("The engine is being loaded.");
    place.scrollIntoView();
    try {
      await engine.start((share) => { bar.value = share; });
      story = new Story(marks, (clause) => now.texts[clause]);
      Object.assign(now, { match: message, seat: -1, calls: [], asked: {}, came: new Set(), trick: [], texts: {}, left: false });
      const answer = await ask({ ...message, do: "begin" }).catch((error) => {
        if (ours && error.refused && mine === run) stored.setAside();
        throw error;
      });
      if (mine !== run) return;
      history.replaceState(null, "", location.pathname + location.search);
      note(answer);
      now.begins = true;
      await go(answer);
      keepFaces();
    } catch (error) {
      if (mine === run) fail(error, () => begin(message, ours));
    }
  }

  /** Where what was opened is kept (kept.js), every card is opened, for when there is no network. */
  async function keepFaces() {
    if (!navigator.serviceWorker?.controller) return;
    for (const name of place.dataset.faces.split(" ")) {
      await fetch(`${place.dataset.cards}${name}.svg`).catch(() => null);
    }
  }

  /** Say what is wrong, with ways on; what the engine has refused it will refuse again. */
  function fail(error, again) {
    now.playing = false;
    board.replaceChildren(make("p", {}, error.message), make("div", { className: "deeds" },
      ...(error.refused ? [] : [button("Try again", again)]), button("Another match", enter)));
    say(error.message);
  }

  /** Leave the match to another tab, where that has gone on with it or begun another. */
  function overtaken() {
    if (now.left) return true;
    if (!stored.stale || !stored.read()) return false;
    now.left = true;
    run += 1;
    const told = "The match is being played in another tab.";
    board.replaceChildren(make("p", {}, told), make("div", { className: "deeds" },
      button("Go on here", resume), button("Another match", enter)));
    say(told);
    return true;
  }

  /** The answer of the engine; an error that it tells is thrown with its hint. */
  async function ask(message) {
    const answer = await engine.ask(message);
    if (answer.error) throw Object.assign(new Error([answer.error, answer.hint].filter(Boolean).join(": ")), { refused: true });
    Object.assign(now.texts, answer.clauses);
    return answer;
  }

  /** Do something with the engine for whoever has pressed; what fails is told with a way on. */
  function guarded(deed) {
    return async (...given) => {
      const mine = (run += 1);
      try {
        await deed(mine, ...given);
      } catch (error) {
        if (mine === run) fail(error, () => begin(stored.read()?.match ?? now.match, true));
      }
    };
  }

  // ---------------------------------------------------------------- how it goes on

  const persons = () => now.match.seats.filter((seat) => (seat.keeper ?? "person") === "person").length;

  /** From a moment on, until a person is to do something. */
  async function go(moment) {
    const mine = run;
    let at = moment;
    for (;;) {
      if (at.deal_over) {
        await watch();
        return over();
      }
      if (at.keeper === "person") {
        if (now.seat >= 0 && now.seat !== at.to_move && persons() > 1) return pass(at.to_move);
        return turn(at.to_move);
      }
      await watch(how.speed === "0");
      say(`${now.match.seats[at.to_move].name} is to play.`);
      await pause();
      if (mine !== run) return;
      at = await step();
      if (mine !== run) return;
    }
  }

  /** A seat of the engine plays. */
  async function step() {
    const seat = now.seat >= 0 && now.look.seats[now.seat].at_table ? { seat: now.seat } : {};
    const answer = await ask({ do: "step", ...seat });
    note(answer);
    return answer;
  }

  /** The table as it is seen while others play; when they play at once, not every card is shown. */
  async function watch(hurried = false) {
    const first = now.match.seats.findIndex((seat) => (seat.keeper ?? "person") === "person");
    const seat = now.seat >= 0 ? now.seat : Math.max(first, 0);
    await see(seat).catch(() => see(now.look.seats.find((one) => one.at_table).seat));
    if (persons() > 1 && now.seat < 0) now.look.hand = []; // nobody has said yet who looks
    if (!hurried || now.begins || performance.now() - now.drawn > GLANCE) draw();
  }

  /** A person is to play, and looks at the own hand. */
  async function turn(seat, anew = true) {
    if (now.seat !== seat) now.calls = [];
    now.seat = seat;
    await see(seat);
    now.calls = (await ask({ do: "calls", seat })).calls;
    if (!await remember()) return;
    draw();
    say(story.news(now.look.deal), wanted(now.look));
    if (anew) help();
    bring(now.look);
  }

  /** What there is to do comes into sight, where it is not: whoever has pressed a low button is
      below the hand. With it comes as much below as leaves room for what lies on the table. */
  function bring(look) {
    const what = board.querySelector(elsewhere(look) ? ".deeds" : ".own");
    const { top, bottom } = what?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
    const covered = said.getBoundingClientRect().bottom;
    const table = board.querySelector(".middle").getBoundingClientRect().top;
    const room = innerHeight - said.offsetHeight;
    const lows = [".helped", ".deeds", ".tools", ".own"].map((name) => board.querySelector(name)?.getBoundingClientRect().bottom).filter(Boolean);
    const low = lows.find((one) => one + GAP - table < room);
    if (low > innerHeight) scrollBy({ top: low + GAP - innerHeight, behavior: "instant" });
    else if (low && table < covered) scrollBy({ top: table - covered, behavior: "instant" });
    else if (!low && (bottom < covered + NEARLY || top > innerHeight - NEARLY)) what.scrollIntoView({ block: "center" });
  }

  /** Whether no card of the hand can be played, and a button is to be pressed. */
  const elsewhere = ({ question, hand }) => question !== "lead" && hand.length > 0 && !hand.some((card) => card.may);

  /** Store the match as far as it has come, and return it; or null if another tab has it now. */
  async function remember(ended = false) {
    const { link: match } = await ask({ do: "link" });
    if (overtaken()) return null;
    stored.write({ match, ended });
    return match;
  }

  /** What a person is to do, in a sentence; where no card can be played, that is said. */
  function wanted(look) {
    const led = inPlay(look).filter((one) => one.seat !== look.seat).at(-1);
    const name = persons() > 1 ? `${look.seats[look.seat].name}, it` : "It";
    const to = look.question === "lead" ? " to lead" : led ? `, after the ${led.card.name}` : "";
    const plain = now.match.learning && look.open.find((one) => one.action === look.plain);
    const could = plain ? `; you could ${plain.says}` : "";
    return `${name} is your turn${elsewhere(look) ? ": say below what you do" : `${to}${could}`}.`;
  }

  /** The device goes to another person: until then no hand is shown. */
  function pass(seat) {
    const name = now.match.seats[seat].name;
    board.replaceChildren(make("h2", { tabIndex: -1 }, `Pass this to ${name}`), story.recent(now.look.deal),
      make("div", { className: "deeds" }, button(`I am ${name}: show my hand`, guarded(() => turn(seat)), "main")));
    say(`It is the turn of ${name}.`);
    board.querySelector("h2").focus();
  }

  /** A person wants to do something; while others play they go on, and a second tap is one too many. */
  function act(action, name) {
    const { look } = now;
    if (now.playing) return undefined;
    if (look.to_move === look.seat) return play(action, name);
    return say(`It is not your turn: ${look.seats[look.to_move]?.name ?? "nobody"} is to play.`);
  }

  /** What is more than a card: who is learning reads what it may cost, or what is plainly better, and
      presses again. */
  function deed({ action, says, name, text, clause }, event) {
    if (slips(action, event)) return undefined;
    const { open, plain } = now.look;
    const better = plain === action ? null : open.find((one) => one.action === plain);
    if (!now.match.learning || plain === action || !(better || COSTS[name]) || now.sure === action) return act(action, says);
    const why = COSTS[name] ? `${text} ${COSTS[name]}` : `You may ${better.says}.`;
    const words = make("span", { className: "news" }, why, ...marks([clause].filter(Boolean)));
    return askFirst(action, event, `${start(says)}? `, words, " Press again to do it, or do something else.");
  }

  /** A card is played; who is learning, and could announce with it or do what is plainly better, is
      asked first, and sees how. */
  function card({ id, action, name, may: allowed }, event) {
    const { open, plain } = now.look;
    const better = allowed && now.match.learning ? open.filter((one) => one.action === plain || (one.cards.length > 1 && one.cards.includes(id))) : [];
    if (!better.length) return act(action, name);
    if (slips(action, event)) return undefined;
    if (now.sure === action) return act(action, name);
    const so = better[0].action === plain ? "first" : "alone";
    const words = make("span", { className: "news" }, `Below your hand you may ${better[0].says}.`);
    askFirst(action, event, `The ${name} ${so}? `, words, ` Press again to play it ${so}, or do something else.`);
    return advised(better.map((one) => one.action));
  }

  /** Mark what would be done, and bring it into sight. */
  function advised(actions) {
    for (const key of board.querySelectorAll("[data-action]")) key.classList.toggle("advised", actions.includes(Number(key.dataset.action)));
    board.querySelector(".deeds .advised")?.scrollIntoView({ block: "nearest" });
  }

  /** Whether it is a second press at the same place, that nobody meant: at once after the question,
      or at what slides under the finger when the table is drawn. */
  function slips(action, event) {
    const before = pressed;
    pressed = { action, at: event.timeStamp, x: event.clientX, y: event.clientY };
    const near = before && event.detail && Math.hypot(pressed.x - before.x, pressed.y - before.y) < TWICE.near;
    const passed = near ? pressed.at - before.at : Infinity;
    if (now.sure === action && passed < TWICE.within) return true;
    const slid = before?.action !== action && passed < TWICE.after;
    return slid && pressed.at - now.drawn < TWICE.within;
  }

  /** Ask whether that is meant, until something else is said; what was pressed stays under the finger. */
  function askFirst(action, { currentTarget: key }, ...what) {
    const { top } = key.getBoundingClientRect();
    say(...what);
    now.sure = action;
    scrollBy({ top: key.getBoundingClientRect().top - top, behavior: "instant" });
  }

  /** It is done, or the judge says why not. */
  const play = guarded(async (mine, action, name) => {
    now.playing = true; // until the table is drawn again
    const answer = await ask({ do: "play", seat: now.seat, action });
    if (!answer.ok) return refuse(name, answer);
    note(answer);
    if (mine === run) await go(answer);
  });

  function refuse(name, { text, clause, clauses }) {
    now.playing = false;
    say(`Not the ${name}. `, text, " ", ...(clause ? [mark(clause, clauses[clause], place.dataset.lawPage)] : []));
    said.classList.add("no");
    meet([clause].filter(Boolean));
  }

  /** Write down what happened, and show a trick that is complete until another begins. */
  function note(answer) {
    const mine = answer.did?.seat === now.seat && now.seat >= 0;
    const drawn = persons() > 1 ? [] : (answer.came ?? []).map((card) => card.name); // else for others to read
    const byCard = mine && [...now.look.hand, ...now.calls].some(({ action }) => action === answer.did.action);
    story.add({ deal: answer.deal, told: answer.told, dealt: !answer.did, mine, byCard, met: meet(answer.told.flatMap((one) => one.clauses)), drawn });
    now.came = new Set((answer.came ?? []).map((card) => card.id).concat(answer.did && answer.did.seat !== now.seat ? [...now.came] : []));
    if (!answer.did) {
      Object.assign(now, { trick: [], noted: -1 });
      pressed = null; // another table: what was pressed at the one before is over
    }
    if (!answer.did?.cards.length) return;
    if (how.sound) knock();
    const { name } = now.match.seats[answer.did.seat];
    now.trick = [...inPlay(now.look), ...answer.did.cards.map((card) => ({ card, why: name }))];
  }

  const inPlay = (look) => look.table.lying.filter((one) => one.how !== "turned up");

  /** What a seat sees now; a trick that is complete is shown until the next begins. */
  async function see(seat) {
    const before = now.look;
    now.look = await ask({ do: "look", seat });
    const left = new Set(now.look.hand.map((card) => card.id));
    if (before?.seat === seat) story.lose(before.hand.filter((card) => !left.has(card.id)).map((card) => card.name));
    if (inPlay(now.look).length) now.trick = [];
    if (now.noted >= 0) return;
    const scored = now.look.sheet.findIndex((one) => one.deal === now.look.deal && one.points); // before one came back to it
    now.noted = scored < 0 ? now.look.sheet.length : scored;
  }

  const pause = () => new Promise((done) => {
    if (how.speed !== "press") return setTimeout(done, Number(how.speed) * (now.trick.length ? 1.6 : 1));
    const key = button("Go on", done, "main");
    board.querySelector(".deeds").append(key);
    if (!board.contains(document.activeElement)) key.focus();
  });

  // ---------------------------------------------------------------- what is drawn

  function say(...what) {
    now.sure = -1; // what it asked before is no longer asked
    said.className = "turn-line";
    said.replaceChildren(...what);
    Cardwright.marks.close(); // the rule behind what it said before
  }

  function fit() {
    place.classList.toggle("large-cards", how.large);
    place.classList.toggle("left-handed", how.left);
  }

  /** Draw the table; the focus stays on what it was on, or goes to the hand. */
  function draw() {
    const { look } = now;
    const within = board.contains(document.activeElement);
    const key = within ? document.activeElement.dataset.key : null;
    const does = { act, card, deed, plain: now.match.learning ? look.plain : null, costs: COSTS, came: now.came, calls: now.calls, asked: now.asked };
    const open = [...board.querySelectorAll("details[open]")].map((box) => box.className);
    const felt = make("section", { className: "table-top cloth" }, view.around(look), view.middle(look, now.trick), view.facts(look));
    felt.setAttribute("aria-label", "The table");
    felt.addEventListener("click", recall);
    board.replaceChildren(make("h2", { className: "unseen", tabIndex: -1 }, `${title}, ${dealWord} ${look.deal}`), felt,
      view.hand(look, does), tools(look), view.deeds(look, does), story.recent(now.look.deal), ...view.calls(look, does), view.sheet(look), story.whole(look.deal, `The ${dealWord} so far`), settings(how, fit), ways());
    for (const box of board.querySelectorAll("details")) if (open.includes(box.className)) box.open = true;
    if (now.begins) place.scrollIntoView();
    Object.assign(now, { begins: false, playing: false, drawn: performance.now() });
    if (!within) return;
    const same = key && [...board.querySelectorAll("[data-key]")].find((each) => each.dataset.key === key);
    (same ?? board.querySelector(".own [tabindex='0']") ?? board.querySelector("h2")).focus({ preventScroll: true });
  }

  /** Say what was told last of the card or the pile that was tapped; the story has it for all. */
  function recall({ target }) {
    const about = target.closest("[data-about]")?.dataset.about;
    const last = about && story.last(now.look.deal, about);
    if (!last) return;
    const what = target.closest(".pile")?.querySelector("figcaption").textContent;
    const when = `${what ? `${what}. ` : ""}${last.dealt ? "At the deal: " : ""}`;
    const asked = now.look.to_move === now.look.seat ? wanted(now.look) : "";
    say(make("span", { className: "news" }, when, last.text, ...marks(last.clauses), " "), asked);
  }

  // ---------------------------------------------------------------- help

  function tools(look) {
    const box = make("div", { className: "tools" });
    if (look.to_move === look.seat && !look.deal_over) box.append(button("What may I do?", may), button("Give me a hint", advise));
    if (look.may_undo) box.append(button("Take back", back));
    return box;
  }

  /** Ways away from the table. */
  function ways() {
    return make("div", { className: "deeds ways" }, button("Another match", () => { run += 1; enter(); }), make("a", { href: place.dataset.met }, "What you have met (your match is kept)"));
  }

  /** Say something below the buttons for help, where whoever has pressed one looks. */
  function helped(...what) {
    board.querySelector(".helped")?.remove();
    if (now.look.to_move === now.look.seat) say(story.news(now.look.deal), wanted(now.look)); // no refusal of before
    const box = make("div", { className: "helped", role: "status" });
    board.querySelector(".deeds").after(box);
    box.append(...what);
    return box;
  }

  function may() {
    const { look } = now;
    const called = new Set(now.calls.map((call) => call.action));
    const not = new Map(); // by the reason, the cards that it refuses
    for (const card of look.hand.filter((one) => one.action !== null && !one.may)) not.set(card.text, [...not.get(card.text) ?? [], card]);
    const any = !not.size && look.hand.filter((card) => card.may).length > 2;
    const cards = new Set(any ? look.hand.map((card) => card.action) : []);
    const lines = look.open.filter((one) => !called.has(one.action) && !cards.has(one.action)).map((one) => make("li", {}, `${start(one.says)}. ${one.text}`, ...marks([one.clause].filter(Boolean))));
    if (look.open.some((one) => called.has(one.action))) {
      const open = new Set(look.open.map((one) => one.action));
      const groups = [...new Set(now.calls.filter((call) => open.has(call.action)).map((call) => call.card.group))];
      lines.unshift(make("li", {}, `Ask for a card of the ${groups.join(", ")}. What is gray may not be asked for: tap it to read why.`));
    }
    if (any) lines.unshift(make("li", {}, "Play any card of your hand."));
    for (const [text, those] of not) {
      const names = [...new Set(those.map((card) => card.name))].join(", ");
      lines.push(make("li", { className: "not" }, `Not the ${names}: ${text}`, ...marks([those[0].clause].filter(Boolean))));
    }
    helped(make("p", {}, "You may:"), make("ul", {}, ...lines)).scrollIntoView({ block: "nearest" });
  }

  /** What the engine would do is said above the table and marked in the hand, so that neither moves
      out of sight; the figures stand below the buttons. */
  const advise = guarded(async () => {
    const { action, says, why, prospect, figures } = await ask({ do: "advise", seat: now.look.seat });
    const call = now.calls.find((one) => one.action === action);
    if (call) {
      Object.assign(now.asked, { seat: call.seat, group: call.card.group });
      draw();
    }
    if (figures) helped(make("p", {}, figures));
    const reason = [why, prospect].filter(Boolean).join(" ");
    say(make("strong", {}, `${start(says)}. `), make("span", { className: "news" }, reason));
    bring(now.look);
    advised([action]);
  });

  const back = guarded(async () => {
    const seat = now.look.seat;
    await ask({ do: "undo", seat });
    const match = await remember();
    if (!match) return;
    story = new Story(marks, (clause) => now.texts[clause]);
    note(await ask({ do: "begin", ...match })); // which tells the deal from its beginning
    now.came = new Set();
    await turn(seat, false);
    say("Your last move is taken back. ", wanted(now.look));
  });

  /** In the first deals, what to notice now: each told once, where it fits. */
  function help() {
    const done = new Set(hinted.read());
    const last = story.since(now.look.deal).flatMap((entry) => entry.told.flatMap((one) => one.clauses));
    const fits = ({ question, after }) => (!question || question === now.look.question) && (!after || last.includes(after));
    const next = JSON.parse(place.dataset.first).find((hint) => !done.has(hint.text) && fits(hint));
    if (!next) return;
    hinted.write([...done, next.text]);
    board.querySelector(".deeds").after(make("p", { className: "hint", role: "status" }, make("strong", {}, "To notice: "), next.text));
  }

  /** Mark rules as met; those that were not before. */
  function meet(clauses) {
    const all = met.read();
    const mine = all[game] ?? {}; // their words by their ids
    const new_ = [...new Set(clauses)].filter((clause) => !Object.keys(mine).includes(clause));
    const words = Object.fromEntries(new_.map((clause) => [clause, now.texts[clause]]));
    if (new_.length) met.write({ ...all, [game]: { ...mine, ...words } });
    return new_;
  }

  // ---------------------------------------------------------------- when a deal is over

  async function over() {
    const end = await ask({ do: "end" });
    const record = (await ask({ do: "record" })).record;
    const match = await remember(end.match_over);
    if (!match) return;
    const standing = end.score.map(({ who, points }) => `${who} ${points}`).join(", ");
    const winners = end.winners.map((side) => end.score[side].who).join(" and ");
    const box = make("section", { className: "ended" });
    box.append(make("h2", { tabIndex: -1 }, end.match_over ? `The match is over${winners ? `: won by ${winners}` : ""}` : `This ${dealWord} is over`));
    const since = end.sheet.slice(now.noted); // what stood there before tells who deals
    const scored = since.length ? since : end.sheet.filter((one) => one.deal === end.deal && one.points);
    if (!scored.length && end.reason) box.append(make("p", {}, `${start(end.reason)}.`));
    for (const line of scored) {
      box.append(make("p", {}, line.points ? `${line.who}: ${line.points} ${place.dataset.unit}${line.points === 1 ? "" : "s"}, ${line.reason}.` : `${start(line.reason)}.`, ...marks(line.clauses)));
    }
    box.append(make("p", {}, `The score: ${standing}.`));
    meet(end.sheet.filter((one) => one.deal === end.deal).flatMap((one) => one.clauses));
    const deeds = make("div", { className: "deeds" });
    if (!end.match_over) deeds.append(button(`Next ${dealWord}`, guarded(async () => {
      const answer = await ask({ do: "next" });
      note(answer);
      now.begins = true;
      await go(answer);
    }), "main"));
    else deeds.append(button("Another match", enter, "main"));
    deeds.append(download(record, `${game}-${dealWord}.json`), copy(link(match)));
    box.append(deeds);
    board.querySelector(".recent").after(box);
    for (const gone of board.querySelectorAll(".own, .asking")) gone.remove();
    say(`${end.match_over ? "The match" : `The ${dealWord}`} is over. The score is now: ${standing}.`);
    for (const rules of board.querySelectorAll(".new")) rules.open = false; // which would push it away
    box.querySelector("h2").focus({ preventScroll: true });
    box.scrollIntoView({ block: "center" });
  }

  // ---------------------------------------------------------------- by keyboard

  board.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !event.target.closest(".own")) return;
    const cards = [...board.querySelectorAll(".own .one")];
    const at = cards.indexOf(event.target);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: cards.length - 1 }[event.key];
    const does = { m: may, h: advise, u: back }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const next = cards[(to + cards.length) % cards.length];
      for (const card of cards) card.tabIndex = card === next ? 0 : -1;
      next.focus();
    } else if (does && now.look.to_move === now.look.seat) {
      event.preventDefault();
      if (does !== back || now.look.may_undo) does();
    }
  });

  place.prepend(said, board);
  place.classList.add("ready");
  fit();
  addEventListener("hashchange", () => {
    if (!linked(game, OFFER)) return;
    run += 1;
    enter();
  });
  stored.heard(() => {
    if (board.querySelector(".table-top")) overtaken();
    else if (board.querySelector(".terms") && door(stored.read()) !== now.door) enter();
  });
  if (location.protocol === "file:") board.replaceChildren(make("p", {}, NOT_SERVED));
  else enter();
})();
