#!/bin/sh
# Unpacks CPython 3.14 and its tests, as Debian unstable packages them, into the folder $1 and prints what main.ts needs to know.
# The folder becomes a root to run CPython in (chroot: needs root).
set -eu
folder=$1
"$(dirname "$0")/../debian-packages.sh" "$folder" sid libpython3.14-testsuite python3.14-minimal libpython3.14-minimal libpython3.14-stdlib \
  libc6 libexpat1 zlib1g libssl3t64 libffi8 libmpdec4 libgcc-s1 libzstd1 libbz2-1.0 liblzma5 libuuid1
cd "$folder/root"
for name in bin lib lib64; do [ -e "$name" ] || ln -s "usr/$name" "$name"; done
mkdir -p tmp dev
[ -e dev/null ] || mknod -m 666 dev/null c 1 3
[ -e dev/urandom ] || mknod -m 666 dev/urandom c 1 9
chmod 1777 tmp
echo "export CPYTHON_TESTS=$folder/root/usr/lib/python3.14/test"
echo "export CPYTHON='chroot $folder/root /usr/bin/python3.14'"
