//! The table: boards, pieces, hands, camera, light, sound, user interface and saved games. This
//! page is the architecture of the whole program.
//!
//! A game knows no screen; the table knows no rule; an opponent knows no dice to come.
//!
//! ```text
//! crates/words       what is said, as values: messages with arguments, and the languages that word them
//!   ↑
//! crates/rules       the five games as plain values: no engine, no clock, chance only as a value
//!   ↑         ↑
//!   │       crates/formats   records, links and the formats of other programs
//!   │       crates/bots      opponents; crates/bot-worker: the same beside the web page
//!   │       crates/insight   hints with reasons, odds, luck, puzzles, the analysis of a game
//!   │       crates/diagram   flat diagrams of positions; crates/position-page: one as a page of its own
//!   │       crates/film      pictures one after the other as an animated file; it knows no game
//!   │       crates/report    an analysed game as a page with diagrams
//!   │       crates/cli       the same games in a terminal, and a line protocol for programs
//!   │       crates/room      a server for two people apart, with the protocol in crates/live
//! crates/referee     holds the game in progress: intents in, facts out
//!   ↑
//! src                the table: boards, pieces, camera, input, sound, screens, saved games
//!   ↓
//! crates/dice        physical dice that are exactly fair, read where they come to rest
//! ```
//!
//! # One log
//!
//! Everything that happened in a game, throws included, is one log of events (`Session` of
//! `tesserae-rules`). Position, undo, replay, statistics, links and saved games derive from it.
//! Beside it only the time that is left on a clock is stored.
//!
//! # The way of a press
//!
//! 1. `input` finds what is under the pointer, the finger or the keyboard's cursor, and what the
//!    hand holds.
//! 2. It sends an [`Intent`](tesserae_referee::Intent): a step, a throw, a choice.
//! 3. The referee asks the rules. What is legal goes into the log; what is not is refused with the
//!    reason.
//! 4. It sends [`Fact`](tesserae_referee::Fact)s: what happened, what is to be shown, what the game
//!    waits for.
//! 5. `save` writes the event to the disk, `world` moves the pieces, `sound` is heard when they
//!    touch, `ui` shows prompt and score. Opponents, hints, lessons and links take the same way:
//!    their hand is an intent, too.
//!
//! # The way of a throw
//!
//! The hand decides how the dice move, chance decides what they show: `tesserae-dice` draws the
//! faces when the dice are released and throws bodies that come to rest on them; what lies on top
//! is read and becomes the event. What the dice are doing is one state that `throw` alone changes:
//! pointer, keys, bots, a friend's throw and one that was interrupted all ask it by one command.
//!
//! # Folders
//!
//! Each folder is one plugin; [`app`] puts them together in the order of `table::sets`. A game
//! contributes one file in `boards`: where its places are in the world, which models it uses and
//! where its dice are thrown; all other folders treat all games alike. Imports run downwards: a
//! folder uses only those that are declared below it here, and a test holds it to that.
//!
//! | folder | what it is for |
//! |---|---|
//! | `dev` | a Cargo feature: measures, takes pictures, reports what is on the screen |
//! | `web` | navigation, tabs and files of the browser |
//! | `accessibility` | screen readers: what they read, and what is done through them |
//! | `ui` | menu, pages, panels, buttons, the theme |
//! | `advice`, `teaching` | hints, coach and analysis; lessons and puzzles |
//! | `editor` | positions that are edited |
//! | `opponents` | the bots' turns |
//! | `live` | a friend at another machine: the line to a room, agreed throws, the other's hand |
//! | `save`, `sound` | saved games, import and export; what is heard |
//! | `input` | pointer, touch, keyboard: what a hand does |
//! | `camera`, `throw` | the view; a throw of dice, from the hand to the referee |
//! | `world` | boards, pieces, dice, light and shadows |
//! | `thinking` | questions about games: asked of the task pool, or of the page's workers |
//! | `boards` | where the places of each game lie |
//! | `table` | what several folders share: settings, screens, the reader's language, the order of a frame |
//! | `page` | calls of the page around the browser build |
//!
//! # Glossary
//!
//! The words of the games are in the glossary of `tesserae-rules`, those of two people apart in
//! that of [`tesserae_live`], those of the server in that of `tesserae-room`.
//!
//! | term | meaning |
//! |---|---|
//! | alert | Why to come to the table while a friend is at another machine. |
//! | area | A part of the window that one part of the user interface has for itself. |
//! | board | What lies on the table for one game: places, model, dice field. |
//! | choices | What was chosen for a game last time, which the menu proposes again. |
//! | coach | What objects to a turn before it is final. |
//! | connection | What passes messages to a room: off, being opened, there, away, or failed. |
//! | copy | An element of the user interface as a screen reader has it. |
//! | cover | What hides the table until everything is loaded. |
//! | cup | What dice are shaken in. |
//! | exercise | A lesson or a puzzle: nothing of it is saved. |
//! | fact, intent | What the referee says, and what it is asked for. |
//! | friend | The other person of a game at two machines, as the table shows them. |
//! | gate | What the referee lets through at the moment: steps, throws, undoing. |
//! | ghost | A piece that shows where a step or a turn would lead. |
//! | hand | What the person here holds. That of a friend is in the glossary of `tesserae-live`. |
//! | kiosk | The program for a museum: one game, nothing is kept, and it begins anew after rest. |
//! | message | A short text on the screen that goes by itself. |
//! | motion | How fast everything moves; with reduced motion nothing does. |
//! | page, panel | A part of the menu that fills the window; a part beside the board. *The page* is that around the browser build. |
//! | playback | Effects of an action, shown one after the other. |
//! | prompt | The line that says what is to be done. |
//! | purpose | What the table is for: a game, an exercise, an edited position, the demonstration. |
//! | replay | A game that is looked at step by step. |
//! | saved game | A game with its file; the *note* about it has what is not in the file. |
//! | screen | The menu or the table. |
//! | setting | What a player sets once for all games. House rules belong to one game. |
//! | storage | Where texts with names are kept: a folder, or the browser. |
//! | target | Where what is held, or lies under the pointer, may go. |
//! | toolbar | The buttons that are there at all times. |
//! | trail, trace | How a hand has moved; what the last turn was. |
//! | turn's worth | What a step or a turn gives away against the best. |
//! | variation | Another turn in place of one that was played, tried on the board of a replay. |

