use bevy_ecs::message::Message;
use tesserae_rules::{Effect, Event, Pending};

/// What the referee has to tell.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Fact {
    /// A session lies on the table, new or resumed: everything has to be laid out as the game stands.
    Begun,
    /// Something happened and stands in the log. Its effects follow.
    Happened(Event),
    /// One effect of it, in order.
    Shown(Effect),
    /// So many events were taken back: everything has to be laid out as the game stands.
    TakenBack(usize),
    /// An intent was refused.
    Refused {
        /// The broken rule's short name.
        code: &'static str,
        /// One sentence for the player.
        text: String,
    },
    /// What the game waits for now; told once after each change.
    Waiting(Pending),
    /// The game was put away.
    Left,
}

impl Fact {
    pub(crate) fn refused(code: &'static str, text: impl Into<String>) -> Self {
        Self::Refused { code, text: text.into() }
    }
}
