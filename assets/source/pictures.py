"""Makes the pictures that the game and its page show from pictures that the game has taken of itself.

    TESSERAE_SHOTS_OF=card,share,icon TESSERAE_GRAPHICS=high cargo xtask shots
    python assets/source/pictures.py shots

Writes assets/pictures/<game>.jpg for the menu, assets/pictures/share.jpg for whoever links to the page, and
assets/icons/icon.png, emblem.png and favicon.png. Needs Pillow.
"""

import sys
from pathlib import Path

from PIL import Image, ImageDraw

ASSETS = Path(__file__).resolve().parent.parent
CARD, SHARE = (480, 300), (1200, 630)
# The program's icon: as a system installs it, which cuts it to its own shape, and with round corners on the page
# before the start and in the browser's tab.
ICON, ROUNDED = 512, {"emblem": 224, "favicon": 48}
LARGEST_CARD = 40_000


def filled(picture, size):
    """The middle of a picture in another shape and size."""
    shape = size[0] / size[1]
    width = min(picture.width, picture.height * shape)
    height = width / shape
    left, top = (picture.width - width) / 2, (picture.height - height) / 2
    return picture.resize(size, Image.Resampling.LANCZOS, box=(left, top, left + width, top + height))


def save_card(picture, path):
    """As good as fits into the size that a card may take."""
    for quality in range(88, 40, -4):
        picture.save(path, quality=quality, optimize=True, progressive=True)
        if path.stat().st_size <= LARGEST_CARD:
            return


def rounded(picture, share):
    """With round corners, whose radius is a share of the width; drawn larger and made smaller, so that they are smooth."""
    size, fine = picture.width, 4
    mask = Image.new("L", (size * fine, size * fine))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size * fine - 1, size * fine - 1), size * fine * share, fill=255)
    picture = picture.convert("RGBA")
    picture.putalpha(mask.resize((size, size), Image.Resampling.LANCZOS))
    return picture


def main():
    shots = Path(sys.argv[1])
    pictures = ASSETS / "pictures"
    pictures.mkdir(exist_ok=True)
    for shot in sorted(shots.glob("*-card.png")):
        save_card(filled(Image.open(shot).convert("RGB"), CARD), pictures / f"{shot.stem.removesuffix('-card')}.jpg")
    if (share := shots / "share.png").exists():
        filled(Image.open(share).convert("RGB"), SHARE).save(pictures / "share.jpg", quality=86, optimize=True)
    if (icon := shots / "icon.png").exists():
        square = Image.open(icon).convert("RGB")
        filled(square, (ICON, ICON)).quantize(256, kmeans=2).save(ASSETS / "icons" / "icon.png", optimize=True)
        for name, size in ROUNDED.items():
            rounded(filled(square, (size, size)), 0.18).save(ASSETS / "icons" / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
