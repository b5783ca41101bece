"""Felt and thread."""

from dataclasses import dataclass

from .nodes import srgb
from .surface import Surface


@dataclass(frozen=True)
class Felt:
    """Pressed wool: short fibres in all directions. dark, pale: colours between the fibres and on them."""

    dark: tuple
    pale: tuple
    seed: float = 0.0

    def __call__(self, nodes):
        n = nodes
        place = n.shift(n.grain(), (self.seed, self.seed * 1.7, self.seed * 0.6))
        nap = 0.0
        for number, factors in enumerate(((26, 150, 60), (150, 26, 60), (95, 95, 60))):
            warped = n.scale(n.shift(place, (7.0 * number, 3.0, 1.0)), factors)
            nap = n.plus(nap, n.times(n.noise(warped, 1.0, 2), 1 / 3))
        cloud = n.noise(place, 4.0, 4, 0.6)
        colour = n.mix(n.remap(nap, 0.38, 0.62), self.dark, self.pale)
        colour = n.mix(1.0, colour, n.grey(n.remap(cloud, 0.3, 0.7, 0.90, 1.08)), "MULTIPLY")
        return Surface(colour, n.minus(0.95, n.times(nap, 0.06)), n.times(nap, 0.006))


@dataclass(frozen=True)
class Thread:
    """Twisted linen or cotton."""

    pale: tuple = srgb("dccdab")
    dark: tuple = srgb("9c8660")

    def __call__(self, nodes):
        n = nodes
        fibre = n.noise(n.grain(), 160.0, 2)
        return Surface(n.mix(n.times(fibre, 0.5), self.pale, self.dark), 0.8, n.times(fibre, 0.0006))


LINEN = Thread()
