//! Throws without a window: by hand, and one that was interrupted.

use std::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy};
use tesserae_dice::{DieBody, Gesture, ThrowDice};
use tesserae_referee::Intent;
use tesserae_rules::{DiceSource, Header, Kind};

use crate::{
    input::pointer::Pointer,
    save::Storage,
    table::{ComingThrow, TableIsCovered, Throwing, settings::Settings},
    tests::harness::{FRAME, table_with_bots},
    throw::ThrowCommand,
};

/// How a hand that goes east lets go, by its positions in each frame of this length: it takes the
/// dice in the first frame and lets go in the last.
fn thrown(frames: &[&[f32]], length: Duration) -> Gesture {
    let mut app = table_with_bots("assets", Storage::nowhere(), Settings::default());
    let header = Header {
        dice: Some(DiceSource::Physical),
        ..Header::new(Kind::Backgammon)
    };
    app.world_mut().write_message(Intent::Start(header));
    (0..20).for_each(|_| app.update());
    let mut dice = app.world_mut().query_filtered::<Entity, With<DieBody>>();
    let die = dice.iter(app.world()).next().expect("the dice lie there");
    app.insert_resource(TimeUpdateStrategy::ManualDuration(length));
    let above = |x: f32| Ray3d::new(Vec3::new(x, 5.0, 0.0), Dir3::NEG_Y);
    let last = frames.len() - 1;
    for (index, path) in frames.iter().enumerate() {
        app.insert_resource(Pointer {
            at: Some(Vec2::ZERO),
            ray: Some(above(if index == 0 {
                0.0
            } else {
                path[path.len() - 1]
            })),
            path: path.iter().map(|x| above(*x)).collect(),
            die: Some(die),
            pressed: index == 0,
            held: index < last,
            released: index == last,
            ..default()
        });
        app.update();
    }
    let mut throws = app.world_mut().resource_mut::<Messages<ThrowDice>>();
    throws.drain().next().expect("the dice are thrown").gesture
}

#[test]
fn a_throw_is_as_strong_in_one_slow_frame_as_in_many_quick_ones() {
    let path: Vec<f32> = (1..=12_u8).map(|step| f32::from(step) * 0.12).collect();
    let steps: Vec<&[f32]> = path.chunks(1).collect();
    let quick = thrown(&steps, Duration::from_secs_f32(1.0 / 60.0));
    let slow = thrown(&[&path], Duration::from_millis(1_500));
    for gesture in [quick, slow] {
        let direction = gesture.direction.normalize_or_zero();
        assert!(direction.x > 0.99, "{gesture:?}");
    }
    assert!(quick.strength > 0.2, "{quick:?}");
    assert!(
        (quick.strength - slow.strength).abs() < 0.1 * quick.strength,
        "{quick:?} and {slow:?}"
    );
}

#[test]
fn what_a_shaking_hand_did_last_counts_and_not_where_it_began() {
    let shaken = [0.2, 0.4, 0.6, 0.8, 1.0, 0.8, 0.6, 0.4, 0.2, 0.0, -0.2, -0.4];
    let gesture = thrown(&[&shaken], Duration::from_secs(1));
    assert!(
        gesture.direction.x < 0.0 && gesture.strength > 0.2,
        "{gesture:?}"
    );
    let still = thrown(&[&[0.0], &[0.0]], FRAME);
    assert!(still.strength < 0.01, "{still:?}");
}

#[test]
fn a_throw_that_is_made_again_after_the_program_ended_is_not_replaced_by_another_one() {
    let mut app = table_with_bots("assets", Storage::nowhere(), Settings::default());
    let header = Header {
        dice: Some(DiceSource::Physical),
        ..Header::new(Kind::Backgammon)
    };
    app.world_mut().write_message(Intent::Start(header));
    (0..20).for_each(|_| app.update());
    let gesture = Gesture::towards(Vec3::new(0.0, 0.9, 2.0), Vec3::new(0.2, 0.0, 0.1));
    let coming = ComingThrow {
        event: None,
        gesture: gesture.to_numbers().into(),
        seed: 11,
    };
    let commands = [ThrowCommand::Come(coming.clone()), ThrowCommand::Throw];
    // The game has only just begun: under its cover the throw waits, and so does a player.
    app.insert_resource(TableIsCovered(true));
    app.world_mut().write_message_batch(commands);
    (0..3).for_each(|_| app.update());
    let throwing = app.world().resource::<Throwing>();
    assert_eq!(*throwing, Throwing::Coming(coming));

    app.insert_resource(TableIsCovered(false));
    app.world_mut().write_message(ThrowCommand::Throw);
    app.update();
    let mut throws = app.world_mut().resource_mut::<Messages<ThrowDice>>();
    let thrown: Vec<_> = throws.drain().collect();
    assert_eq!(thrown.len(), 1, "{thrown:?}");
    assert_eq!((thrown[0].seed, thrown[0].gesture), (11, gesture));
    assert!(app.world().resource::<Throwing>().is_flying());
}
