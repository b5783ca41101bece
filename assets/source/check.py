"""Checks finished models against the game's geometry: `python check.py [name ...]` (no Blender needed).

Prints the size with textures, triangles and extents of every model in assets/models (glTF axes: x east, y up, z south),
and fails if an extent differs from EXPECTED by more than TOLERANCE, or if a model is too big.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "lib"))
from glb import Glb  # noqa: E402  (the path has to be set first; the package itself needs Blender)

MODELS = Path(__file__).resolve().parent.parent / "models"
TOLERANCE = 0.003
GAME_LIMIT = 3.0e6  # bytes; the limit for one model
CHOICE_LIMIT = 1.0e6  # bytes; the limit for a board that is fetched when it is chosen
CHOICES = {"backgammon_damascus", "backgammon_tournament", "tabula_wood", "ur_limestone", "jesus_chest",
           "berona_leather"}

# Expected extents: (min x, y, z), (max x, y, z) in units of 10 cm.
CASE = (-2.70, -0.20, -2.27), (3.32, 0.28, 2.27)
CHECKER = (-0.17, 0, -0.17), (0.17, 0.08, 0.17)
EXPECTED = {
    "backgammon": CASE,
    "backgammon_damascus": CASE,
    "backgammon_tournament": CASE,
    "tabula": ((-2.90, -0.30, -2.25), (2.90, 0.06, 2.25)),
    "tabula_wood": ((-2.90, -0.30, -2.25), (2.90, 0.06, 2.25)),
    "ur": ((-2.08, -0.40, -0.78), (2.08, 0, 0.78)),
    "ur_limestone": ((-2.08, -0.40, -0.78), (2.08, 0, 0.78)),
    "jesus": ((-1.90, -0.14, -1.90), (1.90, 0.016, 1.90)),
    "jesus_chest": ((-1.90, -0.14, -1.90), (1.90, 0.016, 1.90)),
    "berona_leather": ((-2.08, -0.163, -1.16), (2.08, 0.027, 1.16)),
    "checker_light": CHECKER,
    "checker_dark": CHECKER,
    "checker_damascus_light": CHECKER,
    "checker_damascus_dark": CHECKER,
    "checker_tournament_light": CHECKER,
    "checker_tournament_dark": CHECKER,
    "die": ((-0.08, -0.08, -0.08), (0.08, 0.08, 0.08)),
    "doubling_cube": ((-0.13, -0.13, -0.13), (0.13, 0.13, 0.13)),
    "lot": ((-0.078, -0.061, -0.121), (0.137, 0.144, 0.121)),
    "tray": ((-0.90, -0.04, -1.20), (0.90, 0.16, 1.20)),
    "tray_tower": ((-0.90, -0.04, -1.20), (0.90, 0.16, 1.20)),
    "cup": ((-0.32, 0, -0.32), (0.32, 0.75, 0.32)),
    "cup_olive": ((-0.27, 0, -0.27), (0.27, 0.52, 0.27)),
    "cup_horn": ((-0.27, 0, -0.27), (0.27, 0.52, 0.27)),
    "bear": ((-0.205, 0, -0.10), (0.228, 0.29, 0.10)),
    "table": ((-6.5, -0.44, -4.5), (6.5, 0.012, 4.5)),
}


def measure(document):
    """Triangles and extents of the whole scene (the models have no rotated nodes)."""
    low, high, triangles = [float("inf")] * 3, [-float("inf")] * 3, 0
    for node in document["nodes"]:
        if "mesh" not in node:
            continue
        assert "rotation" not in node and "scale" not in node, f"{node.get('name')} is rotated or scaled"
        shift = node.get("translation", (0, 0, 0))
        for primitive in document["meshes"][node["mesh"]]["primitives"]:
            place = document["accessors"][primitive["attributes"]["POSITION"]]
            triangles += document["accessors"][primitive["indices"]]["count"] // 3
            low = [min(a, b + s) for a, b, s in zip(low, place["min"], shift)]
            high = [max(a, b + s) for a, b, s in zip(high, place["max"], shift)]
    return triangles, low, high


def main():
    wanted = sys.argv[1:] or sorted(path.stem for path in MODELS.glob("*.glb"))
    wrong, total = [], 0
    for name in wanted:
        path = MODELS / f"{name}.glb"
        glb = Glb(path)
        triangles, low, high = measure(glb.json)
        size = sum(file.stat().st_size for file in [path, *glb.textures()])
        total += size
        spans = "  ".join(f"{axis} {a:.3f}..{b:.3f}" for axis, a, b in zip("xyz", low, high))
        print(f"{name:16} {size / 1024:7.0f} KiB {triangles:6} triangles  {spans}")
        if name in EXPECTED:
            off = max(abs(a - b) for a, b in zip((*low, *high), (*EXPECTED[name][0], *EXPECTED[name][1])))
            if off > TOLERANCE:
                wrong.append(f"{name} is off by {off:.3f}")
        if size > (CHOICE_LIMIT if name in CHOICES else GAME_LIMIT):
            wrong.append(f"{name} is too big")
    print(f"{total / 1e6:.2f} MB in {len(wanted)} models")
    sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
