//! The text of a lesson's step, with the buttons that lead on and back. It stands where the prompt
//! stands in a game.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        self, Context, CornerRadius, LayerId, Order, Rect, Stroke, StrokeKind, TextStyle, pos2,
        vec2,
    },
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{
    Action, Session,
    lesson::{Due, legal},
};
use tesserae_words::{self as words, Text};

use crate::ui::{
    state::{
        command::{UiCommand, UiCommands},
        new_game::NewGameForm,
    },
    table::text_box::{BoxLine, Stand, TextBox},
    theme::{GOLD, PARCHMENT, WARNING},
    widgets::{button::PushButton, ui_elements::UiElements},
};
use crate::{
    input::keyboard,
    table::{Busy, LastRefusal, language::caption::as_text, mirror, settings::Settings},
    teaching::{LessonCommand, Tutor},
};

/// What the buttons of a lesson do.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum LessonButton {
    /// Moves in the lesson.
    Go(LessonCommand),
    /// Begins a game against the easiest bot.
    PlayGame,
    /// Back to the menu.
    Leave,
}

/// What is shown of a step.
#[derive(Clone, Debug)]
pub(crate) struct LessonView {
    /// The title of the lesson.
    pub(crate) title: Text,
    /// The text of the step.
    pub(crate) text: Text,
    /// The number of the step, from 1, and how many there are.
    pub(crate) step: (usize, usize),
    /// Whether there is nothing to do but read.
    pub(crate) is_read: bool,
    /// Why the last try was wrong.
    pub(crate) answer: Option<Text>,
}

/// Shows the step.
pub(crate) fn show(
    mut contexts: EguiContexts,
    tutor: Res<Tutor>,
    refusal: Res<LastRefusal>,
    busy: Busy,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(lesson), Some(text)) = (tutor.lesson(), tutor.text(busy.is_animating())) else {
        return Ok(());
    };
    let view = LessonView {
        title: as_text(&lesson.title),
        text,
        step: (tutor.step_index() + 1, lesson.steps.len()),
        is_read: matches!(tutor.due(), Some(Due::Read)),
        answer: refusal.text.clone(),
    };
    let command = match text_box(&view).show(ctx) {
        Some(LessonButton::Go(command)) => UiCommand::Lesson(command),
        Some(LessonButton::PlayGame) => {
            let mut form = NewGameForm::new(lesson.game, commands.last_choices(lesson.game));
            form.seat_beginner();
            UiCommand::Start(form.header(), form.choices)
        }
        Some(LessonButton::Leave) => UiCommand::Intent(Intent::Leave),
        None => return Ok(()),
    };
    commands.send([command]);
    Ok(())
}

/// The title, the text, the answer to a wrong try and the buttons.
pub(crate) fn text_box<'a>(view: &LessonView) -> TextBox<'a, LessonButton> {
    let (number, count) = view.step;
    let back = (
        PushButton::new(words::table::back()),
        Some(&keyboard::LESSON_BACK),
        LessonButton::Go(LessonCommand::Back),
    );
    let mut buttons: Vec<_> = (number > 1).then_some(back).into_iter().collect();
    let next = LessonButton::Go(LessonCommand::Next);
    match (number == count, view.is_read) {
        (true, _) => buttons.extend([
            (
                PushButton::primary(words::teaching::play_a_game()),
                Some(&keyboard::LESSON_NEXT),
                LessonButton::PlayGame,
            ),
            (
                PushButton::new(words::table::main_menu()),
                None,
                LessonButton::Leave,
            ),
        ]),
        (false, true) => buttons.push((
            PushButton::primary(words::teaching::next()),
            Some(&keyboard::LESSON_NEXT),
            next,
        )),
        (false, false) => buttons.push((
            PushButton::new(words::teaching::skip()),
            Some(&keyboard::LESSON_NEXT),
            next,
        )),
    }
    let lines = [
        (Some(&view.text), PARCHMENT),
        (view.answer.as_ref(), WARNING),
    ]
    .into_iter();
    TextBox {
        name: "lesson",
        stand: Stand::Prompt,
        title: Some(words::table::lesson_step(view.title.clone(), number, count)),
        lines: lines
            .filter_map(|(words, colour)| {
                Some(BoxLine {
                    words: words?.clone(),
                    style: TextStyle::Body,
                    colour,
                })
            })
            .collect(),
        answer: usize::from(view.answer.is_some()),
        buttons,
        asks: None,
    }
}

/// Frames the buttons that the learner is to press.
pub(crate) fn show_button(
    mut contexts: EguiContexts,
    tutor: Res<Tutor>,
    referee: Res<Referee>,
    elements: Res<UiElements>,
    settings: Res<Settings>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(session), Some(due), true) = (referee.session(), tutor.due(), tutor.points()) else {
        return Ok(());
    };
    let labels = labels(session, due);
    let scale = ctx.zoom_factor();
    let rects = elements
        .in_order()
        .iter()
        .filter(|element| labels.iter().any(|label| label == element.drawn_label()))
        .filter_map(|element| {
            let [left, top, width, height] = element.at?;
            let drawn = Rect::from_min_size(pos2(left, top), vec2(width, height)) / scale;
            Some(mirror::part(ctx, drawn))
        });
    let moves = settings.duration(1.0) > 0.0;
    rects.for_each(|rect| frame(ctx, rect, if moves { tutor.shown_for() } else { 0.0 }));
    Ok(())
}

/// The labels in English of the buttons that do what is due.
fn labels(session: &Session, due: &Due) -> Vec<String> {
    match due {
        Due::Throw(_) => vec![words::table::throw().to_string()],
        Due::Act(actions) => {
            let choices = legal(session.game(), actions).filter_map(|action| match action {
                Action::Choice(choice) => Some(session.game().label(*choice).to_string()),
                _ => None,
            });
            choices.collect()
        }
        Due::Program(_) | Due::Read | Due::Done => Vec::new(),
    }
}

fn frame(ctx: &Context, rect: Rect, seconds: f32) {
    let swell = if seconds > 5.8 {
        0.0
    } else {
        1.5 + 1.5 * (seconds * 4.0).sin()
    };
    let painter = ctx.layer_painter(LayerId::new(
        Order::Middle,
        egui::Id::new("button of the lesson"),
    ));
    let stroke = Stroke::new(2.5, GOLD);
    painter.rect_stroke(
        rect.expand(4.0 + swell),
        CornerRadius::same(9),
        stroke,
        StrokeKind::Outside,
    );
}
