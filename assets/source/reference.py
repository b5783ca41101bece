"""Renders the scenes of screenshots with a ray tracer: `python reference.py folder [name ...]`.

The game writes the scene of each picture of a whole board and of each close-up beside it:
`TESSERAE_SHOTS_OF=-whole,-near TESSERAE_GRAPHICS=high cargo xtask screenshots`. From `folder/<name>.json` and the models
of the game this makes `folder/<name>-reference.png`: the same camera, the same models, the picture of the room that
room.py has rendered, and a lamp that is a sphere. compare.py says how far the screenshots are from these.
"""

import argparse
import json
import math
from pathlib import Path

import bpy
import numpy as np
from lib import pixels
from lib.studio import quiet
from mathutils import Matrix, Quaternion, Vector
from PIL import Image
from room import DEFAULT as ROOM
from tone import display

ASSETS = Path(__file__).resolve().parent.parent
LAMP_RADIUS = 0.5  # units: a lampshade as wide as a hand
CLOTH = "felt"     # the material of the cloth
RANGE = 30.0       # where the engine lets the lamp end
FROM_GLTF = Matrix.Rotation(math.pi / 2, 4, "X")  # y up to z up


def placed(part):
    """Position and rotation of a part of the scene as a matrix of Blender."""
    x, y, z, w = part["rotation"]
    scale = Matrix.Diagonal((*part.get("scale", (1, 1, 1)), 1))
    matrix = Matrix.Translation(part["at"] if "at" in part else part["eye"]) @ Quaternion((w, x, y, z)).to_matrix().to_4x4() @ scale
    return FROM_GLTF @ matrix


def template(path):
    """The meshes of a model with their matrices, in its own axes."""
    known = set(bpy.data.objects)
    with quiet():
        bpy.ops.import_scene.gltf(filepath=str(path))
    made = set(bpy.data.objects) - known
    bpy.context.view_layer.update()
    parts = [(each.data, FROM_GLTF.inverted() @ each.matrix_world) for each in made if each.type == "MESH"]
    for each in made:
        bpy.data.objects.remove(each)
    return parts


def tinted(mesh, tint):
    """A copy of a mesh whose colours are multiplied."""
    copy = mesh.copy()
    for slot, material in enumerate(copy.materials):
        material = copy.materials[slot] = material.copy()
        tree = material.node_tree
        socket = next(node for node in tree.nodes if node.type == "BSDF_PRINCIPLED").inputs["Base Color"]
        mix = tree.nodes.new("ShaderNodeMix")
        mix.data_type, mix.blend_type = "RGBA", "MULTIPLY"
        mix.inputs["Factor"].default_value = 1
        tree.links.new(socket.links[0].from_socket, mix.inputs[6])
        mix.inputs[7].default_value = (*tint, 1)
        tree.links.new(mix.outputs[2], socket)
    return copy


def repeat_cloth(mesh, repeats):
    """Repeats the weave of the cloth, which the game makes larger than that of the model, along both axes."""
    for material in mesh.materials:
        tree = material.node_tree
        if not material.name.startswith(CLOTH) or "repeats" in tree.nodes:
            continue
        scale = tree.nodes.new("ShaderNodeMapping")
        scale.name, scale.inputs["Scale"].default_value = "repeats", (*repeats, 1)
        # In glTF the second coordinate points down.
        scale.inputs["Location"].default_value[1] = 1 - repeats[1]
        tree.links.new(tree.nodes.new("ShaderNodeUVMap").outputs[0], scale.inputs["Vector"])
        for node in [node for node in tree.nodes if node.type == "TEX_IMAGE"]:
            tree.links.new(scale.outputs[0], node.inputs["Vector"])


def add_models(scene, models, cloth_repeats, assets=ASSETS):
    """Places the models; each file is read once."""
    templates = {}
    for model in models:
        if model["file"] not in templates:
            templates[model["file"]] = template(assets / model["file"])
        for mesh, own in templates[model["file"]]:
            repeat_cloth(mesh, cloth_repeats)
            if min(model["tint"]) < 0.999:
                mesh = tinted(mesh, model["tint"])
            each = bpy.data.objects.new(f"{Path(model['file']).stem}:{mesh.name}", mesh)
            each.matrix_world = placed(model) @ own
            scene.collection.objects.link(each)


