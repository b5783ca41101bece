"""The dice tower (model name: pyrgus), after the late Roman one found at Vettweiss-Froitzheim: openwork bronze walls,
three sloping plates.

Origin: middle of the base on the ground. Base 0.75 x 0.75, height 1.5, open at the top; the mouth, 0.55 wide and 0.42
high, faces south (-y). The frieze has the inscription of the find: VTERE FELIX VIVAS (use it happily and live).
"""
from dataclasses import replace

import numpy as np
from mathutils import Vector

from lib import Maps, material, mesh
from lib import boxmap
from lib import canvas as cv
from lib import ornament as orn
from lib import plan
from lib.metal import BRONZE
from lib.nodes import srgb
from lib.surface import Surface

HALF, HEIGHT = .375, 1.5
POST = .07                                 # edge of a corner post
MOUTH = (.275, .42)                        # half width, height
LINTEL = .50                               # its upper edge
FOOT, FRIEZE, CORNICE = .06, (1.30, 1.46), 1.46
INNER = HALF - POST
WALLS = {"south": (Vector((1, 0, 0)), Vector((0, -1, 0))), "north": (Vector((-1, 0, 0)), Vector((0, 1, 0))),
         "east": (Vector((0, 1, 0)), Vector((1, 0, 0))), "west": (Vector((0, -1, 0)), Vector((-1, 0, 0)))}

# The plates, as (y, z) of their upper side at the wall and at the free end.
PLATES = (((HALF - .01, 1.15), (HALF - .45, .95)), ((-HALF + .01, .82), (-HALF + .45, .62)),
          ((HALF - .01, .45), (-HALF, .04)))


def lettering():
    """Relief of the frieze texts on 0.72 x 0.16 units: the one for south and north, the one for east and west."""
    texts = []
    for text, step in (("VTERE FELIX", .056), ("VIVAS", .105)):
        art = cv.Canvas(-.36, .36, -.08, .08, 900)
        layer = art.zeros()
        for i, char in enumerate(text):
            if char != " ":
                g = art.window((i - (len(text) - 1) / 2) * step, 0, .08)
                stroke = cv.smoothstep(.0105, .0055, orn.letter(g, char, .085))
                layer[g.at] = np.maximum(layer[g.at], stroke)
        texts.append(layer)
    return texts


def bronze(letters):
    """Cast bronze with green in the pores; raised letters, worn bright."""
    def finish(n):
        x, y, z = n.split(n.position())
        nx, ny, up = n.split(n.normal())
        along = n.minus(n.times(y, nx), n.times(x, ny))
        place = n.combine(n.plus(n.times(along, 1 / .72), .5), n.plus(n.times(z, 1 / .16), .5 - 1.38 / .16), 0)
        image = plan.stacked("letters", letters)
        look = n.split(n.add("ShaderNodeTexImage", {"Vector": place}, image=image, extension="CLIP").outputs[0])
        text = n.blend(n.math("ABSOLUTE", nx), look[0], look[1])
        base = replace(BRONZE, bright=srgb("b98648"), tarnish=srgb("5a4226"), patina=.45, gloss=.36)(n)
        green = n.times(n.remap(n.noise(n.grain(), 9.0, 5, .65), .52, .66), .7)
        base = base.over(n, n.times(green, n.minus(1.0, text)), Surface(srgb("52786a"), .8, base.height, .1))
        ground = n.times(n.remap(n.math("ABSOLUTE", n.minus(z, 1.38)), .068, .060), n.remap(up, .3, .1))
        base = base.tint(n, n.times(ground, .55), srgb("2f3a2c"))
        base = base.over(n, text, Surface(srgb("dcae62"), .3, base.height, 1.0))
        aged = Surface(base.colour, base.roughness, base.height, n.times(base.metallic, .5))
        return plan.raised(n, aged, n.times(text, .008))
    return finish


def clipped(a, b, low, high, left, right):
    """The part of the line a-b (2D) inside the rectangle, or None."""
    t0, t1 = 0.0, 1.0
    for p, d, lo, hi in ((a[0], b[0] - a[0], left, right), (a[1], b[1] - a[1], low, high)):
        enter, leave = sorted(((lo - p) / d, (hi - p) / d))
        t0, t1 = max(t0, enter), min(t1, leave)
    if t1 - t0 < 1e-3:
        return None
    return tuple(tuple(a[i] + t * (b[i] - a[i]) for i in (0, 1)) for t in (t0, t1))


def bars(low, high):
    """Centre lines of a diamond lattice between the posts from z = low to high: (line, whether it leans right)."""
    pitch, slope = 2 * INNER / 4, 1.55
    reach = 2 * INNER * slope
    for k in range(-40, 40):
        z = low + k * pitch * slope
        for right in (True, False):
            ends = ((-INNER, z), (INNER, z + reach)) if right else ((-INNER, z + reach), (INNER, z))
            line = clipped(*ends, low, high, -INNER, INNER)
            if line:
                yield line, right


