"""Tablero de Jesus: 7x7 squares of cork oak and olive, a tooled leather border; the purse.

Squares of pitch 0.44. Half sizes: field 1.54, leather 1.79, wooden edge 1.90. Top at z = 0, 0.14 thick.
"""
import math
from dataclasses import replace

import numpy as np

from lib import Maps, material, mesh
from lib import canvas as cv
from lib import ornament as orn
from lib import plan, sweep
from lib.leather import DARK, TAN
from lib.metal import GOLD
from lib.nodes import srgb
from lib.wood import CORK_OAK, OLIVE

PITCH, FIELD, LEATHER, OUTER = .44, 1.54, 1.79, 1.90
PROFILE = [(FIELD - OUTER, 0), (FIELD - OUTER + .004, -.005), (LEATHER - OUTER - .004, -.005), (LEATHER - OUTER, .010),
           (LEATHER - OUTER + .012, .016), (-.022, .016), (-.006, .009), (0, -.006), (0, -.125), (-.015, -.14)]


def tooling(canvas):
    """Stamped relief of the leather (units, negative) and the gold that is left in it (0..1)."""
    relief, gilt = canvas.zeros(), canvas.zeros()

    def press(g, d, width, depth, gold=0.0):
        g.deepest(relief, cv.groove(d, width, depth))
        gilt[g.at] = np.maximum(gilt[g.at], cv.cover(np.abs(d) - width * .3, g.px) * gold)

    whole = canvas.window(0, 0, 9)
    for at, gold in ((FIELD + .024, 1), (FIELD + .044, 0), (LEATHER - .044, 0), (LEATHER - .024, 1)):
        press(whole, cv.box(whole, at, at), .016, .009, gold)
    middle, count = (FIELD + LEATHER) / 2, 16
    step = 2 * middle / count
    for side in range(4):
        for k in range(count):
            along = (k - count / 2) * step
            x, y = (along, middle)
            turn = side * np.pi / 2
            c, s = np.cos(turn), np.sin(turn)
            g = canvas.window(c * x - s * y, s * x + c * y, .11).turned(turn)
            if k == 0:
                press(g, cv.circle(g, .066), .016, .009, 1)
                press(g, orn.petals(g, 8, .056, .013), .012, .008, 1)
            elif k % 2:
                press(g, cv.diamond(g, .094, .060), .014, .009, .8)
                press(g, cv.diamond(g, .060, .038), .012, .007)
                press(g, cv.circle(g, .012), .014, .009, 1)
            else:
                press(g, orn.petals(g, 4, .062, .017, np.pi / 4), .014, .009, 1)
                press(g, cv.circle(g, .008), .010, .006)
    rubbed = cv.smoothstep(-.3, .25, cv.fbm(canvas.x * 3, canvas.y * 3, 5, 4) + .15)
    return relief, gilt * rubbed


def dark_square(n, grain):
    """Olive with its wild grain: within the length of a square it wanders, and no two rings are equally dark."""
    wild = replace(OLIVE, early=srgb("8a5f30"), late=srgb("432710"), rings=24, flame=2.6, uneven=.9, fibre=1.4)
    return wild(n, n.scale(grain, (4, 1, 1)))


def build_board(studio):
    """Field, tooled leather and moulding as one body with one texture."""
    body = sweep.sweep("board", sweep.rounded_rect(OUTER, OUTER, .04, 4), PROFILE)
    art = cv.Canvas(*body.rect, 150 if studio.fast else 450)
    relief, gilt = tooling(art)
    ring = cv.box(art, FIELD, FIELD)
    hide_mask = cv.cover(-ring, art.px) * cv.cover(cv.box(art, LEATHER, LEATHER), art.px)
    edge_mask = cv.cover(-cv.box(art, LEATHER, LEATHER), art.px)

    def finish(n):
        pressed, gold = plan.layers(n, "tooling", relief, gilt)
        hide, edge = plan.layers(n, "parts", hide_mask, edge_mask)
        leather = replace(DARK, pebble=105, depth=.0016)(n)
        leather = leather.tint(n, n.times(n.remap(pressed, -.001, -.008), .7), srgb("170a06"))
        leather = plan.raised(n, leather.over(n, n.times(gold, .8), replace(GOLD, patina=.5, gloss=.4)(n)), pressed)
        field = plan.squares(n, PITCH, 7, 7, CORK_OAK, dark_square)
        x, y, z = n.split(n.grain())
        beside = n.math("GREATER_THAN", n.math("ABSOLUTE", x), n.math("ABSOLUTE", y))
        turned = n.add("ShaderNodeMix", {0: beside, 4: n.combine(x, y, z), 5: n.combine(y, x, z)},
                       data_type="VECTOR").outputs[1]
        return field.over(n, hide, leather).over(n, edge, replace(OLIVE, seed=47)(n, turned))

    board = mesh.smooth(body.finished(material("board", finish)), 40)
    studio.bake(board, Maps(colour=1024, normal=1024, orm=512, colour_quality=86, normal_quality=88,
                            occlusion_reach=.2))
    studio.export("jesus", board)


