#!/bin/sh
# Render the drawings in svg/ to the pictures that the game loads. Needs rsvg-convert (librsvg2-bin).
set -e
cd "$(dirname "$0")"
for drawing in svg/*.svg; do
    name=$(basename "$drawing" .svg)
    [ "$name" = icon ] || rsvg-convert -w 64 -h 64 "$drawing" -o "$name.png"
done
rsvg-convert -w 512 -h 512 svg/icon.svg -o icon.png
rsvg-convert -w 48 -h 48 svg/icon.svg -o favicon.png
cp svg/icon.svg icon.svg
