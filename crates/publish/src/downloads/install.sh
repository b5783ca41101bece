#!/bin/sh
# Adds Tesserae to the desktop's menu for this user, from the folder that this file lies in; --remove takes it away.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
launcher="${XDG_DATA_HOME:-$HOME/.local/share}/applications/tesserae.desktop"
if [ "${1:-}" = --remove ]; then
    rm -f -- "$launcher"
    echo "Removed $launcher"
    exit
fi
mkdir -p -- "$(dirname -- "$launcher")"
cat > "$launcher" <<LAUNCHER
[Desktop Entry]
Type=Application
Name=Tesserae
Comment=Five board games played with dice
Exec="$here/tesserae" %F
Icon=$here/tesserae.png
Terminal=false
Categories=Game;BoardGame;
StartupWMClass=tesserae
LAUNCHER
echo "Added Tesserae to the menu: $launcher"
