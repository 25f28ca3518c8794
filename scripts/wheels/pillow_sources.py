"""Prints the sources of Pillow's core, as its `setup.py` names them.

    python pillow_sources.py SETUP.PY
"""

import ast
import sys
from pathlib import Path


def main(setup):
    tree = ast.parse(Path(setup).read_text())
    lists = {
        target.id: ast.literal_eval(statement.value)
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if getattr(target, "id", None) in ("_IMAGING", "_LIB_IMAGING")
    }
    print("src/_imaging.c")
    for name in lists["_IMAGING"]:
        print(f"src/{name}.c")
    for name in lists["_LIB_IMAGING"]:
        print(f"src/libImaging/{name}.c")
    # A library of its own there.
    print("src/libImaging/Mode.c")


main(*sys.argv[1:])
