/* Which lessons are done: remembered in this browser only, told to nobody, and cleared on request. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { added, course: far, forgotten } = Cardwright.progress;
  /** The lessons that are done, as “court/two-jesters”. @type {Stored<string[]>} */
  const stored = new Cardwright.Stored("done", "the lessons that you have done", Cardwright.Stored.isTexts, []);
  const courses = all(HTMLElement, ".course");
  /** The way to the lesson that comes next, at the head of the page. @type {HTMLAnchorElement | null} */
  const call = document.querySelector(".call a");

  /** The item of each lesson of a course, by its name. @param {HTMLElement} course */
  const items = (course) => new Map(all(HTMLElement, "[data-lesson]", course).map((item) => [item.dataset.lesson ?? "", item]));

  /** Show what is done in the list of a course, and how far one has come. @param {HTMLElement} course */
  function show(course) {
    const lessons = items(course);
    const { here, next } = far([...lessons.keys()], stored.read());
    for (const [lesson, item] of lessons) {
      item.querySelector(".done")?.remove();
      if (!here.includes(lesson)) continue;
      const mark = document.createElement("span");
      mark.className = "done";
      mark.textContent = "done";
      item.append(" ", mark);
    }
    const bar = one(HTMLElement, ".bar", course);
    bar.hidden = here.length === 0;
    Object.assign(one(HTMLProgressElement, "progress", bar), { max: lessons.size, value: here.length });
    one(HTMLElement, "span", bar).textContent = `${here.length} of ${lessons.size} lessons done`;
    const on = one(HTMLAnchorElement, ".on", bar);
    on.hidden = !next;
    if (next) on.href = one(HTMLAnchorElement, `[data-lesson="${next}"] a`, course).href;
    if (!call) return;
    const to = one(HTMLAnchorElement, `[data-lesson="${here.length && next ? next : [...lessons.keys()][0]}"] a`, course);
    call.href = to.href;
    call.textContent = `${here.length ? next ? "Continue" : "Begin again" : "Begin"}: ${to.textContent.trim()}`;
  }

  /** Unfold the game in a minute when a link leads to it. */
  function unfold() {
    if (location.hash === "#minute") one(HTMLDetailsElement, ".minute").open = true;
  }

  addEventListener("hashchange", unfold);
  for (const course of courses) {
    unfold();
    show(course);
    one(HTMLElement, ".forget", course).addEventListener("click", () => {
      stored.change((lessons) => forgotten(lessons, [...items(course).keys()]));
      show(course);
    });
    stored.heard(() => show(course));
  }

  /** @type {Course["done"]} */
  function done(lesson) {
    stored.change((lessons) => added(lessons, lesson));
    courses.forEach(show);
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, course: { done } };
})();
