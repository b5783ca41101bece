"""Dice of all games: the cubic bone die, the lot and the doubling cube."""

import math

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from lib import Maps, material, mesh, numerals, pixels, uvmap
from lib.bone import BONE, SHELL
from lib.metal import BRASS
from lib.nodes import srgb
from lib.surface import Surface
from lib.wood import EBONY

EDGE = 0.16
ROUNDING = 0.02
PIP_RADIUS = EDGE * 0.098
PIP_SPREAD = EDGE * 0.26

# The direction of each number, in Blender axes; as glTF (x, z, -y): +Y 1, -Y 6, +Z 2, -Z 5, +X 3, -X 4.
FACES = {1: (0, 0, 1), 6: (0, 0, -1), 2: (0, -1, 0), 5: (0, 1, 0), 3: (1, 0, 0), 4: (-1, 0, 0)}
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
    6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
}


def rounded_cube(name, edge, rounding, finish, segments=5):
    """A cube around the origin with rounded edges."""
    half = edge / 2
    square = [(-half, -half), (half, -half), (half, half), (-half, half)]
    work = mesh.extruded(square, -half, half)
    mesh.bevel(work, rounding, segments)
    return mesh.from_bmesh(name, work, finish, plank=(0.3, 0.2, 0.1))


def ink(nodes):
    """The dark filling of the pips."""
    speck = nodes.noise(nodes.grain(), 60.0)
    return Surface(srgb("1d1611"), nodes.plus(0.2, nodes.times(speck, 0.2)), nodes.times(speck, 0.0004))


def pip_drills(finish):
    """The 21 balls that cut out the pips."""
    work = bmesh.new()
    for number, direction in FACES.items():
        out = Vector(direction)
        across = Vector((out.y, out.z, out.x))
        up = out.cross(across)
        turn = out.to_track_quat("Z", "Y").to_matrix().to_4x4()
        for x, y in PIPS[number]:
            centre = out * (EDGE / 2 + PIP_RADIUS * 0.45) + (across * x + up * y) * PIP_SPREAD
            ball = Matrix.Translation(centre) @ turn
            bmesh.ops.create_uvsphere(work, u_segments=16, v_segments=10, radius=PIP_RADIUS * 1.1, matrix=ball)
    return mesh.from_bmesh("drills", work, finish)


def build_die(studio):
    die = rounded_cube("die", EDGE, ROUNDING, material("bone", BONE))
    mesh.cut(die, pip_drills(material("ink", ink)))
    mesh.set_grain(die, plank=(0.3, 0.2, 0.1))
    uvmap.boxed(die, EDGE / 2)
    mesh.smooth(die, 40)
    # The edges of the pips exist in the colour map only, and dice are seen close up.
    studio.bake(die, Maps(colour=1024, normal=512, orm=256, occlusion_reach=0.03, grime=0.25))
    studio.export("die", die)


# --- the doubling cube: 64 up (the stake is 1 at the start), then around ------------------------------------------

DOUBLING_EDGE = 0.26
DOUBLING_FACES = {(0, 0, 1): "64", (0, 0, -1): "2", (0, -1, 0): "4", (0, 1, 0): "32", (1, 0, 0): "8", (-1, 0, 0): "16"}


def numbered(nodes):
    """Shell with six engraved numbers filled with dark paste, looked up through the `boxed` UV map."""
    size, depth = 256, 0.004
    grid = [numerals.depth(DOUBLING_FACES[side], size, 0.86 if len(DOUBLING_FACES[side]) == 1 else 0.76)
            for side in uvmap.CUBE_SIDES]
    sheet = np.concatenate([np.concatenate(grid[:3], axis=1), np.concatenate(grid[3:], axis=1)])
    cut = np.clip(sheet / 0.05, 0, 1)
    mask = pixels.coverage(sheet, 2 / size)
    picture = nodes.image(pixels.to_image("numbers", np.stack([mask, cut, 0 * cut], axis=-1)))
    filled, deep, _ = nodes.split(picture)
    paste = ink(nodes)
    paste.roughness = 0.6
    return SHELL(nodes).over(nodes, filled, paste).engrave(nodes, deep, depth)


def build_doubling_cube(studio):
    die = rounded_cube("doubling_cube", DOUBLING_EDGE, 0.026, material("numbered shell", numbered))
    uvmap.boxed(die, DOUBLING_EDGE / 2)
    mesh.weighted_normals(mesh.smooth(die, 40))
    studio.bake(die, Maps(colour=512, normal=512, orm=256, occlusion_reach=0.05))
    studio.export("doubling_cube", die)


# --- the lot: a tetrahedron with two marked tips ------------------------------------------------------------

LOT_EDGE = 0.30
LOT_ROUNDING = 0.02
LOT_RADIUS = LOT_EDGE * math.sqrt(6) / 4
# Sharp vertices in Blender axes, centroid at the origin; the first two are the marked tips.
LOT_TIPS = [
    Vector((0, 0, LOT_RADIUS)),
    Vector((LOT_EDGE / math.sqrt(3), 0, -LOT_RADIUS / 3)),
    Vector((-LOT_EDGE / (2 * math.sqrt(3)), -LOT_EDGE / 2, -LOT_RADIUS / 3)),
    Vector((-LOT_EDGE / (2 * math.sqrt(3)), LOT_EDGE / 2, -LOT_RADIUS / 3)),
]
INLAY_FROM = 0.078
RING_WIDTH = 0.009


def lot_body(finish):
    """The sharp tetrahedron with edges rounded by LOT_ROUNDING; its flat faces stay in place."""
    inner = 1 - LOT_ROUNDING / (LOT_RADIUS / 3)
    work = bmesh.new()
    for tip in LOT_TIPS:
        turn = tip.to_track_quat("Z", "Y").to_matrix().to_4x4()
        bmesh.ops.create_uvsphere(work, u_segments=24, v_segments=14, radius=LOT_ROUNDING,
                                  matrix=Matrix.Translation(tip * inner) @ turn)
    hull = bmesh.ops.convex_hull(work, input=work.verts)
    bmesh.ops.delete(work, geom=hull["geom_interior"], context="VERTS")
    bmesh.ops.dissolve_limit(work, angle_limit=math.radians(0.5), verts=work.verts, edges=work.edges)
    return mesh.from_bmesh("lot", work, finish, plank=(0.7, 0.4, 0.2))


def marked_bone(nodes):
    """Bone; the first two tips are ebony, set in a thin brass ring."""
    surface = BONE(nodes)
    for tip in LOT_TIPS[:2]:
        along = nodes.vector("DOT_PRODUCT", nodes.position(), tuple(tip.normalized()))
        ring = nodes.remap(along, INLAY_FROM - 0.0006, INLAY_FROM + 0.0006)
        inlay = nodes.remap(along, INLAY_FROM + RING_WIDTH - 0.0006, INLAY_FROM + RING_WIDTH + 0.0006)
        surface = surface.over(nodes, ring, BRASS(nodes)).over(nodes, inlay, EBONY(nodes))
        seam = nodes.remap(nodes.math("ABSOLUTE", nodes.minus(along, INLAY_FROM)), 0.0015, 0.0)
        surface = surface.engrave(nodes, seam, 0.0012)
    return surface


def build_lot(studio):
    lot = lot_body(material("marked bone", marked_bone))
    mesh.weighted_normals(mesh.smooth(lot, 30))
    studio.bake(lot, Maps(colour=512, normal=512, orm=256, occlusion_reach=0.05))
    studio.export("lot", lot)


MODELS = {"die": build_die, "doubling_cube": build_doubling_cube, "lot": build_lot}
