//! The panel with the results of all games and the luck of the dice, by player name.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Grid, Label, TextStyle, Ui},
};
use tesserae_bots::Level;
use tesserae_insight::level_of_rate;
use tesserae_rules::{DieKind, Kind, Seat};
use tesserae_words::{self as words, Decimal, Name, Text};

use crate::ui::{
    state::{
        command::{UiCommand, UiCommands},
        open_panel::Panel,
    },
    theme::{self, GOLD, MUTED, PARCHMENT, text},
    widgets::{button::PushButton, divider::divider, panel},
};
use crate::{
    save::{AnalysedGames, ErrorRates, Played, Rate, Results, SolvedPuzzles, name_of_person},
    table::{language::say::Say, screen::Screen, settings::Settings},
};

/// Shows the results of all games.
pub(crate) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    results: Res<Results>,
    (rates, solved): (Res<ErrorRates>, Res<SolvedPuzzles>),
    settings: Res<Settings>,
    mut commands: UiCommands,
    mut summary: Local<Option<Summary>>,
    analysed: Res<AnalysedGames>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if summary.is_none() || results.is_changed() {
        *summary = Some(Summary::of(results.all()));
    }
    let Some(summary) = summary.as_ref() else {
        return Ok(());
    };
    let mut lists = false;
    let title = ctx.say(words::panels_analysis::statistics());
    if panel::show(ctx, *screen.get(), "statistics", &title, |ui| {
        if settings.insights && !analysed.all().is_empty() {
            let label = words::panels_analysis::analysed_games_and_pr();
            lists = ui.add(PushButton::new(label)).clicked();
        }
        draw(
            ui,
            summary,
            settings.insights.then_some((&*rates, &*solved)),
        )
    }) {
        commands.send([UiCommand::ClosePanel]);
    }
    if lists {
        commands.send([UiCommand::TogglePanel(Panel::AnalysedGames)]);
    }
    Ok(())
}

/// The results of a player in one game.
#[derive(Clone, Debug, Default, PartialEq)]
struct Score {
    /// What is read for them.
    name: Name,
    played: u32,
    won: u32,
    points: u32,
    /// The games won in a special manner, such as a gammon, by manner.
    manners: BTreeMap<String, (Text, u32)>,
}

/// The dice of a player: their number and the sum of their faces.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
struct Luck {
    dice: u32,
    sum: u32,
}

/// The totals of all results.
#[derive(Clone, Debug, Default)]
pub(crate) struct Summary {
    games: BTreeMap<Kind, GameTotals>,
    luck: BTreeMap<String, (Name, Luck)>,
}

/// The totals of one game.
#[derive(Clone, Debug, Default)]
struct GameTotals {
    finished: u32,
    begun: u32,
    /// The games between two people, by player.
    players: BTreeMap<String, Score>,
    /// The games of people against bots, by level and player.
    against_bots: BTreeMap<(Level, String), Score>,
}

impl GameTotals {
    /// Where a finished game counts for a seat; nowhere for a bot. Everybody is known by their name
    /// in English.
    fn score(&mut self, played: &Played, seat: Seat, name: &Name) -> Option<&mut Score> {
        let level = |seat: Seat| {
            played.players[seat.index()]
                .bot()
                .map(|key| key.parse().unwrap_or(Level::Oracle))
        };
        let key = name.to_string();
        let score = match (level(seat), level(seat.other())) {
            (Some(_), _) => return None,
            (None, Some(bot)) => self.against_bots.entry((bot, key)).or_default(),
            (None, None) => self.players.entry(key).or_default(),
        };
        score.name = name.clone();
        Some(score)
    }
}

