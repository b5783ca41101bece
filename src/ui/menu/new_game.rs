//! The form of a new game: players, dice, house rules.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{Align, ComboBox, DragValue, Label, Layout, ScrollArea, TextEdit, TextStyle, Ui, vec2};
use tesserae_bots::Level;
use tesserae_referee::Intent;
use tesserae_rules::{DiceSource, Header, HouseRule, Kind, NamedSetup, Seat, Value, Values, session::Player};

use crate::ui::{
    menu::page_frame,
    theme::{self, GOLD, MUTED, PARCHMENT, ScreenLayout, WARNING, icons::Icon, text},
    widgets::{accessible, button::PushButton, divider::divider, seats},
};
use crate::{
    app::seed,
    save::{Choices, LastChoices, Notices, Storage, clock},
};

/// The values entered in the form.
#[derive(Clone, Debug)]
pub struct NewGameForm {
    kind: Kind,
    choices: Choices,
}

impl NewGameForm {
    /// A form with the choices of the last game of this kind.
    #[must_use]
    pub fn new(kind: Kind, choices: Choices) -> Self {
        let mut form = Self { kind, choices };
        // Choices saved by another version of the program may be invalid.
        if kind.check_rules(&form.choices.house_rules).is_err() {
            form.choices.house_rules.clear();
        }
        form
    }

    /// The header of the described game.
    pub(crate) fn header(&self) -> Header {
        let mut names = self.choices.names.each_ref().map(|name| name.trim().to_owned());
        for (name, player) in names.iter_mut().zip(&self.choices.players) {
            if let Some(level) = player.bot().and_then(|key| key.parse::<Level>().ok()) {
                level.title().clone_into(name);
            }
        }
        Header {
            house_rules: self.choices.house_rules.clone(),
            names,
            players: self.choices.players.clone(),
            ..Header::new(self.kind)
        }
    }
}

/// The effect of a button of the form.
#[derive(Debug)]
pub(crate) enum FormCommand {
    Back,
    Start(Header),
}

/// Starts new games and remembers their settings.
#[derive(SystemParam)]
pub struct NewGames<'w> {
    last: ResMut<'w, LastChoices>,
    storage: Res<'w, Storage>,
    notices: ResMut<'w, Notices>,
    intents: MessageWriter<'w, Intent>,
}

impl NewGames<'_> {
    /// The choices of the last game of this kind.
    #[must_use]
    pub fn last_choices(&self, kind: Kind) -> Choices {
        self.last.of(kind)
    }

    /// Starts a game and remembers the choices of its form.
    pub fn start(&mut self, mut header: Header, form: &NewGameForm) {
        self.last.remember(form.kind, &form.choices, &self.storage, &mut self.notices);
        header.date = Some(clock::today());
        header.dice = Some(form.choices.dice);
        header.seed = (form.choices.dice == DiceSource::Seeded).then(seed::seed);
        self.intents.write(Intent::Start(header));
    }
}

/// Draws the form.
pub(crate) fn draw(ui: &mut Ui, form: &mut NewGameForm) -> Option<FormCommand> {
    let layout = ScreenLayout::of(ui.ctx());
    let mut command = None;
    let closed = page_frame(ui, form.kind.title(), |ui| {
        let foot = layout.target() + 16.0;
        let height = (ui.available_height() - foot).max(60.0);
        ScrollArea::vertical().auto_shrink([false, false]).max_height(height).show(ui, |ui| {
            explain(ui, form.kind.info().goal);
            people(ui, form);
            dice(ui, form);
            for setup in form.kind.info().setups {
                if draw_setup(ui, setup) {
                    let mut header = form.header();
                    let rules = setup.house_rules.iter().map(|(key, value)| ((*key).into(), (*value).into()));
                    header.house_rules.extend(rules);
                    command = Some(FormCommand::Start(header));
                }
            }
            heading(ui, "House rules");
            for rule in form.kind.house_rules() {
                house_rule(ui, rule, &mut form.choices);
            }
            if !form.choices.house_rules.is_empty() && ui.add(PushButton::new("Reset to standard rules")).clicked() {
                form.choices.house_rules.clear();
            }
        });
        divider(ui);
        let header = form.header();
        let error = header.game().err();
        ui.horizontal(|ui| {
            let start = PushButton::primary("Start").icon(Icon::Check).min_width(200.0).enabled(error.is_none());
            if ui.add(start).clicked() && error.is_none() {
                command = Some(FormCommand::Start(header));
            }
            if let Some(error) = &error {
                ui.add(Label::new(text(error.to_string(), TextStyle::Body, WARNING)).wrap());
            }
        });
    });
    if closed { Some(FormCommand::Back) } else { command }
}

fn heading(ui: &mut Ui, title: &str) {
    ui.add_space(6.0);
    ui.label(text(title, TextStyle::Heading, GOLD));
}

fn explain(ui: &mut Ui, explanation: &str) {
    ui.add(Label::new(text(explanation, theme::italic(), MUTED)).wrap());
}

