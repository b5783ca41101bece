"""The board of Ur with its discs, tally sticks and bowl.

The box: squares of pitch 0.52, top at z = 0, walls down to -0.40. Every square is its own plaque: raised in the
middle, sunken to the bitumen at the edges. The texture is an atlas of square designs, see `ur_art.place`.
"""
import math
import random
from dataclasses import replace

import ur_art
from lib import Maps, material, mesh
from lib import canvas as cv
from lib import plan
from lib.bone import BONE, SHELL
from lib.metal import COPPER
from lib.nodes import srgb
from lib.stone import BITUMEN, LAPIS, RED_LIMESTONE
from lib.surface import Surface

HALF = ur_art.PITCH / 2
SEAM = .012                                # depth of the seams below the plaques


def panel(verts, coordinates, faces, corner, right, up, width, height, at):
    """One plaque: a raised rectangle in a sunken frame.

    `corner`: its centre in space; `at`: its centre in the atlas.
    """
    start = len(verts)
    out = [right[1] * up[2] - right[2] * up[1], right[2] * up[0] - \
        right[0] * up[2], right[0] * up[1] - right[1] * up[0]]
    for inset, drop in ((0, SEAM), (.011, .002), (.016, 0)):
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            x, y = sx * (width / 2 - inset), sy * (height / 2 - inset)
            verts.append([corner[i] + right[i] * x + up[i] * y - out[i] * drop for i in range(3)])
            coordinates.append((at[0] + x, at[1] + y))
    faces.append([start + 8 + i for i in range(4)])
    for ring in (start, start + 4):
        faces.extend([ring + i, ring + (i + 1) % 4, ring + 4 + (i + 1) % 4, ring + 4 + i] for i in range(4))


def box():
    """Vertices, atlas coordinates and faces of the whole box."""
    verts, coordinates, faces = [], [], []
    cells = {(round((x + 3.5 * ur_art.PITCH) / ur_art.PITCH), round(y / ur_art.PITCH)) for _, x, y in ur_art.squares()}
    for index, (_, x, y) in enumerate(ur_art.squares()):
        panel(verts, coordinates, faces, (x, y, 0), (1, 0, 0),
              (0, 1, 0), ur_art.PITCH, ur_art.PITCH, ur_art.place(index))
    for column, row in sorted(cells):
        x, y = (column - 3.5) * ur_art.PITCH, row * ur_art.PITCH
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if (column + dx, row + dy) not in cells:
                middle = (x + dx * HALF, y + dy * HALF, -SEAM - (ur_art.WALL - SEAM) / 2)
                design = ur_art.wall_place(column + row + (dx != 0))
                panel(verts, coordinates, faces, middle, (-dy, dx, 0), (0, 0, 1), ur_art.PITCH, ur_art.WALL - SEAM,
                      design)
    return verts, coordinates, faces


def stones(inlay):
    """The finish of the inlaid plaques."""
    def finish(n):
        lapis, red, bitumen = plan.layers(n, "stones", inlay.lapis, inlay.red, inlay.bitumen)
        height, tone = plan.layers(n, "relief", inlay.height, inlay.tone)
        shell = replace(SHELL, pale=srgb("f3e9d2"), deep=srgb("d9c399"), stain=srgb("a07c4b"), canals=.4)(n)
        shade = n.grey(n.blend(tone, .80, 1.06))
        shell = Surface(n.mix(1.0, shell.colour, shade, "MULTIPLY"), shell.roughness, shell.height)
        made = shell.over(n, lapis, replace(LAPIS, veins=.3, gloss=.3)(n)).over(
            n, red, RED_LIMESTONE(n)).over(n, bitumen, BITUMEN(n))
        return plan.raised(n, made, height)
    return finish


def build_board(studio):
    """The box with all its plaques in one atlas; every plaque comes from another piece of stone."""
    verts, coordinates, faces = box()
    art = cv.Canvas(*ur_art.RECT, 200 if studio.fast else 700)
    board = mesh.solid("plaques", verts, faces, material("inlay", stones(ur_art.inlay(art))))
    uv = board.data.uv_layers.new(name="UVMap")
    x0, x1, y0, y1 = ur_art.RECT
    for loop, slot in zip(board.data.loops, uv.data):
        x, y = coordinates[loop.vertex_index]
        slot.uv = ((x - x0) / (x1 - x0), (y - y0) / (y1 - y0))
    rng = random.Random(4)
    grain = board.data.attributes["grain"].data
    for first in range(0, len(verts), 12):
        shift = [rng.uniform(-9, 9) for _ in range(3)]
        for i in range(first, first + 12):
            grain[i].vector = [a + b for a, b in zip(verts[i], shift)]
    mesh.smooth(board, 50)
    studio.bake(board, Maps(colour=1024, normal=1024, orm=512, colour_quality=80, normal_quality=82,
                            occlusion_reach=.2))
    studio.export("ur", board)


