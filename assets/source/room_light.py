"""Bakes how much of the light of the room reaches a board: `python room_light.py [name ...]`, after build.py and room.py.

The occlusion maps of build.py know neither where the windows are nor that the light of the lamp comes back from the
walls of a board. This replaces them: the light of the room at each point, with that of the lamp by way of the board, in
relation to the light that the game gives an open surface with the same normal (src/world/light).
"""

import argparse
import math

import bpy
import numpy as np
from ibl import Panorama
from lib import pixels, studio
from lib.bake import bake_pass
from lib.glb import Glb
from lib.nodes import Nodes
from lib.studio import quiet
from mathutils import Vector
from PIL import Image
from reference import add_lamp, add_room
from room import DEFAULT as ROOM

# What a board throws back, and the height of the table below it, as in src/boards.
BOARDS = {
    "backgammon": ((0.27, 0.15, 0.06), -0.20),
    "tabula": ((0.50, 0.47, 0.41), -0.30),
    "ur": ((0.32, 0.26, 0.23), -0.40),
    "jesus": ((0.28, 0.15, 0.05), -0.14),
    "berona": ((0.18, 0.10, 0.04), -0.16),
    "backgammon_damascus": ((0.32, 0.17, 0.08), -0.20),
    "backgammon_tournament": ((0.22, 0.17, 0.14), -0.20),
    "tabula_wood": ((0.13, 0.06, 0.03), -0.30),
    "ur_limestone": ((0.33, 0.25, 0.16), -0.40),
    "jesus_chest": ((0.18, 0.11, 0.04), -0.14),
    "berona_leather": ((0.21, 0.11, 0.05), -0.16),
}
# As in src/world/light: the light in the unit of the room's picture. Of the ground that the walls of a board see less is
# lit than of that beside a piece.
LAMP, TARGET = Vector((-4.0, 7.2, -3.5)), Vector((0.4, 0.0, 0.2))
ILLUMINANCE = 1900.0 / 850.0 * np.float64([1.0, 0.76, 0.50])
LIT, LAMP_SIDE = 0.5, 0.35
LUMINANCE = np.float64([0.2126, 0.7152, 0.0722])


class OpenLight:
    """What the game gives a surface from all sides when nothing is in the way, over pi; axes of Blender."""

    def __init__(self, reflectance):
        picture = next(level for level in Panorama(ROOM).levels if level.shape[0] <= 32)
        height, width = picture.shape[:2]
        polar = (np.arange(height) + 0.5) / height * np.pi
        azimuth = ((np.arange(width) + 0.5) / width - 0.5) * 2 * np.pi
        theta, phi = np.meshgrid(polar, azimuth, indexing="ij")
        towards = [np.sin(theta) * np.sin(phi), np.sin(theta) * np.cos(phi), np.cos(theta)]
        self.towards = np.stack(towards, -1).reshape(-1, 3)
        angle = np.sin(theta) * (np.pi / height) * (2 * np.pi / width)
        self.light = (picture @ LUMINANCE).reshape(-1) * angle.reshape(-1) / np.pi
        up = picture.reshape(-1, 3) * (angle.reshape(-1, 1) * np.maximum(self.towards[:, 2:], 0)) / np.pi
        lamp = ILLUMINANCE * LAMP.normalized().y / np.pi
        self.below = np.float64(reflectance) * (lamp + up.sum(0)) @ LUMINANCE
        self.to_lamp = np.float64([LAMP.x, -LAMP.z, 0]) / math.hypot(LAMP.x, LAMP.z)

    def at(self, normals):
        """The luminance for unit normals (..., 3)."""
        known, which = np.unique((normals * 16).round().astype(int).reshape(-1, 3), axis=0, return_inverse=True)
        known = known / np.maximum(np.linalg.norm(known, axis=1, keepdims=True), 1e-6)
        room = np.maximum(known @ self.towards.T, 0) @ self.light
        board = self.below * (LIT + LAMP_SIDE * known @ self.to_lamp) * (1 - known[:, 2]) / 2
        return (room + board)[which.reshape(-1)].reshape(normals.shape[:-1])


