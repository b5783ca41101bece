//! The panel with the ways to take the position away as a picture: the table as it is seen, a film of
//! how it came about, or a flat diagram with numbers.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ScrollArea, TextStyle, Ui},
};
use tesserae_formats::link;
use tesserae_referee::Referee;
use tesserae_rules::Session;
use tesserae_words::{self as words, Language, Text};

use crate::{
    editor::{Edited, Editor},
    page::command::{FileType, PageCommand, can_copy_pictures, can_share_files, has_page},
    save::from_here,
    table::{
        ShownSession,
        language::say::{Say, language_or_english},
    },
    ui::{
        state::{
            command::{UiCommand, UiCommands},
            film::{FilmCommand, FilmOf, has_film},
            picture::{PictureDestination, TakePicture},
        },
        theme::{self, GOLD, MUTED, PARCHMENT, icons::Icon, text},
        widgets::{button::PushButton, divider::divider, panel, ui_elements::PageGesture},
    },
};

/// Shows the panel.
pub(crate) fn show(
    mut contexts: EguiContexts,
    editor: Res<Editor>,
    (displayed, referee): (ShownSession, Res<Referee>),
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(on_table) = displayed.get() else {
        return Ok(());
    };
    let edited = editor.open().map(Edited::session);
    let diagram = match &edited {
        Some(position) => position.as_ref(),
        None => Some(on_table),
    };
    let mut command = None;
    let title = ctx.say(words::panels_table::picture());
    let closed = panel::side_panel(ctx, "picture", &title, |ui| {
        let ways = PictureWays {
            copies: can_copy_pictures(),
            shares: can_share_files(),
            films: edited.is_none() && has_film(on_table, referee.session()),
            draws: has_page(),
            addresses: has_page(),
        };
        command = draw(ui, on_table, diagram, ways);
    });
    if closed {
        commands.send([UiCommand::ClosePanel]);
    }
    commands.send(command);
    Ok(())
}

/// What can be done besides saving a picture or a drawing.
#[derive(Copy, Clone, Debug)]
pub(crate) struct PictureWays {
    /// Write them to the clipboard.
    pub(crate) copies: bool,
    /// Share them.
    pub(crate) shares: bool,
    /// Take films of the game.
    pub(crate) films: bool,
    /// Make a picture of a drawing.
    pub(crate) draws: bool,
    /// Show the address of a page with nothing but the drawing.
    pub(crate) addresses: bool,
}

/// Draws the ways. There is a flat diagram only of a position that can occur.
pub(crate) fn draw(
    ui: &mut Ui,
    on_table: &Session,
    diagram: Option<&Session>,
    ways: PictureWays,
) -> Option<UiCommand> {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| draw_ways(ui, on_table, diagram, ways))
        .inner
}

fn draw_ways(
    ui: &mut Ui,
    on_table: &Session,
    diagram: Option<&Session>,
    ways: PictureWays,
) -> Option<UiCommand> {
    let mut command = None;
    let width = ui.available_width();
    let heading = ui.say(words::panels_table::as_seen());
    ui.label(text(heading, TextStyle::Heading, GOLD));
    let about = ui.say(words::panels_table::about_as_seen());
    ui.add(Label::new(text(about, theme::italic(), MUTED)).wrap());
    let save = PushButton::new(words::panels_table::save_png()).icon(Icon::Saved);
    let copy = PushButton::new(words::panels_table::copy()).page_gesture(PageGesture::CopyPicture);
    let share = PushButton::new(words::panels_table::share()).icon(Icon::Send);
    for (button, goes, is_there) in [
        (save, PictureDestination::File, true),
        (copy, PictureDestination::Clipboard, ways.copies),
        (share, PictureDestination::Others, ways.shares),
    ] {
        if is_there && ui.add(button.min_width(width)).clicked() {
            command = Some(UiCommand::Picture(TakePicture {
                title: ui.say_plainly(title(on_table)),
                goes,
            }));
        }
    }
    if ways.films {
        divider(ui);
        command = command.or(draw_films(ui, on_table));
    }
    divider(ui);
    let heading = ui.say(words::panels_table::flat_diagram());
    ui.label(text(heading, TextStyle::Heading, GOLD));
    let about = ui.say(words::panels_table::about_diagram());
    ui.add(Label::new(text(about, theme::italic(), MUTED)).wrap());
    let Some(session) = diagram else {
        let why = ui.say(words::panels_table::no_diagram());
        ui.add(Label::new(text(why, TextStyle::Body, PARCHMENT)).wrap());
        return command;
    };
    let save = PushButton::new(words::panels_table::save_svg())
        .icon(Icon::Saved)
        .min_width(width);
    if ui.add(save).clicked() {
        command = Some(UiCommand::Page(PageCommand::Save {
            title: ui.say_plainly(title(session)),
            file_type: FileType::SVG,
            content: svg(session, &language_or_english(ui.ctx())).into_bytes(),
        }));
    }
    let save = PushButton::new(words::panels_table::save_png())
        .icon(Icon::Saved)
        .min_width(width);
    if ways.draws && ui.add(save).clicked() {
        command = Some(UiCommand::Page(PageCommand::SaveAsPicture {
            title: ui.say_plainly(title(session)),
            drawing: svg(session, &language_or_english(ui.ctx())),
        }));
    }
    if ways.addresses {
        command = command.or(draw_addresses(ui, session));
    }
    command
}

