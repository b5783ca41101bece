//! How long an endgame of Ur takes to be solved from nothing, by the pieces that are left.

use tesserae_bots::{
    Stop,
    ur::endgames::{Endgames, Stakes},
};
use tesserae_rules::ur::{Options, Position, Side};

fn main() {
    divan::main();
}

#[divan::bench(args = [[1, 1], [2, 1], [2, 2], [3, 1]], sample_count = 3, sample_size = 1)]
fn solve(bencher: divan::Bencher, pieces: [u32; 2]) {
    let side = |pieces: u32| Side::new((1 << pieces) - 1, 0, 0).expect("at most seven pieces");
    let position = Position::new(pieces.map(side)).expect("all of them on private squares");
    bencher.bench_local(|| {
        let mut endgames = Endgames::new(&Options::default(), Stakes::points());
        endgames
            .solve_position(&position, &Stop::never())
            .expect("nothing stops it");
        endgames
    });
}
