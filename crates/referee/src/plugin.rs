use bevy_app::{App, Plugin, Update};
use bevy_ecs::{
    message::{MessageReader, MessageWriter},
    schedule::{IntoScheduleConfigs, SystemSet},
    system::{Res, ResMut},
};

use crate::{AutoPlay, DiceSource, Fact, Intent, Referee};

/// Holds the game. Without another [`DiceSource`] it waits for physical dice.
pub struct RefereePlugin;

/// The systems of the referee, in `Update`: order what sends intents before them and what reads facts after them.
#[derive(SystemSet, Copy, Clone, Debug, Eq, Hash, PartialEq)]
pub struct RefereeSystems;

impl Plugin for RefereePlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<Intent>()
            .add_message::<Fact>()
            .init_resource::<Referee>()
            .init_resource::<AutoPlay>()
            .add_systems(Update, hear.in_set(RefereeSystems));
        if !app.world().contains_resource::<DiceSource>() {
            app.insert_resource(DiceSource::Physical);
        }
    }
}

fn hear(
    mut intents: MessageReader<Intent>,
    mut facts: MessageWriter<Fact>,
    mut referee: ResMut<Referee>,
    mut dice: ResMut<DiceSource>,
    auto_play: Res<AutoPlay>,
) {
    for intent in intents.read() {
        facts.write_batch(referee.judge(intent.clone(), &mut dice, *auto_play));
    }
}
