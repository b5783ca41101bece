"""Make the fonts of the game: TrueType, cut down to the letters that it uses.

    python assets/source/fonts/build.py --cinzel DIR --garamond DIR --arrows DIR --cuneiform FILE

--cinzel, --garamond  unpacked npm packages @fontsource/cinzel and @fontsource/eb-garamond
--arrows              folder with EBGaramond12-*.ttf (Debian package fonts-ebgaramond-extra);
                      the newer release lacks most arrows
--cuneiform           NotoSansCuneiform-Regular.ttf (Debian package fonts-noto-core)

The packages split a font into one file per script; the parts are merged again here.
"""

import argparse
import tempfile
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otBase import USE_HARFBUZZ_REPACKER

OUT = Path(__file__).resolve().parents[2] / "fonts"

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]  # with the long vowels of Latin
SEMITIC = [*map(ord, "ĀāĒēĪīŌōŪūŠšḪḫḤḥṢṣṬṭĠġʾʿ")]  # of Akkadian and Arabic names
MARKS = [0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x308, 0x313, 0x314, 0x342, 0x345]
PUNCTUATION = [*range(0x2010, 0x2027), *map(ord, "‰′″‹›⁄€№™−×÷≈≠≤≥∞·½¼¾⅓⅔⅛")]
GREEK = [*range(0x370, 0x400), *range(0x1F00, 0x2000)]
ARROWS = [*range(0x2190, 0x219A)]

# Signs: star or god; the name of the city Ur; "pack of dogs", as a tablet calls the game;
# house, man, king; the numbers one to five and ten; a few syllables.
CUNEIFORM = [*map(ord, "𒀭" "𒋀𒀕𒆠𒌶" "𒆜𒆳𒌨𒆪" "𒂍𒇽𒈗" "𒁹𒈫𒐈𒐉𒐊𒌋" "𒀀𒁀𒃻𒍝𒂵𒍣")]

ARROW_CREDIT = "; arrows: Copyright 2010-2013 Georg A. Duffner, 2013 Siva Kalyan"
WEIGHTS = {  # name -> (suffix in the package, donor of arrows, style name)
    "EBGaramond-Regular": ("400-normal", "EBGaramond12-Regular.ttf"),
    "EBGaramond-Italic": ("400-italic", "EBGaramond12-Italic.ttf"),
    "EBGaramond-SemiBold": ("600-normal", "EBGaramond12-Regular.ttf"),
}
SCRIPTS = ("latin", "latin-ext", "greek", "greek-ext")
# Headings have the letters of the languages of Europe.
SCRIPTS_OF_HEADINGS = ("latin", "latin-ext")
LATIN_OF_HEADINGS = [*map(ord, "ȘșȚțẀẁẂẃẄẅ")]
# What only names of people need, in one weight: Cyrillic, Vietnamese, rarer letters of Latin.
SCRIPTS_OF_NAMES = ("cyrillic", "cyrillic-ext", "vietnamese", "latin-ext")
NAMES = [*range(0x400, 0x460), *range(0x48A, 0x500), *range(0x1EA0, 0x1EFA),
         *map(ord, "ƏəƠơƯưȘșȚțǍǎǏǐǑǒǓǔǦǧǨǩẀẁẂẃẄẅẞ")]


FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum", "onum"]


def cut(font: TTFont, letters: list[int], more: tuple[str, ...] = ()) -> TTFont:
    """Keep `letters` (code points) with their kerning, ligatures, accents and `more` features; drop hints."""
    options = Options()
    options.hinting = False
    options.layout_features = [*FEATURES, *more]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "MATH", "FFTM"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def plain(font: TTFont, *drop: str) -> TTFont:
    """Make a part ready for the merger: not compressed, without tables it cannot join."""
    font.flavor = None
    for table in ("STAT", "gasp", "prep", "meta", *drop):
        if table in font:
            del font[table]
    return font


def have(font: TTFont) -> set[int]:
    """Code points that the font draws."""
    return set(font.getBestCmap())


def join(parts: list[TTFont]) -> TTFont:
    """Merge parts of one weight; names and heights are those of the first."""
    with tempfile.TemporaryDirectory() as folder:
        files = [f"{folder}/{k}.ttf" for k in range(len(parts))]
        for part, file in zip(parts, files):
            part.save(file)
        joined = Merger().merge(files)
    first = parts[0]
    for table, keys in {"hhea": ("ascent", "descent", "lineGap"),
                        "OS/2": ("sTypoAscender", "sTypoDescender", "sTypoLineGap",
                                 "usWinAscent", "usWinDescent")}.items():
        for key in keys:
            setattr(joined[table], key, getattr(first[table], key))
    joined["name"] = first["name"]
    return joined


