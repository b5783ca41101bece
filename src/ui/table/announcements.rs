//! Short announcements of what no piece shows: a cocked die, the reason of a lost turn. The prompt
//! draws them.

use std::{collections::VecDeque, time::Duration};

use bevy::prelude::*;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Action, Effect, Event, Session, session::Reach};
use tesserae_words::{self as words, Text};

use crate::{
    input::auto_pass::ForcedTurns,
    table::{idle::Alarm, sets::TableSystems, settings::Settings},
};

/// The announcements that are shown now, each for some seconds.
#[derive(Resource, Default, Debug)]
pub struct Announcements {
    lines: VecDeque<(Text, Duration)>,
    /// The throws in the log when it was last looked at.
    throws: usize,
}

impl Announcements {
    /// The lines, oldest first.
    pub fn lines(&self) -> impl Iterator<Item = &Text> {
        self.lines.iter().map(|(line, _)| line)
    }
}

/// Collects announcements from the referee's facts.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Announcements>()
        .init_resource::<ForcedTurns>()
        .add_systems(Update, collect.in_set(TableSystems::React));
}

fn collect(
    mut facts: MessageReader<Fact>,
    mut announcements: ResMut<Announcements>,
    referee: Res<Referee>,
    (settings, forced): (Res<Settings>, Res<ForcedTurns>),
    (time, mut alarm): (Res<Time<Real>>, ResMut<Alarm>),
) {
    /// More would cover the board.
    const MAX_LINES: usize = 2;
    /// After so many turns in which only one thing could be played, it is said that the program can
    /// play them.
    const TOLD_AT: usize = 2;
    let now = time.elapsed();
    let until = now + Duration::from_secs_f32(settings.notices.max(0.0));
    if announcements.lines.iter().any(|(_, until)| *until <= now) {
        announcements.lines.retain(|(_, until)| *until > now);
    }
    for fact in facts.read() {
        let line = match fact {
            Fact::Effect(
                Effect::Announced(line)
                | Effect::Passed {
                    reason: Some(line), ..
                },
            ) => line.clone(),
            Fact::Happened(event) if !event.rethrown.is_empty() => {
                let dice = referee
                    .session()
                    .map(|session| session.game().dice())
                    .unwrap_or_default();
                let die = dice.first().map_or("die", |die| die.kind.names()[0]);
                words::table::cocked(die)
            }
            Fact::Undone(_) => {
                announcements.lines.clear();
                match referee
                    .session()
                    .and_then(|session| beyond(session, announcements.throws))
                {
                    Some(line) => line,
                    None => continue,
                }
            }
            Fact::Begun | Fact::Left => {
                announcements.lines.clear();
                // The first announcement of a game is its goal.
                match referee
                    .session()
                    .filter(|session| *fact == Fact::Begun && session.events().is_empty())
                {
                    Some(session) => (session.game().kind().info().goal)(),
                    None => continue,
                }
            }
            _ => continue,
        };
        announcements.lines.push_back((line, until));
    }
    if forced.is_changed() && forced.0 == TOLD_AT && !settings.forced_moves {
        announcements
            .lines
            .push_back((words::table::forced_moves(), until));
    }
    while announcements.lines.len() > MAX_LINES {
        announcements.lines.pop_front();
    }
    announcements.throws = referee.session().map_or(0, count_throws);
    if let Some((_, until)) = announcements.lines.front() {
        alarm.set(*until);
    }
}

/// How many throws there are in the log.
pub(crate) fn count_throws(session: &Session) -> usize {
    let is_throw = |event: &&Event| matches!(event.action, Action::Throw(_));
    session.events().iter().filter(is_throw).count()
}

/// Where an undo has led, if beyond one of the throws that there were before.
pub(crate) fn beyond(session: &Session, throws_before: usize) -> Option<Text> {
    let is_beyond = count_throws(session) < throws_before && session.header().has_bot();
    is_beyond.then(|| match session.reached() {
        Reach::Last => words::table::undone_to_dice(),
        Reach::Turn(number) => words::table::undone_to_turn(number),
        Reach::Answer => words::table::undone_to_answer(),
    })
}
