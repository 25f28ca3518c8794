"""Constructs that are no single kind of node: an index, a chain, an unpacking, a named operator. Each gives the lines it is found on."""

import ast

_BINARY = {
    "+": (ast.Add, "add"),
    "-": (ast.Sub, "sub"),
    "*": (ast.Mult, "mul"),
    "/": (ast.Div, "truediv"),
    "//": (ast.FloorDiv, "floordiv"),
    "%": (ast.Mod, "mod"),
    "**": (ast.Pow, "pow"),
    "@": (ast.MatMult, "matmul"),
    "&": (ast.BitAnd, "and_"),
    "|": (ast.BitOr, "or_"),
    "^": (ast.BitXor, "xor"),
    "<<": (ast.LShift, "lshift"),
    ">>": (ast.RShift, "rshift"),
}
_COMPARISONS = {
    "==": (ast.Eq, "eq"),
    "!=": (ast.NotEq, "ne"),
    "<": (ast.Lt, "lt"),
    "<=": (ast.LtE, "le"),
    ">": (ast.Gt, "gt"),
    ">=": (ast.GtE, "ge"),
    "in": (ast.In, "contains"),
    "not-in": (ast.NotIn, "contains"),
    "is": (ast.Is, "is_"),
    "is-not": (ast.IsNot, "is_not"),
}
_ALSO = {"//": {"divmod"}, "%": {"divmod"}, "**": {"pow"}}


def operators(nodes, symbol):
    """Uses of `+` in `a + b` and `a += b`, of `<` in `a < b < c`; None if no operator is written so. A sign is none."""
    if symbol in _BINARY:
        kind = _BINARY[symbol][0]
        return [
            node.lineno for node in nodes if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, kind)
        ]
    if symbol in _COMPARISONS:
        kind = _COMPARISONS[symbol][0]
        return [
            node.lineno
            for node in nodes
            if isinstance(node, ast.Compare) and any(isinstance(each, kind) for each in node.ops)
        ]
    return None


def operator_aliases(nodes, what):
    """Lines with what does the same as a forbidden operator or index by a name: `operator.add`, `__add__`, `divmod`."""
    if what == "index":
        functions, names = {"getitem", "itemgetter"}, {"__getitem__"}
    else:
        symbol = what.removeprefix("operator:")
        entry = _BINARY.get(symbol) or _COMPARISONS.get(symbol)
        if symbol == what or entry is None:
            return []
        name = entry[1].removesuffix("_")
        functions = {entry[1], f"i{name}"}
        names = {f"__{name}__", f"__r{name}__", f"__i{name}__", *_ALSO.get(symbol, ())}
    return [node.lineno for node in nodes if _names(node, names) or _imports(node, functions)]


def _names(node, names):
    if isinstance(node, ast.Attribute):
        return node.attr in names
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and node.value in names
    return isinstance(node, ast.Name) and node.id in names and isinstance(node.ctx, ast.Load)


def _imports(node, functions):
    """Whether functions of the module `operator` are at hand: by name, or all of them."""
    if isinstance(node, ast.Import):
        return any(each.name == "operator" for each in node.names)
    return (
        isinstance(node, ast.ImportFrom)
        and node.module == "operator"
        and any(each.name in functions | {"*"} for each in node.names)
    )


def indices(nodes):
    """`xs[0]`, `table[i][j]` and `d["k"]`; no slice, and no type such as `list[int]` behind the colon of a variable."""
    types = {id(part) for node in nodes for kind in _annotations(node) for part in ast.walk(kind)}
    return [
        node.lineno
        for node in nodes
        if isinstance(node, ast.Subscript) and id(node) not in types and not _is_slice(node.slice)
    ]


def _annotations(node):
    return [kind for name in ("annotation", "returns") if (kind := getattr(node, name, None)) is not None]


def _is_slice(index):
    return isinstance(index, ast.Slice) or (isinstance(index, ast.Tuple) and any(isinstance(each, ast.Slice) for each in index.elts))


def chains(nodes):
    """Comparisons with more than one operator, as `0 <= p <= 1`."""
    return [node.lineno for node in nodes if isinstance(node, ast.Compare) and len(node.ops) > 1]


def unpackings(nodes):
    """Several names for the items of a sequence (`a, *b = xs`, `for k, v in pairs`), and `*xs` or `**d` in a call or display."""
    return [line for node in nodes if (line := _unpacked_at(node)) is not None]


def _unpacked_at(node):
    if isinstance(node, (ast.Tuple, ast.List)) and isinstance(node.ctx, ast.Store):
        return node.lineno
    if isinstance(node, ast.Starred) and isinstance(node.ctx, ast.Load):
        return node.lineno
    if isinstance(node, ast.Call) and any(each.arg is None for each in node.keywords):
        return node.lineno
    return node.lineno if isinstance(node, ast.Dict) and None in node.keys else None
