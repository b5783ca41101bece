//! The panel with the saved games: resume, rename, export, delete, import.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ScrollArea, TextEdit, TextStyle, Ui},
};
use tesserae_formats::Format;
use tesserae_rules::session::save::SaveError;
use tesserae_words::{self as words, Text};

use crate::{
    page::command::{FileType, PageCommand, copy, has_page},
    save::{Found, GameId, SavedGame, SavedGames, clock},
    table::{language::say::Say, screen::Screen},
    ui::{
        state::open_panel::OpenPanel,
        theme::{self, GOLD, MUTED, PARCHMENT, WARNING, icons::Icon, text},
        widgets::{
            accessible, button::PushButton, divider::divider, limited_field::limited_field, panel,
            ui_elements::PageGesture,
        },
    },
};

/// The state of the panel.
#[derive(Resource, Default)]
pub(crate) struct SavedGamesState {
    /// The game whose buttons have given way to something else, and to what.
    expanded: Option<(GameId, Expanded)>,
    /// The text of a game to import.
    import_text: String,
    /// The result of the last command.
    message: Option<GameMessage>,
}

/// What the panel says about the last command.
enum GameMessage {
    Done(Text),
    Failed(Text),
    /// A game was imported.
    Imported(GameId),
}

impl SavedGamesState {
    /// Tells how importing the text went. It stays where that failed, so that it can be corrected.
    fn tell_imported(&mut self, imported: Result<Found, Text>) {
        self.message = match imported {
            Ok(found) => {
                self.import_text.clear();
                match found {
                    Found::Game(id) => Some(GameMessage::Imported(id)),
                    // The list of what there is opens.
                    Found::List => None,
                }
            }
            Err(error) => Some(GameMessage::Failed(error)),
        };
    }
}

/// What is shown instead of the buttons of a game.
enum Expanded {
    /// The field with its new name.
    Rename(String),
    /// The formats in which it can be exported.
    Export,
    /// The question whether it shall be deleted.
    Delete,
}

/// The effect of a button.
pub(crate) enum Command {
    Resume(GameId),
    Rename(GameId, String),
    Delete(GameId),
    Copy(GameId),
    Export(GameId, &'static Format),
    Link(GameId),
    ImportFile,
    ImportText,
    ShowFolder,
}

/// Shows the saved games.
pub(crate) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    mut saved: SavedGames,
    mut open: ResMut<OpenPanel>,
    mut state: ResMut<SavedGamesState>,
    mut page: MessageWriter<PageCommand>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut command = None;
    if open.is_changed() {
        saved.refresh();
    }
    if let Some(id) = saved.take_imported() {
        state.message = Some(GameMessage::Imported(id));
    }
    let (games, current) = (saved.games().to_vec(), saved.current());
    let title = ctx.say(words::saving::saved_games());
    if panel::show(ctx, *screen.get(), "saved games", &title, |ui| {
        command = draw(ui, &games, current, &mut state)
    }) {
        open.0 = None;
        *state = SavedGamesState::default();
    }
    match command {
        Some(Command::Resume(id)) => {
            saved.resume(id);
        }
        Some(Command::Rename(id, title)) => saved.rename(id, &title),
        Some(Command::Delete(id)) => saved.delete(id),
        Some(Command::Export(id, format)) => match saved.write_as(id, format) {
            Ok(text) => {
                let title = games
                    .iter()
                    .find(|game| game.id == id)
                    .map(|game| ctx.say(game.name()))
                    .unwrap_or_default();
                page.write(PageCommand::Save {
                    title,
                    file_type: format.into(),
                    content: text.into_bytes(),
                });
            }
            Err(error) => state.message = Some(GameMessage::Failed(error)),
        },
        Some(Command::Copy(id)) => {
            state.message = Some(match saved.text(id) {
                Ok(text) => {
                    copy(ctx, text, |command| {
                        page.write(command);
                    });
                    GameMessage::Done(words::saving::copied())
                }
                Err(error) => GameMessage::Failed(error.reason()),
            });
        }
        Some(Command::Link(id)) => match saved.write_as(id, &Format::LINK) {
            Ok(text) => {
                page.write(PageCommand::Link(text));
            }
            Err(error) => state.message = Some(GameMessage::Failed(error)),
        },
        Some(Command::ImportFile) => {
            page.write(PageCommand::Open);
        }
        Some(Command::ImportText) => {
            let imported = saved.import(&state.import_text);
            state.tell_imported(imported);
        }
        Some(Command::ShowFolder) => {
            #[cfg(not(target_arch = "wasm32"))]
            saved.show_folder();
        }
        None => {}
    }
    Ok(())
}

