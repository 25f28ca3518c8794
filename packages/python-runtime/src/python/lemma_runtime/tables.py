"""Data frames and arrays of two axes as tables, with their entries written as pandas and NumPy print them."""

import json
import sys

MIME = "application/vnd.lemma.table+json"

_MAX_ROWS = 200
_MAX_COLUMNS = 40


def table_of(value):
    """JSON of {kind, shape, head, rows, types}, or None for a value that is no table.

    `head` holds one list for each row above the body, each with a first entry over the labels; each of `rows` begins with its label. Of a large
    value only the first 200 rows and 40 columns are there; `shape` is that of the whole.
    """
    kind = type(value)
    numpy, pandas = sys.modules.get("numpy"), sys.modules.get("pandas")
    try:
        if hasattr(pandas, "DataFrame") and kind is pandas.DataFrame:
            table = _of_frame(value)
        elif hasattr(numpy, "ndarray") and kind is numpy.ndarray:
            table = _of_array(value, numpy)
        else:
            return None
    except Exception:  # entries of a program's own may have no text
        return None
    return table and json.dumps(table)


def _of_frame(frame):
    if 0 in frame.shape:
        return None
    from pandas.io.formats.format import DataFrameFormatter

    seen = frame.iloc[:_MAX_ROWS, :_MAX_COLUMNS]
    columns = DataFrameFormatter(seen).get_strcols()
    above = seen.columns.nlevels + any(name is not None for name in seen.index.names)
    lines = [list(line) for line in zip(*columns)]
    return {
        "kind": "frame",
        "shape": list(frame.shape),
        "head": [[text.strip() for text in line] for line in lines[:above]],
        # The levels of a label stand in columns of their own within one text.
        "rows": [[line[0].rstrip(), *(text.strip() for text in line[1:])] for line in lines[above:]],
        "types": [str(dtype) for dtype in seen.dtypes],
    }


def _of_array(array, numpy):
    if array.ndim != 2 or array.size == 0 or array.dtype.kind not in "biufc":
        return None
    seen = array[:_MAX_ROWS, :_MAX_COLUMNS]
    text = numpy.array2string(seen, separator="\t", threshold=sys.maxsize, max_line_width=sys.maxsize)
    lines = [line.strip(" []").split("\t") for line in text.split("\n")]
    return {
        "kind": "array",
        "shape": list(array.shape),
        "head": [["", *map(str, range(seen.shape[1]))]],
        "rows": [[str(row), *(entry.strip() for entry in line)] for row, line in enumerate(lines)],
        "types": [str(array.dtype)],
    }
