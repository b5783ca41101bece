//! Reading a throw: which faces are up once all dice are at rest.

use bevy::prelude::*;

use crate::{ActiveThrow, Marks};

/// All dice are at rest and have been read.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub struct Settled {
    /// The faces, in the order of the dice.
    pub faces: Vec<u8>,
    /// The indices of the dice that were cocked or outside the field at least once and were thrown
    /// again.
    pub rethrown: Vec<u8>,
}

/// Reports impacts, gives the bodies their drawn marks and, when the throw is done, reads it.
pub(crate) fn report(world: &mut World) {
    let Some(mut throw) = world.remove_resource::<ActiveThrow>() else {
        return;
    };
    world.write_message_batch(throw.take_impacts());
    for die in &throw.dice {
        if let Some(mut marks) = world.get_mut::<Marks>(die.entity) {
            marks.set_if_neq(Marks(die.marks));
        }
    }
    if !throw.done {
        world.insert_resource(throw);
        return;
    }
    let mut faces = Vec::new();
    for die in &throw.dice {
        let rotation = world
            .get::<Transform>(die.entity)
            .map_or(Quat::IDENTITY, |transform| transform.rotation);
        let shown = throw.shape.read(rotation * die.marks).0;
        // If the flight went otherwise than the one before it, the arranged face still counts, and
        // is shown.
        let arranged = die.arranged.map_or(shown, |(face, _)| face);
        if arranged != shown
            && let (Some(mut marks), Some(other)) = (
                world.get_mut::<Marks>(die.entity),
                throw.shape.marks(rotation, arranged),
            )
        {
            marks.0 = other;
        }
        faces.push(arranged);
    }
    let rethrown = (0_u8..)
        .zip(&throw.dice)
        .filter(|(_, die)| die.rethrown)
        .map(|(index, _)| index)
        .collect();
    world.write_message(Settled { faces, rethrown });
}
