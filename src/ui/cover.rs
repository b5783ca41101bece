//! Covers the table until everything on it can be drawn, so that board, pieces and dice appear
//! together. If that takes longer than 0.3 s, a ring and a line of words show the progress.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::{prelude::*, world_serialization::WorldAssetRoot};
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Color32, Context, Id, LayerId, Order, Painter, Pos2, Stroke},
};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::Kind;

use crate::{
    table::{TableIsCovered, screen::Screen, sets::TableSystems, settings::Settings},
    ui::{
        menu::MenuPage,
        theme::{self, BRASS, GOLD, PARCHMENT},
        widgets::page::paint_lamplight,
    },
    world::{
        mipmaps::WaitingImages,
        warm_up::{NextGame, WarmUp},
    },
};

/// Covers the table of a game that begins, and uncovers it.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Cover>()
        .add_systems(Update, preload.run_if(resource_changed::<MenuPage>))
        .add_systems(
            Update,
            (
                cover.in_set(TableSystems::React),
                (uncover, set_covered.run_if(resource_changed::<Cover>))
                    .chain()
                    .in_set(TableSystems::Animate),
            ),
        );
}

/// The cover over the table.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub(crate) struct Cover {
    /// From 1, which hides the table, to 0.
    opacity: f32,
    /// The share of the models that are loaded.
    progress: f32,
    /// Seconds since the game began.
    seconds: f32,
    /// Frames since everything was loaded.
    frames: u32,
}

impl Cover {
    /// A cover that hides everything.
    const CLOSED: Self = Self {
        opacity: 1.0,
        progress: 0.0,
        seconds: 0.0,
        frames: 0,
    };
    /// Frames until what is loaded has been drawn: scenes are spawned, images uploaded, shaders
    /// compiled.
    const FRAMES: u32 = 14;
    /// Frames until that has been drawn which was drawn before: scenes are spawned.
    const WARM_FRAMES: u32 = 4;

    /// The cover after a frame of this many seconds; fading takes `fade` seconds, and begins after
    /// `until` frames.
    #[must_use]
    fn after(self, progress: f32, seconds: f32, fade: f32, until: u32) -> Self {
        let frames = if progress >= 1.0 { self.frames + 1 } else { 0 };
        let share = if fade > 0.0 { seconds / fade } else { 1.0 };
        let opacity = if frames > until {
            (self.opacity - share).max(0.0)
        } else {
            self.opacity
        };
        Self {
            opacity,
            progress,
            seconds: self.seconds + seconds,
            frames,
        }
    }
}

/// Loads the models of the game whose page is open; on the first page those of the last one stay.
fn preload(page: Res<MenuPage>, mut next: ResMut<NextGame>) {
    if let Some(kind) = page.kind() {
        next.set_if_neq(NextGame(Some(kind)));
    }
}

/// Covers the table of a game that begins, unless its board is there already, and one that is left.
fn cover(
    mut facts: MessageReader<Fact>,
    mut cover: ResMut<Cover>,
    screen: Res<State<Screen>>,
    referee: Res<Referee>,
    mut last: Local<Option<Kind>>,
) {
    for fact in facts.read() {
        match fact {
            Fact::Begun => {
                let kind = referee.session().map(|session| session.game().kind());
                let is_there = *screen.get() == Screen::Table && *last == kind;
                *last = kind;
                if !is_there {
                    *cover = Cover::CLOSED;
                }
            }
            Fact::Left => *cover = Cover::CLOSED,
            _ => {}
        }
    }
}

