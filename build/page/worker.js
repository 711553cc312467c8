'use strict';
// Keeps the whole version of the game in the browser, so that it starts without a connection and all its files are of one version.
const files = {}; // by name the sum of each, which are filled in with the version when the folder is made
const kept = 'holoboard-' + version;

// newest is the version that came last, of which all is there.
const newest = async () => (await (await caches.open('holoboard')).match('newest'))?.text() ?? kept;

// A file that is not of this version, as while a server is being renewed, makes the browser try again another time.
async function take() {
  await (await caches.open(kept)).addAll(Object.entries(files).map(([name, integrity]) => new Request(name, { cache: 'no-cache', integrity })));
  await (await caches.open('holoboard')).put('newest', new Response(kept));
}
addEventListener('install', (e) => e.waitUntil(take()));

// This one is active when no page is left that began with an older version.
async function sweep() {
  const last = await newest();
  await Promise.all((await caches.keys()).filter((name) => name.startsWith('holoboard-') && name !== last).map((name) => caches.delete(name)));
}
addEventListener('activate', (e) => e.waitUntil(sweep()));

const begun = new Map(); // the version with which each page began

async function answer(e) {
  const page = e.request.mode === 'navigate', name = !page && begun.get(e.clientId) || await newest();
  if (page) begun.set(e.resultingClientId, name);
  const found = await (await caches.open(name)).match(page ? './' : e.request, { ignoreSearch: true, ignoreVary: true });
  return found ?? fetch(e.request);
}
addEventListener('fetch', (e) => { if (e.request.method === 'GET') e.respondWith(answer(e)); });
