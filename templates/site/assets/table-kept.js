/* What is kept of a match that is played on the page: in this browser, in a link, in a file; and the
   noise of a card. */
(() => {
  "use strict";

  const { make, button } = globalThis.cardwrightElements;

  /** What is kept under a name, else `none`. */
  function kept(name, none) {
    try {
      return JSON.parse(localStorage.getItem(name)) ?? none;
    } catch {
      return none;
    }
  }

  /** Keep a value under a name. */
  function keep(name, value) {
    try {
      localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // A private window may keep nothing; then it lasts as long as the page.
    }
  }

  /** The match that a link holds, or null. */
  function linked() {
    try {
      const text = new URLSearchParams(location.hash.slice(1)).get("deal");
      return text && JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0))));
    } catch {
      return null;
    }
  }

  /** The address of a match. */
  function link(match) {
    const bytes = new TextEncoder().encode(JSON.stringify(match));
    const text = btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    return `${location.href.split("#")[0]}#deal=${text}`;
  }

  /** The record, as the program on a computer reads it. */
  function download(record, name) {
    const file = new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" });
    const link = make("a", { href: URL.createObjectURL(file), download: name }, "Keep the record");
    link.addEventListener("click", () => { link.textContent = `The record is among your downloads: ${name}`; });
    return link;
  }

  /** A button that copies an address, or shows it where that is not allowed. */
  function copy(address) {
    const key = button("Copy a link to it", async () => {
      try {
        await navigator.clipboard.writeText(address);
        key.textContent = "The link is copied";
      } catch {
        key.after(make("input", { type: "text", value: address, readOnly: true, ariaLabel: "The link" }));
      }
    });
    return key;
  }

  /** A card is laid on a table: a short, dull noise. */
  function knock() {
    const audio = (knock.audio ??= new AudioContext());
    const noise = audio.createBuffer(1, audio.sampleRate / 20, audio.sampleRate);
    noise.getChannelData(0).forEach((_, i, all) => { all[i] = (Math.random() - 0.5) * (1 - i / all.length) ** 4; });
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    source.connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 900 })).connect(audio.destination);
    source.start();
  }

  globalThis.cardwrightKept = { kept, keep, linked, link, download, copy, knock };
})();
