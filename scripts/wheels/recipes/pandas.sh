# It asks the NumPy of this machine for its headers: they must be the target's.
source_of pandas
headers=$(python -c 'import numpy; print(numpy.get_include())')
rm -rf "$headers"
cp -r "$installed/numpy/lib/python3/dist-packages/numpy/_core/include" "$headers"
meson_of pandas "$meson"
pack pandas