/// Draws who plays: for each seat a person with their name, or a bot of a level.
fn people(ui: &mut Ui, form: &mut NewGameForm) {
    let layout = ScreenLayout::of(ui.ctx());
    heading(ui, "Players");
    for (seat, side) in Seat::BOTH.into_iter().zip(["near side", "far side"]) {
        let seat_name = form.kind.seat_name(seat);
        ui.horizontal(|ui| {
            seats::swatch(ui, form.kind, seat, 20.0);
            if form.choices.players[seat.index()].bot().is_some() {
                ui.label(text(format!("{seat_name}, {side}"), theme::strong(), PARCHMENT));
                return;
            }
            accessible::field(
                ui,
                &format!("Name of {seat_name}"),
                &mut form.choices.names[seat.index()],
                |ui, name| {
                    let field = TextEdit::singleline(name)
                        .hint_text(seat_name)
                        .char_limit(Header::LONGEST_NAME)
                        .vertical_align(Align::Center);
                    ui.add_sized(vec2(layout.pick(300.0, 240.0), layout.target()), field)
                },
            );
            ui.label(text(format!("{seat_name}, {side}"), theme::italic(), MUTED));
        });
        if tesserae_bots::has_bots(form.kind) {
            player(ui, seat_name, &mut form.choices.players[seat.index()]);
        }
    }
    if ui.add(PushButton::new("Swap players").icon(Icon::Hand)).clicked() {
        form.choices.names.swap(0, 1);
        form.choices.players.swap(0, 1);
    }
}

/// Draws the choice between a person and the five bots.
fn player(ui: &mut Ui, seat_name: &str, player: &mut Player) {
    let level = player.bot().and_then(|key| key.parse::<Level>().ok());
    accessible::group(ui, &format!("Who plays {seat_name}"), |ui| {
        ui.horizontal_wrapped(|ui| {
            if ui.add(PushButton::new("Person").selected(level.is_none())).clicked() {
                *player = Player::Person;
            }
            for other in Level::ALL {
                if ui.add(PushButton::new(other.title()).selected(level == Some(other))).clicked() {
                    *player = Player::Bot(other.key().to_owned());
                }
            }
        });
    });
    if let Some(level) = level {
        explain(ui, level.character());
    }
}

/// Draws the choice of where throws come from.
fn dice(ui: &mut Ui, form: &mut NewGameForm) {
    heading(ui, "Dice");
    accessible::group(ui, "Dice", |ui| {
        ui.horizontal_wrapped(|ui| {
            for (label, dice) in [
                ("Thrown on the table", DiceSource::Physical),
                ("Real dice, entered by hand", DiceSource::Entered),
                ("Drawn by the computer", DiceSource::Seeded),
            ] {
                if ui.add(PushButton::new(label).selected(form.choices.dice == dice)).clicked() {
                    form.choices.dice = dice;
                }
            }
        });
    });
    explain(
        ui,
        match form.choices.dice {
            DiceSource::Physical => "You throw virtual dice; how they come to rest on the table counts.",
            DiceSource::Entered => "You throw real dice and enter their faces here.",
            DiceSource::Seeded | DiceSource::Scripted => {
                "No dice are thrown: a random number generator draws them, and its seed is saved with the game."
            }
        },
    );
}

/// Draws the offer of a ready-made start; returns whether it was pressed.
fn draw_setup(ui: &mut Ui, setup: &NamedSetup) -> bool {
    heading(ui, setup.title);
    explain(ui, setup.about);
    ui.add(PushButton::new(setup.button).icon(Icon::Crown)).clicked()
}

/// Draws a house rule with its explanation and its values.
fn house_rule(ui: &mut Ui, rule: &HouseRule, choices: &mut Choices) {
    let chosen = choices.house_rules.get(rule.key).cloned();
    let mut picked = None;
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(text(rule.title, theme::strong(), PARCHMENT));
    });
    explain(ui, rule.explains);
    match rule.values {
        Values::OneOf(values) => {
            let current = chosen.as_deref().and_then(|key| rule.choose(key).ok()).unwrap_or(0);
            let pressed = accessible::group(ui, rule.title, |ui| one_of(ui, rule, values, current));
            picked = pressed.filter(|index| *index != current).and_then(|index| rule.key_of(index));
        }
        Values::Whole { min, max, default } => {
            let value = chosen.as_deref().and_then(|text| rule.number(text).ok()).unwrap_or(default);
            let mut number = value;
            ui.horizontal(|ui| {
                let size = vec2(110.0, ScreenLayout::of(ui.ctx()).target());
                accessible::field(ui, rule.title, &mut value.to_string(), |ui, input| {
                    number = rule.number(input).unwrap_or(value);
                    let response = ui.add_sized(size, DragValue::new(&mut number).range(min..=max).speed(0.2));
                    *input = number.to_string();
                    response
                });
                ui.label(text(format!("from {min} to {max}"), theme::italic(), MUTED));
            });
            if number != value {
                choices.house_rules.insert(rule.key.to_owned(), number.to_string());
            }
        }
    }
    if let Some(key) = picked {
        choices.house_rules.insert(rule.key.to_owned(), key.to_owned());
    }
}

/// Draws the values of a house rule, a few side by side, many as a list; returns the index of the pressed one.
fn one_of(ui: &mut Ui, rule: &HouseRule, values: &[Value], current: usize) -> Option<usize> {
    const SIDE_BY_SIDE: usize = 4;
    let mut picked = None;
    if values.len() <= SIDE_BY_SIDE {
        ui.horizontal_wrapped(|ui| {
            for (index, value) in values.iter().enumerate() {
                if ui.add(PushButton::new(value.title).selected(index == current)).clicked() {
                    picked = Some(index);
                }
            }
        });
    } else {
        let selected = values.get(current).map_or("", |value| value.title);
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            let list = ComboBox::from_id_salt(rule.key).width(240.0).selected_text(selected).show_ui(ui, |ui| {
                for (index, value) in values.iter().enumerate() {
                    if ui.selectable_label(index == current, value.title).clicked() {
                        picked = Some(index);
                    }
                }
            });
            for (index, value) in values.iter().enumerate() {
                if accessible::list_entry(ui, value.title, index == current, &list.response) {
                    picked = Some(index);
                }
            }
        });
    }
    picked
}
