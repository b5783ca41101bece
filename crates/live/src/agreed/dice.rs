//! The state of the agreed dice of one game: commitments, the throw that waits for its answer,
//! known throws.

use tesserae_rules::{Seat, ThrowSpec, session::Proof};
use thiserror::Error;

use super::{LENGTH, faces, flight_seed, follows};
use crate::Share;

/// The agreed dice of one game, as everybody knows them who has read its log.
#[derive(Clone, Debug)]
pub struct AgreedDice {
    game: u64,
    links: [Option<Link>; 2],
    declared: Option<Declared>,
    known: Vec<Known>,
}

/// How far a seat's chain has been revealed.
#[derive(Clone, Debug)]
struct Link {
    commitment: Share,
    /// The share that was revealed last, or the commitment.
    last: Share,
    used: u32,
    /// Whether the other seat has replaced its chain since: then this one gives no share any more.
    is_void: bool,
}

/// A throw that one seat has declared and the other has to answer.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Declared {
    /// Who declared it.
    pub by: Seat,
    /// Which throw of the game it is.
    pub throw: u32,
    share: Share,
}

/// Both shares of a throw, and what they prove.
#[derive(Clone, Debug)]
struct Known {
    shares: [Share; 2],
    proof: Proof,
}

impl AgreedDice {
    /// No commitments yet.
    #[must_use]
    pub fn new(game: u64) -> Self {
        Self {
            game,
            links: [None, None],
            declared: None,
            known: Vec::new(),
        }
    }

    /// The number of the game, with which everything is hashed.
    #[must_use]
    pub fn game(&self) -> u64 {
        self.game
    }

    /// The commitment of a seat, if it has made one.
    #[must_use]
    pub fn commitment(&self, seat: Seat) -> Option<Share> {
        self.links[seat.index()]
            .as_ref()
            .map(|link| link.commitment)
    }

    /// Which share of its chain a seat reveals next, counted from 0; none if it has to commit
    /// first.
    #[must_use]
    pub fn next_index(&self, seat: Seat) -> Option<u32> {
        self.links[seat.index()]
            .as_ref()
            .filter(|link| !link.is_void && link.used < LENGTH)
            .map(|link| link.used)
    }

