use bevy::prelude::*;
use tesserae_referee::{Fact, Referee, RefereeSystems};
use tesserae_rules::{Kind, Pending};

use crate::{
    TableSystems,
    boards::{Board, board, mirrored},
    input::{hands::Hand, throwing::Throwing},
    settings::Settings,
    world::playback::EffectQueue,
};

/// The board that lies on the table.
#[derive(Resource)]
pub struct CurrentBoard {
    /// Which game it is.
    pub kind: Kind,
    /// Where everything lies.
    pub board: Box<dyn Board>,
    /// Whether that is as in a mirror.
    pub mirrored: bool,
}

/// The board was turned round in the middle of a game: everything lies elsewhere now.
#[derive(Message, Copy, Clone, Debug, Default)]
pub struct BoardFlipped;

/// Puts a board on the table.
fn lay(commands: &mut Commands, kind: Kind, mirror: bool) {
    let board = if mirror { mirrored(kind) } else { board(kind) };
    commands.insert_resource(board.field(None));
    commands.insert_resource(CurrentBoard { kind, board, mirrored: mirror });
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
        .add_message::<BoardFlipped>()
        // Before all others hear that a game has begun: camera, dice and pieces ask the new board.
        .add_systems(Update, (seat, mirror).chain().in_set(TableSystems::Judge).after(RefereeSystems))
        .add_systems(Update, remember_refusal.in_set(TableSystems::React));
}

/// Lays the field before pieces and props look for it.
fn seat(
    mut commands: Commands,
    mut facts: MessageReader<Fact>,
    referee: Res<Referee>,
    seated: Option<Res<CurrentBoard>>,
    settings: Res<Settings>,
) {
    for fact in facts.read() {
        let (Fact::Begun, Some(session)) = (fact, referee.session()) else { continue };
        let kind = session.game().kind();
        if seated.as_ref().is_none_or(|seated| seated.kind != kind || seated.mirrored != settings.mirrored) {
            lay(&mut commands, kind, settings.mirrored);
        }
    }
}

/// Turns the board round as the settings say, once nothing is on its way.
fn mirror(
    mut commands: Commands,
    settings: Res<Settings>,
    seated: Option<Res<CurrentBoard>>,
    (throwing, queue, hand): (Res<Throwing>, Res<EffectQueue>, Res<Hand>),
    mut relaid: MessageWriter<BoardFlipped>,
) {
    let Some(seated) = seated.filter(|seated| seated.mirrored != settings.mirrored) else { return };
    if !throwing.is_busy() && queue.is_empty() && *hand == Hand::Empty {
        lay(&mut commands, seated.kind, settings.mirrored);
        relaid.write(BoardFlipped);
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
    referee.session().is_some_and(|session| matches!(session.game().pending(), Pending::Throw(_)))
}