impl Summary {
    /// Adds up the results of sessions.
    pub(crate) fn of<'a>(all: impl IntoIterator<Item = &'a Played>) -> Self {
        let mut games: BTreeMap<Kind, GameTotals> = BTreeMap::new();
        let mut luck: BTreeMap<String, (Name, Luck)> = BTreeMap::new();
        for played in all {
            let names = Seat::BOTH.map(|seat| played.name(seat));
            let totals = games.entry(played.game).or_default();
            totals.begun += 1;
            for finished in &played.finished {
                totals.finished += 1;
                for seat in Seat::BOTH {
                    let Some(score) = totals.score(played, seat, &names[seat.index()]) else {
                        continue;
                    };
                    score.played += 1;
                    if finished.winner == Some(seat) {
                        score.won += 1;
                        score.points += finished.points;
                        if let Some(manner) = finished.manner() {
                            let count = score.manners.entry(manner.to_string());
                            count.or_insert((manner, 0)).1 += 1;
                        }
                    }
                }
            }
            for seat in Seat::BOTH {
                let counts = played.faces.of(seat, DieKind::Cube);
                let dice = counts.iter().sum::<u32>();
                if dice > 0 {
                    let name = &names[seat.index()];
                    let (known, luck) = luck.entry(name.to_string()).or_default();
                    *known = name.clone();
                    luck.dice += dice;
                    luck.sum += (1..)
                        .zip(counts)
                        .map(|(face, count)| face * count)
                        .sum::<u32>();
                }
            }
        }
        Self { games, luck }
    }
}

impl Luck {
    fn average(self) -> f64 {
        f64::from(self.sum) / f64::from(self.dice.max(1))
    }

    /// In how many of 100 samples of this size the average of fair dice is at least this far from
    /// 3.5.
    fn percentile(self) -> f64 {
        /// The variance of a die: 35/12.
        const VARIANCE: f64 = 35.0 / 12.0;
        let deviations =
            (self.average() - 3.5).abs() / (VARIANCE / f64::from(self.dice.max(1))).sqrt();
        100.0 * libm::erfc(deviations / std::f64::consts::SQRT_2)
    }
}

/// Draws the results of each game, the error rates and the luck of each player, and the solved
/// puzzles.
pub(crate) fn draw(
    ui: &mut Ui,
    summary: &Summary,
    insights: Option<(&ErrorRates, &SolvedPuzzles)>,
) {
    let rates = insights.map(|(rates, _)| rates);
    let rated = rates.map(ErrorRates::rates).unwrap_or_default();
    panel::reading_area(ui, |ui| {
        if summary.games.is_empty() {
            let words = ui.say(words::panels_analysis::no_games());
            ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
        }
        for (kind, totals) in &summary.games {
            ui.label(text(ui.say(kind.title()), TextStyle::Heading, GOLD));
            let count = match (totals.finished, totals.begun) {
                (0, begun) => words::panels_analysis::none_finished(begun),
                (finished, _) => words::panels_analysis::finished(finished),
            };
            let count = ui.say(count);
            ui.label(text(count, theme::italic(), MUTED));
            draw_scores(ui, kind.key(), totals);
            if let Some(rated) = rated.get(kind) {
                draw_rates(ui, *kind, rated);
            }
            divider(ui);
        }
        if let Some((_, solved)) = insights {
            draw_puzzles(ui, solved);
        }
        if !summary.luck.is_empty() {
            let heading = ui.say(words::panels_analysis::dice_luck());
            ui.label(text(heading, TextStyle::Heading, GOLD));
            draw_luck(ui, &summary.luck);
            let words = ui.say(words::panels_analysis::about_luck());
            ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
        }
        let copy = PushButton::new(words::panels_analysis::copy_error_rates());
        if let Some(rates) = rates.filter(|_| !rated.is_empty())
            && ui.add(copy).clicked()
        {
            ui.ctx().copy_text(rates.table());
        }
        ui.add_space(12.0);
    });
}

/// Draws how many puzzles of each game were solved, if any were tried.
fn draw_puzzles(ui: &mut Ui, solved: &SolvedPuzzles) {
    let counts = Kind::offered().map(|kind| (kind, solved.count(kind)));
    if counts.iter().all(|(_, [_, tried])| *tried == 0) {
        return;
    }
    let heading = ui.say(words::panels_analysis::puzzles_solved());
    ui.label(text(heading, TextStyle::Heading, GOLD));
    for (kind, [solved, tried]) in counts.into_iter().filter(|(_, [_, tried])| *tried > 0) {
        let words = ui.say(words::panels_analysis::solved_of(
            kind.title(),
            solved,
            tried,
        ));
        ui.label(text(words, TextStyle::Body, PARCHMENT));
    }
    divider(ui);
}