def build_purse(studio):
    """A drawstring pouch on z = 0, radius and height 0.35, its neck gathered in folds."""
    rings = [(0, .004), (.20, .0), (.27, .012), (.322, .05), (.345, .10), (.335, .15), (.290, .195), (.215, .230),
             (.140, .252), (.105, .268), (.100, .280), (.125, .300), (.165, .325), (.190, .343), (.178, .340),
             (.120, .303), (.075, .280), (0, .270)]
    segments = 40
    pouch = mesh.lathe("pouch", rings, material("leather", replace(TAN, pebble=75, depth=.0022)), segments)
    for vertex in pouch.data.vertices:
        x, y, z = vertex.co
        away, angle = math.hypot(x, y), math.atan2(y, x)
        fold = cv.smoothstep(.10, .27, z) * (1 if away > .05 else 0)
        ripple = 1 + fold * .16 * math.sin(10 * angle) + .035 * (1 - fold) * math.sin(3 * angle + 1)
        vertex.co.x, vertex.co.y = x * ripple, y * ripple
        if z > .29:
            vertex.co.z += .012 * math.sin(10 * angle + .6)
        elif .04 < z < .2:
            vertex.co.z -= .010 * math.sin(2 * angle)
    mesh.set_grain(pouch)
    cord = material("cord", replace(DARK, pebble=70, depth=.002))
    parts = [pouch, ring("cord", .114, .276, .016, cord), ring("cord", .112, .255, .014, cord)]
    for side in (-1, 1):
        path = [(.05, -.105, .270), (.07, -.17, .262), (.10, -.24, .225), (.11, -.325, .15), (.12, -.352, .07)]
        parts.append(string([(side * x, y, z) for x, y, z in path], .013, cord))
    purse = mesh.smooth(mesh.join("purse", *parts), 60)
    studio.bake(purse, Maps(colour=384, normal=384, orm=256, colour_quality=80, normal_quality=82,
                            occlusion_reach=.2, grime=.6))
    studio.export("purse", purse)


def ring(name, radius, z, thick, finish, around=20, across=6):
    """A cord around the neck that follows the folds loosely."""
    verts = []
    for i in range(around):
        a = 2 * math.pi * i / around
        r = radius * (1 + .05 * math.sin(10 * a))
        for k in range(across):
            b = 2 * math.pi * k / across
            verts.append(((r + thick * math.cos(b)) * math.cos(a), (r + thick * math.cos(b)) * math.sin(a),
                          z + thick * math.sin(b)))
    return mesh.solid(name, verts, _tube_faces(around, across, True), finish)


def string(path, thick, finish, across=6):
    """A hanging string through `path`, knotted at its end."""
    verts, count = [], len(path)
    for i, (x, y, z) in enumerate(path):
        swell = 1.7 if i == count - 1 else 1
        for k in range(across):
            b = -2 * math.pi * k / across
            across_x, across_z = swell * thick * math.cos(b), swell * thick * math.sin(b)
            verts.append((x + across_x, y - .5 * across_z, z + across_z))
    faces = _tube_faces(count, across, False) + [tuple(range(count * across - 1, (count - 1) * across - 1, -1))]
    return mesh.solid("string", verts, faces, finish)


def _tube_faces(rings, across, closed):
    """Faces between neighbouring rings of `across` vertices; `closed` joins the last ring to the first."""
    faces = []
    for i in range(rings if closed else rings - 1):
        here, there = i * across, (i + 1) % rings * across
        for k in range(across):
            j = (k + 1) % across
            faces.append((here + k, there + k, there + j, here + j))
    return faces


MODELS = {"jesus": build_board, "purse": build_purse}
