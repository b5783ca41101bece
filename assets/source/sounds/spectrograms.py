"""Spectrograms of the finished files, to check them by eye."""

from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

import finish  # noqa: E402

COLUMNS = 5


def sheet(title: str, files: list[Path], target: Path) -> None:
    """One picture with a panel per file."""
    rows = -(-len(files) // COLUMNS)
    figure, axes = plt.subplots(rows, COLUMNS, figsize=(4 * COLUMNS, 2.6 * rows), squeeze=False)
    for panel, file in zip(axes.flat, files):
        sound = finish.decode(file)
        panel.specgram(sound + 1e-9, NFFT=256, Fs=finish.RATE, noverlap=224, vmin=-130, vmax=-40,
                       cmap="magma")
        panel.set_title(f"{file.stem}  {len(sound) / finish.RATE:.2f} s", fontsize=9)
        panel.set_ylim(0, 18_000)
    for panel in axes.flat[len(files):]:
        panel.axis("off")
    figure.suptitle(title)
    figure.tight_layout()
    figure.savefig(target, dpi=70)
    plt.close(figure)


def draw(index: dict, sounds: Path, folder: Path) -> None:
    """impacts.png: the first variant of every pair; others.png: of everything else."""
    folder.mkdir(parents=True, exist_ok=True)
    for title in ("impacts", "others"):
        files = [sounds / names[0] for names in index[title].values()]
        sheet(title, files, folder / f"{title}.png")
