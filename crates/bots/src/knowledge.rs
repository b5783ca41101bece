//! What a bot knows about its game: the content of `assets/bots/<game>.bin`, written by
//! `tesserae-trainer pack`.
//!
//! A file begins with 16 bytes: `TSBK`, the number of the format (2), the length of the game's key,
//! the number of sections (u16), a checksum of the rest (u32) and the length of the rest (u32). The
//! key of the game follows, and then the sections, each with a name of 8 bytes padded by zeros, its
//! length (u32), and its bytes. All numbers are little endian. A section whose name begins with
//! `net.` holds a [`Net`]; the game defines what the others hold.

use std::{
    any::Any,
    sync::{Arc, Mutex, PoisonError},
};

use tesserae_rules::Kind;

use crate::net::{Net, NetError};

const MAGIC: &[u8; 4] = b"TSBK";
const FORMAT: u8 = 2;
const HEADER: usize = 16;
const NAME: usize = 8;

/// Why a file holds no knowledge.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum KnowledgeError {
    /// It is some other file.
    #[error("this is not a file of a bot's knowledge: it does not begin with TSBK")]
    NotKnowledge,
    /// It has another format.
    #[error("the file of the bot's knowledge has format {0}; this program reads format {FORMAT}")]
    Format(u8),
    /// It is about another game.
    #[error("the knowledge is about another game than {}", .0.title())]
    OtherGame(Kind),
    /// Its length or checksum is wrong.
    #[error("the file of the bot's knowledge is damaged: {0}")]
    Damaged(&'static str),
    /// A section holds no net.
    #[error("section “{name}” of the bot's knowledge: {error}")]
    Net {
        /// The section.
        name: String,
        /// What is wrong with it.
        error: NetError,
    },
    /// A section that the bot needs is missing.
    #[error("the bot's knowledge has no section “{0}”")]
    Missing(String),
    /// A section does not fit the bot.
    #[error("section “{name}” of the bot's knowledge {what}")]
    Misfit {
        /// The section.
        name: String,
        /// What does not fit.
        what: &'static str,
    },
}

/// A named part of a file of knowledge, to be written.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Section {
    /// At most eight ASCII characters. `net.` at the beginning stands for a [`Net`].
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// What a bot knows about its game.
#[derive(Debug)]
pub struct Knowledge {
    kind: Kind,
    nets: Vec<(String, Arc<Net>)>,
    tables: Vec<(String, Vec<u8>)>,
    parts: Mutex<Vec<Arc<dyn Any + Send + Sync>>>,
}

