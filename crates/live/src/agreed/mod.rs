//! Dice that neither player can choose or know beforehand, and that anybody can check afterwards.
//!
//! # The protocol
//!
//! `H` is BLAKE3. Every use has a key of its own, derived from a sentence with BLAKE3's mode for
//! it; a key that belongs to a game also depends on the game's number and, for chains, on the seat.
//!
//! 1. **Commitment.** Each seat draws a seed of 32 bytes, hashes it [`LENGTH`] times, `x₀ = seed`,
//!    `xᵢ₊₁ = H(xᵢ)`, and publishes the end `x_LENGTH`. The share for its first throw is
//!    `x_LENGTH₋₁`, for the next one `x_LENGTH₋₂`, and so on. A share is checked with one hash: it
//!    must lead to the share before it, or to the commitment.
//! 2. **Declaration.** Whoever throws decides about the cube first. Then the thrower declares the
//!    throw and reveals the own share for it. The log takes the declaration before anybody else
//!    sees it, and no other action is legal until the throw is complete.
//! 3. **Answer.** The other seat's machine answers with its share for the same throw. A player may
//!    have left that share with the room in advance (a *deposit*, off unless chosen), for the next
//!    throw while it is the other seat's; the room adds it to the log after the declaration.
//! 4. **Faces.** Bytes of `H(game, throw, share of the first seat, share of the second seat)`
//!    become faces by rejection: for a die with `n` faces a byte of at least `256 − 256 mod n` is
//!    passed over. The seed of the flight comes from a hash with another key, so it says nothing
//!    about faces.
//!
//! # Why it is fair
//!
//! Model `H` as a random function. At least one side, call it the honest one, draws its seed
//! uniformly and follows the protocol. The other side and the room may be one adversary.
//!
//! * **Nobody chooses.** When the adversary's share for throw `k` is fixed, the honest share for
//!   `k` is still secret: a commitment is refused while a throw waits for its answer
//!   ([`AgreedDice::commit`]), so the adversary's share is fixed by a commitment that was in the
//!   log before the throw was declared; and the honest side reveals its share only by declaring, or
//!   in answer to a declaration whose share it has checked. What is known of the honest share is
//!   its image under `H`, so it can only be guessed or found by inverting `H`: `q` evaluations
//!   succeed with a probability of about `q / 2²⁵⁶` for each of the hashes between. Otherwise the
//!   adversary has not evaluated the hash of step 4 at this point, and its value is uniform and
//!   independent of everything before, earlier throws included. To fix a second share for the same
//!   commitment is to find a second preimage.
//! * **Nobody knows early.** The same argument: until both shares are revealed, the input of step 4
//!   is unknown to each side and to the room. The thrower reveals first, after the decision about
//!   the cube.
//! * **A deposit costs foresight, not choice.** With the deposited share, other player and room
//!   *together* know that one throw before it is declared, and so before the decision about the
//!   cube, or, where the rules allow it, about giving the throw up; neither knows it alone, and
//!   nothing would show it. They still choose nothing: the deposit is made while both commitments
//!   are in the log, and if the other side replaces its own, the deposited share becomes void with
//!   the chain that it belongs to.
//! * **Nobody throws again.** Shares are bound to the number of the throw, which counts the throws
//!   in the log. A throw that was undone comes again with the same number and the same shares
//!   ([`AgreedDice::known`]). Whoever withholds a share stops the game: there is no other way to go
//!   on than to reveal it or to lose by absence.
//! * **A new commitment gives no second chance.** A chain may be replaced (it is used up, or its
//!   player came back without the seed) only while no throw waits, and the other side's chain
//!   becomes void with it. Otherwise a room that keeps back a declaration would know the thrower's
//!   share while the other side commits anew. So after a replacement the honest side commits to a
//!   chain with a seed of its own that nobody has seen a share of, and the argument above begins
//!   again. For the same reason an honest machine reveals nothing before both commitments are in
//!   its log, and keeps its seed only together with that log.
//! * **Faces are exactly uniform.** Rejection leaves a multiple of `n` bytes, each as likely as the
//!   others.
//!
//! What is *not* claimed: a side that loses can stop playing; and a record proves only that the
//! faces follow from shares which fit the commitments in it. That these commitments were made
//! before the game is known to those who played it, because both of their machines received them
//! before the first throw.
//!
//! A hash chain is used instead of one commitment a throw, so that a throw costs one message a
//! side; and instead of a verifiable random function, whose owner knows all throws in advance.

mod chain;
mod dice;
mod faces;
mod verify;

#[cfg(test)]
mod tests;

pub use chain::{Chain, LENGTH, follows};
pub use dice::{AgreedDice, Declared, DiceError};
pub use faces::{faces, flight_seed};
pub use verify::{Report, ThrowReport, Verdict, verify};
