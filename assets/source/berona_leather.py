"""A board for Tablero di Berona to roll up: fields of light and dark leather, sewn together with linen thread, between
two rolls on wooden rods. Fields, top and foot are where they are in tablero_di_berona.py.
"""

import math
from dataclasses import replace

import numpy as np

from lib import Maps, boxmap, material, mesh, plan, sweep
from lib import canvas as cv
from lib import ornament as orn
from lib.cloth import LINEN
from lib.leather import DARK, TAN
from lib.nodes import srgb
from lib.sewing import Seams
from lib.surface import Surface
from lib.wood import BOXWOOD
from tablero_di_berona import HALF, PITCH, THICK

SHEET = (2.00, 1.15)                     # half size of the sheet
PROFILE = [(-.050, 0), (-.030, -.002), (-.012, -.010), (-.002, -.028), (0, -.050), (-.010, -.078), (0, -.100),
           (-.004, -.140), (-.020, -THICK)]
ROLL = (1.985, .092)                     # distance from the middle and radius of the rolls
LIGHT = replace(TAN, hide=srgb("bd9263"), crease=srgb("8a6238"), depth=.0022, uneven=.35, seed=11)
BLACK = replace(DARK, hide=srgb("402619"), crease=srgb("1e110b"), pebble=52, seed=4)
BROWN = replace(TAN, hide=srgb("6f4024"), crease=srgb("35190d"), pebble=58, seed=7)


class Sheet(Seams):
    """Further layers over the sheet: dark fields, border, lace (0..1), and a shade for each field."""

    def __init__(self, canvas):
        super().__init__(canvas)
        self.dark, self.lace = canvas.zeros(), canvas.zeros()
        self.shade = canvas.zeros() + .5
        self.border = cv.cover(-cv.box(canvas, *HALF), canvas.px)

    def fields(self):
        """Eighteen padded fields, counterchanged, and a groove between each two."""
        random = np.random.default_rng(6)
        for column in range(6):
            for row in range(3):
                x, y = (column - 2.5) * PITCH, (row - 1) * PITCH
                g = self.canvas.window(x, y, PITCH / 2 + .02)
                edge = cv.box(g, PITCH / 2, PITCH / 2)
                mask = cv.cover(edge, g.px)
                g.over(self.shade, mask, random.uniform(0, 1))
                if (column + row) % 2:
                    g.over(self.dark, mask)
                self.relief[g.at] += (.010 * orn.bevel(edge, .045) - .010) * (np.abs(edge) < .06) * mask
        away = .027
        (a, b) = HALF
        for column in range(7):
            for side in (-1, 1):
                x = (column - 3) * PITCH + side * away
                if abs(x) < a:
                    for row in range(3):
                        y = (row - 1.5) * PITCH
                        self.seam((x, y + .04), (x, y + PITCH - .04))
        for row in range(4):
            for side in (-1, 1):
                y = (row - 1.5) * PITCH + side * away
                if abs(y) < b + .05:
                    for column in range(6):
                        x = (column - 3) * PITCH
                        self.seam((x + .04, y), (x + PITCH - .04, y))

    def edges(self):
        """Two tooled lines along the sides of the border, and a thong that is laced over its edge."""
        whole = self.canvas.window(0, 0, 9)
        for y in (1.000, 1.022):
            line = np.abs(np.abs(whole.y) - y)
            whole.deepest(self.relief, cv.groove(line, .014, .006))
        pitch, reach = .088, SHEET[1]
        slant = whole.x + .35 * (np.abs(whole.y) - reach) * np.sign(whole.y)
        along = ((slant / pitch) % 1 - .5) * pitch
        lace = np.maximum(np.abs(along) - .026, .072 - np.abs(whole.y) + reach - .145)
        self.lace = cv.cover(lace, whole.px * 1.2)
        self.relief += .008 * orn.bevel(lace, .020)
        hole = np.hypot(np.abs(along), np.abs(whole.y) - (reach - .078))
        self.relief -= .008 * np.clip(1 - hole / .026, 0, 1)


