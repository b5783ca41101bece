//! The hint, the odds and the coach's objection: a small box beside the board.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::TextStyle};
use tesserae_words as words;

use crate::ui::{
    state::command::{UiCommand, UiCommands},
    table::text_box::{BoxLine, Stand, TextBox},
    theme::{self, GOLD, MUTED, PARCHMENT, icons::Icon},
    widgets::{button::PushButton, focus},
};
use crate::{
    advice::{
        AdviceCommand, AdviceLine, AdviceStage, Adviser, Coach, CoachCommand, Objection, Tone,
    },
    input::keyboard::{self, Binding},
    table::{PlayOut, settings::Settings},
};

/// What the buttons of the box do.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum AdviceButton {
    /// Asks for advice, or hides it.
    Advice(AdviceCommand),
    /// Answers the coach.
    Coach(CoachCommand),
    /// Plays out the turn that the coach objects to.
    ShowPlayed,
    /// Plays out the better one.
    ShowBest,
}

/// What the box shows.
#[derive(Clone, Debug, Default)]
pub(crate) struct AdviceView<'a> {
    /// How much of the hint is asked for.
    pub(crate) stage: AdviceStage,
    /// Whether the odds are asked for.
    pub(crate) odds: bool,
    /// What is known of both.
    pub(crate) lines: Vec<AdviceLine>,
    /// What the coach says.
    pub(crate) objection: Option<&'a Objection>,
}

impl AdviceView<'_> {
    /// Whether there is nothing to show.
    fn is_empty(&self) -> bool {
        self.stage == AdviceStage::Hidden && !self.odds && self.objection.is_none()
    }

    /// One of the turns that the coach compares: the player's own, or the better one.
    fn turn(&self, index: usize) -> Option<PlayOut> {
        self.objection?.turns.get(index).cloned()
    }
}

/// Shows the box.
pub(crate) fn show(
    mut contexts: EguiContexts,
    adviser: Res<Adviser>,
    coach: Res<Coach>,
    settings: Res<Settings>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = AdviceView {
        stage: adviser.stage(),
        odds: adviser.odds().is_some(),
        lines: adviser.lines(),
        objection: coach.objection(),
    };
    if !settings.insights {
        return Ok(());
    }
    if focus::just_pressed(ctx, keyboard::ODDS.egui()) {
        commands.send([UiCommand::Advice(AdviceCommand::Odds)]);
    }
    if view.is_empty() {
        return Ok(());
    }
    let command = match text_box(&view).show(ctx) {
        Some(AdviceButton::Advice(command)) => Some(UiCommand::Advice(command)),
        Some(AdviceButton::Coach(command)) => Some(UiCommand::Coach(command)),
        Some(AdviceButton::ShowPlayed) => view.turn(0).map(UiCommand::PlayOut),
        Some(AdviceButton::ShowBest) => view.turn(1).map(UiCommand::PlayOut),
        None => None,
    };
    commands.send(command);
    Ok(())
}

/// What the coach says, or the hint and the odds, with the buttons.
pub(crate) fn text_box<'a>(view: &AdviceView<'_>) -> TextBox<'a, AdviceButton> {
    let (lines, buttons) = match view.objection {
        Some(objection) => objecting(objection),
        None => advising(view),
    };
    let asks = view.objection.map(|_| "objection");
    TextBox {
        name: "advice",
        stand: Stand::Corner,
        title: None,
        lines,
        answer: 0,
        buttons,
        asks,
    }
}

/// The text of a box and its buttons.
type AdviceContent<'a> = (
    Vec<BoxLine>,
    Vec<(PushButton<'a>, Option<&'static Binding>, AdviceButton)>,
);

/// What the coach says. The keyboard belongs to the two answers: Tab leads from one to the other.
fn objecting<'a>(objection: &Objection) -> AdviceContent<'a> {
    let about = BoxLine {
        words: objection.about(),
        style: theme::strong(),
        colour: GOLD,
    };
    let words = [
        Some(words::advice::better(objection.better.clone())),
        objection.why.clone(),
    ]
    .into_iter()
    .flatten();
    let lines = words.map(|words| BoxLine {
        words,
        style: TextStyle::Body,
        colour: PARCHMENT,
    });
    let again = PushButton::primary(words::advice::choose_again()).icon(Icon::Undo);
    let keep = PushButton::new(if objection.is_choice {
        words::advice::do_it_anyway()
    } else {
        words::advice::keep_my_turn()
    });
    let mut buttons = vec![
        (again, None, AdviceButton::Coach(CoachCommand::ChooseAgain)),
        (keep, None, AdviceButton::Coach(CoachCommand::Keep)),
    ];
    if !objection.is_choice {
        let show = |label| PushButton::new(label).icon(Icon::Eye);
        buttons.push((
            show(words::table::better()),
            Some(&keyboard::SHOW_BEST),
            AdviceButton::ShowBest,
        ));
        buttons.push((
            show(words::table::played_turn()),
            Some(&keyboard::SHOW_PLAYED),
            AdviceButton::ShowPlayed,
        ));
    }
    (std::iter::once(about).chain(lines).collect(), buttons)
}

/// The hint and the odds. Their keys are those of the table, which answers to them without the box
/// too.
fn advising<'a>(view: &AdviceView<'_>) -> AdviceContent<'a> {
    let colour = |tone| match tone {
        Tone::Working => MUTED,
        Tone::Plain => PARCHMENT,
        Tone::Reason => GOLD,
    };
    let lines = view.lines.iter().map(|line| BoxLine {
        words: line.words.clone(),
        style: TextStyle::Body,
        colour: colour(line.tone),
    });
    let more = match view.stage {
        AdviceStage::Hidden => None,
        AdviceStage::Best => Some(words::advice::ask_why()),
        AdviceStage::Reason => Some(words::advice::more()),
        AdviceStage::Ranking => Some(words::advice::hide()),
    };
    let odds = PushButton::new(words::advice::odds())
        .key(keyboard::ODDS.name())
        .selected(view.odds);
    let buttons = [
        more.map(|more| {
            (
                PushButton::new(more).key(keyboard::HINT.name()),
                AdviceCommand::Hint,
            )
        }),
        Some((odds, AdviceCommand::Odds)),
        Some((
            PushButton::new(words::table::close()).key(keyboard::LEAVE.name()),
            AdviceCommand::Hide,
        )),
    ];
    let buttons = buttons
        .into_iter()
        .flatten()
        .map(|(button, command)| (button, None, AdviceButton::Advice(command)));
    (lines.collect(), buttons.collect())
}
