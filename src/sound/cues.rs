use bevy::prelude::*;
use bevy_egui::{EguiOutput, egui::output::OutputEvent};
use tesserae_dice::{Impact, Surface, ThrowField};
use tesserae_rules::{Effect, Kind, Manner, PieceKind, Place};

use crate::sound::{Catalogue, Cue, CueRequests, SoundSystems, UiClick, loudness};
use crate::{
    input::throwing::Throwing,
    settings::Settings,
    world::{
        current_board::CurrentBoard,
        pieces::Shown,
        playback::{EffectPlayed, slides},
    },
};

/// Hears what happens on the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (contacts, hand, effects, overlay).in_set(SoundSystems::Listen));
}

/// The name of the sound of a contact. Coins have their own, and so has the stair of a dice tower.
fn contact<'a>(
    catalogue: &'a Catalogue,
    impact: &Impact,
    kind: Option<Kind>,
    field: Option<&ThrowField>,
) -> Option<&'a str> {
    let tower = field.is_some_and(|field| field.drop_point.is_some() && impact.at.y > field.floor + 0.5);
    match (impact.striker, impact.surface) {
        (Surface::Metal, Surface::Metal) if kind == Some(Kind::TableroDeJesus) => {
            Some(if impact.speed < 0.5 { "coin_on_stack" } else { "coin_on_coin" })
        }
        (Surface::Bone, Surface::Wood) if tower => Some("tower_step"),
        (striker, surface) => catalogue.impact(striker, surface),
    }
}

/// The one soft knock with which things are there where nothing is seen to fly.
fn resting(impacts: &[Impact]) -> Option<Impact> {
    impacts.last().map(|impact| Impact { speed: impact.speed.min(0.3), ..*impact })
}

/// Dice that strike and pieces that are put down.
fn contacts(
    mut impacts: MessageReader<Impact>,
    mut requests: ResMut<CueRequests>,
    catalogue: Res<Catalogue>,
    settings: Res<Settings>,
    seated: Option<Res<CurrentBoard>>,
    field: Option<Res<ThrowField>>,
) {
    let mut impacts: Vec<Impact> = impacts.read().copied().collect();
    if settings.duration(1.0) <= 0.0 {
        impacts = resting(&impacts).into_iter().collect();
    }
    let kind = seated.map(|seated| seated.kind);
    for impact in &impacts {
        if let Some(name) = contact(&catalogue, impact, kind, field.as_deref()) {
            requests.add(Cue::new(name).gain(loudness::impact(impact.speed)).at(impact.at));
        }
    }
}

/// Dice in the hand rattle as it moves.
fn hand(throwing: Res<Throwing>, mut requests: ResMut<CueRequests>, time: Res<Time>, mut wait: Local<f32>) {
    *wait -= time.delta_secs();
    let Throwing::Shaken { trail, .. } = &*throwing else { return };
    let (Some((first, since)), Some((last, until))) = (trail.first(), trail.last()) else { return };
    let speed = first.distance(*last) / (until - since).max(1.0 / 120.0);
    if *wait <= 0.0
        && let Some((interval, gain)) = loudness::rattle(speed)
    {
        *wait = interval;
        requests.add(Cue::new("cup_rattle").gain(gain).at(*last));
    }
}

/// What is heard of an effect besides the landing of its piece.
fn heard(effect: &Effect, kind: impl Fn(tesserae_rules::Piece) -> Option<PieceKind>) -> Option<&'static str> {
    match effect {
        Effect::CubeTurned(_) => Some("cube_turn"),
        Effect::Ended(_) => Some("win"),
        Effect::SetUp => Some("slide"),
        Effect::Moved { piece, .. } if slides(effect, kind(*piece)) => Some("slide"),
        Effect::Moved { piece, to, manner: Manner::Pay | Manner::Refill | Manner::Retrieve, .. } => {
            match (kind(*piece)?, to) {
                (PieceKind::Tally, _) => Some("tally"),
                (PieceKind::DoublingCube, _) => Some("slide"),
                (PieceKind::Coin, Place::Hand(_)) => Some("purse"),
                (PieceKind::Coin, Place::Away) => Some("coin_in_bowl"),
                _ => None,
            }
        }
        _ => None,
    }
}

