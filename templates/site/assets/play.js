/* The engine in the page. Nothing is loaded before it is wanted:

       Cardwright.engine.start(tell)    a promise that it can be asked; `tell` is told from 0 to 1 how
                                      much has come of what is loaded
                      .ask(message)   a promise of the answer; generator/cardwright/engine/session has both
                      .stop()         ends it: start() begins anew, and no match has begun

   What goes wrong is an Error with a sentence for whoever plays; after that, start() tries again.
   `patience` is how long, in ms, nothing may come of what was asked for. */
(() => {
  "use strict";

  const WORKER = new URL("play-worker.js", document.currentScript.src).href;
  const AGAIN = "Reload the page to try again.";
  const OWNER = "If this is your site,";
  const SLOW = `The engine does not answer. ${AGAIN}`;
  const NOT_SERVED =
    "A game can be played here only where the site is served: “cardwright site --serve” does that on your computer.";
  const NOT_ABLE = (what) => `This browser cannot run the engine: it has no ${what}, or it is switched off.`;

  /** Why the browser does not run the worker, by what the site sends for it. */
  async function refused() {
    const sent = await fetch(WORKER, { cache: "no-cache" }).catch(() => null);
    const type = sent?.headers.get("Content-Type") || "a file without a type";
    if (!sent || sent.status >= 500) return `play-worker.js cannot be reached. ${AGAIN}`;
    if (!sent.ok) return `play-worker.js is missing from this site (status ${sent.status}). ${OWNER} upload it again.`;
    if (/(java|ecma)script/.test(type)) return `The engine could not be started. ${AGAIN}`;
    return `play-worker.js comes as ${type}, which no browser runs as a script. ${OWNER} have its server send .js files as text/javascript.`;
  }

  let engine = null; // the one that was started

  /** A worker that loads, or has loaded, the engine, and those who wait for it. */
  class Engine {
    #worker;
    #asked = new Map(); // id: who waits for that answer
    #last = 0;
    #silence;
    #tell = [];
    #began;
    #over = "";

    constructor() {
      this.ready = new Promise((resolve, reject) => (this.#began = { resolve, reject }));
      this.ready.catch(() => {}); // whoever asked is told
      this.#wait();
      try {
        this.#worker = new Worker(WORKER, { type: "module" });
      } catch (error) {
        this.end(`The engine could not be started (${error.message}).`);
        return;
      }
      this.#worker.onmessage = ({ data }) => this.#hear(data);
      this.#worker.onerror = (event) => {
        event.preventDefault();
        refused().then((sentence) => this.end(sentence));
      };
    }

    told(tell) {
      if (tell) this.#tell.push(tell);
    }

    ask(message) {
      return new Promise((resolve, reject) => {
        if (this.#over) throw new Error(this.#over);
        this.#last += 1;
        this.#asked.set(this.#last, { resolve, reject });
        this.#wait();
        this.#worker.postMessage({ id: this.#last, message });
      });
    }

    /** It is over with this one, and everybody who waits is told why. */
    end(sentence) {
      this.#over = sentence;
      clearTimeout(this.#silence);
      this.#worker?.terminate();
      if (engine === this) engine = null;
      for (const { reject } of [this.#began, ...this.#asked.values()]) reject(new Error(sentence));
    }

    #wait() {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => this.end(SLOW), table.patience);
    }

    #hear({ share, ready, id, answer, fault }) {
      if (this.#over) return;
      clearTimeout(this.#silence);
      if (id) {
        const { resolve, reject } = this.#asked.get(id);
        this.#asked.delete(id);
        if (fault) reject(new Error(fault));
        else resolve(answer);
      } else if (fault) {
        this.end(fault);
        return;
      } else if (ready) this.#began.resolve();
      else for (const tell of this.#tell) tell(share);
      if (this.#asked.size || !(id || ready)) this.#wait();
    }
  }

  /** The engine, as soon as it can be asked. */
  async function begun(tell) {
    if (location.protocol === "file:") throw new Error(NOT_SERVED);
    for (const what of ["WebAssembly", "Worker"]) if (!(what in window)) throw new Error(NOT_ABLE(what));
    const own = (engine ??= new Engine());
    own.told(tell);
    await own.ready;
    return own;
  }

  const table = {
    patience: 60_000,

    async start(tell) {
      await begun(tell);
    },

    async ask(message) {
      return (await begun()).ask(message);
    },

    stop() {
      engine?.end("The engine was stopped.");
    },
  };

  globalThis.Cardwright = { ...globalThis.Cardwright, engine: table };
})();
