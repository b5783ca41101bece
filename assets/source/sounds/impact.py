"""One impact of a piece on a surface, as pressure over time."""

from dataclasses import replace

import numpy as np
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt

import modes
from bodies import STRIKERS, SURFACES, Striker, Surface
from contact import contact_time, pulse

RATE = 44_100  # Hz, of every finished sound
FINE = 4  # contacts last down to 50 us, so a knock is computed at four times the rate
CLICK_AT = 2500.0  # Hz at which the click of the contact and the plate are equally loud


def noise(rng, seconds: float, low: float, high: float, t60: float, rate: int = RATE) -> np.ndarray:
    """Decaying band of noise (low to high, Hz) with unit peak."""
    n = int(seconds * rate)
    band = butter(2, [low, min(high, 0.45 * rate)], "band", fs=rate, output="sos")
    out = sosfilt(band, rng.standard_normal(n)) * np.exp(-6.91 * np.arange(n) / rate / t60)
    return out / np.abs(out).max()


def touches(rng, flat: bool) -> list[tuple[float, float]]:
    """Times (s) and strengths of the contacts of one landing: dice tip over, discs wobble on their rim."""
    out = [(0.0, 1.0)]
    count = rng.integers(0, 3) if flat else rng.integers(0, 2)
    at = 0.0
    for k in range(count):
        at += rng.uniform(0.003, 0.008)
        out.append((at, rng.uniform(0.07, 0.16) * 0.7**k))
    return out


def knock(rng, striker: Striker, surface: Surface, speed: float = 1.0,
          seconds: float = 0.4, single: bool = False,
          own: modes.Bank | None = None) -> np.ndarray:
    """Sound of one landing at RATE; `speed` scales the striker's usual speed.

    The plate responds to the force, the air next to the piece to the change of the force (the piece is too
    small to ring itself, except a coin); fibres and grains add a little noise. `own` replaces the modes of
    the piece, `single` leaves out the later contacts.
    """
    fine = RATE * FINE
    velocity = striker.speed * speed
    duration = contact_time(striker.material, surface.top, striker.share * striker.mass,
                            striker.edge, velocity)
    duration *= rng.uniform(0.85, 1.2)
    force = pulse(duration, fine)
    plate = modes.plate(rng, surface.plate, surface.thickness, surface.area, surface.lowest,
                        surface.loss, surface.air)
    answer = plate.ring(rng, seconds, fine)
    answer *= surface.sounding / np.sqrt((plate.amp**2).sum())
    sound = fftconvolve(answer, force)[: len(answer)]
    click = np.gradient(force) * fine / (2 * np.pi * CLICK_AT)
    sound[: len(click)] += 0.8 * click
    if own is None and striker.disc:
        own = modes.disc(rng, striker.material, *striker.disc, surface.touch)
    if own is not None:
        ring = own.ring(rng, seconds, fine) / np.sqrt((own.amp**2).sum())
        sound += 0.55 * fftconvolve(ring, force)[: len(sound)]
    sound = resample_poly(sound, 1, FINE) * striker.mass * velocity
    low, high, t60, level = surface.hush
    hush = noise(rng, min(seconds, 3 * t60), low, high, t60)
    sound[: len(hush)] += level * striker.grit * np.abs(sound).max() * hush
    if single:
        return sound
    if striker.face:
        flat = replace(striker, edge=striker.face)
        falls = knock(rng, flat, surface, speed * rng.uniform(0.35, 0.65), seconds, single=True)
        return mix([(0.0, sound), (rng.uniform(0.010, 0.028), falls)], seconds)
    return mix([(t, a * sound) for t, a in touches(rng, striker.flat)], seconds)


def named(rng, striker: str, surface: str, **options) -> np.ndarray:
    """Knock of two bodies given by name."""
    return knock(rng, STRIKERS[striker], SURFACES[surface], **options)


def mix(events: list[tuple[float, np.ndarray]], seconds: float) -> np.ndarray:
    """Add sounds at their times (s) to silence."""
    out = np.zeros(int(seconds * RATE))
    for at, sound in events:
        start = int(at * RATE)
        part = sound[: max(0, len(out) - start)]
        out[start : start + len(part)] += part
    return out
