//! Who plays for the seats of the game on the table: people, bots of a level, or somebody at
//! another machine.

use bevy::prelude::*;
use tesserae_bots::Level;
use tesserae_referee::Referee;
use tesserae_rules::{DiceSource, Header, Pending, Seat, Session, session::Player};

/// The level of the bot that sits at a seat; `None` where a person sits. A level that this version
/// does not know plays as the strongest.
#[must_use]
pub(crate) fn level(header: &Header, seat: Seat) -> Option<Level> {
    header.players[seat.index()]
        .bot()
        .map(|key| key.parse().unwrap_or(Level::Oracle))
}

/// The level of the bot that acts for the game now, if one does. Where each seat throws a die, a
/// person throws both, if there is one.
#[must_use]
pub(crate) fn bot_to_act(session: &Session) -> Option<Level> {
    let header = session.header();
    match (session.game().pending(), session.game().pending().seat()) {
        (Pending::Over, _) => None,
        (_, Some(seat)) => level(header, seat),
        (_, None) => {
            let [first, second] = Seat::BOTH.map(|seat| level(header, seat));
            second.and(first)
        }
    }
}

/// Whether the player at another machine is to act. Where each seat throws a die, the person here
/// throws both. Onlookers have both players elsewhere and never act.
#[must_use]
pub(crate) fn elsewhere_to_act(session: &Session) -> bool {
    let is_elsewhere = |seat: Seat| session.header().players[seat.index()] == Player::Elsewhere;
    match session.game().pending() {
        Pending::Over => Seat::BOTH.into_iter().all(is_elsewhere),
        pending => pending
            .seat()
            .map_or_else(|| Seat::BOTH.into_iter().all(is_elsewhere), is_elsewhere),
    }
}

/// Whether a person at this machine is to act, neither a bot nor somebody elsewhere.
#[must_use]
pub(crate) fn person_to_act(session: &Session) -> bool {
    bot_to_act(session).is_none() && !elsewhere_to_act(session)
}

/// Whether the faces of real dice are to be entered here. They are entered for a bot, too.
#[must_use]
pub(crate) fn enters_faces(session: &Session) -> bool {
    matches!(session.game().pending(), Pending::Throw(_))
        && session.dice_source() == DiceSource::Entered
        && !elsewhere_to_act(session)
}

/// Run condition: no bot and nobody elsewhere is to act. Everything that a person does with the
/// game needs it.
pub(crate) fn a_person_acts(referee: Res<Referee>) -> bool {
    referee.session().is_none_or(person_to_act)
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Kind, Throw};

    use super::*;

    fn session(players: [Player; 2]) -> Session {
        Session::new(Header {
            players,
            ..Header::new(Kind::Tabula)
        })
        .unwrap()
    }

    #[test]
    fn a_bot_acts_on_its_own_turn_only() {
        let mut session = session([Player::Person, Player::Bot("guest".into())]);
        assert_eq!(
            bot_to_act(&session),
            None,
            "the person throws for both who begins"
        );
        session.act(Throw::new(&[2, 5])).unwrap();
        assert_eq!(
            bot_to_act(&session),
            Some(Level::Guest),
            "the second seat begins"
        );
    }

    #[test]
    fn somebody_elsewhere_acts_on_their_own_turn_only() {
        let mut session = session([Player::Person, Player::Elsewhere]);
        assert!(
            person_to_act(&session),
            "the person here throws for both who begins"
        );
        session.act(Throw::new(&[2, 5])).unwrap();
        assert!(
            elsewhere_to_act(&session) && !person_to_act(&session),
            "the second seat begins"
        );
        assert_eq!(bot_to_act(&session), None);
    }

    #[test]
    fn onlookers_never_act() {
        let mut session = session([Player::Elsewhere, Player::Elsewhere]);
        assert!(!person_to_act(&session), "not even before the first throw");
        session.act(Throw::new(&[2, 5])).unwrap();
        assert!(!person_to_act(&session));
    }

    #[test]
    fn two_bots_throw_for_the_first_turn_themselves() {
        let bot = |level: &str| Player::Bot(level.to_owned());
        assert_eq!(
            bot_to_act(&session([bot("master"), bot("guest")])),
            Some(Level::Master)
        );
        assert_eq!(bot_to_act(&session([Player::Person, Player::Person])), None);
        assert_eq!(
            bot_to_act(&session([bot("of_the_future"), bot("guest")])),
            Some(Level::Oracle)
        );
    }
}
