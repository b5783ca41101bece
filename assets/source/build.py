"""Builds the models: `python build.py [name ...] [--fast] [--out folder]`; without names, all of them.

Every script beside this one that defines `MODELS = {model name: function(studio)}` takes part. A name may be
a model or a script (then all its models).
"""

import argparse
import importlib
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
NO_MODELS = {"build", "preview", "check", "room", "ibl"}

sys.path.insert(0, str(HERE))
from kit import Studio  # noqa: E402  (the path has to be set first)
from kit.studio import MODELS as OUT  # noqa: E402


def catalogue():
    """All models: {name: (script, function)}."""
    found = {}
    for path in sorted(HERE.glob("*.py")):
        if path.stem not in NO_MODELS:
            models = getattr(importlib.import_module(path.stem), "MODELS", {})
            found.update({name: (path.stem, build) for name, build in models.items()})
    return found


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("names", nargs="*")
    arguments.add_argument("--fast", action="store_true", help="small maps, few samples")
    arguments.add_argument("--out", type=Path, default=OUT)
    arguments.add_argument("--threads", type=int, default=2)
    chosen = arguments.parse_args()
    models = catalogue()
    unknown = set(chosen.names) - set(models) - {script for script, _ in models.values()}
    if unknown:
        sys.exit(f"no such model: {', '.join(sorted(unknown))}; there are {', '.join(models)}")
    for name, (script, build) in models.items():
        if not chosen.names or name in chosen.names or script in chosen.names:
            started = time.time()
            build(Studio(chosen.fast, chosen.out, chosen.threads))
            print(f"  {name} took {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
