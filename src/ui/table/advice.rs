//! The hint, the odds and the coach's objection: a small box beside the board.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Context, Label, Rect, TextStyle, Ui},
};

use crate::ui::{
    theme::{self, GOLD, MUTED, PARCHMENT, ScreenLayout, TableAreas, icons::Icon, text},
    widgets::{
        anchored::Anchored,
        button::PushButton,
        focus,
        panel::{self, panel_frame},
    },
};
use crate::{
    input::keyboard,
    insights::{AdviceCommand, AdviceLine, Adviser, ChoiceCoach, Coach, CoachCommand, Objection, Stage, Tone},
    settings::Settings,
};

/// The distance between buttons.
const GAP: f32 = 6.0;

/// What the buttons of the box do.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum AdviceButton {
    /// Asks for advice, or hides it.
    Advice(AdviceCommand),
    /// Answers the coach.
    Coach(CoachCommand),
}

/// What the box shows.
#[derive(Clone, Debug, Default)]
pub(crate) struct AdviceView<'a> {
    /// How much of the hint is asked for.
    pub(crate) stage: Stage,
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
        self.stage == Stage::Hidden && !self.odds && self.objection.is_none()
    }
}

/// Shows the box.
pub(crate) fn show(
    mut contexts: EguiContexts,
    adviser: Res<Adviser>,
    (coach, choice_coach): (Res<Coach>, Res<ChoiceCoach>),
    settings: Res<Settings>,
    mut advice: MessageWriter<AdviceCommand>,
    mut answers: MessageWriter<CoachCommand>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = AdviceView {
        stage: adviser.stage(),
        odds: adviser.odds().is_some(),
        lines: adviser.lines(),
        objection: coach.objection().or(choice_coach.objection()),
    };
    if !settings.insights {
        return Ok(());
    }
    if focus::just_pressed(ctx, keyboard::ODDS.egui()) {
        advice.write(AdviceCommand::Odds);
    }
    if view.is_empty() {
        return Ok(());
    }
    match area(ctx).show(ctx, |ui| draw(ui, &view)).inner {
        Some(AdviceButton::Advice(command)) => {
            advice.write(command);
        }
        Some(AdviceButton::Coach(command)) => {
            answers.write(command);
        }
        None => {}
    }
    Ok(())
}

/// The area of the box: above the buttons or, on a phone held upright, where the prompt is.
pub(crate) fn area(ctx: &Context) -> Anchored {
    let align = if ScreenLayout::of(ctx) == ScreenLayout::Upright { Align2::LEFT_TOP } else { Align2::LEFT_BOTTOM };
    panel::area_in(ctx, "advice", align, place(ctx))
}

fn place(ctx: &Context) -> Rect {
    let areas = TableAreas::of(ctx);
    if ScreenLayout::of(ctx) == ScreenLayout::Upright {
        return areas.prompt;
    }
    let dialogs = ["buttons", "doubling", "dice entry"].into_iter().filter_map(|name| panel::shown(ctx, name));
    let bottom = dialogs.map(|rect| rect.top() - 6.0).fold(areas.actions.bottom(), f32::min);
    areas.actions.with_max_y(bottom)
}

/// How high the texts can be: below the score and, on a desktop, the prompt.
fn room(ui: &Ui) -> f32 {
    /// The height of a prompt of two lines. Its own rectangle gives way to this box.
    const PROMPT: f32 = 62.0;
    let ctx = ui.ctx();
    let place = place(ctx);
    let scores = panel::shown(ctx, "scores").map_or(place.top(), |rect| rect.bottom());
    let (top, rows) = match ScreenLayout::of(ctx) {
        ScreenLayout::Desktop => (scores + PROMPT, 2.0),
        ScreenLayout::Landscape => (scores + 6.0, 1.0),
        ScreenLayout::Upright => (place.top(), 1.0),
    };
    let gap = ui.spacing().item_spacing.y;
    let frame = ui.spacing().window_margin.sum().y + 2.0;
    place.bottom() - top - frame - rows * (ScreenLayout::TARGET + gap)
}

