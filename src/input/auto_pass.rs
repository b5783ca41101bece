//! Passes on a turn in which nothing can be played: the throw and the reason are shown for a moment, and nobody presses
//! anything.

use bevy::prelude::*;
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Choice, Game, Pending};

use crate::{
    sets::TableSystems,
    state::{players::a_person_acts, table_is_idle},
};

/// How long the throw and the reason are shown, in seconds.
const SHOWN: f32 = 2.5;

/// Passes on the turns of people; bots end their turns themselves.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PassTimer>()
        .add_systems(Update, pass.in_set(TableSystems::Input).run_if(table_is_idle.and_then(a_person_acts)));
}

/// The throw that cannot be played and how long it has been shown.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct PassTimer {
    /// The number of events of the game after the throw; 0 while there is nothing to pass on.
    events: usize,
    /// How long it has been shown, in seconds.
    shown: f32,
}

impl PassTimer {
    /// Whether a turn is about to be passed on, so that frames must go on.
    #[must_use]
    pub(crate) fn is_running(&self) -> bool {
        self.events > 0
    }
}

/// Whether no die of a throw can be played.
#[must_use]
pub(crate) fn is_stuck(game: &dyn Game) -> bool {
    matches!(game.pending(), Pending::Act(_))
        && game.dice().iter().all(|die| !die.used)
        && game.actions() == [Choice::Finish.into()]
}

fn pass(referee: Res<Referee>, mut timer: ResMut<PassTimer>, time: Res<Time>, mut intents: MessageWriter<Intent>) {
    let Some(session) = referee.session().filter(|session| is_stuck(session.game())) else {
        timer.set_if_neq(PassTimer::default());
        return;
    };
    let events = session.events().len();
    let shown = if timer.events == events { timer.shown + time.delta_secs() } else { 0.0 };
    *timer = PassTimer { events, shown };
    if shown >= SHOWN {
        intents.write(Intent::Choose(Choice::Finish));
        *timer = PassTimer::default();
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Header, Kind, Seat, Session, Throw};

    use super::*;
    use crate::{settings::Settings, tests::harness};

    #[test]
    fn a_locked_throw_of_ur_is_shown_for_a_moment_and_passed_on() {
        let mut session = Session::new(Header::new(Kind::Ur)).unwrap();
        for lots in [[1, 0, 0], [0, 0, 0], [1, 1, 0]] {
            session.act(Throw::new(&lots)).unwrap();
        }
        assert!(is_stuck(session.game()), "only three blanks bring the first piece in");
        let mut app = harness::table(Settings::default());
        app.add_plugins(plugin);
        harness::resume(&mut app, session);
        let frames = |seconds: f32| (seconds / harness::FRAME.as_secs_f32()) as usize;
        (0..frames(SHOWN * 0.8)).for_each(|_| app.update());
        assert!(is_stuck(harness::session(&app).game()), "everybody can read it");
        (0..frames(SHOWN * 0.4)).for_each(|_| app.update());
        assert_eq!(harness::session(&app).game().pending().seat(), Some(Seat::Second));
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
        assert_eq!(harness::session(&app).game().pending(), Pending::Act(Seat::First));
    }
}
