"""Make the fonts that only some languages need, cut down to the letters of their files.

    python assets/source/fonts/languages.py --packages DIR [TAG...]

--packages  node_modules with the packages of README.md
TAG         languages of assets/words; without one, all of them

Reads assets/words/TAG, writes assets/fonts/languages, and names the fonts in language.ron. A font of an alphabet has the
whole alphabet; one of ideographs has the letters of its language's files, and is cut anew when these change. A font of a
script from right to left has further glyphs (`joined.py`).
assets/fonts/LanguageNames.ttf, in the program, has the letters of the names of these languages.
"""

import argparse
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from fontTools.ttLib import TTFont

import joined
from build import OUT, cut, have, join, plain, save

ASSETS = OUT.parent
WORDS = ASSETS / "words"
REGULAR, STRONG, ITALIC = "400-normal", "600-normal", "400-italic"
EXPO = {REGULAR: "400Regular", STRONG: "600SemiBold"}
# The text is set in EB Garamond. Letters of other fonts are larger at the same size, and lines are to be as high.
HEIGHTS = "EBGaramond-Regular.ttf"


@dataclass
class Script:
    """The fonts of a script: where they come from, and what they get."""

    name: str
    languages: dict[str, str]  # what each calls itself
    package: str
    files: tuple[str, ...] = ()
    letters: set[int] = field(default_factory=set)
    roles: dict[str, str] = field(default_factory=dict)
    scale: float = 1.0
    features: tuple[str, ...] = ()  # those of fonts in which letters are joined
    codes: Callable[[set[int]], dict[int, joined.Text]] | None = None  # of a script from right to left

    def source(self, packages: Path, style: str) -> list[TTFont]:
        """The parts of one style."""
        folder = packages / self.package
        if self.files:
            stem = self.package.split("/")[1]
            return [TTFont(folder / "files" / f"{stem}-{part}-{style}.woff2") for part in self.files]
        weight = EXPO[style]
        return [TTFont(next((folder / weight).glob("*.ttf")))]


def span(first: int, last: int) -> set[int]:
    return set(range(first, last + 1))


UPRIGHT = {"text": REGULAR, "strong": STRONG}
SUFFIX = {"text": "Regular", "strong": "SemiBold", "italic": "Italic"}
KANA = span(0x3041, 0x3096) | span(0x30A1, 0x30FC)
# With points; with the letters of Persian.
HEBREW = span(0x5B0, 0x5C7) | span(0x5D0, 0x5EA) | span(0x5F0, 0x5F4)
ARABIC = span(0x621, 0x63A) | span(0x640, 0x655) | span(0x660, 0x66D) | span(0x6F0, 0x6F9) | \
    set(map(ord, "،؛؟ٰپچژکگۀی"))
JOINED = ("isol", "init", "medi", "fina", "rlig", "calt", "curs")
SIGNS_OF_IDEOGRAPHS = set(map(ord, "、。，．・：；？！（）「」『』《》〈〉【】〔〕—…“”‘’～〜％＋－"))
SCRIPTS = [
    Script("EBGaramond-Cyrillic", {"ru": "Русский", "uk": "Українська"}, "@fontsource/eb-garamond", ("cyrillic", "cyrillic-ext"),
           span(0x400, 0x45F) | {0x490, 0x491, 0x2116}, {**UPRIGHT, "italic": ITALIC}),
    Script("NotoSerifArmenian", {"hy": "Հայերեն"}, "@fontsource/noto-serif-armenian", ("armenian",),
           span(0x531, 0x58F) | span(0xFB13, 0xFB17), UPRIGHT, 0.86),
    Script("NotoSerifGeorgian", {"ka": "ქართული"}, "@fontsource/noto-serif-georgian", ("georgian",),
           span(0x10D0, 0x10FF), UPRIGHT, 0.86),
    Script("FrankRuhlLibre", {"he": "עברית"}, "@fontsource/frank-ruhl-libre", ("hebrew",), HEBREW, UPRIGHT, 0.92,
           codes=joined.hebrew),
    Script("NotoNaskhArabic", {"ar": "العربية", "fa": "فارسی"}, "@fontsource/noto-naskh-arabic", ("arabic",),
           ARABIC, UPRIGHT, 0.92, JOINED, joined.arabic),
    Script("NotoSerifJP", {"ja": "日本語"}, "@expo-google-fonts/noto-serif-jp", (), KANA, UPRIGHT, 0.92),
    Script("NotoSerifSC", {"zh-Hans": "简体中文（）"}, "@expo-google-fonts/noto-serif-sc", (), set(), UPRIGHT, 0.92),
    Script("NotoSerifKR", {"ko": "한국어"}, "@expo-google-fonts/noto-serif-kr", (), set(), UPRIGHT, 0.92),
]
OF_LANGUAGE = {tag: script for script in SCRIPTS for tag in script.languages}
# Headings are in the letters of what is strong: Cinzel has none of these languages.
STRONG_HEADINGS = {"el", *OF_LANGUAGE}


