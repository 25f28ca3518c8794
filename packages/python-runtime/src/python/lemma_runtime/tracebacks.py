"""Tracebacks a learner can read: their own frames only, as text and as ranges for the editor."""

import sys
import traceback

from .workspace import FOLDER, short_name

# Where frames are not the learner's: the standard library, packages, the harness.
OWN_FOLDERS = ("/lib/python", "<frozen", "/lemma/")
_MAX_FRAMES = 40


def _is_learners(filename):
    return not filename.startswith(OWN_FOLDERS)


def _trim(report, seen):
    """Drops frames of the standard library and of the harness through causes, contexts and groups."""
    if report is None or id(report) in seen:
        return
    seen.add(id(report))
    report.stack[:] = [frame for frame in report.stack if _is_learners(frame.filename)]
    for frame in report.stack:
        frame.filename = short_name(frame.filename)
    if isinstance(getattr(report, "filename", None), str):  # of a SyntaxError
        report.filename = short_name(report.filename)
    _trim(report.__cause__, seen)
    _trim(report.__context__, seen)
    for part in getattr(report, "exceptions", None) or ():
        _trim(part, seen)


def describe(error):
    """The shape that the page calls PythonError."""
    try:
        report = traceback.TracebackException.from_exception(error, compact=True)
        _trim(report, set())
        text = "".join(report.format())
        message = "".join(report.format_exception_only()).strip().splitlines()
        message = _first_line(message, error) if message else type(error).__name__
        if isinstance(error, (ImportError, AttributeError)):  # they name a module's file by its whole path
            text, message = text.replace(FOLDER, ""), message.replace(FOLDER, "")
        frames = [_range(frame) for frame in report.stack][-_MAX_FRAMES:]
    except BaseException as fault:  # an exception whose __str__ raises must still be shown
        name = type(error).__name__
        text = f"{name} (its message cannot be shown: {type(fault).__name__})\n"
        message = text.strip()
        frames = []
    if isinstance(error, SyntaxError) and error.lineno:
        frames.append(_syntax_range(error))
    return {
        "type": type(error).__name__,
        "message": message[:2000],
        "text": text[-20_000:],
        "frames": frames,
    }


def _first_line(lines, error):
    """Where the message begins: a SyntaxError's comes behind the line that it quotes."""
    if not isinstance(error, SyntaxError):
        return lines[0]
    return next((line for line in lines if line.startswith(type(error).__name__)), lines[-1])


def _range(frame):
    return {
        "file": frame.filename,
        "name": frame.name,
        "line": frame.lineno or 1,
        "endLine": frame.end_lineno or frame.lineno or 1,
        "column": frame.colno or 0,
        "endColumn": frame.end_colno or 0,
    }


def _syntax_range(error):
    line = error.lineno
    column = max((error.offset or 1) - 1, 0)
    end_line = getattr(error, "end_lineno", None) or line
    end_offset = getattr(error, "end_offset", None) or 0
    return {
        "file": short_name(error.filename or "main.py"),
        "name": "<module>",
        "line": line,
        "endLine": end_line,
        "column": column,
        "endColumn": max(end_offset - 1, column + 1 if end_line == line else 0),
    }


def register_source(filename, source):
    """Lets tracebacks and `inspect` quote the learner's lines."""
    linecache = sys.modules.get("linecache")
    if linecache is None:
        import linecache
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
