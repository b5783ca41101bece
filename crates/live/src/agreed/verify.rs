//! Checking a record: every throw against the shares and commitments that it names.

use tesserae_rules::{Action, DiceSource, Pending, Seat, Session, session::Proof};
use tesserae_words::{Text, live};

use super::{faces, follows};
use crate::Share;

/// What became of checking a record.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Report {
    /// Every throw, oldest first.
    pub throws: Vec<ThrowReport>,
    /// How often the guest’s key was replaced during the game, and with it both commitments, as the
    /// host had agreed.
    pub replacements: u32,
}

/// What became of checking one throw.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ThrowReport {
    /// Which event of the log it is, counted from 0.
    pub event: usize,
    /// The faces as the record has them.
    pub faces: String,
    /// What is true of it.
    pub verdict: Verdict,
}

/// What is true of a throw.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// The faces follow from two shares that fit the commitments.
    Proven,
    /// It was not agreed; nothing is claimed about it.
    NotAgreed,
    /// It is said to be agreed, but the record holds no proof.
    NoProof,
    /// The record has no number of the game, with which shares are hashed.
    NoGame,
    /// The proof is that of another throw.
    WrongNumber,
    /// A seat never committed.
    NoCommitment(Seat),
    /// One seat has replaced its commitment, and the other has not.
    OneSided,
    /// Commitments were replaced, and the record does not count it.
    Uncounted,
    /// A seat's share does not lead to its commitment.
    WrongShare(Seat),
    /// Other faces follow from the shares.
    WrongFaces,
}

impl Verdict {
    /// What is wrong with the throw, as the end of a sentence; None if nothing is.
    #[must_use]
    pub fn fault(self) -> Option<Text> {
        let key = |seat| match seat {
            Seat::First => "first",
            Seat::Second => "second",
        };
        Some(match self {
            Self::Proven | Self::NotAgreed => return None,
            Self::NoProof => live::fault_no_proof(),
            Self::NoGame => live::fault_no_game(),
            Self::WrongNumber => live::fault_wrong_number(),
            Self::NoCommitment(by) => live::fault_no_commitment(key(by)),
            Self::OneSided => live::fault_one_sided(),
            Self::Uncounted => live::fault_uncounted(),
            Self::WrongShare(by) => live::fault_wrong_share(key(by)),
            Self::WrongFaces => live::fault_wrong_faces(),
        })
    }
}

impl Report {
    /// How many throws are proven.
    #[must_use]
    pub fn proven(&self) -> usize {
        self.throws
            .iter()
            .filter(|throw| throw.verdict == Verdict::Proven)
            .count()
    }

    /// Whether there are throws, and all of them are proven.
    #[must_use]
    pub fn is_proven(&self) -> bool {
        !self.throws.is_empty() && self.proven() == self.throws.len()
    }

    /// That keys were replaced, in one sentence; none if they were not.
    #[must_use]
    pub fn replaced(&self) -> Option<Text> {
        (self.replacements > 0).then(|| live::replaced(self.replacements))
    }

    /// The throws whose proof is wrong or missing, each with what is wrong.
    pub fn doubtful(&self) -> impl Iterator<Item = (&ThrowReport, Text)> {
        let throws = self.throws.iter();
        throws.filter_map(|throw| Some((throw, throw.verdict.fault()?)))
    }
}

/// What is known of a record before its next throw.
#[derive(Default)]
struct Before {
    /// The share of each seat that was revealed last.
    last: [Option<Share>; 2],
    replacements: u32,
}

/// Checks every throw of a record.
#[must_use]
pub fn verify(session: &Session) -> Report {
    let mut before = Before::default();
    let mut throws = Vec::new();
    for moment in session
        .replay()
        .filter(tesserae_rules::session::Moment::is_throw)
    {
        let (Action::Throw(thrown), Pending::Throw(spec)) =
            (&moment.event.action, moment.before.pending())
        else {
            continue;
        };
        let verdict = match (
            moment.event.source,
            moment.event.proof.as_deref(),
            session.header().id,
        ) {
            (Some(DiceSource::Agreed), Some(proof), Some(game)) => {
                let due = u32::try_from(throws.len()).unwrap_or(u32::MAX);
                match check(game, due, proof, &mut before) {
                    Ok(shares) if faces(game, proof.throw, &shares, &spec) == *thrown => {
                        Verdict::Proven
                    }
                    Ok(_) => Verdict::WrongFaces,
                    Err(verdict) => verdict,
                }
            }
            (Some(DiceSource::Agreed), Some(_), None) => Verdict::NoGame,
            (Some(DiceSource::Agreed), None, _) => Verdict::NoProof,
            _ => Verdict::NotAgreed,
        };
        throws.push(ThrowReport {
            event: moment.index,
            faces: thrown.to_string(),
            verdict,
        });
    }
    Report {
        throws,
        replacements: before.replacements,
    }
}

/// Checks both shares of a throw and remembers what they say.
fn check(game: u64, due: u32, proof: &Proof, before: &mut Before) -> Result<[Share; 2], Verdict> {
    let is_first = before.last == [None, None];
    let replacements = std::mem::replace(&mut before.replacements, proof.replacements);
    let mut shares = Vec::with_capacity(2);
    for seat in Seat::BOTH {
        let share: Share = proof.shares[seat.index()]
            .parse()
            .map_err(|_| Verdict::WrongShare(seat))?;
        let begins = proof.commitments[seat.index()]
            .as_deref()
            .map(str::parse::<Share>);
        let link = match begins {
            Some(commitment) => commitment.map_err(|_| Verdict::NoCommitment(seat))?,
            None => before.last[seat.index()].ok_or(Verdict::NoCommitment(seat))?,
        };
        // What was revealed goes on the chain even if something else is wrong, so that one wrong
        // throw is one.
        before.last[seat.index()] = Some(share);
        if !follows(game, seat, &link, &share) {
            return Err(Verdict::WrongShare(seat));
        }
        shares.push(share);
    }
    let begins = proof.commitments[0].is_some();
    if begins != proof.commitments[1].is_some() {
        return Err(Verdict::OneSided);
    }
    if !is_first && begins != (proof.replacements > replacements) {
        return Err(Verdict::Uncounted);
    }
    match (proof.throw == due, shares.as_slice()) {
        (true, [first, second]) => Ok([*first, *second]),
        _ => Err(Verdict::WrongNumber),
    }
}
