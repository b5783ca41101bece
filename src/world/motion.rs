use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

/// How a piece goes its way.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum MoveStyle {
    /// Pushed a little aside.
    #[default]
    Shifted,
    /// Carried by a hand: it leans into the motion, and rocks once when it is put down.
    Carried,
    /// Swept away by the piece that hit it: off at once, and it turns as it goes.
    Swept,
}

/// The way of a piece from one place to another.
#[derive(Copy, Clone, Debug)]
pub struct Trajectory {
    /// Where it begins.
    pub from: Transform,
    /// Where it ends.
    pub to: Transform,
    /// How high it rises over the straight line between them.
    pub arc: f32,
    /// How it is gone.
    pub gait: MoveStyle,
}

impl Trajectory {
    /// How long a piece rocks after it has been put down, in seconds at natural speed.
    pub const ROCK: f32 = 0.22;

    /// How much longer than a short way it takes.
    #[must_use]
    pub fn stretch(&self) -> f32 {
        if self.gait == MoveStyle::Carried { (0.75 + 0.12 * self.across().length()).min(1.35) } else { 1.0 }
    }

    /// Where the piece is after this share of the time.
    #[must_use]
    pub fn at(&self, done: f32) -> Transform {
        let (from, to) = (self.from, self.to);
        let ease = if self.gait == MoveStyle::Swept { EaseFunction::CubicOut } else { EaseFunction::CubicInOut };
        let eased = ease.sample_clamped(done);
        let mut rotation = from.rotation.slerp(to.rotation, eased);
        if self.gait != MoveStyle::Shifted {
            // It leans most where it is fastest, and stands straight at both ends.
            let lean = (0.16 * self.across().length()).min(0.30) * (PI * eased).sin();
            rotation = self.tilt(lean) * rotation;
        }
        if self.gait == MoveStyle::Swept {
            rotation = Quat::from_rotation_y(-TAU * eased) * rotation;
        }
        let lift = Vec3::Y * self.rise() * (PI * eased).sin();
        Transform { translation: from.translation.lerp(to.translation, eased) + lift, rotation, scale: to.scale }
    }

    /// Where it is while it rocks on the edge that came down first: up and down again once, and once more, hardly seen.
    #[must_use]
    pub fn rocking(&self, share: f32, radius: f32) -> Transform {
        let strength = (0.3 * self.arc + 0.05 * self.across().length()).min(0.10);
        let angle = strength * (1.0 - share).powi(2) * (TAU * share).sin().max(-0.4);
        // The edge stays on the ground.
        let lift = Vec3::Y * radius * angle.abs().sin();
        let (to, rotation) = (self.to, self.tilt(angle) * self.to.rotation);
        Transform { translation: to.translation + lift, rotation, scale: to.scale }
    }

    /// What is in the air already is not lifted once more.
    fn rise(&self) -> f32 {
        let down = (self.from.translation.y - self.to.translation.y).max(0.0);
        if self.gait == MoveStyle::Carried { (self.arc - down).max(0.0) } else { self.arc }
    }

    fn across(&self) -> Vec3 {
        (self.to.translation - self.from.translation).with_y(0.0)
    }

    /// Leaning forward on its way by an angle.
    fn tilt(&self, angle: f32) -> Quat {
        let aside = Vec3::Y.cross(self.across());
        aside.try_normalize().map_or(Quat::IDENTITY, |axis| Quat::from_axis_angle(axis, angle))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COURSE: Trajectory = Trajectory {
        from: Transform::from_xyz(-1.0, 0.0, 0.0),
        to: Transform::from_xyz(1.0, 0.08, 0.0),
        arc: 0.3,
        gait: MoveStyle::Carried,
    };

    #[test]
    fn a_carried_piece_rises_leans_forward_and_ends_straight() {
        let half = COURSE.at(0.5);
        assert!(half.translation.y > 0.3, "{half:?}");
        let up = half.rotation * Vec3::Y;
        assert!(up.x > 0.1, "it leans the wrong way: {up}");
        for end in [0.0, 1.0] {
            assert!((COURSE.at(end).rotation * Vec3::Y).abs_diff_eq(Vec3::Y, 1e-4));
        }
        assert!(COURSE.at(1.0).translation.abs_diff_eq(COURSE.to.translation, 1e-5));
    }

    #[test]
    fn it_rocks_on_the_ground_and_not_in_it_and_lies_still_at_the_end() {
        let mut most = 0.0_f32;
        for step in 0..=20_u8 {
            let at = COURSE.rocking(f32::from(step) / 20.0, 0.17);
            let edges = [0.17, -0.17].map(|x| at.transform_point(Vec3::new(x, 0.0, 0.0)).y);
            assert!(edges.iter().all(|y| *y > 0.08 - 1e-4), "its edge is in the ground: {edges:?}");
            most = most.max(edges[0].max(edges[1]));
        }
        assert!(most > 0.085, "nobody sees it rock: {most}");
        assert!(COURSE.rocking(1.0, 0.17).translation.abs_diff_eq(COURSE.to.translation, 1e-5));
    }

    #[test]
    fn what_is_in_the_air_already_comes_down_without_rising_once_more() {
        let course = Trajectory { from: Transform::from_xyz(0.0, 0.35, 0.0), ..COURSE };
        for step in 0..=10_u8 {
            assert!(course.at(f32::from(step) / 10.0).translation.y <= 0.35 + 1e-5);
        }
    }

    #[test]
    fn what_is_hit_is_off_at_once() {
        let hit = Trajectory { gait: MoveStyle::Swept, ..COURSE };
        let way = |course: &Trajectory| course.at(0.3).translation.x - course.from.translation.x;
        assert!(way(&hit) > 2.0 * way(&COURSE));
    }
}