def add_lamp(scene, lamps, exposure):
    """One sphere in the middle of the game's lamps, as bright as all of them together."""
    candela = sum((Vector(lamp["candela"]) for lamp in lamps), Vector())
    at = sum((Vector(lamp["at"]) for lamp in lamps), Vector()) / len(lamps)
    inner, outer = lamps[0]["cone"]
    made = bpy.data.lights.new("lamp", "SPOT")
    reach = (1 - (at.length / RANGE) ** 4) ** 2
    brightest = max(candela)
    made.energy = brightest * exposure * reach * 4 * math.pi
    made.color = candela / brightest
    made.shadow_soft_size, made.spot_size = LAMP_RADIUS, 2 * outer
    made.spot_blend = min(1.0, (math.cos(inner) - math.cos(outer)) * 1.2 / (1 - math.cos(outer)))
    each = bpy.data.objects.new("lamp", made)
    each.matrix_world = placed({"at": at, "rotation": lamps[0]["rotation"]})
    scene.collection.objects.link(each)


def add_room(scene, strength):
    """The picture of the room all around."""
    world = scene.world = bpy.data.worlds.new("room")
    world.use_nodes = True
    back = world.node_tree.nodes["Background"]
    picture = world.node_tree.nodes.new("ShaderNodeTexEnvironment")
    picture.image = bpy.data.images.load(str(ROOM))
    # The picture has north in its middle, Blender expects east there.
    turn = world.node_tree.nodes.new("ShaderNodeMapping")
    turn.inputs["Rotation"].default_value[2] = -math.pi / 2
    direction = world.node_tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
    world.node_tree.links.new(direction, turn.inputs["Vector"])
    world.node_tree.links.new(turn.outputs[0], picture.inputs[0])
    world.node_tree.links.new(picture.outputs[0], back.inputs[0])
    back.inputs[1].default_value = strength


def add_camera(scene, shot, size):
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.angle, data.clip_start = "VERTICAL", shot["fov"], 0.01
    view = bpy.data.objects.new("camera", data)
    view.matrix_world = placed(shot)
    scene.collection.objects.link(view)
    scene.camera = view
    scene.render.resolution_x, scene.render.resolution_y = size


def render(shot, assets, size, samples, path):
    """Renders one scene into an EXR file of linear light."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.cycles.samples, scene.cycles.use_denoising = samples, True
    scene.cycles.sample_clamp_indirect = 4
    scene.view_settings.view_transform = "Raw"
    add_models(scene, shot["models"], shot["cloth_repeats"], assets)
    add_lamp(scene, shot["lamps"], shot["exposure"])
    add_room(scene, shot["room"] * shot["exposure"])
    add_camera(scene, shot, size)
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth = "OPEN_EXR", "16"
    scene.render.filepath = str(path)
    with quiet():
        bpy.ops.render.render(write_still=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--assets", type=Path, default=ASSETS, help="where the models are, if elsewhere")
    parser.add_argument("--size", default="640x360")
    parser.add_argument("--samples", type=int, default=96)
    args = parser.parse_args()
    folder = args.folder.resolve()
    names = args.names or sorted(path.stem for path in folder.glob("*.json"))
    for name in names:
        shot = json.loads((folder / f"{name}.json").read_text())
        raw = folder / f"{name}-reference.exr"
        render(shot, args.assets, tuple(map(int, args.size.split("x"))), args.samples, raw)
        light = pixels.of_image(bpy.data.images.load(str(raw)))[::-1, :, :3]
        picture = (display(light, shot["saturation"]) * 255).round().astype(np.uint8)
        Image.fromarray(picture).save(folder / f"{name}-reference.png")
        print(f"{name}-reference.png", flush=True)


if __name__ == "__main__":
    main()
