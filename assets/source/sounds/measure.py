"""Measurements of a sound: the distribution of its energy and its decay."""

from dataclasses import dataclass

import numpy as np

RATE = 44_100
EDGES = (0, 150, 700, 3000, 8000, RATE / 2)  # Hz


@dataclass
class Measurement:
    """centroid in Hz; bands as shares between EDGES; t20, t60 in s; length in s."""

    centroid: float
    bands: np.ndarray
    t20: float
    t60: float
    length: float


def measure(sound: np.ndarray) -> Measurement:
    """Bands from the first 150 ms; decay from the backward-integrated energy after the peak.

    t20: time until 20 dB of the energy are gone; t60: three times that from -5 to -25 dB.
    """
    part = sound[: int(0.15 * RATE)]
    n = max(8192, len(part))
    power = np.abs(np.fft.rfft(part, n)) ** 2
    freq = np.fft.rfftfreq(n, 1 / RATE)
    bands = np.array([power[(freq >= a) & (freq < b)].sum() for a, b in zip(EDGES, EDGES[1:])])
    left = np.cumsum(sound[np.abs(sound).argmax() :][::-1] ** 2)[::-1]
    level = 10 * np.log10(left / left[0] + 1e-12)
    after = lambda db: np.argmax(level < -db) / RATE
    return Measurement((power * freq).sum() / power.sum(), bands / bands.sum(),
                   after(20), 3 * (after(25) - after(5)), len(sound) / RATE)


def mean(items: list[Measurement]) -> Measurement:
    """Average over variants."""
    pick = lambda key: np.mean([getattr(i, key) for i in items], axis=0)
    return Measurement(*(pick(k) for k in ("centroid", "bands", "t20", "t60", "length")))


def row(name: str, f: Measurement) -> str:
    """One line of the Markdown table."""
    shares = " | ".join(f"{100 * b:.0f}" for b in f.bands[1:])
    return f"| {name} | {f.centroid:.0f} | {shares} | {1e3 * f.t20:.0f} | {1e3 * f.t60:.0f} |"


HEADER = ("| sound | centroid Hz | 150–700 % | 700–3k % | 3k–8k % | >8k % | T20 ms | T60 ms |\n"
          "|---|---|---|---|---|---|---|---|")
