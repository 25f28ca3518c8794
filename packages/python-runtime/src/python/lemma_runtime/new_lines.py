"""Sends what is printed before a program comes to a line that it has not run yet.

A call that leaves Python's own loop, as `sum(range(10**12))`, lets nothing be sent, and a stop has to end its worker.
"""

import sys
import types

from . import host

_monitoring = sys.monitoring
_LINE = _monitoring.events.LINE
_TOOL = 4  # no debugger, profiler or coverage uses it
_NAME = "lemma output"


def _reached(code, line):
    host.flush()
    return _monitoring.DISABLE  # each line once: a loop runs on at its full speed


_monitoring.use_tool_id(_TOOL, _NAME)
_monitoring.register_callback(_TOOL, _LINE, _reached)


def watch(code):
    """Begins anew for a code object and those in it."""
    if _monitoring.get_tool(_TOOL) == _NAME:  # else a program has taken the tool away
        _watch(code)


def _watch(code):
    _monitoring.set_local_events(_TOOL, code, 0)
    _monitoring.set_local_events(_TOOL, code, _LINE)
    for constant in code.co_consts:
        if type(constant) is types.CodeType:
            _watch(constant)
