"""Runs one of CPython's test modules, or single tests of it, and prints what came of each as JSON."""

import json
import sys
import unittest

sys.path.insert(0, "/cpython")


def ids(pairs):
    # Tests of one loop (subTest) share the id of the test around them.
    return sorted({(getattr(test, "test_case", test)).id() for test, _ in pairs})


def outcome(names):
    suite = unittest.defaultTestLoader.loadTestsFromNames(names)
    result = unittest.TestResult()
    suite.run(result)
    failed = ids(result.failures) + ids(result.errors)
    failed += [test.id() for test in result.unexpectedSuccesses]
    return {"run": result.testsRun, "skipped": len(result.skipped), "failed": failed}
