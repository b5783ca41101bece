//! Every rule of the rulebooks' first page, and where a newcomer meets it: in a step of a lesson,
//! or in a sentence at the first moment in play when it matters.

use crate::{Header, Kind, Session};

use Where::{Offer, Prompt, Refusal, Step};

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
}

/// How each rule of a rulebook begins, and where it is met.
fn rules(kind: Kind) -> &'static [(&'static str, &'static [Where])] {
    match kind {
        Kind::Backgammon => &[
            (
                "Bring your fifteen checkers",
                &[Step("Bring your fifteen white checkers")],
            ),
            (
                "Two of your checkers begin",
                &[Step(
                    "Each die moves one checker that many points towards home",
                )],
            ),
            (
                "Points 6 to 1 are your",
                &[Step("your home board, the marked points")],
            ),
            (
                "Each player throws one die",
                &[Prompt("", "The higher begins")],
            ),
            (
                "Throw both dice. Each die",
                &[Step("one checker may use both")],
            ),
            (
                "**Doubles**",
                &[Step("Two equal dice are played four times")],
            ),
            (
                "Any number of your own",
                &[
                    Step("A point with two or more enemy checkers"),
                    Step("hold a point"),
                ],
            ),
            (
                "A single enemy checker",
                &[Step("Land on a blot to hit it")],
            ),
            ("When you have played", &[Step("press End turn")]),
            (
                "**On the bar**",
                &[Step("It must enter before anything else moves")],
            ),
            (
                "**All the dice**",
                &[
                    Step("Dice that can be used must be used"),
                    Refusal(
                        "10:1,off:14 24:2,22:2,off:11 white 6-3 middle:1 0-0 move",
                        "10/7",
                        "the higher one",
                    ),
                ],
            ),
            (
                "**Bearing off**",
                &[Step("from your furthest point if the die is larger")],
            ),
            (
                "**Resigning**",
                &[
                    Offer(
                        "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw",
                        "resign:3",
                        "Resign: lose 3",
                    ),
                    Prompt(
                        "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 black - middle:1 0-0 resign:2",
                        "You, accept or play on: Your opponent offers to lose 2",
                    ),
                ],
            ),
            (
                "The **doubling cube**",
                &[Step("The cube shows what the game is worth")],
            ),
            (
                "The opponent **takes**",
                &[Step("Drop, and you lose 1 point now")],
            ),
            (
                "The player who begins",
                &[Refusal(
                    "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 3-1 middle:1 0-0 move",
                    "double",
                    "only allowed before the throw",
                )],
            ),
            (
                "The first player with all fifteen",
                &[Step("You win. Your opponent has borne off nothing")],
            ),
            ("once, if", &[Step("that is a gammon and counts twice")]),
            (
                "twice, a **gammon**",
                &[Step("that is a gammon and counts twice")],
            ),
            (
                "three times, a **backgammon**",
                &[Step(
                    "if a checker is also on the bar or in your home board",
                )],
            ),
            ("A **match** is won", &[Step("the Crawford game")]),
        ],
        Kind::Tabula => &[
            (
                "Bring your fifteen pieces",
                &[Step(
                    "Enter your fifteen pieces, run them once round the board",
                )],
            ),
            (
                "All pieces begin in your **hand**",
                &[Step("A piece in hand enters")],
            ),
            (
                "Each player throws one die",
                &[Prompt("", "The higher begins")],
            ),
            (
                "Throw the three dice",
                &[
                    Step("Each die moves one piece"),
                    Step("One piece may use several dice"),
                ],
            ),
            (
                "A piece in your hand **enters**",
                &[Step("enters on the point of the die")],
            ),
            (
                "Two or more of your pieces",
                &[Step("Two pieces on a point close it to your opponent")],
            ),
            ("A single enemy piece", &[Step("a piece alone can be hit")]),
            (
                "Doubles and triples",
                &[Step("two equal dice are two moves like any others")],
            ),
            (
                "**On the bar**",
                &[Step("It must enter again before any of your pieces moves")],
            ),
            (
                "**All the dice**",
                &[
                    Step("As many of the three dice as possible must be used"),
                    Refusal(
                        "I=1,off:14 B=4:2,6:2,7:2,off:9 ivory 3-5-2",
                        "finish",
                        "You can still move",
                    ),
                ],
            ),
            (
                "**No move**",
                &[Prompt(
                    "I=bar,hand:3,10:11 B=1:5,3:5,5:5 ivory 1-3-5",
                    "end your turn: the piece on the bar cannot enter",
                )],
            ),
            (
                "**Taking off**",
                &[Step(
                    "all the others on the last six points, you may bear off",
                )],
            ),
            ("Whoever has fifteen pieces off", &[Step("That wins")]),
            (
                "The emperor Zeno had",
                &[Step("the emperor Zeno stood well here")],
            ),
        ],
        Kind::Ur => &[
            (
                "Bring all seven pieces",
                &[Step("Bring your seven pieces round the board and home")],
            ),
            (
                "All pieces lie at the **start**",
                &[Step("You throw three lots, each marked or blank")],
            ),
            (
                "Each player throws the lots",
                &[Prompt("", "the higher throw begins")],
            ),
            (
                "At first both players are",
                &[
                    Step("only three blanks let a piece in"),
                    Step("three blanks lose your turn"),
                ],
            ),
            (
                "Throw, then move one piece",
                &[Step("You must move if a piece can")],
            ),
            (
                "A piece at the start enters",
                &[Step("a new piece could enter on the second square")],
            ),
            (
                "Your own piece blocks",
                &[Step("Your own piece blocks it; an opponent’s piece is hit")],
            ),
            (
                "Pieces may jump over others",
                &[
                    Step("Pieces may jump over others"),
                    Step("A rosette protects nobody"),
                ],
            ),
            (
                "A piece goes **home**",
                &[Step(
                    "From the last rosette a piece goes home with exactly 1",
                )],
            ),
            (
                "**Rosettes**",
                &[
                    Step("A rosette earns a free move"),
                    Step("a 5 enters no piece"),
                ],
            ),
            (
                "**River**",
                &[Step("It comes back over the four squares on your side")],
            ),
            (
                "From the last rosette a free move",
                &[Step(
                    "From the last rosette a piece goes home with exactly 1",
                )],
            ),
            (
                "Whoever has all seven pieces",
                &[Step("You get 1 tally for each enemy piece on the board")],
            ),
            (
                "1 for each on the board",
                &[Step("1 tally for each enemy piece on the board")],
            ),
            (
                "2 for each in the river",
                &[Step("2 for each in the river")],
            ),
            (
                "3 for each that never started",
                &[Step("3 for each that never started")],
            ),
            (
                "That many **tallies**",
                &[Step("Whoever holds all 21 tallies wins the set")],
            ),
            (
                "A star is a rosette",
                &[
                    Step("The squares with a star are rosettes"),
                    Step("capital letters on your side, small ones on the other"),
                ],
            ),
            ("Blue runs", &[Step("Your pieces run through the middle")]),
            ("Ivory runs", &[Step("Your pieces run through the middle")]),
        ],
        Kind::TableroDeJesus => &[
            (
                "Win coins until",
                &[Step(
                    "Win coins until the other purse cannot refill the board",
                )],
            ),
            (
                "Each player brings fifteen",
                &[Prompt("", "The lower die lays out five coins and begins")],
            ),
            (
                "The board has seven squares",
                &[Step("Each number, 1 to 7, has one coin")],
            ),
            (
                "The five squares between",
                &[Step("unless they stand on squares 1 or 7, at the ends")],
            ),
            (
                "Throw both dice",
                &[Step("A throw of 7, 11 or 12 surrenders the dice")],
            ),
            (
                "Otherwise move **two different",
                &[Step("Move two different coins, one with each die")],
            ),
            (
                "Coins never block",
                &[
                    Step("Coins never block each other"),
                    Step("a throw that no two coins can play would surrender the dice"),
                    Step("you must play your throw, even if it breaks the run"),
                ],
            ),
            (
                "Look for a **run**",
                &[Step("Neighbouring coins in line are a run")],
            ),
            (
                "With a run on the board",
                &[Step("take it, or throw again"), Step("nobody may pass")],
            ),
            (
                "**Taking** wins",
                &[
                    Step("every run on the board"),
                    Step("refills the empty numbers at their own end"),
                ],
            ),
            (
                "**Claiming**",
                &[
                    Step("claims it without throwing"),
                    Step("the dice come back to you"),
                ],
            ),
            (
                "Instead of claiming",
                &[Step("you may claim that run, or throw")],
            ),
            (
                "A player who cannot fill",
                &[Step("Two coins cannot fill three numbers: you win")],
            ),
        ],
        Kind::TableroDiBerona => &[
            (
                "Own the more valuable",
                &[Step("Own more points there than your opponent")],
            ),
            ("The board is empty", &[Step("a token from your reserve")]),
            (
                "The six squares in front of you",
                &[Step("Your six home squares lie beside your reserve")],
            ),
            (
                "Each player throws a die",
                &[
                    Prompt("", "The higher begins"),
                    Step("The winner begins the next game"),
                ],
            ),
            (
                "Throw both dice and use",
                &[Step("A die is used on your home square of its number")],
            ),
            (
                "**Place**",
                &[
                    Step("you can place a token from your reserve"),
                    Step("on top of any stack on your home squares"),
                ],
            ),
            (
                "**Walk**",
                &[
                    Step("A stack walks as many squares as it has tokens"),
                    Step("leaves its lowest token on each"),
                ],
            ),
            (
                "You may walk over the whole board",
                &[
                    Step("never twice over the same one"),
                    Step("tokens in the centre and beyond it stay"),
                ],
            ),
            (
                "A die that can be used",
                &[
                    Step("A die that can be used must be"),
                    Step("You choose the order of your dice"),
                ],
            ),
            (
                "**Doubles**",
                &[
                    Step("you use both dice on the same number"),
                    Step("After that you throw again"),
                ],
            ),
            (
                "**Bump**",
                &[
                    Step("your opponent gets one last turn"),
                    Step("you cannot bump"),
                ],
            ),
            (
                "A stack of 18",
                &[Refusal(
                    ".,.,.,.,.,./.,.,.,.,.,./ABABABABABABABABAA,.,.,.,.,. A play:1-2 began:A won:0-0",
                    "a1>c1",
                    "cannot walk: there are only 17 other squares",
                )],
            ),
            (
                "Each square of the centre",
                &[
                    Step("squares of the centre are worth their numbers"),
                    Step("With equal points"),
                ],
            ),
        ],
    }
}

