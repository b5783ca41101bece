"""Drawing on a metric grid with numpy: the masks and reliefs of carving, inlay and tooling.

A `Canvas` covers a rectangle of the model seen from above (unit: 10 cm; x east, y north). Shapes are signed distances
(units, negative inside); `cover` turns a distance into an antialiased mask, `groove` into a V-cut, so everything drawn
is sharp at any size and fits the geometry below it.
"""
import numpy as np


class Canvas:
    """A pixel grid over [x0, x1] x [y0, y1] with `density` pixels per unit; row 0 is the south edge."""

    def __init__(self, x0, x1, y0, y1, density):
        self.rect = (x0, x1, y0, y1)
        self.w, self.h = round((x1 - x0) * density), round((y1 - y0) * density)
        self.px = (x1 - x0) / self.w
        xs = x0 + (np.arange(self.w, dtype=np.float32) + .5) * self.px
        ys = y0 + (np.arange(self.h, dtype=np.float32) + .5) * (y1 - y0) / self.h
        self.x, self.y = np.meshgrid(xs, ys)

    def zeros(self):
        """An empty layer."""
        return np.zeros((self.h, self.w), np.float32)

    def window(self, cx, cy, reach):
        """The part of the canvas within `reach` of (cx, cy): see `Window`."""
        return Window(self, cx, cy, reach)


class Window:
    """A piece of a canvas with coordinates relative to its centre, optionally turned."""

    def __init__(self, canvas, cx, cy, reach):
        x0, _, y0, _ = canvas.rect
        lo = lambda v, o: max(0, int((v - reach - o) / canvas.px))
        hi = lambda v, o, n: min(n, int((v + reach - o) / canvas.px) + 2)
        self.at = (slice(lo(cy, y0), hi(cy, y0, canvas.h)), slice(lo(cx, x0), hi(cx, x0, canvas.w)))
        self.x, self.y, self.px = canvas.x[self.at] - cx, canvas.y[self.at] - cy, canvas.px

    def turned(self, angle):
        """The same pixels in a frame turned by `angle` radians (anticlockwise)."""
        other = object.__new__(Window)
        c, s = np.cos(angle), np.sin(angle)
        other.at, other.px = self.at, self.px
        other.x, other.y = c * self.x + s * self.y, -s * self.x + c * self.y
        return other

    def over(self, layer, mask, value=1.0):
        """Paints `value` into `layer` through `mask` (0..1)."""
        layer[self.at] += (value - layer[self.at]) * mask

    def deepest(self, layer, depth):
        """Cuts `depth` (negative numbers) into `layer` wherever that is deeper than the present value."""
        layer[self.at] = np.minimum(layer[self.at], depth)


def moved(g, x, y):
    """The window with its origin moved to (x, y) of its own frame."""
    h = g.turned(0)
    h.x, h.y = g.x - x, g.y - y
    return h


# ---- signed distances (units) -------------------------------------------------------------

def circle(g, r, cx=0.0, cy=0.0):
    """A disc of radius r."""
    return np.hypot(g.x - cx, g.y - cy) - r


def ring(g, r, width, cx=0.0, cy=0.0):
    """A ring: centre line radius r, full width `width`."""
    return np.abs(np.hypot(g.x - cx, g.y - cy) - r) - width / 2


def box(g, hw, hh, cx=0.0, cy=0.0):
    """An axis-parallel rectangle with half sizes hw, hh."""
    dx, dy = np.abs(g.x - cx) - hw, np.abs(g.y - cy) - hh
    return np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0)


def diamond(g, hw, hh, cx=0.0, cy=0.0):
    """A rhombus with half diagonals hw, hh."""
    return (np.abs(g.x - cx) / hw + np.abs(g.y - cy) / hh - 1) * hw * hh / np.hypot(hw, hh)


