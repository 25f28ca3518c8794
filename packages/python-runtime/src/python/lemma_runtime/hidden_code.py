"""Code that a syntax tree does not show: programs in strings, and the ways to a function that hide its name."""

import ast

_RUNNERS = {"exec", "eval", "compile"}
_WAYS = {*_RUNNERS, "__import__", "__builtins__", "__loader__", "__spec__"}
_MODULES = {"builtins", "importlib", "runpy", "code", "codeop"}
_ATTRIBUTES = {"__self__", "__globals__", "__builtins__", "__subclasses__", "__code__", "FunctionType", "CodeType"}
_DEPTH = 5


def with_written_code(tree):
    """All nodes of a tree and of the programs that it gives to `exec`, `eval` and `compile` as plain text."""
    nodes = []
    waiting = [(tree, 0)]
    while waiting:
        part, depth = waiting.pop()
        for node in ast.walk(part):
            nodes.append(node)
            inner = _written(node) if depth < _DEPTH else None
            if inner is not None:
                waiting.append((inner, depth + 1))
    return nodes


def _written(node):
    """The program that a call runs, at the line of the call; None if it is not written as one text."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _RUNNERS and node.args):
        return None
    text = node.args[0]
    if not (isinstance(text, ast.Constant) and isinstance(text.value, str)):
        return None
    try:
        tree = ast.parse(text.value.strip())
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    for part in ast.walk(tree):
        if hasattr(part, "lineno"):
            part.lineno = node.lineno
    return tree


def hiding_places(nodes):
    """Lines on which a program could do what its tree does not show."""
    shown = {id(node.func) for node in nodes if _written(node) is not None}
    return [node.lineno for node in nodes if id(node) not in shown and _hides(node)]


def _hides(node):
    if isinstance(node, ast.Name):
        return node.id in _WAYS
    if isinstance(node, ast.Call):
        return _is_computed_name(node)
    if isinstance(node, ast.Attribute):
        if node.attr in _ATTRIBUTES:
            return True
        # `re.compile` and `frame.eval` are other functions; `builtins.eval` is found by its import.
        return node.attr in _WAYS and not isinstance(node.value, ast.Name)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and node.value in _WAYS | _ATTRIBUTES | _MODULES - {"code"}
    if isinstance(node, ast.Import):
        return any(each.name.split(".")[0] in _MODULES for each in node.names)
    return isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in _MODULES


def _is_computed_name(call):
    """`getattr(x, name)` whose name is not written."""
    by_name = isinstance(call.func, ast.Name) and call.func.id == "getattr"
    return by_name and len(call.args) > 1 and not isinstance(call.args[1], ast.Constant)
