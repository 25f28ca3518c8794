"""Records a program line by line with `sys.monitoring`, so that it can be walked back and forth."""

import ast
import sys

from . import workspace
from .display import text_of
from .execution import Streams, ending_of, evaluate, namespace, parts_of
from .recorded_values import is_scope
from .recorder import Enough, Recorder
from .streams import OutputLimit, lines_of

_TOOL = sys.monitoring.DEBUGGER_ID
_EVENTS = sys.monitoring.events
# Raised by the recorder and by a stop from the page, not by the program.
_ENDINGS = (Enough, KeyboardInterrupt, OutputLimit)


def trace(request):
    """Runs the program, and `call` after it if there is one; returns {status, steps, …, stdout, value?, cut?, error?}.

    Of a program that has run to its end before its `call`, no steps are kept: they define what the call goes through.
    """
    out = []
    streams = Streams(out.append, out.append)

    def printed():
        for stream in streams.written:
            stream.flush()
        if len(out) > 1:
            out[:] = ["".join(out)]
        return len(out[0]) if out else 0

    recorder = Recorder(request["filename"], request["maxSteps"], printed)
    workspace.enter("")
    scope = namespace("")
    call = request.get("call")
    result = {"status": "ok"}
    with streams.put_in(lines_of(request.get("stdin") or ""), request["outputCharacters"]):
        try:
            body, last = parts_of(request["code"], request["filename"])
            value = None
            _watch(recorder)
            if body is not None:
                evaluate(body, scope)
            if last is not None:
                value = evaluate(last, scope)
            if call is None:
                _unwatch()
                recorder.record_end(scope)
                if value is not None:
                    result["value"] = text_of(value)
            else:
                recorder.begin()
                evaluate(compile(call, "<test>", "eval", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), scope)
        except Enough:
            pass
        except BaseException as error:
            result["status"], fault = ending_of(error)
            if fault:
                result["error"] = fault
        finally:
            _unwatch()
    if recorder.cut:
        result["cut"] = recorder.cut
    return {**result, "steps": recorder.steps, **recorder.tables(), "stdout": "".join(out)}


def _callbacks(recorder):
    """What is done at each event. Events inside a callback are not reported, so none of them can call itself."""
    disabled = sys.monitoring.DISABLE

    def entered(code, offset):
        if code.co_filename != recorder.filename:
            return disabled
        recorder.entered(sys._getframe(1))

    def line(code, number):
        if code.co_filename != recorder.filename:
            return disabled
        # Before its first statement a class body names itself, on the line of `class`.
        if number != code.co_firstlineno or code.co_name == "<module>" or not is_scope(code):
            recorder.record("line", sys._getframe(1))

    def returned(code, offset, value):
        if code.co_filename != recorder.filename:
            return disabled
        if not is_scope(code):
            recorder.record("return", sys._getframe(1), value)

    def yielded(code, offset, value):
        if code.co_filename != recorder.filename:
            return disabled
        recorder.record("yield", sys._getframe(1), value)

    def raised(code, offset, error):
        if code.co_filename == recorder.filename and type(error) not in _ENDINGS:
            recorder.raised(sys._getframe(1), error)

    return {
        _EVENTS.PY_START: entered,
        _EVENTS.LINE: line,
        _EVENTS.PY_RETURN: returned,
        _EVENTS.PY_YIELD: yielded,
        _EVENTS.RAISE: raised,
    }


def _watch(recorder):
    monitoring = sys.monitoring
    if monitoring.get_tool(_TOOL) is not None:
        monitoring.free_tool_id(_TOOL)  # an earlier program of this worker has taken it
    monitoring.use_tool_id(_TOOL, "lemma")
    monitoring.restart_events()
    callbacks = _callbacks(recorder)
    for event, callback in callbacks.items():
        monitoring.register_callback(_TOOL, event, callback)
    monitoring.set_events(_TOOL, sum(callbacks))


def _unwatch():
    monitoring = sys.monitoring
    if monitoring.get_tool(_TOOL) != "lemma":
        return
    monitoring.set_events(_TOOL, _EVENTS.NO_EVENTS)
    for event in (_EVENTS.PY_START, _EVENTS.LINE, _EVENTS.PY_RETURN, _EVENTS.PY_YIELD, _EVENTS.RAISE):
        monitoring.register_callback(_TOOL, event, None)
    monitoring.free_tool_id(_TOOL)
