#!/bin/sh
# Render the drawings in svg/ to the pictures that the game loads. Needs rsvg-convert (librsvg2-bin).
set -e
cd "$(dirname "$0")"
for drawing in svg/*.svg; do
    rsvg-convert -w 64 -h 64 "$drawing" -o "$(basename "$drawing" .svg).png"
done
