# Its core alone, with zlib, which Pyodide's main module has: Matplotlib reads and writes PNG by it.
source_of pillow
at=$(version pillow)
sources=$(python pillow_sources.py "$release/setup.py")
mkdir -p "$installed/pillow/PIL" zlib
cp /usr/include/zlib.h /usr/include/zconf.h zlib/
cp "$release"/src/PIL/*.py "$installed/pillow/PIL/"
(cd "$release" && /build/bin/cc -shared -O2 -DNDEBUG -DHAVE_LIBZ "-DPILLOW_VERSION=\"$at\"" \
  -Isrc/libImaging -I/build/zlib -I"$headers_of_python" $sources -o "$installed/pillow/PIL/_imaging.$suffix")
pack pillow "$installed/pillow"
