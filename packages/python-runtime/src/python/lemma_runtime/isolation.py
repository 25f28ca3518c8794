"""Closes the ways from Python to JavaScript, and keeps the standard library as it was."""

import builtins
import sys

from . import integrity

_CLOSED = ("js", "pyodide_js", "pyodide.http", "pyodide._run_js", "pyodide._nodesock_transport")

_OWN = ("__main__", "linecache", "lemma_runtime", "pyodide", "_pyodide", "asyncio", "sys", "builtins")

# Half of CPython's default. A call through C (a `__repr__` that shows itself, `map`, `sorted` with a key) also takes
# stack of the JavaScript engine: a worker in Chromium overflows between 500 and 700 of them, and an overflow ends the
# interpreter with all variables where Python would raise RecursionError.
_MAX_WAITING_CALLS = 500


class _Closed:
    """An import finder that says why a module cannot be had."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name in _CLOSED or name.split(".")[0] in ("js", "pyodide_js"):
            raise ModuleNotFoundError(f"{name} is not available to lesson code", name=name)
        return None


def seal(schedule=None):
    """Called once by the worker after everything it needs is imported.

    `schedule` stands for the event loop's own way to JavaScript's timers: what it is given ends with the run.
    """
    if schedule is not None:
        from pyodide import webloop

        webloop.scheduleCallback = schedule
    for name in _CLOSED:
        sys.modules.pop(name, None)
    for name in [name for name in sys.modules if name.startswith(("js.", "pyodide_js."))]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Closed)
    _drop_proxies()
    limit_recursion()
    integrity.keep()


def limit_recursion():
    """Lets a program wait in as many calls as a page's stack can hold, and no more."""
    sys.setrecursionlimit(_MAX_WAITING_CALLS)
    _set_limit = sys.setrecursionlimit

    def setrecursionlimit(limit):
        """The interpreter's own, up to what a page's stack can hold."""
        _set_limit(min(limit, 2000))

    sys.setrecursionlimit = setrecursionlimit


def _drop_proxies():
    """Takes the objects of JavaScript out of Pyodide's own modules, by which Python would reach its engine."""
    from _pyodide import _importhook

    _importhook.jsfinder.jsproxies.clear()
    sys.meta_path[:] = [finder for finder in sys.meta_path if finder is not _importhook.jsfinder]


_kept_builtins = None
_kept_modules = None


def keep():
    """Remembers builtins and the loaded modules, for `restore`."""
    global _kept_builtins, _kept_modules
    _kept_builtins = dict(vars(builtins))
    _kept_modules = {name: (module, dict(vars(module))) for name, module in sys.modules.items()}


def restore():
    """Undoes what a program did to builtins and loaded modules: for trusted code that shares a worker."""
    if _kept_builtins is None or _kept_modules is None:
        return
    integrity.mend()
    scope = builtins.__dict__
    scope.update(_kept_builtins)
    for name in scope.keys() - _kept_builtins.keys():
        del scope[name]
    for name, (module, values) in _kept_modules.items():
        sys.modules[name] = module
        if name.split(".")[0] in _OWN:
            continue
        scope = vars(module)
        for key, value in values.items():
            if key not in scope or scope[key] is not value:
                scope[key] = value
