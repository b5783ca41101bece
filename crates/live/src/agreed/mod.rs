//! Dice that neither player can choose or know beforehand, and that anybody can check afterwards.
//!
//! # The protocol
//!
//! `H` is BLAKE3, used with a key of its own for each purpose. `PROTOCOL.md` has the bytes.
//!
//! 1. **Commitment.** Each seat hashes a secret seed [`LENGTH`] times, `xᵢ₊₁ = H(xᵢ)`, and publishes
//!    the end. The share for its first throw is `x_LENGTH₋₁`, then `x_LENGTH₋₂`, and so on: more
//!    than a log has room for. A share is checked with one hash. The seed is a hash of the secret of
//!    the seat and of the log before the commitment, so that every window of the seat knows it, and
//!    every game has another one.
//! 2. **Declaration.** Whoever throws decides about the cube first, then declares the throw and
//!    reveals the own share for it. Nothing else goes on before the throw is complete.
//! 3. **Answer.** The other seat's machine answers with its share for the same throw.
//! 4. **Faces.** Bytes of `H(game, throw, share of the first seat, share of the second seat)`
//!    become faces by rejection: for a die with `n` faces a byte of at least `256 − 256 mod n` is
//!    passed over. The seed of the flight comes from a hash with another key, so it says nothing
//!    about faces.
//!
//! # Why it is fair
//!
//! **Model.** `H` is a random function, signatures cannot be forged. One side is honest: it draws
//! its secret uniformly and follows the protocol. The other side *and the room* are one adversary,
//! who sees every message, delays or drops it, and shows the honest side any log that the rules
//! allow.
//!
//! **Claim.** For each throw of an honest log without a replacement, the faces are uniform and
//! independent of everything that the adversary knew when its share was fixed; and nobody knows
//! them before the throw is declared.
//!
//! *Proof.* Let `c` be the adversary's commitment in the log that the honest machine holds when it
//! reveals its first share.
//!
//! * **`c` is fixed before any honest share is known.** The honest machine reveals nothing before
//!   both commitments are in its log. After that no line changes a commitment
//!   ([`AgreedDice::commit`] refuses a second one), and the machine takes no other log: fewer lines,
//!   or others in the place of known ones, are a lie that ends the game on this side.
//! * **So the adversary's share for each throw is fixed,** but for a second preimage: the `k`-th link
//!   before `c`.
//! * **The honest share for throw `k` is unknown until it is revealed.** What is known of it are its
//!   images, and the shares of other chains, whose seeds are independent. It is guessed or inverted
//!   with a probability of about `q / 2²⁵⁶` for `q` evaluations. It is revealed by declaring the
//!   throw, or in answer to a declaration with the fixed share, and for the number `k` alone.
//! * **So the hash of step 4 has an input that the adversary has not evaluated,** and its value is
//!   uniform and independent of what was there before. Rejection leaves a multiple of `n` bytes, each
//!   as likely as the others. ∎
//!
//! # No second chance
//!
//! Whatever may be done after a result is known, and leads to fresh shares, is a choice. These are
//! the ways to fresh shares:
//!
//! | way | why it is none |
//! |---|---|
//! | a new commitment | refused for the whole game |
//! | a chain that is used up | it has more shares than the log has room for |
//! | holding back a declaration, a broken connection, a reload, another window or machine of the seat | the same seed follows from the seat's link and the log, and the same share is offered again |
//! | undo | the throw comes again with its number and its shares; both know it then |
//! | a rematch | only after the end, by consent of both; other seeds |
//! | agreeing to undo something when the throw is known | nobody declares while their own question is open |
//! | refusing a declaration that was seen | found out: the log of the thrower allows it |
//! | withholding the answer | stops the game, on the time of whoever owes it, and ends in a claim |
//! | another log from the room, a store that lost lines | found out by every machine that has the lines |
//! | a lost key | see below |
//! | going on by links | leaves the agreed dice, and the record says so of each later throw |
//!
//! **A lost key** is replaced only if the other player consents. Only the guest can ask, with the
//! invitation, and only while they are due and no throw is declared: then the host's share for the
//! next throw has left no machine, as the host has nothing to throw. Both sides commit anew. The log
//! and the record count it ([`AgreedDice::replacements`]), and [`verify`](fn@verify) and the table say so. The
//! host can agree five minutes after the request, and any machine that has the key of the seat
//! refuses by itself until then. So a host who asks in the guest's place gets the seat of nobody who
//! could not be claimed to be absent.
//!
//! # What is not claimed
//!
//! * A side that loses can stop playing; it loses the game then.
//! * The seat's own link names the log as it was when it was copied. Taken to a machine without the
//!   lines, it trusts the room for what came later; copied before both had committed, for the other's
//!   commitment, too. Room and other player could then show that machine another game than the first
//!   one, and choose by what they saw there; its player would see two different games.
//! * A declaration that the room keeps back is offered again before anything else, until the program
//!   ends. Whoever starts it again and then agrees to undo something, or asks for it, lets the other
//!   side decide with the knowledge of that throw. Its faces stay the same.
//! * A record proves that the faces follow from shares which fit the commitments in it. That these
//!   were made before the game is known to those who played it.
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
