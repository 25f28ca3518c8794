"""Run in Node's Pyodide at build time: a stored zip of .pyc from the standard library and the harness."""

import importlib.util
import io
import marshal
import os
import zipfile

_UNCHECKED_HASH = (0b01).to_bytes(4, "little")


def pyc(source, name):
    code = compile(source, name, "exec", dont_inherit=True, optimize=0)
    return importlib.util.MAGIC_NUMBER + _UNCHECKED_HASH + bytes(8) + marshal.dumps(code)


def build(zip_path, harness_folder, root):
    """Compiles every module; what does not compile, and data files, are copied."""
    target = io.BytesIO()
    with zipfile.ZipFile(zip_path) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in old.namelist():
            if name.endswith("/"):
                continue
            data = old.read(name)
            if name.endswith(".py"):
                add(new, name + "c", pyc(data, f"{root}/{name}"))
            else:
                add(new, name, data)
        for name in sorted(os.listdir(harness_folder)):
            with open(f"{harness_folder}/{name}", "rb") as file:
                path = f"lemma_runtime/{name}"
                add(new, path + "c", pyc(file.read(), f"/lemma/{path}"))
    return target.getvalue()


def add(archive, name, data):
    """With a fixed date, so that equal sources give equal bytes."""
    archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)