def letters_of(tag: str) -> set[int]:
    """The letters of a language's files, without the comments of Fluent and what only a terminal shows."""
    texts = []
    for path in sorted((WORDS / tag).rglob("*")):
        if path.suffix in (".ftl", ".md") and path.name != "terminal.ftl":
            lines = path.read_text("utf-8").splitlines()
            texts += [line for line in lines if path.suffix == ".md" or not line.startswith("#")]
    return {ord(letter) for text in texts for letter in text}


def wanted(script: Script) -> set[int]:
    """What a font of a script has to draw: signs of Latin only where ideographs have their own."""
    letters = set(map(ord, "".join(script.languages.values())))
    letters.update(*(letters_of(tag) for tag in script.languages))
    of_ideographs = {letter for letter in letters if letter >= 0x2E80} | SIGNS_OF_IDEOGRAPHS
    return script.letters | (set() if script.files else of_ideographs)


def as_garamond(font: TTFont, scale: float) -> TTFont:
    """Make the letters smaller and the lines as high as those of EB Garamond."""
    model = TTFont(OUT / HEIGHTS)
    font["head"].unitsPerEm = round(font["head"].unitsPerEm / scale)
    units = font["head"].unitsPerEm / model["head"].unitsPerEm
    for table, keys in {"hhea": ("ascent", "descent", "lineGap"),
                        "OS/2": ("sTypoAscender", "sTypoDescender", "sTypoLineGap",
                                 "usWinAscent", "usWinDescent")}.items():
        for key in keys:
            setattr(font[table], key, round(getattr(model[table], key) * units))
    return font


def fonts(script: Script, packages: Path) -> None:
    """Write the fonts of a script."""
    letters = wanted(script)
    for role, style in script.roles.items():
        parts, done = [], set()
        for font in script.source(packages, style):
            own = (have(font) & letters) - done
            done |= own
            parts.append(plain(cut(font, sorted(own), script.features), "vhea", "vmtx", "VORG", "BASE"))
        font = join(parts) if len(parts) > 1 else parts[0]
        if script.codes:
            joined.add(font, script.codes(have(font)))
        save(as_garamond(font, script.scale), f"languages/{script.name}-{SUFFIX[role]}")


def names_of_languages(packages: Path) -> None:
    """Write the font of the names of languages: those letters that no other font in the program has."""
    done = have(TTFont(OUT / HEIGHTS)) | have(TTFont(OUT / "EBGaramond-Names.ttf"))
    parts = []
    for script in SCRIPTS:
        letters = set(map(ord, "".join(script.languages.values()))) - done
        if letters:
            done |= letters
            font = cut(script.source(packages, REGULAR)[0], sorted(letters), script.features)
            rules = () if script.features else ("GSUB", "GPOS", "GDEF")
            parts.append(plain(font, *rules, "vhea", "vmtx", "VORG", "BASE"))
    save(as_garamond(join(parts), 0.92), "LanguageNames")


def write_about(tag: str) -> None:
    """Name the fonts of a language in its `language.ron`."""
    path = WORDS / tag / "language.ron"
    text = re.sub(r"    (fonts: \{.*?\}|strong_headings: \w+),\n", "", path.read_text("utf-8"), flags=re.DOTALL)
    lines = []
    if script := OF_LANGUAGE.get(tag):
        lines += ["    fonts: {"]
        lines += [f'        {role}: "{script.name}-{SUFFIX[role]}",' for role in script.roles]
        lines += ["    },"]
    if tag in STRONG_HEADINGS:
        lines += ["    strong_headings: true,"]
    added = "".join(line + "\n" for line in lines)
    path.write_text(text.replace("    topics:", f"{added}    topics:"), "utf-8")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--packages", type=Path, required=True)
    options.add_argument("tags", nargs="*")
    given = options.parse_args()
    # The same letters make the same file.
    os.environ["SOURCE_DATE_EPOCH"] = "0"
    (OUT / "languages").mkdir(parents=True, exist_ok=True)
    tags = given.tags or sorted(path.name for path in WORDS.iterdir() if path.is_dir())
    for script in SCRIPTS:
        if set(tags) & set(script.languages):
            fonts(script, given.packages)
    for tag in tags:
        if (WORDS / tag).is_dir():
            write_about(tag)
    names_of_languages(given.packages)


if __name__ == "__main__":
    main()
