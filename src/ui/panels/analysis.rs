//! The panel after the game: the chances as a graph, the errors with the better turns, the turning
//! points, luck and skill. Pressing a line leads the table there.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        Color32, CornerRadius, EventFilter, Key, Label, Pos2, ProgressBar, Rect, Shape, Stroke,
        StrokeKind, TextStyle, Ui, pos2, vec2,
    },
};
use tesserae_insight::{Analysis, Cause, Exercise, Judged, Mark, TurningPoint};
use tesserae_referee::Referee;
use tesserae_rules::{Seat, Session};
use tesserae_words::{self as words, Name, Text};

use crate::{
    advice::{GameAnalysis, KnownAnalysis, Review},
    editor::EditorCommand,
    page::command::{FileType, PageCommand},
    table::{
        PlayOut, Replay, ReplayCommand,
        language::say::{Say, language_or_english},
        players::level,
    },
    teaching::Practise,
    thinking::Thinking,
    ui::{
        panels::analysis_sums,
        state::{
            command::{UiCommand, UiCommands},
            open_panel::Panel,
        },
        theme::{self, BRASS, GOLD, GROOVE, MUTED, PARCHMENT, WARNING, icons::Icon, text},
        widgets::{button::PushButton, divider::divider, focus, panel},
    },
};

/// Shows the analysis of the session, as far as it has come.
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
    let Some(session) = referee.session() else {
        return Ok(());
    };
    let analysis = analysis.bypass_change_detection();
    analysis.want();
    let failure = analysis.failure().cloned();
    let shown = replay.session().map(|shown| shown.events().len());
    let known = analysis.of(session);
    let mut pressed = None;
    let can_list = commands.can_list(session);
    let mut lists = false;
    let title_of_panel = ctx.say(words::panels_analysis::analysis());
    let closed = panel::side_panel(ctx, "analysis", &title_of_panel, |ui| {
        if can_list {
            let label = words::panels_analysis::all_games();
            let button = PushButton::new(label).min_width(ui.available_width());
            lists = ui.add(button).clicked();
        }
        match (known, failure) {
            (Some(known), _) => pressed = draw(ui, session, &known, shown),
            (None, Some(failure)) => {
                let words = ui.say(words::panels_analysis::no_analysis(failure));
                ui.add(Label::new(text(words, TextStyle::Body, WARNING)).wrap());
            }
            (None, None) => {
                let words = ui.say(words::panels_analysis::one_moment());
                ui.label(text(words, theme::italic(), MUTED));
            }
        }
    });
    if lists {
        commands.send([UiCommand::ListGames(Box::new(session.clone()))]);
    }
    if closed {
        commands.send([UiCommand::ClosePanel]);
    }
    match pressed {
        Some(AnalysisPress::GoTo(events)) => {
            commands.send([UiCommand::Replay(ReplayCommand::To(events))])
        }
        Some(AnalysisPress::Practise(mistakes)) => {
            commands.send([UiCommand::Practise(Practise(mistakes))])
        }
        Some(AnalysisPress::Report(page)) => commands.send([UiCommand::Page(PageCommand::Save {
            title: ctx.say_plainly(title(session)),
            file_type: FileType::HTML,
            content: page.into_bytes(),
        })]),
        Some(AnalysisPress::Picture) => commands.send([UiCommand::TogglePanel(Panel::Picture)]),
        Some(AnalysisPress::Edit) => commands.send([UiCommand::Editor(EditorCommand::Open)]),
        Some(AnalysisPress::PlayOut(turn)) => commands.send([UiCommand::PlayOut(turn)]),
        Some(AnalysisPress::Review(start)) => {
            if let Some(judged) = analysis.decision(start) {
                review.open(judged, &mut thinking);
                commands.send([
                    UiCommand::Replay(ReplayCommand::To(start)),
                    UiCommand::TogglePanel(Panel::Decision),
                ]);
            }
        }
        None => {}
    }
    Ok(())
}

