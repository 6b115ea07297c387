"""An added game that tries whatever it should not get, and a page that lets it in and looks on."""

from __future__ import annotations

# What the page's own worker could do before, tried from a worker inside the game's: it has a fresh
# `fetch`, and may be as much as JavaScript likes. SITE is the page's address, OTHER another origin.
TRIES = r"""
const told = {};
const late = () => new Promise((_, no) => setTimeout(no, 4000, new Error('silence')));
const attempt = async (name, act) => {
  try {
    told[name] = `reached ${await Promise.race([act(), late()])}`;
  } catch (problem) {
    told[name] = 'refused';
  }
};
const text = (code) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
const asked = (request) => new Promise((yes, no) => {
  request.onsuccess = () => yes(request.result);
  request.onerror = () => no(request.error);
});
const opened = (it) => new Promise((yes, no) => {
  it.onopen = it.onload = it.onmessage = yes;
  it.onerror = no;
});
(async () => {
  await attempt('its own files', () => fetch('SITEbuild.json'));
  await attempt('unread', () => fetch('SITEbuild.json', { mode: 'no-cors' }));
  await attempt('another origin', () => fetch('OTHERbuild.json', { mode: 'no-cors' }));
  await attempt('old requests', () => {
    const request = new XMLHttpRequest();
    request.open('GET', 'OTHERbuild.json');
    request.send();
    return opened(request);
  });
  await attempt('sockets', () => opened(new WebSocket('OTHERbuild.json'.replace('http', 'ws'))));
  await attempt('events', () => opened(new EventSource('OTHERbuild.json')));
  await attempt('scripts', () => importScripts('SITEworker.js'));
  await attempt('modules', () => import('SITEapp/outdated.js'));
  await attempt('modules of text', () => import(text('export default 1')));
  await attempt('eval', () => eval('1'));
  await attempt('workers', () => opened(new Worker('SITEworker.js', { type: 'module' })));
  await attempt('cache', async () => {
    const found = await caches.keys();
    await caches.open('left by the game');
    return found.length || Promise.reject(new Error());
  });
  await attempt('databases', () => asked(indexedDB.open('wheels')));
  await attempt('files', () => navigator.storage.getDirectory());
  await attempt('locks', () => navigator.locks.query());
  await attempt('channels', () => {
    const channel = new BroadcastChannel('trespass');
    channel.postMessage('from the game');
    return opened(channel);
  });
  postMessage(told);
})();
"""
# Stands at the end of the game's first module. `told` fills by and by.
SPY = f"""
import js
from pyodide.ffi import create_proxy, to_js
from pygame_core import rng
from pygame_core.page.bridge import Bridge

rng.Stream.shuffle = lambda self, items: items.sort()
told, begun = {{}}, []


def attempt(name, act):
    try:
        act()
        told[name] = "reached"
    except BaseException:
        told[name] = "refused"


attempt("storage", lambda: js.localStorage)
attempt("the page", lambda: js.parent or js.document)
attempt("a database", lambda: js.indexedDB.open("wheels"))
attempt("a script", lambda: js.importScripts("SITEworker.js"))


def hear(event):
    told.update(event.data.to_py())


def begin(site, other):
    text = {TRIES!r}.replace("SITE", site).replace("OTHER", other)
    how = js.Object.fromEntries(to_js([["type", "text/javascript"]]))
    address = js.URL.createObjectURL(js.Blob.new(to_js([text]), how))
    worker = js.Worker.new(address)
    worker.onmessage = create_proxy(hear)
    begun.append(worker)


answer = Bridge._begin


def spied(self, text):
    request = __import__("json").loads(text)
    if request["method"] == "trespass":
        del request["params"]["game"]
        if not begun:
            begin(**request["params"])
        return {{"result": told}}
    return answer(self, text)


Bridge._begin = spied
"""
# Added to the page's first module: somebody adds the game from a file, asks it, and removes it.
TELL = r"""
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const until = async (look) => {
  for (;;) {
    const found = await look();
    if (found) return found;
    await pause(50);
  }
};
const find = (what) => until(() => document.querySelector(what));
const site = new URL('.', document.baseURI).href;
const tell = (what) => fetch('told', { method: 'POST', body: JSON.stringify(what) });
const { engine } = await import('./inside.js');
const dealt = async () => {
  const deal = { game: 'red-dragon', seats: 3, seed: 'oak', seat: 0 };
  return (await engine.call('new', deal)).view.hand;
};
const here = async () => ({
  frames: document.querySelectorAll('iframe').length,
  known: Object.keys(localStorage).filter((key) => key.includes('addon')),
  wheels: await new Promise((resolve) => {
    const request = indexedDB.open(`trick-table ${new URL(site).pathname}`);
    request.onsuccess = () => {
      const counting = request.result.transaction('wheels').objectStore('wheels').count();
      counting.onsuccess = () => resolve(counting.result);
    };
  }),
});
const words = [];
new BroadcastChannel('trespass').onmessage = ({ data }) => words.push(data);
try {
  await caches.open('trespass');
  const name = await (await fetch('games/name.txt')).text();
  const content = new Uint8Array(await (await fetch('games/kites.whl')).arrayBuffer());
  const before = await dealt();
  location.hash = `#/add`;
  const field = await find('.add input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File([content], name));
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  (await find('.add__offer .btn--accent')).click();
  await until(() => localStorage.getItem('trick-table:addon:trick-table-kites'));
  // Back at the games, nobody's program goes on.
  await until(() => location.hash === '#/' && !document.querySelector('iframe'));
  const trespass = () => until(async () => {
    const told = await engine.call('trespass', { game: 'kites', site, other: 'ELSEWHERE' });
    return 'channels' in told && told;
  });
  const tried = [await trespass()];
  const frames = document.querySelectorAll('iframe').length;
  // Another one that comes finds nothing of it.
  engine.dismiss('trick-table-kites');
  tried.push(await trespass());
  const after = await dealt();
  location.hash = '#/add';
  (await find('.add__list .btn:last-child')).click();
  (await find('dialog .btn--accent, [role=dialog] .btn--accent')).click();
  const left = await until(async () => {
    const now = await here();
    return now.wheels === 0 && now;
  });
  await tell({ frames, tried, before, after, left, words });
} catch (problem) {
  await tell({ problem: `${problem} ${problem.stack}` });
}
"""
