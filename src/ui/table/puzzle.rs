//! What a puzzle asks, what is said to the answer, and the buttons that lead on. It stands where the prompt stands in a
//! game.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Label, TextStyle, Ui},
};

use crate::ui::{
    panels::{UiCommand, UiCommands},
    table::lesson::{place, room, rows, sized, width},
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
    /// Its number, and the greatest of all.
    pub(crate) number: (usize, usize),
    /// How many were solved at the first try, and how many were tried.
    pub(crate) solved: [usize; 2],
    /// What is asked.
    pub(crate) question: &'a str,
    /// What is said to the answer, once there is one.
    pub(crate) verdict: Option<&'a PuzzleVerdict>,
    /// Why the last try was illegal.
    pub(crate) refusal: Option<&'a str>,
    /// Whether a link can be made to it.
    pub(crate) can_link: bool,
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
        number: (open.number, open.last),
        solved: solved.count(open.kind),
        question: &question,
        verdict: open.verdict.as_ref(),
        refusal: refusal.text.as_deref(),
        can_link: has_page(),
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
    let width = width(ui);
    let mut pressed = None;
    panel_frame(ui).show(ui, |ui| {
        ui.set_width(width);
        let buttons = match view.verdict {
            None => 1,
            Some(verdict) => 2 + usize::from(!verdict.is_best),
        };
        let room = room(ui, buttons + usize::from(view.can_link));
        let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        let (number, last) = view.number;
        let [solved, tried] = view.solved;
        let counts = if tried == 0 { String::new() } else { format!(" · {solved} of {tried} solved") };
        let title = format!("Puzzle {number} of {last}{counts}");
        ui.add(Label::new(text(title, theme::italic(), MUTED)).truncate());
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
        pressed = rows(ui, |ui| draw_buttons(ui, view));
    });
    pressed
}

fn draw_buttons(ui: &mut Ui, view: &PuzzleView) -> Option<PuzzleButton> {
    let mut pressed = None;
    let mut add = |ui: &mut Ui, button: PushButton, binding: &Binding, does: PuzzleButton| {
        let by_key = focus::just_pressed(ui.ctx(), binding.egui());
        let response = ui.add(sized(ui, button.key(binding.name())));
        if response.clicked() || by_key {
            pressed = Some(does);
        }
        response
    };
    if let Some(verdict) = view.verdict {
        let next = add(ui, PushButton::primary("Next puzzle"), &keyboard::LESSON_NEXT, PuzzleButton::Next);
        focus::focus_first("verdict", &next);
        add(ui, PushButton::new("Try again"), &keyboard::LESSON_BACK, PuzzleButton::Again);
        if !verdict.is_best {
            add(ui, PushButton::new("Show the best"), &keyboard::SHOW_BEST, PuzzleButton::ShowBest);
        }
    } else {
        add(ui, PushButton::new("Next puzzle"), &keyboard::LESSON_NEXT, PuzzleButton::Next);
    }
    if view.can_link {
        add(ui, PushButton::new("Link"), &keyboard::PUZZLE_LINK, PuzzleButton::Link);
    }
    pressed
}
