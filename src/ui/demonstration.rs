//! A table that plays by itself: when nobody has touched the cards of the menu for a minute, two
//! bots play one game in their place, without sound, until somebody touches anything. It is neither
//! saved nor counted. In a kiosk they play its game, again and again.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, TextStyle, vec2},
};
use tesserae_bots::Level;
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Header, Kind, session::Player};
use tesserae_words as words;

use crate::{
    table::{
        Kiosk, NextPurpose, Purpose, idle::Alarm, language::say::Say, screen::Screen, seed,
        sets::TableSystems, settings::Settings, window_visibility::WindowVisibility,
    },
    ui::{
        kiosk,
        rest::{self, Rest},
        state::{menu_page::MenuPage, open_panel::OpenPanel},
        theme::{PARCHMENT, ScreenLayout, text},
        widgets::panel::{self, panel_frame},
    },
};

/// Begins and ends demonstrations.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin, end)
            .chain()
            .after(rest::watch)
            .after(kiosk::begin_anew)
            .in_set(TableSystems::Input),
    );
}

fn begin(
    mut rest: ResMut<Rest>,
    mut next: ResMut<NextPurpose>,
    mut intents: MessageWriter<Intent>,
    (referee, settings, visibility): (Res<Referee>, Res<Settings>, Res<WindowVisibility>),
    (time, mut alarm): (Res<Time<Real>>, ResMut<Alarm>),
    (screen, page, open): (Res<State<Screen>>, Res<MenuPage>, Res<OpenPanel>),
    kiosk: Option<Res<Kiosk>>,
) {
    let in_the_menu = *screen.get() == Screen::Menu && referee.session().is_none();
    let at_the_cards =
        in_the_menu && (kiosk.is_some() || matches!(*page, MenuPage::Games)) && open.0.is_none();
    let may_move = settings.duration(1.0) > 0.0;
    if !at_the_cards
        || !may_move
        || *visibility != WindowVisibility::Seen
        || (rest.has_played && kiosk.is_none())
        || rest.is_needed
    {
        return;
    }
    if !rest.is_over() {
        alarm.set(time.elapsed() + rest.left());
        return;
    }
    let is_shown = |kind: &Kind| kiosk.as_ref().is_none_or(|kiosk| kiosk.game == *kind);
    let kinds: Vec<Kind> = Kind::ALL
        .into_iter()
        .filter(|kind| tesserae_bots::has_bots(*kind) && is_shown(kind))
        .collect();
    let Some(kind) = kinds.get((seed::seed() % kinds.len().max(1) as u64) as usize) else {
        return;
    };
    let levels = [Level::Gambler, Level::Master];
    let header = Header {
        players: levels.map(|level| Player::Bot(level.key().to_owned())),
        names: levels.map(|level| level.title().to_string()),
        ..Header::new(*kind)
    };
    rest.has_played = true;
    next.0 = Some(Purpose::Demonstration);
    intents.write(Intent::Start(header));
}

/// Ends with the first touch, or with the game.
fn end(
    mut rest: ResMut<Rest>,
    purpose: Res<State<Purpose>>,
    mut intents: MessageWriter<Intent>,
    referee: Res<Referee>,
    screen: Res<State<Screen>>,
) {
    if *purpose != Purpose::Demonstration || *screen.get() != Screen::Table {
        return;
    }
    let is_over = referee
        .session()
        .is_none_or(|session| session.game().outcome().is_some());
    if is_over || !rest.is_over() {
        rest.seconds = 0.0;
        intents.write(Intent::Leave);
    }
}