/// The width of a button where so many stand in a row: on a phone all of them in one, elsewhere as they come.
fn sized<'a>(ui: &Ui, button: PushButton<'a>, count: usize, width: f32) -> PushButton<'a> {
    if !ScreenLayout::of(ui.ctx()).is_phone() {
        return button;
    }
    let gaps = (count - 1) as f32 * GAP;
    // Rounded down, so that they never need a second row.
    button.width(((width - gaps) / count as f32).floor())
}

/// Draws the box.
pub(crate) fn draw(ui: &mut Ui, view: &AdviceView) -> Option<AdviceButton> {
    let layout = ScreenLayout::of(ui.ctx());
    let mut pressed = None;
    panel_frame(ui).show(ui, |ui| {
        let frame = ui.spacing().window_margin.sum().x + 2.0;
        let width = (place(ui.ctx()).width() - frame).min(layout.pick(300.0, 460.0));
        if layout.is_phone() {
            ui.set_width(width);
        } else {
            ui.set_max_width(width);
        }
        let room = room(ui);
        let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        panel::scrolling(ui, room, |ui| match view.objection {
            Some(objection) => draw_objection(ui, objection),
            None => draw_texts(ui, view),
        });
        ui.spacing_mut().interact_size.y = target;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            pressed = match view.objection {
                Some(objection) => draw_answers(ui, objection, width),
                None => draw_buttons(ui, view, width),
            };
        });
    });
    pressed
}

fn draw_objection(ui: &mut Ui, objection: &Objection) {
    ui.add(Label::new(text(objection.about(), theme::strong(), GOLD)).wrap());
    ui.add(Label::new(text(format!("Better: {}.", objection.better), TextStyle::Body, PARCHMENT)).wrap());
    if let Some(why) = &objection.why {
        ui.add(Label::new(text(why, TextStyle::Body, PARCHMENT)).wrap());
    }
}

fn draw_texts(ui: &mut Ui, view: &AdviceView) {
    for line in &view.lines {
        let colour = match line.tone {
            Tone::Working => MUTED,
            Tone::Plain => PARCHMENT,
            Tone::Reason => GOLD,
        };
        ui.add(Label::new(text(line.words.as_str(), TextStyle::Body, colour)).wrap());
    }
}

/// Draws the two answers to the coach. The keyboard is theirs: Tab leads from one to the other.
fn draw_answers(ui: &mut Ui, objection: &Objection, width: f32) -> Option<AdviceButton> {
    let again = ui.add(sized(ui, PushButton::primary("Choose again").icon(Icon::Undo), 2, width));
    focus::focus_first("objection", &again);
    let keep = if objection.is_choice { "Do it anyway" } else { "Keep my turn" };
    let keep = ui.add(sized(ui, PushButton::new(keep), 2, width));
    if again.clicked() {
        return Some(AdviceButton::Coach(CoachCommand::ChooseAgain));
    }
    keep.clicked().then_some(AdviceButton::Coach(CoachCommand::Keep))
}

fn draw_buttons(ui: &mut Ui, view: &AdviceView, width: f32) -> Option<AdviceButton> {
    let mut pressed = None;
    let more = match view.stage {
        Stage::Hidden => None,
        Stage::Best => Some("More"),
        Stage::Ranking => Some("Why?"),
        Stage::Reason => Some("Hide"),
    };
    let odds = PushButton::new("Odds").key(keyboard::ODDS.name()).selected(view.odds);
    let buttons = [
        (more.map(|more| PushButton::new(more).key(keyboard::HINT.name())), AdviceCommand::Hint),
        (Some(odds), AdviceCommand::Odds),
        (Some(PushButton::new("Close").key(keyboard::LEAVE.name())), AdviceCommand::Hide),
    ];
    let count = 2 + usize::from(more.is_some());
    for (button, command) in buttons {
        if let Some(button) = button
            && ui.add(sized(ui, button, count, width)).clicked()
        {
            pressed = Some(AdviceButton::Advice(command));
        }
    }
    pressed
}
