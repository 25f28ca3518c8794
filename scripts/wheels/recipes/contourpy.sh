source_of contourpy
pkg_config_of_pybind11
meson_of contourpy "$meson" -Dwerror=false
pack contourpy
