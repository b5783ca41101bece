//! The choice of the language in the settings, and how far the one that is spoken has come.

use bevy_egui::egui::{Label, TextStyle, Ui};
use tesserae_words::{Language, Text, common, languages};

use crate::{
    table::{
        language::{
            known,
            say::{Say, language_of},
        },
        settings::Settings,
    },
    ui::{
        panels::sections::focus_first,
        theme::{self, MUTED, PARCHMENT, text},
        widgets::{accessible, button::PushButton},
    },
};

/// Draws a button for every language, by its own name, and one for that of the system.
pub(super) fn draw(ui: &mut Ui, settings: &mut Settings) {
    let label = ui.say(languages::language());
    ui.label(text(label, TextStyle::Body, PARCHMENT));
    accessible::group(ui, languages::language(), |ui| {
        ui.horizontal_wrapped(|ui| {
            let of_system = (None, languages::as_the_system());
            let english = common::as_written(languages::english().to_string());
            let english = (Some(Language::ENGLISH), english);
            let others = known::all().iter().map(|about| {
                let name = common::as_written(about.name.as_str());
                (Some(about.tag.as_str()), name)
            });
            for (tag, name) in [of_system, english].into_iter().chain(others) {
                let is_chosen = settings.language.as_deref() == tag;
                let button = ui.add(PushButton::new(name).selected(is_chosen));
                focus_first(&button);
                if button.clicked() {
                    settings.language = tag.map(str::to_owned);
                }
            }
        });
    });
    let remarks = language_of(ui.ctx()).map(|language| remarks(&language));
    for remark in remarks.unwrap_or_default() {
        let words = ui.say(remark);
        ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
    }
}

/// What is to be said of a translation: how far it has come, and that nobody has read it.
fn remarks(language: &Language) -> Vec<Text> {
    let Some(about) = known::find(language.tag()) else {
        return Vec::new();
    };
    let [done, all] = language.progress();
    let begun = (done < all).then(|| languages::begun(about.name.as_str(), done, all));
    let unread = (!about.read_by_a_player).then(languages::not_read);
    begun.into_iter().chain(unread).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_translation_says_how_far_it_has_come_and_english_says_nothing() {
        assert!(remarks(&Language::english()).is_empty());
        let file = "game-over = Das Spiel endet.\n";
        let german = Language::read("de", [("common", file)]).expect("it can be read");
        let [done, all] = german.progress();
        assert_eq!(done, 1);
        let said = remarks(&german)[0].to_string();
        assert!(
            said.starts_with("Deutsch: 1 of ") && said.contains(&all.to_string()),
            "{said}"
        );
    }
}
