"""The men on a FIBS board, for the judges."""


def men(words):
    """The men of the player who decides and of the opponent, each by point (25 bar) in their own numbering.

    `words` are the parts of the line between the colons.
    """
    own, other = [0] * 26, [0] * 26
    for point, count in enumerate(int(word) for word in words[6:32]):
        if point == 0 or (point < 25 and count < 0):
            other[25 - point] = abs(count)
        else:
            own[point] = count
    return own, other
