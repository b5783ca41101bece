"""What the judges share: the checkers on a FIBS board, turns, values that are kept, and the sums of what was given away."""
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


def played(own, other, start, die):
    """The position after one checker has moved, or nothing where it cannot."""
    end = start - die
    if not own[start] or (start < 25 and own[25]) or (end > 0 and other[25 - end] > 1):
        return None
    if end <= 0:
        rear = max(point for point in range(26) if own[point] or point == 0)
        if rear > 6 or (end < 0 and start < rear):
            return None
        end = 0
    own, other = list(own), list(other)
    own[start] -= 1
    own[end] += 1
    if end and other[25 - end]:
        other[25 - end] -= 1
        other[25] += 1
    return tuple(own), tuple(other)


def ends(own, other, dice):
    """All positions to which a legal turn leads."""
    most, found = 0, {}

    def follow(own, other, left, used):
        nonlocal most
        stuck = True
        for start in range(25, 0, -1) if left else ():
            after = played(own, other, start, left[0])
            if after:
                stuck = False
                follow(*after, left[1:], used + (left[0],))
        if stuck:
            key = len(used), used[0] if len(used) == 1 else 0
            most = max(most, key)
            found.setdefault(key, set()).add((own, other))

    high, low = max(dice), min(dice)
    most = (0, 0)
    orders = [(high,) * 4] if high == low else [(high, low), (low, high)]
    for order in orders:
        follow(own, other, order, ())
    return sorted(found[most])


def after_move(own, other, text):
    """The position after a move in the usual notation."""
    own, other = list(own), list(other)
    for step in text.split():
        step, _, times = step.partition("(")
        stops = [25 if stop == "bar" else 0 if stop == "off" else int(stop) for stop in step.replace("*", "").split("/")]
        for _ in range(int(times.rstrip(")") or 1)):
            for start, end in zip(stops, stops[1:]):
                own[start] -= 1
                own[end] += 1
                if end and other[25 - end] == 1:
                    other[25 - end], other[25] = 0, other[25] + 1
    return tuple(own), tuple(other)


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
