"""A wooden board for Tabula: oiled walnut, its points, its words and its rim incised and filled with lime and red
lead. The same body and points as tabula.py.

LVDERE NESCIS DA LVSORI LOCVM (you do not know how to play: give your place to one who does) stands on several Roman
boards for this game, in lines of six letters.
"""

from dataclasses import replace

import numpy as np

import tabula_art as art
from lib import Maps, material, mesh, plan, sweep
from lib import canvas as cv
from lib import ornament as orn
from lib.nodes import srgb
from lib.surface import Surface
from lib.wood import WALNUT
from tabula import HALF, RIM_MIDDLE, RIM_PROFILE

WORDS = ("LVDERENESCIS", "DALVSORILOCV")
OILED = replace(WALNUT, early=srgb("6c4529"), late=srgb("3a2113"), rings=13, pores=.35, uneven=.6, gloss=.42)
LIME, RED_LEAD = srgb("ac9362"), srgb("bd5236")
PLANKS = (-.72, .70)                     # where three planks meet, as y
FIELD = (2.76, 2.11)                     # half size of the sunken field


def rings(carver, g, radius, depth=.010):
    """A ring with a dot, as a centre bit cuts it."""
    carver.line(g, cv.circle(g, radius), .016, depth)
    if radius > .05:
        carver.line(g, cv.circle(g, radius * .62), .012, depth * .8, .5)
    carver.line(g, cv.circle(g, radius * .14), .020, depth)


def feather_point(carver, g):
    """A spear-shaped point, hatched like a feather from its middle line."""
    blade = carver.blade(g)
    carver.line(g, blade, .024, .013)
    inner = blade + .026
    middle = np.abs(g.x)
    hatch = ((g.y - 1.1 * middle) / .070 % 1 - .5) * .070 * .67
    cuts = np.maximum(np.abs(hatch) - .0045, np.maximum(inner, .012 - middle))
    carver.line(g, np.where(inner < 0, np.abs(hatch), 9.0) + np.maximum(inner, 0) + .02 * (middle < .010), .016, .008, 0)
    mask = cv.cover(cuts, g.px)
    g.over(carver.out.stain, mask)
    carver.line(g, np.where(inner < 0, middle, 9.0), .014, .008)
    h = cv.moved(g, 0, art.LENGTH - .13)
    rings(carver, h, .052)


def ring_point(carver, g):
    """A spear-shaped point of rings and dots that grow smaller to its tip."""
    carver.line(g, carver.blade(g), .024, .013)
    for y, r in ((.19, .118), (.42, .090), (.605, .074), (.755, .058), (.875, .044), (.97, .034), (1.05, .027)):
        rings(carver, cv.moved(g, 0, y), r)
    h = cv.moved(g, 0, art.LENGTH - .13)
    carver.line(h, orn.petals(h, 4, .062, .016), .014, .008)


def flower(carver, g, radius):
    """Six petals struck with a pair of compasses, in a ring."""
    carver.line(g, cv.circle(g, radius), .022, .012)
    carver.line(g, cv.circle(g, radius + .030), .014, .009)
    for k in range(6):
        h = g.turned(k * np.pi / 3)
        petal = cv.vesica(h, radius * .48, radius * .15, 0, radius * .48)
        carver.sink(h, petal, .008, .8)
        carver.line(h, petal, .014, .008)


def notches(carver, rim):
    """A row of three-sided notches along the middle of the rim."""
    g = carver.canvas.window(0, 0, 99)
    hw, hh = rim
    edge = cv.box(g, hw, hh)
    pitch = .094
    horizontal = np.abs(g.y) - hh > np.abs(g.x) - hw
    along = np.where(horizontal, g.x, g.y)
    slant = np.abs((along / pitch) % 1 - .5) * pitch        # 0 in the middle of a notch
    out = (edge + .030) / .060                              # 0 at the inner end, 1 at the outer
    wall = slant - (1 - out) * pitch / 2                    # negative inside
    cut = np.where((out > 0) & (out < 1), np.clip(-wall / .030, 0, 1), 0)
    carver.out.height -= .016 * cut
    np.maximum(carver.out.stain, .9 * (cut > .02), out=carver.out.stain)
    for away in (-.040, .040):
        carver.line(g, edge - away, .012, .008)