/// The rules of a rulebook's first page: its items and paragraphs up to the house rules, without
/// headings, pictures and tables.
fn first_page(rulebook: &str) -> Vec<String> {
    let page = rulebook
        .split("\n## House rules")
        .next()
        .unwrap_or_default();
    let mut rules: Vec<String> = Vec::new();
    let mut is_open = false;
    for line in page.lines() {
        let begins = line.strip_prefix("* ");
        let text = begins.unwrap_or(line.trim_start());
        let is_text =
            !text.is_empty() && !line.starts_with(['#', '!']) && !line.starts_with("    ");
        match rules.last_mut() {
            _ if !is_text => is_open = false,
            Some(rule) if is_open && begins.is_none() => *rule = format!("{rule} {text}"),
            _ => {
                rules.push(text.to_owned());
                is_open = true;
            }
        }
    }
    rules
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

/// What is said in place of the words with which a newcomer would meet a rule.
fn instead_of(kind: Kind, place: &Where) -> Result<Option<String>, String> {
    let (said, words) = match place {
        Step(words) => {
            let mut steps = kind.lessons().iter().flat_map(|lesson| &lesson.steps);
            let says_so = steps.any(|step| step.text.contains(words));
            return Ok((!says_so).then(|| format!("no step says “{words}”")));
        }
        Prompt(position, words) => (
            session(kind, position)?
                .game()
                .prompt(["You", "Your opponent"]),
            words,
        ),
        Offer(position, choice, words) => {
            let session = session(kind, position)?;
            let game = session.game();
            let action = game
                .read_action(choice)
                .map_err(|error| error.to_string())?;
            let is_offered = game.actions().contains(&action) || game.offers().contains(&action);
            let label = action.clone().choice().map(|choice| game.label(choice));
            (
                label
                    .filter(|_| is_offered)
                    .unwrap_or_else(|| format!("{choice} is not offered")),
                words,
            )
        }
        Refusal(position, action, words) => {
            let session = session(kind, position)?;
            let action = session
                .game()
                .read_action(action)
                .map_err(|error| error.to_string())?;
            let refusal = session.game().boxed().act(&action).err();
            (
                refusal.map_or_else(|| "it is allowed".to_owned(), |refusal| refusal.to_string()),
                words,
            )
        }
    };
    Ok((!said.contains(words)).then_some(said))
}

#[test]
fn every_rule_of_the_first_page_is_met_in_a_lesson_or_at_the_first_moment_when_it_matters() {
    let mut missing = Vec::new();
    for kind in Kind::ALL {
        let mut page = first_page(kind.info().rulebook);
        for (begin, places) in rules(kind) {
            match page.iter().position(|rule| rule.starts_with(begin)) {
                Some(at) => drop(page.remove(at)),
                None => missing.push(format!(
                    "{kind}: no rule of the rulebook begins with “{begin}”"
                )),
            }
            assert!(!places.is_empty(), "{kind}: {begin}");
            for place in *places {
                match instead_of(kind, place) {
                    Ok(None) => {}
                    Ok(Some(said)) | Err(said) => missing.push(format!("{kind}, {begin}: {said}")),
                }
            }
        }
        missing.extend(
            page.iter()
                .map(|rule| format!("{kind}: nothing says where a newcomer meets “{rule}”")),
        );
    }
    assert!(missing.is_empty(), "{missing:#?}");
}
