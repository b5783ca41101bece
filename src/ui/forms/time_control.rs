//! The choice of a clock, in the words of backgammon players, for two people apart and for two at
//! one screen.

use std::ops::RangeInclusive;

use bevy_egui::egui::{DragValue, Label, Ui, vec2};
use tesserae_live::TimeControl;

use crate::ui::{
    theme::{self, MUTED, PARCHMENT, ScreenLayout, text},
    widgets::{accessible, button::PushButton, group::group},
};

/// What a minute has of seconds.
const MINUTE: u32 = 60;

/// The kinds of clock, each with usual times and an explanation.
const KINDS: [(&str, TimeControl, &str); 4] = [
    (
        "None",
        TimeControl::None,
        "Everybody thinks as long as they like.",
    ),
    (
        "Sudden death",
        TimeControl::SuddenDeath {
            seconds: 10 * MINUTE,
        },
        "So much time for everything. Whoever has none left loses.",
    ),
    (
        "Delay",
        TimeControl::Delay {
            seconds: 10 * MINUTE,
            delay: 12,
        },
        "The time runs only after a delay in each turn, as on most backgammon clocks. Whoever has none left loses.",
    ),
    (
        "Increment",
        TimeControl::Increment {
            seconds: 10 * MINUTE,
            increment: 8,
        },
        "Each finished turn adds to the time that is left. Whoever has none left loses.",
    ),
];

/// Draws the kinds of clock, and fields for the times of the chosen one.
pub(crate) fn draw(ui: &mut Ui, clock: &mut TimeControl) {
    let mut about = "";
    group(ui, "Clock", |ui| {
        for (label, usual, explains) in KINDS {
            let is_chosen = std::mem::discriminant(&usual) == std::mem::discriminant(clock);
            if is_chosen {
                about = explains;
            }
            if ui.add(PushButton::new(label).selected(is_chosen)).clicked() && !is_chosen {
                *clock = usual;
            }
        }
    });
    ui.add(Label::new(text(about, theme::italic(), MUTED)).wrap());
    match clock {
        TimeControl::None => {}
        TimeControl::SuddenDeath { seconds } => minutes(ui, seconds),
        TimeControl::Delay { seconds, delay } => {
            minutes(ui, seconds);
            number(ui, "Seconds of delay in each turn", delay, 1..=MINUTE);
        }
        TimeControl::Increment { seconds, increment } => {
            minutes(ui, seconds);
            number(ui, "Seconds more after each turn", increment, 1..=MINUTE);
        }
    }
}

fn minutes(ui: &mut Ui, seconds: &mut u32) {
    let mut minutes = seconds.div_ceil(MINUTE);
    number(ui, "Minutes for each player", &mut minutes, 1..=180);
    *seconds = minutes * MINUTE;
}

/// Draws a field for a whole number.
fn number(ui: &mut Ui, label: &str, value: &mut u32, range: RangeInclusive<u32>) {
    ui.horizontal(|ui| {
        accessible::field(ui, label, &mut value.to_string(), |ui, input| {
            *value = input
                .trim()
                .parse()
                .unwrap_or(*value)
                .clamp(*range.start(), *range.end());
            let field = DragValue::new(value).range(range).speed(0.2);
            let response = ui.add_sized(vec2(80.0, ScreenLayout::TARGET), field);
            *input = value.to_string();
            response
        });
        ui.add(Label::new(text(label, theme::strong(), PARCHMENT)).wrap());
    });
}
