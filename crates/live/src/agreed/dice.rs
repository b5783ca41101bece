//! The state of the agreed dice of one game: commitments, the throw that waits for its answer,
//! known throws.

use strum::IntoStaticStr;
use tesserae_rules::{Seat, ThrowSpec, session::Proof};
use tesserae_words::{Text, live};
use thiserror::Error;

use super::{faces, flight_seed, follows};
use crate::{Mark, Share};

/// The agreed dice of one game, as everybody knows them who has read its log.
#[derive(Clone, Debug)]
pub struct AgreedDice {
    game: u64,
    chains: [Option<ShareChain>; 2],
    declared: Option<Declared>,
    known: Vec<KnownThrow>,
    replacements: u32,
}

/// How far a seat's chain has been revealed.
#[derive(Clone, Debug)]
struct ShareChain {
    commitment: Share,
    /// The mark of the log before the commitment.
    before: Mark,
    /// The share that was revealed last, or the commitment.
    last: Share,
    used: u32,
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
struct KnownThrow {
    shares: [Share; 2],
    proof: Proof,
}

impl AgreedDice {
    /// No commitments yet.
    #[must_use]
    pub fn new(game: u64) -> Self {
        Self {
            game,
            chains: [None, None],
            declared: None,
            known: Vec::new(),
            replacements: 0,
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
        self.chains[seat.index()]
            .as_ref()
            .map(|chain| chain.commitment)
    }

    /// The mark of the log before the commitment of a seat, from which its seed follows
    /// ([`SeatKey::chain_seed`](crate::SeatKey::chain_seed)).
    #[must_use]
    pub fn committed_after(&self, seat: Seat) -> Option<Mark> {
        self.chains[seat.index()].as_ref().map(|chain| chain.before)
    }

    /// Which share of its chain a seat reveals next, counted from 0; none if it has to commit
    /// first.
    #[must_use]
    pub fn next_index(&self, seat: Seat) -> Option<u32> {
        self.chains[seat.index()].as_ref().map(|chain| chain.used)
    }

    /// Whether both seats have committed.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.chains.iter().all(Option::is_some)
    }

    /// How often the commitments were replaced, as a seat had another key.
    #[must_use]
    pub fn replacements(&self) -> u32 {
        self.replacements
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

    /// Takes the commitment of a seat, made after a log with this mark.
    ///
    /// # Errors
    /// If the seat has committed already: a commitment stands as long as the game.
    pub fn commit(&mut self, seat: Seat, commitment: Share, before: Mark) -> Result<(), DiceError> {
        let chain = &mut self.chains[seat.index()];
        if chain.is_some() {
            return Err(DiceError::Again);
        }
        *chain = Some(ShareChain {
            commitment,
            before,
            last: commitment,
            used: 0,
        });
        Ok(())
    }

    /// Drops both commitments, as a seat has lost its key and the other one consents. Both seats
    /// commit anew.
    ///
    /// # Errors
    /// While a throw waits for its answer: its share is known, and another commitment would be
    /// another throw.
    pub fn replace(&mut self) -> Result<(), DiceError> {
        if self.declared.is_some() {
            return Err(DiceError::Waiting);
        }
        self.chains = [None, None];
        self.replacements += 1;
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
            let chain = self.chains[seat.index()].as_ref();
            chain
                .filter(|chain| chain.used == 0)
                .map(|chain| chain.commitment.to_string())
        });
        for (chain, share) in self.chains.iter_mut().flatten().zip(shares) {
            chain.last = share;
            chain.used += 1;
        }
        let proof = Proof {
            throw,
            shares: shares.map(|share| share.to_string()),
            commitments,
            replacements: self.replacements,
        };
        self.known.push(KnownThrow { shares, proof });
        self.declared = None;
        Ok(())
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

    fn known_throw(&self, throw: u32) -> Option<&KnownThrow> {
        self.known.get(usize::try_from(throw).ok()?)
    }

    fn check(&self, seat: Seat, share: &Share) -> Result<(), DiceError> {
        let chain = self.chains[seat.index()]
            .as_ref()
            .ok_or(DiceError::NoCommitment)?;
        if follows(self.game, seat, &chain.last, share) {
            Ok(())
        } else {
            Err(DiceError::Share)
        }
    }
}

/// Why a commitment or a share is refused.
#[derive(Copy, Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[cfg_attr(test, derive(strum::VariantNames))]
#[error("{}", self.text())]
pub enum DiceError {
    /// Nothing but the answer goes on after a declaration.
    #[strum(serialize = "throw_waits")]
    Waiting,
    /// Nothing was declared that this seat could answer.
    #[strum(serialize = "no_throw_waits")]
    NotWaiting,
    /// Shares belong to one throw only.
    #[strum(serialize = "throw_number")]
    Number,
    /// Both seats commit before the first throw.
    #[strum(serialize = "no_commitment")]
    NoCommitment,
    /// A commitment stands.
    #[strum(serialize = "commitment_again")]
    Again,
    /// The share is not the one that was committed to.
    #[strum(serialize = "wrong_share")]
    Share,
}

impl DiceError {
    /// All of them.
    pub(crate) const ALL: [Self; 6] = [
        Self::Waiting,
        Self::NotWaiting,
        Self::Number,
        Self::NoCommitment,
        Self::Again,
        Self::Share,
    ];

    /// What is said of it.
    #[must_use]
    pub const fn text(self) -> Text {
        match self {
            Self::Waiting => live::dice_waiting(),
            Self::NotWaiting => live::dice_not_waiting(),
            Self::Number => live::dice_number(),
            Self::NoCommitment => live::dice_no_commitment(),
            Self::Again => live::dice_again(),
            Self::Share => live::dice_share(),
        }
    }

    /// A short name that stays the same when the wording changes.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}
