"""The carving of the Tabula slab: points with ivy and roundels, an inscription, worn gilding.

The six-letter words are those of a board cut into the forum pavement of Timgad:
VENARI LAVARI LVDERE RIDERE (to hunt, to bathe, to play, to laugh: that is to live).
Unit: 10 cm on the texture plane of the slab.
"""
from dataclasses import dataclass

import numpy as np

from lib import canvas as cv
from lib import ornament as orn

BASE, LENGTH, PITCH, BAR = 2.08, 1.75, .42, .22
WORDS = (("VENARI", "LAVARI"), ("LVDERE", "RIDERE"))
LINE, DEPTH = .026, .011          # width and depth of a carved line


@dataclass
class Carving:
    """Layers over the slab: height (units), gilding (0..1), stain of the sunken grounds (0..1)."""
    height: np.ndarray
    gilt: np.ndarray
    stain: np.ndarray


def columns():
    """Centres of the twelve columns, west to east."""
    return [-BAR - PITCH * 6 + PITCH * (k + .5) for k in range(6)] + [BAR + PITCH * (k + .5) for k in range(6)]


class Carver:
    """Cuts lines and sunken grounds into the layers of a canvas."""

    def __init__(self, canvas):
        self.canvas = canvas
        self.out = Carving(canvas.zeros(), canvas.zeros(), canvas.zeros())

    def line(self, g, d, width=LINE, depth=DEPTH, gilt=1.0):
        """A V-cut along d = 0 with gilding in its bottom."""
        g.deepest(self.out.height, cv.groove(d, width, depth))
        mask = cv.cover(np.abs(d) - width * .40, g.px) * gilt
        self.out.gilt[g.at] = np.maximum(self.out.gilt[g.at], mask)

    def sink(self, g, d, depth, stain):
        """Lowers and stains the inside of d."""
        mask = cv.cover(d, g.px * 1.5)
        self.out.height[g.at] -= depth * mask
        g.over(self.out.stain, mask, stain)

    def raised(self, g, d, height, width):
        """A rounded relief of d without stain."""
        self.out.height[g.at] += height * orn.bevel(d, width)
        g.over(self.out.stain, cv.cover(d, g.px), 0)

    def blade(self, g):
        """The outline of a point: a slender spear from the base (y = 0) upwards."""
        t = np.linspace(0, 1, 15)
        w = .178 * (1 - t ** 1.5) ** .9
        y = .02 + t * (LENGTH - .30)
        return cv.polygon(g, list(zip(w, y)) + list(zip(-w[::-1][1:], y[::-1][1:])))

    def ivy_point(self, g):
        """A sunken, stained ground with a vine of ivy leaves in relief; a leaf above the tip."""
        d = self.blade(g)
        self.sink(g, d, .010, .85)
        self.line(g, d)
        t = np.linspace(0, 1, 28)
        vine = [(.045 * np.sin(v * 15) * (1 - v), .32 + v * 1.02) for v in t]
        self.raised(g, cv.polyline(g, vine) - .009, .006, .008)
        self.leaf(g, 0, .205, .25, 0)
        for i, (y, size) in enumerate(((.50, .17), (.70, .15), (.90, .12), (1.08, .09))):
            side = 1 if i % 2 else -1
            self.leaf(g, side * .055 * (1 - .5 * i / 3), y, size, -side * .7)
        self.leaf(g, 0, LENGTH - .13, .17, 0)

    def leaf(self, g, x, y, size, angle):
        """One raised ivy leaf with gilded veins."""
        h = cv.moved(g, x, y).turned(angle)
        d = orn.ivy_leaf(h, size)
        self.raised(h, d, .011, size * .16)
        self.line(h, orn.ivy_veins(h, size), .012, .005)

    def roundel_point(self, g):
        """A polished ground with a rosette roundel, a string of beads and a ring above the tip."""
        self.line(g, self.blade(g))
        h = cv.moved(g, 0, .20)
        self.sink(h, cv.circle(h, .128), .008, .55)
        self.raised(h, orn.petals(h, 6, .105, .026), .010, .018)
        self.raised(h, cv.circle(h, .022), .008, .015)
        self.line(h, cv.circle(h, .135))
        for y, r in ((.44, .062), (.62, .052), (.78, .043), (.92, .034), (1.04, .026), (1.14, .019)):
            h = cv.moved(g, 0, y)
            self.line(h, cv.circle(h, r), .018)
            self.line(h, cv.circle(h, r * .2), .014)
        h = cv.moved(g, 0, LENGTH - .13)
        self.line(h, cv.circle(h, .06))
        self.line(h, cv.circle(h, .012), .018)


def inscription(carver):
    """The four words, one letter a column, in two lines between the rows of points."""
    xs = columns()
    for row, y in ((0, .145), (1, -.145)):
        for char, x in zip("".join(WORDS[row]), xs):
            g = carver.canvas.window(x, y, .14)
            carver.line(g, orn.letter(g, char, .175), .026, .010)


def borders(carver, rim):
    """Lines around the field and beside the bar, and a row of beads on the rim at half sizes `rim`."""
    g = carver.canvas.window(0, 0, 99)
    carver.line(g, cv.box(g, 2.738, BASE + .012), .026)
    for x in (-BAR, BAR):
        carver.line(g, cv.segment(g, (x, -BASE - .012), (x, BASE + .012)), .022)
    for y in (-.285, .285):
        for x0, x1 in ((-2.738, -BAR), (BAR, 2.738)):
            carver.line(g, cv.segment(g, (x0, y), (x1, y)), .018)
    hub = carver.canvas.window(0, 0, .25)
    carver.line(hub, cv.circle(hub, .165))
    carver.sink(hub, cv.circle(hub, .155), .008, .85)
    carver.raised(hub, orn.petals(hub, 8, .14, .028), .010, .02)
    hw, hh = rim
    carver.line(g, np.minimum(np.abs(cv.box(g, hw - .036, hh - .036)), np.abs(cv.box(g, hw + .036, hh + .036))), .014)


def wear(canvas, gilt):
    """Wears the gilding off in patches and scratches."""
    patches = cv.fbm(canvas.x * 1.7, canvas.y * 1.7, 31, 5)
    fine = cv.fbm(canvas.x * 40, canvas.y * 40, 37, 2)
    return gilt * cv.smoothstep(-.28, .12, patches + .55 * fine + .12)


def carve(canvas, rim):
    """All layers for the slab's canvas; `rim` is the half size of the rim's middle line."""
    carver = Carver(canvas)
    for i, x in enumerate(columns()):
        for side in (-1, 1):
            g = narrow(canvas, x, side)
            (carver.ivy_point if (i + (side > 0)) % 2 else carver.roundel_point)(g)
    inscription(carver)
    borders(carver, rim)
    carver.out.gilt = wear(canvas, carver.out.gilt)
    return carver.out


def narrow(canvas, x, side):
    """A window on one point's column, origin at its base, +y towards the middle of the board."""
    g = canvas.window(x, side * (BASE - LENGTH / 2), LENGTH / 2 + .05)
    keep = np.abs(g.x[0]) < PITCH / 2 + .02
    rows, cols = g.at
    first = int(np.argmax(keep))
    last = first + int(keep.sum())
    g.at = (rows, slice(cols.start + first, cols.start + last))
    g.x, g.y = g.x[:, first:last], g.y[:, first:last]
    if side > 0:
        g.x, g.y = -g.x, -g.y
    g.y = g.y + LENGTH / 2
    return g
