"""Sounds made of several knocks or of noise: cup, tower, tallies, coins, purse, cube, book."""

from dataclasses import replace

import numpy as np
from scipy.signal import butter, sosfilt

import modes
from bodies import (BOWL, CUBE, CUP, DIE_TOP, STACK_TOP, STEP, STICK, STICK_TOP, STRIKERS, SURFACES, Striker)
from impact import RATE, knock, mix, named, noise
from materials import WOOD

DIE = STRIKERS["bone"]
COIN = STRIKERS["metal"]
LOT = STRIKERS["lot"]


def lowpass(sound: np.ndarray, top: float) -> np.ndarray:
    """Soften everything above `top` Hz."""
    return sosfilt(butter(2, top, fs=RATE, output="sos"), sound)


def hollow(sound: np.ndarray, freq: float, width: float, gain: float) -> np.ndarray:
    """Add the air resonance of a hollow body at `freq`, `width` wide (Hz)."""
    band = butter(1, [freq - width / 2, freq + width / 2], "band", fs=RATE, output="sos")
    return sound + gain * sosfilt(band, sound)


def die_on_die(rng, kind: Striker = DIE) -> np.ndarray:
    """Two dice click together with an edge or a face, and touch again as they part. Takes differ in brightness."""
    die, other = replace(kind, edge=rng.uniform(0.0006, 0.004)), replace(DIE_TOP, top=kind.material, plate=kind.material)
    first = knock(rng, die, other, rng.uniform(0.5, 1.2), seconds=0.12, single=True)
    second = knock(rng, die, other, rng.uniform(0.3, 0.8), seconds=0.12, single=True)
    both = mix([(0.0005, first), (rng.uniform(0.004, 0.012), rng.uniform(0.8, 1.4) * second)], 0.12)
    tilt = 10 ** (rng.uniform(-5, 5) / 20)
    low = lowpass(both, rng.uniform(2500, 5000))
    return lowpass(low + tilt * (both - low), rng.uniform(6000, 9500))


def lot_on_lot(rng) -> np.ndarray:
    """Two lots meet with a corner or an edge, blunter than dice, and touch again as they part."""
    lot = replace(LOT, edge=rng.uniform(0.0012, 0.006))
    first = knock(rng, lot, DIE_TOP, rng.uniform(0.5, 1.1), seconds=0.12, single=True)
    second = knock(rng, lot, DIE_TOP, rng.uniform(0.3, 0.7), seconds=0.12, single=True)
    both = mix([(0.0005, first), (rng.uniform(0.006, 0.018), rng.uniform(0.6, 1.2) * second)], 0.12)
    tilt = 10 ** (rng.uniform(-5, 5) / 20)
    low = lowpass(both, rng.uniform(2000, 4000))
    return lowpass(low + tilt * (both - low), rng.uniform(5000, 8500))


def cup_rattle(rng) -> np.ndarray:
    """One stroke of a shaken cup: dice hit the leather and each other. Play one per stroke."""
    events = [(rng.uniform(0, 0.012), knock(rng, DIE, CUP, rng.uniform(0.7, 1.0), 0.2))]
    for _ in range(rng.integers(2, 4)):
        events.append((rng.uniform(0.01, 0.11), knock(rng, DIE, CUP, rng.uniform(0.3, 0.8), 0.2)))
    for _ in range(rng.integers(2, 4)):
        click = 1.4 * rng.uniform(0.3, 1.0) * die_on_die(rng)
        events.append((rng.uniform(0.0, 0.12), click))
    return hollow(mix(events, 0.30), rng.uniform(780, 900), 350, 0.5)


def tower_step(rng) -> np.ndarray:
    """A die drops onto one sheet-metal step inside the tower and tips over its edge."""
    events = [(0.0, knock(rng, DIE, STEP, seconds=0.3)),
              (rng.uniform(0.018, 0.045), 0.45 * knock(rng, DIE, STEP, 0.6, seconds=0.3))]
    return hollow(mix(events, 0.35), rng.uniform(520, 600), 160, 0.7)


def tally(rng) -> np.ndarray:
    """A tally stick is put beside the others."""
    stick = modes.bar(rng, WOOD, rng.uniform(0.112, 0.124), 0.0045, 0.06)
    first = knock(rng, STICK, STICK_TOP, seconds=0.15, own=stick)
    return mix([(0.0, first), (rng.uniform(0.012, 0.03), 0.3 * first)], 0.2)


def coin_on_stack(rng) -> np.ndarray:
    """A coin, no two struck alike, lands on a stack with its edge and then flat."""
    disc = tuple(size * rng.uniform(0.95, 1.05) for size in COIN.disc)
    coin = replace(COIN, disc=disc)
    edge = knock(rng, coin, STACK_TOP, 0.8, seconds=0.2, single=True)
    flat = knock(rng, coin, STACK_TOP, 0.6, seconds=0.2, single=True)
    return mix([(0.0, edge), (rng.uniform(0.008, 0.025), rng.uniform(0.4, 1.0) * flat)], 0.2)


