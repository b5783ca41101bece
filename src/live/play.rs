//! The table and the log of the room are kept the same: own steps are offered to the room, and what
//! the log has more comes to the table. Where they differ otherwise, the table is laid out as the
//! log says.

use bevy::prelude::*;
use tesserae_live::{Change, Line, News};
use tesserae_referee::{Fact, Intent, Referee};
use tesserae_rules::{Action, DiceSource, Event, Seat, Session, session::Player};

use super::{
    connection::{ConnectionSystems, LiveNews},
    state::Live,
};
use crate::{
    save::SavedGames,
    table::{
        Busy, ComingThrow, Throwing,
        sets::{InputSystems, TableSystems},
    },
    throw::ThrowCommand,
};

/// Keeps the table and the log the same.
pub(super) fn plugin(app: &mut App) {
    // Before the dice: a throw that they report in this frame is not in the game yet and would be
    // brought once more.
    let dice = InputSystems::Dice;
    app.add_systems(
        Update,
        (hear, follow)
            .chain()
            .in_set(TableSystems::Input)
            .after(ConnectionSystems)
            .before(dice),
    )
    .add_systems(Update, (offer, hang_up).chain().in_set(TableSystems::React));
}

/// With more events missing than these, the table is laid out anew instead of playing them.
const MOST_PLAYED: usize = 16;

impl Live {
    /// Whether a session is the game that is played in this room.
    #[must_use]
    pub(super) fn is_game(&self, session: &Session) -> bool {
        let game = self
            .client()
            .and_then(|client| client.log().dice())
            .map(|dice| dice.game());
        game.is_some() && game == session.header().id && session.dice_source() == DiceSource::Agreed
    }

    /// The session that the table should show, with those who are at other machines.
    fn wanted(&self) -> Option<Session> {
        let client = self.client()?;
        let mut session = client.shown()?;
        session.set_players(players(self.seat()));
        Some(session)
    }

    /// The table shows what the log says, as far as is known.
    fn settle(&mut self) {
        if let Some(room) = self.entered_mut() {
            room.table.is_unsettled = false;
        }
    }

    /// Whether the game has come back and may have more events than the room has got. It is so once.
    fn take_is_back(&mut self) -> bool {
        self.entered_mut()
            .is_some_and(|room| std::mem::take(&mut room.table.is_back))
    }

    /// The next throw on its way to the table.
    fn coming(&self, event: &Event, number: u32) -> Option<ComingThrow> {
        let seed = self.client()?.log().dice()?.flight_seed(number)?;
        let thrown = self
            .entered()?
            .table
            .thrown
            .as_ref()
            .filter(|(of, _)| *of == number);
        let gesture = thrown
            .map(|(_, gesture)| gesture.clone())
            .unwrap_or_default();
        Some(ComingThrow {
            event: Some(event.clone()),
            gesture,
            seed,
        })
    }
}

/// A person at this seat and the other one elsewhere; without a seat both are.
fn players(own: Option<Seat>) -> [Player; 2] {
    Seat::BOTH.map(|seat| {
        if Some(seat) == own {
            Player::Person
        } else {
            Player::Elsewhere
        }
    })
}

/// How many events two sessions have in common.
fn common(one: &Session, other: &Session) -> usize {
    one.events()
        .iter()
        .zip(other.events())
        .take_while(|(one, other)| one == other)
        .count()
}

