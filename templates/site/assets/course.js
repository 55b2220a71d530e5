/* Which lessons are done: remembered in this browser only, told to nobody, and cleared on request. */
(() => {
  "use strict";

  const PLACE = "cardwright.done";

  /** The lessons that are done, as “court/two-jesters”; none where nothing may be kept. */
  function known() {
    try {
      const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
      return new Set(Array.isArray(found) ? found : []);
    } catch {
      return new Set();
    }
  }

  function keep(lessons) {
    try {
      if (lessons.size) localStorage.setItem(PLACE, JSON.stringify([...lessons].sort()));
      else localStorage.removeItem(PLACE);
    } catch {
      // Private windows may keep nothing; then nothing is marked.
    }
  }

  /** Show what is done in the list of a course, and how far one has come. */
  function show(course) {
    const done = known();
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
      const done = known();
      for (const item of course.querySelectorAll("[data-lesson]")) done.delete(item.dataset.lesson);
      keep(done);
      show(course);
    });
    addEventListener("pageshow", () => show(course));
  }

  window.cardwright = { done: (lesson) => keep(known().add(lesson)) };
})();
