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
    widgets::{
        accessible,
        button::{PushButton, rule},
        focus,
    },
};
use crate::{
    save::{GameId, Resume, SavedGame, clock},
    web::command::{PageCommand, file_name, has_page},
};

/// What is being done with the games.
#[derive(Default)]
pub struct Doing {
    /// The game whose name is being written.
    renamed: Option<(GameId, String)>,
    /// The game that is to be thrown away, once that is confirmed.
    doomed: Option<GameId>,
    /// The game that is being taken elsewhere, in which format and to which path.
    #[cfg(not(target_arch = "wasm32"))]
    taken: Option<(GameId, Format, String)>,
    /// The text of a game from elsewhere.
    brought: String,
    /// The path of a game from elsewhere.
    #[cfg(not(target_arch = "wasm32"))]
    path: String,
    /// What came of it.
    said: Option<Result<String, String>>,
}

/// Something pressed.
enum Pressed {
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

/// The games that are kept.
pub fn show(
    mut contexts: EguiContexts,
    mut resume: Resume,
    mut open: ResMut<OpenPanel>,
    mut doing: Local<Doing>,
    mut errands: MessageWriter<PageCommand>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut pressed = None;
    if open.is_changed() {
        resume.look_again();
    }
    let (games, current) = (resume.shelf().games().to_vec(), resume.current());
    if focus::side(ctx, "saved games", "Saved games", |ui| pressed = lay(ui, &games, current, &mut doing)) {
        open.0 = None;
        *doing = Doing::default();
    }
    match pressed {
        Some(Pressed::Resume(id)) => resume.go_on(id),
        Some(Pressed::Rename(id, title)) => resume.rename(id, &title),
        Some(Pressed::Delete(id)) => resume.delete(id),
        #[cfg(not(target_arch = "wasm32"))]
        Some(Pressed::Export(id, format, path)) => {
            let written = resume.written_as(id, format).and_then(|text| files::write(&path, &text));
            doing.said = Some(written.map(|path| format!("Exported to “{}”.", path.display())));
        }
        #[cfg(not(target_arch = "wasm32"))]
        Some(Pressed::ImportFile) => {
            let put = files::read(&doing.path)
                .and_then(|text| resume.import(&text).map_err(|error| format!("“{}”: {error}", doing.path.trim())));
            doing.said = Some(put.map(|_| "Imported.".into()));
        }
        Some(Pressed::Copy(id)) => {
            doing.said = Some(match resume.export(id) {
                Ok(text) => {
                    ctx.copy_text(text);
                    Ok("Copied. Paste it into a file or a message.".into())
                }
                Err(error) => Err(error.to_string()),
            });
        }
        Some(Pressed::Save(id)) => match resume.export(id) {
            Ok(text) => {
                let name = games.iter().find(|game| game.id == id).map(SavedGame::name).unwrap_or_default();
                errands.write(PageCommand::Save { name: file_name(&name), text });
            }
            Err(error) => doing.said = Some(Err(error.to_string())),
        },
        Some(Pressed::Link(id)) => match resume.export(id) {
            Ok(text) => {
                errands.write(PageCommand::Link(text));
            }
            Err(error) => doing.said = Some(Err(error.to_string())),
        },
        Some(Pressed::Open) => {
            errands.write(PageCommand::Open);
        }
        Some(Pressed::Import) => {
            let brought = std::mem::take(&mut doing.brought);
            doing.said = Some(resume.import(&brought).map(|_| "Imported.".into()));
        }
        None => {}
    }
    Ok(())
}

/// Lays the list.
fn lay(ui: &mut Ui, games: &[SavedGame], current: Option<GameId>, doing: &mut Doing) -> Option<Pressed> {
    let mut pressed = None;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        if games.is_empty() {
            let words = "No games yet. Every game is saved automatically from its first throw.";
            ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
        }
        for game in games {
            if let Some(wanted) = one(ui, game, current == Some(game.id), doing) {
                pressed = Some(wanted);
            }
            rule(ui);
        }
        ui.label(text("Import a game", TextStyle::Heading, GOLD));
        #[cfg(not(target_arch = "wasm32"))]
        if from_file(ui, &mut doing.path) {
            pressed = Some(Pressed::ImportFile);
        }
        if has_page() && ui.add(PushButton::new("Import file")).clicked() {
            pressed = Some(Pressed::Open);
        }
        let words = "Or paste a game here: a saved game, a record, a .mat file, an XGID or a position.";
        ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
        accessible::field(ui, "Game to import", &mut doing.brought, |ui, brought| {
            ui.add(TextEdit::multiline(brought).desired_rows(2).desired_width(f32::INFINITY))
        });
        if ui.add(PushButton::new("Import").enabled(!doing.brought.trim().is_empty())).clicked() {
            pressed = Some(Pressed::Import);
        }
        match &doing.said {
            Some(Ok(words)) => ui.add(Label::new(text(words, TextStyle::Body, PARCHMENT)).wrap()),
            Some(Err(words)) => ui.add(Label::new(text(words, TextStyle::Body, WARNING)).wrap()),
            None => ui.label(""),
        };
    });
    pressed
}

