//! Where a newcomer meets each rule of Tabula.

use super::Where::{self, *};

pub(super) const RULES: &[(&str, &[Where])] = &[
    (
        "Bring your fifteen pieces onto the board, run once round it and bear them off: take them off the board.",
        &[Step(
            "Enter your fifteen pieces, run them once round from point 1 to point 24, and bear them off first: take them \
             off the board.",
        )],
    ),
    (
        "Whoever has all fifteen off first wins.",
        &[Step("bear them off first")],
    ),
    (
        "Three dice tell how far you go, and both players run the same way.",
        &[Step(
            "Your opponent runs the same way. Throw the three dice",
        )],
    ),
    (
        "All pieces begin in your hand, one half of the tray beside the board.",
        &[Step("Your hand is one half of the tray.")],
    ),
    (
        "Each player throws one die; equal dice are thrown again.",
        &[
            Prompt("", "Throw one die for each player."),
            Said("", "2-2", "Equal dice: both throw again."),
        ],
    ),
    (
        "The higher number begins and throws all three dice.",
        &[
            Said("", "6-1", "The higher die begins."),
            Said("", "6-1", "You, throw the three dice."),
        ],
    ),
    ("Throw the three dice.", &[Step("Throw the three dice")]),
    (
        "Each die moves one piece forward by its number, in any order.",
        &[
            Step("Each die moves one piece"),
            Step("run them once round from point 1 to point 24"),
            Step("in whatever order that takes"),
        ],
    ),
    (
        "One piece may use several dice, but it touches down after each.",
        &[Step(
            "One piece may use several dice, but touches down after each.",
        )],
    ),
    (
        "A piece in your hand enters on the point of a die: a 4 enters it on point 4.",
        &[Step(
            "A piece from there enters on the point of the die; others may move on meanwhile. Enter two pieces on 4",
        )],
    ),
    (
        "You may also leave pieces in your hand and move others.",
        &[Step("others may move on meanwhile")],
    ),
    (
        "Two or more of your pieces on a point block it for the opponent, who may pass over it but not land there.",
        &[
            Step("Two or more pieces block a point for your opponent"),
            Step("blocked: you cannot land there, but may pass over them"),
        ],
    ),
    (
        "A single enemy piece can be hit: land on it and it goes to the bar.",
        &[
            Step("a piece alone can be hit"),
            Step("Your opponent lands on your lone piece and hits it: it waits on the bar now."),
        ],
    ),
    (
        "Doubles and triples are nothing special: three fours are three moves of four.",
        &[Step("equal dice are moves like any others")],
    ),
    (
        "When you have played your dice, end your turn.",
        &[Step("Press End turn.")],
    ),
    (
        "Until then you can undo.",
        &[Step("Until you do, Undo takes a step back.")],
    ),
    (
        "On the bar: a piece that was hit enters again like one from the hand, before you do anything else.",
        &[
            Step("It must enter again before any of your pieces moves."),
            Step(
                "Point 2 is blocked: two pieces stand there. If no die could enter the piece, your turn would end. Enter \
                  on 3.",
            ),
        ],
    ),
    (
        "All the dice: use as many of the three dice as you can, in whatever order that takes.",
        &[Step(
            "As many of the three dice as possible must be used, in whatever order that takes.",
        )],
    ),
    (
        "A move that would waste a die is refused.",
        &[Refusal(
            "I=20,22,24,off:12 B=9:5,12:5,off:5 ivory 5-3-1",
            "20/23",
            "You must use as many dice as you can: after that move fewer could be used.",
        )],
    ),
    (
        "Bearing off your last piece is always allowed.",
        &[Later(
            "Nobody is ever told the opposite: the program accepts it.",
        )],
    ),
    (
        "No move: if no die can be used, your turn ends.",
        &[
            Step("If none can be used, your turn ends."),
            Prompt(
                "I=bar,hand:3,10:11 B=1:5,3:5,5:5 ivory 1-3-5",
                "end your turn: the piece on the bar cannot enter",
            ),
        ],
    ),
    (
        "Bearing off begins when none of your pieces is in your hand or on the bar and all are on points 19 to 24.",
        &[Step(
            "You may bear off when no piece is in hand or on the bar and all are on the last six points.",
        )],
    ),
    (
        "Each die bears a piece off by the exact number: a 1 from point 24, a 6 from point 19.",
        &[Step(
            "Each needs its exact number: a 1 from point 24, a 6 from point 19.",
        )],
    ),
    (
        "It goes into the half of your tray with the carved bear.",
        &[Step(
            "They go into the half of the tray with the carved bear.",
        )],
    ),
    (
        "Bearing off can begin in the middle of a turn.",
        &[Said(
            "I=18,24,off:13 B=hand:15 ivory 1-6-1",
            "18/19",
            "You, move or bear off with 6 and 1.",
        )],
    ),
    (
        "If a piece is hit, it has to come round again first.",
        &[Step("If one were hit, it would have to come round first.")],
    ),
    (
        "While you may bear off, a bear of bronze stands at the end of your tray.",
        &[Step(
            "While you may, a bear of bronze stands at the end of your tray.",
        )],
    ),
    (
        "Whoever has fifteen pieces off wins at once and scores one point.",
        &[Step("That wins at once, and scores one point.")],
    ),
    (
        "The rest of the throw is not played.",
        &[Seen("The game is over, and nothing can be moved any more.")],
    ),
    (
        "The emperor Zeno had a fine position and threw 2-5-6.",
        &[Step(
            "the emperor Zeno stood well here, as you do now, until he threw",
        )],
    ),
    (
        "He had a single legal turn.",
        &[Step("All three dice can be used in one way only")],
    ),
    (
        "It broke up his pairs and left eight pieces standing alone.",
        &[Step("Eight of your pieces stand alone now")],
    ),
    (
        "The poet Agathias told the story in a short poem some decades later.",
        &[Step("just as the poet Agathias wrote of Zeno’s")],
    ),
    (
        "*Play from Zeno’s position* puts you in his place.",
        &[Setup("Play from Zeno’s position")],
    ),
];
