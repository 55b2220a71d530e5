/* The cells of what is copied from a spreadsheet (workshop-grid.js). */
import assert from "node:assert/strict";
import test from "node:test";

import { browser, load } from "./load.mjs";

browser();
load("elements", "workshop-grid");
const { Grid } = globalThis.Cardwright;

test("cells are apart by tabs and lines", () => {
  assert.deepEqual(Grid.cells("Group\tName\r\nWoods\tOak\r\n"), [["Group", "Name"], ["Woods", "Oak"]]);
  assert.deepEqual(Grid.cells("Oak\nElm"), [["Oak"], ["Elm"]]);
});

test("a cell in quotes keeps its tabs and quotes, and its lines become one", () => {
  assert.deepEqual(Grid.cells('"One\nline"\t"He said ""no""\tand left"\t7" wide'), [["One line", 'He said "no"\tand left', '7" wide']]);
});

test("a single cell is pasted as text", () => {
  assert.equal(Grid.cells("Oak"), null);
  assert.equal(Grid.cells("Oak\n"), null);
});
