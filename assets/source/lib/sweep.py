"""Board bodies: a profile swept around an outline, unwrapped by unrolling its sides outwards.

The texture plane of such a body is its view from above: inside, (u, v) is simply (x, y); the rim and the sides are
unrolled around it. So a `Canvas` over `Body.rect` paints top and sides together, without seams, and points on the field
have the same coordinates in both. Unit: 10 cm; z up, y north.
"""
import math
from dataclasses import dataclass

import bpy

from .mesh import set_grain


def rounded_rect(hw, hh, radius, steps=6):
    """Outline function e -> points of a rectangle (half sizes hw, hh) grown by e, corners rounded."""
    def at(e):
        r = max(radius + e, .002)
        points = []
        for i, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            for k in range(steps + 1):
                a = (i + k / steps) * math.pi / 2
                points.append((sx * (hw + e - r) + r * math.cos(a), sy * (hh + e - r) + r * math.sin(a)))
        return points
    return at


def mitred(corners):
    """Outline function e -> points of an anticlockwise right-angled polygon grown by e."""
    def at(e):
        points, n = [], len(corners)
        for i, (x, y) in enumerate(corners):
            (ax, ay), (bx, by) = corners[i - 1], corners[(i + 1) % n]
            into, out = (x - ax, y - ay), (bx - x, by - y)
            nx = sum(v[1] / math.hypot(*v) for v in (into, out))
            ny = sum(-v[0] / math.hypot(*v) for v in (into, out))
            points.append((x + e * nx, y + e * ny))
        return points
    return at


@dataclass
class Body:
    """A swept body: its object and the rectangle (x0, x1, y0, y1) its texture covers."""
    ob: bpy.types.Object
    rect: tuple

    def finished(self, material, along="X", plank=(0, 0, 0)):
        """The object with its material and grain."""
        self.ob.data.materials.append(material)
        set_grain(self.ob, along, plank)
        return self.ob


def peel(profile, tight=.4):
    """Distance outwards (units) of each profile point in the texture plane; long drops (the sides, rarely seen)
    get `tight` of their length."""
    out = [profile[0][0]]
    for (e0, z0), (e1, z1) in zip(profile, profile[1:]):
        length = math.hypot(e1 - e0, z1 - z0)
        out.append(out[-1] + length * (tight if z0 - z1 > .05 else 1))
    return out


def texture_rect(outline, profile, margin=.02):
    """The texture rectangle of the body that `sweep` makes from the same arguments."""
    points = outline(peel(profile)[-1])
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs) - margin, max(xs) + margin, min(ys) - margin, max(ys) + margin


def sweep(name, outline, profile):
    """A body, open below: its top is the outline grown by profile[0][0], its sides follow the `profile` points (e, z)
    from there outwards and down."""
    rect = texture_rect(outline, profile)
    verts, plane, n = [], [], len(outline(0))
    for (e, z), t in zip(profile, peel(profile)):
        verts += [(x, y, z) for x, y in outline(e)]
        plane += outline(t)
    faces = [list(range(n))]
    for j in range(len(profile) - 1):
        faces += [[j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n] for i in range(n)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    uv = mesh.uv_layers.new(name="UVMap")
    x0, x1, y0, y1 = rect
    for loop in mesh.loops:
        x, y = plane[loop.vertex_index]
        uv.data[loop.index].uv = ((x - x0) / (x1 - x0), (y - y0) / (y1 - y0))
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    return Body(ob, rect)
