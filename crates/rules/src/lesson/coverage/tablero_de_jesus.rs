//! Where a newcomer meets each rule of Tablero de Jesus.

use super::Where::{self, *};

pub(super) const RULES: &[(&str, &[Where])] = &[
    (
        "Win coins until the other player cannot fill the board any more.",
        &[Step(
            "Win coins until your opponent has too few to fill the board.",
        )],
    ),
    (
        "The coins on the board belong to nobody.",
        &[Step("The coins belong to nobody")],
    ),
    (
        "Line them up, then take them, or throw once more for a longer line and risk them all.",
        &[
            Step("You may take it, or throw again for a longer one."),
            Step("To throw on is a risk"),
        ],
    ),
    (
        "Each player brings fifteen coins in a purse and throws one die; on a tie both throw again.",
        &[
            Step("the fifteen coins that each of you brought in a purse"),
            Prompt("", "Throw one die for each player."),
            Said("", "3-3", "Equal dice: both throw again."),
        ],
    ),
    (
        "The lower number, the low roller, throws first.",
        &[
            Prompt("", "The lower die lays out five coins and begins."),
            Said("", "2-5", "The lower die begins."),
        ],
    ),
    (
        "The board has seven squares for each of the numbers 1 to 7.",
        &[
            Step("Each number, 1 to 7, has one coin, on one of its seven squares."),
            Step("A number’s squares are counted from it, 1 to 7."),
        ],
    ),
    (
        "The square at each player’s own end is their home square of that number.",
        &[Step("refills the empty numbers at their own end")],
    ),
    (
        "The high roller lays one coin on each of the two numbers at their right.",
        &[Seen(
            "The coins are laid out before the first throw, and it is said how many each player lays out.",
        )],
    ),
    (
        "The low roller lays one on each of the other five.",
        &[Prompt("", "The lower die lays out five coins and begins.")],
    ),
    (
        "All lie on home squares, so every number has exactly one coin.",
        &[Step("Each number, 1 to 7, has one coin")],
    ),
    (
        "The five squares between the home squares are the interior.",
        &[Step("unless they stand on squares 1 or 7, at the ends")],
    ),
    (
        "Throw both dice.",
        &[Step(
            "Throw the dice: drag them and let go, or press Throw.",
        )],
    ),
    (
        "A throw of 7, 11 or 12 loses the dice: nothing moves, and the other player has the turn.",
        &[
            Step("a throw of 7, 11 or 12 loses the dice"),
            Said(
                "7711111 10-13 low:first low throw",
                "5-2",
                "A throw of 7 loses the dice. Your opponent, throw the dice.",
            ),
        ],
    ),
    (
        "Otherwise move two different coins, one by each die.",
        &[Step("Move two different coins, one with each die")],
    ),
    (
        "Either player moves any coin.",
        &[Step("both players move all of them")],
    ),
    (
        "A coin stays on its number and goes towards either player, by the whole number of the die.",
        &[Step(
            "each towards its number or away from it. A coin goes by the whole die",
        )],
    ),
    (
        "It may not leave the board: a 6, for instance, needs a coin on a home square.",
        &[Step(
            "A coin goes by the whole die, and never beyond the seven squares",
        )],
    ),
    (
        "Coins never block each other.",
        &[Step("Coins never block each other.")],
    ),
    (
        "A throw that two different coins cannot play loses the dice, too.",
        &[
            Step("a throw that no two coins can play loses the dice, too"),
            Said(
                "4444441 10-13 low:first low throw",
                "6-4",
                "6-4 cannot be played with two different coins and loses the dice.",
            ),
        ],
    ),
    (
        "If it can be played, it must be, even if that breaks up a run.",
        &[Step(
            "then you must play your throw, even if it breaks the run",
        )],
    ),
    (
        "Look for a run: two or more coins on neighbouring numbers, in line in the interior: equally far from the numbers.",
        &[
            Step(
                "Two or more neighbouring coins in line are a run, unless they stand on squares 1 or 7, at the ends.",
            ),
            Step("In line means equally far from the numbers."),
        ],
    ),
    (
        "With a run on the board, take it or throw again.",
        &[Step("You may take it, or throw again for a longer one.")],
    ),
    (
        "Without a run, throw again; nobody may pass.",
        &[Step("Nobody may pass: throw again.")],
    ),
    (
        "Taking wins the coins of every run on the board.",
        &[Step("Taking wins the coins of every run on the board.")],
    ),
    (
        "The other player refills: a coin of their own on their home square of each empty number.",
        &[
            Step("Your opponent refills the empty numbers at their own end"),
            Step("the fifteen coins that each of you brought in a purse"),
        ],
    ),
    (
        "Then they have the dice.",
        &[Step("Then they have the dice and throw 11")],
    ),
    (
        "Claiming: if you lose the dice while a run lies on the board, the other player may take it without throwing.",
        &[Step(
            "you lose the dice, and the run stays. Your opponent claims it without throwing.",
        )],
    ),
    (
        "Then you refill and get the dice back.",
        &[Step(
            "You refill the empty numbers, and the dice come back to you.",
        )],
    ),
    (
        "Instead of claiming they may throw, hoping for more; then that throw must be played, even if it breaks up the run.",
        &[Step(
            "Now you may claim that run, or throw; but then you must play your throw, even if it breaks the run.",
        )],
    ),
    (
        "A player who cannot fill every empty number has lost.",
        &[Step("Two coins cannot fill three numbers: you win")],
    ),
    (
        "They keep what is in their purse, and the coins on the board go to the winner.",
        &[
            Step("the coins on the board are yours too"),
            Step("Your opponent keeps the two."),
        ],
    ),
    (
        "The game is worth the coins that the winner has more than they brought.",
        &[Said(
            "7733311 21-2 low:first low decide",
            "take",
            "Your opponent cannot refill: You wins 13 coins.",
        )],
    ),
];
