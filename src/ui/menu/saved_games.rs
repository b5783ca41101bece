//! The panel with the saved games: resume, rename, export, delete, import.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ScrollArea, TextEdit, TextStyle, Ui},
};
use tesserae_rules::session::save::SaveError;

#[cfg(not(target_arch = "wasm32"))]
use crate::save::{Format, files};
use crate::ui::{
    panels::OpenPanel,
    theme::{self, GOLD, MUTED, PARCHMENT, WARNING, icons::Icon, text},
    widgets::{accessible, button::PushButton, divider::divider, panel, ui_elements::PageGesture},
};
use crate::{
    app::screen::Screen,
    save::{GameId, Resume, SavedGame, clock},
    web::command::{PageCommand, file_name, has_page},
};

/// The state of the panel.
#[derive(Default)]
pub(crate) struct PanelState {
    /// The game that is being renamed, and its new name.
    renaming: Option<(GameId, String)>,
    /// The game whose deletion waits for confirmation.
    pending_delete: Option<GameId>,
    /// The game that is being exported, the format and the path.
    #[cfg(not(target_arch = "wasm32"))]
    exporting: Option<(GameId, Format, String)>,
    /// The text of a game to import.
    import_text: String,
    /// The path of a file to import.
    #[cfg(not(target_arch = "wasm32"))]
    import_path: String,
    /// The result of the last command: a message or an error.
    message: Option<Result<String, String>>,
}

/// The effect of a button.
enum Command {
    Resume(GameId),
    Rename(GameId, String),
    Delete(GameId),
    Copy(GameId),
    Save(GameId),
    Link(GameId),
    Open,
    #[cfg(not(target_arch = "wasm32"))]
    Export(GameId, Format, String),
    #[cfg(not(target_arch = "wasm32"))]
    ImportFile,
    Import,
}

/// Shows the saved games.
pub(crate) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    mut resume: Resume,
    mut open: ResMut<OpenPanel>,
    mut state: Local<PanelState>,
    mut page_commands: MessageWriter<PageCommand>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut command = None;
    if open.is_changed() {
        resume.look_again();
    }
    let (games, current) = (resume.shelf().games().to_vec(), resume.current());
    if panel::show(ctx, *screen.get(), "saved games", "Saved games", |ui| {
        command = draw(ui, &games, current, &mut state)
    }) {
        open.0 = None;
        *state = PanelState::default();
    }
    match command {
        Some(Command::Resume(id)) => resume.go_on(id),
        Some(Command::Rename(id, title)) => resume.rename(id, &title),
        Some(Command::Delete(id)) => resume.delete(id),
        #[cfg(not(target_arch = "wasm32"))]
        Some(Command::Export(id, format, path)) => {
            let written = resume.written_as(id, format).and_then(|text| files::write(&path, &text));
            state.message = Some(written.map(|path| format!("Exported to “{}”.", path.display())));
        }
        #[cfg(not(target_arch = "wasm32"))]
        Some(Command::ImportFile) => {
            let imported = files::read(&state.import_path).and_then(|text| {
                resume.import(&text).map_err(|error| format!("“{}”: {error}", state.import_path.trim()))
            });
            state.message = Some(imported.map(|_| "Imported.".into()));
        }
        Some(Command::Copy(id)) => {
            state.message = Some(match resume.export(id) {
                Ok(text) => {
                    ctx.copy_text(text);
                    Ok("Copied. Paste it into a file or a message.".into())
                }
                Err(error) => Err(error.to_string()),
            });
        }
        Some(Command::Save(id)) => match resume.export(id) {
            Ok(text) => {
                let name = games.iter().find(|game| game.id == id).map(SavedGame::name).unwrap_or_default();
                page_commands.write(PageCommand::Save { name: file_name(&name), text });
            }
            Err(error) => state.message = Some(Err(error.to_string())),
        },
        Some(Command::Link(id)) => match resume.export(id) {
            Ok(text) => {
                page_commands.write(PageCommand::Link(text));
            }
            Err(error) => state.message = Some(Err(error.to_string())),
        },
        Some(Command::Open) => {
            page_commands.write(PageCommand::Open);
        }
        Some(Command::Import) => {
            let text = std::mem::take(&mut state.import_text);
            state.message = Some(resume.import(&text).map(|_| "Imported.".into()));
        }
        None => {}
    }
    Ok(())
}

/// Draws the list.
fn draw(ui: &mut Ui, games: &[SavedGame], current: Option<GameId>, state: &mut PanelState) -> Option<Command> {
    let mut command = None;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        if games.is_empty() {
            let hint = "No games yet. Every game is saved automatically from its first throw.";
            ui.add(Label::new(text(hint, theme::italic(), MUTED)).wrap());
        }
        for game in games {
            if let Some(wanted) = draw_game(ui, game, current == Some(game.id), state) {
                command = Some(wanted);
            }
            divider(ui);
        }
        ui.label(text("Import a game", TextStyle::Heading, GOLD));
        #[cfg(not(target_arch = "wasm32"))]
        if draw_file_import(ui, &mut state.import_path) {
            command = Some(Command::ImportFile);
        }
        if has_page() && ui.add(PushButton::new("Import file").page_gesture(PageGesture::OpenFile)).clicked() {
            command = Some(Command::Open);
        }
        let hint = "Or paste a game here: a saved game, a record, a .mat file, an XGID or a position.";
        ui.add(Label::new(text(hint, theme::italic(), MUTED)).wrap());
        accessible::field(ui, "Game to import", &mut state.import_text, |ui, text| {
            ui.add(TextEdit::multiline(text).desired_rows(2).desired_width(f32::INFINITY))
        });
        if ui.add(PushButton::new("Import").enabled(!state.import_text.trim().is_empty())).clicked() {
            command = Some(Command::Import);
        }
        match &state.message {
            Some(Ok(message)) => ui.add(Label::new(text(message, TextStyle::Body, PARCHMENT)).wrap()),
            Some(Err(error)) => ui.add(Label::new(text(error, TextStyle::Body, WARNING)).wrap()),
            None => ui.label(""),
        };
    });
    command
}

