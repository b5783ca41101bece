//! The panel with the games that were analysed: the performance rating of a player over time as a
//! curve, and below it the games, of which a press opens one again.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{CornerRadius, Label, Pos2, Rect, Sense, Shape, Stroke, TextStyle, Ui, pos2, vec2},
};
use tesserae_insight::Tally;
use tesserae_rules::{Kind, session::date_in_words};
use tesserae_words::{self as words, Decimal, Text};

use crate::{
    save::{AnalysedGame, AnalysedGames, AnalysedPlayer, SavedGames, name_of_person},
    table::{language::say::Say, screen::Screen, settings::Settings},
    ui::{
        state::open_panel::{GameOpening, Panel},
        theme::{self, BRASS, GOLD, GROOVE, MUTED, PARCHMENT, text},
        widgets::{accessible, button::PushButton, divider::divider, panel},
    },
};

/// Over how many of the last games the thick line takes the mean.
const MEAN_OF: usize = 10;
/// As many games are listed at first, and with every press on “Older games” more.
const PAGE: usize = 50;

/// Shows the analysed games.
pub(crate) fn show(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    mut saved: SavedGames,
    mut opening: GameOpening,
    games: Res<AnalysedGames>,
    settings: Res<Settings>,
    mut state: ResMut<AnalysedGamesState>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut pressed = None;
    if panel::show(
        ctx,
        *screen.get(),
        "analysed games",
        words::panels_analysis::analysed_games(),
        |ui| {
            let is_kept = |game: &AnalysedGame| saved.that_began(game.began).is_some();
            pressed = draw(ui, games.all(), &is_kept, &mut state);
        },
    ) {
        opening.close();
        *state = AnalysedGamesState::default();
    }
    if let Some(id) = pressed.and_then(|began| saved.that_began(began)) {
        let panel = settings.insights.then_some(Panel::Analysis);
        opening.open(&mut saved, id, Some(0), panel);
    }
    Ok(())
}

/// A player, with the game that they played: ratings of different games are not comparable.
type Person = (Kind, String);

/// The state of the panel.
#[derive(Resource, Default)]
pub(crate) struct AnalysedGamesState {
    /// Whose curve is drawn, once somebody has been chosen.
    chosen: Option<Person>,
    /// How many pages of older games are listed besides the first.
    pages: usize,
}

/// Draws the curve and the list; returns the game that was pressed, by when it began. `is_kept`
/// says whether the moves of a game are still saved.
pub(crate) fn draw(
    ui: &mut Ui,
    games: &[AnalysedGame],
    is_kept: &dyn Fn(&AnalysedGame) -> bool,
    state: &mut AnalysedGamesState,
) -> Option<u64> {
    let mut pressed = None;
    panel::reading_area(ui, |ui| {
        let people = people(games);
        if people.is_empty() {
            let words = ui.say(words::panels_analysis::none_analysed());
            ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
            return;
        }
        let is_there = |chosen: &&Person| people.contains(chosen);
        let chosen = state.chosen.as_ref().filter(is_there);
        let chosen = chosen.or(people.first()).cloned();
        if people.len() > 1 {
            draw_people(ui, &people, chosen.as_ref(), state);
        }
        if let Some(person) = &chosen {
            draw_curve(ui, person, &ratings(games, person));
        }
        divider(ui);
        let of_person = |game: &&AnalysedGame| chosen.as_ref().is_none_or(|of| plays(game, of));
        let listed: Vec<&AnalysedGame> = games.iter().rev().filter(of_person).collect();
        let most = PAGE * (1 + state.pages);
        for game in listed.iter().take(most) {
            if draw_game(ui, game, is_kept(game)) {
                pressed = Some(game.began);
            }
        }
        let older = PushButton::new(words::panels_analysis::older_games());
        if listed.len() > most && ui.add(older).clicked() {
            state.pages += 1;
        }
        let words = ui.say(words::panels_analysis::about_rating());
        ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
        ui.add_space(12.0);
    });
    pressed
}

/// Everybody with a rating who is no bot, whoever has most games first.
fn people(games: &[AnalysedGame]) -> Vec<Person> {
    let mut counts: BTreeMap<Person, usize> = BTreeMap::new();
    for game in games {
        for player in game.players.iter().filter(|player| is_rated(player)) {
            *counts.entry((game.game, player.name.clone())).or_default() += 1;
        }
    }
    let mut people: Vec<(Person, usize)> = counts.into_iter().collect();
    people.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    people.into_iter().map(|(person, _)| person).collect()
}

fn is_rated(player: &AnalysedPlayer) -> bool {
    !player.is_bot && player.decisions > 0
}

