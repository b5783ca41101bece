"""Compares screenshots with the pictures of reference.py: `python compare.py folder [--references folder] [--maps]`.

Prints the mean FLIP error of each pair and of all; 0 is equal, 1 is as different as can be. A screenshot is scaled down
to the size of its reference, in linear light. `--maps` writes a picture of the errors beside each screenshot.
"""

import argparse
from pathlib import Path

import flip_evaluator
import numpy as np
from PIL import Image
from tone import decode, encode


def shrunk(picture, size):
    """A picture (sRGB codes) at another size, each pixel the mean light of those that it covers."""
    light = decode(np.asarray(picture.convert("RGB"), np.float64) / 255)
    width, height = size
    rows, columns = light.shape[0] // height, light.shape[1] // width
    if (rows * height, columns * width) != light.shape[:2]:
        raise SystemExit(f"{light.shape[1]}x{light.shape[0]} is no multiple of {width}x{height}")
    return encode(light.reshape(height, rows, width, columns, 3).mean((1, 3)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--references", type=Path, help="where the references are, if elsewhere")
    parser.add_argument("--maps", action="store_true")
    args = parser.parse_args()
    means = []
    for path in sorted((args.references or args.folder).glob("*-reference.png")):
        name = path.name.removesuffix("-reference.png")
        reference = Image.open(path).convert("RGB")
        shot = shrunk(Image.open(args.folder / f"{name}.png"), reference.size)
        wanted = np.asarray(reference, np.float32) / 255
        error, mean, _ = flip_evaluator.evaluate(wanted, shot.astype(np.float32), "LDR")
        means.append(mean)
        print(f"{name:28} {mean:.3f}")
        if args.maps:
            Image.fromarray((np.clip(error, 0, 1) * 255).astype(np.uint8)).save(args.folder / f"{name}-error.png")
    print(f"{'mean':28} {np.mean(means):.3f}")


if __name__ == "__main__":
    main()
