"""The harness in a CPython of this machine: requests as lines of JSON on standard input, answers on standard output.

For proofs of trusted programs whose packages the page's interpreter cannot load here. It is no sandbox. Its working folder is the
programs'.
"""

import json
import os
import sys
import types


def _stand_in():
    """For what the harness takes from Pyodide and from newer Pythons: nothing here can wait for a promise."""
    ffi, webloop, package = (types.ModuleType(f"pyodide{name}") for name in (".ffi", ".webloop", ""))
    ffi.can_run_sync = lambda: False
    ffi.run_sync = None
    webloop.WebLoop = type("WebLoop", (), {"call_later": None})
    package.ffi, package.webloop = ffi, webloop
    sys.modules.update({"pyodide": package, "pyodide.ffi": ffi, "pyodide.webloop": webloop})
    # Output is read at a run's end; and `sys.monitoring` is newer than Python 3.11.
    new_lines = types.ModuleType("lemma_runtime.new_lines")
    new_lines.watch = lambda code: None
    sys.modules[new_lines.__name__] = new_lines


def _put(files):
    for path, text in files.items():
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(text)


def _serve(read, answer):
    from lemma_runtime import api, host, integrity, isolation, tracebacks, workspace

    written, displays = {"stdout": "", "stderr": ""}, []

    def write(stream, text):
        written[stream] += text

    def display(mime, data, about):
        displays.append({"mime": mime, "data": data, **({"about": about} if about else {})})

    host.connect(write, lambda: None, None, display)
    library = os.path.dirname(os.__file__)
    harness = os.path.dirname(os.path.abspath(__file__))
    tracebacks.OWN_FOLDERS += (library, sys.prefix, harness, "<__array_function__", "<stringsource")
    isolation.limit_recursion()
    integrity.keep()
    isolation.keep()
    answer({"id": 0, "python": ".".join(map(str, sys.version_info[:3]))})
    for line in iter(read, ""):
        request = json.loads(line)
        written.update(stdout="", stderr="")
        displays.clear()
        if request["method"] == "facts":
            isolation.restore()
        if request.get("files"):
            _put(request["files"])
            workspace.files_put("\n".join(request["files"]))
        asked = request["request"]
        if request["method"] == "run":
            stdin = asked.get("stdin")
            api.prepare(asked["code"], asked["filename"], asked["namespace"], stdin, asked["outputCharacters"])
            result = api.run()
        else:
            result = api.call(request["method"], json.dumps(asked))
        answer({"id": request["id"], "result": json.loads(result), **written, "displays": displays})
        api.get_ready()


def main():
    # The harness's own pipe, out of the way of what a program prints.
    pipe = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def answer(value):
        pipe.write(json.dumps(value) + "\n")
        pipe.flush()

    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    _stand_in()
    sys.path.insert(0, os.getcwd())
    _serve(sys.stdin.readline, answer)


main()