def build_disc(studio, name, body, dot):
    """A disc of `body` with five inlaid dots on each face; radius 0.17, height 0.08, standing on z = 0."""
    radius, top, soft = .17, .08, .02
    q = .066
    spots = [(0, 0), (q, q), (-q, q), (q, -q), (-q, -q)]

    def dotted(n):
        seam, spot, eye = (plan.dots(n, spots, r, .0022) for r in (.0285, .025, .007))
        made = body(n).over(n, seam, BITUMEN(n)).over(n, spot, dot(n)).over(n, eye, body(n))
        return made.engrave(n, n.minus(seam, spot), .004)

    profile = [(0, 0), (radius * .8, 0)] + mesh.arc((radius - soft, soft), soft, -80, 0, 4)
    profile += mesh.arc((radius - soft, top - soft), soft, 0, 80, 4) + [(radius * .8, top), (0, top)]
    piece = mesh.smooth(mesh.lathe(name, profile, material(name, dotted), 40, plank=(.7, .2, .9)), 40)
    studio.bake(piece, Maps(colour=512, normal=512, orm=256, occlusion_reach=.05))
    studio.export(name, piece)


def build_lapis_disc(studio):
    """Black's disc: dark lapis with shell dots."""
    build_disc(studio, "disc_lapis", replace(LAPIS, body=srgb("17307a"), cloud=srgb("0b1b4c"), seed=2), SHELL)


def build_shell_disc(studio):
    """White's disc: shell with lapis dots."""
    build_disc(studio, "disc_shell", replace(SHELL, seed=4), replace(LAPIS, veins=.15, gloss=.34, seed=5))


def build_tally(studio):
    """A bone tally stick, 0.50 x 0.05 x 0.04, along x on z = 0, cross-cut near both ends."""
    def notched(n):
        x, _, _ = n.split(n.position())
        cuts = 0.0
        for place in (-.215, -.200, -.185, .185, .200, .215):
            cuts = n.largest(cuts, n.remap(n.math("ABSOLUTE", n.minus(x, place)), .0036, .0016))
        return replace(BONE, seed=9)(n).tint(n, n.times(cuts, .8), srgb("3a2413")).engrave(n, cuts, .005)

    stick = mesh.box("tally", (-.25, .25), (-.025, .025), (0, .04),
                     material("bone", notched), rounding=.012, segments=3)
    mesh.smooth(stick, 40)
    mesh.weighted_normals(stick)
    studio.bake(stick, Maps(colour=256, normal=256, orm=128, occlusion_reach=.04))
    studio.export("tally", stick)


def build_bowl(studio):
    """A shallow bowl of hammered copper, radius 0.45, height 0.22, standing on its foot on z = 0."""
    outer = [(0, .008), (.16, .008), (.18, 0), (.20, .002)]
    outer += [(.20 + .245 * math.sin(math.radians(a)), .215 - .21 * math.cos(math.radians(a)))
               for a in range(12, 91, 13)]
    inner = [(.425 * math.sin(math.radians(a)), .212 - .185 * math.cos(math.radians(a)) ** .8)
              for a in range(84, 0, -12)]
    profile = outer + [(.450, .219), (.444, .222), (.434, .219)] + inner + [(0, .027)]
    bowl = mesh.smooth(mesh.lathe("bowl", profile, material("copper", hammered), 40), 50)
    studio.bake(bowl, Maps(colour=512, normal=512, orm=256, occlusion_reach=.3, grime=.4))
    studio.export("bowl", bowl)


def hammered(n):
    """Copper with overlapping round hammer marks, darker between them."""
    marks = n.remap(n.cells(n.grain(), 15.0), 0.0, .75)
    copper = replace(COPPER, hammer=0.0, patina=.5)(n)
    return plan.raised(n, copper.tint(n, n.times(marks, .35), srgb("5a2f1d")), n.times(marks, .008))


MODELS = {"ur": build_board, "disc_lapis": build_lapis_disc, "disc_shell": build_shell_disc, "tally": build_tally,
          "bowl": build_bowl}
