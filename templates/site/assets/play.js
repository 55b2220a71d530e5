/* The program in the page. At a table it is the engine: generator/cardwright/engine/session documents
   its messages and answers. On a page whose script has a data-job it is the print shop or the workshop
   (print_shop.py and workshop.py in generator/cardwright/building). Nothing is loaded before start().
   A failure is an Error with a sentence for people; start() can try again after it. */
(() => {
  "use strict";

  const { src, dataset: { job = "" } } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const WORKER = new URL(`play-worker.js${job && `?${job}`}`, src).href;
  const AGAIN = "Reload the page to try again.";
  const OWNER = "If this is your site,";
  const SLOW = `The engine does not respond. ${AGAIN}`;
  const NOT_SERVED =
    `You can ${job ? "make a deck" : "play"} here only if the page comes from a web server. To run one on your computer: “cardwright site --serve”.`;
  /** @param {string} what */
  const NOT_ABLE = (what) => `This browser cannot run the engine: ${what} is missing or turned off.`;

  /** Why the browser does not run the worker, by what the site sends for it. */
  async function refused() {
    const sent = await fetch(WORKER, { cache: "no-cache" }).catch(() => null);
    const type = sent?.headers.get("Content-Type") || "a file without a type";
    if (!sent || sent.status >= 500) return `play-worker.js cannot be reached. ${AGAIN}`;
    if (!sent.ok) return `play-worker.js is missing from this site (status ${sent.status}). ${OWNER} upload it again.`;
    if (/(java|ecma)script/.test(type)) return `The engine could not be started. ${AGAIN}`;
    return `play-worker.js is sent as ${type}, and no browser runs that as a script. ${OWNER} set its server to send .js files as text/javascript.`;
  }

  /** The one that was started. @type {Loaded | null} */
  let engine = null;

  /** A worker that loads, or has loaded, the engine, and those who wait for it. */
  class Loaded {
    /** @type {Worker | undefined} */
    #worker;
    /** Who waits for an answer, by its id. @type {Map<number, Engine.Waiting>} */
    #asked = new Map();
    #last = 0;
    #silence = 0;
    /** @type {((share: number) => void)[]} */
    #tell = [];
    /** @type {Engine.Waiting | undefined} */
    #began;
    #over = "";

    constructor() {
      this.ready = new Promise((resolve, reject) => { this.#began = { resolve, reject }; });
      this.ready.catch(() => {}); // whoever asked is told
      this.#wait();
      try {
        this.#worker = new Worker(WORKER, { type: "module" });
      } catch (error) {
        this.end(`The engine could not be started (${error instanceof Error ? error.message : error}).`);
        return;
      }
      this.#worker.onmessage = ({ data }) => this.#hear(data);
      this.#worker.onerror = (event) => {
        event.preventDefault();
        refused().then((sentence) => this.end(sentence));
      };
    }

    /** @param {((share: number) => void)} [tell] */
    told(tell) {
      if (tell) this.#tell.push(tell);
    }

    /** @param {object} message @param {Engine.Waiting["tell"]} [tell] what hears how far it is
        @returns {Promise<any>} any answer: its type depends on the message */
    ask(message, tell) {
      return new Promise((resolve, reject) => {
        if (this.#over) throw new Error(this.#over);
        this.#last += 1;
        this.#asked.set(this.#last, { resolve, reject, tell });
        this.#wait();
        this.#worker?.postMessage({ id: this.#last, message });
      });
    }

    /** It is over with this one, and everybody who waits is told why. @param {string} sentence */
    end(sentence) {
      this.#over = sentence;
      clearTimeout(this.#silence);
      this.#worker?.terminate();
      if (engine === this) engine = null;
      for (const waiting of [this.#began, ...this.#asked.values()]) waiting?.reject(new Error(sentence));
    }

    #wait() {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => this.end(SLOW), table.patience);
    }

    /** @param {Engine.Message} message */
    #hear({ share, ready, id, step, answer, fault }) {
      if (this.#over) return;
      clearTimeout(this.#silence);
      if (id && step) this.#asked.get(id)?.tell?.(...step);
      else if (id) {
        const waiting = this.#asked.get(id);
        this.#asked.delete(id);
        if (fault) waiting?.reject(new Error(fault));
        else waiting?.resolve(answer);
      } else if (fault) {
        this.end(fault);
        return;
      } else if (ready) this.#began?.resolve();
      else for (const tell of this.#tell) tell(share ?? 0);
      if (this.#asked.size || !(id || ready)) this.#wait();
    }
  }

  /** The engine, as soon as it can be asked. @param {(share: number) => void} [tell] */
  async function begun(tell) {
    if (location.protocol === "file:") throw new Error(NOT_SERVED);
    for (const what of ["WebAssembly", "Worker"]) if (!(what in window)) throw new Error(NOT_ABLE(what));
    const own = (engine ??= new Loaded());
    own.told(tell);
    await own.ready;
    return own;
  }

  /** @type {Engine} */
  const table = {
    patience: 60_000,
    NOT_SERVED,

    async start(tell) {
      await begun(tell);
    },

    async ask(message) {
      return (await begun()).ask(message);
    },

    async print(message, tell) {
      return (await begun()).ask(message, tell);
    },

    async make(message, tell) {
      return (await begun()).ask(message, tell);
    },

    stop() {
      engine?.end("The engine was stopped.");
    },
  };

  globalThis.Cardwright = { ...globalThis.Cardwright, engine: table };
})();
