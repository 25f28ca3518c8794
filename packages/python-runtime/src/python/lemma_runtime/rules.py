"""What a syntax tree has in it.

A rule that asks for a construct counts it where it can run; one that forbids it counts it everywhere, and counts what could hide it too.
"""

import ast

from .constructs import chains, indices, operator_aliases, operators, unpackings
from .hidden_code import hiding_places, with_written_code
from .reachability import live_nodes

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_NODES = {
    "for": (ast.For, ast.AsyncFor),
    "while": (ast.While,),
    "loop": (ast.For, ast.AsyncFor, ast.While),
    "comprehension": _COMPREHENSIONS,
    "generator": (ast.GeneratorExp, ast.Yield, ast.YieldFrom),
    "slice": (ast.Slice,),
    "lambda": (ast.Lambda,),
    "import": (ast.Import, ast.ImportFrom),
    "function": _FUNCTIONS,
    "class": (ast.ClassDef,),
    "if": (ast.If, ast.IfExp, ast.Match),
    "conditional-expression": (ast.IfExp,),
    "try": (ast.Try, ast.TryStar),
    "with": (ast.With, ast.AsyncWith),
    "f-string": (ast.JoinedStr,),
    "break": (ast.Break,),
    "continue": (ast.Continue,),
    "return": (ast.Return,),
    "raise": (ast.Raise,),
    "assert": (ast.Assert,),
}
_FOUND_BY = {"chain": chains, "index": indices, "unpacking": unpackings}
_OPERATORS = {"and": ast.And, "or": ast.Or, "not": ast.Not}


def check(request):
    """{lines: [[…] or None, …]} for each of `rules`, or {error} if the source does not parse.

    `calls` are the expressions that the tests evaluate after the program.
    """
    from .tracebacks import describe, register_source

    source, filename = request["code"], request["filename"]
    register_source(filename, source)
    try:
        compile(source, filename, "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
        tree = ast.parse(source)
        everywhere = with_written_code(tree)
        hidden = hiding_places(everywhere)
        live = live_nodes(tree, request["calls"])
        lines = [_lines(rule, live, everywhere, hidden) for rule in request["rules"]]
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return {"error": describe(error), "lines": []}
    return {"lines": lines}


def _lines(rule, live, everywhere, hidden):
    """Lines on which the construct of a rule occurs; None if its word is not a known one."""
    what = rule["what"]
    if rule["rule"] == "uses":
        found = _found(live, what)
    else:
        found = _found(everywhere, what)
        if found is not None:
            found = [*found, *hidden, *_aliases(everywhere, what), *operator_aliases(everywhere, what)]
    return None if found is None else sorted(set(found))


def _found(nodes, what):
    if what.startswith("call:"):
        name = what.removeprefix("call:").split(".")[-1]
        return [node.lineno for node in nodes if isinstance(node, ast.Call) and _called(node) == name]
    if what.startswith("operator:"):
        return operators(nodes, what.removeprefix("operator:"))
    if what in _FOUND_BY:
        return _FOUND_BY[what](nodes)
    if what == "recursion":
        return _recursive_calls(nodes)
    if what in _OPERATORS:
        return [node.lineno for node in nodes if isinstance(getattr(node, "op", None), _OPERATORS[what])]
    kinds = _NODES.get(what)
    if kinds is None:
        return None
    found = [node.lineno for node in nodes if isinstance(node, kinds)]
    if what == "if":
        found += [node.target.lineno for node in nodes if isinstance(node, ast.comprehension) and node.ifs]
    if what == "slice":
        found += [node.lineno for node in nodes if _loads(node, "slice")]
    return found


def _called(call):
    """`sorted` for sorted(xs), `sort` for xs.sort()."""
    target = call.func
    if isinstance(target, ast.Name):
        return target.id
    return target.attr if isinstance(target, ast.Attribute) else None


def _loads(node, name):
    return isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)


_BY_NAME = {"getattr", "attrgetter", "methodcaller"}


def _aliases(nodes, what):
    """Lines on which a forbidden function is named without a call: it could be called by another name."""
    if not what.startswith("call:"):
        return []
    name = what.removeprefix("call:").split(".")[-1]
    names = {name, f"__{name}__"}
    # A variable of the program's own may have the name; a call of it still counts.
    own = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    own |= {node.arg for node in nodes if isinstance(node, ast.arg)}
    return [node.lineno for node in nodes if any(_names(node, each, each in own) for each in names)]


def _names(node, name, is_own):
    if isinstance(node, ast.Name):
        return node.id == name and isinstance(node.ctx, ast.Load) and not is_own
    if isinstance(node, ast.Attribute):
        return node.attr == name
    if isinstance(node, ast.ImportFrom):
        return any(each.name == name for each in node.names)
    if isinstance(node, ast.Call) and _called(node) in _BY_NAME:
        return any(isinstance(each, ast.Constant) and each.value == name for each in node.args)
    return False


def _recursive_calls(nodes):
    """Lines of calls that lead back to the function they stand in, by way of others too."""
    present = {id(node) for node in nodes}
    aliases = {
        target.id: node.value.id
        for node in nodes
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    methods = {id(part) for node in nodes if isinstance(node, ast.ClassDef) for part in node.body}
    calls = {}
    for name, function in _functions(nodes):
        inner = [part for part in ast.walk(function) if isinstance(part, ast.Call) and id(part) in present]
        if id(function) not in methods:
            inner = [part for part in inner if isinstance(part.func, ast.Name)]
        found = calls.setdefault(name, [])
        found += [(aliases.get(_called(part), _called(part)), part.lineno) for part in inner]
    return [line for name, found in calls.items() for called, line in found if name in _leads_to(called, calls)]


def _functions(nodes):
    for node in nodes:
        if isinstance(node, _FUNCTIONS):
            yield node.name, node
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda):
            yield from ((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))


def _leads_to(name, calls):
    """The functions that a call of `name` may run, itself among them."""
    reached, waiting = set(), [name]
    while waiting:
        each = waiting.pop()
        if each in calls and each not in reached:
            reached.add(each)
            waiting += [called for called, _ in calls[each]]
    return reached
