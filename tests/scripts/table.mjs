/* A table of Court in the engine’s format: Ann, a person, looks at it, and Ben is a good player. */

/** @type {Session.Match} */
export const MATCH = {
  game: "court", form: "two-handed", seats: [{ name: "Ann" }, { name: "Ben", keeper: "good" }], seed: 7, learning: true,
};

/** @type {Session.Moment} */
export const MOMENT = { deal: 1, dealer: 1, to_move: 0, keeper: "person", deal_over: false, match_over: false };

/** @param {string} id @param {string} name @param {Partial<Session.Held>} [other] @returns {Session.Held} */
export const held = (id, name, other = {}) => ({ id, name, action: 1, may: true, text: "", clause: "", ...other });

/** @param {number} action @param {string} says @param {Partial<Session.Open>} [other] @returns {Session.Open} */
export const open = (action, says, other = {}) => ({ action, name: `a${action}`, says, cards: [], text: "", clause: "", ...other });

/** @param {Partial<Session.Look>} [other] @returns {Session.Look} */
export const look = (other = {}) => ({
  ...MOMENT,
  seat: 0,
  question: "lead",
  seats: [
    { seat: 0, name: "Ann", keeper: "person", side: 0, at_table: true },
    { seat: 1, name: "Ben", keeper: "good", side: 1, at_table: true },
  ],
  hand: [held("RK", "Red Knight"), held("GC", "Gold Crown", { action: 2 })],
  open: [],
  plain: null,
  may_undo: false,
  table: { held: [2, 2], seen: [[], []], lying: [], piles: [], sides: [], said: [] },
  score: [{ side: 0, who: "Ann", points: 2 }, { side: 1, who: "Ben", points: 0 }],
  target: 7,
  sheet: [],
  clauses: {},
  ...other,
});

/** @param {string} id @param {string} name @param {Partial<Session.Lying>} [other] @returns {Session.Lying} */
export const lying = (id, name, other = {}) => ({ card: { id, name }, how: "led", seat: 1, why: "Led by Ben", ...other });

/** @param {string} text @param {Partial<Session.Told>} [other] @returns {Session.Told} */
export const told = (text, other = {}) => ({ text, clauses: [], news: false, ...other });
