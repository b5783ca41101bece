"""Turns the picture of the room into environment maps: `python ibl.py [room.exr] [--size 128]`.

Writes assets/light/room_diffuse.ktx2 and room_specular.ktx2, the cubemap pair of an EnvironmentMapLight.

The specular map holds one GGX-blurred mip per roughness step; the diffuse map is cosine-blurred. Below the horizon both
are dark: there is a board, and the game adds what it throws back (src/world/light/bounce.rs). Both are KTX2 cubemaps in
E5B9G9R9 (shared-exponent floats) with Zstandard supercompression.
"""

import argparse
import struct
from pathlib import Path

import bpy
import numpy as np
import zstandard

from room import DEFAULT

LIGHT = Path(__file__).resolve().parent.parent / "light"
BRIGHTEST = 50.0        # bulbs are clamped to this value, otherwise their blurred mips sparkle
DIFFUSE_SIZE = 32
SMALLEST_MIP = 4


class Panorama:
    """The equirectangular picture with mip levels, dark below the horizon; row 0 is up, the middle north (-z)."""

    def __init__(self, path):
        image = bpy.data.images.load(str(path))
        width, height = image.size
        values = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(values)
        picture = values.reshape(height, width, 4)[::-1, :, :3]
        picture = np.minimum(np.nan_to_num(picture), BRIGHTEST)
        picture[height // 2:] = 0
        self.levels = [picture]
        while self.levels[-1].shape[0] > 8:
            self.levels.append(self._halved(self.levels[-1]))
        self.height = height

    @staticmethod
    def _halved(level):
        """Half the size, weighted by solid angle; without that, ceiling and floor would weigh too much."""
        height, width = level.shape[:2]
        weight = np.sin((np.arange(height) + 0.5) / height * np.pi).astype(np.float32).reshape(height // 2, 2, 1, 1, 1)
        blocks = level.reshape(height // 2, 2, width // 2, 2, 3)
        return (blocks * weight).sum((1, 3)) / (2 * weight.sum((1, 3)))

    def look(self, direction, level):
        """Colour in world directions (..., 3), interpolated between mip levels."""
        u = 0.5 + np.arctan2(direction[..., 0], -direction[..., 2]) / (2 * np.pi)
        v = np.arccos(np.clip(direction[..., 1], -1, 1)) / np.pi
        level = min(max(level, 0), len(self.levels) - 1)
        low = int(level)
        share = level - low
        found = bilinear(self.levels[low], u, v)
        if share > 1e-6:
            found = found * (1 - share) + bilinear(self.levels[low + 1], u, v) * share
        return found


def bilinear(picture, u, v):
    """Samples with wrap-around in u and clamping in v."""
    height, width = picture.shape[:2]
    x, y = u * width - 0.5, np.clip(v * height - 0.5, 0, height - 1)
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = (x - left)[..., None], (y - top)[..., None]
    right, bottom = (left + 1) % width, np.minimum(top + 1, height - 1)
    left = left % width
    upper = picture[top, left] * (1 - fx) + picture[top, right] * fx
    lower = picture[bottom, left] * (1 - fx) + picture[bottom, right] * fx
    return upper * (1 - fy) + lower * fy


def cube_directions(size):
    """World directions of all texels, (6, size, size, 3), faces +X -X +Y -Y +Z -Z; Bevy samples with z negated."""
    step = (np.arange(size) + 0.5) / size * 2 - 1
    t, s = np.meshgrid(step, step, indexing="ij")
    one = np.ones_like(s)
    faces = [(one, -t, -s), (-one, -t, s), (s, one, t), (s, -one, -t), (s, -t, one), (-s, -t, -one)]
    directions = np.stack([np.stack(face, -1) for face in faces]).astype(np.float32)
    directions /= np.linalg.norm(directions, axis=-1, keepdims=True)
    directions[..., 2] *= -1
    return directions


def low_discrepancy(count):
    """Hammersley points in the unit square."""
    index = np.arange(count)
    reversed_bits = np.array([int(f"{i:032b}"[::-1], 2) for i in index]) / 2 ** 32
    return zip((index + 0.5) / count, reversed_bits)


def specular(panorama, size, roughness, samples):
    """One mip: the reflection of the room at that roughness (GGX, importance sampled, view = normal)."""
    normal = cube_directions(size)
    if roughness == 0:
        return panorama.look(normal, max(0.0, np.log2(panorama.height / 2 / size)))
    helper = np.where(np.abs(normal[..., 2:]) < 0.999, np.float32([0, 0, 1]), np.float32([1, 0, 0]))
    tangent = np.cross(helper, normal)
    tangent /= np.linalg.norm(tangent, axis=-1, keepdims=True)
    bitangent = np.cross(normal, tangent)
    spread = roughness ** 4                                   # alpha squared
    texel = 2 * np.pi ** 2 / (2 * panorama.height ** 2)       # mean solid angle of a panorama texel
    total, weights = np.zeros_like(normal), 0.0
    for a, b in low_discrepancy(samples):
        cosine = np.sqrt((1 - b) / (1 + (spread - 1) * b))
        sine, turn = np.sqrt(max(0.0, 1 - cosine ** 2)), 2 * np.pi * a
        x, y, z = 2 * cosine * sine * np.cos(turn), 2 * cosine * sine * np.sin(turn), 2 * cosine ** 2 - 1
        if z <= 0:
            continue
        density = spread / (4 * np.pi * (cosine ** 2 * (spread - 1) + 1) ** 2)
        level = 0.5 * np.log2(max(1 / (samples * density * texel), 1e-9)) + 0.5
        total += z * panorama.look(x * tangent + y * bitangent + z * normal, level)
        weights += z
    return total / weights


def diffuse(panorama, size):
    """Cosine-weighted mean over the hemisphere of every texel."""
    picture = next(level for level in panorama.levels if level.shape[0] <= 32)
    height, width = picture.shape[:2]
    polar = (np.arange(height) + 0.5) / height * np.pi
    azimuth = ((np.arange(width) + 0.5) / width - 0.5) * 2 * np.pi
    theta, phi = np.meshgrid(polar, azimuth, indexing="ij")
    towards = np.stack([np.sin(theta) * np.sin(phi), np.cos(theta), -np.sin(theta) * np.cos(phi)], -1).reshape(-1, 3)
    angle = (np.sin(theta) * np.pi / height * 2 * np.pi / width).reshape(-1, 1)
    normal = cube_directions(size).reshape(-1, 3)
    light = np.maximum(normal @ towards.T, 0) @ (picture.reshape(-1, 3) * angle) / np.pi
    return light.reshape(6, size, size, 3)


def shared_exponent(colour):
    """Colours packed as E5B9G9R9 words."""
    colour = np.clip(colour, 0, 65408).astype(np.float64)
    exponent = np.maximum(-16, np.floor(np.log2(np.maximum(colour.max(-1), 1e-30)))) + 16
    step = 2.0 ** (exponent - 24)
    exponent = np.where(np.floor(colour.max(-1) / step + 0.5) == 512, exponent + 1, exponent)
    step = 2.0 ** (exponent - 24)
    red, green, blue = (np.minimum(np.floor(colour[..., c] / step + 0.5), 511).astype(np.uint32) for c in range(3))
    return (red | green << 9 | blue << 18 | exponent.astype(np.uint32) << 27).astype("<u4")


def write_ktx2(path, levels):
    """A cubemap with its mip levels, largest first."""
    raw = [shared_exponent(level).tobytes() for level in levels]
    packed = [zstandard.ZstdCompressor(level=19).compress(each) for each in raw]
    samples = b""
    for channel, offset in ((0, 0), (1, 9), (2, 18)):
        samples += struct.pack("<HBBIII", offset, 8, channel, 0, 0, 8448)      # 9 bits of mantissa
        samples += struct.pack("<HBBIII", 27, 4, channel | 0x20, 0, 15, 31)    # its exponent, bias 15
    block = struct.pack("<IHHBBBB4s8s", 0, 2, 24 + len(samples), 1, 1, 1, 0, bytes(4), bytes([4] + [0] * 7)) + samples
    format_descriptor = struct.pack("<I", 4 + len(block)) + block
    writer = b"KTXwriter\0Tesserae ibl.py\0"
    metadata = struct.pack("<I", len(writer)) + writer
    metadata += b"\0" * (-len(metadata) % 4)

    header_size = 80 + 24 * len(levels)
    metadata_at = header_size + len(format_descriptor)
    body_at = metadata_at + len(metadata)
    index, body = [None] * len(levels), b""
    for i in reversed(range(len(levels))):
        index[i] = struct.pack("<QQQ", body_at + len(body), len(packed[i]), len(raw[i]))
        body += packed[i]
    size = levels[0].shape[1]
    identifier = bytes([0xAB, 0x4B, 0x54, 0x58, 0x20, 0x32, 0x30, 0xBB, 0x0D, 0x0A, 0x1A, 0x0A])
    header = identifier + struct.pack("<9I", 123, 4, size, size, 0, 0, 6, len(levels), 2)
    header += struct.pack("<4IQQ", header_size, len(format_descriptor),
                          metadata_at, len(metadata), 0, 0) + b"".join(index)
    path.write_bytes(header + format_descriptor + metadata + body)
    print(f"{path.name}: {path.stat().st_size // 1024} KiB, {size} px, {len(levels)} levels, "
          f"mean {float(np.mean(levels[0])):.3f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", type=Path, nargs="?", default=DEFAULT)
    parser.add_argument("--size", type=int, default=128)
    args = parser.parse_args()
    panorama = Panorama(args.picture)
    count = int(np.log2(args.size // SMALLEST_MIP)) + 1
    few = {1: 64, 2: 128, 3: 256}
    mips = [specular(panorama, args.size >> i, i / (count - 1), few.get(i, 512)) for i in range(count)]
    LIGHT.mkdir(exist_ok=True)
    write_ktx2(LIGHT / "room_specular.ktx2", mips)
    write_ktx2(LIGHT / "room_diffuse.ktx2", [diffuse(panorama, DIFFUSE_SIZE)])


if __name__ == "__main__":
    main()
