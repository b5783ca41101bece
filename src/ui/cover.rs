//! Covers the table until everything on it can be drawn, so that board, pieces and dice appear
//! together. If that takes longer than 0.3 s, a ring and a line of words show the progress. Until
//! half of it is gone, nothing below it can be pressed.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::{prelude::*, world_serialization::WorldAssetRoot};
use bevy_egui::{
    EguiContexts, EguiInput, EguiPreUpdateSet,
    egui::{self, Align2, Area, Color32, Context, Event, Id, Order, Painter, Pos2, Sense, Stroke},
};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::Kind;
use tesserae_words as words;

use crate::{
    table::{
        TableIsCovered, language::say::Say, screen::Screen, sets::TableSystems, settings::Settings,
    },
    ui::{
        state::menu_page::MenuPage,
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
    let read = (EguiPreUpdateSet::ProcessInput, EguiPreUpdateSet::BeginPass);
    app.init_resource::<Cover>()
        .add_systems(Update, preload.run_if(resource_changed::<MenuPage>))
        .add_systems(
            PreUpdate,
            drop_keys.run_if(lies_on_table).after(read.0).before(read.1),
        )
        .add_systems(
            Update,
            clear_keys.run_if(lies_on_table).before(TableSystems::Input),
        )
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
    /// The game over which it lies, or lay last.
    kind: Option<Kind>,
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
        kind: None,
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

    /// Whether too little of the table is seen to press anything on it.
    #[must_use]
    fn hides(self) -> bool {
        self.opacity > 0.5
    }

    /// The cover after a frame of this many seconds; fading takes `fade` seconds, and begins after
    /// `until` frames, if everything that is drawn `is_ready` by then.
    #[must_use]
    fn after(self, progress: f32, seconds: f32, fade: f32, until: u32, is_ready: bool) -> Self {
        let frames = if progress >= 1.0 { self.frames + 1 } else { 0 };
        let share = if fade > 0.0 { seconds / fade } else { 1.0 };
        let opacity = if frames > until && is_ready {
            (self.opacity - share).max(0.0)
        } else {
            self.opacity
        };
        Self {
            opacity,
            progress,
            seconds: self.seconds + seconds,
            frames,
            ..self
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
) {
    for fact in facts.read() {
        match fact {
            Fact::Begun => {
                let kind = referee.session().map(|session| session.game().kind());
                if *screen.get() == Screen::Menu || cover.kind != kind {
                    *cover = Cover {
                        kind,
                        ..Cover::CLOSED
                    };
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
    /// How long the table takes to appear, in seconds, and how long a frame counts for that at
    /// most: one that compiles shaders is long, and the fading must not jump over it.
    const FADE: f32 = 0.3;
    const LONGEST_FRAME: f32 = 0.1;
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
    // No table is seen before every program of the graphics card has been made. The frames that pass
    // then count for it, too.
    let is_ready = warm_up.as_ref().is_none_or(|warm_up| warm_up.is_done());
    let is_cold = !is_ready
        && !warm_up
            .as_ref()
            .is_some_and(|warm_up| warm_up.is_settling());
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
    let seconds = time.delta_secs().min(LONGEST_FRAME);
    *cover = cover.after(progress, seconds, fade(&settings, FADE), until, is_ready);
}

/// How long the cover fades, in seconds: as pieces may be slow on purpose, their speed is not its
/// own.
fn fade(settings: &Settings, seconds: f32) -> f32 {
    if settings.reduced_motion {
        0.0
    } else {
        seconds
    }
}

/// Whether something of the cover lies on the table.
fn lies_on_table(cover: Res<Cover>, screen: Option<Res<State<Screen>>>) -> bool {
    cover.hides() && screen.is_some_and(|screen| *screen.get() == Screen::Table)
}

/// Lets no key press a button below the cover.
fn drop_keys(mut inputs: Query<&mut EguiInput>) {
    for mut input in &mut inputs {
        input
            .events
            .retain(|event| !matches!(event, Event::Key { pressed: true, .. } | Event::Text(_)));
    }
}

/// Lets no key do anything at the board below the cover.
fn clear_keys(mut keys: ResMut<ButtonInput<KeyCode>>) {
    keys.clear();
}

/// Lets the game wait until the table is seen.
fn set_covered(cover: Res<Cover>, mut covered: ResMut<TableIsCovered>) {
    covered.set_if_neq(TableIsCovered(cover.hides()));
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
    let screen = ctx.content_rect();
    // Neither buttons nor the board below it can be pressed; the keyboard's focus passes it by.
    let area = Area::new(Id::new("cover"))
        .order(Order::Foreground)
        .fixed_pos(screen.min)
        .interactable(cover.hides())
        .fade_in(false);
    area.show(ctx, |ui| {
        ui.set_clip_rect(screen);
        if cover.hides() {
            ui.allocate_exact_size(screen.size(), Sense::CLICK | Sense::DRAG);
        }
        let painter = ui.painter();
        paint_lamplight(painter, screen, cover.opacity);
        if cover.seconds > RING_DELAY {
            paint_ring(painter, screen.center(), cover);
        }
    });
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
        painter.ctx().say(words::menu::setting_the_table()),
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
            cover = cover.after(0.9, 0.016, 0.3, Cover::FRAMES, true);
        }
        assert_eq!(cover.opacity, 1.0);
        for _ in 0..=Cover::FRAMES {
            assert_eq!(cover.opacity, 1.0);
            cover = cover.after(1.0, 0.016, 0.3, Cover::FRAMES, true);
        }
        assert!(cover.opacity < 1.0);
        for _ in 0..40 {
            cover = cover.after(1.0, 0.016, 0.3, Cover::FRAMES, true);
        }
        assert_eq!(cover.opacity, 0.0);
    }

    #[test]
    fn the_cover_fades_at_its_own_speed_however_slow_the_pieces_are() {
        for speed in [0.0, 0.12, 1.0, 4.0] {
            let settings = Settings {
                speed,
                ..Settings::default()
            };
            assert_eq!(fade(&settings, 0.3), 0.3);
        }
        let settings = Settings {
            reduced_motion: true,
            ..Settings::default()
        };
        assert_eq!(fade(&settings, 0.3), 0.0);
    }

    #[test]
    fn nothing_below_the_cover_can_be_pressed_before_half_of_it_is_gone() {
        let middle = egui::pos2(200.0, 150.0);
        let press = |pressed| Event::PointerButton {
            pos: middle,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        for (opacity, wanted) in [(1.0, false), (0.6, false), (0.4, true), (0.0, true)] {
            let ctx = Context::default();
            let mut is_clicked = false;
            let (mut is_board, screen) = (true, egui::vec2(400.0, 300.0));
            for events in [
                vec![Event::PointerMoved(middle)],
                vec![Event::PointerMoved(middle)],
                vec![press(true), press(false)],
                vec![],
            ] {
                let input = egui::RawInput {
                    screen_rect: Some(egui::Rect::from_min_size(Pos2::ZERO, screen)),
                    events,
                    ..Default::default()
                };
                let mut output = ctx.run_ui(input, |ui| {
                    is_clicked |= ui.add_sized(screen, egui::Button::new("Throw")).clicked();
                    if opacity > 0.0 {
                        draw(
                            ui.ctx(),
                            Cover {
                                opacity,
                                ..Cover::CLOSED
                            },
                        );
                    }
                    let layer = ui.ctx().layer_id_at(middle);
                    is_board = layer.is_none_or(|layer| layer.order == Order::Background);
                });
                output.textures_delta.clear();
            }
            assert_eq!((is_clicked, is_board), (wanted, wanted), "{opacity}");
        }
    }

    #[test]
    fn no_key_does_anything_before_half_of_the_cover_is_gone() {
        let mut app = App::new();
        app.init_resource::<ButtonInput<KeyCode>>()
            .add_systems(Update, (drop_keys, clear_keys));
        let key = |pressed| Event::Key {
            key: egui::Key::Space,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        };
        let input = EguiInput(egui::RawInput {
            events: vec![key(true), Event::Text(" ".into()), key(false)],
            ..Default::default()
        });
        let input = app.world_mut().spawn(input).id();
        app.world_mut()
            .resource_mut::<ButtonInput<KeyCode>>()
            .press(KeyCode::Space);
        app.update();
        let events = &app
            .world()
            .get::<EguiInput>(input)
            .expect("it is there")
            .events;
        assert_eq!(*events, [key(false)]);
        let keys = app.world().resource::<ButtonInput<KeyCode>>();
        assert!(!keys.just_pressed(KeyCode::Space));
    }

    #[test]
    fn frames_that_pass_while_programs_are_made_ready_count_but_the_cover_stays() {
        let mut cover = Cover::CLOSED;
        for _ in 0..100 {
            cover = cover.after(1.0, 0.016, 0.3, Cover::WARM_FRAMES, false);
        }
        assert_eq!(cover.opacity, 1.0);
        cover = cover.after(1.0, 0.016, 0.3, Cover::WARM_FRAMES, true);
        assert!(cover.opacity < 1.0 && cover.hides());
    }

    #[test]
    fn with_reduced_motion_the_table_does_not_fade() {
        let mut cover = Cover::CLOSED;
        for _ in 0..=Cover::FRAMES {
            cover = cover.after(1.0, 0.016, 0.0, Cover::FRAMES, true);
        }
        assert_eq!(cover.opacity, 0.0);
    }

    #[test]
    fn a_table_that_was_drawn_before_appears_sooner() {
        let mut cover = Cover::CLOSED;
        for _ in 0..=Cover::WARM_FRAMES {
            assert_eq!(cover.opacity, 1.0);
            cover = cover.after(1.0, 0.016, 0.3, Cover::WARM_FRAMES, true);
        }
        assert!(cover.opacity < 1.0);
    }
}
