"""Building blocks: prisms with rounded edges, lathed solids, booleans; joined, smoothed and unwrapped.

Lengths are world units (1 = 10 cm), axes are Blender's (x east, y north, away from the south player, z up).
Every solid gets two attributes that the finishes read: `grain` (per vertex, x along the grain) and `wear` (per
corner, 1 on rounded edges).
"""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

AXIS_TO_GRAIN = {
    "X": Matrix.Identity(3),
    "Y": Matrix.Rotation(-math.pi / 2, 3, "Z"),
    "Z": Matrix.Rotation(math.pi / 2, 3, "Y"),
}


def solid(name, vertices, faces, material, along="X", plank=(0, 0, 0)):
    """A mesh object with one material. `along`: axis of the grain; `plank`: which part of the log it is cut from."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    mesh.materials.append(material)
    set_grain(made, along, plank)
    return made


def from_bmesh(name, work, material, along="X", plank=(0, 0, 0)):
    """Turns a bmesh (freed afterwards) into an object; see `solid`."""
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    mesh.materials.append(material)
    set_grain(made, along, plank)
    return made


def set_grain(target, along="X", plank=(0, 0, 0)):
    """Writes the `grain` attribute from the vertex positions, and an empty `wear` where there is none."""
    attributes = target.data.attributes
    grain = attributes.get("grain") or attributes.new("grain", "FLOAT_VECTOR", "POINT")
    turn, shift = AXIS_TO_GRAIN[along], Vector(plank)
    for vertex in target.data.vertices:
        grain.data[vertex.index].vector = turn @ vertex.co + shift
    if "wear" not in attributes:
        attributes.new("wear", "FLOAT", "CORNER")


def bevel(work, width, segments, sharper_than=30.0, edges=None):
    """Rounds the sharp edges (angle in degrees) of a bmesh and marks the new faces in `wear`."""
    wear = work.loops.layers.float.get("wear") or work.loops.layers.float.new("wear")
    limit = math.radians(sharper_than)
    work.normal_update()
    if edges is None:
        edges = [e for e in work.edges if len(e.link_faces) == 2 and e.calc_face_angle(0.0) > limit]
    result = bmesh.ops.bevel(work, geom=edges, offset=width, offset_type="OFFSET", segments=segments,
                             profile=0.5, affect="EDGES", clamp_overlap=True)
    rounded = set(result["faces"])
    for face in rounded:
        for loop in face.loops:
            loop[wear] = float(all(f in rounded for f in loop.vert.link_faces))
    return rounded


def extruded(polygon, bottom, top):
    """bmesh of a polygon [(x, y), ...] (either orientation) extruded from z = bottom to z = top."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1]))
    if area < 0:
        polygon = polygon[::-1]
    work = bmesh.new()
    low = [work.verts.new((x, y, bottom)) for x, y in polygon]
    high = [work.verts.new((x, y, top)) for x, y in polygon]
    work.faces.new(low[::-1])
    work.faces.new(high)
    for i, (a, b) in enumerate(zip(low, high)):
        j = (i + 1) % len(low)
        work.faces.new((a, low[j], high[j], b))
    return work


def prism(name, polygon, bottom, top, material, rounding=0.02, segments=3, along="X", plank=(0, 0, 0)):
    """Extruded polygon with all sharp edges rounded (rounding 0: left sharp)."""
    work = extruded([tuple(p) for p in polygon], bottom, top)
    if rounding:
        bevel(work, rounding, segments)
    return from_bmesh(name, work, material, along, plank)


def box(name, x, y, z, material, **options):
    """Prism over the ranges x, y, z, each (from, to)."""
    corners = [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])]
    return prism(name, corners, z[0], z[1], material, **options)


def round_rectangle(half_x, half_y, radius, steps=6):
    """Counter-clockwise outline of a rectangle around the origin with rounded corners."""
    outline = []
    for corner, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (corner + step / steps)
            outline.append((sx * (half_x - radius) + radius * math.cos(angle),
                            sy * (half_y - radius) + radius * math.sin(angle)))
    return outline


