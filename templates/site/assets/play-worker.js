/* The program at work beside a page: Pyodide, from the site's own address, with a Session of
   generator/cardwright/engine/session. Where the address of this file ends with ?print-shop=<game>
   it is a PrintShop, and with ?workshop a Workshop, of generator/cardwright/building. play.js begins
   it, and gets messages in this order:

       {share}           how much has come of what is loaded, from 0 to 1
       {ready: true}     it can be asked, or {fault}: it cannot, and what can be done
       {id, step}        how far it is with {id, message}: pages that are drawn, and all pages
       {id, answer}      what it says to {id, message}, with the bytes of a file; or {id, fault}

   Whatever is fetched comes whole or is a fault: Pyodide itself would wait for ever. */
const PLAY = new URL("../play/", import.meta.url);
const RUNTIME = new URL("pyodide/", PLAY).href;
const [JOB, GAME = ""] = location.search.slice(1).split("=");
/** What every deck that is made needs. @param {string} drawings @param {string} begin */
const making = (drawings, begin) => ({
  library: "printing_stdlib.zip",
  archives: ["engine.zip", "printing.zip", drawings, "pyodide/uharfbuzz.zip"],
  weighed: ["weights.json", "printing.json"],
  begin: `from cardwright.building.${begin}`,
});
/** What is loaded for a job, beside what all need, and how Python begins it.
    @type {Record<string, ReturnType<typeof making>>} */
const JOBS = {
  "": {
    library: "python_stdlib.zip",
    archives: ["engine.zip"],
    weighed: ["weights.json"],
    begin: "from cardwright.engine.session import Session\nanswers = Session()",
  },
  "print-shop": making(`printing-${GAME}.zip`, "print_shop import PrintShop\nanswers = PrintShop(game, step)"),
  workshop: making("printing-own.zip", "workshop import Workshop\nanswers = Workshop(step)"),
};
const { library, archives, weighed, begin } = JOBS[JOB];
const nameOf = (/** @type {string} */ address) => address.replace(/^.*\//, "");
const FETCHED = ["pyodide-lock.json", "pyodide.asm.wasm", library, ...archives.map(nameOf)];
const SCRIPTS = ["pyodide.js", "pyodide.asm.js"]; // the first imports the second
const AGAIN = "Reload the page to try again.";
const WASM = { "Content-Type": "application/wasm" }; // not every server knows it
const HOME = "/cardwright";
const BEGIN = `
import json, sys
sys.path.insert(0, "${HOME}")
${begin}
def answer(text):
    return json.dumps(answers.answer(json.loads(text)), ensure_ascii=False)
answer
`;

const fetchAnything = self.fetch;
/** How many bytes each file has. @type {Record<string, number>} */
const weights = {};
let came = 0;
/** Python, as soon as it is loaded. @type {any} */
let python;
/** The message that is answered. */
let asked = 0;

/** Tell the page that nothing will come of it, why, and what can be done; to be thrown.
    @param {string} sentence */
function failed(sentence, advice = AGAIN) {
  postMessage({ fault: `${sentence} ${advice}` });
  return new Error(sentence);
}

/** A fault of the site, which only its owner can mend. @param {string} sentence @param {string} deed */
const ill = (sentence, deed) => failed(sentence, `If this is your site, ${deed}.`);

/** @param {Response} response */
const typeOf = ({ headers }) => headers.get("Content-Type")?.split(";")[0] || "a file without a type";

/** What the site has at an address, never from another build. @param {RequestInfo | URL} address */
async function fetched(address) {
  const path = new URL(address instanceof Request ? address.url : address, RUNTIME).pathname;
  const name = nameOf(path);
  const response = await fetchAnything(address, { cache: "no-cache" }).catch(() => null);
  if (!response) throw failed(`${name} cannot be reached. Are you offline?`);
  const { ok, status } = response;
  if (status >= 500) throw failed(`The server cannot send ${name} right now (status ${status}).`);
  const kind = name.replace(/^.*\./, "");
  const send = `upload ${name} again, and check that the server sends .${kind} files`;
  if (!ok) throw ill(`${name} is missing from this site (status ${status}).`, send);
  if (typeOf(response) === "text/html") throw ill(`This site sends a page (text/html) instead of ${name}.`, send);
  if (!(name in weights)) return response;
  if (!response.body) throw failed(`${name} was only partly loaded.`);
  const headers = name.endsWith(".wasm") ? WASM : { "Content-Type": typeOf(response) };
  return new Response(whole(response.body.getReader(), name), { headers });
}

/** Find out why the scripts could not be imported; where one is to blame, tell it. */
async function examined() {
  for (const name of SCRIPTS) {
    const response = await fetched(new URL(name, RUNTIME));
    const type = typeOf(response);
    const deed = "set its server to send .js files as text/javascript";
    if (!/(java|ecma)script/.test(type)) throw ill(`${name} is sent as ${type}, and no browser runs that as a script.`, deed);
    await response.arrayBuffer();
  }
}

/** The bytes of a file as they come, counted: as many as the site has, or a fault.
    @param {ReadableStreamDefaultReader<Uint8Array>} reader @param {string} name */
function whole(reader, name) {
  let left = weights[name];
  return new ReadableStream({
    async pull(out) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }));
      if (value && !done) {
        left -= value.length;
        came += value.length;
        out.enqueue(value);
        postMessage({ share: came / FETCHED.reduce((sum, file) => sum + weights[file], 0) });
      } else if (left === 0) out.close();
      else out.error(failed(`${name} was only partly loaded.`));
    },
  });
}

/** Load everything; the function that answers a text of JSON by another. */
async function begun() {
  self.fetch = fetched; // for Pyodide, too
  for (const name of weighed) Object.assign(weights, await (await fetched(new URL(name, PLAY))).json());
  const coming = Promise.all(archives.map(async (name) => (await fetched(new URL(name, PLAY))).arrayBuffer()));
  coming.catch(() => {}); // which has been told
  const { loadPyodide } = await import(`${RUNTIME}${SCRIPTS[0]}`);
  const env = { PYTHONDONTWRITEBYTECODE: "1" };
  python = await loadPyodide({ indexURL: RUNTIME, packageBaseUrl: RUNTIME, stdLibURL: `${RUNTIME}${library}`, env });
  for (const archive of await coming) python.unpackArchive(archive, "zip", { extractDir: HOME });
  python.globals.set("game", GAME);
  python.globals.set("step", (/** @type {number[]} */ ...step) => postMessage({ id: asked, step }));
  return python.runPython(BEGIN);
}

/** The last line of what Python says went wrong. @param {unknown} error */
const last = (error) => (error instanceof Error ? error.message : String(error)).trim().split("\n").pop();

/** Report what could not be loaded; a script that is to blame is named.
    @param {unknown} error */
function lost(error) {
  const rest = () => failed(`The engine could not be loaded (${last(error)}).`);
  examined().then(rest).catch(() => {}); // which has been told
}

/** The bytes of a file that Python has written, which is then removed. @param {string} file */
function taken(file) {
  const bytes = python.FS.readFile(file);
  python.FS.unlink(file);
  return bytes;
}

const ready = begun();
ready.then(() => postMessage({ ready: true }), lost);

addEventListener("message", async ({ data: { id, message } }) => {
  try {
    const answer = await ready;
    asked = id;
    const said = JSON.parse(answer(JSON.stringify(message)));
    if (said.file) said.bytes = taken(said.file);
    postMessage({ id, answer: said }, said.file ? [said.bytes.buffer] : []);
  } catch (error) {
    postMessage({ id, fault: `The engine has failed (${last(error)}).` });
  }
});
