//! The panel with all settings, the keys and the gestures.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Checkbox, Label, ScrollArea, Slider, TextStyle, Ui},
};
use tesserae_rules::{Choice, Header, Occasion};

use crate::ui::{
    forms::fields,
    panels::{
        sections::{self, Section, focus_first, heading},
        setting::{Alternative, Control, SETTINGS, Setting},
    },
    state::command::{UiCommand, UiCommands},
    theme::{self, GOLD, MUTED, PARCHMENT, ScreenLayout, text},
    widgets::{
        accessible,
        button::PushButton,
        key_name::{has_other_letters, key_name},
        panel,
    },
};
use crate::{
    input::keyboard::{BINDINGS, When, gestures, keys_of_panels},
    language::say::Say,
    sound::NoSoundDevice,
    table::{screen::Screen, settings::Settings},
    ui::widgets::ui_elements::Slide,
};

/// Why nothing is heard.
const NO_SOUND_DEVICE: &str =
    "No sound device was found when the program started: nothing can be heard.";

/// Shows the settings.
pub(crate) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    mut settings: ResMut<Settings>,
    no_device: Option<Res<NoSoundDevice>>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut changed = settings.clone();
    if panel::show(ctx, *screen.get(), "settings", "Settings", |ui| {
        if no_device.is_some_and(|device| device.0) {
            accessible::read_out(ui.ctx(), NO_SOUND_DEVICE);
            ui.add(Label::new(text(NO_SOUND_DEVICE, theme::italic(), MUTED)).wrap());
        }
        draw(ui, &mut changed)
    }) {
        commands.send([UiCommand::ClosePanel]);
    }
    settings.set_if_neq(changed);
    Ok(())
}

/// Draws the settings.
pub(crate) fn draw(ui: &mut Ui, settings: &mut Settings) {
    // A phone has no height for them beside the list.
    let is_phone = ScreenLayout::of(ui.ctx()).is_phone();
    if !is_phone {
        sections::draw_jumps(ui);
    }
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            if is_phone {
                sections::draw_jumps(ui);
            }
            for section in Section::ALL {
                heading(ui, section);
                let of_section = SETTINGS.iter().filter(|setting| setting.section == section);
                for setting in of_section {
                    if (setting.is_offered)(settings) {
                        draw_setting(ui, setting, settings);
                    }
                }
            }
            draw_keys(ui);
            ui.add_space(12.0);
            let reset = PushButton::danger("Reset settings");
            if ui
                .add(reset.enabled(*settings != Settings::default()))
                .clicked()
            {
                *settings = Settings::default();
            }
            ui.add_space(12.0);
            // The keyboard has no control to go to.
            sections::take_focus(ui.ctx());
        });
}

/// Draws the control of a setting, and what it does below.
fn draw_setting(ui: &mut Ui, setting: &Setting, settings: &mut Settings) {
    match &setting.control {
        Control::Switch(value) => switch(ui, setting.label, value(settings)),
        Control::Slider(value, range, words) => {
            slider(ui, setting.label, value(settings), range.clone(), *words);
        }
        Control::Choice(alternatives) => choice(ui, setting.label, alternatives, settings),
        Control::Name(value) => {
            let hint = "Name (optional)";
            let longest = Header::LONGEST_NAME;
            let field = fields::text_field(ui, setting.label, hint, value(settings), longest);
            focus_first(&field);
        }
        Control::Server(value) => fields::server_field(ui, value(settings)),
        Control::PageSwitch(value, gesture) => {
            let value = value(settings);
            let button = PushButton::new(setting.label).selected(*value);
            if ui.add(button.page_gesture(*gesture)).clicked() {
                *value = !*value;
            }
        }
        Control::PageButton(gesture) => {
            ui.add(PushButton::new(setting.label).page_gesture(*gesture));
        }
        Control::Sentence(sentence) => {
            if let Some(sentence) = sentence(ui.ctx(), settings) {
                explain(ui, &sentence);
            }
        }
    }
    if !setting.about.is_empty() {
        explain(ui, setting.about);
    }
}

fn explain(ui: &mut Ui, words: &str) {
    ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
}

