"""A thin, readable layer over Blender's shader node trees.

`Nodes` adds nodes with their inputs in one call; every helper returns an output socket, so that shader maths
reads like ordinary expressions. Colours are linear RGB triples; `srgb("6b4428")` converts from hex.
"""

import bpy

Socket = bpy.types.NodeSocket


def srgb(hexcode):
    """Linear RGB triple of a six-digit sRGB hex code."""
    channels = [int(hexcode[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


class Nodes:
    """The node tree of one material (cleared on creation)."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, **properties):
        """Adds a node; `inputs` maps input name or index to a socket (linked) or a value."""
        node = self.tree.nodes.new(kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, target, value):
        """Connects a socket to `target`, or sets it to a constant (RGB triples get alpha 1)."""
        if isinstance(value, Socket):
            self.tree.links.new(value, target)
        elif target.type == "RGBA" and len(value) == 3:
            target.default_value = (*value, 1)
        else:
            target.default_value = value

    # --- numbers -----------------------------------------------------------------------------------------

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        return self.add("ShaderNodeMath", {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp).outputs[0]

    def plus(self, a, b):
        return self.math("ADD", a, b)

    def minus(self, a, b):
        return self.math("SUBTRACT", a, b)

    def times(self, a, b, clamp=False):
        return self.math("MULTIPLY", a, b, clamp=clamp)

    def largest(self, a, b):
        return self.math("MAXIMUM", a, b)

    def remap(self, value, low, high, to_low=0.0, to_high=1.0):
        """Smoothstep from [low, high] to [to_low, to_high]; `low` may lie above `high`."""
        if low > high:
            low, high, to_low, to_high = high, low, to_high, to_low
        inputs = {"Value": value, "From Min": low, "From Max": high, "To Min": to_low, "To Max": to_high}
        return self.add("ShaderNodeMapRange", inputs, interpolation_type="SMOOTHSTEP").outputs[0]

    def blend(self, factor, a, b):
        """Number between a (factor 0) and b (factor 1)."""
        return self.add("ShaderNodeMix", {0: factor, 2: a, 3: b}, data_type="FLOAT").outputs[0]

    # --- vectors -----------------------------------------------------------------------------------------

    def vector(self, operation, a, b=(0, 0, 0)):
        node = self.add("ShaderNodeVectorMath", {0: a, 1: b}, operation=operation)
        return node.outputs["Value"] if operation in ("LENGTH", "DOT_PRODUCT", "DISTANCE") else node.outputs[0]

    def scale(self, vector, factors):
        return self.vector("MULTIPLY", vector, factors)

    def shift(self, vector, offset):
        return self.vector("ADD", vector, offset)

    def split(self, vector):
        """The x, y, z sockets of a vector."""
        return self.add("ShaderNodeSeparateXYZ", {0: vector}).outputs[:3]

    def combine(self, x, y, z):
        return self.add("ShaderNodeCombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    # --- sources -----------------------------------------------------------------------------------------

    def attribute(self, name):
        """A per-vertex attribute as a vector (use `attribute_value` for a number)."""
        return self.add("ShaderNodeAttribute", attribute_name=name).outputs["Vector"]

    def attribute_value(self, name):
        return self.add("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def grain(self):
        """The solid-texture coordinate every mesh helper writes: x runs along the grain, in units."""
        return self.attribute("grain")

    def position(self):
        """Position in the object's own Blender axes, in units."""
        return self.add("ShaderNodeTexCoord").outputs["Object"]

    def normal(self):
        return self.add("ShaderNodeNewGeometry").outputs["Normal"]

    def image(self, image, interpolation="Linear"):
        """Colour of an image looked up through the mesh's UV map."""
        uv = self.add("ShaderNodeUVMap").outputs[0]
        return self.add("ShaderNodeTexImage", {"Vector": uv}, image=image, interpolation=interpolation).outputs[0]

    def noise(self, vector, scale, detail=4.0, roughness=0.55):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness}
        return self.add("ShaderNodeTexNoise", inputs).outputs[0]

    def cells(self, vector, scale, feature="F1"):
        """Worley cells: distance to the nearest point (F1), or to the cell wall (DISTANCE_TO_EDGE)."""
        return self.add("ShaderNodeTexVoronoi", {"Vector": vector, "Scale": scale}, feature=feature).outputs["Distance"]

    # --- colours -----------------------------------------------------------------------------------------

    def mix(self, factor, a, b, mode="MIX"):
        """Colour between a (factor 0) and b (factor 1), or another blend mode such as MULTIPLY."""
        node = self.add("ShaderNodeMix", data_type="RGBA", blend_type=mode)
        for index, value in ((0, factor), (6, a), (7, b)):
            self.feed(node.inputs[index], value)
        return node.outputs[2]

    def grey(self, value):
        return self.combine(value, value, value)
