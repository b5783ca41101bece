"""The backgammon case: walnut rails and bar, a cherry field with maple and wenge points, brass hinges.

Origin: centre of the field. Blender axes (y points north); sizes in units of 10 cm.
"""

import math
from dataclasses import replace

import numpy as np

from lib import Maps, material, mesh, pixels, uvmap
from lib.leather import GREEN
from lib.metal import BRASS
from lib.nodes import srgb
from lib.surface import Surface
from lib.wood import CHERRY, MAPLE, WALNUT, WENGE

FIELD_X, FIELD_Y = 2.48, 2.05            # half extents of the field
WEST, EAST, OUTER_Y = -2.70, 3.32, 2.27  # outside of the case
BAR, BAR_TOP = 0.20, 0.25                # half width and height of the bar
DIVIDER = (2.48, 2.64)                   # wall between field and trays
TRAY = (2.64, 3.10)                      # bear-off trays
BLOCK = 0.15                             # half length of the block between the trays
RAIL_TOP, FOOT = 0.28, -0.20
POINT_WIDTH, POINT_LENGTH = 0.38, 1.70
LINE = 0.011                             # half width of the dark line around a point

# --- the field: one flat texture from the west rail to the end of the trays -----------------------------------

PICTURE_X, PICTURE_Y = (-FIELD_X, TRAY[1]), (-FIELD_Y, FIELD_Y)


def columns():
    """The middles of the twelve columns of points, from west to east."""
    return [half * (BAR + POINT_WIDTH * (place + 0.5)) for half, places in ((-1, range(5, -1, -1)), (1, range(6)))
            for place in places]


def point_masks(size):
    """Masks of light points, dark points and lines, and three random numbers per point for its wood."""
    x, y = pixels.grid(size, PICTURE_X, PICTURE_Y)
    texel = (PICTURE_X[1] - PICTURE_X[0]) / size
    light, dark, line = (np.zeros((size, size), np.float32) for _ in range(3))
    planks = np.zeros((size, size, 3), np.float32)
    random = np.random.default_rng(11)
    for side in (-1, 1):
        depth = FIELD_Y - side * y
        for column, centre in enumerate(columns()):
            slope = (POINT_WIDTH / 2 - LINE) / POINT_LENGTH
            edge = ((POINT_LENGTH - depth) * slope - np.abs(x - centre)) / np.hypot(1, slope)
            inside = pixels.coverage(edge, texel)
            kind = light if (column + (side > 0)) % 2 else dark
            np.maximum(kind, inside, out=kind)
            np.maximum(line, pixels.coverage(LINE - np.abs(edge), texel), out=line)
            own = (side * y > 0) & (np.abs(x - centre) < POINT_WIDTH / 2)
            planks[own] = random.random(3)
    return light, dark, line * (np.abs(x) < FIELD_X), planks


def field_finish(nodes):
    """Cherry with inlaid points, each from its own piece of wood with the grain along the point."""
    light, dark, line, planks = point_masks(2048)
    masks = nodes.split(nodes.image(pixels.to_image("points", np.stack([light, dark, line], axis=-1))))
    plank = nodes.image(pixels.to_image("planks", planks), interpolation="Closest")
    x, y, _ = nodes.split(nodes.position())
    along = nodes.vector("ADD", nodes.combine(y, x, 0.0), nodes.scale(plank, (9, 5, 3)))
    surface = CHERRY(nodes)
    surface = surface.over(nodes, masks[0], replace(MAPLE, rings=9)(nodes, along))
    surface = surface.over(nodes, masks[1], WENGE(nodes, along))
    stringing = Surface(srgb("1a100a"), 0.4, nodes.minus(surface.height, 0.0008))
    surface = surface.over(nodes, masks[2], stringing)
    return surface.over(nodes, nodes.remap(x, 2.55, 2.57), GREEN(nodes))


def field(finished):
    """The two halves of the field and the two tray floors, of one material."""
    quads = [(-FIELD_X, -BAR, -FIELD_Y, FIELD_Y), (BAR, FIELD_X, -FIELD_Y, FIELD_Y),
             (*TRAY, BLOCK, FIELD_Y), (*TRAY, -FIELD_Y, -BLOCK)]
    vertices, faces = [], []
    for x0, x1, y0, y1 in quads:
        faces.append([len(vertices) + i for i in range(4)])
        vertices += [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)]
    made = mesh.solid("field", vertices, faces, finished, plank=(0, 0.3, 0.6))
    return uvmap.planar(made, PICTURE_X, PICTURE_Y)


