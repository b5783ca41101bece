"""A board for Tablero de Jesus on the lid of a painted chest: squares in two colours of distemper, a border of tendrils,
iron at the corners, worn down to the pine in places. The same body and squares as tablero_de_jesus.py.
"""

from dataclasses import replace

import numpy as np

from lib import Maps, material, mesh, plan, sweep
from lib import canvas as cv
from lib import ornament as orn
from lib.metal import IRON
from lib.nodes import srgb
from lib.surface import Surface
from lib.wood import OAK
from tablero_de_jesus import FIELD, LEATHER, OUTER, PITCH, PROFILE

PINE = replace(OAK, early=srgb("a07f52"), late=srgb("75522c"), rings=9, pores=.1, flame=1.5, seed=71)
OCHRE, GREEN, RED, CREAM, DARK = (srgb(c) for c in ("9c7432", "254b45", "6e2619", "b8a173", "1d1712"))
PLANKS = (-.66, .88)                     # where the planks of the lid meet, as y
IRON_REACH = .50                         # length of the iron at a corner


class Paint:
    """Layers over the lid. Paint: green squares, red ground, ochre lines, cream lines, dark lines (0..1). Iron (0..1),
    relief (units), and where the paint is worn off (0..1)."""

    COLOURS = {"green": GREEN, "red": RED, "ochre": OCHRE, "cream": CREAM, "dark": DARK}

    def __init__(self, canvas):
        self.canvas = canvas
        self.masks = {name: canvas.zeros() for name in self.COLOURS}
        self.iron, self.relief, self.worn = (canvas.zeros() for _ in range(3))
        self.waver = .003 * cv.fbm(canvas.x * 8, canvas.y * 8, 2, 3)

    def fill(self, g, d, colour):
        """A shape in one colour, over what was painted before."""
        mask = cv.cover(d + self.waver[g.at], g.px * 1.3)
        for layer in self.masks.values():
            g.over(layer, mask, 0)
        g.over(self.masks[colour], mask)
        self.relief[g.at] = np.maximum(self.relief[g.at], .0016 * mask)

    def stroke(self, g, d, colour, width):
        """A brush stroke along d = 0."""
        self.fill(g, np.abs(d) - width / 2, colour)

    def squares(self):
        """Ochre squares with a red star and green ones with an ochre flower, a dark line between them."""
        for column in range(7):
            for row in range(7):
                g = self.canvas.window((column - 3) * PITCH, (row - 3) * PITCH, PITCH / 2 + .02)
                edge = cv.box(g, PITCH / 2, PITCH / 2)
                if (column + row) % 2:
                    self.fill(g, edge, "green")
                    self.fill(g, orn.petals(g, 4, .120, .030, np.pi / 4), "ochre")
                    self.fill(g, orn.petals(g, 4, .072, .012, np.pi / 4), "green")
                    self.fill(g, cv.circle(g, .018), "cream")
                else:
                    self.fill(g, edge, "ochre")
                    self.stroke(g, edge + .050, "red", .010)
                    self.fill(g, cv.diamond(g, .070, .070), "red")
                    self.fill(g, cv.diamond(g, .034, .034), "ochre")
                    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
                        self.fill(g, cv.circle(g, .012, x * .075, y * .075), "red")
        for k in range(8):
            at = (k - 3.5) * PITCH
            g = self.canvas.window(0, 0, 9)
            for away, along in ((g.x, g.y), (g.y, g.x)):
                self.stroke(g, np.where(np.abs(along) < FIELD, away - at, 9), "dark", .012)

    def border(self):
        """Red ground between cream lines, with a tendril that grows around the field, its leaves and flowers."""
        whole = self.canvas.window(0, 0, 9)
        self.fill(whole, -cv.box(whole, FIELD + .008, FIELD + .008), "red")
        for at, width in ((FIELD + .022, .014), (LEATHER - .020, .014)):
            self.stroke(whole, cv.box(whole, at, at), "cream", width)
        middle, count = (FIELD + LEATHER) / 2, 14
        step = 2 * middle / count
        for side in range(4):
            c, s = np.cos(side * np.pi / 2), np.sin(side * np.pi / 2)
            for k in range(count):
                along, sign = (k - count / 2 + .5) * step, 1 if k % 2 else -1
                g = self.canvas.window(c * along - s * middle, s * along + c * middle, .16).turned(side * np.pi / 2)
                bow = sign * .052 * np.cos(np.clip(g.x / step, -.5, .5) * np.pi)
                self.stroke(g, np.where(np.abs(g.x) < step / 2, (g.y - bow) * .8, 9), "ochre", .016)
                h = cv.moved(g, 0, -sign * .030)
                for turn in (-.75, .75):
                    leaf = h.turned(turn + (0 if sign > 0 else np.pi))
                    self.fill(leaf, cv.vesica(leaf, .050, .020, 0, .012), "green")
                    self.stroke(leaf, cv.vesica(leaf, .050, .020, 0, .012), "ochre", .005)
                self.fill(h, cv.circle(h, .020, 0, -sign * .030), "cream")
            g = self.canvas.window((c - s) * middle, (s + c) * middle, .14)
            self.fill(g, cv.circle(g, .088), "dark")
            self.fill(g, orn.petals(g, 8, .084, .020), "cream")
            self.fill(g, cv.circle(g, .026), "red")
        self.fill(whole, -cv.box(whole, LEATHER - .002, LEATHER - .002), "green")
        self.stroke(whole, cv.box(whole, OUTER - .030, OUTER - .030), "ochre", .010)

    def corners(self):
        """An angle of iron at each corner, with round ends and nails."""
        for sx in (-1, 1):
            for sy in (-1, 1):
                g = self.canvas.window(sx * OUTER, sy * OUTER, IRON_REACH + .30)
                x, y = -sx * g.x, -sy * g.y      # into the lid
                wide, reach = .105, IRON_REACH
                arms = []
                for u, v in ((x, y), (y, x)):
                    arm = np.maximum(np.abs(v - .01) - wide + .01, u - reach)
                    arms.append(np.minimum(arm, np.hypot(u - reach - .02, v - .048) - .070))
                plate = np.minimum(*arms)
                mask = cv.cover(plate, g.px)
                g.over(self.iron, mask)
                self.relief[g.at] += .009 * orn.bevel(plate, .014)
                for u, v in ((.055, .055), (.26, .050), (.52, .048), (.050, .26), (.048, .52)):
                    nail = np.hypot(x - u, y - v) - .026
                    self.relief[g.at] += .014 * orn.bevel(nail, .024)

    def wear(self):
        """Cracks of the paint, joints of the planks, and where hands and coins have worn it off."""
        c = self.canvas
        fibre = cv.fbm(c.x * 2.2, c.y * 34, 7, 4)
        patch = cv.fbm(c.x * 1.6, c.y * 2.4, 13, 4)
        edge = np.maximum(np.abs(c.x), np.abs(c.y))
        rub = cv.smoothstep(OUTER - .060, OUTER, edge) * (edge < OUTER + .03) * .45
        rub += .30 * cv.smoothstep(.035, .0, np.abs(edge - LEATHER))
        joints = np.minimum(*(np.abs(c.y - y + .006 * cv.noise(c.x * 1.5, c.y * 0 + y, 5)) for y in PLANKS))
        rub += .35 * cv.smoothstep(.05, 0, joints)
        self.worn = cv.smoothstep(.40, .62, .55 * patch + .45 * fibre + rub + .10)
        cells = np.abs(cv.fbm(c.x * 9, c.y * 14, 41, 2))
        cracks = cv.smoothstep(.018, .004, cells) * cv.smoothstep(-.15, .3, cv.fbm(c.x * 2, c.y * 2, 43, 2))
        self.relief -= .0022 * cracks + .010 * cv.smoothstep(.010, .003, joints)
        self.cracks = np.maximum(.6 * cracks, cv.smoothstep(.010, .004, joints))


