//! The game as the table plays it, written once for all games: [`Table`]. What differs from game to
//! game is [`Rules`].

use std::fmt;

use tesserae_words::{self as words, Text};

use crate::{
    Action, Address, Arrangement, Choice, Describe, Die, DieKind, Effect, Game, HouseRules,
    IllegalAction, Kind, Manner, Outcome, Pending, Piece, Place, PositionError, Reason, RuleValues,
    RuleViolation, Seat, Step, TextError, Throw, Turn, Violation,
};

/// The rules of a game, as methods of its *situation*: everything that decides what may happen
/// next, without the house rules and the identity of the pieces.
///
/// [`Table`] asks only what makes sense: a throw is awaited and fits, no step is checked before the
/// throw, and nothing but [`Choice::NextGame`] is done after the end. It adds what follows from the
/// situation: the dice on the table, the outcome, and the effects that say so; and the end of a
/// series before its end.
pub trait Rules: Clone + fmt::Debug + Eq + Send + Sync + 'static {
    /// Which game it is.
    const KIND: Kind;

    /// What is thrown.
    const DICE: DieKind;

    /// The house rules.
    type Options: HouseRules + fmt::Debug + Eq + Send + Sync + 'static;

    /// The rules that an action can break in this game only.
    type Rule: RuleViolation;

    /// Before the first throw of a series.
    fn start(options: &Self::Options) -> Self;

    /// The situation in the notation of a position.
    ///
    /// # Errors
    /// What is wrong with the text, and where; or what cannot occur by these house rules.
    fn read(options: &Self::Options, text: &str) -> Result<Self, TextError>;

    /// What must always hold: the conservation laws of the game.
    ///
    /// # Errors
    /// What does not hold, in words.
    fn audit(&self, options: &Self::Options) -> Result<(), String>;

    /// All pieces, laid out anew.
    fn arrange(&self, options: &Self::Options) -> Arrangement;

    /// The dice on the table.
    fn dice(&self) -> impl Iterator<Item = Die>;

    /// How the game ended, once it has.
    fn outcome(&self, options: &Self::Options) -> Option<Outcome>;

    /// What is won from a seat that loses the series before its end, in the points of the game.
    fn forfeit(&self, _options: &Self::Options, _loser: Seat) -> u32 {
        1
    }

    /// See [`Game::pending`].
    fn pending(&self) -> Pending;

    /// See [`Game::actions`]; not asked after the end.
    fn actions(&self, options: &Self::Options) -> Vec<Action>;

    /// See [`Game::offers`].
    fn offers(&self) -> Vec<Action> {
        Vec::new()
    }

    /// Why nothing is thrown while an action is awaited.
    fn refuse_throw(&self) -> Violation<Self::Rule> {
        Violation::DiceLie(Self::DICE)
    }

    /// Whether a step of the player on turn is legal.
    ///
    /// # Errors
    /// The rule that it breaks.
    fn check_step(&self, options: &Self::Options, step: &Step)
    -> Result<(), Violation<Self::Rule>>;

    /// Whether a choice is legal; never asked about [`Choice::NextGame`] and [`Choice::Forfeit`].
    ///
    /// # Errors
    /// The rule that it breaks.
    fn check_choice(
        &self,
        options: &Self::Options,
        choice: Choice,
    ) -> Result<(), Violation<Self::Rule>>;

    /// Carries out a throw that is awaited and fits.
    fn apply_throw(&mut self, options: &Self::Options, throw: &Throw, changes: &mut Changes);

    /// Carries out a step, legal or not: an illegal one must not panic.
    fn apply_step(&mut self, options: &Self::Options, step: &Step, changes: &mut Changes);

    /// Carries out a choice, legal or not: an illegal one must not panic.
    fn apply_choice(&mut self, options: &Self::Options, choice: Choice, changes: &mut Changes);

    /// See [`Game::turns`].
    fn turns(&self, options: &Self::Options) -> Vec<Turn>;

    /// See [`Game::count_turns`].
    fn count_turns(&self, options: &Self::Options) -> usize {
        self.turns(options).len()
    }

    /// See [`Game::can_undo`].
    fn can_undo(action: &Action) -> bool {
        matches!(action, Action::Step(_))
    }

    /// See [`Game::combines_dice`].
    fn combines_dice(_from: Place) -> bool {
        false
    }

    /// See [`Game::takeable`].
    fn takeable(&self, _options: &Self::Options) -> Vec<Place> {
        Vec::new()
    }
}

/// A game on the table, from the first throw to the end of its series: house rules, situation, dice
/// and pieces.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Table<R: Rules> {
    pub(crate) options: R::Options,
    pub(crate) situation: R,
    /// As the situation has them; kept so that they can be lent.
    dice: Vec<Die>,
    pub(crate) arrangement: Arrangement,
    /// As the situation or a forfeit has it; kept so that it can be lent.
    outcome: Option<Outcome>,
    /// Who has lost the series before its end. It is no part of a position.
    forfeit: Option<(Seat, Reason)>,
}

