//! What a refused step is answered with: the broken rule first, then what would be possible.

use tesserae_words::{self as words, Text};

use crate::{Address, Choice, Game, IllegalAction, Pending, Place, Step, targets};

/// More places than this would make the answer longer than anybody reads.
const MOST_PLACES: usize = 5;
/// The same for the places where a piece can go: with three dice there are seven at most.
const MOST_TARGETS: usize = 7;

/// The answer to an illegal step, in one or two sentences: the rule that it breaks and, if
/// something else can be played, where.
///
/// ```
/// use tesserae_rules::{Kind, Place, RuleValues, intended_step, refusal};
///
/// let start = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 5-2 middle:1 0-0 move";
/// let mut game = Kind::Backgammon.from_position(&RuleValues::new(), start)?;
/// let step = intended_step(game.as_ref(), Place::Point(13), &[Place::Point(10)]);
/// let illegal = game.act(&step.clone().into()).unwrap_err();
/// assert_eq!(
///     refusal(game.as_ref(), &["Anna", "Ben"].into(), &step, &illegal),
///     "That checker cannot get there with this throw. Possible from there: 8 or 11, or 6 with both \
///      dice."
/// );
/// # Ok::<(), tesserae_rules::PositionError>(())
/// ```
#[must_use]
pub fn refusal(game: &dyn Game, to: &Address, step: &Step, illegal: &IllegalAction) -> Text {
    let Pending::Act(seat) = game.pending() else {
        return illegal.text.clone();
    };
    let legal = game.steps();
    if legal.is_empty() {
        return match game.choices().contains(&Choice::Finish) {
            true => words::common::nothing_can_be_moved(),
            false => illegal.text.clone(),
        };
    }
    let from_there = legal.iter().filter(|legal| legal.from == step.from);
    let near = names_of(game, from_there.map(Step::to));
    let possible = if near.is_empty() {
        let sources = names_of(game, legal.iter().map(|legal| legal.from));
        list(&sources, MOST_PLACES).map(|list| words::common::can_move_from(to.name(seat), list))
    } else {
        let far: Vec<(Place, Vec<Step>)> = targets(game, step.from, &[])
            .into_iter()
            .filter(|(_, steps)| steps.len() > 1)
            .collect();
        let left = MOST_TARGETS.saturating_sub(near.len());
        let places = names_of(game, far.iter().map(|(place, _)| *place));
        let both = game.dice().len() == 2 && far.iter().all(|(_, steps)| steps.len() == 2);
        let far = list(&places, left);
        list(&near, MOST_TARGETS).map(|near| match far {
            None => words::common::possible(near),
            Some(far) if both => words::common::possible_with_both(near, far),
            Some(far) => words::common::possible_with_several(near, far),
        })
    };
    let refusal = illegal.text.clone();
    match possible {
        Some(hint) => words::common::refusal_and_hint(refusal, hint),
        None => refusal,
    }
}

