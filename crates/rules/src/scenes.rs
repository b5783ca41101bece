//! What the tests of all games share: house rules by key or by chance, actions as words, random
//! play.

use rand::Rng;

use crate::{
    Describe, Effect, Game, HouseRules, Pending, RuleValues, Rules, Table,
    session::random::{Generator, generator, random_event, random_rules},
};

/// House rules from keys and values.
pub(crate) fn rule_values(chosen: &[(&str, &str)]) -> RuleValues {
    chosen
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect()
}

/// Options from keys and values.
pub(crate) fn options<O: HouseRules>(chosen: &[(&str, &str)]) -> O {
    O::from_values(&rule_values(chosen)).expect("these house rules go together")
}

/// Options by chance.
pub(crate) fn random_options<R: Rules>(rng: &mut impl Rng) -> R::Options {
    R::Options::from_values(&random_rules(R::KIND, rng)).expect("they go together")
}

/// Carries out actions written as in a record and returns their effects; what must always hold is
/// checked after each.
pub(crate) fn does<R: Rules>(game: &mut Table<R>, record: &str) -> Vec<Effect>
where
    Table<R>: Describe,
{
    let mut effects = Vec::new();
    for word in record.split_whitespace() {
        let action = game
            .read_action(word)
            .unwrap_or_else(|error| panic!("{word}: {error}"));
        let refused = |refusal| panic!("{word}: {refusal}");
        effects.extend(game.act(&action).unwrap_or_else(refused));
        game.audit()
            .unwrap_or_else(|wrong| panic!("{word} leads to {}: {wrong}", game.position()));
    }
    effects
}

/// The game after actions written as in a record.
pub(crate) fn play<R: Rules>(mut game: Table<R>, record: &str) -> Table<R>
where
    Table<R>: Describe,
{
    does(&mut game, record);
    game
}

/// What may be done now, but for throws, as words.
pub(crate) fn words(game: &dyn Game) -> Vec<String> {
    game.actions()
        .iter()
        .map(|action| game.write_action(action))
        .collect()
}

/// Calls something with every state of random series by random house rules, of each up to three
/// games, until it has seen this many.
pub(crate) fn wander<R: Rules>(
    seed: u64,
    states: usize,
    mut visit: impl FnMut(&Table<R>, &mut Generator),
) where
    Table<R>: Describe,
{
    let mut rng = generator(seed);
    let mut seen = 0;
    while seen < states {
        let mut game = Table::<R>::new(random_options::<R>(&mut rng));
        let mut ended = 0;
        visit(&game, &mut rng);
        while ended < 3
            && let Some(event) = random_event(&game, &mut rng)
        {
            game.act(&event.action)
                .unwrap_or_else(|refusal| panic!("{refusal}: {}", game.position()));
            visit(&game, &mut rng);
            seen += 1;
            ended += u32::from(game.pending() == Pending::Over);
        }
    }
}
