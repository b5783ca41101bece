//! The clock of the game on the table, for people at one screen. It runs while one of them is to
//! act and nothing moves, and stands while a menu or a panel covers the board or nothing is drawn.
//! `save::kept_clock` keeps it.

use std::time::Duration;

use bevy::prelude::*;
use tesserae_live::{Clock, TimeControl};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Choice, Reason, Seat, Session, session::Player};

use crate::table::{
    Busy,
    idle::Alarm,
    layout::{BesideBoard, ScreenLayout},
    sets::TableSystems,
};

/// Lets the clock run and says when a player’s time has run out.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameClock>()
        .add_systems(Update, run.in_set(TableSystems::React))
        .add_systems(PostUpdate, see_to_frame);
}

/// The clock of the game on the table, and that of the game which begins next.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct GameClock {
    on_table: Option<Running>,
    next: Option<Clock>,
}

#[derive(Clone, Debug)]
struct Running {
    clock: Clock,
    /// The players who have a clock.
    people: [bool; 2],
    /// The time that counts, from the beginning of this clock.
    now: Duration,
    /// Whether time has counted since the last frame.
    counts: bool,
}

impl Running {
    fn millis(&self) -> u64 {
        u64::try_from(self.now.as_millis()).unwrap_or(u64::MAX)
    }
}

impl GameClock {
    /// Sets the clock of the game that is about to begin.
    pub(crate) fn set_next(&mut self, control: TimeControl) {
        self.next = Some(Clock::new(control));
    }

    /// Sets the clock of the game that is about to come back, as it was when it left.
    pub(crate) fn set_next_taken_up(&mut self, stopped: Clock) {
        self.next = Some(stopped);
    }

    /// The clock that was set for the game that has begun.
    pub(crate) fn take_next(&mut self) -> Option<Clock> {
        self.next.take()
    }

    /// Puts a clock beside the game on the table, or takes it away.
    pub(crate) fn lay_out(&mut self, clock: Option<Clock>, session: &Session) {
        let people = session
            .header()
            .players
            .each_ref()
            .map(|player| *player == Player::Person);
        let clock =
            clock.filter(|clock| clock.control() != TimeControl::None && people.contains(&true));
        self.on_table = clock.map(|clock| Running {
            clock,
            people,
            now: Duration::ZERO,
            counts: false,
        });
    }

    /// Takes the clock off the table.
    pub(crate) fn clear(&mut self) {
        self.on_table = None;
    }

    /// How much time the players of the game on the table have.
    #[must_use]
    pub(crate) fn control(&self) -> TimeControl {
        self.on_table
            .as_ref()
            .map_or(TimeControl::None, |running| running.clock.control())
    }

    /// What is left of both reserves, in milliseconds, if there is a clock.
    #[must_use]
    pub(crate) fn reserves(&self) -> Option<[u64; 2]> {
        let running = self.on_table.as_ref()?;
        Some(Seat::BOTH.map(|seat| {
            running
                .clock
                .left(seat, running.millis())
                .unwrap_or_default()
        }))
    }

    /// The clock as it is now, to be laid out again later; nothing if there is none.
    #[must_use]
    pub(crate) fn stopped(&self) -> Option<Clock> {
        Some(Clock::taken_up(self.control(), self.reserves()?))
    }

    /// What is left of a player’s time, in milliseconds; `None` without a clock.
    #[must_use]
    pub(crate) fn left(&self, seat: Seat) -> Option<u64> {
        let running = self
            .on_table
            .as_ref()
            .filter(|running| running.people[seat.index()])?;
        running.clock.left(seat, running.millis())
    }

    /// Whose time it is.
    #[must_use]
    pub(crate) fn running(&self) -> Option<Seat> {
        self.on_table.as_ref()?.clock.running()
    }
}

fn run(
    mut clock: ResMut<GameClock>,
    (referee, busy): (Res<Referee>, Busy),
    (layout, beside): (Option<Res<ScreenLayout>>, Option<Res<BesideBoard>>),
    time: Res<Time<Real>>,
    mut intents: MessageWriter<Intent>,
) {
    /// While a clock runs there is a frame each second. If a frame comes much later, the window was
    /// hidden or the machine slept, and the time between does not count.
    const LONGEST: Duration = Duration::from_millis(1500);
    let Some(running) = clock.bypass_change_detection().on_table.as_mut() else {
        return;
    };
    if running.counts {
        running.now += time.delta().min(LONGEST);
    }
    let now = running.millis();
    // A game that leaves the table finishes no turn.
    let Some(session) = referee.session() else {
        return;
    };
    let due = session
        .game()
        .pending()
        .seat()
        .filter(|seat| running.people[seat.index()]);
    if due != running.clock.running() {
        running.clock.turn(now, due);
    }
    let is_covered =
        layout.is_some_and(|layout| layout.is_phone()) && beside.is_some_and(|beside| beside.panel);
    running.counts = due.is_some() && busy.is_idle() && !is_covered;
    if let Some(loser) = running
        .clock
        .out_of_time(now)
        .filter(|loser| running.counts && due == Some(*loser))
    {
        intents.write(Intent::Choose(Choice::Forfeit(loser, Reason::Time)));
    }
}

