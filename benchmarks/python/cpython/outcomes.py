"""Runs one of CPython's test modules and tells what came of each of its tests, one line of JSON after the other."""

import sys
import unittest
from json import dumps

_out = sys.stdout


def tell(**fields):
    # Flushed at once: when a test takes the interpreter down, the last line names it.
    _out.write("\x1e" + dumps(fields) + "\n")
    _out.flush()


class Telling(unittest.TestResult):
    def startTest(self, test):
        super().startTest(test)
        tell(start=test.id())

    def end(self, test, outcome, why=None):
        # A part of a loop (subTest) counts for the test around it.
        tell(id=getattr(test, "test_case", test).id(), outcome=outcome, why=why)

    def addSuccess(self, test):
        self.end(test, "passes")

    def addExpectedFailure(self, test, err):
        self.end(test, "passes")

    def addSkip(self, test, reason):
        self.end(test, "skipped")

    def addFailure(self, test, err):
        self.end(test, "fails", _said(err))

    addError = addFailure

    def addSubTest(self, test, subtest, err):
        if err is not None:
            self.end(test, "fails", _said(err))

    def addUnexpectedSuccess(self, test):
        self.end(test, "fails", "unexpected success")


def _said(err):
    text = f"{err[0].__name__}: {err[1]}"
    return text if len(text) <= 200 else text[:200] + "…"


def flat(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flat(test)
        else:
            yield test


def tell_outcomes(name, only=None, without=()):
    """Of all tests of a module, or of those with the ids `only`; never of those with the ids `without`."""
    tests = flat(unittest.defaultTestLoader.loadTestsFromName(name))
    wanted = (test for test in tests if test.id() not in without and (only is None or test.id() in only))
    unittest.TestSuite(wanted).run(Telling())
    tell(done=True, version=sys.version.split()[0])
