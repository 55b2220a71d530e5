/* Keeps what a reader has opened, for when there is no network. With a network everything is asked
   of the site first, so that nothing old is shown. When the site was built anew, what had been kept
   is fetched again into a room of its own before the old one goes: pages and scripts of two builds
   never meet. */
"use strict";

const ROOM = "cardwright {{ build }}"; // a room for each build
const PATIENCE = 4000; // ms until what is kept is shown in place of what does not come
const MUST_FIT = new Set(["document", "script", "style", "worker"]); // never from two builds
const PLAYED = new URL("play/", location).href; // likewise what a page plays with
const PRINTED = /\.(pdf|zip)([?#]|$)/; // saved by whoever wants it

self.addEventListener("install", (event) => event.waitUntil(moveIn().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(clearOut().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || isSaved(request.url)) return;
  event.respondWith(answer(request, event));
});

const isPlayed = (url) => url.startsWith(PLAYED);
const isSaved = (url) => PRINTED.test(url) && !isPlayed(url);
const mustFit = ({ destination, url }) => MUST_FIT.has(destination) || isPlayed(url);
const ours = async () => (await caches.keys()).filter((name) => name.startsWith("cardwright "));

/** Fetch for this build what the build before had kept. */
async function moveIn() {
  const room = await caches.open(ROOM);
  for (const name of await ours()) {
    if (name === ROOM) continue;
    const kept = await (await caches.open(name)).keys();
    await Promise.allSettled(kept.map(({ url }) => room.add(new Request(url, { cache: "no-cache" }))));
  }
}

async function clearOut() {
  const old = (await ours()).filter((name) => name !== ROOM);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What the site says, and is kept; without a network what was kept before. */
async function answer(request, event) {
  const room = await caches.open(ROOM);
  const asked = mustFit(request) ? fetch(request, { cache: "no-cache" }) : fetch(request);
  const stored = asked.then((response) => {
    if (response.ok && response.type === "basic") return room.put(request, response.clone());
  });
  event.waitUntil(stored.catch(() => {})); // no network, or no room on the device
  const kept = await room.match(request, { ignoreSearch: true });
  if (kept) {
    const late = new Promise((done) => setTimeout(() => done(kept), PATIENCE));
    return Promise.race([asked.catch(() => kept), late]);
  }
  return request.mode === "navigate" ? asked.catch(missing) : asked;
}

/** In place of a page that has never been opened. */
function missing() {
  const home = new URL("index.html", self.registration.scope).pathname;
  const text = `<!DOCTYPE html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>No network</title>
<h1>This page has not been opened before</h1>
<p>There is no network, and this device keeps only pages that it has shown once.</p>
<p><a href="${home}">To the first page</a></p></html>`;
  return new Response(text, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
