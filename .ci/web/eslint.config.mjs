/* Lint for the scripts of the site and of .ci/; https://eslint.org/docs/latest/rules/ explains each
   rule. Types are checked by tsc. */
import js from "@eslint/js";
import globals from "globals";

const ASSETS = "templates/site/assets";
/** Scripts that stay below the syntax of 2022, because their pages work in older browsers. */
const SYNTAX = {
  2019: ["kept"],
  2020: ["page", "elements", "marks", "moved", "finding", "law", "cards", "choose"],
};
/** @param {string[]} names */
const of = (names) => names.map((name) => `${ASSETS}/${name}.js`);

/** Globals of every page that hide a forgotten declaration. */
const MISTAKEN = ["close", "closed", "event", "find", "focus", "length", "name", "open", "origin", "parent", "print", "status", "stop", "top"];

const rules = {
  eqeqeq: "error",
  "array-callback-return": "error",
  "max-lines": ["error", 400],
  "no-console": "error",
  "no-else-return": "error",
  "no-eval": "error",
  "no-implied-eval": "error",
  "no-new-func": "error",
  "no-param-reassign": "error",
  "no-promise-executor-return": "error",
  "no-self-compare": "error",
  "no-unneeded-ternary": "error",
  "no-unused-expressions": "error",
  "no-unused-vars": "error",
  "no-use-before-define": ["error", { functions: false, variables: false }],
  "no-useless-return": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  "prefer-template": "error",
  strict: "error",
};

/** Scripts of a page share one global name, `Cardwright`. */
const page = {
  "no-restricted-globals": ["error", ...MISTAKEN],
  "no-implicit-globals": ["error", { lexicalBindings: true }],
  "no-restricted-syntax": ["error", {
    selector: "AssignmentExpression > MemberExpression.left[object.name=/^(window|globalThis|self)$/][property.name!='Cardwright']",
    message: "The one global name of the site’s scripts is Cardwright.",
  }],
};

/** @param {number} ecmaVersion */
const newest = (ecmaVersion) => ({ ecmaVersion, parserOptions: { ecmaVersion } });
const script = { sourceType: "script", ...newest(2022) };

export default [
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { rules },
  {
    files: [`${ASSETS}/*.js`],
    languageOptions: { ...script, globals: { ...globals.browser, Cardwright: "readonly" } },
    rules: page,
  },
  ...Object.entries(SYNTAX).map(([year, names]) => ({ files: of(names), languageOptions: newest(Number(year)) })),
  { files: of(["play-worker"]), languageOptions: { sourceType: "module", globals: globals.worker }, rules: { "no-restricted-syntax": "off" } },
  { files: ["templates/site/sw.js"], languageOptions: { ...script, globals: globals.serviceworker }, rules: { strict: ["error", "global"] } },
  { files: ["**/*.mjs"], languageOptions: { globals: globals.node }, rules: { "no-console": "off" } },
];
