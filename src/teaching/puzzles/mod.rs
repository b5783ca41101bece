//! Puzzles at the table: a position is laid out, a person plays the turn with their own hands, and
//! learns whether it was the best. A puzzle is no game that is saved or counted.
//!
//! `file` reads the puzzles of a game, `verdict` words what is said to an answer; the text is in
//! `ui::table::puzzle`.

mod file;
mod verdict;

use std::collections::BTreeMap;

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_bots::Decision;
use tesserae_insight::Puzzle;
use tesserae_referee::{Fact, Gate, GateOwner, Intent, Referee};
use tesserae_rules::{Action, Choice, Game, Header, Kind, Pending, Seat, Session, session::Player};

use crate::{
    save::{Documents, SolvedPuzzles, clock},
    table::{
        ComparedTurns, NextPurpose, Purpose,
        game_data::{self, Loading},
        idle::draw_next_frame,
        notices::Notices,
        sets::TableSystems,
        settings::Settings,
    },
};
use file::{PuzzleFormat, PuzzlesOfGame};
pub(crate) use verdict::PuzzleVerdict;

/// The milliseconds of a day.
const DAY: u64 = 86_400_000;
/// The answer to whatever is tried after a puzzle is answered.
const ANSWERED: &str = "You have answered this puzzle. Try again, or go on to the next one.";

/// Lays out puzzles and judges answers.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(game_data::plugin::<PuzzleFormat>)
        .init_resource::<Puzzles>()
        .add_message::<PuzzleCommand>()
        .add_systems(Update, (obey, lay_out).chain().in_set(TableSystems::Input))
        .add_systems(Update, (follow, judge).chain().in_set(TableSystems::React))
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(|puzzles: Res<Puzzles>| puzzles.is_busy()),
        );
}

/// What can be done with puzzles.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum PuzzleCommand {
    /// Lays out the puzzle of the day.
    Today(Kind),
    /// Lays out one that has not been tried yet.
    Next(Kind),
    /// Lays out the puzzle of this number.
    Open(Kind, usize),
    /// Lays out the same one again.
    Again,
}

impl PuzzleCommand {
    /// The command that a link asks for: “ur-17”. `None` if it names no game or no number.
    #[must_use]
    pub(crate) fn of_link(name: &str) -> Option<Self> {
        let (game, number) = name.split_once('-')?;
        Some(Self::Open(game.parse().ok()?, number.parse().ok()?))
    }
}

/// The puzzle on the table, and the one that is to be laid out.
#[derive(Resource, Default)]
pub(crate) struct Puzzles {
    wanted: Option<PuzzleCommand>,
    open: Option<OpenPuzzle>,
    /// The one whose position is edited, until it comes back.
    aside: Option<OpenPuzzle>,
}

/// The puzzle on the table.
pub(crate) struct OpenPuzzle {
    /// The game.
    pub(crate) kind: Kind,
    /// Its number.
    pub(crate) number: usize,
    /// The greatest number of a puzzle of the game.
    pub(crate) last: usize,
    /// What is to be said to the answer, once there is one.
    pub(crate) verdict: Option<PuzzleVerdict>,
    /// What was done in answer.
    answer: Vec<Action>,
    puzzle: Puzzle,
    before: Box<dyn Game>,
    best: Decision,
}

impl OpenPuzzle {
    /// What is asked.
    #[must_use]
    pub(crate) fn question(&self) -> String {
        let game = self.before.as_ref();
        let name = game
            .pending()
            .seat()
            .map_or("", |seat| game.seat_name(seat));
        if game.steps().is_empty() {
            return format!("{name} to decide. What is best?");
        }
        let dice: Vec<String> = game.dice().iter().map(|die| die.face.to_string()).collect();
        if game
            .dice()
            .first()
            .is_some_and(|die| die.kind.counts_marks())
        {
            let sum: u8 = game.dice().iter().map(|die| die.face).sum();
            return format!("{name} to move with a throw of {sum}. Find the best turn.");
        }
        format!("{name} to play {}. Find the best turn.", dice.join("-"))
    }

    /// The name of the puzzle in a link: “ur-17”.
    #[must_use]
    pub(crate) fn link(&self) -> String {
        format!("{}-{}", self.kind.key(), self.number)
    }
}

impl Puzzles {
    /// The puzzle on the table, if one is.
    #[must_use]
    pub(crate) const fn open(&self) -> Option<&OpenPuzzle> {
        self.open.as_ref()
    }

    /// A wrong answer beside the best turn, to be shown on the board.
    #[must_use]
    pub(crate) fn compared(&self) -> Option<ComparedTurns<'_>> {
        let open = self.open.as_ref().filter(|open| {
            open.verdict
                .as_ref()
                .is_some_and(|verdict| !verdict.is_best)
        })?;
        Some(ComparedTurns {
            before: open.before.as_ref(),
            best: open.best.chosen(),
            played: &open.answer,
        })
    }

    /// Whether one is being loaded, which needs redraws.
    #[must_use]
    pub(crate) const fn is_busy(&self) -> bool {
        self.wanted.is_some()
    }
}

