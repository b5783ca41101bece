//! The lens of the camera: its field of view, and the point of the window on its axis.

use bevy::{camera::SubCameraView, prelude::*};

/// A lens that can be shifted, like that of an architectural photographer: the board stands
/// straight although it is not in the middle of the window.
#[derive(Copy, Clone, Debug, PartialEq, Reflect)]
pub(crate) struct Lens {
    /// The vertical field of view of the window without a shift, in radians.
    pub(crate) fov: f32,
    /// Where in the window the axis of the camera is: (0, 0) is its middle, (1, 1) the upper right
    /// corner.
    pub(crate) shift: Vec2,
}

impl Lens {
    /// A lens in its usual position.
    #[must_use]
    pub(crate) const fn straight(fov: f32) -> Self {
        Self {
            fov,
            shift: Vec2::ZERO,
        }
    }

    /// A lens between two others.
    #[must_use]
    pub(crate) fn lerp(self, other: Self, share: f32) -> Self {
        Self {
            fov: self.fov.lerp(other.fov, share),
            shift: self.shift.lerp(other.shift, share),
        }
    }

    /// The window, of this size in pixels, as a part of a larger view that has the axis in its
    /// middle, and the field of view of that. The larger view has the proportions of the window,
    /// because the engine leaves out what lies outside of a view of these proportions.
    #[must_use]
    pub(crate) fn part(self, window: UVec2) -> (SubCameraView, f32) {
        let size = window.max(UVec2::ONE);
        let full = (size.as_vec2() * (1.0 + self.shift.abs().max_element())).ceil();
        let axis = size.as_vec2() * (Vec2::new(self.shift.x, -self.shift.y) + 1.0) / 2.0;
        let fov = 2.0 * ((self.fov / 2.0).tan() * full.y / size.y as f32).atan();
        (
            SubCameraView {
                full_size: full.as_uvec2(),
                offset: full / 2.0 - axis,
                size,
            },
            fov,
        )
    }

    /// Sets a camera of a window of this size, unless it is set.
    pub(crate) fn set(
        self,
        window: UVec2,
        camera: &mut Mut<Camera>,
        projection: &mut Mut<Projection>,
    ) {
        let (part, fov) = self.part(window);
        if camera.sub_camera_view != Some(part) {
            camera.sub_camera_view = Some(part);
        }
        let is_set =
            matches!(&**projection, Projection::Perspective(perspective) if perspective.fov == fov);
        if !is_set && let Projection::Perspective(perspective) = &mut **projection {
            perspective.fov = fov;
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::camera::{CameraProjection, primitives::Sphere};

    use super::*;

    #[test]
    fn nothing_in_the_window_is_left_out_by_the_engine() {
        let window = UVec2::new(1280, 720);
        for shift in [
            Vec2::new(0.25, 0.0),
            Vec2::new(-0.3, 0.1),
            Vec2::new(0.0, -0.4),
        ] {
            let (part, fov) = Lens { fov: 0.42, shift }.part(window);
            let projection = PerspectiveProjection {
                fov,
                aspect_ratio: 16.0 / 9.0,
                ..default()
            };
            let frustum = projection.compute_frustum(&GlobalTransform::IDENTITY);
            let from_clip = projection.get_clip_from_view_for_sub(&part).inverse();
            for corner in [
                Vec2::new(-1.0, -1.0),
                Vec2::new(1.0, -1.0),
                Vec2::new(-1.0, 1.0),
                Vec2::new(1.0, 1.0),
            ] {
                let seen = from_clip.project_point3(corner.extend(0.02));
                let sphere = Sphere {
                    center: seen.into(),
                    radius: 0.01,
                };
                assert!(
                    frustum.intersects_sphere(&sphere, true),
                    "{shift}: {corner} is left out"
                );
            }
        }
    }

    #[test]
    fn a_shift_moves_the_picture_and_neither_bends_nor_scales_it() {
        let window = UVec2::new(1280, 720);
        let shown = |lens: Lens, at: Vec3| {
            let (part, fov) = lens.part(window);
            let projection = PerspectiveProjection {
                fov,
                aspect_ratio: 16.0 / 9.0,
                ..default()
            };
            projection
                .get_clip_from_view_for_sub(&part)
                .project_point3(at)
                .xy()
        };
        let shift = Vec2::new(0.25, -0.125);
        for at in [
            Vec3::new(0.0, 0.0, -5.0),
            Vec3::new(1.5, 0.5, -6.0),
            Vec3::new(-1.0, -0.7, -4.0),
        ] {
            let moved = shown(Lens { fov: 0.6, shift }, at) - shown(Lens::straight(0.6), at);
            assert!(moved.distance(shift) < 2e-3, "{at} is moved by {moved}");
        }
    }
}
