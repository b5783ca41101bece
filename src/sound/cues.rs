//! Turns what happens on the table and in the user interface into requests for sounds, which
//! `voices` plays.

use bevy::prelude::*;
use bevy_egui::{EguiOutput, egui::output::OutputEvent};
use tesserae_dice::Impact;
use tesserae_rules::{Effect, Piece, PieceKind};

use crate::sound::{
    catalogue::Catalogue,
    loudness,
    voices::{Cue, CueRequests},
};
use crate::table::sets::SoundSystems;
use crate::{
    boards::Board,
    table::{
        HeldDice, OwnTurn, Replay, ReplayCommand, Throwing, look::DiceMaterial, settings::Settings,
    },
    world::{
        cups::Cup,
        current_board::CurrentBoard,
        motion::Landed,
        pieces::ShownPieces,
        playback::{EffectStarted, is_slide},
    },
};

/// Requests the sounds of each frame.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (impacts, hand, effects, landings, own_turn, user_interface).in_set(SoundSystems::Listen),
    );
}

/// The name of the sound of an impact: the board's own, or that of the two materials.
fn impact_sound<'a>(
    catalogue: &'a Catalogue,
    impact: &Impact,
    board: Option<&Board>,
    dice: DiceMaterial,
) -> Option<&'a str> {
    let heard = board.map_or(*impact, |board| board.heard(*impact));
    let own = board.and_then(|board| (board.layout.impact_sound)(&heard));
    own.or_else(|| catalogue.impact(&heard, dice))
}

/// Without motion: one soft impact in place of all.
fn soften(impacts: &[Impact]) -> Option<Impact> {
    impacts.last().map(|impact| Impact {
        speed: impact.speed.min(0.3),
        ..*impact
    })
}

/// Impacts of dice and of pieces put down.
fn impacts(
    mut impacts: MessageReader<Impact>,
    mut requests: ResMut<CueRequests>,
    catalogue: Res<Catalogue>,
    settings: Res<Settings>,
    current: Option<Res<CurrentBoard>>,
) {
    let mut impacts: Vec<Impact> = impacts.read().copied().collect();
    if settings.duration(1.0) <= 0.0 {
        impacts = soften(&impacts).into_iter().collect();
    }
    let board = current.as_ref().map(|current| &current.board);
    for impact in &impacts {
        if let Some(name) = impact_sound(&catalogue, impact, board, settings.dice) {
            requests.add(
                Cue::new(name)
                    .gain(loudness::impact(impact.speed))
                    .at(impact.at)
                    .after(impact.delay),
            );
        }
    }
}

/// Dice rattle in a moving hand or in the cup that it shakes.
fn hand(
    throwing: Res<Throwing>,
    cups: Query<&Cup>,
    mut requests: ResMut<CueRequests>,
    (catalogue, settings): (Res<Catalogue>, Res<Settings>),
    time: Res<Time>,
    mut wait: Local<f32>,
) {
    *wait -= time.delta_secs();
    let Some(HeldDice { trail, cup, .. }) = throwing.held() else {
        return;
    };
    if *wait <= 0.0
        && let Some((interval, gain)) = loudness::rattle(trail.velocity().length())
    {
        *wait = interval;
        let cup = cup.and_then(|cup| cups.get(cup).ok());
        // In the hand they only strike one another.
        let rattle = match cup {
            Some(cup) => cup.rattle(),
            None => catalogue.dice_meet(settings.dice),
        };
        requests.add(Cue::new(rattle).gain(gain).at(trail.position()));
    }
}

/// The sound with which an effect begins. What a landing sounds like is sent when the piece lands.
fn effect_sound(
    effect: &Effect,
    kind: impl Fn(Piece) -> Option<PieceKind>,
    board: &Board,
) -> Option<&'static str> {
    match effect {
        Effect::Ended(_) => Some("win"),
        Effect::SetUp => Some("slide"),
        Effect::Moved { piece, .. } if is_slide(effect, kind(*piece), board) => Some("slide"),
        _ => None,
    }
}

fn effects(
    mut played: MessageReader<EffectStarted>,
    mut requests: ResMut<CueRequests>,
    shown: Res<ShownPieces>,
    current: Option<Res<CurrentBoard>>,
) {
    let Some(current) = current else { return };
    for EffectStarted(effect) in played.read() {
        if let Some(name) = effect_sound(
            effect,
            |piece| shown.arrangement.kind(piece),
            &current.board,
        ) {
            requests.add(Cue::new(name));
        }
    }
}

/// Pieces that land with a sound of their own: coins in a purse, tallies, the cube.
fn landings(mut landed: MessageReader<Landed>, mut requests: ResMut<CueRequests>) {
    for Landed { sound, at } in landed.read() {
        requests.add(Cue::new(*sound).at(*at));
    }
}