#[cfg(feature = "dev")]
mod dev;

#[cfg(target_arch = "wasm32")]
mod web;

mod accessibility;

mod ui;

mod advice;
mod teaching;

mod editor;

mod opponents;

mod live;

mod save;
mod sound;

mod input;

mod camera;

mod throw;

mod world;

mod thinking;

mod boards;
mod table;

mod page;

#[cfg(test)]
mod tests;

use bevy::{
    asset::AssetMetaCheck,
    log::{Level, LogPlugin},
    pbr::PbrPlugin,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    window::PresentMode,
};

use crate::table::launch::{Benchmark, LaunchPurpose};
#[cfg(not(target_arch = "wasm32"))]
pub use crate::table::launch_failure::explain_panics;
pub use crate::table::{
    launch::{Asked, Launch},
    launch_failure::LaunchError,
};

/// What is logged unless `RUST_LOG` says otherwise: of the engine only errors, as a player can do
/// nothing about its warnings, nothing about a socket that closes, which the players are shown,
/// nothing about a Wayland desktop that does not say whether it is dark, nothing about what looks for
/// drivers of the graphics card, as the program says itself if there is none, and nothing about the text
/// field that `bevy_egui` misses at every touch, instead of which the page has one
/// (`web/accessibility.js`).
const LOGGED: &str = "tesserae=info,tesserae_dice=info,tesserae_referee=info,sctk_adwaita=off,bevy_egui::text_agent=off,ewebsock=off,wgpu_hal::vulkan::instance=off";

