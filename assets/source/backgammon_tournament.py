"""The backgammon case of tournaments: covered in leather and sewn, its field of felt with points of felt sewn onto it;
its checkers of resin. The same geometry as backgammon.py.
"""

from dataclasses import dataclass, replace

import numpy as np

import backgammon as case
import checkers
from lib import Maps, boxmap, material, mesh, plan, uvmap
from lib import canvas as cv
from lib import ornament as orn
from lib.cloth import LINEN, Felt
from lib.leather import TAN
from lib.nodes import srgb
from lib.sewing import Seams
from lib.surface import Surface

RECT = (case.WEST, case.EAST, -case.OUTER_Y, case.OUTER_Y)
CENTRE = ((RECT[0] + RECT[1]) / 2, 0)
SIZE = (RECT[1] - RECT[0], RECT[3] - RECT[2])
COGNAC = replace(TAN, hide=srgb("84481f"), crease=srgb("41200d"), pebble=62, depth=.0024, seed=21)
SLATE = Felt(srgb("525d66"), srgb("6f7a80"))
SAND = Felt(srgb("95855f"), srgb("b3a27c"), seed=5)
OXBLOOD = Felt(srgb("75281f"), srgb("963f35"), seed=9)


class Points(Seams):
    """Further layers over the case: light and dark points (0..1)."""

    def __init__(self, canvas):
        super().__init__(canvas)
        self.light, self.dark = canvas.zeros(), canvas.zeros()

    def point(self, x, side, is_light):
        """A point of felt, sewn on along its edges."""
        length, half = case.POINT_LENGTH, case.POINT_WIDTH / 2 - .010
        base, tip = side * (case.FIELD_Y + .02), side * (case.FIELD_Y - length)
        g = self.canvas.window(x, side * (case.FIELD_Y - length / 2), length / 2 + .05)
        edge = cv.polygon(g, [(-half, length / 2 + .02), (half, length / 2 + .02), (0, -length / 2)]
                          if side > 0 else [(-half, -length / 2 - .02), (half, -length / 2 - .02), (0, length / 2)])
        layer = self.light if is_light else self.dark
        np.maximum(layer[g.at], cv.cover(edge, g.px * 1.3), out=layer[g.at])
        self.relief[g.at] += .010 * orn.bevel(edge, .014)
        inner = 1 - .022 / half
        end = tip + (base - tip) * .09
        for way in (-1, 1):
            start = (x + way * half * inner, base - side * .05)
            self.seam(start, (x + way * half * .045, end), pitch=.050, thick=.0055)

    def case(self):
        """Two rows around the case and along bar and walls."""
        for away in (.045, case.OUTER_Y - case.FIELD_Y - .045):
            east_away = away * (case.EAST - case.TRAY[1]) / (case.OUTER_Y - case.FIELD_Y)
            west, east = -case.FIELD_X - away, case.TRAY[1] + east_away
            north = case.FIELD_Y + away
            for y in (-north, north):
                self.seam((west, y), (-.03, y))
                self.seam((.03, y), (east, y))
            for x in (west, east):
                self.seam((x, -north), (x, north))
        for x in (-.165, -.035, .035, .165, case.DIVIDER[0] + .035, case.DIVIDER[1] - .035):
            self.seam((x, -case.FIELD_Y + .03), (x, case.FIELD_Y - .03))
        self.around((case.TRAY[0] + .05, case.TRAY[1] - .05), (-case.BLOCK + .045, case.BLOCK - .045))


def drawing(density):
    """The points and all seams."""
    points = Points(cv.Canvas(*RECT, density))
    for side in (-1, 1):
        for number, x in enumerate(case.columns()):
            points.point(x, side, (number + (side > 0)) % 2 == 1)
    points.case()
    return points


def leather(points):
    """Sewn leather: the seams on the faces that point up."""
    def finish(n):
        up = plan.facing_up(n)
        thread, relief = plan.stamped(n, "seams", *SIZE, points.thread, points.relief + .02, centre=CENTRE)
        thread, relief = n.times(thread, up), n.times(n.minus(relief, .02), up)
        hide = COGNAC(n).tint(n, n.times(n.remap(relief, -.001, -.009), .6), srgb("1f0e05"))
        return plan.raised(n, hide.over(n, thread, LINEN(n)), relief)
    return finish


