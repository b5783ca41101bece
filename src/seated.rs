use bevy::prelude::*;
use tesserae_referee::{Fact, Referee, RefereeSystems};
use tesserae_rules::{Ask, Kind};

use crate::{TableSystems, boards::Board};

/// The board that lies on the table.
#[derive(Resource)]
pub struct Seated {
    /// Which game it is.
    pub kind: Kind,
    /// Where everything lies.
    pub board: Box<dyn Board>,
}

/// What the last refused intent broke, for the overlay: it fades when something else happens.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub struct LastRefusal {
    /// The rule in words, if there is one to show.
    pub text: Option<String>,
}

/// Puts the board of the game that is begun on the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<LastRefusal>()
        // Before all others hear that a game has begun: camera, dice and pieces ask the new board.
        .add_systems(Update, seat.in_set(TableSystems::Judge).after(RefereeSystems))
        .add_systems(Update, remember_refusal.in_set(TableSystems::Hear));
}

/// Lays the field before pieces and props look for it.
fn seat(mut commands: Commands, mut facts: MessageReader<Fact>, referee: Res<Referee>, seated: Option<Res<Seated>>) {
    for fact in facts.read() {
        let (Fact::Begun, Some(session)) = (fact, referee.session()) else { continue };
        let kind = session.game().kind();
        if seated.as_ref().is_none_or(|seated| seated.kind != kind) {
            let board = crate::boards::board(kind);
            commands.insert_resource(board.field(None));
            commands.insert_resource(Seated { kind, board });
        }
    }
}

fn remember_refusal(mut facts: MessageReader<Fact>, mut refusal: ResMut<LastRefusal>) {
    for fact in facts.read() {
        match fact {
            Fact::Refused { text, .. } => refusal.text = Some(text.clone()),
            Fact::Happened(_) | Fact::TakenBack(_) | Fact::Begun => refusal.text = None,
            _ => {}
        }
    }
}

/// Whether the game waits for a throw.
#[must_use]
pub fn throw_is_due(referee: &Referee) -> bool {
    referee.session().is_some_and(|session| matches!(session.game().ask(), Ask::Throw(_)))
}