/// What was pressed in the panel.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum AnalysisPress {
    /// Leads the table to the position after this many events.
    GoTo(usize),
    /// Plays a turn out on the board.
    PlayOut(PlayOut),
    /// Looks closely at the decision before which there were this many events.
    Review(usize),
    /// Practises these mistakes.
    Practise(Vec<Exercise>),
    /// Edits the position that the table shows.
    Edit,
    /// Opens the panel with the ways to take the position away as a picture.
    Picture,
    /// Saves this report.
    Report(String),
}

/// From what the name of the file of a report is made.
fn title(session: &Session) -> Text {
    let [first, second] = session.header().both_names(session.game());
    let game = words::saving::of_two(session.header().game.title(), first, second);
    words::panels_analysis::analysis_of(game)
}

/// Draws what is known. If a replay shows the position after `shown` events, the graph marks it.
pub(crate) fn draw(
    ui: &mut Ui,
    session: &Session,
    known: &KnownAnalysis,
    shown: Option<usize>,
) -> Option<AnalysisPress> {
    let analysis = known.analysis;
    let names = session.header().both_names(session.game());
    let mut target = None;
    panel::reading_area(ui, |ui| {
        if analysis.is_done() {
            let words = analysis.sentence(&session.header().address(session.game()));
            ui.add(Label::new(text(ui.say(words), TextStyle::Body, PARCHMENT)).wrap());
        } else {
            let percent = (100.0 * analysis.progress()).floor() as u32;
            let words = ui.say(words::panels_analysis::analysing(percent));
            ui.add(
                ProgressBar::new(analysis.progress())
                    .text(words)
                    .fill(BRASS),
            );
        }
        ui.add_space(6.0);
        target = draw_graph(ui, session, analysis, shown).map(AnalysisPress::GoTo);
        let chance = ui.say(words::panels_analysis::above_and_below(
            &names[0], &names[1],
        ));
        ui.add(Label::new(text(chance, TextStyle::Small, MUTED)).wrap());
        let points = if analysis.is_done() {
            analysis.turning_points()
        } else {
            Vec::new()
        };
        if !points.is_empty() {
            heading(ui, words::panels_analysis::turning_points());
        }
        for point in &points {
            let Some((label, words)) = describe(analysis, point, &names) else {
                continue;
            };
            let words = ui.say(words);
            let button = PushButton::new(label).min_width(ui.available_width());
            if ui
                .add(button.selected(shown == Some(point.event)))
                .clicked()
            {
                target = Some(AnalysisPress::GoTo(point.event));
            }
            ui.add(Label::new(text(words, TextStyle::Small, PARCHMENT)).wrap());
        }
        analysis_sums::draw(ui, session, analysis, &names);
        if analysis.is_done() {
            let label = words::panels_analysis::save_report();
            let button = PushButton::new(label).min_width(ui.available_width());
            if ui.add(button).clicked() {
                target = Some(AnalysisPress::Report(tesserae_report::html(
                    session,
                    analysis,
                    &language_or_english(ui.ctx()),
                )));
            }
        }
        let wide = |ui: &mut Ui, label: Text| {
            let button = PushButton::new(label).min_width(ui.available_width());
            ui.add(button).clicked()
        };
        if wide(ui, words::panels_table::picture_of_position()) {
            target = Some(AnalysisPress::Picture);
        }
        if wide(ui, words::panels_table::edit_position()) {
            target = Some(AnalysisPress::Edit);
        }
        let reviewed = shown.filter(|shown| {
            let mut starts = analysis.decisions().iter().map(|judged| judged.start);
            starts.any(|start| start == *shown)
        });
        if let Some(start) = reviewed
            && wide(ui, words::panels_analysis::other_moves_here())
        {
            target = Some(AnalysisPress::Review(start));
        }
        heading(ui, words::panels_analysis::mistakes());
        for (label, exercises) in practice(session, analysis, &names) {
            let button = PushButton::new(label)
                .icon(Icon::Puzzle)
                .min_width(ui.available_width());
            if ui.add(button).clicked() {
                target = Some(AnalysisPress::Practise(exercises));
            }
        }
        let mut any = false;
        for judged in analysis
            .decisions()
            .iter()
            .filter(|judged| judged.verdict.mark.is_some())
        {
            any = true;
            target = draw_mistake(ui, analysis, judged, &names, shown).or(target.take());
        }
        if !any {
            let words = if analysis.is_done() {
                words::panels_analysis::none_seen()
            } else {
                words::panels_analysis::none_so_far()
            };
            let words = ui.say(words);
            ui.label(text(words, theme::italic(), MUTED));
        }
        ui.add_space(12.0);
    });
    target
}

