"""Bakes an object's materials into base colour, normal and occlusion-roughness-metal maps."""

from dataclasses import dataclass

import bpy
import numpy as np

from . import pixels
from .mesh import select
from .nodes import Nodes
from .uvmap import unwrap


@dataclass(frozen=True)
class Maps:
    """Edge length of each map in pixels, JPEG qualities and settings of the bake.

    occlusion_reach: distance (units) over which a surface darkens its neighbours. grime: 0..1, share of the
    occlusion that is also painted into the colour, as dirt in corners. samples: anti-aliasing samples of the colour
    bake.
    """

    colour: int = 1024
    normal: int = 1024
    orm: int = 512
    colour_quality: int = 88
    normal_quality: int = 92
    orm_quality: int = 82
    occlusion_reach: float = 0.5
    grime: float = 0.3
    samples: int = 4
    occlusion_samples: int = 48

    def fast(self):
        """A draft version: small maps, few samples."""
        return Maps(max(self.colour // 4, 128), max(self.normal // 4, 128), max(self.orm // 4, 64),
                    85, 90, 80, self.occlusion_reach, self.grime, 1, 8)


def bake(target, maps, folder):
    """Bakes `target` (everything else in the scene casts occlusion on it), writes the JPEG files into `folder`
    and replaces its materials by one baked material named after the object."""
    unwrap(target)
    scene = bpy.context.scene
    scene.world.light_settings.distance = maps.occlusion_reach
    scene.cycles.samples = maps.samples
    colour = _bake_emission(target, "bake colour", maps.colour, "sRGB")
    rough_metal = _bake_emission(target, "bake rough metal", maps.orm, "Non-Color")
    normal = bake_pass(target, "NORMAL", maps.normal, "Non-Color")
    scene.cycles.samples = maps.occlusion_samples
    occlusion = _bake_occlusion(target, maps.orm)

    dirt = pixels.resized(occlusion[..., :1], maps.colour)
    colour[..., :3] *= 1 - maps.grime * (1 - dirt) ** 1.5
    orm = np.concatenate([occlusion[..., :1], rough_metal[..., 1:3]], axis=-1)
    files = {}
    for kind, image, quality in (("colour", colour, maps.colour_quality), ("normal", normal, maps.normal_quality),
                                 ("orm", orm, maps.orm_quality)):
        files[kind] = folder / f"{target.name}_{kind}.jpg"
        pixels.save_jpeg(files[kind], image, quality, full_chroma=kind == "normal")
    use_material(target, textured(target.name, files["colour"], files["normal"], files["orm"]))
    return files


def _bake_emission(target, node_name, size, space):
    """Bakes the emission node of that name in each material, without lighting."""
    rewired = []
    for slot in target.material_slots:
        tree = slot.material.node_tree
        socket = tree.nodes["output"].inputs["Surface"]
        rewired.append((tree, socket.links[0].from_socket))
        tree.links.new(tree.nodes[node_name].outputs[0], socket)
    image = bake_pass(target, "EMIT", size, space)
    for tree, shader in rewired:
        tree.links.new(shader, tree.nodes["output"].inputs["Surface"])
    return image


def _bake_occlusion(target, size):
    """Ambient occlusion through one plain material: ten times faster than through the real ones."""
    plain = bpy.data.materials.new("plain")
    nodes = Nodes(plain)
    nodes.add("ShaderNodeOutputMaterial", {"Surface": nodes.add("ShaderNodeBsdfDiffuse").outputs[0]})
    kept = {}
    for each in bpy.context.scene.objects:
        if each.type == "MESH":
            kept[each] = [slot.material for slot in each.material_slots]
            for slot in each.material_slots:
                slot.material = plain
    image = bake_pass(target, "AO", size, "Non-Color")
    for each, materials in kept.items():
        for slot, material in zip(each.material_slots, materials):
            slot.material = material
    bpy.data.materials.remove(plain)
    return image


def bake_pass(target, kind, size, space, is_data=False, **options):
    """One bake into a new image; returns its pixels as (height, width, 4), first row at the bottom. `is_data` keeps
    values over 1; `options` are those of Blender's bake."""
    image = bpy.data.images.new("bake", size, size, float_buffer=is_data)
    image.colorspace_settings.name = space
    added = []
    for material in {slot.material for slot in target.material_slots}:
        node = material.node_tree.nodes.new("ShaderNodeTexImage")
        node.image = image
        material.node_tree.nodes.active = node
        added.append((material.node_tree, node))
    select(target)
    # Fill the gaps between the islands too: they show in small mipmaps and at grazing angles.
    bpy.ops.object.bake(type=kind, margin=size, margin_type="EXTEND", use_clear=True, **options)
    for tree, node in added:
        tree.nodes.remove(node)
    result = pixels.of_image(image)
    bpy.data.images.remove(image)
    return result


def textured(name, colour, normal, orm, normal_strength=1.0):
    """A material of finished texture files (paths) in the layout of glTF."""
    made = bpy.data.materials.new(name)
    nodes = Nodes(made)

    def texture(path, space):
        image = bpy.data.images.load(str(path), check_existing=True)
        image.colorspace_settings.name = space
        return nodes.add("ShaderNodeTexImage", image=image).outputs[0]

    packed = nodes.add("ShaderNodeSeparateColor", {0: texture(orm, "Non-Color")})
    bump = nodes.add("ShaderNodeNormalMap", {"Color": texture(normal, "Non-Color"), "Strength": normal_strength})
    inputs = {"Base Color": texture(colour, "sRGB"), "Normal": bump.outputs[0],
              "Roughness": packed.outputs[1], "Metallic": packed.outputs[2]}
    shader = nodes.add("ShaderNodeBsdfPrincipled", inputs).outputs[0]
    nodes.add("ShaderNodeOutputMaterial", {"Surface": shader})
    occlusion = nodes.add("ShaderNodeGroup", node_tree=_occlusion_group())
    nodes.feed(occlusion.inputs["Occlusion"], packed.outputs[0])
    return made


def _occlusion_group():
    """The node group by which the glTF exporter recognises an occlusion texture."""
    name = "glTF Material Output"
    group = bpy.data.node_groups.get(name)
    if not group:
        group = bpy.data.node_groups.new(name, "ShaderNodeTree")
        group.interface.new_socket("Occlusion", in_out="INPUT", socket_type="NodeSocketFloat")
    return group


def use_material(target, material):
    """Replaces all materials of an object by one."""
    target.data.materials.clear()
    target.data.materials.append(material)
    target.data.polygons.foreach_set("material_index", [0] * len(target.data.polygons))
