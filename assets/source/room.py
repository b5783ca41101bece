"""Renders the room around the table as an equirectangular picture: `python room.py [out.exr] [--fast]`.

Metres, Blender axes (y points north), eye at table height. Three tall windows at dusk in the west wall, two shaded
lamps above the north-west of the table, floor lamps that light the ceiling and the south and east walls, a bookshelf,
a fireplace: enough for believable reflections in polished wood, and for light on the sides that the lamp above the
table does not reach. ibl.py turns the picture into the light of the game.
"""

import argparse
import math
import random
import tempfile
from pathlib import Path

import bpy

HALF_X, HALF_Y, HEIGHT = 3.2, 2.8, 2.7
EYE = (0, -0.1, 0.95)
WAINSCOT = 1.1
DEFAULT = Path(tempfile.gettempdir()) / "room.exr"


def paint(name, colour, roughness=0.6, glow=None, strength=0.0):
    """A plain material; `glow` is a light colour with `strength` in W/m2/sr."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"].inputs
    shader["Base Color"].default_value = (*colour, 1)
    shader["Roughness"].default_value = roughness
    if glow:
        shader["Emission Color"].default_value = (*glow, 1)
        shader["Emission Strength"].default_value = strength
    return made


def box(x, y, z, finish):
    """A box from three ranges."""
    corners = [(a, b, c) for a in x for b in y for c in z]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    shape = bpy.data.meshes.new("box")
    shape.from_pydata(corners, [], faces)
    shape.materials.append(finish)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("box", shape))


def around(middle, half):
    return middle - half, middle + half


def shell():
    """Floor, panelled walls, ceiling and its beams."""
    oak, plaster = paint("oak", (0.16, 0.075, 0.032), 0.45), paint("plaster", (0.55, 0.45, 0.34), 0.9)
    beam = paint("beam", (0.04, 0.02, 0.012), 0.5)
    box((-HALF_X, HALF_X), (-HALF_Y, HALF_Y), (-0.1, 0), paint("floor", (0.13, 0.06, 0.028), 0.35))
    box((-HALF_X, HALF_X), (-HALF_Y, HALF_Y), (HEIGHT, HEIGHT + 0.1),
        paint("ceiling", (0.5, 0.43, 0.35), 0.9, (1, 0.82, 0.62), 0.05))
    for side in (-1, 1):
        for thickness, span, finish in ((0.05, (0, WAINSCOT), oak), (0.04, (WAINSCOT, HEIGHT), plaster)):
            box(around(side * HALF_X, thickness), (-HALF_Y, HALF_Y), span, finish)
            box((-HALF_X, HALF_X), around(side * HALF_Y, thickness), span, finish)
    for i in range(5):
        box((-HALF_X, HALF_X), around(-HALF_Y + i * HALF_Y / 2, 0.08), (HEIGHT - 0.16, HEIGHT), beam)


def windows():
    """Three tall windows in the west wall, cooler than the lamps."""
    pane = paint("pane", (0, 0, 0), 0.5, (0.72, 0.84, 1.0), 2.6)
    bar = paint("bar", (0.04, 0.02, 0.012))
    inside = -HALF_X + 0.05
    for middle in (-1.2, 0, 1.2):
        box((inside, inside + 0.03), around(middle, 0.42), (0.95, 2.3), pane)
        box((inside + 0.03, inside + 0.07), around(middle, 0.02), (0.95, 2.3), bar)
        box((inside + 0.03, inside + 0.07), around(middle, 0.42), (1.6, 1.64), bar)
        for edge in (-0.45, 0.45):
            box((inside, inside + 0.09), around(middle + edge, 0.05), (0.85, 2.4), bar)


def bookshelf():
    """Books along the east wall."""
    choose = random.Random(5)
    shelf = paint("shelf", (0.04, 0.02, 0.012))
    bindings = [(0.22, 0.03, 0.02), (0.03, 0.08, 0.05), (0.05, 0.05, 0.08), (0.25, 0.16, 0.06), (0.12, 0.05, 0.03),
                (0.4, 0.32, 0.2)]
    for row in range(6):
        bottom = 0.15 + row * 0.4
        box((HALF_X - 0.35, HALF_X - 0.05), (-1.8, 1.8), (bottom - 0.03, bottom), shelf)
        y = -1.75
        while y < 1.7:
            width, tall = choose.uniform(0.025, 0.06), choose.uniform(0.22, 0.34)
            colour = [c * choose.uniform(0.6, 1.2) for c in choose.choice(bindings)]
            box((HALF_X - 0.28, HALF_X - 0.08), (y, y + width * 0.93), (bottom, bottom + tall), paint("book", colour))
            y += width


def fireplace():
    """A fireplace with low embers on the north wall."""
    box((-0.8, 0.8), (HALF_Y - 0.35, HALF_Y - 0.03), (0, 1.15), paint("stone", (0.3, 0.27, 0.24), 0.8))
    box((-0.45, 0.45), (HALF_Y - 0.37, HALF_Y - 0.34), (0.1, 0.75), paint("soot", (0.01, 0.01, 0.01), 1))
    box((-0.3, 0.3), (HALF_Y - 0.40, HALF_Y - 0.38), (0.12, 0.40), paint("fire", (0, 0, 0), 0.5, (1, 0.32, 0.07), 14))
    box((-1, 1), (HALF_Y - 0.45, HALF_Y), (1.15, 1.23), paint("mantel", (0.04, 0.02, 0.012)))


def lamps():
    """Two shaded lamps; they hang in the direction of the game's key light."""
    bulb = paint("bulb", (0, 0, 0), 0.5, (1, 0.70, 0.40), 18)
    shade = paint("shade", (0.75, 0.55, 0.3), 0.9, (1, 0.62, 0.28), 2.2)
    for x, y in ((-0.95, 0.55), (-0.25, 0.85)):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.06, location=(x, y, 1.98))
        bpy.context.object.data.materials.append(bulb)
        bpy.ops.mesh.primitive_cone_add(radius1=0.26, radius2=0.08, depth=0.22,
                                        end_fill_type="NOTHING", location=(x, y, 2.06))
        bpy.context.object.data.materials.append(shade)


