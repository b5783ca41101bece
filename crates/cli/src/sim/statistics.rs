//! The statistics of many games: lengths, winners, points.

use std::{collections::BTreeMap, fmt::Write};

use tesserae_rules::{Action, Kind, Outcome, Seat};

/// The counts of one game while it is played.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    throws: u64,
    steps: u64,
    events: u64,
    /// Who made the first step.
    first: Option<Seat>,
}

impl Counts {
    /// Counts an action.
    pub fn add(&mut self, action: &Action, by: Option<Seat>) {
        self.events += 1;
        match action {
            Action::Throw(_) => self.throws += 1,
            Action::Step(_) => {
                self.steps += 1;
                self.first = self.first.or(by);
            }
            Action::Choice(_) => {}
        }
    }
}

/// The statistics of many games.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    games: u64,
    /// Games or series that were abandoned at the limit of events.
    pub unfinished: u64,
    wins: [u64; 2],
    wins_of_first: u64,
    throws: Vec<u64>,
    steps: u64,
    events: u64,
    points: BTreeMap<u32, u64>,
    manners: BTreeMap<String, u64>,
}

impl Statistics {
    /// Counts a game that is over.
    pub fn game(&mut self, counts: &Counts, outcome: &Outcome) {
        self.games += 1;
        if let Some(winner) = outcome.winner {
            self.wins[winner.index()] += 1;
            self.wins_of_first += u64::from(counts.first == Some(winner));
        }
        self.throws.push(counts.throws);
        self.steps += counts.steps;
        self.events += counts.events;
        *self.points.entry(outcome.points).or_default() += 1;
        *self.manners.entry(outcome.manner.to_string()).or_default() += 1;
    }

    /// Adds the statistics of another thread.
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        for seat in Seat::BOTH {
            self.wins[seat.index()] += other.wins[seat.index()];
        }
        self.wins_of_first += other.wins_of_first;
        self.throws.extend(other.throws);
        self.steps += other.steps;
        self.events += other.events;
        for (points, count) in other.points {
            *self.points.entry(points).or_default() += count;
        }
        for (manner, count) in other.manners {
            *self.manners.entry(manner).or_default() += count;
        }
    }

    /// The statistics in a few lines of text.
    #[must_use]
    pub fn report(mut self, kind: Kind, seconds: f64) -> String {
        let mut text = format!(
            "{kind}: {} games in {seconds:.1} s, {:.0} a second",
            self.games,
            self.games as f64 / seconds
        );
        if self.unfinished > 0 {
            let _ = write!(text, "; {} abandoned unfinished", self.unfinished);
        }
        if self.games == 0 {
            return text;
        }
        let games = self.games as f64;
        let share = |count: u64| 100.0 * count as f64 / games;
        self.throws.sort_unstable();
        let total: u64 = self.throws.iter().sum();
        let middle = self
            .throws
            .get(self.throws.len() / 2)
            .copied()
            .unwrap_or_default();
        let (least, most) = (
            self.throws.first().copied().unwrap_or_default(),
            self.throws.last().copied().unwrap_or_default(),
        );
        let draws = self.games - self.wins[0] - self.wins[1];
        let _ = write!(
            text,
            "\n  length: {:.1} throws on average ({least} to {most}, median {middle}), {:.1} steps, {:.1} events",
            total as f64 / games,
            self.steps as f64 / games,
            self.events as f64 / games,
        );
        let _ = write!(
            text,
            "\n  won by the first seat {:.2} %, by the second {:.2} %, drawn {:.2} %; \
             by the player of the first step {:.2} %",
            share(self.wins[0]),
            share(self.wins[1]),
            share(draws),
            share(self.wins_of_first),
        );
        let sum: f64 = self
            .points
            .iter()
            .map(|(points, count)| f64::from(*points) * *count as f64)
            .sum();
        let most = self.points.keys().last().copied().unwrap_or_default();
        let _ = write!(
            text,
            "\n  worth {:.2} points on average, at most {most}: ",
            sum / games
        );
        let worth = self
            .points
            .iter()
            .take(24)
            .map(|(points, count)| format!("{points} × {count}"));
        text.push_str(&worth.collect::<Vec<_>>().join(", "));
        if self.points.len() > 24 {
            text.push_str(", …");
        }
        let mut manners: Vec<_> = self.manners.into_iter().collect();
        manners.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        for (manner, count) in manners.into_iter().take(12) {
            let _ = write!(text, "\n  {:>6.2} % {manner}", share(count));
        }
        text
    }
}
