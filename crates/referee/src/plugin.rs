//! The plugin: judges every intent in the frame in which it is sent.

use bevy_app::{App, Plugin, Update};
use bevy_ecs::{
    message::{MessageReader, MessageWriter},
    schedule::{IntoScheduleConfigs, SystemSet},
    system::{Res, ResMut},
};

use crate::{AutoPlay, Fact, Gate, Intent, Referee};

/// Holds the game: reads [`Intent`]s, sends [`Fact`]s, and offers the [`Referee`] resource to
/// everybody else.
pub struct RefereePlugin;

/// The systems of the referee, in `Update`: order what sends intents before them and what reads
/// facts after them.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub struct RefereeSystems;

impl Plugin for RefereePlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<Intent>()
            .add_message::<Fact>()
            .init_resource::<Referee>()
            .init_resource::<AutoPlay>()
            .init_resource::<Gate>()
            .add_systems(Update, judge_intents.in_set(RefereeSystems));
    }
}

fn judge_intents(
    mut intents: MessageReader<Intent>,
    mut facts: MessageWriter<Fact>,
    mut referee: ResMut<Referee>,
    auto_play: Res<AutoPlay>,
    gate: Res<Gate>,
) {
    for intent in intents.read() {
        facts.write_batch(referee.judge(intent.clone(), *auto_play, &gate));
    }
}
