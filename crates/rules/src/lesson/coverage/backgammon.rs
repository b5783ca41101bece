//! Where a newcomer meets each rule of backgammon.

use super::Where::{self, *};

const CLOSED_BOARD: &str = "bar:1,13:14 6:2,5:2,4:2,3:2,2:2,1:2,off:3 white 6-5 middle:1 0-0 move";
const NO_DIE: &str = "24:15 13:11,7:2,6:2 white 6-5 middle:1 0-0 move";
const START_OF_WHITE: &str = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw";

pub(super) const RULES: &[(&str, &[Where])] = &[
    (
        "Bring your fifteen checkers round the board into your home board, then bear them off: take them off the board.",
        &[Step(
            "Bring your fifteen white checkers round the board into your home board, the marked points, then bear \
                them off: take them off the board.",
        )],
    ),
    (
        "Whoever has borne off all fifteen first wins.",
        &[Step("Whoever is first wins.")],
    ),
    (
        "Two of your checkers begin on your point 24, five on 13, three on 8 and five on 6.",
        &[Seen("The checkers stand there when a game begins.")],
    ),
    (
        "Your opponent travels the other way: your 24 is their 1.",
        &[Step(
            "Your opponent travels the other way, from your 1 to your 24",
        )],
    ),
    (
        "Points 6 to 1 are your home board.",
        &[Step("into your home board, the marked points")],
    ),
    (
        "The strip in the middle of the board is the bar.",
        &[Step("the bar, the strip in the middle")],
    ),
    (
        "Each player throws one die; on a tie both throw again.",
        &[
            Prompt("", "Throw one die for each player."),
            Said("", "4-4", "Equal dice: both throw again."),
        ],
    ),
    (
        "The higher number begins and plays both dice.",
        &[Said(
            "",
            "5-3",
            "The higher die begins and plays both dice.",
        )],
    ),
    (
        "Throw both dice.",
        &[Prompt(START_OF_WHITE, "You, throw the dice")],
    ),
    (
        "Each die moves one checker forward by its number.",
        &[Step(
            "Each die moves one checker that many points towards home.",
        )],
    ),
    (
        "One checker may use both dice, but it touches down in between.",
        &[Step(
            "One checker may use both, but touches down in between.",
        )],
    ),
    (
        "Two equal dice are doubles and are played four times.",
        &[Step(
            "Two equal dice are doubles and are played four times.",
        )],
    ),
    (
        "Any number of your own checkers may share a point.",
        &[Seen("Five checkers share a point from the beginning.")],
    ),
    (
        "A point with two or more enemy checkers is blocked: you may pass over it, but not land on it.",
        &[
            Step(
                "A point with two or more enemy checkers, such as 19, is blocked: you cannot land there.",
            ),
            Step("You may pass over any checkers."),
        ],
    ),
    (
        "A single enemy checker is a blot.",
        &[Step("has left two checkers alone, on 11 and 1: blots")],
    ),
    (
        "Land on it and it is hit: it goes to the bar.",
        &[Step(
            "Land on a blot to hit it: it must start again from the bar",
        )],
    ),
    (
        "When you have played your dice, end your turn.",
        &[Step("Both are used now: press End turn.")],
    ),
    (
        "Until then you can undo.",
        &[Step("Until you do, Undo takes a step back.")],
    ),
    (
        "On the bar: your checkers there come first.",
        &[Step("It must enter before anything else moves")],
    ),
    (
        "They enter in the opponent’s home board: a die of 1 on your point 24, a 6 on your point 19.",
        &[Step(
            "with a 1 on point 24, with a 2 on 23, down to 19 with a 6.",
        )],
    ),
    (
        "Nothing else moves while one of them waits.",
        &[
            Step("It must enter before anything else moves"),
            Refusal(
                "bar:1,24:1,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 6-3 middle:1 0-0 move",
                "13/10",
                "Your checker on the bar must enter first.",
            ),
        ],
    ),
    (
        "All the dice: use as many of your dice as you can.",
        &[Step("Dice that can be used must be used.")],
    ),
    (
        "If you can use only one of two, it is the higher one, if that can be used at all.",
        &[Refusal(
            "10:1,off:14 24:2,22:2,off:11 white 6-3 middle:1 0-0 move",
            "10/7",
            "You can use only one of the dice, and then it must be the higher one.",
        )],
    ),
    (
        "No move: if no die can be used, or a checker on the bar cannot enter, your turn ends.",
        &[
            Step("If neither die could enter, your turn would end."),
            Prompt(
                CLOSED_BOARD,
                "end your turn: you cannot move 6 and 5, the checker on the bar cannot enter.",
            ),
            Prompt(
                NO_DIE,
                "end your turn: you cannot move 6 and 5, every point is blocked.",
            ),
        ],
    ),
    (
        "Bearing off begins when all your checkers are in your home board.",
        &[Step("When all your checkers are home, you may bear off.")],
    ),
    (
        "A die bears one off from the point of its number.",
        &[Step("A die bears one off from the point of its number.")],
    ),
    (
        "If none stands there or further back, it bears one off from your furthest point.",
        &[Step(
            "If all stand nearer, it bears one off from your furthest point.",
        )],
    ),
    (
        "You may also use it to move inside.",
        &[Step("You may also move on inside.")],
    ),
    (
        "If a checker is hit, it comes round again first.",
        &[
            Step("it must start again from the bar"),
            Refusal(
                "24:1,5:2,off:12 13:5,8:5,6:5 white 6-5 middle:1 0-0 move",
                "5/off(5)",
                "No checker can be borne off before all of yours are in your home board.",
            ),
        ],
    ),
    (
        "Resigning: you may offer to lose the stake once, twice or three times.",
        &[
            Offer(START_OF_WHITE, "resign:1", "Resign: lose 1"),
            Offer(START_OF_WHITE, "resign:3", "Resign: lose 3"),
        ],
    ),
    (
        "The opponent accepts, or you play on.",
        &[Prompt(
            "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 black - middle:1 0-0 resign:2",
            "You, accept or play on: Your opponent offers to lose 2",
        )],
    ),
    (
        "The stake is one point until somebody doubles.",
        &[Step(
            "The cube shows how many points a win scores, at first 1.",
        )],
    ),
    (
        "The doubling cube shows it.",
        &[Step(
            "The cube shows how many points a win scores, at first 1.",
        )],
    ),
    (
        "Before you throw you may offer to double, if the cube is in the middle or on your side.",
        &[
            Step(
                "Before your throw you may offer to double that, if the cube lies in the middle or is yours.",
            ),
            Prompt(START_OF_WHITE, "throw the dice or double to 2."),
        ],
    ),
    (
        "Nobody can double in the first turn of a game: its dice are those that decided who begins.",
        &[Step("Nobody can double in the first turn.")],
    ),
    (
        "The opponent takes: the stake is doubled, and only they may double next.",
        &[
            Step("If your opponent offers it, Take plays for 2 points"),
            Step("Only they may double next."),
        ],
    ),
    (
        "Or they drop and lose the stake before the offer.",
        &[
            Step("Drop loses 1."),
            Step("You lost 1 point: what the game was worth before."),
        ],
    ),
    (
        "The highest stake is 64.",
        &[Step("The cube goes up to 64")],
    ),
    (
        "The first player with all fifteen checkers off wins the stake:",
        &[Step("Whoever is first wins."), Step("A win scores 1 point")],
    ),
    (
        "once, if the loser has borne off at least one checker;",
        &[Step(
            "A win scores 1 point. It scores 2, a gammon, if the loser has borne off nothing",
        )],
    ),
    (
        "twice, a gammon, if the loser has borne off none;",
        &[Step(
            "It scores 2, a gammon, if the loser has borne off nothing",
        )],
    ),
    (
        "three times, a backgammon, if one of the loser’s checkers is also on the bar or in the winner’s home board.",
        &[Step(
            "It scores 3, a backgammon, if one of their checkers is also on the bar or in your home board.",
        )],
    ),
    (
        "A match is won by the first player with a number of points; what a game brings beyond that number is lost.",
        &[Later(
            "A first game is a single game; whoever wants a match sets its length and reads there what it means.",
        )],
    ),
    (
        "When somebody first comes within one point of winning, one game is played without doubling: the Crawford game.",
        &[Step(
            "In a match, when somebody first comes within one point of winning, one game is played without the cube: \
             the Crawford game.",
        )],
    ),
];
