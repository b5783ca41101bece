//! The kiosk: it keeps to the page of its game, begins anew after rest, and ends by a combination of
//! keys. Which commands and panels it has is in `state`.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, TextStyle, vec2},
};
use tesserae_referee::Intent;
use tesserae_words as words;

use crate::{
    page::command::{PageCommand, has_page},
    save::{FinishedLessons, LastChoices},
    table::{
        Kiosk, Purpose, idle::Alarm, language::say::Say, screen::Screen, sets::TableSystems,
        window_visibility::WindowVisibility,
    },
    ui::{
        rest::{self, Rest},
        state::{menu_page::MenuPage, open_panel::OpenPanel},
        theme::{PARCHMENT, ScreenLayout, text},
        widgets::panel::{self, panel_frame},
    },
};

/// How long before the table is left it says so.
const WARNING: Duration = Duration::from_secs(10);
/// How long the keys that end the kiosk are held.
const HELD: Duration = Duration::from_secs(3);

/// Keeps to one game where there is a kiosk.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (begin_anew.after(rest::watch), end).in_set(TableSystems::Input),
            keep_to_the_game.in_set(TableSystems::Animate),
        )
            .run_if(resource_exists::<Kiosk>),
    );
}

/// Leaves the table after rest, and forgets what was chosen.
pub(super) fn begin_anew(
    mut rest: ResMut<Rest>,
    (screen, purpose): (Res<State<Screen>>, Res<State<Purpose>>),
    (mut page, mut open): (ResMut<MenuPage>, ResMut<OpenPanel>),
    (mut choices, mut lessons): (ResMut<LastChoices>, ResMut<FinishedLessons>),
    (time, mut alarm, visibility): (Res<Time<Real>>, ResMut<Alarm>, Res<WindowVisibility>),
    mut intents: MessageWriter<Intent>,
    mut has_begun: Local<bool>,
) {
    let is_at_table = *screen.get() == Screen::Table;
    if !rest.is_over() {
        *has_begun = false;
        if *visibility == WindowVisibility::Seen {
            alarm.set(time.elapsed() + until_next_change(rest.left(), is_at_table));
        }
        return;
    }
    let plays_by_itself = is_at_table && *purpose == Purpose::Demonstration;
    if plays_by_itself || std::mem::replace(&mut *has_begun, true) {
        return;
    }
    if is_at_table {
        intents.write(Intent::Leave);
        rest.seconds = 0.0;
    }
    // `keep_to_the_game` opens the page of the game.
    *page = MenuPage::Games;
    open.0 = None;
    rest.is_needed = false;
    *choices = LastChoices::default();
    *lessons = FinishedLessons::default();
}

/// The time until there is something else to show, with so much left of the rest.
fn until_next_change(left: Duration, is_at_table: bool) -> Duration {
    if !is_at_table {
        left
    } else if left > WARNING {
        left - WARNING
    } else {
        Duration::from_nanos(u64::from(left.subsec_nanos())).max(Duration::from_millis(20))
    }
}

/// Closes every page and panel that is not for a kiosk, by whatever it was opened.
fn keep_to_the_game(
    kiosk: Res<Kiosk>,
    screen: Res<State<Screen>>,
    mut page: ResMut<MenuPage>,
    mut open: ResMut<OpenPanel>,
    choices: Res<LastChoices>,
) {
    if open.0.is_some_and(|panel| !panel.is_for_kiosk()) {
        open.0 = None;
    }
    if *screen.get() == Screen::Menu && !page.is_for(*kiosk) {
        *page = MenuPage::game(kiosk.game, choices.of(kiosk.game));
    }
}

/// Ends the kiosk when Ctrl, Shift and F12 have been held long enough.
fn end(
    keys: Res<ButtonInput<KeyCode>>,
    (time, mut alarm): (Res<Time<Real>>, ResMut<Alarm>),
    mut page: MessageWriter<PageCommand>,
    mut exit: MessageWriter<AppExit>,
    mut since: Local<Option<Duration>>,
) {
    let is_held = keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight])
        && keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])
        && keys.pressed(KeyCode::F12);
    if !is_held {
        *since = None;
        return;
    }
    let now = time.elapsed();
    let until = *since.get_or_insert(now) + HELD;
    if now < until {
        alarm.set(until);
    } else if has_page() {
        page.write(PageCommand::EndKiosk);
    } else {
        exit.write(AppExit::Success);
    }
}

