"""Brings the source archive of a package from PyPI, checked by the hash that PyPI states.

    python source.py NAME VERSION FOLDER

`pip download` would first configure the package for this machine, which is not wanted and fails.
"""

import hashlib
import json
import sys
import urllib.request
from pathlib import Path


def main(name, version, folder):
    index = urllib.request.Request(
        f"https://pypi.org/simple/{name}/", headers={"Accept": "application/vnd.pypi.simple.v1+json"}
    )
    with urllib.request.urlopen(index) as answer:
        files = json.load(answer)["files"]
    source = next(file for file in files if file["filename"] == f"{name}-{version}.tar.gz")
    with urllib.request.urlopen(source["url"]) as answer:
        content = answer.read()
    if hashlib.sha256(content).hexdigest() != source["hashes"]["sha256"]:
        raise SystemExit(f"{source['filename']} is not what PyPI says it is: its SHA-256 differs. Try again.")
    Path(folder, source["filename"]).write_bytes(content)


main(*sys.argv[1:])