def bake_light(target, size, samples):
    """The luminance that reaches a surface from the room, and from the lamp by way of other surfaces, over pi."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    sky, lamp = scene.world.node_tree.nodes["Background"].inputs[1], bpy.data.objects["lamp"]
    total = np.zeros((size, size))
    for strength, kinds in ((1.0, {"DIRECT", "INDIRECT"}), (0.0, {"INDIRECT"})):
        sky.default_value, lamp.hide_render = strength, strength > 0
        light = bake_pass(target, "DIFFUSE", size, "Non-Color", is_data=True, pass_filter=kinds)
        total += light[..., :3].astype(np.float64) @ LUMINANCE
    return total


def bake_normals(target, size):
    """World normals of a surface."""
    bpy.context.scene.cycles.samples = 4
    codes = bake_pass(target, "NORMAL", size, "Non-Color", is_data=True, normal_space="OBJECT")[..., :3]
    normals = (codes * 2 - 1) @ np.array(target.matrix_world.to_3x3()).T
    return normals / np.maximum(np.linalg.norm(normals, axis=-1, keepdims=True), 1e-6)


def smoothed(values):
    """Each pixel as the middle one of itself and its eight neighbours: takes the noise out and keeps edges."""
    wide = np.pad(values, 1, mode="edge")
    rows, columns = values.shape
    around = [wide[y:y + rows, x:x + columns] for y in range(3) for x in range(3)]
    return np.median(around, axis=0)


def prepare(path, reflectance, table, threads):
    """A scene with the board in plain colour on a table, the room and the lamp; returns the meshes by material."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    with quiet():
        bpy.ops.import_scene.gltf(filepath=str(path))
    meshes = {each.data.materials[0].name: each for each in scene.objects if each.type == "MESH"}
    for name, each in meshes.items():
        plain = bpy.data.materials.new(f"plain {name}")
        nodes = Nodes(plain)
        diffuse = nodes.add("ShaderNodeBsdfDiffuse", {"Color": (*reflectance, 1)})
        nodes.add("ShaderNodeOutputMaterial", {"Surface": diffuse.outputs[0]})
        each.data.materials[0] = plain
    bpy.ops.mesh.primitive_plane_add(size=12, location=(0, 0, table))
    add_room(scene, 1.0)
    direction = (TARGET - LAMP).normalized()
    turn = direction.to_track_quat("-Z", "Y")
    candela = ILLUMINANCE * LAMP.length_squared
    lamp = {"candela": candela, "at": LAMP, "rotation": (turn.x, turn.y, turn.z, turn.w), "cone": (0.55, 0.72)}
    add_lamp(scene, [lamp], 1.0)
    return meshes


def relight(name, samples, threads):
    reflectance, table = BOARDS[name]
    glb = Glb(studio.MODELS / f"{name}.glb")
    meshes, open_light = prepare(glb.path, reflectance, table, threads), OpenLight(reflectance)
    for material, mesh in meshes.items():
        file = glb.occlusion(material)
        maps = np.asarray(Image.open(file).convert("RGB"))[::-1] / 255
        size = maps.shape[0]
        with quiet():
            light, normals = bake_light(mesh, size, samples), bake_normals(mesh, size)
        reached = smoothed(light / np.maximum(open_light.at(normals), 1e-3))
        maps = np.concatenate([reached[..., None], maps[..., 1:]], -1)
        pixels.save_jpeg(file, maps, 85)
        print(f"{name} {material}: mean {np.clip(reached, 0, 1).mean():.2f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=", ".join(BOARDS))
    parser.add_argument("--samples", type=int, default=128)
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    unknown = set(args.names) - set(BOARDS)
    if unknown:
        parser.error(f"no board: {', '.join(sorted(unknown))}")
    for name in args.names or BOARDS:
        relight(name, args.samples, args.threads)


if __name__ == "__main__":
    main()
