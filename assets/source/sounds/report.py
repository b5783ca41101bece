"""Print what the shipped sounds are like, beside recordings: python assets/source/sounds/report.py

The ranges of recordings are the least and the most of single dice, checkers, chess pieces, stones on wood and metal of
other programs, measured with this file on 23 and 24 November 2026. Most of them say nothing of their origin, so they
are ranges and not the truth.
"""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import events
import finish
import measure
from events import LANDING, VOLUME, gain
from loudness import momentary

RATE = 44_100
OUT = Path(__file__).resolve().parents[2] / "sounds"
OCTAVES = (250, 500, 1000, 2000, 4000, 8000)  # Hz
SLOTS = ((5, 10), (10, 20), (20, 40), (40, 80), (80, 160))  # ms after the attack


@dataclass(frozen=True)
class Recordings:
    """t20 in ms, octave levels relative to the strongest in dB (least, most), and the usual level of SLOTS in dB."""

    t20: tuple[float, float]
    least: tuple[int, ...]
    most: tuple[int, ...]
    slots: str


WOODEN = Recordings((17, 129), (-23, -18, -15, -8, -14, -27), (-10, 0, 0, 0, 0, -6), "-6 -13 -11 -23 -32")
FELT = Recordings((69, 80), (-20, -5, -3, -24, -32, -34), (-3, 0, 0, -2, -12, -22), "-17 -17 -20 -26 -34")
CHECKER = Recordings((24, 48), (-16, -14, -2, -20, -28, -38), (-13, -3, 0, 0, -16, -18), "-4 -18 -22 -33 -60")
GO = Recordings((45, 65), (-23, -19, -14, -7, 0, -4), (-15, -4, -4, -4, 0, 0), "0 -6 -11 -23 -38")
METAL = Recordings((59, 124), (-25, -23, -16, -16, -7, -2), (-11, -13, -8, -1, 0, 0), "-3 -5 -12 -20 -30")
DICE = Recordings((2, 28), (-62, -63, -53, -20, -7, -9), (-37, -36, -20, -4, 0, 0), "-10 -9 -17 -11 -")
FAMILIES = (
    ("die on wood", "bone_on_wood", WOODEN),
    ("bone on felt", "bone_on_felt", FELT),
    ("checker on wood", "wood_on_wood", CHECKER),
    ("shell on a wooden board", "shell_on_shell", GO),
    ("stone on a wooden board", "stone_on_shell", GO),
    ("die on metal", "bone_on_metal", METAL),
    ("die on die", "die_on_die", DICE),
)
# What is thrown in each game, with the dice it has, and what is put down there.
GAMES = {
    "Backgammon": ("bone_on_wood", 2, ("wood_on_wood", "wood_on_leather")),
    "Tablero di Berona": ("bone_on_leather", 2, ("bone_on_wood", "wood_on_wood")),
    "Tablero de Jesús": ("bone_on_leather", 2, ("metal_on_wood",)),
    "Ur": ("lot_on_leather", 3, ("shell_on_shell", "stone_on_shell")),
    "Tabula": ("tower", 3, ("bone_on_stone", "bronze_on_stone")),
}


def octaves(sound: np.ndarray) -> list[float]:
    """Octave levels relative to the strongest, dB."""
    power = np.abs(np.fft.rfft(sound, 16384)) ** 2
    freq = np.fft.rfftfreq(16384, 1 / RATE)
    bands = [power[(freq >= f / 2**0.5) & (freq < f * 2**0.5)].sum() for f in OCTAVES]
    return [float(10 * np.log10(b / max(bands))) for b in bands]


def slots(sound: np.ndarray) -> list[float]:
    """The power in SLOTS relative to the first 5 ms, dB."""
    attack = sound[int(np.argmax(np.abs(sound) > 0.3 * np.abs(sound).max())) :]
    power = lambda a, b: np.sum(attack[int(a * RATE / 1000) : int(b * RATE / 1000)] ** 2) / (b - a)
    return [float(10 * np.log10(power(a, b) / power(0, 5) + 1e-9)) for a, b in SLOTS]


def decay(sound: np.ndarray, db: float) -> float:
    """Milliseconds after the peak until `db` of the energy are gone."""
    left = np.cumsum(sound[np.abs(sound).argmax() :][::-1] ** 2)[::-1]
    return float(np.argmax(10 * np.log10(left / left[0] + 1e-12) < -db) / RATE * 1000)


def likeness(takes: list[np.ndarray]) -> float:
    """Mean over pairs of takes of the largest cross-correlation: 1 if all are the same."""
    found = []
    for i, one in enumerate(takes):
        for other in takes[i + 1 :]:
            n = len(one) + len(other)
            cross = np.fft.irfft(np.fft.rfft(one, n) * np.conj(np.fft.rfft(other, n)), n)
            found.append(np.abs(cross).max() / np.sqrt((one**2).sum() * (other**2).sum()))
    return float(np.mean(found)) if found else 1.0


class Sounds:
    """The shipped files, decoded."""

    def __init__(self):
        self.index = json.loads((OUT / "index.json").read_text())
        self.decoded = {f.name: finish.decode(f) for f in OUT.glob("*.ogg")}
        self.turn = 0

    def kinds(self, name: str) -> dict[str, dict]:
        """Soft and hard takes, or all of a sound that has no kinds."""
        return self.index["impacts"].get(name) or {"all": self.index["others"][name]}

    def files(self, takes: dict) -> list[np.ndarray]:
        """The samples of each take."""
        return [self.decoded[f] for f in takes["files"]]

    def take(self, name: str, speed: float) -> tuple[np.ndarray, float]:
        """Any take of an impact at this speed, and its level in dB."""
        kinds = self.kinds(name)
        kind = kinds.get("hard") if speed >= events.HARD else None
        kind = kind or kinds.get("soft") or kinds["all"]
        self.turn += 1
        return self.decoded[kind["files"][self.turn % len(kind["files"])]], kind["level_db"] + gain(speed)

    def played(self, name: str, decibels: float = 0.0) -> float:
        """The mean loudness of another sound as the game plays it, LUFS."""
        takes = self.index["others"][name]
        return float(np.mean([momentary(t) for t in self.files(takes)])) + takes["level_db"] + VOLUME + decibels


