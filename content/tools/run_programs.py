"""Runs the programs of `_share` (JSON), each case in a namespace of its own, and prints what each does wrong, as JSON."""

import ast
import contextlib
import functools
import io
import json
import math
import sys

from lemma_runtime.rules import check

# A program of a lesson ends within some hundred lines of its own; one with its lines in another order may never end.
MOST_LINES = 20_000
COUNTED = ("program.py", "<test>")


class TooLong(BaseException):
    pass


def expected(text):
    """The value of a literal, which may be one of NumPy or pandas where the program has loaded them."""
    try:
        return ast.literal_eval(text)
    except ValueError:
        numpy, pandas = sys.modules.get("numpy"), sys.modules.get("pandas")
        names = {**vars(pandas or math), "np": numpy, "pd": pandas, "array": numpy and numpy.array}
        return eval(text, {**names, "nan": math.nan, "inf": math.inf})


def same_packaged(value, wanted, tolerance):
    if hasattr(wanted, "equals"):
        return wanted.equals(value)
    return value.shape == wanted.shape and all(map(same, value.ravel(), wanted.ravel().tolist(), [tolerance] * wanted.size))


def same(value, wanted, tolerance):
    if isinstance(value, getattr(sys.modules.get("numpy"), "generic", ())):
        value = value.item()
    numbers = (int, float)
    if type(wanted) in numbers and type(value) in numbers and (tolerance or type(wanted) is float):
        return math.isclose(value, wanted, rel_tol=0 if tolerance else 1e-9, abs_tol=tolerance)
    if type(value) is not type(wanted):
        return False
    if type(wanted).__module__.partition(".")[0] in ("numpy", "pandas"):
        return same_packaged(value, wanted, tolerance)
    if isinstance(wanted, (list, tuple)):
        return len(value) == len(wanted) and all(map(same, value, wanted, [tolerance] * len(wanted)))
    if isinstance(wanted, dict):
        return value.keys() == wanted.keys() and all(same(value[key], wanted[key], tolerance) for key in wanted)
    return value == wanted


def printed(text):
    return "\n".join(line.rstrip() for line in text.split("\n")).rstrip()


def limited(action):
    left = MOST_LINES

    def trace(frame, event, argument):
        nonlocal left
        if frame.f_code.co_filename not in COUNTED:
            return None
        left -= 1
        if left < 0:
            raise TooLong
        return trace

    sys.settrace(trace)
    try:
        return action()
    finally:
        sys.settrace(None)


@functools.lru_cache(256)
def compiled(source, name):
    return compile(source, name, "eval" if name == "<test>" else "exec")


def fault_of(code, case):
    scope = {"__name__": "__main__"}
    out = io.StringIO()
    call, raises = case.get("call"), case.get("raises")
    value = None
    name = case["name"]
    stdin, sys.stdin = sys.stdin, io.StringIO(case.get("stdin", ""))
    try:
        with contextlib.redirect_stdout(out):
            exec(compiled(case.get("given", ""), "given.py"), scope)
            limited(lambda: exec(compiled(code, "program.py"), scope))
            if call is not None:
                out.seek(0)
                out.truncate()
                value = limited(lambda: eval(compiled(call, "<test>"), scope))
    except TooLong:
        return f'"{name}" does not end.'
    except Exception as error:
        if raises in [kind.__name__ for kind in type(error).__mro__]:
            return None
        return f'"{name}" ends with {type(error).__name__}: {error}'
    finally:
        sys.stdin = stdin
    if raises is not None:
        return f'"{name}" raises no {raises}.'
    expect, stdout = case.get("expect"), case.get("stdout")
    if expect is not None and not same(value, expected(expect), case.get("tolerance", 0)):
        return f'"{name}" gives {value!r}, not {expect}.'
    if stdout is not None and printed(out.getvalue()) != printed(stdout):
        return f'"{name}" prints {out.getvalue()!r}, not {stdout!r}.'
    return None


def broken_rule(code, rules, calls):
    if not rules:
        return None
    lines = check({"code": code, "filename": "program.py", "rules": rules, "calls": calls})["lines"]
    for rule, found in zip(rules, lines):
        if bool(found) != (rule["rule"] == "uses"):
            return f'the rule "{rule["rule"]} {rule["what"]}" is broken.'
    return None


def first_fault(program):
    code, cases = program["code"], program["cases"]
    for case in cases:
        fault = fault_of(code, case)
        if fault is not None:
            return fault
    return broken_rule(code, program["rules"], [case["call"] for case in cases if "call" in case])


print(json.dumps([first_fault(program) for program in json.loads(_share)]))