def joints(carver):
    """The joints between the planks of the field."""
    g = carver.canvas.window(0, 0, 99)
    inside = cv.box(g, *FIELD)
    for y in PLANKS:
        line = np.where(inside < 0, np.abs(g.y - y), 9.0)
        g.deepest(carver.out.height, cv.groove(line, .012, .006))
        np.maximum(carver.out.stain, cv.cover(line - .004, g.px), out=carver.out.stain)


def carve(canvas, rim):
    """All layers for the canvas of the board, and the letters, which are filled with red; `rim`: as in tabula_art."""
    carver = art.Carver(canvas)
    for number, x in enumerate(art.columns()):
        for side in (-1, 1):
            g = art.narrow(canvas, x, side)
            (feather_point if (number + (side > 0)) % 2 else ring_point)(carver, g)
    g = canvas.window(0, 0, 99)
    carver.line(g, cv.box(g, 2.735, art.BASE + .012), .024)
    for x in (-art.BAR, art.BAR):
        carver.line(g, cv.segment(g, (x, -art.BASE), (x, art.BASE)), .020)
    for y in (-.285, .285):
        for x0, x1 in ((-2.735, -art.BAR), (art.BAR, 2.735)):
            carver.line(g, cv.segment(g, (x0, y), (x1, y)), .018)
    flower(carver, canvas.window(0, 0, .25), .150)
    for y in (-1.62, 1.62):
        flower(carver, canvas.window(0, y, .25), .120)
    notches(carver, rim)
    joints(carver)
    filled = art.wear(canvas, carver.out.gilt)
    words = art.Carver(canvas)
    for row, y in ((0, .145), (1, -.145)):
        for letter, x in zip(WORDS[row], art.columns()):
            g = canvas.window(x, y, .14)
            words.line(g, orn.letter(g, letter, .175), .028, .012)
    height = np.minimum(carver.out.height, words.out.height)
    return height, filled, carver.out.stain, art.wear(canvas, words.out.gilt)


def build(studio):
    body = sweep.sweep("planks", sweep.rounded_rect(*HALF, .09), RIM_PROFILE)
    canvas = cv.Canvas(*body.rect, 120 if studio.fast else 330)
    carved, filled, stained, letters = carve(canvas, (HALF[0] - RIM_MIDDLE, HALF[1] - RIM_MIDDLE))
    field = cv.box(canvas, *FIELD)
    plank = sum((canvas.y > y).astype(np.float32) for y in PLANKS) / 4
    part = np.where(field < 0, plank, .9).astype(np.float32)

    def finish(n):
        height, lime, stain = plan.layers(n, "carving", carved, filled, stained)
        red, number = plan.layers(n, "parts", letters, part)
        x, y, z = n.split(n.grain())
        frame = n.remap(number, .80, .85)
        beside = n.math("GREATER_THAN", n.minus(n.math("ABSOLUTE", x), n.math("ABSOLUTE", y)), HALF[0] - HALF[1])
        turned = n.times(frame, beside)
        place = n.add("ShaderNodeMix", {0: turned, 4: n.combine(x, y, z), 5: n.combine(y, x, z)},
                      data_type="VECTOR").outputs[1]
        # Each plank from another part of the log.
        place = n.vector("ADD", place, n.scale(n.grey(number), (37, 2.9, 5.3)))
        wood = OILED(n, place).tint(n, n.times(stain, .75), srgb("1b0e07"))
        wood = wood.tint(n, n.times(n.remap(height, -.003, -.010), .7), srgb("170c06"))
        speck = n.noise(n.grain(), 90.0, 3)
        chalk = Surface(n.mix(n.times(speck, .5), LIME, srgb("8f7a52")), .8, wood.height)
        red_lead = Surface(n.mix(n.times(speck, .5), RED_LEAD, srgb("6b2415")), .7, wood.height)
        return plan.raised(n, wood.over(n, n.times(lime, .72), chalk).over(n, red, red_lead), height)

    board = mesh.smooth(body.finished(material("incised walnut", finish)), 40)
    studio.bake(board, Maps(colour=1280, normal=1024, orm=512, colour_quality=78, normal_quality=74, grime=.35,
                            samples=2, occlusion_samples=16))
    studio.export("tabula_wood", board)


MODELS = {"tabula_wood": build}
