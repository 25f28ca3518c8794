"""Keeps the steps of a program. Frames and objects that are the same in several steps are kept once."""

from .recorded_values import Signature, called, exception_text, is_scope, locals_of, name_of, reader_of, shown_names, text_of

_MAX_NAMES = 30
_MAX_OBJECTS = 60
_OUTER_FRAMES = 4
_INNER_FRAMES = 12
_MAX_DEPTH = 300
# Values looked at in all steps together: some seconds of work, some megabytes for the page.
_MAX_VALUES = 60_000


class Enough(BaseException):
    """Ends a program that goes on longer or deeper than is kept."""


class Recorder:
    def __init__(self, filename, max_steps, printed):
        """`printed` tells how many characters the program has written."""
        self.filename = filename
        self._max_steps = max_steps
        self._printed = printed
        self.begin()

    def begin(self):
        """Forgets the steps so far."""
        self.steps = []
        self.cut = None
        self._tables = {"frames": {}, "objects": {}, "heaps": {}}
        self._numbers = {}
        self._kept = []  # so that no other object gets the id of one that has a number
        self._frames = {}
        self._entered = 0
        self._values = 0
        self._raised = None

    def tables(self):
        return {name: list(table) for name, table in self._tables.items()}

    def entered(self, frame):
        """A frame begins; one that has ended may have had its id."""
        self._entered += 1
        self._frames[id(frame)] = self._entered

    def raised(self, frame, error):
        """An exception is raised in a frame, or has come to it."""
        place = (id(error), id(frame), frame.f_lineno)
        if place == self._raised:
            return
        self._raised = place
        self.record("raise", frame, (name_of(type(error)), exception_text(error)))

    def record(self, event, frame, value=None):
        """One step: the state as `event` happens in `frame`. A `value` is what is returned, yielded or raised.

        The recorder stands on the program's stack: it ends a program before that is full.
        """
        self._limit()
        self._waiting = []
        self._heap = {}
        frames, left = self._stack(frame)
        shown = self._value(value) if event in ("return", "yield") else value
        self.steps.append((event, frame.f_lineno, frames, self._objects(), self._printed(), shown, left))

    def record_end(self, scope):
        """The state after the last line, when the module's frame is gone."""
        self._limit()
        self._waiting = []
        self._heap = {}
        names, more = self._names(shown_names(scope))
        frames = [self._keep("frames", (0, "module", "", 0, 0, names, more))]
        self.steps.append(("end", 0, frames, self._objects(), self._printed(), None, 0))

    def _limit(self):
        if self.cut:
            raise Enough  # a program that has caught the first one
        if len(self.steps) >= self._max_steps:
            self._end("steps")
        if self._values >= _MAX_VALUES:
            self._end("size")

    def _end(self, why):
        self.cut = self.cut or why
        raise Enough

    def _stack(self, frame):
        frames = []
        while frame is not None:
            if frame.f_code.co_filename == self.filename:
                frames.append(frame)
            frame = frame.f_back
        if len(frames) > _MAX_DEPTH:
            self._end("depth")
        frames.reverse()
        left = len(frames) - _OUTER_FRAMES - _INNER_FRAMES
        if left > 0:
            frames = frames[:_OUTER_FRAMES] + frames[-_INNER_FRAMES:]
        return [self._frame(each) for each in frames], max(left, 0)

    def _frame(self, frame):
        code = frame.f_code
        module = code.co_name == "<module>"
        kind = "module" if module else "class" if is_scope(code) else "call"
        number = 0 if module else self._frames.get(id(frame), -1)
        names, more = self._names(locals_of(frame))
        name = "" if module else called(code)
        return self._keep("frames", (number, kind, name, frame.f_lineno, code.co_firstlineno, names, more))

    def _names(self, pairs):
        names = tuple((name, self._value(value)) for name, value in pairs[:_MAX_NAMES])
        return names, max(len(pairs) - _MAX_NAMES, 0)

    def _value(self, value):
        """(type, text), or the (number,) of an object; what an object holds is read later, not by recursion."""
        self._values += 1
        if type(value) is Signature:
            return "function", value.text
        kind = type(value)
        if reader_of(value, self.filename) is None:
            return name_of(kind), text_of(value)
        number = self._numbers.get(id(value))
        if number is None:
            number = self._numbers[id(value)] = len(self._numbers) + 1
            self._kept.append(value)
        if number not in self._heap:
            if len(self._heap) >= _MAX_OBJECTS:
                return name_of(kind), "…"
            self._heap[number] = None
            self._waiting.append((number, value))
        return (number,)

    def _objects(self):
        for number, value in self._waiting:  # grows meanwhile
            kind, name, size, entries, state = reader_of(value, self.filename)(value, self.filename)
            entries = tuple((key, self._value(each), role) for key, each, role in entries)
            self._heap[number] = self._keep("objects", (kind, name, size, entries, state))
        return self._keep("heaps", tuple(self._heap.items()))

    def _keep(self, table, value):
        """The place of a value in its table."""
        table = self._tables[table]
        return table.setdefault(value, len(table))
