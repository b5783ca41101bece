"""Engraved numerals, drawn as broad-nib strokes so that no font is needed.

A digit is a list of strokes; a stroke is a list of (x, y, half width). A digit is about 1 high and 0.6 wide, centred on
the origin.
"""

import math

import numpy as np


def _arc(cx, cy, rx, ry, start, end, thin, thick, steps=28):
    """Part of an ellipse (degrees); the stroke is thick where it is vertical, thin where it is horizontal."""
    points = []
    for i in range(steps + 1):
        angle = math.radians(start + (end - start) * i / steps)
        width = thin + (thick - thin) * abs(math.cos(angle)) ** 1.5
        points.append((cx + rx * math.cos(angle), cy + ry * math.sin(angle), width))
    return points


DIGITS = {
    "1": [[(-0.17, 0.30, 0.025), (0.0, 0.47, 0.05)], [(0.0, 0.46, 0.075), (0.0, -0.46, 0.075)],
          [(-0.19, -0.475, 0.028), (0.19, -0.475, 0.028)]],
    "2": [_arc(0.0, 0.22, 0.24, 0.26, 165, -35, 0.035, 0.085),
          [(0.195, 0.07, 0.075), (0.05, -0.14, 0.045), (-0.14, -0.32, 0.035), (-0.26, -0.45, 0.03)],
          [(-0.26, -0.455, 0.045), (0.24, -0.455, 0.05), (0.285, -0.33, 0.02)]],
    "3": [_arc(-0.03, 0.25, 0.22, 0.23, 150, -90, 0.035, 0.08),
          _arc(-0.04, -0.22, 0.27, 0.26, 90, -150, 0.035, 0.085)],
    "4": [[(0.10, 0.47, 0.04), (-0.30, -0.16, 0.03)], [(-0.30, -0.18, 0.04), (0.30, -0.18, 0.04)],
          [(0.11, 0.46, 0.06), (0.11, -0.46, 0.078)], [(-0.06, -0.475, 0.028), (0.27, -0.475, 0.028)]],
    "6": [[(0.22, 0.47, 0.03), (0.02, 0.36, 0.045), (-0.14, 0.18, 0.065), (-0.235, -0.04, 0.08), (-0.245, -0.2, 0.082)],
          _arc(0.0, -0.2, 0.245, 0.275, 0, 360, 0.035, 0.082, 48)],
    "8": [_arc(0.0, 0.24, 0.2, 0.22, 0, 360, 0.035, 0.072, 44), _arc(0.0, -0.23, 0.25, 0.24, 0, 360, 0.035, 0.085, 48)],
}
ADVANCE = 0.62


def depth(text, size, height):
    """Square picture of a V-cut number: 0 outside, growing with the distance from the edge of the cut.

    `size`: pixels, first row at the bottom; the picture covers -1..1. `height`: height of the digits there.
    Values have the same unit (a stroke of half width 0.08 at height 1 is 0.08 deep in the middle).
    """
    step = (np.arange(size) + 0.5) / size * 2 - 1
    x, y = np.meshgrid(step, step)
    field = np.full((size, size), -1.0)
    for place, digit in enumerate(text):
        shift = (place - (len(text) - 1) / 2) * ADVANCE
        for stroke in DIGITS[digit]:
            for px, py, width in _resampled(stroke):
                distance = np.hypot(x - (px + shift) * height, y - py * height)
                field = np.maximum(field, width * height - distance)
    return field


def _resampled(stroke, spacing=0.02):
    """The stroke as closely spaced discs."""
    for (x0, y0, w0), (x1, y1, w1) in zip(stroke, stroke[1:]):
        steps = max(1, int(math.hypot(x1 - x0, y1 - y0) / spacing))
        for i in range(steps + 1):
            t = i / steps
            yield x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, w0 + (w1 - w0) * t
