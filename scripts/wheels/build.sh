#!/usr/bin/env bash
# Builds wheels of NumPy, pandas and Matplotlib for Pyodide in a folder with Debian unstable. See README.md.
set -euo pipefail

if [ $# -lt 1 ]; then
  echo "Usage: scripts/wheels/build.sh FOLDER [--only numpy]" >&2
  exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
target=$(cd "$1" && pwd)
packages="numpy pandas kiwisolver pillow contourpy matplotlib"
[ "${2-}" = --only ] && packages=${3:?--only needs the name of a package}
debian=$target/debian
pyodide=$here/../../packages/python-runtime/node_modules/pyodide

if [ "$(id -u)" != 0 ]; then
  echo "build.sh must run as root: it makes a folder with Debian in it and works there." >&2
  exit 1
fi
command -v debootstrap >/dev/null || { echo "debootstrap is missing: apt-get install debootstrap" >&2; exit 1; }

if [ ! -e "$debian/usr/bin/emcc" ]; then
  # A mirror that lags keeps a Release file past its date.
  debootstrap --variant=minbase sid "$debian" http://deb.debian.org/debian
  echo 'Acquire::Check-Valid-Until "false";' >"$debian/etc/apt/apt.conf.d/10-mirror"
  echo 'deb-src http://deb.debian.org/debian sid main' >>"$debian/etc/apt/sources.list"
  cp /etc/resolv.conf "$debian/etc/resolv.conf"
  chroot "$debian" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive chroot "$debian" apt-get install -y -qq --no-install-recommends \
    ca-certificates dpkg-dev emscripten pkgconf python3.14 python3.14-dev python3-venv xz-utils zlib1g-dev
fi

mkdir -p "$debian/build"
cp -r "$here"/{inside.sh,recipes,compiler.py,cross.ini,pyconfig.py,source.py,pack.py,pillow_sources.py,gil_none.h} "$debian/build/"
cp "$pyodide/python_stdlib.zip" "$pyodide/pyodide-lock.json" "$debian/build/"
# pip there trusts whom this machine trusts: a company's proxy has a certificate of its own.
if [ -e /etc/ssl/certs/ca-certificates.crt ]; then
  cp /etc/ssl/certs/ca-certificates.crt "$debian/etc/ssl/certs/ca-certificates.crt"
fi
for package in $packages; do
  chroot "$debian" bash /build/inside.sh "$package"
done
cp "$debian"/build/wheels/* "$target/"
echo "The wheels are in $target. Set PYTHON_WHEELS_FROM=$target."
