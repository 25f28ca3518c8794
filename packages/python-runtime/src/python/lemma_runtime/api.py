"""Entry points of the worker: JSON text in, JSON text out."""

import json

from . import completion, execution, grading, rules

_METHODS = {
    "run": execution.run,
    "facts": grading.facts,
    "rules": rules.check,
    "complete": completion.complete,
    "completeness": completion.completeness,
}
_dumps, _loads = json.dumps, json.loads


def call(method, text):
    """Runs a method; raises KeyError for a name that does not exist."""
    if method == "trace":
        from .stepping import trace

        return _dumps(trace(_loads(text)))
    return _dumps(_METHODS[method](_loads(text)))


def needs_async(text):
    return execution.needs_async(_loads(text))


async def call_async(text):
    return _dumps(await execution.run_async(_loads(text)))


def forget(name):
    execution.forget(name)
