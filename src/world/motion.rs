//! How pieces move: trajectories, their styles, and the system that moves everything along them.

use std::{
    f32::consts::{PI, TAU},
    ops::Range,
};

use bevy::prelude::*;
use rand::{RngExt, rngs::StdRng};
use tesserae_dice::{Impact, Surface};

use crate::table::{idle::draw_next_frame, seed, sets::AnimateSystems, settings::Settings};

/// How fast a piece is put down, in metres per second: no two alike.
const LANDING: Range<f32> = 0.2..0.5;

/// Moves everything that glides.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Landed>()
        .add_systems(Update, glide.in_set(AnimateSystems::Glide))
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(any_with_component::<Gliding>),
        );
}

/// The style of a motion.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Reflect)]
pub(crate) enum MoveStyle {
    /// Pushed aside.
    #[default]
    Shifted,
    /// Carried by a hand: the piece leans into the motion and rocks once when it is put down.
    Carried,
    /// Swept away by a hit: it starts at full speed and spins.
    Swept,
}

/// How a piece moves to where it belongs.
#[derive(Copy, Clone, Debug, Reflect)]
pub(crate) struct MoveSpec {
    /// How long a short move takes, in seconds at natural speed.
    seconds: f32,
    /// How high it rises.
    arc: f32,
    style: MoveStyle,
    /// What is heard when the piece lands.
    #[reflect(ignore)]
    lands: Option<Landing>,
}

/// What is heard when a piece lands.
#[derive(Copy, Clone, Debug)]
enum Landing {
    /// The material of the piece on that of what it lands on.
    Struck(Surface, Surface),
    /// A sound of its own, by its name in the catalogue.
    Named(&'static str),
}

/// A piece has landed with a sound of its own; `sound` plays it.
#[derive(Message, Copy, Clone, Debug, PartialEq)]
pub(crate) struct Landed {
    /// The name of the sound in the catalogue.
    pub(crate) sound: &'static str,
    /// Where it landed.
    pub(crate) at: Vec3,
}

impl MoveSpec {
    /// A motion that takes this many seconds at natural speed and rises this high.
    #[must_use]
    pub(crate) const fn new(seconds: f32, arc: f32) -> Self {
        Self {
            seconds,
            arc,
            style: MoveStyle::Shifted,
            lands: None,
        }
    }

    /// The same in another style.
    #[must_use]
    pub(crate) const fn with(mut self, style: MoveStyle) -> Self {
        self.style = style;
        self
    }

    /// The same, ending with the sound of one material on another.
    #[must_use]
    pub(crate) const fn landing(mut self, striker: Surface, on: Surface) -> Self {
        self.lands = Some(Landing::Struck(striker, on));
        self
    }

    /// The same, ending with a sound of its own, by its name in the catalogue.
    #[must_use]
    pub(crate) const fn sounding(mut self, name: &'static str) -> Self {
        self.lands = Some(Landing::Named(name));
        self
    }
}

/// Something on its way to where it belongs.
#[derive(Component, Clone, Debug, Reflect)]
#[reflect(Component)]
pub(crate) struct Gliding {
    from: Transform,
    to: Transform,
    /// The time since it began, in seconds.
    elapsed: f32,
    spec: MoveSpec,
}

impl Gliding {
    /// A motion that begins now.
    #[must_use]
    pub(crate) const fn new(from: Transform, to: Transform, spec: MoveSpec) -> Self {
        Self {
            from,
            to,
            elapsed: 0.0,
            spec,
        }
    }

    /// Where it ends.
    #[must_use]
    pub(crate) const fn target(&self) -> Transform {
        self.to
    }
}

/// Something round that rocks when a hand puts it down.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub(crate) struct Rocks {
    /// The radius of its foot.
    pub(crate) radius: f32,
}

fn glide(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut gliding: Query<(Entity, Option<&Rocks>, &mut Transform, &mut Gliding)>,
    (mut impacts, mut generator): (MessageWriter<Impact>, Local<Option<StdRng>>),
    mut landed: MessageWriter<Landed>,
) {
    for (entity, rocks, mut transform, mut gliding) in &mut gliding {
        gliding.elapsed += time.delta_secs();
        let trajectory = Trajectory {
            from: gliding.from,
            to: gliding.to,
            arc: gliding.spec.arc,
            style: gliding.spec.style,
        };
        let duration = settings.duration(gliding.spec.seconds * trajectory.stretch());
        if gliding.elapsed < duration {
            *transform = trajectory.at(gliding.elapsed / duration);
            continue;
        }
        let at = gliding.to.translation;
        match gliding.spec.lands.take() {
            Some(Landing::Struck(striker, surface)) => {
                let generator = generator.get_or_insert_with(seed::generator);
                let speed = generator.random_range(LANDING);
                impacts.write(Impact {
                    shape: None,
                    striker,
                    surface,
                    speed,
                    at,
                    delay: 0.0,
                });
            }
            Some(Landing::Named(sound)) => {
                landed.write(Landed { sound, at });
            }
            None => {}
        }
        let (since, rocking) = (
            gliding.elapsed - duration,
            settings.duration(Trajectory::ROCKING),
        );
        match rocks {
            Some(rocks) if since < rocking && trajectory.style == MoveStyle::Carried => {
                *transform = trajectory.rocking(since / rocking, rocks.radius);
            }
            _ => {
                *transform = gliding.to;
                commands.entity(entity).remove::<Gliding>();
            }
        }
    }
}

