"""Loudness as people hear it: the loudest 400 ms of a sound in LUFS (ITU-R BS.1770, momentary)."""

import numpy as np
from scipy.signal import lfilter

RATE = 44_100
WINDOW = 0.4  # s


def weighted(sound: np.ndarray) -> np.ndarray:
    """The K weighting of BS.1770, made for RATE: a shelf for the head, and a high pass."""
    shelf, gain, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
    k = np.tan(np.pi * shelf / RATE)
    high = 10 ** (gain / 20)
    middle = high**0.4996667741545416
    scale = 1 + k / q + k * k
    b = np.array([high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k]) / scale
    a = np.array([scale, 2 * (k * k - 1), 1 - k / q + k * k]) / scale
    sound = lfilter(b, a, sound)
    low, q = 38.13547087602444, 0.5003270373238773
    k = np.tan(np.pi * low / RATE)
    scale = 1 + k / q + k * k
    return lfilter([1, -2, 1], np.array([scale, 2 * (k * k - 1), 1 - k / q + k * k]) / scale, sound)


def momentary(sound: np.ndarray) -> float:
    """The loudest WINDOW of a mono sound, LUFS."""
    power = weighted(np.concatenate([sound, np.zeros(int(1.25 * WINDOW * RATE))])) ** 2
    sums = np.concatenate([[0.0], np.cumsum(power)])
    width = int(WINDOW * RATE)
    return -0.691 + 10 * np.log10((sums[width:] - sums[:-width]).max() / width + 1e-20)
