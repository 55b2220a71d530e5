/* Lines to copy: a button below each puts it on the clipboard. */
(() => {
  "use strict";

  const { one, all } = Cardwright.page;
  const { make, button } = Cardwright.elements;

  for (const place of all(HTMLElement, ".to-copy")) {
    const line = one(HTMLElement, "pre", place);
    const said = make("span", { role: "status" });
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(line.innerText.trim());
        said.textContent = "Copied.";
      } catch {
        getSelection()?.selectAllChildren(line);
        said.textContent = "Selected. Copy it with your keyboard or menu.";
      }
    };
    place.append(make("p", {}, button("Copy", () => void copy()), " ", said));
  }
})();
