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
    advice::{AdviceCommand, Adviser, Coach, CoachCommand, Objection, Ranked, Stage},
    input::keyboard,
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
    /// The best three; empty while the bots think.
    pub(crate) ranking: &'a [Ranked],
    /// Why the best is the best.
    pub(crate) why: Option<&'a str>,
    /// The odds, if they are asked for; empty while the bots think.
    pub(crate) odds: Option<&'a [String]>,
    /// What the coach says.
    pub(crate) objection: Option<&'a Objection>,
}

impl AdviceView<'_> {
    /// Whether there is nothing to show.
    fn is_empty(&self) -> bool {
        self.stage == Stage::Hidden && self.odds.is_none() && self.objection.is_none()
    }
}

/// Shows the box.
pub(crate) fn show(
    mut contexts: EguiContexts,
    adviser: Res<Adviser>,
    coach: Res<Coach>,
    settings: Res<Settings>,
    mut advice: MessageWriter<AdviceCommand>,
    mut answers: MessageWriter<CoachCommand>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let hint = adviser.advice();
    let view = AdviceView {
        stage: adviser.stage(),
        ranking: hint.map_or(&[], |hint| &hint.ranking),
        why: hint.and_then(|hint| hint.why.as_deref()),
        odds: adviser.odds(),
        objection: coach.objection(),
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
fn place(ctx: &Context) -> Rect {
    let areas = TableAreas::of(ctx);
    if ScreenLayout::of(ctx).is_phone() {
        return areas.board;
    }
    let bottom = panel::shown(ctx, "buttons").map_or(areas.actions.bottom(), |rect| rect.top() - 6.0);
    areas.actions.with_max_y(bottom)
}

/// Draws the box.
pub(crate) fn draw(ui: &mut Ui, view: &AdviceView) -> Option<AdviceButton> {
    let layout = ScreenLayout::of(ui.ctx());
    let mut pressed = None;
    panel_frame(ui).show(ui, |ui| {
        let frame = ui.spacing().window_margin.sum().x + 2.0;
        ui.set_max_width((place(ui.ctx()).width() - frame).min(layout.pick(300.0, 230.0)));
        let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
        match view.objection {
            Some(objection) => draw_objection(ui, objection),
            None => draw_texts(ui, view),
        }
        ui.spacing_mut().interact_size.y = target;
        ui.horizontal_wrapped(|ui| match view.objection {
            Some(_) => {
                if ui.add(PushButton::primary("Choose again").icon(Icon::Undo)).clicked() {
                    pressed = Some(AdviceButton::Coach(CoachCommand::ChooseAgain));
                }
                if ui.add(PushButton::new("Keep my turn")).clicked() {
                    pressed = Some(AdviceButton::Coach(CoachCommand::Keep));
                }
            }
            None => pressed = draw_buttons(ui, view),
        });
    });
    pressed
}

fn draw_objection(ui: &mut Ui, objection: &Objection) {
    let lost = format!("This turn gives away {}.", objection.lost);
    ui.add(Label::new(text(lost, theme::strong(), GOLD)).wrap());
    ui.add(Label::new(text(format!("Better: {}", objection.better), TextStyle::Body, PARCHMENT)).wrap());
    if let Some(why) = &objection.why {
        ui.add(Label::new(text(why, TextStyle::Body, PARCHMENT)).wrap());
    }
}

fn draw_texts(ui: &mut Ui, view: &AdviceView) {
    let mut line = |words: &str, colour| {
        ui.add(Label::new(text(words, TextStyle::Body, colour)).wrap());
    };
    if view.stage > Stage::Hidden {
        match (view.stage, view.ranking) {
            (_, []) => line("Looking for the best turn …", MUTED),
            (Stage::Best, [best, ..]) => line(&format!("Best: {}", best.words), PARCHMENT),
            (_, ranking) => {
                for (number, ranked) in (1..).zip(ranking) {
                    line(&format!("{number}. {}: {}", ranked.words, ranked.worth), PARCHMENT);
                }
            }
        }
        if view.stage == Stage::Reason && !view.ranking.is_empty() {
            line(view.why.unwrap_or("There is no choice."), GOLD);
        }
    }
    match view.odds {
        None => {}
        Some([]) => line("Working out the odds …", MUTED),
        Some(lines) => lines.iter().for_each(|words| line(words, PARCHMENT)),
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
    let odds = if view.odds.is_some() { "Hide odds" } else { "Odds" };
    if ui.add(PushButton::new(odds).key(keyboard::ODDS.name())).clicked() {
        pressed = Some(AdviceButton::Advice(AdviceCommand::Odds));
    }
    if ui.add(PushButton::new("Close")).clicked() {
        pressed = Some(AdviceButton::Advice(AdviceCommand::Hide));
    }
    pressed
}
