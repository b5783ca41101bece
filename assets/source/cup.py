"""The dice cups. Origin: centre of the foot; open at the top.

Leather, for backgammon: radius 0.32 at the mouth, 0.75 high. Turned from olive wood, for Tablero de Jesus, and from
horn with iron hoops, for Tablero di Berona: radius 0.27, 0.52 high.
"""

import math
from dataclasses import replace

from lib import Maps, material, mesh
from lib.bone import HORN
from lib.leather import DARK
from lib.metal import IRON
from lib.nodes import srgb
from lib.surface import Surface
from lib.wood import OLIVE

RADIUS, HEIGHT = 0.32, 0.75
WALL = 0.035
FOOT_RADIUS = 0.285
SEGMENTS = 40
STITCHES = 56
STITCH_HEIGHTS = (0.118, 0.632)


def body_radius(z):
    """Radius of the outer wall: nearly straight, a little wider at the mouth."""
    return FOOT_RADIUS + (RADIUS - 0.008 - FOOT_RADIUS) * (z / HEIGHT) ** 1.3


def outside():
    """Profile from the centre of the foot up the wall with its two sewn bands to the middle of the rim."""
    outline = [(0, 0.012), (0.22, 0.012), (0.235, 0.0), (FOOT_RADIUS, 0.0), (FOOT_RADIUS + 0.008, 0.010)]
    outline += [(body_radius(z) + 0.009, z) for z in (0.06, 0.135)]
    outline += [(body_radius(0.145), 0.145)]
    outline += [(body_radius(z), z) for z in (0.25, 0.36, 0.47, 0.58)]
    outline += [(body_radius(0.605), 0.605), (body_radius(0.615) + 0.008, 0.615)]
    outline += mesh.arc((RADIUS - 0.017, HEIGHT - 0.017), 0.017, 0, 90, 4)
    return outline


def inside():
    """Profile from the middle of the rim down the lined wall to the middle of the floor."""
    rim = mesh.arc((RADIUS - 0.017, HEIGHT - 0.017), 0.017, 90, 180, 3)
    walls = [(body_radius(z) - WALL, z) for z in (0.64, 0.45, 0.25, 0.10)]
    return rim + walls + [(FOOT_RADIUS - WALL - 0.03, 0.045), (0, 0.04)]


def strip(outline, v0, v1):
    """UV function: v runs along the profile from v0 to v1, u around the cup."""
    lengths = [0.0]
    for a, b in zip(outline, outline[1:]):
        lengths.append(lengths[-1] + math.dist(a, b))
    return lambda ring, turn, band: (0.005 + 0.99 * turn, v0 + (v1 - v0) * lengths[ring] / lengths[-1])


def stitched(nodes):
    """Dark leather with two rows of waxed thread."""
    x, y, z = nodes.split(nodes.position())
    turn = nodes.math("ARCTAN2", y, x)
    beat = nodes.math("FRACT", nodes.times(turn, STITCHES / (2 * math.pi)))
    dash = nodes.remap(nodes.math("ABSOLUTE", nodes.minus(beat, 0.5)), 0.38, 0.30)
    surface = DARK(nodes)
    for height in STITCH_HEIGHTS:
        distance = nodes.math("ABSOLUTE", nodes.minus(z, height))
        surface = surface.engrave(nodes, nodes.remap(distance, 0.016, 0.006), 0.004)
        thread = nodes.times(dash, nodes.remap(distance, 0.0075, 0.004))
        raised = nodes.plus(surface.height, nodes.times(nodes.remap(distance, 0.008, 0.0), 0.006))
        surface = surface.over(nodes, thread, Surface(srgb("c3a56f"), 0.6, raised))
    return surface


def lining(nodes):
    """Soft dark green baize."""
    nap = nodes.noise(nodes.grain(), 110.0, 3, 0.7)
    colour = nodes.mix(nap, srgb("12301f"), srgb("28543a"))
    return Surface(colour, 0.95, nodes.times(nap, 0.004))


