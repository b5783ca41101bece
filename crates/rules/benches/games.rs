//! Complete random games of every game, as a table plays them: every action is checked, pieces have
//! their identity. The number of actions is asserted, so that a game does not become faster by
//! ending sooner.

use divan::{Bencher, counter::ItemsCount};
use tesserae_rules::{
    Kind, Pending,
    session::random::{Generator, generator, random_event},
};

fn main() {
    divan::main();
}

/// How many games one run of the measurement plays.
const GAMES: usize = 20;

/// Plays a game to its end and counts its actions, throws included.
fn play(kind: Kind, rng: &mut Generator) -> usize {
    let mut game = kind
        .new_game(&Default::default())
        .expect("the default house rules go together");
    let mut actions = 0;
    while game.pending() != Pending::Over {
        let event = random_event(game.as_ref(), rng).expect("the game is not over");
        game.act(&event.action).expect("what is offered is legal");
        actions += 1;
    }
    actions
}

#[divan::bench(args = Kind::ALL)]
fn random_games(bencher: Bencher, kind: Kind) {
    let expected = match kind {
        Kind::Backgammon => 4_730,
        Kind::Tabula => 14_631,
        Kind::Ur => 17_296,
        Kind::TableroDeJesus => 15_429,
        Kind::TableroDiBerona => 1_964,
    };
    bencher.counter(ItemsCount::new(GAMES)).bench(|| {
        let mut rng = generator(1);
        let actions: usize = (0..GAMES).map(|_| play(kind, &mut rng)).sum();
        assert_eq!(actions, expected, "{kind}");
    });
}
