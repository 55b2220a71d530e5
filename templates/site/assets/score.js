/* The arithmetic of a match, as the engine has it: what stands after some entries of a score sheet.
   An award is a number in the list of the law, and so is a group. Where three play, sides are seats
   all along. */
(() => {
  "use strict";

  const NOBODY = -1;
  const LONGEST = 20; // characters of a name
  const MOST = 5000; // entries of a match, which no evening is long enough for

  /** What stands after the entries: score, dealer, what ties carry, who has won, and the sheet.
      @type {ScorePart["keep"]} */
  function keep(law, match) {
    /** @type {Score.Now} */
    const now = {
      number: 1,
      dealer: match.dealer,
      table: [...Array(law.seats).keys()], // who sits at the deal
      score: Array(law.sides.length).fill(0),
      carry: 0,
      winner: NOBODY,
      loser: NOBODY,
      winners: [],
      over: false,
      balls: [0, 0],
      sets: [0, 0],
      opener: match.dealer,
      left: law.groups.map(() => Math.max(...law.awards.map((award) => award.parts))), // to be stacked
      lines: [],
    };
    for (const entry of match.entries) {
      if (now.over) break;
      if (law.kind === "tennis") ball(law, now, Number(entry.ball));
      else if (law.kind === "tally") stack(law, now, entry);
      else deal(law, now, entry);
    }
    return now;
  }

  /** A line of the sheet. Its reason is that of points, or with `how` what a side does, or a note.
      @type {(now: Score.Now, side: number, points: number, reason: string, clauses: string[], how?: Score.Line["how"]) => void} */
  const put = (now, side, points, reason, clauses, how = "scores") => {
    if (side !== NOBODY) now.score[side] += points;
    now.lines.push({ deal: now.number, dealer: now.dealer, side, points, reason, clauses, how });
  };

  /** “has” of one player, “have” of partners. @type {ScorePart["has"]} */
  const has = (law, side) => (law.sides[side].length > 1 ? "have" : "has");

  /** What an award is called that was made so many times: “7 tricks: 1 above six”.
      @type {ScorePart["called"]} */
  function called(law, award, times) {
    if (law.tricks && award.most > 1) {
      const above = award.name.replace(`Each ${law.trick}`, String(times));
      return `${law.tricks - award.most + times} ${law.trick}s: ${above}`;
    }
    return times > 1 ? `${award.name}: ${times}` : award.name;
  }

  // ---------------------------------------------------------------- a race

  /** @type {(law: Score.Law, now: Score.Now, entry: Score.Entry) => void} */
  function deal(law, now, entry) {
    if (entry.now) {
      const [side, award] = entry.now;
      const kept = now.carry ? law.clauses.keeps_carry : [];
      put(now, side, law.awards[award].points, law.awards[award].name, [...law.awards[award].clauses, ...kept]);
      lookForWinner(law, now, law.clauses.at_once);
      return;
    }
    const made = (entry.made ?? []).map(([side, award, times]) => ({ side, award: law.awards[award], times }));
    if (made.length) settle(law, now, made);
    else {
      const reason = entry.tie ? "A tie: nobody scores" : entry.again ? "Dealt again by the same dealer" : "Nobody scores";
      put(now, NOBODY, 0, reason, entry.tie ? law.clauses.tie : entry.again ? law.clauses.afresh : law.clauses.none);
      if (entry.tie) now.carry = law.adds_up ? now.carry + 1 : Math.max(now.carry, 1);
    }
    if (now.over) return;
    if (!entry.again) passTheDeal(law, now);
    now.number += 1;
  }

  /** @type {(law: Score.Law, now: Score.Now, made: Score.Scoring[]) => void} */
  function settle(law, now, made) {
    const three = law.three && now.table.length > 2;
    for (const [place, { side, award, times }] of made.entries()) {
      const reason = called(law, award, times);
      score(law, now, side, award.points * times, reason, award.clauses, NOBODY);
      if (three) score(law, now, now.dealer, award.points * times, "The dealer scores the same", law.clauses.copied, now.dealer);
      if (law.in_order && place < made.length - 1) lookForWinner(law, now, law.clauses.in_order);
      if (now.over) return late(law, now, made.slice(place + 1));
    }
    now.carry = 0;
    lookForWinner(law, now, []);
  }

  /** What would have scored, had not the game been won before it.
      @type {(law: Score.Law, now: Score.Now, made: Score.Scoring[]) => void} */
  function late(law, now, made) {
    for (const { side, award } of made) put(now, side, 0, `“${award.name}” no longer counts: the ${law.match} is already won`, law.clauses.in_order, "notes");
  }

  /** Put down points, and what is carried besides. @type {Score.Hold} */
  function score(law, now, side, points, reason, clauses, dealer) {
    hold(law, now, side, points, reason, clauses, dealer);
    const why = side === dealer ? [...law.clauses.copied, ...law.clauses.tie] : law.clauses.tie;
    if (now.carry) hold(law, now, side, now.carry, "Carried from a tie", why, dealer);
  }

  /** A dealer of three takes never the last point, and nothing once out. @type {Score.Hold} */
  function hold(law, now, side, points, reason, clauses, dealer) {
    if (side !== dealer) return put(now, side, points, reason, clauses);
    if (side === now.winner) return put(now, side, 0, "has gone out, and scores nothing for dealing", law.clauses.duty, "does");
    const room = law.target - 1 - now.score[side];
    if (points <= room) return put(now, side, points, reason, clauses);
    return put(now, side, room, `${reason}, but a dealer stops at ${law.target - 1}`, law.clauses.capped);
  }

  /** @type {(law: Score.Law, now: Score.Now, clauses: string[]) => void} */
  function lookForWinner(law, now, clauses) {
    const out = law.sides.map((_, side) => side).filter((side) => now.score[side] >= law.target);
    if (out.length && now.winner === NOBODY) {
      now.winner = out[0];
      won(law, now, now.winner, [...clauses, ...law.clauses.target]);
      if (!law.three) end(now);
    } else if (law.three && out.length > 1) {
      now.loser = law.sides.findIndex((_, side) => !out.includes(side));
      put(now, now.loser, 0, `has lost the ${law.match}`, law.clauses.loses, "does");
      end(now);
    }
  }

  /** @type {(law: Score.Law, now: Score.Now, side: number, clauses: string[]) => void} */
  const won = (law, now, side, clauses) => put(now, side, 0, `${has(law, side)} won the ${law.match}`, clauses, "does");

  /** @param {Score.Now} now */
  function end(now) {
    now.over = true;
    if (now.winner !== NOBODY) now.winners = [now.winner];
  }

  /** @param {Score.Law} law @param {Score.Now} now */
  function passTheDeal(law, now) {
    /** @param {number} seat */
    const left = (seat) => (now.table.includes((seat + 1) % 3) ? (seat + 1) % 3 : (seat + 2) % 3);
    if (!law.three || now.winner === NOBODY) now.dealer = (now.dealer + 1) % law.seats;
    else if (now.table.length < 3) now.dealer = left(now.dealer);
    else if (now.winner === (now.dealer + 1) % 3) now.dealer = now.winner; // deals once more
    else {
      now.table = now.table.filter((seat) => seat !== now.winner);
      now.dealer = left(now.dealer);
    }
  }

  // ---------------------------------------------------------------- games of balls, sets of games

  /** @param {Score.Law} law @param {Score.Now} now @param {number} side */
  function ball(law, now, side) {
    now.balls[side] += 1;
    const [ahead, behind] = [Math.max(...now.balls), Math.min(...now.balls)];
    if (ahead < 4 || ahead - behind < 2) return;
    const close = behind >= 3;
    put(now, side, 1, close ? "Two balls running after deuce" : `Four balls to ${behind}`, close ? law.clauses.deuce : law.clauses.game);
    now.balls = [0, 0];
    now.number += 1;
    now.dealer = (now.dealer + (now.opener % 2 ? -1 : 1) + law.seats) % law.seats;
    if (now.score[side] < law.target) return;
    now.sets[side] += 1;
    won(law, now, side, law.clauses.target);
    now.score = [0, 0];
    now.opener = now.dealer;
  }

  /** How many balls each side has given back: when all eight lie on the trays, one each (TEN-B10).
      @type {ScorePart["givenBack"]} */
  const givenBack = (balls) => Math.max(0, Math.min(...balls) - 3);

  /** How the score of a game is called, the server’s side first: “15–0”, “deuce”, “advantage 1”.
      @type {ScorePart["call"]} */
  function call(law, now) {
    const [ahead, behind] = [Math.max(...now.balls), Math.min(...now.balls)];
    if (behind >= 3) return ahead === behind ? "deuce" : `advantage ${now.balls.indexOf(ahead)}`;
    const calls = [0, ...law.calls];
    const server = law.sides.findIndex((seats) => seats.includes(now.dealer));
    return `${calls[now.balls[server]]}–${calls[now.balls[1 - server]]}`;
  }

  // ---------------------------------------------------------------- stacks

  /** @param {Score.Law} law @param {Score.Now} now @param {Score.Entry} entry */
  function stack(law, now, entry) {
    if (entry.stack) {
      const [seat, number, group] = entry.stack;
      const award = law.awards[number];
      const of = law.groups[group] ? `, ${law.groups[group]}` : "";
      put(now, seat, award.points, `${award.name}${of}`, award.clauses);
      if (of) now.left[group] -= award.parts;
    } else {
      const most = Math.max(...now.score);
      now.winners = now.score.flatMap((points, seat) => (points && points === most ? [seat] : []));
      now.winner = now.winners.length === 1 ? now.winners[0] : NOBODY;
      for (const seat of now.winners) put(now, seat, 0, now.winners.length > 1 ? "shares the win" : "has won", law.clauses.target, "does");
      if (!most) put(now, NOBODY, 0, "Nobody has a point, so nobody wins", law.clauses.target.slice(0, 1));
      now.over = true;
    }
  }

  /** The seat that deals first in the next match, after one that is over; NOBODY when it is cut for.
      @type {ScorePart["nextFirst"]} */
  function nextFirst(law, now) {
    if (law.kind === "tally") return (now.dealer + 1) % law.seats;
    return law.three && law.loser_deals ? now.loser : NOBODY;
  }

  // ---------------------------------------------------------------- what a match can be

  /** @param {number} count */
  const isBelow = (count) => /** @param {unknown} n @returns {n is number} */ (n) => typeof n === "number" && Number.isInteger(n) && n >= 0 && n < count;
  /** Whether a value is a list with as many parts as there are tests, and each passes its own.
      @param {unknown} value @param {((part: unknown) => boolean)[]} tests @returns {value is number[]} */
  const isListOf = (value, ...tests) => Array.isArray(value) && value.length === tests.length && tests.every((test, n) => test(value[n]));

  /** Whether a stored value is a match that can be written down by this law. @type {ScorePart["isWhole"]} */
  function isWhole(law, { names, dealer, agreed, entries, draft, evening }) {
    /** @param {unknown} name */
    const isName = (name) => typeof name === "string" && name.trim() !== "" && name.length <= LONGEST;
    return isListOf(names, ...Array(law.seats).fill(isName)) && isBelow(law.seats)(dealer)
      && typeof agreed === "boolean" && Array.isArray(entries) && entries.length <= MOST && entries.every((entry) => isEntry(law, entry))
      && keep(law, { dealer, entries }).left.every((left) => left >= 0)
      && isDraft(law, draft) && (evening === undefined || isEvening(law, evening));
  }

  /** @param {Score.Law} law @param {Unread<Score.Entry>} entry */
  function isEntry(law, { made, now, tie, none, again, ball: won, stack: stacked, end: ended }) {
    const [isSide, isAward] = [isBelow(law.sides.length), isBelow(law.awards.length)];
    /** @param {unknown} one */
    const isMade = (one) => isListOf(one, isSide, isAward, Number.isInteger) && isBelow(law.awards[one[1]].most)(one[2] - 1);
    if (law.kind === "tennis") return isSide(won);
    if (law.kind === "tally") return ended === true || isListOf(stacked, isSide, isAward, isBelow(law.groups.length));
    if (now) return isListOf(now, isSide, isAward);
    return made ? Array.isArray(made) && made.length > 0 && made.length < MOST && made.every(isMade) : [tie, none, again].includes(true);
  }

  /** @param {Score.Law} law @param {Unread<Score.Draft>} draft */
  function isDraft(law, { side, group, tricks, extra }) {
    const [isSide, isAward] = [isBelow(law.sides.length), isBelow(law.awards.length)];
    return (side === NOBODY || isSide(side)) && (group === NOBODY || isBelow(law.groups.length)(group))
      && (tricks === null || (isListOf(tricks, Number.isInteger, Number.isInteger) && Math.min(...tricks) >= 0 && tricks[0] + tricks[1] === law.tricks))
      && (extra === null || isListOf(extra, isSide, isAward, isBelow(2)));
  }

  /** @param {Score.Law} law @param {Unread<Score.Evening>} evening */
  const isEvening = (law, { games, totals }) =>
    law.kind === "tally" && isBelow(MOST)(games) && isListOf(totals, ...law.sides.map(() => Number.isSafeInteger));

  globalThis.Cardwright = { ...globalThis.Cardwright, score: { keep, call, called, givenBack, has, nextFirst, isWhole } };
})();
