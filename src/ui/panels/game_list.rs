//! The panel with several games or positions that were opened together: a press opens one of them, a
//! game in its analysis. Beside each game stands what both players gave away, as far as that is
//! known.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ProgressBar, TextStyle, Ui},
};
use tesserae_insight::{Analysis, Tally};
use tesserae_rules::{Outcome, ScoreLine, Session, sentence};

use crate::{
    advice::{GameAnalysis, ListAnalysis, tallies},
    save::{Listed, ListedGame, ListedPosition, ListedSession, SavedGames},
    table::{screen::Screen, settings::Settings},
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
    let title = title(view.listed);
    if panel::show(ctx, *screen.get(), "game list", title, |ui| {
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
    pub(crate) failure: Option<&'a str>,
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
pub(crate) const fn title(listed: &Listed) -> &'static str {
    match listed {
        Listed::Nothing | Listed::Games(_) => "Games",
        Listed::Positions(_) => "Positions",
    }
}

/// Draws the list.
pub(crate) fn draw(ui: &mut Ui, view: &ListView) -> Option<GameListPress> {
    panel::reading_area(ui, |ui| {
        let pressed = match view.listed {
            Listed::Nothing => {
                let words = "Nothing here. A file of several games, and a text with several positions, is listed here.";
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
fn heading(ui: &mut Ui, words: &str) {
    accessible::read_out(ui.ctx(), words);
    ui.add(Label::new(text(words, TextStyle::Body, PARCHMENT)).wrap());
}

fn draw_positions(ui: &mut Ui, positions: &[ListedPosition]) -> Option<GameListPress> {
    let mut pressed = None;
    heading(
        ui,
        &format!(
            "{} positions. Which one do you want to open?",
            positions.len()
        ),
    );
    divider(ui);
    for (index, position) in positions.iter().enumerate() {
        let label = format!("Position {}", index + 1);
        let session = &position.session;
        let names = session.header().both_names(session.game());
        let score = position.score.as_ref().map(in_words).unwrap_or_default();
        let details = format!("Score: {score}. {}", session.game().prompt(&names.into()));
        if row(
            ui,
            &label,
            &format!("{label}: {}. {details}", position.text),
        ) {
            pressed = Some(GameListPress::Position(index));
        }
        line(ui, position.text.as_str());
        line(ui, details);
        ui.add_space(6.0);
    }
    pressed
}

/// Draws the button of a row, which says the whole row to screen readers.
fn row(ui: &mut Ui, label: &str, spoken: &str) -> bool {
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
    heading(ui, &about(sessions));
    if let Some(analysis) = analysis
        && draw_progress(ui, analysis)
    {
        pressed = Some(GameListPress::Analyse);
    }
    divider(ui);
    let mut number = 0;
    for (index, listed) in sessions.iter().enumerate() {
        let known = analysis.and_then(|view| (view.of)(&listed.session));
        for (of_session, game) in listed.games.iter().enumerate() {
            number += 1;
            let names = listed.session.header().both_names(listed.session.game());
            let totals = known.map(|analysis| totals_in_words(analysis, of_session, names));
            let totals = totals.unwrap_or_default();
            let label = format!("Game {number}: {}", result(game.outcome.as_ref(), names));
            let details = details(game);
            if row(ui, &label, &format!("{label}. {details} {totals}")) {
                pressed = Some(GameListPress::Game(index, of_session));
            }
            line(ui, details);
            if !totals.is_empty() {
                // The first figures may still change.
                let is_final = known.is_some_and(Analysis::is_done);
                let colour = if is_final { PARCHMENT } else { MUTED };
                ui.add(Label::new(text(totals, TextStyle::Small, colour)).wrap());
            }
            ui.add_space(6.0);
        }
    }
    if analysis.is_some() {
        let words = "Given away: in stakes, or in a match what is worth as much as a stake. PR: half of what a decision \
                     gives away on average, in thousandths of it. The lower, the better.";
        ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
    }
    pressed
}

/// Draws how far the analysis is, and the button that stops it or takes it up; returns whether that
/// was pressed.
fn draw_progress(ui: &mut Ui, analysis: &AnalysisView) -> bool {
    if let Some(failure) = analysis.failure {
        let words = format!("No analysis: {failure}.");
        accessible::read_out(ui.ctx(), words.as_str());
        ui.add(Label::new(text(words, TextStyle::Body, WARNING)).wrap());
    }
    let is_begun = analysis.progress > 0.0;
    if analysis.progress >= 1.0 {
        line(ui, "All games are analysed.");
        return false;
    }
    if is_begun || analysis.is_running {
        let percent = (100.0 * analysis.progress).floor();
        let words = if analysis.is_running {
            format!("Analysing: {percent} %")
        } else {
            format!("Stopped at {percent} %")
        };
        ui.add(ProgressBar::new(analysis.progress).text(words).fill(BRASS));
    }
    let button = match (analysis.is_running, is_begun) {
        (true, _) => PushButton::new("Stop the analysis"),
        (false, true) => PushButton::new("Go on with the analysis"),
        (false, false) => PushButton::primary("Analyse all games"),
    };
    ui.add(button.min_width(ui.available_width())).clicked()
}

/// “Ann and Bob: 7 games.”
fn about(sessions: &[ListedSession]) -> String {
    let games: usize = sessions.iter().map(|listed| listed.games.len()).sum();
    let games = match games {
        1 => "1 game".to_owned(),
        games => format!("{games} games"),
    };
    let mut names = sessions
        .iter()
        .map(|listed| listed.session.header().both_names(listed.session.game()));
    let Some(first @ [one, other]) = names.next() else {
        return sentence(&games);
    };
    if names.all(|others| others == first) {
        format!("{one} and {other}: {games}.")
    } else {
        format!("{games} of several players.")
    }
}

/// A name that fits into a row.
fn short(name: &str) -> String {
    name.chars().take(14).collect()
}

/// “Ann wins 2”.
fn result(outcome: Option<&Outcome>, names: [&str; 2]) -> String {
    match outcome.map(|outcome| (outcome.winner, outcome.points)) {
        Some((Some(winner), points)) => format!("{} wins {points}", short(names[winner.index()])),
        Some((None, _)) => "a draw".to_owned(),
        None => "not finished".to_owned(),
    }
}

/// “Score before: 2–1 (match to 7). Gammon.”
fn details(game: &ListedGame) -> String {
    let manner = game
        .outcome
        .as_ref()
        .map(|outcome| outcome.manner.to_string());
    let manner = sentence(&manner.unwrap_or_default());
    match &game.score {
        Some(score) => format!("Score before: {}. {manner}", in_words(score)),
        None => manner,
    }
}

/// “2–1 (match to 7)”.
fn in_words(score: &ScoreLine) -> String {
    format!(
        "{} ({})",
        score.joined("–"),
        score.title.to_string().to_lowercase()
    )
}

/// “Given away: Ann 0.412 (PR 5.1), Bob 0.633 (PR 7.9).”
fn totals_in_words(analysis: &Analysis, number: usize, names: [&str; 2]) -> String {
    let tallies = tallies(analysis, number);
    if tallies.iter().all(|tally| tally.decisions == 0) {
        return String::new();
    }
    let words = |(name, tally): (&str, &Tally)| {
        let lost = tally.lost_share as f64 / 1_000.0;
        let rating = tally.performance_rating();
        format!("{} {lost:.3} (PR {rating:.1})", short(name))
    };
    let words = names.into_iter().zip(&tallies).map(words);
    format!("Given away: {}.", words.collect::<Vec<_>>().join(", "))
}
