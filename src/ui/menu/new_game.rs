use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{Align, ComboBox, DragValue, Label, Layout, ScrollArea, TextEdit, TextStyle, Ui, vec2};
use tesserae_referee::Intent;
use tesserae_rules::{DiceSource, Header, HouseRule, Kind, Seat, Session, Value, Values};

use crate::ui::{
    menu::sheet_frame,
    theme::{self, GOLD, MUTED, PARCHMENT, ScreenLayout, WARNING, icons::Icon, text},
    widgets::{
        accessible,
        button::{PushButton, rule},
        seats,
    },
};
use crate::{
    app::seed,
    save::{Choices, LastChoices, Notices, Storage, clock},
};

/// The sheet of a new game as far as it is filled in.
#[derive(Clone, Debug)]
pub struct Sheet {
    kind: Kind,
    choices: Choices,
    /// What the game calls the seats.
    seats: [&'static str; 2],
}

impl Sheet {
    /// A sheet filled in as it was the last time.
    #[must_use]
    pub fn new(kind: Kind, choices: Choices) -> Self {
        let mut sheet = Self { kind, choices, seats: ["South", "North"] };
        // Choices of another version of the game may mean nothing any more.
        if Session::new(sheet.header()).is_err() {
            sheet.choices.house_rules.clear();
        }
        if let Ok(session) = Session::new(sheet.header()) {
            sheet.seats = Seat::BOTH.map(|seat| session.game().seat_name(seat));
        }
        sheet
    }

    /// The game that it describes.
    pub(crate) fn header(&self) -> Header {
        Header {
            house_rules: self.choices.house_rules.clone(),
            names: self.choices.names.each_ref().map(|name| name.trim().to_owned()),
            ..Header::new(self.kind)
        }
    }
}

/// Something pressed on the sheet.
#[derive(Debug)]
pub(crate) enum Pressed {
    Back,
    Start(Header),
}

/// Where a new game begins.
#[derive(SystemParam)]
pub struct Beginning<'w> {
    last: ResMut<'w, LastChoices>,
    storage: Res<'w, Storage>,
    notices: ResMut<'w, Notices>,
    intents: MessageWriter<'w, Intent>,
}

impl Beginning<'_> {
    /// What was last chosen for a game.
    #[must_use]
    pub fn last_choices(&self, kind: Kind) -> Choices {
        self.last.of(kind)
    }

    /// Begins a game and remembers what was chosen.
    pub fn start(&mut self, mut header: Header, sheet: &Sheet) {
        self.last.remember(sheet.kind, &sheet.choices, &self.storage, &mut self.notices);
        header.date = Some(clock::today());
        header.dice = Some(sheet.choices.dice);
        header.seed = (sheet.choices.dice == DiceSource::Seeded).then(seed::seed);
        self.intents.write(Intent::Start(header));
    }
}

/// Lays the sheet.
pub(crate) fn lay(ui: &mut Ui, sheet: &mut Sheet) -> Option<Pressed> {
    let room = ScreenLayout::of(ui.ctx());
    let mut pressed = None;
    let closed = sheet_frame(ui, sheet.kind.title(), |ui| {
        let foot = room.target() + 16.0;
        let height = (ui.available_height() - foot).max(60.0);
        ScrollArea::vertical().auto_shrink([false, false]).max_height(height).show(ui, |ui| {
            people(ui, sheet);
            dice(ui, sheet);
            if sheet.kind == Kind::Tabula && zeno(ui) {
                let mut header = sheet.header();
                header.house_rules.insert(SET_UP.0.into(), SET_UP.1.into());
                pressed = Some(Pressed::Start(header));
            }
            heading(ui, "House rules");
            for rule in sheet.kind.house_rules() {
                house_rule(ui, rule, &mut sheet.choices);
            }
            if !sheet.choices.house_rules.is_empty() && ui.add(PushButton::new("Reset to standard rules")).clicked() {
                sheet.choices.house_rules.clear();
            }
        });
        rule(ui);
        let header = sheet.header();
        let error = Session::new(header.clone()).err();
        ui.horizontal(|ui| {
            let start = PushButton::bone("Start").icon(Icon::Check).wide(200.0).enabled(error.is_none());
            if ui.add(start).clicked() && error.is_none() {
                pressed = Some(Pressed::Start(header));
            }
            if let Some(error) = &error {
                ui.add(Label::new(text(error.to_string(), TextStyle::Body, WARNING)).wrap());
            }
        });
    });
    if closed { Some(Pressed::Back) } else { pressed }
}

/// The house rule of Tabula that sets up the emperor's game.
const SET_UP: (&str, &str) = ("setup", "zeno");

fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(6.0);
    ui.label(text(words, TextStyle::Heading, GOLD));
}

fn explain(ui: &mut Ui, words: &str) {
    ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
}