/// Lays the field for the path of a file; whether it is to be read.
#[cfg(not(target_arch = "wasm32"))]
fn from_file(ui: &mut Ui, path: &mut String) -> bool {
    let words = "Drop a file on the window, or enter its path here.";
    ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
    let field = ui.add(TextEdit::singleline(path).desired_width(f32::INFINITY));
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
    let given = !path.trim().is_empty();
    given && (ui.add(PushButton::new("Import file").enabled(given)).clicked() || entered)
}

/// Lays where a game is taken and in which format.
#[cfg(not(target_arch = "wasm32"))]
fn elsewhere(ui: &mut Ui, game: &SavedGame, doing: &mut Doing) -> Option<Pressed> {
    let (_, format, path) = doing.taken.as_mut().filter(|(id, ..)| *id == game.id)?;
    let kind = game.header.as_ref().ok()?.game;
    ui.horizontal_wrapped(|ui| {
        for other in Format::ALL.into_iter().filter(|other| other.tells(kind)) {
            let words = format!("{} (.{})", other.title(), other.ending());
            if ui.add(PushButton::new(words).chosen(*format == other)).clicked() {
                (*format, *path) = (other, files::renamed(path, other));
            }
        }
    });
    ui.add(TextEdit::singleline(path).desired_width(f32::INFINITY));
    let (mut write, mut leave) = (false, false);
    ui.horizontal_wrapped(|ui| {
        write = ui.add(PushButton::bone("Export").enabled(!path.trim().is_empty())).clicked();
        leave = ui.add(PushButton::new("Cancel")).clicked();
    });
    let wanted = write.then(|| Pressed::Export(game.id, *format, path.clone()));
    if write || leave {
        doing.taken = None;
    }
    wanted
}

/// Lays one game and what can be done with it.
fn one(ui: &mut Ui, game: &SavedGame, on_table: bool, doing: &mut Doing) -> Option<Pressed> {
    let mut pressed = None;
    ui.push_id(game.id, |ui| {
        ui.add(Label::new(text(game.name(), theme::strong(), PARCHMENT)).wrap());
        let when = game.written.map(clock::said).unwrap_or_default();
        let about = match &game.header {
            Ok(header) => format!("{}, {when}", header.game.title()),
            Err(error) => error.to_string(),
        };
        ui.add(Label::new(text(about, theme::italic(), MUTED)).wrap());
        if let Some(finished) = &game.finished {
            ui.add(Label::new(text(finished, theme::italic(), GOLD)).wrap());
        }
        if let Some((_, title)) = doing.renamed.as_mut().filter(|(id, _)| *id == game.id) {
            let field = accessible::field(ui, "Name", title, |ui, title| {
                ui.add(TextEdit::singleline(title).char_limit(60).desired_width(f32::INFINITY))
            });
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
            if ui.add(PushButton::bone("Rename")).clicked() || entered {
                pressed = Some(Pressed::Rename(game.id, title.clone()));
                doing.renamed = None;
            }
            return;
        }
        if doing.doomed == Some(game.id) {
            ui.label(text("Delete this game permanently?", TextStyle::Body, WARNING));
            ui.horizontal_wrapped(|ui| {
                if ui.add(PushButton::new("Cancel")).clicked() {
                    doing.doomed = None;
                }
                if ui.add(PushButton::oxblood("Delete")).clicked() {
                    pressed = Some(Pressed::Delete(game.id));
                    doing.doomed = None;
                }
            });
            return;
        }
        #[cfg(not(target_arch = "wasm32"))]
        if doing.taken.as_ref().is_some_and(|(id, ..)| *id == game.id) {
            pressed = elsewhere(ui, game, doing);
            return;
        }
        ui.horizontal_wrapped(|ui| {
            if on_table {
                ui.label(text("Open now.", theme::italic(), MUTED));
            } else if !matches!(game.header, Err(SaveError::Version(_))) {
                let words = if game.finished.is_some() { "Replay" } else { "Resume" };
                if ui.add(PushButton::bone(words).icon(Icon::Hourglass)).clicked() {
                    pressed = Some(Pressed::Resume(game.id));
                }
            }
            if ui.add(PushButton::new("Rename")).clicked() {
                doing.renamed = Some((game.id, game.name()));
            }
            if ui.add(PushButton::new("Copy")).clicked() {
                pressed = Some(Pressed::Copy(game.id));
            }
            #[cfg(not(target_arch = "wasm32"))]
            if game.header.is_ok() && ui.add(PushButton::new("Export…")).clicked() {
                doing.taken = Some((game.id, Format::Record, files::offered(&game.name(), Format::Record)));
            }
            if has_page() {
                if ui.add(PushButton::new("Export file")).clicked() {
                    pressed = Some(Pressed::Save(game.id));
                }
                if ui.add(PushButton::new("Share link")).clicked() {
                    pressed = Some(Pressed::Link(game.id));
                }
            }
            if !on_table && ui.add(PushButton::new("Delete").icon(Icon::Cross)).clicked() {
                doing.doomed = Some(game.id);
            }
        });
    });
    pressed
}
