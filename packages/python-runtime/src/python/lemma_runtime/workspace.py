"""The working folder: files beside a program, and what a program writes there."""

import base64
import os
import sys

FOLDER = os.getcwd() + "/"
_MAX_LISTED = 500
_MAX_TOLD = 50
_MAX_BYTES = 1_000_000
_scandir, _open, _remove = os.scandir, open, os.remove

# A compiled module is told from a changed one by its length and the second of its change: learners change more quickly.
sys.dont_write_bytecode = True

# Changed in place: the names of the harness are put back after each run.
_own = {"modules": set(), "namespace": "", "coming": None, "shadowed": {}}

# Loaded before any program in every Python: a file of such a name is never imported.
_NEVER_SHADOWED = {
    *sys.builtin_module_names, "__main__", "abc", "codecs", "encodings", "genericpath", "io", "os", "posixpath", "site", "stat",
    "_collections_abc", "_pyodide", "importlib", "lemma_runtime", "pyodide", "zipimport",
}


def files_put(names):
    """Files were written (a path from here in each line): the program that `enter`s next owns those that are modules."""
    _own["coming"] = {name for name in names.split("\n") if name.endswith(".py")}
    _forget_imports()


def enter(namespace):
    """A program begins in a namespace ('' for a fresh one). Modules that were put for another one are taken away.

    A `random.py` of one program must not stand in for the standard library's in the next, and stands in for it in its own, though an
    earlier program has imported the library's.
    """
    coming = _own["coming"]
    if coming is None and namespace and namespace == _own["namespace"]:
        return
    modules = coming or set()
    stale = _own["modules"] - modules
    _own.update(modules=modules, namespace=namespace, coming=None)
    for name in stale:
        try:
            _remove(FOLDER + name)
        except OSError:  # the program has taken it away
            pass
    if stale:
        _forget_imports()
    _shadow({name.partition("/")[0].removesuffix(".py") for name in modules})


def _shadow(names):
    """Puts the library's modules of these names out of the way of a program's, and all others back."""
    shadowed = _own["shadowed"]
    for name in shadowed.keys() - names:
        for module in shadowed.pop(name):
            sys.modules.setdefault(*module)
    for name in names - _NEVER_SHADOWED - shadowed.keys():
        loaded = [
            (full, module)
            for full, module in sys.modules.items()
            if full.partition(".")[0] == name and not _is_here(module)
        ]
        if loaded:
            shadowed[name] = loaded
            for full, _ in loaded:
                del sys.modules[full]


def _forget_imports():
    """Lets the next import of a module of this folder read its file, which may have changed."""
    for path in [path for path in sys.path_importer_cache if (path + "/").startswith(FOLDER)]:
        del sys.path_importer_cache[path]
    for name, module in list(sys.modules.items()):
        if _is_here(module):
            del sys.modules[name]


def _is_here(module):
    file = getattr(module, "__file__", None)
    return isinstance(file, str) and file.startswith(FOLDER)


def short_name(filename):
    """A learner's name of a file: from the working folder, where it lies there."""
    return filename[len(FOLDER):] if filename.startswith(FOLDER) else filename


def listing():
    """{path from here: (bytes, time of change)} of at most 500 files."""
    found = {}
    waiting = [""]
    try:
        while waiting:
            below = waiting.pop()
            for entry in _scandir(FOLDER + below):
                name = below + entry.name
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(name + "/")
                elif len(found) == _MAX_LISTED:
                    return found
                else:
                    about = entry.stat(follow_symlinks=False)
                    found[name] = about.st_size, about.st_mtime_ns
    except OSError:  # a folder that the program took away
        pass
    return found


def written(before):
    """Files that are new or changed since the listing `before`: [{name, bytes, text? or base64?}], sorted, at most 50.

    Of what is over a million bytes in all only name and size are told.
    """
    files = []
    left = _MAX_BYTES
    # Of a listing that was cut nobody knows what was not there.
    whole = len(before) < _MAX_LISTED
    for name, about in sorted(listing().items()):
        if before.get(name) == about or (name not in before and not whole):
            continue
        if len(files) == _MAX_TOLD:
            break
        size = about[0]
        file = {"name": name, "bytes": size}
        if size <= left:
            left -= size
            try:
                with _open(FOLDER + name, "rb") as opened:
                    data = opened.read(size)
            except OSError:
                continue
            try:
                file["text"] = data.decode()
            except UnicodeDecodeError:
                file["base64"] = base64.b64encode(data).decode()
        files.append(file)
    return files
