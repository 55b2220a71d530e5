/* Keeps what a reader has opened, for when there is no network. With a network everything is asked
   of the site first, so that nothing old is shown. When the site was built anew, what had been kept
   is fetched again into a room of its own before the old one goes: pages and scripts of two builds
   never meet. Other sites at the same host keep their own rooms, which bear the path of each. */
"use strict";

const BUILD = "{{ build }}";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SITE = worker.registration.scope; // the address of the first page
const ROOMS = `${new URL(SITE).pathname} cardwright `;
const ROOM = ROOMS + BUILD; // a room for each build
const PATIENCE = 4000; // ms until what is kept is shown in place of what does not come
const MUST_FIT = new Set(["document", "script", "style", "worker"]); // never from two builds
const PLAYED = new URL("play/", location.href).href; // likewise what a page plays with
const PRINTED = /\.(pdf|zip|whl)([?#]|$)/; // a reader saves these

worker.addEventListener("install", (event) => event.waitUntil(moveIn().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(clearOut().then(() => worker.clients.claim())));
// A page that was on its way at that moment belongs to nobody, and asks (kept.js).
worker.addEventListener("message", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !isOurs(request.url) || isSaved(request.url)) return;
  event.respondWith(answer(request, event));
});

/** @typedef {(url: string) => boolean} Test */
/** @type {Test} */
const isOurs = (url) => url.startsWith(SITE);
/** @type {Test} */
const isPlayed = (url) => url.startsWith(PLAYED);
/** @type {Test} */
const isSaved = (url) => PRINTED.test(url) && !isPlayed(url);
/** @param {Request} request */
const mustFit = ({ destination, url }) => MUST_FIT.has(destination) || isPlayed(url);

/** The rooms of builds before. */
const old = async () => (await caches.keys()).filter((name) => name !== ROOM && name.startsWith(ROOMS));

/** Fetch for this build what the builds before had kept. */
async function moveIn() {
  const room = await caches.open(ROOM);
  for (const name of await old()) {
    const kept = await (await caches.open(name)).keys();
    await Promise.allSettled(kept.map(({ url }) => keep(room, url, fetch(url, { cache: "no-cache" }))));
  }
}

/** The address of a card with a large index for that of the usual card, and the other way round.
    @param {string} address */
const otherFace = (address) => address.replace(/\/cards(-large)?(?=\/[^/]+\.svg$)/, (_, large) => (large ? "/cards" : "/cards-large"));

async function clearOut() {
  await Promise.all((await old()).map((name) => caches.delete(name)));
}

/** Keep what comes, but no fault, and once whatever the query. Where the host redirected, keep the
    page as if it had come at once: a browser opens no redirected one.
    @param {Cache} room @param {Request | string} request @param {Promise<Response>} coming */
async function keep(room, request, coming) {
  const response = (await coming).clone();
  if (!response.ok || response.type !== "basic") return;
  const { headers, redirected } = response;
  const [address] = (typeof request === "string" ? request : request.url).split(/[?#]/);
  await room.put(address, redirected ? new Response(await response.blob(), { headers }) : response);
}

/** What is kept for a request. Of a page, also for the other address that some hosts redirect to:
    court for court.html, or the folder for its index.html. Of a card, also the other picture of it: a
    phone that is turned asks for that. @param {Cache} room @param {Request} request */
async function found(room, { url, mode }) {
  const [address] = url.split(/[?#]/);
  const bare = address.replace(/(\/index)?\.html$/, (end) => (end === ".html" ? "" : "/"));
  const names = mode === "navigate" ? [address, bare, bare.endsWith("/") ? `${bare}index.html` : `${bare}.html`] : [address, otherFace(address)];
  const kept = await Promise.all(names.map((name) => room.match(name, { ignoreSearch: true })));
  return kept.find(Boolean);
}

/** What the site says, and is kept; without a network what was kept before.
    @param {Request} request @param {FetchEvent} event */
async function answer(request, event) {
  const room = await caches.open(ROOM);
  const asked = mustFit(request) ? fetch(request, { cache: "no-cache" }) : fetch(request);
  event.waitUntil(keep(room, request, asked).catch(() => {})); // no network, or no room on the device
  const kept = await found(room, request);
  if (kept) {
    const late = new Promise((done) => { setTimeout(done, PATIENCE, kept); });
    return Promise.race([asked.catch(() => kept), late]);
  }
  return request.mode === "navigate" ? asked.catch(missing) : asked;
}

/** In place of a page that has never been opened. */
function missing() {
  const home = new URL("index.html", SITE).pathname;
  const text = `<!DOCTYPE html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Offline</title>
<h1>This page is not on your device yet</h1>
<p>You are offline. Only pages that you have opened before are on your device.</p>
<p><a href="${home}">Go to the home page</a></p></html>`;
  return new Response(text, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