def felt(points):
    """Slate felt with points of sand and oxblood."""
    def finish(n):
        light, dark, thread = plan.stamped(n, "points", *SIZE, points.light, points.dark, points.thread, centre=CENTRE)
        (relief,) = plan.stamped(n, "relief", *SIZE, points.relief + .02, centre=CENTRE)
        relief = n.minus(relief, .02)
        cloth = SLATE(n).over(n, light, SAND(n)).over(n, dark, OXBLOOD(n))
        cloth = cloth.tint(n, n.times(n.remap(relief, -.001, -.009), .5), srgb("17120f"))
        return plan.raised(n, cloth.over(n, thread, LINEN(n)), relief)
    return finish


def build_case(studio):
    points = drawing(110 if studio.fast else 340)
    rails = case.rails(material("sewn leather", leather(points)), rounding=.034, segments=4)
    frame = mesh.join("frame", *rails)
    mesh.weighted_normals(mesh.smooth(frame, 50))
    boxmap.unwrap(frame, .012, lambda out: 1.0 if out.z > .5 else .5)
    ground = case.field(material("felt", felt(points)))
    common = dict(colour=1280, orm=512, occlusion_reach=.3, samples=2, occlusion_samples=16)
    studio.bake(ground, Maps(normal=640, colour_quality=64, normal_quality=68, **common))
    studio.bake(frame, Maps(normal=640, colour_quality=72, normal_quality=68, grime=.5, **common))
    studio.export("backgammon_tournament", ground, frame)


# --- the checkers -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Resin:
    """Cast resin with swirls of a second colour."""

    body: tuple
    swirl: tuple
    seed: float = 0.0

    def __call__(self, nodes):
        n = nodes
        place = n.shift(n.grain(), (self.seed, self.seed * 2.3, self.seed * 0.7))
        warp = n.add("ShaderNodeTexNoise", {"Vector": place, "Scale": 5.0, "Detail": 2}).outputs[1]
        bent = n.shift(place, n.scale(warp, (0.5, 0.5, 0.5)))
        band = n.noise(n.scale(bent, (4, 11, 4)), 1.0, 3)
        colour = n.mix(n.remap(band, 0.42, 0.66), self.body, self.swirl)
        return Surface(colour, 0.2, n.times(n.noise(place, 60.0, 2), 0.0002))


def profile():
    """Like that of `checkers`, but plain: a broad rounded rim around a shallow dish."""
    radius, height, soft = checkers.RADIUS, checkers.HEIGHT, 0.024
    rim = mesh.arc((radius - soft, height - soft), soft, 12, 90, 5)
    upper = rim + [(0.122, 0.0800), (0.112, 0.0772), (0.104, 0.0728), (0.090, 0.0716), (0.0, 0.0712)]
    lower = [(r, height - z) for r, z in reversed(upper)]
    return lower + upper, 5, 5 + 2 * len(rim) - 1


def build_checker(studio, name, resin):
    outline, bottom_until, side_until = profile()
    checker = mesh.lathe(name, outline, material(name, resin), checkers.SEGMENTS, plank=(.4, .2, .1),
                         uv=uvmap.turned(outline, bottom_until, side_until))
    mesh.smooth(checker, 50)
    studio.bake(checker, Maps(colour=512, normal=256, orm=256, occlusion_reach=.04, grime=.3))
    studio.export(name, checker)


def build_light(studio):
    """The checker of the first seat: ivory."""
    build_checker(studio, "checker_tournament_light", Resin(srgb("efe6d2"), srgb("dccba6"), seed=2))


def build_dark(studio):
    """The checker of the second seat: black with a little red."""
    build_checker(studio, "checker_tournament_dark", Resin(srgb("1b1718"), srgb("35181a"), seed=7))


MODELS = {"backgammon_tournament": build_case, "checker_tournament_light": build_light,
          "checker_tournament_dark": build_dark}
