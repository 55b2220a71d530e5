/* Which lessons are done: remembered in this browser only, told to nobody, and cleared on request. */
(() => {
  "use strict";

  const isList = (value) => Array.isArray(value) && value.every((lesson) => typeof lesson === "string");
  /** The lessons that are done, as “court/two-jesters”. */
  const stored = new Cardwright.Stored("done", "the lessons that you have done", isList, []);

  /** Show what is done in the list of a course, and how far one has come. */
  function show(course) {
    const done = new Set(stored.read());
    const items = [...course.querySelectorAll("[data-lesson]")];
    for (const item of items) {
      item.querySelector(".done")?.remove();
      if (!done.has(item.dataset.lesson)) continue;
      const mark = document.createElement("span");
      mark.className = "done";
      mark.textContent = "done";
      item.append(" ", mark);
    }
    const here = items.filter((item) => done.has(item.dataset.lesson)).length;
    const bar = course.querySelector(".bar");
    bar.hidden = here === 0;
    bar.querySelector("progress").max = items.length;
    bar.querySelector("progress").value = here;
    bar.querySelector("span").textContent = `${here} of ${items.length} lessons done`;
    const next = items.find((item) => !done.has(item.dataset.lesson))?.querySelector("a");
    const on = bar.querySelector(".on");
    on.hidden = !next;
    if (next) on.href = next.href;
  }

  for (const course of document.querySelectorAll(".course")) {
    show(course);
    course.querySelector(".forget").addEventListener("click", () => {
      const here = [...course.querySelectorAll("[data-lesson]")].map((item) => item.dataset.lesson);
      stored.change((done) => done.filter((lesson) => !here.includes(lesson)));
      show(course);
    });
    stored.heard(() => show(course));
  }

  function done(lesson) {
    stored.change((lessons) => [...new Set([...lessons, lesson])].sort());
    for (const course of document.querySelectorAll(".course")) show(course);
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, course: { done } };
})();