def segment(g, a, b):
    """The distance to the line from a to b."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    t = np.clip(((g.x - ax) * dx + (g.y - ay) * dy) / max(dx * dx + dy * dy, 1e-12), 0, 1)
    return np.hypot(g.x - ax - t * dx, g.y - ay - t * dy)


def polyline(g, points):
    """The distance to an open line through `points`."""
    d = segment(g, points[0], points[1])
    for a, b in zip(points[1:], points[2:]):
        d = np.minimum(d, segment(g, a, b))
    return d


def polygon(g, points):
    """A closed polygon (any winding)."""
    d = polyline(g, list(points) + [points[0]])
    inside = np.zeros(g.x.shape, bool)
    for (ax, ay), (bx, by) in zip(points, list(points[1:]) + [points[0]]):
        if ay != by:
            crosses = (ay > g.y) != (by > g.y)
            inside ^= crosses & (g.x < (bx - ax) * (g.y - ay) / (by - ay) + ax)
    return np.where(inside, -d, d)


def vesica(g, half_length, half_width, cx=0.0, cy=0.0):
    """An almond (two arcs) along y: petals and eyes."""
    r = (half_length ** 2 + half_width ** 2) / (2 * half_width)
    off = r - half_width
    x, y = np.abs(g.x - cx), np.abs(g.y - cy)
    tip = np.hypot(x, y - half_length)
    arc = np.hypot(x + off, y) - r
    beyond = y * off > half_length * (x + off)
    return np.where(beyond, tip, arc)


def polar(g, radii, cx=0.0, cy=0.0):
    """A star-shaped outline: `radii` (units) at equal angles from +x anticlockwise, joined smoothly."""
    radii = np.asarray(radii, np.float32)
    n = len(radii)
    x, y = g.x - cx, g.y - cy
    t = (np.arctan2(y, x) / (2 * np.pi) % 1) * n
    i = np.floor(t).astype(int)
    f = t - i
    p0, p1, p2, p3 = (radii[(i + k) % n] for k in (-1, 0, 1, 2))
    r = p1 + .5 * f * (p2 - p0 + f * (2 * p0 - 5 * p1 + 4 * p2 - p3 + f * (3 * (p1 - p2) + p3 - p0)))
    slope = (p2 - p1) * n / (2 * np.pi)
    return (np.hypot(x, y) - r) / np.sqrt(1 + (slope / np.maximum(r, 1e-4)) ** 2)


# ---- from distance to mask and relief -------------------------------------------------------

def cover(d, px):
    """An antialiased mask of the inside of distance `d` at pixel size `px`."""
    return np.clip(.5 - d / px, 0, 1)


def groove(d, width, depth):
    """A V-cut with rounded bottom along d = 0: negative heights, `depth` deep, `width` across (units)."""
    t = np.clip(1 - np.abs(d) / (width / 2), 0, 1)
    return -depth * t * (2 - t)


def smoothstep(a, b, v):
    """0 below a, 1 above b, smooth between."""
    t = np.clip((v - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


# ---- noise ------------------------------------------------------------------------------------

def noise(x, y, seed):
    """Gradient noise of period 1 unit of its arguments, about -0.7..0.7."""
    table = np.random.default_rng(seed).uniform(0, 2 * np.pi, 4096).astype(np.float32)
    i, j = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    u, v = x - i, y - j

    def corner(a, b):
        angle = table[((i + a) * 73856093 ^ (j + b) * 19349663) & 4095]
        return np.cos(angle) * (u - a) + np.sin(angle) * (v - b)

    su, sv = (t * t * t * (t * (t * 6 - 15) + 10) for t in (u, v))
    low = corner(0, 0) * (1 - su) + corner(1, 0) * su
    high = corner(0, 1) * (1 - su) + corner(1, 1) * su
    return (low * (1 - sv) + high * sv).astype(np.float32)


def fbm(x, y, seed, octaves=4, gain=.5):
    """Fractal noise: `octaves` of `noise`, each twice as fine as the one before and `gain` times as strong."""
    return sum(gain ** k * noise(x * 2 ** k, y * 2 ** k, seed + k) for k in range(octaves))