def lattice(finish):
    """All four openwork walls as one mesh; a bar is a bevel-topped strip. All bars share one strip of texture:
    u runs along the bar, v across it."""
    verts, faces, coordinates = [], [], []
    for name, (right, out) in WALLS.items():
        low = LINTEL if name == "south" else FOOT
        for ((x0, z0), (x1, z1)), leans in bars(low - .01, FRIEZE[0] + .01):
            a, b = (right * x + Vector((0, 0, z)) for x, z in ((x0, z0), (x1, z1)))
            side = (b - a).normalized().cross(out)
            depth = HALF - (.020 if leans else .024)
            start, slide = len(verts), (x0 + z0) * .37 % .2
            for end in (a, b):
                for across, away in ((-.017, -.022), (.017, -.022), (.017, 0), (.008, .006), (-.008, .006), (-.017, 0)):
                    verts.append(end + side * across + out * (depth + away))
            for i in range(6):
                j = (i + 1) % 6
                faces.append([start + i, start + 6 + i, start + 6 + j, start + j])
                u0, u1 = slide, slide + (b - a).length / 1.3 * .75
                coordinates += [(u0, i / 6), (u1, i / 6), (u1, (i + 1) / 6), (u0, (i + 1) / 6)]
    made = mesh.solid("lattice", verts, faces, finish)
    layer = made.data.uv_layers.new(name="UVMap")
    for slot, coordinate in zip(layer.data, coordinates):
        slot.uv = coordinate
    return mesh.smooth(made, 35)


def plate(line, finish):
    """One sloping plate 0.016 thick across the tower."""
    (y0, z0), (y1, z1) = line
    half = HALF - .035
    verts = [(x, y, z - drop) for x in (-half, half) for y, z in ((y0, z0), (y1, z1)) for drop in (0, .016)]
    faces = [(0, 2, 6, 4), (1, 5, 7, 3), (0, 4, 5, 1), (2, 3, 7, 6), (0, 1, 3, 2), (4, 6, 7, 5)]
    if y1 > y0:
        faces = [face[::-1] for face in faces]
    return mesh.solid("plate", verts, faces, finish, plank=(0, z0, 0))


def frame(finish):
    """Posts, plinth, lintel and jambs, frieze and cornice."""
    soft = dict(rounding=.008, segments=2)
    parts = []
    for x in (-1, 1):
        for y in (-1, 1):
            cx, cy = x * (HALF - POST / 2 - .006), y * (HALF - POST / 2 - .006)
            parts.append(mesh.box("post", (cx - POST / 2, cx + POST / 2), (cy - POST / 2, cy + POST / 2),
                                  (0, FRIEZE[0] + .02), finish, along="Z", plank=(x, y, 0), **soft))
    thick = .036
    for name, (right, out) in WALLS.items():
        corner = thick - .006 if out.x else 0   # the east and west bands end between the others

        def slab(reach, low, high, lift=0.0, centre=0.0):
            near, far = out * (HALF - thick), out * (HALF - .004 + lift)
            corners = [right * (centre + s * reach) + v for s in (-1, 1) for v in (near, far)]
            xs, ys = [c.x for c in corners], [c.y for c in corners]
            parts.append(mesh.box("band", (min(xs), max(xs)), (min(ys), max(ys)), (low, high), finish,
                                  along="X", plank=(low, high, centre), **soft))
        slab(HALF - .004 - corner, *FRIEZE)
        slab(HALF - corner, CORNICE - .02, HEIGHT, .004)
        slab(HALF - corner, FRIEZE[0] - .012, FRIEZE[0] + .014, .004)
        if name == "south":
            slab(INNER + .02, MOUTH[1], LINTEL)
            for side in (-1, 1):
                slab(.016, 0, MOUTH[1] + .01, 0, side * (MOUTH[0] + .016))
        else:
            slab(INNER + .02, 0, FOOT)
    return parts


def build(studio):
    """The tower in two objects: the frame with its plates, and the openwork."""
    finish = material("bronze", bronze(lettering()))
    openwork = lattice(finish)
    tower = mesh.join("tower", *frame(finish), *(plate(line, finish) for line in PLATES))
    mesh.smooth(tower, 35)
    boxmap.unwrap(tower, .012, lambda out: .5 if out.z < -.5 else 1.0)
    studio.bake(tower, Maps(colour=1024, normal=1024, orm=512, colour_quality=82, normal_quality=84,
                            occlusion_reach=.3, grime=.4))
    studio.bake(openwork, Maps(colour=256, normal=256, orm=128, occlusion_reach=.03))
    studio.export("pyrgus", tower, openwork)


MODELS = {"pyrgus": build}