/// Draws what the keys, the pointer and the fingers do.
fn draw_keys(ui: &mut Ui) {
    if has_other_letters(ui.ctx()) {
        explain(
            ui,
            "Your keyboard has no Latin letters: a letter here is the key in its place on an American \
             keyboard. Behind it stands your own letter, once it is known.",
        );
    }
    for (when, title) in [
        (When::Playing, "At the board"),
        (When::Entering, "Entering the faces of real dice"),
        (When::Replaying, "In the replay"),
        (When::Learning, "In a lesson"),
    ] {
        let bindings = BINDINGS.iter().filter(|binding| binding.when == when);
        let bindings: Vec<(String, String)> = bindings
            .map(|binding| {
                let names: Vec<String> = binding
                    .keys
                    .iter()
                    .map(|key| key_name(ui.ctx(), key.name))
                    .collect();
                (names.join(", "), ui.say((binding.does)()))
            })
            .collect();
        draw_controls(ui, title, bindings.into_iter());
    }
    for (occasion, title) in [
        (Occasion::Turn, "In your turn"),
        (Occasion::Answer, "Answering an offer"),
    ] {
        let choices = Choice::kinds().filter(|choice| choice.info().occasion == occasion);
        let choices: Vec<(String, String)> = choices
            .filter_map(|choice| {
                let key = key_name(ui.ctx(), choice.info().key?);
                Some((key, ui.say(choice.does())))
            })
            .collect();
        draw_controls(ui, title, choices.into_iter());
    }
    for (title, controls) in [
        ("In menus and panels", &keys_of_panels()[..]),
        ("Mouse and touch", &gestures()),
    ] {
        let controls: Vec<(String, String)> = controls
            .iter()
            .map(|[control, effect]| (ui.say(control), ui.say(effect)))
            .collect();
        draw_controls(ui, title, controls.into_iter());
    }
}

/// Draws keys or gestures and their effects under a title, in two columns where there is room.
fn draw_controls<T: AsRef<str>, U: AsRef<str>>(
    ui: &mut Ui,
    title: &str,
    controls: impl Iterator<Item = (T, U)>,
) {
    /// The width that a column needs.
    const COLUMN: f32 = 300.0;
    ui.label(text(title, theme::italic(), MUTED));
    let controls: Vec<_> = controls.collect();
    if ui.available_width() < 2.0 * COLUMN {
        controls
            .iter()
            .for_each(|(control, effect)| draw_control(ui, control.as_ref(), effect.as_ref()));
        return;
    }
    ui.columns_const(|columns: &mut [Ui; 2]| {
        for (column, controls) in columns
            .iter_mut()
            .zip(controls.chunks(controls.len().div_ceil(2).max(1)))
        {
            controls.iter().for_each(|(control, effect)| {
                draw_control(column, control.as_ref(), effect.as_ref())
            });
        }
    });
}

/// Draws a key or a gesture and its effect.
fn draw_control(ui: &mut Ui, control: &str, effect: &str) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.label(text(control, theme::strong(), GOLD));
        ui.label(text(effect, TextStyle::Body, PARCHMENT));
    });
}

fn slider(
    ui: &mut Ui,
    label: &str,
    value: &mut f32,
    range: std::ops::RangeInclusive<f32>,
    format: impl Fn(f64) -> String + Copy + 'static,
) {
    const STEP: f32 = 0.05;
    ui.label(text(label, TextStyle::Body, PARCHMENT));
    let (min, max) = (*range.start(), *range.end());
    if let Some(input) = accessible::slider_input(ui, label) {
        *value = input.clamp(min, max);
    }
    let slider = Slider::new(value, range)
        .step_by(STEP.into())
        .custom_formatter(move |value, _| format(value));
    let response = ui.add(slider.handle_shape(bevy_egui::egui::style::HandleShape::Circle));
    focus_first(&response);
    let slide = Slide {
        value: *value,
        min,
        max,
        step: STEP,
        text: format((*value).into()),
    };
    accessible::slider(ui, label, slide, &response);
}

fn switch(ui: &mut Ui, label: &str, value: &mut bool) {
    let response = ui.add(Checkbox::new(
        value,
        text(label, TextStyle::Body, PARCHMENT),
    ));
    focus_first(&response);
    if accessible::switch(ui, label, *value, &response) {
        *value = !*value;
    }
}

fn choice(ui: &mut Ui, name: &str, alternatives: &[Alternative], settings: &mut Settings) {
    ui.label(text(name, TextStyle::Body, PARCHMENT));
    accessible::group(ui, name, |ui| {
        ui.horizontal_wrapped(|ui| {
            for alternative in alternatives {
                let is_chosen = (alternative.is_chosen)(settings);
                let mut button = PushButton::new(alternative.label).selected(is_chosen);
                if let Some(swatch) = alternative.swatch {
                    button = button.swatch(swatch);
                }
                let button = ui.add(button);
                focus_first(&button);
                if button.clicked() && !is_chosen {
                    (alternative.choose)(settings);
                }
            }
        });
    });
}
