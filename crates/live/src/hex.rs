//! Bytes of a fixed number, written as hexadecimal digits.

use std::{fmt, str::FromStr};

use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};

/// `N` bytes that are written as `2 N` lower-case hexadecimal digits.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hex<const N: usize>(pub [u8; N]);

/// What one seat gives for a throw, or the commitment to it.
pub type Share = Hex<32>;

/// The running hash of a log.
pub type Mark = Hex<16>;

impl<const N: usize> Hex<N> {
    /// The first `N` bytes of a hash.
    pub(crate) fn of_hash(hash: blake3::Hash) -> Self {
        let mut bytes = [0; N];
        for (byte, hashed) in bytes.iter_mut().zip(hash.as_bytes()) {
            *byte = *hashed;
        }
        Self(bytes)
    }
}

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl<const N: usize> From<Hex<N>> for String {
    fn from(hex: Hex<N>) -> Self {
        hex.to_string()
    }
}

impl<const N: usize> TryFrom<String> for Hex<N> {
    type Error = NoHex;

    fn try_from(text: String) -> Result<Self, NoHex> {
        text.parse()
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = NoHex;

    fn from_str(text: &str) -> Result<Self, NoHex> {
        let bytes = HEXLOWER
            .decode(text.as_bytes())
            .ok()
            .and_then(|bytes| bytes.try_into().ok());
        bytes.map(Self).ok_or(NoHex(N))
    }
}

/// A text has not the form of these bytes.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{0} bytes in lower-case hexadecimal digits are needed")]
pub struct NoHex(usize);
