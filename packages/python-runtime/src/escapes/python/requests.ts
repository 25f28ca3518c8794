import { escapesOf } from './python-escape.ts';

/** Ways by which Python gets at an object of JavaScript that makes requests. */
const programs: Readonly<Record<string, string>> = {
  'the js module, its guard removed': `import sys
sys.meta_path[:] = [f for f in sys.meta_path if getattr(f, '__name__', '') != '_Closed']
import js
js.fetch(probe)`,
  'the js module, asked of its finder': `from _pyodide import _importhook
spec = _importhook.jsfinder.find_spec('js', None)
spec.loader.create_module(spec).fetch(probe)`,
  'the proxies that the import hook keeps': `from _pyodide import _importhook
_importhook.jsfinder.jsproxies['js'].fetch(probe)`,
  'the js module registered anew': `import sys
from _pyodide import _importhook
kept = dict(_importhook.jsfinder.jsproxies)
sys.modules.pop('js', None)
finder = _importhook.JsFinder()
finder.jsproxies.update(kept)
sys.meta_path.insert(0, finder)
import js
js.fetch(probe)`,
  'sys.modules': `import sys
for module in list(sys.modules.values()):
    if hasattr(module, 'fetch') and hasattr(module, 'XMLHttpRequest'):
        module.fetch(probe)`,
  'every object that the garbage collector knows': `import gc
from pyodide.ffi import JsProxy
for thing in gc.get_objects():
    for value in gc.get_referents(thing):
        if isinstance(value, JsProxy) and hasattr(value, 'fetch'):
            value.fetch(probe)
            raise SystemExit`,
  'the stop signal of the engine': `from _pyodide import _importhook
request = _importhook.jsfinder.jsproxies['pyodide_js']._module.Py_EmscriptenSignalBuffer.Request.new()
request.open('GET', probe, False)
request.send()`,
  'a lazy file of the engine': `from _pyodide import _importhook
files = _importhook.jsfinder.jsproxies['pyodide_js'].FS
files.createLazyFile('/', token, probe, True, False)
open('/' + token).read()`,
  'a package loaded by address': `from _pyodide import _importhook
await _importhook.jsfinder.jsproxies['pyodide_js'].loadPackage(probe + '/x-1.0-py3-none-any.whl')`,
  'a compiled library loaded by address': `from _pyodide import _importhook
api = _importhook.jsfinder.jsproxies['pyodide_js']._api
await api.loadBinaryFile(probe)`,
  run_js: `from pyodide.code import run_js
run_js('fetch')(probe)`,
  'import() by run_js': `from pyodide.code import run_js
await run_js('(address) => import(address)')(probe)`,
  'the module behind run_js': `import importlib, sys
sys.meta_path[:] = [f for f in sys.meta_path if getattr(f, '__name__', '') != '_Closed']
sys.modules.pop('pyodide._run_js', None)
from pyodide.code import run_js
run_js('fetch')(probe)`,
  'a constructor of functions, from a callback': `from lemma_runtime import host
host._write.constructor('return globalThis')().fetch(probe)`,
  'a constructor of functions, from an array': `from pyodide.ffi import to_js
to_js([1]).constructor.constructor('return globalThis')().fetch(probe)`,
  'a constructor of functions, from an object': `from pyodide.ffi import to_js
to_js({'a': 1}).constructor.constructor('return globalThis')().fetch(probe)`,
  'a constructor of functions, from a typed array': `from pyodide.ffi import to_js
to_js(b'a').constructor.constructor('return globalThis')().fetch(probe)`,
  'a constructor of functions, from a set': `from pyodide.ffi import to_js
to_js({1}).constructor.constructor('return globalThis')().fetch(probe)`,
  'a constructor of functions, from an error': `from pyodide.ffi import JsException
from lemma_runtime import host
try:
    host._write.call.call(1)
except JsException as error:
    error.js_error.constructor.constructor('return globalThis')().fetch(probe)`,
  'a constructor of functions, from the event loop': `from pyodide import webloop
webloop.scheduleCallback.constructor('return globalThis')().fetch(probe)`,
  'a constructor of functions, from a promise': `from lemma_runtime import host
from pyodide.ffi import create_proxy
import asyncio
promise = create_proxy(asyncio.sleep(0)).then(lambda *_: None)
getattr(promise, 'constructor', host._sleep).constructor('return globalThis')().fetch(probe)`,
  'a constructor of functions, given to a dict converter': `from pyodide.ffi import to_js
made = []
def convert(entries):
    made.append(entries.constructor.constructor('return globalThis')())
    return entries
to_js({'a': 1}, dict_converter=convert)
made[0].fetch(probe)`,
  'a constructor of functions, from a default converter': `from pyodide.ffi import to_js
def convert(value, convert, cache):
    return convert([1]).constructor.constructor('return globalThis')().fetch(probe)
to_js(object(), default_converter=convert)`,
  'a constructor of asynchronous functions': `from lemma_runtime import host
from pyodide.ffi import to_js
maker = host._write.constructor('return (async () => 0).constructor')()
maker('address', 'return fetch(address)')(probe)`,
  'the engine’s own eval, by ctypes': `import ctypes
ctypes.pythonapi.emscripten_run_script(f"fetch('{probe}')".encode())`,
  'the engine’s own eval of texts, by ctypes': `import ctypes
ctypes.pythonapi.emscripten_run_script_string(f"fetch('{probe}').toString()".encode())`,
  'the memory of a proxy, changed by ctypes': `import ctypes
from pyodide.ffi import to_js
thing = to_js([1])
words = (ctypes.c_uint32 * 10).from_address(id(thing))
kept = words[9]
words[9] = 2
constructor = thing.constructor.constructor
words[9] = kept
constructor('return globalThis')().fetch(probe)`,
  pyfetch: `from pyodide.http import pyfetch
await pyfetch(probe)`,
  open_url: `from pyodide.http import open_url
open_url(probe)`,
  pyxhr: `from pyodide.http import pyxhr
pyxhr.get(probe)`,
  'a timer of pyodide.ffi': `import sys
sys.meta_path[:] = [f for f in sys.meta_path if getattr(f, '__name__', '') != '_Closed']
from pyodide.ffi.wrappers import set_timeout
import js
set_timeout(lambda: js.fetch(probe), 0)
import asyncio
await asyncio.sleep(0.1)`,
  'a timer that hands over the global object': `from pyodide import webloop
from pyodide.ffi import create_proxy
import asyncio
webloop.scheduleCallback(create_proxy(lambda this: this.fetch(probe), capture_this=True), 5)
await asyncio.sleep(0.1)`,
  'a socket': `import socket, sys
host = probe.split('/')[2]
connection = socket.socket()
connection.connect((token + '.localhost', int(host.split(':')[1])))
connection.send(b'GET / HTTP/1.0\\r\\n\\r\\n')
import time
time.sleep(0.2)`,
  'a WebSocket': `from _pyodide import _importhook
_importhook.jsfinder.jsproxies['js'].WebSocket.new(probe.replace('http', 'ws'))
import asyncio
await asyncio.sleep(0.2)`,
  'an EventSource': `from _pyodide import _importhook
_importhook.jsfinder.jsproxies['js'].EventSource.new(probe)
import asyncio
await asyncio.sleep(0.2)`,
  'a worker': `from _pyodide import _importhook
_importhook.jsfinder.jsproxies['js'].Worker.new(probe)
import asyncio
await asyncio.sleep(0.2)`,
  'a beacon in a constructed request': `from _pyodide import _importhook
js = _importhook.jsfinder.jsproxies['js']
js.fetch(js.Request.new(probe, method='POST', keepalive=True, body='x'))`,
  'XMLHttpRequest by Reflect': `from _pyodide import _importhook
js = _importhook.jsfinder.jsproxies['js']
request = js.Reflect.construct(js.XMLHttpRequest, js.Array.new())
request.open('GET', probe, False)
request.send()`,
};

export const requestEscapes = escapesOf({ kind: 'requests', effect: 'request' }, programs);
