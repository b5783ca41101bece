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
        slide(ui, "Volume", &mut settings.volume, 0.0..=1.0, |value| format!("{:.0} %", value * 100.0));
        slide(ui, "Ambience", &mut settings.room_tone, 0.0..=1.0, |value| format!("{:.0} %", value * 100.0));

        heading(ui, "Motion");
        let speed = |value: f64| if value <= 0.0 { "instant".to_owned() } else { format!("{value:.1} ×") };
        slide(ui, "Animation speed", &mut settings.speed, 0.0..=4.0, speed);
        tick(
            ui,
            &mut settings.reduced_motion,
            "Reduce motion",
            "Pieces and camera jump to their places instead of moving there.",
        );
        tick(ui, &mut settings.turn_table, "Turn the board each turn", "The camera moves to the side of the player whose turn it is.");

        heading(ui, "View");
        choose(ui, "View from", &mut settings.from_north, [("First player", false), ("Second player", true)]);
        let explains = "Whose side of the board is nearest to you.";
        ui.add(Label::new(text(explains, theme::italic(), MUTED)).wrap());
        tick(
            ui,
            &mut settings.mirrored,
            "Mirror the board",
            "Swaps left and right, so that pieces move and are borne off the other way round.",
        );

        heading(ui, "Gameplay");
        tick(ui, &mut settings.highlights, "Show legal moves", "Marks the pieces that can move and where they can go.");
        tick(
            ui,
            &mut settings.confirm,
            "Confirm turns",
            "Your turn ends only when you press “End turn”; until then you can undo it.",
        );
        tick(ui, &mut settings.forced_moves, "Play forced moves", "If only one move is legal, it is made for you.");
        tick(
            ui,
            &mut settings.auto_throw,
            "Throw automatically",
            "The dice are thrown for you when there is nothing else to choose.",
        );

        choose(
            ui,
            "Quick moves",
            &mut settings.one_tap,
            [("Off", OneTap::Off), ("Double click", OneTap::Double), ("Click", OneTap::Single)],
        );
        let explains = "The piece you click moves with the higher die or, if that is blocked, with the other one. Click the dice \
                        to swap their order.";
        ui.add(Label::new(text(explains, theme::italic(), MUTED)).wrap());

        heading(ui, "Display");
        choose(
            ui,
            "Colours",
            &mut settings.palette,
            [("Natural", Palette::Natural), ("Colour-blind friendly", Palette::ColourBlindSafe)],
        );
        slide(ui, "UI scale", &mut settings.scale, 0.7..=1.8, |value| format!("{:.0} %", value * 100.0));
        slide(ui, "Message duration", &mut settings.notices, 2.0..=20.0, |value| format!("{value:.0} s"));
        let levels = [("Low", Graphics::Low), ("Medium", Graphics::Middle), ("High", Graphics::High)];
        choose(ui, "Graphics", &mut settings.graphics, levels);

        heading(ui, "Keyboard");
        for (when, title) in [
            (When::Playing, "At the board"),
            (When::Asked, "Answering a double or a resignation"),
            (When::LookingBack, "In the replay"),
        ] {
            ui.label(text(title, theme::italic(), MUTED));
            for binding in BINDINGS.iter().filter(|binding| binding.when == when) {
                let names: Vec<&str> = binding.keys.iter().map(|key| key.name).collect();
                does(ui, &names.join(", "), binding.does);
            }
        }
        ui.label(text("Mouse and touch", theme::italic(), MUTED));
        for (gesture, what) in GESTURES {
            does(ui, gesture, what);
        }
        ui.add_space(12.0);
        if ui.add(PushButton::oxblood("Reset settings").enabled(*settings != Settings::default())).clicked() {
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
