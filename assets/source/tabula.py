"""Tabula: the carved marble slab, its discs and the trough beside it.

Origin of the slab: centre of the playing surface, field x -2.76..2.76, y -2.11..2.11, outer 5.8 x 4.5, 0.30 thick.
"""
from dataclasses import replace

import tabula_art
from lib import Maps, material, mesh
from lib import boxmap
from lib import canvas as cv
from lib import ornament as orn
from lib import plan, sweep
from lib.bone import BONE
from lib.metal import BRONZE, GOLD
from lib.nodes import srgb
from lib.stone import MARBLE
from lib.surface import Surface
from lib.wood import WALNUT

HALF = (2.90, 2.25)
RIM_PROFILE = [(-.14, 0), (-.128, .030), (-.112, .052), (-.092, .060), (-.032, .060), (-.012, .052), (0, .032),
               (0, -.26), (-.015, -.288), (-.04, -.30)]
RIM_MIDDLE = .062
DISC = (.17, .07)                        # radius, height
VERDIGRIS = srgb("4f7a66")
GREY_VEINED = replace(MARBLE, body=srgb("dedbd4"), cloud=srgb("bdbcb8"),
                      vein=srgb("565a62"), width=.045, scale=.8, seed=2)
WORN_GILT = replace(GOLD, bright=srgb("d09a36"), tarnish=srgb("6e4718"), patina=.4, gloss=.38)
AGED_BONE = replace(BONE, pale=srgb("ead4a2"), deep=srgb("cda96c"), stain=srgb("7d5527"), seed=3)


def build_slab(studio):
    """The slab, its carving drawn by `tabula_art` and gilded."""
    outline = sweep.rounded_rect(*HALF, .09)
    body = sweep.sweep("slab", outline, RIM_PROFILE)
    art = cv.Canvas(*body.rect, 120 if studio.fast else 330)
    carving = tabula_art.carve(art, (HALF[0] - RIM_MIDDLE, HALF[1] - RIM_MIDDLE))

    def carved(n):
        height, gilt, stain = plan.layers(n, "carving", carving.height, carving.gilt, carving.stain)
        stone = GREY_VEINED(n).tint(n, n.times(stain, .68), srgb("5f6d66"))
        stone = stone.tint(n, n.times(n.remap(height, -.002, -.009), .7), srgb("4a4338"))
        gold = WORN_GILT(n)
        return plan.raised(n, stone.over(n, gilt, gold), height)

    slab = body.finished(material("marble", carved))
    mesh.smooth(slab, 40)
    studio.bake(slab, Maps(colour=1280, normal=1280, orm=640, colour_quality=84, normal_quality=85, grime=.35))
    studio.export("tabula", slab)


def disc(name, finish, profile):
    """A lathed piece standing on z = 0; `profile` is its top from the rim to the centre."""
    radius, _ = DISC
    outline = [(0, .006), (radius * .72, .006), (radius * .78, 0)] + mesh.arc((radius - .016, .016), .016, -90, 0, 3)
    outline += profile
    return mesh.smooth(mesh.lathe(name, outline, material(name, finish), 36, plank=(1.3, .4, .2)), 30)


def build_bone_disc(studio):
    """Turned bone: two rings, a sunk middle with a dot, brown in the grooves."""
    radius, top = DISC

    def turned(n):
        away = plan.from_axis(n)
        rings = n.largest(n.remap(n.math("ABSOLUTE", n.minus(away, .1275)), .008, .003),
                          n.remap(n.math("ABSOLUTE", n.minus(away, .052)), .007, .003))
        cut = n.times(n.largest(rings, n.remap(away, .014, .009)), plan.facing_up(n))
        return AGED_BONE(n).tint(n, n.times(cut, .8), srgb("4a2c14")).engrave(n, cut, .005)

    face = mesh.arc((radius - .016, top - .016), .016, 0, 90, 3)
    face += [(.135, top), (.1275, top - .007), (.120, top), (.100, top - .001), (.086, top - .010), (.060, top - .012),
             (.052, top - .017), (.044, top - .011), (.016, top - .009), (0, top - .014)]
    piece = disc("disc_bone", turned, face)
    studio.bake(piece, Maps(colour=512, normal=512, orm=256, occlusion_reach=.06, grime=.6))
    studio.export("disc_bone", piece)


