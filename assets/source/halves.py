"""Halves the textures that most levels of the graphics halve anyway: a page then loads a quarter of their texels.

    python assets/source/halves.py
"""

from pathlib import Path

import numpy as np
from PIL import Image

TEXTURES = Path(__file__).resolve().parent.parent / "models" / "textures"
# The greatest width and height at those levels, as in src/world/mipmaps.rs.
LARGEST = 1280
QUALITY = 90
HALF = ".half.map.jpg"


def light(codes: np.ndarray) -> np.ndarray:
    """Codes of sRGB from 0 to 1 as light."""
    return np.where(codes <= 0.04045, codes / 12.92, ((codes + 0.055) / 1.055) ** 2.4)


def codes(light: np.ndarray) -> np.ndarray:
    """Light as codes of sRGB from 0 to 1."""
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)


def halved(picture: Image.Image) -> Image.Image:
    """A picture of colours at half its width and height: each pixel is the mean of four, as light."""
    pixels = light(np.asarray(picture.convert("RGB"), dtype=np.float64) / 255)
    height, width, channels = pixels.shape
    four = pixels.reshape(height // 2, 2, width // 2, 2, channels)
    return Image.fromarray(np.round(255 * codes(four.mean(axis=(1, 3)))).astype(np.uint8))


def main():
    for path in sorted(TEXTURES.glob("*_colour.map.jpg")):
        with Image.open(path) as picture:
            if max(picture.size) > LARGEST:
                half = path.with_name(path.name.replace(".map.jpg", HALF))
                halved(picture).save(half, quality=QUALITY, optimize=True)
                print(half.name, path.stat().st_size, half.stat().st_size)


if __name__ == "__main__":
    main()
