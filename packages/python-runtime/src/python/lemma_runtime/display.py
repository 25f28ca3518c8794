"""Values as the page can show them."""

import base64
import builtins

from . import host, tables

MAX_TEXT = 20_000
MAX_RICH = 4_000_000
_RICH = (
    ("_repr_html_", "text/html"),
    ("_repr_svg_", "image/svg+xml"),
    ("_repr_png_", "image/png"),
)


def text_of(value):
    """`repr`, cut to what a page can show."""
    text = repr(value)
    if len(text) > MAX_TEXT:
        return f"{text[:MAX_TEXT]}… ({len(text):,} characters in all)"
    return text


# Most values of a console: they have no other form than their text.
_PLAIN = (int, float, str, bool, list, dict, tuple, set)


def _rich(value):
    if type(value) in _PLAIN or isinstance(value, type):
        return None
    table = tables.table_of(value)
    if table is not None:
        return tables.MIME, table
    for method, mime in _RICH:
        make = getattr(value, method, None)
        if make is None:
            continue
        data = make()
        if isinstance(data, bytes):
            data = base64.b64encode(data).decode()
        if isinstance(data, str) and len(data) <= MAX_RICH:
            return mime, data
    return None


def show_value(value):
    """Shows a rich form if the value has one; returns its text form."""
    rich = _rich(value)
    if rich:
        host.display(*rich)
    return text_of(value)


def display(*values):
    """Shows each value: as a table, HTML, SVG or PNG where it has such a form, else as text."""
    for value in values:
        rich = _rich(value)
        if rich:
            host.display(*rich)
        else:
            print(text_of(value))


builtins.display = display
