"""Tileable texture sets made with numpy alone: felt, and wood with its grain along u.

Both functions, `felt` and `wood`, return (colour, normal, orm) as pixels (see pixels.py).
"""

import numpy as np


def _display(hexcode):
    """The colour as it is stored in the file (sRGB, not linear)."""
    return np.array([int(hexcode[i:i + 2], 16) / 255 for i in (0, 2, 4)])


def perlin(u, v, cells_u, cells_v, random):
    """Periodic gradient noise, about -0.7..0.7, with a whole number of cells in each direction."""
    angles = random.uniform(0, 2 * np.pi, (cells_v, cells_u))
    gradient_u, gradient_v = np.cos(angles), np.sin(angles)
    u, v = u * cells_u, v * cells_v
    i, j = np.floor(u).astype(int), np.floor(v).astype(int)
    u, v = u - i, v - j

    def fade(t):
        return t * t * t * (t * (t * 6 - 15) + 10)

    def corner(a, b):
        row, column = (j + b) % cells_v, (i + a) % cells_u
        return gradient_u[row, column] * (u - a) + gradient_v[row, column] * (v - b)

    low = corner(0, 0) * (1 - fade(u)) + corner(1, 0) * fade(u)
    high = corner(0, 1) * (1 - fade(u)) + corner(1, 1) * fade(u)
    return low * (1 - fade(v)) + high * fade(v)


def layered(u, v, cells_u, cells_v, octaves, random, gain=0.55):
    """Several octaves of `perlin`."""
    return sum(gain ** k * perlin(u, v, cells_u << k, cells_v << k, random) for k in range(octaves))


def fibres(size, length, width, angle, random):
    """Periodic noise of streaks: a Gaussian with the given sigmas (texels), at an angle in radians."""
    frequency = np.fft.fftfreq(size)
    along = frequency[None, :] * np.cos(angle) + frequency[:, None] * np.sin(angle)
    across = frequency[:, None] * np.cos(angle) - frequency[None, :] * np.sin(angle)
    window = np.exp(-2 * np.pi ** 2 * ((along * length) ** 2 + (across * width) ** 2))
    noise = np.fft.ifft2(np.fft.fft2(random.standard_normal((size, size))) * window).real
    return noise / noise.std()


def smoothstep(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def between(a, b, amount):
    """Colours between two, amount 0..1 per texel."""
    return a + (b - a) * np.clip(amount, 0, 1)[..., None]


def normal_of(height, strength):
    """Normal map of a periodic height field in texels."""
    slope_u = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * strength
    slope_v = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * strength
    normal = np.stack([-slope_u, -slope_v, np.ones_like(height)], -1)
    return normal / np.linalg.norm(normal, axis=-1, keepdims=True) * 0.5 + 0.5


def _unit(size):
    v, u = np.mgrid[0:size, 0:size] / size
    return u, v


def felt(size=512, dark="143f2b", pale="2c6b4b", seed=3):
    """Wool felt: short fibres in all directions over a soft unevenness."""
    random = np.random.default_rng(seed)
    u, v = _unit(size)
    height = sum(np.maximum(fibres(size, 3.6, 0.75, angle, random), 0) ** 2
                 for angle in random.uniform(0, np.pi) + np.arange(11) * np.pi / 11)
    height = (height - height.mean()) / height.std() + 1.1 * layered(u, v, 20, 20, 3, random)
    height = (height - height.mean()) / height.std()
    nap = np.clip(height * 0.13 + 0.5, 0, 1)
    colour = between(_display(dark), _display(pale), nap)
    occlusion = np.clip(0.97 + 0.06 * height, 0, 1)
    return colour, normal_of(height, 0.085), np.stack([occlusion, 0.95 - 0.06 * nap, 0 * nap], -1)


def wood(size=1024, early="63391c", late="341a0d", seed=5):
    """Flat-sawn hardwood, grain along u."""
    random = np.random.default_rng(seed)
    u, v = _unit(size)
    drift = layered(u, v, 1, 2, 3, random) * 0.16 + layered(u, v, 2, 6, 2, random) * 0.03
    phase = (v + drift) * 7 + 0.35 * perlin(u, v, 1, 7, random)
    ring = phase - np.floor(phase)
    late_wood = ring ** 2.2 * (1 - smoothstep(0.92, 1, ring))
    fibre = layered(u, (v + drift * 0.3) % 1, 8, 128, 3, random) + 0.5
    pores = smoothstep(0.25, 0.36, perlin(u, v, 24, 170, random))
    colour = between(_display(early), _display(late), late_wood * 0.8)
    colour = between(colour, _display(late) * 0.6, (fibre - 0.45) * 0.9)
    colour = between(colour, _display(late) * 0.35, pores * 0.5)
    colour = colour * (1 + 0.14 * layered(u, v, 2, 3, 2, random))[..., None]
    rough = 0.50 + 0.12 * fibre + 0.08 * pores
    height = fibre * 0.3 - pores * 0.8
    return colour, normal_of(height, 0.25), np.stack([1 - 0.25 * pores, rough, 0 * rough], -1)