fn uncover(
    mut cover: ResMut<Cover>,
    roots: Query<&WorldAssetRoot>,
    (assets, images): (Res<AssetServer>, Res<WaitingImages>),
    (referee, warm_up): (Res<Referee>, Option<Res<WarmUp>>),
    settings: Res<Settings>,
    time: Res<Time<Real>>,
) {
    /// How long the table takes to appear, in seconds at natural speed.
    const FADE: f32 = 0.35;
    if cover.opacity <= 0.0 {
        return;
    }
    let all = roots.iter().count();
    // What cannot be loaded must not hide the rest.
    let is_loading =
        |root: &&WorldAssetRoot| assets.recursive_dependency_load_state(&root.0).is_loading();
    let loading = roots.iter().filter(is_loading).count();
    let progress = if all == 0 {
        0.0
    } else {
        1.0 - loading as f32 / all as f32
    };
    // No game begins before every program of the graphics card has been made.
    let is_cold = warm_up.as_ref().is_some_and(|warm_up| !warm_up.is_done());
    let progress = if is_cold || !images.is_empty() {
        progress.min(0.99)
    } else {
        progress
    };
    let kind = referee.session().map(|session| session.game().kind());
    let is_warm = kind.is_some_and(|kind| warm_up.is_some_and(|warm_up| warm_up.has_drawn(kind)));
    let until = if is_warm {
        Cover::WARM_FRAMES
    } else {
        Cover::FRAMES
    };
    // A frame that compiles shaders is long; the fading must not jump over it.
    let seconds = time.delta_secs().min(0.05);
    *cover = cover.after(progress, seconds, settings.duration(FADE), until);
}

/// Lets the game wait behind a closed cover.
fn set_covered(cover: Res<Cover>, mut covered: ResMut<TableIsCovered>) {
    covered.set_if_neq(TableIsCovered(cover.opacity >= 1.0));
}

/// Draws the cover over everything.
pub(crate) fn show(mut contexts: EguiContexts, cover: Res<Cover>) -> Result {
    if cover.opacity > 0.0 {
        draw(contexts.ctx_mut()?, *cover);
    }
    Ok(())
}

fn draw(ctx: &Context, cover: Cover) {
    /// Seconds until the ring appears.
    const RING_DELAY: f32 = 0.3;
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("cover")));
    let screen = ctx.content_rect();
    paint_lamplight(&painter, screen, cover.opacity);
    if cover.seconds > RING_DELAY {
        paint_ring(&painter, screen.center(), cover);
    }
    ctx.request_repaint();
}

/// Paints a ring that closes with the progress.
fn paint_ring(painter: &Painter, centre: Pos2, cover: Cover) {
    const RADIUS: f32 = 26.0;
    const STEPS: u8 = 48;
    let fade = |colour: Color32| colour.gamma_multiply(cover.opacity);
    painter.circle_stroke(
        centre,
        RADIUS,
        Stroke::new(3.0, fade(BRASS.gamma_multiply(0.35))),
    );
    let points = (0..=STEPS).map(|step| {
        let turn = TAU * cover.progress * f32::from(step) / f32::from(STEPS) - FRAC_PI_2;
        centre + egui::Vec2::angled(turn) * RADIUS
    });
    painter.line(points.collect(), Stroke::new(3.0, fade(GOLD)));
    let font = theme::italic().resolve(&painter.ctx().global_style());
    let below = centre + egui::vec2(0.0, RADIUS + 14.0);
    painter.text(
        below,
        Align2::CENTER_TOP,
        "Setting the table…",
        font,
        fade(PARCHMENT),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_appears_only_when_all_of_it_is_loaded_and_drawn() {
        let mut cover = Cover::CLOSED;
        for _ in 0..100 {
            cover = cover.after(0.9, 0.016, 0.35, Cover::FRAMES);
        }
        assert_eq!(cover.opacity, 1.0);
        for _ in 0..=Cover::FRAMES {
            assert_eq!(cover.opacity, 1.0);
            cover = cover.after(1.0, 0.016, 0.35, Cover::FRAMES);
        }
        assert!(cover.opacity < 1.0);
        for _ in 0..40 {
            cover = cover.after(1.0, 0.016, 0.35, Cover::FRAMES);
        }
        assert_eq!(cover.opacity, 0.0);
    }

    #[test]
    fn with_reduced_motion_the_table_does_not_fade() {
        let mut cover = Cover::CLOSED;
        for _ in 0..=Cover::FRAMES {
            cover = cover.after(1.0, 0.016, 0.0, Cover::FRAMES);
        }
        assert_eq!(cover.opacity, 0.0);
    }

    #[test]
    fn a_table_that_was_drawn_before_appears_sooner() {
        let mut cover = Cover::CLOSED;
        for _ in 0..=Cover::WARM_FRAMES {
            assert_eq!(cover.opacity, 1.0);
            cover = cover.after(1.0, 0.016, 0.35, Cover::WARM_FRAMES);
        }
        assert!(cover.opacity < 1.0);
    }
}
