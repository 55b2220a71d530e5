/* The screen that stays on. */
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { load } from "./load.mjs";

/** A page that is hidden and shown again. */
class Page extends EventTarget {
  hidden = false;

  /** @param {boolean} hidden */
  turn(hidden) {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let page = new Page();
/** The locks that were asked for, and whether each is held. @type {{ held: boolean }[]} */
let locks = [];
let refuses = false;
/** @type {Awake} */
let awake;

async function request() {
  if (refuses) throw new DOMException("the battery is low", "NotAllowedError");
  const lock = { held: true, release: async () => { lock.held = false; } };
  locks.push(lock);
  return lock;
}

/** @param {object} navigator */
function begin(navigator) {
  page = new Page();
  [locks, refuses] = [[], false];
  Object.defineProperty(globalThis, "document", { value: page, configurable: true });
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  ({ awake } = load("awake"));
}

beforeEach(() => begin({ wakeLock: { request } }));

test("one lock is held from the first call until its release", async () => {
  awake.keep();
  awake.keep();
  assert.deepEqual(locks.map(({ held }) => held), [true]);
  await awake.release();
  assert.deepEqual(locks.map(({ held }) => held), [false]);
  page.turn(true);
  page.turn(false);
  assert.equal(locks.length, 1);
});

test("a page that is shown again asks again", async () => {
  awake.keep();
  page.turn(true);
  page.turn(false);
  assert.equal(locks.length, 2);
  await awake.release();
  assert.equal(locks[1].held, false);
});

test("a hidden page asks as soon as it is shown", () => {
  page.hidden = true;
  awake.keep();
  assert.equal(locks.length, 0);
  page.turn(false);
  assert.equal(locks.length, 1);
});

test("a refusal is silent, and the next call asks again", async () => {
  refuses = true;
  awake.keep();
  await new Promise((done) => { setTimeout(done); });
  refuses = false;
  awake.keep();
  assert.equal(locks.length, 1);
});

test("a browser without locks stays silent", async () => {
  begin({});
  awake.keep();
  await awake.release();
});
