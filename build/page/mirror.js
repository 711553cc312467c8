'use strict';
// The game in real elements, for readers of screens and for keys alone: what is asked, the answers as buttons, what happened as a log,
// what lies where as lists. The game tells it by holoboardShow and hears what is pressed by holoboardUse and holoboardWrite.
const mirror = document.getElementById('mirror');
const part = Object.fromEntries([...mirror.querySelectorAll('[data-part]')].map((e) => [e.dataset.part, e]));
let shownScreen, linesTold = 0, listsShown = '';

const put = (element, text) => { if (element.textContent !== text) element.textContent = text; };
const make = (tag, text) => { const e = document.createElement(tag); e.textContent = text; return e; };

// pressable makes or renews the element of something to press or to write in.
function pressable(item, p) {
  if (p.typed) {
    const field = item.querySelector('input') ?? item.appendChild(document.createElement('label')).appendChild(document.createElement('input'));
    field.setAttribute('aria-label', p.name);
    if (document.activeElement !== field && field.value !== (p.value ?? '')) field.value = p.value ?? '';
    field.onchange = () => window.holoboardWrite(p.id, field.value);
    return;
  }
  const button = item.querySelector('button') ?? item.appendChild(document.createElement('button'));
  put(button, p.why ? p.name + ' (' + p.why + ')' : p.name);
  button.setAttribute('aria-disabled', String(!!p.why));
  if (p.chosen) button.setAttribute('aria-pressed', 'true');
  else button.removeAttribute('aria-pressed');
  button.onclick = () => window.holoboardUse(p.id);
}

// list makes the items of a list those of some things to press; one that stays keeps its element, and the focus.
function list(of, all) {
  const before = new Map([...of.children].map((item) => [item.dataset.id, item]));
  all.forEach((p, i) => {
    const item = before.get(p.id) ?? document.createElement('li');
    before.delete(p.id);
    item.dataset.id = p.id;
    if (of.children[i] !== item) of.insertBefore(item, of.children[i] ?? null);
    pressable(item, p);
  });
  before.forEach((item) => item.remove());
  of.parentElement.hidden = all.length === 0;
}

// tellLog adds the lines that are new, so that they are read aloud once.
function tellLog(lines, told) {
  const fresh = told - linesTold;
  if (fresh < 0 || fresh > lines.length) {
    part.log.replaceChildren(...lines.map((line) => make('li', line)));
  } else {
    part.log.append(...lines.slice(lines.length - fresh).map((line) => make('li', line)));
    while (part.log.children.length > lines.length) part.log.firstChild.remove();
  }
  linesTold = told;
  part.log.parentElement.hidden = lines.length === 0;
}

// holoboardShow makes the elements say what an account says.
window.holoboardShow = (text) => {
  const a = JSON.parse(text), inside = mirror.contains(document.activeElement);
  put(part.heading, a.heading || 'Holoboard');
  put(part.asked, a.asked);
  put(part.help, a.help ?? '');
  put(part.said, a.said ?? '');
  part.texts.replaceChildren(...(a.texts ?? []).map((line) => make('p', line)));
  list(part.options, a.options ?? []);
  list(part.buttons, a.buttons ?? []);
  tellLog(a.log ?? [], a.told);
  const lists = JSON.stringify(a.lists ?? []);
  if (lists !== listsShown) {
    listsShown = lists;
    part.lists.replaceChildren(...(a.lists ?? []).flatMap((l) => {
      const lines = document.createElement('ul');
      lines.append(...(l.lines ?? []).map((line) => make('li', line)));
      return [make('h3', l.name), lines];
    }));
    part.lists.parentElement.hidden = !a.lists;
  }
  if (inside && !mirror.contains(document.activeElement)) part.asked.focus(); // what had the focus was answered
  mirror.dataset.screen = a.screen;
  mirror.dataset.waits = String(!!a.waits);
  mirror.dataset.heard = String(a.heard);
  mirror.dataset.told = String(Number(mirror.dataset.told ?? 0) + 1);
};

// F6 leads from the picture to the words and back.
document.addEventListener('keydown', (e) => {
  if (e.key !== 'F6') return;
  e.preventDefault();
  e.stopPropagation();
  if (mirror.contains(document.activeElement)) document.querySelector('canvas')?.focus();
  else part.asked.focus();
}, true);

// sayWords has the parts called in the language of the page.
function sayWords() {
  const words = say();
  mirror.setAttribute('aria-label', words.words);
  for (const e of mirror.querySelectorAll('[data-say]')) put(e, words[e.dataset.say]);
  const canvas = document.querySelector('canvas');
  canvas?.setAttribute('role', 'img');
  canvas?.setAttribute('aria-label', words.canvas);
}
new MutationObserver(sayWords).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
