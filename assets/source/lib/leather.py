"""Leather: a net of fine creases around small pebbles, darker in the creases, polished by use."""

from dataclasses import dataclass

from .nodes import srgb
from .surface import Surface


@dataclass(frozen=True)
class Leather:
    """hide: colour. crease: colour in the folds. pebble: pebbles per unit. depth: crease depth in units.

    uneven: how much darker and lighter patches are.
    """

    hide: tuple
    crease: tuple
    pebble: float = 46.0
    depth: float = 0.003
    gloss: float = 0.5
    uneven: float = 1.0
    seed: float = 0.0

    def __call__(self, nodes):
        n = nodes
        place = n.shift(n.grain(), (self.seed, self.seed * 1.3, self.seed * 2.1))
        warp = n.add("ShaderNodeTexNoise", {"Vector": place, "Scale": self.pebble * 0.5, "Detail": 1}).outputs[1]
        warped = n.shift(place, n.scale(warp, (0.5 / self.pebble,) * 3))
        wall = n.cells(warped, self.pebble, "DISTANCE_TO_EDGE")
        pebble = n.remap(wall, -0.04, 0.42)
        cloud = n.noise(place, 2.2, 4, 0.6)
        colour = n.mix(n.plus(n.times(pebble, 0.6), 0.4), self.crease, self.hide)
        colour = n.mix(1.0, colour, n.grey(n.remap(cloud, 0.3, 0.7, 1 - 0.32 * self.uneven, 1 + 0.18 * self.uneven)), "MULTIPLY")
        worn = tuple(min(1.0, c * 1.9) for c in self.hide)
        colour = n.mix(n.times(n.attribute_value("wear"), n.remap(cloud, 0.35, 0.65, 0.1, 0.6)), colour, worn)
        rough = n.plus(n.minus(self.gloss + 0.14, n.times(pebble, 0.16)), n.times(n.minus(cloud, 0.5), 0.2))
        fine = n.noise(place, self.pebble * 5, 2)
        height = n.plus(n.times(pebble, self.depth), n.times(fine, self.depth * 0.12))
        return Surface(colour, rough, height)


TAN = Leather(srgb("8a4f29"), srgb("3f1f0f"))
DARK = Leather(srgb("552c1a"), srgb("22100a"), pebble=64, depth=0.0022, seed=3)
OXBLOOD = Leather(srgb("6b2a1f"), srgb("2a0d09"), seed=5)
GREEN = Leather(srgb("2c4a35"), srgb("10201a"), seed=8)
