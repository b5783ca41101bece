"""Marquetry on a canvas: pieces of several materials let into a ground, with a dark joint around each piece."""

import numpy as np

from . import canvas as cv
from . import plan
from .nodes import srgb
from .surface import Surface

GLUE = srgb("140b06")


class Inlay:
    """One mask (0..1) for each material, and one for the joints; later pieces lie over earlier ones."""

    def __init__(self, canvas, kinds, joint=0.003):
        """`joint`: width of the joint around a piece, in units."""
        self.canvas, self.width = canvas, joint
        self.masks = {kind: canvas.zeros() for kind in kinds}
        self.joints = canvas.zeros()

    def lay(self, g, d, kind, joint=None):
        """One piece over the inside of the distance `d`; of the ground itself if `kind` is None."""
        width = self.width if joint is None else joint
        around, body = cv.cover(d - width, g.px), cv.cover(d, g.px)
        for mask in self.masks.values():
            g.over(mask, around, 0)
        g.over(self.joints, around)
        g.over(self.joints, body, 0)
        if kind:
            g.over(self.masks[kind], body)

    def pictures(self):
        """The masks in groups of three, the joints last."""
        layers = [*self.masks.items(), ("joints", self.joints)]
        return [layers[first:first + 3] for first in range(0, len(layers), 3)]

    def over(self, n, ground, finishes, look=plan.layers, raised=0.0008):
        """The ground with all pieces, which stand `raised` units over the joints.

        `finishes`: what each kind is made of, as surfaces. `look(n, name, *layers)` finds the masks on the model.
        """
        found = {}
        for number, group in enumerate(self.pictures()):
            sockets = look(n, f"inlay {number}", *(mask for _, mask in group))
            found.update({kind: socket for (kind, _), socket in zip(group, sockets)})
        made = ground
        for kind, finish in finishes.items():
            made = made.over(n, found[kind], finish)
        return made.over(n, found["joints"], Surface(GLUE, 0.4, n.minus(made.height, raised)))


def star(g, radius):
    """An eight-pointed star of two squares; `radius` is that of its tips."""
    half = radius * np.sqrt(0.5)
    straight = np.maximum(np.abs(g.x), np.abs(g.y)) - half
    across = (np.abs(g.x) + np.abs(g.y)) * np.sqrt(0.5) - half
    return np.minimum(straight, across)


def octagon(g, inner):
    """A regular octagon with its corners between the axes; `inner` is the radius of its inscribed circle."""
    straight = np.maximum(np.abs(g.x), np.abs(g.y)) - inner
    return np.maximum(straight, (np.abs(g.x) + np.abs(g.y)) * np.sqrt(0.5) - inner)
