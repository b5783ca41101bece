"""Ornaments as signed distances on a canvas window: leaves, rosettes, letters, a bear, a head.

All are drawn around the origin of the window `g`, y up, in its units.
"""
import numpy as np

from . import canvas as cv

# Stroke capitals on a box 1 high: polylines of (x, y), and the advance width.
LETTERS = {
    "A": (.80, [[(0, 0), (.36, 1), (.72, 0)], [(.14, .34), (.58, .34)]]),
    "C": (.74, [[(.64, .84), (.48, .98), (.30, .98), (.10, .80), (.04, .5), (.10, .2), (.30, .02),
                 (.48, .02), (.64, .16)]]),
    "D": (.78, [[(.06, 0), (.06, 1), (.32, 1), (.56, .86), (.66, .5), (.56, .14), (.32, 0), (.06, 0)]]),
    "E": (.60, [[(.50, 1), (.06, 1), (.06, 0), (.50, 0)], [(.06, .52), (.42, .52)]]),
    "F": (.58, [[(.50, 1), (.06, 1), (.06, 0)], [(.06, .52), (.42, .52)]]),
    "G": (.78, [[(.64, .84), (.48, .98), (.30, .98), (.10, .80), (.04, .5), (.10, .2), (.30, .02), (.50, .02),
                 (.64, .14), (.64, .44), (.46, .44)]]),
    "I": (.28, [[(.10, 0), (.10, 1)]]),
    "L": (.58, [[(.06, 1), (.06, 0), (.50, 0)]]),
    "N": (.80, [[(.06, 0), (.06, 1), (.66, 0), (.66, 1)]]),
    "O": (.84, [[(.37, 1), (.16, .92), (.04, .70), (.04, .30), (.16, .08), (.37, 0), (.58, .08), (.70, .30), (.70, .70),
                 (.58, .92), (.37, 1)]]),
    "R": (.72, [[(.06, 0), (.06, 1), (.36, 1), (.52, .90), (.54, .74), (.48, .58), (.34, .50), (.06, .50)],
                [(.30, .50), (.62, 0)]]),
    "S": (.62, [[(.50, .86), (.34, .98), (.16, .94), (.08, .78), (.16, .60), (.42, .44), (.50, .24),
                 (.40, .05), (.20, .02), (.05, .16)]]),
    "T": (.70, [[(0, 1), (.60, 1)], [(.30, 1), (.30, 0)]]),
    "V": (.78, [[(0, 1), (.34, 0), (.68, 1)]]),
    "X": (.74, [[(0, 1), (.62, 0)], [(.62, 1), (0, 0)]]),
}


def letter(g, char, height):
    """The distance to the strokes of one capital, centred on the origin."""
    advance, lines = LETTERS[char]
    shift = (advance - .1) / 2
    d = np.full(g.x.shape, 9.0, np.float32)
    for line in lines:
        d = np.minimum(d, cv.polyline(g, [((x - shift) * height, (y - .5) * height) for x, y in line]))
    return d


def ivy_leaf(g, size):
    """A five-lobed ivy leaf, tip towards +y, about `size` long from the end of the stalk to the tip."""
    half = [.40, .58, .76, .60, .64, .94, .68, .62, 1.08]    # from the stalk around to the tip
    ring = half + half[-2:0:-1]
    return cv.polar(g.turned(-np.pi / 2), np.array(ring) * size * .56)


def ivy_veins(g, size):
    """The distance to the veins of `ivy_leaf`, from the stalk into each lobe."""
    foot = (0, -.20 * size)
    d = cv.segment(g, (0, -.46 * size), (0, .42 * size))
    for x, y in ((.30, .20), (.34, -.10)):
        for side in (-1, 1):
            d = np.minimum(d, cv.segment(g, foot, (side * x * size, y * size)))
    return d


def petals(g, count, radius, width, turn=0.0):
    """`count` almond petals from the centre out to `radius`, half width `width`."""
    d = np.full(g.x.shape, 9.0, np.float32)
    for k in range(count):
        h = g.turned(turn + k * 2 * np.pi / count)
        d = np.minimum(d, cv.vesica(h, radius * .44, width, 0, radius * .56))
    return d


# A walking bear in profile, head to the right, in a box of 1 x 0.66.
BEAR = [(-.46, .10), (-.40, .24), (-.24, .31), (-.05, .30), (.08, .35), (.18, .31), (.25, .30), (.29, .36), (.34, .35),
        (.35, .28), (.42, .20), (.50, .14), (.49, .08), (.38, .06), (.30, .04), (.26, -.03), (.29, -.14), (.27, -.24),
        (.34, -.30), (.20, -.31), (.16, -.14), (.11, -.09), (.08, -.16), (.09, -.26), (.15, -.31), (.01, -.31),
        (-.02, -.10), (-.16, -.08), (-.21, -.15), (-.16, -.26), (-.11, -.31), (-.25, -.31), (-.31, -.14), (-.34, -.10),
        (-.36, -.20), (-.32, -.31), (-.46, -.31), (-.47, -.10)]

# A crowned head in profile, facing right, in a box of about 1 x 1.2.
HEAD = [(-.30, -.52), (-.22, -.30), (-.30, -.12), (-.34, .10), (-.30, .26), (.20, .26), (.22, .16), (.27, .04),
        (.35, -.06), (.26, -.10), (.28, -.17), (.24, -.20), (.27, -.26), (.22, -.36),
        (.10, -.37), (.08, -.44), (.22, -.56), (.0, -.60)]
CROWN = [(-.34, .24), (-.38, .50), (-.24, .38), (-.18, .56),
         (-.06, .40), (.02, .58), (.10, .40), (.22, .52), (.24, .24)]


def scaled(points, size):
    """Points of a unit drawing at `size` units."""
    return [(x * size, y * size) for x, y in points]


def bear(g, length):
    """The bear's outline."""
    return cv.polygon(g, scaled(BEAR, length))


def bevel(d, width):
    """A raised, rounded relief of a shape: 0 outside, 1 inside from `width` inwards."""
    t = np.clip(-d / width, 0, 1)
    return np.sqrt(t * (2 - t))