fn plays(game: &AnalysedGame, (kind, name): &Person) -> bool {
    let is_it = |player: &AnalysedPlayer| player.name == *name && is_rated(player);
    game.game == *kind && game.players.iter().any(is_it)
}

/// A game's rating of a player, and the mean over their last games up to it.
#[derive(Copy, Clone, Debug, PartialEq)]
struct GameRating {
    rating: f64,
    mean: f64,
}

/// The ratings of a player in the order in which they played.
fn ratings(games: &[AnalysedGame], (kind, name): &Person) -> Vec<GameRating> {
    let of_kind = games.iter().filter(|game| game.game == *kind);
    let players = of_kind.flat_map(|game| &game.players);
    let played: Vec<&AnalysedPlayer> = players
        .filter(|player| player.name == *name && is_rated(player))
        .collect();
    let rated = |(index, player): (usize, &&AnalysedPlayer)| {
        let last = &played[(index + 1).saturating_sub(MEAN_OF)..=index];
        let sums: Tally = last.iter().map(|player| player.tally()).sum();
        let mean = sums.performance_rating();
        Some(GameRating {
            rating: player.rating()?,
            mean,
        })
    };
    played.iter().enumerate().filter_map(rated).collect()
}

/// Draws the names to choose from.
fn draw_people(
    ui: &mut Ui,
    people: &[Person],
    chosen: Option<&Person>,
    state: &mut AnalysedGamesState,
) {
    /// Whoever has played less is not offered.
    const MOST: usize = 8;
    let has_others = people.iter().any(|(kind, _)| *kind != people[0].0);
    ui.horizontal_wrapped(|ui| {
        for person in people.iter().take(MOST) {
            let (kind, name) = person;
            let name = name_of_person(*kind, name).cut(18);
            let label = if has_others {
                let game = kind.title();
                words::panels_analysis::name_and_game(name, game)
            } else {
                name.into()
            };
            let button = PushButton::new(label).at_most(ui.available_width());
            if ui.add(button.selected(chosen == Some(person))).clicked() {
                state.chosen = Some(person.clone());
                state.pages = 0;
            }
        }
    });
}

/// Draws the ratings of a player over their games: a point and a thin line for each game, a thick
/// line for the mean of the last ones.
fn draw_curve(ui: &mut Ui, (kind, name): &Person, ratings: &[GameRating]) {
    const HEIGHT: f32 = 130.0;
    let Some(last) = ratings.last() else { return };
    let name = name_of_person(*kind, name);
    let words = if let [only] = ratings {
        words::panels_analysis::pr_in_one(name, Decimal::rounded(only.rating, 1))
    } else {
        let (count, of) = (ratings.len(), ratings.len().min(MEAN_OF));
        let (rating, mean) = (
            Decimal::rounded(last.rating, 1),
            Decimal::rounded(last.mean, 1),
        );
        words::panels_analysis::pr_in_last(name, rating, count, mean, of)
    };
    let words = ui.say(words);
    accessible::read_out(ui.ctx(), words.as_str());
    ui.add(Label::new(text(words, TextStyle::Body, PARCHMENT)).wrap());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, CornerRadius::same(4), GROOVE);
    let worst = ratings.iter().map(|rated| rated.rating).fold(0.0, f64::max);
    let step = step(worst);
    let top = (worst / step).ceil().max(1.0) * step;
    let font = TextStyle::Small.resolve(ui.style());
    let lines = (0..=(top / step).round() as u32).map(|line| f64::from(line) * step);
    let labels = lines.map(|value| {
        let label = painter.layout_no_wrap(value.to_string(), font.clone(), MUTED);
        (value, label)
    });
    let labels: Vec<_> = labels.collect();
    let widest = labels.iter().map(|(_, label)| label.size().x);
    let left = widest.fold(32.0, f32::max) + 6.0;
    let area = Rect::from_min_max(rect.min + vec2(left, 10.0), rect.max - vec2(10.0, 12.0));
    let height =
        |rating: f64| area.bottom() - area.height() * (rating / top).clamp(0.0, 1.0) as f32;
    for (value, label) in labels {
        let y = height(value);
        let ends = [pos2(area.left(), y), pos2(area.right(), y)];
        painter.line_segment(ends, Stroke::new(1.0, BRASS.gamma_multiply(0.4)));
        let at = pos2(area.left() - 6.0, y) - label.rect.right_center().to_vec2();
        painter.galley(at, label, MUTED);
    }
    // A single game stands in the middle.
    let at = |index: usize, rating: f64| {
        let share = match ratings.len() {
            1 => 0.5,
            all => index as f32 / (all - 1) as f32,
        };
        pos2(area.left() + area.width() * share, height(rating))
    };
    let points = |of: fn(&GameRating) -> f64| -> Vec<Pos2> {
        let indexed = ratings.iter().enumerate();
        indexed.map(|(index, rated)| at(index, of(rated))).collect()
    };
    let (each, mean) = (points(|rated| rated.rating), points(|rated| rated.mean));
    painter.add(Shape::line(each.clone(), Stroke::new(1.0, MUTED)));
    for point in each {
        painter.circle_filled(point, 2.5, PARCHMENT);
    }
    painter.add(Shape::line(mean, Stroke::new(2.5, GOLD)));
    let legend = ui.say(words::panels_analysis::legend(MEAN_OF));
    ui.add(Label::new(text(legend, TextStyle::Small, MUTED)).wrap());
}

