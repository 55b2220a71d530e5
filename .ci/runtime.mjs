/* Makes the files of site/runtime/ again, the same bytes each time:

       node .ci/runtime.mjs            write them
       node .ci/runtime.mjs --check    write nothing, and fail when any would be another

   The version of Pyodide and the SHA-256 of its package stand in site/runtime/ORIGIN.txt. Of the
   standard library only those modules are left that the engine loads, compiled and without their
   docstrings, for that is most of what a start would take (.ci/runtime.py, .ci/compiled.py); another
   archive has what the print shop loads, too. To see what that is, decks are made with ReportLab
   as it is installed for the command python3, or for that of the variable PYTHON. Of the list of
   packages that can be loaded, none is left. Scripts get the ending .js, because many servers have
   no type for .mjs and browsers then refuse them; where one names another, the name is changed.
   Everything else is as it came. To take another version: change both lines of ORIGIN.txt, and run
   this. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const RUNTIME = join(ROOT, "site", "runtime");
const SUMS = "SHA256SUMS";
const SCRIPTS = ["pyodide.mjs", "pyodide.asm.mjs"];
const AS_THEY_CAME = ["pyodide.asm.wasm"];

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

const summed = (name, bytes) => `${sha256(bytes)}  ${name}\n`;
const byName = (one, other) => (one.slice(66) < other.slice(66) ? -1 : 1);

/** What ORIGIN.txt says after a word. */
function said(word) {
  const found = readFileSync(join(RUNTIME, "ORIGIN.txt"), "utf8").match(new RegExp(`^${word}: +(\\S+)$`, "m"));
  if (!found) throw new Error(`site/runtime/ORIGIN.txt does not state its “${word}”`);
  return found[1];
}

/** A script, or a name, with every script in it named as it is served. */
const served = (text) => SCRIPTS.reduce((all, name) => all.replaceAll(name, name.replace(".mjs", ".js")), text);

/** The package, unpacked into a folder; nothing in it is run before its digest is found right. */
function fetched(room) {
  const npm = { cwd: room, encoding: "utf8", shell: process.platform === "win32" };
  const name = execFileSync("npm", ["pack", "--silent", `pyodide@${said("Version")}`], npm).trim();
  const sum = sha256(readFileSync(join(room, name)));
  if (sum !== said("SHA-256 of the package")) throw new Error(`${name} has the SHA-256 ${sum}, not that of ORIGIN.txt`);
  execFileSync("tar", ["xzf", name], npm);
  // Pyodide asks under node for sockets, which nothing here opens.
  const sockets = join(room, "node_modules", "ws");
  mkdirSync(sockets, { recursive: true });
  writeFileSync(join(sockets, "package.json"), '{"main": "index.js"}');
  writeFileSync(join(sockets, "index.js"), "");
  return join(room, "package");
}

/** The folder of ReportLab as it is installed. */
const reportlab = () => execFileSync(process.env.PYTHON ?? "python3", ["-c", "import reportlab; print(*reportlab.__path__)"], { encoding: "utf8" }).trim();

/** The standard library as two archives, of what the engine and of what the print shop loads, each
    with the list of its sources. */
async function library(source) {
  const { loadPyodide } = await import(pathToFileURL(join(source, "pyodide.mjs")));
  const python = await loadPyodide({ indexURL: source });
  python.mountNodeFS("/house", ROOT);
  python.runPython("import sys; sys.dont_write_bytecode = True; sys.path[:0] = ['/house/generator', '/house/.ci', '/packages']");
  const packed = (name, call) => {
    const { zip, list } = JSON.parse(python.runPython(`import runtime; names = runtime.${call}(); import compiled; compiled.library(names)`));
    return { [`${name}.zip`]: Buffer.from(zip, "base64"), [`${name}.sha256`]: Buffer.from(list) };
  };
  const played = packed("python_stdlib", "needed");
  python.mountNodeFS("/packages/reportlab", reportlab());
  python.unpackArchive(new Uint8Array(readFileSync(join(RUNTIME, "uharfbuzz.zip"))), "zip", { extractDir: "/packages" });
  python.runPython("import importlib; importlib.invalidate_caches()");
  return { ...played, ...packed("printing_stdlib", "printing") };
}

/** Every file that is made, by name. */
async function made(source) {
  const raw = (name) => readFileSync(join(source, name));
  const { info } = JSON.parse(raw("pyodide-lock.json"));
  const files = Object.fromEntries(AS_THEY_CAME.map((name) => [name, raw(name)]));
  for (const name of SCRIPTS) files[served(name)] = Buffer.from(served(raw(name).toString("utf8")));
  Object.assign(files, await library(source));
  files["pyodide-lock.json"] = Buffer.from(`${JSON.stringify({ info, packages: {} }, null, 1)}\n`);
  return files;
}

const room = mkdtempSync(join(tmpdir(), "cardwright-runtime-"));
try {
  const files = await made(fetched(room));
  const beside = readdirSync(RUNTIME).filter((name) => !(name in files) && name !== SUMS);
  const all = { ...files, ...Object.fromEntries(beside.map((name) => [name, readFileSync(join(RUNTIME, name))])) };
  const sums = Object.entries(all).map(([name, bytes]) => summed(name, bytes));
  files[SUMS] = Buffer.from(sums.sort(byName).join(""));
  const changed = Object.keys(files).filter((name) => {
    const path = join(RUNTIME, name);
    return !existsSync(path) || !readFileSync(path).equals(files[name]);
  });
  const check = process.argv.includes("--check");
  if (!check) for (const name of changed) writeFileSync(join(RUNTIME, name), files[name]);
  console.log(changed.length ? `${check ? "would be another" : "written"}: ${changed.join(", ")}` : "nothing has changed");
  process.exitCode = check && changed.length ? 1 : 0;
} finally {
  rmSync(room, { recursive: true });
}
