//! XG's text export: for each decision an XGID, the players, a board and an analysis. Where one
//! position follows from the one before, the moves between them are found, and the games are played
//! as those of a [`mat`](super::mat) file are.
//!
//! ```text
//! XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10
//!
//! X:Ann   O:Bob
//! Score is X:0 O:0 5 pt.(s) match.
//! X to play 31
//! ```
//!
//! The lines are in the language of the program; only the letters of the players and the XGID are
//! read. The text does not say what was played: a play is the one that leads to the next position, a
//! double is seen by the cube, and the end of a game by the score of the next one.

use tesserae_rules::{
    Seat, TextError,
    backgammon::{Checkers, Cube, Options, Phase, Situation, target},
};
use tesserae_words::files;

use super::{
    ids::xgids,
    mat::{
        MatText, Section,
        entry::{Entry, Event, Side},
        heading::{Heading, Names},
        hops::{Hop, steps_to},
        scan::GameText,
        set_up::SetUp,
    },
    xgid,
};
use crate::Remark;

/// A decision as the text has it.
struct Decision {
    /// The line of its XGID.
    line: usize,
    options: Options,
    situation: Situation,
    /// The players, White first, if they are named.
    names: Option<[String; 2]>,
}

/// Reads the games that the positions of a text belong to, or `None` if no position in it, with the
/// same players named, follows from another. What is open is as these house rules have it.
///
/// # Errors
/// The line and what is wrong there: a match that is not played here.
pub(super) fn read(text: &str, house_rules: &Options) -> Option<Result<MatText, TextError>> {
    let mut remarks = Vec::new();
    let decisions = decisions(text, house_rules, &mut remarks);
    let mut links = 0;
    let mut sections: Vec<(Vec<&Decision>, Section)> = Vec::new();
    for decision in &decisions {
        let open = sections.last_mut();
        match open.filter(|(met, _)| met.last().is_some_and(|last| last.is_match_of(decision))) {
            Some((met, section)) => {
                links += usize::from(add(section, met.last().copied(), decision));
                met.push(decision);
            }
            None => {
                let mut section = section(decision);
                add(&mut section, None, decision);
                sections.push((vec![decision], section));
            }
        }
    }
    if links == 0 {
        return None;
    }
    let mut played = Vec::new();
    for (met, mut section) in sections {
        end_games(&mut section, &met, &mut remarks);
        played.push(section);
    }
    Some(MatText::play(&played, remarks, house_rules))
}

/// The decisions of a text. Players who change seats from one to the next are put back.
fn decisions(text: &str, house_rules: &Options, remarks: &mut Vec<Remark>) -> Vec<Decision> {
    let mut decisions: Vec<Decision> = Vec::new();
    let mut letters: Option<[String; 2]> = None;
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        for id in xgids(line) {
            letters = None;
            match xgid::read(&id, house_rules) {
                Ok(state) => decisions.push(Decision {
                    line: number,
                    options: state.options().clone(),
                    situation: *state.situation(),
                    names: None,
                }),
                Err(error) => {
                    remarks.push(Remark::new(number, files::left_out_because(error.text())))
                }
            }
        }
        let line = line.trim();
        if let Some(read) = players(line) {
            letters = Some(read);
        } else if let Some(names) = &letters
            && let Some(on_turn) = line.strip_prefix(['X', 'O'])
            && on_turn.starts_with([' ', '\u{a0}'])
            && let Some(decision) = decisions.last_mut().filter(|last| last.names.is_none())
        {
            let [x, o] = names.clone();
            let is_x_white = line.starts_with('X') == (decision.situation.turn == Seat::First);
            decision.names = Some(if is_x_white { [x, o] } else { [o, x] });
            letters = None;
        }
    }
    let mut before: Option<[String; 2]> = None;
    for decision in &mut decisions {
        if let (Some([a, b]), Some(names)) = (&before, &mut decision.names)
            && names[0] == *b
            && names[1] == *a
        {
            names.reverse();
            decision.situation = turned(decision.situation);
        }
        before = decision.names.clone().or(before);
    }
    decisions
}

/// The names in a line such as `X:Ann   O:Bob`.
fn players(line: &str) -> Option<[String; 2]> {
    let rest = line.strip_prefix("X:")?;
    let (x, o) = rest
        .rsplit_once("  O:")
        .or_else(|| rest.rsplit_once(" O:"))?;
    Some([x.trim().to_owned(), o.trim().to_owned()])
}

