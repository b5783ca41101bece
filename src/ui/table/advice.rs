//! The hint, the odds and the coach's objection: a small box beside the board.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Context, Label, Rect, TextStyle, Ui},
};

use crate::ui::{
    theme::{self, GOLD, MUTED, PARCHMENT, ScreenLayout, TableAreas, icons::Icon, text},
    widgets::{
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
    let area = panel::area_in(ctx, "advice", Align2::LEFT_BOTTOM, place(ctx));
    match area.show(ctx, |ui| draw(ui, &view)).inner {
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

/// Where the box is: above the buttons or, on a phone, over the edge of the board.
pub(crate) fn place(ctx: &Context) -> Rect {
    let areas = TableAreas::of(ctx);
    if ScreenLayout::of(ctx).is_phone() {
        return areas.board;
    }
    let bottom = panel::shown(ctx, "buttons").map_or(areas.actions.bottom(), |rect| rect.top() - 6.0);
    areas.actions.with_max_y(bottom)
}

/// How high the texts can be: on a desktop the score and the prompt are above them.
fn room(ctx: &Context) -> f32 {
    /// The height of the frame and of two rows of buttons.
    const AROUND: f32 = 124.0;
    /// The height of a prompt of two lines. Its own rectangle gives way to this box.
    const PROMPT: f32 = 62.0;
    let place = place(ctx);
    let top = match panel::shown(ctx, "scores") {
        Some(scores) if !ScreenLayout::of(ctx).is_phone() => scores.bottom() + PROMPT,
        _ => place.top(),
    };
    place.bottom() - top - AROUND
}

/// Draws the box.
pub(crate) fn draw(ui: &mut Ui, view: &AdviceView) -> Option<AdviceButton> {
    let layout = ScreenLayout::of(ui.ctx());
    let mut pressed = None;
    panel_frame(ui).show(ui, |ui| {
        let frame = ui.spacing().window_margin.sum().x + 2.0;
        ui.set_max_width((place(ui.ctx()).width() - frame).min(layout.pick(300.0, 230.0)));
        let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        let room = room(ui.ctx());
        panel::scrolling(ui, room, |ui| match view.objection {
            Some(objection) => draw_objection(ui, objection),
            None => draw_texts(ui, view),
        });
        ui.spacing_mut().interact_size.y = target;
        ui.horizontal_wrapped(|ui| match view.objection {
            Some(objection) => {
                if ui.add(PushButton::primary("Choose again").icon(Icon::Undo)).clicked() {
                    pressed = Some(AdviceButton::Coach(CoachCommand::ChooseAgain));
                }
                let keep = if objection.is_choice { "Do it anyway" } else { "Keep my turn" };
                if ui.add(PushButton::new(keep)).clicked() {
                    pressed = Some(AdviceButton::Coach(CoachCommand::Keep));
                }
            }
            None => pressed = draw_buttons(ui, view),
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

fn draw_buttons(ui: &mut Ui, view: &AdviceView) -> Option<AdviceButton> {
    let mut pressed = None;
    let more = match view.stage {
        Stage::Hidden => None,
        Stage::Best => Some("Show three"),
        Stage::Ranking => Some("Why?"),
        Stage::Reason => Some("Hide hint"),
    };
    if let Some(more) = more
        && ui.add(PushButton::new(more)).clicked()
    {
        pressed = Some(AdviceButton::Advice(AdviceCommand::Hint));
    }
    let odds = if view.odds { "Hide odds" } else { "Odds" };
    if ui.add(PushButton::new(odds).key(keyboard::ODDS.name())).clicked() {
        pressed = Some(AdviceButton::Advice(AdviceCommand::Odds));
    }
    if ui.add(PushButton::new("Close")).clicked() {
        pressed = Some(AdviceButton::Advice(AdviceCommand::Hide));
    }
    pressed
}
