"""From raw pressure to a file: a little reverberation, clean ends, one peak level, Vorbis."""

import subprocess
import zlib
from pathlib import Path

import numpy as np
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt

RATE = 44_100
PEAK = 0.8  # of full scale, the same for every impact
LEAD = 2205  # samples of silence in front, 50 ms: the game starts later in it what is due earlier in a frame
FLOOR = 10 ** (-48 / 20)  # below this share of the peak a tail is cut
SOFT = 4.0  # dB by which the loudest samples are pressed down, so that a click is louder at the same peak


def seed(name: str) -> np.random.Generator:
    """The same name always gives the same sound."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def table_room(rng, sound: np.ndarray, wet: float = 0.12, t60: float = 0.38) -> np.ndarray:
    """Add a few early reflections and a soft tail; `wet` is relative to the root of the dry energy."""
    n = int(t60 * RATE)
    tail = rng.standard_normal(n) * np.exp(-6.91 * np.arange(n) / n)
    tail = sosfilt(butter(1, 3500, fs=RATE, output="sos"), tail)
    for delay, gain in ((0.0047, 3.0), (0.0089, 2.2), (0.0142, 1.6)):
        tail[int(delay * RATE)] += gain * rng.uniform(0.7, 1.0)
    tail /= np.sqrt((tail**2).sum())
    out = wet * fftconvolve(sound, tail)
    out[: len(sound)] += sound
    return out


def clean(sound: np.ndarray, low: float = 90.0) -> np.ndarray:
    """Remove rumble under `low` Hz, cut the tail, fade both ends, put LEAD in front."""
    sound = sosfilt(butter(2, low, "high", fs=RATE, output="sos"), sound)
    loud = np.nonzero(np.abs(sound) > FLOOR * np.abs(sound).max())[0]
    sound = sound[max(0, loud[0] - 8) : loud[-1] + 220].copy()
    fade = min(400, len(sound) // 4)
    sound[-fade:] *= np.linspace(1, 0, fade) ** 2
    sound[:8] *= np.linspace(0, 1, min(8, len(sound)))
    return np.concatenate([np.zeros(LEAD), sound])


def limited(sound: np.ndarray, soft: float = SOFT) -> np.ndarray:
    """Press the peak down by `soft` dB, smoothly; what is soft stays as it is."""
    over = 10 ** (soft / 20)
    scaled = sound / np.abs(sound).max() * over
    knee = 0.5
    loud = np.abs(scaled) > knee
    room = 1 - knee
    scaled[loud] = np.sign(scaled[loud]) * (knee + room * np.tanh((np.abs(scaled[loud]) - knee) / room))
    return scaled


def muffled(sound: np.ndarray, gain: float = -8.0, at: float = 4000.0) -> np.ndarray:
    """Lower what is above `at` Hz by `gain` dB: soft surfaces return little of the click."""
    low = sosfilt(butter(1, at, fs=RATE, output="sos"), sound)
    return low + 10 ** (gain / 20) * (sound - low)


def normal(sound: np.ndarray, peak: float = PEAK) -> np.ndarray:
    """Scale to the common peak."""
    return sound * (peak / np.abs(sound).max())


def encode(path: Path, sound: np.ndarray, quality: float = 3.0) -> None:
    """Write mono Ogg Vorbis with a fixed serial, so that equal input gives equal bytes."""
    pcm = np.clip(np.round(sound * 32767), -32768, 32767).astype("<i2").tobytes()
    serial = str(zlib.crc32(path.name.encode()) & 0x7FFFFFFF)
    subprocess.run(
        ["oggenc", "-Q", "-r", "-B", "16", "-C", "1", "-R", str(RATE), "-q", str(quality),
         "-s", serial, "--discard-comments", "-o", str(path), "-"],
        input=pcm, check=True)


def true_peak(sound: np.ndarray) -> float:
    """The largest value between the samples."""
    return float(np.abs(resample_poly(sound, 4, 1)).max())


def encode_even(path: Path, sound: np.ndarray, peak: float = PEAK) -> None:
    """Encode so that the true peak after decoding is right: Vorbis changes the peak of a click by up to 2 dB."""
    sound = normal(sound, peak)
    for tries in range(12):
        encode(path, sound)
        found = true_peak(decode(path))
        if (0.95 - 0.02 * tries) * peak <= found <= peak:
            break
        sound = sound * np.clip((0.98 - 0.01 * tries) * peak / found, 0.7, 1.4)
        sound /= max(1.0, np.abs(sound).max())


def decode(path: Path) -> np.ndarray:
    """Read a file back as samples from -1 to 1."""
    raw = subprocess.run(["oggdec", "-Q", "-R", "-b", "16", "-o", "-", str(path)],
                         check=True, capture_output=True).stdout
    return np.frombuffer(raw, "<i2") / 32768.0
