"""What the judges share: the checkers on a FIBS board, values that are kept, and the sums of what was given away."""
import os


def checkers(words):
    """The checkers of the player who decides and of the opponent, each by point (25 bar) in their own numbering.

    `words` are the parts of the line between the colons.
    """
    own, other = [0] * 26, [0] * 26
    for point, count in enumerate(int(word) for word in words[6:32]):
        if point == 0 or (point < 25 and count < 0):
            other[25 - point] = abs(count)
        else:
            own[point] = count
    return own, other


def key(*sides):
    """The checkers of both sides as a word."""
    return "-".join("".join("%x" % count for count in side) for side in sides)


class Kept:
    """Numbers found for positions, kept in the file CACHE from run to run."""

    def __init__(self):
        path = os.environ["CACHE"]
        self.known = {}
        if os.path.exists(path):
            for line in open(path):
                word, *numbers = line.split()
                self.known[word] = tuple(float(number) for number in numbers)
        self.file = open(path, "a")

    def get(self, word, find):
        """The numbers of this word; where it has none yet, those that `find` returns."""
        if word not in self.known:
            self.known[word] = tuple(find())
            self.file.write(" ".join([word] + ["%.6f" % number for number in self.known[word]]) + "\n")
            self.file.flush()
        return self.known[word]


def report(name, losses, unit):
    """Prints the mean of what the decisions of a file of answers gave away, and writes each into the folder LOSSES.

    `losses` has for each decision the number of its line from 0, the loss, and what kind of decision it is.
    """
    count = len(losses)
    mean = sum(loss for _, loss, _ in losses) / count
    spread = (sum((loss - mean) ** 2 for _, loss, _ in losses) / (count - 1) / count) ** 0.5
    print(f"{name}: {count} decisions, {1000 * mean:.2f} +- {1000 * spread:.2f} thousandths {unit} in each")
    if "LOSSES" in os.environ:
        with open(os.path.join(os.environ["LOSSES"], os.path.basename(name) + ".losses"), "w") as out:
            for number, loss, kind in losses:
                out.write(f"{number + 1} {1000 * loss:.1f} {kind}".rstrip() + "\n")