    /// Whether both seats can give a share.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        Seat::BOTH
            .into_iter()
            .all(|seat| self.next_index(seat).is_some())
    }

    /// The throw that waits for its answer.
    #[must_use]
    pub fn declared(&self) -> Option<Declared> {
        self.declared
    }

    /// Whether both shares of a throw are known, because it was made before and undone.
    #[must_use]
    pub fn known(&self, throw: u32) -> bool {
        self.known_throw(throw).is_some()
    }

    /// Takes a commitment: a seat's first one, or another one in its place. Whoever replaces a
    /// commitment makes that of the other seat void, which has to commit anew as well: a share of
    /// it may have been on its way to the log and be known, and the new chain be chosen by what it
    /// makes of that share.
    ///
    /// # Errors
    /// While a throw waits for its answer, for the same reason; and if it is the commitment that
    /// the seat has.
    pub fn commit(&mut self, seat: Seat, commitment: Share) -> Result<(), DiceError> {
        if self.declared.is_some() {
            return Err(DiceError::Waiting);
        }
        let own = self.links[seat.index()].as_ref();
        if own.is_some_and(|link| link.commitment == commitment) {
            return Err(DiceError::Again);
        }
        let replaces = own.is_some_and(|link| !link.is_void);
        if let Some(other) = self.links[seat.other().index()]
            .as_mut()
            .filter(|_| replaces)
        {
            other.is_void = true;
        }
        self.links[seat.index()] = Some(Link {
            commitment,
            last: commitment,
            used: 0,
            is_void: false,
        });
        Ok(())
    }

    /// Takes the declaration of the next throw that nobody knows yet.
    ///
    /// # Errors
    /// If a throw waits already, the number is another one, a commitment is missing, or the share
    /// does not fit.
    pub fn declare(&mut self, by: Seat, throw: u32, share: Share) -> Result<(), DiceError> {
        if self.declared.is_some() {
            return Err(DiceError::Waiting);
        }
        if usize::try_from(throw) != Ok(self.known.len()) {
            return Err(DiceError::Number);
        }
        if !self.is_ready() {
            return Err(DiceError::NoCommitment);
        }
        self.check(by, &share)?;
        self.declared = Some(Declared { by, throw, share });
        Ok(())
    }

    /// Takes the answer to the declared throw. Afterwards its faces are [`AgreedDice::faces`].
    ///
    /// # Errors
    /// If no throw waits for this seat, or the share does not fit.
    pub fn answer(&mut self, by: Seat, throw: u32, share: Share) -> Result<(), DiceError> {
        let declared = self
            .declared
            .filter(|declared| declared.by != by)
            .ok_or(DiceError::NotWaiting)?;
        if declared.throw != throw {
            return Err(DiceError::Number);
        }
        self.check(by, &share)?;
        let shares = if by == Seat::First {
            [share, declared.share]
        } else {
            [declared.share, share]
        };
        let commitments = Seat::BOTH.map(|seat| {
            let link = self.links[seat.index()].as_ref();
            link.filter(|link| link.used == 0)
                .map(|link| link.commitment.to_string())
        });
        for (link, share) in self.links.iter_mut().flatten().zip(shares) {
            link.last = share;
            link.used += 1;
        }
        let proof = Proof {
            throw,
            shares: shares.map(|share| share.to_string()),
            commitments,
        };
        self.known.push(Known { shares, proof });
        self.declared = None;
        Ok(())
    }

    /// Whether a seat may leave this share with the room, as its answer to a throw of the other
    /// seat.
    ///
    /// # Errors
    /// If the throw is not the next one that nobody knows yet, the seat has declared it itself, a
    /// commitment is missing, or the share does not fit.
    pub fn check_deposit(&self, by: Seat, throw: u32, share: &Share) -> Result<(), DiceError> {
        if self.declared.is_some_and(|declared| declared.by == by) {
            return Err(DiceError::Waiting);
        }
        if usize::try_from(throw) != Ok(self.known.len()) {
            return Err(DiceError::Number);
        }
        if !self.is_ready() {
            return Err(DiceError::NoCommitment);
        }
        self.check(by, share)
    }

    /// The faces of a known throw.
    #[must_use]
    pub fn faces(&self, throw: u32, spec: &ThrowSpec) -> Option<tesserae_rules::Throw> {
        Some(faces(
            self.game,
            throw,
            &self.known_throw(throw)?.shares,
            spec,
        ))
    }

    /// The seed of the flight of a known throw.
    #[must_use]
    pub fn flight_seed(&self, throw: u32) -> Option<u64> {
        Some(flight_seed(
            self.game,
            throw,
            &self.known_throw(throw)?.shares,
        ))
    }

    /// What proves a known throw.
    #[must_use]
    pub fn proof(&self, throw: u32) -> Option<&Proof> {
        Some(&self.known_throw(throw)?.proof)
    }

    fn known_throw(&self, throw: u32) -> Option<&Known> {
        self.known.get(usize::try_from(throw).ok()?)
    }

    fn check(&self, seat: Seat, share: &Share) -> Result<(), DiceError> {
        let link = self.links[seat.index()]
            .as_ref()
            .ok_or(DiceError::NoCommitment)?;
        if follows(self.game, seat, &link.last, share) {
            Ok(())
        } else {
            Err(DiceError::Share)
        }
    }
}

/// Why a commitment or a share is refused.
#[derive(Copy, Clone, Debug, Eq, Error, PartialEq)]
pub enum DiceError {
    /// Nothing but the answer goes on after a declaration.
    #[error("A throw waits for the other seat’s share.")]
    Waiting,
    /// Nothing was declared that this seat could answer.
    #[error("No throw waits for this seat’s share.")]
    NotWaiting,
    /// Shares belong to one throw only.
    #[error("This is not the number of the next throw.")]
    Number,
    /// Both seats commit before the first throw.
    #[error("Both seats commit to their shares first.")]
    NoCommitment,
    /// A commitment is used once.
    #[error("This seat has made this commitment before.")]
    Again,
    /// The share is not the one that was committed to.
    #[error("The share does not fit the commitment.")]
    Share,
}

impl DiceError {
    /// A short name that stays the same when the wording changes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Waiting => "throw_waits",
            Self::NotWaiting => "no_throw_waits",
            Self::Number => "throw_number",
            Self::NoCommitment => "no_commitment",
            Self::Again => "commitment_again",
            Self::Share => "wrong_share",
        }
    }
}
