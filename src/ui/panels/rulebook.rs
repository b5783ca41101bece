//! The panel with the rulebook of the game, in which the house rules of this game are marked.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, TextStyle, Ui},
};
use tesserae_referee::Referee;
use tesserae_rules::{HouseRule, Kind, RuleValues};
use tesserae_words::{self as words, Language};

use crate::{
    page::command::{PageCommand, has_page},
    save::FinishedLessons,
    table::language::{ReadersLanguage, say::Say},
    ui::{
        state::{
            command::{UiCommand, UiCommands},
            new_game::rule_and_value,
        },
        theme::{self, GOLD, MUTED, PARCHMENT, text},
        widgets::{
            board_diagram,
            button::PushButton,
            lessons,
            markdown::{self, Block},
            panel,
        },
    },
};

/// Shows the rules of the current game.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    finished: Res<FinishedLessons>,
    mut commands: UiCommands,
    language: Res<ReadersLanguage>,
    mut rulebook: Local<ReadRulebook>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else {
        return Ok(());
    };
    let kind = session.game().kind();
    let blocks = rulebook.of(kind, &language);
    let (mut command, mut lesson) = (None, None);
    let values = session.game().house_rules();
    let content = |ui: &mut Ui| {
        lesson = lessons::draw(ui, kind, finished.is_new(kind), 0.0);
        command = draw(ui, kind, blocks, Some(&values));
    };
    if panel::side_panel(ctx, "rules", kind.title(), content) {
        commands.send([UiCommand::ClosePanel]);
    }
    commands.send(lesson.map(UiCommand::Lesson));
    commands.send(command.map(UiCommand::Page));
    Ok(())
}

/// A rulebook that has been read, in a language.
#[derive(Default)]
pub(crate) struct ReadRulebook {
    of: Option<(Kind, Arc<Language>)>,
    blocks: Vec<Block>,
}

impl ReadRulebook {
    /// The rulebook of a game in a language; it is read anew if this is another one than before.
    pub(crate) fn of(&mut self, kind: Kind, language: &ReadersLanguage) -> &[Block] {
        let is_it =
            |(known, of): &(Kind, Arc<Language>)| *known == kind && Arc::ptr_eq(of, &language.0);
        if !self.of.as_ref().is_some_and(is_it) {
            self.of = Some((kind, Arc::clone(&language.0)));
            self.blocks = markdown::read(language.rulebook(kind));
        }
        &self.blocks
    }
}

/// Draws the rulebook. Of a game in play, `in_force` are the values of its house rules.
pub(crate) fn draw(
    ui: &mut Ui,
    kind: Kind,
    rulebook: &[Block],
    in_force: Option<&RuleValues>,
) -> Option<PageCommand> {
    let content = |ui: &mut Ui| draw_content(ui, kind, rulebook, in_force);
    ui.push_id(kind.key(), |ui| panel::reading_area(ui, content))
        .inner
}

fn draw_content(
    ui: &mut Ui,
    kind: Kind,
    rulebook: &[Block],
    in_force: Option<&RuleValues>,
) -> Option<PageCommand> {
    if let Some(values) = in_force {
        draw_in_force(ui, kind, values);
    }
    // Only the browser's own text can be searched.
    let opens = UiCommand::Page(PageCommand::Rules(kind));
    let open = PushButton::new(words::panels_table::open_as_text());
    let as_text = has_page() && opens.is_offered(ui.ctx()) && ui.add(open).clicked();
    markdown::draw(ui, rulebook, |ui, figure| match figure {
        "house_rules" => draw_house_rules(ui, kind, in_force),
        _ => board_diagram::draw(ui, kind),
    });
    ui.add_space(12.0);
    as_text.then_some(PageCommand::Rules(kind))
}

/// Draws which rules of this game are not the standard ones.
fn draw_in_force(ui: &mut Ui, kind: Kind, values: &RuleValues) {
    let changed = kind
        .house_rules()
        .iter()
        .filter(|rule| !rule.is_default(values.get(rule.key).map(String::as_str)))
        .filter_map(|rule| Some(rule_and_value(rule, values.get(rule.key)?)))
        .reduce(words::common::next_clause);
    let words = ui.say(match changed {
        None => words::panels_table::standard_rules(),
        Some(changed) => words::panels_table::rules_of_game(changed),
    });
    ui.add(Label::new(text(words, theme::strong(), GOLD)).wrap());
}

/// Draws every house rule with its values, those that were changed in this game first.
fn draw_house_rules(ui: &mut Ui, kind: Kind, in_force: Option<&RuleValues>) {
    let value = |rule: &HouseRule| {
        in_force
            .and_then(|values| values.get(rule.key))
            .map(String::as_str)
    };
    let mut rules: Vec<&HouseRule> = kind.house_rules().iter().collect();
    rules.sort_by_key(|rule| rule.is_default(value(rule)));
    for rule in rules {
        ui.add_space(4.0);
        let is_default = rule.is_default(value(rule));
        let title = text(
            ui.say((rule.title)()),
            theme::strong(),
            if is_default { PARCHMENT } else { GOLD },
        );
        ui.add(Label::new(title).wrap());
        if let Some(value) = value(rule).filter(|_| !is_default) {
            let value = rule.title_of(value);
            let words = ui.say(words::panels_table::in_this_game(value));
            ui.add(Label::new(text(words, TextStyle::Body, GOLD)).wrap());
        }
        if let Some(explanation) = rule.explanation() {
            ui.add(Label::new(text(ui.say(explanation), TextStyle::Body, PARCHMENT)).wrap());
        }
        ui.add(Label::new(text(ui.say(rule.choices()), theme::italic(), MUTED)).wrap());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_is_that_of_the_language_even_if_it_changes_meanwhile() {
        let mut rulebook = ReadRulebook::default();
        let english = ReadersLanguage::default();
        let all = rulebook.of(Kind::Ur, &english).len();
        assert!(all > 1);
        let about = tesserae_words::About {
            rulebooks: [("ur".to_owned(), String::new())].into(),
            ..crate::table::language::known::all()[0].clone()
        };
        let file = ("rulebook/ur.md".to_owned(), "# Regeln\n".to_owned());
        let german = Language::of(&about, &[file]).expect("it can be read");
        let german = ReadersLanguage(Arc::new(german));
        assert_eq!(rulebook.of(Kind::Ur, &german).len(), 1);
        assert_eq!(rulebook.of(Kind::Ur, &english).len(), all);
    }
}
