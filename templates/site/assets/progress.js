/* Progress in the lessons of a course, and in the rules of a game. Works without a page. */
(() => {
  "use strict";

  /** @type {Progress["course"]} */
  const course = (lessons, done) => ({
    here: lessons.filter((lesson) => done.includes(lesson)),
    next: lessons.find((lesson) => !done.includes(lesson)),
  });

  /** @type {Progress["added"]} */
  const added = (done, lesson) => [...new Set([...done, lesson])].sort();

  /** @type {Progress["forgotten"]} */
  const forgotten = (done, lessons) => done.filter((lesson) => !lessons.includes(lesson));

  /** @type {Progress["clauses"]} */
  function clauses(all, known) {
    const met = Object.keys(known);
    return { here: all.filter((clause) => met.includes(clause)), other: all.filter((clause) => !met.includes(clause)) };
  }

  /** @type {Progress["meet"]} */
  function meet(met, game, cited, texts) {
    const known = met[game] ?? {};
    const fresh = clauses([...new Set(cited)], known).other;
    const words = Object.fromEntries(fresh.map((clause) => [clause, texts[clause]]));
    return { fresh, met: { ...met, [game]: { ...known, ...words } } };
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, progress: { course, added, forgotten, clauses, meet } };
})();
