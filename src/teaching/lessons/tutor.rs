//! The lesson on the table: which step it is at, what is due, and what is accepted.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_referee::{Fact, Gate, GateOwner, Intent, Referee};
use tesserae_rules::{
    Action, Game, Kind, Pending, Session,
    lesson::{Due, Lesson, LessonError, LessonStep},
};
use tesserae_words::{self as words, Text};

use crate::{
    save::{Documents, FinishedLessons},
    table::{
        Busy, NextPurpose, Purpose, idle::draw_next_frame, language::caption::as_text,
        sets::TableSystems, settings::Settings,
    },
    throw::ThrowCommand,
};

/// Before the program acts, and after a step is complete, in seconds at natural speed.
const PAUSE: f32 = 0.9;
/// How long the pointers move after something has changed, in seconds.
const POINTING: f32 = 2.0;

/// Leads through lessons.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Tutor>()
        .add_message::<LessonCommand>()
        .add_systems(
            Update,
            (handle_commands, teach).chain().in_set(TableSystems::Input),
        )
        .add_systems(Update, (follow, refuse_throws).in_set(TableSystems::React))
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(|tutor: Res<Tutor>| tutor.is_busy()),
        );
}

/// What a learner can do with a lesson.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum LessonCommand {
    /// Begins a lesson.
    Begin {
        /// The game.
        game: Kind,
        /// The number of the lesson among those of the game.
        lesson: usize,
        /// The step to begin with.
        step: usize,
    },
    /// To the step before.
    Back,
    /// To the next step, whether this one is complete or not.
    Next,
}

impl LessonCommand {
    /// Begins a lesson of a game, by its number, with its first step.
    #[must_use]
    pub(crate) const fn begin(game: Kind, lesson: usize) -> Self {
        Self::Begin {
            game,
            lesson,
            step: 0,
        }
    }
}

/// The lesson on the table, if there is one.
#[derive(Resource, Default)]
pub(crate) struct Tutor {
    open: Option<OpenedLesson>,
    /// The lesson whose position is edited, until it comes back.
    aside: Option<OpenedLesson>,
}

struct OpenedLesson {
    lesson: Lesson,
    step: usize,
    /// The game at the beginning of the step and how many events there were; `None` until it lies
    /// on the table.
    start: Option<(Box<dyn Game>, usize)>,
    /// What is due, and after how many events it was found out.
    due: Option<(Due, usize)>,
    /// Seconds until the program acts or goes on.
    wait: f32,
    /// Seconds since something changed.
    shown: f32,
    /// Whether something wrong was tried in this step.
    has_tried: bool,
}

impl Tutor {
    /// The lesson, if one is on the table.
    #[must_use]
    pub(crate) fn lesson(&self) -> Option<&Lesson> {
        self.open.as_ref().map(|open| &open.lesson)
    }

    /// The index of the step.
    #[must_use]
    pub(crate) fn step_index(&self) -> usize {
        self.open.as_ref().map_or(0, |open| open.step)
    }

    /// The step.
    #[must_use]
    pub(crate) fn step(&self) -> Option<&LessonStep> {
        self.open.as_ref().and_then(OpenedLesson::current)
    }

    /// The text of the step. How the lesson ends is told when it can be seen.
    #[must_use]
    pub(crate) fn text(&self, is_animating: bool) -> Option<Text> {
        let (lesson, step) = (self.lesson()?, self.step()?);
        let is_last = self.step_index() + 1 == lesson.steps.len();
        let waits = is_last
            && match self.due() {
                Some(Due::Program(_)) => true,
                Some(Due::Read | Due::Done) => !step.before.is_empty() && is_animating,
                _ => false,
            };
        Some(if waits {
            words::teaching::opponent_plays()
        } else {
            as_text(&step.text)
        })
    }

    /// What is due, once it is known.
    #[must_use]
    pub(crate) fn due(&self) -> Option<&Due> {
        self.open.as_ref()?.due.as_ref().map(|(due, _)| due)
    }

    /// Whether the learner is shown what to do.
    #[must_use]
    pub(crate) fn points(&self) -> bool {
        self.open
            .as_ref()
            .is_some_and(|open| open.has_tried || open.current().is_some_and(|step| !step.unaided))
    }

    /// Seconds since something changed.
    #[must_use]
    pub(crate) fn shown_for(&self) -> f32 {
        self.open.as_ref().map_or(0.0, |open| open.shown)
    }

