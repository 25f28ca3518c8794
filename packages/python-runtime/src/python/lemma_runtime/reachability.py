"""Which parts of a program can run and do something: what a rule that asks for a construct counts.

An analysis of the syntax tree, so an approximation: code that is dead for a reason that only running it shows counts as live.
"""

import ast
from collections import Counter

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_JUMPS = (ast.Return, ast.Raise, ast.Break, ast.Continue)
# Built-in functions without an effect: calling one and dropping its value does nothing.
_PURE = set(
    "abs all any bin bool bytes chr complex dict divmod enumerate filter float format frozenset hash hex int isinstance len list map max min"
    " oct ord pow range repr reversed round set slice sorted str sum tuple type zip".split()
)
_EMPTY_MAKERS = {"list", "tuple", "dict", "set", "frozenset", "str", "bytes", "range", "iter", "enumerate", "reversed", "zip"}
_UNKNOWN = object()


def live_nodes(tree, calls):
    """The nodes of a module that can run, started at its top level and by `calls`, the expressions of the tests."""
    return _Reach(tree, calls).nodes


class _Reach:
    def __init__(self, tree, calls):
        roots = [node for call in calls for node in ast.walk(_parsed(call))]
        loaded = [node for node in [*ast.walk(tree), *roots] if not isinstance(getattr(node, "ctx", None), ast.Store)]
        self.read = Counter(name for node in loaded for name in _names_of(node))
        self.nodes = []
        self.used = {name for node in roots for name in _names_of(node)}
        self.waiting = []
        self._block(tree.body)
        self._follow()

    def _follow(self):
        """Enters functions and classes that live code names, until there are no more."""
        while True:
            now = [node for node in self.waiting if node.name in self.used]
            if not now:
                return
            self.waiting = [node for node in self.waiting if node.name not in self.used]
            for node in now:
                self._enter(node)

    def _enter(self, node):
        self.nodes.append(node)
        self._block(node.body)

    def _block(self, body):
        """Walks statements up to one that leaves the block; True if the end is reached."""
        for index, statement in enumerate(body):
            if not _rebound(statement, body[index + 1 :]) and not self._statement(statement):
                return False
        return True

    def _statement(self, node):
        if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            self._definition(node)
            return True
        if self._idle(node):
            return not isinstance(node, (ast.Break, ast.Continue))
        if isinstance(node, ast.If):
            return self._if(node)
        if isinstance(node, ast.While):
            return self._while(node)
        if isinstance(node, (ast.For, ast.AsyncFor)):
            return self._for(node)
        self.nodes.append(node)
        reached = [self._block(block) for block in _blocks(node)]
        for field in ast.iter_child_nodes(node):
            if isinstance(field, (ast.ExceptHandler, ast.match_case)):
                self.nodes.append(field)
                reached.append(self._block(field.body))
            elif not isinstance(field, ast.stmt):
                self._expression(field)
        return not isinstance(node, _JUMPS) and (not isinstance(node, (ast.With, ast.AsyncWith)) or all(reached))

    def _definition(self, node):
        outer = [*node.decorator_list]
        if isinstance(node, ast.ClassDef):
            outer += [*node.bases, *node.keywords]
        else:
            outer += [*node.args.defaults, *filter(None, node.args.kw_defaults)]
        for part in outer:
            self._expression(part)
        if node.decorator_list or (node.name.startswith("__") and node.name.endswith("__")):
            self._enter(node)
        else:
            self.waiting.append(node)

    def _if(self, node):
        known = value_of(node.test)
        if known is not _UNKNOWN:
            return self._block(node.body if known else node.orelse)
        self.nodes.append(node)
        self._expression(node.test)
        then, otherwise = self._block(node.body), self._block(node.orelse)
        return then or otherwise

    def _while(self, node):
        known = value_of(node.test)
        if known is not _UNKNOWN and not known:
            return self._block(node.orelse)
        self.nodes.append(node)
        self._expression(node.test)
        self._block(node.body)
        self._block(node.orelse)
        return known is _UNKNOWN or any(isinstance(part, ast.Break) for part in ast.walk(node))

    def _for(self, node):
        if is_empty(node.iter):
            return self._block(node.orelse)
        self.nodes.append(node)
        self._expression(node.target)
        self._expression(node.iter)
        self._block(node.body)
        self._block(node.orelse)
        return True

    def _expression(self, node):
        if isinstance(node, ast.BoolOp):
            return self._operands(node)
        if isinstance(node, ast.IfExp):
            known = value_of(node.test)
            if known is not _UNKNOWN:
                return self._expression(node.body if known else node.orelse)
        if isinstance(node, _COMPREHENSIONS) and any(is_empty(part.iter) for part in node.generators):
            return None
        self.nodes.append(node)
        self.used.update(_names_of(node))
        for child in ast.iter_child_nodes(node):
            self._expression(child)
        return None

    def _operands(self, node):
        """`and` stops at a value known to be false, `or` at one known to be true."""
        for index, operand in enumerate(node.values):
            known = value_of(operand)
            if known is not _UNKNOWN and bool(known) is isinstance(node.op, ast.Or):
                if index > 0:
                    self.nodes.append(node)
                return self._expression(operand)
            self._expression(operand)
        self.nodes.append(node)
        return None

    def _idle(self, node):
        """Whether a statement changes nothing that the program reads."""
        if isinstance(node, (ast.Pass, ast.Break, ast.Continue)):
            return isinstance(node, ast.Pass)
        if isinstance(node, ast.Expr):
            return _effectless(node.value)
        if isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            return self._unread(node) and (node.value is None or _effectless(node.value))
        if isinstance(node, ast.Assert):
            return value_of(node.test) not in (_UNKNOWN, False, None, 0)
        if isinstance(node, (ast.If, ast.While)):
            return _effectless(node.test) and self._all_idle(node.body, node.orelse, isinstance(node, ast.While))
        if isinstance(node, ast.For):
            return self._unread(node) and _effectless(node.iter) and self._all_idle(node.body, node.orelse, True)
        if isinstance(node, ast.Try):
            return self._all_idle(node.body, node.orelse, False) and self._all_idle(node.finalbody, [], False)
        return False

    def _all_idle(self, body, orelse, loop):
        """In a loop, a jump within it does nothing by itself."""
        return all(self._idle(each) or (loop and isinstance(each, (ast.Break, ast.Continue))) for each in [*body, *orelse])

    def _unread(self, node):
        """Whether nothing but the statement itself reads what it assigns."""
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        parts = [part for target in targets for part in ast.walk(target)]
        if any(isinstance(part, (ast.Attribute, ast.Subscript)) for part in parts):
            return False
        own = Counter(part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load))
        return not any(isinstance(part, ast.Name) and self.read[part.id] > own[part.id] for part in parts)


