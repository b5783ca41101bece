"""Write every sound of the game.

    python assets/source/sounds/build.py [--spectrograms DIR] [--table]

--spectrograms DIR  also draws one spectrogram per kind of sound into DIR (not committed)
--table             also renews the measured table in README.md beside this file
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
from bodies import STRIKERS, SURFACES
from impact import named

HERE = Path(__file__).resolve().parent
OUT = HERE.parents[1] / "sounds"
LEVEL_SHARE = 0.5  # of the true difference in dB between pairs; the full difference would make felt inaudible
MARKS = ("<!-- table -->", "<!-- /table -->")


def variants(striker: str, surface: str) -> int:
    """Four for the sounds of every move, three for the others."""
    return 4 if striker in ("bone", "wood") and surface in ("wood", "felt", "leather") else 3


def write(name: str, recipe) -> float:
    """Make and write one sound; return its peak before normalisation."""
    rng = finish.seed(name)
    raw = recipe(rng)
    wet = finish.clean(finish.table_room(rng, raw))
    finish.encode_even(OUT / f"{name}.ogg", wet)
    return float(np.abs(raw).max())


def group(name: str, count: int, recipe) -> tuple[list[str], float]:
    """All variants of one sound: file names and the mean raw peak."""
    names = [f"{name}_{k}" for k in range(1, count + 1)]
    peaks = [write(n, recipe) for n in names]
    return [f"{n}.ogg" for n in names], float(np.mean(peaks))


def build() -> dict:
    """Write all files and the index."""
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob("*.ogg"):
        old.unlink()
    impacts, peaks = {}, {}
    for striker in STRIKERS:
        for surface in SURFACES:
            name = f"{striker}_on_{surface}"
            recipe = lambda rng, a=striker, b=surface: named(rng, a, b)
            impacts[name], peaks[name] = group(name, variants(striker, surface), recipe)
    loudest = max(peaks.values())
    level = {k: round(LEVEL_SHARE * 20 * np.log10(p / loudest), 1) for k, p in peaks.items()}
    others = {name: group(name, count, recipe)[0] for name, (recipe, count) in composites.COMPOSITES.items()}
    finish.encode(OUT / "room.ogg", room_tone.room_tone(finish.seed("room")), quality=0.0)
    others["room"] = ["room.ogg"]
    index = {"impacts": impacts, "others": others, "level_db": level}
    (OUT / "index.json").write_text(json.dumps(index, indent=1) + "\n")
    return index


def table(index: dict) -> str:
    """Measure the written files, as players hear them."""
    lines = [measure.HEADER]
    for name, files in (index["impacts"] | index["others"]).items():
        if name not in ("room", "win"):
            found = [measure.measure(finish.decode(OUT / f)) for f in files]
            lines.append(measure.row(name, measure.mean(found)))
    return "\n".join(lines)


def renew_readme(text: str) -> None:
    """Put the table between the marks in README.md."""
    readme = HERE / "README.md"
    head, rest = readme.read_text().split(MARKS[0])
    tail = rest.split(MARKS[1])[1]
    readme.write_text(f"{head}{MARKS[0]}\n{text}\n{MARKS[1]}{tail}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--spectrograms", type=Path, metavar="DIR")
    parser.add_argument("--table", action="store_true")
    args = parser.parse_args()
    index = build()
    size = sum(f.stat().st_size for f in OUT.iterdir())
    print(f"{len(list(OUT.glob('*.ogg')))} files, {size / 1024:.0f} KiB")
    if args.table:
        renew_readme(table(index))
    if args.spectrograms:
        from spectrograms import draw

        draw(index, OUT, args.spectrograms)


if __name__ == "__main__":
    main()
