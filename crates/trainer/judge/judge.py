"""Judges answers to boards by GNU Backgammon: how much each gives away, two plies ahead and without the cube.

    BOARDS=boards.txt ANSWERS="one.txt two.txt" CACHE=values.txt gnubg -t -q -p crates/trainer/judge/judge.py < /dev/null

BOARDS has a FIBS board a line, each with its dice, as GNU Backgammon sends them to an external player; a file of ANSWERS
has a move a line for each of them (`tesserae-trainer fibs --level LEVEL < boards.txt`). Only decisions between positions
that differ count. The values found are kept in CACHE. With LOSSES=FOLDER the loss of every decision is written there.
"""
import os
import sys
import gnubg

sys.path.insert(0, "crates/trainer/judge")  # seen from the folder of the project
from judging import Kept, after_move, checkers, ends, key, report

KEPT = 8  # how many of the best moves are looked at two plies ahead
MARGIN = 0.2  # how much worse than the best they may seem

MONEY = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0)
PLAIN = gnubg.evalcontext(0, 0, 1, 0, 0.0)
AHEAD = gnubg.evalcontext(0, 2, 1, 1, 0.0)


def read_board(line):
    """The checkers of the mover and of the opponent, each by point (0 off, 25 bar) in their own numbering, and the dice."""
    words = line.split(":")
    own, other = checkers(words)
    own[0], other[0] = 15 - sum(own), 15 - sum(other)
    return tuple(own), tuple(other), (int(words[33]), int(words[34]))


def equity(own, other, context):
    """The equity of the player who has just moved."""
    if own[0] == 15:
        caught = any(other[point] for point in range(19, 26))
        return 1.0 if other[0] else 3.0 if caught else 2.0
    board = (tuple(own[1:]), tuple(other[1:]))
    return -gnubg.evaluate(board, MONEY, context)[5]


def main():
    kept = Kept()

    def judged(end):
        return kept.get(key(*end), lambda: [equity(*end, AHEAD)])[0]

    def without_look_ahead(end):
        return kept.get("0:" + key(*end), lambda: [equity(*end, PLAIN)])[0]

    boards = [read_board(line) for line in open(os.environ["BOARDS"])]
    best = {}
    for number, (own, other, dice) in enumerate(boards):
        if 0 in dice:
            continue
        choices = ends(own, other, dice)
        if len(choices) < 2:
            continue
        plain = sorted(((without_look_ahead(end), end) for end in choices), reverse=True)
        near = [end for value, end in plain[:KEPT] if plain[0][0] - value < MARGIN]
        best[number] = set(choices), max(judged(end) for end in near)
    for name in os.environ["ANSWERS"].split():
        losses = []
        for number, answer in enumerate(open(name)):
            if number in best:
                own, other, _ = boards[number]
                end = after_move(own, other, answer)
                choices, most = best[number]
                if end not in choices:
                    print(f"{name}, line {number + 1}: {answer.strip()} is illegal")
                    continue
                losses.append((number, max(most - judged(end), 0.0), ""))
        report(name, losses, "given away")


main()
