"""The tone mapping of the game, for pictures of a ray tracer: linear light in, display values out."""

import numpy as np

# AgX, default contrast, as the engine has it: 32 steps from 10 stops below middle grey to 6.5 above, gamma 2.2.
STEPS = np.float64([
    0.0, 0.51, 1.14, 2.02, 3.0, 4.24, 5.81, 8.1, 10.77, 14.21, 18.68, 24.44, 32.81, 42.21, 53.51, 66.62, 83.01, 98.52,
    114.42, 130.42, 146.39, 164.24, 179.72, 194.37, 207.62, 220.6, 230.12, 237.72, 243.72, 248.91, 252.32, 255.0])
INSET = np.float64([[0.84247906, 0.0784336, 0.07922375],
                    [0.04232824, 0.87846864, 0.07916613],
                    [0.04237565, 0.0784336, 0.87914297]])
DARKEST, BRIGHTEST, MIDDLE_GREY = -10.0, 6.5, 0.18
LUMINANCE = np.float64([0.2126, 0.7152, 0.0722])


def display(light, saturation=1.0):
    """Linear light (..., 3) as the game would show it: sRGB codes from 0 to 1."""
    inset = np.maximum(light, 0) @ INSET.T
    stops = np.log2(np.maximum(inset, 1e-9) / MIDDLE_GREY)
    share = np.clip((stops - DARKEST) / (BRIGHTEST - DARKEST), 0, 1)
    mapped = np.interp(share * (len(STEPS) - 1), np.arange(len(STEPS)), (STEPS / 255) ** 2.2)
    grey = (mapped @ LUMINANCE)[..., None]
    return encode(np.clip(grey + (mapped - grey) * saturation, 0, 1))


def encode(light):
    """Linear light as sRGB codes."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.maximum(light, 1e-9) ** (1 / 2.4) - 0.055)


def decode(code):
    """sRGB codes as linear light."""
    return np.where(code <= 0.04045, code / 12.92, ((code + 0.055) / 1.055) ** 2.4)
