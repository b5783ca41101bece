//! The panel with several games or positions that were opened together: a press opens one of them, a
//! game in its analysis. Beside each game stands what both players gave away, as far as that is
//! known.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ProgressBar, TextStyle, Ui},
};
use tesserae_insight::{Analysis, Tally};
use tesserae_rules::{Outcome, ScoreLine, Session};
use tesserae_words::{self as words, Decimal, Name, Text};

use crate::{
    advice::{GameAnalysis, ListAnalysis, tallies},
    save::{Listed, ListedGame, ListedPosition, ListedSession, SavedGames},
    table::{language::say::Say, screen::Screen, settings::Settings},
    ui::{
        state::open_panel::{GameOpening, Panel},
        theme::{self, BRASS, MUTED, PARCHMENT, WARNING, text},
        widgets::{accessible, button::PushButton, divider::divider, panel},
    },
};

/// Shows the list.
pub(crate) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    mut saved: SavedGames,
    mut opening: GameOpening,
    mut analysis: ResMut<ListAnalysis>,
    table: Res<GameAnalysis>,
    settings: Res<Settings>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut pressed = None;
    let of = |session: &Session| analysis.of(session, &table);
    let view = ListView {
        listed: saved.list().content(),
        analysis: settings.insights.then(|| AnalysisView {
            is_running: analysis.is_running(),
            progress: analysis.progress(saved.list().sessions(), &table),
            failure: analysis.failure(),
            of: &of,
        }),
    };
    let title = ctx.say(title(view.listed));
    if panel::show(ctx, *screen.get(), "game list", &title, |ui| {
        pressed = draw(ui, &view);
    }) {
        opening.close();
    }
    match pressed {
        Some(GameListPress::Analyse) => analysis.bypass_change_detection().toggle(),
        Some(GameListPress::Game(session, game)) => {
            let listed = saved.list().sessions().get(session);
            let place = listed.and_then(|listed| Some((listed.id, listed.games.get(game)?.start)));
            if let Some((id, start)) = place {
                let panel = settings.insights.then_some(Panel::Analysis);
                opening.open(&mut saved, id, Some(start), panel);
            }
        }
        Some(GameListPress::Position(index)) => {
            if let Listed::Positions(positions) = saved.list().content()
                && let Some(position) = positions.get(index)
            {
                let session = position.session.clone();
                saved.open_position(&session);
            }
        }
        None => {}
    }
    Ok(())
}

/// What the panel shows.
pub(crate) struct ListView<'a> {
    /// The games or positions.
    pub(crate) listed: &'a Listed,
    /// Their analysis; None where insights are switched off.
    pub(crate) analysis: Option<AnalysisView<'a>>,
}

/// What is known of the games.
pub(crate) struct AnalysisView<'a> {
    /// Whether it goes on.
    pub(crate) is_running: bool,
    /// How much is done, from 0 to 1.
    pub(crate) progress: f32,
    /// Why it has stopped by itself.
    pub(crate) failure: Option<&'a Text>,
    /// What is known of a session.
    pub(crate) of: &'a dyn Fn(&Session) -> Option<&'a Analysis>,
}

/// What was pressed in the panel.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum GameListPress {
    /// Stops the analysis, or takes it up again.
    Analyse,
    /// Opens a game: which session, and which game of it.
    Game(usize, usize),
    /// Opens a position.
    Position(usize),
}

/// The title of the panel.
#[must_use]
pub(crate) const fn title(listed: &Listed) -> Text {
    match listed {
        Listed::Nothing | Listed::Games(_) => words::panels_analysis::games(),
        Listed::Positions(_) => words::panels_analysis::positions(),
    }
}

/// Draws the list.
pub(crate) fn draw(ui: &mut Ui, view: &ListView) -> Option<GameListPress> {
    panel::reading_area(ui, |ui| {
        let pressed = match view.listed {
            Listed::Nothing => {
                let words = ui.say(words::panels_analysis::nothing_listed());
                line(ui, words);
                None
            }
            Listed::Games(sessions) => draw_games(ui, sessions, view.analysis.as_ref()),
            Listed::Positions(positions) => draw_positions(ui, positions),
        };
        ui.add_space(12.0);
        pressed
    })
}

