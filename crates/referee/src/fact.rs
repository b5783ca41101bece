//! The messages that the referee sends. Their counterpart is [`Intent`](crate::Intent).

use bevy_ecs::message::Message;
use tesserae_rules::{Action, Address, Effect, Event, IllegalAction, Pending, Session, refusal};
use tesserae_words::Text;

/// Something that happened in the game, or why it did not.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Fact {
    /// A session is on the table, new or resumed: everything has to be laid out as the game stands.
    Begun,
    /// An event was added to the log. Its effects follow.
    Happened(Event),
    /// One effect of that event, to be shown in order.
    Effect(Effect),
    /// This many events were undone, none where a position was edited: everything has to be laid
    /// out as the game stands.
    Undone(usize),
    /// An intent was refused.
    Refused {
        /// The short name of the violated rule.
        code: &'static str,
        /// One sentence for the player.
        text: Text,
    },
    /// What the game waits for now; sent once after each change.
    Waiting(Pending),
    /// The game has left the table.
    Left,
}

impl Fact {
    /// An action is illegal in a session: the broken rule, for a step in the words of the position,
    /// for the person at this machine.
    #[must_use]
    pub fn of_illegal(session: &Session, action: &Action, illegal: IllegalAction) -> Self {
        let Action::Step(step) = action else {
            return illegal.into();
        };
        let (game, header) = (session.game(), session.header());
        let to = Address::new(header.both_names(game), header.own_seat());
        Self::refused(illegal.code, refusal(game, &to, step, &illegal))
    }

    pub(crate) fn refused(code: &'static str, text: Text) -> Self {
        Self::Refused { code, text }
    }
}

impl From<IllegalAction> for Fact {
    fn from(refusal: IllegalAction) -> Self {
        Self::Refused {
            code: refusal.code,
            text: refusal.text,
        }
    }
}