/// The ways to show the diagram elsewhere by the address of a page.
fn draw_addresses(ui: &mut Ui, session: &Session) -> Option<UiCommand> {
    let mut command = None;
    let width = ui.available_width();
    let address = PushButton::new(words::panels_table::address_of_picture());
    if ui.add(address.min_width(width)).clicked() {
        let page = PageCommand::PictureAddress(alone(session));
        command = Some(UiCommand::Page(page));
    }
    let html = PushButton::new(words::panels_table::html_for_page());
    if ui.add(html.min_width(width)).clicked() {
        let page = PageCommand::PictureHtml(alone(session));
        command = Some(UiCommand::Page(page));
    }
    command
}

/// The text of a link to a position: without the game before it, unless the game is over, so that none
/// can begin there.
fn alone(session: &Session) -> String {
    from_here(session).unwrap_or_else(|_| link::write(session))
}

fn draw_films(ui: &mut Ui, on_table: &Session) -> Option<UiCommand> {
    let mut command = None;
    let width = ui.available_width();
    let heading = ui.say(words::panels_table::film());
    ui.label(text(heading, TextStyle::Heading, GOLD));
    let about = ui.say(words::panels_table::about_film());
    ui.add(Label::new(text(about, theme::italic(), MUTED)).wrap());
    for (words, of, title) in [
        (
            words::panels_table::film_of_turn(),
            FilmOf::Turn,
            title(on_table),
        ),
        (
            words::panels_table::film_of_game(),
            FilmOf::Game,
            of_players(on_table),
        ),
    ] {
        if ui.add(PushButton::new(words).min_width(width)).clicked() {
            let film = FilmCommand::Take(of, ui.say_plainly(title));
            command = Some(UiCommand::Film(film));
        }
    }
    command
}

/// The flat diagram of a position.
fn svg(session: &Session, language: &Language) -> String {
    let game = session.game();
    tesserae_diagram::svg(game, &session.header().both_names(game), language)
}

/// From what the name of the file is made: the game, who plays it, and after how many events.
fn title(session: &Session) -> Text {
    words::panels_table::position_of(of_players(session), session.events().len())
}

/// Which game between whom: the title of a film of all of it.
fn of_players(session: &Session) -> Text {
    let [first, second] = session.header().both_names(session.game());
    words::saving::of_two(session.header().game.title(), first, second)
}

#[cfg(test)]
mod tests {
    use tesserae_rules::Kind;

    use super::*;
    use crate::tests::harness::played;

    #[test]
    fn every_game_has_a_diagram_and_each_position_a_file_of_its_own() {
        for kind in Kind::ALL {
            let [before, after] = [4, 5].map(|events| played(kind, 5, events));
            let english = Language::english();
            let diagram = svg(&after, &english);
            assert!(
                diagram.starts_with("<svg ") && diagram != svg(&before, &english),
                "{kind}"
            );
            assert_ne!(title(&before), title(&after), "{kind}");
        }
    }

    #[test]
    fn the_link_to_a_position_shows_the_same_diagram() {
        let english = Language::english();
        for kind in Kind::ALL {
            for events in [0, 5, 2_000] {
                let session = played(kind, 5, events);
                let opened = link::read(&alone(&session)).expect("it can be read");
                assert_eq!(svg(&opened, &english), svg(&session, &english), "{kind}");
            }
        }
    }
}