# --- the case ---------------------------------------------------------------------------------------------


def rails(finished, rounding=0.022, segments=3):
    """Mitred rails (split where the case folds), divider, block, and the bar in two halves, of one material."""
    outlines = {
        "north west": ([(WEST, OUTER_Y), (0, OUTER_Y), (0, FIELD_Y), (-FIELD_X, FIELD_Y)], "X"),
        "north east": ([(0, OUTER_Y), (EAST, OUTER_Y), (TRAY[1], FIELD_Y), (0, FIELD_Y)], "X"),
        "south west": ([(WEST, -OUTER_Y), (0, -OUTER_Y), (0, -FIELD_Y), (-FIELD_X, -FIELD_Y)], "X"),
        "south east": ([(0, -OUTER_Y), (EAST, -OUTER_Y), (TRAY[1], -FIELD_Y), (0, -FIELD_Y)], "X"),
        "west": ([(WEST, -OUTER_Y), (-FIELD_X, -FIELD_Y), (-FIELD_X, FIELD_Y), (WEST, OUTER_Y)], "Y"),
        "east": ([(EAST, -OUTER_Y), (TRAY[1], -FIELD_Y), (TRAY[1], FIELD_Y), (EAST, OUTER_Y)], "Y"),
    }
    parts = []
    for number, (name, (outline, along)) in enumerate(outlines.items()):
        plank = (3.1 * number, 0.7 * number - 1.5, 0.45 * (number % 3))
        parts.append(mesh.prism(name, outline, FOOT, RAIL_TOP, finished, rounding=rounding, segments=segments,
                                along=along, plank=plank))
    inner = {
        "divider": (DIVIDER, (-FIELD_Y, FIELD_Y), RAIL_TOP),
        "block": (TRAY, (-BLOCK, BLOCK), RAIL_TOP),
        "bar west": ((-BAR, 0), (-FIELD_Y, FIELD_Y), BAR_TOP),
        "bar east": ((0, BAR), (-FIELD_Y, FIELD_Y), BAR_TOP),
    }
    for number, (name, (x, y, top)) in enumerate(inner.items()):
        plank = (-2.3 * number, 0.9 + 0.8 * number, 0.3)
        parts.append(mesh.box(name, x, y, (-0.03, top), finished, rounding=rounding - 0.006, segments=segments,
                              along="Y", plank=plank))
    for part in parts:
        mesh.drop_underside(part)
    return parts


def hinge(side, brass):
    """One hinge let into the end of the bar at `side` (-1 south, +1 north): two leaves, knuckle and screws."""
    y0, y1 = 1.60, 1.99
    flush = BAR_TOP + 0.003
    parts = []
    for direction in (-1, 1):
        x = sorted((0.016 * direction, 0.135 * direction))
        y = sorted((y0 * side, y1 * side))
        parts.append(mesh.box("leaf", x, y, (BAR_TOP - 0.02, flush), brass, rounding=0.004, segments=2, along="Y"))
        for place in (0.14, 0.5, 0.86):
            screw = mesh.lathe("screw", [(0.017, -0.002), (0.017, 0.001), (0.012, 0.003), (0, 0.0036)], brass, 14)
            across = 0.075 if place == 0.5 else 0.095
            screw.location = (across * direction, (y0 + (y1 - y0) * place) * side, flush)
            parts.append(screw)
    length = y1 - y0
    barrel = [(0, 0), (0.017, 0), (0.019, 0.004), (0.019, length - 0.004), (0.017, length), (0, length)]
    knuckle = mesh.lathe("knuckle", barrel, brass, 14)
    knuckle.rotation_euler = (-math.pi / 2, 0, 0)
    knuckle.location = (0, min(y0 * side, y1 * side), flush - 0.015)
    parts.append(knuckle)
    return parts


def build(studio):
    brass = material("brass", replace(BRASS, patina=0.2))
    walnut = material("walnut", replace(WALNUT, rings=12, pores=0.4, gloss=0.4), relief=0.45)
    case = mesh.join("frame", *rails(walnut), *hinge(-1, brass), *hinge(1, brass))
    mesh.weighted_normals(mesh.smooth(case, 32))
    ground = field(material("inlaid cherry", field_finish, relief=0.6))
    maps = Maps(colour=2048, normal=1024, orm=512, colour_quality=76, normal_quality=90, occlusion_reach=0.3,
                samples=2, occlusion_samples=32)
    studio.bake(ground, maps)
    studio.bake(case, maps)
    studio.export("backgammon", ground, case)


MODELS = {"backgammon": build}
