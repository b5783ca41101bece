"""Give the fonts of right-to-left scripts a glyph for each form of a letter, at a code of its own.

egui cannot lay out text from right to left. So the table replaces its letters by codes of the private use area, which
egui takes for letters from left to right, and puts the glyphs in order afterwards. A code says a letter and how it is
joined; `src/table/language/letters.rs` has the same codes:

* Hebrew letter c: U+E000 + (c - U+0590).
* Arabic letter c in form f: U+E100 + 4 (c - U+0600) + f. The forms are 0 alone, 1 first, 2 in the middle, 3 last. What
  does not join has only form 0; what joins only to the letter before it looks alike in 0 and 1, and in 2 and 3.
* Lam with the i-th alef of `ALEFS`: U+E500 + 4 i + f, with f 0 or 3. The alef itself is then U+E510 + i.
* Marks of Arabic have no width; their middle is at the origin, and the table moves them over or under their letter.
* Points of Hebrew, the hamza of a heh and the alef behind a lam have no ink and no width.

The signs that direct and join letters have no ink either, at their own codes. Letters keep their own codes too: the
start page has the browser order and join them.
"""

import io
import unicodedata

import uharfbuzz
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

HEBREW, HEBREW_AT = range(0x590, 0x600), 0xE000
ARABIC, ARABIC_AT = range(0x600, 0x700), 0xE100
LAM, LAM_ALEF_AT, ALEF_AT = "ل", 0xE500, 0xE510
ALEFS = "آأإا"
HAMZA, DAL, TATWEEL = "ء", "د", "ـ"
SIGNS = (*range(0x200C, 0x2010), 0x2060, *range(0x2066, 0x206A))
MARKS = (*range(0x64B, 0x653), 0x670)
ALONE, LAST = 0, 3
JOINER = "\u200D"  # asks for the form that a letter has beside another one

Text = tuple[str, str]  # what stands before it and is not drawn, and what is drawn
UNSEEN: Text = ("", "")
Placed = tuple[str, int, int]  # a glyph of the font, right and up by so many units


def hebrew(letters: set[int]) -> dict[int, Text]:
    """What to draw at the codes of those letters that are Hebrew."""
    texts = {letter: ("", chr(letter)) for letter in letters if letter in HEBREW}
    points = {letter: UNSEEN for letter in HEBREW if unicodedata.category(chr(letter)) == "Mn"}
    return {HEBREW_AT + letter - HEBREW.start: text for letter, text in {**texts, **points}.items()}


def arabic(letters: set[int]) -> dict[int, Text]:
    """What to draw at the codes of those letters that are Arabic."""
    texts = {}
    for letter in sorted(letters & set(ARABIC)):
        for form, text in enumerate(forms(chr(letter))):
            texts[ARABIC_AT + 4 * (letter - ARABIC.start) + form] = text
    for i, alef in enumerate(ALEFS):
        for form in (ALONE, LAST):
            texts[LAM_ALEF_AT + 4 * i + form] = forms(LAM + alef)[form]
        texts[ALEF_AT + i] = UNSEEN
    return texts


def forms(text: str) -> list[Text]:
    """A letter, or a lam with its alef, in each of its forms.

    Alone means behind a letter that does not join: there a heh is smaller than where it is the only letter."""
    category = unicodedata.category(text[0])
    if category == "Mn":
        return [("", text) if ord(text) in MARKS else UNSEEN]
    if text == TATWEEL:
        return [("", TATWEEL)] * 4
    if category != "Lo" or text == HAMZA:
        return [("", text)]
    return [(DAL, text), ("", text + JOINER), ("", JOINER + text + JOINER), ("", JOINER + text)]


def add(font: TTFont, texts: dict[int, Text]) -> None:
    """Draw texts at codes, and nothing at the signs that direct and join letters.

    Even a letter of one glyph gets another one at its code, which no rule of the font changes or moves."""
    shapes = Shapes(font)
    made: dict[tuple, str] = {}
    codes = {}
    for code, text in sorted({**texts, **dict.fromkeys(SIGNS, UNSEEN)}.items()):
        drawn = shapes.of(*text)
        if drawn not in made:
            made[drawn] = add_glyph(font, f"drawn{len(made)}", *drawn)
        codes[code] = made[drawn]
    font.setGlyphOrder(font["glyf"].glyphOrder)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(codes)


class Shapes:
    """What the rules of a font make of a text."""

    def __init__(self, font: TTFont) -> None:
        self.font = font
        file = io.BytesIO()
        font.save(file)
        self.shaper = uharfbuzz.Font(uharfbuzz.Face(file.getvalue()))

    def of(self, before: str, text: str) -> tuple[tuple[Placed, ...], int]:
        """The glyphs of a text behind another one, from left to right, and the width of all."""
        if not text:
            return (), 0
        if ord(text[0]) in MARKS:
            name = self.font.getBestCmap()[ord(text)]
            outline = self.font["glyf"][name]
            return ((name, -(outline.xMin + outline.xMax) // 2, 0),), 0
        buffer = uharfbuzz.Buffer()
        buffer.add_str(before + text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(self.shaper, buffer)
        glyphs, width = [], 0
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions):
            if info.cluster < len(before):
                continue
            name = self.font.getGlyphName(info.codepoint)
            if self.font["glyf"][name].numberOfContours:
                glyphs.append((name, width + position.x_offset, position.y_offset))
            width += position.x_advance
        return tuple(glyphs), width


def add_glyph(font: TTFont, name: str, glyphs: tuple[Placed, ...], width: int) -> str:
    """Add a glyph that consists of others."""
    outlines = font["glyf"]
    pen = TTGlyphPen(outlines)
    for part, right, up in glyphs:
        pen.addComponent(part, (1, 0, 0, 1, right, up))
    outlines[name] = pen.glyph()
    outlines[name].recalcBounds(outlines)
    font["hmtx"][name] = (width, getattr(outlines[name], "xMin", 0))
    return name
