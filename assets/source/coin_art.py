"""Reliefs of the coins: heights on a square around each face. Unit: 10 cm."""
import numpy as np

from lib import canvas as cv
from lib import ornament as orn

DENSITY = 1600


class Die:
    """One coin face being engraved, radius `r`; shapes are raised on a flat field."""

    def __init__(self, r, seed):
        self.r, self.seed = r, seed
        self.art = cv.Canvas(-r, r, -r, r, DENSITY)
        self.g = self.art.window(0, 0, r)
        self.height = np.zeros_like(self.g.x)

    def raise_(self, d, height, width):
        """Raises the inside of d, with soft edges of this width."""
        self.height = np.maximum(self.height, height * orn.bevel(d, width))

    def cut(self, d, width, depth):
        """Engraves a line along d = 0."""
        self.height = self.height + cv.groove(d, width, depth)

    def beads(self, radius, count, size):
        """A ring of beads."""
        for k in range(count):
            a = 2 * np.pi * k / count
            self.raise_(cv.circle(self.g, size, radius * np.cos(a), radius * np.sin(a)), .0045, size)

    def legend(self, text, radius, size, start):
        """Letters along the rim, clockwise from the angle `start` (radians), feet towards the centre."""
        for k, char in enumerate(text):
            angle = start - k * size * 1.06 / radius
            if char in orn.LETTERS:
                h = self.g.turned(angle - np.pi / 2)
                h.y = h.y - radius
                self.raise_(orn.letter(h, char, size) - size * .09, .0045, size * .09)

    def struck(self, offset=(0, 0), wear=.55):
        """The finished relief: the highest parts worn flat, the blank a little uneven."""
        x, y = self.g.x + offset[0], self.g.y + offset[1]
        worn = .5 + .5 * cv.smoothstep(-.35, .25, cv.fbm(x * 9, y * 9, self.seed, 3))
        high = self.height.max() * (1 - .35 * wear)
        flat = np.minimum(self.height, high) * (1 - wear * .6 * (1 - worn))
        return flat + .0007 * cv.fbm(x * 14, y * 14, self.seed + 5, 3)


def king(r):
    """Silver, obverse: a crowned head in a ring of beads, an inscription around it."""
    die = Die(r, 3)
    size = r * .92
    h = die.g.turned(0)
    h.y = h.y + r * .04
    die.raise_(cv.polygon(h, orn.scaled(orn.HEAD, size)), .013, r * .22)
    die.raise_(cv.polygon(h, orn.scaled(orn.CROWN, size)) - .002, .011, r * .05)
    for y in (.12, .02, -.08):
        die.cut(cv.segment(h, (-.30 * size, y * size), (-.12 * size, (y - .10) * size)), r * .04, .003)
    die.raise_(cv.vesica(h.turned(.2), r * .03, r * .05, .15 * size, .02 * size), .0155, r * .02)
    die.beads(r * .62, 40, r * .022)
    die.beads(r * .93, 56, r * .026)
    die.legend("ALFONSVS REX CASTELLE", r * .78, r * .175, 4.05)
    return die.struck((.3, .1))


def cross(r):
    """Silver, reverse: a cross potent with a ring in each angle, an inscription around it."""
    die = Die(r, 8)
    arm, wide = r * .48, r * .055
    for d in (cv.box(die.g, arm, wide), cv.box(die.g, wide, arm)):
        die.raise_(d, .011, r * .04)
    for k in range(4):
        h = die.g.turned(k * np.pi / 2)
        die.raise_(cv.box(h, r * .15, r * .045, 0, arm), .011, r * .035)
        h = die.g.turned(k * np.pi / 2 + np.pi / 4)
        die.raise_(cv.ring(h, r * .075, r * .05, 0, r * .34), .009, r * .02)
        die.raise_(cv.circle(h, r * .03, 0, r * .34), .009, r * .02)
    die.beads(r * .62, 40, r * .022)
    die.beads(r * .93, 56, r * .026)
    die.legend("DEI GRATIA REX", r * .78, r * .19, 3.35)
    return die.struck((.7, .4))


def fortune(r):
    """Gold, obverse: the wheel of Fortune with eight spokes."""
    die = Die(r, 12)
    die.raise_(cv.ring(die.g, r * .60, r * .10), .011, r * .04)
    for k in range(8):
        h = die.g.turned(k * np.pi / 4)
        die.raise_(cv.box(h, r * .028, r * .26, 0, r * .32), .009, r * .025)
        die.raise_(cv.circle(h, r * .05, 0, r * .60), .014, r * .04)
    die.raise_(cv.circle(die.g, r * .13), .013, r * .07)
    die.raise_(cv.circle(die.g, r * .05), .016, r * .03)
    die.beads(r * .90, 60, r * .026)
    return die.struck((.2, .6), .3)


def star(r):
    """Gold, reverse: an eight-rayed star, four rays long and four short."""
    die = Die(r, 15)
    for count, reach, wide, turn in ((4, r * .72, r * .10, 0), (4, r * .5, r * .08, np.pi / 4)):
        for k in range(count):
            h = die.g.turned(turn + k * np.pi / 2)
            die.raise_(cv.vesica(h, reach / 2, wide, 0, reach / 2), .012, wide)
    die.raise_(cv.circle(die.g, r * .12), .014, r * .08)
    die.beads(r * .90, 60, r * .026)
    return die.struck((.9, .2), .3)
