//! Ends turns in which there was nothing to choose: nothing could be played, or everything in one
//! way only. The throw and the reason are shown for a moment, and nobody presses anything.

use std::time::Duration;

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_referee::{Gate, Intent, Referee};
use tesserae_rules::{Choice, Game, Pending, Session};

use crate::table::{
    Purpose, idle::Alarm, players::person_to_act, sets::TableSystems, settings::Settings,
    table_is_idle,
};

/// How long the throw and the reason are shown.
const SHOWN: Duration = Duration::from_millis(1300);

/// Ends the turns of people; bots end their turns themselves.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ForcedTurns>().add_systems(
        Update,
        pass.in_set(TableSystems::Input).run_if(table_is_idle),
    );
}

/// How many turns have ended by themselves in which a person played the only thing there was.
#[derive(Resource, Copy, Clone, Debug, Default)]
pub(crate) struct ForcedTurns(pub(crate) usize);

/// Whether no die of a throw can be played.
#[must_use]
pub(crate) fn is_stuck(game: &dyn Game) -> bool {
    matches!(game.pending(), Pending::Act(_))
        && game.dice().iter().all(|die| !die.used)
        && game.actions() == [Choice::Finish.into()]
}

/// What decides whether turns end by themselves.
#[derive(SystemParam)]
pub(crate) struct TurnEnds<'w> {
    settings: Res<'w, Settings>,
    purpose: Res<'w, State<Purpose>>,
    gate: Res<'w, Gate>,
}

impl TurnEnds<'_> {
    /// Whether the turn of a person here ends by itself. In lessons and puzzles only a turn in which
    /// nothing was played does: there the end of another one may be what is to be learned. The
    /// coach, or a lesson, may not be ready for it.
    #[must_use]
    pub(crate) fn by_itself(&self, session: &Session) -> bool {
        self.settings.end_turns
            && person_to_act(session)
            && match self.purpose.get() {
                Purpose::Editor => false,
                Purpose::Lesson | Purpose::Puzzle => is_stuck(session.game()),
                Purpose::Game | Purpose::Demonstration => session.ends_without_choice(),
            }
            && self
                .gate
                .refusal(session.game(), &Choice::Finish.into())
                .is_none()
    }
}

/// `shown` is the throw after which nothing is left to do, by the number of events, and until when
/// it is shown.
fn pass(
    referee: Res<Referee>,
    ends: TurnEnds,
    mut shown: Local<Option<(usize, Duration)>>,
    (mut alarm, mut forced): (ResMut<Alarm>, ResMut<ForcedTurns>),
    time: Res<Time<Real>>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(session) = referee.session().filter(|session| ends.by_itself(session)) else {
        *shown = None;
        return;
    };
    let (now, events) = (time.elapsed(), session.events().len());
    let until = match *shown {
        Some((of, until)) if of == events => until,
        _ => now + SHOWN,
    };
    *shown = Some((events, until));
    if now >= until {
        let by_hand = session.events().last().is_some_and(|last| !last.automatic);
        if by_hand && !is_stuck(session.game()) {
            forced.0 += 1;
        }
        intents.write(Intent::Choose(Choice::Finish));
        *shown = None;
    } else {
        alarm.set(until);
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Header, Kind, Seat, Session, Throw};

    use super::*;
    use crate::{table::settings::Settings, tests::harness};

    #[test]
    fn a_locked_throw_of_ur_is_shown_for_a_moment_and_passed_on() {
        let mut session = Session::new(Header::new(Kind::Ur)).unwrap();
        for lots in [[1, 0, 0], [0, 0, 0], [1, 1, 0]] {
            session.act(Throw::new(&lots)).unwrap();
        }
        assert!(
            is_stuck(session.game()),
            "only three blanks let the first piece in"
        );
        let mut app = harness::table(Settings::default());
        app.add_plugins(plugin);
        harness::resume(&mut app, session);
        let frames =
            |share: f32| (SHOWN.as_secs_f32() * share / harness::FRAME.as_secs_f32()) as usize;
        (0..frames(0.8)).for_each(|_| app.update());
        assert!(
            is_stuck(harness::session(&app).game()),
            "everybody can read it"
        );
        (0..frames(0.4)).for_each(|_| app.update());
        assert_eq!(
            harness::session(&app).game().pending().seat(),
            Some(Seat::Second)
        );
    }

    /// What a session waits for after nobody has pressed anything for a while.
    fn left_alone(session: Session, settings: Settings) -> Pending {
        let mut app = harness::table(settings);
        app.add_plugins(plugin);
        harness::resume(&mut app, session);
        let frames = 2.0 * SHOWN.as_secs_f32() / harness::FRAME.as_secs_f32();
        (0..frames as usize).for_each(|_| app.update());
        harness::session(&app).game().pending()
    }

    /// Two checkers on the bar, of which one can enter, and has.
    fn one_way() -> Session {
        let start = "bar:2,6:13 13:2,6:3,5:2,4:2,3:2,2:4 white - middle:1 0-0 throw";
        let mut session = Session::new(Header {
            start: Some(start.into()),
            ..Header::new(Kind::Backgammon)
        })
        .unwrap();
        session.act(Throw::new(&[6, 1])).unwrap();
        let step = session.game().steps()[0].clone();
        session.act(step).unwrap();
        session
    }

    #[test]
    fn a_turn_in_which_one_thing_could_be_played_ends_by_itself_unless_the_settings_say_no() {
        let one_way = one_way();
        assert!(one_way.ends_without_choice());
        let settings = Settings::default();
        let next = left_alone(one_way.clone(), settings.clone());
        assert_eq!(next.seat(), Some(Seat::Second));
        let settings = Settings {
            end_turns: false,
            ..settings
        };
        assert_eq!(left_alone(one_way, settings), Pending::Act(Seat::First));
    }

    #[test]
    fn a_turn_in_which_something_was_chosen_waits_for_its_player() {
        let mut session = Session::new(Header::new(Kind::Tabula)).unwrap();
        for faces in [&[6, 1][..], &[1, 2, 3]] {
            session.act(Throw::new(faces)).unwrap();
        }
        while let Some(step) = session.game().steps().first() {
            session.act(step).unwrap();
        }
        assert!(session.game().choices() == [Choice::Finish] && !session.ends_without_choice());
        let pending = left_alone(session, Settings::default());
        assert_eq!(pending, Pending::Act(Seat::First), "it can be undone");
    }

    #[test]
    fn a_throw_that_can_be_played_waits_for_the_player() {
        let mut session = Session::new(Header::new(Kind::Tabula)).unwrap();
        for faces in [&[6, 1][..], &[1, 2, 3]] {
            session.act(Throw::new(faces)).unwrap();
        }
        let mut app = harness::table(Settings::default());
        app.add_plugins(plugin);
        harness::resume(&mut app, session);
        (0..200).for_each(|_| app.update());
        assert_eq!(
            harness::session(&app).game().pending(),
            Pending::Act(Seat::First)
        );
    }
}
