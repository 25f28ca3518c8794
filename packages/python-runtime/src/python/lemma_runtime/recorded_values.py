"""Reads values of a program that is being recorded, and runs none of its code: no `__repr__`, no property, no `__class__`.

A `__repr__` may raise, print, change what it shows or never end, and a class may lie about itself. So kinds are decided by
`type(value)`, and everything is read by the descriptors of the built-in types.
"""

import math
import sys
import types
from collections import deque
from itertools import islice

MAX_ENTRIES = 30
MAX_TEXT = 80
_MAX_DIGITS = 60
_MAX_PARTS = 6
_LIBRARY = ("/lib/python", "/lemma/")
_IMMUTABLE = 1 << 8  # Py_TPFLAGS_IMMUTABLETYPE: no class statement makes such a type
_OPTIMIZED = 1  # CO_OPTIMIZED: a function's code, not that of a module or a class

_mro_of = type.__dict__["__mro__"].__get__
_own = type.__dict__["__dict__"].__get__
name_of = type.__dict__["__name__"].__get__
_flags_of = type.__dict__["__flags__"].__get__
_module_of = type.__dict__["__module__"].__get__
_bases_of = type.__dict__["__bases__"].__get__
_arguments_of = BaseException.args.__get__

_SEQUENCES = (list, tuple, deque)
_SETS = (set, frozenset)
_PLAIN = (int, float, complex, str, bytes)
# Types written in C whose `__repr__` asks no other object.
_READABLE = {"decimal.Decimal", "datetime.date", "datetime.timedelta"}


def is_scope(code):
    """Whether code is that of a module or of a class body."""
    return not code.co_flags & _OPTIMIZED


def is_learners(kind):
    return _module_of(kind) == "__main__"


def cut(text):
    return text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "…"


def plain_text(value, base):
    """The text of a number or a string, as `base` writes it, without the work that its size would cost."""
    if base is int:
        if int.bit_length(value) > _MAX_DIGITS * 4:
            return f"{'−' if int.__lt__(value, 0) else ''}≈ 10**{int(math.log10(int.__abs__(value)))}"
        return int.__repr__(value)
    if base is str or base is bytes:
        whole = base.__len__(value) <= MAX_TEXT
        return base.__repr__(value) if whole else base.__repr__(base.__getitem__(value, slice(MAX_TEXT))) + "…"
    return base.__repr__(value)


def text_of(value):
    """A value without a box of its own, as text."""
    kind = type(value)
    if kind is bool or value is None or value is Ellipsis or value is NotImplemented or kind is range:
        return repr(value)
    for base in _PLAIN:
        if issubclass(kind, base):
            return plain_text(value, base)
    if issubclass(kind, BaseException):
        return exception_text(value)
    if issubclass(kind, type):
        return name_of(value)
    if kind in (types.FunctionType, types.BuiltinFunctionType):
        return f"{value.__name__}()"
    if kind is types.ModuleType:
        return "module"
    if _has_library_repr(kind):
        try:
            return cut(" ".join(repr(value).split()))
        except Exception:
            pass
    return f"<{name_of(kind)}>"


def _has_library_repr(kind):
    for each in _mro_of(kind):
        found = _own(each).get("__repr__")
        if type(found) is types.FunctionType:
            return not is_learners(kind) and found.__code__.co_filename.startswith(_LIBRARY)
        if found is not None:
            return bool(_flags_of(kind) & _IMMUTABLE) and f"{_module_of(kind)}.{name_of(kind)}" in _READABLE
    return False


def exception_text(error):
    """`ValueError: text`, if its arguments can be told."""
    arguments = _arguments_of(error)
    if len(arguments) == 1 and type(arguments[0]) is str and not issubclass(type(error), KeyError):
        said = cut(arguments[0])
    else:
        said = ", ".join(short_text(each) for each in arguments[:_MAX_PARTS])
    return f"{name_of(type(error))}: {said}" if said else name_of(type(error))


def short_text(value, depth=0):
    """A key, a default or an argument in a few characters."""
    kind = type(value)
    if kind is tuple and depth < 2:
        parts = [short_text(each, depth + 1) for each in value[:_MAX_PARTS]]
        parts += ["…"] if len(value) > _MAX_PARTS else []
        return f"({', '.join(parts)}{',' if len(value) == 1 else ''})"
    return f"<{name_of(kind)}>" if reader_of(value, "") else text_of(value)


def reader_of(value, filename):
    """The function that reads what a value holds; None for one that is shown as text."""
    kind = type(value)
    if issubclass(kind, _SEQUENCES):
        return _sequence
    if issubclass(kind, dict):
        return _dictionary
    if issubclass(kind, _SETS):
        return _set
    if kind is types.FunctionType:
        return _function if value.__code__.co_filename == filename else None
    if kind is types.GeneratorType:
        return _generator if value.gi_code.co_filename == filename else None
    if kind is types.MethodType:
        return _method
    if issubclass(kind, type):
        return _class if is_learners(value) else None
    if is_learners(kind) and not issubclass(kind, _PLAIN):
        return _instance
    return None


# Each reader gives (kind, type, size, entries, state); an entry is (key, value, role).


def _sequence(value, filename):
    kind = type(value)
    base = next(each for each in _SEQUENCES if issubclass(kind, each))
    fields = _own(kind).get("_fields") if base is tuple and kind is not tuple else None
    names = fields if type(fields) is tuple and all(type(name) is str for name in fields) else ()
    items = enumerate(islice(base.__iter__(value), MAX_ENTRIES))
    entries = [(names[index] if index < len(names) else str(index), item, "") for index, item in items]
    return base.__name__, name_of(kind), base.__len__(value), entries, None


