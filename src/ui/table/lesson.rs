//! The text of a lesson's step, with the buttons that lead on and back. It stands where the prompt stands in a game.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        self, Align2, Context, CornerRadius, Label, LayerId, Order, Rect, Stroke, StrokeKind, TextStyle, Ui, pos2, vec2,
    },
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{
    Action, Session,
    lesson::{Due, legal},
};

use crate::ui::{
    menu::new_game::{NewGameForm, NewGames},
    panels::{UiCommand, UiCommands},
    theme::{self, GOLD, MUTED, PARCHMENT, ScreenLayout, TableAreas, WARNING, text},
    widgets::{
        button::PushButton,
        focus,
        panel::{self, panel_frame},
        ui_elements::UiElements,
    },
};
use crate::{
    input::keyboard,
    insights::{LessonCommand, Tutor},
    settings::Settings,
    world::current_board::LastRefusal,
};

/// What the buttons of a lesson do.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum LessonButton {
    /// Moves in the lesson.
    Go(LessonCommand),
    /// Begins a game with the choices of the last one.
    PlayGame,
    /// Back to the menu.
    Leave,
}

/// What is shown of a step.
#[derive(Clone, Debug)]
pub(crate) struct LessonView<'a> {
    /// The title of the lesson.
    pub(crate) title: &'a str,
    /// The text of the step.
    pub(crate) text: &'a str,
    /// The number of the step, from 1, and how many there are.
    pub(crate) step: (usize, usize),
    /// Whether there is nothing to do but read.
    pub(crate) is_read: bool,
    /// Why the last try was wrong.
    pub(crate) answer: Option<&'a str>,
}

/// Shows the step.
pub(crate) fn show(
    mut contexts: EguiContexts,
    tutor: Res<Tutor>,
    refusal: Res<LastRefusal>,
    mut send: ParamSet<(UiCommands, NewGames)>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (Some(lesson), Some(step)) = (tutor.lesson(), tutor.step()) else { return Ok(()) };
    let view = LessonView {
        title: &lesson.title,
        text: &step.text,
        step: (tutor.step_index() + 1, lesson.steps.len()),
        is_read: matches!(tutor.due(), Some(Due::Read)),
        answer: refusal.text.as_deref(),
    };
    let area = panel::area_in(ctx, "lesson", Align2::CENTER_TOP, place(ctx));
    match area.show(ctx, |ui| draw(ui, &view)).inner {
        Some(LessonButton::Go(command)) => send.p0().send([UiCommand::Lesson(command)]),
        Some(LessonButton::PlayGame) => {
            let mut new_games = send.p1();
            let form = NewGameForm::new(lesson.game, new_games.last_choices(lesson.game));
            new_games.start(form.header(), &form);
        }
        Some(LessonButton::Leave) => send.p0().send([UiCommand::Intent(Intent::Leave)]),
        None => {}
    }
    Ok(())
}

/// Where the text stands: below the score, above the buttons of the turn.
pub(crate) fn place(ctx: &Context) -> Rect {
    let areas = TableAreas::of(ctx);
    if ScreenLayout::of(ctx) == ScreenLayout::Upright {
        return areas.prompt;
    }
    let top = panel::shown(ctx, "scores").map_or(areas.prompt.top(), |rect| rect.bottom() + 6.0);
    let bottom = panel::top_of_buttons(ctx).map_or(areas.prompt.bottom(), |top| top - 6.0);
    Rect::from_min_max(pos2(areas.prompt.left(), top), pos2(areas.prompt.right(), bottom))
}

/// How high the texts can be in a box with a title and so many buttons, which lie side by side if two have room.
pub(super) fn room(ui: &Ui, buttons: usize) -> f32 {
    let gap = ui.spacing().item_spacing.y;
    let rows = buttons.div_ceil(if ScreenLayout::of(ui.ctx()).is_phone() { 2 } else { 1 });
    let title = ui.text_style_height(&theme::italic()) + gap;
    let frame = ui.spacing().window_margin.sum().y + 2.0;
    place(ui.ctx()).height() - frame - title - rows as f32 * (ScreenLayout::TARGET + gap)
}

/// The width of the texts in a box of this kind.
pub(super) fn width(ui: &Ui) -> f32 {
    place(ui.ctx()).width().min(460.0) - ui.spacing().window_margin.sum().x - 2.0
}