    /// Whether it acts or moves its pointers, which needs redraws.
    #[must_use]
    pub(crate) fn is_busy(&self) -> bool {
        self.open.as_ref().is_some_and(|open| {
            open.shown < POINTING
                || open.start.is_none()
                || matches!(open.due, Some((Due::Program(_) | Due::Done, _)))
        })
    }

    /// Puts a step of a lesson on the table.
    fn go(&mut self, lesson: Lesson, step: usize, table: &mut LessonMeans) {
        match lesson.session(step) {
            Ok(session) => {
                table.next_purpose.0 = Some(Purpose::Lesson);
                table.intents.write(Intent::Resume(Box::new(session)));
                table.remember(&lesson, step);
                let open = OpenedLesson {
                    lesson,
                    step,
                    start: None,
                    due: None,
                    wait: 0.0,
                    shown: 0.0,
                    has_tried: false,
                };
                self.open = Some(open);
            }
            Err(error) => table.give_up(&error),
        }
    }

    /// Follows another game on the table: an edited position puts the lesson aside, and every other
    /// game but a step of the lesson ends it.
    fn follow_begun(&mut self, session: &Session, purpose: Purpose) {
        let aside = self.aside.take();
        match (purpose, self.open.take()) {
            (Purpose::Editor, open) => self.aside = open.or(aside),
            (Purpose::Lesson, Some(open)) => {
                let start = Some((session.game().boxed(), session.events().len()));
                self.open = Some(OpenedLesson {
                    start,
                    due: None,
                    ..open
                });
            }
            (Purpose::Lesson, None) => {
                self.open = aside.map(|open| OpenedLesson {
                    due: None,
                    shown: 0.0,
                    ..open
                })
            }
            _ => {}
        }
    }
}

impl OpenedLesson {
    fn current(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.step)
    }

    /// Begins the next step where the last one ended.
    fn go_on(&mut self, session: &Session) {
        self.step += 1;
        self.start = Some((session.game().boxed(), session.events().len()));
        self.due = None;
        self.shown = 0.0;
        self.has_tried = false;
    }
}

/// What a lesson needs of the table.
#[derive(SystemParam)]
struct LessonMeans<'w> {
    next_purpose: ResMut<'w, NextPurpose>,
    intents: MessageWriter<'w, Intent>,
    throws: MessageWriter<'w, ThrowCommand>,
    finished: ResMut<'w, FinishedLessons>,
    documents: Documents<'w>,
}

impl LessonMeans<'_> {
    /// Remembers a lesson as finished when its last step is reached.
    fn remember(&mut self, lesson: &Lesson, step: usize) {
        if step + 1 >= lesson.steps.len() {
            self.finished.add(lesson, &mut self.documents);
        }
    }

    fn give_up(&mut self, error: &LessonError) {
        self.documents
            .notices
            .show(words::notices::lesson_cannot_go_on(error.text()));
        self.intents.write(Intent::Leave);
    }
}

/// Carries out the learner's commands.
fn handle_commands(
    mut commands: MessageReader<LessonCommand>,
    mut tutor: ResMut<Tutor>,
    mut table: LessonMeans,
) {
    for command in commands.read() {
        let open = tutor.open.take();
        match (command, open) {
            (LessonCommand::Begin { game, lesson, step }, _) => {
                if let Some(lesson) = game.lessons().get(*lesson) {
                    tutor.go(lesson.clone(), *step, &mut table);
                }
            }
            (LessonCommand::Back, Some(open)) => {
                tutor.go(open.lesson, open.step.saturating_sub(1), &mut table)
            }
            (LessonCommand::Next, Some(open)) => {
                let last = open.lesson.steps.len().saturating_sub(1);
                tutor.go(open.lesson, (open.step + 1).min(last), &mut table);
            }
            (_, None) => {}
        }
    }
}

/// Follows the game on the table: another one ends the lesson, and what is taken back beyond the
/// step leads to the one before.
fn follow(
    mut facts: MessageReader<Fact>,
    referee: Res<Referee>,
    purpose: Res<State<Purpose>>,
    mut tutor: ResMut<Tutor>,
    mut commands: MessageWriter<LessonCommand>,
    mut gate: ResMut<Gate>,
) {
    for fact in facts.read() {
        match (fact, referee.session()) {
            (Fact::Begun, Some(session)) => tutor.follow_begun(session, *purpose.get()),
            (Fact::Begun | Fact::Left, _) => (tutor.open, tutor.aside) = (None, None),
            _ => {}
        }
        let Some(open) = &mut tutor.open else {
            // Without a lesson nothing is due, so nothing may be held back for one.
            if gate.owner() == GateOwner::Lesson {
                *gate = Gate::default();
            }
            continue;
        };
        match (fact, referee.session()) {
            (Fact::Undone(_), Some(session))
                if open
                    .start
                    .as_ref()
                    .is_some_and(|(_, first)| session.events().len() < *first) =>
            {
                commands.write(LessonCommand::Back);
            }
            (Fact::Refused { .. }, _) => {
                open.has_tried = true;
                open.shown = 0.0;
            }
            _ => {}
        }
    }
}

