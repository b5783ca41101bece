//! What the first view of a game does not show: drawn once as soon as the table rests.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::{
    table::Busy,
    world::warm_up::sample::{Drawn, Sample, plain_looks},
};

/// What the first view of a game does not show. It is drawn below the boards, where nothing of it is
/// seen.
#[derive(Resource, Debug)]
pub(super) struct LateSamples {
    waiting: VecDeque<Sample>,
    /// Frames for which nothing has moved.
    rest: u32,
    /// Whether one is in the world.
    is_drawn: bool,
}

impl Default for LateSamples {
    fn default() -> Self {
        Self {
            waiting: [Sample::Flat, Sample::Shaded, Sample::Ghost].into(),
            rest: 0,
            is_drawn: false,
        }
    }
}

impl LateSamples {
    /// How many frames long nothing moves before one is drawn: the frame that makes its program is
    /// a long one.
    const REST: u32 = 20;
    /// The height at which they are drawn: below every board and above the ground of the table.
    const HEIGHT: f32 = -0.08;
    /// How large they are.
    const SIZE: f32 = 0.001;

    /// Whether all have been drawn.
    pub(super) fn are_over(&self) -> bool {
        self.waiting.is_empty() && !self.is_drawn
    }

    /// Takes a frame. After enough of them without motion the last sample goes, and the next one
    /// comes if there is one.
    fn next(&mut self, is_at_rest: bool) -> Option<Option<Sample>> {
        self.rest = if is_at_rest { self.rest + 1 } else { 0 };
        if self.rest < Self::REST {
            return None;
        }
        self.rest = 0;
        let sample = self.waiting.pop_front();
        self.is_drawn = sample.is_some();
        Some(sample)
    }
}

/// Draws the next late sample when the table rests.
pub(super) fn draw_late(
    mut commands: Commands,
    mut late: ResMut<LateSamples>,
    busy: Busy,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    drawn: Query<Entity, With<Drawn>>,
) {
    let Some(next) = late.next(busy.is_idle()) else {
        return;
    };
    drawn
        .iter()
        .for_each(|entity| commands.entity(entity).despawn());
    if let Some(sample) = next {
        let looks = plain_looks(&sample, &mut meshes, &mut materials);
        let at = Transform::from_xyz(0.0, LateSamples::HEIGHT, 0.0)
            .with_scale(Vec3::splat(LateSamples::SIZE));
        commands.spawn((Drawn(sample), looks, at));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_first_view_does_not_show_is_drawn_one_by_one_while_the_table_rests() {
        let mut late = LateSamples::default();
        let mut drawn = 0;
        for _ in 0..3 {
            // Something moves every now and then.
            for frame in 1..=10 * LateSamples::REST {
                assert!(late.next(frame % LateSamples::REST != 0).is_none());
            }
            for _ in 1..LateSamples::REST {
                assert!(late.next(true).is_none());
            }
            drawn += u32::from(late.next(true).flatten().is_some());
            assert!(!late.are_over());
            assert!(late.next(false).is_none());
        }
        assert_eq!(drawn, 3);
        while !late.are_over() {
            assert!(late.next(true).flatten().is_none());
        }
    }
}
