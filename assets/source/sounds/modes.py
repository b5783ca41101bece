"""Banks of decaying sinusoids: the response of plates, discs and sticks to an impact.

A bank is three arrays of equal length: frequency in Hz, T60 in s, amplitude.
"""

from dataclasses import dataclass

import numpy as np

from materials import Material

TOP = 17_000.0  # Hz; higher modes are left out
DISC_RATIOS = np.array([1.0, 1.73, 2.33, 3.91, 4.11, 6.3, 6.7])  # free disc, thin-plate theory
DISC_LAMBDA = 5.25  # of its lowest mode (two nodal diameters)


@dataclass
class Bank:
    """Modes of one body."""

    freq: np.ndarray
    t60: np.ndarray
    amp: np.ndarray

    def ring(self, rng: np.random.Generator, seconds: float, rate: int) -> np.ndarray:
        """Impulse response over `seconds`; each mode starts near zero."""
        t = np.arange(int(seconds * rate)) / rate
        out = np.zeros(len(t))
        for f, d, a in zip(self.freq, self.t60, self.amp):
            n = min(len(t), int(1.2 * d * rate) + 1)
            phase = rng.uniform(-0.3, 0.3)
            out[:n] += a * np.exp(-6.91 * t[:n] / d) * np.sin(2 * np.pi * f * t[:n] + phase)
        return out


def plate(rng, material: Material, thickness: float, area: float, lowest: float,
          loss: float, air: float) -> Bank:
    """Modes of a plate that is struck at a random point.

    thickness -- m; area -- m2; lowest -- Hz; loss -- loss factor as mounted
    air       -- Hz; below it the plate radiates poorly (its coincidence frequency)
    Modes of a plate are evenly spaced in frequency, on average.
    """
    spacing = thickness * material.plate_speed() / (3**0.5 * area)
    count = max(1, int((TOP - lowest) / spacing))
    freq = lowest + spacing * (np.arange(count) + rng.uniform(-0.45, 0.45, count))
    freq = np.sort(np.clip(freq, 0.9 * lowest, TOP))
    radiation = (freq / air) / np.sqrt(1 + (freq / air) ** 2)
    amp = rng.uniform(0.3, 1.0, count) * rng.choice([-1, 1], count) * radiation
    return Bank(freq, 2.2 / (loss * freq), amp)


def disc(rng, material: Material, radius: float, thickness: float, damping: float) -> Bank:
    """Bending modes of a free disc such as a coin; `damping` comes from the surface it touches.

    radius, thickness -- m. Struck coins are not perfectly round, so each mode is a close pair.
    """
    first = DISC_LAMBDA * thickness * material.plate_speed() / (2 * np.pi * radius**2 * 12**0.5)
    base = first * DISC_RATIOS * (1 + 0.004 * rng.standard_normal(len(DISC_RATIOS)))
    split = rng.uniform(0.002, 0.007, len(base))
    freq = np.concatenate([base, base * (1 + split)])
    weight = rng.uniform(0.4, 1.0, len(freq)) / np.tile(DISC_RATIOS, 2) ** 0.35
    keep = freq < TOP
    return Bank(freq[keep], 2.2 / ((material.loss + damping) * freq[keep]), weight[keep])


def bar(rng, material: Material, length: float, thickness: float, damping: float) -> Bank:
    """Bending modes of a free stick (length, thickness in m); `damping` comes from the hand."""
    speed = 1.6 * material.plate_speed()  # sticks are split along the grain, where wood is stiffer
    first = 1.028 * thickness / length**2 * speed
    freq = first * np.array([1.0, 2.76, 5.40, 8.93, 13.3]) * (1 + 0.02 * rng.standard_normal(5))
    return Bank(freq, 2.2 / ((material.loss + damping) * freq), rng.uniform(0.4, 1.0, 5))
