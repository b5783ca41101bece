//! Keeps the clock of the game on the table in the note about it: the log knows no clock, and a
//! game that is resumed has the time that was left.

use bevy::prelude::*;
use tesserae_live::Clock;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Action, DiceSource};

use crate::{
    save::{SavedGames, note::KeptClock},
    table::{
        GameClock, Purpose,
        sets::{SaveSystems, TableSystems},
    },
};

/// Lays the clock out when a game begins, and keeps it at the end of every turn and when the game
/// leaves the table or another one takes its place.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        keep.in_set(TableSystems::React)
            .before(SaveSystems::Autosave),
    )
    .add_systems(Update, begin.in_set(SaveSystems::Results))
    .add_systems(Last, close.run_if(on_message::<AppExit>));
}

/// Another game of the same players, begun without leaving the table, has the same time as the
/// last.
fn begin(
    mut facts: MessageReader<Fact>,
    (referee, purpose): (Res<Referee>, Res<State<Purpose>>),
    mut games: SavedGames,
    mut clock: ResMut<GameClock>,
) {
    if !facts.read().any(|fact| *fact == Fact::Begun) {
        return;
    }
    let (next, last) = (clock.take_next(), clock.control());
    let Some(session) = referee.session() else {
        return;
    };
    // Two people apart have the room's clock.
    if *purpose != Purpose::Game || session.dice_source() == DiceSource::Agreed {
        return clock.clear();
    }
    let kept = games.current().and_then(|id| games.kept_clock(id));
    let again = session.events().is_empty().then_some(last);
    let new = next.or_else(|| again.map(Clock::new));
    clock.lay_out(
        kept.map(|kept| Clock::taken_up(kept.control, kept.left))
            .or(new),
        session,
    );
    write(&clock, &mut games);
}

fn keep(mut facts: MessageReader<Fact>, mut games: SavedGames, mut clock: ResMut<GameClock>) {
    for fact in facts.read() {
        match fact {
            Fact::Happened(event) if matches!(event.action, Action::Choice(_)) => {
                write(&clock, &mut games)
            }
            // The clock is still that of the game that was there before.
            Fact::Begun => write(&clock, &mut games),
            Fact::Left => {
                write(&clock, &mut games);
                clock.clear();
            }
            _ => {}
        }
    }
}

fn close(mut games: SavedGames, clock: Res<GameClock>) {
    write(&clock, &mut games);
}

fn write(clock: &GameClock, games: &mut SavedGames) {
    if let (Some(id), Some(left)) = (games.current(), clock.reserves()) {
        let kept = KeptClock {
            control: clock.control(),
            left,
        };
        games.note(id, |note| note.clock = Some(kept));
    }
}
