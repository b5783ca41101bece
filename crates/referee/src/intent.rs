use bevy_ecs::message::Message;
use tesserae_rules::{Choice, Header, Session, Step, Throw};

/// What somebody at the table wants.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// Begin a new session.
    Start(Header),
    /// Go on with a session that was kept.
    Resume(Box<Session>),
    /// Put the game away.
    Leave,
    /// Throw, where the referee has dice of its own: the seeded and the scripted source.
    Throw,
    /// The dice have come to rest and show this: the physical source.
    Rested {
        /// What lies there.
        throw: Throw,
        /// Which dice lay cocked and were thrown again.
        rethrown: Vec<u8>,
    },
    /// Somebody threw real dice and typed in what they show: the entered source.
    Enter(Throw),
    /// Move a piece.
    Step(Step),
    /// Press a button.
    Choose(Choice),
    /// Take back the last step.
    Undo,
}
