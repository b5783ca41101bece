//! A text field of limited length: near its end it counts.

use bevy_egui::egui::{
    Align, Align2, FontSelection, Margin, Response, TextBuffer, TextEdit, TextStyle, Ui,
    WidgetText, text::LayoutJob, vec2,
};
use tesserae_words as words;

use crate::table::language::say::Say;
use crate::ui::theme::{GOLD, MUTED, ScreenLayout};

/// Draws a field of one line with at most so many characters.
pub(in crate::ui) fn limited_field(
    ui: &mut Ui,
    value: &mut String,
    hint: impl Into<WidgetText>,
    longest: usize,
    width: f32,
) -> Response {
    /// As many characters before the end it begins to count.
    const NEAR: usize = 8;
    /// The room for the numbers, in points.
    const ROOM: i8 = 74;
    let is_near = |text: &str| text.chars().count() + NEAR >= longest;
    let margin = Margin {
        right: if is_near(value) { ROOM } else { 4 },
        ..Margin::symmetric(4, 2)
    };
    // As egui does it, in letters that it does not turn round.
    let mut lay_out = |ui: &Ui, text: &dyn TextBuffer, _: f32| {
        let font = FontSelection::Default.resolve(ui.style());
        let colour = ui.visuals().widgets.inactive.text_color();
        let text = ui.drawn(text.as_str().to_owned());
        let job = LayoutJob::simple_singleline(text, font, colour);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let field = TextEdit::singleline(value)
        .layouter(&mut lay_out)
        .hint_text(hint)
        .char_limit(longest)
        .margin(margin)
        .vertical_align(Align::Center);
    let response = ui.add_sized(vec2(width, ScreenLayout::TARGET), field);
    let count = value.chars().count();
    if margin.right == ROOM {
        let colour = if count < longest { MUTED } else { GOLD };
        ui.painter().text(
            response.rect.right_center() - vec2(8.0, 0.0),
            Align2::RIGHT_CENTER,
            ui.say(words::table::number_of_count(count, longest)),
            TextStyle::Small.resolve(ui.style()),
            colour,
        );
    }
    response
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, Shape};

    use super::*;
    use crate::ui::theme;

    /// The texts of a field of forty characters with so many in it.
    fn drawn(count: usize) -> Vec<String> {
        let ctx = Context::default();
        theme::load(&ctx);
        let mut value = "a".repeat(count);
        let mut texts = Vec::new();
        for _ in 0..2 {
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                limited_field(ui, &mut value, "Name", 40, 300.0);
            });
            output.textures_delta.clear();
            texts = output
                .shapes
                .iter()
                .filter_map(|clipped| match &clipped.shape {
                    Shape::Text(text) => Some(text.galley.text().to_owned()),
                    _ => None,
                })
                .collect();
        }
        texts
    }

    #[test]
    fn a_field_says_where_it_ends() {
        let counts = |count: usize| drawn(count).iter().any(|text| text.ends_with(" of 40"));
        assert!(!counts(10));
        assert!(
            drawn(36).contains(&"36 of 40".to_owned()),
            "{:?}",
            drawn(36)
        );
        assert!(drawn(40).contains(&"40 of 40".to_owned()));
    }
}
