"""Writes `pyconfig.h` of Pyodide's Python, and its build data for the `sysconfig` of another one.

    python pyconfig.py python_stdlib.zip FOLDER
"""

import re
import sys
import zipfile
from pathlib import Path

NAME = "_sysconfigdata__emscripten_wasm32-emscripten.py"
# Where Pyodide was built: its headers are Debian's here.
BUILT_IN = "/root/repo/cpython/installs/python-3.14.2"


def header(values):
    """The defined names of `values`, of those that Debian's own header knows."""
    known = next(Path("/usr/include").glob("*/python3.14/pyconfig.h")).read_text()
    lines = []
    for name in dict.fromkeys(re.findall(r"^(?:#define|/\* #undef) (\w+)", known, re.M)):
        value = values.get(name, 0)
        if value in (0, "") or name == "Py_PYCONFIG_H":
            continue
        if isinstance(value, str) and not value.startswith('"') and not re.fullmatch(r"[\d()x]+", value):
            value = f'"{value}"'
        lines.append(f"#define {name} {value}")
    return "\n".join(["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *lines, "#endif", ""])


def main(archive, folder):
    source = zipfile.ZipFile(archive).read(NAME).decode()
    scope = {}
    exec(source, scope)
    Path(folder, "pyconfig.h").write_text(header(scope["build_time_vars"]))
    target = Path(folder, "target")
    target.mkdir(exist_ok=True)
    (target / NAME).write_text(source.replace(BUILT_IN + "/include", "/usr/include").replace(BUILT_IN, "/usr"))


main(*sys.argv[1:])
