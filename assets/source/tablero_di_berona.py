"""Tablero di Berona: 3x6 squares of oak and ebonised oak, iron corner straps; tokens that nest.

Squares of pitch 0.62 (field 1.86 x 0.93 half sizes), border 0.22 wide, top z = 0, 0.16 thick.
"""
from dataclasses import replace

import bmesh
from mathutils import Matrix

from lib import Maps, material, mesh
from lib import boxmap, plan, uvmap
from lib.bone import HORN
from lib.metal import IRON
from lib.nodes import srgb
from lib.wood import BOXWOOD, EBONISED_OAK, OAK

PITCH, HALF, BORDER, THICK = .62, (1.86, .93), .22, .16
OUTER = (HALF[0] + BORDER, HALF[1] + BORDER)
STRAP = .013                               # thickness of the iron


def rails(wood):
    """The mitred border."""
    (x, y), (a, b) = HALF, OUTER
    soft = dict(rounding=.014, segments=3)
    return [
        mesh.prism("south", [(-a, -b), (a, -b), (x, -y), (-x, -y)], - \
                   THICK, 0, wood, along="X", plank=(1, .4, .2), **soft),
        mesh.prism("north", [(-a, b), (a, b), (x, y), (-x, y)], -THICK, 0, wood, along="X", plank=(7, 2.2, .6), **soft),
        mesh.prism("west", [(-a, -b), (-a, b), (-x, y), (-x, -y)], - \
                   THICK, 0, wood, along="Y", plank=(3, 1.2, .4), **soft),
        mesh.prism("east", [(a, -b), (a, b), (x, y), (x, -y)], -THICK, 0, wood, along="Y", plank=(9, .8, .9), **soft),
    ]


def bed(wood):
    """The dark base, visible through the joint between the border and the field."""
    (x, y), wide, high = HALF, .02, (-.03, -.006)
    ends = [("bed", (-x - wide, x + wide), around) for around in ((-y - wide, -y + wide), (y - wide, y + wide))]
    sides = [("bed", around, (-y, y)) for around in ((-x - wide, -x + wide), (x - wide, x + wide))]
    return [mesh.box(name, xs, ys, high, wood) for name, xs, ys in ends + sides]


def strap(sx, sy, iron):
    """The strap of the corner at (sx, sy): an angle bracket with pointed arms over both sides, and four nails."""
    a, b = OUTER
    wide, reach, tip = .155, .42, .09
    inset = .030
    outline = [(0, 0), (reach, 0), (reach + tip, wide / 2), (reach, wide), (wide, wide), (wide, reach),
               (wide / 2, reach + tip), (0, reach)]

    def place(u, v):
        return sx * (a - inset - u), sy * (b - inset - v)

    parts = [mesh.prism("strap", [place(u, v) for u, v in outline], -.004, STRAP, iron, rounding=.005, segments=2)]
    for u, v in ((wide / 2, wide / 2), (reach - .02, wide / 2), (.25, wide / 2),
                 (wide / 2, reach - .02), (wide / 2, .25)):
        parts.append(nail(*place(u, v), iron))
    near_x, near_y = sorted((sx * (a - .30), sx * (a + STRAP))), sorted((sy * (b - .30), sy * (b + STRAP)))
    side_x, side_y = sorted((sx * (a - .004), sx * (a + STRAP))), sorted((sy * (b - .004), sy * (b + STRAP)))
    for xs, ys in ((near_x, side_y), (side_x, near_y)):
        parts.append(mesh.box("side", xs, ys, (-THICK + .012, -.022), iron, rounding=.005, segments=2))
    return parts


def nail(x, y, iron):
    """A domed nail head on the strap."""
    work = bmesh.new()
    bmesh.ops.create_uvsphere(work, u_segments=10, v_segments=6, radius=.024)
    everything = work.verts[:] + work.edges[:] + work.faces[:]
    bmesh.ops.bisect_plane(work, geom=everything, plane_co=(0, 0, 0), plane_no=(0, 0, -1), clear_outer=True)
    place = Matrix.Translation((x, y, STRAP - .001)) @ Matrix.Diagonal((1, 1, .55, 1))
    bmesh.ops.transform(work, matrix=place, verts=work.verts)
    return mesh.from_bmesh("nail", work, iron)


def rusty(n):
    """Black iron, slightly rusty where no hand polishes it."""
    rust = n.remap(n.noise(n.grain(), 16.0, 5, .65), .56, .72)
    return replace(IRON, gloss=.4)(n).tint(n, n.times(rust, .5), srgb("4f2f1e"))


def build_board(studio):
    """The field of squares with its own texture, and the frame with straps and nails."""
    (x, y) = HALF
    dark = replace(EBONISED_OAK, pores=.45, fibre=.8, seed=36)
    squares = material("squares", lambda n: plan.squares(n, PITCH, 6, 3, OAK, dark))
    field = mesh.solid("field", [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], squares)
    uvmap.planar(field, (-x, x), (-y, y))
    iron = material("iron", rusty)
    parts = rails(material("border", replace(OAK, early=srgb("7d5a36"), late=srgb("573a20"), seed=33)))
    parts += bed(material("bed", dark))
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts += strap(sx, sy, iron)
    frame = mesh.join("frame", *parts)
    mesh.smooth(frame, 40)
    mesh.weighted_normals(frame)
    boxmap.unwrap(frame, .012, lambda out: .35 if out.z < -.5 else 1.0)
    common = dict(colour=1024, normal=1024, orm=512, occlusion_reach=.15, grime=.5)
    studio.bake(frame, Maps(colour_quality=76, normal_quality=80, **common))
    studio.bake(field, Maps(colour_quality=80, normal_quality=82, **common))
    studio.export("berona", field, frame)


def token(name, finish):
    """A turned token: radius 0.22, full height 0.11, its foot (radius 0.155) sits 0.03 deep in the one below."""
    profile = [(0, .004), (.12, .004), (.135, 0), (.150, .002), (.156, .010), (.158, .026), (.176, .032), (.204, .038)]
    profile += [(.216, .048), (.220, .060), (.2185, .070), (.2135, .074), (.2135, .079), (.2185, .083), (.2195, .092)]
    profile += [(.214, .104), (.204, .110), (.184, .110), (.174, .106), (.168, .098), (.165, .082), (.150, .080)]
    profile += [(.105, .080), (.096, .076), (.087, .080), (.03, .080), (.020, .076), (.010, .079), (0, .080)]
    return mesh.smooth(mesh.lathe(name, profile, material(name, finish), 32, plank=(.5, .3, .1)), 35)


def build_token(studio, name, finish):
    """Bakes and exports one token."""
    piece = token(name, finish)
    studio.bake(piece, Maps(colour=512, normal=512, orm=256, occlusion_reach=.08, grime=.55))
    studio.export(name, piece)


def build_horn(studio):
    """The token of the first seat: dark honey horn."""
    build_token(studio, "token_horn", replace(HORN, pale=srgb("a8701f"),
                deep=srgb("57300f"), stain=srgb("1d0f06"), canals=.3))


def build_boxwood(studio):
    """The token of the second seat: pale boxwood."""
    build_token(studio, "token_box", BOXWOOD)


MODELS = {"berona": build_board, "token_horn": build_horn, "token_box": build_boxwood}
