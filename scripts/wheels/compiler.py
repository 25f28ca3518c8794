#!/usr/bin/python3
"""Emscripten's compilers under the names `cc` and `c++`, for side modules of Pyodide."""

import os
import sys

COMPILERS = {"cc": "emcc", "c++": "em++"}
# As Pyodide's own code is compiled: exceptions and longjmp by WebAssembly's own instructions.
COMMON = ["-D_GNU_SOURCE", "-fPIC", "-fwasm-exceptions", "-sSUPPORT_LONGJMP=wasm", "-Wno-unused-command-line-argument"]
LINKING = ["-sSIDE_MODULE=1", "-sWASM_BIGINT", "-O2"]
# What Meson gives to the linkers of other systems.
UNKNOWN = {
    "-shared",
    "-pthread",
    "-Wl,--as-needed",
    "-Wl,--no-undefined",
    "-Wl,--allow-shlib-undefined",
    "-Wl,--start-group",
    "-Wl,--end-group",
    "-Wl,-O1",
}
UNKNOWN_BEGINNINGS = ("-Wl,-soname", "-Wl,-rpath", "-Wl,--version-script", "-lpython", "-sSIDE_MODULE")


def main():
    given = sys.argv[1:]
    links = "-shared" in given or any(each.startswith("-sSIDE_MODULE") for each in given)
    kept = [each for each in given if each not in UNKNOWN and not each.startswith(UNKNOWN_BEGINNINGS)]
    compiler = COMPILERS[os.path.basename(sys.argv[0])]
    os.execvp(compiler, [compiler, *COMMON, *kept, *(LINKING if links else [])])


main()
