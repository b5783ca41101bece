"""The dice tray: a leather floor between walnut rails; and its variant in front of the dice tower.

Origin: centre of the floor, floor at 0. Inside 1.60 (x) by 2.20 (y); rails 0.10 wide and 0.16 high, low enough to see
the dice behind them.
"""

from dataclasses import replace

from lib import Maps, material, mesh, uvmap
from lib.leather import OXBLOOD
from lib.wood import WALNUT

INNER_X, INNER_Y = 0.80, 1.10
RAIL = 0.10
RAIL_TOP, FOOT = 0.16, -0.04
OUTER_X, OUTER_Y = INNER_X + RAIL, INNER_Y + RAIL
TOWER = 0.385  # half width of the gap for the tower


def floor():
    corners = [(-INNER_X, -INNER_Y, 0), (INNER_X, -INNER_Y, 0), (INNER_X, INNER_Y, 0), (-INNER_X, INNER_Y, 0)]
    made = mesh.solid("floor", corners, [[0, 1, 2, 3]], material("leather", replace(OXBLOOD, depth=0.0016, gloss=0.58)))
    return uvmap.planar(made, (-INNER_X, INNER_X), (-INNER_Y, INNER_Y))


def rails(with_tower):
    """Mitred rails; with the tower, the north rail leaves a gap for it."""
    wood = material("walnut", replace(WALNUT, rings=12, pores=0.4, seed=6))
    shapes = [
        ([(-OUTER_X, -OUTER_Y), (OUTER_X, -OUTER_Y), (INNER_X, -INNER_Y), (-INNER_X, -INNER_Y)], "X"),
        ([(OUTER_X, -OUTER_Y), (OUTER_X, OUTER_Y), (INNER_X, INNER_Y), (INNER_X, -INNER_Y)], "Y"),
        ([(-OUTER_X, -OUTER_Y), (-OUTER_X, OUTER_Y), (-INNER_X, INNER_Y), (-INNER_X, -INNER_Y)], "Y"),
    ]
    if with_tower:
        for side in (-1, 1):
            shapes.append(([(side * OUTER_X, OUTER_Y), (side * TOWER, OUTER_Y),
                            (side * TOWER, INNER_Y), (side * INNER_X, INNER_Y)], "X"))
    else:
        shapes.append(([(-OUTER_X, OUTER_Y), (OUTER_X, OUTER_Y), (INNER_X, INNER_Y), (-INNER_X, INNER_Y)], "X"))
    parts = []
    for number, (outline, along) in enumerate(shapes):
        part = mesh.prism("rail", outline, FOOT, RAIL_TOP, wood, rounding=0.02, along=along,
                          plank=(2.7 * number, 0.6 * number, 0.4))
        parts.append(mesh.drop_underside(part))
    made = mesh.join("rails", *parts)
    return mesh.weighted_normals(mesh.smooth(made, 32))


def build(studio, name, with_tower):
    ground, border = floor(), rails(with_tower)
    studio.bake(ground, Maps(colour=512, normal=512, orm=256, occlusion_reach=0.3))
    studio.bake(border, Maps(colour=512, normal=512, orm=256, occlusion_reach=0.3))
    studio.export(name, ground, border)


MODELS = {
    "tray": lambda studio: build(studio, "tray", False),
    "tray_tower": lambda studio: build(studio, "tray_tower", True),
}
