//! What a puzzle asks, what is said to the answer, and the buttons that lead on. It stands where
//! the prompt stands in a game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::TextStyle};
use tesserae_rules::Action;
use tesserae_words::{self as words, Text};

use crate::ui::{
    state::command::{UiCommand, UiCommands},
    table::text_box::{BoxLine, Stand, TextBox},
    theme::{GOLD, PARCHMENT, WARNING, icons::Icon},
    widgets::button::PushButton,
};
use crate::{
    input::keyboard,
    page::command::{PageCommand, has_page},
    save::{Exercises, SolvedPuzzles, clock},
    table::{ComparedTurns, LastRefusal, PlayOut},
    teaching::{PuzzleCommand, PuzzleVerdict, Puzzles},
};

/// What the buttons of a puzzle do.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum PuzzleButton {
    /// Lays it out again.
    Again,
    /// Plays the best turn out on the board.
    ShowBest,
    /// Plays the answer out again.
    ShowPlayed,
    /// Lays out another one.
    Next,
    /// Makes a link to it.
    Link,
}

/// What is shown of a puzzle.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleView<'a> {
    /// Its number, and the greatest of all; None for an own mistake.
    pub(crate) number: Option<(usize, usize)>,
    /// How many puzzles were solved at the first try, and how many were tried; of own mistakes, how
    /// many are due today, and how many are kept.
    pub(crate) solved: [usize; 2],
    /// What is asked.
    pub(crate) question: Text,
    /// What is said to the answer, once there is one.
    pub(crate) verdict: Option<&'a PuzzleVerdict>,
    /// Why the last try was illegal.
    pub(crate) refusal: Option<Text>,
    /// Whether a link can be made to it.
    pub(crate) can_link: bool,
}

/// Shows the puzzle.
pub(crate) fn show(
    mut contexts: EguiContexts,
    puzzles: Res<Puzzles>,
    (solved, exercises): (Res<SolvedPuzzles>, Res<Exercises>),
    refusal: Res<LastRefusal>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(open) = puzzles.open() else {
        return Ok(());
    };
    let view = PuzzleView {
        number: open.number(),
        solved: match open.number() {
            Some(_) => solved.count(open.kind()),
            None => exercises.count(open.kind(), clock::day_number()),
        },
        question: open.question(),
        verdict: open.verdict.as_ref(),
        refusal: refusal.text.clone(),
        can_link: has_page() && open.number().is_some(),
    };
    let turn = |actions: &dyn Fn(&ComparedTurns) -> Vec<Action>| {
        puzzles.compared().map(|turns| {
            UiCommand::PlayOut(PlayOut {
                start: 0,
                actions: actions(&turns),
            })
        })
    };
    match text_box(&view).show(ctx) {
        Some(PuzzleButton::Again) => commands.send([UiCommand::Puzzle(PuzzleCommand::Again)]),
        Some(PuzzleButton::Next) => commands.send([UiCommand::Puzzle(open.next())]),
        Some(PuzzleButton::Link) => {
            let link = open.link().map(PageCommand::PuzzleLink);
            commands.send(link.map(UiCommand::Page));
        }
        Some(PuzzleButton::ShowBest) => commands.send(turn(&|turns| turns.best.to_vec())),
        Some(PuzzleButton::ShowPlayed) => commands.send(turn(&|turns| turns.played.to_vec())),
        None => {}
    }
    Ok(())
}

/// The question or what is said to the answer, and the buttons.
pub(crate) fn text_box<'a>(view: &PuzzleView<'_>) -> TextBox<'a, PuzzleButton> {
    let title = match (view.number, view.solved) {
        (Some((number, last)), [_, 0]) => words::teaching::puzzle_title(number, last),
        (Some((number, last)), [solved, tried]) => {
            words::teaching::puzzle_title_with_solved(number, last, solved, tried)
        }
        (None, [due, all]) => words::teaching::own_mistakes(due, all),
    };
    let next_label = if view.number.is_some() {
        words::teaching::next_puzzle()
    } else {
        words::teaching::next_mistake()
    };
    let next = |button| (button, Some(&keyboard::LESSON_NEXT), PuzzleButton::Next);
    let (words, mut buttons) = if let Some(verdict) = view.verdict {
        let again = (
            PushButton::new(words::teaching::try_again()),
            Some(&keyboard::LESSON_BACK),
            PuzzleButton::Again,
        );
        let show = |label| PushButton::new(label).icon(Icon::Eye);
        let best = (
            show(words::table::better()),
            Some(&keyboard::SHOW_BEST),
            PuzzleButton::ShowBest,
        );
        let played = (
            show(words::table::played_turn()),
            Some(&keyboard::SHOW_PLAYED),
            PuzzleButton::ShowPlayed,
        );
        let mut buttons = vec![next(PushButton::primary(next_label)), again];
        if !verdict.is_best {
            buttons.extend([best, played]);
        }
        let colour = if verdict.is_best { GOLD } else { WARNING };
        (
            [
                (Some(&verdict.about), colour),
                (Some(&verdict.reason), PARCHMENT),
            ],
            buttons,
        )
    } else {
        (
            [
                (Some(&view.question), PARCHMENT),
                (view.refusal.as_ref(), WARNING),
            ],
            vec![next(PushButton::new(next_label))],
        )
    };
    let link = (
        PushButton::new(words::teaching::link()),
        Some(&keyboard::PUZZLE_LINK),
        PuzzleButton::Link,
    );
    buttons.extend(view.can_link.then_some(link));
    let lines = words.into_iter().filter_map(|(words, colour)| {
        Some(BoxLine {
            words: words?.clone(),
            style: TextStyle::Body,
            colour,
        })
    });
    TextBox {
        name: "puzzle",
        stand: Stand::Prompt,
        title: Some(title),
        lines: lines.collect(),
        answer: usize::from(view.verdict.is_none() && view.refusal.is_some()),
        buttons,
        asks: view.verdict.map(|_| "verdict"),
    }
}