/// Notes which puzzle is wanted.
fn obey(
    mut commands: MessageReader<PuzzleCommand>,
    mut puzzles: ResMut<Puzzles>,
    mut notices: ResMut<Notices>,
    settings: Res<Settings>,
) {
    for command in commands.read() {
        if settings.insights {
            puzzles.wanted = Some(*command);
        } else {
            notices.show("Puzzles are switched off: see Insights in the settings.");
        }
    }
}

/// What a puzzle needs of the table.
#[derive(SystemParam)]
struct Table<'w> {
    files: PuzzlesOfGame<'w>,
    purpose: Res<'w, State<Purpose>>,
    next_purpose: ResMut<'w, NextPurpose>,
    gate: ResMut<'w, Gate>,
    intents: MessageWriter<'w, Intent>,
    solved: ResMut<'w, SolvedPuzzles>,
    documents: Documents<'w>,
}

/// Lays out the wanted puzzle, once the puzzles of its game are loaded.
fn lay_out(mut puzzles: ResMut<Puzzles>, mut table: Table) {
    let Some(wanted) = puzzles.wanted else { return };
    let current = puzzles.open.as_ref().map(|open| (open.kind, open.number));
    let (PuzzleCommand::Today(kind) | PuzzleCommand::Next(kind) | PuzzleCommand::Open(kind, _)) =
        wanted
    else {
        let Some((kind, number)) = current else {
            puzzles.wanted = None;
            return;
        };
        if let Loading::Ready(all) = table.files.get(kind) {
            puzzles.wanted = None;
            puzzles.open = table.open(kind, number, &all);
        }
        return;
    };
    let all = match table.files.get(kind) {
        Loading::Waiting => return,
        Loading::Ready(all) => all,
        Loading::Failed(error) => {
            table.files.forget_failure();
            puzzles.wanted = None;
            return table
                .documents
                .notices
                .show(format!("There are no puzzles: {error}."));
        }
    };
    puzzles.wanted = None;
    let number = match wanted {
        PuzzleCommand::Open(_, number) => Some(number),
        PuzzleCommand::Today(_) => of_day(clock::now(), all.keys().copied()),
        _ => {
            let last = current
                .filter(|(known, _)| *known == kind)
                .map_or(0, |(_, number)| number);
            next(last, all.keys().copied(), |number| {
                table.solved.was_tried(kind, number)
            })
        }
    };
    if let Some(open) = number.and_then(|number| table.open(kind, number, &all)) {
        puzzles.open = Some(open);
    }
}

/// Which of the numbers is the puzzle of the day at a time, in milliseconds since 1970: the same
/// for everybody.
fn of_day(time: u64, mut numbers: impl ExactSizeIterator<Item = usize>) -> Option<usize> {
    let day = usize::try_from(time / DAY).unwrap_or_default();
    numbers.nth(day.checked_rem(numbers.len())?)
}

/// The first of the numbers after the last one that was not tried, or else simply the next.
fn next(
    last: usize,
    numbers: impl Iterator<Item = usize> + Clone,
    was_tried: impl Fn(usize) -> bool,
) -> Option<usize> {
    let (after, before) = (
        numbers.clone().filter(|number| *number > last),
        numbers.filter(|number| *number <= last),
    );
    let mut all = after.chain(before);
    all.clone()
        .find(|number| !was_tried(*number))
        .or_else(|| all.next())
}

impl Table<'_> {
    /// Puts a puzzle on the table.
    fn open(
        &mut self,
        kind: Kind,
        number: usize,
        all: &BTreeMap<usize, Puzzle>,
    ) -> Option<OpenPuzzle> {
        let last = *all.keys().next_back()?;
        let Some(puzzle) = all.get(&number) else {
            let title = kind.title();
            let why = if number > last {
                format!(": the last is {last}")
            } else {
                " any more".to_owned()
            };
            self.documents
                .notices
                .show(format!("{title} has no puzzle {number}{why}."));
            return None;
        };
        let mut header = Header {
            start: Some(puzzle.position.clone()),
            ..Header::new(kind)
        };
        let session = Session::new(header.clone()).and_then(|session| {
            // A bot sits at the other seat, so that nobody is asked to act for it.
            let seat = session.game().pending().seat().unwrap_or(Seat::First);
            header.players[seat.other().index()] = Player::Bot("guest".to_owned());
            Session::new(header)
        });
        let session = match session {
            Ok(session) => session,
            Err(error) => return self.refuse(number, &error.to_string()),
        };
        let before = session.game().boxed();
        let best = match puzzle.best(before.as_ref()) {
            Ok(best) => best,
            Err(error) => return self.refuse(number, &error.to_string()),
        };
        self.next_purpose.0 = Some(Purpose::Puzzle);
        self.release();
        self.intents.write(Intent::Resume(Box::new(session)));
        let puzzle = puzzle.clone();
        Some(OpenPuzzle {
            kind,
            number,
            last,
            verdict: None,
            answer: Vec::new(),
            puzzle,
            before,
            best,
        })
    }

    /// Lets everything be played again, unless a lesson or the coach has set the gate.
    fn release(&mut self) {
        if self.gate.owner() == GateOwner::Puzzle {
            *self.gate = Gate::default();
        }
    }

    fn refuse(&mut self, number: usize, error: &str) -> Option<OpenPuzzle> {
        self.documents
            .notices
            .show(format!("Puzzle {number} cannot be laid out: {error}."));
        None
    }
}

