"""The backgammon case as it is made in Damascus: olive wood inlaid with darker and lighter woods, bone and mother of
pearl; its checkers of bone and of ebony. The same geometry as backgammon.py.
"""

from dataclasses import replace

import numpy as np

import backgammon as case
import checkers
from lib import Maps, material, mesh, plan, uvmap
from lib import boxmap
from lib import canvas as cv
from lib.bone import BONE, PEARL
from lib.inlay import Inlay, octagon, star
from lib.metal import BRASS
from lib.nodes import srgb
from lib.wood import EBONY, OLIVE, Wood

LEMONWOOD = Wood(srgb("caa068"), srgb("a97d4a"), rings=9, pores=0.15, fibre=0.7, gloss=0.32, worn=srgb("dcb97c"),
                 seed=61)
ROSEWOOD = Wood(srgb("9a492f"), srgb("60261a"), rings=13, pores=0.4, gloss=0.34, worn=srgb("a8664a"), seed=64)
FIELD_OLIVE = replace(OLIVE, early=srgb("a8743f"), late=srgb("532f17"), rings=15, flame=2.4, uneven=0.9, fibre=1.3)
RAIL_OLIVE = replace(FIELD_OLIVE, early=srgb("93602f"), late=srgb("432410"), seed=43)
KINDS = ("rosewood", "lemonwood", "ebony", "bone", "pearl")

# The rectangle of the whole case, seen from above.
RECT = (case.WEST, case.EAST, -case.OUTER_Y, case.OUTER_Y)
CENTRE = ((RECT[0] + RECT[1]) / 2, 0)
# The middle line of the band around the case, and the distances of its stars on the west, the east and the sides: none
# is cut where the case folds.
BAND = ((case.WEST - case.FIELD_X) / 2, (case.EAST + case.TRAY[1]) / 2, (case.FIELD_Y + case.OUTER_Y) / 2)
STAR = 0.070
STRIP = (0.20, 0.36)                     # half width of the strip across the field, distance of its stars


def sawtooth(along, pitch):
    """0 at the middle of each tooth, 1 between two."""
    return np.abs(2 * ((along / pitch) % 1) - 1)


def point(inlay, x, side, is_light):
    """A point: a line of bone, teeth along its edges, lozenges along its middle."""
    length, half = case.POINT_LENGTH, case.POINT_WIDTH / 2 - 0.006
    g = inlay.canvas.window(x, side * (case.FIELD_Y - length / 2), length / 2 + 0.02)
    columns = np.abs(g.x[0]) < case.POINT_WIDTH / 2
    first, count = int(np.argmax(columns)), int(columns.sum())
    g.at = (g.at[0], slice(g.at[1].start + first, g.at[1].start + first + count))
    g.x, g.y = g.x[:, first:first + count], g.y[:, first:first + count]
    if side > 0:
        g.x, g.y = -g.x, -g.y
    g.y = g.y + length / 2               # from the rail to the tip
    slope = half / length
    edge = (np.abs(g.x) - (length - g.y) * slope) / np.hypot(1, slope)
    body, teeth, mark = ("lemonwood", "rosewood", "ebony") if is_light else ("rosewood", "lemonwood", "lemonwood")
    inlay.lay(g, edge, "ebony")
    inlay.lay(g, edge + 0.007, "bone", 0)
    inlay.lay(g, edge + 0.016, "ebony", 0)
    inlay.lay(g, edge + 0.020, body, 0)
    depth = -edge - 0.020                # into the body
    room = (length - g.y) * slope        # half the width at that distance from the rail
    tooth = np.maximum(-depth, depth - 0.030 * (1 - sawtooth(g.y, 0.062)))
    inlay.lay(g, np.maximum(tooth, 0.050 - room), teeth, 0)
    for place, size in ((0.50, 0.075), (0.78, 0.056), (1.00, 0.040), (1.16, 0.028)):
        h = cv.moved(g, 0, place)
        inlay.lay(h, cv.diamond(h, size, 1.75 * size), mark)
        inlay.lay(h, cv.diamond(h, 0.52 * size, 0.91 * size), "pearl")
    h = cv.moved(g, 0, 0.20)
    inlay.lay(h, star(h, 0.098), mark)
    inlay.lay(h, star(h, 0.068), "pearl")
    inlay.lay(h, octagon(h, 0.024), "rosewood")


def small_star(inlay, x, y, kind="pearl", middle="rosewood"):
    """A star of the bands."""
    g = inlay.canvas.window(x, y, STAR + 0.01)
    inlay.lay(g, star(g, STAR), kind)
    inlay.lay(g, octagon(g, 0.020), middle)


