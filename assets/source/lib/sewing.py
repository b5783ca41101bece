"""Seams on a canvas: rows of stitches, with holes and the dent that the drawn thread leaves."""

import math

import numpy as np

from . import canvas as cv
from . import ornament as orn


class Seams:
    """Layers: thread (0..1) and relief (units)."""

    def __init__(self, canvas):
        self.canvas = canvas
        self.thread, self.relief = canvas.zeros(), canvas.zeros()

    def seam(self, start, end, pitch=.062, thick=.0065):
        """A row of stitches from `start` to `end`. `pitch`: length of a stitch and its gap; `thick`: half the width
        of the thread."""
        (x0, y0), (x1, y1) = start, end
        length = math.hypot(x1 - x0, y1 - y0)
        count = max(1, round(length / pitch))
        g = self.canvas.window((x0 + x1) / 2, (y0 + y1) / 2, length / 2 + .05)
        g = g.turned(math.atan2(y1 - y0, x1 - x0))
        inside = np.abs(g.x) < length / 2
        along = ((g.x + length / 2) / length * count % 1 - .5) * length / count
        stitch = np.hypot(np.maximum(np.abs(along) - .36 * pitch, 0), g.y) - thick
        thread = cv.cover(stitch, g.px * 1.2) * inside
        np.maximum(self.thread[g.at], thread, out=self.thread[g.at])
        hole = np.hypot(np.abs(along) - .5 * length / count, g.y)
        self.relief[g.at] -= (.004 * np.clip(1 - np.abs(g.y) / .020, 0, 1) + .006 * np.clip(1 - hole / .012, 0, 1)) * inside
        self.relief[g.at] += .006 * orn.bevel(stitch, thick) * inside

    def around(self, x, y, **options):
        """Rows along the four sides of the rectangle over the ranges x and y."""
        (x0, x1), (y0, y1) = x, y
        for start, end in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
            self.seam(start, end, **options)
