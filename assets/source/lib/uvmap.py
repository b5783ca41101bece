"""Texture coordinates: automatic, from above, for lathed solids and for cubes."""

import math

import bpy

from mathutils import Vector

from .mesh import select


def unwrap(target, angle=60.0, margin=0.012):
    """Automatic islands for every part, packed into one square; does nothing if a UV map exists."""
    if target.data.uv_layers:
        return target
    target.data.uv_layers.new(name="UVMap")
    select(target)
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.uv.smart_project(angle_limit=math.radians(angle), island_margin=margin)
    bpy.ops.uv.select_all(action="SELECT")
    bpy.ops.uv.average_islands_scale()
    bpy.ops.uv.pack_islands(rotate=True, margin=margin, shape_method="CONCAVE")
    bpy.ops.object.mode_set(mode="OBJECT")
    return target


def planar(target, x, y):
    """From above: the ranges x and y (each from, to) fill the whole texture."""
    layer = target.data.uv_layers.get("UVMap") or target.data.uv_layers.new(name="UVMap")
    for loop, slot in zip(target.data.loops, layer.data):
        place = target.data.vertices[loop.vertex_index].co
        slot.uv = ((place.x - x[0]) / (x[1] - x[0]), (place.y - y[0]) / (y[1] - y[0]))
    return target


def tiled(target, size, origin=(0, 0)):
    """From above: a tileable texture that repeats every `size` units."""
    return planar(target, (origin[0], origin[0] + size), (origin[1], origin[1] + size))


def turned(profile, bottom_until, side_until):
    """UV function for `mesh.lathe` of a closed disc-like solid: its underside and top as two discs in the upper
    half of the texture, its side as a strip below.

    The profile runs bottom centre -> rim -> top centre; faces before index `bottom_until` belong to the
    underside, from there to `side_until` to the side, the rest to the top.
    """
    reach = max(radius for radius, _ in profile)
    lengths = [0.0]
    for (r0, z0), (r1, z1) in zip(profile[bottom_until:side_until], profile[bottom_until + 1:side_until + 1]):
        lengths.append(lengths[-1] + math.hypot(r1 - r0, z1 - z0))

    def coordinate(ring, turn, band):
        if bottom_until < band < side_until:
            along = lengths[ring - bottom_until] / lengths[-1]
            return 0.01 + 0.98 * turn, 0.02 + 0.44 * along
        centre_u, mirror = (0.25, -1) if band < bottom_until else (0.75, 1)
        scale = 0.243 * profile[ring][0] / reach
        angle = 2 * math.pi * turn
        return centre_u + mirror * scale * math.cos(angle), 0.75 + scale * math.sin(angle)

    return coordinate


# The six sides of a cube in Blender axes: outward direction, and the directions of right and up in the texture.
CUBE_SIDES = {
    (0, 0, 1): ((1, 0, 0), (0, 1, 0)),
    (0, 0, -1): ((1, 0, 0), (0, -1, 0)),
    (0, -1, 0): ((1, 0, 0), (0, 0, 1)),
    (0, 1, 0): ((-1, 0, 0), (0, 0, 1)),
    (1, 0, 0): ((0, 1, 0), (0, 0, 1)),
    (-1, 0, 0): ((0, -1, 0), (0, 0, 1)),
}


def boxed(target, half):
    """A cube of half edge `half`: its sides (in the order of CUBE_SIDES), including holes drilled into them, fill a
    3 x 2 grid, first row at the bottom."""
    layer = target.data.uv_layers.get("UVMap") or target.data.uv_layers.new(name="UVMap")
    sides = [(Vector(out), Vector(right), Vector(up)) for out, (right, up) in CUBE_SIDES.items()]
    for face in target.data.polygons:
        index = max(range(6), key=lambda i: sides[i][0].dot(face.center) - 1e-4 * half * i)
        _, right, up = sides[index]
        column, row = index % 3, index // 3
        for loop in face.loop_indices:
            place = target.data.vertices[target.data.loops[loop].vertex_index].co
            u, v = (0.5 + 0.485 * place.dot(axis) / half for axis in (right, up))
            layer.data[loop].uv = ((column + u) / 3, (row + v) / 2)
    return target
