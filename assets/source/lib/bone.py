"""Bone, shell and horn: the pale and honey-coloured materials of pieces and dice."""

from dataclasses import dataclass

from .nodes import srgb
from .surface import Surface


@dataclass(frozen=True)
class Bone:
    """pale, deep: the two colours of the streaks. stain: colour of the canals and of wear.

    canals: 0..1, the fine brown flecks of real bone. gloss: roughness. seed: selects another piece of bone.
    """

    pale: tuple
    deep: tuple
    stain: tuple
    canals: float = 0.5
    gloss: float = 0.26
    seed: float = 0.0

    def __call__(self, nodes):
        n = nodes
        grain = n.shift(n.grain(), (self.seed * 1.9, self.seed * 2.7, self.seed))
        streak = n.noise(n.scale(grain, (6, 45, 45)), 1.0, 4, 0.6)
        fleck = n.remap(n.noise(n.scale(grain, (26, 190, 190)), 1.0, 2), 0.63, 0.74)
        cloud = n.noise(grain, 5.0, 3)
        colour = n.mix(streak, self.pale, self.deep)
        colour = n.mix(n.times(fleck, self.canals), colour, self.stain)
        colour = n.mix(n.times(n.remap(cloud, 0.42, 0.8), 0.4), colour, self.stain)
        colour = n.mix(n.times(n.attribute_value("wear"), 0.25), colour, self.pale)
        rough = n.plus(self.gloss - 0.05, n.times(streak, 0.16))
        height = n.minus(n.times(streak, 0.0004), n.times(fleck, 0.0006 * self.canals))
        return Surface(colour, rough, height)


BONE = Bone(srgb("f1e6cc"), srgb("dfcba2"), srgb("9a7444"))
SHELL = Bone(srgb("f6efdf"), srgb("e2d3b3"), srgb("b59a6a"), canals=0.25, gloss=0.22, seed=7)
HORN = Bone(srgb("b5772e"), srgb("6e3b12"), srgb("341807"), canals=0.15, gloss=0.24, seed=12)


@dataclass(frozen=True)
class Pearl:
    """Mother of pearl: fine bands that shine in several pale tints. seed: selects another shell."""

    pale: tuple = srgb("f3efe6")
    tints: tuple = (srgb("cfe3da"), srgb("ecd2d0"), srgb("cdd6e6"))
    bands: float = 30.0
    gloss: float = 0.14
    seed: float = 0.0

    def __call__(self, nodes):
        n = nodes
        place = n.shift(n.grain(), (self.seed * 2.1, self.seed * 1.3, self.seed))
        bent = n.noise(place, 3.0, 3)
        band = n.noise(n.scale(n.shift(place, n.combine(bent, bent, bent)), (self.bands, self.bands / 5, 8)), 1.0, 2)
        colour = self.pale
        for number, tint in enumerate(self.tints):
            patch = n.noise(n.shift(place, (5.0 * number, 3.0, 1.0)), 9.0, 2)
            colour = n.mix(n.times(n.remap(patch, 0.42, 0.66), 0.75), colour, tint)
        colour = n.mix(1.0, colour, n.grey(n.remap(band, 0.3, 0.7, 0.86, 1.04)), "MULTIPLY")
        return Surface(colour, n.plus(self.gloss, n.times(band, 0.1)), n.times(band, 0.0003))


PEARL = Pearl()
