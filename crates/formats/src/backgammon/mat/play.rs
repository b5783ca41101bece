//! The entries of a game of a `.mat` file played by the rules. Where they can be read in several
//! ways, the first way is taken that plays on to the end.

use tesserae_rules::{
    Action, Choice, Game, Seat, Throw,
    backgammon::{Phase, Situation, State},
};
use tesserae_words::{Text, files};

use super::{
    entry::{Entry, Event, Side},
    hops::{Hop, joined, steps_to, ways},
    stake,
};
use crate::Remark;

/// How often another way is tried before the longest is taken.
const TRIES: usize = 500;

/// What was played.
pub(super) struct Played {
    pub(super) actions: Vec<Action>,
    pub(super) state: State,
    pub(super) remarks: Vec<Remark>,
    /// The entry that comes next: the end of the game, or what cannot be played.
    pub(super) next: usize,
    /// Why the next entry cannot be played, if it is not the end.
    pub(super) stop: Option<Stop>,
    /// The first entry that either player could have made.
    pub(super) doubt: Option<usize>,
}

/// Why an entry cannot be played.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Stop {
    /// The game begins with two equal dice.
    OpeningDouble,
    /// It is the other player's turn.
    MissingTurn,
    /// The player before could still move.
    UnusedDice,
    /// The dice do not allow the moves.
    Illegal,
    /// It is a double in answer to a beaver.
    Raccoon,
    /// The rules refuse it: why.
    Refused(Text),
    /// It is nothing that a player does: a position is set up.
    SetUp,
}

/// One way to read an entry.
#[derive(Clone)]
struct Reading {
    actions: Vec<Action>,
    state: State,
    remark: Option<Text>,
}

impl Reading {
    fn new(state: &State) -> Self {
        Self {
            actions: Vec::new(),
            state: state.clone(),
            remark: None,
        }
    }

    fn act(&mut self, action: impl Into<Action>) -> Result<(), Stop> {
        let action = action.into();
        let result = self.state.act(&action);
        result.map_err(|refusal| Stop::Refused(refusal.text))?;
        self.actions.push(action);
        Ok(())
    }

    /// Hands over the dice of the turn before.
    fn finish(&mut self) -> Result<(), Stop> {
        if self.state.situation().phase != Phase::Move {
            Ok(())
        } else if self.state.actions() == [Choice::Finish.into()] {
            self.act(Choice::Finish)
        } else {
            Err(Stop::UnusedDice)
        }
    }
}

/// An entry that can be read in more ways than the one that is tried.
struct Branch {
    index: usize,
    actions: usize,
    remarks: usize,
    untried: Vec<Reading>,
}

/// Plays entries from one on. An entry that may stand in either column is read the other way if it
/// is `turned`.
pub(super) fn play(entries: &[Entry], from: usize, start: &State, turned: Option<usize>) -> Played {
    let mut now = Played {
        actions: Vec::new(),
        state: start.clone(),
        remarks: Vec::new(),
        next: from,
        stop: None,
        doubt: None,
    };
    let mut best: Option<Played> = None;
    let mut branches: Vec<Branch> = Vec::new();
    let mut tries = 0;
    loop {
        let index = now.next;
        let entry = entries.get(index).filter(|entry| !entry.event.is_end());
        let Some(entry) = entry.filter(|_| now.state.outcome().is_none()) else {
            return now;
        };
        let mut readings = readings(entry, &now.state, turned == Some(index));
        let both = readings.as_ref().is_ok_and(|readings| readings.both);
        if both {
            now.doubt.get_or_insert(index);
        }
        let reading = match &mut readings {
            Ok(readings) => {
                let first = readings.all.remove(0);
                let untried: Vec<Reading> = readings.all.drain(..).rev().collect();
                if !untried.is_empty() {
                    branches.push(Branch {
                        index,
                        actions: now.actions.len(),
                        remarks: now.remarks.len(),
                        untried,
                    });
                }
                first
            }
            Err(stop) => {
                let longest = best.as_ref().is_none_or(|best| best.next < index);
                if longest {
                    best = Some(Played {
                        actions: now.actions.clone(),
                        state: now.state.clone(),
                        remarks: now.remarks.clone(),
                        stop: Some(stop.clone()),
                        ..now
                    });
                }
                tries += 1;
                match back(&mut branches, &mut now).filter(|_| tries < TRIES) {
                    Some(reading) => reading,
                    None => return best.unwrap_or(now),
                }
            }
        };
        let line = entries.get(now.next).map_or(0, |entry| entry.line);
        now.remarks
            .extend(reading.remark.map(|what| Remark::new(line, what)));
        now.actions.extend(reading.actions);
        now.state = reading.state;
        now.next += 1;
    }
}

/// Goes back to the last entry that can be read in another way.
fn back(branches: &mut Vec<Branch>, now: &mut Played) -> Option<Reading> {
    let branch = branches.last_mut()?;
    now.next = branch.index;
    now.actions.truncate(branch.actions);
    now.remarks.truncate(branch.remarks);
    let reading = branch.untried.pop();
    if branch.untried.is_empty() {
        branches.pop();
    }
    reading
}

/// The ways to read an entry, at least one.
struct Readings {
    all: Vec<Reading>,
    /// Whether either player could have made it.
    both: bool,
}

