//! Who plays: the opponent, the side and the names, on the page of a game.

use bevy_egui::egui::{Label, Ui};
use tesserae_bots::Level;
use tesserae_rules::{Header, Seat, session::Player};
use tesserae_words::{self as words, Text};

use crate::table::language::say::Say;
use crate::ui::{
    state::new_game::{NewGameForm, OpponentChoice, level_of},
    theme::{self, MUTED, ScreenLayout, text},
    widgets::{accessible, button::PushButton, group::group, limited_field::limited_field, seats},
};

/// Draws the choice of the opponent, the side and the names.
pub(in crate::ui) fn draw(ui: &mut Ui, form: &mut NewGameForm) {
    if tesserae_bots::has_bots(form.kind) {
        if form.opponents() == OpponentChoice::Bots {
            for seat in Seat::BOTH {
                let label = form.kind.seat_title(seat);
                group(ui, label, |ui| {
                    levels(ui, &mut form.choices.players[seat.index()])
                });
            }
        } else {
            opponent(ui, form);
        }
        if form.opponents() != OpponentChoice::People {
            side(ui, form);
        }
    }
    for seat in Seat::BOTH {
        if level_of(&form.choices.players[seat.index()]).is_none() {
            name(ui, form, seat);
        }
    }
}

/// Draws the choice between the bots and a second person.
fn opponent(ui: &mut Ui, form: &mut NewGameForm) {
    let person = match form.opponents() {
        OpponentChoice::Bot(person) => Some(person),
        _ => None,
    };
    group(ui, words::forms::opponent(), |ui| {
        if let Some(person) = person {
            levels(ui, &mut form.choices.players[person.other().index()]);
        } else {
            let mut bot = Player::Person;
            levels(ui, &mut bot);
            if bot != Player::Person {
                form.choices.players = [Player::Person, bot];
            }
        }
        if ui
            .add(PushButton::new(words::forms::a_person()).selected(person.is_none()))
            .clicked()
        {
            form.set_opponents(OpponentChoice::People);
        }
    });
    let about = form
        .level()
        .map_or_else(words::forms::two_people_share, strength);
    let about = ui.say(about);
    accessible::read_out(ui.ctx(), about.as_str());
    ui.add(Label::new(text(about, theme::italic(), MUTED)).wrap());
}

/// How strong a level is among the others, and what it is like.
fn strength(level: Level) -> Text {
    let rank = 1 + Level::ALL.iter().filter(|other| **other < level).count();
    let character = level.character();
    words::forms::strength(rank, Level::ALL.len(), character)
}

/// Draws the five levels.
fn levels(ui: &mut Ui, player: &mut Player) {
    let level = level_of(player);
    for other in Level::ALL {
        if ui
            .add(PushButton::new(other.title()).selected(level == Some(other)))
            .clicked()
        {
            *player = Player::Bot(other.key().to_owned());
        }
    }
}

/// Draws the choice of the side that a person plays, or of none.
fn side(ui: &mut Ui, form: &mut NewGameForm) {
    group(ui, words::forms::you_play(), |ui| {
        let seats = Seat::BOTH.map(|seat| {
            let name = form.kind.seat_title(seat);
            (name, OpponentChoice::Bot(seat))
        });
        let watch = (words::forms::watch(), OpponentChoice::Bots);
        for (label, opponents) in seats.into_iter().chain([watch]) {
            if ui
                .add(PushButton::new(label).selected(form.opponents() == opponents))
                .clicked()
            {
                form.set_opponents(opponents);
            }
        }
    });
}

/// Draws the field for the name of a person.
fn name(ui: &mut Ui, form: &mut NewGameForm, seat: Seat) {
    let layout = ScreenLayout::of(ui.ctx());
    let title = form.kind.seat_title(seat);
    ui.horizontal(|ui| {
        seats::swatch(ui, form.kind, seat, 20.0);
        let width = layout.pick(300.0, 240.0).min(ui.available_width());
        let label = words::forms::name_of_seat(title.clone());
        accessible::field(
            ui,
            label,
            &mut form.choices.names[seat.index()],
            |ui, name| {
                let hint = ui.say(words::forms::optional_name_of_seat(title));
                limited_field(ui, name, hint, Header::LONGEST_NAME, width)
            },
        );
    });
}
