/* Reads positions with their hints from the standard input, and prints what the page would say
   against the hint there: see test_agreement.py. */
import { readFileSync } from "node:fs";

import { load } from "./load.mjs";

const { words } = load("elements", "table-words");

/** @typedef {{ place: string, look: Session.Look, advice: Session.Advice, costs: Record<string, Table.Cost>, match: Session.Match }} Position */

/** What is said against a hint on its own screen. @param {Position} position @returns {string[]} */
function against({ look, advice, costs, match }) {
  const { action } = advice;
  const found = [];
  const plain = look.open.find((one) => one.action === look.plain);
  if (plain && action !== look.plain) found.push(`the turn line says: ${words.wanted(look, match)}`);
  const card = look.hand.find((one) => one.action === action);
  const deed = look.open.find((one) => one.action === action);
  if (card) found.push(...words.better(card.id, look, action).map((one) => `the card asks: you may ${one.says}`));
  else if (deed) found.push(words.doubt(deed, look, costs, action));
  return found.filter(Boolean);
}

/** @type {Position[]} */
const positions = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(positions.flatMap((one) => against(one).map((note) => `${one.place}: ${one.advice.says}, but ${note}`))));
