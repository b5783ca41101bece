use bevy::prelude::*;

/// So far down nothing is heard, in decibels.
pub const SILENCE: f32 = -60.0;

/// How loud an impact is, in decibels, by the change of speed in metres a second. Fifteen decibels a decade is less than physics has: the ear
/// hears the difference between a die that is put down and one that is thrown, and still hears both.
#[must_use]
pub fn impact(speed: f32) -> f32 {
    const FULL: f32 = 2.5;
    (6.0 + 15.0 * (speed.max(1e-3) / FULL).log10()).clamp(-30.0, 6.0)
}

/// The volume of the settings in decibels: the square of the slider, so that its middle sounds like half.
#[must_use]
pub fn slider(volume: f32) -> f32 {
    if volume <= 0.0 { SILENCE } else { (40.0 * volume.min(1.0).log10()).max(SILENCE) }
}

/// The room lies 24 dB below everything else at a quarter of its slider, where it stands at first.
#[must_use]
pub fn room(tone: f32) -> f32 {
    if tone <= 0.0 { SILENCE } else { (-24.0 + 20.0 * (tone.min(1.0) / 0.25).log10()).max(SILENCE) }
}

/// How dice in the hand rattle by the speed of the hand, in table units a second: seconds from one knock to the next, and how loud. A hand
/// that is held still is silent.
#[must_use]
pub fn rattle(speed: f32) -> Option<(f32, f32)> {
    const STILL: f32 = 0.8;
    const WILD: f32 = 20.0;
    if speed < STILL {
        return None;
    }
    let vigour = ((speed - STILL) / (WILD - STILL)).clamp(0.0, 1.0).sqrt();
    Some((0.20 - 0.13 * vigour, -12.0 + 14.0 * vigour))
}

/// How far to the right (1) or left (-1) something is heard from where the camera stands: only a little, it is one table.
#[must_use]
pub fn pan(camera: &Transform, at: Vec3) -> f32 {
    const MOST: f32 = 0.6;
    let seen = camera.to_matrix().inverse().transform_point3(at);
    (1.2 * seen.x / seen.z.abs().max(1.0)).clamp(-MOST, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn harder_is_louder() {
        let speeds = [0.05, 0.1, 0.35, 1.0, 2.0];
        assert!(speeds.windows(2).all(|pair| impact(pair[0]) < impact(pair[1])));
        assert!(impact(0.0) >= -30.0 && impact(1e6) <= 6.0);
        // A piece that is put down is heard beside a throw.
        assert!(impact(2.5) - impact(0.35) < 15.0);
    }

    #[test]
    fn sliders_end_in_silence() {
        assert_eq!(slider(0.0), SILENCE);
        assert_eq!(slider(1.0), 0.0);
        assert!((slider(0.5) + 12.0).abs() < 0.1);
        assert_eq!(room(0.0), SILENCE);
        assert!((room(0.25) + 24.0).abs() < 0.01);
        assert!(room(1.0) <= -11.9);
    }

    #[test]
    fn a_still_hand_is_silent_and_a_wild_one_rattles_faster_and_louder() {
        assert_eq!(rattle(0.1), None);
        let (Some(calm), Some(wild)) = (rattle(2.0), rattle(30.0)) else { panic!("a moving hand must be heard") };
        assert!(calm.0 > wild.0 && calm.1 < wild.1);
    }

    #[test]
    fn right_is_right_from_both_sides_of_the_table() {
        let south = Transform::from_xyz(0.0, 6.0, 5.0).looking_at(Vec3::ZERO, Vec3::Y);
        let north = Transform::from_xyz(0.0, 6.0, -5.0).looking_at(Vec3::ZERO, Vec3::Y);
        let east = Vec3::new(2.0, 0.0, 0.0);
        assert!(pan(&south, east) > 0.1 && pan(&south, east) <= 0.6);
        assert!(pan(&north, east) < -0.1);
        assert!(pan(&south, Vec3::ZERO).abs() < 1e-3);
    }
}
