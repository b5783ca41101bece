"""Stone: veined marble, lapis lazuli, limestone, and the bitumen that holds inlays."""

from dataclasses import dataclass

from .nodes import srgb
from .surface import Surface


@dataclass(frozen=True)
class Stone:
    """body, cloud: the two ground colours. vein: colour of veins. veins: 0..1 strength; width of the veins.

    scale: features per unit. flecks: colour of small metallic specks (pyrites in lapis), or None.
    """

    body: tuple
    cloud: tuple
    vein: tuple
    veins: float = 0.8
    width: float = 0.06
    scale: float = 1.0
    gloss: float = 0.22
    grain_depth: float = 0.001
    flecks: tuple = None
    seed: float = 0.0

    def __call__(self, nodes):
        n = nodes
        place = n.shift(n.grain(), (self.seed * 1.7, self.seed * 2.9, self.seed * 0.7))
        warp = n.add("ShaderNodeTexNoise", {"Vector": place, "Scale": 1.3 * self.scale, "Detail": 4}).outputs[1]
        bent = n.shift(place, n.scale(warp, (0.9 / self.scale,) * 3))
        clouds = n.noise(bent, 1.6 * self.scale, 5, 0.6)
        colour = n.mix(n.remap(clouds, 0.35, 0.68), self.body, self.cloud)
        wide = n.math("ABSOLUTE", n.minus(n.noise(bent, 0.9 * self.scale, 5, 0.55), 0.5))
        thin = n.math("ABSOLUTE", n.minus(n.noise(n.shift(bent, (7, 3, 5)), 2.4 * self.scale, 4, 0.6), 0.5))
        line = n.largest(n.remap(wide, self.width, 0.0), n.times(n.remap(thin, self.width * 0.4, 0.0), 0.6))
        presence = n.remap(n.noise(place, 0.8 * self.scale, 2), 0.38, 0.62)
        veined = n.times(n.times(line, presence), self.veins)
        colour = n.mix(veined, colour, self.vein)
        crystal = n.noise(place, 70.0, 3, 0.6)
        colour = n.mix(1.0, colour, n.grey(n.remap(crystal, 0.25, 0.75, 0.93, 1.05)), "MULTIPLY")
        rough = n.plus(self.gloss, n.plus(n.times(veined, 0.12), n.times(n.minus(crystal, 0.5), 0.12)))
        height = n.minus(n.times(crystal, self.grain_depth), n.times(veined, self.grain_depth))
        surface = Surface(colour, rough, height)
        if self.flecks:
            speck = n.times(n.remap(n.noise(place, 55.0, 1), 0.70, 0.75), n.remap(clouds, 0.45, 0.6))
            surface = surface.over(n, speck, Surface(self.flecks, 0.3, height, 1.0))
        return surface


MARBLE = Stone(srgb("e9e6e0"), srgb("d3d0cb"), srgb("72747a"))
LAPIS = Stone(srgb("1a3a92"), srgb("0d2362"), srgb("8f9bb8"), veins=0.45, width=0.03, scale=4.0, flecks=srgb("d9b25a"))
RED_LIMESTONE = Stone(srgb("9b3d2a"), srgb("7b2a1e"), srgb("c98a6c"),
                      veins=0.4, scale=4.0, gloss=0.45, grain_depth=0.003)
BITUMEN = Stone(srgb("1c1713"), srgb("120e0b"), srgb("2c241d"), veins=0.3, scale=3.0, gloss=0.5, grain_depth=0.005)
