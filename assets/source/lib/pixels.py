"""Images as numpy arrays: (height, width, channels), values 0..1, first row at the bottom as in Blender."""

import bpy
import numpy as np
from PIL import Image, ImageFile

# The optimising JPEG writer needs the whole file in one buffer.
ImageFile.MAXBLOCK = 1 << 24


def of_image(image):
    """Pixels of a Blender image."""
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, 4)


def to_image(name, values):
    """A Blender image (linear, floating point, for masks) from pixels with 1, 3 or 4 channels."""
    if values.ndim == 2:
        values = values[..., None]
    if values.shape[-1] == 1:
        values = np.repeat(values, 3, axis=-1)
    if values.shape[-1] == 3:
        values = np.concatenate([values, np.ones_like(values[..., :1])], axis=-1)
    image = bpy.data.images.new(name, values.shape[1], values.shape[0], float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.ascontiguousarray(values, np.float32).ravel())
    image.update()
    image.pack()
    return image


def resized(values, size):
    """Single-channel pixels at another square size."""
    picture = Image.fromarray(values[..., 0].astype(np.float32), mode="F")
    return np.asarray(picture.resize((size, size), Image.BILINEAR))[..., None]


def save_jpeg(path, values, quality, full_chroma=False):
    """Writes pixels as JPEG; `full_chroma` keeps colour resolution, which normal maps need."""
    eight_bit = (np.clip(values[::-1, :, :3], 0, 1) * 255 + 0.5).astype(np.uint8)
    Image.fromarray(eight_bit).save(path, quality=quality, subsampling=0 if full_chroma else 2, optimize=True)


def grid(size, x, y):
    """World coordinates (X, Y) of the texel centres of a square image over the ranges x and y."""
    step = (np.arange(size) + 0.5) / size
    return np.meshgrid(x[0] + (x[1] - x[0]) * step, y[0] + (y[1] - y[0]) * step)


def coverage(distance, texel):
    """Anti-aliased mask: 1 where `distance` (signed, inside positive) is inside, given the texel size."""
    return np.clip(distance / texel + 0.5, 0, 1)
