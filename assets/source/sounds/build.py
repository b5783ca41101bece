"""Write every sound of the game.

    python assets/source/sounds/build.py [--dice] [--spectrograms DIR] [--table]

--dice              writes only the sounds of dice that are not of bone, and leaves all others as they are

--spectrograms DIR  also draws one spectrogram per kind of sound into DIR (not committed)
--table             also prints the spectrum and the decay of every written sound
Needs numpy, scipy and the program oggenc (vorbis-tools).
"""

import argparse
import json
from pathlib import Path

import numpy as np

import composites
import finish
import measure
import room_tone
from bodies import DICE, DICE_HEARD, HEARD, STRIKERS, SURFACES
from events import VOLUME
from impact import knock, named
from loudness import momentary

HERE = Path(__file__).resolve().parent
OUT = HERE.parents[1] / "sounds"
SPEEDS = {"soft": (0.2, 0.5), "hard": (0.8, 1.3)}  # m/s, least and most of the takes; the game chooses the nearer kind
# All others are only put down: soft.
THROWN = ("bone_on_wood", "bone_on_leather", "bone_on_stone", "bone_on_metal", "lot_on_leather")
# Dice that are chosen are fetched with their sounds, so they have fewer takes, for all speeds.
DICE_SPEEDS, DICE_TAKES = (0.35, 0.9), 4
TAKES = 6  # of each kind of an impact; never the same one twice in a row
# The share of the room, the lowest Hz, the gain of the treble and the soft limit where they differ from the usual, to be
# as recordings are. Two dice that meet move against each other, so their low frequencies cancel.
CHECKER = {"wet": 0.08, "low": 360, "treble": -18.0}
ROOM = {
    "die_on_die": {"wet": 0.07, "low": 1800}, "lot_on_lot": {"wet": 0.07, "low": 1500},
    "bone_on_felt": {"wet": 0.16}, "bone_on_metal": {"wet": 0.14},
    "wood_on_wood": CHECKER, "wood_on_leather": CHECKER, "wood_on_felt": CHECKER,
    "shell_on_shell": {"wet": 0.15, "low": 120, "press": 9.0},
    "stone_on_shell": {"wet": 0.15, "low": 260, "press": 9.0},
}
# The loudness of impacts at FULL speed, LUFS: what is put down lands 5 dB below that, and a throw is ten impacts.
IMPACT_LOUDNESS = -29.0
# LU; the true differences would make felt inaudible.
QUIETER = {"leather": 1.0, "felt": 2.5, "bone_on_leather": 2.5, "lot_on_leather": 2.5}
# The loudness at which other sounds are heard with the volume as it comes, LUFS.
LOUDNESS = {
    "cup_rattle": -40, "tally": -38, "coin_in_bowl": -36, "purse": -38, "slide": -40,
    "cube_turn": -38, "ui_click": -44, "page": -44, "win": -34,
}
# These are struck like any impact, so their level is that of one.
STRUCK = {"die_on_die": -33.0, "lot_on_lot": -33.0, "tower_step": -34.0, "coin_on_stack": -30.0}


def write(name: str, recipe, treble: float = 0.0, wet: float = 0.12, low: float = 90.0,
          press: float = finish.SOFT) -> None:
    """Make and write one sound."""
    rng = finish.seed(name)
    dry = finish.muffled(finish.limited(recipe(rng), press), treble)
    finish.encode_even(OUT / f"{name}.ogg", finish.clean(finish.table_room(rng, dry, wet), low))


def group(name: str, count: int, recipe, loudness: float, **room) -> dict:
    """All takes of one sound, with the level in dB at which they have this loudness; no louder than the files are."""
    files = [f"{name}_{k}.ogg" for k in range(1, count + 1)]
    for file in files:
        write(file.removesuffix(".ogg"), recipe, **room)
    heard = float(np.mean([momentary(finish.decode(OUT / f)) for f in files]))
    return {"files": files, "level_db": round(min(0.0, loudness - heard), 1)}


