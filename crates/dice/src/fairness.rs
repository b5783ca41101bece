//! Why a throw is fair, and the release that makes it so.
//!
//! A die is a blank body with marks on it. Gesture and physics determine how the *blank* moves and
//! in which orientation it comes to rest. Which mark is on which side is drawn just before release,
//! uniformly from the rotations of the shape (24 of a cube, 12 of a tetrahedron, see
//! [`DieShape::rotations`](crate::DieShape::rotations)), and the physics never reads it. So
//! whatever orientation the blank ends in, each face is up for exactly the same number of the
//! equally likely rotations: 4 of 24 for each face of a cube, 3 of 12 for each corner of a
//! tetrahedron. No gesture, however skilled, and no flaw in the simulation can favour a face, and
//! the dice of one throw are independent because each has its own draw. Nobody can see the draw: a
//! rotation of a cube onto itself looks like a cube.
//!
//! The same holds for a die that is thrown again because it was cocked, and for one that is pushed
//! away from a wall that would hide it ([`ThrowField::clear`](crate::ThrowField::clear)): both
//! depend on the blank alone.
use bevy_rapier3d::{
    prelude::RapierRigidBodySet,
    rapier::prelude::{Pose, RigidBodyType},
};
use rand::RngExt;

use crate::ActiveThrow;

impl ActiveThrow {
    /// Draws the marks of every die that is to fly, and releases it.
    pub(crate) fn release(&mut self, bodies: &mut RapierRigidBodySet) {
        let rotations = self.shape.rotations();
        let count = self.dice.len();
        for (index, die) in self
            .dice
            .iter_mut()
            .enumerate()
            .filter(|(_, die)| die.flying)
        {
            // Drawn in any case, so that an arranged throw flies as it would without being
            // arranged.
            let drawn = rotations[self.rng.random_range(0..rotations.len())];
            die.marks = die.arranged.map_or(drawn, |(_, marks)| marks);
            let release = self.gesture.release(index, count, &mut self.rng);
            let Some(body) = bodies
                .entity2body()
                .get(&die.entity)
                .copied()
                .and_then(|handle| bodies.bodies.get_mut(handle))
            else {
                continue;
            };
            body.set_body_type(RigidBodyType::Dynamic, true);
            body.set_position(Pose::from_parts(release.position, release.rotation), true);
            body.set_linvel(release.linear, true);
            body.set_angvel(release.angular, true);
        }
    }
}