/// The path of a piece from one place to another.
#[derive(Copy, Clone, Debug)]
struct Trajectory {
    from: Transform,
    to: Transform,
    /// How high it rises over the straight line.
    arc: f32,
    style: MoveStyle,
}

impl Trajectory {
    /// How long a piece rocks after it was put down, in seconds at natural speed.
    const ROCKING: f32 = 0.22;

    /// How much longer it takes than a short path.
    fn stretch(&self) -> f32 {
        if self.style == MoveStyle::Carried {
            (0.75 + 0.12 * self.across().length()).min(1.35)
        } else {
            1.0
        }
    }

    /// Where the piece is after a share of the time, from 0 to 1.
    fn at(&self, share: f32) -> Transform {
        let (from, to) = (self.from, self.to);
        let ease = if self.style == MoveStyle::Swept {
            EaseFunction::CubicOut
        } else {
            EaseFunction::CubicInOut
        };
        let eased = ease.sample_clamped(share);
        let mut rotation = from.rotation.slerp(to.rotation, eased);
        if self.style != MoveStyle::Shifted {
            // It leans most where it is fastest, and is upright at both ends.
            let lean = (0.16 * self.across().length()).min(0.30) * (PI * eased).sin();
            rotation = self.tilt(lean) * rotation;
        }
        if self.style == MoveStyle::Swept {
            rotation = Quat::from_rotation_y(-TAU * eased) * rotation;
        }
        let lift = Vec3::Y * self.rise() * (PI * eased).sin();
        Transform {
            translation: from.translation.lerp(to.translation, eased) + lift,
            rotation,
            scale: to.scale,
        }
    }

    /// Where it is while it rocks on the edge that came down first: up and down once, then once
    /// more, hardly visible. The share of the time runs from 0 to 1.
    fn rocking(&self, share: f32, radius: f32) -> Transform {
        let strength = (0.3 * self.arc + 0.05 * self.across().length()).min(0.10);
        let angle = strength * (1.0 - share).powi(2) * (TAU * share).sin().max(-0.4);
        // The edge stays on the ground.
        let lift = Vec3::Y * radius * angle.abs().sin();
        let (to, rotation) = (self.to, self.tilt(angle) * self.to.rotation);
        Transform {
            translation: to.translation + lift,
            rotation,
            scale: to.scale,
        }
    }

    /// How high it rises; a carried piece that starts in the air rises less.
    fn rise(&self) -> f32 {
        let down = (self.from.translation.y - self.to.translation.y).max(0.0);
        if self.style == MoveStyle::Carried {
            (self.arc - down).max(0.0)
        } else {
            self.arc
        }
    }

    /// The horizontal part of the path.
    fn across(&self) -> Vec3 {
        (self.to.translation - self.from.translation).with_y(0.0)
    }

    /// A rotation that leans forward along the path by an angle.
    fn tilt(&self, angle: f32) -> Quat {
        let aside = Vec3::Y.cross(self.across());
        aside
            .try_normalize()
            .map_or(Quat::IDENTITY, |axis| Quat::from_axis_angle(axis, angle))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATH: Trajectory = Trajectory {
        from: Transform::from_xyz(-1.0, 0.0, 0.0),
        to: Transform::from_xyz(1.0, 0.08, 0.0),
        arc: 0.3,
        style: MoveStyle::Carried,
    };

    #[test]
    fn a_carried_piece_rises_leans_forward_and_ends_straight() {
        let half = PATH.at(0.5);
        assert!(half.translation.y > 0.3, "{half:?}");
        let up = half.rotation * Vec3::Y;
        assert!(up.x > 0.1, "it leans the wrong way: {up}");
        for end in [0.0, 1.0] {
            assert!((PATH.at(end).rotation * Vec3::Y).abs_diff_eq(Vec3::Y, 1e-4));
        }
        assert!(
            PATH.at(1.0)
                .translation
                .abs_diff_eq(PATH.to.translation, 1e-5)
        );
    }

    #[test]
    fn a_piece_rocks_on_the_ground_and_lies_still_at_the_end() {
        let mut most = 0.0_f32;
        for step in 0..=20_u8 {
            let at = PATH.rocking(f32::from(step) / 20.0, 0.17);
            let edges = [0.17, -0.17].map(|x| at.transform_point(Vec3::new(x, 0.0, 0.0)).y);
            assert!(
                edges.iter().all(|y| *y > 0.08 - 1e-4),
                "its edge is in the ground: {edges:?}"
            );
            most = most.max(edges[0].max(edges[1]));
        }
        assert!(most > 0.085, "nobody sees it rock: {most}");
        assert!(
            PATH.rocking(1.0, 0.17)
                .translation
                .abs_diff_eq(PATH.to.translation, 1e-5)
        );
    }

    #[test]
    fn a_piece_in_the_air_comes_down_without_rising_again() {
        let path = Trajectory {
            from: Transform::from_xyz(0.0, 0.35, 0.0),
            ..PATH
        };
        for step in 0..=10_u8 {
            assert!(path.at(f32::from(step) / 10.0).translation.y <= 0.35 + 1e-5);
        }
    }

    #[test]
    fn a_hit_piece_starts_at_full_speed() {
        let hit = Trajectory {
            style: MoveStyle::Swept,
            ..PATH
        };
        let covered = |path: &Trajectory| path.at(0.3).translation.x - path.from.translation.x;
        assert!(covered(&hit) > 2.0 * covered(&PATH));
    }
}
