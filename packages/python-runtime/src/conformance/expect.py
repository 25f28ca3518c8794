"""Writes expected.json: what CPython prints for each of snippets.py. Run with CPython 3.13 or later: python3.13 expect.py"""

import ast
import asyncio
import contextlib
import inspect
import io
import json
import os
import pathlib
import sys
import tempfile
import types


def run(source):
    module = types.ModuleType("__main__")
    sys.modules["__main__"] = module
    code = compile(source, "main.py", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, dont_inherit=True)
    result = eval(code, vars(module))
    if code.co_flags & inspect.CO_COROUTINE:
        asyncio.run(result)


def expectation(snippet):
    name, source = snippet.split("\n", 1)
    out = io.StringIO()
    stdin = sys.stdin
    with contextlib.redirect_stdout(out):
        run(source)
    sys.stdin = stdin
    return {"name": name.strip(), "stdout": out.getvalue()}


here = pathlib.Path(__file__).parent
snippets = (here / "snippets.py").read_text("utf-8").split("# %% ")[1:]
os.chdir(tempfile.mkdtemp())
expected = [expectation(snippet) for snippet in snippets]
text = json.dumps(expected, ensure_ascii=False, indent=2)
(here / "expected.json").write_text(text + "\n", "utf-8")
print(f"{len(expected)} snippets, CPython {sys.version.split()[0]}")
