//! The house rules on the page of a game: the most important ones in view, the others folded away.

use bevy_egui::egui::{Align, ComboBox, DragValue, Label, Layout, Ui, vec2};
use tesserae_rules::{DiceSource, HouseRule, RuleValues, Value, Values};
use tesserae_words as words;

use crate::table::language::say::Say;
use crate::ui::{
    state::new_game::NewGameForm,
    theme::{self, MUTED, PARCHMENT, ScreenLayout, text},
    widgets::{accessible, button::PushButton, group::group},
};

/// Draws the rules that players choose most often.
pub(in crate::ui) fn draw_main(ui: &mut Ui, form: &mut NewGameForm) {
    for key in form.kind.info().main_rules {
        if let Some(rule) = form.kind.house_rules().iter().find(|rule| rule.key == *key) {
            draw_rule(ui, rule, &mut form.choices.house_rules);
        }
    }
}

/// Draws the button that unfolds the other rules, and these if they are unfolded.
pub(in crate::ui) fn draw_folded(ui: &mut Ui, form: &mut NewGameForm) {
    let is_folded = |rule: &HouseRule| !form.kind.info().main_rules.contains(&rule.key);
    let label = words::forms::house_rules(form.changed(is_folded));
    if ui.add(PushButton::fold(label, form.shows_rules)).clicked() {
        form.shows_rules = !form.shows_rules;
    }
    if !form.shows_rules {
        return;
    }
    for rule in form
        .kind
        .house_rules()
        .iter()
        .filter(|rule| is_folded(rule))
    {
        draw_rule(ui, rule, &mut form.choices.house_rules);
    }
    let changed = form.changed(|_| true);
    if changed > 0 {
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            if ui
                .add(PushButton::new(words::forms::reset_rules()))
                .clicked()
            {
                form.choices.house_rules.clear();
            }
            let summary = ui.say(words::forms::changed_rules(changed));
            ui.label(text(summary, theme::italic(), MUTED));
        });
    }
}

/// Draws the button that unfolds where throws come from, and the choices if they are unfolded.
pub(in crate::ui) fn draw_dice(ui: &mut Ui, form: &mut NewGameForm) {
    let (about, title) = match form.choices.dice {
        DiceSource::Physical | DiceSource::Agreed => {
            (words::forms::about_table(), words::forms::dice_on_table())
        }
        DiceSource::Entered => (words::forms::about_hand(), words::forms::dice_by_hand()),
        DiceSource::Seeded | DiceSource::Scripted => (
            words::forms::about_computer(),
            words::forms::dice_by_computer(),
        ),
    };
    let title = PushButton::fold(title, form.shows_dice);
    if ui.add(title).clicked() {
        form.shows_dice = !form.shows_dice;
    }
    if !form.shows_dice {
        return;
    }
    accessible::group(ui, words::forms::dice(), |ui| {
        ui.horizontal_wrapped(|ui| {
            for (label, dice) in [
                (words::forms::on_table(), DiceSource::Physical),
                (words::forms::by_hand(), DiceSource::Entered),
                (words::forms::by_computer(), DiceSource::Seeded),
            ] {
                if ui
                    .add(PushButton::new(label).selected(form.choices.dice == dice))
                    .clicked()
                {
                    form.choices.dice = dice;
                }
            }
        });
    });
    let about = ui.say(about);
    explain(ui, &about);
}

fn explain(ui: &mut Ui, explanation: &str) {
    accessible::read_out(ui.ctx(), explanation);
    ui.add(Label::new(text(explanation, theme::italic(), MUTED)).wrap());
}

/// Draws a house rule, or a detail of a position, with its values and its explanation.
pub(in crate::ui) fn draw_rule(ui: &mut Ui, rule: &HouseRule, values: &mut RuleValues) {
    let chosen = values
        .get(rule.key)
        .cloned()
        .unwrap_or_else(|| rule.values.default_key());
    let picked = match rule.values {
        Values::OneOf(list) => one_of(ui, rule, list, &chosen),
        Values::Whole { min, max, .. } => {
            ui.add_space(4.0);
            ui.label(text(ui.say((rule.title)()), theme::strong(), PARCHMENT));
            whole_number(ui, rule, &chosen, [min, max])
        }
        Values::OneOfOrWhole {
            values: list,
            min,
            max,
            ..
        } => {
            let listed = one_of(ui, rule, list, &chosen);
            whole_number(ui, rule, &chosen, [min, max]).or(listed)
        }
    };
    if let Some(key) = picked {
        values.insert(rule.key.to_owned(), key);
    }
    if let Some(explanation) = rule.explanation() {
        explain(ui, &ui.say(explanation));
    }
}

/// Draws a field for a number; returns the key of a new number.
fn whole_number(
    ui: &mut Ui,
    rule: &HouseRule,
    chosen: &str,
    [min, max]: [u32; 2],
) -> Option<String> {
    // Beside a list from which no number is chosen, the field begins with the smallest.
    let value = rule.number(chosen).unwrap_or(min);
    let mut number = value;
    ui.horizontal(|ui| {
        let size = vec2(110.0, ScreenLayout::TARGET);
        let title = (rule.title)();
        accessible::field(ui, title, &mut value.to_string(), |ui, input| {
            number = rule.number(input).unwrap_or(value);
            let response = ui.add_sized(
                size,
                DragValue::new(&mut number).range(min..=max).speed(0.2),
            );
            *input = number.to_string();
            response
        });
        if let Some(range) = rule.range_in_words().filter(|_| max < u32::MAX) {
            let range = ui.say(range);
            ui.add(Label::new(text(range, theme::italic(), MUTED)).wrap());
        }
    });
    (number != value).then(|| number.to_string())
}

/// Draws the values of a house rule, a few side by side, many as a list; returns the key of one
/// that is newly chosen.
fn one_of(ui: &mut Ui, rule: &HouseRule, values: &[Value], chosen: &str) -> Option<String> {
    const SIDE_BY_SIDE: usize = 4;
    let current = rule.choose(chosen).ok();
    let mut picked = None;
    if values.len() <= SIDE_BY_SIDE {
        let room = ui.available_width();
        group(ui, (rule.title)(), |ui| {
            for (index, value) in values.iter().enumerate() {
                if ui
                    .add(
                        PushButton::new((value.title)())
                            .at_most(room)
                            .selected(Some(index) == current),
                    )
                    .clicked()
                {
                    picked = Some(index);
                }
            }
        });
    } else {
        let selected = ui.say(rule.title_of(chosen));
        ui.add_space(4.0);
        ui.label(text(ui.say((rule.title)()), theme::strong(), PARCHMENT));
        accessible::group(ui, (rule.title)(), |ui| {
            ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                let list = ComboBox::from_id_salt(rule.key)
                    .width(240.0_f32.min(ui.available_width()))
                    .wrap()
                    .selected_text(selected)
                    .show_ui(ui, |ui| {
                        for (index, value) in values.iter().enumerate() {
                            if ui
                                .selectable_label(Some(index) == current, ui.say((value.title)()))
                                .clicked()
                            {
                                picked = Some(index);
                            }
                        }
                    });
                for (index, value) in values.iter().enumerate() {
                    if accessible::list_entry(
                        ui,
                        (value.title)(),
                        Some(index) == current,
                        &list.response,
                    ) {
                        picked = Some(index);
                    }
                }
            });
        });
    }
    picked
        .filter(|index| Some(*index) != current)
        .and_then(|index| rule.key_of(index))
        .map(str::to_owned)
}
