"""Solid wood: growth rings, fibre and pores in three dimensions, so that end grain and long grain match."""

from dataclasses import dataclass

from .nodes import srgb
from .surface import Surface


@dataclass(frozen=True)
class Wood:
    """A species. Vary `seed` for another plank: `replace(WALNUT, seed=3)`.

    early, late: colours of spring and autumn wood. rings: growth rings per unit. pores, fibre: 0..1 strengths.
    flame: how far the rings wander. uneven: 0..1, how much the rings differ in darkness. gloss: roughness of the finished surface. worn: colour of worn edges.
    """

    early: tuple
    late: tuple
    rings: float = 9.0
    pores: float = 0.4
    fibre: float = 1.0
    flame: float = 1.0
    uneven: float = 0.0
    gloss: float = 0.36
    worn: tuple = srgb("b98a58")
    wear: float = 0.35
    seed: float = 0.0

    def __call__(self, nodes, coordinate=None):
        n = nodes
        grain = n.shift(coordinate or n.grain(), (self.seed * 3.1, self.seed * 1.7, self.seed * 2.3))
        late_dark = tuple(c * 0.5 for c in self.late)
        pore_dark = tuple(c * 0.2 for c in self.late)

        ring, late = self._rings(n, grain)
        fibre = n.noise(n.scale(grain, (1.3, 40, 40)), 1.0, 4, 0.62)
        pore_noise = n.noise(n.scale(grain, (7.0, 140, 140)), 1.0, 1, 0.5)
        pore_band = n.blend(0.45, 1.0, n.math("SUBTRACT", 1.15, ring, clamp=True))
        pores = n.times(n.remap(pore_noise, 0.59, 0.68), pore_band)
        blotch = n.noise(n.scale(grain, (0.5, 1.7, 1.7)), 1.0, 2)
        sheen = n.noise(n.scale(grain, (2.6, 0.9, 0.9)), 1.0, 1)

        colour = n.mix(n.times(late, 0.85), self.early, self.late)
        streaks = n.times(n.minus(fibre, 0.45), 1.25 * self.fibre, clamp=True)
        colour = n.mix(streaks, colour, late_dark)
        colour = n.mix(n.times(pores, self.pores), colour, pore_dark)
        shade = n.plus(n.remap(blotch, 0.3, 0.7, 0.82, 1.1), n.remap(sheen, 0.35, 0.65, -0.06, 0.06))
        colour = n.mix(1.0, colour, n.grey(shade), "MULTIPLY")
        colour = self._wear(n, colour, fibre)

        rough = n.plus(self.gloss - 0.06, n.plus(n.times(fibre, 0.12), n.times(pores, 0.10)))
        height = n.minus(n.times(fibre, 0.0018 * self.fibre), n.times(pores, 0.0008 * self.pores))
        return Surface(colour, rough, n.minus(height, n.times(late, 0.0008)))

    def _rings(self, n, grain):
        """Position within the growth ring (0..1) and the darkness of the late wood there."""
        slow = n.noise(n.scale(grain, (0.2, 0.9, 0.9)), 1.1, 2, 0.5)
        quick = n.noise(n.scale(grain, (0.5, 3, 3)), 1.6, 2)
        width = n.noise(n.scale(grain, (0.02, 2.2, 2.2)), 1.0, 1)
        heart = n.vector("LENGTH", n.shift(n.scale(grain, (0.03, 1, 0.55)), (0, 0.9, 1.3)))
        wander = n.plus(n.times(slow, 2.8 * self.flame), n.plus(n.times(quick, 0.7), n.times(width, 2.0)))
        phase = n.plus(n.times(heart, self.rings), wander)
        ring = n.math("FRACT", phase)
        late = n.times(n.math("POWER", ring, 2.2), n.remap(ring, 1.0, 0.92))
        if self.uneven:
            own = n.add("ShaderNodeTexWhiteNoise", {"W": n.math("FLOOR", phase)}, noise_dimensions="1D")
            late = n.times(late, n.blend(self.uneven, 1.0, own.outputs["Value"]))
        return ring, late

    def _wear(self, n, colour, fibre):
        """Use wears the rounded edges lighter (attribute `wear`, written by the bevels)."""
        rub = n.noise(n.grain(), 7.0, 3)
        amount = n.times(n.attribute_value("wear"), n.remap(n.plus(rub, n.times(fibre, 0.3)), 0.45, 0.8))
        return n.mix(n.times(amount, self.wear), colour, self.worn)


WALNUT = Wood(srgb("6e4629"), srgb("3b2012"), rings=7, pores=0.6, seed=1)
CHERRY = Wood(srgb("a9723d"), srgb("7f4b25"), rings=7, pores=0.35, flame=1.3, worn=srgb("c79a63"), seed=4)
MAPLE = Wood(srgb("ecd5aa"), srgb("cda569"), rings=12, pores=0.2, fibre=0.7, gloss=0.34, worn=srgb("f5e6c6"), seed=9)
WENGE = Wood(srgb("482417"), srgb("26100a"), rings=14, pores=0.5, worn=srgb("7a4c33"), seed=14)
EBONY = Wood(srgb("34221a"), srgb("160c08"), rings=10, pores=0.4, gloss=0.3, worn=srgb("5c4233"), seed=24)
OAK = Wood(srgb("b98d57"), srgb("8a5f34"), rings=10, pores=0.75, fibre=1.2, gloss=0.42, worn=srgb("d7b482"), seed=31)
EBONISED_OAK = Wood(srgb("2f2621"), srgb("14100e"), rings=10, pores=0.75,
                    fibre=1.2, gloss=0.38, worn=srgb("6b5542"), wear=0.5, seed=34)
OLIVE = Wood(srgb("b58a4c"), srgb("5d3d1e"), rings=9, pores=0.2, flame=2.2, gloss=0.34, worn=srgb("d6b277"), seed=41)
CORK_OAK = Wood(srgb("cfa46c"), srgb("a67843"), rings=8, pores=0.7, fibre=1.1, gloss=0.44, worn=srgb("e6c898"), seed=44)
BOXWOOD = Wood(srgb("e3c481"), srgb("cda45c"), rings=14, pores=0.1, fibre=0.5, gloss=0.32, worn=srgb("f2dca8"), seed=51)