/// A clock that runs needs one frame whenever its second changes.
fn see_to_frame(clock: Res<GameClock>, time: Res<Time<Real>>, mut alarm: ResMut<Alarm>) {
    /// The timer of a browser may be early, in milliseconds.
    const EARLY: u64 = 25;
    let Some(running) = clock.on_table.as_ref().filter(|running| running.counts) else {
        return;
    };
    if let Some(wait) = running.clock.next_second(running.millis()) {
        alarm.set_frame(Some(
            time.elapsed() + Duration::from_millis(wait.min(1000) + EARLY),
        ));
    }
}

#[cfg(test)]
mod tests {
    use tesserae_referee::Referee;
    use tesserae_rules::{Header, Kind, Session, Throw};

    use super::*;
    use crate::{
        table::{Replay, TableIsCovered, settings::Settings},
        tests::harness::{self, FRAME},
    };

    /// A table on which the first seat is to play 3-1, with so many seconds each.
    fn table(players: [Player; 2], seconds: u32) -> App {
        let mut app = harness::table(Settings {
            reduced_motion: true,
            speed: 0.0,
            ..default()
        });
        let mut session = Session::new(Header {
            players,
            ..Header::new(Kind::Backgammon)
        })
        .unwrap();
        session.act(Throw::new(&[3, 1])).unwrap();
        harness::resume(&mut app, session.clone());
        let clock = Clock::new(TimeControl::SuddenDeath { seconds });
        app.world_mut()
            .resource_mut::<GameClock>()
            .lay_out(Some(clock), &session);
        app
    }

    fn left(app: &App) -> [Option<u64>; 2] {
        Seat::BOTH.map(|seat| app.world().resource::<GameClock>().left(seat))
    }

    const PEOPLE: [Player; 2] = [Player::Person, Player::Person];

    #[test]
    fn the_time_of_the_player_who_is_to_act_runs_and_stands_while_the_board_is_covered_or_the_past_is_shown()
     {
        let mut app = table(PEOPLE, 60);
        (0..3).for_each(|_| app.update());
        let before = left(&app)[0].unwrap();
        let frame = u64::try_from(FRAME.as_millis()).unwrap();
        (0..10).for_each(|_| app.update());
        assert_eq!(left(&app), [Some(before - 10 * frame), Some(60_000)]);
        app.insert_resource(TableIsCovered(true));
        app.update();
        let covered = left(&app);
        (0..10).for_each(|_| app.update());
        assert_eq!(left(&app), covered);
        app.insert_resource(TableIsCovered(false));
        let session = harness::session(&app).clone();
        app.world_mut().resource_mut::<Replay>().open(&session);
        (0..10).for_each(|_| app.update());
        assert_eq!(left(&app), covered);
    }

    #[test]
    fn somebody_whose_time_runs_out_loses() {
        let mut app = table(PEOPLE, 1);
        (0..30).for_each(|_| app.update());
        let session = app.world().resource::<Referee>().session().unwrap();
        assert_eq!(
            session.events().last().map(|event| event.action.clone()),
            Some(Choice::Forfeit(Seat::First, Reason::Time).into())
        );
        let outcome = session.game().outcome().unwrap();
        assert_eq!(
            (outcome.winner, outcome.series_over),
            (Some(Seat::Second), true)
        );
        assert_eq!(left(&app), [Some(0), Some(1000)]);
        (0..5).for_each(|_| app.update());
        assert_eq!(harness::session(&app).events().len(), 2, "it is said once");
    }

    #[test]
    fn a_bot_has_no_clock() {
        let mut app = table([Player::Bot("guest".to_owned()), Player::Person], 1);
        (0..60).for_each(|_| app.update());
        assert_eq!(left(&app), [None, Some(1000)]);
        assert!(harness::session(&app).game().outcome().is_none());
    }
}