def print_families(sounds: Sounds) -> None:
    """Ours beside recordings."""
    print("| family | slots, dB (recordings) | T20 ms (recordings) | T60 ms | octaves 250 to 8000 Hz, dB (recordings) "
          "| outside by, dB |\n|---|---|---|---|---|---|")
    text = lambda levels: " ".join(f"{level:.0f}" for level in levels)
    for family, name, known in FAMILIES:
        takes = [take for kind in sounds.kinds(name).values() for take in sounds.files(kind)]
        ours = np.median([octaves(t) for t in takes], axis=0)
        t20 = np.median([decay(t, 20) for t in takes])
        t60 = 3 * np.median([decay(t, 25) - decay(t, 5) for t in takes])
        after = np.median([slots(t) for t in takes], axis=0)
        outside = max(max(low - our, our - high, 0) for low, our, high in zip(known.least, ours, known.most))
        spans = " ".join(f"{a}..{b}" if a != b else f"{a}" for a, b in zip(known.least, known.most))
        print(f"| {family}: {name} | {text(after)} ({known.slots}) | {t20:.0f} ({known.t20[0]}–{known.t20[1]}) "
              f"| {t60:.0f} | {text(ours)} ({spans}) | {outside:.1f} |")


def print_takes(sounds: Sounds) -> None:
    """Takes of every sound and how much they are alike."""
    print("\n| sound | takes | likeness | centroid Hz |\n|---|---|---|---|")
    for name in [*sounds.index["impacts"], *sounds.index["others"]]:
        for kind, takes in sounds.kinds(name).items():
            files = sounds.files(takes)
            if len(files) > 1:
                centre = np.mean([measure.measure(f[finish.LEAD :]).centroid for f in files])
                print(f"| {name}, {kind} | {len(files)} | {likeness(files):.2f} | {centre:.0f} |")


def print_events(sounds: Sounds) -> None:
    """The loudness of what is heard in play."""

    def thrown(ground: str, dice: int, strength: float = 1.0) -> float:
        make = events.tower if ground == "tower" else lambda rng: events.throw(rng, ground, dice, strength)
        return events.mean_loudness(make, sounds.take)

    def shaken(speed: float) -> float:
        interval, decibels = events.rattle(speed)
        strokes = [(at, "cup_rattle", events.FULL) for at in np.arange(0, 2, interval)]
        def stroke(name: str, full: float) -> tuple[np.ndarray, float]:
            samples, level = sounds.take(name, full)
            return samples, level + decibels
        return events.mean_loudness(lambda rng: strokes, stroke)

    landing = lambda pair: events.mean_loudness(lambda rng: [(0.0, pair, LANDING)], sounds.take)
    print("\n| game | throw, LUFS | put down, LUFS | throw : put down, LU |\n|---|---|---|---|")
    softest = 0.0
    for game, (ground, dice, pairs) in GAMES.items():
        throw, down = thrown(ground, dice), [landing(pair) for pair in pairs]
        softest = min(softest, *down)
        names = ", ".join(f"{pair.replace('_', ' ')} {level:.1f}" for pair, level in zip(pairs, down))
        print(f"| {game} | {throw:.1f} | {names} | {throw - max(down):.1f} to {throw - min(down):.1f} |")
    print("\n| event at the usual volume | loudness, LUFS |\n|---|---|")
    print(f"| throw, three dice, hard | {thrown('bone_on_leather', 3, 2.0):.1f} |")
    for name, speed in (("calm", 2.0), ("wild", 20.0)):
        print(f"| cup, {name} | {shaken(speed):.1f} |")
    for name, decibels in (("tally", 0), ("coin_on_stack", gain(LANDING)), ("coin_in_bowl", 0), ("purse", 0),
                           ("cube_turn", 0), ("slide", 0), ("win", 0)):
        print(f"| {name} | {sounds.played(name, decibels):.1f} |")
    for name, decibels in (("ui_click", 0), ("page", 0), ("tally", -6)):
        level = sounds.played(name, decibels)
        print(f"| interface: {name} | {level:.1f}, {softest - level:.1f} LU under the softest piece |")
    print(f"| room tone | {momentary(sounds.decoded['room.ogg']) - 30 + VOLUME:.1f} |")


def print_peaks(sounds: Sounds) -> None:
    """The true peak of ninety hard impacts in a second, at full volume."""
    print("\n| ninety impacts in a second | true peak, dB, most of 12 | left out or cut |\n|---|---|---|")
    grounds = ("bone_on_wood", "bone_on_leather", "bone_on_stone", "bone_on_metal", "lot_on_leather")
    for name in (*grounds, "tower_step", "die_on_die"):
        peaks, lost = [], []
        for k in range(12):
            rng = np.random.default_rng(k)
            channels, count = events.mixed(rng, events.crowd(rng, name), sounds.take, 0.6, frames=30 if k % 2 else 60)
            peaks.append(events.true_peak(channels))
            lost.append(count)
        print(f"| {name} | {max(peaks):.1f} | {np.mean(lost):.0f} |")


def main() -> None:
    sounds = Sounds()
    print_families(sounds)
    print_takes(sounds)
    print_events(sounds)
    print_peaks(sounds)


if __name__ == "__main__":
    main()
