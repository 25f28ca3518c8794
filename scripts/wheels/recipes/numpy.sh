# The release brings its own Meson.
source_of numpy
meson_of numpy "python $release/vendored-meson/meson/meson.py" \
  -Dblas=none -Dlapack=none -Dallow-noblas=true -Ddisable-optimization=true \
  -Dcpu-baseline=none -Dcpu-dispatch=none -Ddisable-threading=true
pack numpy
