"""Makes the pictures of the menu, of links and of the icon from screenshots of the game.

    TESSERAE_SHOTS_OF=card,share,icon TESSERAE_GRAPHICS=high cargo xtask screenshots
    python assets/source/pictures.py shots

Writes assets/pictures/<game>.jpg for the menu, assets/looks/<board>.jpg for choosing a board that is not the first of
its game, assets/pictures/share.jpg for links to the page, and of assets/icons icon.png, emblem.png, app.png,
favicon.png, favicon_turn.png and favicon.ico. The icons of the program on the systems'
desktops, assets/icons/program, are made of icon.png, which is enough for them:

    python assets/source/pictures.py

Needs Pillow.
"""

import sys
from pathlib import Path

from PIL import Image, ImageDraw

ASSETS = Path(__file__).resolve().parent.parent
CARD, LOOK, SHARE = (480, 300), (240, 150), (1200, 630)
# The program's icon: square for systems that give it their own shape, in whose circle the die lies, and with round
# corners for the start page, the browser's tab and systems that show the installed page's as it is.
ICON, ROUNDED = 512, {"emblem": 224, "favicon": 48, "app": 192}
# What old readers ask a server for.
OLD = [(16, 16), (32, 32), (48, 48)]
LARGEST_CARD, LARGEST_LOOK = 40_000, 12_000
# The sizes of the program's icon on Linux, and those in its file on Windows.
DESKTOP, WINDOWS = [48, 64, 128, 256, 512], [(16, 16), (32, 32), (48, 48), (64, 64), (256, 256)]


def filled(picture, size):
    """The picture cropped to another shape and resized."""
    shape = size[0] / size[1]
    width = min(picture.width, picture.height * shape)
    height = width / shape
    left, top = (picture.width - width) / 2, (picture.height - height) / 2
    return picture.resize(size, Image.Resampling.LANCZOS, box=(left, top, left + width, top + height))


def save_card(picture, path, largest=LARGEST_CARD):
    """Saves with the best quality that stays below so many bytes; not as progressive, which takes longer to read."""
    for quality in range(88, 40, -4):
        picture.save(path, quality=quality, optimize=True)
        if path.stat().st_size <= largest:
            return


def rounded(picture, share):
    """Adds round corners (radius as a share of the width), drawn at four times the size so that they are smooth."""
    size, fine = picture.width, 4
    mask = Image.new("L", (size * fine, size * fine))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size * fine - 1, size * fine - 1), size * fine * share, fill=255)
    picture = picture.convert("RGBA")
    picture.putalpha(mask.resize((size, size), Image.Resampling.LANCZOS))
    return picture


def with_lamp(picture):
    """Adds a lit lamp in a corner: it is the player's turn."""
    size, fine = picture.width, 4
    lamp = Image.new("RGBA", (size * fine, size * fine))
    left = size * fine * 9 // 20
    box = (left, left, size * fine - 1, size * fine - 1)
    ImageDraw.Draw(lamp).ellipse(box, fill=(255, 205, 96), outline=(28, 18, 11), width=size * fine // 16)
    return Image.alpha_composite(picture, lamp.resize((size, size), Image.Resampling.LANCZOS))


def save_program_icons():
    """Saves the icons of the program for the systems' desktops, with round corners."""
    folder = ASSETS / "icons" / "program"
    folder.mkdir(exist_ok=True)
    square = Image.open(ASSETS / "icons" / "icon.png").convert("RGB")
    for size in DESKTOP:
        picture = filled(square, (size, size)).quantize(256, kmeans=2).convert("RGB")
        rounded(picture, 0.18).save(folder / f"{size}.png", optimize=True)
    rounded(square, 0.18).save(folder / "tesserae.ico", sizes=WINDOWS)


def save_shots(shots):
    """Saves what is made of screenshots."""
    pictures = ASSETS / "pictures"
    pictures.mkdir(exist_ok=True)
    looks = ASSETS / "looks"
    looks.mkdir(exist_ok=True)
    for shot in sorted(shots.glob("board-*-card.png")):
        key = shot.stem.removeprefix("board-").removesuffix("-card")
        save_card(filled(Image.open(shot).convert("RGB"), LOOK), looks / f"{key}.jpg", LARGEST_LOOK)
    for shot in sorted(set(shots.glob("*-card.png")) - set(shots.glob("board-*-card.png"))):
        save_card(filled(Image.open(shot).convert("RGB"), CARD), pictures / f"{shot.stem.removesuffix('-card')}.jpg")
    if (share := shots / "share.png").exists():
        filled(Image.open(share).convert("RGB"), SHARE).save(pictures / "share.jpg", quality=86, optimize=True)
    if (icon := shots / "icon.png").exists():
        square = Image.open(icon).convert("RGB")
        filled(square, (ICON, ICON)).quantize(256, kmeans=2).save(ASSETS / "icons" / "icon.png", optimize=True)
        for name, size in ROUNDED.items():
            rounded(filled(square, (size, size)), 0.18).save(ASSETS / "icons" / f"{name}.png", optimize=True)
        favicon = Image.open(ASSETS / "icons" / "favicon.png").convert("RGBA")
        favicon.save(ASSETS / "icons" / "favicon.ico", sizes=OLD)
        with_lamp(favicon).save(ASSETS / "icons" / "favicon_turn.png", optimize=True)


def main():
    for folder in sys.argv[1:]:
        save_shots(Path(folder))
    save_program_icons()


if __name__ == "__main__":
    main()