/// The names of places, each once.
fn names_of(game: &dyn Game, places: impl Iterator<Item = Place>) -> Vec<Text> {
    let mut names = Vec::new();
    for name in places.map(|place| game.place_name(place)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// “24, 13 or 8”; None if there are more than can be said.
fn list(names: &[Text], most: usize) -> Option<Text> {
    words::one_of(names.iter().cloned()).filter(|_| names.len() <= most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, RuleValues, Seat, intended_step};

    /// What somebody reads who drags what lies at a place to another one.
    fn answer(kind: Kind, position: &str, from: Place, to: Place) -> String {
        let mut game = kind
            .from_position(&RuleValues::default(), position)
            .unwrap();
        let step = intended_step(game.as_ref(), from, &[to]);
        let illegal = game.act(&step.clone().into()).unwrap_err();
        refusal(game.as_ref(), &["Ann", "Ben"].into(), &step, &illegal).to_string()
    }

    fn backgammon(checkers: &str, dice: &str, from: Place, to: Place) -> String {
        answer(
            Kind::Backgammon,
            &format!("{checkers} white {dice} middle:1 0-0 move"),
            from,
            to,
        )
    }

    const START: &str = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5";

    #[test]
    fn backgammon_names_the_true_reason_first() {
        let point = Place::Point;
        let play = |from, to| backgammon(START, "5-2", from, to);
        // The opponent's points 24, 13, 8 and 6 are the mover's 1, 12, 17 and 19.
        assert_eq!(
            play(point(13), point(12)),
            "Blocked: your opponent has two or more checkers on that point. Possible from there: 8 or 11, or \
             6 with both dice."
        );
        assert!(
            play(point(13), point(19)).starts_with("Blocked: "),
            "a held point before the wrong direction"
        );
        assert!(play(point(13), point(16)).starts_with("Your checkers move from 24 down to 1"));
        assert!(
            play(point(13), point(10))
                .starts_with("That checker cannot get there with this throw.")
        );
        assert!(
            play(point(19), point(14)).starts_with("That checker is not yours. Ann can move from ")
        );
        assert!(play(Place::Bar(Seat::Second), point(5)).starts_with("That checker is not yours."));
        assert!(
            play(point(6), Place::Off(Seat::First))
                .starts_with("No checker can be borne off before")
        );
        assert!(play(point(9), point(7)).starts_with("There is no checker there."));
    }

    #[test]
    fn every_place_that_the_board_marks_is_named() {
        let point = Place::Point;
        let play = |dice| backgammon(START, dice, point(24), point(21));
        assert!(play("6-5").ends_with(" Possible from there: 18, or 13 with both dice."));
        let doubles = backgammon(START, "2-2", point(13), point(10));
        assert!(
            doubles.ends_with(" Possible from there: 11, or 9, 7 or 5 with several dice."),
            "{doubles}"
        );
        let tabula = answer(
            Kind::Tabula,
            "I=4:15 B=hand:15 ivory 1-2-5",
            point(4),
            point(8),
        );
        assert!(
            tabula.ends_with(
                " Possible from there: 9, 6 or 5, or 11, 10, 7 or 12 with several dice."
            ),
            "{tabula}"
        );
    }

    #[test]
    fn backgammon_explains_closed_ways_the_bar_and_both_dice() {
        let point = Place::Point;
        let way = backgammon(
            "24:2,13:5,8:3,6:5 13:6,6:5,3:4",
            "5-2",
            point(24),
            point(17),
        );
        assert!(
            way.starts_with("Blocked: your opponent blocks every point where"),
            "{way}"
        );
        let bar = backgammon(
            "bar:1,13:5,8:3,6:6 24:2,13:5,8:3,6:5",
            "5-2",
            point(13),
            point(8),
        );
        assert_eq!(
            bar,
            "Your checker on the bar must enter first. Ann can move from the bar."
        );
        let both = backgammon(
            "24:1,8:1,off:13 24:2,23:2,7:2,off:9",
            "6-4",
            point(8),
            point(4),
        );
        assert_eq!(
            both,
            "You must use both dice if you can: after that move the other one could not be used. \
             Ann can move from 24."
        );
        let shut = backgammon(
            "bar:1,6:14 6:5,5:2,4:2,3:2,2:2,1:2",
            "5-2",
            point(6),
            point(4),
        );
        assert_eq!(shut, "Nothing can be moved now. End your turn.");
    }

    #[test]
    fn tabula_names_the_true_reason_first() {
        let play = |pieces: &str, from, to| {
            answer(Kind::Tabula, &format!("{pieces} ivory 1-2-5"), from, to)
        };
        let held = play(
            "I=hand:13,4:2 B=hand:12,9:2,20",
            Place::Point(4),
            Place::Point(9),
        );
        assert!(
            held.starts_with("Blocked: your opponent has two or more pieces on point 9"),
            "{held}"
        );
        let back = play(
            "I=hand:13,4:2 B=hand:12,9:2,20",
            Place::Point(4),
            Place::Point(3),
        );
        assert!(
            back.starts_with("All pieces move from 1 up to 24"),
            "{back}"
        );
        let bar = play(
            "I=hand:12,bar,4:2 B=hand:12,9:2,20",
            Place::Point(4),
            Place::Point(5),
        );
        assert!(
            bar.starts_with("Your piece on the bar must enter first."),
            "{bar}"
        );
        let off = play(
            "I=hand:13,22:2 B=hand:15",
            Place::Point(22),
            Place::Off(Seat::First),
        );
        assert!(
            off.starts_with("No piece can be borne off while you have pieces in hand."),
            "{off}"
        );
        let theirs = play(
            "I=hand:13,4:2 B=hand:12,9:2,20",
            Place::Point(9),
            Place::Point(10),
        );
        assert!(
            theirs.starts_with("That piece is not yours. Ann can move from "),
            "{theirs}"
        );
    }

    #[test]
    fn ur_names_the_true_reason_first() {
        let cell = |column, row| Place::Cell { column, row };
        let play = |pieces: &str, lots: &str, from, to| {
            answer(
                Kind::Ur,
                &format!("{pieces} T:21/0/0 S:B move:B:{lots}"),
                from,
                to,
            )
        };
        let locked = play(
            "B:s7r0h0: I:s7r0h0:",
            "1-0-0",
            Place::Hand(Seat::First),
            cell(1, 2),
        );
        assert_eq!(locked, "Nothing can be moved now. End your turn.");
        let pieces = "B:s5r0h0:25 I:s6r0h0:7";
        let back = play(pieces, "1-0-0", cell(5, 2), cell(4, 2));
        assert!(
            back.starts_with("Pieces only go forward along their route."),
            "{back}"
        );
        let own = play(pieces, "1-1-0", cell(2, 2), cell(5, 2));
        assert!(own.starts_with("Blocked: your own piece is on 5."), "{own}");
        let theirs = play(pieces, "1-1-0", cell(7, 2), cell(8, 2));
        assert!(
            theirs.starts_with("That piece is not yours. Ann can move from "),
            "{theirs}"
        );
        let far = play(pieces, "1-1-0", cell(2, 2), cell(3, 2));
        assert_eq!(
            far,
            "That piece cannot get there now. Possible from there: rosette 4."
        );
    }

    #[test]
    fn jesus_names_the_true_reason_first() {
        let cell = |column, row| Place::Cell { column, row };
        let play = |from, to| {
            answer(
                Kind::TableroDeJesus,
                "7711111 10-13 low:first low move:3-2",
                from,
                to,
            )
        };
        assert!(
            play(cell(3, 1), cell(4, 3)).starts_with("A coin stays on its own number: it moves")
        );
        assert_eq!(
            play(cell(3, 1), cell(3, 5)),
            "A coin moves exactly as many squares as one die shows. \
             Possible from there: number 3, square 4 or number 3, square 3."
        );
        assert!(play(cell(3, 4), cell(3, 6)).starts_with("There is no coin"));
    }

    #[test]
    fn berona_names_the_true_reason_first() {
        let cell = |column, row| Place::Cell { column, row };
        let board = ".,B,.,.,.,./.,.,.,.,.,./A,.,AA,.,.,. A play:3-5 began:A won:0-0";
        let play = |from, to| answer(Kind::TableroDiBerona, board, from, to);
        assert_eq!(
            play(Place::Hand(Seat::First), cell(6, 0)),
            "With a 3 a token is placed on your home square 3. Possible from there: home square 3 or home square 5."
        );
        assert!(play(cell(2, 2), cell(2, 1)).starts_with("That stack is not yours"));
        assert!(
            play(Place::Hand(Seat::Second), cell(3, 2))
                .starts_with("That is your opponent’s reserve.")
        );
        assert!(
            play(cell(3, 0), Place::Hand(Seat::First))
                .starts_with("A token returns to the reserve only with")
        );
    }
}
