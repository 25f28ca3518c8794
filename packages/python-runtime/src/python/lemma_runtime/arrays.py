"""Arrays, series, data frames and what is drawn as tagged data, by the types of NumPy, pandas and Matplotlib where they are loaded."""

import sys

from .figures import encode_axes


class TooBig(Exception):
    """A value has more entries than are compared."""


def encode_packaged(value, encode, room):
    """The tagged form of a value of NumPy or pandas; None for any other. Raises TooBig for more than `room` entries.

    `encode` makes the form of an entry. No method of a subclass is called: what a program overrides has no say.

    An array is ['array', dtype, shape, entries in C order], a NumPy number ['scalar', dtype, number]. Of pandas:
    ['index', dtype, names, entries], ['series', dtype, name, index, entries], ['frame', columns, index, [[dtype, entries], …]],
    ['time', ISO 8601], ['duration', ISO 8601], and ['missing'] for NA and NaT. Of Matplotlib: ['axes', dict].
    """
    kind = type(value)
    numpy = sys.modules.get("numpy")
    if not hasattr(numpy, "ndarray"):  # not loaded, or not to its end
        return None
    axes = encode_axes(value, encode)
    if axes is not None:
        return axes
    if kind is numpy.ndarray:
        _fit(value, room)
        return ["array", str(value.dtype), list(value.shape), _entries(value.ravel(), encode)]
    if issubclass(kind, numpy.generic):
        return ["scalar", str(numpy.generic.dtype.__get__(value)), encode(_plain(value, numpy.generic.item(value), numpy))]
    pandas = sys.modules.get("pandas")
    if not hasattr(pandas, "NaT"):
        return None
    if value is pandas.NA or value is pandas.NaT:
        return ["missing"]
    if kind is pandas.Series:
        _fit(value, room)
        index = _index(value.index, encode)
        return ["series", str(value.dtype), encode(value.name), index, _entries(value, encode)]
    if kind is pandas.DataFrame:
        _fit(value, room)
        columns = [_column(value.iloc[:, place], encode) for place in range(value.shape[1])]
        return ["frame", _index(value.columns, encode), _index(value.index, encode), columns]
    if kind is pandas.Timestamp:
        return ["time", value.isoformat()]
    if kind is pandas.Timedelta:
        return ["duration", value.isoformat()]
    if issubclass(kind, pandas.Index) and kind.__module__.partition(".")[0] == "pandas":
        _fit(value, room)
        return _index(value, encode)
    return None


def _fit(value, room):
    if value.size > room:
        raise TooBig


def _index(index, encode):
    return ["index", str(index.dtype), [encode(name) for name in index.names], _entries(index, encode)]


def _column(series, encode):
    return [str(series.dtype), _entries(series, encode)]


def _entries(values, encode):
    """Of at most one axis. Python's own numbers, where `tolist` gives them."""
    if getattr(values.dtype, "kind", "") in "mM" and not hasattr(values, "index"):
        return [encode(text) for text in values.astype(str).tolist()]
    return [encode(value) for value in values.tolist()]


def _plain(value, item, numpy):
    """`item`, a Python number; text for a date, and for numbers that Python has none of."""
    return str(value) if isinstance(value, (numpy.datetime64, numpy.timedelta64, numpy.longdouble)) else item