def cinzel(package: Path, weight: int) -> TTFont:
    """Join the scripts of one weight."""
    wanted = set(LATIN + PUNCTUATION + LATIN_OF_HEADINGS)
    parts, done = [], set()
    for script in SCRIPTS_OF_HEADINGS:
        font = TTFont(package / "files" / f"cinzel-{script}-{weight}-normal.woff2")
        letters = (have(font) & wanted) - done
        done |= letters
        parts.append(plain(cut(font, sorted(letters))))
    return join(parts)


def garamond(package: Path, donor: Path, suffix: str) -> TTFont:
    """Join the scripts of one weight and borrow the arrows of the older release."""
    wanted = set(LATIN + SEMITIC + MARKS + PUNCTUATION + GREEK)
    parts, done = [], set()
    for script in SCRIPTS:
        font = TTFont(package / "files" / f"eb-garamond-{script}-{suffix}.woff2")
        letters = (have(font) & wanted) - done
        done |= letters
        parts.append(plain(cut(font, sorted(letters))))
    arrows = TTFont(donor)
    missing = [a for a in ARROWS if a in have(arrows) and a not in done]
    parts.append(plain(cut(arrows, missing), "GDEF", "GPOS", "GSUB"))
    joined = join(parts)
    for record in joined["name"].names:
        if record.nameID == 0:
            record.string = record.toUnicode() + ARROW_CREDIT
    return joined


def names(package: Path, others: set[int]) -> TTFont:
    """Join the scripts that only names need, without the letters of the other fonts."""
    parts, done = [], set(others)
    for script in SCRIPTS_OF_NAMES:
        font = TTFont(package / "files" / f"eb-garamond-{script}-400-normal.woff2")
        letters = (have(font) & set(NAMES)) - done
        done |= letters
        parts.append(plain(cut(font, sorted(letters)), "GSUB"))
    return join(parts)


def box() -> TTFont:
    """Draw the box that stands for a letter no font has: egui looks for it at U+25FB."""
    pen = TTGlyphPen(None)
    for left, bottom, right, top, clockwise in ((60, 0, 540, 660, True), (110, 50, 490, 610, False)):
        corners = [(left, bottom), (left, top), (right, top), (right, bottom)]
        corners = corners if clockwise else corners[::-1]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    glyph = pen.glyph()
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder([".notdef", "box"])
    font.setupCharacterMap({0x25FB: "box"})
    font.setupGlyf({".notdef": glyph, "box": glyph})
    font.setupHorizontalMetrics({".notdef": (600, 60), "box": (600, 60)})
    font.setupHorizontalHeader(ascent=1000, descent=-300)
    font.setupNameTable({"familyName": "Tesserae Box", "styleName": "Regular",
                         "copyright": "The Tesserae authors, CC0-1.0"})
    font.setupOS2(sTypoAscender=1000, sTypoDescender=-300, usWinAscent=1000, usWinDescent=300)
    font.setupPost()
    return font.font


def save(font: TTFont, name: str) -> None:
    """Write one finished font and say what it holds."""
    font.flavor = None
    # The file is the same whether uharfbuzz is installed or not.
    font.cfg[USE_HARFBUZZ_REPACKER] = False
    path = OUT / f"{name}.ttf"
    font.save(path)
    print(f"{path.name}: {path.stat().st_size / 1024:.0f} KiB, {len(have(font))} characters")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for key in ("cinzel", "garamond", "arrows", "cuneiform"):
        options.add_argument(f"--{key}", type=Path, required=True)
    given = options.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    for style, weight in (("Regular", 400), ("Bold", 700)):
        save(cinzel(given.cinzel, weight), f"Cinzel-{style}")
    for name, (suffix, donor) in WEIGHTS.items():
        font = garamond(given.garamond, given.arrows / donor, suffix)
        save(font, name)
        if name == "EBGaramond-Regular":
            save(names(given.garamond, have(font)), "EBGaramond-Names")
    save(box(), "Box")
    save(cut(TTFont(given.cuneiform), CUNEIFORM + [0x20]), "NotoSansCuneiform-Subset")


if __name__ == "__main__":
    main()
