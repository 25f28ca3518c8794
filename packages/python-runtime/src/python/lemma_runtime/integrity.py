"""Undoes what a program did to the harness, which lies within its reach: the next answer must not depend on it."""

import sys
import types

_PACKAGE = __name__.rpartition(".")[0]
# What the harness itself changes from one run to the next.
_CHANGING = {
    "api": {"_program"},
    "execution": {"_next_module", "_next_streams"},
    "host": {"current_output", "_waiting", "_has_scheduled"},
    "isolation": {"_kept_builtins", "_kept_modules"},
}
# Written into a class by Python.
_OF_PYTHON = {"__dict__", "__weakref__", "__annotations_cache__", "__annotate_func__"}
_PARTS = ("__code__", "__defaults__", "__kwdefaults__")
_kept = []


def keep():
    """Remembers the harness as it is; called once, before any program has run."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] != _PACKAGE:
            continue
        changing = _CHANGING.get(name.rpartition(".")[2], ())
        values = {key: value for key, value in vars(module).items() if key not in changing}
        owned = [value for value in values.values() if getattr(value, "__module__", None) == name]
        _kept.append((name, module, values, changing, [_parts_of(value) for value in owned]))


def _parts_of(value):
    """A function's parts, or a class's attributes with the parts of its methods."""
    if isinstance(value, types.FunctionType):
        return value, {part: getattr(value, part) for part in _PARTS}, []
    if isinstance(value, type):
        attributes = {key: each for key, each in vars(value).items() if key not in _OF_PYTHON}
        methods = [each for each in attributes.values() if isinstance(each, types.FunctionType)]
        return value, attributes, [_parts_of(each) for each in methods]
    return value, {}, []


def mend(kept=_kept, modules=sys.modules, of=vars, put=setattr, take=delattr, get=getattr, function=types.FunctionType, of_python=_OF_PYTHON):
    """Puts the harness back; a few hundred comparisons. What it needs is bound here, where patching a module does not reach."""
    for name, module, values, changing, owned in kept:
        modules[name] = module
        scope = of(module)
        for key in [key for key in scope if key not in values and key not in changing]:
            del scope[key]
        for key, value in values.items():
            if scope.get(key) is not value:
                scope[key] = value
        waiting = [*owned]
        while waiting:
            owner, parts, inner = waiting.pop()
            waiting += inner
            own = of(owner)
            for key, value in parts.items():
                if own.get(key) is not value and get(owner, key, None) is not value:
                    put(owner, key, value)
            if owner.__class__ is not function:
                for key in [key for key in own if parts and key not in parts and key not in of_python]:
                    take(owner, key)
