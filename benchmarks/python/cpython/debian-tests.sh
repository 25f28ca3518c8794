#!/bin/sh
# Unpacks CPython 3.14 and its tests, as Debian unstable packages them, into the folder $1 and prints what main.ts needs to know.
# Debian's own client checks the packages' signatures; nothing is installed. The folder becomes a root to run CPython in (chroot: needs root).
set -eu
folder=$1
mirror=$(apt-get indextargets --format '$(REPO_URI)' | grep '/debian/$' | head -n 1)
mkdir -p "$folder/apt/lists/partial" "$folder/apt/cache/archives/partial" "$folder/packages" "$folder/root"
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror sid main" > "$folder/apt/sources.list"
apt() {
  apt-get -q -o Dir::Etc::sourcelist="$folder/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
    -o Dir::State::lists="$folder/apt/lists" -o Dir::Cache="$folder/apt/cache" -o Acquire::Languages=none "$@"
}
apt update
cd "$folder/packages"
apt download libpython3.14-testsuite python3.14-minimal libpython3.14-minimal libpython3.14-stdlib \
  libc6 libexpat1 zlib1g libssl3t64 libffi8 libmpdec4 libgcc-s1 libzstd1 libbz2-1.0 liblzma5 libuuid1
for package in *.deb; do dpkg-deb -x "$package" "$folder/root"; done
cd "$folder/root"
for name in bin lib lib64; do [ -e "$name" ] || ln -s "usr/$name" "$name"; done
mkdir -p tmp dev
[ -e dev/null ] || mknod -m 666 dev/null c 1 3
[ -e dev/urandom ] || mknod -m 666 dev/urandom c 1 9
chmod 1777 tmp
echo "export CPYTHON_TESTS=$folder/root/usr/lib/python3.14/test"
echo "export CPYTHON='chroot $folder/root /usr/bin/python3.14'"
