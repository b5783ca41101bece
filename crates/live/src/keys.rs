//! The keys of a room: that of a seat, which signs its lines and from which its shares come, and
//! that of an invitation, which lets one guest sit down.

use std::{fmt, str::FromStr};

use data_encoding::BASE64URL_NOPAD;
use ed25519_dalek::{Signer, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};

use crate::{Hex, Mark, Party};

/// The public half of a key: an Ed25519 public key (RFC 8032).
pub type PublicKey = Hex<32>;

/// The first 16 bytes of the BLAKE3 hash of a public key, as links name it.
pub type Fingerprint = Hex<16>;

/// An Ed25519 signature, written as base64url without padding.
#[derive(Copy, Clone, Eq, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Signature(pub [u8; 64]);

/// What stands before what is signed, so that no signature serves for anything else.
#[derive(Copy, Clone, Debug)]
enum SignaturePurpose {
    Line,
    Invitation,
    Entry,
}

impl SignaturePurpose {
    const fn text(self) -> &'static str {
        match self {
            Self::Line => "Tesserae 2026: a line of a log\n",
            Self::Invitation => "Tesserae 2026: an invited guest\n",
            Self::Entry => "Tesserae 2026: the way into a room\n",
        }
    }

    fn message(self, parts: [&[u8]; 3]) -> Vec<u8> {
        let mut message = self.text().as_bytes().to_vec();
        parts
            .into_iter()
            .for_each(|part| message.extend_from_slice(part));
        message
    }
}

/// The secret of one seat of one room. Whoever has it plays there: it stands in the seat’s own link
/// and nowhere else.
#[derive(Clone)]
pub struct SeatKey(Box<SigningKey>);

impl SeatKey {
    /// The key that is made from 32 secret bytes.
    #[must_use]
    pub fn new(secret: [u8; 32]) -> Self {
        Self(Box::new(SigningKey::from_bytes(&secret)))
    }

    /// The secret bytes.
    #[must_use]
    pub fn secret(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// The public half.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        Hex(self.0.verifying_key().to_bytes())
    }

    /// Signs a line that follows a log with this mark.
    #[must_use]
    pub fn sign_line(&self, before: &Mark, by: Party, line: &str) -> Signature {
        self.sign(
            SignaturePurpose::Line,
            [&before.0, &[by.byte()], line.as_bytes()],
        )
    }

    /// Signs the wish to enter a room, which proves whose socket it is.
    #[must_use]
    pub fn sign_entry(&self, room: &Hex<10>) -> Signature {
        self.sign(SignaturePurpose::Entry, [&room.0, &[], &[]])
    }

    /// The seed of the chain of shares to which this seat commits after a log with this mark. Each
    /// place in a log has a seed of its own, and no seed says anything about another one.
    #[must_use]
    pub fn chain_seed(&self, before: &Mark) -> [u8; 32] {
        let mut hasher =
            blake3::Hasher::new_derive_key("Tesserae 2026: the seed of a chain of shares");
        *hasher
            .update(self.secret())
            .update(&before.0)
            .finalize()
            .as_bytes()
    }

    fn sign(&self, purpose: SignaturePurpose, parts: [&[u8]; 3]) -> Signature {
        Signature(self.0.sign(&purpose.message(parts)).to_bytes())
    }
}

impl PartialEq for SeatKey {
    fn eq(&self, other: &Self) -> bool {
        self.public() == other.public()
    }
}

impl Eq for SeatKey {}

/// A secret: it is not shown.
impl fmt::Debug for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatKey")
    }
}

/// The secret of an invitation, which the host makes and the room never learns. With it one guest
/// sits down, and may later ask for another key.
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct InvitationKey(pub Hex<16>);

impl InvitationKey {
    /// The public half.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        self.key().public()
    }

    /// Lets the seat with this key sit down in the room whose log has this mark after its first
    /// line.
    #[must_use]
    pub fn invite(&self, room: &Mark, guest: &PublicKey) -> Signature {
        self.key()
            .sign(SignaturePurpose::Invitation, [&room.0, &guest.0, &[]])
    }

    fn key(&self) -> SeatKey {
        let mut hasher = blake3::Hasher::new_derive_key("Tesserae 2026: the key of an invitation");
        SeatKey::new(*hasher.update(&self.0.0).finalize().as_bytes())
    }
}

/// A secret: it is not shown.
impl fmt::Debug for InvitationKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InvitationKey")
    }
}

/// How a link names a public key.
#[must_use]
pub fn fingerprint(key: &PublicKey) -> Fingerprint {
    Hex::of_hash(blake3::hash(&key.0))
}

