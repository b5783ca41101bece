//! The text that GNU Backgammon exports for people: boards and analyses, and between them the lines
//! that hold the games.
//!
//! ```text
//! The score (after 1 game) is: Ann 0, Bob 2 (match to 3 points), Crawford game
//! Move number 1:  Ann to play 63
//! * Ann moves 24/18 13/10
//! * Bob cannot move
//! * Ann doubles
//! * Bob accepts
//! Ann wins 2 points
//! ```
//!
//! Each game begins with its score. The dice stand in the line above the board, and what was done in
//! a line with a star. Boards, IDs and analyses are not read.

use tesserae_rules::{TextError, backgammon::Options};

use super::mat::{
    MatText, Section,
    entry::{Entry, Event, Side},
    heading::{Heading, Names},
    hops::{Hop, read_hops},
    row::{faces, read_named},
    scan::GameText,
};

/// How the line with the score before a game begins.
const SCORE: &str = "The score (after ";
/// How the line with the player on turn and the dice begins.
const MOVE: &str = "Move number ";

/// Whether a text holds the score of a game and something that was played.
pub(super) fn looks_like(text: &str) -> bool {
    let mut games = 0;
    text.lines().any(|line| {
        games += usize::from(line.starts_with(SCORE));
        games > 0 && line.starts_with("* ") && line.contains(" moves ")
    })
}

/// Reads all games of a text. These house rules add what it leaves open.
///
/// # Errors
/// The line and what is wrong there: a match that is not played here, or a game that can be read in
/// two ways.
pub(super) fn read(text: &str, house_rules: &Options) -> Result<MatText, TextError> {
    let mut sections: Vec<Section> = Vec::new();
    let mut dice = None;
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        if let Some((length, game)) = line.strip_prefix(SCORE).and_then(|rest| head(rest, number)) {
            let is_same = |last: &&mut Section| {
                let names = last.games.first().map(|first| &first.heading.names);
                last.heading.length == length && names == Some(&game.heading.names)
            };
            match sections.last_mut().filter(is_same) {
                Some(section) => section.games.push(game),
                None => sections.push(Section {
                    line: number,
                    heading: Heading {
                        length,
                        ..Heading::default()
                    },
                    games: vec![game],
                }),
            }
        } else if line.starts_with(MOVE) {
            dice = line
                .rsplit_once(" to play ")
                .and_then(|(_, dice)| faces(dice.trim()));
        } else if let Some(game) = sections
            .last_mut()
            .and_then(|section| section.games.last_mut())
        {
            let done = line
                .strip_prefix("* ")
                .and_then(|line| action(line, number, dice, game));
            let won = || read_named(number, line, &game.heading.names)?.pop();
            let won = || won().filter(|entry| matches!(entry.event, Event::Win(_)));
            if let Some(entry) = done.or_else(won) {
                add(entry, game);
            }
        }
    }
    MatText::play(&sections, Vec::new(), house_rules)
}

/// The length of the match and a game without its play, from what stands behind [`SCORE`].
fn head(rest: &str, line: usize) -> Option<(u32, GameText)> {
    let (games, rest) = rest.split_once(" is: ")?;
    let played: u32 = games.split(' ').next()?.parse().ok()?;
    let (scores, rules) = rest.rsplit_once(" (").unwrap_or((rest, ""));
    let length = rules
        .strip_prefix("match to ")
        .and_then(|rest| rest.split(' ').next()?.parse().ok());
    let player = |text: &str| {
        let (name, score) = text.trim().rsplit_once(' ')?;
        Some((name.to_owned(), score.parse().ok()?))
    };
    // A name may hold a comma.
    let [(left, left_score), (right, right_score)] =
        scores.match_indices(", ").take(5).find_map(|(at, comma)| {
            Some([player(&scores[..at])?, player(&scores[at + comma.len()..])?])
        })?;
    let game = GameText {
        line,
        number: played.checked_add(1)?,
        heading: Names {
            names: [left, right],
            score: [left_score, right_score],
            right: 0,
        },
        crawford: length.map(|_: u32| rules.ends_with(", Crawford game")),
        entries: Vec::new(),
    };
    Some((length.unwrap_or(0), game))
}

