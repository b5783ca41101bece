use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Grid, Label, ScrollArea, TextStyle, Ui},
};
use tesserae_rules::{DieKind, Kind, RuleValues, Seat};

use crate::save::{Played, Results};
use crate::ui::{
    panels::{OpenPanel, fairness::erfc},
    theme::{self, GOLD, MUTED, PARCHMENT, text},
    widgets::{button::rule, focus},
};

/// What has come of all games that were ever played here, and how lucky their dice were.
pub fn show(
    mut contexts: EguiContexts,
    results: Res<Results>,
    mut open: ResMut<OpenPanel>,
    mut summary: Local<Option<Summary>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if summary.is_none() || results.is_changed() {
        *summary = Some(Summary::of(results.all()));
    }
    let Some(summary) = summary.as_ref() else { return Ok(()) };
    if focus::side(ctx, "statistics", "Statistics", |ui| lay(ui, summary)) {
        open.0 = None;
    }
    Ok(())
}

/// The results of one person in one game.
#[derive(Clone, Debug, Default, PartialEq)]
struct Score {
    played: u32,
    won: u32,
    points: u32,
    /// How the games were won that were not won simply.
    manners: BTreeMap<String, u32>,
}

/// How a person's dice fell: how many, and the sum of their faces.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
struct Luck {
    dice: u32,
    sum: u32,
}

/// All results, added up.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    games: Vec<(Kind, Standing)>,
    luck: BTreeMap<String, Luck>,
}

/// The results of one game.
#[derive(Clone, Debug, Default)]
struct Standing {
    finished: u32,
    begun: u32,
    people: BTreeMap<String, Score>,
}

impl Summary {
    /// Adds up what has come of many sessions.
    pub(crate) fn of<'a>(all: impl IntoIterator<Item = &'a Played>) -> Self {
        let mut games: BTreeMap<Kind, Standing> = BTreeMap::new();
        let mut luck: BTreeMap<String, Luck> = BTreeMap::new();
        for played in all {
            let names = Seat::BOTH.map(|seat| name(played, seat));
            let standing = games.entry(played.game).or_default();
            standing.begun += 1;
            for finished in &played.finished {
                standing.finished += 1;
                for seat in Seat::BOTH {
                    let score = standing.people.entry(names[seat.index()].clone()).or_default();
                    score.played += 1;
                    if finished.winner == Some(seat) {
                        score.won += 1;
                        score.points += finished.points;
                        if !finished.manner.is_empty() {
                            *score.manners.entry(finished.manner.clone()).or_default() += 1;
                        }
                    }
                }
            }
            for seat in Seat::BOTH {
                let counts = played.faces.of(seat, DieKind::Cube);
                let dice = counts.iter().sum::<u32>();
                if dice > 0 {
                    let luck = luck.entry(names[seat.index()].clone()).or_default();
                    luck.dice += dice;
                    luck.sum += (1..).zip(counts).map(|(face, count)| face * count).sum::<u32>();
                }
            }
        }
        Self { games: games.into_iter().collect(), luck }
    }
}

/// Who sat there: a person or, if nobody was named, what the game calls the seat.
fn name(played: &Played, seat: Seat) -> String {
    match played.names[seat.index()].as_str() {
        "" => played.game.new_game(&RuleValues::new()).map_or("", |game| game.seat_name(seat)).to_owned(),
        name => name.to_owned(),
    }
}

impl Luck {
    fn average(self) -> f64 {
        f64::from(self.sum) / f64::from(self.dice.max(1))
    }

    /// In how many of 100 such rows of dice fair dice are at least so far from 3.5 on average.
    fn chance(self) -> f64 {
        /// The variance of a die: 35/12.
        const VARIANCE: f64 = 35.0 / 12.0;
        let off = (self.average() - 3.5).abs() / (VARIANCE / f64::from(self.dice.max(1))).sqrt();
        100.0 * erfc(off / std::f64::consts::SQRT_2)
    }
}

/// Lays the results of each game and the luck of each person.
pub(crate) fn lay(ui: &mut Ui, summary: &Summary) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        if summary.games.is_empty() {
            let words = "No games yet. Every game you play is counted here.";
            ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
        }
        for (kind, standing) in &summary.games {
            ui.label(text(kind.title(), TextStyle::Heading, GOLD));
            let words = match (standing.finished, standing.begun) {
                (0, begun) => format!("{begun} started, none finished"),
                (1, _) => "1 game finished".to_owned(),
                (finished, _) => format!("{finished} games finished"),
            };
            ui.label(text(words, theme::italic(), MUTED));
            people(ui, kind.key(), standing);
            rule(ui);
        }
        if !summary.luck.is_empty() {
            ui.label(text("Dice luck", TextStyle::Heading, GOLD));
            luck(ui, &summary.luck);
            let words = "Fair dice average 3.5. The last column says how often, out of 100 samples of this size, fair dice are \
                         at least this far from it.";
            ui.add(Label::new(text(words, theme::italic(), MUTED)).wrap());
        }
        ui.add_space(12.0);
    });
}

