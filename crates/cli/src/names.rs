//! What the players are called in a terminal.

use tesserae_rules::{Game, Header, Seat, Session};
use tesserae_words::{Name, Text, common};

/// What a seat is called: by the name that was given, or by what the game calls the seat, which
/// stands beside its drawing.
pub fn name(header: &Header, seat: Seat, game: &dyn Game) -> Name {
    match header.names[seat.index()].as_str() {
        "" => game.seat_title(seat).into(),
        name => name.into(),
    }
}

/// What is played, and by whom.
pub fn heading(session: &Session) -> Text {
    let [first, second] = both(session.header(), session.game());
    let players = common::two_together(first, second);
    common::titled(session.header().game.title(), players)
}

/// What both seats are called.
pub fn both(header: &Header, game: &dyn Game) -> [Name; 2] {
    Seat::BOTH.map(|seat| name(header, seat, game))
}
