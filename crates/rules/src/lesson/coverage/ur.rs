//! Where a newcomer meets each rule of the Royal Game of Ur.

use super::Where::{self, *};

pub(super) const RULES: &[(&str, &[Where])] = &[
    (
        "Bring all seven pieces along your route and home before your opponent does.",
        &[Step(
            "Bring your seven pieces round the board and home before your opponent does.",
        )],
    ),
    (
        "The loser pays in tallies for every piece that is not home.",
        &[Step(
            "Each enemy piece earns you 1 on the board, 2 in the river, 3 if it never started.",
        )],
    ),
    (
        "Whoever wins all 21 tallies wins the set.",
        &[Step("Whoever holds all 21 tallies wins the set")],
    ),
    (
        "Both players pay a stake into the pool.",
        &[Step("Each of you paid a stake.")],
    ),
    (
        "The 21 tallies, which are counting sticks, lie beside it: that is the stock.",
        &[
            Step("tallies, counting sticks, from the stock of 21"),
            Step("Whoever holds all 21 tallies"),
        ],
    ),
    (
        "All pieces lie at the start beside the board.",
        &[Seen("The pieces lie there when a game begins.")],
    ),
    (
        "The dice are three lots: pyramids with two marked corners.",
        &[Step("You throw three lots, each marked or blank.")],
    ),
    (
        "A lot counts 1 if a marked corner points up, so a throw is worth 0, 1, 2 or 3.",
        &[Step("otherwise each marked lot counts 1")],
    ),
    (
        "Each player throws the lots; the higher throw begins, and equal throws are repeated.",
        &[
            Prompt(
                "",
                "Then Your opponent throws, and the higher throw begins.",
            ),
            Said(
                "B:s7r0h0: I:s7r0h0: T:21/0/0 S:? opening:2",
                "1-1-0",
                "Equal throws: both throw again.",
            ),
        ],
    ),
    (
        "At first both players are locked.",
        &[Step("Each of you begins locked")],
    ),
    (
        "Only three blanks, a throw of 0, let your first piece in: it goes onto the gate at once, and you throw again.",
        &[
            Step("only three blanks let your first piece in"),
            Step("Your first piece stands on the gate, and you throw again."),
        ],
    ),
    (
        "After that, three blanks lose your turn.",
        &[Step("From now on three blanks lose your turn")],
    ),
    (
        "Throw, then move one piece as many squares as the throw says.",
        &[
            Step("Two marks: 2."),
            Step("Move the piece on the gate two squares."),
            Refusal(
                "B:s6r0h0:1 I:s7r0h0: T:21/0/0 S:B move:B:1-0-1",
                "1-4*",
                "You threw 2, so a piece goes exactly 2 squares.",
            ),
        ],
    ),
    (
        "If a move is possible you must make one, and you choose the piece.",
        &[Step(
            "You must move if a piece can, and you choose which one",
        )],
    ),
    (
        "If none is possible, your turn ends.",
        &[Step("if none can, your turn ends")],
    ),
    (
        "A piece at the start enters on square 1, 2 or 3 of the middle row.",
        &[
            Step("With a 2 a new piece could enter on the second square."),
            Step("any throw from 1 to 3 lets a piece in"),
        ],
    ),
    (
        "Square 1 is the gate.",
        &[Step("Your first piece stands on the gate")],
    ),
    (
        "The players go round the far end in opposite ways, over the same squares.",
        &[Step("Your opponent goes round the far end the other way.")],
    ),
    (
        "Your own piece blocks a square.",
        &[Step(
            "A square has room for one piece. Your own piece blocks it",
        )],
    ),
    (
        "An enemy piece there is hit: it goes into its owner’s river, the gap in the outer rows.",
        &[Step(
            "an opponent’s piece is hit and goes into the river, the gap beside squares 5 and 6",
        )],
    ),
    (
        "Pieces may jump over others.",
        &[Step("Pieces may jump over others.")],
    ),
    (
        "A piece must land exactly on the last rosette of its route.",
        &[Step("Each must land exactly on the last rosette.")],
    ),
    (
        "From there it goes home with exactly 1, by a throw or by a free move.",
        &[
            Step(
                "From there it goes home with exactly 1, by a throw or by a free move, such as the one that it earns there.",
            ),
            Said(
                "B:s6r0h0:e I:s7r0h0: T:21/0/0 S:B move:B:1-0-0",
                "e-f*",
                "From the last rosette a 1 goes home.",
            ),
        ],
    ),
    (
        "When you have moved, end your turn.",
        &[Step("In a game you press End turn after it")],
    ),
    (
        "Until then you can undo.",
        &[Step("until you do, Undo takes a step back")],
    ),
    (
        "Rosettes: a piece that lands on a rosette earns a free move: any one of your pieces goes 1, 2, 3 or 5.",
        &[Step(
            "A rosette earns a free move: any of your pieces goes 1, 2, 3 or 5 squares.",
        )],
    ),
    ("You may do without.", &[Step("You may do without.")]),
    ("A 5 enters no piece.", &[Step("A 5 enters no piece.")]),
    (
        "A free move that ends on a rosette earns another one.",
        &[Step("Another rosette earns another free move.")],
    ),
    (
        "Rosettes protect nobody.",
        &[Step("A rosette protects nobody.")],
    ),
    (
        "River: a piece in the river enters again on the first, second or third square of your own side row.",
        &[
            Step("It comes back over the four squares on your side"),
            Step("You threw 1."),
            Step("Enter the one in the river on its first square."),
        ],
    ),
    (
        "Only you use that row.",
        &[Step("the four squares on your side, which are yours alone")],
    ),
    (
        "From there the piece runs to the gate.",
        &[Step("and from there to the gate")],
    ),
    (
        "Whoever has all seven pieces home wins the game and gets tallies for the enemy pieces that are not home:",
        &[
            Step("bring your last piece home"),
            Step("You win, and get tallies"),
        ],
    ),
    (
        "1 for each on the board,",
        &[Step("Each enemy piece earns you 1 on the board")],
    ),
    (
        "2 for each in the river,",
        &[Step(
            "Each enemy piece earns you 1 on the board, 2 in the river",
        )],
    ),
    (
        "3 for each that never started.",
        &[Step(
            "Each enemy piece earns you 1 on the board, 2 in the river, 3 if it never started.",
        )],
    ),
    (
        "They come from the stock and, when it is empty, from the loser.",
        &[
            Step("tallies, counting sticks, from the stock of 21"),
            Step("When the stock is empty, the loser pays."),
        ],
    ),
    (
        "If the loser has brought in no piece at all, that is 21, and the set is won in one game.",
        &[Later(
            "It follows from the sums: seven pieces that never started make 21.",
        )],
    ),
    (
        "Whoever holds all 21 has won the set and takes the stakes of both players.",
        &[Step(
            "Whoever holds all 21 tallies wins the set and both stakes.",
        )],
    ),
    (
        "Until then another game follows, and both keep their tallies.",
        &[Step(
            "Until then another game follows, and both keep their tallies.",
        )],
    ),
    (
        "A star in this plan is a rosette, a flower on the board; the gap is the river.",
        &[
            Step("The squares with a flower are rosettes."),
            Step("the river, the gap beside squares 5 and 6"),
        ],
    ),
    (
        "Blue sits in the south and owns the capital letters.",
        &[Step(
            "capital letters on your side, small ones on the other",
        )],
    ),
    (
        "Blue runs `1 2 3 4* 5 6 7 F* E 8 e f*` and home.",
        &[Step(
            "Your pieces run through the middle, turn to your own side, go round the far end and home from square f.",
        )],
    ),
    (
        "From the river Blue runs `A B C D*` and then the same.",
        &[Step(
            "It comes back over the four squares on your side, which are yours alone, and from there to the gate.",
        )],
    ),
    (
        "Ivory runs `1 2 3 4* 5 6 7 f* e 8 E F*` and home.",
        &[Step("Your opponent goes round the far end the other way.")],
    ),
    (
        "From the river Ivory runs `a b c d*` and then the same.",
        &[Later(
            "Blue never comes to those squares; whoever plays Ivory has learned it of their own side.",
        )],
    ),
];
