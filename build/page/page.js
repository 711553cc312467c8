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
  for (const element of document.querySelectorAll('body > textarea')) { // the engine's, which nobody is to come to by Tab or by reading
    element.tabIndex = -1;
    element.ariaHidden = 'true';
  }
  sayWords();
  keep().catch((trouble) => console.warn(trouble)); // a browser may forbid it
};

// The game's commands are letters, which follow what a key types: the page notes that for it. Where it is no Latin letter the one counts
// that stands on the same key of an American keyboard; one in the place of a letter that types a sign is none.
window.holoboardTypes = {};
function letterOf(e) {
  const plain = !e.altKey && !e.getModifierState('AltGraph');
  if (plain && [...e.key].length === 1) window.holoboardTypes[e.code] = e.key.toLowerCase();
  const types = window.holoboardTypes[e.code] ?? '';
  if (/^[a-z]$/.test(types)) return 'Key' + types.toUpperCase();
  return /^Key/.test(e.code) && /^[!-~]$/.test(types) ? '' : e.code;
}

// The keys that the game has no use for at this moment stay the browser's: it tells in holoboardKeys, by their letters or else their
// places, which it has.
// The engine prevents all that comes to its canvas; it hears the others too, and what it prevents then is prevented no more.
function leaveKeys(e) {
  const typing = e.target.id === 'ebitengine-textinput';
  if (!typing && e.target.localName !== 'canvas' || e.key === 'F6') return; // which leads to the words, see mirror.js
  const ctrl = e.ctrlKey || e.metaKey, letter = [...e.key].length === 1 && (!ctrl && !e.altKey || e.getModifierState('AltGraph'));
  const place = e.code === 'NumpadEnter' ? 'Enter' : letterOf(e);
  const chord = (ctrl ? 'Ctrl+' : '') + (e.altKey ? 'Alt+' : '') + (e.shiftKey && place === 'Tab' ? 'Shift+' : '') + place;
  const wanted = window.holoboardKeys ?? '', game = wanted.includes(' ' + chord + ' ');
  if (typing) { // the element does by itself what makes letters, erases and pastes; the engine keeps Tab in it
    if (game && !letter && !e.isComposing && chord !== 'Ctrl+KeyV' && !/(Backspace|Delete)$/.test(chord)) e.preventDefault();
    else if (!game && place === 'Tab') e.preventDefault = () => {};
    return;
  }
  if (game || letter && wanted.includes(' letters ')) return;
  e.preventDefault = () => {};
}
for (const type of ['keydown', 'keyup']) window.addEventListener(type, leaveKeys, true);

// Back goes a screen back in the game, as Escape does. Where the game has none behind it, a second press leaves the page: the entry that
// was put into the history for the first one is put there again by whatever else is done. A browser counts no entry that was put there
// before anybody did anything.
let held = history.state?.game ?? false;
function holdBack() {
  if (held || !window.holoboardStarted) return;
  history.pushState({ game: true }, '');
  held = true;
  if (notice.textContent === say().leave) notice.textContent = '';
}
for (const type of ['pointerup', 'keyup']) window.addEventListener(type, holdBack, true);
window.addEventListener('popstate', (e) => {
  held = e.state?.game ?? false;
  if (held) return;
  if ((window.holoboardKeys ?? '').includes(' Escape ')) {
    window.holoboardBack();
    holdBack();
    return;
  }
  notice.textContent = say().leave;
  setTimeout(holdBack, 4000);
});

// The engine has an element for input methods, which may take the focus only while somebody does something, as phones want it. It brings
// the code for that as a text to be evaluated. The page's policy forbids that, and here it stands, with two things more: a touch on a
// text field opens the phone's keyboard at once, and who reads the words is not drawn away from them.
const evaluate = window.eval;
window.eval = (text) => String(text).includes('_ebitengine_textinput') ? undefined : evaluate(text);
let touched; // where a finger came down
window.addEventListener('pointerdown', (e) => { touched = [e.clientX, e.clientY]; }, true);
function beginTyping(e) {
  if (mirror.contains(document.activeElement)) return;
  const element = document.getElementById('ebitengine-textinput');
  if (!element) return;
  const at = e.changedTouches?.[0] ?? e, moved = touched && Math.hypot(at.clientX - touched[0], at.clientY - touched[1]) > 14;
  const field = e.type === 'keyup' || moved ? null : window.holoboardFields?.find(([x, y, right, bottom]) => at.clientX >= x && at.clientY >= y && at.clientX <= right && at.clientY <= bottom);
  if (field && document.activeElement !== element) [window._ebitengine_textinput_x, window._ebitengine_textinput_y] = [field[0], field[3]];
  if (window._ebitengine_textinput_x === undefined) return;
  element.value = '';
  element.focus({ preventScroll: true });
  element.style.left = window._ebitengine_textinput_x + 'px';
  element.style.top = window._ebitengine_textinput_y + 'px';
  window._ebitengine_textinput_x = window._ebitengine_textinput_y = undefined;
  window._ebitengine_textinput_ready = true;
}
for (const type of ['mouseup', 'touchend', 'keyup']) document.body.addEventListener(type, beginTyping);

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