/// A line of text in small letters.
fn line(ui: &mut Ui, words: impl Into<String>) {
    ui.add(Label::new(text(words.into(), TextStyle::Small, MUTED)).wrap());
}

/// What the list is about, which is read out as well.
fn heading(ui: &mut Ui, words: Text) {
    let words = ui.say(words);
    accessible::read_out(ui.ctx(), words.as_str());
    ui.add(Label::new(text(words, TextStyle::Body, PARCHMENT)).wrap());
}

fn draw_positions(ui: &mut Ui, positions: &[ListedPosition]) -> Option<GameListPress> {
    let mut pressed = None;
    heading(ui, words::panels_analysis::which_position(positions.len()));
    divider(ui);
    for (index, position) in positions.iter().enumerate() {
        let label = words::panels_analysis::position(index + 1);
        let session = &position.session;
        let names = session.header().both_names(session.game());
        let score = position.score.as_ref().map(in_words);
        let score = words::panels_analysis::score_is(
            score.unwrap_or_else(|| words::common::as_written("")),
        );
        let prompt = session.game().prompt(&names.into());
        let details = words::common::next_sentence(score, prompt);
        let spoken =
            words::panels_analysis::position_in_words(label.clone(), position.text.as_str());
        let spoken = words::common::next_sentence(spoken, details.clone());
        if row(ui, &label, &spoken) {
            pressed = Some(GameListPress::Position(index));
        }
        line(ui, position.text.as_str());
        let details = ui.say(details);
        line(ui, details);
        ui.add_space(6.0);
    }
    pressed
}

/// Draws the button of a row, which says the whole row to screen readers.
fn row(ui: &mut Ui, label: &Text, spoken: &Text) -> bool {
    let width = ui.available_width();
    let button = PushButton::new(label).width(width);
    let response = ui.add(button);
    accessible::relabel_last(ui.ctx(), spoken);
    response.clicked()
}

fn draw_games(
    ui: &mut Ui,
    sessions: &[ListedSession],
    analysis: Option<&AnalysisView>,
) -> Option<GameListPress> {
    let mut pressed = None;
    heading(ui, about(sessions));
    if let Some(analysis) = analysis
        && draw_progress(ui, analysis)
    {
        pressed = Some(GameListPress::Analyse);
    }
    divider(ui);
    let mut number = 0_usize;
    for (index, listed) in sessions.iter().enumerate() {
        let known = analysis.and_then(|view| (view.of)(&listed.session));
        for (of_session, game) in listed.games.iter().enumerate() {
            number += 1;
            let names = listed.session.header().both_names(listed.session.game());
            let totals = known.and_then(|analysis| totals_in_words(analysis, of_session, &names));
            let result = result(game.outcome.as_ref(), &names);
            let label = words::panels_analysis::game_and_result(number, result.clone());
            let details = details(ui, game);
            let spoken = [
                Some(words::panels_analysis::game_sentence(number, result)),
                Some(words::common::as_written(details.as_str())),
                totals.clone(),
            ];
            let spoken = words::sentences(spoken.into_iter().flatten());
            if row(ui, &label, spoken.as_ref().unwrap_or(&label)) {
                pressed = Some(GameListPress::Game(index, of_session));
            }
            line(ui, details);
            if let Some(totals) = totals {
                let totals = ui.say(totals);
                // The first figures may still change.
                let is_final = known.is_some_and(Analysis::is_done);
                let colour = if is_final { PARCHMENT } else { MUTED };
                ui.add(Label::new(text(totals, TextStyle::Small, colour)).wrap());
            }
            ui.add_space(6.0);
        }
    }
    if analysis.is_some() {
        let words = ui.say(words::panels_analysis::about_giving_away());
        ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
    }
    pressed
}

