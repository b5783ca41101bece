//! By keyboard alone: the boxes of the insights.

use bevy_egui::egui::{Event, Key, Modifiers, Ui};

use super::{DESKTOP, TABLES, Window, rect};
use crate::{
    insights::{AdviceLine, CoachCommand, Objection, PuzzleVerdict, Stage, Tone},
    ui::{
        table::{
            advice::{self, AdviceButton},
            puzzle::{self, PuzzleButton},
        },
        widgets::focus,
    },
};

fn key_event(key: Key) -> Event {
    Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::default() }
}

/// Draws frames in which the user interface has the keyboard: first without a key, then one for each key, then one more.
/// Whatever was pressed.
fn press<T>(window: &Window, keys: &[Key], mut draw: impl FnMut(&mut Ui) -> Option<T>) -> Vec<T> {
    let mut pressed = Vec::new();
    let pressing = keys.iter().map(|key| vec![key_event(*key)]);
    for events in [vec![], vec![]].into_iter().chain(pressing).chain([vec![]]) {
        window.frame(events, |ui| {
            focus::assign_keyboard(ui.ctx(), true);
            pressed.extend(draw(ui));
        });
    }
    pressed
}

/// The label of the button that has the focus.
fn focused<T>(window: &Window, mut draw: impl FnMut(&mut Ui) -> T) -> Option<String> {
    let elements = window.frame(Vec::new(), |ui| {
        draw(ui);
    });
    let id = window.ctx.memory(|memory| memory.focused())?;
    let at = window.ctx.read_response(id)?.rect;
    let here = |candidate: bevy_egui::egui::Rect| candidate.center().distance(at.center()) < 1.0;
    elements.iter().find(|element| rect(element).is_some_and(here)).map(|element| element.label.clone())
}

fn objection() -> Objection {
    let better = "8 to 5 and 6 to 5".to_owned();
    Objection { is_choice: false, lost: "0.12 points".to_owned(), better, why: None }
}

#[test]
fn the_coach_is_answered_by_keyboard() {
    let objection = objection();
    let view = advice::AdviceView { objection: Some(&objection), ..advice::AdviceView::default() };
    for size in TABLES {
        let answer = |keys: &[Key]| press(&Window::new(size), keys, |ui| advice::draw(ui, &view));
        assert_eq!(answer(&[Key::Enter]), [AdviceButton::Coach(CoachCommand::ChooseAgain)]);
        assert_eq!(answer(&[Key::Tab, Key::Enter]), [AdviceButton::Coach(CoachCommand::Keep)]);
        assert!(answer(&[Key::Tab, Key::Tab]).is_empty());
        let window = Window::new(size);
        press(&window, &[], |ui| advice::draw(ui, &view));
        assert_eq!(focused(&window, |ui| advice::draw(ui, &view)).as_deref(), Some("Choose again"));
    }
}

#[test]
fn a_puzzle_that_is_answered_leads_on_by_keyboard() {
    let verdict =
        PuzzleVerdict { is_best: false, about: "Not the best.".to_owned(), reason: "Better: 8 to 5.".to_owned() };
    let view = puzzle::PuzzleView {
        number: (117, 240),
        solved: [103, 116],
        question: "White to play 6-3. Find the best turn.",
        verdict: Some(&verdict),
        refusal: None,
        can_link: true,
    };
    let all = [PuzzleButton::Next, PuzzleButton::Again, PuzzleButton::ShowBest, PuzzleButton::Link];
    for size in TABLES {
        for (tabs, button) in all.into_iter().enumerate() {
            let keys = [vec![Key::Tab; tabs], vec![Key::Enter]].concat();
            assert_eq!(press(&Window::new(size), &keys, |ui| puzzle::draw(ui, &view)), [button], "{tabs} times Tab");
        }
    }
    for (key, button) in [Key::N, Key::B, Key::V, Key::C].into_iter().zip(all) {
        assert_eq!(press(&Window::new(DESKTOP), &[key], |ui| puzzle::draw(ui, &view)), [button], "{key:?}");
    }
    // While the puzzle is played the board has the keyboard, and the keys of the buttons lead on.
    let asking = puzzle::PuzzleView { verdict: None, ..view };
    let press_at_board = |key| {
        let window = Window::new(DESKTOP);
        let mut pressed = Vec::new();
        for events in [vec![], vec![key_event(key)], vec![]] {
            window.frame(events, |ui| pressed.extend(puzzle::draw(ui, &asking)));
        }
        pressed
    };
    assert_eq!(press_at_board(Key::N), [PuzzleButton::Next]);
    assert_eq!(press_at_board(Key::C), [PuzzleButton::Link]);
    assert!(press_at_board(Key::Enter).is_empty() && press_at_board(Key::V).is_empty());
}

#[test]
fn advice_never_takes_the_keyboard_from_the_board() {
    let line = AdviceLine { tone: Tone::Plain, words: "Best: 8 to 5 and 6 to 5.".to_owned() };
    let view = advice::AdviceView { stage: Stage::Best, odds: false, lines: vec![line], objection: None };
    let window = Window::new(DESKTOP);
    for key in [Key::Tab, Key::Enter, Key::Space] {
        window.frame(vec![key_event(key)], |ui| assert_eq!(advice::draw(ui, &view), None));
        assert!(window.ctx.memory(|memory| memory.focused().is_none()), "{key:?}");
    }
}