def _parsed(call):
    try:
        return ast.parse(call, mode="eval")
    except (SyntaxError, ValueError):
        return ast.Module([], [])


def _names_of(node):
    if isinstance(node, ast.Name):
        return (node.id,)
    if isinstance(node, ast.Attribute):
        return (node.attr,)
    return node.names if isinstance(node, (ast.Global, ast.Nonlocal)) else ()


def _blocks(node):
    return [block for name in ("body", "orelse", "finalbody") if isinstance(block := getattr(node, name, None), list)]


def _rebound(node, later):
    """Whether a function or class is replaced in the same block before anything names it."""
    if not isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
        return False
    for statement in later:
        if isinstance(statement, (*_FUNCTIONS, ast.ClassDef)):
            if statement.name == node.name:
                return True
            continue
        parts = list(ast.walk(statement))
        if any(isinstance(part, ast.Name) and part.id == node.name and isinstance(part.ctx, ast.Load) for part in parts):
            return False
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == node.name for target in statement.targets
        ):
            return True
    return False


def _effectless(node):
    return not any(
        isinstance(part, (ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr))
        or (isinstance(part, ast.Call) and not (isinstance(part.func, ast.Name) and part.func.id in _PURE))
        for part in ast.walk(node)
    )


def is_empty(node):
    """Whether an expression is written as something without items."""
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        return not node.elts
    if isinstance(node, ast.Dict):
        return not node.keys
    if isinstance(node, ast.Constant):
        return node.value in ("", b"")
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)) or node.keywords:
        return False
    if node.func.id == "range":
        return _is_empty_range(node.args)
    return node.func.id in _EMPTY_MAKERS and (not node.args or is_empty(node.args[0]))


def _is_empty_range(args):
    if len(args) == 2 and _same(*args):
        return True
    values = [value_of(part) for part in args]
    if not 1 <= len(values) <= 3 or any(type(value) is not int for value in values):
        return False
    return (len(values) < 3 or values[2] != 0) and not range(*values)


def value_of(node):
    """The value of an expression of constants; `_UNKNOWN` of any other."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, (ast.List, ast.Tuple, ast.Set, ast.Dict)) and is_empty(node):
        return ()
    if isinstance(node, ast.UnaryOp):
        return _unary(node.op, value_of(node.operand))
    if isinstance(node, ast.BoolOp):
        return _bool_op(node)
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return _compared(node)
    if isinstance(node, ast.BinOp):
        return _binary(node)
    return _UNKNOWN


def _unary(op, value):
    if value is _UNKNOWN:
        return _UNKNOWN
    if isinstance(op, ast.Not):
        return not value
    if isinstance(op, ast.USub) and isinstance(value, (int, float)):
        return -value
    return _UNKNOWN


def _bool_op(node):
    values = [value_of(part) for part in node.values]
    stops = isinstance(node.op, ast.Or)
    for value in values:
        if value is not _UNKNOWN and bool(value) is stops:
            return stops
    return _UNKNOWN if _UNKNOWN in values else values[-1]


_ORDER = {ast.Eq: "__eq__", ast.NotEq: "__ne__", ast.Lt: "__lt__", ast.LtE: "__le__", ast.Gt: "__gt__", ast.GtE: "__ge__"}


def _compared(node):
    method = _ORDER.get(type(node.ops[0]))
    left, right = value_of(node.left), value_of(node.comparators[0])
    if method and _same(node.left, node.comparators[0]):
        left = right = 0
    if method is None or type(left) is not type(right) or left is _UNKNOWN:
        return _UNKNOWN
    result = getattr(left, method)(right)
    return _UNKNOWN if result is NotImplemented else result


_ARITHMETIC = {ast.Add: "__add__", ast.Sub: "__sub__", ast.FloorDiv: "__floordiv__", ast.Mod: "__mod__"}


def _binary(node):
    if isinstance(node.op, ast.Sub) and _same(node.left, node.right):
        return 0
    left, right = value_of(node.left), value_of(node.right)
    if isinstance(node.op, ast.Mult) and 0 in [value for value in (left, right) if type(value) is int]:
        return 0
    method = _ARITHMETIC.get(type(node.op))
    if method is None or type(left) is not int or type(right) is not int or right == 0:
        return _UNKNOWN
    return getattr(left, method)(right)


def _same(a, b):
    """Whether two expressions are the same variable or constant."""
    return isinstance(a, (ast.Name, ast.Constant)) and ast.dump(a) == ast.dump(b)
