use tesserae_rules::{
    Chosen, Game, Kind, Seat,
    session::random::{Generator, random_event},
};

/// Games that are played by chance to see how long a step lets a game go on.
const TRIALS: usize = 4;
/// Events after which such a game is long enough.
const LONG: usize = 3_000;

/// Which of these steps lets the first seat win soonest, as play by chance goes on from there, whoever makes it. By chance alone Tablero de
/// Jesus takes five hundred throws.
pub fn soonest(kind: Kind, position: &str, words: &[&str], chance: &mut Generator) -> Option<usize> {
    let game = kind.from_position(&Chosen::default(), position).ok()?;
    let actions = game.actions();
    let rest = |word: &str, chance: &mut Generator| {
        let action = actions.iter().find(|action| game.write_action(action) == word)?;
        let mut after = game.boxed();
        after.act(action).ok()?;
        Some((0..TRIALS).map(|_| length(after.as_ref(), chance)).sum::<usize>())
    };
    let rests: Vec<Option<usize>> = words.iter().map(|word| rest(word, chance)).collect();
    (0..words.len()).filter(|index| rests[*index].is_some()).min_by_key(|index| rests[*index])
}

/// The events of a game that is played on by chance; many more if the seat wins that is to lose. Both players work together to be done.
fn length(game: &dyn Game, chance: &mut Generator) -> usize {
    let mut game = game.boxed();
    let mut count = 0;
    while count < LONG
        && let Some(event) = random_event(game.as_ref(), chance)
    {
        game.act_unchecked(&event.action);
        count += 1;
    }
    if game.outcome().is_some_and(|outcome| outcome.winner == Some(Seat::First)) { count } else { count + LONG }
}