pub(super) fn heading(ui: &mut Ui, title: Text) {
    let title = ui.say(title);
    ui.add_space(8.0);
    ui.label(text(title, TextStyle::Heading, GOLD));
    divider(ui);
}

/// What can be practised of an analysis that is complete: for each person who sits here, and of
/// whom mistakes were found, the label of the button and the mistakes.
fn practice(
    session: &Session,
    analysis: &Analysis,
    names: &[Name; 2],
) -> Vec<(Text, Vec<Exercise>)> {
    let header = session.header();
    let sits_here = |seat: &Seat| {
        level(header, *seat).is_none() && header.own_seat().is_none_or(|own| own == *seat)
    };
    let seats: Vec<Seat> = Seat::BOTH
        .into_iter()
        .filter(|seat| analysis.is_done() && sits_here(seat))
        .collect();
    let of_seat = |seat: &Seat| {
        let decisions = analysis.decisions().iter();
        let exercises: Vec<Exercise> = decisions
            .filter(|judged| judged.seat == *seat)
            .filter_map(Exercise::new)
            .collect();
        let label = match exercises.len() {
            0 => return None,
            count if seats.len() == 1 => words::panels_analysis::practise(count),
            count => {
                let name = short(&names[seat.index()]);
                words::panels_analysis::practise_of(count, name)
            }
        };
        Some((label, exercises))
    };
    seats.iter().filter_map(of_seat).collect()
}

/// A name that fits on a button.
pub(super) fn short(name: &Name) -> Name {
    name.cut(14)
}

/// A turning point: the label of its button, “Ann threw 6-6”, and what it changed.
fn describe(analysis: &Analysis, point: &TurningPoint, names: &[Name; 2]) -> Option<(Text, Text)> {
    let name = short(&names[point.seat.index()]);
    let scale = analysis.scale();
    match point.cause {
        Cause::Throw(index) => analysis.throws().get(index).map(|thrown| {
            let amount = scale.difference(thrown.luck);
            let luck = if thrown.luck.0 < 0 {
                words::panels_analysis::unlucky(amount)
            } else {
                words::panels_analysis::lucky(amount)
            };
            let threw = words::panels_analysis::threw(name, thrown.throw.to_string());
            (threw, luck)
        }),
        Cause::Decision(index) => analysis.decisions().get(index).map(|judged| {
            let what = match judged.verdict.mark {
                Some(mark) => mark.name(),
                None => words::panels_analysis::unmarked(),
            };
            let lost = scale.difference(judged.verdict.lost);
            let turn = judged.words().clone();
            (
                words::panels_analysis::what_it_was(name, what),
                words::panels_analysis::gave_away(turn, lost),
            )
        }),
    }
}

/// Draws a mistake: the button that leads to it, the better turn with the reason, and the buttons
/// that show both on the board and lead to the other moves of the decision.
fn draw_mistake(
    ui: &mut Ui,
    analysis: &Analysis,
    judged: &Judged,
    names: &[Name; 2],
    shown: Option<usize>,
) -> Option<AnalysisPress> {
    let sign = judged.verdict.mark.map_or("", Mark::sign);
    let lost = analysis.scale().difference(judged.verdict.lost);
    let name = short(&names[judged.seat.index()]);
    let label = words::panels_analysis::mistake(name, sign, lost);
    let button = PushButton::new(label)
        .selected(shown == Some(judged.start))
        .min_width(ui.available_width());
    let mut pressed = ui
        .add(button)
        .clicked()
        .then_some(AnalysisPress::GoTo(judged.start));
    let turn = judged.words().clone();
    let played = ui.say(words::panels_analysis::was_played(turn));
    ui.add(Label::new(text(played, TextStyle::Small, MUTED)).wrap());
    if let Some(why) = judged.why() {
        let better = judged.best_words().clone();
        let why = why.sentence(words::insight::it());
        let words = match why {
            Some(why) => words::panels_analysis::was_better(better, why),
            None => words::teaching::better(better),
        };
        ui.add(Label::new(text(ui.say(words), TextStyle::Small, PARCHMENT)).wrap());
    }
    ui.horizontal_wrapped(|ui| {
        let turns = [
            (
                words::panels_analysis::better(),
                judged.best.decision.chosen(),
            ),
            (words::panels_analysis::played(), judged.actions.as_slice()),
        ];
        for (label, actions) in turns.into_iter().filter(|(_, actions)| !actions.is_empty()) {
            let button = PushButton::new(label).icon(Icon::Eye);
            if ui.add(button).clicked() {
                pressed = Some(AnalysisPress::PlayOut(PlayOut {
                    start: judged.start,
                    actions: actions.to_vec(),
                }));
            }
        }
        let button = PushButton::new(words::panels_analysis::other_moves());
        if ui.add(button).clicked() {
            pressed = Some(AnalysisPress::Review(judged.start));
        }
    });
    ui.add_space(6.0);
    pressed
}