/// Says that the table is about to be left.
pub(crate) fn show(mut contexts: EguiContexts, rest: Res<Rest>) -> Result {
    let left = rest.left();
    if left > WARNING {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let seconds = left.as_secs_f32().ceil().max(1.0) as u32;
    let words = ctx.say(words::menu::game_ends(seconds));
    let margin = ScreenLayout::of(ctx).margin();
    panel::area(ctx, "kiosk", Align2::CENTER_BOTTOM, vec2(0.0, -margin)).show(ctx, |ui| {
        panel_frame(ui).show(ui, |ui| {
            ui.label(text(words, TextStyle::Body, PARCHMENT));
        });
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use bevy::{
        ecs::system::RunSystemOnce,
        input::{ButtonState, InputPlugin, mouse::MouseButtonInput},
        window::WindowPlugin,
    };
    use tesserae_referee::Referee;
    use tesserae_rules::{Header, Kind};

    use super::*;
    use crate::{
        save::{Choices, Storage},
        table::{screen, settings::Settings},
        tests::harness::{FRAME, unfinished_table_with_bots},
        ui::{
            demonstration,
            state::{
                new_game::{NewGameForm, NewGames},
                open_panel::Panel,
            },
            widgets::accessible::CopyInput,
        },
    };

    /// The seconds of rest of the kiosk here.
    const REST: u32 = 30;

    /// A kiosk for Ur.
    fn kiosk() -> App {
        let settings = Settings::default();
        let mut app = unfinished_table_with_bots("assets", Storage::nowhere(), settings);
        app.insert_resource(Kiosk::new(Kind::Ur, Some(REST)).expect("it is a rest"))
            .add_plugins((InputPlugin, WindowPlugin::default(), screen::plugin))
            .add_message::<PageCommand>()
            .init_resource::<MenuPage>()
            .init_resource::<OpenPanel>()
            .init_resource::<CopyInput>()
            .add_plugins((rest::plugin, plugin, demonstration::plugin));
        app.finish();
        app.update();
        app
    }

    /// Lets seconds pass without a touch.
    fn rest(app: &mut App, seconds: u32) {
        app.world_mut().resource_mut::<Rest>().seconds += seconds as f32;
        (0..4).for_each(|_| app.update());
    }

    /// Presses a button of the mouse.
    fn touch(app: &mut App) {
        let window = app.world_mut().spawn_empty().id();
        app.world_mut().write_message(MouseButtonInput {
            button: MouseButton::Left,
            state: ButtonState::Pressed,
            window,
        });
        (0..4).for_each(|_| app.update());
    }

    /// The form on the page of Ur, if that is what is shown.
    fn form(app: &App) -> Option<&NewGameForm> {
        let is_menu = *app.world().resource::<State<Screen>>().get() == Screen::Menu;
        match app.world().resource::<MenuPage>() {
            MenuPage::Game(form) if is_menu && form.kind == Kind::Ur => Some(form),
            _ => None,
        }
    }

    /// The game on the table, and whether the table plays it by itself.
    fn on_table(app: &App) -> Option<(Kind, bool)> {
        let session = app.world().resource::<Referee>().session()?;
        let purpose = app.world().resource::<State<Purpose>>();
        Some((session.game().kind(), *purpose == Purpose::Demonstration))
    }

    /// A game of two people with names begins.
    fn begin(app: &mut App) {
        let start = |mut games: NewGames| {
            let names = ["Anna".to_owned(), "Ben".to_owned()];
            let header = Header {
                names: names.clone(),
                ..Header::new(Kind::Ur)
            };
            let choices = Choices {
                names,
                ..Choices::default()
            };
            games.start(header, &choices);
        };
        app.world_mut().run_system_once(start).expect("it runs");
        (0..4).for_each(|_| app.update());
        assert_eq!(on_table(app), Some((Kind::Ur, false)));
    }

    #[test]
    fn a_kiosk_begins_with_the_page_of_its_game_and_keeps_to_it() {
        let mut app = kiosk();
        assert!(form(&app).is_some());
        let choices = Choices::default;
        for page in [
            MenuPage::Games,
            MenuPage::Link,
            MenuPage::Arrival,
            MenuPage::Openings(None, None),
            MenuPage::Rules(Kind::Tabula, None),
            MenuPage::game(Kind::Tabula, choices()),
        ] {
            app.insert_resource(page).update();
            assert!(form(&app).is_some());
        }
        app.insert_resource(MenuPage::Rules(Kind::Ur, None))
            .update();
        assert!(form(&app).is_none(), "the rules of its game can be read");
        for (panel, stays) in [
            (Panel::Settings, false),
            (Panel::SavedGames, false),
            (Panel::Statistics, false),
            (Panel::Editor, false),
            (Panel::Analysis, false),
            (Panel::Log, true),
            (Panel::Rules, true),
        ] {
            app.insert_resource(OpenPanel(Some(panel))).update();
            let open = app.world().resource::<OpenPanel>().0;
            assert_eq!(open, stays.then_some(panel));
        }
    }

    #[test]
    fn after_rest_a_kiosk_leaves_the_table_and_forgets_who_played() {
        let mut app = kiosk();
        begin(&mut app);
        rest(&mut app, REST - 5);
        assert!(on_table(&app).is_some(), "the rest is not over");
        touch(&mut app);
        rest(&mut app, REST - 5);
        assert!(on_table(&app).is_some(), "somebody has touched something");
        rest(&mut app, 5);
        assert_eq!(on_table(&app), None);
        let names = |form: &NewGameForm| form.header().names;
        assert!(form(&app).is_some_and(|form| !names(form).contains(&"Anna".to_owned())));
        let usual = LastChoices::default();
        assert_eq!(*app.world().resource::<LastChoices>(), usual);
    }

    #[test]
    fn a_kiosk_that_nobody_touches_plays_its_game_by_itself_again_and_again() {
        let mut app = kiosk();
        for _ in 0..2 {
            rest(&mut app, REST - 5);
            assert_eq!(on_table(&app), None);
            rest(&mut app, 5);
            assert_eq!(on_table(&app), Some((Kind::Ur, true)));
            // As at the end of the game.
            app.world_mut().resource_mut::<Rest>().seconds = 0.0;
            app.world_mut().write_message(Intent::Leave);
            (0..4).for_each(|_| app.update());
            assert!(app.world().resource::<Rest>().has_played);
        }
        rest(&mut app, REST);
        touch(&mut app);
        assert!(
            form(&app).is_some(),
            "a touch leads to the page of the game"
        );
    }

    #[test]
    fn what_is_chosen_on_the_page_of_a_kiosk_is_forgotten_after_rest() {
        let mut app = kiosk();
        app.world_mut().resource_mut::<Settings>().reduced_motion = true;
        let choices = Choices {
            names: ["Anna".to_owned(), String::new()],
            ..Choices::default()
        };
        app.insert_resource(MenuPage::game(Kind::Ur, choices));
        app.update();
        let has_name = |app: &App| form(app).map(|form| form.header().names[0] == "Anna");
        assert_eq!(has_name(&app), Some(true));
        rest(&mut app, REST);
        assert_eq!(has_name(&app), Some(false));
        assert_eq!(on_table(&app), None, "with reduced motion nothing plays");
    }

    #[test]
    fn only_the_held_combination_ends_a_kiosk() {
        use KeyCode::{ControlRight, Escape, F4, F11, F12, ShiftLeft};
        let frames = HELD.as_millis() / FRAME.as_millis();
        let ends = |keys: &[KeyCode], frames: u128| {
            let mut app = kiosk();
            for key in keys {
                app.world_mut()
                    .resource_mut::<ButtonInput<KeyCode>>()
                    .press(*key);
            }
            (0..frames).for_each(|_| app.update());
            !app.world().resource::<Messages<AppExit>>().is_empty()
        };
        assert!(ends(&[ControlRight, ShiftLeft, F12], frames + 2));
        assert!(!ends(&[ControlRight, ShiftLeft, F12], frames - 2));
        for other in [
            &[F12][..],
            &[ControlRight, F12],
            &[ShiftLeft, F12],
            &[Escape, F11, F4],
        ] {
            assert!(!ends(other, frames + 2), "{other:?}");
        }
    }

    #[test]
    fn a_kiosk_wakes_for_its_warning_each_second_of_it_and_its_end() {
        let next = |milliseconds, is_at_table| {
            until_next_change(Duration::from_millis(milliseconds), is_at_table).as_millis()
        };
        assert_eq!([next(25_000, false), next(25_000, true)], [25_000, 15_000]);
        assert_eq!([next(9_250, true), next(3_000, true)], [250, 20]);
    }
}