/// Finds out what is due, lets nothing else happen, acts for the program, and goes on when a step
/// is complete.
fn teach(
    mut tutor: ResMut<Tutor>,
    referee: Res<Referee>,
    (busy, settings, time): (Busy, Res<Settings>, Res<Time>),
    mut table: LessonMeans,
    mut gate: ResMut<Gate>,
) {
    let (Some(open), Some(session)) = (tutor.open.as_mut(), referee.session()) else {
        return;
    };
    let Some((start, first)) = &open.start else {
        return;
    };
    open.shown += time.delta_secs();
    let events = session.events().len();
    if open.due.as_ref().is_none_or(|(_, after)| *after != events) {
        let Some(step) = open.lesson.steps.get(open.step) else {
            return;
        };
        match step.due(
            start.as_ref(),
            session.events().get(*first..).unwrap_or_default(),
        ) {
            Ok(due) => {
                *gate = restrict(step, session.game(), &due);
                open.due = Some((due, events));
                open.wait = settings.duration(PAUSE);
                open.shown = 0.0;
            }
            // Something else has been played, as another version of the program might: the step
            // begins again.
            Err(LessonError::DeadEnd) => {
                let (lesson, step) = (open.lesson.clone(), open.step);
                return tutor.go(lesson, step, &mut table);
            }
            Err(error) => return table.give_up(&error),
        }
    }
    if !busy.is_idle() {
        return;
    }
    open.wait -= time.delta_secs();
    if open.wait > 0.0 {
        return;
    }
    match &open.due {
        Some((Due::Program(action), _)) => {
            // Asked for again if nothing comes of it.
            open.wait = 2.0;
            match action {
                Action::Throw(_) => {
                    table.throws.write(ThrowCommand::Throw);
                }
                Action::Step(step) => {
                    table.intents.write(Intent::Step(step.clone()));
                }
                Action::Choice(choice) => {
                    table.intents.write(Intent::Choose(*choice));
                }
            }
        }
        Some((Due::Done, _)) => {
            let next = open.step + 1;
            match open.lesson.steps.get(next) {
                Some(step) if step.position.is_none() => {
                    table.remember(&open.lesson, next);
                    open.go_on(session);
                }
                Some(_) => {
                    let lesson = open.lesson.clone();
                    tutor.go(lesson, next, &mut table);
                }
                None => {}
            }
        }
        _ => {}
    }
}

/// Answers to a throw that is not due.
fn refuse_throws(
    mut requests: MessageReader<ThrowCommand>,
    mut facts: MessageWriter<Fact>,
    referee: Res<Referee>,
    gate: Res<Gate>,
) {
    if !requests.read().any(|asked| *asked == ThrowCommand::Throw)
        || gate.owner() != GateOwner::Lesson
    {
        return;
    }
    let is_due = |session: &Session| matches!(session.game().pending(), Pending::Throw(_));
    if let (true, Some(answer)) = (
        referee.session().is_some_and(is_due),
        gate.answer_to_throw(),
    ) {
        facts.write(Fact::Refused {
            code: Gate::CODE,
            text: answer.clone(),
        });
    }
}

/// What is accepted in a step, with the answers to what is not.
fn restrict(step: &LessonStep, game: &dyn Game, due: &Due) -> Gate {
    let accepted = match due {
        Due::Program(action) => vec![action.clone()],
        Due::Throw(throw) => vec![throw.clone().into()],
        Due::Act(actions) => actions.clone(),
        Due::Read | Due::Done => Vec::new(),
    };
    let otherwise = match due {
        Due::Read => words::teaching::press_next(),
        _ => step.answer_to_others(),
    };
    let answer = |action: Action| Some((action.clone(), step.answer(game, &action)?));
    let answers = match due {
        Due::Act(_) => step
            .tries
            .iter()
            .filter_map(|wrong| answer(game.read_action(&wrong.action).ok()?))
            .collect(),
        _ => Vec::new(),
    };
    Gate::only(GateOwner::Lesson, accepted, answers, otherwise)
}
