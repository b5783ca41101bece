//! Tablero de Jesus is not trained but solved: solutions, the table packed from them, and what its
//! errors cost.

mod low_rank;
mod pack;
mod regret;
mod solution;
mod solve;

pub use pack::pack;
pub use regret::{Regret, regret};
pub use solve::{Solve, solve};
