"""Masks and patterns projected onto a model from above: drawn layers, dots, chequered squares."""

import numpy as np

from . import pixels
from .surface import Surface


def layers(n, name, *arrays):
    """Sockets of up to three drawn layers (see canvas.py), looked up through the UV map."""
    return n.split(n.image(stacked(name, arrays)))[:len(arrays)]


def stamped(n, name, width, height, *arrays, centre=(0, 0)):
    """Like `layers`, projected from above onto a rectangle of width x height units around `centre`; 0 outside."""
    place = n.shift(n.position(), (width / 2 - centre[0], height / 2 - centre[1], 0))
    place = n.scale(place, (1 / width, 1 / height, 0))
    look = n.add("ShaderNodeTexImage", {"Vector": place}, image=stacked(name, arrays), extension="CLIP")
    return n.split(look.outputs[0])[:len(arrays)]


def stacked(name, arrays):
    """One image of up to three layers."""
    filled = list(arrays) + [np.zeros_like(arrays[0])] * (3 - len(arrays))
    return pixels.to_image(name, np.stack(filled, axis=-1))


def raised(n, surface, height):
    """The surface with `height` (units) added to its relief."""
    return Surface(surface.colour, surface.roughness, n.plus(surface.height, height), surface.metallic)


def dots(n, points, radius, blur=.004):
    """1 inside circles of that radius around the (x, y) points, seen from above."""
    x, y, _ = n.split(n.position())
    flat, nearest = n.combine(x, y, 0), 9.0
    for px, py in points:
        nearest = n.math("MINIMUM", nearest, n.vector("DISTANCE", flat, (px, py, 0)))
    return n.remap(nearest, radius + blur, radius - blur)


def from_axis(n):
    """Distance from the z axis."""
    x, y, _ = n.split(n.position())
    return n.vector("LENGTH", n.combine(x, y, 0))


def facing_up(n):
    """1 on faces that point up."""
    return n.remap(n.split(n.normal())[2], .6, .8)


def squares(n, pitch, columns, rows, first, second, seam=.007):
    """Chequered squares of two woods around the origin: `first` in the corner at -x, -y.

    Every square comes from another part of its plank, the grain of `second` is turned; dark seams between.
    """
    half = (columns * pitch / 2, rows * pitch / 2, 0)
    place = n.scale(n.shift(n.position(), half), (1 / pitch, 1 / pitch, 0))
    cell = n.vector("FLOOR", place)
    x, y, _ = n.split(cell)
    odd = n.times(n.math("FRACT", n.times(n.plus(x, y), .5)), 2)
    jitter = n.add("ShaderNodeTexWhiteNoise", {"Vector": n.shift(cell, (.5, .5, .5))}).outputs["Color"]
    grain = n.shift(n.grain(), n.scale(jitter, (17, 9, 3)))
    gx, gy, gz = n.split(grain)
    made = first(n, grain).over(n, odd, second(n, n.combine(gy, gx, gz)))
    shade = n.grey(n.remap(n.split(jitter)[2], 0, 1, .86, 1.1))
    made = Surface(n.mix(1.0, made.colour, shade, "MULTIPLY"), made.roughness, n.times(made.height, .6), made.metallic)
    u, v, _ = n.split(n.vector("FRACTION", place))
    edge = [n.math("MINIMUM", t, n.minus(1.0, t)) for t in (u, v)]
    line = n.remap(n.math("MINIMUM", *edge), seam / pitch, seam / pitch * .4)
    return made.tint(n, n.times(line, .85), (.012, .008, .005)).engrave(n, line, .004)
