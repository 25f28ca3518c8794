#!/usr/bin/env bash
# Builds one package for Pyodide; runs inside the folder that build.sh makes.
set -euo pipefail
package=$1
cd /build
export EM_CACHE=/build/emscripten-cache PATH=/build/tools/bin:$PATH
mkdir -p "$EM_CACHE" bin wheels

version() { python3.14 -c "import json; print(json.load(open('pyodide-lock.json'))['packages']['$1']['version'])"; }
numpy=$(version numpy)

[ -d tools ] || python3.14 -m venv tools
# NumPy's headers are for the target below; its code runs here, where pandas asks it for their place.
pip install -q 'cython>=3.1,<4' 'meson-python>=0.18' ninja 'versioneer[toml]' "numpy==$numpy"
for name in cc c++; do ln -sf ../compiler.py bin/$name; done
chmod +x compiler.py
python3.14 pyconfig.py python_stdlib.zip /build
cp pyconfig.h /usr/include/python3.14/pyconfig.h
# Python as Meson asks it about the target.
cat >bin/python <<'PYTHON'
#!/bin/sh
export _PYTHON_SYSCONFIGDATA_NAME=_sysconfigdata__emscripten_wasm32-emscripten
export _PYTHON_HOST_PLATFORM=emscripten_5_0_3_wasm32 PYTHONPATH=/build/target
exec /build/tools/bin/python "$@"
PYTHON
chmod +x bin/python

release=$package-$(version "$package")
if [ ! -d "$release" ]; then
  python3.14 source.py "$package" "$(version "$package")" .
  tar xzf "$release.tar.gz"
fi
if [ "$package" = numpy ]; then
  meson=(python "$release/vendored-meson/meson/meson.py")
  options=(-Dblas=none -Dlapack=none -Dallow-noblas=true -Ddisable-optimization=true
    -Dcpu-baseline=none -Dcpu-dispatch=none -Ddisable-threading=true)
else
  meson=(python -m mesonbuild.mesonmain)
  options=()
  headers=$(python -c 'import numpy; print(numpy.get_include())')
  rm -rf "$headers"
  cp -r /build/installed/numpy/lib/python3/dist-packages/numpy/_core/include "$headers"
fi
rm -rf "objects/$package"
"${meson[@]}" setup "objects/$package" "$release" --cross-file cross.ini -Dbuildtype=release \
  -Db_ndebug=if-release --default-library=static --prefix="/build/installed/$package" "${options[@]}"
ninja -C "objects/$package"
"${meson[@]}" install -C "objects/$package" --no-rebuild >/dev/null
# What it needs of pure Python is PyPI's own.
for needed in $(python3.14 pack.py --pure "$package"); do
  pip download -q --no-deps --only-binary=:all: -d wheels "$needed==$(version "$needed")"
  python3.14 pack.py --enter "$needed" wheels
done
python3.14 pack.py "$package" "$(version "$package")" \
  "installed/$package/lib/python3/dist-packages" "$release/PKG-INFO" wheels