/// Draws the chances over the game with the marks; returns the events before the decision that was
/// pressed, or to which the keys left and right lead.
fn draw_graph(
    ui: &mut Ui,
    session: &Session,
    analysis: &Analysis,
    shown: Option<usize>,
) -> Option<usize> {
    const HEIGHT: f32 = 110.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), focus::sense(ui.ctx()));
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, CornerRadius::same(4), GROOVE);
    let area = rect.shrink(6.0);
    let all = session.events().len().max(1) as f32;
    let x = |events: usize| area.left() + area.width() * events as f32 / all;
    let at = |events: usize, win: i64| {
        pos2(
            x(events),
            area.bottom() - area.height() * win as f32 / 1_000_000.0,
        )
    };
    let middle = [
        pos2(area.left(), area.center().y),
        pos2(area.right(), area.center().y),
    ];
    painter.line_segment(middle, Stroke::new(1.0, BRASS.gamma_multiply(0.6)));
    if let Some(shown) = shown {
        painter.line_segment(
            [pos2(x(shown), rect.top()), pos2(x(shown), rect.bottom())],
            Stroke::new(1.0, MUTED),
        );
    }
    let line: Vec<Pos2> = analysis
        .graph()
        .into_iter()
        .map(|(events, win)| at(events, win))
        .collect();
    painter.add(Shape::line(line, Stroke::new(2.0, PARCHMENT)));
    for judged in analysis.decisions() {
        if let Some(mark) = judged.verdict.mark {
            draw_mark(ui, at(judged.end, judged.win()[1]), mark, rect);
        }
    }
    if response.has_focus() {
        painter.rect_stroke(
            rect,
            CornerRadius::same(4),
            Stroke::new(2.0, GOLD),
            StrokeKind::Inside,
        );
        let filter = EventFilter {
            horizontal_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        return step_by_key(ui, analysis, shown);
    }
    let pressed = response
        .interact_pointer_pos()
        .filter(|_| response.clicked())?;
    let nearest = analysis
        .decisions()
        .iter()
        .min_by_key(|judged| (x(judged.start) - pressed.x).abs() as u32)?;
    Some(nearest.start)
}

/// The decision before or after the one that is shown, if the key left or right was pressed.
fn step_by_key(ui: &Ui, analysis: &Analysis, shown: Option<usize>) -> Option<usize> {
    let mut starts = analysis.decisions().iter().map(|judged| judged.start);
    let shown = shown.unwrap_or(usize::MAX);
    if ui.input(|input| input.key_pressed(Key::ArrowLeft)) {
        starts.rfind(|start| *start < shown)
    } else if ui.input(|input| input.key_pressed(Key::ArrowRight)) {
        starts.find(|start| *start > shown)
    } else {
        None
    }
}

/// Draws a mark on the graph: the worse, the larger.
fn draw_mark(ui: &Ui, centre: Pos2, mark: Mark, clip: Rect) {
    let (radius, colour): (f32, Color32) = match mark {
        Mark::Doubtful => (2.5, MUTED),
        Mark::Error => (4.0, GOLD),
        Mark::Blunder => (5.0, WARNING),
    };
    ui.painter_at(clip)
        .circle(centre, radius, colour, Stroke::new(1.0, GROOVE));
}