impl<R: Rules> Table<R> {
    /// A new series, waiting for its first throw.
    #[must_use]
    pub fn new(options: R::Options) -> Self {
        let situation = R::start(&options);
        Self::at(options, situation)
    }

    /// The game at a position in its notation, see [`Kind::notation`].
    ///
    /// # Errors
    /// What is wrong with the text, and where; or what cannot occur by these house rules.
    pub fn from_position(options: R::Options, text: &str) -> Result<Self, TextError> {
        let situation = R::read(&options, text)?;
        Ok(Self::at(options, situation))
    }

    /// The table of a game of these rules, read from its house rules and its position. Identities
    /// of pieces are new.
    ///
    /// # Errors
    /// If the game is another one, or writes what it does not read back.
    pub fn of(game: &dyn Game) -> Result<Self, PositionError> {
        Ok(Self::from_position(
            R::Options::from_values(&game.house_rules())?,
            &game.position(),
        )?)
    }

    /// The game in a situation.
    pub(crate) fn at(options: R::Options, situation: R) -> Self {
        let arrangement = situation.arrange(&options);
        let mut table = Self {
            options,
            situation,
            dice: Vec::new(),
            arrangement,
            outcome: None,
            forfeit: None,
        };
        table.update();
        table
    }

    /// The house rules.
    #[must_use]
    pub const fn options(&self) -> &R::Options {
        &self.options
    }

    /// Everything about the game but the house rules and the identity of the pieces.
    #[must_use]
    pub const fn situation(&self) -> &R {
        &self.situation
    }

    /// Brings up to date what follows from the situation.
    fn update(&mut self) {
        self.dice.clear();
        self.dice.extend(self.situation.dice());
        self.outcome = self.ending();
    }

    /// What is awaited: nothing any more once somebody has lost the series.
    fn awaited(&self) -> Pending {
        if self.forfeit.is_some() {
            Pending::Over
        } else {
            self.situation.pending()
        }
    }

    /// How the game has ended, by a forfeit or on the board.
    fn ending(&self) -> Option<Outcome> {
        let Some((loser, reason)) = self.forfeit else {
            return self.situation.outcome(&self.options);
        };
        Some(Outcome {
            winner: Some(loser.other()),
            points: self.situation.forfeit(&self.options, loser),
            manner: reason.manner(),
            series_over: true,
        })
    }

