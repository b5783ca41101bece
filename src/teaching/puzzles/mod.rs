//! Puzzles at the table: a position is laid out, a person plays the turn with their own hands, and
//! learns whether it was the best. A puzzle is no game that is saved or counted. Own mistakes
//! are practised in the same way; they come back on the day that `save::Exercises` keeps.
//!
//! `file` reads the puzzles of a game, `numbers` says which is the next, `task` is what is to be
//! solved, `verdict` words what is said to an answer; the text is in `ui::table::puzzle`.

mod file;
mod numbers;
mod task;
mod verdict;

use std::collections::BTreeMap;

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_bots::Decision;
use tesserae_insight::{Answer, Exercise, Puzzle, Question};
use tesserae_referee::{Fact, Gate, GateOwner, Intent, Referee};
use tesserae_rules::{
    Action, Choice, Game, Kind, Pending, Seat, Session, TextError, session::Player,
};
use tesserae_words::{self as words, Text};

use crate::{
    save::{Documents, Exercises, SolvedPuzzles, clock},
    table::{
        ComparedTurns, NextPurpose, Purpose,
        game_data::{self, Loading},
        idle::draw_next_frame,
        language::caption::as_text,
        sets::TableSystems,
        settings::Settings,
    },
    thinking::{Thinking, Ticket, unanswered},
};
use file::{PuzzleFormat, PuzzlesOfGame};
use numbers::{next, of_day};
use task::Task;
pub(crate) use verdict::PuzzleVerdict;

/// Lays out puzzles and judges answers.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(game_data::plugin::<PuzzleFormat>)
        .init_resource::<Puzzles>()
        .add_message::<PuzzleCommand>()
        .add_message::<Practise>()
        .add_systems(
            Update,
            (handle_commands, lay_out)
                .chain()
                .in_set(TableSystems::Input),
        )
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
    /// Lays out the own mistake that has been due for longest.
    Mistake(Kind),
    /// Lays out the same one again.
    Again,
}

/// Keeps mistakes to be practised from today on, and lays out the first of them.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Practise(pub(crate) Vec<Exercise>);

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
    /// The mistake that is to be laid out, before those that have been due for longer.
    first: Option<Exercise>,
    open: Option<OpenPuzzle>,
    /// The one whose position is edited, until it comes back.
    aside: Option<OpenPuzzle>,
}

/// The puzzle on the table.
pub(crate) struct OpenPuzzle {
    /// What is to be said to the answer, once there is one.
    pub(crate) verdict: Option<PuzzleVerdict>,
    /// What was done in answer.
    answer: Vec<Action>,
    /// The judgement of the answer, while it is awaited.
    judging: Option<Ticket>,
    task: Task,
    before: Box<dyn Game>,
    best: Decision,
}

impl OpenPuzzle {
    /// The game.
    #[must_use]
    pub(crate) const fn kind(&self) -> Kind {
        self.task.kind()
    }

    /// Its number and the greatest number of a puzzle of the game; None for an own mistake.
    #[must_use]
    pub(crate) const fn number(&self) -> Option<(usize, usize)> {
        match &self.task {
            Task::Puzzle { number, last, .. } => Some((*number, *last)),
            Task::Exercise(_) => None,
        }
    }

    /// What lays out the next one.
    #[must_use]
    pub(crate) const fn next(&self) -> PuzzleCommand {
        match &self.task {
            Task::Puzzle { kind, .. } => PuzzleCommand::Next(*kind),
            Task::Exercise(exercise) => PuzzleCommand::Mistake(exercise.game),
        }
    }

    /// What is asked.
    #[must_use]
    pub(crate) fn question(&self) -> Text {
        let game = self.before.as_ref();
        let name = game
            .pending()
            .seat()
            .map_or_else(|| as_text(""), |seat| game.seat_title(seat));
        if game.steps().is_empty() {
            return words::teaching::to_decide(name);
        }
        let dice: Vec<String> = game.dice().iter().map(|die| die.face.to_string()).collect();
        if game
            .dice()
            .first()
            .is_some_and(|die| die.kind.counts_marks())
        {
            let sum: u8 = game.dice().iter().map(|die| die.face).sum();
            return words::teaching::to_move(name, sum);
        }
        words::teaching::to_play(name, dice.join("-"))
    }

