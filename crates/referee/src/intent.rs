//! The messages that the referee receives. Its answers are [`Fact`](crate::Fact)s.

use bevy_ecs::message::Message;
use tesserae_rules::{Action, Choice, DiceSource, Event, Header, Place, Session, Step, Throw};

/// Something that somebody at the table wants to do.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// Start a new session. Its header says where throws come from; drawn dice need a seed.
    Start(Header),
    /// Go on with a session that was saved. Drawn dice go on where they stopped.
    Resume(Box<Session>),
    /// Go on with another state of the game on the table, in which the same pieces lie elsewhere: a
    /// position that is edited.
    Rearrange(Box<Session>),
    /// Leave the game.
    Leave,
    /// Throw, in games whose throws the referee makes itself: drawn or scripted ones. In every game
    /// a throw that was taken back and comes again.
    Throw,
    /// The dice on the table have come to rest, in games with physical dice.
    DiceSettled {
        /// The faces that lie up.
        throw: Throw,
        /// Which dice came to rest cocked and were thrown again.
        rethrown: Vec<u8>,
    },
    /// Somebody threw real dice and entered what they show, in games with entered dice.
    Enter(Throw),
    /// Move a piece.
    Step(Step),
    /// Move what lies at a place along these places, by whichever die allows it; the answer is that
    /// step, or why there is none. Without places the answer is why the piece cannot be moved at
    /// all.
    Try {
        /// Where the piece lies.
        from: Place,
        /// The places on its way, the last is where it was put down.
        path: Vec<Place>,
    },
    /// Make a choice.
    Choose(Choice),
    /// Add an event that two people apart have agreed on, as it stands in their log: what the other
    /// one did, or a throw with its proof. No gate refuses it.
    Add(Box<Event>),
    /// Undo the last step.
    Undo,
}

/// What somebody does at the table to make an event happen.
impl From<Event> for Intent {
    fn from(event: Event) -> Self {
        if event.source == Some(DiceSource::Agreed) {
            return Self::Add(Box::new(event));
        }
        match (event.action, event.source) {
            (Action::Throw(throw), Some(DiceSource::Physical)) => Self::DiceSettled {
                throw,
                rethrown: event.rethrown,
            },
            (Action::Throw(throw), Some(DiceSource::Entered)) => Self::Enter(throw),
            (Action::Throw(_), _) => Self::Throw,
            (Action::Step(step), _) => Self::Step(step),
            (Action::Choice(choice), _) => Self::Choose(choice),
        }
    }
}
