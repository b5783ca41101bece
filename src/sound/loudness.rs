//! Gain and stereo position of sounds from speeds, positions and the settings' sliders; all gains
//! in decibels.

use bevy::prelude::*;

/// At this level and below nothing is played, in decibels.
pub(crate) const SILENCE: f32 = -60.0;

/// The gain of an impact in decibels, from the change of speed in metres per second. 6 dB per
/// decade is far less than in physics: a piece put down stays 6 to 10 dB below a throw. The takes
/// themselves differ with speed.
#[must_use]
pub(crate) fn impact(speed: f32) -> f32 {
    const FULL: f32 = 2.5;
    (6.0 * (speed.max(1e-3) / FULL).log10()).clamp(-30.0, 0.0)
}

/// The gain of the volume slider (0 to 1) in decibels: its square, because half the slider should
/// sound half as loud.
#[must_use]
pub(crate) fn slider(volume: f32) -> f32 {
    if volume <= 0.0 {
        SILENCE
    } else {
        (40.0 * volume.min(1.0).log10()).max(SILENCE)
    }
}

/// The gain of the room tone's slider (0 to 1) in decibels: -30 dB at the default of a quarter.
#[must_use]
pub(crate) fn room_tone(tone: f32) -> f32 {
    if tone <= 0.0 {
        SILENCE
    } else {
        (-30.0 + 20.0 * (tone.min(1.0) / 0.25).log10()).max(SILENCE)
    }
}

/// The rattle of dice in the hand at a speed of the hand in table units per second: seconds between
/// two knocks, and their gain in decibels, so that no shaking is louder than a throw. A hand held
/// still makes no sound.
#[must_use]
pub(crate) fn rattle(speed: f32) -> Option<(f32, f32)> {
    const STILL: f32 = 0.8;
    const FASTEST: f32 = 20.0;
    if speed < STILL {
        return None;
    }
    let strength = ((speed - STILL) / (FASTEST - STILL)).clamp(0.0, 1.0).sqrt();
    Some((0.20 - 0.13 * strength, -12.0 + 10.0 * strength))
}

/// The stereo position of a point of the table, from left (-1) to right (1) as the camera sees it;
/// at most 0.6.
#[must_use]
pub(crate) fn pan(camera: &Transform, at: Vec3) -> f32 {
    const MOST: f32 = 0.6;
    let seen = camera.to_matrix().inverse().transform_point3(at);
    (1.2 * seen.x / seen.z.abs().max(1.0)).clamp(-MOST, MOST)
}

/// By how many decibels a sound at this stereo position is louder in the nearer channel than one in
/// the middle.
#[must_use]
pub(crate) fn edge(pan: f32) -> f32 {
    10.0 * (1.0 + pan.abs()).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn harder_is_louder() {
        let speeds = [0.05, 0.1, 0.35, 1.0, 2.0];
        assert!(
            speeds
                .windows(2)
                .all(|pair| impact(pair[0]) < impact(pair[1]))
        );
        assert!(impact(0.0) >= -30.0 && impact(1e6) <= 0.0);
        // A piece put down is audible beside a throw.
        assert!(impact(2.5) - impact(0.35) < 6.0);
    }

    #[test]
    fn a_slider_at_zero_is_silent() {
        assert_eq!(slider(0.0), SILENCE);
        assert_eq!(slider(1.0), 0.0);
        assert!((slider(0.5) + 12.0).abs() < 0.1);
        assert_eq!(room_tone(0.0), SILENCE);
        assert!((room_tone(0.25) + 30.0).abs() < 0.01);
        assert!(room_tone(1.0) <= -17.9);
    }

    #[test]
    fn a_still_hand_is_silent_and_a_fast_one_rattles_faster_and_louder() {
        assert_eq!(rattle(0.1), None);
        let (Some(slow), Some(fast)) = (rattle(2.0), rattle(30.0)) else {
            panic!("a moving hand rattles")
        };
        assert!(slow.0 > fast.0 && slow.1 < fast.1);
    }

    #[test]
    fn right_is_right_from_both_sides_of_the_table() {
        let south = Transform::from_xyz(0.0, 6.0, 5.0).looking_at(Vec3::ZERO, Vec3::Y);
        let north = Transform::from_xyz(0.0, 6.0, -5.0).looking_at(Vec3::ZERO, Vec3::Y);
        let east = Vec3::new(2.0, 0.0, 0.0);
        assert!(pan(&south, east) > 0.1 && pan(&south, east) <= 0.6);
        assert!(pan(&north, east) < -0.1);
        assert!(pan(&south, Vec3::ZERO).abs() < 1e-3);
        assert_eq!(edge(0.0), 0.0);
        assert!((edge(-0.6) - 2.04).abs() < 0.01);
    }
}