    /// The name of the puzzle in a link: “ur-17”. An own mistake has none.
    #[must_use]
    pub(crate) fn link(&self) -> Option<String> {
        let (number, _) = self.number()?;
        Some(format!("{}-{number}", self.kind().key()))
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
fn handle_commands(
    mut commands: MessageReader<PuzzleCommand>,
    mut mistakes: MessageReader<Practise>,
    mut puzzles: ResMut<Puzzles>,
    mut table: PuzzleMeans,
    settings: Res<Settings>,
) {
    for Practise(exercises) in mistakes.read() {
        let Some(first) = exercises.first() else {
            continue;
        };
        let today = clock::day_number();
        table
            .exercises
            .add(exercises.clone(), today, &mut table.documents);
        puzzles.wanted = Some(PuzzleCommand::Mistake(first.game));
        puzzles.first = Some(first.clone());
    }
    for command in commands.read() {
        if settings.insights {
            puzzles.wanted = Some(*command);
            puzzles.first = None;
        } else {
            let off = words::notices::puzzles_off();
            table.documents.notices.show(off);
        }
    }
}

/// What a puzzle needs of the table.
#[derive(SystemParam)]
struct PuzzleMeans<'w> {
    files: PuzzlesOfGame<'w>,
    purpose: Res<'w, State<Purpose>>,
    next_purpose: ResMut<'w, NextPurpose>,
    gate: ResMut<'w, Gate>,
    intents: MessageWriter<'w, Intent>,
    solved: ResMut<'w, SolvedPuzzles>,
    exercises: ResMut<'w, Exercises>,
    documents: Documents<'w>,
}

/// Lays out the wanted puzzle, once the puzzles of its game are loaded.
fn lay_out(mut puzzles: ResMut<Puzzles>, mut table: PuzzleMeans) {
    let Some(wanted) = puzzles.wanted else { return };
    let kind = match wanted {
        PuzzleCommand::Today(kind) | PuzzleCommand::Next(kind) | PuzzleCommand::Open(kind, _) => {
            kind
        }
        PuzzleCommand::Mistake(kind) => {
            puzzles.wanted = None;
            let first = puzzles.first.take();
            if let Some(open) = table.open_mistake(kind, first, puzzles.open.as_ref()) {
                puzzles.open = Some(open);
            }
            return;
        }
        PuzzleCommand::Again => {
            puzzles.wanted = None;
            if let Some(task) = puzzles.open.as_ref().map(|open| open.task.clone()) {
                puzzles.open = table.lay_out(task);
            }
            return;
        }
    };
    let all = match table.files.get(kind) {
        Loading::Waiting => return,
        Loading::Ready(all) => all,
        Loading::Failed(error) => {
            warn!("no puzzles: {error}");
            table.files.forget_failure();
            puzzles.wanted = None;
            return table
                .documents
                .notices
                .show(words::notices::no_puzzles(words::notices::not_loaded()));
        }
    };
    puzzles.wanted = None;
    let number = match wanted {
        PuzzleCommand::Open(_, number) => Some(number),
        PuzzleCommand::Today(_) => of_day(clock::now(), all.keys().copied()),
        _ => {
            let current = puzzles.open.as_ref().filter(|open| open.kind() == kind);
            let last = current
                .and_then(OpenPuzzle::number)
                .map_or(0, |(number, _)| number);
            next(last, all.keys().copied(), |number| {
                table.solved.was_tried(kind, number)
            })
        }
    };
    if let Some(open) = number.and_then(|number| table.open(kind, number, &all)) {
        puzzles.open = Some(open);
    }
}

impl PuzzleMeans<'_> {
    /// Puts a puzzle on the table.
    fn open(
        &mut self,
        kind: Kind,
        number: usize,
        all: &BTreeMap<usize, Puzzle>,
    ) -> Option<OpenPuzzle> {
        let last = *all.keys().next_back()?;
        let Some(puzzle) = all.get(&number) else {
            let title = as_text(kind.title());
            self.documents.notices.show(if number > last {
                words::notices::no_such_number(title, number, last)
            } else {
                words::notices::not_any_more(title, number)
            });
            return None;
        };
        let puzzle = puzzle.clone();
        self.lay_out(Task::Puzzle {
            kind,
            number,
            last,
            puzzle,
        })
    }

    /// Puts an own mistake on the table: this one, or else the one that has been due for longest.
    fn open_mistake(
        &mut self,
        kind: Kind,
        first: Option<Exercise>,
        current: Option<&OpenPuzzle>,
    ) -> Option<OpenPuzzle> {
        let current = current.and_then(|open| match &open.task {
            Task::Exercise(exercise) => Some(exercise),
            Task::Puzzle { .. } => None,
        });
        let today = clock::day_number();
        let next = || self.exercises.next(kind, today, current).cloned();
        let Some(exercise) = first.or_else(next) else {
            let words = match self.exercises.days_left(kind, today) {
                None => words::notices::no_mistake_kept(),
                Some(days) => words::notices::no_mistake_due(days),
            };
            self.documents.notices.show(words);
            return None;
        };
        let open = self.lay_out(Task::Exercise(exercise.clone()));
        if open.is_none() {
            // Nobody could ever answer it, and it would stand before all others.
            self.exercises.remove(&exercise, &mut self.documents);
        }
        open
    }