/// Draws the list.
pub(crate) fn draw(
    ui: &mut Ui,
    games: &[SavedGame],
    current: Option<GameId>,
    state: &mut SavedGamesState,
) -> Option<Command> {
    let mut command = None;
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            if games.is_empty() {
                let hint = ui.say(words::saving::none_saved());
                ui.add(Label::new(text(hint, theme::italic(), MUTED)).wrap());
            }
            for game in games {
                if let Some(wanted) = draw_game(ui, game, current == Some(game.id), state) {
                    command = Some(wanted);
                }
                divider(ui);
            }
            let heading = ui.say(words::saving::import_game());
            ui.label(text(heading, TextStyle::Heading, GOLD));
            if !has_page() {
                let hint = ui.say(words::saving::about_import());
                ui.add(Label::new(text(hint, theme::italic(), MUTED)).wrap());
            }
            let import_file = PushButton::new(words::saving::import_file());
            if ui
                .add(import_file.page_gesture(PageGesture::OpenFile))
                .clicked()
            {
                command = Some(Command::ImportFile);
            }
            let hint = ui.say(words::saving::about_pasting());
            ui.add(Label::new(text(hint, theme::italic(), MUTED)).wrap());
            let label = words::saving::game_to_import();
            accessible::field(ui, label, &mut state.import_text, |ui, text| {
                ui.add(
                    TextEdit::multiline(text)
                        .desired_rows(2)
                        .desired_width(f32::INFINITY),
                )
            });
            let import = PushButton::new(words::saving::import());
            if ui
                .add(import.enabled(!state.import_text.trim().is_empty()))
                .clicked()
            {
                command = Some(Command::ImportText);
            }
            command = draw_message(ui, games, state.message.as_ref()).or(command.take());
        });
    command
}

/// Draws what is said about the last command, and the button that opens a game that was imported.
fn draw_message(
    ui: &mut Ui,
    games: &[SavedGame],
    message: Option<&GameMessage>,
) -> Option<Command> {
    let mut say = |words: &Text, colour| {
        let words = ui.say(words);
        accessible::read_out(ui.ctx(), words.as_str());
        ui.add(Label::new(text(words, TextStyle::Body, colour)).wrap());
    };
    match message? {
        GameMessage::Done(words) => say(words, PARCHMENT),
        GameMessage::Failed(error) => say(error, WARNING),
        GameMessage::Imported(id) => {
            let game = games.iter().find(|game| game.id == *id)?;
            say(&words::saving::imported(game.name()), PARCHMENT);
            let open = PushButton::new(words::saving::open()).icon(Icon::Play);
            return ui.add(open).clicked().then_some(Command::Resume(*id));
        }
    }
    None
}

/// Draws a game and its buttons.
fn draw_game(
    ui: &mut Ui,
    game: &SavedGame,
    on_table: bool,
    state: &mut SavedGamesState,
) -> Option<Command> {
    let mut command = None;
    ui.push_id(game.id, |ui| {
        ui.add(Label::new(text(ui.say(game.name()), theme::strong(), PARCHMENT)).wrap());
        let when = game.written.map(clock::in_words);
        let when = when.unwrap_or_else(|| words::common::as_written(""));
        let details = match &game.header {
            // Without a name of its own, a game is called by its title already.
            Ok(header) if game.is_called_by(&header.game.title().to_string()) => when,
            Ok(header) => words::saving::played_at(header.game.title(), when),
            Err(SaveError::Format(_)) => words::saving::of_other_version(),
            Err(_) => words::saving::damaged_whole(),
        };
        let details = ui.say(details);
        let colour = if game.header.is_ok() { MUTED } else { WARNING };
        ui.add(Label::new(text(details, theme::italic(), colour)).wrap());
        if let Some(finished) = &game.finished {
            let finished = ui.say(finished);
            ui.add(Label::new(text(finished, theme::italic(), GOLD)).wrap());
        }
        match state.expanded.as_mut().filter(|(id, _)| *id == game.id) {
            Some((_, expanded)) => {
                let (chosen, closed) = draw_expanded(ui, game, expanded);
                command = chosen;
                if closed || command.is_some() {
                    state.expanded = None;
                }
            }
            None => {
                ui.horizontal_wrapped(|ui| {
                    command = draw_buttons(ui, game, on_table, &mut state.expanded)
                })
                .inner
            }
        }
    });
    command
}