def build_bronze_disc(studio):
    """Cast bronze: a raised rim and boss, six petals between, green in the recesses."""
    radius, top = DISC
    art = cv.Canvas(-radius, radius, -radius, radius, 1500)
    g = art.window(0, 0, radius)
    flower = art.zeros()
    flower[g.at] = orn.bevel(orn.petals(g, 6, .118, .024), .014)

    def cast(n):
        (petal,) = plan.stamped(n, "flower", 2 * radius, 2 * radius, flower)
        petal = n.times(petal, plan.facing_up(n))
        away = plan.from_axis(n)
        hollow = n.times(n.times(n.remap(away, .134, .120), plan.facing_up(n)), n.minus(1.0, petal))
        spread = n.remap(n.noise(n.grain(), 26.0, 4), .38, .62)
        bronze = replace(BRONZE, bright=srgb("a5703a"), tarnish=srgb("38281a"), patina=.5)(n)
        patina = Surface(VERDIGRIS, .75, bronze.height, .15)
        bronze = bronze.over(n, n.times(hollow, n.blend(spread, .25, .8)), patina)
        return plan.raised(n, bronze, n.times(petal, .010))

    face = mesh.arc((radius - .016, top - .016), .016, 0, 90, 3)
    face += [(.142, top), (.132, top - .012), (.034, top - .013), (.028, top - .004), (.016, top), (0, top + .001)]
    piece = disc("disc_bronze", cast, face)
    studio.bake(piece, Maps(colour=512, normal=512, orm=256, occlusion_reach=.06, grime=.6))
    studio.export("disc_bronze", piece)


def build_hand_tray(studio):
    """A long trough: hand x -2.6..-0.1, off x 0.1..2.6, with a bear carved into its floor."""
    art = cv.Canvas(-.30, .30, -.20, .20, 600)
    g = art.window(0, 0, .4)
    shape = orn.bear(g, .46)
    bear, ground = cv.cover(shape, art.px), art.zeros() + orn.bevel(shape, .05)

    def floor(n):
        mask, depth = plan.stamped(n, "bear", .60, .40, bear, ground, centre=(1.35, 0))
        wood = replace(WALNUT, seed=6)(n).tint(n, n.times(mask, .55), srgb("1d0f08"))
        return plan.raised(n, wood, n.times(depth, -.03))

    case = material("case", replace(WALNUT, seed=5))
    long = dict(rounding=.012, along="X")
    parts = [
        mesh.box("floor", (-2.66, 2.66), (-.24, .24), (-.03, 0),
                 material("floor", floor), rounding=0, plank=(0, 1, .3)),
        mesh.box("south", (-2.7, 2.7), (-.275, -.225), (-.04, .13), case, plank=(2, .5, .2), **long),
        mesh.box("north", (-2.7, 2.7), (.225, .275), (-.04, .13), case, plank=(5, .9, .1), **long),
    ]
    for x in (-2.65, 0, 2.65):
        reach = .1 if x == 0 else .05
        parts.append(mesh.box("end", (x - reach, x + reach), (-.226, .226), (-.04, .118), case, rounding=.012,
                              along="Y", plank=(x, .3, 1)))
    tray = mesh.join("hand_tray", *parts)
    mesh.smooth(tray, 40)
    mesh.weighted_normals(tray)
    boxmap.unwrap(tray, .012, lambda out: .35 if out.z < -.5 else 1.0)
    studio.bake(tray, Maps(colour=512, normal=512, orm=256, occlusion_reach=.15, grime=.5))
    studio.export("hand_tray", tray)


MODELS = {"tabula": build_slab, "disc_bone": build_bone_disc, "disc_bronze": build_bronze_disc,
          "hand_tray": build_hand_tray}