def _dictionary(value, filename):
    entries = [(short_text(key), item, "") for key, item in islice(dict.items(value), MAX_ENTRIES)]
    return "dict", name_of(type(value)), dict.__len__(value), entries, None


def _set(value, filename):
    base = set if issubclass(type(value), set) else frozenset
    entries = [("", item, "") for item in islice(base.__iter__(value), MAX_ENTRIES)]
    return "set", name_of(type(value)), base.__len__(value), entries, None


def _function(value, filename):
    code = value.__code__
    name = "lambda" if code.co_name == "<lambda>" else called(code)
    entries = _defaults(value) + _remembered(value)
    return "function", signature_of(value, name), len(entries), entries[:MAX_ENTRIES], None


def signature_of(function, name):
    """`name(a, b=2, *rest, key, **options)`: defaults that have a box of their own are entries of the function's box."""
    code = function.__code__
    names = code.co_varnames
    count, keywords = code.co_argcount, code.co_kwonlyargcount
    defaults = function.__defaults__ or ()
    first = count - len(defaults)
    parts = [_parameter(name, defaults, index - first) for index, name in enumerate(names[:count])]
    end = count + keywords
    if code.co_flags & 4:
        parts.append(f"*{names[end]}")
        end += 1
    elif keywords:
        parts.append("*")
    given = function.__kwdefaults__ or {}
    for name in names[count : count + keywords]:
        parts.append(_parameter(name, (given[name],), 0) if name in given else name)
    if code.co_flags & 8:
        parts.append(f"**{names[end]}")
    return cut(f"{name}({', '.join(parts)})")


def _parameter(name, defaults, index):
    if index < 0:
        return name
    default = defaults[index]
    return f"{name}=…" if reader_of(default, "") else f"{name}={text_of(default)}"


def _defaults(function):
    code = function.__code__
    values = function.__defaults__ or ()
    names = code.co_varnames[code.co_argcount - len(values) : code.co_argcount]
    pairs = [*zip(names, values), *(function.__kwdefaults__ or {}).items()]
    return [(name, value, "default") for name, value in pairs if reader_of(value, "")]


def _remembered(function):
    entries = []
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
        try:
            if name != "__class__":
                entries.append((name, cell.cell_contents, "closure"))
        except ValueError:
            pass  # not given a value yet
    return entries


def _generator(value, filename):
    frame = value.gi_frame
    if frame is None:
        return "generator", called(value.gi_code), 0, [], ("finished", 0)
    state = "running" if value.gi_running else "paused" if value.gi_suspended else "new"
    entries = [(name, each, "") for name, each in locals_of(frame)]
    return "generator", called(value.gi_code), len(entries), entries[:MAX_ENTRIES], (state, frame.f_lineno)


def _method(value, filename):
    name = value.__func__.__name__ if type(value.__func__) is types.FunctionType else "…"
    return "method", name, 1, [("self", value.__self__, "")], None


def _class(value, filename):
    bases = [name_of(each) for each in _bases_of(value) if each is not object]
    name = f"{name_of(value)}({', '.join(bases)})" if bases else name_of(value)
    entries = [entry for key, each in list(_own(value).items()) for entry in _attribute(key, each, filename)]
    return "class", name, len(entries), entries[:MAX_ENTRIES], None


class Signature:
    """Stands for a method in the box of its class: shown as text, not as an object of its own."""

    def __init__(self, text):
        self.text = text


def _attribute(key, value, filename):
    kind = type(value)
    if kind in (staticmethod, classmethod):
        value, kind = value.__func__, type(value.__func__)
    if kind is property:
        return [(key, Signature("property"), "method")]
    if kind is types.FunctionType:
        return [(key, Signature(signature_of(value, key)), "method")] if value.__code__.co_filename == filename else []
    hidden = key.startswith("__") or kind in (types.MemberDescriptorType, types.GetSetDescriptorType)
    return [] if hidden else [(key, value, "")]


def _instance(value, filename):
    kind = type(value)
    entries = []
    if issubclass(kind, BaseException):
        entries += [(f"args[{index}]", each, "") for index, each in enumerate(_arguments_of(value))]
    for each in _mro_of(kind):
        own = _own(each)
        for name, slot in own.items():
            if type(slot) is types.MemberDescriptorType and _module_of(each) == "__main__":
                try:
                    entries.append((name, slot.__get__(value, kind), ""))
                except AttributeError:
                    pass  # an empty slot
        descriptor = own.get("__dict__")
        if type(descriptor) is types.GetSetDescriptorType:
            attributes = descriptor.__get__(value, kind)
            if issubclass(type(attributes), dict):
                entries += [(short_key(key), item, "") for key, item in list(dict.items(attributes))]
            break
    return "instance", name_of(kind), len(entries), entries[:MAX_ENTRIES], None


def short_key(key):
    return cut(key) if type(key) is str else short_text(key)


def called(code):
    """The name under which a reader knows code: of a method with its class, of an inner function without the outer one."""
    return code.co_qualname.rpartition("<locals>.")[2]


_Proxy = type((lambda: sys._getframe().f_locals)())


def locals_of(frame):
    """Names and values of a frame, without those that Python or its imports put there."""
    variables = frame.f_locals
    if type(variables) not in (dict, _Proxy):  # a class body in a mapping of its metaclass
        return []
    return shown_names(variables)


def shown_names(variables):
    return [
        (name, value)
        for name, value in list(variables.items())
        if type(name) is str
        and not name.startswith(("__", "."))
        and type(value) not in (types.ModuleType, types.BuiltinFunctionType)
    ]