/// Whoever looks at something else hears that it is their turn, no louder than a piece that is put
/// down.
fn own_turn(mut turns: MessageReader<OwnTurn>, mut requests: ResMut<CueRequests>) {
    if turns.read().count() > 0 {
        requests.add(Cue::new("tally").gain(-6.0));
    }
}

/// At most one sound of the user interface in a frame: a step of the replay, or else a clicked
/// button.
fn user_interface(
    mut commands: MessageReader<ReplayCommand>,
    mut requests: ResMut<CueRequests>,
    replay: Res<Replay>,
    outputs: Query<&EguiOutput, Changed<EguiOutput>>,
) {
    // A replay that plays by itself is silent.
    let steps = commands
        .read()
        .any(|command| !matches!(command, ReplayCommand::Play | ReplayCommand::Leave))
        && !replay.is_playing();
    let clicked = outputs.iter().any(|output| {
        output
            .platform_output
            .events
            .iter()
            .any(|event| matches!(event, OutputEvent::Clicked(info) if info.enabled))
    });
    if steps {
        requests.add(Cue::new("page"));
    } else if clicked {
        requests.add(Cue::new("ui_click"));
    }
}

#[cfg(test)]
mod tests {
    use tesserae_dice::{DieShape, Surface};
    use tesserae_rules::{Kind, Manner, Piece, Place, Seat};

    use super::*;
    use crate::boards::BoardLook;

    /// A piece is put down.
    fn landing(striker: Surface, surface: Surface) -> Impact {
        Impact {
            shape: None,
            striker,
            surface,
            speed: 0.35,
            at: Vec3::ZERO,
            delay: 0.0,
        }
    }

    /// A die strikes something.
    fn strike(surface: Surface, speed: f32, at: Vec3) -> Impact {
        Impact {
            shape: Some(DieShape::Cube),
            striker: Surface::Bone,
            surface,
            speed,
            at,
            delay: 0.0,
        }
    }

    #[test]
    fn coins_and_towers_have_their_own_sounds() {
        let catalogue = Catalogue::read();
        let [jesus, ur, tabula] = [Kind::TableroDeJesus, Kind::Ur, Kind::Tabula].map(Board::new);
        let coins = landing(Surface::Metal, Surface::Metal);
        assert_eq!(
            impact_sound(&catalogue, &coins, Some(&jesus), DiceMaterial::Bone),
            Some("coin_on_stack")
        );
        assert_eq!(
            impact_sound(&catalogue, &coins, Some(&ur), DiceMaterial::Bone),
            Some("bone_on_metal_soft")
        );
        let drop = tabula
            .field(None)
            .drop_point
            .expect("dice fall through a tower");
        let high = strike(Surface::Metal, 1.0, drop);
        assert_eq!(
            impact_sound(&catalogue, &high, Some(&ur), DiceMaterial::Bone),
            Some("bone_on_metal_hard")
        );
        assert_eq!(
            impact_sound(&catalogue, &high, Some(&tabula), DiceMaterial::Bone),
            Some("tower_step")
        );
        let low = strike(Surface::Wood, 1.0, Vec3::Y * 0.1);
        assert_eq!(
            impact_sound(&catalogue, &low, Some(&tabula), DiceMaterial::Bone),
            Some("bone_on_wood_hard")
        );
        for (striker, surface, name) in [
            (Surface::Metal, Surface::Stone, "bronze_on_stone_soft"),
            (Surface::Metal, Surface::Bone, "bronze_on_stone_soft"),
            (Surface::Bone, Surface::Metal, "bone_on_stone_soft"),
            (Surface::Bone, Surface::Bone, "disc_on_bone_soft"),
        ] {
            let heard = impact_sound(
                &catalogue,
                &landing(striker, surface),
                Some(&tabula),
                DiceMaterial::Bone,
            );
            assert_eq!(heard, Some(name), "{striker:?} on {surface:?}");
        }
    }

    #[test]
    fn dice_sound_like_the_board_that_lies_there() {
        let felt = BoardLook {
            key: "felt",
            game: Kind::Backgammon,
            model: "models/backgammon.glb",
            surface: Surface::Felt,
            reflectance: Vec3::ONE,
            dark_squares: None,
            pieces: None,
        };
        let board = Board {
            look: Box::leak(Box::new(felt)),
            ..Board::new(Kind::Backgammon)
        };
        let catalogue = Catalogue::read();
        let sound = |struck| impact_sound(&catalogue, &struck, Some(&board), DiceMaterial::Bone);
        let on_board = strike(Surface::Wood, 0.3, Vec3::new(1.0, 0.0, 0.5));
        assert_eq!(sound(on_board), Some("bone_on_felt_soft"));
        let elsewhere = strike(Surface::Wood, 0.3, Vec3::new(1.0, 0.0, 3.5));
        assert_eq!(sound(elsewhere), Some("bone_on_wood_soft"));
        let on_die = strike(Surface::Bone, 0.3, Vec3::new(1.0, 0.0, 0.5));
        assert_eq!(sound(on_die), Some("die_on_die"));
    }

