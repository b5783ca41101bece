"""The backgammon checkers: lathed discs with a ring, in maple and ebony. Origin: centre of the underside."""

from dataclasses import replace

from lib import Maps, material, mesh, uvmap
from lib.wood import EBONY, MAPLE

RADIUS, HEIGHT = 0.17, 0.08
ROUNDING = 0.018
SEGMENTS = 44


def profile():
    """The profile from underside centre to top centre, and the numbers of its steps up to the rim and to the top.

    From the rim inwards: a flat land, a turned groove, a bead, and a shallow dish.
    """
    rim = mesh.arc((RADIUS - ROUNDING, HEIGHT - ROUNDING), ROUNDING, 8, 90, 4)
    face = [(0.126, 0.0800), (0.121, 0.0755), (0.114, 0.0745), (0.107, 0.0780), (0.101, 0.0770),
            (0.094, 0.0725), (0.080, 0.0708), (0.0, 0.0700)]
    upper = rim + face
    lower = [(radius, HEIGHT - z) for radius, z in reversed(upper)]
    return lower + upper, len(face), len(face) + 2 * len(rim) - 1


def build(studio, name, wood, plank):
    outline, bottom_until, side_until = profile()
    checker = mesh.lathe(name, outline, material(name, wood, relief=0.6), SEGMENTS, plank=plank,
                     uv=uvmap.turned(outline, bottom_until, side_until))
    mesh.smooth(checker, 45)
    studio.bake(checker, Maps(colour=512, normal=512, orm=256, occlusion_reach=0.04, grime=0.5))
    studio.export(name, checker)


MODELS = {
    "checker_light": lambda studio: build(studio, "checker_light", replace(MAPLE, rings=16), (3.2, 0.4, 0.2)),
    "checker_dark": lambda studio: build(studio, "checker_dark", replace(EBONY, rings=14), (-1.3, 0.7, 0.3)),
}