impl Signature {
    /// Whether the owner of this key has signed this line after a log with this mark.
    #[must_use]
    pub fn is_of_line(&self, key: &PublicKey, before: &Mark, by: Party, line: &str) -> bool {
        self.is_of(
            key,
            SignaturePurpose::Line,
            [&before.0, &[by.byte()], line.as_bytes()],
        )
    }

    /// Whether the invitation with this key lets the guest with that key sit down, see
    /// [`InvitationKey::invite`].
    #[must_use]
    pub fn invites(&self, invitation: &PublicKey, room: &Mark, guest: &PublicKey) -> bool {
        self.is_of(
            invitation,
            SignaturePurpose::Invitation,
            [&room.0, &guest.0, &[]],
        )
    }

    /// Whether the owner of this key wants to enter this room.
    #[must_use]
    pub fn is_of_entry(&self, key: &PublicKey, room: &Hex<10>) -> bool {
        self.is_of(key, SignaturePurpose::Entry, [&room.0, &[], &[]])
    }

    /// Keys and signatures of which RFC 8032 leaves open whether they count are refused, so that
    /// everybody decides alike.
    fn is_of(&self, key: &PublicKey, purpose: SignaturePurpose, parts: [&[u8]; 3]) -> bool {
        let signature = ed25519_dalek::Signature::from_bytes(&self.0);
        VerifyingKey::from_bytes(&key.0).is_ok_and(|key| {
            key.verify_strict(&purpose.message(parts), &signature)
                .is_ok()
        })
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.0))
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl From<Signature> for String {
    fn from(signature: Signature) -> Self {
        signature.to_string()
    }
}

impl TryFrom<String> for Signature {
    type Error = NoSignature;

    fn try_from(text: String) -> Result<Self, NoSignature> {
        text.parse()
    }
}

impl FromStr for Signature {
    type Err = NoSignature;

    fn from_str(text: &str) -> Result<Self, NoSignature> {
        let bytes = BASE64URL_NOPAD
            .decode(text.as_bytes())
            .ok()
            .and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or(NoSignature)
    }
}

/// A text has not the form of a signature.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("a signature has 64 bytes in base64url without padding")]
pub struct NoSignature;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_belongs_to_one_line_of_one_person_at_one_place() {
        let (key, at) = (SeatKey::new([3; 32]), crate::first_mark());
        let signature = key.sign_line(&at, Party::Host, "\"agree\"");
        let is_of =
            |key: &SeatKey, at: &Mark, by, line| signature.is_of_line(&key.public(), at, by, line);
        assert!(is_of(&key, &at, Party::Host, "\"agree\""));
        assert!(!is_of(&key, &at, Party::Guest, "\"agree\""));
        assert!(!is_of(&key, &at, Party::Host, "\"agree\" "));
        assert!(!is_of(&key, &Hex([0; 16]), Party::Host, "\"agree\""));
        assert!(!is_of(
            &SeatKey::new([4; 32]),
            &at,
            Party::Host,
            "\"agree\""
        ));
        assert_eq!(signature.to_string().parse(), Ok(signature));
    }

    #[test]
    fn a_key_that_fits_every_signature_fits_none() {
        // The neutral element of the curve: without strict checks it accepts a signature of itself.
        let weak = Hex(std::array::from_fn(|index| u8::from(index == 0)));
        let mut forged = [0; 64];
        forged[0] = 1;
        assert!(!Signature(forged).is_of_line(&weak, &crate::first_mark(), Party::Host, "x"));
    }

    #[test]
    fn each_place_in_a_log_has_a_seed_of_its_own_and_each_purpose_a_signature_of_its_own() {
        let key = SeatKey::new([3; 32]);
        let seeds = [0, 1].map(|byte| key.chain_seed(&Hex([byte; 16])));
        assert_ne!(seeds[0], seeds[1]);
        assert!(!seeds.contains(key.secret()));
        let invitation = InvitationKey(Hex([5; 16]));
        let invited = invitation.invite(&Hex([1; 16]), &key.public());
        assert!(invited.invites(&invitation.public(), &Hex([1; 16]), &key.public()));
        assert!(!invited.invites(&invitation.public(), &Hex([2; 16]), &key.public()));
        assert!(!invited.invites(&invitation.public(), &Hex([1; 16]), &invitation.public()));
        let entry = key.sign_entry(&Hex([1; 10]));
        assert!(entry.is_of_entry(&key.public(), &Hex([1; 10])));
        assert!(!entry.is_of_entry(&key.public(), &Hex([2; 10])));
    }

    #[test]
    fn secrets_are_not_shown() {
        let shown = format!(
            "{:?} {:?}",
            SeatKey::new([0xab; 32]),
            InvitationKey(Hex([0xcd; 16]))
        );
        assert!(!shown.contains("ab") && !shown.contains("cd"), "{shown}");
    }
}