/// The situation with the seats exchanged.
fn turned(mut situation: Situation) -> Situation {
    situation.checkers.reverse();
    situation.score.reverse();
    situation.turn = situation.turn.other();
    if let Some(cube) = &mut situation.cube {
        cube.owner = cube.owner.map(Seat::other);
    }
    situation
}

impl Decision {
    fn is_match_of(&self, next: &Self) -> bool {
        let same_names = self.names.is_some() && self.names == next.names;
        same_names && self.options == next.options
    }

    /// Whether the next decision belongs to the same game.
    fn is_game_of(&self, next: &Self) -> bool {
        let (now, then) = (&self.situation, &next.situation);
        let begins_again =
            then.checkers == [Checkers::START; 2] && now.checkers != [Checkers::START; 2];
        now.score == then.score && now.crawford == then.crawford && !begins_again
    }
}

fn section(first: &Decision) -> Section {
    let options = &first.options;
    Section {
        line: first.line,
        heading: Heading {
            length: options.match_length.map_or(0, u32::from),
            crawford: Some(options.crawford),
            jacoby: Some(options.jacoby),
            beavers: Some(options.beavers),
            cube: None,
        },
        games: Vec::new(),
    }
}

/// Adds a decision to the games. Returns whether it follows from the one before.
fn add(section: &mut Section, before: Option<&Decision>, decision: &Decision) -> bool {
    let line = decision.line;
    let situation = &decision.situation;
    let same_game = before.filter(|before| before.is_game_of(decision));
    if same_game.is_none() {
        section.games.push(GameText {
            line,
            number: section.games.len() as u32 + 1,
            heading: Names {
                names: decision.names.clone().unwrap_or_default(),
                score: situation.score,
                right: 0,
            },
            crawford: decision.options.match_length.map(|_| situation.crawford),
            entries: Vec::new(),
        });
    }
    let Some(game) = section.games.last_mut() else {
        return false;
    };
    let mut push = |line: usize, seat: Seat, event: Event| {
        game.entries.push(entry(line, seat, event));
    };
    let link = same_game.and_then(|before| link(&before.situation, situation));
    let is_linked = link.is_some();
    if let (Some(events), Some(before)) = (link, same_game) {
        for (seat, event) in events {
            push(before.line, seat, event);
        }
    } else if !is_opening(situation) {
        push(
            line,
            situation.turn,
            Event::SetUp(Box::new(set_up(situation))),
        );
        if situation.phase == Phase::Offer {
            push(line, situation.turn, Event::Double(None));
        }
    }
    is_linked
}

/// Whether a game can have reached a situation by its opening throw.
fn is_opening(situation: &Situation) -> bool {
    let is_fresh = situation.cube.is_none_or(|cube| cube == Cube::FRESH);
    let is_throw = situation
        .dice
        .is_some_and(|dice| dice.faces[0] != dice.faces[1]);
    situation.checkers == [Checkers::START; 2] && is_fresh && is_throw
}

fn set_up(situation: &Situation) -> SetUp {
    let mut set_up = SetUp::new(files::does_not_follow());
    set_up.emptied = [true; 26];
    for seat in Seat::BOTH {
        set_up.added[seat.index()] = situation.checkers[seat.index()].counts();
    }
    set_up.turn = Some(situation.turn);
    if let Some(cube) = situation.cube {
        set_up.stake = Some(u32::from(cube.stake.points()));
        set_up.owner = Some(cube.owner);
    }
    set_up
}

/// What happened between two decisions of a game, or `None` if the second does not follow from the
/// first.
fn link(from: &Situation, to: &Situation) -> Option<Vec<(Seat, Event)>> {
    let mover = from.turn;
    if from.checkers == to.checkers && mover == to.turn {
        let same_dice = from.dice == to.dice || from.dice.is_none();
        let doubles = (from.phase == Phase::Throw).then_some((mover, Event::Double(None)));
        return match (from.phase, to.phase) {
            (Phase::Throw, Phase::Offer) if from.cube == to.cube => {
                Some(doubles.into_iter().collect())
            }
            (Phase::Throw | Phase::Offer, Phase::Throw | Phase::Move)
                if from.cube.and_then(|cube| taken(cube, mover)) == to.cube
                    && to.cube.is_some() =>
            {
                let takes = (mover.other(), Event::Take);
                Some(doubles.into_iter().chain([takes]).collect())
            }
            (Phase::Throw | Phase::Move, Phase::Throw | Phase::Move)
                if from.cube == to.cube && same_dice =>
            {
                Some(Vec::new())
            }
            _ => None,
        };
    }
    let follows = from.phase == Phase::Move
        && to.turn != mover
        && from.cube == to.cube
        && can_have_moved(from, to);
    if !follows {
        return None;
    }
    let dice = from.dice?.faces;
    let hops = play(*from, |end| end.checkers == to.checkers)?;
    Some(vec![(mover, Event::Throw { dice, hops })])
}

