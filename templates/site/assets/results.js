/* Results of deals: the deal of each day, which results count, how they add up, streaks, and the
   claim of a challenge. Works without a page. */
(() => {
  "use strict";

  const { isRecord } = Cardwright.Stored;
  const DAY = 86_400_000; // milliseconds
  const MOST = 9999; // points of a deal
  /** @type {Results.Foe[]} */
  const FOES = ["beginner", "good", "strong", "mixed"];

  // ---------------------------------------------------------------- days

  /** @type {ResultsPart["dayOf"]} */
  const dayOf = (date) => [String(date.getFullYear()).padStart(4, "0"), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  /** Days since 1970; a day of a calendar has no hours, so that no clock change matters. @param {string} day */
  const numberOf = (day) => Date.parse(day) / DAY;
  /** @param {unknown} day */
  const isDay = (day) => typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day)
    && !Number.isNaN(numberOf(day)) && new Date(day).toISOString().startsWith(day);

  /** @type {ResultsPart["dated"]} */
  const dated = (day) => new Date(day).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "UTC" });

  /** The lower 53 bits of FNV-1a (64 bits) of “court 2026-11-30”. @type {ResultsPart["seedOf"]} */
  function seedOf(game, day) {
    let hash = 0xcbf29ce484222325n;
    for (const byte of new TextEncoder().encode(`${game} ${day}`)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    return Number(BigInt.asUintN(53, hash));
  }

  /** @type {ResultsPart["daily"]} */
  function daily(game, { form, seats, recommended }, names, day) {
    const sitters = names.slice(0, seats).map((name, seat) => ({ name, keeper: seat ? "good" : "person" }));
    return { game, form, seats: sitters, agreements: { ...recommended?.agreements }, learning: false, seed: seedOf(game, day) };
  }

  /** The terms of a match without names. @param {Session.Match} match */
  const termsOf = ({ form, seats, agreements = {}, learning = false, seed, dealer }) =>
    JSON.stringify([form, seats.map(({ keeper = "person" }) => keeper), Object.entries(agreements).sort(), learning, seed, dealer ?? null]);

  /** @type {ResultsPart["sameDeal"]} */
  const sameDeal = (one, other) => termsOf(one) === termsOf(other);

  /** @type {ResultsPart["streak"]} */
  function streak(days, today) {
    const now = numberOf(today);
    const played = new Set(days.map(numberOf).filter((day) => day <= now + 1));
    /** @param {number} last */
    const run = (last) => {
      let length = 0;
      while (played.has(last - length)) length += 1;
      return length;
    };
    return { now: run([now + 1, now].find((day) => played.has(day)) ?? now - 1), longest: Math.max(0, ...[...played].map(run)) };
  }

  // ---------------------------------------------------------------- results

  /** @type {ResultsPart["idOf"]} */
  const idOf = ({ seed }, deal) => `${seed.toString(36)}.${deal}`;

  /** @type {ResultsPart["scored"]} */
  function scored({ score, sheet, deal }, seats, seat) {
    const { side } = seats[seat];
    /** @param {number} of */
    const points = (of) => sheet.reduce((sum, line) => sum + (line.deal === deal && line.side === of ? line.points : 0), 0);
    const others = score.map((each) => each.side).filter((each) => each !== side);
    const foes = new Set(seats.filter((each) => each.side !== side).map((each) => each.keeper));
    const [foe] = foes.size === 1 ? foes : ["mixed"];
    return { foe: /** @type {Results.Foe} */ (foe), mine: points(side), theirs: Math.max(...others.map(points)) };
  }

  /** @param {unknown} points */
  const isPoints = (points) => Number.isInteger(points) && Math.abs(Number(points)) <= MOST;
  /** @param {unknown} flag */
  const isFlag = (flag) => flag === undefined || flag === true;

  /** @type {ResultsPart["isResults"]} */
  const isResults = (all) => isRecord(all) && Object.entries(all).every(([id, row]) => /^[0-9a-z]+\.[1-9]\d*$/.test(id) && isRecord(row)
    && isDay(row.on) && FOES.some((foe) => foe === row.foe) && isPoints(row.mine) && isPoints(row.theirs) && isFlag(row.aided) && isFlag(row.daily));

  /** @type {ResultsPart["merged"]} */
  function merged(here, there) {
    const all = { ...there, ...here };
    for (const [id, row] of Object.entries(there)) if (row.on < all[id].on) all[id] = row;
    return all;
  }

  /** @type {ResultsPart["days"]} */
  const days = (all) => Object.values(all).filter((row) => row.daily).map((row) => row.on);

  /** @type {ResultsPart["sums"]} */
  function sums(all) {
    const groups = FOES.flatMap((foe) => [false, true].map((aided) => ({
      foe, aided, rows: Object.values(all).filter((row) => row.foe === foe && Boolean(row.aided) === aided),
    })));
    return groups.filter(({ rows }) => rows.length).map(({ foe, aided, rows }) => ({
      foe,
      aided,
      deals: rows.length,
      won: rows.filter((row) => row.mine > row.theirs).length,
      lost: rows.filter((row) => row.mine < row.theirs).length,
      mine: rows.reduce((sum, row) => sum + row.mine, 0),
      theirs: rows.reduce((sum, row) => sum + row.theirs, 0),
    }));
  }

  // ---------------------------------------------------------------- claims, and words

  /** @type {ResultsPart["claim"]} */
  const claim = ([mine, theirs]) => `${mine}-${theirs}`;

  /** @type {ResultsPart["claimed"]} */
  function claimed(text) {
    const found = /^(0|[1-9]\d{0,3})-(0|[1-9]\d{0,3})$/.exec(text);
    return found && [Number(found[1]), Number(found[2])];
  }

  /** @type {ResultsPart["isOnce"]} */
  const isOnce = (once) => isRecord(once) && (once.day === undefined || isDay(once.day)) && isFlag(once.again)
    && (once.beat === undefined || (Array.isArray(once.beat) && once.beat.length === 2 && once.beat.every(isPoints)));

  /** @type {ResultsPart["points"]} */
  const points = ([mine, theirs], unit) => `${mine} ${unit}${mine === 1 ? "" : "s"} to ${theirs}`;

  /** @type {ResultsPart["spelled"]} */
  const spelled = ({ mine, theirs }, unit) =>
    `${mine > theirs ? "won" : mine < theirs ? "lost" : "tied"}, ${points([mine, theirs], unit)}`;

  /** @type {ResultsPart["verdict"]} */
  function verdict({ mine, theirs }, [theirMine, theirTheirs], unit) {
    const lead = mine - theirs - (theirMine - theirTheirs);
    const result = points([theirMine, theirTheirs], unit);
    if (lead > 0) return `You beat the challenge of ${result}.`;
    return lead ? `You did not beat the challenge of ${result}.` : `You did as well as the challenge, ${result}.`;
  }

  globalThis.Cardwright = {
    ...globalThis.Cardwright,
    results: { dayOf, dated, seedOf, daily, sameDeal, streak, idOf, scored, isResults, merged, days, sums, claim, claimed, isOnce, points, spelled, verdict },
  };
})();