/// Draws the field for the path of a file; returns whether the file is to be imported.
#[cfg(not(target_arch = "wasm32"))]
fn draw_file_import(ui: &mut Ui, path: &mut String) -> bool {
    let hint = "Drop a file on the window, or enter its path here.";
    ui.add(Label::new(text(hint, theme::italic(), MUTED)).wrap());
    let field = ui.add(TextEdit::singleline(path).desired_width(f32::INFINITY));
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
    let is_empty = path.trim().is_empty();
    let pressed = ui.add(PushButton::new("Import file").enabled(!is_empty)).clicked();
    !is_empty && (pressed || entered)
}

/// Draws the format and the path of an export.
#[cfg(not(target_arch = "wasm32"))]
fn draw_export(ui: &mut Ui, game: &SavedGame, state: &mut PanelState) -> Option<Command> {
    let (_, format, path) = state.exporting.as_mut().filter(|(id, ..)| *id == game.id)?;
    let kind = game.header.as_ref().ok()?.game;
    ui.horizontal_wrapped(|ui| {
        for other in Format::ALL.into_iter().filter(|other| other.tells(kind)) {
            let label = format!("{} (.{})", other.title(), other.ending());
            if ui.add(PushButton::new(label).selected(*format == other)).clicked() {
                (*format, *path) = (other, files::renamed(path, other));
            }
        }
    });
    ui.add(TextEdit::singleline(path).desired_width(f32::INFINITY));
    let (mut export, mut cancel) = (false, false);
    ui.horizontal_wrapped(|ui| {
        export = ui.add(PushButton::primary("Export").enabled(!path.trim().is_empty())).clicked();
        cancel = ui.add(PushButton::new("Cancel")).clicked();
    });
    let command = export.then(|| Command::Export(game.id, *format, path.clone()));
    if export || cancel {
        state.exporting = None;
    }
    command
}

/// Draws a game and its buttons.
fn draw_game(ui: &mut Ui, game: &SavedGame, on_table: bool, state: &mut PanelState) -> Option<Command> {
    let mut command = None;
    ui.push_id(game.id, |ui| {
        ui.add(Label::new(text(game.name(), theme::strong(), PARCHMENT)).wrap());
        let when = game.written.map(clock::said).unwrap_or_default();
        let details = match &game.header {
            // Without a name of its own, a game is called by its title already.
            Ok(header) if game.name().starts_with(header.game.title()) => when,
            Ok(header) => format!("{}, {when}", header.game.title()),
            Err(error) => error.to_string(),
        };
        ui.add(Label::new(text(details, theme::italic(), MUTED)).wrap());
        if let Some(finished) = &game.finished {
            ui.add(Label::new(text(finished, theme::italic(), GOLD)).wrap());
        }
        if let Some((_, title)) = state.renaming.as_mut().filter(|(id, _)| *id == game.id) {
            let field = accessible::field(ui, "Name", title, |ui, title| {
                ui.add(TextEdit::singleline(title).char_limit(60).desired_width(f32::INFINITY))
            });
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
            if ui.add(PushButton::primary("Rename")).clicked() || entered {
                command = Some(Command::Rename(game.id, title.clone()));
                state.renaming = None;
            }
            return;
        }
        if state.pending_delete == Some(game.id) {
            ui.label(text("Delete this game permanently?", TextStyle::Body, WARNING));
            ui.horizontal_wrapped(|ui| {
                if ui.add(PushButton::new("Cancel")).clicked() {
                    state.pending_delete = None;
                }
                if ui.add(PushButton::danger("Delete")).clicked() {
                    command = Some(Command::Delete(game.id));
                    state.pending_delete = None;
                }
            });
            return;
        }
        #[cfg(not(target_arch = "wasm32"))]
        if state.exporting.as_ref().is_some_and(|(id, ..)| *id == game.id) {
            command = draw_export(ui, game, state);
            return;
        }
        ui.horizontal_wrapped(|ui| {
            if on_table {
                ui.label(text("Open now.", theme::italic(), MUTED));
            } else if !matches!(game.header, Err(SaveError::Version(_))) {
                let label = if game.finished.is_some() { "Replay" } else { "Resume" };
                if ui.add(PushButton::primary(label).icon(Icon::Hourglass)).clicked() {
                    command = Some(Command::Resume(game.id));
                }
            }
            if ui.add(PushButton::new("Rename")).clicked() {
                state.renaming = Some((game.id, game.name()));
            }
            if ui.add(PushButton::new("Copy")).clicked() {
                command = Some(Command::Copy(game.id));
            }
            #[cfg(not(target_arch = "wasm32"))]
            if game.header.is_ok() && ui.add(PushButton::new("Export…")).clicked() {
                state.exporting = Some((game.id, Format::Record, files::offered(&game.name(), Format::Record)));
            }
            if has_page() {
                if ui.add(PushButton::new("Export file")).clicked() {
                    command = Some(Command::Save(game.id));
                }
                if ui.add(PushButton::new("Share link")).clicked() {
                    command = Some(Command::Link(game.id));
                }
            }
            if !on_table && ui.add(PushButton::new("Delete").icon(Icon::Cross)).clicked() {
                state.pending_delete = Some(game.id);
            }
        });
    });
    command
}