/// The cube after a double that was taken.
fn taken(cube: Cube, mover: Seat) -> Option<Cube> {
    Some(Cube {
        stake: cube.stake.twice()?,
        owner: Some(mover.other()),
    })
}

/// Whether the pips allow that a throw leads from one situation to another.
fn can_have_moved(from: &Situation, to: &Situation) -> bool {
    let Some(dice) = from.dice else {
        return false;
    };
    let pips = |situation: &Situation, seat: Seat| situation.checkers[seat.index()].pips();
    let thrown = dice
        .faces
        .iter()
        .map(|face| u32::from(face * dice.steps()))
        .sum::<u32>();
    let moved = pips(from, from.turn).checked_sub(pips(to, from.turn));
    let other = from.turn.other();
    moved.is_some_and(|moved| moved <= thrown) && pips(from, other) <= pips(to, other)
}

/// The hops of a legal play whose end is as wanted.
fn play(start: Situation, is_wanted: impl Fn(&Situation) -> bool) -> Option<Vec<Hop>> {
    let steps = steps_to(start, is_wanted)?.into_iter();
    let hops = steps.map(|(from, die)| Hop {
        from,
        to: target(from, die),
    });
    Some(hops.collect())
}

/// Adds what the next score says of the last decision of each game.
fn end_games(section: &mut Section, decisions: &[&Decision], remarks: &mut Vec<Remark>) {
    let mut last = decisions.iter().rev().copied().peekable();
    let mut after: Option<[u32; 2]> = None;
    for game in section.games.iter_mut().rev() {
        let end = last.peek().copied();
        while last.next_if(|decision| decision.line > game.line).is_some() {}
        last.next();
        if let Some(end) = end {
            let winner = after.and_then(|after| gained(game.heading.score, after));
            end_game(game, end, winner, remarks);
        }
        after = Some(game.heading.score);
    }
}

/// Who has won points from one score to the next, and how many.
fn gained(before: [u32; 2], after: [u32; 2]) -> Option<(Seat, u32)> {
    Seat::BOTH.into_iter().find_map(|seat| {
        let points = after[seat.index()].checked_sub(before[seat.index()])?;
        (points > 0).then_some((seat, points))
    })
}

fn end_game(
    game: &mut GameText,
    end: &Decision,
    winner: Option<(Seat, u32)>,
    remarks: &mut Vec<Remark>,
) {
    let situation = &end.situation;
    let line = end.line;
    let mut push = |seat: Seat, event: Event| {
        game.entries.push(entry(line, seat, event));
    };
    let turn = situation.turn;
    let is_winner = winner.is_some_and(|(seat, _)| seat == turn);
    let stake = situation
        .cube
        .map_or(1, |cube| u32::from(cube.stake.points()));
    match (situation.phase, situation.dice) {
        (Phase::Move, Some(dice)) => {
            let ends = |end: &Situation| end.checkers[turn.index()].won();
            let hops = is_winner.then(|| play(*situation, ends)).flatten();
            push(
                turn,
                Event::Throw {
                    dice: dice.faces,
                    hops: hops.unwrap_or_default(),
                },
            );
        }
        (Phase::Throw, _) if is_winner && winner.is_some_and(|(_, points)| points == stake) => {
            push(turn, Event::Double(None));
            push(turn.other(), Event::Drop);
            remarks.push(Remark::new(line, files::kept_as_refused()));
        }
        _ => {}
    }
}

fn entry(line: usize, seat: Seat, event: Event) -> Entry {
    let side = match seat {
        Seat::First => Side::Left,
        Seat::Second => Side::Right,
    };
    Entry::certain(line, side, event)
}
