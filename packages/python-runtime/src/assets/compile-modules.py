"""Run in Node's Pyodide: modules as .pyc, so that a page need not compile them at each start."""

import importlib.util
import io
import marshal
import os
import warnings
import zipfile

_UNCHECKED_HASH = (0b01).to_bytes(4, "little")


def pyc(source, name):
    code = compile(source, name, "exec", dont_inherit=True, optimize=0)
    return importlib.util.MAGIC_NUMBER + _UNCHECKED_HASH + bytes(8) + marshal.dumps(code)


def library(zip_path, harness_folder, root):
    """A stored zip of the standard library and the harness; data files are copied."""
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


def wheel(data, root):
    """The same wheel with a .pyc for each .py. Tests, which no page imports, what does not compile, and data files are copied."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            if name.endswith("/"):
                continue
            content = old.read(name)
            is_module = name.endswith(".py") and "/tests/" not in name
            compiled = pyc_if_it_compiles(content, f"{root}/{name}") if is_module else None
            add(new, name + "c" if compiled else name, compiled or content, zipfile.ZIP_DEFLATED)
    return target.getvalue()


def pyc_if_it_compiles(source, name):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return pyc(source, name)
    except (SyntaxError, ValueError):
        return None


def add(archive, name, data, how=zipfile.ZIP_STORED):
    """With a fixed date, so that equal sources give equal bytes."""
    archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data, how, 9)
