"""Box mapping: texture coordinates from six straight views of every part, packed in rows.

For objects joined from boxes and prisms this wastes less of the texture than an automatic unwrap, keeps all scales
equal and keeps lettering straight.
"""

import bmesh
from mathutils import Vector

# For each view direction: the axes that become u and v.
VIEWS = [tuple(Vector(axis) for axis in view) for view in (
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)), ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)), ((0, 1, 0), (-1, 0, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)), ((-1, 0, 0), (0, -1, 0), (0, 0, 1)))]


def unwrap(target, margin=.006, weigh=None):
    """Writes the UV map. `margin`: gap between islands, in units. `weigh(normal)` scales islands facing that
    way (for example 0.5 for undersides that are never seen)."""
    work = bmesh.new()
    work.from_mesh(target.data)
    work.normal_update()
    layer = work.loops.layers.uv.get("UVMap") or work.loops.layers.uv.new("UVMap")
    islands = [_flatten(faces, view, weigh) for faces, view in _islands(work)]
    places, edge = _pack([(size[0] + margin, size[1] + margin) for _, size in islands])
    for (points, _), (x, y) in zip(islands, places):
        for loop, (u, v) in points.items():
            loop[layer].uv = ((x + u + margin / 2) / edge, (y + v + margin / 2) / edge)
    work.to_mesh(target.data)
    work.free()
    return target


def _view_of(face):
    """The index of the view that the face points at most directly."""
    return max(range(6), key=lambda k: face.normal.dot(VIEWS[k][0]))


def _islands(work):
    """Groups of connected faces with the same view."""
    view, seen = {face: _view_of(face) for face in work.faces}, set()
    for start in work.faces:
        if start in seen:
            continue
        seen.add(start)
        group, border = [], [start]
        while border:
            face = border.pop()
            group.append(face)
            for edge in face.edges:
                for other in edge.link_faces:
                    if other not in seen and view[other] == view[start]:
                        seen.add(other)
                        border.append(other)
        yield group, VIEWS[view[start]]


def _flatten(faces, view, weigh):
    """The island's loops with flat coordinates from (0, 0), longer side along u; and its size."""
    out, right, up = view
    scale = weigh(out) if weigh else 1.0
    points = {loop: (loop.vert.co.dot(right) * scale, loop.vert.co.dot(up) * scale)
              for face in faces for loop in face.loops}
    for _ in range(2):
        low = [min(p[i] for p in points.values()) for i in (0, 1)]
        size = [max(p[i] for p in points.values()) - low[i] for i in (0, 1)]
        points = {loop: (u - low[0], v - low[1]) for loop, (u, v) in points.items()}
        if size[1] <= size[0]:
            break
        points = {loop: (v, -u) for loop, (u, v) in points.items()}
    return points, size


def _pack(sizes):
    """Lower left corners of rectangles packed in rows, tallest first, and the edge length of their square."""
    order = sorted(range(len(sizes)), key=lambda i: (-sizes[i][1], -sizes[i][0]))
    edge = max(max(w for w, _ in sizes), sum(w * h for w, h in sizes) ** .5)
    while True:
        places, x, y, row, fits = [None] * len(sizes), 0.0, 0.0, 0.0, True
        for i in order:
            w, h = sizes[i]
            if x + w > edge:
                x, y, row = 0.0, y + row, 0.0
            places[i] = (x, y)
            x, row = x + w, max(row, h)
            fits = fits and y + h <= edge
        if fits:
            return places, edge
        edge *= 1.01
