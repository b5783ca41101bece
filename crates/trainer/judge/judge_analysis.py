"""Judges decisions of matches of backgammon by GNU Backgammon two plies ahead, with the cube and the score.

    ANALYSES="one.json two.json" CACHE=values.txt gnubg -t -q -p crates/trainer/judge/judge_analysis.py < /dev/null
    DECISIONS=decisions.txt LENGTH=7 CACHE=values.txt gnubg -t -q -p crates/trainer/judge/judge_analysis.py < /dev/null

ANALYSES are files of `tesserae-cli analyse --json`; prints how far what they tell agrees. DECISIONS has a position and what
was done a line, with a tab between them, from a match of LENGTH points (the example `agreement_decisions` of
tesserae-insight); they are printed with what they give away, in thousandths of the stake. The values found are kept in
CACHE.
"""
import json
import os
import re
import sys
import gnubg

sys.path.insert(0, "crates/trainer/judge")  # seen from the folder of the project
from judging import Kept, after_move, ends, key

KEPT = 8  # how many of the best moves are looked at two plies ahead
MARGIN = 0.16  # how much worse than the best they may seem, and how close a decision about the cube is
FAR = 0.35  # nobody looks two plies ahead at a double that seems wrong by more
PLAIN = gnubg.evalcontext(1, 0, 1, 0, 0.0)
AHEAD = gnubg.evalcontext(1, 2, 1, 1, 0.0)
TABLE = gnubg.met(64)


class Position:
    """A position in the notation of tesserae, seen by the player on turn."""

    def __init__(self, text, length):
        white, black, turn, dice, cube, score, self.phase = text.split()
        sides, points = [side(white), side(black)], [int(part) for part in score.split(":")[0].split("-")]
        if turn == "black":
            sides.reverse()
            points.reverse()
        self.own, self.other = sides
        self.points, self.length, self.crawford = points, length, score.endswith(":crawford")
        # Half a turn, of which dice are played already, is not judged.
        self.dice = None if dice == "-" or "'" in dice else tuple(int(face) for face in dice.split("-"))
        owner, stake = cube.split(":")
        self.stake, self.owner = int(stake), -1 if owner == "middle" else int(owner == turn)

    def terms(self, thrower):
        """The cube and the score for an evaluation; the player on turn is number 1."""
        points = (self.points[1], self.points[0])
        return gnubg.cubeinfo(self.stake, self.owner, thrower, self.length, points, int(self.crawford))

    def word(self):
        """What the value of checkers depends on beside them."""
        return f"{self.stake}{self.owner}{self.points}{self.length}{self.crawford}".replace(" ", "")

    def won(self, times):
        """The worth of a win of this many times the stake, in stakes."""

        def chance(own, other):
            if own <= 0 or other <= 0:
                return float(own <= 0)
            if own == 1 and other == 1:
                return 0.5
            if self.crawford or 1 in (self.length - self.points[0], self.length - self.points[1]):
                return 1 - TABLE[1][other - 1] if own == 1 else TABLE[1][own - 1]
            return TABLE[0][own - 1][other - 1]

        own, other = (self.length - points for points in self.points)
        single, lost = chance(own - self.stake, other), chance(own, other - self.stake)
        return 2 * (chance(own - times * self.stake, other) - lost) / (single - lost) - 1


def side(text):
    """How many checkers are where: 25 is the bar, 0 is off."""
    counts = [0] * 26
    for stack in text.split(","):
        place, count = stack.split(":")
        counts[{"bar": 25, "off": 0}.get(place) if place in ("bar", "off") else int(place)] = int(count)
    return tuple(counts)


