//! Where a newcomer meets each rule of Tablero di Berona.

use super::Where::{self, *};

const BERONA_START: &str = ".,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,. A throw began:A won:0-0";

pub(super) const RULES: &[(&str, &[Where])] = &[
    (
        "Own the more valuable squares of the centre when the game ends.",
        &[Step(
            "Own more points there than your opponent when the game ends.",
        )],
    ),
    (
        "A stack belongs to whoever has the token on top.",
        &[Step("A stack belongs to whoever has its top token")],
    ),
    (
        "The game ends soon after somebody cannot use a die.",
        &[Step(
            "The game ends soon after somebody cannot use a die, even if they are behind.",
        )],
    ),
    (
        "The board is empty.",
        &[Seen("Nothing lies on the board when a game begins.")],
    ),
    (
        "Each player has twelve tokens in reserve.",
        &[Step("your reserve of twelve tokens")],
    ),
    (
        "The six squares in front of you are your home squares, the six in the middle the centre.",
        &[
            Step("Your six home squares lie beside your reserve"),
            Step("The squares of the centre are worth their numbers"),
        ],
    ),
    (
        "Both have the numbers 1 to 6, and so have your opponent’s home squares.",
        &[
            Step("The squares of the centre are worth their numbers, 1 to 6 points."),
            Step(
                "your opponent’s on the other side. A die is used on your home square of its number",
            ),
        ],
    ),
    (
        "The dark corners mark the 6.",
        &[Later(
            "The table writes the numbers at the edge of the board.",
        )],
    ),
    (
        "Each player throws a die; on a tie both throw again.",
        &[
            Prompt("", "Throw one die for each player."),
            Said("", "4-4", "Equal dice: both throw again."),
        ],
    ),
    (
        "The higher number begins.",
        &[
            Prompt("", "The higher begins."),
            Said("", "5-2", "The higher die begins."),
        ],
    ),
    (
        "In a series the winner of the last game begins the next.",
        &[Later(
            "A first game is a single game; in a series the next game says who begins.",
        )],
    ),
    (
        "Throw both dice and use them in either order.",
        &[
            Step("You choose the order of your dice"),
            Prompt(BERONA_START, "You, throw the dice."),
        ],
    ),
    (
        "With each die do one of two things:",
        &[
            Step("there you can place a token from your reserve"),
            Step("A die can also walk the stack on your home square of its number."),
        ],
    ),
    (
        "Place: put a token from your reserve on your home square of the die’s number, on top of whatever lies there.",
        &[
            Step(
                "A die is used on your home square of its number: there you can place a token from your reserve.",
            ),
            Step("You may place on top of any stack on your home squares"),
        ],
    ),
    (
        "Walk: if the stack on that square is yours, lift all of it and walk as many squares as it has tokens.",
        &[
            Step("A die can also walk the stack on your home square of its number."),
            Step("A stack walks as many squares as it has tokens."),
            Refusal(
                ".,.,.,.,.,./.,.,.,.,.,./AB,.,.,.,.,. A play:1-2 began:A won:0-0",
                "a1>c1>c2",
                "That stack is not yours: your opponent’s token lies on top.",
            ),
        ],
    ),
    (
        "You go over edges, never over corners.",
        &[Step("The stack walks three squares: never diagonally")],
    ),
    (
        "On each square you leave the bottom token of your hand, on top of what lies there.",
        &[
            Step("On each it leaves its bottom token."),
            Step("to the centre, then along it onto your opponent’s token on 4"),
        ],
    ),
    (
        "You may walk over the whole board, but enter no square twice and never come back to the square you started from.",
        &[
            Step("never twice over the same one, never back to the start"),
            Step("Your opponent has walked onto your home square 1"),
        ],
    ),
    (
        "Choose a way on which you can leave every token.",
        &[Refusal(
            ".,.,.,.,.,./.,.,.,.,.,./AAA,.,.,.,.,. A play:1-2 began:A won:0-0",
            "a1>a2",
            "A stack of 3 walks over 3 squares, not 1.",
        )],
    ),
    (
        "Other stacks do not walk.",
        &[Step(
            "Only stacks on your own home squares walk: tokens in the centre and beyond it stay.",
        )],
    ),
    (
        "When you have used your dice, end your turn.",
        &[Step("Both dice are used. Press End turn.")],
    ),
    (
        "Until then you can undo.",
        &[Step("Until you do, Undo takes a step back.")],
    ),
    (
        "A die that can be used must be used.",
        &[Step("A die that can be used must be")],
    ),
    (
        "You may choose an order or a walk after which the second die cannot be used.",
        &[Step(
            "You choose the order of your dice, and may choose it so that one cannot be used.",
        )],
    ),
    (
        "Doubles: both dice use the same number.",
        &[Step("With doubles you use both dice on the same number.")],
    ),
    (
        "Or return a token instead of both: take one of your tokens from the top of any stack back into your reserve, and \
         throw again.",
        &[
            Step("Or, instead of both, you return a token."),
            Step("Take it from the top of any stack back to your reserve"),
            Step("After that you throw again."),
        ],
    ),
    (
        "Bump: if you cannot use a die, that was your last turn.",
        &[
            Step("The game ends soon after somebody cannot use a die"),
            Step("That is a bump: your opponent gets one last turn."),
        ],
    ),
    (
        "The other player has exactly one more turn; returning a token may lengthen it.",
        &[
            Step("That is a bump: your opponent gets one last turn."),
            Said(
                ".,.,.,.,.,./.,A,.,.,.,./.,.,.,.,.,. A! play:3-3 began:A won:0-0",
                "-c2",
                "the same player throws again. You, throw the dice. This is the last turn.",
            ),
        ],
    ),
    (
        "If they bump too, nothing changes.",
        &[Prompt(
            ".,.,.,.,.,./.,AAAAAAAAAAAA,.,.,.,./.,.,.,.,.,. A! play:3-4 began:A won:0-0",
            "You, end your turn: you cannot use the 3 or the 4. That is a bump. This is the last turn.",
        )],
    ),
    (
        "With doubles you may not bump as long as you can return a token.",
        &[Step(
            "As long as doubles let you return a token, you cannot bump.",
        )],
    ),
    (
        "A stack of 18 or more cannot walk: there are only 17 other squares.",
        &[Refusal(
            ".,.,.,.,.,./.,.,.,.,.,./ABABABABABABABABAA,.,.,.,.,. A play:1-2 began:A won:0-0",
            "a1>c1",
            "A stack of 18 cannot walk: there are only 17 other squares.",
        )],
    ),
    (
        "Each square of the centre counts its number, 1 to 6, for the owner of the stack on it.",
        &[
            Step("The squares of the centre are worth their numbers, 1 to 6 points."),
            Step("A stack belongs to whoever has its top token"),
        ],
    ),
    (
        "More points win.",
        &[Step(
            "Own more points there than your opponent when the game ends.",
        )],
    ),
    (
        "With equal points the owner of the highest occupied square wins.",
        &[Step(
            "With equal points, whoever owns the highest occupied square wins.",
        )],
    ),
    (
        "If the centre is empty, the game is drawn.",
        &[Said(
            ".,.,.,.,.,./.,.,.,.,.,./AAAAAAAAAAAA,.,.,.,.,. A! play:3-4 began:A won:0-0",
            "finish",
            "A draw: nobody owns a centre square.",
        )],
    ),
];