def glowing_walls():
    """The plaster of the south and east walls, lit by floor lamps."""
    for x, y, strength in (((-2.6, 2.6), (-HALF_Y + 0.04, -HALF_Y + 0.06), 1.6),
                           ((HALF_X - 0.06, HALF_X - 0.04), (-2.4, 2.4), 1.2)):
        box(x, y, (WAINSCOT, HEIGHT - 0.1), paint("lit plaster", (0.55, 0.45, 0.34), 0.9, (1, 0.92, 0.82), strength))


def table():
    """The table top below the eye, as the surface that reflects light upwards."""
    box((-0.65, 0.65), (-0.45, 0.45), (0.70, 0.74), paint("felt", (0.03, 0.055, 0.035), 0.95))


def render(path, width, samples):
    """Renders and writes the picture: half floats, linear, north in the middle."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("outside")
    lens = bpy.data.cameras.new("eye")
    lens.type, lens.panorama_type = "PANO", "EQUIRECTANGULAR"
    eye = bpy.data.objects.new("eye", lens)
    eye.location, eye.rotation_euler = EYE, (math.pi / 2, 0, 0)
    scene.collection.objects.link(eye)
    scene.camera = eye
    scene.render.resolution_x, scene.render.resolution_y = width, width // 2
    scene.cycles.samples, scene.cycles.use_denoising = samples, True
    scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = 6, 8
    scene.view_settings.view_transform = "Raw"
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth = "OPEN_EXR", "16"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", type=Path, nargs="?", default=DEFAULT)
    parser.add_argument("--fast", action="store_true")
    args = parser.parse_args()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    for part in (shell, windows, bookshelf, fireplace, lamps, glowing_walls, table):
        part()
    render(args.picture.resolve(), 256 if args.fast else 512, 16 if args.fast else 64)


if __name__ == "__main__":
    main()
