//! `turns`: all legal turns with a throw, and the positions after them.

use std::io::Write;

use clap::Args;
use serde_json::json;
use tesserae_rules::{Action, Choice, Game, Pending, Seat, Throw};
use tesserae_words::{Language, terminal};

use crate::{
    Failure,
    game_args::{self, GameArgs},
    language::LanguageArgs,
};

/// The arguments of `turns`.
#[derive(Args, Clone, Debug)]
pub struct TurnsArgs {
    /// The game.
    #[command(flatten)]
    pub game_args: GameArgs,
    /// The throw, as 6-5 or 65; give several for the throws that come before it, such as the opening
    /// throw. Not needed if the position has dice already.
    #[arg(long = "throw", value_name = "THROW")]
    pub throws: Vec<String>,
    /// One JSON object instead of a line for each turn.
    #[arg(long)]
    pub json: bool,
    /// The language.
    #[command(flatten)]
    pub language: LanguageArgs,
}

impl TurnsArgs {
    /// The game after the throws.
    ///
    /// # Errors
    /// If the game, the position or a throw is wrong.
    pub fn thrown_game(&self) -> Result<Box<dyn Game>, Failure> {
        let mut game = self.game_args.new_game()?;
        for throw in &self.throws {
            let option = format!("--throw {throw}");
            let wrong = |what| Failure::of_option(option, what);
            match game_args::throw(throw) {
                Ok(thrown) => game
                    .act(&thrown.into())
                    .map_err(|illegal| wrong(illegal.text))?,
                Err(error) => return Err(wrong(error.text())),
            };
        }
        Ok(game)
    }
}

/// Lists the turns.
///
/// # Errors
/// If the game, the position or a throw is wrong.
pub fn run(args: &TurnsArgs, language: &Language, out: &mut dyn Write) -> Result<(), Failure> {
    let game = args.thrown_game()?;
    if let Pending::Throw(spec) = game.pending()
        && args.throws.is_empty()
    {
        let (low, high) = spec.dice.faces();
        let example: Vec<u8> = (0..spec.count)
            .map(|i| high.saturating_sub(i).max(low))
            .collect();
        let example = format!("--throw {}", Throw::new(&example));
        let what = terminal::no_dice_yet("--throw", spec.count, example);
        return Err(Failure::Input(what));
    }
    let turns = game.turns();
    if args.json {
        let turns: Vec<_> = turns
            .iter()
            .map(|turn| json!({"actions": words(game.as_ref(), &turn.actions), "position": turn.position}))
            .collect();
        let answer = json!({"position": game.position(), "count": turns.len(), "turns": turns});
        writeln!(out, "{answer}")?;
        return Ok(());
    }
    for turn in &turns {
        let words = words(game.as_ref(), &turn.actions);
        let text = if words.is_empty() {
            language.word(&terminal::nothing_played())
        } else {
            words.join(" ")
        };
        writeln!(out, "{text}  →  {}", turn.position)?;
    }
    let sum = match turns.len() {
        0 => {
            let titles = Seat::BOTH.map(|seat| game.seat_title(seat));
            terminal::no_dice_left(game.prompt(&titles.into()))
        }
        count => terminal::turns(count),
    };
    writeln!(out, "{}", language.word(&sum))?;
    Ok(())
}

/// Actions in the notation of a record, each written in the position in which it is played; without
/// the end of the turn.
#[must_use]
pub fn words(game: &dyn Game, actions: &[Action]) -> Vec<String> {
    let mut game = game.boxed();
    let mut words = Vec::new();
    for action in actions
        .iter()
        .filter(|action| **action != Choice::Finish.into())
    {
        words.push(game.write_action(action));
        game.act_unchecked(action);
    }
    words
}