/// Another game on the table ends the puzzle; what is taken back after the answer begins it again.
fn follow(
    mut facts: MessageReader<Fact>,
    mut puzzles: ResMut<Puzzles>,
    mut commands: MessageWriter<PuzzleCommand>,
    mut table: Table,
) {
    for fact in facts.read() {
        let ends = match fact {
            Fact::Begun if *table.purpose == Purpose::Editor => {
                let open = puzzles.open.take();
                puzzles.aside = open.or(puzzles.aside.take());
                puzzles.wanted = None;
                continue;
            }
            Fact::Begun if *table.purpose == Purpose::Puzzle => {
                let aside = puzzles.aside.take();
                puzzles.open = puzzles.open.take().or(aside);
                continue;
            }
            Fact::Begun | Fact::Left => true,
            Fact::Undone(_)
                if puzzles
                    .open
                    .as_ref()
                    .is_some_and(|open| open.verdict.is_some()) =>
            {
                commands.write(PuzzleCommand::Again);
                false
            }
            _ => false,
        };
        if ends {
            puzzles.wanted = None;
            puzzles.aside = None;
        }
        if ends && puzzles.open.take().is_some() {
            table.release();
        }
    }
}

/// Judges the turn once it is complete; after that nothing more is accepted.
fn judge(mut puzzles: ResMut<Puzzles>, referee: Res<Referee>, mut table: Table) {
    let (Some(open), Some(session)) = (
        puzzles.bypass_change_detection().open.as_mut(),
        referee.session(),
    ) else {
        return;
    };
    let is_on_table = *table.purpose == Purpose::Puzzle
        && session.header().start.as_deref() == Some(open.puzzle.position.as_str());
    if open.verdict.is_some() || !is_on_table {
        return;
    }
    let Some(actions) = played(open.before.as_ref(), session) else {
        return;
    };
    match PuzzleVerdict::new(&open.puzzle, open.before.as_ref(), &actions) {
        Ok(verdict) => {
            table.solved.keep(
                open.kind,
                open.number,
                verdict.is_best,
                &mut table.documents,
            );
            open.verdict = Some(verdict);
            open.answer = actions;
            puzzles.set_changed();
            *table.gate = Gate::only(GateOwner::Puzzle, Vec::new(), Vec::new(), ANSWERED);
        }
        Err(error) => {
            let number = open.number;
            puzzles.open = None;
            table
                .documents
                .notices
                .show(format!("Puzzle {number} cannot be judged: {error}."));
        }
    }
}

/// What was done in answer, once the turn is complete; nothing but a throw leaves it empty.
fn played(before: &dyn Game, session: &Session) -> Option<Vec<Action>> {
    let actions: Vec<Action> = session
        .events()
        .iter()
        .map(|event| event.action.clone())
        .collect();
    let last = actions.last()?;
    let is_complete = match before.pending() {
        Pending::Throw(_) => true,
        pending => *last == Choice::Finish.into() || session.game().pending() != pending,
    };
    let is_part = |action: &Action| !matches!(action, Action::Throw(_));
    is_complete.then(|| actions.into_iter().filter(is_part).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_the_game_and_the_number() {
        let open = |kind, number| Some(PuzzleCommand::Open(kind, number));
        assert_eq!(PuzzleCommand::of_link("ur-17"), open(Kind::Ur, 17));
        assert_eq!(
            PuzzleCommand::of_link("tablero_di_berona-240"),
            open(Kind::TableroDiBerona, 240)
        );
        for wrong in ["", "ur", "ur-", "chess-3", "ur--3"] {
            assert_eq!(PuzzleCommand::of_link(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_day_has_its_puzzle_and_the_next_one_was_not_tried_yet() {
        // Number 3 was taken out.
        let numbers = || [1, 2, 4, 5].into_iter();
        assert_eq!(
            [0, DAY, 2 * DAY, 4 * DAY].map(|time| of_day(time, numbers()).unwrap()),
            [1, 2, 4, 1]
        );
        assert_eq!(next(0, numbers(), |_| false), Some(1));
        assert_eq!(next(2, numbers(), |_| false), Some(4));
        assert_eq!(next(2, numbers(), |number| number == 4), Some(5));
        assert_eq!(next(5, numbers(), |number| number < 3), Some(4));
        assert_eq!(next(2, numbers(), |_| true), Some(4), "all were tried");
        assert_eq!(next(5, numbers(), |_| true), Some(1));
        assert_eq!(
            (
                of_day(0, std::iter::empty()),
                next(0, std::iter::empty(), |_| true)
            ),
            (None, None)
        );
    }
}
