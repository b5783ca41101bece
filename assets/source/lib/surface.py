"""The appearance of a material at a point, and its conversion to a Blender material that can be baked.

A *finish* (see wood.py, bone.py, ...) is anything callable as `finish(nodes) -> Surface`.
"""

from dataclasses import dataclass
from typing import Any

import bpy

from .nodes import Nodes


@dataclass
class Surface:
    """Each field is a socket or a constant.

    colour: linear RGB. roughness, metallic: 0..1. height: relief in world units (0.001 = 0.1 mm), which the
    bake turns into the normal map; so heights of different finishes can be mixed and added.
    """

    colour: Any
    roughness: Any
    height: Any = 0.0
    metallic: Any = 0.0

    def over(self, nodes, mask, top):
        """This surface with `top` inlaid where `mask` (0..1) is 1."""
        return Surface(
            nodes.mix(mask, self.colour, top.colour),
            nodes.blend(mask, self.roughness, top.roughness),
            nodes.blend(mask, self.height, top.height),
            nodes.blend(mask, self.metallic, top.metallic),
        )

    def tint(self, nodes, mask, colour):
        """This surface with another colour where `mask` is 1."""
        return Surface(nodes.mix(mask, self.colour, colour), self.roughness, self.height, self.metallic)

    def engrave(self, nodes, mask, depth):
        """This surface cut `depth` units deep where `mask` is 1."""
        return Surface(self.colour, self.roughness, nodes.minus(self.height, nodes.times(mask, depth)), self.metallic)


def flat(colour, roughness=0.5, metallic=0.0):
    """A finish without any texture."""
    return lambda nodes: Surface(colour, roughness, 0.0, metallic)


def material(name, finish, relief=1.0):
    """Blender material of a finish; `relief` multiplies all heights (1 = true scale)."""
    made = bpy.data.materials.new(name)
    nodes = Nodes(made)
    surface = finish(nodes)
    bump = nodes.add("ShaderNodeBump", {"Height": surface.height, "Strength": 1.0, "Distance": relief}).outputs[0]
    inputs = {"Base Color": surface.colour, "Roughness": surface.roughness,
              "Metallic": surface.metallic, "Normal": bump}
    shader = nodes.add("ShaderNodeBsdfPrincipled", inputs, name="shader").outputs[0]
    # Through the two emission nodes the bake reads colour and roughness/metal exactly, for any metallic value.
    nodes.add("ShaderNodeEmission", {"Color": surface.colour}, name="bake colour")
    packed = nodes.combine(1.0, surface.roughness, surface.metallic)
    nodes.add("ShaderNodeEmission", {"Color": packed}, name="bake rough metal")
    nodes.add("ShaderNodeOutputMaterial", {"Surface": shader}, name="output")
    return made