/// The whole program in a window.
pub fn app(launch: Launch) -> App {
    let mut app = App::new();
    #[cfg(feature = "dev")]
    let launch = {
        let options = dev::DevOptions::from_environment();
        let launch = launch
            .with_purpose(options.purpose())
            .with_language(options.language.clone());
        app.insert_resource(options);
        launch
    };
    #[cfg(target_arch = "wasm32")]
    web::textures::files(&mut app, launch.assets());
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(window(&launch)),
            // Nobody closes a kiosk by its window.
            close_when_requested: launch.kiosk.is_none(),
            ..default()
        })
        .set(AssetPlugin {
            meta_check: AssetMetaCheck::Never,
            file_path: launch.assets(),
            ..default()
        })
        .set(ImagePlugin::default_linear())
        // Models have a material of their own.
        .set(PbrPlugin {
            gltf_enable_standard_materials: false,
            ..default()
        })
        .set(task_pools())
        .set(LogPlugin {
            level: Level::ERROR,
            filter: LOGGED.into(),
            ..default()
        })
        .set(renderer(launch.purpose));
    #[cfg(feature = "dev")]
    let plugins = if launch.purpose == LaunchPurpose::Benchmark(Benchmark::Offscreen) {
        dev::offscreen::without_window(plugins)
    } else {
        plugins
    };
    app.add_plugins(plugins);
    #[cfg(feature = "dev")]
    if launch.purpose == LaunchPurpose::Benchmark(Benchmark::Empty) {
        app.add_plugins(dev::benchmark::plugin)
            .world_mut()
            .spawn((Name::new("Camera"), Camera3d::default()));
        return app;
    }
    if let Some(kiosk) = launch.kiosk {
        app.insert_resource(kiosk);
    }
    app.insert_resource(launch)
        .add_plugins((
            tesserae_referee::RefereePlugin,
            tesserae_dice::DicePlugin,
            bevy_egui::EguiPlugin::default(),
        ))
        .add_plugins((
            table::plugin,
            save::plugin,
            page::plugin,
            table::language::plugin,
            thinking::plugin,
        ))
        .add_plugins((
            world::plugin,
            (camera::plugin, throw::plugin),
            input::plugin,
            opponents::plugin,
            live::plugin,
            teaching::plugin,
            editor::plugin,
            advice::plugin,
        ))
        .add_plugins((ui::plugin, sound::plugin, accessibility::plugin));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(web::plugin);
    // Last, as it replaces what people have set.
    #[cfg(feature = "dev")]
    app.add_plugins(dev::plugin);
    app
}

/// Threads enough that a bot can think beside an analysis and two turns that are played out.
fn task_pools() -> TaskPoolPlugin {
    let mut options = TaskPoolOptions::default();
    options.async_compute.min_threads = 3;
    TaskPoolPlugin {
        task_pool_options: options,
    }
}

fn renderer(purpose: LaunchPurpose) -> RenderPlugin {
    let draws = !matches!(
        purpose,
        LaunchPurpose::Benchmark(Benchmark::Undrawn | Benchmark::Empty)
    );
    let mut settings = WgpuSettings::default();
    settings.backends = settings.backends.filter(|_| draws);
    RenderPlugin {
        render_creation: settings.into(),
        // No screenshot may be taken before its shaders are compiled.
        synchronous_pipeline_compilation: purpose == LaunchPurpose::Screenshots,
        ..default()
    }
}

fn window(launch: &Launch) -> Window {
    Window {
        title: "Tesserae".into(),
        name: Some("tesserae".into()),
        resolution: launch.size().into(),
        present_mode: PresentMode::AutoVsync,
        canvas: Some("#tesserae".into()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        // It is shown once it fits the monitor.
        visible: cfg!(target_arch = "wasm32") || !launch.keeps_window(),
        ..default()
    }
}