def build(studio):
    body = sweep.sweep("lid", sweep.rounded_rect(OUTER, OUTER, .04, 4), PROFILE)
    paint = Paint(cv.Canvas(*body.rect, 140 if studio.fast else 400))
    paint.squares()
    paint.border()
    paint.wear()
    paint.corners()

    def finish(n):
        green, red, ochre = plan.layers(n, "ground", *(paint.masks[name] for name in ("green", "red", "ochre")))
        cream, dark, iron = plan.layers(n, "lines", paint.masks["cream"], paint.masks["dark"], paint.iron)
        relief, worn, cracks = plan.layers(n, "wear", paint.relief, paint.worn, paint.cracks)
        cloud = n.noise(n.grain(), 3.2, 5, .6)
        brush = n.noise(n.scale(n.grain(), (3, 46, 1)), 1.0, 3)
        colour = DARK
        for mask, paste in ((green, GREEN), (red, RED), (ochre, OCHRE), (cream, CREAM), (dark, DARK)):
            colour = n.mix(mask, colour, paste)
        shade = n.plus(n.remap(cloud, .3, .7, .80, 1.10), n.remap(brush, .3, .7, -.07, .07))
        colour = n.mix(1.0, colour, n.grey(shade), "MULTIPLY")
        paste = Surface(colour, n.plus(.52, n.times(cloud, .14)), n.times(brush, .0012))
        pine = PINE(n)
        made = paste.over(n, n.times(worn, .9), Surface(pine.colour, .6, n.minus(pine.height, .0015)))
        made = made.tint(n, n.times(cracks, .75), srgb("160f0a"))
        iron_work = replace(IRON, gloss=.42)(n)
        rust = n.remap(n.noise(n.grain(), 15.0, 5, .65), .54, .72)
        made = made.over(n, iron, iron_work.tint(n, n.times(rust, .5), srgb("4a2b1b")))
        return plan.raised(n, made, relief)

    lid = mesh.smooth(body.finished(material("painted pine", finish)), 40)
    studio.bake(lid, Maps(colour=1280, normal=1024, orm=512, colour_quality=78, normal_quality=80,
                          occlusion_reach=.2, samples=2, occlusion_samples=16))
    studio.export("jesus_chest", lid)


MODELS = {"jesus_chest": build}