/// Draws the error rates of a game, each with the opponent who errs about as much.
fn draw_rates(ui: &mut Ui, kind: Kind, rated: &BTreeMap<&str, Rate>) {
    for (name, rate) in rated {
        let rounded = |rate: f64| rate.round() as i64;
        let (count, last) = (rate.games, rounded(rate.last));
        let name = name_of_person(kind, name);
        let words = match rate.before.map(rounded) {
            Some(before) => words::panels_analysis::rate_before(count, name, before, last),
            None => words::panels_analysis::rate(count, name, last),
        };
        let words = match level_of_rate(kind, rate.last) {
            Some(level) => words::panels_analysis::like_level(words, level.title()),
            None => words,
        };
        let words = ui.say(words);
        ui.add(Label::new(text(words, TextStyle::Body, PARCHMENT)).wrap());
    }
}

fn draw_scores(ui: &mut Ui, salt: &str, totals: &GameTotals) {
    let people: Vec<(Text, &Score)> = totals
        .players
        .values()
        .map(|score| (Text::from(&score.name), score))
        .collect();
    let against = totals.against_bots.iter();
    let against: Vec<(Text, &Score)> = against
        .map(|((level, _), score)| {
            let against = words::panels_analysis::against(&score.name, level.title());
            (against, score)
        })
        .collect();
    draw_table(ui, salt, &people);
    draw_table(ui, &format!("{salt} against bots"), &against);
}

fn draw_table(ui: &mut Ui, salt: &str, scores: &[(Text, &Score)]) {
    if scores.is_empty() {
        return;
    }
    Grid::new(salt)
        .num_columns(3)
        .spacing([16.0, 4.0])
        .min_row_height(0.0)
        .min_col_width(0.0)
        .show(ui, |ui| {
            let head = [
                words::panels_analysis::won(),
                words::panels_analysis::points(),
            ];
            draw_head(ui, head);
            for (name, score) in scores {
                let won = ui.say(words::panels_analysis::won_of(score.won, score.played));
                draw_row(ui, name, [won, score.points.to_string()]);
            }
        });
    for (name, score) in scores.iter().filter(|(_, score)| !score.manners.is_empty()) {
        let manners = score
            .manners
            .values()
            .map(|(manner, count)| words::panels_analysis::count_of_manner(*count, manner.clone()));
        let Some(manners) = words::in_a_row(manners) else {
            continue;
        };
        let words = ui.say(words::panels_analysis::manners(name.clone(), manners));
        ui.add(Label::new(text(words, TextStyle::Small, MUTED)).wrap());
    }
}

fn draw_luck(ui: &mut Ui, players: &BTreeMap<String, (Name, Luck)>) {
    Grid::new("luck")
        .num_columns(4)
        .spacing([16.0, 4.0])
        .min_row_height(0.0)
        .min_col_width(0.0)
        .show(ui, |ui| {
            let head = [
                words::panels_analysis::dice_column(),
                words::panels_analysis::average(),
                words::panels_analysis::of_hundred(),
            ];
            draw_head(ui, head);
            for (name, luck) in players.values() {
                let cells = [
                    luck.dice.to_string(),
                    ui.say(words::insight::decimal(Decimal::rounded(luck.average(), 2))),
                    ui.say(words::insight::decimal(Decimal::rounded(
                        luck.percentile(),
                        0,
                    ))),
                ];
                draw_row(ui, &Text::from(name), cells);
            }
        });
}

/// Draws the titles of the columns after that of the names.
fn draw_head<const N: usize>(ui: &mut Ui, titles: [Text; N]) {
    ui.label("");
    for title in titles {
        let title = ui.say(title);
        ui.label(text(title, TextStyle::Small, MUTED));
    }
    ui.end_row();
}

fn draw_row<const N: usize>(ui: &mut Ui, name: &Text, cells: [String; N]) {
    let name = ui.say(name);
    let short = shortened(&name);
    ui.label(text(short, TextStyle::Body, PARCHMENT))
        .on_hover_text(name);
    for cell in cells {
        ui.label(text(cell, theme::strong(), PARCHMENT));
    }
    ui.end_row();
}