/// Who sits where.
fn people(ui: &mut Ui, sheet: &mut Sheet) {
    let room = ScreenLayout::of(ui.ctx());
    heading(ui, "Players");
    for (seat, side) in Seat::BOTH.into_iter().zip(["near side", "far side"]) {
        ui.horizontal(|ui| {
            seats::swatch(ui, sheet.kind, seat, 20.0);
            let whose = sheet.seats[seat.index()];
            accessible::field(ui, &format!("Name of {whose}"), &mut sheet.choices.names[seat.index()], |ui, name| {
                let field = TextEdit::singleline(name)
                    .hint_text(whose)
                    .char_limit(Header::LONGEST_NAME)
                    .vertical_align(Align::Center);
                ui.add_sized(vec2(room.pick(300.0, 240.0), room.target()), field)
            });
            ui.label(text(format!("{whose}, {side}"), theme::italic(), MUTED));
        });
    }
    if ui.add(PushButton::new("Swap players").icon(Icon::Hand)).clicked() {
        sheet.choices.names.swap(0, 1);
    }
}

/// Where throws come from.
fn dice(ui: &mut Ui, sheet: &mut Sheet) {
    heading(ui, "Dice");
    accessible::group(ui, "Dice", |ui| {
        ui.horizontal_wrapped(|ui| {
            for (words, dice) in [
                ("Thrown on the table", DiceSource::Physical),
                ("Real dice, entered by hand", DiceSource::Entered),
                ("Drawn by the computer", DiceSource::Seeded),
            ] {
                if ui.add(PushButton::new(words).chosen(sheet.choices.dice == dice)).clicked() {
                    sheet.choices.dice = dice;
                }
            }
        });
    });
    explain(
        ui,
        match sheet.choices.dice {
            DiceSource::Physical => "You throw virtual dice; how they come to rest on the table counts.",
            DiceSource::Entered => "You throw real dice and enter their faces here.",
            DiceSource::Seeded | DiceSource::Scripted => {
                "No dice are thrown: a random number generator draws them, and its seed is saved with the game."
            }
        },
    );
}

/// Offers the emperor's game; whether it was taken.
fn zeno(ui: &mut Ui) -> bool {
    heading(ui, "Zeno’s throw");
    explain(
        ui,
        "The emperor Zeno stood well, threw 2-5-6, and the only turn he had broke up his pairs and left eight men alone. Sit in \
         his place, with his dice before you.",
    );
    ui.add(PushButton::new("Play from Zeno’s position").icon(Icon::Crown)).clicked()
}

/// A rule with its explanation and what may be chosen.
fn house_rule(ui: &mut Ui, rule: &HouseRule, choices: &mut Choices) {
    let chosen = choices.house_rules.get(rule.key).cloned();
    let mut wanted = None;
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(text(rule.title, theme::strong(), PARCHMENT));
    });
    explain(ui, rule.explains);
    match rule.values {
        Values::OneOf(values) => {
            let at = chosen.as_deref().and_then(|key| rule.choose(key).ok()).unwrap_or(0);
            let picked = accessible::group(ui, rule.title, |ui| one_of(ui, rule, values, at));
            wanted = picked.filter(|index| *index != at).and_then(|index| rule.key_of(index));
        }
        Values::Whole { min, max, default } => {
            let before = chosen.as_deref().and_then(|text| rule.number(text).ok()).unwrap_or(default);
            let mut number = before;
            ui.horizontal(|ui| {
                let size = vec2(110.0, ScreenLayout::of(ui.ctx()).target());
                accessible::field(ui, rule.title, &mut before.to_string(), |ui, words| {
                    number = rule.number(words).unwrap_or(before);
                    let response = ui.add_sized(size, DragValue::new(&mut number).range(min..=max).speed(0.2));
                    *words = number.to_string();
                    response
                });
                ui.label(text(format!("from {min} to {max}"), theme::italic(), MUTED));
            });
            if number != before {
                choices.house_rules.insert(rule.key.to_owned(), number.to_string());
            }
        }
    }
    if let Some(key) = wanted {
        choices.house_rules.insert(rule.key.to_owned(), key.to_owned());
    }
}

/// A few values lie side by side, many in a list.
fn one_of(ui: &mut Ui, rule: &HouseRule, values: &[Value], at: usize) -> Option<usize> {
    const SIDE_BY_SIDE: usize = 4;
    let mut wanted = None;
    if values.len() <= SIDE_BY_SIDE {
        ui.horizontal_wrapped(|ui| {
            for (index, value) in values.iter().enumerate() {
                if ui.add(PushButton::new(value.title).chosen(index == at)).clicked() {
                    wanted = Some(index);
                }
            }
        });
    } else {
        let shown = values.get(at).map_or("", |value| value.title);
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            let list = ComboBox::from_id_salt(rule.key).width(240.0).selected_text(shown).show_ui(ui, |ui| {
                for (index, value) in values.iter().enumerate() {
                    if ui.selectable_label(index == at, value.title).clicked() {
                        wanted = Some(index);
                    }
                }
            });
            for (index, value) in values.iter().enumerate() {
                if accessible::listed(ui, value.title, index == at, &list.response) {
                    wanted = Some(index);
                }
            }
        });
    }
    wanted
}
