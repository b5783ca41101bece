"""Builds the models: `python build.py [name ...] [--fast] [--out folder]`; without names, all of them.

Builds the models of every script in this folder that defines `MODELS = {model name: function(studio)}`. A name is
that of a model, or of a script for all its models.
"""

import argparse
import importlib
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
NO_MODELS = {"build", "preview", "check", "compare", "ibl", "indirect", "reference", "room", "tone"}

sys.path.insert(0, str(HERE))
from lib import Studio  # noqa: E402  (the path has to be set first)
from lib.studio import MODELS as OUT  # noqa: E402


def catalogue():
    """All models: {name: (script, function)}."""
    found = {}
    for path in sorted(HERE.glob("*.py")):
        if path.stem not in NO_MODELS:
            models = getattr(importlib.import_module(path.stem), "MODELS", {})
            found.update({name: (path.stem, build) for name, build in models.items()})
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--fast", action="store_true", help="small maps, few samples")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    models = catalogue()
    unknown = set(args.names) - set(models) - {script for script, _ in models.values()}
    if unknown:
        sys.exit(f"no such model: {', '.join(sorted(unknown))}; there are {', '.join(models)}")
    for name, (script, build) in models.items():
        if not args.names or name in args.names or script in args.names:
            started = time.time()
            build(Studio(args.fast, args.out, args.threads))
            print(f"  {name} took {time.time() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
