# One extension of headers and a few sources: its own build takes setuptools, which does not cross-compile.
source_of kiwisolver
pip install -q cppy
mkdir -p "$installed/kiwisolver/kiwisolver"
cp "$release"/py/kiwisolver/*.py "$installed/kiwisolver/kiwisolver/"
/build/bin/c++ -shared -std=c++17 -O2 -DNDEBUG -I"$release" -I"$(python -c 'import cppy; print(cppy.get_include())')" \
  -I"$headers_of_python" "$release"/py/src/*.cpp -o "$installed/kiwisolver/kiwisolver/_cext.$suffix"
pack kiwisolver "$installed/kiwisolver"
