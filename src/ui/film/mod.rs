//! Films of the table: what is in front of everything while one is taken, and when it is ready. The
//! panel with the choices is in `panels`.

mod encoding;
mod plan;
mod taking;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Area, Context, Id, Key, Label, Order, ProgressBar, Sense, TextStyle, Ui},
};
use tesserae_words as words;

use crate::{
    input::keyboard,
    page::command::{FileType, PageCommand, can_share_files},
    table::{language::say::Say, sets::TableSystems},
    ui::{
        sets::UiSystems,
        state::{
            command::{UiCommand, UiCommands},
            film::{FilmCommand, FilmOf, FilmOfTable},
        },
        theme::{BRASS, GOLD, PARCHMENT, TableAreas, icons::Icon, text},
        widgets::{button::PushButton, focus, panel},
    },
};

/// Takes films, and hands them over.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<FilmCommand>()
        .init_resource::<FilmOfTable>()
        .add_plugins(taking::plugin)
        .add_systems(
            Update,
            (
                clear_keys
                    .before(TableSystems::Input)
                    .run_if(|film: Res<FilmOfTable>| film.is_open()),
                hand_over.in_set(TableSystems::Animate),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(UiSystems::Film)
                .run_if(|film: Res<FilmOfTable>| film.is_open()),
        );
}

/// Lets no key do anything at the board.
fn clear_keys(mut keys: ResMut<ButtonInput<KeyCode>>) {
    keys.clear();
}

/// Hands a film over that is ready.
fn hand_over(
    mut commands: MessageReader<FilmCommand>,
    mut film: ResMut<FilmOfTable>,
    mut page: MessageWriter<PageCommand>,
) {
    let file_type = FileType::GIF;
    for command in commands.read() {
        if !matches!(*film, FilmOfTable::Ready { .. }) || matches!(command, FilmCommand::Take(..)) {
            continue;
        }
        let FilmOfTable::Ready { title, content } = std::mem::take(&mut *film) else {
            continue;
        };
        match command {
            FilmCommand::Save => {
                page.write(PageCommand::Save {
                    title,
                    file_type,
                    content,
                });
            }
            FilmCommand::Share => {
                page.write(PageCommand::ShareFile {
                    title,
                    file_type,
                    content,
                });
            }
            FilmCommand::Close | FilmCommand::Take(..) => {}
        }
    }
}

fn show(mut contexts: EguiContexts, film: Res<FilmOfTable>, mut commands: UiCommands) -> Result {
    let ctx = contexts.ctx_mut()?;
    shade(ctx);
    let pressed = show_box(ctx, &film, can_share_files());
    let by_key = focus::just_pressed(ctx, keyboard::LEAVE.egui().unwrap_or(Key::Escape));
    let command = pressed.or(by_key.then_some(FilmCommand::Close));
    commands.send(command.map(UiCommand::Film));
    Ok(())
}

/// Shows how far a film is, or what can be done with it; returns what was pressed.
pub(crate) fn show_box(ctx: &Context, film: &FilmOfTable, shares: bool) -> Option<FilmCommand> {
    let part = TableAreas::of(ctx).board;
    let area = panel::area_in(ctx, "film", Align2::CENTER_BOTTOM, part).in_front();
    area.show(ctx, |ui| {
        panel::opaque_frame(ui)
            .show(ui, |ui| draw(ui, film, part.width(), shares))
            .inner
    })
    .inner
}

/// Lets nothing below be pressed.
fn shade(ctx: &Context) {
    let screen = ctx.content_rect();
    let area = Area::new(Id::new("film shade"))
        .order(Order::Middle)
        .fixed_pos(screen.min)
        .fade_in(false);
    area.show(ctx, |ui| {
        ui.allocate_exact_size(screen.size(), Sense::CLICK | Sense::DRAG);
    });
}

