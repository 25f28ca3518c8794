"""Runs one program or cell in a namespace."""

import ast
import builtins
import inspect
import sys
import types

from . import host
from .display import show_value, show_figures
from .streams import Budget, InputStream, OutputLimit, OutputStream, lines_of
from .tracebacks import describe, register_source

_FLAGS = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
_namespaces = {}


def namespace(name):
    """The module dict of a namespace; a fresh one for ''."""
    module = _namespaces.get(name) if name else None
    if module is None:
        module = types.ModuleType("__main__")
        module.__dict__["__builtins__"] = builtins
        if name:
            _namespaces[name] = module
    sys.modules["__main__"] = module
    return module.__dict__


def forget(name):
    _namespaces.pop(name, None)


def parts_of(source, filename):
    """Code of the program, and of its last expression if it ends in one (else None)."""
    register_source(filename, source)
    tree = compile(source, filename, "exec", _FLAGS | ast.PyCF_ONLY_AST, dont_inherit=True)
    last = None
    if tree.body and isinstance(tree.body[-1], ast.Expr) and not source.rstrip().endswith(";"):
        last = ast.Expression(tree.body.pop().value)
        last = compile(last, filename, "eval", _FLAGS, dont_inherit=True)
    return compile(tree, filename, "exec", _FLAGS, dont_inherit=True), last


def evaluate(code, scope):
    """Runs a code object; awaits it where it has `await` at its top level."""
    result = eval(code, scope)
    if code.co_flags & inspect.CO_COROUTINE:
        return host.wait_for(result)
    return result


class Streams:
    """Standard streams of one run, put back afterwards."""

    def __init__(self, out, err, next_line, characters):
        self.budget = Budget(characters)
        self._new = (
            OutputStream("stdout", out, self.budget),
            OutputStream("stderr", err, self.budget),
            InputStream(next_line),
        )

    def __enter__(self):
        self._old = (sys.stdout, sys.stderr, sys.stdin)
        sys.stdout, sys.stderr, sys.stdin = self._new
        host.current_output = self._new[:2]
        return self

    def __exit__(self, *_):
        try:
            host.end_tasks()
        except BaseException:  # a second stop; what still runs loses its timers
            pass
        for stream in self._new[:2]:
            try:
                stream.flush()
            except BaseException:  # a full page must not keep the streams from being put back
                pass
        sys.stdout, sys.stderr, sys.stdin = self._old
        host.current_output = ()


def ending_of(error):
    """How a run ended that `error` stopped: (status, PythonError or None)."""
    if isinstance(error, OutputLimit):
        return "output-limit", None
    if isinstance(error, KeyboardInterrupt):
        return "interrupted", None
    if isinstance(error, SystemExit):
        return "ok", None
    return "error", describe(error)


def start(request):
    """Streams, scope and code of a run; shared by `run` and `run_async`."""
    stdin = request.get("stdin")
    next_line = host.ask_line if stdin is None else lines_of(stdin)
    streams = Streams(host.write_stdout, host.write_stderr, next_line, request["outputCharacters"])
    return streams, namespace(request.get("namespace", ""))


def run(request):
    """Runs `code` and returns {status, value?, error?}."""
    streams, scope = start(request)
    result = {"status": "ok"}
    with streams:
        try:
            body, last = parts_of(request["code"], request["filename"])
            evaluate(body, scope)
            if last is not None:
                value = evaluate(last, scope)
                if value is not None:
                    scope["_"] = value
                    result["value"] = show_value(value)
            show_figures()
        except BaseException as error:
            result["status"], fault = ending_of(error)
            if fault:
                result["error"] = fault
    if streams.budget.spent:
        result["status"] = "output-limit"
    return result


async def run_async(request):
    """The same for engines without stack switching, for code that awaits at its top level."""
    streams, scope = start(request)
    result = {"status": "ok"}
    with streams:
        try:
            body, last = parts_of(request["code"], request["filename"])
            await _awaited(body, scope)
            value = None if last is None else await _awaited(last, scope)
            if value is not None:
                scope["_"] = value
                result["value"] = show_value(value)
            show_figures()
        except BaseException as error:
            result["status"], fault = ending_of(error)
            if fault:
                result["error"] = fault
    return result


async def _awaited(code, scope):
    value = eval(code, scope)
    return await value if code.co_flags & inspect.CO_COROUTINE else value


def needs_async(request):
    """Whether the code awaits at its top level (a program that does not compile does not)."""
    try:
        parts = parts_of(request["code"], request["filename"])
    except SyntaxError:
        return False
    return any(code is not None and code.co_flags & inspect.CO_COROUTINE for code in parts)
