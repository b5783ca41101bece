//! The nets of a level, one for each class of positions.

use std::sync::Arc;

use super::{
    chances::OUTPUTS,
    inputs::{CONTACT, RACE},
};
use crate::{Knowledge, KnowledgeError, Level, Net};

/// The nets of a level.
#[derive(Clone, Debug)]
pub struct Nets<N> {
    /// For positions in which the two sides can still meet.
    pub contact: N,
    /// For races.
    pub race: N,
}

impl Nets<Arc<Net>> {
    /// The nets of a level and how many throws it looks ahead, from the section `levels`: two bytes
    /// a level.
    ///
    /// # Errors
    /// If the knowledge lacks them.
    pub fn read(knowledge: &Knowledge, level: Level) -> Result<(Self, u8), KnowledgeError> {
        let misfit = || KnowledgeError::Misfit {
            name: "levels".to_owned(),
            what: "does not hold two bytes for each level",
        };
        let levels = knowledge.table("levels")?.as_chunks::<2>().0;
        let at = Level::ALL
            .iter()
            .position(|known| *known == level)
            .unwrap_or(0);
        let &[nets, ahead] = levels.get(at).ok_or_else(misfit)?;
        let contact = knowledge.net(&format!("net.c{nets}"), CONTACT, OUTPUTS)?;
        let race = knowledge.net(&format!("net.r{nets}"), RACE, OUTPUTS)?;
        Ok((
            Self {
                contact: Arc::clone(contact),
                race: Arc::clone(race),
            },
            ahead.min(2),
        ))
    }
}