def band(inlay, line, places, is_between):
    """Stars on rosewood between lines of bone. `line` is the distance to the middle of the band, over the whole canvas;
    lozenges of lemonwood fill the places between the stars."""
    g = inlay.canvas.window(0, 0, 99)
    edge = np.abs(line)
    inlay.lay(g, np.maximum(edge - 0.081, is_between), "ebony")
    inlay.lay(g, np.maximum(edge - 0.079, is_between), "bone", 0)
    inlay.lay(g, np.maximum(edge - 0.073, is_between), "ebony", 0)
    for x, y, across in places:
        for end in (-1, 1):
            at = (x + 0.073 * end, y) if across else (x, y + 0.073 * end)
            h = inlay.canvas.window(*at, 0.06)
            inlay.lay(h, np.maximum(cv.diamond(h, 0.042, 0.042), np.abs(line[h.at]) - 0.072), "lemonwood")


def steps(start, end, count):
    """The ends of `count` equal parts."""
    return list(np.linspace(start, end, count + 1))


def bands(inlay):
    """The band around the case and the two on the bar."""
    west, east, north = BAND
    columns = steps(west, -0.074, 17) + steps(0.074, east, 21)
    rows = steps(-north, north, 30)
    g = inlay.canvas.window(0, 0, 99)
    around = cv.box(cv.moved(g, CENTRE[0], 0), east - CENTRE[0], north)
    gaps = [((a + b) / 2, y, False) for a, b in zip(columns, columns[1:]) for y in (-north, north)]
    gaps += [(x, (a + b) / 2, True) for a, b in zip(rows, rows[1:]) for x in (west, east)]
    band(inlay, around, gaps, np.full_like(around, -1))
    for x in columns:
        for y in (-north, north):
            small_star(inlay, x, y)
    for y in rows[1:-1]:
        for x in (west, east):
            small_star(inlay, x, y)
    for x in (-case.BAR / 2, case.BAR / 2):
        rows = steps(-1.44, 1.44, 20)
        gaps = [(x, (a + b) / 2, True) for a, b in zip(rows, rows[1:])]
        band(inlay, g.x - x, gaps, np.abs(g.y) - 1.515)
        for y in rows:               # darker than around the case: light checkers lie here
            small_star(inlay, x, y, "rosewood", "pearl")


def strip(inlay, middle):
    """The strip across the middle of one half of the field: large stars, and half stars of light wood between."""
    wide, pitch = STRIP
    g = inlay.canvas.window(middle, 0, 1.2)
    whole = cv.box(g, 3 * pitch, wide)
    for grown, kind in ((0.052, "ebony"), (0.048, "bone"), (0.038, "ebony"), (0.034, "lemonwood"), (0.012, "ebony"),
                        (0.008, "bone"), (0.0, "rosewood")):
        inlay.lay(g, whole - grown, kind, 0)
    teeth = np.maximum(np.abs(np.abs(g.y) - wide - 0.023) - 0.010, np.abs(g.x) - 3 * pitch)
    slant = sawtooth(g.x + (np.abs(g.y) - wide) * 0.9, 0.045) - 0.5
    inlay.lay(g, np.maximum(teeth, 0.0112 * slant), "rosewood", 0)
    for k in range(7):
        h = inlay.canvas.window(middle + (k - 3) * pitch, 0, 0.25)
        for end in (-1, 1):
            half = cv.moved(h, 0, end * wide)
            for size, kind in ((0.150, "ebony"), (0.130, "lemonwood"), (0.066, "rosewood")):
                inlay.lay(h, np.maximum(star(half, size), cv.box(h, 3 * pitch, wide, (3 - k) * pitch)), kind, 0.002)
    for k in range(6):
        h = inlay.canvas.window(middle + (k - 2.5) * pitch, 0, 0.25)
        inlay.lay(h, star(h, 0.188), "ebony")
        inlay.lay(h, star(h, 0.172), "lemonwood")
        inlay.lay(h, star(h, 0.132), "ebony")
        inlay.lay(h, star(h, 0.118), "pearl")
        inlay.lay(h, star(h, 0.080), "ebony")
        inlay.lay(h, octagon(h, 0.042), "rosewood")
        inlay.lay(h, octagon(h, 0.018), "bone")


def drawing(density):
    """All inlays of the case."""
    inlay = Inlay(cv.Canvas(*RECT, density), KINDS)
    for side in (-1, 1):
        for number, x in enumerate(case.columns()):
            point(inlay, x, side, (number + (side > 0)) % 2 == 1)
    middle = (case.BAR + case.FIELD_X) / 2
    for x in (-middle, middle):
        strip(inlay, x)
    bands(inlay)
    g = inlay.canvas.window(sum(case.DIVIDER) / 2, 0, 2.1)
    wall = cv.box(g, 0.042, 1.96)
    for grown, kind in ((0.012, "ebony"), (0.009, "bone"), (0.0, "ebony")):
        inlay.lay(g, wall - grown, kind, 0)
    inlay.lay(g, np.maximum(wall, 0.05 * (sawtooth(g.y, 0.098) - (0.5 - g.x / 0.098))), "lemonwood", 0)
    small = np.abs(g.x) + np.abs((g.y % 0.098) - 0.049) - 0.018
    inlay.lay(g, np.maximum(wall, small), "pearl", 0)
    h = inlay.canvas.window(sum(case.TRAY) / 2, 0, 0.2)
    for size, kind in ((0.112, "ebony"), (0.102, "pearl"), (0.066, "ebony")):
        inlay.lay(h, star(h, size), kind)
    inlay.lay(h, octagon(h, 0.030), "bone")
    return inlay


