#!/bin/sh
# Adds Tesserae to the desktop for this user, from the folder that this file lies in: its place in the menu, its icons,
# and the files and links that it opens. --remove takes all of it away.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
data="${XDG_DATA_HOME:-$HOME/.local/share}"
launcher=applications/tesserae.desktop

# Has the desktop read what has changed, where it has a program for that.
refresh() {
    if command -v update-desktop-database > /dev/null; then update-desktop-database "$data/applications" || :; fi
    if command -v update-mime-database > /dev/null; then update-mime-database "$data/mime" > /dev/null || :; fi
}

files=$(cd -- "$here/share" && find applications icons metainfo mime -type f)
if [ "${1:-}" = --remove ]; then
    for file in $files; do
        rm -f -- "$data/$file"
    done
    refresh
    echo "Removed $data/$launcher"
    exit
fi
for file in $files; do
    mkdir -p -- "$(dirname -- "$data/$file")"
    cp -- "$here/share/$file" "$data/$file"
done
# The program stays where it is. In a launcher quotes, dollars and backslashes are written behind two backslashes, and
# a per cent sign is doubled.
PROGRAM=$(printf '%s' "$here/tesserae" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
export PROGRAM
awk '/^Exec=/ { print "Exec=\"" ENVIRON["PROGRAM"] "\" %U"; next } { print }' "$here/share/$launcher" > "$data/$launcher"
refresh
echo "Added Tesserae to the menu: $data/$launcher"