/// How many throws there are among events.
fn throws(events: &[Event]) -> u32 {
    let count = events
        .iter()
        .filter(|event| matches!(event.action, Action::Throw(_)))
        .count();
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Whatever the client hears may change what the table should show.
fn hear(mut news: MessageReader<LiveNews>, mut live: ResMut<Live>) {
    for LiveNews(heard) in news.read() {
        let Some(room) = live.entered_mut() else {
            continue;
        };
        room.table.is_unsettled = true;
        if let News::Line {
            change: Change::Thrown { gesture, .. },
            ..
        } = heard
        {
            let number = room.client.log().session();
            let number = number.map(|session| throws(session.events()));
            room.table.thrown = number.map(|number| (number.saturating_sub(1), gesture.clone()));
        }
    }
}

/// Brings to the table what the log has more, and lays the table out where it differs.
fn follow(
    mut live: ResMut<Live>,
    referee: Res<Referee>,
    busy: Busy,
    throwing: Res<Throwing>,
    mut dice: MessageWriter<ThrowCommand>,
    mut games: SavedGames,
) {
    if !live.entered().is_some_and(|room| room.table.is_unsettled) {
        return;
    }
    let Some(wanted) = live.wanted() else {
        live.settle();
        return;
    };
    let table = referee.session().filter(|session| live.is_game(session));
    // Onlookers are asked first, and so is whoever has to come by their seat.
    let waits = live.is_onlooker() && !live.looks_on() || live.elsewhere().is_some();
    if table.is_none() && waits {
        return;
    }
    let Some(table) = table else {
        // The game begins, comes back, or is another one after a rematch.
        let file = live.entered_mut().and_then(|room| room.table.file.take());
        games.lay_out(wanted, file);
        dice.write(ThrowCommand::CallOff);
        return;
    };
    let (same, there, due) = (
        common(table, &wanted),
        table.events().len(),
        wanted.events().len(),
    );
    let has_seats = table.header().players == wanted.header().players;
    if has_seats && same == there {
        let Some(next) = wanted.events().get(same) else {
            live.settle();
            live.take_is_back();
            return;
        };
        if due - there <= MOST_PLAYED {
            if throwing.is_agreed() || busy.is_replaying() {
                return;
            }
            if !matches!(next.action, Action::Throw(_)) {
                games.intents.write(Intent::Add(Box::new(next.clone())));
            } else if !busy.is_showing() {
                let coming = live.coming(next, throws(table.events()));
                dice.write_batch(coming.map(ThrowCommand::Come));
            }
            return;
        }
    }
    if has_seats && same == due && live.take_is_back() {
        // What was played here before the program ended and the room has not got.
        return offer_from(&mut live, table, same);
    }
    dice.write(ThrowCommand::CallOff);
    match undos(table, due).filter(|_| has_seats && same == due) {
        Some(count) => {
            games.intents.write_batch((0..count).map(|_| Intent::Undo));
        }
        None => games.put_back(wanted),
    }
}

/// How often somebody has to undo something so that this number of events is left; None if that is
/// not possible.
fn undos(session: &Session, left: usize) -> Option<usize> {
    let mut before = session.clone();
    let mut count = 0;
    while before.events().len() > left {
        before.undo().ok()?;
        count += 1;
    }
    (before.events().len() == left).then_some(count)
}

/// Offers the events of the table from this number on. Throws come from the log alone; what is not
/// offered is taken back.
fn offer_from(live: &mut Live, table: &Session, from: usize) {
    let Some(client) = live.client_mut() else {
        return;
    };
    for event in table.events().get(from..).unwrap_or_default() {
        if matches!(event.action, Action::Throw(_)) || !client.offer(Line::Play(event.clone())) {
            return;
        }
    }
}

/// Offers to the room what was played here, and what was undone.
fn offer(mut facts: MessageReader<Fact>, mut live: ResMut<Live>, referee: Res<Referee>) {
    let (mut happened, mut undone) = (false, false);
    for fact in facts.read() {
        happened |= matches!(fact, Fact::Happened(_));
        undone |= matches!(fact, Fact::Undone(_));
    }
    let Some(table) = referee
        .session()
        .filter(|session| (happened || undone) && live.is_game(session))
    else {
        return;
    };
    let Some(room) = live.entered_mut() else {
        return;
    };
    room.table.is_unsettled = true;
    let client = &mut room.client;
    let Some(shown) = client.shown() else { return };
    let (same, there, known) = (
        common(table, &shown),
        table.events().len(),
        shown.events().len(),
    );
    if same == known {
        offer_from(&mut live, table, same);
    } else if undone && same == there {
        client.offer(Line::Undo(known - there));
    }
}

/// Hangs up when another game is put on the table, or the game is left.
pub(super) fn hang_up(
    mut facts: MessageReader<Fact>,
    mut live: ResMut<Live>,
    referee: Res<Referee>,
) {
    let changed = facts
        .read()
        .filter(|fact| matches!(fact, Fact::Begun | Fact::Left))
        .count()
        > 0;
    if changed
        && live.is_seated()
        && referee
            .session()
            .is_none_or(|session| !live.is_game(session))
    {
        live.hang_up();
    }
}
