// opening.mjs CHROMIUM TIMES FOLDER... opens browser versions of the game in turn, each time in a fresh browser, and prints the
// median of each time from opening the page, in seconds:
//
//   paint     something is seen of the page
//   loaded    the program is fetched and compiled
//   frame     its first frame is drawn
//   answers   a pointer that was moved to a button then has become a hand
//
// and, for each folder but the first, the median of the shares that a time has of the first folder's in the same turn.
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';

const { chromium } = createRequire(new URL('../cache/browser/', import.meta.url))('playwright-core');
const [executablePath, times, ...folders] = process.argv.slice(2);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml' };

// /N/FILE is a file of the folder N, compressed where it can be.
const files = new Map();
const server = createServer((request, response) => {
  const [, folder, name] = new URL(request.url, 'http://here').pathname.split('/');
  const file = join(folders[folder] ?? '', name || 'index.html');
  if (!existsSync(file)) return response.writeHead(404).end();
  const packed = existsSync(file + '.gz');
  if (!files.has(file)) files.set(file, readFileSync(packed ? file + '.gz' : file));
  response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain', ...(packed && { 'Content-Encoding': 'gzip' }) });
  response.end(files.get(file));
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));

// watch notes, in the page, when what happened. Over what can be pressed at a place the pointer becomes a hand.
function watch(place) {
  const at = (window.opening = {});
  const stream = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const program = await stream.apply(WebAssembly, given);
    at.loaded = performance.now();
    return program;
  };
  let started;
  Object.defineProperty(window, 'holoboardStarted', { get: () => started, set(to) {
    started = to;
    at.frame = performance.now();
    const canvas = document.querySelector('canvas');
    new MutationObserver(() => { if (canvas.style.cursor === 'pointer') at.answers ??= performance.now(); }).observe(canvas, { attributes: true });
    if (place) canvas.dispatchEvent(new MouseEvent('mousemove', { clientX: place.x, clientY: place.y, bubbles: true }));
  } });
}

async function inBrowser(folder, place, look) {
  const browser = await chromium.launch({
    executablePath, headless: true,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(watch, place);
  await page.goto(`http://127.0.0.1:${server.address().port}/${folder}/`);
  const seen = await look(page);
  await browser.close();
  return seen;
}

// button finds the middle of something that can be pressed.
const button = (folder) => inBrowser(folder, null, async (page) => {
  await page.waitForFunction(() => window.holoboardSpots, null, { timeout: 60000 });
  const { x, y, w, h } = Object.values(JSON.parse(await page.evaluate(() => window.holoboardSpots)).spots).find((spot) => spot.on);
  return { x: x + w / 2, y: y + h / 2 };
});

const open = (folder, place) => inBrowser(folder, place, async (page) => {
  await page.waitForFunction(() => window.opening.answers, null, { timeout: 60000 });
  return page.evaluate(() => ({ paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime, ...window.opening }));
});

const median = (all) => all.sort((a, b) => a - b)[all.length >> 1];
const places = [];
for (const folder of folders.keys()) places.push(await button(folder));
const seen = folders.map(() => []);
for (let turn = 0; turn < Number(times); turn++) {
  for (const folder of folders.keys()) seen[folder].push(await open(folder, places[folder]));
}
const names = ['paint', 'loaded', 'frame', 'answers'];
console.log(['', ...names].map((text) => text.padStart(9)).join(''));
for (const [folder, all] of seen.entries()) {
  const line = (label, values) => console.log([label, ...values].map((text) => text.padStart(9)).join(''));
  line(`${folder + 1}, s`, names.map((name) => (median(all.map((at) => at[name])) / 1000).toFixed(2)));
  if (folder > 0) line('share', names.map((name) => median(all.map((at, turn) => at[name] / seen[0][turn][name])).toFixed(2)));
}
server.close();
