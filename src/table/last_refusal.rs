//! Why the last intent was refused, in words for the player.

use bevy::prelude::*;
use tesserae_referee::Fact;
use tesserae_words::Text;

use super::{Replay, sets::TableSystems};

/// Remembers refusals.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LastRefusal>()
        .add_systems(Update, remember.in_set(TableSystems::React));
}

/// Why the last intent was refused, until something else happens or a replay shows something else.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub(crate) struct LastRefusal {
    /// The broken rule in words.
    pub(crate) text: Option<Text>,
}

fn remember(mut facts: MessageReader<Fact>, replay: Res<Replay>, mut refusal: ResMut<LastRefusal>) {
    if replay.is_changed() {
        refusal.text = None;
    }
    for fact in facts.read() {
        match fact {
            Fact::Refused { text, .. } => refusal.text = Some(text.clone()),
            Fact::Happened(_) | Fact::Undone(_) | Fact::Begun => refusal.text = None,
            _ => {}
        }
    }
}