def build(studio):
    outer, inner = outside(), inside()
    parts = [
        mesh.lathe("outside", outer, material("stitched leather", stitched), SEGMENTS, uv=strip(outer, 0.35, 0.995)),
        mesh.lathe("inside", inner, material("baize", lining), SEGMENTS, uv=strip(inner, 0.005, 0.34)),
    ]
    cup = mesh.smooth(mesh.join("cup", *parts), 50)
    studio.bake(cup, Maps(colour=512, normal=512, orm=256, normal_quality=88, occlusion_reach=0.5, grime=0.4))
    studio.export("cup", cup)


LOW_RADIUS, LOW_HEIGHT, LOW_WALL = 0.27, 0.52, 0.028


def low_cup(walls):
    """The profile of a turned cup around the foot, the outer `walls` [(radius, z), ...], the rim and the hollow."""
    rim = (LOW_RADIUS - LOW_WALL / 2, LOW_HEIGHT - LOW_WALL / 2)
    foot = [(0, 0.010), (0.16, 0.010), (0.175, 0.0), (0.205, 0.0), (0.213, 0.008)]
    lip = mesh.arc(rim, LOW_WALL / 2, 0, 180, 6)
    hollow = [(LOW_RADIUS - LOW_WALL - 0.003, 0.44), (0.222, 0.30), (0.205, 0.17), (0.185, 0.09), (0.150, 0.055)]
    return foot + walls + lip + hollow + [(0.08, 0.042), (0, 0.040)]


def build_olive(studio):
    """Olive wood: a moulded foot, a waist and two turned beads."""
    walls = [(0.222, 0.030), (0.220, 0.055), (0.206, 0.075), (0.212, 0.090), (0.228, 0.140), (0.240, 0.220),
             (0.246, 0.300), (0.249, 0.345), (0.259, 0.355), (0.262, 0.367), (0.259, 0.379), (0.251, 0.389),
             (0.261, 0.399), (0.264, 0.411), (0.261, 0.423), (0.254, 0.433), (0.259, 0.480)]
    wood = replace(OLIVE, early=srgb("a67a42"), late=srgb("5a3618"), rings=26, flame=2.2, uneven=0.8, seed=21)
    cup = mesh.lathe("cup_olive", low_cup(walls), material("olive", wood), SEGMENTS, along="Z", plank=(0.4, 0.9, 0.5))
    mesh.smooth(cup, 40)
    studio.bake(cup, Maps(colour=512, normal=512, orm=256, normal_quality=88, occlusion_reach=0.4, grime=0.4))
    studio.export("cup_olive", cup)


def hooped(nodes):
    """Streaked horn between two hoops of iron."""
    n = nodes
    _, _, z = n.split(n.position())
    horn = replace(HORN, pale=srgb("c08a45"), deep=srgb("6a3a15"), canals=0.2, gloss=0.22, seed=31)(n)
    hoops = 0.0
    for low, high in HOOPS:
        middle, half = (low + high) / 2, (high - low) / 2
        away = n.math("ABSOLUTE", n.minus(z, middle))
        hoops = n.largest(hoops, n.remap(away, half + 0.001, half - 0.001))
    return horn.over(n, hoops, replace(IRON, gloss=0.38)(n))


HOOPS = ((0.055, 0.095), (0.415, 0.455))   # from z to z


def build_horn(studio):
    """Horn: straight, a little wider at the mouth, with a hoop of iron above the foot and one below the rim."""
    def wall(z):
        return 0.216 + 0.040 * (z / LOW_HEIGHT) ** 1.2

    walls = []
    for low, high in HOOPS:
        walls += [(wall(low), low - 0.004), (wall(low) + 0.010, low), (wall(high) + 0.010, high),
                  (wall(high), high + 0.004)]
        walls += [(wall(z), z) for z in (0.20, 0.31)] if low == HOOPS[0][0] else [(wall(0.485) + 0.008, 0.485)]
    shape = low_cup(walls)
    cup = mesh.lathe("cup_horn", shape, material("horn", hooped), SEGMENTS, along="Z", plank=(0.2, 0.6, 1.1))
    mesh.smooth(cup, 40)
    studio.bake(cup, Maps(colour=512, normal=512, orm=256, normal_quality=88, occlusion_reach=0.4, grime=0.4))
    studio.export("cup_horn", cup)


MODELS = {"cup": build, "cup_olive": build_olive, "cup_horn": build_horn}
