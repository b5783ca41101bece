"""Renders finished models: `python preview.py out.png name ... [--camera=x,y,z] [--target=x,y,z]`.

All positions are in glTF/Bevy axes. A model may be placed several times with `--at name=x,y,z`; a name without
`--at` stands at the origin. The picture of the room lights the scene, if room.py has rendered it.
"""

import argparse
import math
import tempfile
from pathlib import Path

import bpy
from mathutils import Vector

ASSETS = Path(__file__).resolve().parent.parent
ROOM = Path(tempfile.gettempdir()) / "room.exr"
KEY_DIRECTION = (-3.2, 4.2, -2.8)


def to_blender(point):
    """glTF (x, y, z) in Blender's axes."""
    x, y, z = point
    return Vector((x, -z, y))


def triple(text):
    return tuple(float(part) for part in text.split(","))


def place(folder, name, position):
    """Imports one model."""
    known = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=str(folder / f"{name}.glb"))
    for made in set(bpy.data.objects) - known:
        if made.parent is None:
            made.location += to_blender(position)


def light(scene):
    """The warm key light, and the room (or a plain warm grey) as surroundings."""
    lamp = bpy.data.lights.new("key", "SUN")
    lamp.energy, lamp.color, lamp.angle = 3.0, (1.0, 0.86, 0.68), math.radians(3)
    key = bpy.data.objects.new("key", lamp)
    key.rotation_euler = to_blender(KEY_DIRECTION).to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(key)
    world = scene.world = bpy.data.worlds.new("room")
    world.use_nodes = True
    back = world.node_tree.nodes["Background"]
    if ROOM.exists():
        picture = world.node_tree.nodes.new("ShaderNodeTexEnvironment")
        picture.image = bpy.data.images.load(str(ROOM))
        world.node_tree.links.new(picture.outputs[0], back.inputs[0])
    else:
        back.inputs[0].default_value = (0.5, 0.42, 0.34, 1)


def look(scene, camera, target, lens):
    """Places the camera."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_start = lens, 0.01
    view = bpy.data.objects.new("camera", data)
    view.location = to_blender(camera)
    view.rotation_euler = (to_blender(target) - view.location).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(view)
    scene.camera = view


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--at", action="append", default=[], metavar="name=x,y,z")
    parser.add_argument("--models", type=Path, default=ASSETS / "models")
    parser.add_argument("--camera", type=triple, default=(0, 5, 5.5))
    parser.add_argument("--target", type=triple, default=(0, 0, 0))
    parser.add_argument("--lens", type=float, default=40)
    parser.add_argument("--samples", type=int, default=32)
    parser.add_argument("--size", default="900x560")
    args = parser.parse_args()

    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    for name in args.names:
        place(args.models, name, (0, 0, 0))
    for entry in args.at:
        name, position = entry.split("=")
        place(args.models, name, triple(position))
    light(scene)
    look(scene, args.camera, args.target, args.lens)
    scene.cycles.samples, scene.cycles.use_denoising = args.samples, True
    scene.render.resolution_x, scene.render.resolution_y = map(int, args.size.split("x"))
    scene.view_settings.view_transform = "AgX"
    scene.render.filepath = str(args.picture.resolve())
    bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    main()
