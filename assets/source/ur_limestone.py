"""A plain board for the game of Ur: a block of limestone, its squares scored with a chisel and drawn in black and red
ink. The same outline and squares as ur.py.
"""

from dataclasses import replace

import numpy as np

import ur_art
from lib import Maps, material, mesh, plan, sweep
from lib import canvas as cv
from lib import ornament as orn
from lib.nodes import srgb
from lib.stone import MARBLE
from lib.surface import Surface

PITCH = ur_art.PITCH
(WEST, GAP, BRIDGE_END, EAST), (NARROW, WIDE) = (-4 * PITCH, 0, 2 * PITCH, 4 * PITCH), (PITCH / 2, 1.5 * PITCH)
OUTLINE = [(WEST, -WIDE), (GAP, -WIDE), (GAP, -NARROW), (BRIDGE_END, -NARROW), (BRIDGE_END, -WIDE), (EAST, -WIDE),
           (EAST, WIDE), (BRIDGE_END, WIDE), (BRIDGE_END, NARROW), (GAP, NARROW), (GAP, WIDE), (WEST, WIDE)]
PROFILE = [(-.022, 0), (-.010, -.003), (-.002, -.011), (0, -.024), (0, -.388), (-.012, -.400)]
LIMESTONE = replace(MARBLE, body=srgb("b9a888"), cloud=srgb("a4926f"), vein=srgb("7d6f58"), veins=.35, width=.03,
                    scale=1.6, gloss=.62, grain_depth=.003, seed=17)
BLACK, RED = srgb("231d18"), srgb("8a3a20")
NIB = .0085                              # half the width of a pen stroke


class Pen:
    """Ink on the stone, drawn by hand: lines waver, and the ink is thin in places."""

    def __init__(self, canvas):
        self.canvas = canvas
        self.black, self.red, self.relief = (canvas.zeros() for _ in range(3))
        self.waver = .0035 * cv.fbm(canvas.x * 7, canvas.y * 7, 3, 3)

    def fill(self, g, d, ink):
        """The inside of a shape."""
        layer = getattr(self, ink)
        np.maximum(layer[g.at], cv.cover(d + self.waver[g.at], g.px * 1.3), out=layer[g.at])

    def stroke(self, g, d, ink="black", nib=NIB):
        """A line along d = 0."""
        self.fill(g, np.abs(d + 1.5 * self.waver[g.at]) - nib, ink)

    def score(self, g, d, inked=True):
        """A chiselled line along d = 0, with ink in its bottom."""
        g.deepest(self.relief, cv.groove(d + self.waver[g.at], .024, .009))
        if inked:
            self.stroke(g, d, nib=.0065)

    def rosette(self, g):
        """Eight petals, red and outlined in turn, in a ring."""
        self.stroke(g, cv.circle(g, .212), nib=.009)
        self.stroke(g, cv.circle(g, .190), nib=.005)
        for k in range(8):
            h = g.turned(k * np.pi / 4)
            petal = cv.vesica(h, .076, .038, 0, .106)
            if k % 2:
                self.fill(h, petal + .010, "red")
            else:
                self.stroke(h, cv.vesica(h, .044, .012, 0, .106), nib=.004)
            self.stroke(h, petal)
        self.fill(g, cv.circle(g, .022), "black")

    def dots(self, g):
        """Five dots with rings."""
        for x, y in ur_art.CORNERS + ((0, 0),):
            h = cv.moved(g, x * .125, y * .125)
            self.stroke(h, cv.circle(h, .050), nib=.006)
            self.fill(h, cv.circle(h, .022), "red" if x == 0 else "black")

    def eyes(self, g):
        """Four eyes."""
        for x, y in ur_art.CORNERS:
            h = g.turned(0)
            h.x, h.y = g.y - y * .112, g.x - x * .112
            self.stroke(h, cv.vesica(h, .088, .050))
            self.fill(h, cv.circle(h, .020), "black")
        self.fill(g, cv.diamond(g, .030, .030), "red")

    def steps(self, g):
        """A stepped lozenge around a cross."""
        self.stroke(g, ur_art.stepped(g, .047, 4))
        self.stroke(g, ur_art.stepped(g, .047, 2), nib=.005)
        self.fill(g, np.minimum(cv.box(g, .030, .008), cv.box(g, .008, .030)), "red")

    PATTERNS = {"R": rosette, "D": dots, "E": eyes, "S": steps}

    def board(self):
        """All squares and the lines between them."""
        for letter, x, y in ur_art.squares():
            g = self.canvas.window(x, y, PITCH / 2)
            self.PATTERNS[letter](self, g)
            g = self.canvas.window(x, y, PITCH / 2 + .03)
            self.score(g, cv.box(g, PITCH / 2, PITCH / 2))

    def weathering(self):
        """Thin and lost ink, chipped edges, pits, and the marks of the chisel on the sides."""
        c = self.canvas
        thin = .76 + .22 * cv.smoothstep(-.35, .30, cv.fbm(c.x * 5, c.y * 5, 12, 4))
        lost = cv.smoothstep(.56, .34, cv.fbm(c.x * 16, c.y * 16, 19, 4))
        for layer in (self.black, self.red):
            layer *= thin * lost
        edge = cv.polygon(c, OUTLINE)
        side = cv.cover(-edge - .004, c.px)
        chisel = np.sin(70 * (c.x + c.y) + 6 * cv.fbm(c.x * 2, c.y * 2, 23, 3)) * cv.noise(c.x * 9, c.y * 9, 29)
        self.relief += .010 * side * chisel
        chips = cv.smoothstep(.12, .42, cv.fbm(c.x * 6, c.y * 6, 31, 3)) * cv.smoothstep(.055, .0, np.abs(edge))
        self.relief -= .018 * chips
        pits = cv.smoothstep(.42, .52, cv.fbm(c.x * 26, c.y * 26, 37, 2)) * (1 - side)
        self.relief -= .006 * pits
        return chips, pits


def build(studio):
    body = sweep.sweep("block", sweep.mitred(OUTLINE), PROFILE)
    pen = Pen(cv.Canvas(*body.rect, 140 if studio.fast else 420))
    pen.board()
    chips, pits = pen.weathering()

    def drawn(n):
        black, red, relief = plan.layers(n, "ink", pen.black, pen.red, pen.relief)
        chip, pit = plan.layers(n, "weathering", chips, pits)
        stone = LIMESTONE(n)
        cloud = n.noise(n.grain(), 2.6, 5, .6)
        colour = n.mix(n.remap(cloud, .50, .75, 0, .35), stone.colour, srgb("8d6d43"))
        colour = n.mix(n.times(chip, .5), colour, srgb("c9bea4"))
        colour = n.mix(n.times(pit, .45), colour, srgb("54472f"))
        colour = n.mix(n.times(n.remap(relief, -.003, -.010), .45), colour, srgb("4d412d"))
        ink = n.largest(black, red)
        colour = n.mix(n.times(red, .92), colour, RED)
        colour = n.mix(n.times(black, .92), colour, BLACK)
        rough = n.blend(ink, stone.roughness, .55)
        return plan.raised(n, Surface(colour, rough, stone.height), relief)

    block = mesh.smooth(body.finished(material("limestone", drawn)), 40)
    studio.bake(block, Maps(colour=1280, normal=1024, orm=512, colour_quality=80, normal_quality=72,
                            occlusion_reach=.3, samples=2, occlusion_samples=16))
    studio.export("ur_limestone", block)


MODELS = {"ur_limestone": build}
