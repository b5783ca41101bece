//! What a puzzle asks, what is said to the answer, and the buttons that lead on. It stands where the prompt stands in a
//! game.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Label, TextStyle, Ui},
};

use crate::ui::{
    panels::{UiCommand, UiCommands},
    table::lesson::{place, room},
    theme::{self, GOLD, MUTED, PARCHMENT, WARNING, text},
    widgets::{
        button::PushButton,
        focus,
        panel::{self, panel_frame},
    },
};
use crate::{
    input::keyboard::{self, Binding},
    insights::{PuzzleCommand, PuzzleVerdict, Puzzles},
    save::SolvedPuzzles,
    web::command::{PageCommand, has_page},
    world::current_board::LastRefusal,
};

/// What the buttons of a puzzle do.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum PuzzleButton {
    /// Lays it out again.
    Again,
    /// Lays it out again and shows the best turn.
    ShowBest,
    /// Lays out another one.
    Next,
    /// Makes a link to it.
    Link,
}

/// What is shown of a puzzle.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleView<'a> {
    /// Its number, from 1, and how many there are.
    pub(crate) number: (usize, usize),
    /// How many were solved at the first try, and how many were tried.
    pub(crate) solved: [usize; 2],
    /// What is asked.
    pub(crate) question: &'a str,
    /// What is said to the answer, once there is one.
    pub(crate) verdict: Option<&'a PuzzleVerdict>,
    /// Why the last try was illegal.
    pub(crate) refusal: Option<&'a str>,
}

/// Shows the puzzle.
pub(crate) fn show(
    mut contexts: EguiContexts,
    puzzles: Res<Puzzles>,
    solved: Res<SolvedPuzzles>,
    refusal: Res<LastRefusal>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(open) = puzzles.open() else { return Ok(()) };
    let question = open.question();
    let view = PuzzleView {
        number: (open.number, open.of),
        solved: solved.count(open.kind),
        question: &question,
        verdict: open.verdict.as_ref(),
        refusal: refusal.text.as_deref(),
    };
    let area = panel::area_in(ctx, "puzzle", Align2::CENTER_TOP, place(ctx));
    let Some(pressed) = area.show(ctx, |ui| draw(ui, &view)).inner else { return Ok(()) };
    commands.send([match pressed {
        PuzzleButton::Again => UiCommand::Puzzle(PuzzleCommand::Again),
        PuzzleButton::ShowBest => UiCommand::Puzzle(PuzzleCommand::ShowBest),
        PuzzleButton::Next => UiCommand::Puzzle(PuzzleCommand::Next(open.kind)),
        PuzzleButton::Link => UiCommand::Page(PageCommand::PuzzleLink(open.link())),
    }]);
    Ok(())
}

/// Draws the question or what is said to the answer, and the buttons.
pub(crate) fn draw(ui: &mut Ui, view: &PuzzleView) -> Option<PuzzleButton> {
    let width = place(ui.ctx()).width().min(460.0) - ui.spacing().window_margin.sum().x - 2.0;
    let mut pressed = None;
    panel_frame(ui).show(ui, |ui| {
        ui.set_max_width(width);
        let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        let (number, of) = view.number;
        let [solved, tried] = view.solved;
        let counts = if tried == 0 { String::new() } else { format!(" · {solved} of {tried} solved") };
        let title = format!("Puzzle {number} of {of}{counts}");
        ui.label(text(title, theme::italic(), MUTED));
        let room = room(ui.ctx(), 3);
        panel::scrolling(ui, room, |ui| {
            let mut line = |words: &str, colour| {
                ui.add(Label::new(text(words, TextStyle::Body, colour)).wrap());
            };
            match view.verdict {
                None => line(view.question, PARCHMENT),
                Some(verdict) => {
                    line(&verdict.about, if verdict.is_best { GOLD } else { WARNING });
                    line(&verdict.reason, PARCHMENT);
                }
            }
            if let (Some(refusal), None) = (view.refusal, view.verdict) {
                line(refusal, WARNING);
            }
        });
        ui.spacing_mut().interact_size.y = target;
        ui.horizontal_wrapped(|ui| pressed = draw_buttons(ui, view.verdict));
    });
    pressed
}

fn draw_buttons(ui: &mut Ui, verdict: Option<&PuzzleVerdict>) -> Option<PuzzleButton> {
    let mut pressed = None;
    let mut add = |ui: &mut Ui, button: PushButton, binding: Option<&Binding>, does: PuzzleButton| {
        let by_key = binding.is_some_and(|binding| focus::just_pressed(ui.ctx(), binding.egui()));
        let button = match binding {
            Some(binding) => button.key(binding.name()),
            None => button,
        };
        if ui.add(button).clicked() || by_key {
            pressed = Some(does);
        }
    };
    if let Some(verdict) = verdict {
        add(ui, PushButton::primary("Next puzzle"), Some(&keyboard::LESSON_NEXT), PuzzleButton::Next);
        add(ui, PushButton::new("Try again"), Some(&keyboard::LESSON_BACK), PuzzleButton::Again);
        if !verdict.is_best {
            add(ui, PushButton::new("Show the best"), None, PuzzleButton::ShowBest);
        }
    } else {
        add(ui, PushButton::new("Next puzzle"), Some(&keyboard::LESSON_NEXT), PuzzleButton::Next);
    }
    if has_page() {
        add(ui, PushButton::new("Link"), None, PuzzleButton::Link);
    }
    pressed
}