impl Knowledge {
    /// Reads the content of a file of knowledge about a game.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(kind: Kind, bytes: &[u8]) -> Result<Self, KnowledgeError> {
        let (header, rest) = bytes
            .split_first_chunk::<HEADER>()
            .ok_or(KnowledgeError::NotKnowledge)?;
        let &[
            m0,
            m1,
            m2,
            m3,
            format,
            key,
            c0,
            c1,
            s0,
            s1,
            s2,
            s3,
            l0,
            l1,
            l2,
            l3,
        ] = header;
        if [m0, m1, m2, m3] != *MAGIC {
            return Err(KnowledgeError::NotKnowledge);
        }
        if format != FORMAT {
            return Err(KnowledgeError::Format(format));
        }
        if usize::try_from(u32::from_le_bytes([l0, l1, l2, l3])) != Ok(rest.len()) {
            return Err(KnowledgeError::Damaged(
                "it has another length than its header says",
            ));
        }
        if checksum(rest) != u32::from_le_bytes([s0, s1, s2, s3]) {
            return Err(KnowledgeError::Damaged("its checksum is wrong"));
        }
        let (key, rest) = rest
            .split_at_checked(key.into())
            .ok_or(KnowledgeError::OtherGame(kind))?;
        if key != kind.key().as_bytes() {
            return Err(KnowledgeError::OtherGame(kind));
        }
        let mut knowledge = Self {
            kind,
            nets: Vec::new(),
            tables: Vec::new(),
            parts: Mutex::default(),
        };
        let mut rest = rest;
        for _ in 0..u16::from_le_bytes([c0, c1]) {
            let cut = || KnowledgeError::Damaged("a section is cut short");
            let (name, after) = rest.split_first_chunk::<NAME>().ok_or_else(cut)?;
            let (length, after) = after.split_first_chunk::<4>().ok_or_else(cut)?;
            let length = usize::try_from(u32::from_le_bytes(*length)).map_err(|_| cut())?;
            let (content, after) = after.split_at_checked(length).ok_or_else(cut)?;
            rest = after;
            let name: String = name
                .iter()
                .take_while(|byte| **byte != 0)
                .map(|byte| char::from(*byte))
                .collect();
            if name.starts_with("net.") {
                let net = Net::read(content).map_err(|error| KnowledgeError::Net {
                    name: name.clone(),
                    error,
                })?;
                knowledge.nets.push((name, Arc::new(net)));
            } else {
                knowledge.tables.push((name, content.to_vec()));
            }
        }
        if rest.is_empty() {
            Ok(knowledge)
        } else {
            Err(KnowledgeError::Damaged("it goes on after its last section"))
        }
    }

    /// The content of a file with these sections.
    #[must_use]
    pub fn write(kind: Kind, sections: &[Section]) -> Vec<u8> {
        let key = kind.key().as_bytes();
        let mut rest = key.to_vec();
        for Section { name, bytes } in sections {
            let mut padded = [0; NAME];
            padded
                .iter_mut()
                .zip(name.bytes())
                .for_each(|(to, byte)| *to = byte);
            rest.extend(padded);
            rest.extend((bytes.len() as u32).to_le_bytes());
            rest.extend(bytes);
        }
        let mut all = MAGIC.to_vec();
        all.extend([FORMAT, key.len() as u8]);
        all.extend((sections.len() as u16).to_le_bytes());
        all.extend(checksum(&rest).to_le_bytes());
        all.extend((rest.len() as u32).to_le_bytes());
        all.extend(rest);
        all
    }

    /// The game it is about.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The net of this name, with the sizes that the bot expects of it.
    ///
    /// # Errors
    /// If there is none, or it has other sizes.
    pub fn net(
        &self,
        name: &str,
        inputs: usize,
        outputs: usize,
    ) -> Result<&Arc<Net>, KnowledgeError> {
        let net = self
            .nets
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, net)| net);
        let net = net.ok_or_else(|| KnowledgeError::Missing(name.to_owned()))?;
        if net.inputs() == inputs && net.outputs() == outputs {
            Ok(net)
        } else {
            Err(KnowledgeError::Misfit {
                name: name.to_owned(),
                what: "has other inputs or outputs than the bot",
            })
        }
    }

    /// The bytes of the section of this name, which is no net.
    ///
    /// # Errors
    /// If there is none.
    pub fn table(&self, name: &str) -> Result<&[u8], KnowledgeError> {
        let table = self
            .tables
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, bytes)| bytes.as_slice());
        table.ok_or_else(|| KnowledgeError::Missing(name.to_owned()))
    }

    /// Whatever a game makes of the knowledge once and keeps beside it, such as an unpacked table.
    pub(crate) fn part<T: Any + Send + Sync>(
        &self,
        make: impl FnOnce(&Self) -> Result<T, KnowledgeError>,
    ) -> Result<Arc<T>, KnowledgeError> {
        let mut parts = self.parts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(part) = parts
            .iter()
            .find_map(|part| Arc::clone(part).downcast().ok())
        {
            return Ok(part);
        }
        let part = Arc::new(make(self)?);
        parts.push(part.clone());
        Ok(part)
    }
}

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811C_9DC5, |sum, byte| {
        (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> Vec<u8> {
        let sections = [Section {
            name: "table".to_owned(),
            bytes: vec![1, 2, 3],
        }];
        Knowledge::write(Kind::Ur, &sections)
    }

    #[test]
    fn what_is_written_is_read_back() {
        let knowledge = Knowledge::read(Kind::Ur, &written()).unwrap();
        assert_eq!(knowledge.table("table"), Ok([1, 2, 3].as_slice()));
        assert_eq!(
            knowledge.table("other"),
            Err(KnowledgeError::Missing("other".to_owned()))
        );
    }

    #[test]
    fn every_damaged_byte_and_every_cut_is_noticed() {
        let whole = written();
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 1;
            assert!(Knowledge::read(Kind::Ur, &damaged).is_err(), "byte {at}");
            assert!(
                Knowledge::read(Kind::Ur, &whole[..at]).is_err(),
                "cut at {at}"
            );
        }
        assert!(matches!(
            Knowledge::read(Kind::Tabula, &whole),
            Err(KnowledgeError::OtherGame(Kind::Tabula))
        ));
    }
}
