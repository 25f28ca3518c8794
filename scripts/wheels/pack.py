"""Packs an installed package into a wheel for Pyodide, without its tests, and enters it in `pyodide-lock.json`.

    python pack.py NAME VERSION SITE-PACKAGES METADATA FOLDER
    python pack.py --pure NAME           prints what it depends on that is of pure Python
    python pack.py --enter NAME FOLDER   enters a wheel of pure Python that lies in the folder
"""

import base64
import hashlib
import json
import sys
import zipfile
from pathlib import Path

TAG = "cp314-cp314-pyemscripten_2026_0_wasm32"
LEFT_OUT = {"tests", "__pycache__"}
NEEDED_TO_COMPILE = {".pyi", ".a", ".h", ".lib", ".pxd", ".c", ".pyx"}


def files_of(root, module):
    """A package's files, or a module's one."""
    for path in sorted([*(root / module).rglob("*"), root / f"{module}.py"]):
        inside = path.relative_to(root)
        if path.is_file() and not LEFT_OUT & set(inside.parts) and path.suffix not in NEEDED_TO_COMPILE:
            yield str(inside), path.read_bytes()


def record(files):
    lines = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(content)}\n")
    return "".join(lines)


def main(name, version, site, metadata, folder):
    info = f"{name}-{version}.dist-info"
    files = {}
    for module in json.loads(Path("pyodide-lock.json").read_text())["packages"][name]["imports"]:
        files |= files_of(Path(site), module)
    files[f"{info}/METADATA"] = Path(metadata).read_bytes()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: lemma\nRoot-Is-Purelib: false\nTag: {TAG}\n".encode()
    files[f"{info}/RECORD"] = f"{record(files)}{info}/RECORD,,\n".encode()
    wheel = Path(folder, f"{name}-{version}-{TAG}.whl")
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, content in files.items():
            # One date for all, so that the same sources give the same wheel.
            entry = zipfile.ZipInfo(path, (2026, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    enter(Path(folder), name, wheel)


def pure_dependencies(name):
    packages = json.loads(Path("pyodide-lock.json").read_text())["packages"]
    waiting, found = list(packages[name]["depends"]), []
    while waiting:
        each = waiting.pop()
        if each not in found and packages[each]["file_name"].endswith("none-any.whl"):
            found.append(each)
            waiting += packages[each]["depends"]
    return found


def pure_wheel(folder, name):
    return next(Path(folder).glob(f"{name.replace('-', '_')}-*-none-any.whl"))


def enter(folder, name, wheel):
    """Pyodide's own entry with the file and the hash of this wheel, beside those of wheels packed before."""
    own = json.loads(Path("pyodide-lock.json").read_text())
    path = folder / "pyodide-lock.json"
    kept = json.loads(path.read_text())["packages"] if path.exists() else {}
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    kept[name] = {**own["packages"][name], "file_name": wheel.name, "sha256": digest}
    path.write_text(json.dumps({**own, "packages": kept}, indent=1))


match sys.argv[1:]:
    case ["--pure", name]:
        print(*pure_dependencies(name))
    case ["--enter", name, folder]:
        enter(Path(folder), name, pure_wheel(folder, name))
    case arguments:
        main(*arguments)
