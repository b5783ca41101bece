"""Metals: cast or hammered, tarnished in the recesses, worn bright on the edges."""

from dataclasses import dataclass

from .nodes import srgb
from .surface import Surface


@dataclass(frozen=True)
class Metal:
    """bright: polished colour. tarnish: colour of the dull patches (which are also less metallic).

    patina: 0..1 share of tarnish. gloss: roughness where bright. hammer: depth of hammer marks in units.
    """

    bright: tuple
    tarnish: tuple
    patina: float = 0.4
    gloss: float = 0.3
    hammer: float = 0.0
    seed: float = 0.0

    def __call__(self, nodes):
        n = nodes
        place = n.shift(n.grain(), (self.seed * 2.3, self.seed * 1.1, self.seed * 3.7))
        cloud = n.noise(place, 4.0, 5, 0.62)
        speck = n.noise(place, 42.0, 3, 0.6)
        scratch = n.noise(n.scale(place, (3, 130, 60)), 1.0, 2)
        spread = n.plus(n.times(cloud, 0.75), n.times(speck, 0.25))
        dull = n.times(n.remap(spread, 0.72 - 0.4 * self.patina, 0.92 - 0.4 * self.patina),
                       n.math("SUBTRACT", 1.0, n.attribute_value("wear"), clamp=True))
        colour = n.mix(n.times(dull, 0.85), self.bright, self.tarnish)
        rough = n.plus(n.plus(self.gloss, n.times(dull, 0.3)), n.times(n.minus(scratch, 0.5), 0.16))
        height = n.plus(n.times(speck, 0.0006), n.times(n.remap(scratch, 0.6, 0.75), -0.0008))
        if self.hammer:
            height = n.plus(height, n.times(n.remap(n.cells(place, 9.0), 0.0, 0.7), self.hammer))
        return Surface(colour, rough, height, n.minus(1.0, n.times(dull, 0.35)))


BRASS = Metal(srgb("d3a955"), srgb("5d441f"), patina=0.35, gloss=0.28)
BRONZE = Metal(srgb("b07b43"), srgb("3d2a1a"), patina=0.6, gloss=0.34, seed=2)
SILVER = Metal(srgb("d8d6d0"), srgb("3f3c38"), patina=0.45, gloss=0.27, seed=3)
GOLD = Metal(srgb("edc163"), srgb("8a5a1e"), patina=0.25, gloss=0.24, seed=4)
COPPER = Metal(srgb("d3855d"), srgb("4c2a1c"), patina=0.45, gloss=0.3, hammer=0.012, seed=5)
IRON = Metal(srgb("5e5a56"), srgb("2b2320"), patina=0.6, gloss=0.45, hammer=0.006, seed=6)