    /// Puts what is to be solved on the table.
    fn lay_out(&mut self, task: Task) -> Option<OpenPuzzle> {
        let mut header = task.header();
        let session = Session::new(header.clone()).and_then(|session| {
            // A bot sits at the other seat, so that nobody is asked to act for it.
            let seat = session.game().pending().seat().unwrap_or(Seat::First);
            header.players[seat.other().index()] = Player::Bot("guest".to_owned());
            Session::new(header)
        });
        let session = match session {
            Ok(session) => session,
            Err(error) => return self.refuse(&task, error.text()),
        };
        let before = session.game().boxed();
        let best = match task.best(before.as_ref()) {
            Ok(best) => best,
            Err(error) => return self.refuse(&task, error.text()),
        };
        self.next_purpose.0 = Some(Purpose::Puzzle);
        self.release();
        self.intents.write(Intent::Resume(Box::new(session)));
        Some(OpenPuzzle {
            verdict: None,
            answer: Vec::new(),
            judging: None,
            task,
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

    fn refuse(&mut self, task: &Task, error: Text) -> Option<OpenPuzzle> {
        let name = task.name();
        self.documents
            .notices
            .show(words::notices::cannot_be_laid_out(name, error));
        None
    }

    /// Keeps whether an answer was right.
    fn keep(&mut self, task: &Task, is_right: bool) {
        match task {
            Task::Puzzle { kind, number, .. } => {
                self.solved
                    .keep(*kind, *number, is_right, &mut self.documents);
            }
            Task::Exercise(exercise) => {
                let today = clock::day_number();
                self.exercises
                    .keep(exercise, is_right, today, &mut self.documents);
            }
        }
    }
}

/// Another game on the table ends the puzzle; what is taken back after the answer begins it again.
fn follow(
    mut facts: MessageReader<Fact>,
    mut puzzles: ResMut<Puzzles>,
    mut commands: MessageWriter<PuzzleCommand>,
    mut table: PuzzleMeans,
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
fn judge(
    mut puzzles: ResMut<Puzzles>,
    referee: Res<Referee>,
    mut thinking: ResMut<Thinking>,
    mut table: PuzzleMeans,
) {
    let (Some(open), Some(session)) = (
        puzzles.bypass_change_detection().open.as_mut(),
        referee.session(),
    ) else {
        return;
    };
    let is_on_table = *table.purpose == Purpose::Puzzle
        && session.header().start.as_ref() == Some(open.task.position());
    if open.verdict.is_some() || !is_on_table {
        return;
    }
    let Some(actions) = played(open.before.as_ref(), session) else {
        // What was judged has been taken back.
        open.judging = None;
        return;
    };
    match open.said_to(actions, &mut thinking) {
        Ok(None) => {}
        Ok(Some(verdict)) => {
            table.keep(&open.task, verdict.is_best);
            open.verdict = Some(verdict);
            puzzles.set_changed();
            *table.gate = Gate::only(
                GateOwner::Puzzle,
                Vec::new(),
                Vec::new(),
                words::teaching::answered(),
            );
        }
        Err(error) => {
            let name = open.task.name();
            puzzles.open = None;
            table
                .documents
                .notices
                .show(words::notices::cannot_be_judged(name, error));
        }
    }
}

impl OpenPuzzle {
    /// What is said to an answer; None while it is being judged.
    fn said_to(
        &mut self,
        actions: Vec<Action>,
        thinking: &mut Thinking,
    ) -> Result<Option<PuzzleVerdict>, Text> {
        let game = self.before.as_ref();
        let words = |error: TextError| error.text();
        if let Some(ticket) = &mut self.judging
            && self.answer == actions
        {
            return match ticket.last() {
                None => Ok(None),
                Some(Answer::Judged(Some(judged))) => {
                    self.task.judged(game, &actions, &judged).map_err(words)
                }
                Some(Answer::Judged(None)) => Err(words::notices::unknown_turn()),
                Some(other) => Err(unanswered(&other.failure())),
            };
        }
        let verdict = self.task.verdict(game, &actions).map_err(words)?;
        self.judging = verdict
            .is_none()
            .then(|| thinking.ask(Question::judgement(game, &actions)));
        self.answer = actions;
        Ok(verdict)
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
}