    /// The end of a series that somebody has lost before its end, for [`Describe::prompt`].
    pub(crate) fn forfeit_in_words(&self, to: &Address) -> Option<Text> {
        let (loser, reason) = self.forfeit?;
        let [winner, loser] = [loser.other(), loser].map(|seat| to.name(seat));
        Some(match reason {
            Reason::GaveUp => words::common::gave_up(loser, winner),
            Reason::Absent => words::common::stayed_away(loser, winner),
            Reason::Time => words::common::lost_on_time(loser, winner),
        })
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// The rule that it breaks.
    fn check(&self, action: &Action) -> Result<(), Violation<R::Rule>> {
        match (action, self.awaited()) {
            (Action::Choice(Choice::NextGame), Pending::Over) if self.is_series_over() => {
                Err(Violation::SeriesOver)
            }
            (Action::Choice(Choice::NextGame), Pending::Over) => Ok(()),
            (Action::Choice(Choice::NextGame), _) => Err(Violation::NotOver),
            (Action::Choice(Choice::Forfeit(..)), Pending::Over) if !self.is_series_over() => {
                Ok(())
            }
            (_, Pending::Over) => Err(Violation::GameOver),
            (Action::Choice(Choice::Forfeit(..)), _) => Ok(()),
            (Action::Throw(throw), Pending::Throw(spec)) if spec.fits(throw) => Ok(()),
            (Action::Throw(throw), Pending::Throw(spec)) => {
                Err(Violation::UnfitThrow(spec, throw.clone()))
            }
            (Action::Throw(_), Pending::Act(_)) => Err(self.situation.refuse_throw()),
            (Action::Step(_), Pending::Throw(spec)) => Err(Violation::ThrowFirst(spec.dice)),
            (Action::Step(step), Pending::Act(_)) => self.situation.check_step(&self.options, step),
            (Action::Choice(choice), _) => self.situation.check_choice(&self.options, *choice),
        }
    }

    /// Whether no other game follows this one, which has ended.
    fn is_series_over(&self) -> bool {
        self.outcome
            .as_ref()
            .is_none_or(|outcome| outcome.series_over)
    }
}

impl<R: Rules> Game for Table<R>
where
    Self: Describe,
{
    fn kind(&self) -> Kind {
        R::KIND
    }

    fn house_rules(&self) -> RuleValues {
        self.options.rule_values()
    }

    fn pending(&self) -> Pending {
        self.awaited()
    }

    fn actions(&self) -> Vec<Action> {
        match self.awaited() {
            Pending::Over if self.is_series_over() => Vec::new(),
            Pending::Over => vec![Choice::NextGame.into()],
            _ => self.situation.actions(&self.options),
        }
    }

    fn can_undo(&self, action: &Action) -> bool {
        R::can_undo(action)
    }

    fn offers(&self) -> Vec<Action> {
        if self.forfeit.is_some() {
            Vec::new()
        } else {
            self.situation.offers()
        }
    }

    fn act(&mut self, action: &Action) -> Result<Vec<Effect>, IllegalAction> {
        self.check(action)?;
        Ok(self.act_unchecked(action))
    }

    fn act_unchecked(&mut self, action: &Action) -> Vec<Effect> {
        let mut effects = Vec::new();
        let mut changes = Changes {
            arrangement: &mut self.arrangement,
            effects: &mut effects,
        };
        match action {
            Action::Throw(throw) => {
                if let Pending::Throw(spec) = self.situation.pending()
                    && spec.fits(throw)
                {
                    changes.note(Effect::Thrown {
                        by: spec.by,
                        dice: spec.dice,
                        throw: throw.clone(),
                    });
                    self.situation
                        .apply_throw(&self.options, throw, &mut changes);
                }
            }
            Action::Step(step) => self.situation.apply_step(&self.options, step, &mut changes),
            Action::Choice(Choice::Forfeit(loser, reason)) => {
                self.forfeit = Some((*loser, *reason))
            }
            Action::Choice(choice) => {
                self.situation
                    .apply_choice(&self.options, *choice, &mut changes)
            }
        }
        let before = self.outcome.take();
        self.update();
        if self.outcome != before {
            effects.extend(self.outcome.clone().map(Effect::Ended));
        }
        effects
    }

    fn turns(&self) -> Vec<Turn> {
        self.situation.turns(&self.options)
    }

    fn count_turns(&self) -> usize {
        self.situation.count_turns(&self.options)
    }

    fn combines_dice(&self, from: Place) -> bool {
        R::combines_dice(from)
    }

    fn takeable(&self) -> Vec<Place> {
        self.situation.takeable(&self.options)
    }

    fn dice(&self) -> &[Die] {
        &self.dice
    }

    fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn audit(&self) -> Result<(), String> {
        self.situation.audit(&self.options)?;
        let fresh = self.situation.arrange(&self.options);
        if self.arrangement.len() != fresh.len() {
            return Err(format!(
                "there are {} pieces instead of {}",
                self.arrangement.len(),
                fresh.len()
            ));
        }
        if self.arrangement.cube != fresh.cube {
            return Err("the doubling cube shows another stake than is counted".to_owned());
        }
        let (lying, counted) = (self.arrangement.kinds(), fresh.kinds());
        if lying != counted {
            return Err(format!(
                "the pieces lie as {lying:?} but count as {counted:?}"
            ));
        }
        if self.outcome != self.ending() {
            return Err("the outcome does not fit the situation".to_owned());
        }
        if self.outcome.is_some() != (self.awaited() == Pending::Over) {
            return Err("the outcome does not fit what is awaited".to_owned());
        }
        Ok(())
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}

/// The pieces on the table while an action is carried out. Every change of them is noted as an
/// [`Effect`].
#[derive(Debug)]
pub struct Changes<'a> {
    arrangement: &'a mut Arrangement,
    effects: &'a mut Vec<Effect>,
}

impl Changes<'_> {
    /// Notes an effect.
    pub fn note(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Moves the top piece of one stack onto another.
    pub fn shift(&mut self, from: Place, to: Place, manner: Manner) {
        self.arrangement.shift(from, to, manner, self.effects);
    }

    /// Lifts a whole stack into the hand; what it returns is bottom to top.
    pub fn lift(&mut self, from: Place) -> Vec<Piece> {
        self.arrangement.lift(from, self.effects)
    }

    /// Lays a lifted piece on top of a stack.
    pub fn drop(&mut self, piece: Piece, at: Place) {
        self.arrangement.drop(piece, at, self.effects);
    }

    /// Turns the doubling cube to a value.
    pub fn turn_cube(&mut self, value: u8) {
        self.arrangement.turn_cube(value);
        self.note(Effect::CubeTurned(value));
    }

    /// Uses up a die, counted from 0.
    pub fn use_die(&mut self, die: usize) {
        self.note(Effect::Used(die));
    }

    /// Says something that no piece shows.
    pub fn announce(&mut self, text: Text) {
        self.note(Effect::Announced(text));
    }

    /// Hands the dice to a player at the end of a turn.
    pub fn pass(&mut self, to: Seat) {
        self.note(Effect::Passed { to, reason: None });
    }

    /// Gives the dice to a player, or leaves them there, for a reason worth saying.
    pub fn pass_because(&mut self, to: Seat, reason: Text) {
        self.note(Effect::Passed {
            to,
            reason: Some(reason),
        });
    }

    /// Lays out the pieces for another game of the series.
    pub fn set_up(&mut self, lay: impl FnOnce(&mut Arrangement)) {
        lay(self.arrangement);
        self.note(Effect::SetUp);
    }
}
