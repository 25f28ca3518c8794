"""Figures of Matplotlib: as pictures, and by what they hold."""

import io
import json
import os
import sys
import traceback

from . import host

# Pyplot draws for this page: read when a program imports it.
os.environ["MPLBACKEND"] = "module://lemma_runtime.plots"

# Text stays text, and the same figure gives the same file.
_STYLE = {"svg.fonttype": "none", "svg.hashsalt": "lemma"}
# More than these are drawn as a picture within the picture: a page is slow with a hundred thousand elements.
_MANY_POINTS = 5_000
# Nobody looks at more, and a loop that makes a figure each time would draw for minutes after the program's end.
_MOST_FIGURES = 20


def show_figures():
    """Shows and closes what is open, the first 20 of many. A figure that cannot be drawn says so on the error stream, and the others are shown."""
    figures = _open_figures()
    for number, figure in figures[:_MOST_FIGURES]:
        try:
            host.display("image/svg+xml", svg_of(figure), json.dumps(facts_of(figure)))
        except Exception as error:
            why = "".join(traceback.format_exception_only(error)).strip()
            sys.stderr.write(f"Figure {number} could not be drawn. {why}\n")
    if len(figures) > _MOST_FIGURES:
        sys.stderr.write(f"The program made {len(figures)} figures; only the first {_MOST_FIGURES} are shown.\n")
    close_figures()


def close_figures():
    """Closes what is open, so that nothing of it is left to the next run."""
    pyplot = sys.modules.get("matplotlib.pyplot")
    if hasattr(pyplot, "close"):
        pyplot.close("all")


def _open_figures():
    pyplot = sys.modules.get("matplotlib.pyplot")
    if not hasattr(pyplot, "get_fignums"):  # not loaded, or not to its end
        return []
    return [(number, pyplot.figure(number)) for number in pyplot.get_fignums()]


def svg_of(figure):
    """The figure as SVG, the same each time."""
    import matplotlib

    for axes in figure.axes:
        _draw_many_as_picture(axes)
    file = io.StringIO()
    with matplotlib.rc_context(_STYLE):
        figure.savefig(file, format="svg", bbox_inches="tight", metadata={"Date": None, "Creator": None})
    return file.getvalue()


def _draw_many_as_picture(axes):
    for line in axes.lines:
        if len(line.get_xdata(orig=True)) > _MANY_POINTS:
            line.set_rasterized(True)
    for points in axes.collections:
        if len(points.get_offsets()) > _MANY_POINTS:
            points.set_rasterized(True)


def facts_of(figure):
    """What a page says of a figure to those who do not see it: [{title, x, y, marks: {lines, bars, points}, across, up}]."""
    return [
        {
            "title": axes.get_title(),
            "x": axes.get_xlabel(),
            "y": axes.get_ylabel(),
            "marks": {
                "lines": len(axes.lines),
                "bars": sum(len(bars) for bars in axes.containers if hasattr(bars, "patches")),
                "points": sum(len(points.get_offsets()) for points in axes.collections),
            },
            "across": _ends(axes.xaxis),
            "up": _ends(axes.yaxis),
        }
        for axes in figure.axes
    ]


def _ends(axis):
    """Texts of the first and the last label that is seen along an axis."""
    low, high = sorted(axis.get_view_interval())
    seen = [
        label.get_text()
        for place, label in zip(axis.get_majorticklocs(), axis.get_ticklabels())
        if low <= place <= high and label.get_text()
    ]
    return [seen[0], seen[-1]] if seen else []


def encode_axes(value, encode):
    """['axes', ['dict', …]] of one Axes, or of a Figure with one; None for any other value.

    The dict holds `title`, `xlabel`, `ylabel`, `legend` (texts, or None), `lines` and `points` ([xs, ys] of each), `bars` ([places
    or names, lengths] of each series of bars).
    """
    axes_module = sys.modules.get("matplotlib.axes._axes")
    figure_module = sys.modules.get("matplotlib.figure")
    if not hasattr(axes_module, "Axes") or not hasattr(figure_module, "Figure"):
        return None
    if isinstance(value, figure_module.Figure) and len(value.axes) == 1:
        value = value.axes[0]
    if not isinstance(value, axes_module.Axes):
        return None
    legend = value.get_legend()
    parts = {
        "title": value.get_title(),
        "xlabel": value.get_xlabel(),
        "ylabel": value.get_ylabel(),
        "legend": legend and [text.get_text() for text in legend.get_texts()],
        "lines": [[_listed(line.get_xdata(orig=True)), _listed(line.get_ydata(orig=True))] for line in value.lines],
        "points": [[list(axis) for axis in zip(*_listed(each.get_offsets()))] or [[], []] for each in value.collections],
        "bars": [_bars(value, bars) for bars in value.containers if hasattr(bars, "patches")],
    }
    return ["axes", encode(parts)]


def _bars(axes, bars):
    """[places or names, lengths]: heights of upright bars, widths of others."""
    upright = getattr(bars, "orientation", None) != "horizontal"
    places, lengths = [], []
    for bar in bars.patches:
        if upright:
            places.append(bar.get_x() + bar.get_width() / 2)
            lengths.append(bar.get_height())
        else:
            places.append(bar.get_y() + bar.get_height() / 2)
            lengths.append(bar.get_width())
    names = _names(axes.xaxis if upright else axes.yaxis)
    return [[names.get(place, place) for place in _listed(places)], _listed(lengths)]


def _names(axis):
    """{place: name} of an axis of categories."""
    mapping = getattr(axis.get_units(), "_mapping", None) or {}
    return {float(place): name for name, place in mapping.items()}


def _listed(values):
    """A list of Python's own values; of Timestamps and other such, as they are."""
    import numpy

    return numpy.asarray(values).tolist() if len(values) else []
