'use strict';
const wasmBytes = 0; // the true size is filled in when the folder is made
const loader = document.getElementById('loader');
const said = document.getElementById('said');

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
};

// whatIsMissing finds out why the game does not start. To look takes a tenth of a second, and is done only then.
function whatIsMissing() {
  if (typeof WebAssembly !== 'object') {
    return 'This browser cannot run WebAssembly. Please try a current Firefox, Chrome, Edge or Safari.';
  }
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) {
    return 'This browser offers no WebGL 2. Please switch on hardware acceleration in its settings, or try another browser.';
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
    flush() { said.textContent = 'Starting…'; },
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
    if (!response.ok) return stop(`The game could not be loaded: the server answered ${response.status}. Please try again later.`);
    program = await WebAssembly.instantiateStreaming(counted(response), go.importObject);
  } catch (trouble) {
    console.error(trouble);
    return stop('The game could not be loaded. Please check the connection and load the page again.');
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
  stop(code === 0 ? 'The game has ended. Load the page again to play on.' : 'The game has stopped by a fault of its own. Load the page again: your last move is saved.');
}
start();
