//! The panel with all settings, the keys and the gestures.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Checkbox, Label, ScrollArea, Slider, TextStyle, Ui},
};
use tesserae_rules::{Choice, Header, Occasion};

use crate::ui::{
    forms::fields,
    panels::sections::{self, Section, focus_first, heading},
    state::open_panel::OpenPanel,
    theme::{self, GOLD, MUTED, PARCHMENT, ScreenLayout, text},
    widgets::{
        accessible,
        button::PushButton,
        key_name::{has_other_letters, key_name},
        panel,
    },
};
use crate::{
    input::keyboard::{BINDINGS, GESTURES, KEYS_OF_PANELS, When},
    page::command::{can_fill_screen, has_page},
    sound::NoSoundDevice,
    table::{
        screen::Screen,
        settings::{Graphics, Palette, QuickMove, Settings},
    },
    ui::widgets::ui_elements::{PageGesture, Slide},
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
    mut open: ResMut<OpenPanel>,
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
        open.0 = None;
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
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        if is_phone {
            sections::draw_jumps(ui);
        }
        heading(ui, Section::Sound);
        slider(ui, "Volume", &mut settings.volume, 0.0..=1.0, |value| format!("{:.0} %", value * 100.0));
        slider(ui, "Ambience", &mut settings.room_tone, 0.0..=1.0, |value| format!("{:.0} %", value * 100.0));

        heading(ui, Section::Motion);
        let speed = |value: f64| if value <= 0.0 { "instant".to_owned() } else { format!("{value:.1} ×") };
        slider(ui, "Animation speed", &mut settings.speed, 0.0..=4.0, speed);
        switch(
            ui,
            &mut settings.reduced_motion,
            "Reduce motion",
            "Pieces and camera jump to their places instead of moving there.",
        );
        if has_page() {
            switch(ui, &mut settings.vibration, "Vibrate", "A phone vibrates when dice strike something.");
        }
        switch(
            ui,
            &mut settings.turn_table,
            "Turn the board each turn",
            "The camera moves to the side of the player whose turn it is.",
        );

        heading(ui, Section::View);
        choice(ui, "View from", &mut settings.from_north, [("First player", false), ("Second player", true)]);
        let explanation = "Whose side of the board is nearest to you.";
        ui.add(Label::new(text(explanation, theme::italic(), MUTED)).wrap());
        switch(
            ui,
            &mut settings.flipped,
            "Mirror the board",
            "Swaps left and right, so that pieces move and are borne off the other way round.",
        );

        heading(ui, Section::Gameplay);
        switch(
            ui,
            &mut settings.highlights,
            "Show legal moves",
            "Marks the pieces that can move and where they can go.",
        );
        switch(
            ui,
            &mut settings.point_numbers,
            "Point numbers",
            "Numbers the places of the board; small arrows show which way the pieces go.",
        );
        switch(
            ui,
            &mut settings.insights,
            "Insights",
            "Hints, odds, coach, puzzles and analysis. When this is off, none of them is shown.",
        );
        if settings.insights {
            switch(
                ui,
                &mut settings.coach,
                "Coach",
                "Warns you before a turn, a double or another choice gives much away, and lets you choose again.",
            );
        }
        switch(
            ui,
            &mut settings.confirm,
            "Confirm turns",
            "A turn in which you had a choice ends only when you press “End turn”; until then you can undo it.",
        );
        switch(
            ui,
            &mut settings.end_turns,
            "End turns without a choice",
            "If nothing, or only one thing, can be played with a throw, the turn ends by itself after a moment.",
        );
        switch(ui, &mut settings.forced_moves, "Play forced moves", "If only one move is legal, it is made for you.");
        switch(
            ui,
            &mut settings.auto_throw,
            "Throw automatically",
            "The dice are thrown for you when there is nothing else to choose.",
        );

        choice(
            ui,
            "Quick moves",
            &mut settings.quick_move,
            [("Off", QuickMove::Off), ("Double click", QuickMove::DoubleClick), ("Click", QuickMove::Click)],
        );
        let explanation = "The piece you click moves with the higher die or, if that is blocked, with the other one. \
                           Click the dice to swap their order.";
        ui.add(Label::new(text(explanation, theme::italic(), MUTED)).wrap());

        heading(ui, Section::Friend);
        let name = fields::text_field(ui, "Your name", "Name (optional)", &mut settings.name, Header::LONGEST_NAME);
        focus_first(&name);
        if theme::has_boxes(ui.ctx()) {
            let explanation = "A letter that is shown as a box is in no font here. It is kept all the same.";
            ui.add(Label::new(text(explanation, theme::italic(), MUTED)).wrap());
        }
        switch(
            ui,
            &mut settings.hide_other_hand,
            "Hide the other player’s hand",
            "You see the moves and the throws of a friend, but not their hand on the way.",
        );
        if has_page() {
            let button = PushButton::new("Notify me of my turn").selected(settings.notify);
            if ui.add(button.page_gesture(PageGesture::AllowNotices)).clicked() {
                settings.notify = !settings.notify;
            }
            let explanation = "The browser says so while you look at something else. It asks you once.";
            ui.add(Label::new(text(explanation, theme::italic(), MUTED)).wrap());
        } else {
            fields::server_field(ui, &mut settings.server);
            ui.add(Label::new(text(fields::SERVER, theme::italic(), MUTED)).wrap());
        }

        heading(ui, Section::Display);
        #[cfg(not(target_arch = "wasm32"))]
        switch(
            ui,
            &mut settings.full_screen,
            "Full screen",
            "The window fills the screen, now and at the next start.",
        );
        if can_fill_screen() {
            ui.add(PushButton::new("Full screen").page_gesture(PageGesture::FullScreen));
        }
        choice(
            ui,
            "Colours",
            &mut settings.palette,
            [("Natural", Palette::Natural), ("Colour-blind friendly", Palette::ColourBlindSafe)],
        );
        slider(ui, "UI scale", &mut settings.scale, 0.7..=1.8, |value| format!("{:.0} %", value * 100.0));
        slider(ui, "Message duration", &mut settings.notices, 2.0..=20.0, |value| format!("{value:.0} s"));
        let chosen = (!settings.automatic_graphics).then_some(settings.graphics);
        let levels = [Graphics::Low, Graphics::Medium, Graphics::High].map(|level| (level.word(), Some(level)));
        let mut wanted = chosen;
        choice(ui, "Graphics", &mut wanted, std::iter::once(("Automatic", None)).chain(levels));
        if wanted != chosen {
            settings.choose_graphics(wanted);
        }
        if settings.automatic_graphics {
            let level = settings.graphics.word().to_lowercase();
            let explanation = format!("The level that suits this machine by its first frames, now: {level}.");
            ui.add(Label::new(text(&explanation, theme::italic(), MUTED)).wrap());
        }

        heading(ui, Section::Keyboard);
        if has_other_letters(ui.ctx()) {
            let explanation = "Your keyboard has no Latin letters: a letter here is the key in its place on an American \
                               keyboard. Behind it stands your own letter, once it is known.";
            ui.add(Label::new(text(explanation, theme::italic(), MUTED)).wrap());
        }
        for (when, title) in
            [
            (When::Playing, "At the board"),
            (When::Entering, "Entering the faces of real dice"),
            (When::Replaying, "In the replay"),
            (When::Learning, "In a lesson"),
        ]
        {
            let bindings = BINDINGS.iter().filter(|binding| binding.when == when);
            let bindings: Vec<(String, &str)> = bindings
                .map(|binding| {
                    let names: Vec<String> =
                        binding.keys.iter().map(|key| key_name(ui.ctx(), key.name)).collect();
                    (names.join(", "), binding.does)
                })
                .collect();
            draw_controls(ui, title, bindings.into_iter());
        }
        for (occasion, title) in [(Occasion::Turn, "In your turn"), (Occasion::Answer, "Answering an offer")] {
            let choices = Choice::kinds().map(Choice::info).filter(|choice| choice.occasion == occasion);
            let choices: Vec<(String, &str)> = choices
                .filter_map(|choice| Some((key_name(ui.ctx(), choice.key?), choice.does)))
                .collect();
            draw_controls(ui, title, choices.into_iter());
        }
        for (title, controls) in [("In menus and panels", &KEYS_OF_PANELS[..]), ("Mouse and touch", &GESTURES)] {
            draw_controls(ui, title, controls.iter().copied());
        }
        ui.add_space(12.0);
        if ui.add(PushButton::danger("Reset settings").enabled(*settings != Settings::default())).clicked() {
            *settings = Settings::default();
        }
        ui.add_space(12.0);
        // The keyboard has no control to go to.
        sections::take_focus(ui.ctx());
    });
}

