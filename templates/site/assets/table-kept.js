/* Where a match is kept that is played on the page: in this browser, in a link, in a file; and the
   noise of a card. */
(() => {
  "use strict";

  const { make, button } = Cardwright.elements;
  const { Stored } = Cardwright;
  const { isRecord } = Stored;
  /** @param {unknown} value */
  const isText = (value) => typeof value === "string";

  // ---------------------------------------------------------------- in this browser

  /** The rules that were met in play: for each game their words by their ids. @type {Stored<Met>} */
  const met = new Stored("met", "the rules that you have met", (games) =>
    isRecord(games) && Object.values(games).every((rules) => isRecord(rules) && Object.values(rules).every(isText)), {});

  /** The match of a game, with what is offered to be played. @type {Kept["begun"]} */
  function begun(game, offer) {
    return new Stored(`play.${game}`, "your match", ({ match, ended }) => typeof ended === "boolean" && isMatch(match, game, offer), null);
  }

  /** Whether the page can show that a value is a match of a game. The engine asks the rest.
      @param {unknown} match @param {string} game @param {Session.Form[]} offer */
  function isMatch(match, game, offer) {
    if (!isRecord(match) || match.game !== game) return false;
    const { form, seats, agreements = {}, learning = false } = match;
    const choices = offer.find((each) => each.form === form)?.seat_choices ?? [];
    return Array.isArray(seats) && choices.includes(seats.length) && isRecord(agreements) && typeof learning === "boolean"
      && seats.every((seat) => isRecord(seat) && isText(seat.name) && isText(seat.keeper ?? ""));
  }

  // ---------------------------------------------------------------- in a link

  /** @type {Kept["linked"]} */
  function linked(hash, game, offer, isHere) {
    const text = new URLSearchParams(hash).get("deal");
    if (text === null) return hash && !isHere(hash) ? { damaged: true } : null;
    const match = unpacked(text);
    if (isMatch(match, game, offer)) return { match };
    return match?.game !== game && typeof match?.game === "string" ? { other: match.game } : { damaged: true };
  }

  /** The value in a link, or null for one that is damaged. @param {string} text */
  function unpacked(text) {
    try {
      const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
      return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    } catch {
      return null;
    }
  }

  /** @type {Kept["hash"]} */
  function hash(match) {
    const bytes = new TextEncoder().encode(JSON.stringify(match));
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    return `deal=${text}`;
  }

  // ---------------------------------------------------------------- elsewhere

  /** The record, as the program on a computer reads it. @type {Kept["download"]} */
  function download(record, name) {
    const file = new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" });
    const link = make("a", { href: URL.createObjectURL(file), download: name }, "Download the record");
    link.addEventListener("click", () => { link.textContent = `Downloaded as ${name}`; });
    return link;
  }

  /** A button that copies an address, or shows it where that is not allowed. @type {Kept["copy"]} */
  function copy(address) {
    const key = button("Copy a link to this match", async () => {
      try {
        await navigator.clipboard.writeText(address);
        key.textContent = "Link copied";
      } catch {
        key.after(make("input", { type: "text", value: address, readOnly: true, ariaLabel: "The link" }));
      }
    });
    return key;
  }

  /** Load every card, so that it is kept for use without a network (kept.js).
      @type {Kept["open"]} */
  async function open(folder, cards) {
    if (!navigator.serviceWorker?.controller) return;
    for (const name of cards) await fetch(`${folder}${name}.svg`).catch(() => null);
  }

  /** @type {AudioContext | undefined} */
  let audio;

  /** A card is laid on a table: a short, dull noise. */
  function knock() {
    audio ??= new AudioContext();
    const noise = audio.createBuffer(1, audio.sampleRate / 20, audio.sampleRate);
    noise.getChannelData(0).forEach((_, i, all) => { all[i] = (Math.random() - 0.5) * (1 - i / all.length) ** 4; });
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    source.connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 900 })).connect(audio.destination);
    source.start();
  }

  globalThis.Cardwright = { ...globalThis.Cardwright, kept: { met, begun, linked, hash, download, copy, open, knock } };
})();
