//! Every sentence of the rulebooks' first page, and where a newcomer meets what it says: in a step
//! of a lesson, or in a sentence at the first moment in play when it matters.
//!
//! A step counts only if the words quoted from it say the rule of that sentence, the whole of it or
//! the part that the other entries leave. No test can judge that; whoever changes a sentence here
//! does. What the tests see to: no sentence of the page is without an entry, and everything quoted
//! is really said.

use crate::{Action, Effect, Header, Kind, Session};

use Where::{Later, Offer, Prompt, Refusal, Said, Seen, Setup, Step};

/// Where a newcomer meets a rule.
enum Where {
    /// A step of a lesson says this.
    Step(&'static str),
    /// In this position, or at the start if none is given, the prompt says this.
    Prompt(&'static str, &'static str),
    /// In this position a button with these words is offered.
    Offer(&'static str, &'static str, &'static str),
    /// In this position this action is refused with these words.
    Refusal(&'static str, &'static str, &'static str),
    /// In this position this action is followed by these words, as an announcement or a prompt.
    Said(&'static str, &'static str, &'static str),
    /// A button on the page of the game has these words.
    Setup(&'static str),
    /// The table shows it without words: how.
    Seen(&'static str),
    /// A first game does not need it: why.
    Later(&'static str),
}

const CLOSED_BOARD: &str = "bar:1,13:14 6:2,5:2,4:2,3:2,2:2,1:2,off:3 white 6-5 middle:1 0-0 move";
const NO_DIE: &str = "24:15 13:11,7:2,6:2 white 6-5 middle:1 0-0 move";
const START_OF_WHITE: &str = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw";

const BACKGAMMON: &[(&str, &[Where])] = &[
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
        &[Step("has left a checker alone: a blot")],
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
            "A win scores 1 point, twice that if the loser has borne off nothing",
        )],
    ),
    (
        "twice, a gammon, if the loser has borne off none;",
        &[Step(
            "twice that if the loser has borne off nothing: a gammon.",
        )],
    ),
    (
        "three times, a backgammon, if one of the loser’s checkers is also on the bar or in the winner’s home board.",
        &[Step(
            "It scores three times that, a backgammon, if one of their checkers is also on the bar or in your home board.",
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

const TABULA: &[(&str, &[Where])] = &[
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
        "Two or more of your pieces on a point block it for the opponent.",
        &[Step("Two or more pieces block a point for your opponent")],
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
        "It goes into the half of your tray with the bear.",
        &[Step("They go into the half of the tray with the bear.")],
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
        "Whoever has fifteen pieces off wins at once and scores one point.",
        &[Step("You win one point, at once.")],
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

const UR: &[(&str, &[Where])] = &[
    (
        "Bring all seven pieces along your route and home before your opponent does.",
        &[Step(
            "Bring your seven pieces round the board and home before your opponent does.",
        )],
    ),
    (
        "The loser pays in tallies for every piece that is not home.",
        &[Step(
            "1 for each enemy piece on the board, 2 in the river, 3 that never started",
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
            Step("You get tallies, counting sticks, from the stock"),
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
        &[Step("At first you are locked")],
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
                "From there it goes home with exactly 1, by a throw or by the free move that it has just earned.",
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
            Step("You win. You get tallies"),
        ],
    ),
    (
        "1 for each on the board,",
        &[Step("1 for each enemy piece on the board")],
    ),
    (
        "2 for each in the river,",
        &[Step("1 for each enemy piece on the board, 2 in the river")],
    ),
    (
        "3 for each that never started.",
        &[Step(
            "1 for each enemy piece on the board, 2 in the river, 3 that never started",
        )],
    ),
    (
        "They come from the stock and, when it is empty, from the loser.",
        &[
            Step("You get tallies, counting sticks, from the stock"),
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
            "Your pieces run through the middle, round the far end and home from the last marked square.",
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

const JESUS: &[(&str, &[Where])] = &[
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
        &[Step(
            "Each number, 1 to 7, has one coin, on seven squares counted from the number.",
        )],
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

const BERONA_START: &str = ".,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,. A throw began:A won:0-0";

const BERONA: &[(&str, &[Where])] = &[
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
            "The game ends when somebody cannot use a die, whoever leads.",
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
            "You choose the order of your dice, also so that one cannot be used.",
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
            Step("take it from the top of any stack back to your reserve"),
            Step("After that you throw again."),
        ],
    ),
    (
        "Bump: if you cannot use a die, that was your last turn.",
        &[
            Step("The game ends when somebody cannot use a die"),
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
            "With equal points, the highest square that is owned decides.",
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

/// Each sentence of a rulebook's first page, in order, and where it is met.
const fn rules(kind: Kind) -> &'static [(&'static str, &'static [Where])] {
    match kind {
        Kind::Backgammon => BACKGAMMON,
        Kind::Tabula => TABULA,
        Kind::Ur => UR,
        Kind::TableroDeJesus => JESUS,
        Kind::TableroDiBerona => BERONA,
    }
}

/// The sentences of a rulebook's first page: its items and paragraphs up to the house rules, without
/// headings, pictures, plans and marks of bold words.
fn first_page(rulebook: &str) -> Vec<String> {
    let page = rulebook
        .split("\n## House rules")
        .next()
        .unwrap_or_default();
    let mut texts: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in page.lines() {
        let begins = line.strip_prefix("* ");
        let text = begins.unwrap_or(line.trim_start());
        let is_text =
            !text.is_empty() && !line.starts_with(['#', '!']) && !line.starts_with("    ");
        match texts.last_mut() {
            _ if !is_text => is_open = false,
            Some(open) if is_open && begins.is_none() => *open = format!("{open} {text}"),
            _ => {
                texts.push(text.to_owned());
                is_open = true;
            }
        }
    }
    texts
        .iter()
        .flat_map(|text| sentences(&text.replace("**", "")))
        .collect()
}

/// The sentences of a text.
pub(super) fn sentences(text: &str) -> Vec<String> {
    let mut found: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
        if let Some(last) = found.last_mut() {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
        if word.ends_with(['.', '!', '?']) {
            found.push(String::new());
        }
    }
    found.retain(|sentence| !sentence.is_empty());
    found
}

/// A game from its start, or from a position.
fn session(kind: Kind, position: &str) -> Result<Session, String> {
    let start = (!position.is_empty()).then(|| position.to_owned());
    Session::new(Header {
        start,
        ..Header::new(kind)
    })
    .map_err(|error| error.to_string())
}

const NAMES: [&str; 2] = ["You", "Your opponent"];

/// A game and an action of it.
fn tried(kind: Kind, position: &str, action: &str) -> Result<(Session, Action), String> {
    let session = session(kind, position)?;
    let action = session
        .game()
        .read_action(action)
        .map_err(|error| error.to_string())?;
    Ok((session, action))
}

/// What is said where a newcomer is to read some words, and these words.
fn said(kind: Kind, place: &Where) -> Result<(String, &'static str), String> {
    Ok(match place {
        Step(words) => {
            let mut steps = kind.lessons().iter().flat_map(|lesson| &lesson.steps);
            let says_so = steps.find(|step| step.text.contains(words));
            let text = says_so.map_or_else(
                || "no step of a lesson".to_owned(),
                |step| step.text.clone(),
            );
            (text, words)
        }
        Prompt(position, words) => (session(kind, position)?.game().prompt(NAMES), words),
        Offer(position, choice, words) => {
            let (session, action) = tried(kind, position, choice)?;
            let game = session.game();
            let is_offered = game.actions().contains(&action) || game.offers().contains(&action);
            let label = action.choice().map(|choice| game.label(choice));
            let text = label.filter(|_| is_offered);
            (
                text.unwrap_or_else(|| format!("{choice} is not offered")),
                words,
            )
        }
        Refusal(position, action, words) => {
            let (session, action) = tried(kind, position, action)?;
            let refusal = session.game().boxed().act(&action).err();
            let text =
                refusal.map_or_else(|| "it is allowed".to_owned(), |refusal| refusal.to_string());
            (text, words)
        }
        Said(position, action, words) => {
            let (session, action) = tried(kind, position, action)?;
            let mut game = session.game().boxed();
            let effects = game.act(&action).map_err(|refusal| refusal.to_string())?;
            let announced = effects.into_iter().filter_map(|effect| match effect {
                Effect::Announced(text) => Some(text),
                Effect::Passed { reason, .. } => reason,
                _ => None,
            });
            let all: Vec<String> = announced.chain([game.prompt(NAMES)]).collect();
            (all.join(" "), words)
        }
        Setup(words) => {
            let buttons = kind.info().setups.iter().map(|setup| setup.button);
            (buttons.collect::<Vec<_>>().join(" "), words)
        }
        Seen(how) | Later(how) => ((*how).to_owned(), how),
    })
}

#[test]
fn every_sentence_of_the_first_page_is_accounted_for_in_its_order() {
    for kind in Kind::ALL {
        let page = first_page(kind.info().rulebook);
        let table: Vec<&str> = rules(kind).iter().map(|(sentence, _)| *sentence).collect();
        for sentence in &page {
            assert!(
                table.contains(&sentence.as_str()),
                "{kind}: nothing says where a newcomer meets “{sentence}”"
            );
        }
        assert_eq!(table, page, "{kind}");
    }
}

#[test]
fn what_the_table_quotes_is_really_said() {
    let mut wrong = Vec::new();
    for kind in Kind::ALL {
        for (sentence, places) in rules(kind) {
            if places.is_empty() {
                wrong.push(format!("{kind}, “{sentence}”: nowhere"));
            }
            for place in *places {
                match said(kind, place) {
                    Ok((text, words)) if text.contains(words) => {}
                    Ok((text, words)) => {
                        wrong.push(format!("{kind}, “{sentence}”: not “{words}” but “{text}”"));
                    }
                    Err(error) => wrong.push(format!("{kind}, “{sentence}”: {error}")),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// More than a word or two, so that it can say a rule.
const WORDS_OF_A_QUOTE: usize = 3;

#[test]
fn a_quote_is_long_enough_to_say_a_rule_and_a_reason_is_a_sentence() {
    for kind in Kind::ALL {
        for (sentence, places) in rules(kind) {
            for place in *places {
                match place {
                    Seen(reason) | Later(reason) => assert!(
                        reason.ends_with('.') && reason.split(' ').count() > 5 && places.len() == 1,
                        "{kind}, “{sentence}”: {reason}"
                    ),
                    Step(words) => assert!(
                        words.split(' ').count() >= WORDS_OF_A_QUOTE,
                        "{kind}, “{sentence}”: {words}"
                    ),
                    _ => {}
                }
            }
        }
    }
}

#[test]
fn a_first_game_hardly_needs_the_rulebook() {
    for kind in Kind::ALL {
        let all = rules(kind);
        let left = all
            .iter()
            .filter(|(_, places)| matches!(places, [Later(_)]))
            .count();
        assert!(
            left * 10 < all.len(),
            "{kind}: {left} of {} sentences",
            all.len()
        );
    }
}