/// Draws keys or gestures and their effects under a title, in two columns where there is room.
fn draw_controls<T: AsRef<str>>(
    ui: &mut Ui,
    title: &str,
    controls: impl Iterator<Item = (T, &'static str)>,
) {
    /// The width that a column needs.
    const COLUMN: f32 = 300.0;
    ui.label(text(title, theme::italic(), MUTED));
    let controls: Vec<_> = controls.collect();
    if ui.available_width() < 2.0 * COLUMN {
        controls
            .iter()
            .for_each(|(control, effect)| draw_control(ui, control.as_ref(), effect));
        return;
    }
    ui.columns_const(|columns: &mut [Ui; 2]| {
        for (column, controls) in columns
            .iter_mut()
            .zip(controls.chunks(controls.len().div_ceil(2).max(1)))
        {
            controls
                .iter()
                .for_each(|(control, effect)| draw_control(column, control.as_ref(), effect));
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

fn switch(ui: &mut Ui, value: &mut bool, label: &str, explanation: &str) {
    let response = ui.add(Checkbox::new(
        value,
        text(label, TextStyle::Body, PARCHMENT),
    ));
    focus_first(&response);
    if accessible::switch(ui, label, *value, &response) {
        *value = !*value;
    }
    ui.add(Label::new(text(explanation, theme::italic(), MUTED)).wrap());
}

fn choice<T: PartialEq>(
    ui: &mut Ui,
    name: &str,
    value: &mut T,
    choices: impl IntoIterator<Item = (&'static str, T)>,
) {
    ui.label(text(name, TextStyle::Body, PARCHMENT));
    accessible::group(ui, name, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (label, choice) in choices {
                let button = ui.add(PushButton::new(label).selected(*value == choice));
                focus_first(&button);
                if button.clicked() {
                    *value = choice;
                }
            }
        });
    });
}