/// The width of a button of this kind of box: half of it on a phone, as it comes elsewhere.
pub(super) fn sized<'a>(ui: &Ui, button: PushButton<'a>) -> PushButton<'a> {
    /// The distance between buttons.
    const GAP: f32 = 6.0;
    if ScreenLayout::of(ui.ctx()).is_phone() { button.width(((width(ui) - GAP) / 2.0).floor()) } else { button }
}

/// Draws the buttons of a box of this kind in rows.
pub(super) fn rows<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        content(ui)
    })
    .inner
}

/// Draws the title, the text, the answer to a wrong try and the buttons.
pub(crate) fn draw(ui: &mut Ui, view: &LessonView) -> Option<LessonButton> {
    let width = width(ui);
    let (number, count) = view.step;
    let mut pressed = None;
    panel_frame(ui).show(ui, |ui| {
        ui.set_width(width);
        let buttons = 1 + usize::from(number > 1) + usize::from(number == count);
        let room = room(ui, buttons);
        let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        let title = text(format!("{} · {number} of {count}", view.title), theme::italic(), MUTED);
        ui.add(Label::new(title).truncate());
        panel::scrolling(ui, room, |ui| {
            ui.add(Label::new(text(view.text, TextStyle::Body, PARCHMENT)).wrap());
            if let Some(answer) = view.answer {
                ui.add(Label::new(text(answer, TextStyle::Body, WARNING)).wrap());
            }
        });
        ui.spacing_mut().interact_size.y = target;
        rows(ui, |ui| {
            let mut add = |ui: &mut Ui, button: PushButton, binding: &keyboard::Binding, does: LessonButton| {
                let by_key = focus::just_pressed(ui.ctx(), binding.egui());
                if ui.add(sized(ui, button.key(binding.name()))).clicked() || by_key {
                    pressed = Some(does);
                }
            };
            if number > 1 {
                let back = LessonButton::Go(LessonCommand::Back);
                add(ui, PushButton::new("Back"), &keyboard::LESSON_BACK, back);
            }
            if number == count {
                add(ui, PushButton::primary("Play a game"), &keyboard::LESSON_NEXT, LessonButton::PlayGame);
                if ui.add(sized(ui, PushButton::new("Main menu"))).clicked() {
                    pressed = Some(LessonButton::Leave);
                }
                return;
            }
            let next = LessonButton::Go(LessonCommand::Next);
            let button = if view.is_read { PushButton::primary("Next") } else { PushButton::new("Skip") };
            add(ui, button, &keyboard::LESSON_NEXT, next);
        });
    });
    pressed
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
    let (Some(session), Some(due), true) = (referee.session(), tutor.due(), tutor.points()) else { return Ok(()) };
    let labels = labels(session, due);
    let scale = ctx.zoom_factor();
    let rects = elements.in_order().iter().filter(|element| labels.contains(&element.label)).filter_map(|element| {
        let [left, top, width, height] = element.at?;
        Some(Rect::from_min_size(pos2(left, top) / scale, vec2(width, height) / scale))
    });
    let moves = settings.duration(1.0) > 0.0;
    rects.for_each(|rect| frame(ctx, rect, if moves { tutor.shown_for() } else { 0.0 }));
    Ok(())
}

/// The labels of the buttons that do what is due.
fn labels(session: &Session, due: &Due) -> Vec<String> {
    match due {
        Due::Throw(_) => vec!["Throw".to_owned()],
        Due::Act(actions) => {
            let choices = legal(session.game(), actions).filter_map(|action| match action {
                Action::Choice(choice) => Some(session.game().label(*choice)),
                _ => None,
            });
            choices.collect()
        }
        Due::Program(_) | Due::Read | Due::Done => Vec::new(),
    }
}

fn frame(ctx: &Context, rect: Rect, seconds: f32) {
    let swell = if seconds > 5.8 { 0.0 } else { 1.5 + 1.5 * (seconds * 4.0).sin() };
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, egui::Id::new("button of the lesson")));
    let stroke = Stroke::new(2.5, GOLD);
    painter.rect_stroke(rect.expand(4.0 + swell), CornerRadius::same(9), stroke, StrokeKind::Outside);
}
