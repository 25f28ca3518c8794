import { escapesOf } from './python-escape.ts';

/** Callbacks that get the object on which they are called. */
const programs: Readonly<Record<string, string>> = {
  'a timer': `from pyodide import webloop
from pyodide.ffi import create_proxy
import asyncio
webloop.scheduleCallback(create_proxy(lambda this: print(str(this)), capture_this=True), 5)
await asyncio.sleep(0.1)`,
  'setTimeout of the js module': `from _pyodide import _importhook
from pyodide.ffi import create_proxy
import asyncio
_importhook.jsfinder.jsproxies['js'].setTimeout(create_proxy(lambda this: print(str(this)), capture_this=True), 0)
await asyncio.sleep(0.1)`,
  'setInterval of the js module': `from _pyodide import _importhook
from pyodide.ffi import create_proxy
import asyncio
timer = _importhook.jsfinder.jsproxies['js'].setInterval(create_proxy(lambda this: print(str(this)), capture_this=True), 5)
await asyncio.sleep(0.1)`,
  'queueMicrotask of the js module': `from _pyodide import _importhook
from pyodide.ffi import create_proxy
import asyncio
js = _importhook.jsfinder.jsproxies['js']
js.queueMicrotask(create_proxy(lambda: print(str(js.globalThis)), capture_this=False))
await asyncio.sleep(0.1)`,
  'an event’s target': `from _pyodide import _importhook
from pyodide.ffi import create_proxy
js = _importhook.jsfinder.jsproxies['js']
js.addEventListener(token, create_proxy(lambda event: print(str(event.target))))
js.dispatchEvent(js.Event.new(token))`,
  'an operation of EventTarget without a target': `from _pyodide import _importhook
from pyodide.ffi import create_proxy
js = _importhook.jsfinder.jsproxies['js']
js.EventTarget.prototype.addEventListener.call(None, token, create_proxy(lambda event: print(str(event.currentTarget))))
js.EventTarget.prototype.dispatchEvent.call(None, js.Event.new(token))`,
  'what the loader was given': `from _pyodide import _importhook
print(str(_importhook.jsfinder.jsproxies['pyodide_js']._api.config.jsglobals))`,
  'globalThis by run_js': `from pyodide.code import run_js
print(str(run_js('globalThis')))`,
  'the receiver of a function made from text': `from lemma_runtime import host
print(str(host._write.constructor('return this')()))`,
  'a proxy found by the garbage collector': `import gc
from pyodide.ffi import JsProxy
for thing in gc.get_objects():
    for value in gc.get_referents(thing):
        if isinstance(value, JsProxy): print(str(value)[:60])`,
};

export const globalEscapes = escapesOf({ kind: 'global object', effect: 'global' }, programs);
