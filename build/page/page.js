'use strict';
const wasmBytes = 0; // the true size is filled in when the folder is made
const loader = document.getElementById('loader');
const said = document.getElementById('said');
const notice = document.getElementById('notice');

// say returns the words of the language that was chosen for the game, else the first that this person reads and there are words in.
function say() {
  let chosen = '';
  try { chosen = JSON.parse(localStorage.getItem('holoboard/settings') ?? '{}').language; } catch { /* what is kept may be damaged */ }
  const reads = window.holoboardStarted ? [document.documentElement.lang] : [chosen, ...navigator.languages.map((code) => code.split('-')[0].toLowerCase())];
  return pageWords[reads.find((code) => pageWords[code]) ?? 'en'];
}
document.documentElement.lang = Object.keys(pageWords).find((code) => pageWords[code] === say());
said.textContent = say().loading;

// stop shows one sentence instead of the game.
function stop(sentence) {
  said.textContent = sentence;
  loader.className = 'failed';
  window.holoboardStopped = sentence;
}

// The game calls this when its first frame is drawn.
window.holoboardFirstFrame = () => {
  loader.className = 'gone';
  window.holoboardStarted = true;
  sayWords();
  keep().catch((trouble) => console.warn(trouble)); // a browser may forbid it
};

// The keys that the game has no use for at this moment stay the browser's: it tells in holoboardKeys, by their places, which it has.
// The engine prevents all that comes to its canvas; it hears the others too, and what it prevents then is prevented no more.
function leaveKeys(e) {
  if (e.target.localName !== 'canvas') return;
  const ctrl = e.ctrlKey || e.metaKey, letter = [...e.key].length === 1 && (!ctrl && !e.altKey || e.getModifierState('AltGraph'));
  const place = e.code === 'NumpadEnter' ? 'Enter' : e.code;
  const chord = (ctrl ? 'Ctrl+' : '') + (e.altKey ? 'Alt+' : '') + (e.shiftKey && place === 'Tab' ? 'Shift+' : '') + place;
  const wanted = window.holoboardKeys ?? '';
  if (wanted.includes(' ' + chord + ' ') || letter && wanted.includes(' letters ')) return;
  e.preventDefault = () => {};
}
for (const type of ['keydown', 'keyup']) window.addEventListener(type, leaveKeys, true);

const worker = navigator.serviceWorker; // none where the line is not a safe one

// keep has the browser keep the game, and says when a newer one has come.
async function keep() {
  const game = await worker?.register('worker.js');
  if (!game) return;
  const tell = (next) => {
    if (!next || !worker.controller) return; // the first one is no news
    const there = () => {
      if (next.state !== 'installed') return;
      notice.textContent = say().update;
      setTimeout(() => { notice.textContent = ''; }, 15000);
    };
    next.addEventListener('statechange', there);
    there();
  };
  game.addEventListener('updatefound', () => tell(game.installing));
  tell(game.installing ?? game.waiting);
}

// whatIsMissing finds out why the game does not start. To look takes a tenth of a second, and is done only then.
function whatIsMissing() {
  if (typeof WebAssembly !== 'object') {
    return say().no_wasm;
  }
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) {
    return say().no_webgl;
  }
  gl.getExtension('WEBGL_lose_context')?.loseContext(); // phones allow few at a time
  return '';
}

// counted passes a response on and moves the bar as its bytes arrive.
function counted(response) {
  const bar = document.querySelector('#bar div');
  let received = 0;
  const count = new TransformStream({
    transform(chunk, on) {
      received += chunk.byteLength;
      bar.style.width = Math.min(100, 100 * received / (wasmBytes || received)) + '%';
      on.enqueue(chunk);
    },
    flush() { said.textContent = say().starting; },
  });
  return new Response(response.body.pipeThrough(count), { headers: { 'Content-Type': 'application/wasm' } });
}

// To compile the program takes all that the machine has, and it holds the page until its first frame: what is there until then has to
// be seen before. A page that nobody looks at is not waited for.
const seen = new Promise((done) => document.hidden ? done() : requestAnimationFrame(() => setTimeout(done)));

async function start() {
  if (typeof WebAssembly !== 'object') return stop(whatIsMissing());
  const go = new Go();
  let program;
  try {
    const fetched = fetch('holoboard.wasm');
    await seen;
    const response = await fetched;
    if (!response.ok) return stop(say().server.replace('{n}', response.status));
    program = await WebAssembly.instantiateStreaming(counted(response), go.importObject);
  } catch (trouble) {
    console.error(trouble);
    return stop(say().connection);
  }
  let code = 1;
  go.exit = (c) => { code = c; };
  try {
    await go.run(program.instance);
  } catch (trouble) {
    console.error(trouble);
  }
  const missing = window.holoboardStarted ? '' : whatIsMissing();
  if (missing) return stop(missing);
  stop(code === 0 ? say().ended : say().fault);
}
start();