def sheet(studio):
    """The sheet with its fields and border."""
    body = sweep.sweep("sheet", sweep.rounded_rect(*SHEET, .05, 4), PROFILE)
    sewing = Sheet(cv.Canvas(*body.rect, 130 if studio.fast else 380))
    sewing.fields()
    sewing.edges()

    def finish(n):
        dark, thread, border = plan.layers(n, "parts", sewing.dark, sewing.thread, sewing.border)
        relief, shade, lace = plan.layers(n, "relief", sewing.relief, sewing.shade, sewing.lace)
        hides = LIGHT(n).over(n, dark, BLACK(n)).over(n, border, BROWN(n))
        colour = n.mix(1.0, hides.colour, n.grey(n.blend(shade, .96, 1.02)), "MULTIPLY")
        colour = n.mix(n.times(n.remap(relief, -.002, -.012), .6), colour, srgb("170b06"))
        hides = Surface(colour, hides.roughness, n.times(hides.height, .7))
        thong = BLACK(n)
        hides = hides.over(n, lace, thong)
        return plan.raised(n, hides.over(n, thread, LINEN(n)), relief)

    return mesh.smooth(body.finished(material("sewn leather", finish)), 50)


def roll(side):
    """The end of the sheet, rolled on a rod with turned knobs."""
    at, radius = ROLL

    def layered(n):
        """Brown leather; on the ends the edges of the windings."""
        x, y, z = n.split(n.position())
        away = n.vector("LENGTH", n.combine(n.minus(x, side * at), 0.0, n.minus(z, radius - THICK)))
        end = n.remap(n.math("ABSOLUTE", n.split(n.normal())[1]), .7, .9)
        winding = n.remap(n.math("ABSOLUTE", n.minus(n.math("FRACT", n.times(away, 48.0)), .5)), .30, .48)
        leather = BROWN(n)
        cut = Surface(n.mix(winding, srgb("8a5a36"), srgb("1c0e07")), .8, n.times(winding, -.004))
        return leather.over(n, end, cut)

    half = 1.120
    profile = [(0, -half), (radius - .010, -half), (radius, -half + .012)]
    profile += [(radius * (1 - .012 * math.cos(k * 1.7)), -half + .012 + k * (2 * half - .024) / 8) for k in range(1, 8)]
    profile += [(radius, half - .012), (radius - .010, half), (0, half)]
    leather = mesh.lathe("roll", profile, material("rolled leather", layered), 24)
    knob = [(0, 1.10), (.030, 1.10), (.030, 1.125), (.045, 1.131), (.050, 1.142), (.044, 1.153), (.026, 1.159), (0, 1.160)]
    rod = material("rod", replace(BOXWOOD, early=srgb("b98c50"), late=srgb("8f6636"), seed=3))
    parts = [leather]
    for end in (-1, 1):
        made = mesh.lathe("knob", knob, rod, 14, along="Z")
        made.rotation_euler = (0 if end > 0 else math.pi, 0, 0)
        parts.append(made)
    strap = material("strap", BLACK)
    for y in (-.62, .62):
        ring = [(radius - .002, -.035), (radius + .0028, -.033), (radius + .0034, 0), (radius + .0028, .033),
                (radius - .002, .035)]
        made = mesh.lathe("strap", ring, strap, 24)
        made.location = (0, 0, y)
        parts.append(made)
    joined = mesh.join("roll", *parts)
    mesh.select(joined)
    joined.rotation_euler = (math.pi / 2, 0, 0)
    joined.location = (side * at, 0, radius - THICK)
    return joined


def build(studio):
    ground = sheet(studio)
    rolls = mesh.join("rolls", roll(-1), roll(1))
    mesh.applied(rolls)
    mesh.set_grain(rolls, along="Y")
    mesh.smooth(rolls, 40)
    boxmap.unwrap(rolls, .012, lambda out: .4 if out.z < -.5 else 1.0)
    studio.bake(ground, Maps(colour=1280, normal=1024, orm=512, colour_quality=78, normal_quality=66,
                             occlusion_reach=.15, grime=.4, samples=2, occlusion_samples=16))
    studio.bake(rolls, Maps(colour=512, normal=512, orm=256, colour_quality=80, normal_quality=70,
                            occlusion_reach=.15, grime=.5, occlusion_samples=16))
    studio.export("berona_leather", ground, rolls)


MODELS = {"berona_leather": build}
