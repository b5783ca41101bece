"""What is heard in play: whole events, put together as `src/sound` plays them."""

from dataclasses import dataclass

import numpy as np
from scipy.signal import resample_poly

from loudness import momentary

RATE = 44_100
VOLUME = -3.9  # dB, of the volume slider as it comes
LANDING = 0.35  # m/s, at which a piece is put down
FULL = 2.5  # m/s, where an impact has its own level
HARD = 0.45  # m/s, from which on the hard takes are nearer
LEAD = 2205  # samples of silence in front of every file
VOICES = 24  # as many sounds play at once
DECAY = 250.0  # dB/s, at which the game takes a sound to decay
FADE = 662  # samples over which a sound is cut
PEAK = 0.8  # of every file, and the most of all that sounds


def gain(speed: float) -> float:
    """The gain of an impact in dB: `loudness::impact`."""
    return float(np.clip(6 * np.log10(max(speed, 1e-3) / FULL), -30, 0))


def rattle(speed: float) -> tuple[float, float]:
    """Seconds between two knocks of a shaken hand, and their gain in dB: `loudness::rattle`."""
    strength = np.clip((speed - 0.8) / 19.2, 0, 1) ** 0.5
    return 0.20 - 0.13 * strength, -12 + 10 * strength


# An event is a list of cues: the time in s, the name of a sound and the speed of its impact in m/s.


def throw(rng, ground: str, dice: int, strength: float = 1.0) -> list[tuple[float, str, float]]:
    """A throw: three to five impacts of each die or lot in 0.9 s, softer and softer, a fifth of them on another one."""
    met = "lot_on_lot" if ground.startswith("lot") else "die_on_die"
    count = sum(rng.integers(3, 6) for _ in range(dice))
    times = np.sort(rng.uniform(0, 0.9, count))
    speeds = strength * np.exp(rng.normal(np.log(0.8), 0.6, count)) * (1.5 - 1.2 * times / 0.9)
    return [(at, met if rng.random() < 0.2 else ground, v) for at, v in zip(times, speeds)]


def tower(rng) -> list[tuple[float, str, float]]:
    """Three dice fall through the tower: eleven impacts of each in 1.6 s, two thirds of them on its sheet metal."""
    names, shares = ["tower_step", "bone_on_leather", "die_on_die"], [0.64, 0.26, 0.10]
    return [(at, str(rng.choice(names, p=shares)), np.exp(rng.normal(np.log(0.8), 0.6)))
            for at in np.sort(rng.uniform(0, 1.6, 33))]


def crowd(rng, name: str) -> list[tuple[float, str, float]]:
    """Ninety impacts in a second, as hard as there are."""
    return [(at, name, FULL) for at in np.sort(rng.uniform(0, 1, 90))]


@dataclass(eq=False)
class Voice:
    """A sound that plays: its start in s, its level in dB in the louder channel, stereo position and samples."""

    at: float
    loudest: float
    pan: float
    samples: np.ndarray

    def level(self, now: float) -> float:
        """What the game takes its level to be, dB."""
        return self.loudest - DECAY * max(0.0, now - self.at)


def mixed(rng, cues, take, width: float = 0.0, frames: int = 60) -> tuple[list[np.ndarray], int]:
    """Both channels at full volume as `voices::play` makes them, and how many sounds were left out or cut short.

    cues -- in the order of their times; take -- function from a name and a speed to samples and their level in dB
    width -- the most that a sound is away from the middle
    """
    voices, playing, lost = [], [], 0
    for at, name, speed in cues:
        now = np.floor(at * frames) / frames
        playing = [voice for voice in playing if now < voice.at + len(voice.samples) / RATE]
        samples, decibels = take(name, speed)
        decibels = min(0.0, decibels + rng.uniform(-1.5, 1.5))
        pan = rng.uniform(-width, width)
        if len(playing) >= VOICES:
            softest = min(playing, key=lambda voice: voice.level(now))
            lost += 1
            if softest.level(now) >= decibels:
                continue
            playing.remove(softest)
            left = softest.samples[max(0, int((now - softest.at) * RATE)) :]
            left *= np.clip(1 - np.arange(len(left)) / FADE, 0, 1)
        wanted = PEAK * 10 ** ((decibels + 10 * np.log10(1 + abs(pan))) / 20)
        given = min(wanted, max(PEAK - sum(PEAK * 10 ** (v.level(now) / 20) for v in playing), 0.1 * wanted))
        places = np.arange(LEAD, len(samples) - 1, rng.uniform(0.95, 1.05))
        heard = np.interp(places, np.arange(len(samples)), samples) * 10 ** (decibels / 20) * given / wanted
        playing.append(Voice(at, 20 * np.log10(given / PEAK), pan, heard))
        voices.append(playing[-1])
    channels = [np.zeros(int((cues[-1][0] + 1.5) * RATE)) for _ in range(2)]
    for voice in voices:
        start = int(voice.at * RATE)
        for channel, side in zip(channels, (-1, 1)):
            channel[start : start + len(voice.samples)] += (1 + side * voice.pan) ** 0.5 * voice.samples
    return channels, lost


def true_peak(channels: list[np.ndarray]) -> float:
    """The largest value between the samples, dB."""
    return float(20 * np.log10(max(np.abs(resample_poly(channel, 4, 1)).max() for channel in channels)))


def mean_loudness(make, take, count: int = 24) -> float:
    """The mean loudness of an event that chance makes differently each time, at the usual volume, LUFS."""
    found = []
    for k in range(count):
        rng = np.random.default_rng(k)
        found.append(momentary(mixed(rng, make(rng), take)[0][0]))
    return float(np.mean(found)) + VOLUME
