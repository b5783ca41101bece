"""The table: a round-cornered top, 13 by 9, with a felt inset and a moulded walnut edge.

Origin: centre of the upper surface. Both textures tile, so that the nap of the felt is visible close up.
"""

import math

from lib import mesh, pixels, textured, tile, uvmap

HALF_X, HALF_Y = 6.5, 4.5
CORNER = 0.7
BORDER = 0.55
FELT_REPEAT = 0.9
WOOD_REPEAT = 2.4
CORNER_STEPS = 12
# Cross-section of the edge from the felt outwards and down: (distance inside the outer edge, height).
EDGE = [(BORDER + 0.02, -0.02), (BORDER, 0.002), (BORDER - 0.012, 0.010), (BORDER - 0.03, 0.012), (0.17, 0.012),
        (0.155, 0.006), (0.15, -0.006), (0.135, -0.010), (0.06, -0.016), (0.03, -0.030), (0.01, -0.056), (0.0, -0.09),
        (0.004, -0.15), (0.03, -0.19), (0.055, -0.20), (0.06, -0.22), (0.06, -0.42), (0.075, -0.435), (0.5, -0.44)]


def outline(inset):
    return mesh.round_rectangle(HALF_X - inset, HALF_Y - inset, max(CORNER - inset, 0.06), CORNER_STEPS)


def felt(finish):
    points = outline(BORDER + 0.005)
    made = mesh.solid("felt", [(x, y, 0) for x, y in points], [list(range(len(points)))], finish)
    return uvmap.tiled(made, FELT_REPEAT)


def edge(finish):
    """The cross-section swept around the top; u runs along the edge, v across it."""
    loops = [outline(inset) for inset, _ in EDGE]
    around = len(loops[0])
    vertices = [(x, y, height) for loop, (_, height) in zip(loops, EDGE) for x, y in loop]
    middle = outline(BORDER / 2)
    travelled = [0.0]
    for a, b in zip(middle, middle[1:] + middle[:1]):
        travelled.append(travelled[-1] + math.dist(a, b))
    repeats = round(travelled[-1] / WOOD_REPEAT)
    across = [0.0]
    for a, b in zip(EDGE, EDGE[1:]):
        across.append(across[-1] + math.dist(a, b))
    faces, coordinates = [], []
    for j in range(len(EDGE) - 1):
        for i in range(around):
            k = (i + 1) % around
            faces.append((j * around + i, (j + 1) * around + i, (j + 1) * around + k, j * around + k))
            coordinates += [(repeats * travelled[step] / travelled[-1], across[ring] / WOOD_REPEAT)
                            for ring, step in ((j, i), (j + 1, i), (j + 1, i + 1), (j, i + 1))]
    made = mesh.solid("edge", vertices, faces, finish)
    layer = made.data.uv_layers.new(name="UVMap")
    for slot, coordinate in zip(layer.data, coordinates):
        slot.uv = coordinate
    return mesh.smooth(made, 40)


def tiled_material(studio, name, maps, qualities):
    """Writes a texture set and makes its material."""
    files = []
    for kind, picture, quality in zip(("colour", "normal", "orm"), maps, qualities):
        files.append(studio.textures / f"{name}_{kind}.jpg")
        pixels.save_jpeg(files[-1], picture, quality, full_chroma=kind == "normal")
    return textured(name, *files)


def build(studio):
    cloth = tiled_material(studio, "felt", tile.felt(512), (82, 86, 70))
    walnut = tiled_material(studio, "walnut_edge", tile.wood(512), (84, 88, 75))
    studio.export("table", felt(cloth), edge(walnut))


MODELS = {"table": build}
