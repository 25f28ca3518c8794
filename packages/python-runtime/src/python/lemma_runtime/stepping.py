"""Records a program line by line with `sys.monitoring`, so that it can be walked back and forth."""

import ast
import sys

from .execution import Streams, ending_of, evaluate, namespace, parts_of
from .streams import lines_of

_TOOL = sys.monitoring.DEBUGGER_ID
_EVENTS = sys.monitoring.events
_MAX_ENTRIES = 30
_MAX_OBJECTS = 60
_MAX_TEXT = 80
_CONTAINERS = (list, tuple, dict, set, frozenset)


class _Enough(BaseException):
    """Ends a program that has more steps than are kept."""


class _Recorder:
    def __init__(self, filename, max_steps, out):
        self.filename = filename
        self.max_steps = max_steps
        self.out = out
        self.steps = []
        self.numbers = {}
        self.kept = []
        self.busy = False

    def begin(self):
        """Forgets the steps so far."""
        self.steps.clear()
        self.numbers.clear()
        self.kept.clear()

    def line(self, code, line):
        if code.co_filename != self.filename:
            return sys.monitoring.DISABLE
        self._record(line, None)

    def returned(self, code, offset, value):
        if code.co_filename != self.filename:
            return sys.monitoring.DISABLE
        if code.co_name != "<module>":
            self._record(None, value)

    def _record(self, line, returned):
        if self.busy:
            return
        if len(self.steps) >= self.max_steps:
            raise _Enough
        self.busy = True
        try:
            heap = {}
            frames = self._frames(sys._getframe(2), heap)
            step = {"line": line or frames[-1]["line"], "frames": frames, "heap": heap}
            if line is None:
                step["returned"] = self._value(returned, heap)
            sys.stdout.flush()
            step["printed"] = sum(map(len, self.out))
            self.steps.append(step)
        finally:
            self.busy = False

    def _frames(self, frame, heap):
        frames = []
        while frame is not None:
            code = frame.f_code
            if code.co_filename == self.filename:
                name = "main" if code.co_name == "<module>" else code.co_name
                frames.append({"name": name, "line": frame.f_lineno, "variables": self._variables(frame, heap)})
            frame = frame.f_back
        return frames[::-1]

    def _variables(self, frame, heap):
        return [
            [name, self._value(value, heap)]
            for name, value in list(frame.f_locals.items())
            if not name.startswith("__") and type(value).__name__ not in ("module", "builtin_function_or_method")
        ][:_MAX_ENTRIES]

    def _value(self, value, heap):
        kind = type(value)
        instance = hasattr(value, "__dict__") and not callable(value) and kind.__module__ == "__main__"
        if not isinstance(value, _CONTAINERS) and not instance:
            return {"type": kind.__name__, "text": _text(value)}
        number = self.numbers.get(id(value))
        if number is None:
            number = self.numbers[id(value)] = len(self.numbers) + 1
            self.kept.append(value)  # so that no other object gets its id
        key = str(number)
        if key not in heap and len(heap) < _MAX_OBJECTS:
            heap[key] = {"type": kind.__name__, "entries": []}
            heap[key]["entries"] = self._entries(value, instance, heap)
        return {"ref": number}

    def _entries(self, value, instance, heap):
        if instance:
            pairs = list(vars(value).items())
        elif isinstance(value, dict):
            pairs = [(_text(key), item) for key, item in list(dict.items(value))]
        elif isinstance(value, (set, frozenset)):
            pairs = [("", item) for item in list(value)]
        else:
            pairs = [(str(index), item) for index, item in enumerate(value[:_MAX_ENTRIES])]
        return [[str(key), self._value(item, heap)] for key, item in pairs[:_MAX_ENTRIES]]


def _text(value):
    if callable(value) and hasattr(value, "__name__"):
        return f"{value.__name__}()"
    try:
        text = repr(value)
    except Exception as error:
        text = f"({type(error).__name__} in repr)"
    return text if len(text) <= _MAX_TEXT else text[:_MAX_TEXT] + "…"


def trace(request):
    """Runs the program, and `call` after it if there is one; returns {status, steps, stdout, cut, error?}.

    Of a program that has run to its end before its `call`, no steps are kept: they define what the call goes through.
    """
    out = []
    stdin = lines_of(request.get("stdin") or "")
    recorder = _Recorder(request["filename"], request["maxSteps"], out)
    scope = namespace("")
    call = request.get("call")
    result = {"status": "ok", "cut": False}
    with Streams(out.append, out.append).put_in(stdin, request["outputCharacters"]):
        try:
            body, last = parts_of(request["code"], request["filename"])
            _watch(recorder)
            if body is not None:
                evaluate(body, scope)
            if last is not None:
                evaluate(last, scope)
            if call is not None:
                recorder.begin()
                evaluate(compile(call, "<test>", "eval", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), scope)
        except _Enough:
            result["cut"] = True
        except BaseException as error:
            result["status"], fault = ending_of(error)
            if fault:
                result["error"] = fault
        finally:
            _unwatch()
    return {**result, "steps": recorder.steps, "stdout": "".join(out)}


def _watch(recorder):
    monitoring = sys.monitoring
    monitoring.use_tool_id(_TOOL, "lemma")
    monitoring.restart_events()
    monitoring.register_callback(_TOOL, _EVENTS.LINE, recorder.line)
    monitoring.register_callback(_TOOL, _EVENTS.PY_RETURN, recorder.returned)
    monitoring.set_events(_TOOL, _EVENTS.LINE | _EVENTS.PY_RETURN)


def _unwatch():
    monitoring = sys.monitoring
    if monitoring.get_tool(_TOOL) != "lemma":
        return
    monitoring.set_events(_TOOL, _EVENTS.NO_EVENTS)
    for event in (_EVENTS.LINE, _EVENTS.PY_RETURN):
        monitoring.register_callback(_TOOL, event, None)
    monitoring.free_tool_id(_TOOL)