/// A name, cut off with an ellipsis where it would leave the figures no room.
fn shortened(name: &str) -> String {
    const MOST: usize = 18;
    if name.chars().count() <= MOST {
        return name.to_owned();
    }
    name.chars().take(MOST - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use tesserae_rules::session::Player;

    use super::*;
    use crate::save::{Faces, Finished};

    fn played(names: [&str; 2], wins: &[(Seat, u32, &str)]) -> Played {
        played_by(Default::default(), names, wins)
    }

    fn played_by(players: [Player; 2], names: [&str; 2], wins: &[(Seat, u32, &str)]) -> Played {
        let finished = wins.iter().map(|(winner, points, manner)| Finished {
            winner: Some(*winner),
            points: *points,
            manner: (*manner).to_owned(),
            said: None,
        });
        let counts = r#"{"dice":[[10,0,0,0,0,0],[0,0,0,0,0,10]],"lots":[[0,0],[0,0]]}"#;
        let faces: Faces = serde_json::from_str(counts).expect("as in files");
        let names = names.map(str::to_owned);
        Played {
            began: 1,
            game: Kind::Backgammon,
            names,
            players,
            finished: finished.collect(),
            faces,
        }
    }

    #[test]
    fn players_are_counted_by_name_whichever_seat_they_had() {
        let all = [
            played(
                ["Anna", "Ben"],
                &[(Seat::First, 2, "gammon"), (Seat::Second, 1, "")],
            ),
            played(["Ben", "Anna"], &[(Seat::Second, 1, "")]),
            played(["", ""], &[]),
        ];
        let summary = Summary::of(&all);
        let totals = &summary.games[&Kind::Backgammon];
        assert_eq!(
            (summary.games.len(), totals.finished, totals.begun),
            (1, 3, 3)
        );
        let (anna, ben) = (&totals.players["Anna"], &totals.players["Ben"]);
        assert_eq!((anna.played, anna.won, anna.points), (3, 2, 3));
        assert_eq!((ben.played, ben.won, ben.points), (3, 1, 1));
        let gammon = (words::common::as_written("gammon"), 1);
        assert_eq!(anna.manners["gammon"], gammon);
        let luck = |key: &str| summary.luck[key].clone();
        assert_eq!(luck("Anna"), ("Anna".into(), Luck { dice: 20, sum: 70 }));
        let white = words::backgammon::white().into();
        assert_eq!(luck("White"), (white, Luck { dice: 10, sum: 10 }));
    }

    #[test]
    fn games_against_bots_count_apart_and_games_between_bots_for_nobody() {
        let bot = |level: &str| Player::Bot(level.to_owned());
        let all = [
            played(["Anna", "Ben"], &[(Seat::First, 2, "")]),
            played_by(
                [Player::Person, bot("regular")],
                ["Anna", "Regular"],
                &[(Seat::Second, 1, "")],
            ),
            played_by(
                [bot("regular"), Player::Person],
                ["Regular", "Anna"],
                &[(Seat::Second, 4, "gammon")],
            ),
            played_by(
                [bot("guest"), bot("oracle")],
                ["Guest", "Oracle"],
                &[(Seat::Second, 3, "")],
            ),
        ];
        let summary = Summary::of(&all);
        let totals = &summary.games[&Kind::Backgammon];
        assert_eq!(
            (
                totals.finished,
                totals.players.len(),
                totals.against_bots.len()
            ),
            (4, 2, 1)
        );
        assert_eq!(
            (totals.players["Anna"].played, totals.players["Anna"].points),
            (1, 2)
        );
        let score = &totals.against_bots[&(Level::Regular, "Anna".to_owned())];
        assert_eq!((score.played, score.won, score.points), (2, 1, 4));
    }

    #[test]
    fn a_long_name_ends_with_an_ellipsis() {
        assert_eq!(shortened("Enheduanna, Sargon"), "Enheduanna, Sargon");
        assert_eq!(shortened("Enheduanna of Akkad"), "Enheduanna of Akk…");
    }

    #[test]
    fn the_average_of_fair_dice_is_usual_and_one_far_from_it_is_rare() {
        let even = Luck {
            dice: 100,
            sum: 350,
        };
        assert!(even.percentile() > 99.9);
        // One standard deviation: 100 dice with an average of 3.5 + √(35/12/100).
        let lucky = Luck {
            dice: 1200,
            sum: 4200 + 59,
        };
        assert!(
            (lucky.percentile() - 31.8).abs() < 1.0,
            "{}",
            lucky.percentile()
        );
        assert!(
            Luck {
                dice: 100,
                sum: 600
            }
            .percentile()
                < 0.01
        );
    }
}