fn people(ui: &mut Ui, salt: &str, standing: &Standing) {
    if standing.people.is_empty() {
        return;
    }
    Grid::new(salt).num_columns(3).spacing([16.0, 4.0]).min_row_height(0.0).min_col_width(0.0).show(ui, |ui| {
        head(ui, ["", "won", "points"]);
        for (name, score) in &standing.people {
            let won = format!("{} of {}", score.won, score.played);
            row(ui, name, [won, score.points.to_string()]);
        }
    });
    for (name, score) in standing.people.iter().filter(|(_, score)| !score.manners.is_empty()) {
        let manners: Vec<String> = score.manners.iter().map(|(manner, count)| format!("{count} × {manner}")).collect();
        let words = format!("{name}: {}", manners.join(", "));
        ui.add(Label::new(text(words, TextStyle::Small, MUTED)).wrap());
    }
}

fn luck(ui: &mut Ui, people: &BTreeMap<String, Luck>) {
    Grid::new("luck").num_columns(4).spacing([16.0, 4.0]).min_row_height(0.0).min_col_width(0.0).show(ui, |ui| {
        head(ui, ["", "dice", "average", "of 100"]);
        for (name, luck) in people {
            let cells = [luck.dice.to_string(), format!("{:.2}", luck.average()), format!("{:.0}", luck.chance())];
            row(ui, name, cells);
        }
    });
}

fn head<const N: usize>(ui: &mut Ui, words: [&str; N]) {
    for word in words {
        ui.label(text(word, TextStyle::Small, MUTED));
    }
    ui.end_row();
}

fn row<const N: usize>(ui: &mut Ui, name: &str, cells: [String; N]) {
    const LONGEST: usize = 18;
    let brief: String = name.chars().take(LONGEST).collect();
    ui.label(text(brief, TextStyle::Body, PARCHMENT)).on_hover_text(name);
    for cell in cells {
        ui.label(text(cell, theme::strong(), PARCHMENT));
    }
    ui.end_row();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save::{Faces, Finished};

    fn played(names: [&str; 2], wins: &[(Seat, u32, &str)]) -> Played {
        let finished = wins.iter().map(|(winner, points, manner)| Finished {
            winner: Some(*winner),
            points: *points,
            manner: (*manner).to_owned(),
        });
        let faces = Faces { dice: [[10, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 10]], ..Faces::default() };
        let names = names.map(str::to_owned);
        Played { began: 1, game: Kind::Backgammon, names, finished: finished.collect(), faces }
    }

    #[test]
    fn people_are_counted_by_name_whichever_seat_they_took() {
        let all = [
            played(["Anna", "Ben"], &[(Seat::First, 2, "gammon"), (Seat::Second, 1, "")]),
            played(["Ben", "Anna"], &[(Seat::Second, 1, "")]),
            played(["", ""], &[]),
        ];
        let summary = Summary::of(&all);
        let (kind, standing) = &summary.games[0];
        assert_eq!((*kind, standing.finished, standing.begun), (Kind::Backgammon, 3, 3));
        let (anna, ben) = (&standing.people["Anna"], &standing.people["Ben"]);
        assert_eq!((anna.played, anna.won, anna.points), (3, 2, 3));
        assert_eq!((ben.played, ben.won, ben.points), (3, 1, 1));
        assert_eq!(anna.manners["gammon"], 1);
        assert_eq!(summary.luck["Anna"], Luck { dice: 20, sum: 70 });
        assert_eq!(summary.luck["White"], Luck { dice: 10, sum: 10 });
    }

    #[test]
    fn luck_is_told_as_it_is() {
        let even = Luck { dice: 100, sum: 350 };
        assert!(even.chance() > 99.9);
        // One standard deviation: 100 dice with an average of 3.5 + √(35/12/100).
        let lucky = Luck { dice: 1200, sum: 4200 + 59 };
        assert!((lucky.chance() - 31.8).abs() < 1.0, "{}", lucky.chance());
        assert!(Luck { dice: 100, sum: 600 }.chance() < 0.01);
    }
}
