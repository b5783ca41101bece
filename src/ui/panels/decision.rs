//! The panel of one decision of an analysed game: its best moves, any other that is played on the
//! board or put together here, and a rollout of up to four of them.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ProgressBar, TextStyle, Ui},
};
use tesserae_insight::{PlayedOut, Scale};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Event, Session};
use tesserae_words::{self as words, Text};

use crate::{
    advice::{GameAnalysis, Review, ReviewCommand, Reviewed, Row},
    input::keyboard,
    table::{PlayOut, Replay, ReplayCommand, VariationIntent, language::say::Say},
    thinking::Thinking,
    ui::{
        state::{
            command::{UiCommand, UiCommands},
            open_panel::Panel,
        },
        theme::{self, BRASS, GOLD, MUTED, PARCHMENT, WARNING, icons::Icon, text},
        widgets::{button::PushButton, divider::divider, panel},
    },
};

/// Shows the decision that is looked at.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    replay: Res<Replay>,
    mut analysis: ResMut<GameAnalysis>,
    mut review: ResMut<Review>,
    mut thinking: ResMut<Thinking>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // The analysis goes on behind it.
    analysis.bypass_change_detection().want();
    let review = review.bypass_change_detection();
    let (Some(session), Some(open)) = (referee.session(), review.want()) else {
        return Ok(());
    };
    let shown = replay.session().map(|shown| shown.events().len());
    let mut pressed = None;
    let title = ctx.say(words::panels_analysis::decision());
    let closed = panel::side_panel(ctx, "decision", &title, |ui| {
        pressed = draw(ui, session, open, shown);
    });
    if closed {
        commands.send([UiCommand::ClosePanel]);
    }
    match pressed {
        Some(DecisionPress::Analysis) => commands.send([UiCommand::TogglePanel(Panel::Analysis)]),
        Some(DecisionPress::GoTo(events)) => {
            commands.send([UiCommand::Replay(ReplayCommand::To(events))])
        }
        Some(DecisionPress::PlayOut(turn)) => commands.send([UiCommand::PlayOut(turn)]),
        Some(DecisionPress::Variation(intent)) => {
            let start = open.start;
            commands.send([UiCommand::Variation(VariationIntent { start, intent })])
        }
        Some(DecisionPress::Review(command)) => review.handle(command, &mut thinking),
        None => {}
    }
    Ok(())
}

/// What was pressed in the panel.
#[derive(Clone, Debug)]
pub(crate) enum DecisionPress {
    /// Goes back to the analysis of the whole game.
    Analysis,
    /// Leads the table to the position after this many events.
    GoTo(usize),
    /// Plays a turn out on the board.
    PlayOut(PlayOut),
    /// Does something in a variation of the turn.
    Variation(Intent),
    /// Does something with the decision.
    Review(ReviewCommand),
}

/// Draws a decision. A replay shows the position after `shown` events.
pub(crate) fn draw(
    ui: &mut Ui,
    session: &Session,
    open: &Reviewed,
    shown: Option<usize>,
) -> Option<DecisionPress> {
    let mut pressed = None;
    panel::reading_area(ui, |ui| {
        let back = PushButton::new(words::panels_analysis::back_to_analysis());
        if ui.add(back).clicked() {
            pressed = Some(DecisionPress::Analysis);
        }
        label(ui, asked(session, open), PARCHMENT);
        let show = PushButton::new(words::panels_analysis::show_position());
        if shown != Some(open.start) && ui.add(show).clicked() {
            pressed = Some(DecisionPress::GoTo(open.start));
        }
        let scale = open.scale();
        for (number, row) in open.rows.iter().enumerate() {
            pressed = draw_row(ui, open, number, row, &scale).or(pressed.take());
        }
        if let Some(failure) = &open.failure {
            let why = words::panels_analysis::not_found_out(failure.clone());
            label(ui, why, WARNING);
        }
        pressed = draw_rollout(ui, open).or(pressed.take());
        pressed = draw_variation(ui, open).or(pressed.take());
        ui.add_space(12.0);
    });
    pressed
}

fn label(ui: &mut Ui, words: Text, colour: bevy_egui::egui::Color32) {
    let words = ui.say(words);
    ui.add(Label::new(text(words, TextStyle::Small, colour)).wrap());
}

fn heading(ui: &mut Ui, title: Text) {
    let title = ui.say(title);
    ui.add_space(8.0);
    ui.label(text(title, TextStyle::Heading, GOLD));
    divider(ui);
}

/// Whose decision it is, and with what throw: “Ann with 3-1.”
fn asked(session: &Session, open: &Reviewed) -> Text {
    let game = open.before();
    let name = game
        .pending()
        .seat()
        .map(|seat| session.header().name(seat, session.game()))
        .unwrap_or_default();
    let faces: Vec<String> = game.dice().iter().map(|die| die.face.to_string()).collect();
    if faces.is_empty() {
        words::panels_analysis::decides(name)
    } else {
        words::panels_analysis::with_throw(name, faces.join("-"))
    }
}