/// Draws the buttons of a game.
fn draw_buttons(
    ui: &mut Ui,
    game: &SavedGame,
    on_table: bool,
    expanded: &mut Option<(GameId, Expanded)>,
) -> Option<Command> {
    let mut command = None;
    if on_table {
        let words = ui.say(words::saving::open_now());
        ui.label(text(words, theme::italic(), MUTED));
    } else if game.header.is_ok() {
        let (label, icon) = if game.finished.is_some() {
            (words::saving::replay(), Icon::Replay)
        } else {
            (words::saving::resume(), Icon::Play)
        };
        if ui.add(PushButton::primary(label).icon(icon)).clicked() {
            command = Some(Command::Resume(game.id));
        }
    } else if !has_page() && pressed(ui, words::saving::show_folder()) {
        command = Some(Command::ShowFolder);
    }
    if game.header.is_ok() && pressed(ui, words::saving::rename()) {
        *expanded = Some((game.id, Expanded::Rename(ui.say(game.name()))));
    }
    let copy = PushButton::new(words::saving::copy());
    if ui.add(copy.page_gesture(PageGesture::Copy)).clicked() {
        command = Some(Command::Copy(game.id));
    }
    if game.header.is_ok() && pressed(ui, words::saving::export_maybe()) {
        *expanded = Some((game.id, Expanded::Export));
    }
    if has_page() && pressed(ui, words::saving::share_link()) {
        command = Some(Command::Link(game.id));
    }
    let delete = PushButton::new(words::saving::delete()).icon(Icon::Bin);
    if !on_table && ui.add(delete).clicked() {
        *expanded = Some((game.id, Expanded::Delete));
    }
    command
}

/// Draws a button; returns whether it was pressed.
fn pressed(ui: &mut Ui, label: Text) -> bool {
    ui.add(PushButton::new(label)).clicked()
}

/// Draws what is shown instead of the buttons; returns the chosen command and whether it was
/// cancelled.
fn draw_expanded(
    ui: &mut Ui,
    game: &SavedGame,
    expanded: &mut Expanded,
) -> (Option<Command>, bool) {
    let (mut command, mut cancelled) = (None, false);
    match expanded {
        Expanded::Rename(title) => {
            let label = words::saving::name();
            let field = accessible::field(ui, label, title, |ui, title| {
                let width = ui.available_width();
                limited_field(ui, title, "", 60, width)
            });
            let entered = field.lost_focus()
                && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
            ui.horizontal_wrapped(|ui| {
                let rename = PushButton::primary(words::saving::rename());
                if ui.add(rename).clicked() || entered {
                    command = Some(Command::Rename(game.id, title.clone()));
                }
                cancelled = pressed(ui, words::saving::cancel());
            });
        }
        Expanded::Export => {
            let words = ui.say(words::saving::export_as());
            ui.label(text(words, TextStyle::Body, PARCHMENT));
            ui.horizontal_wrapped(|ui| {
                let kind = game.header.as_ref().ok().map(|header| header.game);
                for format in kind.into_iter().flat_map(Format::files_of) {
                    let extension = format.extension.unwrap_or_default();
                    let title = FileType::from(format).title();
                    if pressed(ui, words::saving::format_of_file(title, extension)) {
                        command = Some(Command::Export(game.id, format));
                    }
                }
                cancelled = pressed(ui, words::saving::cancel());
            });
        }
        Expanded::Delete => {
            let question = ui.say(words::saving::delete_this());
            ui.label(text(question, TextStyle::Body, WARNING));
            ui.horizontal_wrapped(|ui| {
                cancelled = pressed(ui, words::saving::cancel());
                let delete = PushButton::danger(words::saving::delete());
                if ui.add(delete).clicked() {
                    command = Some(Command::Delete(game.id));
                }
            });
        }
    }
    (command, cancelled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_cannot_be_imported_stays_to_be_corrected() {
        let id = GameId::of_file("game-0001.tesserae").unwrap();
        let mut state = SavedGamesState {
            import_text: "1) 31: 8/5 6/5".to_owned(),
            ..SavedGamesState::default()
        };
        state.tell_imported(Err(words::common::as_written("line 1: something")));
        assert_eq!(state.import_text, "1) 31: 8/5 6/5");
        assert!(matches!(&state.message, Some(GameMessage::Failed(_))));
        state.tell_imported(Ok(Found::Game(id)));
        assert_eq!(state.import_text, "");
        assert!(matches!(&state.message, Some(GameMessage::Imported(game)) if *game == id));
    }
}
