"""Names the constructs that programs use, from their syntax trees.

`_programs` is a list of sources; `constructs(source)` gives each the set of names that
`constructs.yaml` maps to the lesson that teaches them. A source that does not parse uses none: some cells
show a syntax error on purpose.
"""

import ast
import json

NODES = {
    ast.For: "for",
    ast.While: "while",
    ast.Break: "break",
    ast.Continue: "break",
    ast.If: "if",
    ast.IfExp: "conditional expression",
    ast.BoolOp: "and or",
    ast.ListComp: "list comprehension",
    ast.DictComp: "dict or set comprehension",
    ast.SetComp: "dict or set comprehension",
    ast.GeneratorExp: "generator expression",
    ast.Dict: "dictionary",
    ast.Set: "set",
    ast.List: "list",
    ast.JoinedStr: "f-string",
    ast.Lambda: "lambda",
    ast.ClassDef: "class",
    ast.Import: "import",
    ast.ImportFrom: "import",
    ast.Try: "try",
    ast.Raise: "raise",
    ast.With: "with",
    ast.Yield: "yield",
    ast.Starred: "star",
    ast.FloorDiv: "whole division",
    ast.Mod: "whole division",
    ast.MatMult: "matrix product",
}
COMPREHENSIONS = (ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp)
MEMBERSHIP = (ast.In, ast.NotIn)
IDENTITY = (ast.Is, ast.IsNot)


def is_name_list(node):
    """Whether a tuple only lists names to assign to, as in `a, b = …`."""
    return isinstance(node, (ast.Tuple, ast.List)) and isinstance(node.ctx, ast.Store)


def constructs(source):
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return set()
    found = set()
    for node in ast.walk(tree):
        if is_name_list(node):
            found.add("unpacking")
        elif isinstance(node, ast.Tuple):
            found.add("tuple")
        elif type(node) in NODES:
            found.add(NODES[type(node)])
        if isinstance(node, COMPREHENSIONS):
            if any(part.ifs for part in node.generators):
                found.add("condition in a comprehension")
            inner = [part for part in ast.walk(node) if isinstance(part, COMPREHENSIONS)]
            if len(node.generators) > 1 or len(inner) > 1:
                found.add("nested comprehension")
        elif isinstance(node, (ast.For, ast.While)):
            if any(isinstance(part, (ast.For, ast.While)) for body in node.body for part in ast.walk(body)):
                found.add("loop in a loop")
        elif isinstance(node, ast.Compare):
            if any(not isinstance(op, MEMBERSHIP + IDENTITY) for op in node.ops):
                found.add("comparison")
            if len(node.ops) > 1:
                found.add("chained comparison")
            if any(isinstance(op, MEMBERSHIP) for op in node.ops):
                found.add("in")
            if any(isinstance(op, IDENTITY) for op in node.ops):
                found.add("is")
        elif isinstance(node, ast.Subscript):
            found.add("slice" if isinstance(node.slice, ast.Slice) else "index")
        elif isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                found.add(f"{node.func.id}()")
            elif isinstance(node.func, ast.Attribute):
                found.add(f".{node.func.attr}()")
            if any(keyword.arg == "key" for keyword in node.keywords):
                found.add("key=")
    return found


print(json.dumps([sorted(constructs(source)) for source in _programs]))
