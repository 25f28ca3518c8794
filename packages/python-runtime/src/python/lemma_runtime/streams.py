"""Standard streams of a learner's program: counted, sent in batches, fed by text or by the page."""

import io
import time

BATCH_CHARACTERS = 32_768
BATCH_SECONDS = 0.04
LINES_AT_ONCE = 32
# What a person can read in the time of a batch, with room to spare: a program that prints no more is sent line by line again.
SLOW_CHARACTERS = 1_024


class OutputLimit(BaseException):
    """Raised inside `print` when a program has written more than it may.

    A BaseException, so that `except Exception` in a loop does not swallow it.
    """


class Budget:
    """Characters that all streams of one run may still write."""

    def __init__(self):
        self.left = 0
        self.spent = False


class OutputStream(io.TextIOBase):
    """A text stream that gives `send(text)` each line at once, and batches of a program that prints more than can be read.

    What a call outside Python's own loop (`sum(range(10**12))`) keeps from being sent is lost with its worker.
    """

    encoding = "utf-8"
    errors = "replace"

    def __init__(self, name, send, budget):
        self.name = f"<{name}>"
        self._send = send
        self._budget = budget
        self._parts = []
        self._size = 0
        self._sent_at = None
        self._lines_at_once = LINES_AT_ONCE

    def writable(self):
        return True

    def isatty(self):
        return False

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        budget = self._budget
        length = len(text)
        if length > budget.left:
            self._keep(text[: max(budget.left, 0)])
            budget.left = 0
            budget.spent = True
            self.flush()
            raise OutputLimit()
        budget.left -= length
        self._keep(text)
        if self._lines_at_once and text.endswith("\n"):
            self._lines_at_once -= 1
            self.flush()
        elif self._size >= BATCH_CHARACTERS:
            self.flush()
        else:
            self._flush_in_time()
        return length

    def _flush_in_time(self):
        now = time.monotonic()
        if self._sent_at is None:
            self._sent_at = now
        elif now - self._sent_at >= BATCH_SECONDS:
            if self._size < SLOW_CHARACTERS:
                self._lines_at_once = LINES_AT_ONCE
            self.flush()

    def _keep(self, text):
        if text:
            self._parts.append(text)
            self._size += len(text)

    def flush(self):
        if self._parts:
            text = "".join(self._parts)
            self._parts = []
            self._size = 0
            self._send(text)
            self._sent_at = time.monotonic()


class InputStream(io.TextIOBase):
    """Reads lines from `next_line()`, which gives a line without its end, or None at the end of input."""

    encoding = "utf-8"
    name = "<stdin>"
    next_line = None
    _rest = ""

    def readable(self):
        return True

    def isatty(self):
        return False

    def readline(self, size=-1):
        text = self._rest
        if not text:
            line = self.next_line()
            if line is None:
                return ""
            text = line + "\n"
        end = len(text) if size is None or size < 0 else size
        self._rest = text[end:]
        return text[:end]

    def read(self, size=-1):
        if size is not None and size >= 0:
            return self.readline(size)
        return "".join(iter(self.readline, ""))


def lines_of(text):
    """A `next_line` over a text given beforehand."""
    lines = iter(text.splitlines())
    return lambda: next(lines, None)
