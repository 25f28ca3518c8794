"""Entry points of the worker: JSON text in, JSON text out."""

import json

from . import completion, execution, grading, rules

_METHODS = {
    "facts": grading.facts,
    "rules": rules.check,
    "complete": completion.complete,
    "completeness": completion.completeness,
}
_dumps, _loads = json.dumps, json.loads


def call(method, text):
    """Answers a method other than `run`; raises KeyError for a name that does not exist."""
    if method == "trace":
        from .stepping import trace

        return _dumps(trace(_loads(text)))
    return _dumps(_METHODS[method](_loads(text)))


_program = None


def prepare(text):
    """Compiles a run, which `run` or `run_async` must follow; True if it awaits at its top level."""
    global _program
    _program = execution.Program(_loads(text))
    return _program.awaits


def run():
    return _dumps(execution.run(_taken()))


async def run_async():
    return _dumps(await execution.run_async(_taken()))


def _taken():
    """The prepared program, kept no longer than it runs: its variables take memory."""
    global _program
    program, _program = _program, None
    return program


def forget(name):
    execution.forget(name)
