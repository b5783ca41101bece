//! The panel with all settings, the keys and the gestures.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Checkbox, Label, ScrollArea, Slider, Stroke, TextStyle, Ui, Vec2},
};
use tesserae_rules::{Choice, Header, Kind, Occasion};
use tesserae_words::{self as words, Text};

use crate::ui::{
    forms::fields,
    panels::{
        language_row,
        sections::{self, Section, focus_first, heading},
        setting::{Alternative, Control, SETTINGS, Setting},
    },
    state::command::{UiCommand, UiCommands},
    theme::{
        self, GOLD, MUTED, PARCHMENT, ScreenLayout,
        icons::{Icon, paint_icon},
        text,
    },
    widgets::{
        accessible, board_choice,
        button::PushButton,
        key_name::{has_other_letters, key_name},
        panel,
    },
};
use crate::{
    input::keyboard::{BINDINGS, When, gestures, keys_of_panels},
    sound::NoSoundDevice,
    table::{language::say::Say, screen::Screen, settings::Settings},
    ui::widgets::ui_elements::Slide,
};

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
    let title = ctx.say(words::settings::title());
    if panel::show(ctx, *screen.get(), "settings", &title, |ui| {
        if no_device.is_some_and(|device| device.0) {
            let why = ui.say(words::settings::no_sound_device());
            accessible::read_out(ui.ctx(), why.as_str());
            ui.add(Label::new(text(why, theme::italic(), MUTED)).wrap());
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
            let reset = PushButton::danger(words::settings::reset());
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
    let label = &(setting.label)();
    match &setting.control {
        Control::Switch(value) => switch(ui, label, value(settings)),
        Control::Slider(value, range, words) => {
            slider(ui, label, value(settings), range.clone(), *words);
        }
        Control::Boards => boards(ui, settings),
        Control::Language => language_row::draw(ui, settings),
        Control::Choice(alternatives) => choice(ui, label, alternatives, settings),
        Control::Name(value) => {
            let hint = ui.say(words::forms::optional_name());
            let longest = Header::LONGEST_NAME;
            let field = fields::text_field(ui, label, &hint, value(settings), longest);
            focus_first(&field);
        }
        Control::Server(value) => fields::server_field(ui, value(settings)),
        Control::PageSwitch(value, gesture) => {
            let value = value(settings);
            let button = PushButton::new(label).selected(*value);
            if ui.add(button.page_gesture(*gesture)).clicked() {
                *value = !*value;
            }
        }
        Control::PageButton(gesture) => {
            ui.add(PushButton::new(label).page_gesture(*gesture));
        }
        Control::Sentence(sentence) => {
            if let Some(sentence) = sentence(ui.ctx(), settings) {
                explain(ui, sentence);
            }
        }
    }
    if let Some(about) = setting.about {
        explain(ui, about());
    }
}

fn explain(ui: &mut Ui, words: Text) {
    let words = ui.say(words);
    ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
}

/// Draws what the keys, the pointer and the fingers do.
fn draw_keys(ui: &mut Ui) {
    if has_other_letters(ui.ctx()) {
        explain(ui, words::settings::other_letters());
    }
    for (when, title) in [
        (When::Playing, words::settings::at_board()),
        (When::Entering, words::settings::entering_faces()),
        (When::Replaying, words::settings::in_replay()),
        (When::Learning, words::settings::in_lesson()),
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
        (Occasion::Turn, words::settings::in_your_turn()),
        (Occasion::Answer, words::settings::answering()),
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
        (words::settings::in_menus(), &keys_of_panels()[..]),
        (words::settings::mouse_and_touch(), &gestures()),
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
    title: Text,
    controls: impl Iterator<Item = (T, U)>,
) {
    /// The width that a column needs.
    const COLUMN: f32 = 300.0;
    let title = ui.say(title);
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
    label: &Text,
    value: &mut f32,
    range: std::ops::RangeInclusive<f32>,
    format: fn(f64) -> Text,
) {
    const STEP: f32 = 0.05;
    ui.label(text(ui.say(label), TextStyle::Body, PARCHMENT));
    let (min, max) = (*range.start(), *range.end());
    if let Some(input) = accessible::slider_input(ui, label) {
        *value = input.clamp(min, max);
    }
    let ctx = ui.ctx().clone();
    let slider = Slider::new(value, range)
        .step_by(STEP.into())
        .custom_formatter(move |value, _| ctx.say(format(value)));
    let response = ui.add(slider.handle_shape(bevy_egui::egui::style::HandleShape::Circle));
    focus_first(&response);
    let slide = Slide {
        value: *value,
        min,
        max,
        step: STEP,
        text: ui.say(format((*value).into())),
    };
    accessible::slider(ui, label, slide, &response);
}

fn switch(ui: &mut Ui, label: &Text, value: &mut bool) {
    let words = ui.say(label);
    let words = text(words, TextStyle::Body, PARCHMENT);
    let response = ui
        .scope(|ui| {
            // Its own mark would be mirrored in a language that is read from right to left.
            let states = &mut ui.visuals_mut().widgets;
            for state in [
                &mut states.inactive,
                &mut states.hovered,
                &mut states.active,
            ] {
                state.fg_stroke = Stroke::NONE;
            }
            ui.add(Checkbox::new(value, words))
        })
        .inner;
    if *value {
        let size = Vec2::splat(ui.spacing().icon_width);
        let box_of_mark = Align2::LEFT_CENTER.align_size_within_rect(size, response.rect);
        paint_icon(ui, Icon::Check, box_of_mark.shrink(2.0), PARCHMENT);
    }
    focus_first(&response);
    if accessible::switch(ui, label, *value, &response) {
        *value = !*value;
    }
}

fn boards(ui: &mut Ui, settings: &mut Settings) {
    for game in Kind::ALL {
        let name = &words::settings::board_of(game.title());
        ui.label(text(ui.say(name), TextStyle::Body, PARCHMENT));
        let choice = accessible::group(ui, name, |ui| {
            ui.horizontal_wrapped(|ui| board_choice::draw(ui, game, &settings.boards, focus_first))
                .inner
        });
        if let Some(choice) = choice {
            settings.boards.choose(choice.game, choice.board);
        }
    }
}

fn choice(ui: &mut Ui, name: &Text, alternatives: &[Alternative], settings: &mut Settings) {
    ui.label(text(ui.say(name), TextStyle::Body, PARCHMENT));
    accessible::group(ui, name, |ui| {
        ui.horizontal_wrapped(|ui| {
            for alternative in alternatives {
                let is_chosen = (alternative.is_chosen)(settings);
                let mut button = PushButton::new((alternative.label)()).selected(is_chosen);
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
