"""Makes the mutants of the programs in `_programs` and prints them as JSON: for each program a list of {kind, line, code}.

A mutant is the program with one change on its syntax tree, of the kind that a learner's mistake makes. Two changes that
give the same code are one mutant. A change that leaves the program as it was (`1 * x` written as before) is none.
"""

import ast
import copy
import json

_COMPARISONS = {
    ast.Lt: (ast.LtE,),
    ast.LtE: (ast.Lt,),
    ast.Gt: (ast.GtE,),
    ast.GtE: (ast.Gt,),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_ARITHMETIC = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.Mod: (ast.FloorDiv,),
    ast.Pow: (ast.Mult,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
}
_OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
_DIVISION = {ast.Div: (ast.FloorDiv,), ast.FloorDiv: (ast.Div,)}


def mutants_of(source):
    """[{kind, line, code}, …]: `line` is the first line that differs, as the mutant has it, and `code` is the whole program."""
    tree = ast.parse(source)
    original = ast.unparse(tree)
    found, seen = [], {original}
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for index, node in enumerate(ast.walk(tree)):
        if isinstance(node, ast.Constant) and id(node) in documentation:
            continue
        for kind, make in _changes(node):
            changed = copy.deepcopy(tree)
            target = _nth(changed, index)
            code = ast.unparse(ast.fix_missing_locations(_replaced(changed, target, make(target))))
            if code in seen:
                continue
            seen.add(code)
            found.append({"kind": kind, "line": _first_difference(original, code), "code": code})
    return found


def _nth(tree, index):
    for at, node in enumerate(ast.walk(tree)):
        if at == index:
            return node


def _first_difference(original, code):
    return next(after for before, after in zip(original.split("\n"), code.split("\n")) if before != after).strip()


def _replaced(tree, target, after):
    if target is after:
        return tree

    class Replace(ast.NodeTransformer):
        def visit(self, node):
            return after if node is target else self.generic_visit(node)

    return Replace().visit(tree)


def _changes(node):
    """(kind, function that changes a copy of the node and returns what stands in its place) for each change of one node."""
    if isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            for other in _COMPARISONS.get(type(operator), ()):
                yield "comparison", _with_item("ops", at, other)
    if isinstance(node, (ast.BinOp, ast.AugAssign)):
        for other in _DIVISION.get(type(node.op), ()):
            yield "division", _with("op", other)
        for other in _ARITHMETIC.get(type(node.op), ()):
            yield "operator", _with("op", other)
    if isinstance(node, ast.BoolOp):
        yield "branch", _with("op", ast.Or if isinstance(node.op, ast.And) else ast.And)
        for at in range(len(node.values)):
            yield "branch", _without_operand(at)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.Not, ast.USub)):
        yield "operator", lambda each: each.operand
    if isinstance(node, ast.Constant):
        yield from _constants(node)
    if isinstance(node, (ast.If, ast.IfExp)):
        yield "branch", _with("test", lambda: ast.Constant(True))
        yield "branch", _with("test", lambda: ast.Constant(False))
    if isinstance(node, ast.Return) and node.value is not None and not _is_none(node.value):
        yield "return", _with("value", lambda: ast.Constant(None))
    if isinstance(node, (ast.Break, ast.Continue)):
        yield "branch", lambda each: ast.copy_location(ast.Pass(), each)
    if isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield "statement", lambda each: ast.copy_location(ast.Pass(), each)
    if isinstance(node, ast.Call):
        yield from _calls(node)
    yield from _boundaries(node)


def _calls(node):
    """The opposite function, and a call without one of its keywords (`reverse=True`)."""
    opposite = _OPPOSITES.get(node.func.id) if isinstance(node.func, ast.Name) else None
    if opposite:
        yield "call", _with("func", lambda: ast.Name(opposite))
    for at in range(len(node.keywords)):
        yield "call", _without_keyword(at)


def _constants(node):
    if isinstance(node.value, bool):
        yield "constant", _with("value", lambda: not node.value)
    elif isinstance(node.value, (int, float)):
        yield "constant", _with("value", lambda: node.value + 1)
        yield "constant", _with("value", lambda: node.value - 1)
    elif isinstance(node.value, str):
        yield "constant", _with("value", lambda: node.value + "x")


def _boundaries(node):
    """The ends of ranges, slices and indices that are no constants, one to either side."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range":
        for at, each in enumerate(node.args):
            if not isinstance(each, ast.Constant):
                yield "boundary", _moved_item("args", at, ast.Add)
                yield "boundary", _moved_item("args", at, ast.Sub)
    if isinstance(node, ast.Slice):
        for name in ("lower", "upper"):
            each = getattr(node, name)
            if each is not None and not isinstance(each, ast.Constant):
                yield "boundary", _moved(name, ast.Add)
                yield "boundary", _moved(name, ast.Sub)


def _with(field, make):
    def change(node):
        setattr(node, field, make())
        return node

    return change


def _with_item(field, at, make):
    def change(node):
        getattr(node, field)[at] = make()
        return node

    return change


def _without_operand(at):
    def change(node):
        rest = [each for index, each in enumerate(node.values) if index != at]
        return rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)

    return change


def _without_keyword(at):
    def change(node):
        del node.keywords[at]
        return node

    return change


def _moved(field, operator):
    def change(node):
        setattr(node, field, ast.BinOp(getattr(node, field), operator(), ast.Constant(1)))
        return node

    return change


def _moved_item(field, at, operator):
    def change(node):
        items = getattr(node, field)
        items[at] = ast.BinOp(items[at], operator(), ast.Constant(1))
        return node

    return change


def _is_none(node):
    return isinstance(node, ast.Constant) and node.value is None


print(json.dumps([mutants_of(program) for program in _programs]))
