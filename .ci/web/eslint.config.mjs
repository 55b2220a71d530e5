import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  { files: ["templates/site/assets/*.js"], languageOptions: { sourceType: "script", ecmaVersion: 2022, globals: { ...globals.browser, Cardwright: "readonly" } },
   rules: { eqeqeq: "error", "no-implicit-globals": ["error", { lexicalBindings: true }], "no-var": "error", "prefer-const": "error", "no-shadow": "error", "consistent-return": "error", "no-param-reassign":"error", "no-useless-return":"error", "no-else-return":"error","no-unneeded-ternary":"error","object-shorthand":"error","prefer-template":"error","prefer-arrow-callback":"error","no-use-before-define":["error",{functions:false,variables:false,classes:false}],"array-callback-return":"error","no-self-compare":"error","no-promise-executor-return":"error","no-unused-expressions":"error","no-nested-ternary":"error","func-style":["error","declaration",{allowArrowFunctions:true}] } },
  { files: ["templates/site/assets/play-worker.js"], languageOptions: { sourceType: "module", globals: globals.worker } },
];