/// Says how to come back to the menu.
pub(crate) fn show(mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let margin = ScreenLayout::of(ctx).margin();
    panel::area(
        ctx,
        "demonstration",
        Align2::CENTER_BOTTOM,
        vec2(0.0, -margin),
    )
    .show(ctx, |ui| {
        panel_frame(ui).show(ui, |ui| {
            let words = ui.say(words::menu::press_to_play());
            ui.label(text(words, TextStyle::Body, PARCHMENT));
        });
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::{
        ecs::system::RunSystemOnce,
        input::{ButtonState, InputPlugin, mouse::MouseButtonInput},
        window::{RequestRedraw, WindowPlugin},
    };

    use super::*;
    use crate::{
        save::{Results, SavedGames, Storage},
        table::screen,
        tests::harness::unfinished_table_with_bots,
        ui::widgets::accessible::CopyInput,
    };

    /// The menu, where nobody does anything.
    fn menu(settings: Settings) -> App {
        let mut app = unfinished_table_with_bots("assets", Storage::nowhere(), settings);
        app.add_plugins((InputPlugin, WindowPlugin::default(), screen::plugin))
            .init_resource::<MenuPage>()
            .init_resource::<OpenPanel>()
            .init_resource::<CopyInput>()
            .add_plugins((rest::plugin, plugin));
        app.finish();
        app.update();
        app
    }

    /// Lets seconds pass without a touch.
    fn rest(app: &mut App, seconds: f32) {
        app.world_mut().resource_mut::<Rest>().seconds += seconds;
        (0..3).for_each(|_| app.update());
    }

    fn plays(app: &App) -> bool {
        let purpose = app.world().resource::<State<Purpose>>();
        *purpose == Purpose::Demonstration && app.world().resource::<Referee>().session().is_some()
    }

    #[test]
    fn after_a_minute_the_table_plays_by_itself_until_somebody_touches_anything() {
        let mut app = menu(Settings::default());
        rest(&mut app, Rest::USUAL - 10.0);
        assert!(!plays(&app), "a minute has not passed");
        rest(&mut app, 20.0);
        assert!(plays(&app));
        let window = app.world_mut().spawn_empty().id();
        let touch = MouseButtonInput {
            button: MouseButton::Left,
            state: ButtonState::Pressed,
            window,
        };
        app.world_mut().write_message(touch);
        (0..3).for_each(|_| app.update());
        assert!(!plays(&app) && app.world().resource::<Referee>().session().is_none());
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Menu);
    }

    #[test]
    fn where_nobody_sees_the_window_nothing_plays_by_itself_and_nothing_asks_for_a_frame() {
        let mut app = menu(Settings::default());
        app.insert_resource(WindowVisibility::Hidden);
        rest(&mut app, 10.0 * Rest::USUAL);
        assert!(!plays(&app), "the window is covered");
        app.world_mut()
            .resource_mut::<Messages<RequestRedraw>>()
            .clear();
        app.insert_resource(Alarm::default()).update();
        assert_eq!(*app.world().resource::<Alarm>(), Alarm::default());
        app.insert_resource(WindowVisibility::Seen);
        rest(&mut app, 10.0 * Rest::USUAL);
        assert!(!plays(&app), "the time before does not count");
        rest(&mut app, Rest::USUAL + 1.0);
        assert!(plays(&app));
        app.insert_resource(WindowVisibility::Hidden);
        rest(&mut app, 0.0);
        assert!(!plays(&app), "the window was covered meanwhile");
    }

    #[test]
    fn the_table_plays_one_game_by_itself_and_then_rests() {
        let mut app = menu(Settings {
            speed: 1_000.0,
            ..default()
        });
        rest(&mut app, Rest::USUAL + 1.0);
        assert!(plays(&app));
        for _ in 0..100_000 {
            app.update();
            if !plays(&app) {
                break;
            }
            std::thread::sleep(Duration::from_micros(100));
        }
        (0..3).for_each(|_| app.update());
        assert_eq!(
            *app.world().resource::<State<Screen>>().get(),
            Screen::Menu,
            "the game has an end"
        );
        rest(&mut app, 10.0 * Rest::USUAL);
        assert!(!plays(&app), "it plays no other one");
        app.world_mut()
            .resource_mut::<Messages<RequestRedraw>>()
            .clear();
        app.insert_resource(Alarm::default()).update();
        assert!(
            app.world().resource::<Messages<RequestRedraw>>().is_empty(),
            "nothing asks for a frame"
        );
        assert_eq!(
            *app.world().resource::<Alarm>(),
            Alarm::default(),
            "nor for one later"
        );
    }

    #[test]
    fn what_the_table_plays_by_itself_is_neither_saved_nor_counted() {
        const EVENTS: usize = 8;
        let mut app = menu(Settings {
            speed: 1_000.0,
            ..default()
        });
        rest(&mut app, Rest::USUAL + 1.0);
        assert!(plays(&app));
        let events = |app: &App| {
            let session = app.world().resource::<Referee>().session();
            session.map_or(0, |session| session.events().len())
        };
        for _ in 0..100_000 {
            app.update();
            if events(&app) >= EVENTS {
                break;
            }
            std::thread::sleep(Duration::from_micros(100));
        }
        assert!(
            plays(&app) && events(&app) >= EVENTS,
            "it has played some turns"
        );
        assert_eq!(app.world().resource::<Results>().all().count(), 0);
        let saved = app
            .world_mut()
            .run_system_once(|games: SavedGames| (games.games().len(), games.current()));
        assert_eq!(saved.unwrap(), (0, None));
    }

    #[test]
    fn with_reduced_motion_nothing_plays_by_itself() {
        let mut app = menu(Settings {
            reduced_motion: true,
            ..default()
        });
        rest(&mut app, 10.0 * Rest::USUAL);
        assert!(!plays(&app));
    }
}
