// browser.mjs CHROMIUM DEVICE holds a browser for browser.go. It reads orders, one line of JSON each, from its input, carries them out one
// after another and answers each with one line. When the input ends, so does the browser. DEVICE is browser.go's, as JSON.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const { chromium } = createRequire(new URL('../cache/browser/', import.meta.url))('playwright-core');
const chromiumPath = process.argv[2], device = JSON.parse(process.argv[3]);
const finger = device.pointer === 'finger';

const browser = await chromium.launch({
  executablePath: chromiumPath,
  headless: true,
  args: [
    '--no-sandbox', // needed when run as root
    '--use-gl=angle', '--use-angle=swiftshader', // WebGL 2 without a graphics card
    '--disable-gpu-compositing', // nor is the page itself put together by one that is played by the processor
    '--js-flags=--wasm-lazy-compilation,--no-wasm-tier-up,--no-wasm-dynamic-tiering', // most of the program is not run long enough to be worth more
    '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  ],
});
const context = await browser.newContext({
  viewport: { width: device.width, height: device.height }, deviceScaleFactor: device.sharpness,
  hasTouch: finger, isMobile: finger, locale: device.language, serviceWorkers: device.keeps ? 'allow' : 'block', permissions: ['clipboard-write'],
});
let page = await context.newPage();
if (device.wishes) await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
let another; // page with the same storage
const devtools = await context.newCDPSession(page);

// What the page gives the person to keep, and what he gives it when it asks for a file.
const downloads = [];
page.on('download', (download) => downloads.push(download));
let offered = '';
page.on('filechooser', (chooser) => chooser.setFiles(offered));

// What the page said, for the message should the game end; and what ended it.
const said = [];
let fault = '';
const listen = (page) => {
  page.on('console', (message) => {
    said.push(message.text());
    if (said.length > 40) said.shift();
    if (message.text().includes('Content Security Policy')) fault ||= 'the page breaks its policy';
  });
  page.on('pageerror', (error) => { fault ||= 'the page met an error: ' + error; });
  page.on('crash', () => { fault ||= 'the page crashed'; });
};
listen(page);

// What the page tells of itself is kept here when it does, for it is asked for twenty times a second.
const kept = new WeakMap(); // page to what it told last
const told = (page) => kept.get(page) ?? { spots: '', stopped: '' };
await context.exposeBinding('holoboardTells', ({ page, frame }, name, text) => {
  if (frame === page.mainFrame()) kept.set(page, { ...told(page), [name]: text });
});
await context.addInitScript(({ frames }) => {
  if (frames) { // a screen of so few
    const next = window.requestAnimationFrame.bind(window);
    let last = 0;
    window.requestAnimationFrame = (draw) => setTimeout(() => next((now) => { last = performance.now(); draw(now); }), Math.max(last + 1000 / frames - performance.now(), 0));
  }
  for (const [name, key] of [['holoboardSpots', 'spots'], ['holoboardStopped', 'stopped']]) {
    let text;
    Object.defineProperty(window, name, { get: () => text, set(t) { text = t; window.holoboardTells(key, String(t)); } });
  }
  window.holoboardTells('spots', ''); // a page that has just come has told nothing
  window.holoboardTells('stopped', '');
}, device);

let x = 0, y = 0; // where the pointer is
let down = false;

const touch = (type) => devtools.send('Input.dispatchTouchEvent', {
  type, touchPoints: type === 'touchEnd' ? [] : [{ x, y, id: 1 }],
});

const orders = {
  open: ({ text }) => page.goto(text),
  reload: () => page.reload(),
  async tab() { // the other one of two
    const address = another ? '' : page.url();
    if (!another) listen(another = await context.newPage());
    [page, another] = [another, page];
    await page.bringToFront();
    if (address) await page.goto(address);
  },
  turn: ({ x, y }) => page.setViewportSize({ width: x, height: y }),
  started: ({ number }) => page.waitForFunction(
    () => window.holoboardStarted || window.holoboardStopped, null, { timeout: number * 1000 }),
  async move(to) {
    ({ x, y } = to);
    if (!finger) await page.mouse.move(x, y);
    else if (down) await touch('touchMove');
  },
  async press() {
    down = true;
    await (finger ? touch('touchStart') : page.mouse.down());
  },
  async release() {
    down = false;
    await (finger ? touch('touchEnd') : page.mouse.up());
  },
  async tap() { // as long as a finger's tap, however long the page thinks meanwhile: held longer it would look at a thing instead of using it
    const begun = touch('touchStart');
    await new Promise((done) => setTimeout(done, 60));
    await Promise.all([begun, touch('touchEnd')]);
  },
  key: ({ text }) => page.keyboard.press(text, { delay: 150 }),
  type: ({ text }) => page.keyboard.type(text, { delay: 80 }),
  async prevents({ text }) { // presses a key, and tells whether it came to the game, whether the page kept it from the browser, and which element has the focus then
    await page.evaluate(() => {
      window.keysDown = [];
      window.noteKeys ??= (window.addEventListener('keydown', (e) => window.keysDown.push(e), true), true);
    });
    await page.keyboard.press(text, { delay: 60 });
    return page.evaluate(() => {
      const down = window.keysDown.at(-1);
      return { game: down?.target.localName === 'canvas', prevented: !!down?.defaultPrevented, focus: document.activeElement.localName };
    });
  },
  async back({ number }) { // presses the browser's Back so many times, and tells what comes of it
    for (let i = 0; i < number; i++) await page.goBack({ waitUntil: 'commit' });
    return { address: page.url(), notice: await page.evaluate(() => document.getElementById('notice')?.textContent ?? '') };
  },
  shot: ({ text }) => page.screenshot({ path: text }),
  spots: () => told(page).spots,
  stored: ({ text }) => page.evaluate((key) => localStorage.getItem(key) ?? '', text),
  downloaded: () => downloads.shift()?.path() ?? '',
  mirror: () => page.evaluate(() => { // what the page's real elements say
    const all = document.getElementById('mirror'), say = (part) => all.querySelector(`[data-part=${part}]`).textContent;
    return {
      screen: all.dataset.screen ?? '', waits: all.dataset.waits === 'true', told: Number(all.dataset.told ?? 0), heard: Number(all.dataset.heard ?? 0), lang: document.documentElement.lang, loader: document.getElementById('said').textContent,
      heading: say('heading'), asked: say('asked'), said: say('said'), lists: say('lists'), lines: [...all.querySelectorAll('[data-part=log] li')].map((e) => e.textContent),
      options: all.querySelectorAll('[data-part=options] button').length,
      buttons: [...all.querySelectorAll('button')].map((e) => ({ id: e.parentElement.dataset.id, name: e.textContent, off: e.ariaDisabled === 'true' })),
    };
  }),
  async use({ text }) { // puts the focus on a real button and presses Enter there
    await page.locator(`#mirror [data-id="${text}"] button`).focus();
    await page.keyboard.press('Enter');
  },
  focused: () => page.evaluate(() => document.activeElement.id || document.activeElement.localName),
  value: ({ id }) => page.evaluate((id) => document.querySelector(`#mirror [data-id="${id}"] input`)?.value ?? '', id),
  compose: ({ text }) => devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }), // as an input method shows what is under way
  commit: ({ text }) => devtools.send('Input.insertText', { text }), // and what it has made
  write: ({ text, id }) => page.locator(`#mirror [data-id="${id}"] input`).evaluate((e, text) => { e.value = text; e.dispatchEvent(new Event('change')); }, text),
  timed: () => page.evaluate(() => { // begins to time the frames, and tells those that were timed before, in ms
    const before = window.frameTimes ?? [], times = window.frameTimes = [];
    let last = performance.now();
    const next = (now) => { if (window.frameTimes !== times) return; times.push(now - last); last = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
    return before;
  }),
  kept: () => page.evaluate(async () => ({ newest: await (await (await caches.open('holoboard')).match('newest'))?.text() ?? '', title: document.title, notice: document.getElementById('notice').textContent })),
  offer: ({ text }) => { offered = text; },
};
const asks = ['back', 'prevents', 'focused', 'value', 'mirror', 'timed', 'spots', 'stored', 'downloaded', 'kept']; // those whose value is wanted

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  const answer = {};
  try {
    const value = await orders[order.do](order);
    if (asks.includes(order.do)) answer.value = value;
    const { stopped } = told(page);
    if (stopped) fault ||= 'the page shows: ' + stopped;
  } catch (error) {
    answer.wrong = String(error);
  }
  if (fault) answer.fault = [fault, 'its console:', ...said].join('\n');
  if (fault && order.do === 'started') answer.wrong = answer.fault;
  console.log(JSON.stringify(answer));
}
await browser.close();
