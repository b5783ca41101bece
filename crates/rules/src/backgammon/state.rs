use super::Options;
use crate::{
    Action, Arrangement, Ask, Choice, Chosen, Die, Effect, Game, HouseRules, Kind, Outcome, Place, Refusal, ScoreLine,
    Seat, Telling, TextError, Turn,
};

/// The game, from the first throw to the end of its series.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct State {
    options: Options,
    arrangement: Arrangement,
}

impl State {
    /// A new series, waiting for its first throw.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self { options, arrangement: Arrangement::default() }
    }

    /// The game at a position.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn from_position(_options: Options, _text: &str) -> Result<Self, TextError> {
        Err(TextError::new(0, "not written yet"))
    }
}

impl Game for State {
    fn kind(&self) -> Kind {
        Kind::Backgammon
    }
    fn house_rules(&self) -> Chosen {
        self.options.chosen()
    }
    fn ask(&self) -> Ask {
        Ask::Over
    }
    fn actions(&self) -> Vec<Action> {
        Vec::new()
    }
    fn act(&mut self, _action: &Action) -> Result<Vec<Effect>, Refusal> {
        Err(Refusal { code: "not_written", text: "not written yet".into() })
    }
    fn act_unchecked(&mut self, _action: &Action) -> Vec<Effect> {
        Vec::new()
    }
    fn turns(&self) -> Vec<Turn> {
        Vec::new()
    }
    fn dice(&self) -> &[Die] {
        &[]
    }
    fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }
    fn outcome(&self) -> Option<&Outcome> {
        None
    }
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}

impl Telling for State {
    fn position(&self) -> String {
        String::new()
    }
    fn write_action(&self, _action: &Action) -> String {
        String::new()
    }
    fn read_action(&self, _text: &str) -> Result<Action, TextError> {
        Err(TextError::new(0, "not written yet"))
    }
    fn place_name(&self, _place: Place) -> String {
        String::new()
    }
    fn label(&self, _choice: Choice) -> String {
        String::new()
    }
    fn seat_name(&self, _seat: Seat) -> &'static str {
        ""
    }
    fn prompt(&self, _names: [&str; 2]) -> String {
        String::new()
    }
    fn scores(&self) -> Vec<ScoreLine> {
        Vec::new()
    }
    fn drawing(&self) -> String {
        String::new()
    }
}