fn readings(entry: &Entry, state: &State, turned: bool) -> Result<Readings, Stop> {
    if entry.is_certain {
        let all = by_side(entry, entry.side, state)?;
        return Ok(Readings { all, both: false });
    }
    let first = if turned {
        entry.side.other()
    } else {
        entry.side
    };
    match (
        by_side(entry, first, state),
        by_side(entry, first.other(), state),
    ) {
        (Ok(mut all), Ok(other)) => {
            all.extend(other);
            Ok(Readings { all, both: true })
        }
        (Ok(all), Err(_)) | (Err(_), Ok(all)) => Ok(Readings { all, both: false }),
        (Err(stop), Err(_)) => Err(stop),
    }
}

fn by_side(entry: &Entry, side: Side, state: &State) -> Result<Vec<Reading>, Stop> {
    let mut reading = Reading::new(state);
    let seat = side.seat();
    if matches!(state.situation().phase, Phase::Resign(_)) {
        // Whoever plays on declines it, too.
        reading.act(Choice::Decline)?;
    }
    match &entry.event {
        Event::Throw { dice, hops } => return throw(reading, seat, *dice, hops),
        Event::Reach { dice, after } => {
            throw_dice(&mut reading, seat, *dice)?;
            let is_wanted = |end: &Situation| end.seen_by(seat.other()) == *after;
            let steps = steps_to(*reading.state.situation(), is_wanted).ok_or(Stop::Illegal)?;
            for (from, die) in steps {
                reading.act(reading.state.situation().as_step(from, die))?;
            }
        }
        Event::Double(stake) => {
            reading.finish()?;
            on_turn(&reading.state, seat)?;
            reading.act(Choice::Double)?;
            reading.remark = stake_remark(&reading.state, *stake);
        }
        Event::Beaver(stake) => {
            answers(&reading.state, seat)?;
            if reading.state.situation().phase == Phase::Beaver {
                return Err(Stop::Raccoon);
            }
            reading.act(Choice::Beaver)?;
            reading.remark = stake_remark(&reading.state, *stake);
        }
        Event::Take => {
            answers(&reading.state, seat)?;
            reading.act(Choice::Take)?;
        }
        Event::Drop => {
            answers(&reading.state, seat)?;
            reading.act(Choice::Drop)?;
        }
        Event::OfferToResign(points) => reading = offer(reading, seat, *points),
        Event::SetUp(_) => return Err(Stop::SetUp),
        Event::Decline | Event::Resign(_) | Event::Lose(_) | Event::Win(_) => {}
    }
    Ok(vec![reading])
}

/// Throws the dice of a turn, after what has to come before it.
fn throw_dice(reading: &mut Reading, seat: Seat, [a, b]: [u8; 2]) -> Result<(), Stop> {
    let phase = reading.state.situation().phase;
    if matches!(phase, Phase::Offer | Phase::Beaver) && reading.state.situation().turn == seat {
        // The format has no word for a beaver that is played on.
        reading.remark = (phase == Phase::Offer).then(files::double_unanswered);
        reading.act(Choice::Take)?;
    }
    reading.finish()?;
    let faces = if reading.state.situation().phase != Phase::Opening {
        on_turn(&reading.state, seat)?;
        [a, b]
    } else if a == b {
        return Err(Stop::OpeningDouble);
    } else if seat == Seat::Second {
        [a.min(b), a.max(b)]
    } else {
        [a.max(b), a.min(b)]
    };
    reading.act(Throw::new(&faces))
}

fn throw(
    mut reading: Reading,
    seat: Seat,
    dice: [u8; 2],
    hops: &[Hop],
) -> Result<Vec<Reading>, Stop> {
    throw_dice(&mut reading, seat, dice)?;
    let situation = *reading.state.situation();
    let mut readings = Vec::new();
    let mut ways_there = ways(situation, hops);
    if ways_there.is_empty() {
        // A checker may have stopped elsewhere on its way than the file has it.
        ways_there = ways(situation, &joined(hops));
    }
    for way in ways_there {
        let mut reading = reading.clone();
        for (from, die) in way.steps {
            reading.act(reading.state.situation().as_step(from, die))?;
        }
        readings.push(reading);
    }
    if readings.is_empty() {
        Err(Stop::Illegal)
    } else {
        Ok(readings)
    }
}

/// Lets a player offer to resign, for this many points or the stake, or leaves that out.
fn offer(reading: Reading, seat: Seat, points: Option<u32>) -> Reading {
    let stake = stake(&reading.state);
    let points = points.unwrap_or(stake);
    let times = if points.is_multiple_of(stake) {
        points / stake
    } else {
        points
    };
    let mut offered = reading.clone();
    let mut resign = || {
        if offered.state.situation().turn != seat {
            offered.finish()?;
            on_turn(&offered.state, seat)?;
        }
        offered.act(Choice::Resign(u8::try_from(times).unwrap_or(u8::MAX)))
    };
    if resign().is_ok() {
        return offered;
    }
    Reading {
        remark: Some(files::no_throw(format!("resign:{points}"))),
        ..reading
    }
}

fn on_turn(state: &State, seat: Seat) -> Result<(), Stop> {
    if state.situation().turn == seat {
        Ok(())
    } else {
        Err(Stop::MissingTurn)
    }
}

fn answers(state: &State, seat: Seat) -> Result<(), Stop> {
    match state.situation().answer() {
        Some((due, _)) if due == seat => Ok(()),
        Some(_) => Err(Stop::Refused(files::others_answer())),
        None => Err(Stop::Refused(files::not_doubled())),
    }
}

fn stake_remark(state: &State, written: Option<u32>) -> Option<Text> {
    let twice = stake(state) * 2;
    let written = written.filter(|written| *written != twice)?;
    Some(files::stake_would_be(twice, written))
}
