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
    """Code of the statements, and of the last expression if the program ends in one; None for what it does not have."""
    register_source(filename, source)
    if "\n" not in source and not source[:1].isspace():
        # Most of what a console gets: without a tree made and read again, in a third of the time.
        try:
            return None, compile(source, filename, "eval", _FLAGS, dont_inherit=True)
        except SyntaxError:
            pass
    tree = compile(source, filename, "exec", _FLAGS | ast.PyCF_ONLY_AST, dont_inherit=True)
    body = last = None
    if tree.body and isinstance(tree.body[-1], ast.Expr) and not source.rstrip().endswith(";"):
        last = ast.Expression(tree.body.pop().value)
        last = compile(last, filename, "eval", _FLAGS, dont_inherit=True)
    if tree.body:
        body = compile(tree, filename, "exec", _FLAGS, dont_inherit=True)
    return body, last


def evaluate(code, scope):
    """Runs a code object; awaits it where it has `await` at its top level."""
    result = eval(code, scope)
    if code.co_flags & inspect.CO_COROUTINE:
        return host.wait_for(result)
    return result


class Streams:
    """Standard streams of one run: put in before it, and back afterwards."""

    def __init__(self, out, err, next_line, characters):
        self.budget = Budget(characters)
        self._new = (
            OutputStream("stdout", out, self.budget),
            OutputStream("stderr", err, self.budget),
            InputStream(next_line),
        )

    def put_in(self):
        self._old = (sys.stdout, sys.stderr, sys.stdin)
        sys.stdout, sys.stderr, sys.stdin = self._new
        host.current_output = self._new[:2]

    def put_back(self):
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

    def __enter__(self):
        self.put_in()
        return self

    def __exit__(self, *_):
        self.put_back()


def ending_of(error):
    """How a run ended that `error` stopped: (status, PythonError or None)."""
    if isinstance(error, OutputLimit):
        return "output-limit", None
    if isinstance(error, KeyboardInterrupt):
        return "interrupted", None
    if isinstance(error, SystemExit):
        return "ok", None
    return "error", describe(error)


class Program:
    """A compiled run, its streams put in: `run` or `run_async` must follow."""

    def __init__(self, request):
        stdin = request.get("stdin")
        next_line = host.ask_line if stdin is None else lines_of(stdin)
        self.streams = Streams(
            host.write_stdout, host.write_stderr, next_line, request["outputCharacters"]
        )
        self.scope = namespace(request.get("namespace", ""))
        self.parts = (None, None)
        self.fault = None
        self.streams.put_in()
        try:
            self.parts = parts_of(request["code"], request["filename"])
        except BaseException as error:
            self.fault = error

    @property
    def awaits(self):
        """Whether the program awaits at its top level."""
        return any(code is not None and code.co_flags & inspect.CO_COROUTINE for code in self.parts)


def run(program):
    """Runs a program and returns {status, value?, error?}."""
    result = {"status": "ok"}
    scope = program.scope
    body, last = program.parts
    try:
        if program.fault is not None:
            raise program.fault
        if body is not None:
            evaluate(body, scope)
        if last is not None:
            _show_last(evaluate(last, scope), scope, result)
        show_figures()
    except BaseException as error:
        _tell(error, result)
    program.streams.put_back()
    if program.streams.budget.spent:
        result["status"] = "output-limit"
    return result


async def run_async(program):
    """The same for engines without stack switching, for code that awaits at its top level."""
    result = {"status": "ok"}
    scope = program.scope
    body, last = program.parts
    try:
        if body is not None:
            await _awaited(body, scope)
        if last is not None:
            _show_last(await _awaited(last, scope), scope, result)
        show_figures()
    except BaseException as error:
        _tell(error, result)
    program.streams.put_back()
    if program.streams.budget.spent:
        result["status"] = "output-limit"
    return result


def _show_last(value, scope, result):
    if value is not None:
        scope["_"] = value
        result["value"] = show_value(value)


def _tell(error, result):
    result["status"], fault = ending_of(error)
    if fault:
        result["error"] = fault


async def _awaited(code, scope):
    value = eval(code, scope)
    return await value if code.co_flags & inspect.CO_COROUTINE else value