/// Draws how far the analysis is, and the button that stops it or takes it up; returns whether that
/// was pressed.
fn draw_progress(ui: &mut Ui, analysis: &AnalysisView) -> bool {
    if let Some(failure) = analysis.failure {
        let words = ui.say(words::panels_analysis::no_analysis(failure.clone()));
        accessible::read_out(ui.ctx(), words.as_str());
        ui.add(Label::new(text(words, TextStyle::Body, WARNING)).wrap());
    }
    let is_begun = analysis.progress > 0.0;
    if analysis.progress >= 1.0 {
        let words = ui.say(words::panels_analysis::all_analysed());
        line(ui, words);
        return false;
    }
    if is_begun || analysis.is_running {
        let percent = (100.0 * analysis.progress).floor() as u32;
        let words = ui.say(if analysis.is_running {
            words::panels_analysis::analysing(percent)
        } else {
            words::panels_analysis::stopped_at(percent)
        });
        ui.add(ProgressBar::new(analysis.progress).text(words).fill(BRASS));
    }
    let button = match (analysis.is_running, is_begun) {
        (true, _) => PushButton::new(words::panels_analysis::stop_analysis()),
        (false, true) => PushButton::new(words::panels_analysis::go_on_with_analysis()),
        (false, false) => PushButton::primary(words::panels_analysis::analyse_all()),
    };
    ui.add(button.min_width(ui.available_width())).clicked()
}

/// “Ann and Bob: 7 games.”
fn about(sessions: &[ListedSession]) -> Text {
    let games: usize = sessions.iter().map(|listed| listed.games.len()).sum();
    let mut names = sessions
        .iter()
        .map(|listed| listed.session.header().both_names(listed.session.game()));
    let Some(first) = names.next() else {
        return words::panels_analysis::number_of_games(games);
    };
    if names.all(|others| others == first) {
        let [one, other] = first;
        words::panels_analysis::games_of_two(games, one, other)
    } else {
        words::panels_analysis::games_of_several(games)
    }
}

/// A name that fits into a row.
fn short(name: &Name) -> Name {
    name.cut(14)
}

/// “Ann wins 2”.
fn result(outcome: Option<&Outcome>, names: &[Name; 2]) -> Text {
    match outcome.map(|outcome| (outcome.winner, outcome.points)) {
        Some((Some(winner), points)) => {
            words::panels_analysis::wins_points(short(&names[winner.index()]), points)
        }
        Some((None, _)) => words::panels_analysis::a_draw(),
        None => words::panels_analysis::not_finished(),
    }
}

/// “Score before: 2–1 (Match to 7). Gammon.”
fn details(ui: &Ui, game: &ListedGame) -> String {
    let manner = game.outcome.as_ref().map(|outcome| {
        let manner = ui.sentence(&ui.say(&outcome.manner));
        words::common::as_written(manner)
    });
    let score = game.score.as_ref();
    let score = score.map(|score| words::panels_analysis::score_before(in_words(score)));
    let details = words::sentences(score.into_iter().chain(manner));
    details.map(|details| ui.say(details)).unwrap_or_default()
}

/// “2–1 (Match to 7)”.
fn in_words(score: &ScoreLine) -> Text {
    let points = words::common::as_written(score.joined("–"));
    words::panels_analysis::score_of_series(points, score.title.clone())
}

/// “Given away: Ann 0.412 (PR 5.1), Bob 0.633 (PR 7.9).”
fn totals_in_words(analysis: &Analysis, number: usize, names: &[Name; 2]) -> Option<Text> {
    let tallies = tallies(analysis, number);
    if tallies.iter().all(|tally| tally.decisions == 0) {
        return None;
    }
    let words = |(name, tally): (&Name, &Tally)| {
        let lost = tally.lost_share as f64 / 1_000.0;
        let (lost, rating) = (
            Decimal::rounded(lost, 3),
            Decimal::rounded(tally.performance_rating(), 1),
        );
        words::panels_analysis::gave_away_and_pr(short(name), lost, rating)
    };
    let each = names.iter().zip(&tallies).map(words);
    words::in_a_row(each).map(words::panels_analysis::all_given_away)
}
