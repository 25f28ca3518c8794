import { escapesOf } from './python-escape.ts';

/** The global object of the worker, by the shortest way that there was. */
const js = `from _pyodide import _importhook
js = _importhook.jsfinder.jsproxies['js']
`;
const wait = `
import asyncio
await asyncio.sleep(0.2)`;

const stored: Readonly<Record<string, string>> = {
  'a synchronous file system': `${js}js.webkitRequestFileSystemSync(1, 1024).root.getFile(token, js.Object.fromEntries([['create', True]]))`,
  'a cache': `${js}await js.caches.open(token)`,
  'a database': `${js}js.indexedDB.open(token)${wait}`,
  'the private file system': `${js}root = await js.navigator.storage.getDirectory()
await root.getFileHandle(token, create=True)`,
  'a cache by run_js': `from pyodide.code import run_js
await run_js('(name) => caches.open(name)')(token)`,
  'a database by the engine’s eval': `import ctypes
ctypes.pythonapi.emscripten_run_script(f"indexedDB.open('{token}')".encode())${wait}`,
  'the kept snapshot': `${js}store = await js.caches.open('lemma-python')
await store.put('/' + token, js.Response.new('poisoned'))`,
  'a file for the page’s scripts': `${js}store = await js.caches.open('assets')
await store.put('/assets/' + token + '.js', js.Response.new('poisoned'))`,
  'a folder of the private file system, mounted': `from _pyodide import _importhook
root = await _importhook.jsfinder.jsproxies['js'].navigator.storage.getDirectory()
files = await _importhook.jsfinder.jsproxies['pyodide_js'].mountNativeFS('/mounted', root)
open('/mounted/' + token, 'w').close()
await files.syncfs()`,
};

const messages: Readonly<Record<string, string>> = {
  'a message of the worker': `${js}js.postMessage(token)`,
  'a message on all channels': `${js}js.BroadcastChannel.new('escape').postMessage(token)${wait}`,
  'a message by the engine’s eval': `import ctypes
ctypes.pythonapi.emscripten_run_script(f"postMessage('{token}')".encode())`,
  'a message by a timer’s global object': `from pyodide import webloop
from pyodide.ffi import create_proxy
webloop.scheduleCallback(create_proxy(lambda this: this.postMessage(token), capture_this=True), 5)${wait}`,
};

const secrets: Readonly<Record<string, string>> = {
  'a blob of the page': `${js}request = js.XMLHttpRequest.new()
request.open('GET', secret_blob, False)
request.send()
print(request.responseText)`,
  'a page of the origin': `${js}request = js.XMLHttpRequest.new()
request.open('GET', secret_page, False)
request.send()
print(request.responseText)`,
  'what the page has cached': `${js}response = await js.caches.match('/probe-kept')
print(await response.text())`,
  'a database of the page': `${js}names = await js.indexedDB.databases()
print(*[each.name for each in names])`,
};

const malformed: Readonly<Record<string, string>> = {
  'an error whose text is a number': `import lemma_runtime.api as api
api._dumps = lambda value: '{"status":"error","error":{"type":"E","message":"m","text":7,"frames":[]}}'
1 / 0`,
  'an error whose frames are no list': `import lemma_runtime.api as api
api._dumps = lambda value: '{"status":"error","error":{"type":"E","message":"m","text":"t","frames":7}}'
1 / 0`,
  'an error whose frames are empty objects': `import lemma_runtime.api as api
api._dumps = lambda value: '{"status":"error","error":{"type":"E","message":"m","text":"t","frames":[{}]}}'
1 / 0`,
};

export const storageEscapes = escapesOf({ kind: 'storage', effect: 'stored' }, stored);
export const pageEscapes = [
  ...escapesOf({ kind: 'page', effect: 'message' }, messages),
  ...escapesOf({ kind: 'page', effect: 'secret' }, secrets),
  ...escapesOf({ kind: 'page', effect: 'malformed result' }, malformed),
];
