"""What a syntax tree has in it."""

import ast

_NODES = {
    "for": (ast.For, ast.AsyncFor),
    "while": (ast.While,),
    "loop": (ast.For, ast.AsyncFor, ast.While),
    "comprehension": (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
    "slice": (ast.Slice,),
    "lambda": (ast.Lambda,),
    "import": (ast.Import, ast.ImportFrom),
    "function": (ast.FunctionDef, ast.AsyncFunctionDef),
    "class": (ast.ClassDef,),
    "if": (ast.If, ast.IfExp),
    "try": (ast.Try, ast.TryStar),
    "with": (ast.With, ast.AsyncWith),
    "f-string": (ast.JoinedStr,),
    "break": (ast.Break,),
    "continue": (ast.Continue,),
    "return": (ast.Return,),
    "raise": (ast.Raise,),
    "assert": (ast.Assert,),
}
_OPERATORS = {"and": ast.And, "or": ast.Or, "not": ast.Not}


def occurrences(source, what):
    """Lines on which `what` occurs in `source`; None if `what` is not a known word."""
    nodes = list(ast.walk(ast.parse(source)))
    if what.startswith("call:"):
        name = what.removeprefix("call:")
        return [node.lineno for node in nodes if isinstance(node, ast.Call) and _called(node) == name]
    if what == "recursion":
        return [line for node in nodes for line in _self_calls(node)]
    if what in _OPERATORS:
        return [node.lineno for node in nodes if isinstance(getattr(node, "op", None), _OPERATORS[what])]
    kinds = _NODES.get(what)
    if kinds is None:
        return None
    return [getattr(node, "lineno", 1) for node in nodes if isinstance(node, kinds)]


def _called(call):
    """`sorted` for sorted(xs), `sort` for xs.sort()."""
    target = call.func
    if isinstance(target, ast.Name):
        return target.id
    return target.attr if isinstance(target, ast.Attribute) else None


def _self_calls(node):
    if not isinstance(node, _NODES["function"]):
        return []
    inner = (part for part in ast.walk(node) if isinstance(part, ast.Call))
    return [call.lineno for call in inner if _called(call) == node.name]


def check(request):
    """{lines: [[…] or None, …]} for each of `whats`, or {error} if the source does not parse."""
    from .tracebacks import describe, register_source

    register_source(request["filename"], request["code"])
    try:
        compile(request["code"], request["filename"], "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    except (SyntaxError, ValueError) as error:
        return {"error": describe(error), "lines": []}
    return {"lines": [occurrences(request["code"], what) for what in request["whats"]]}
