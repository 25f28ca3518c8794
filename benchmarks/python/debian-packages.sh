#!/bin/sh
# Unpacks Debian packages (name or name=version) of the suite $2 into $1/root: `debian-packages.sh FOLDER SUITE PACKAGE…`.
# Debian's own client checks the packages' signatures; nothing is installed, and the machine's own lists stay as they are.
set -eu
folder=$1
suite=$2
shift 2
mirror=$(apt-get indextargets --format '$(REPO_URI)' | grep '/debian/$' | head -n 1)
mkdir -p "$folder/apt/lists/partial" "$folder/apt/cache/archives/partial" "$folder/packages" "$folder/root"
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $suite main" > "$folder/apt/sources.list"
apt() {
  apt-get -q -o Dir::Etc::sourcelist="$folder/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
    -o Dir::State::lists="$folder/apt/lists" -o Dir::Cache="$folder/apt/cache" -o Acquire::Languages=none "$@"
}
apt update
cd "$folder/packages"
apt download "$@"
for package in *.deb; do dpkg-deb -x "$package" "$folder/root"; done
