/* A gallery: a card opens large, with its name and what there is to say of it; arrows turn over. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const faces = all(HTMLAnchorElement, "a.face");
  if (!faces.length || typeof HTMLDialogElement === "undefined") return; // then a face is a link

  const { make, button } = Cardwright.elements;
  const picture = make("img", { alt: "" });
  const name = make("h2", { id: "large-name" }, one(HTMLImageElement, "img", faces[0]).alt);
  const text = make("p", {});
  const place = make("p", { className: "where" });
  const about = make("div", { className: "about" }, name, text, place);
  about.setAttribute("role", "status");
  /** @param {number} by */
  const turn = (by) => show((at + by + faces.length) % faces.length);
  const tools = make("p", { className: "tools" }, button("Back", () => turn(-1)), button("Next", () => turn(1)), button("Close", () => { box.close(); }));
  const box = make("dialog", { className: "large" }, make("div", {}, about, tools));
  box.setAttribute("aria-labelledby", "large-name");
  document.body.append(box);
  let at = 0;

  /** @param {number} number */
  function show(number) {
    at = number;
    const small = one(HTMLImageElement, "img", faces[at]);
    Object.assign(picture, { src: faces[at].href, width: small.width, height: small.height, className: small.className });
    name.textContent = small.alt;
    text.textContent = faces[at].dataset.text ?? "";
    place.textContent = `${at + 1} of ${faces.length}`;
    if (!box.open) {
      box.prepend(picture);
      box.showModal();
    }
  }

  for (const [number, face] of faces.entries()) {
    face.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(number);
    });
  }
  box.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by) turn(by);
  });
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  box.addEventListener("close", () => faces[at].focus());
})();
