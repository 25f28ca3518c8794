"""Values as tagged data, by exact type: no method of a learner's class is called to compare them."""

import collections

from .arrays import TooBig, encode_packaged

_MAX_NODES = 200_000
_MAX_TEXT = 1_000_000
_MAX_DEPTH = 100
_BASES = (bool, int, float, str, list, tuple, set, frozenset, dict)
_ITEMS = (list, tuple, set, frozenset)
# By identity: a program chooses the names of its classes, and when they are equal to others.
_KINDRED = {
    id(kind): f"collections.{kind.__name__}"
    for kind in (collections.Counter, collections.defaultdict, collections.OrderedDict, collections.deque)
}


def encode(value):
    """A tagged list for a value, for example ['list', [['int', '0x1']]]."""
    try:
        return _encode(value, [_MAX_NODES], ())
    except TooBig:
        return ["other", _name_of(type(value)), "(too big to compare)"]


def _encode(value, left, above):
    left[0] -= 1
    if left[0] < 0 or len(above) > _MAX_DEPTH:
        raise TooBig
    kind = type(value)
    if value is None:
        return ["none"]
    if kind is bool:
        return ["bool", value]
    if kind is int:
        return ["int", hex(value)]
    if kind is float:
        return ["float", float.__repr__(value)]
    if kind is complex:
        return ["complex", float.__repr__(value.real), float.__repr__(value.imag)]
    if kind is str:
        if len(value) > _MAX_TEXT:
            raise TooBig
        return ["str", value]
    if kind is bytes or kind is bytearray:
        return [kind.__name__, value.hex()]
    if kind is range:
        return ["range", hex(value.start), hex(value.stop), hex(value.step)]
    if id(value) in above:
        return ["cycle"]
    above = (*above, id(value))
    for base in _ITEMS:
        if kind is base:
            return [base.__name__, [_encode(item, left, above) for item in base.__iter__(value)]]
    if kind is dict:
        return ["dict", _pairs(value, left, above)]
    return _encode_other(value, kind, left, above)


def _pairs(value, left, above):
    return [
        [_encode(key, left, above), _encode(item, left, above)] for key, item in dict.items(value)
    ]


def _encode_other(value, kind, left, above):
    full = _KINDRED.get(id(kind))
    if full == "collections.deque":
        return ["sub", full, ["list", [_encode(item, left, above) for item in collections.deque.__iter__(value)]]]
    packaged = encode_packaged(value, lambda entry: _encode(entry, left, above), left[0])
    if packaged is not None:
        return packaged
    full = full or f"__main__.{_name_of(kind)}"
    for base in _BASES:
        if issubclass(kind, base):
            return ["sub", full, _encode(_plain(value, base), left, above)]
    return ["other", full, text_of(value)]


def _name_of(kind):
    """The name that a class was made with."""
    return type.__dict__["__name__"].__get__(kind)


def _plain(value, base):
    """The built-in value inside an instance of a subclass, read by the base's own methods."""
    if base is int:
        return int.__add__(value, 0)
    if base is float:
        return float.__add__(value, 0.0)
    if base is str:
        return str.__str__(value)
    if base is dict:
        return dict(dict.items(value))
    return base(base.__iter__(value))


def text_of(value):
    """`repr`, or why there is none: a value may be right and have no text."""
    try:
        text = repr(value)
        return text if type(text) is str else "(no text form)"
    except Exception as error:
        return f"(its repr raised {_name_of(type(error))})"