class Judge:
    """Values by GNU Backgammon."""

    def __init__(self):
        self.kept = Kept()

    def after(self, position, own, other, context, name):
        """The worth of the end of a turn to who has played it, in stakes."""
        if own[0] == 15:
            return position.won(1 if other[0] else 3 if any(other[19:]) else 2)
        board = (tuple(own[1:]), tuple(other[1:]))
        word = name + key(own, other) + position.word()
        found = self.kept.get(word, lambda: [-gnubg.cfevaluate(board, position.terms(0), context)[0]])
        return found[0]

    def moves(self, position, turns):
        """What each of these turns gives away; None where there is no choice."""
        choices = ends(position.own, position.other, position.dice)
        if len(choices) < 2:
            return None
        plain = sorted(((self.after(position, *end, PLAIN, "0"), end) for end in choices), reverse=True)
        near = {end for value, end in plain[:KEPT] if plain[0][0] - value < MARGIN}
        # In the notation of tesserae a number in brackets is the die.
        reached = [after_move(position.own, position.other, re.sub(r"\(\d\)", "", turn)) for turn in turns]
        values = {end: self.after(position, *end, AHEAD, "2") for end in near.union(reached)}
        return [max(values.values()) - values[end] for end in reached]

    def cube(self, position):
        """No double, double and take, double and drop, in stakes, as the player on turn sees them."""
        board = (tuple(position.other[1:]), tuple(position.own[1:]))

        def find():
            plain = gnubg.cfevaluate(board, position.terms(1), PLAIN)[1:4]
            if plain[0] - min(plain[1:]) > FAR and position.phase == "throw":
                return plain
            return gnubg.cfevaluate(board, position.terms(1), AHEAD)[1:4]

        return self.kept.get("c" + key(position.own, position.other) + position.word() + position.phase, find)

    def lost(self, position, *done):
        """What each of these decisions gives away, and whether there was something to decide; None if there was not."""
        if position.phase == "move":
            lost = self.moves(position, done) if position.dice else None
            return lost and (lost, True)
        if position.phase == "double":
            _, take, drop = self.cube(position)
            values = [-drop if word == "drop" else -take for word in done]
            return [max(-drop, -take) - value for value in values], True
        if position.phase != "throw" or position.crawford or position.owner == 0:
            return None
        if position.points[0] + position.stake >= position.length:
            return None
        wait, take, drop = self.cube(position)
        double = min(take, drop)
        values = [wait if word == "throw" else double for word in done]
        best = max(wait, double)
        close = abs(wait - double) < MARGIN or best - values[0] > 0 or done[0] != "throw"
        return [best - value for value in values], close


def mean(values):
    """The mean with one standard error."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(len(values) - 1, 1)
    return f"{middle:.2f} +- {(spread / len(values)) ** 0.5:.2f}"


def correlation(pairs):
    """The correlation of pairs of numbers."""
    count = len(pairs)
    a, b = (sum(pair[i] for pair in pairs) / count for i in (0, 1))
    product = sum((x - a) * (y - b) for x, y in pairs)
    return product / (sum((x - a) ** 2 for x, _ in pairs) * sum((y - b) ** 2 for _, y in pairs)) ** 0.5


def agreement(names, judge):
    """Prints how far analyses agree with the judge."""
    moves, cube, players = [], [], {}
    for name in names:
        for line in open(name):
            analysis = json.loads(line)
            length = int(analysis["house_rules"]["match_length"])
            for decision in analysis["decisions"]:
                position = Position(decision["position"], length)
                if position.phase == "move" and not decision["unforced"]:
                    continue
                found = judge.lost(position, decision["played"], decision["best"])
                if not found or not (found[1] or decision["unforced"]):
                    continue
                pair = 1000 * found[0][0], 1000 * decision["lost_share"], 1000 * found[0][1], decision
                (moves if position.phase == "move" else cube).append(pair)
                players.setdefault((name, decision["seat"]), []).append(pair)
    print(f"{len(moves)} moves in {len(names)} matches: same best {sum(best < 0.01 for _, _, best, _ in moves)}")
    print(f"  lost {mean([a for a, *_ in moves])}, told {mean([b for _, b, *_ in moves])}")
    print(f"  correlation {correlation([(a, b) for a, b, *_ in moves]):.3f}, best costs {mean([c for *_, c, _ in moves])}")
    marked = [pair for pair in moves if pair[3]["mark"] in ("?", "??")]
    print(f"  ? or ??: {len(marked)}, of them lost less than 20: {sum(a < 20 for a, *_ in marked)}")
    wrong = [pair for pair in cube if pair[2] > 0]
    early = sum(pair[3]["best"] == "double" for pair in wrong)
    print(f"{len(cube)} decisions about the cube: {len(wrong)} wrong verdicts, {early} too early")
    print(f"  lost {mean([a for a, *_ in cube])}, told {mean([b for _, b, *_ in cube])}, best costs {mean([c for *_, c, _ in cube])}")
    rates = [[sum(pair[i] for pair in pairs) / len(pairs) for i in (0, 1)] for pairs in players.values()]
    print(f"{len(rates)} players: rate {mean([a for a, _ in rates])}, told {mean([b for _, b in rates])}")
    print(f"  mean difference {mean([abs(a - b) for a, b in rates])}")


def main():
    judge = Judge()
    if "ANALYSES" in os.environ:
        agreement(os.environ["ANALYSES"].split(), judge)
    for line in open(os.environ["DECISIONS"]) if "DECISIONS" in os.environ else ():
        text, done = line.rstrip("\n").split("\t")[:2]
        found = judge.lost(Position(text, int(os.environ["LENGTH"])), done)
        if found:
            print(f"{text}\t{done}\t{1000 * found[0][0]:.1f}")


main()
