//! Tables of refusals for the tests of the games: what is illegal, and the code of the rule that it
//! breaks.

use crate::{Action, Choice, Describe, Game, Rules, Step, Table, Throw};

/// An action, or the word for it.
pub(crate) trait Attempt {
    /// The action that it means in a game.
    fn action(&self, game: &dyn Game) -> Action;
}

impl Attempt for &str {
    fn action(&self, game: &dyn Game) -> Action {
        game.read_action(self)
            .unwrap_or_else(|error| panic!("{self}: {error}"))
    }
}

/// Implements [`Attempt`] for what an action is made of.
macro_rules! attempts {
    ($($type:ty),+) => {
        $(impl Attempt for $type {
            fn action(&self, _: &dyn Game) -> Action {
                self.clone().into()
            }
        })+
    };
}

attempts!(Action, Choice, Step, Throw);

/// Checks that an action is refused by the rule with this code, in a sentence, and leaves the game
/// as it was.
#[track_caller]
pub(crate) fn assert_refused<R: Rules>(game: &Table<R>, attempt: impl Attempt, code: &str)
where
    Table<R>: Describe,
{
    let mut after = game.clone();
    let refusal = after
        .act(&attempt.action(game))
        .expect_err("the action breaks a rule");
    assert_eq!(refusal.code, code, "{refusal}");
    let text = refusal.to_string();
    assert!(
        text.ends_with('.') && text.len() > 1,
        "a sentence for the player: {refusal}"
    );
    assert_eq!(&after, game, "a refused action changes nothing");
}

/// Makes a test of each entry: its name and rows of a game, one or more actions, and the code that
/// refuses them.
macro_rules! refusals {
    ($($name:ident { $($game:expr, $($attempt:expr),+ => $code:literal;)+ })+) => {
        $(#[test]
        fn $name() {
            $(
                let game = $game;
                $($crate::refusals::assert_refused(&game, $attempt, $code);)+
            )+
        })+
    };
}
pub(crate) use refusals;