def arc(centre, radius, start, end, steps):
    """Points on a circle for lathe profiles; angles in degrees."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def lathe(name, profile, material, segments=32, along="X", plank=(0, 0, 0), uv=None):
    """Turns a profile [(radius, z), ...] around the z axis. Faces point outwards if the profile runs from bottom to top
    outside (and down again inside). A radius of 0 closes the solid with a fan.

    `uv`, if given, maps (profile index, turn 0..1) to a texture coordinate: see `uvmap.turned`.
    """
    vertices, rings = [], []
    for radius, z in profile:
        if radius < 1e-9:
            rings.append([len(vertices)] * segments)
            vertices.append((0, 0, z))
            continue
        rings.append(list(range(len(vertices), len(vertices) + segments)))
        turns = [2 * math.pi * i / segments for i in range(segments)]
        vertices += [(radius * math.cos(t), radius * math.sin(t), z) for t in turns]
    faces, coordinates = [], []
    for j in range(len(profile) - 1):
        for i in range(segments):
            k = (i + 1) % segments
            corners = [(j, i, i), (j, k, i + 1), (j + 1, k, i + 1), (j + 1, i, i)]
            seen, face, face_uv = set(), [], []
            for ring, step, turn in corners:
                vertex = rings[ring][step]
                if vertex not in seen:
                    seen.add(vertex)
                    face.append(vertex)
                    if uv:
                        face_uv.append(uv(ring, turn / segments, (j + 0.5)))
            if len(face) > 2:
                faces.append(face)
                coordinates += face_uv
    made = solid(name, vertices, faces, material, along, plank)
    if uv:
        layer = made.data.uv_layers.new(name="UVMap")
        for slot, coordinate in zip(layer.data, coordinates):
            slot.uv = coordinate
    return made


def select(*objects):
    """Makes these the selected objects, the first one active."""
    bpy.ops.object.select_all(action="DESELECT")
    for each in objects:
        each.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]


def join(name, *parts):
    """Joins several objects; materials are kept as slots, so the joined object bakes into one atlas."""
    select(*parts)
    if len(parts) > 1:
        bpy.ops.object.join()
    made = bpy.context.view_layer.objects.active
    made.name = made.data.name = name
    return made


def applied(target):
    """The object with its rotation and position worked into its vertices."""
    select(target)
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    return target


def cut(target, tool, operation="DIFFERENCE"):
    """Exact boolean difference; removes the tool. New faces keep the tool's material (added as a slot)."""
    for slot in tool.data.materials:
        if slot.name not in target.data.materials:
            target.data.materials.append(slot)
    modifier = target.modifiers.new("cut", "BOOLEAN")
    modifier.operation, modifier.object = operation, tool
    modifier.solver, modifier.material_mode = "EXACT", "TRANSFER"
    select(target)
    bpy.ops.object.modifier_apply(modifier=modifier.name)
    bpy.data.objects.remove(tool)
    return without_slivers(target)


def without_slivers(target):
    """Triangulates flat faces without slivers: below the width of a pixel, textures and normals are undefined."""
    work = bmesh.new()
    work.from_mesh(target.data)
    bmesh.ops.dissolve_degenerate(work, dist=1e-5, edges=work.edges)
    bmesh.ops.triangulate(work, faces=work.faces)

    def flat(edge):
        faces = edge.link_faces
        return len(faces) == 2 and faces[0].material_index == faces[1].material_index and edge.calc_face_angle() < 1e-3

    bmesh.ops.beautify_fill(work, faces=work.faces, edges=[edge for edge in work.edges if flat(edge)], method="ANGLE")
    bmesh.ops.dissolve_degenerate(work, dist=1e-5, edges=work.edges)
    work.to_mesh(target.data)
    work.free()
    return target


def smooth(target, sharper_than=35.0):
    """Smooth shading, with hard edges where faces meet at more than this angle in degrees."""
    select(target)
    bpy.ops.object.shade_smooth_by_angle(angle=math.radians(sharper_than))
    return target


def weighted_normals(target):
    """Normals that follow the large faces, so flat parts beside rounded edges shade flat."""
    select(target)
    target.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    bpy.ops.object.modifier_apply(modifier="normals")
    return target


def triangles(target):
    """Number of triangles."""
    return sum(len(face.vertices) - 2 for face in target.data.polygons)


def drop_underside(target):
    """Removes the faces that point straight down and are never seen."""
    work = bmesh.new()
    work.from_mesh(target.data)
    bmesh.ops.delete(work, geom=[f for f in work.faces if f.normal.z < -0.98], context="FACES")
    work.to_mesh(target.data)
    work.free()
    return target
