use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Checkbox, Label, ScrollArea, Slider, TextStyle, Ui},
};

use crate::ui::{
    panels::OpenPanel,
    theme::{self, GOLD, MUTED, PARCHMENT, text},
    widgets::{
        accessible,
        button::{PushButton, rule},
        focus,
    },
};
use crate::{
    input::{
        keyboard::{BINDINGS, GESTURES, When},
        quick_move::OneTap,
    },
    settings::{Graphics, Palette, Settings},
    ui::widgets::ui_elements::Slide,
};

/// Everything that can be set, and the keys.
pub fn show(mut contexts: EguiContexts, mut settings: ResMut<Settings>, mut open: ResMut<OpenPanel>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut changed = settings.clone();
    if focus::side(ctx, "settings", "Settings", |ui| lay(ui, &mut changed)) {
        open.0 = None;
    }
    settings.set_if_neq(changed);
    Ok(())
}

/// Lays the settings.
pub(crate) fn lay(ui: &mut Ui, settings: &mut Settings) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        heading(ui, "Sound");
        slide(ui, "Loudness", &mut settings.volume, 0.0..=1.0, |value| format!("{:.0} %", value * 100.0));
        slide(ui, "The room", &mut settings.room_tone, 0.0..=1.0, |value| format!("{:.0} %", value * 100.0));

        heading(ui, "Motion");
        let speed = |value: f64| if value <= 0.0 { "at once".to_owned() } else { format!("{value:.1} ×") };
        slide(ui, "Speed", &mut settings.speed, 0.0..=4.0, speed);
        tick(
            ui,
            &mut settings.reduced_motion,
            "Less motion",
            "Nothing flies, glides or rocks: what changes is simply there.",
        );
        tick(ui, &mut settings.turn_table, "Turn the table", "The camera goes to the side of whoever is to play.");

        heading(ui, "Seats");
        choose(ui, "Below sits", &mut settings.from_north, [("South", false), ("North", true)]);
        let explains = "Whose men, light or dark, lie nearest: the table is looked at from there.";
        ui.add(Label::new(text(explains, theme::italic(), MUTED)).wrap());
        tick(
            ui,
            &mut settings.mirrored,
            "Mirror the board",
            "What lies on the right lies on the left: men go round the other way and are borne off there.",
        );

        heading(ui, "Play");
        tick(ui, &mut settings.highlights, "Show what can move", "What can move and where it can go glows.");
        tick(
            ui,
            &mut settings.confirm,
            "Confirm turns",
            "The dice are handed over with a button, so that a turn can be taken back until then.",
        );
        tick(ui, &mut settings.forced_moves, "Play forced moves", "A move that is the only one plays itself.");
        tick(
            ui,
            &mut settings.auto_throw,
            "Throw by itself",
            "The dice are thrown unasked where nothing else can be chosen.",
        );

        choose(
            ui,
            "One-tap moves",
            &mut settings.one_tap,
            [("Off", OneTap::Off), ("Double click", OneTap::Double), ("Click", OneTap::Single)],
        );
        let explains = "A piece that is tapped goes its step with the larger die or, where that is blocked, the other. A \
                        tap on the dice swaps them.";
        ui.add(Label::new(text(explains, theme::italic(), MUTED)).wrap());

        heading(ui, "Sight");
        choose(
            ui,
            "Colours",
            &mut settings.palette,
            [("As they are", Palette::Natural), ("For every eye", Palette::ColourBlindSafe)],
        );
        slide(ui, "Size of the writing", &mut settings.scale, 0.7..=1.8, |value| format!("{:.0} %", value * 100.0));
        slide(ui, "Messages stay", &mut settings.notices, 2.0..=20.0, |value| format!("{value:.0} s"));
        let levels = [("Simple", Graphics::Low), ("Middle", Graphics::Middle), ("Rich", Graphics::High)];
        choose(ui, "Graphics", &mut settings.graphics, levels);

        heading(ui, "Keys");
        for (when, title) in [
            (When::Playing, "At the board"),
            (When::Asked, "Where a double or a resignation is answered"),
            (When::LookingBack, "While looking back"),
        ] {
            ui.label(text(title, theme::italic(), MUTED));
            for binding in BINDINGS.iter().filter(|binding| binding.when == when) {
                let names: Vec<&str> = binding.keys.iter().map(|key| key.name).collect();
                does(ui, &names.join(", "), binding.does);
            }
        }
        ui.label(text("With the pointer", theme::italic(), MUTED));
        for (gesture, what) in GESTURES {
            does(ui, gesture, what);
        }
        ui.add_space(12.0);
        if ui.add(PushButton::oxblood("Everything as it came").enabled(*settings != Settings::default())).clicked() {
            *settings = Settings::default();
        }
        ui.add_space(12.0);
    });
}

/// Lays a key or a gesture and what it does.
fn does(ui: &mut Ui, with: &str, what: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.label(text(with, theme::strong(), GOLD));
        ui.label(text(what, TextStyle::Body, PARCHMENT));
    });
}

fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(8.0);
    ui.label(text(words, TextStyle::Heading, GOLD));
    rule(ui);
}

fn slide(
    ui: &mut Ui,
    words: &str,
    value: &mut f32,
    range: std::ops::RangeInclusive<f32>,
    say: impl Fn(f64) -> String + Copy + 'static,
) {
    const STEP: f32 = 0.05;
    ui.label(text(words, TextStyle::Body, PARCHMENT));
    let (least, most) = (*range.start(), *range.end());
    if let Some(wanted) = accessible::slid(ui, words) {
        *value = wanted.clamp(least, most);
    }
    let slider = Slider::new(value, range).step_by(STEP.into()).custom_formatter(move |value, _| say(value));
    let response = ui.add(slider.handle_shape(bevy_egui::egui::style::HandleShape::Circle));
    let slide = Slide { value: *value, least, most, step: STEP, says: say((*value).into()) };
    accessible::slider(ui, words, slide, &response);
}

fn tick(ui: &mut Ui, value: &mut bool, words: &str, explains: &str) {
    let response = ui.add(Checkbox::new(value, text(words, TextStyle::Body, PARCHMENT)));
    if accessible::switch(ui, words, *value, &response) {
        *value = !*value;
    }
    ui.add(Label::new(text(explains, theme::italic(), MUTED)).wrap());
}

fn choose<T: PartialEq>(ui: &mut Ui, name: &str, value: &mut T, choices: impl IntoIterator<Item = (&'static str, T)>) {
    ui.label(text(name, TextStyle::Body, PARCHMENT));
    accessible::group(ui, name, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (words, choice) in choices {
                if ui.add(PushButton::new(words).chosen(*value == choice)).clicked() {
                    *value = choice;
                }
            }
        });
    });
}
