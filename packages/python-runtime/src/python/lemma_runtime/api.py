"""Entry points of the worker: JSON text in, JSON text out."""

import json

from . import completion, execution, grading, integrity, rules

_METHODS = {
    "facts": grading.facts,
    "rules": rules.check,
    "complete": completion.complete,
    "completeness": completion.completeness,
}
_dumps, _loads = json.dumps, json.loads
_quoted = json.encoder.encode_basestring_ascii


def call(method, text):
    """Answers a method other than `run`; raises KeyError for a name that does not exist."""
    if method == "trace":
        from .stepping import trace

        return _dumps(trace(_loads(text)))
    return _dumps(_METHODS[method](_loads(text)))


_program = None


def prepare(code, filename, namespace, stdin, characters):
    """Compiles a run, which `run` or `run_async` must follow; True if it awaits at its top level.

    Not by JSON: this and the answer of `run` are on every run's way, and text alone is quicker.
    """
    global _program
    _program = execution.Program(code, filename, namespace, stdin, characters)
    return _program.awaits


def run():
    return _answer(execution.run(_program))


async def run_async():
    return _answer(await execution.run_async(_program))


def _answer(result):
    """JSON text; put together by hand where a value is all there is, which takes a third of the time."""
    if len(result) == 2 and "value" in result and result["status"] == "ok":
        return f'{{"status":"ok","value":{_quoted(result["value"])}}}'
    return _dumps(result)


def forget(name):
    execution.forget(name)


def get_ready(mend=integrity.mend):
    """For the time in which an answer is on its way: drops the program, whose variables take memory, and prepares the next."""
    global _program
    _program = None
    mend()
    execution.get_ready()
