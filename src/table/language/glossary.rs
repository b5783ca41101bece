//! The special words of a game in the language of a context, put into it once.

use std::sync::Arc;

use bevy_egui::egui::{Context, Id};
use tesserae_rules::{GameInfo, Glossary};
use tesserae_words::Language;

use crate::table::language::say::{Say, language_of};

/// A glossary and its language, if the context had one.
#[derive(Clone)]
struct Kept {
    language: Option<Arc<Language>>,
    glossary: Arc<Glossary>,
}

/// The special words of a game in the language of a context.
pub(crate) fn of(ctx: &Context, game: &GameInfo) -> Arc<Glossary> {
    let language = language_of(ctx);
    let id = Id::new("glossary").with(game.key);
    if let Some(kept) = ctx.data(|data| data.get_temp::<Kept>(id))
        && kept.language.as_ref().map(Arc::as_ptr) == language.as_ref().map(Arc::as_ptr)
    {
        return kept.glossary;
    }
    let glossary = Arc::new(game.glossary(|word| ctx.say_plainly(word)));
    let kept = Kept {
        language,
        glossary: Arc::clone(&glossary),
    };
    ctx.data_mut(|data| data.insert_temp(id, kept));
    glossary
}

#[cfg(test)]
mod tests {
    use tesserae_rules::Kind;

    use super::*;
    use crate::table::language::{ReadersLanguage, say::set_language};

    #[test]
    fn each_game_has_its_own_words_in_the_language_that_its_context_has_now() {
        let ctx = Context::default();
        let [ur, berona] = [Kind::Ur, Kind::TableroDiBerona].map(Kind::info);
        let words = |game, text: &'static str| -> Vec<&str> {
            let places = of(&ctx, game).places_in(text).into_iter();
            places.map(|place| &text[place]).collect()
        };
        assert_eq!(words(ur, "Throw the lots."), ["lots"]);
        assert!(words(berona, "Throw the lots.").is_empty());
        assert!(words(ur, "Wirf die Lose.").is_empty());
        let german = Language::read("de", [("ur", "term-lots = lose\n")]);
        let german = ReadersLanguage(Arc::new(german.expect("it can be read")));
        set_language(&ctx, &german);
        assert_eq!(words(ur, "Wirf die Lose."), ["Lose"]);
        assert!(words(ur, "Throw the lots.").is_empty());
    }
}
