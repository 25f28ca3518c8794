#!/usr/bin/env bash
# Builds one package for Pyodide by its recipe; runs inside the folder that build.sh makes.
set -euo pipefail
package=$1
cd /build
export EM_CACHE=/build/emscripten-cache PATH=/build/tools/bin:$PATH
installed=/build/installed
headers_of_python=/usr/include/python3.14
suffix=cpython-314-wasm32-emscripten.so
meson="python -m mesonbuild.mesonmain"
read -ra python_meson <<<"$meson"
mkdir -p "$EM_CACHE" bin wheels objects

version() { python3.14 -c "import json; print(json.load(open('pyodide-lock.json'))['packages']['$1']['version'])"; }

# Brings a release from PyPI and unpacks it; sets `release`, its folder.
source_of() {
  release=$1-$(version "$1")
  [ -d "$release" ] && return
  python3.14 source.py "$1" "$(version "$1")" .
  tar xzf "$release.tar.gz"
}

# Unpacks Debian's source of a library into a folder of its name.
debian_source_of() {
  apt-get source -qq --download-only --tar-only "$1"
  rm -rf "$1" "objects/$1"
  mkdir "$1"
  tar xf "$(ls "$1"_*.orig.tar.*z)" -C "$1" --strip-components=1
}

# Configures, compiles and installs a release: NAME "MESON" OPTION…
meson_of() {
  local name=$1 options=("${@:3}")
  read -ra run <<<"$2"
  rm -rf "objects/$name"
  "${run[@]}" setup "objects/$name" "$release" --cross-file cross.ini -Dbuildtype=release \
    -Db_ndebug=if-release --default-library=static --prefix="$installed/$name" "${options[@]}"
  ninja -C "objects/$name"
  "${run[@]}" install -C "objects/$name" --no-rebuild >/dev/null
}

# Pybind11 as Meson finds it.
pkg_config_of_pybind11() {
  pip install -q 'pybind11>=2.13.2,<3'
  cp gil_none.h "$(python -c 'import pybind11; print(pybind11.get_include())')/pybind11/gil.h"
  mkdir -p "$installed/libraries/lib/pkgconfig"
  cat >"$installed/libraries/lib/pkgconfig/pybind11.pc" <<PC
Name: pybind11
Description: headers for extensions
Version: $(python -c 'import pybind11; print(pybind11.__version__)')
Cflags: -I$(python -c 'import pybind11; print(pybind11.get_include())')
PC
}

# Packs what is installed, and what it needs of pure Python: that is PyPI's own. NAME [FOLDER]
pack() {
  for needed in $(python3.14 pack.py --pure "$1"); do
    pip download -q --no-deps --only-binary=:all: --platform any -d wheels "$needed==$(version "$needed")"
    python3.14 pack.py --enter "$needed" wheels
  done
  python3.14 pack.py "$1" "$(version "$1")" \
    "${2-$installed/$1/lib/python3/dist-packages}" "$release/PKG-INFO" wheels
}

[ -d tools ] || python3.14 -m venv tools
# NumPy's headers are for the target below; its code runs here, where pandas asks it for their place.
pip install -q 'cython>=3.1,<4' 'meson-python>=0.18' ninja 'versioneer[toml]' 'setuptools_scm>=7' "numpy==$(version numpy)"
for name in cc c++; do ln -sf ../compiler.py bin/$name; done
chmod +x compiler.py
python3.14 pyconfig.py python_stdlib.zip /build
cp pyconfig.h "$headers_of_python/pyconfig.h"
# Python as Meson asks it about the target.
cat >bin/python <<'PYTHON'
#!/bin/sh
export _PYTHON_SYSCONFIGDATA_NAME=_sysconfigdata__emscripten_wasm32-emscripten
export _PYTHON_HOST_PLATFORM=emscripten_5_0_3_wasm32 PYTHONPATH=/build/target
exec /build/tools/bin/python "$@"
PYTHON
# It finds what was built for the target, and nothing of this machine.
cat >bin/pkg-config <<'PKG'
#!/bin/sh
export PKG_CONFIG_LIBDIR=/build/installed/libraries/lib/pkgconfig PKG_CONFIG_PATH=
exec /usr/bin/pkgconf "$@"
PKG
chmod +x bin/python bin/pkg-config

rm -rf "${installed:?}/$package"
# shellcheck disable=SC1090
source "recipes/$package.sh"
