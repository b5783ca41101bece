//! The panel with all settings, the keys and the gestures.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Checkbox, Label, ScrollArea, Slider, TextStyle, Ui},
};
use tesserae_rules::{Choice, Header, Occasion};

use crate::ui::{
    live,
    panels::OpenPanel,
    theme::{self, GOLD, MUTED, PARCHMENT, text},
    widgets::{accessible, button::PushButton, divider::divider, panel},
};
use crate::{
    input::keyboard::{BINDINGS, GESTURES, KEYS_OF_PANELS, When},
    page::command::{can_fill_screen, has_page},
    table::{
        screen::Screen,
        settings::{Graphics, Palette, QuickMove, Settings},
    },
    ui::widgets::ui_elements::{PageGesture, Slide},
};

/// Shows the settings.
pub(crate) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    mut settings: ResMut<Settings>,
    mut open: ResMut<OpenPanel>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut changed = settings.clone();
    if panel::show(ctx, *screen.get(), "settings", "Settings", |ui| {
        draw(ui, &mut changed)
    }) {
        open.0 = None;
    }
    settings.set_if_neq(changed);
    Ok(())
}

/// Draws the settings.
pub(crate) fn draw(ui: &mut Ui, settings: &mut Settings) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        heading(ui, "Sound");
        slider(ui, "Volume", &mut settings.volume, 0.0..=1.0, |value| format!("{:.0} %", value * 100.0));
        slider(ui, "Ambience", &mut settings.room_tone, 0.0..=1.0, |value| format!("{:.0} %", value * 100.0));

        heading(ui, "Motion");
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

        heading(ui, "View");
        choice(ui, "View from", &mut settings.from_north, [("First player", false), ("Second player", true)]);
        let explanation = "Whose side of the board is nearest to you.";
        ui.add(Label::new(text(explanation, theme::italic(), MUTED)).wrap());
        switch(
            ui,
            &mut settings.flipped,
            "Mirror the board",
            "Swaps left and right, so that pieces move and are borne off the other way round.",
        );

        heading(ui, "Gameplay");
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
            "Numbers the points, squares and columns of the board; small arrows show which way the pieces go.",
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
            "Your turn ends only when you press “End turn”; until then you can undo it.",
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

        heading(ui, "With a friend");
        live::text_field(ui, "Your name", "Name (optional)", &mut settings.name, Header::LONGEST_NAME);
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
            live::text_field(ui, "Server", "https://…", &mut settings.server, live::LONGEST_ADDRESS);
            ui.add(Label::new(text(live::SERVER, theme::italic(), MUTED)).wrap());
        }

        heading(ui, "Display");
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

        heading(ui, "Keyboard");
        for (when, title) in
            [(When::Playing, "At the board"), (When::Replaying, "In the replay"), (When::Learning, "In a lesson")]
        {
            ui.label(text(title, theme::italic(), MUTED));
            for binding in BINDINGS.iter().filter(|binding| binding.when == when) {
                let names: Vec<&str> = binding.keys.iter().map(|key| key.name).collect();
                draw_control(ui, &names.join(", "), binding.does);
            }
        }
        for (occasion, title) in [(Occasion::Turn, "In your turn"), (Occasion::Answer, "Answering an offer")] {
            ui.label(text(title, theme::italic(), MUTED));
            for choice in Choice::kinds().map(Choice::info).filter(|choice| choice.occasion == occasion) {
                if let Some(key) = choice.key {
                    draw_control(ui, key, choice.does);
                }
            }
        }
        for (title, controls) in [("In menus and panels", &KEYS_OF_PANELS[..]), ("Mouse and touch", &GESTURES)] {
            ui.label(text(title, theme::italic(), MUTED));
            controls.iter().for_each(|(control, effect)| draw_control(ui, control, effect));
        }
        ui.add_space(12.0);
        if ui.add(PushButton::danger("Reset settings").enabled(*settings != Settings::default())).clicked() {
            *settings = Settings::default();
        }
        ui.add_space(12.0);
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

fn heading(ui: &mut Ui, title: &str) {
    ui.add_space(8.0);
    ui.label(text(title, TextStyle::Heading, GOLD));
    divider(ui);
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
                if ui
                    .add(PushButton::new(label).selected(*value == choice))
                    .clicked()
                {
                    *value = choice;
                }
            }
        });
    });
}