def look(n, name, *layers):
    """Masks on the faces that point up, seen from above."""
    up = plan.facing_up(n)
    width, height = RECT[1] - RECT[0], RECT[3] - RECT[2]
    return [n.times(found, up) for found in plan.stamped(n, name, width, height, *layers, centre=CENTRE)]


def finished(inlay, ground):
    """A finish of a wood, its figure short and wild as that of olive, with the inlays."""
    def finish(n):
        x, y, _ = n.split(n.position())
        along = n.combine(y, x, 0.0)     # along the points
        woods = {"rosewood": ROSEWOOD(n, along), "lemonwood": LEMONWOOD(n, along), "ebony": EBONY(n, along),
                 "bone": BONE(n), "pearl": PEARL(n)}
        return inlay.over(n, ground(n, n.scale(n.grain(), (2.5, 1, 1))), woods, look)
    return finish


def build_case(studio):
    inlay = drawing(110 if studio.fast else 340)
    brass = material("brass", replace(BRASS, patina=0.2))
    rails = case.rails(material("inlaid rails", finished(inlay, RAIL_OLIVE), relief=0.5))
    frame = mesh.join("frame", *rails, *case.hinge(-1, brass), *case.hinge(1, brass))
    mesh.weighted_normals(mesh.smooth(frame, 32))
    boxmap.unwrap(frame, 0.012, lambda out: 1.0 if out.z > 0.5 else 0.5)
    ground = case.field(material("inlaid field", finished(inlay, FIELD_OLIVE), relief=0.6))
    maps = Maps(colour=1280, normal=768, orm=512, colour_quality=71, normal_quality=80, occlusion_reach=0.3,
                samples=2, occlusion_samples=16)
    studio.bake(ground, maps)
    studio.bake(frame, maps)
    studio.export("backgammon_damascus", ground, frame)


# --- the checkers -------------------------------------------------------------------------------------------


def build_checker(studio, name, body, inlaid):
    """A turned checker with a star in a ring. `inlaid`: the kinds of the ring, the star and its middle."""
    radius = checkers.RADIUS
    inlay = Inlay(cv.Canvas(-radius, radius, -radius, radius, 1500), ("ring", "star", "eye"), 0.0018)
    g = inlay.canvas.window(0, 0, radius)
    inlay.lay(g, cv.ring(g, 0.088, 0.006), "ring")
    inlay.lay(g, np.abs(star(g, 0.070)) - 0.0045, "star")
    inlay.lay(g, octagon(g, 0.016), "eye")

    def finish(n):
        size = 2 * radius
        flat = n.largest(plan.facing_up(n), n.remap(n.split(n.normal())[2], -0.6, -0.8))

        def both_faces(n, name, *layers):
            return [n.times(found, flat) for found in plan.stamped(n, name, size, size, *layers)]

        kinds = dict(zip(("ring", "star", "eye"), (kind(n) for kind in inlaid)))
        return inlay.over(n, body(n), kinds, both_faces)

    outline, bottom_until, side_until = checkers.profile()
    checker = mesh.lathe(name, outline, material(name, finish, relief=0.6), checkers.SEGMENTS, plank=(0.9, 0.3, 0.2),
                         uv=uvmap.turned(outline, bottom_until, side_until))
    mesh.smooth(checker, 45)
    studio.bake(checker, Maps(colour=512, normal=256, orm=256, occlusion_reach=0.04, grime=0.5))
    studio.export(name, checker)


def build_light(studio):
    """The checker of the first seat: bone with rosewood."""
    body = replace(BONE, pale=srgb("f3ead4"), deep=srgb("e6d6b2"), canals=0.3, seed=5)
    build_checker(studio, "checker_damascus_light", body, (ROSEWOOD, ROSEWOOD, PEARL))


def build_dark(studio):
    """The checker of the second seat: ebony with brass and mother of pearl."""
    build_checker(studio, "checker_damascus_dark", replace(EBONY, rings=14), (BRASS, BRASS, PEARL))


MODELS = {"backgammon_damascus": build_case, "checker_damascus_light": build_light,
          "checker_damascus_dark": build_dark}
