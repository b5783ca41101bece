# Unpacks packages of Debian into a folder without touching the system: FOLDER SUITES PACKAGES PREFIXES.
#
# For machines that reach a Debian mirror but not rustup's servers or GitHub. The packages come from suites of the
# mirror that apt already uses, their signatures are checked, and only paths with one of the prefixes are unpacked.
set -eu
folder=$1 suites=$2 packages=$3 prefixes=$4
fail() {
    echo "$1" >&2
    exit 1
}
command -v apt-get > /dev/null && command -v dpkg-deb > /dev/null || fail "this is no Debian system"
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' | head -n 1)
[ -n "$mirror" ] || fail "apt knows no Debian mirror"
keyring=$(find /usr/share/keyrings -name 'debian-archive-keyring.*' | head -n 1)
[ -n "$keyring" ] || fail "the keys of the Debian archive are not installed"
apt=$folder/apt
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
for suite in $suites; do
    echo "deb [signed-by=$keyring] $mirror $suite main"
done > "$apt/sources.list"
cd "$apt"
# The user that apt downloads as may not enter this folder, hence root.
get() {
    apt-get -q -o Dir::Etc::sourcelist="$apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
        -o Dir::State::lists="$apt/lists" -o Dir::Cache="$apt/cache" -o Acquire::Languages=none \
        -o APT::Sandbox::User=root "$@"
}
get update
get download $packages
for package in ./*.deb; do
    # dpkg-deb decompresses, as tar may not know the package's compression.
    for prefix in $prefixes; do
        dpkg-deb --fsys-tarfile "$package" | tar -x -C "$folder" --wildcards "./$prefix*"
    done
done
cd "$folder"
rm -r "$apt"
