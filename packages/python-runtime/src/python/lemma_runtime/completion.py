"""Completions from the live namespace, and whether a console's input is complete."""

import builtins
import codeop
import keyword
import re

from .execution import namespace

_CHAIN = re.compile(r"[A-Za-z_][\w.]*$")
_MAX = 200


def complete(request):
    """{from, options: [{label, type}]} for the text before the cursor."""
    text = request["text"]
    match = _CHAIN.search(text)
    chain = match.group() if match else ""
    scope = namespace(request.get("namespace", ""))
    if "." in chain:
        path, prefix = chain.rsplit(".", 1)
        names = _attributes(path.split("."), scope)
    else:
        prefix = chain
        names = _names(scope)
    hidden = prefix.startswith("_")
    options = [
        {"label": name, "type": kind}
        for name, kind in names
        if name.startswith(prefix) and (hidden or not name.startswith("_"))
    ]
    return {"from": len(text) - len(prefix), "options": options[:_MAX]}


def _names(scope):
    yield from ((name, _kind(value)) for name, value in list(scope.items()))
    yield from ((word, "keyword") for word in keyword.kwlist)
    yield from ((name, _kind(value)) for name, value in vars(builtins).items())


def _attributes(path, scope):
    value = scope.get(path[0], getattr(builtins, path[0], None))
    for name in path[1:]:
        value = getattr(value, name, None)
    if value is None:
        return
    for name in dir(value):
        try:
            yield name, _kind(getattr(value, name))
        except Exception:  # a property may raise; it still has a name
            yield name, "property"


def _kind(value):
    if isinstance(value, type):
        return "class"
    if type(value).__name__ == "module":
        return "namespace"
    return "function" if callable(value) else "variable"


def completeness(request):
    """{complete}: False while a console should ask for another line."""
    try:
        code = codeop.compile_command(request["code"], "<console>", "exec")
    except (SyntaxError, OverflowError, ValueError):
        return {"complete": True}
    return {"complete": code is not None}
