/* A file with everything that the browser keeps for the site, and what it changes where it is
   restored: lists are joined, and a sheet or match that is here stays. Works without a page. */
(() => {
  "use strict";

  const { Stored, results } = Cardwright;
  const { isRecord, isTexts } = Stored;
  const VERSION = 1;
  const KINDS = /^(?:(score|play|deal|results|first)\.[a-z0-9-]+|met|done|table)$/;
  const ASIDE = / \((?:damaged|replaced)(?: \d+)?\)$/;
  const NO_FILE = "This is not a file that Cardwright has saved.";
  const NEWER = "A newer version of this site saved this file. Open it there.";
  const DAMAGED = "This file is damaged: part of it is missing or was changed. Nothing was restored.";

  /** @typedef {{ whole: (value: unknown) => boolean, join: (here: any, there: any) => unknown, count: (value: any) => number }} Kind */

  /** @param {unknown} met @returns {met is Met} */
  const isMet = (met) => isRecord(met) && Object.values(met).every((rules) => isRecord(rules) && isTexts(Object.values(rules)));
  /** @param {Met} here @param {Met} there */
  const joinMet = (here, there) => Object.fromEntries(Object.keys({ ...there, ...here }).map((game) => [game, { ...there[game], ...here[game] }]));
  /** @param {Record<string, unknown>} value */
  const size = (value) => Object.keys(value).length;
  /** @type {Kind} */
  const LIST = { whole: isTexts, join: (here, there) => [...new Set([...here, ...there])], count: (list) => list.length };
  /** What can be joined without loss. @type {Record<string, Kind>} */
  const JOINED = {
    results: { whole: results.isResults, join: results.merged, count: size },
    met: { whole: isMet, join: joinMet, count: (met) => Object.values(met).reduce((sum, rules) => sum + size(rules), 0) },
    done: LIST,
    first: LIST,
  };
  /** What one thing, and several, of a kind are called; hints and settings are not worth a word.
      @type {[string, string, string][]} */
  const WORDS = [
    ["score", "score sheet", "score sheets"], ["play", "match", "matches"], ["deal", "single deal", "single deals"],
    ["results", "result", "results"], ["met", "rule met", "rules met"], ["done", "lesson done", "lessons done"],
    ["aside", "copy set aside", "copies set aside"],
  ];

  /** @param {string} name */
  const kindOf = (name) => KINDS.exec(name)?.[1] ?? name;

  /** @param {string} text */
  function parsed(text) {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  /** @type {Copies["packed"]} */
  const packed = (texts, day) => `${JSON.stringify({ cardwright: VERSION, saved: day, kept: texts }, null, 1)}\n`;

  /** @type {Copies["unpacked"]} */
  function unpacked(file) {
    const all = parsed(file);
    if (all === undefined && file.startsWith('{\n "cardwright"')) return DAMAGED;
    if (!isRecord(all) || typeof all.cardwright !== "number") return NO_FILE;
    if (all.cardwright > VERSION) return NEWER;
    return isRecord(all.kept) && Object.entries(all.kept).every(isWhole) ? /** @type {Results.Texts} */ (all.kept) : DAMAGED;
  }

  /** Whether a text can be restored; the pages check sheets and matches when they read them.
      @param {[string, unknown]} entry */
  function isWhole([name, text]) {
    if (typeof text !== "string" || !KINDS.test(name.replace(ASIDE, ""))) return false;
    if (ASIDE.test(name)) return true;
    const value = parsed(text);
    return JOINED[kindOf(name)]?.whole(value) ?? (typeof value === "object" && value !== null);
  }

  /** @type {Copies["plan"]} */
  function plan(here, there) {
    /** @type {Results.Plan} */
    const found = { write: {}, added: {}, differ: {} };
    for (const [name, text] of Object.entries(there)) {
      const kind = ASIDE.test(name) ? "aside" : kindOf(name);
      const known = here[name];
      if (known === text) continue;
      if (known === undefined) put(found, kind, name, text);
      else if (kind === "aside") setAside(found, here, name, text);
      else if (JOINED[kind]?.whole(parsed(known))) join(found, JOINED[kind], kind, name, known, text);
      else if (kind !== "table") found.differ[name] = text;
    }
    return found;
  }

  /** What is not here yet. @param {Results.Plan} found @param {string} kind @param {string} name @param {string} text */
  function put({ write, added }, kind, name, text) {
    write[name] = text;
    added[kind] = (added[kind] ?? 0) + (JOINED[kind]?.count(parsed(text)) ?? 1);
  }

  /** A copy set aside, under another name than the one that is here, unless it is the same as another.
      @param {Results.Plan} found @param {Results.Texts} here @param {string} name @param {string} text */
  function setAside(found, here, name, text) {
    const all = { ...here, ...found.write };
    if (Object.values(all).includes(text)) return;
    const why = name.includes("(damaged") ? "damaged" : "replaced";
    put(found, "aside", Stored.free(all, name.replace(ASIDE, ""), why), text);
  }

  /** @param {Results.Plan} found @param {Kind} how @param {string} kind @param {string} name @param {string} here @param {string} there */
  function join({ write, added }, how, kind, name, here, there) {
    const before = JSON.parse(here);
    const all = how.join(before, JSON.parse(there));
    const text = JSON.stringify(all);
    if (text === here) return;
    write[name] = text;
    added[kind] = (added[kind] ?? 0) + how.count(all) - how.count(before);
  }

  /** @type {Copies["told"]} */
  const told = (added) => WORDS.flatMap(([kind, one, many]) => (added[kind] ? [`${added[kind]} ${added[kind] === 1 ? one : many}`] : [])).join(", ");

  globalThis.Cardwright = { ...globalThis.Cardwright, copies: { packed, unpacked, plan, told } };
})();