def impacts() -> dict:
    """All pairs of a piece and a surface that are heard, soft and hard."""
    made = {}
    for striker, surfaces in HEARD.items():
        for surface in surfaces:
            pair = f"{striker}_on_{surface}"
            room = {"treble": SURFACES[surface].treble} | ROOM.get(pair, {})
            made[pair] = {}
            for kind in SPEEDS if pair in THROWN else ("soft",):
                usual = STRIKERS[striker].speed
                recipe = lambda rng: named(rng, striker, surface, speed=rng.uniform(*SPEEDS[kind]) / usual)
                loudness = IMPACT_LOUDNESS - QUIETER.get(pair, QUIETER.get(surface, 0.0))
                made[pair][kind] = group(f"{pair}_{kind}", TAKES, recipe, loudness, **room)
    return made


def dice() -> dict:
    """Dice that are not of bone, by their material: on the surfaces and on one another."""
    made = {}
    for material, striker in DICE.items():
        sounds = made[material] = {}
        for surface in DICE_HEARD:
            room = {"treble": SURFACES[surface].treble}
            recipe = lambda rng: knock(rng, striker, SURFACES[surface], speed=rng.uniform(*DICE_SPEEDS) / striker.speed)
            loudness = IMPACT_LOUDNESS - QUIETER.get(f"bone_on_{surface}", 0.0)
            sounds[surface] = group(f"{material}_on_{surface}", DICE_TAKES, recipe, loudness, **room)
        met = lambda rng: composites.die_on_die(rng, striker)
        name = f"{material}_on_{material}"
        sounds["die"] = group(name, DICE_TAKES, met, STRUCK["die_on_die"], **ROOM["die_on_die"])
    return made


def others() -> dict:
    """Sounds of several impacts or of noise."""
    made = {}
    for name, (recipe, count) in composites.COMPOSITES.items():
        loudness = STRUCK[name] if name in STRUCK else LOUDNESS[name] - VOLUME
        made[name] = group(name, count, recipe, loudness, **ROOM.get(name, {}))
    finish.encode(OUT / "room.ogg", room_tone.room_tone(finish.seed("room")), quality=0.0)
    made["room"] = {"files": ["room.ogg"], "level_db": 0.0}
    return made


def build() -> dict:
    """Write all files and the index."""
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob("*.ogg"):
        old.unlink()
    index = {"impacts": impacts(), "others": others(), "dice": dice()}
    write_index(index)
    return index


def build_dice() -> dict:
    """Write the files of dice, and put them into the index that is there."""
    index = json.loads((OUT / "index.json").read_text())
    index["dice"] = dice()
    write_index(index)
    return index


def write_index(index: dict) -> None:
    """Write the index."""
    (OUT / "index.json").write_text(json.dumps(index, indent=1) + "\n")


def all_takes(index: dict):
    """Every kind of sound by name, with its takes."""
    for pair, kinds in index["impacts"].items():
        for kind, takes in kinds.items():
            yield f"{pair}, {kind}", takes
    yield from index["others"].items()
    for material, sounds in index["dice"].items():
        for struck, takes in sounds.items():
            yield f"{material} on {struck}", takes


def table(index: dict) -> str:
    """Measure the written files, as players hear them."""
    lines = [measure.HEADER]
    for name, takes in all_takes(index):
        if name not in ("room", "win"):
            found = [measure.measure(finish.decode(OUT / f)[finish.LEAD :]) for f in takes["files"]]
            lines.append(measure.row(name, measure.mean(found)))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--dice", action="store_true")
    parser.add_argument("--spectrograms", type=Path, metavar="DIR")
    parser.add_argument("--table", action="store_true")
    args = parser.parse_args()
    index = build_dice() if args.dice else build()
    size = sum(f.stat().st_size for f in OUT.iterdir())
    print(f"{len(list(OUT.glob('*.ogg')))} files, {size / 1024:.0f} KiB")
    if args.table:
        print(table(index))
    if args.spectrograms:
        from spectrograms import draw

        draw(index, OUT, args.spectrograms)


if __name__ == "__main__":
    main()
