/* Where a match is kept that is played on the page: in this browser, in a link, in a file; and the
   noise of a card. */
(() => {
  "use strict";

  const { make, button } = Cardwright.elements;
  const { Stored, results } = Cardwright;
  const { isRecord } = Stored;
  /** @param {unknown} value */
  const isText = (value) => typeof value === "string";

  // ---------------------------------------------------------------- in this browser

  /** The rules that were met in play: for each game their words by their ids. @type {Stored<Met>} */
  const met = new Stored("met", "the rules that you have met", (games) =>
    isRecord(games) && Object.values(games).every((rules) => isRecord(rules) && Object.values(rules).every(isText)), {});

  /** The match of a game, with what is offered to be played. @type {Kept["begun"]} */
  function begun(game, offer) {
    return new Stored(`play.${game}`, "your match", (found) => isBegun(found, game, offer), null);
  }

  /** The single deal of a game: of a day, or of a challenge. @type {Kept["begun"]} */
  function single(game, offer) {
    return new Stored(`deal.${game}`, "your single deal", (/** @type {Unread<Table.Begun>} */ found) => isBegun(found, game, offer) && results.isOnce(found.once), null);
  }

  /** @param {Unread<Table.Begun>} found @param {string} game @param {Session.Form[]} offer */
  const isBegun = ({ match, ended, aided = 0 }, game, offer) => typeof ended === "boolean" && Number.isInteger(aided) && isMatch(match, game, offer);

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
    const sent = new URLSearchParams(hash);
    const [text, claim] = [sent.get("deal"), sent.get("beat")];
    if (text === null) return hash && !isHere(hash) ? { damaged: true } : null;
    const match = unpacked(text);
    if (isMatch(match, game, offer)) return claim === null ? { match } : challenge(match, claim);
    return match?.game !== game && typeof match?.game === "string" ? { other: match.game } : { damaged: true };
  }

  /** A challenge has one person, a whole deal before them, and a claim.
      @param {Session.Match} match @param {string} claim @returns {Table.Sent} */
  function challenge(match, claim) {
    const beat = results.claimed(claim);
    const persons = match.seats.filter(({ keeper = "person" }) => keeper === "person");
    return beat && persons.length === 1 && !match.actions && Number.isSafeInteger(match.seed) ? { match, beat } : { damaged: true };
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
  function hash(match, beat) {
    const bytes = new TextEncoder().encode(JSON.stringify(match));
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    return `${beat ? `beat=${results.claim(beat)}&` : ""}deal=${text}`;
  }

  // ---------------------------------------------------------------- elsewhere

  /** The record, as the program on a computer reads it. @type {Kept["download"]} */
  function download(record, name) {
    const file = new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" });
    const link = make("a", { href: URL.createObjectURL(file), download: name }, "Download the record");
    link.addEventListener("click", () => { link.textContent = `Downloaded as ${name}`; });
    return link;
  }

  /** A button that copies a text, or shows it where that is not allowed. @type {Kept["copy"]} */
  function copy(text, name = "Copy a link to this match") {
    const said = make("span", { role: "status" });
    const field = make("input", { type: "text", value: text, readOnly: true, ariaLabel: "The text to copy" });
    const key = button(name, async () => {
      try {
        await navigator.clipboard.writeText(text);
        said.textContent = " Copied. Paste it into a message.";
      } catch {
        said.textContent = " Your browser does not let a page copy. The text is selected: copy it with your keyboard or menu.";
        said.before(" ", field);
        field.select();
      }
    });
    return make("div", {}, key, said);
  }

  /** Load every card, so that it is kept for use without a network (kept.js).
      @type {Kept["open"]} */
  async function open(pictures) {
    if (!navigator.serviceWorker?.controller) return;
    for (const address of pictures) await fetch(address).catch(() => null);
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

  globalThis.Cardwright = { ...globalThis.Cardwright, kept: { met, begun, single, linked, hash, download, copy, open, knock } };
})();
