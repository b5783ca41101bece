"""The inlays of the Ur board: masks of the stones over the texture atlas.

The atlas holds the twenty squares in four rows of five and, below them, five wall panels
which the walls share. Unit: 10 cm.
"""
from dataclasses import dataclass

import numpy as np

from lib import canvas as cv

PITCH = .52
WALL = .40
RECT = (0, 5 * PITCH, -WALL, 4 * PITCH)   # the atlas
PLAQUE = .247                     # half size of a plaque; the rest of a square is bitumen

# Patterns by row (north, middle, south) and column; "." is the river's gap.
LAYOUT = ("RESD..RD", "SDSRDEDS", "RESD..RD")


def place(index):
    """Middle of the square number `index` in the atlas."""
    return (index % 5 + .5) * PITCH, (index // 5 + .5) * PITCH


def wall_place(index):
    """Middle of a wall panel in the atlas; panels alternate."""
    return (index % 4 + .5) * PITCH, -WALL / 2


@dataclass
class Inlay:
    """Masks 0..1 of lapis, red limestone and bitumen (the rest is shell), relief in units, plaque tone."""
    lapis: np.ndarray
    red: np.ndarray
    bitumen: np.ndarray
    height: np.ndarray
    tone: np.ndarray


def squares():
    """(pattern letter, x, y) of the twenty squares."""
    for row, y in zip(LAYOUT, (PITCH, 0, -PITCH)):
        for column, letter in enumerate(row):
            if letter != ".":
                yield letter, (column - 3.5) * PITCH, y


class Inlayer:
    """Adds stones to the layers, each with a hairline of bitumen around it."""

    SEAM = .0055

    def __init__(self, canvas):
        self.canvas = canvas
        z = canvas.zeros
        self.out = Inlay(z(), z(), z() + 1, z() - .014, z() + .5)

    def lay(self, g, d, stone, lift=0.0):
        """One stone ('lapis', 'red' or 'shell') over the inside of d, raised `lift` above flush."""
        seam = cv.cover(d - self.SEAM, g.px)
        body = cv.cover(d, g.px)
        out = self.out
        for layer in (out.lapis, out.red):
            g.over(layer, seam, 0)
        g.over(out.bitumen, seam, 1)
        g.over(out.bitumen, body, 0)
        if stone != "shell":
            g.over(getattr(out, stone), body, 1)
        g.over(out.height, seam, -.006)
        edge = cv.smoothstep(0, -.012, d)
        g.over(out.height, body, -.004 + .004 * edge + lift)

    def plaque(self, g, seed):
        """The shell ground of a square, with slightly rounded corners and its own tone."""
        self.lay(g, cv.box(g, PLAQUE - .02, PLAQUE - .02) - .02, "shell")
        tone = np.random.default_rng(seed).uniform(.2, .8)
        g.over(self.out.tone, cv.cover(cv.box(g, PLAQUE, PLAQUE), g.px), tone)

    def frame(self, g, stone, half, width):
        """A square band of stone."""
        self.lay(g, np.abs(cv.box(g, half, half)) - width / 2, stone)

    def rosette(self, g):
        """Eight petals, lapis and red alternating around a red eye, on shell."""
        self.frame(g, "lapis", .225, .020)
        for k in range(8):
            h = g.turned(k * np.pi / 4)
            d = cv.vesica(h, .085, .043, 0, .117)
            self.lay(h, d, "red" if k % 2 else "lapis", .003)
            self.lay(h, cv.vesica(h, .045, .009, 0, .117), "shell", .003)
        self.lay(g, cv.circle(g, .030), "shell", .003)
        self.lay(g, cv.circle(g, .017), "red", .004)
        for x, y in CORNERS:
            self.lay(g, cv.circle(g, .012, x * .185, y * .185), "red")

    def dots(self, g):
        """Five shell dots with red eyes on lapis."""
        self.lay(g, cv.box(g, .205, .205), "lapis")
        for x, y in CORNERS + ((0, 0),):
            self.lay(g, cv.circle(g, .056, x * .122, y * .122), "shell", .002)
            self.lay(g, cv.circle(g, .032, x * .122, y * .122), "red", .002)
            self.lay(g, cv.circle(g, .013, x * .122, y * .122), "shell", .003)

    def eyes(self, g):
        """Four eyes, lapis with shell whites and red pupils, red wedges between."""
        self.frame(g, "red", .226, .018)
        for x, y in CORNERS:
            h = g.turned(0)
            h.x, h.y = g.y - y * .108, g.x - x * .108
            self.lay(h, cv.vesica(h, .098, .066), "lapis")
            self.lay(h, cv.vesica(h, .076, .045), "shell")
            self.lay(h, cv.circle(h, .031), "lapis", .002)
            self.lay(h, cv.circle(h, .012), "red", .002)
        self.lay(g, cv.diamond(g, .042, .042), "red")
        for k in range(4):
            h = g.turned(k * np.pi / 2)
            self.lay(h, cv.polygon(h, [(-.03, .205), (.03, .205), (0, .165)]), "lapis")

    def steps(self, g):
        """A stepped lozenge of red in lapis on shell, a stepped corner piece at each corner."""
        cell = .0455
        for reach, stone in ((4, "lapis"), (3, "shell"), (2, "red"), (0, "shell")):
            self.lay(g, stepped(g, cell, reach), stone)
        for x, y in CORNERS:
            h = g.turned(0)
            h.x, h.y = g.x - x * 4.5 * cell, g.y - y * 4.5 * cell
            inside = np.maximum(np.abs(g.x), np.abs(g.y)) - 4.5 * cell
            self.lay(g, np.maximum(stepped(h, cell, 2, .5), inside), "red")

    def wall_eye(self, g):
        """A side panel: one large eye between lapis bands."""
        self.bands(g)
        h = g.turned(np.pi / 2)
        self.lay(h, cv.vesica(h, .205, .105), "lapis")
        self.lay(h, cv.vesica(h, .165, .076), "shell")
        self.lay(g, cv.circle(g, .055), "red", .002)
        self.lay(g, cv.circle(g, .022), "shell", .002)

    def wall_wedges(self, g):
        """A side panel: red and lapis wedges point to point."""
        self.bands(g)
        for k in range(4):
            x = (k - 1.5) * .118
            self.lay(g, cv.polygon(g, [(x - .052, .115), (x + .052, .115), (x, .008)]), "red")
            self.lay(g, cv.polygon(g, [(x - .052, -.115), (x + .052, -.115), (x, -.008)]), "lapis")

    def bands(self, g):
        """The ground of a side panel: shell between two lapis bands."""
        for y in (-.158, .158):
            self.lay(g, cv.box(g, .247, .022, 0, y), "lapis")
        self.lay(g, cv.box(g, .247, .126), "shell")


def stepped(g, cell, reach, shift=0.0):
    """A lozenge of square cells: those whose distance along the grid from the middle is at most `reach`."""
    d = np.full(g.x.shape, 9.0, np.float32)
    for i in range(reach + 1):
        d = np.minimum(d, cv.box(g, (i + .5 - shift) * cell, (reach - i + .5 - shift) * cell))
    return d


CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
PATTERNS = {"R": Inlayer.rosette, "D": Inlayer.dots, "E": Inlayer.eyes, "S": Inlayer.steps}


def inlay(canvas):
    """All layers of the board."""
    work = Inlayer(canvas)
    for index, (letter, _, _) in enumerate(squares()):
        g = canvas.window(*place(index), PITCH / 2)
        work.plaque(g, index)
        PATTERNS[letter](work, g)
    for index in range(5):
        g = canvas.window(*wall_place(index), PITCH / 2)
        (work.wall_wedges if index % 2 else work.wall_eye)(g)
    return work.out
