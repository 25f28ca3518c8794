import { escapesOf } from './python-escape.ts';

/** JavaScript's own prototypes, as a program finds them. */
const prototypes = `from pyodide.ffi import create_proxy, to_js
from lemma_runtime import host
array = to_js([1]).constructor.prototype
plain = to_js({'a': 1}).constructor
function = host._write.constructor.prototype
broken = create_proxy(lambda *values: None)
`;

const altered: Readonly<Record<string, string>> = {
  'a timer that prints later': `from pyodide import webloop
from pyodide.ffi import create_proxy
webloop.scheduleCallback(create_proxy(lambda: host._write('stdout', token)), 100)
from lemma_runtime import host`,
  'a timer that sets itself again': `from pyodide import webloop
from pyodide.ffi import create_proxy
from lemma_runtime import host
def again():
    host._write('stdout', token)
    webloop.scheduleCallback(proxy, 50)
proxy = create_proxy(again)
webloop.scheduleCallback(proxy, 50)`,
  'the event loop’s timer without its bookkeeping': `import asyncio
from pyodide.webloop import WebLoop
from lemma_runtime import host
original = next((cell.cell_contents for cell in WebLoop.call_later.__closure__ or () if callable(cell.cell_contents)), WebLoop.call_later)
original(asyncio.get_event_loop(), 0.1, lambda: host._write('stdout', token))`,
  'an interval of the js module': `from _pyodide import _importhook
from pyodide.ffi import create_proxy
from lemma_runtime import host
_importhook.jsfinder.jsproxies['js'].setInterval(create_proxy(lambda: host._write('stdout', token)), 50)`,
  'Array.prototype.push': `${prototypes}array.push = broken`,
  'Array.prototype by Object.defineProperty': `${prototypes}plain.defineProperty(array, 'push', plain.fromEntries(to_js([['value', broken]])))`,
  'Function.prototype.apply': `${prototypes}function.apply = broken`,
  'Function.prototype.call': `${prototypes}function.call = broken`,
  'the iterator of arrays': `${prototypes}iterator = array.values.call(to_js([1]))
iterator.__proto__.next = broken`,
  'Object.prototype.then': `${prototypes}getattr(plain.prototype, '__defineGetter__')('then', broken)`,
  'Promise.prototype.then by the js module': `${prototypes}from _pyodide import _importhook
_importhook.jsfinder.jsproxies['js'].Promise.prototype.then = broken`,
  'MessagePort.prototype.postMessage': `${prototypes}from _pyodide import _importhook
_importhook.jsfinder.jsproxies['js'].MessagePort.prototype.postMessage = broken`,
  'the engine’s table of callbacks': `${prototypes}from _pyodide import _importhook
_importhook.jsfinder.jsproxies['pyodide_js']._module.HEAP32 = None
_importhook.jsfinder.jsproxies['pyodide_js']._api.fatal_error(broken)`,
};

const endless: Readonly<Record<string, string>> = {
  'a loop that swallows every stop': `while True:
    try:
        while True: pass
    except BaseException: pass`,
  'a stop that is ignored': `import signal
signal.signal(signal.SIGINT, signal.SIG_IGN)
while True: pass`,
  'a number that takes days': `10 ** 10 ** 9`,
  'a pattern that backtracks for ever': `import re
re.match('(a+)+$', 'a' * 60 + 'b')`,
};

export const nextRunEscapes = [
  ...escapesOf({ kind: 'next run', effect: 'next run' }, altered),
  ...escapesOf({ kind: 'next run', effect: 'endless' }, endless),
];
