"""The classes of an exception, by what they are and not by what they call themselves."""

import builtins

_BUILT_IN = {
    id(kind): f"builtins.{name}"
    for name, kind in vars(builtins).items()
    if isinstance(kind, type) and issubclass(kind, BaseException) and kind.__name__ == name
}


def classes_of(error):
    """Qualified names from the exact class to the first built-in one.

    A class with several bases ends the list: it would count as each of them.
    """
    names = []
    kind = type(error)
    while id(kind) not in _BUILT_IN:
        names.append(_qualified(kind))
        bases = type.__dict__["__bases__"].__get__(kind)
        if len(bases) != 1:
            return names
        kind = bases[0]
    return [*names, _BUILT_IN[id(kind)]]


def _qualified(kind):
    module = type.__getattribute__(kind, "__module__")
    module = module if type(module) is str and module != "builtins" else "__main__"
    return f"{module}.{type.__dict__['__name__'].__get__(kind)}"