/// Draws how far a film is, or what can be done with it.
fn draw(ui: &mut Ui, film: &FilmOfTable, room: f32, shares: bool) -> Option<FilmCommand> {
    /// As wide as a button with a long text.
    const WIDEST: f32 = 320.0;
    let width = WIDEST.min(room - ui.spacing().window_margin.sum().x - 2.0);
    ui.set_width(width);
    let heading = match film {
        FilmOfTable::None => return None,
        FilmOfTable::Taken(FilmOf::Turn, _) => words::panels_table::film_of_turn(),
        FilmOfTable::Taken(FilmOf::Game, _) => words::panels_table::film_of_game(),
        FilmOfTable::Ready { .. } => words::panels_table::film(),
    };
    let heading = ui.say(heading);
    ui.add(Label::new(text(heading, TextStyle::Heading, GOLD)).wrap());
    let mut command = None;
    let mut button = |ui: &mut Ui, button: PushButton, pressed: FilmCommand| {
        if ui.add(button.min_width(width)).clicked() {
            command = Some(pressed);
        }
    };
    match film {
        FilmOfTable::Taken(_, percent) => {
            let words = ui.say(words::panels_table::film_is_taken(*percent));
            ui.add(Label::new(text(words, TextStyle::Body, PARCHMENT)).wrap());
            ui.add(ProgressBar::new(*percent as f32 / 100.0).fill(BRASS));
            let cancel = PushButton::new(words::panels_table::cancel());
            button(ui, cancel, FilmCommand::Close);
        }
        FilmOfTable::Ready { content, .. } => {
            let megabytes = (content.len() as f64 / 1e5).ceil() / 10.0;
            let words = ui.say(words::panels_table::film_is_ready(words::Decimal::rounded(
                megabytes, 1,
            )));
            ui.add(Label::new(text(words, TextStyle::Body, PARCHMENT)).wrap());
            let save = PushButton::primary(words::panels_table::save_gif()).icon(Icon::Saved);
            button(ui, save, FilmCommand::Save);
            if shares {
                let share = PushButton::new(words::panels_table::share()).icon(Icon::Send);
                button(ui, share, FilmCommand::Share);
            }
            let close = PushButton::new(words::table::close());
            button(ui, close, FilmCommand::Close);
        }
        FilmOfTable::None => {}
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn handed_over(command: FilmCommand) -> (FilmOfTable, Vec<PageCommand>) {
        let mut world = World::new();
        world.init_resource::<Messages<FilmCommand>>();
        world.init_resource::<Messages<PageCommand>>();
        world.insert_resource(FilmOfTable::Ready {
            title: "Ur, film".to_owned(),
            content: b"GIF89a".to_vec(),
        });
        world.write_message(command);
        let mut schedule = Schedule::default();
        schedule.add_systems(hand_over);
        schedule.run(&mut world);
        let sent = world
            .resource_mut::<Messages<PageCommand>>()
            .drain()
            .collect();
        (world.resource::<FilmOfTable>().clone(), sent)
    }

    #[test]
    fn a_film_that_is_ready_goes_the_way_of_pictures() {
        let (film, sent) = handed_over(FilmCommand::Save);
        assert_eq!(film, FilmOfTable::None);
        let [
            PageCommand::Save {
                file_type, content, ..
            },
        ] = &sent[..]
        else {
            panic!("{sent:?}");
        };
        assert_eq!((*file_type, &content[..]), (FileType::GIF, &b"GIF89a"[..]));
        let (film, sent) = handed_over(FilmCommand::Share);
        assert!(matches!(sent[..], [PageCommand::ShareFile { .. }]) && film == FilmOfTable::None);
        let (film, sent) = handed_over(FilmCommand::Close);
        assert!(sent.is_empty() && film == FilmOfTable::None);
        let (film, sent) = handed_over(FilmCommand::Take(FilmOf::Turn, String::new()));
        assert!(sent.is_empty() && film.is_open());
    }
}
