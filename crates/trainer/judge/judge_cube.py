"""Judges decisions about the cube by GNU Backgammon: how much each gives away for money, two plies ahead.

    BOARDS=boards.txt ANSWERS="one.txt two.txt" CACHE=values.txt gnubg -t -q -p crates/trainer/judge/judge_cube.py < /dev/null

BOARDS has a FIBS board a line, as GNU Backgammon sends them to an external player; a file of ANSWERS has a line for each
(`tesserae-trainer fibs --level LEVEL < boards.txt`). Left out are boards with dice, and doubles whose answer everybody knows
and gives: those that are wrong by more than 0.16 points and not made, or right by as much and made. The values found are kept in CACHE. With LOSSES=FOLDER every decision is written there.
"""
import os
import sys
import gnubg

sys.path.insert(0, "crates/trainer/judge")  # seen from the folder of the project
from judging import Kept, checkers, key, report

CLOSE = 0.16
AHEAD = gnubg.evalcontext(1, 2, 1, 1, 0.0)
PLAIN = gnubg.evalcontext(1, 0, 1, 0, 0.0)


def read_board(line):
    """The decider's checkers and the opponent's, each by point (0 off, 25 bar), who may double, and what is asked."""
    words = line.split(":")
    own, other = checkers(words)
    dice = int(words[33]) or int(words[35])
    stake, may, offered = int(words[37]), (words[38] == "1", words[39] == "1"), words[40] != "0"
    return own, other, dice, stake, may, offered


def clear(mover, other, middle):
    """Whether a double is wrong by so much that no look-ahead is needed to see it."""
    die = gnubg.cubeinfo(1, -1 if middle else 1, 1, 0, (0, 0), 0)
    found = gnubg.cfevaluate((tuple(other[1:]), tuple(mover[1:])), die, PLAIN)
    return found[1] - min(found[2], found[3]) > 2.5 * CLOSE


def main():
    kept = Kept()

    def judged(mover, other, middle):
        """No double, double and take, double and drop, at a stake of 1, as the one on turn sees them."""
        die = gnubg.cubeinfo(1, -1 if middle else 1, 1, 0, (0, 0), 0)
        board = (tuple(other[1:]), tuple(mover[1:]))
        word = key(mover, other) + ("m" if middle else "o")
        return kept.get(word, lambda: gnubg.cfevaluate(board, die, AHEAD)[1:4])

    boards = [read_board(line) for line in open(os.environ["BOARDS"])]
    for name in os.environ["ANSWERS"].split():
        losses = []
        for number, answer in enumerate(open(name)):
            own, other, dice, stake, may, offered = boards[number]
            answer = answer.strip()
            if answer not in ("roll", "double", "take", "drop", "beaver"):
                continue
            if offered:
                _, take, drop = judged(other, own, stake == 1)
                loss = max(take - drop, 0) if answer != "drop" else max(drop - take, 0)
                kind = "take" if answer != "drop" else "drop"
            else:
                if answer == "roll" and clear(own, other, stake == 1):
                    continue
                no_double, take, drop = judged(own, other, stake == 1)
                double = min(take, drop)
                if answer == "roll" and abs(no_double - double) > CLOSE and no_double > double:
                    continue
                loss = max(double - no_double, 0) if answer == "roll" else max(no_double - double, 0)
                if answer == "double" and loss == 0 and double - no_double > CLOSE:
                    continue
                too_good = no_double > drop and drop < take
                kind = ("too good" if too_good else "no double" if no_double > double else "double") + " " + answer
            losses.append((number, loss, kind))
        report(name, losses, "of the stake given away")
        for kind in sorted({kind for *_, kind in losses}):
            those = [loss for _, loss, other in losses if other == kind]
            print(f"  {kind}: {len(those)}, {1000 * sum(those) / len(losses):.2f} of it")


main()
