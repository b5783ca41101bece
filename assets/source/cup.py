"""The leather dice cup. Origin: centre of the foot; radius 0.32 at the mouth, 0.75 high, open at the top."""

import math

from lib import Maps, material, mesh
from lib.leather import DARK
from lib.nodes import srgb
from lib.surface import Surface

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


MODELS = {"cup": build}
