"""Runs one program or cell in a namespace."""

import ast
import builtins
import inspect
import sys
import types

from . import host, new_lines, workspace
from .display import show_value
from .figures import show_figures
from .streams import Budget, InputStream, OutputLimit, OutputStream, lines_of
from .tracebacks import describe, register_source

_FLAGS = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
_namespaces = {}
_compiled_lately = {}
_KEPT_PROGRAMS = 32


def namespace(name):
    """The module dict of a namespace; a fresh one for ''."""
    module = _namespaces.get(name) if name else None
    if module is None:
        module = _taken_module()
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
    if _awaits(code):
        return host.wait_for(result)
    return result


class Streams:
    """Standard streams of one run: put in before it, and back afterwards, as a `with` of `put_in` does."""

    def __init__(self, out, err):
        self.budget = Budget()
        self.stdin = InputStream()
        self.written = (
            OutputStream("stdout", out, self.budget),
            OutputStream("stderr", err, self.budget),
        )

    def put_in(self, next_line, characters):
        """`next_line` feeds the input; `characters` may be written in all. Returns the streams."""
        self.budget.left = characters
        self.stdin.next_line = next_line
        self._old = (sys.stdout, sys.stderr, sys.stdin)
        sys.stdout, sys.stderr = self.written
        sys.stdin = self.stdin
        host.current_output = self.written
        return self

    def __enter__(self):
        return self

    def __exit__(self, *raised):
        self.put_back()

    def put_back(self):
        try:
            host.end_tasks()
        except BaseException:  # a second stop; what still runs loses its timers
            pass
        for stream in self.written:
            try:
                stream.flush()
            except BaseException:  # a full page must not keep the streams from being put back
                pass
        sys.stdout, sys.stderr, sys.stdin = self._old
        host.current_output = ()


_next_module = None
_next_streams = None


def get_ready():
    """Makes what the next run needs, while its page reads the answer of the last: that takes as long as a short program."""
    global _next_module, _next_streams
    _next_module = _next_module or _new_module()
    _next_streams = _next_streams or _new_streams()


def _new_module():
    module = types.ModuleType("__main__")
    module.__dict__["__builtins__"] = builtins
    return module


def _new_streams():
    return Streams(host.write_stdout, host.write_stderr)


def _taken_module():
    global _next_module
    module, _next_module = _next_module or _new_module(), None
    return module


def _taken_streams():
    global _next_streams
    streams, _next_streams = _next_streams or _new_streams(), None
    return streams


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

    def __init__(self, code, filename, name, stdin, characters):
        self.streams = _taken_streams()
        workspace.enter(name)
        self.scope = namespace(name)
        self.files = workspace.listing()
        self.parts = (None, None)
        self.fault = None
        self.streams.put_in(host.ask_line if stdin is None else lines_of(stdin), characters)
        try:
            self.parts = self._compiled(code, filename)
        except BaseException as error:
            self.fault = error

    def _compiled(self, source, filename):
        """`parts_of`, kept: a program is often run again as it is, and compiling is most of what a short one costs."""
        parts = _compiled_lately.get((source, filename))
        if parts is not None:
            register_source(filename, source)
            return parts
        left = self.streams.budget.left
        parts = parts_of(source, filename)
        if self.streams.budget.left == left:  # else the compiler has warned, and is to warn again
            if len(_compiled_lately) == _KEPT_PROGRAMS:
                del _compiled_lately[next(iter(_compiled_lately))]
            _compiled_lately[source, filename] = parts
        return parts

    @property
    def awaits(self):
        """Whether the program awaits at its top level."""
        body, last = self.parts
        return _awaits(body) or _awaits(last)


def _awaits(code):
    return code is not None and bool(code.co_flags & inspect.CO_COROUTINE)


def run(program):
    """Runs a program and returns {status, value?, error?, files?}."""
    result = {"status": "ok"}
    scope = program.scope
    body, last = program.parts
    try:
        if program.fault is not None:
            raise program.fault
        if body is not None:
            new_lines.watch(body)
            evaluate(body, scope)
            host.flush()
        if last is not None:
            _show_last(evaluate(last, scope), scope, result)
    except BaseException as error:
        _tell(error, result)
    _end(program, result)
    return result


async def run_async(program):
    """The same for engines without stack switching, for code that awaits at its top level."""
    result = {"status": "ok"}
    scope = program.scope
    body, last = program.parts
    try:
        if body is not None:
            new_lines.watch(body)
            await _awaited(body, scope)
            host.flush()
        if last is not None:
            _show_last(await _awaited(last, scope), scope, result)
    except BaseException as error:
        _tell(error, result)
    _end(program, result)
    return result


def _end(program, result):
    try:
        show_figures()
    except BaseException as error:  # a stop; more output than a page takes
        if result["status"] == "ok":
            _tell(error, result)
    program.streams.put_back()
    if program.streams.budget.spent:
        result["status"] = "output-limit"
    files = workspace.written(program.files)
    if files:
        result["files"] = files


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
    return await value if _awaits(code) else value