    #[test]
    fn whatever_a_die_falls_on_in_the_tower_of_tabula_sounds_like_the_tower() {
        let tabula = Board::new(Kind::Tabula);
        let catalogue = Catalogue::read();
        let field = tabula.field(None);
        let drop = field.drop_point.expect("dice fall through a tower");
        let sound = |surface, at| {
            impact_sound(
                &catalogue,
                &strike(surface, 1.0, at),
                Some(&tabula),
                DiceMaterial::Bone,
            )
        };
        // The plates and the wall over the mouth, at both ends of the fall, and the wall at the
        // back.
        let solids = field
            .solids
            .iter()
            .map(|solid| (solid.surface, solid.at.xz()));
        let inside: Vec<Surface> = solids
            .filter(|(_, middle)| middle.distance(drop.xz()) < 0.4)
            .map(|(surface, _)| surface)
            .collect();
        assert!(inside.len() >= 4, "{inside:?}");
        for surface in inside.into_iter().chain([field.walls]) {
            for y in [field.floor + 0.1, drop.y - 0.1] {
                assert_eq!(
                    sound(surface, drop.with_y(y)),
                    Some("tower_step"),
                    "{surface:?} at {y}"
                );
            }
        }
        let tray = Vec3::new(drop.x, field.floor + 0.1, 0.0);
        assert_eq!(sound(field.walls, tray), Some("bone_on_wood_hard"));
        assert_eq!(sound(field.ground, tray), Some("bone_on_leather_hard"));
        assert_eq!(sound(Surface::Bone, drop), Some("die_on_die"));
    }

    #[test]
    fn without_motion_there_is_one_soft_impact() {
        let rattle: Vec<Impact> = (0..40)
            .map(|n| strike(Surface::Felt, n as f32, Vec3::ZERO))
            .collect();
        assert_eq!(soften(&rattle).map(|impact| impact.speed), Some(0.3));
        assert_eq!(soften(&[]), None);
    }

    #[test]
    fn effects_have_their_sounds() {
        let catalogue = Catalogue::read();
        let [jesus, ur, backgammon] =
            [Kind::TableroDeJesus, Kind::Ur, Kind::Backgammon].map(Board::new);
        let pay = |to| Effect::Moved {
            piece: Piece(1),
            from: Place::Stock,
            to,
            manner: Manner::Pay,
        };
        let coin = |_| Some(PieceKind::Coin);
        // These are heard when the piece lands, not when it leaves.
        assert_eq!(
            effect_sound(&pay(Place::Hand(Seat::First)), coin, &jesus),
            None
        );
        assert_eq!(
            effect_sound(&Effect::CubeTurned(2), coin, &backgammon),
            None
        );
        assert_eq!(
            (jesus.layout.payment_sound)(PieceKind::Coin, Place::Hand(Seat::First)),
            Some("purse")
        );
        assert_eq!(
            (jesus.layout.payment_sound)(PieceKind::Coin, Place::Away),
            Some("coin_in_bowl")
        );
        assert_eq!(
            (ur.layout.payment_sound)(PieceKind::Tally, Place::Tallies(Seat::First)),
            Some("tally")
        );
        assert_eq!(
            (backgammon.layout.payment_sound)(PieceKind::DoublingCube, Place::Cube(None)),
            Some("cube_turn")
        );
        let step = Effect::Moved {
            piece: Piece(1),
            from: Place::Point(1),
            to: Place::Point(2),
            manner: Manner::Step,
        };
        assert_eq!(effect_sound(&step, coin, &jesus), None);
        let cell = |row| Place::Cell { column: 1, row };
        let pushed = Effect::Moved {
            piece: Piece(1),
            from: cell(1),
            to: cell(2),
            manner: Manner::Step,
        };
        assert_eq!(effect_sound(&pushed, coin, &jesus), Some("slide"));
        assert_eq!(
            effect_sound(&pushed, |_| Some(PieceKind::Checker(Seat::First)), &ur),
            None
        );
        for name in [
            "tally",
            "purse",
            "cube_turn",
            "coin_in_bowl",
            "slide",
            "win",
            "ui_click",
            "page",
            "die_on_die",
        ] {
            assert!(!catalogue.files(name).is_empty(), "{name}");
        }
        for cup in Kind::ALL
            .into_iter()
            .flat_map(|kind| Board::new(kind).cups().collect::<Vec<_>>())
        {
            let name = cup.hollow.rattle;
            assert!(!catalogue.files(name).is_empty(), "{name}");
        }
    }
}