fn effects(mut played: MessageReader<EffectPlayed>, mut requests: ResMut<CueRequests>, shown: Res<Shown>) {
    for EffectPlayed(effect) in played.read() {
        if let Some(name) = heard(effect, |piece| shown.arrangement.kind(piece)) {
            requests.add(Cue::new(name));
        }
    }
}

/// Buttons and pages, one at a time.
fn overlay(
    mut clicks: MessageReader<UiClick>,
    mut requests: ResMut<CueRequests>,
    outputs: Query<&EguiOutput, Changed<EguiOutput>>,
) {
    let told = clicks.read().last().copied();
    let clicked = outputs.iter().any(|output| {
        output.platform_output.events.iter().any(|event| matches!(event, OutputEvent::Clicked(info) if info.enabled))
    });
    match told.or(clicked.then_some(UiClick::Button)) {
        Some(UiClick::Button) => requests.add(Cue::new("ui_click")),
        Some(UiClick::Page) => requests.add(Cue::new("page")),
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Piece, Seat};

    use super::*;

    fn impact(striker: Surface, surface: Surface, speed: f32, y: f32) -> Impact {
        Impact { striker, surface, speed, at: Vec3::new(0.0, y, 0.0) }
    }

    #[test]
    fn coins_and_towers_have_their_own_sounds() {
        let catalogue = Catalogue::read();
        let coins = impact(Surface::Metal, Surface::Metal, 0.35, 0.0);
        assert_eq!(contact(&catalogue, &coins, Some(Kind::TableroDeJesus), None), Some("coin_on_stack"));
        assert_eq!(contact(&catalogue, &coins, Some(Kind::Ur), None), Some("metal_on_metal"));
        let mut field = ThrowField::new(0.0, Vec2::splat(-1.0), Vec2::splat(1.0), Surface::Felt);
        let high = impact(Surface::Bone, Surface::Wood, 1.0, 1.5);
        assert_eq!(contact(&catalogue, &high, None, Some(&field)), Some("bone_on_wood"));
        field.drop_point = Some(Vec3::Y * 3.0);
        assert_eq!(contact(&catalogue, &high, None, Some(&field)), Some("tower_step"));
        let low = impact(Surface::Bone, Surface::Wood, 1.0, 0.1);
        assert_eq!(contact(&catalogue, &low, None, Some(&field)), Some("bone_on_wood"));
    }

    #[test]
    fn without_motion_there_is_one_soft_knock() {
        let rattle: Vec<Impact> = (0..40).map(|n| impact(Surface::Bone, Surface::Felt, n as f32, 0.0)).collect();
        assert_eq!(resting(&rattle).map(|impact| impact.speed), Some(0.3));
        assert_eq!(resting(&[]), None);
    }

    #[test]
    fn effects_are_heard() {
        let catalogue = Catalogue::read();
        let pay = |to| Effect::Moved { piece: Piece(1), from: Place::Stock, to, manner: Manner::Pay };
        let tally = |_| Some(PieceKind::Tally);
        let coin = |_| Some(PieceKind::Coin);
        assert_eq!(heard(&pay(Place::Tallies(Seat::First)), tally), Some("tally"));
        assert_eq!(heard(&pay(Place::Hand(Seat::First)), coin), Some("purse"));
        assert_eq!(heard(&Effect::CubeTurned(2), coin), Some("cube_turn"));
        let step = Effect::Moved { piece: Piece(1), from: Place::Point(1), to: Place::Point(2), manner: Manner::Step };
        assert_eq!(heard(&step, coin), None);
        let cell = |row| Place::Cell { column: 1, row };
        let pushed = Effect::Moved { piece: Piece(1), from: cell(1), to: cell(2), manner: Manner::Step };
        assert_eq!(heard(&pushed, coin), Some("slide"));
        assert_eq!(heard(&pushed, |_| Some(PieceKind::Man(Seat::First))), None);
        for name in ["tally", "purse", "cube_turn", "coin_in_bowl", "slide", "win", "ui_click", "page", "cup_rattle"] {
            assert!(!catalogue.files(name).is_empty(), "{name}");
        }
    }
}
