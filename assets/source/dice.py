"""Dice of all games: the cubic bone die, the lot and the doubling die."""

import bmesh
from mathutils import Matrix, Vector

from kit import Maps, material, mesh
from kit.bone import BONE
from kit.nodes import srgb
from kit.surface import Surface

EDGE = 0.16
ROUNDING = 0.02
PIP_RADIUS = EDGE * 0.098
PIP_SPREAD = EDGE * 0.26

# Which number looks which way, in Blender axes; as glTF (x, z, -y): +Y 1, -Y 6, +Z 2, -Z 5, +X 3, -X 4.
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
    """A cube round the origin with quarter-circle edges."""
    half = edge / 2
    square = [(-half, -half), (half, -half), (half, half), (-half, half)]
    work = mesh.extruded(square, -half, half)
    mesh.bevel(work, rounding, segments)
    return mesh.from_bmesh(name, work, finish, plank=(0.3, 0.2, 0.1))


def ink(nodes):
    """The dark paste rubbed into the pips."""
    speck = nodes.noise(nodes.grain(), 60.0)
    return Surface(srgb("1d1611"), nodes.plus(0.2, nodes.times(speck, 0.2)), nodes.times(speck, 0.0004))


def pip_drills(finish):
    """The 21 balls that drill the pips."""
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
    mesh.smooth(die, 40)
    studio.bake(die, Maps(colour=512, normal=512, orm=256, occlusion_reach=0.03, grime=0.25))
    studio.export("die", die)


MODELS = {"die": build_die}
