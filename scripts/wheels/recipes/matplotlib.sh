# FreeType and Qhull, which it would download, are Debian's sources.
source_of matplotlib
pkg_config_of_pybind11
libraries=$installed/libraries

debian_source_of freetype
"${python_meson[@]}" setup objects/freetype freetype --cross-file cross.ini -Dbuildtype=release \
  --default-library=static --prefix="$libraries" -Dbrotli=disabled -Dbzip2=disabled \
  -Dharfbuzz=disabled -Dpng=disabled -Dzlib=internal -Dtests=disabled -Dmmap=disabled
ninja -C objects/freetype
"${python_meson[@]}" install -C objects/freetype --no-rebuild >/dev/null

debian_source_of qhull
mkdir -p objects/qhull "$libraries/include/libqhull_r"
(cd objects/qhull && /build/bin/cc -O2 -DNDEBUG -c ../../qhull/src/libqhull_r/*.c && emar rcs "$libraries/lib/libqhull_r.a" ./*.o)
cp qhull/src/libqhull_r/*.h "$libraries/include/libqhull_r/"
cat >"$libraries/lib/pkgconfig/qhull_r.pc" <<PC
Name: qhull_r
Description: Qhull, re-entrant
Version: 8.0.2
Libs: -L$libraries/lib -lqhull_r
Cflags: -I$libraries/include
PC

# A `long` has 32 bits in WebAssembly: its sources narrow to it in braces.
meson_of matplotlib "$meson" -Dsystem-freetype=true -Dsystem-qhull=true -Dmacosx=false \
  -DrcParams-backend=svg -Dcpp_args=-Wno-c++11-narrowing
# A page has no threads: the one here would only say, after five seconds, that fonts are being looked for.
sed -i 's/^\( *\)timer\.start()$/\1pass/' "$installed/matplotlib/lib/python3/dist-packages/matplotlib/font_manager.py"
pack matplotlib
