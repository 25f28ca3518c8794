"""The way out of the interpreter: what the worker hands in at start, and nothing more."""

import asyncio
import builtins
import time
import weakref

current_output = ()
_write = _ask = _sleep = _display = None
_run_sync = _can_run_sync = None


def connect(write, ask, sleep, display):
    """Called once by the worker with its four functions."""
    global _write, _ask, _sleep, _display, _run_sync, _can_run_sync
    import random

    from pyodide.ffi import can_run_sync, run_sync

    _write, _ask, _sleep, _display = write, ask, sleep, display
    _run_sync, _can_run_sync = run_sync, can_run_sync
    # An interpreter that was copied from kept memory has that one's state of `random`.
    random.seed()
    _remember_scheduled()
    builtins.input = _input
    time.sleep = _sleep_seconds


def write_stdout(text):
    _write("stdout", text)


def write_stderr(text):
    _write("stderr", text)


def display(mime, data, about=""):
    """Shows something that is no text. `about`: JSON of what a figure holds, for those who do not see it."""
    flush()
    _display(mime, data, about)


def flush():
    for stream in current_output:
        stream.flush()


def ask_line():
    """One line from the page, or None when the page has no more."""
    flush()
    answer = _ask()
    if hasattr(answer, "then"):
        answer = _run_sync(answer)
    if answer is False:
        raise KeyboardInterrupt
    if answer is True:
        raise EOFError("this page cannot ask for input now: reload it, or use a newer browser")
    return answer if isinstance(answer, str) else None


def _input(prompt=""):
    """The builtin `input` on this program's streams."""
    import sys

    if prompt != "":
        sys.stdout.write(str(prompt))
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError("input() was called, but there is no more input to read")
    return line.removesuffix("\n")


def _sleep_seconds(seconds):
    """`time.sleep` that leaves the worker free to hear a stop."""
    if not isinstance(seconds, (int, float)):
        seconds = float(seconds)
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    flush()
    if _can_run_sync():
        if _run_sync(_sleep(seconds * 1000)) is False:
            raise KeyboardInterrupt
        return
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def wait_for(coroutine):
    """Runs a coroutine to its end; a stop from the page cancels it."""
    if not _can_run_sync():
        coroutine.close()
        raise RuntimeError("This browser cannot wait for `await` here.")
    task = asyncio.ensure_future(coroutine)
    global _waiting
    _waiting = task
    try:
        return _run_sync(task)
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
    finally:
        _waiting = None


_waiting = None
_LAST_TURNS = 10
_scheduled = weakref.WeakSet()
_has_scheduled = False
_ended = weakref.WeakSet()


def _remember_scheduled():
    """The event loop's every step goes through `call_later`."""
    from pyodide.webloop import WebLoop

    call_later = WebLoop.call_later

    def remembered(self, *args, **options):
        global _has_scheduled
        _has_scheduled = True
        handle = call_later(self, *args, **options)
        _scheduled.add(handle)
        return handle

    WebLoop.call_later = remembered


def end_tasks():
    """Ends what a program has left running, as `asyncio.run` does: tasks may clean up for some turns of the loop.

    A task begins with a step of the loop: most programs have none, and to look for tasks would take a tenth of a short one's time.
    """
    global _has_scheduled
    if not _has_scheduled:
        return
    loop = asyncio.get_event_loop()
    own = asyncio.current_task(loop)
    tasks = [task for task in asyncio.all_tasks(loop) if task is not own and task not in _ended]
    if tasks:
        for task in tasks:
            task.cancel()
        if _can_run_sync():
            _run_sync(_last_turns(tasks))
        _ended.update(tasks)
    if _scheduled:
        for handle in list(_scheduled):
            handle.cancel()
        _scheduled.clear()
    _has_scheduled = False


async def _last_turns(tasks):
    """Turns, not seconds: a crowd of timers would keep a clock from being heard."""
    for _ in range(_LAST_TURNS):
        if all(task.done() for task in tasks):
            return
        await asyncio.sleep(0)


def cancel_waiting():
    """Called by the worker when a stop arrives while the program waits."""
    if _waiting is None or _waiting.done():
        return False
    _waiting.cancel()
    return True
