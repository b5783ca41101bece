//! How two states of one game relate when they meet: one that is kept here, and one that comes from
//! another machine.

use super::{Event, Header, Session};

/// How a session relates to another one.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Relation {
    /// They are different games.
    OtherGame,
    /// The same has happened in both.
    Same,
    /// It goes on where the other one ends.
    Newer,
    /// The other one goes on where it ends.
    Older,
    /// After this many events in common, something else happened in each.
    Split(usize),
}

impl Session {
    /// How this session relates to another one. Two are states of one game if their headers have
    /// the same [id](Header::id), and begin alike.
    #[must_use]
    pub fn relation_to(&self, other: &Self) -> Relation {
        if !self.header.is_of_same_game(&other.header) {
            return Relation::OtherGame;
        }
        let common = self
            .events
            .iter()
            .zip(&other.events)
            .take_while(|(own, others)| own.is_like(others))
            .count();
        match (common == self.events.len(), common == other.events.len()) {
            (true, true) => Relation::Same,
            (false, true) => Relation::Newer,
            (true, false) => Relation::Older,
            (false, false) => Relation::Split(common),
        }
    }

    /// This session with the proofs that another state of the same game has: links leave them out.
    #[must_use]
    pub fn with_proofs_of(mut self, other: &Self) -> Self {
        for (own, known) in self.events.iter_mut().zip(&other.events) {
            if !own.is_like(known) {
                break;
            }
            if own.proof.is_none() {
                own.proof.clone_from(&known.proof);
            }
        }
        self
    }
}

impl Event {
    /// Whether the same happened, whatever is known about it.
    fn is_like(&self, other: &Self) -> bool {
        let bare = |event: &Self| Self {
            proof: None,
            ..event.clone()
        };
        bare(self) == bare(other)
    }
}

impl Header {
    /// Whether this header and another one are those of one game.
    fn is_of_same_game(&self, other: &Self) -> bool {
        let begin = |header: &Self| {
            (
                header.game,
                header.house_rules.clone(),
                header.start.clone(),
            )
        };
        self.id.is_some() && self.id == other.id && begin(self) == begin(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, session::random};

    /// A game of Ur with this id after some random events.
    fn played(id: Option<u64>, seed: u64, events: usize) -> Session {
        let mut session = Session::new(Header {
            id,
            ..Header::new(Kind::Ur)
        })
        .unwrap();
        go_on(&mut session, seed, events);
        session
    }

    fn go_on(session: &mut Session, seed: u64, events: usize) {
        let mut rng = random::generator(seed);
        for _ in 0..events {
            let event = random::random_event(session.game(), &mut rng).unwrap();
            session.act(event).unwrap();
        }
    }

    #[test]
    fn states_of_one_game_are_known_from_those_of_others() {
        let session = played(Some(4), 1, 30);
        assert_eq!(session.relation_to(&session), Relation::Same);
        assert_eq!(
            session.relation_to(&played(Some(5), 1, 30)),
            Relation::OtherGame,
            "another id"
        );
        assert_eq!(
            played(None, 1, 30).relation_to(&played(None, 1, 30)),
            Relation::OtherGame,
            "no id"
        );
        let tabula = Session::new(Header {
            id: Some(4),
            ..Header::new(Kind::Tabula)
        })
        .unwrap();
        assert_eq!(tabula.relation_to(&session), Relation::OtherGame);
    }

    #[test]
    fn what_was_played_on_is_newer_and_what_was_played_differently_is_split() {
        let early = played(Some(4), 1, 30);
        let mut late = early.clone();
        go_on(&mut late, 2, 10);
        assert_eq!(
            (late.relation_to(&early), early.relation_to(&late)),
            (Relation::Newer, Relation::Older)
        );
        let mut different = early.clone();
        go_on(&mut different, 3, 10);
        let Relation::Split(common) = different.relation_to(&late) else {
            panic!("{:?}", different.relation_to(&late))
        };
        assert!((30..40).contains(&common), "{common}");
    }
}
