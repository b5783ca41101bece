//! Passes on a turn in which nothing can be played: the throw and the reason are shown for a
//! moment, and nobody presses anything.

use std::time::Duration;

use bevy::prelude::*;
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Choice, Game, Pending};

use crate::table::{idle::Alarm, players::a_person_acts, sets::TableSystems, table_is_idle};

/// How long the throw and the reason are shown.
const SHOWN: Duration = Duration::from_millis(2500);

/// Passes on the turns of people; bots end their turns themselves.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        pass.in_set(TableSystems::Input)
            .run_if(table_is_idle.and_then(a_person_acts)),
    );
}

/// Whether no die of a throw can be played.
#[must_use]
pub(crate) fn is_stuck(game: &dyn Game) -> bool {
    matches!(game.pending(), Pending::Act(_))
        && game.dice().iter().all(|die| !die.used)
        && game.actions() == [Choice::Finish.into()]
}

/// `shown` is the throw that cannot be played, by the number of events after it, and until when it
/// is shown.
fn pass(
    referee: Res<Referee>,
    mut shown: Local<Option<(usize, Duration)>>,
    mut alarm: ResMut<Alarm>,
    time: Res<Time<Real>>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(session) = referee.session().filter(|session| is_stuck(session.game())) else {
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
