//! What tallies are worth: the chance to win a set, solved from the points that games end with.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{
    Net,
    ur::set_equity::{TABLE, WEIGHTS, index},
};
use tesserae_rules::{
    Seat,
    ur::{NextStarter, Options, Position, Tallies, points},
};

use super::{Player, throw};

const ALL: u8 = Tallies::ALL;
const NEXT: [NextStarter; 4] = [
    NextStarter::Lots,
    NextStarter::Alternate,
    NextStarter::Loser,
    NextStarter::Winner,
];

/// How often games end with how many points: of a player who began, and of the other.
struct Endings {
    starter: [f64; 22],
    other: [f64; 22],
}

impl Endings {
    /// Plays games between equals by the usual rules of a kind of reward.
    fn play(net: &Net, options: &Options, games: u64, seed: u64) -> Self {
        let mut counts = Self {
            starter: [0.0; 22],
            other: [0.0; 22],
        };
        let mut player = Player::default();
        for game in 0..games {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            rng.set_stream(game + 1);
            let mut position = Position::SET_UP;
            let mut thrower = Seat::First;
            while position.winner().is_none() {
                let value = throw(&mut rng);
                let (_, end, again) = player.best(net, &position, thrower, value, options);
                position = end;
                thrower = if again { thrower } else { thrower.other() };
                // Nets can go in circles; dice never do for ever, but it may take long.
                if rng.random_range(0..1_500) == 0 {
                    break;
                }
            }
            let Some(winner) = position.winner() else {
                continue;
            };
            let won = usize::from(points(position.side(winner.other())).min(ALL));
            let counts = if winner == Seat::First {
                &mut counts.starter
            } else {
                &mut counts.other
            };
            counts[won] += 1.0;
        }
        let all: f64 = counts.starter.iter().chain(&counts.other).sum();
        let share = |counts: [f64; 22]| counts.map(|count| count / all.max(1.0));
        Self {
            starter: share(counts.starter),
            other: share(counts.other),
        }
    }
}

/// The section of the knowledge about sets with a kind of reward: see
/// [`tesserae_bots::ur::set_name`].
pub fn section(net: &Net, options: &Options, games: u64, seed: u64) -> Vec<u8> {
    let endings = Endings::play(net, options, games, seed);
    let mut table = vec![0; TABLE];
    for next in NEXT {
        let chances = solve(&endings, next);
        for mine in 0..=ALL {
            for theirs in 0..=ALL - mine {
                let begin = chances[usize::from(mine)][usize::from(theirs)];
                let follow = 1.0 - chances[usize::from(theirs)][usize::from(mine)];
                for (i_begin, chance) in [(true, begin), (false, follow)] {
                    let at = 4 * index(next, mine, theirs, i_begin);
                    table[at..at + 4]
                        .copy_from_slice(&((chance * 1e6).round() as u32).to_le_bytes());
                }
            }
        }
    }
    for points in 1..=WEIGHTS {
        let share = endings.starter[points] + endings.other[points];
        table.extend(((share * 1e6).round() as u32).to_le_bytes());
    }
    table
}

/// The chance to win the set of the player who begins the next game, by the tallies of that player
/// and of the other.
fn solve(endings: &Endings, next: NextStarter) -> [[f64; 22]; 22] {
    let mut chances = [[0.5; 22]; 22];
    for stock in 0..=ALL {
        // With tallies in the stock a game always leaves fewer there; without, they go to and fro.
        for _ in 0..if stock == 0 { 500 } else { 1 } {
            for mine in 0..=ALL - stock {
                let tallies = Tallies {
                    stock,
                    won: [mine, ALL - stock - mine],
                };
                if tallies.holder().is_none() {
                    let [a, b] = tallies.won.map(usize::from);
                    chances[a][b] = chance(endings, next, tallies, &chances);
                }
            }
        }
    }
    chances
}

/// The chance of the first seat, who begins the next game.
fn chance(
    endings: &Endings,
    next: NextStarter,
    tallies: Tallies,
    chances: &[[f64; 22]; 22],
) -> f64 {
    let after = |winner: Seat, points: u8| {
        let mut after = tallies;
        after.pay(winner, points);
        if let Some(holder) = after.holder() {
            return if holder == Seat::First { 1.0 } else { 0.0 };
        }
        let [a, b] = after.won.map(usize::from);
        let (begin, follow) = (chances[a][b], 1.0 - chances[b][a]);
        match (next, winner) {
            (NextStarter::Lots, _) => (begin + follow) / 2.0,
            (NextStarter::Alternate, _)
            | (NextStarter::Loser, Seat::First)
            | (NextStarter::Winner, Seat::Second) => follow,
            (NextStarter::Loser, Seat::Second) | (NextStarter::Winner, Seat::First) => begin,
        }
    };
    let won = (0_u8..)
        .zip(endings.starter)
        .map(|(points, share)| share * after(Seat::First, points));
    let lost = (0_u8..)
        .zip(endings.other)
        .map(|(points, share)| share * after(Seat::Second, points));
    won.sum::<f64>() + lost.sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever throws better wins 21 points, so that every set is one game.
    #[test]
    fn a_set_of_one_game_is_won_as_often_as_a_game() {
        let mut endings = Endings {
            starter: [0.0; 22],
            other: [0.0; 22],
        };
        endings.starter[21] = 0.7;
        endings.other[21] = 0.3;
        for next in NEXT {
            assert!((solve(&endings, next)[3][11] - 0.7).abs() < 1e-9);
        }
    }

    /// With one point a game and equal chances the tallies are a fair walk; the starter makes no
    /// difference.
    #[test]
    fn tallies_taken_one_by_one_are_worth_their_share() {
        let mut endings = Endings {
            starter: [0.0; 22],
            other: [0.0; 22],
        };
        endings.starter[1] = 0.5;
        endings.other[1] = 0.5;
        let chances = solve(&endings, NextStarter::Winner);
        for mine in 1..21 {
            let share = mine as f64 / 21.0;
            assert!(
                (chances[mine][21 - mine] - share).abs() < 1e-3,
                "{mine}: {}",
                chances[mine][21 - mine]
            );
        }
        assert!((chances[0][0] - 0.5).abs() < 1e-9);
    }
}