def coin_in_bowl(rng) -> np.ndarray:
    """A coin falls into the shallow copper bowl and settles in shorter and shorter hops."""
    events, at, speed, hop = [], 0.0, 1.0, rng.uniform(0.085, 0.11)
    for _ in range(5):
        hit = knock(rng, COIN, BOWL, speed, seconds=0.5, single=True)
        events.append((at, hit))
        at, hop, speed = at + hop * rng.uniform(0.9, 1.1), hop * 0.62, speed * 0.5
    return mix(events, 0.8)


def purse(rng) -> np.ndarray:
    """A leather purse with coins is set down: muffled chinks and the thud of the leather."""
    events = [(0.0, 1.5 * named(rng, "metal", "leather", seconds=0.2))]
    for _ in range(rng.integers(6, 9)):
        chink = lowpass(coin_on_stack(rng), 6500)
        events.append((abs(rng.normal(0, 0.06)), rng.uniform(0.03, 0.12) * chink))
    return mix(events, 0.32)


def slide(rng) -> np.ndarray:
    """A piece slides about 10 cm over the board: many small random impacts."""
    seconds = rng.uniform(0.30, 0.38)
    n = int(seconds * RATE)
    jolts = (rng.random(n) < 0.02) * rng.exponential(1.0, n)
    rough = sosfilt(butter(1, [500, 5200], "band", fs=RATE, output="sos"), jolts - jolts.mean())
    rough += 0.25 * rough.std() * noise(rng, seconds, 1500, 9000, 99.0)
    rough = lowpass(rough, 5500)
    low = lowpass(rough, 4000)
    return (low + 0.5 * (rough - low)) * np.sin(np.pi * np.linspace(0, 1, n) ** 0.7) ** 1.4


def cube_turn(rng) -> np.ndarray:
    """The doubling cube is put down on another face: an edge first, then the face."""
    edge = knock(rng, CUBE, SURFACES["wood"], speed=0.35, seconds=0.25)
    face = knock(rng, CUBE, SURFACES["wood"], speed=0.5, seconds=0.25)
    return lowpass(mix([(0.0, edge), (rng.uniform(0.018, 0.035), face)], 0.35), 5000)


def ui_click(rng) -> np.ndarray:
    """A fingertip on the leather of the table: for buttons."""
    return lowpass(named(rng, "bone", "leather", speed=0.5, seconds=0.15, single=True), 3500)


def page(rng) -> np.ndarray:
    """A page of the rulebook is turned."""
    seconds = rng.uniform(0.28, 0.34)
    n = int(seconds * RATE)
    t = np.linspace(0, 1, n)
    crackle = (rng.random(n) < 0.012 * (0.3 + t)) * rng.exponential(1.0, n)
    paper = sosfilt(butter(1, [1400, 7500], "band", fs=RATE, output="sos"), crackle)
    swell = np.exp(-(((t - 0.35) / 0.22) ** 2)) + 0.5 * np.exp(-(((t - 0.75) / 0.1) ** 2))
    return lowpass(paper, 9000) * swell


def win(rng) -> np.ndarray:
    """A roll of knocks on bone and wood that gets faster, then two firm knocks."""
    events, at, gap = [], 0.0, 0.135
    for k in range(9):
        what = "bone" if k % 3 == 2 else "wood"
        hit = named(rng, what, "wood", speed=0.35 + 0.05 * k, seconds=0.2, single=True)
        events.append((at + rng.uniform(-0.004, 0.004) * (k > 0), hit))
        at, gap = at + gap, gap * 0.86
    for late, strength in ((0.16, 1.2), (0.36, 1.6)):
        events.append((at + late, named(rng, "wood", "wood", speed=strength, seconds=0.25)))
        events.append((at + late + 0.003, 0.6 * named(rng, "bone", "wood", seconds=0.25)))
    return mix(events, at + 0.8)


COMPOSITES = {  # name -> (recipe, number of variants)
    "die_on_die": (die_on_die, 6),
    "lot_on_lot": (lot_on_lot, 6),
    "cup_rattle": (cup_rattle, 6),
    "tower_step": (tower_step, 6),
    "tally": (tally, 6),
    "coin_on_stack": (coin_on_stack, 6),
    "coin_in_bowl": (coin_in_bowl, 6),
    "purse": (purse, 6),
    "slide": (slide, 6),
    "cube_turn": (cube_turn, 6),
    "ui_click": (ui_click, 6),
    "page": (page, 6),
    "win": (win, 1),
}