/// The distance of two lines of the curve, so that there are at most five.
fn step(worst: f64) -> f64 {
    let mut step = 1.0;
    // 1, 2, 5, 10, 20, 50 …
    for factor in [2.0, 2.5, 2.0].into_iter().cycle() {
        if worst <= 5.0 * step || !worst.is_finite() {
            break;
        }
        step *= factor;
    }
    step
}

/// Draws a game: what it was, and the button that opens it if it is still kept.
fn draw_game(ui: &mut Ui, game: &AnalysedGame, is_kept: bool) -> bool {
    let players = game.players.iter();
    let names = players.map(|player| Text::from(player.reads_as(game.game).cut(14)));
    let label = names.fold(date_in_words(&game.date), words::common::next_in_row);
    let ratings = game.players.iter().filter_map(|player| {
        let name = player.reads_as(game.game).cut(14);
        let rating = Decimal::rounded(player.rating()?, 1);
        Some(words::panels_analysis::pr_of(name, rating))
    });
    let ratings = words::in_a_row(ratings).map(words::panels_analysis::ratings);
    let title = game.game.title();
    let sentences = [
        Some(words::common::stated(title)),
        game.result(),
        ratings,
        (!is_kept).then(words::panels_analysis::moves_not_saved),
    ];
    let details = words::sentences(sentences.into_iter().flatten());
    let details = details
        .map(|details: Text| ui.say(details))
        .unwrap_or_default();
    let button = PushButton::new(&label)
        .enabled(is_kept)
        .width(ui.available_width());
    let response = ui.add(button);
    // A button that cannot be pressed is not listed.
    if is_kept {
        let row = words::common::stated(label);
        let spoken = words::common::next_sentence(row, words::common::as_written(details.as_str()));
        accessible::relabel_last(ui.ctx(), spoken);
    }
    ui.add(Label::new(text(details, TextStyle::Small, MUTED)).wrap());
    ui.add_space(6.0);
    response.clicked() && is_kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(began: u64, players: &[(&str, bool, u32, i64)]) -> AnalysedGame {
        let player = |&(name, is_bot, decisions, lost): &(&str, bool, u32, i64)| AnalysedPlayer {
            name: name.to_owned(),
            is_bot,
            decisions,
            lost,
        };
        AnalysedGame {
            began,
            date: "2026-11-20".to_owned(),
            game: Kind::Backgammon,
            players: players.iter().map(player).collect(),
            result: String::new(),
            said: None,
        }
    }

    #[test]
    fn the_mean_counts_decisions_and_reaches_over_the_last_games_only() {
        let mut games = vec![
            game(0, &[("Ann", false, 10, 1_000), ("Oracle", true, 10, 0)]),
            game(1, &[("Bob", false, 0, 0), ("Ann", false, 30, 600)]),
        ];
        let ann = (Kind::Backgammon, "Ann".to_owned());
        assert_eq!(
            people(&games),
            std::slice::from_ref(&ann),
            "no bots, and nobody without decisions"
        );
        let [first, second] = ratings(&games, &ann)[..] else {
            panic!("two games");
        };
        assert_eq!((first.rating, first.mean), (50.0, 50.0));
        assert_eq!((second.rating, second.mean), (10.0, 20.0));
        games.extend((2..20).map(|began| game(began, &[("Ann", false, 10, 80)])));
        assert_eq!(
            ratings(&games, &ann).last(),
            Some(&GameRating {
                rating: 4.0,
                mean: 4.0
            })
        );
    }

    #[test]
    fn the_lines_of_the_curve_are_at_round_numbers_and_few() {
        for (worst, wanted) in [
            (0.0, 1.0),
            (5.0, 1.0),
            (7.3, 2.0),
            (24.0, 5.0),
            (31.0, 10.0),
        ] {
            assert_eq!(step(worst), wanted, "{worst}");
        }
        assert!(step(f64::INFINITY).is_finite());
    }
}
