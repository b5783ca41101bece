"""The silver coin of Tablero de Jesus and the lucky gold coin of Berona; both lie on z = 0."""
import math
from dataclasses import replace

import numpy as np

import coin_art
from lib import Maps, material, mesh
from lib import plan, uvmap
from lib.metal import GOLD, SILVER
from lib.nodes import srgb


def struck(metal, radius, obverse, reverse, dirt):
    """A coin's finish: `obverse` faces up, `reverse` down (reversed, so that it reads from below)."""
    lowest = min(obverse.min(), reverse.min())

    def finish(n):
        size = 2 * radius
        front, back = plan.stamped(n, "faces", size, size, obverse - lowest, np.fliplr(reverse) - lowest)
        up = plan.facing_up(n)
        down = n.remap(n.split(n.normal())[2], -.6, -.8)
        height = n.plus(n.times(front, up), n.times(back, down))
        faces = n.plus(up, down)
        hollow = n.times(n.remap(height, .0075 - lowest, .001 - lowest), faces)
        patches = n.remap(n.noise(n.grain(), 14.0, 4), .35, .65, .45, 1.0)
        made = metal(n).tint(n, n.times(n.times(hollow, patches), .72), dirt)
        return plan.raised(n, made, height)
    return finish


def coin(name, radius, thick, finish, waver):
    """A blank with a slightly uneven edge (`waver`, in units)."""
    soft = thick * .3
    profile = [(0, .002), (radius * .90, .002), (radius * .93, 0)] + mesh.arc((radius - soft, soft), soft, -90, 0, 3)
    profile += mesh.arc((radius - soft, thick - soft), soft, 0, 90, 3)
    profile += [(radius * .93, thick), (radius * .90, thick - .002), (0, thick - .002)]
    flan = mesh.lathe(name, profile, material(name, finish), 44, uv=uvmap.turned(profile, 3, len(profile) - 4))
    for vertex in flan.data.vertices:
        x, y, _ = vertex.co
        angle, away = math.atan2(y, x), math.hypot(x, y) / radius
        swing = waver * away ** 3 * (math.sin(3 * angle + 1) + .6 * math.sin(5 * angle + 2) + .5 * math.sin(8 * angle))
        vertex.co.x += swing * math.cos(angle)
        vertex.co.y += swing * math.sin(angle)
    return mesh.smooth(flan, 40)


def build_silver(studio):
    """A crowned head and a cross."""
    radius = .15
    silver = replace(SILVER, bright=srgb("cfccc4"), patina=.2, gloss=.34)
    finish = struck(silver, radius, coin_art.king(radius), coin_art.cross(radius), srgb("2a2724"))
    piece = coin("coin_silver", radius, .035, finish, .0014)
    studio.bake(piece, Maps(colour=512, normal=512, orm=256, occlusion_reach=.03))
    studio.export("coin_silver", piece)


def build_lucky(studio):
    """The wheel of Fortune and a star."""
    radius = .16
    finish = struck(replace(GOLD, patina=.15), radius, coin_art.fortune(radius), coin_art.star(radius), srgb("6b3f14"))
    piece = coin("coin_lucky", radius, .03, finish, .0008)
    studio.bake(piece, Maps(colour=512, normal=512, orm=256, occlusion_reach=.03))
    studio.export("coin_lucky", piece)


MODELS = {"coin_silver": build_silver, "coin_lucky": build_lucky}
