//! `.match`, the replays of bgammon.org, as its server hands them out and its client Boxcars saves
//! them.
//!
//! ```text
//! bgammon-replay 00000024
//! i 1702738670 Ann Bob 5 0 0 1 1 0
//! 1 r 6-3 24/18, 13/10
//! 2 d 2 1
//! 2 r 6-1 12/18, 17/18
//! 1 t
//! ```
//!
//! * `bgammon-replay`: at which byte a game begins, a line for each. The server hands out one game
//!   without such a line;
//! * `i`: the head of a game. When it began, in seconds since 1970; player 1 and player 2; the length
//!   of the match; both scores; the winner; a number of points, which has been the doubling cube as
//!   well; and the game, 0 for backgammon, 1 for Acey-deucey, 2 for Tabula;
//! * `r`: a player's throw, the higher die first, and each hop. Points are numbered as player 1 sees
//!   them, for both; a comma stands between hops since October 2024;
//! * `d`: a player doubles to so many points; 1 if that is taken, 0 if it is dropped;
//! * `t`: a player resigns, or has left.
//!
//! Player 1 is White. The scores are those before the game; but where it ends by `d` or `t`, the
//! server has counted its points in them since 27 June 2024, and gammons, too, by the position and
//! even after a dropped double, since 27 December 2025. If somebody has left they are not in it, and
//! the match is lost; where the score cannot tell, `t` is a resignation. The Crawford rule holds. The
//! games are played as those of a [`mat`](super::mat) file are.

mod replay;

use tesserae_rules::{TextError, backgammon::Options, brief};
use tesserae_words::files;

use super::mat::{MatText, Section, heading::Heading};
use crate::Remark;
use replay::{Head, Replay, after, is_head};

/// How a line of the table above the games begins.
const INDEX: &str = "bgammon-replay";

/// The head of a game, as an example.
const FORM_OF_HEAD: &str = "i 1702738670 Ann Bob 5 0 0 1 1 0";

/// Whether a text begins as a replay does.
pub(super) fn looks_like(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    let words = words(first);
    words.first() == Some(&INDEX) || is_head(&words)
}

/// Reads all games that a text holds. These house rules add what it leaves open.
///
/// # Errors
/// The line and what is wrong there: no head of a game, another game than backgammon, or a match
/// that is not played here.
pub(super) fn read(text: &str, house_rules: &Options) -> Result<MatText, TextError> {
    let mut remarks = Vec::new();
    let games = read_games(text, &mut remarks)?;
    MatText::play(&sections(games), remarks, house_rules)
}

/// The games in a text.
fn read_games(text: &str, remarks: &mut Vec<Remark>) -> Result<Vec<Replay>, TextError> {
    let mut games: Vec<Replay> = Vec::new();
    let mut listed = 0;
    let mut is_cut = false;
    let last = text.trim_end().lines().count();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let words = words(line);
        match (&words[..], games.last_mut()) {
            ([], _) => {}
            ([INDEX, ..], _) => listed += 1,
            (["i", ..], open) if !is_head(&words) => {
                is_cut = number == last && open.is_some();
                if !is_cut {
                    let what = files::should_be(brief(line.trim()), FORM_OF_HEAD);
                    return Err(TextError::new(0, what).on_line(number));
                }
            }
            (["i", ..], open) => {
                let wrong = |what| TextError::new(0, what).on_line(number);
                let head = Head::read(&words).map_err(wrong)?;
                // The server has written the head of some games twice, first as it is now.
                let is_twice = |open: &&mut Replay| {
                    open.is_empty() && open.line + 1 == number && open.head.fits(&head)
                };
                if open.filter(is_twice).is_none() {
                    games.push(Replay::new(number, head));
                }
            }
            (_, None) => {
                let what = files::stands_above(brief(line.trim()));
                remarks.push(Remark::new(number, what));
            }
            (words, Some(game)) => {
                if game.event(number, words).is_none() {
                    let what = files::no_throw(brief(line.trim()));
                    remarks.push(Remark::new(number, what));
                }
            }
        }
    }
    let Some(game) = games.last() else {
        return Err(TextError::new(0, files::ends_early()).on_line(last.max(1)));
    };
    if is_cut || games.len() < listed {
        remarks.push(Remark::new(last, files::cut_here()));
    } else if game.outcome().is_none() {
        remarks.push(Remark::new(last, files::cut_in_game()));
    }
    Ok(games)
}

fn words(line: &str) -> Vec<&str> {
    let words = line.split(|letter: char| letter == ',' || letter.is_whitespace());
    words.filter(|word| !word.is_empty()).collect()
}

/// The matches that games make up.
fn sections(games: Vec<Replay>) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    // The score after the game before, if its match goes on and its end is known.
    let mut last: Option<[u32; 2]> = None;
    let mut games = games.into_iter().peekable();
    let mut is_first = true;
    while let Some(game) = games.next() {
        let next = games.peek().map(|next| &next.head);
        let next = next.filter(|next| game.head.fits(next));
        let counted = game.counted(last, next);
        let score = counted.unwrap_or(game.head.score);
        // Without an end nobody knows the score after it.
        let end = game.outcome().map(|(winner, points)| match counted {
            Some(_) => game.head.score,
            None => after(score, winner, points),
        });
        let is_over = end.is_some_and(|end| end.iter().any(|points| *points >= game.head.length));
        let goes_back = |next: &Head| (0..2).any(|seat| next.score[seat] < score[seat]);
        let goes_on = next.is_some_and(|next| !is_over && !goes_back(next));
        if is_first {
            sections.push(Section {
                line: game.line,
                heading: Heading {
                    length: game.head.length,
                    crawford: Some(true),
                    ..Heading::default()
                },
                games: Vec::new(),
            });
        }
        if let Some(section) = sections.last_mut() {
            let number = u32::try_from(section.games.len()).map_or(u32::MAX, |count| count + 1);
            section.games.push(game.finish(number, counted, goes_on));
        }
        last = end.filter(|_| goes_on);
        is_first = !goes_on;
    }
    sections
}

#[cfg(test)]
mod tests;