/// What a line with a star says, without the star.
fn action(line: &str, number: usize, dice: Option<[u8; 2]>, game: &GameText) -> Option<Entry> {
    let names = &game.heading.names;
    let by = |side: Side| {
        let rest = line.strip_prefix(&names[side.seat().index()])?;
        let moves = rest.strip_prefix(" moves ").map(|moves| {
            // No turn has more; a hostile line is not kept whole.
            let hops = moves.split_whitespace().take(5).map(read_hops);
            let hops: Option<Vec<Vec<Hop>>> = hops.collect();
            hops.map(|hops| hops.concat())
        });
        let hops = match moves {
            Some(hops) => hops?,
            None if rest.trim() == "cannot move" => Vec::new(),
            None => return None,
        };
        Some(Entry::certain(
            number,
            side,
            Event::Throw { dice: dice?, hops },
        ))
    };
    by(Side::Left)
        .or_else(|| by(Side::Right))
        .or_else(|| read_named(number, line, names)?.pop())
}

/// Adds an entry to a game. An answer to a resignation accepts or declines it.
fn add(entry: Entry, game: &mut GameText) {
    let is_resigned =
        matches!(game.entries.last(), Some(last) if matches!(last.event, Event::Resign(_)));
    match entry.event {
        Event::Take if is_resigned => {}
        Event::Drop if is_resigned => {
            game.entries.pop();
        }
        _ => game.entries.push(entry),
    }
}

#[cfg(test)]
mod tests {
    use crate::backgammon::{mat::MatFile, tests::by_hand::imported};

    const EXPORT: &str = "The score (after 0 games) is: Ann, B. 0, Bob 0 (match to 3 points)

Match Information:
Date: 05/09/2023

Move number 1:  Ann, B. to play 63

 GNU Backgammon  Position ID: 4HPwATDgc/ABMA
                 Match ID   : cAhvAAAAAAAE
Pip counts: O 167, X 167

* Ann, B. moves 24/18 13/10

Rolled 63 (+0.026):
*    1. Cubeful 1-ply    24/18 13/10                  Eq.: +0.011

Move number 2:  Bob to play 42

* Bob moves 8/4 6/4

Move number 3:  Ann, B. on roll, cube decision?

* Ann, B. doubles

Move number 4:  Ann, B. doubles to 2

* Bob accepts

Move number 5:  Ann, B. to play 21

* Ann, B. moves 18/16 6/5

Move number 6:  Bob to play 66

* Bob moves 24/18(2) 13/7(2)
* Bob resigns a gammon
* Ann, B. rejects
* Ann, B. resigns a single game
* Bob accepts
Bob wins 2 points

The score (after 1 game) is: Ann, B. 0, Bob 2 (match to 3 points), Crawford game

Move number 1:  Bob to play 31

* Bob moves 8/5 6/5
";

    const MATCH: &str = " 3 point match

 Game 1
 Ann, B. : 0                           Bob : 0
  1) 63: 24/18 13/10                   42: 8/4 6/4
  2)  Doubles => 2                      Takes
  3) 21: 18/16 6/5                     66: 24/18(2) 13/7(2)
                                       Wins 2 points

 Game 2
 Ann, B. : 0                           Bob : 2
  1)                                   31: 8/5 6/5
";

    #[test]
    fn a_text_for_people_is_read_as_its_match() {
        let file = MatFile::read(MATCH, &Default::default()).unwrap();
        let read = imported(EXPORT);
        let actions = |events: &[tesserae_rules::session::Event]| -> Vec<_> {
            events.iter().map(|event| event.action.clone()).collect()
        };
        assert_eq!(read.remarks, []);
        assert_eq!(read.session.header().names, ["Ann, B.", "Bob"]);
        assert_eq!(actions(read.session.events()), file.actions);
    }

    #[test]
    fn a_cut_text_is_read_as_far_as_it_goes() {
        for (end, _) in EXPORT.match_indices('\n') {
            let _ = crate::import(&EXPORT.as_bytes()[..end], &Default::default());
        }
        let cut = EXPORT.find("* Bob accepts").unwrap();
        assert!(imported(&EXPORT[..cut]).session.events().len() >= 8);
    }
}
