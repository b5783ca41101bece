//! SGF, the Smart Game Format, in which GNU Backgammon keeps its games and matches.
//!
//! ```text
//! (;FF[4]GM[6]CA[UTF-8]MI[length:5][game:0][ws:0][bs:0]PW[Ann]PB[Bob]RU[Crawford]RE[W+1]
//! ;W[31hefe]
//! ;B[42qusu]
//! ;W[double]
//! ;B[drop])
//! ```
//!
//! A tree in brackets is a game; the games of a match follow one another. `a` is White's first point
//! and Black's last, `y` the bar, `z` off; `a:y` are all from one to the other. `AE`, `AW`, `AB`,
//! `PL`, `CV` and `CO` set up a position (GNU Backgammon has `CP` for `CO`), `DI` a throw. `RE` is
//! the result, with an `R` if somebody resigned. Marks, luck, candidates and whatever else an
//! analysis adds are left out without a word; comments and variations are counted.
//! `RU` lists the rules; where it stands, the Crawford game is the one with `CrawfordGame` in it.
//! The games are played as those of a [`mat`](super::mat) file are.
//!
//! The format has no word for who threw which die in the opening, for ties, and for the rules about
//! beavers, the bar and what a refused double pays. An offer to resign, `resign:2` in points, and
//! its answers `accept` and `reject` are words of gibbon's, which are read and not written.

mod game;
mod tree;
mod writer;

use tesserae_rules::{TextError, backgammon::Options, brief};
use tesserae_words::{Text, files};

use super::mat::{MatText, Section, heading::Heading, scan::GameText};
use crate::Remark;
use game::GameScan;
use tree::{Token, Tokens, first_tree};
pub(super) use writer::write;

/// Whether a text begins as an SGF file does, or holds one of backgammon.
pub(super) fn looks_like(text: &str) -> bool {
    match first_tree(text) {
        Some(0) => true,
        Some(_) => text.contains("GM[6]"),
        None => false,
    }
}

/// How a file says that its game is backgammon.
const BACKGAMMON: &str = "GM[6]";

/// Reads all games that a text holds. These house rules add what it leaves open.
///
/// # Errors
/// The line and what is wrong there: no game of backgammon, a match or a variation that is not
/// played here.
pub(super) fn read(text: &str, house_rules: &Options) -> Result<MatText, TextError> {
    let mut remarks = Vec::new();
    let games = read_games(text, &mut remarks)?;
    MatText::play(&sections(games), remarks, house_rules)
}

/// What is left out of a file: how often, and the first line.
#[derive(Default)]
struct LeftOut(usize, usize);

impl LeftOut {
    fn add(&mut self, line: usize) {
        if self.0 == 0 {
            self.1 = line;
        }
        self.0 += 1;
    }

    fn remark(&self, what: fn(usize) -> Text) -> Option<Remark> {
        (self.0 > 0).then(|| Remark::new(self.1, what(self.0)))
    }
}

/// The games of backgammon in a text.
fn read_games(text: &str, remarks: &mut Vec<Remark>) -> Result<Vec<GameScan>, TextError> {
    let (mut comments, mut variations, mut others) =
        (LeftOut::default(), LeftOut::default(), LeftOut::default());
    let mut games: Vec<GameScan> = Vec::new();
    let mut open: Option<GameScan> = None;
    let mut said = Vec::new();
    let mut other = None;
    for token in Tokens::new(text) {
        match token {
            Token::Tree(line) => open = Some(GameScan::new(line)),
            Token::Property(property) if matches!(property.name, "C" | "GC" | "N") => {
                comments.add(property.line);
            }
            Token::Property(property) => {
                if let Some(game) = &mut open {
                    game.property(&property, &mut said)?;
                }
            }
            Token::Node => {}
            Token::Variation(line) => variations.add(line),
            Token::End | Token::Cut(_) => {
                if let Token::Cut(line) = token {
                    remarks.push(Remark::new(line, files::cut_in_game()));
                }
                match open.take() {
                    Some(game) if game.is_backgammon() => {
                        games.push(game);
                        remarks.append(&mut said);
                    }
                    Some(game) => {
                        said.clear();
                        others.add(game.line());
                        other.get_or_insert(game);
                    }
                    None => {}
                }
            }
        }
    }
    if games.is_empty() {
        let line = other.as_ref().map_or(1, GameScan::line);
        let what = match other.as_ref().map(GameScan::kind) {
            Some("") => files::no_kind(BACKGAMMON),
            Some(kind) => files::other_kind(format!("GM[{}]", brief(kind)), BACKGAMMON),
            None => files::no_game(),
        };
        return Err(TextError::new(0, what).on_line(line));
    }
    remarks.extend(comments.remark(files::comments_left_out));
    remarks.extend(variations.remark(files::variations_left_out));
    remarks.extend(others.remark(files::others_left_out));
    Ok(games)
}

/// The matches and series that games make up.
fn sections(games: Vec<GameScan>) -> Vec<Section> {
    let names_crawford_game = games.iter().any(|game| game.rules.is_crawford_game);
    let mut sections: Vec<Vec<GameScan>> = Vec::new();
    let mut last_number = 0;
    for mut game in games {
        let is_first = sections.is_empty();
        // A game without a number follows the one before.
        let number = game
            .number
            .unwrap_or(if is_first { 1 } else { last_number + 1 });
        game.number = Some(number);
        last_number = number.min(u32::MAX - 1);
        match sections.last_mut() {
            Some(section)
                if section
                    .last()
                    .is_some_and(|last| last.is_followed_by(&game)) =>
            {
                section.push(game);
            }
            _ => sections.push(vec![game]),
        }
    }
    let section = |games: Vec<GameScan>| section(games, names_crawford_game);
    sections.into_iter().filter_map(section).collect()
}

fn section(games: Vec<GameScan>, names_crawford_game: bool) -> Option<Section> {
    let first = games.first()?;
    let says = |rule: bool| (rule || first.lists_rules()).then_some(rule);
    let any = |rule: fn(&GameScan) -> bool| games.iter().any(rule);
    let heading = Heading {
        length: first.length.unwrap_or(0),
        crawford: says(any(|game| game.rules.crawford)),
        jacoby: says(first.rules.jacoby),
        beavers: any(|game| game.rules.beavers).then_some(true),
        cube: first.rules.no_cube.then_some(false),
    };
    let line = first.line();
    let knows_crawford = names_crawford_game || first.lists_rules();
    // Some count the games from 0, others from 1.
    let first_number = u32::from(first.number != Some(0));
    let games: Vec<GameText> = games
        .into_iter()
        .map(|game| {
            let is_crawford_game = game.rules.is_crawford_game;
            let crawford = (is_crawford_game || knows_crawford).then_some(is_crawford_game);
            game.finish(first_number, crawford)
        })
        .collect();
    Some(Section {
        line,
        heading,
        games,
    })
}
