"""The tone of a quiet room at night, as a seamless loop."""

import numpy as np

RATE = 44_100
SECONDS = 24.0
PEAK = 0.25  # of full scale; the game plays it far softer than that


def noise(rng) -> np.ndarray:
    """Background noise that falls by 7 dB per octave between 60 and 1500 Hz.

    It is made in the frequency domain over exactly one loop, so the end continues into the start.
    """
    n = int(SECONDS * RATE)
    freq = np.fft.rfftfreq(n, 1 / RATE)
    shape = np.zeros(len(freq))
    band = freq > 25
    shape[band] = freq[band] ** -1.15 / (1 + (60 / freq[band]) ** 4) / (1 + (freq[band] / 1500) ** 4)
    spectrum = shape * (rng.standard_normal(len(freq)) + 1j * rng.standard_normal(len(freq)))
    return np.fft.irfft(spectrum, n)


def swell(rng, depth: float) -> np.ndarray:
    """A slow swell around 1 that repeats after one loop."""
    t = np.arange(int(SECONDS * RATE)) / (SECONDS * RATE)
    waves = [np.sin(2 * np.pi * (k * t + rng.random())) / k for k in range(1, 7)]
    return 1 + depth * np.sum(waves, axis=0)


def room_tone(rng) -> np.ndarray:
    """The loop, SECONDS long."""
    sound = noise(rng) * swell(rng, 0.16)
    return sound * (PEAK / np.abs(sound).max())