/// Draws what is known of one decision: the button that takes it into the rollout, what it gives
/// away, what the rollout says, and the button that shows it on the board.
fn draw_row(
    ui: &mut Ui,
    open: &Reviewed,
    number: usize,
    row: &Row,
    scale: &Scale,
) -> Option<DecisionPress> {
    let mut pressed = None;
    let can_choose = row.is_chosen || open.has_room();
    ui.horizontal_wrapped(|ui| {
        let choice = PushButton::new(&row.words)
            .selected(row.is_chosen)
            .enabled(can_choose && open.progress().is_none());
        if ui.add(choice).clicked() {
            pressed = Some(DecisionPress::Review(ReviewCommand::Choose(number)));
        }
        let actions = row.decision.chosen();
        let show = PushButton::new(words::panels_analysis::show()).icon(Icon::Eye);
        if !actions.is_empty() && ui.add(show).clicked() {
            pressed = Some(DecisionPress::PlayOut(PlayOut {
                start: open.start,
                actions: actions.to_vec(),
            }));
        }
    });
    let value = scale.fine(-row.lost);
    let lost = if scale.is_hardly_any(row.lost) {
        words::panels_analysis::gives_nothing(row.is_played, value)
    } else {
        let amount = scale.difference(row.lost);
        words::panels_analysis::gives_away(row.is_played, amount, value)
    };
    label(ui, lost, MUTED);
    if let Some(result) = &row.rolled {
        label(ui, rolled_in_words(result, scale), GOLD);
    }
    pressed
}

/// “Rolled out: +0.159 ± 0.004, 120 games.”
fn rolled_in_words(result: &PlayedOut, scale: &Scale) -> Text {
    match (result.games, result.error()) {
        (0, _) => words::panels_analysis::first_game_is_played(),
        (_, None) => words::panels_analysis::rolled_out_once(),
        (games, Some(error)) => {
            let value = scale.with_error(result.value(), error);
            words::panels_analysis::rolled_out(games, value)
        }
    }
}

/// Draws the button that begins and stops the rollout, and how far it is.
fn draw_rollout(ui: &mut Ui, open: &Reviewed) -> Option<DecisionPress> {
    heading(ui, words::panels_analysis::rollout());
    let roll_out = DecisionPress::Review(ReviewCommand::RollOut);
    if let Some(progress) = open.progress() {
        let percent = (100.0 * progress).floor() as u32;
        let words = ui.say(words::panels_analysis::percent_done(percent));
        ui.add(ProgressBar::new(progress).text(words).fill(BRASS));
        let stop = PushButton::new(words::panels_analysis::stop());
        return ui.add(stop).clicked().then_some(roll_out);
    }
    let count = open.rows.iter().filter(|row| row.is_chosen).count();
    let about = ui.say(words::panels_analysis::about_rollout());
    ui.add(Label::new(text(about, theme::italic(), MUTED)).wrap());
    let title = words::panels_analysis::roll_out(count);
    let button = PushButton::new(title).enabled(count > 0);
    ui.add(button).clicked().then_some(roll_out)
}

/// Draws the turn on the board, the actions by which it can go on, and the button that takes the
/// last one back.
fn draw_variation(ui: &mut Ui, open: &Reviewed) -> Option<DecisionPress> {
    let next = open.next_actions();
    if next.is_empty() && open.shown.is_empty() {
        return None;
    }
    heading(ui, words::panels_analysis::what_about());
    let words = tesserae_insight::notation(
        open.before(),
        &tesserae_bots::Decision::Act(open.shown.clone()),
    );
    let words = words::common::as_written(words);
    let words = match (open.shown.is_empty(), next.is_empty()) {
        (true, _) => words::panels_analysis::move_pieces(),
        (false, false) => words::panels_analysis::so_far(words),
        (false, true) => words::panels_analysis::on_board(words),
    };
    label(ui, words, PARCHMENT);
    if open.is_judging() {
        let words = ui.say(words::panels_analysis::one_moment());
        ui.label(text(words, theme::italic(), MUTED));
    }
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for (action, words) in next {
            if ui.add(PushButton::new(words)).clicked() {
                pressed = Some(Intent::from(Event::from(action)));
            }
        }
        let undo = PushButton::new(words::panels_analysis::take_back()).key(keyboard::UNDO.name());
        if !open.shown.is_empty() && ui.add(undo).clicked() {
            pressed = Some(Intent::Undo);
        }
    });
    pressed.map(DecisionPress::Variation)
}
