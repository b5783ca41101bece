//! A position while it is edited: [`Draft`]. Pieces may be put anywhere a piece of their kind can
//! lie, and everything else is chosen from lists; what is wrong with the whole is known at any
//! time. [`Editing`] is what differs from game to game.

use tesserae_words::{Text, common, editor};

use crate::{
    Action, Address, Arrangement, Choice, Describe, Die, Effect, Game, HouseRule, IllegalAction,
    Kind, Manner, Outcome, Pending, PieceKind, Place, PositionError, RuleValues, ScoreLine, Seat,
    Step, TextError, Turn, Value, Values, Wording,
};

/// How the positions of a game are edited.
#[derive(Copy, Clone, Debug)]
pub struct Editing {
    /// What a position says besides where the pieces lie: whose turn it is, dice, score. Keys of
    /// values are words of the notation.
    pub details: &'static [HouseRule],
    /// Where a piece of a kind may lie. The first place is its supply.
    pub places: fn(PieceKind) -> Vec<Place>,
    /// The values of the details in a position that the game has written, in the order of the
    /// details.
    pub read: fn(&str) -> Vec<String>,
    /// The position in the notation of the game, from the pieces and the values of the details. It
    /// need not be possible.
    pub write: fn(&Arrangement, &[String]) -> String,
}

/// A detail of a position with its values, declared like a house rule. Its name says all.
pub(crate) const fn detail(key: &'static str, title: fn() -> Text, values: Values) -> HouseRule {
    HouseRule {
        key,
        title,
        explains: None,
        values,
    }
}

/// A value of a detail.
pub(crate) const fn value(key: &'static str, title: fn() -> Text) -> Value {
    Value { key, title }
}

/// The faces of a die, once for each group: what stands before and after a face in the notation,
/// and how it is worded; then another value.
macro_rules! dice {
    ($(($before:literal, $after:literal, $title:path)),+ $(; $none:expr)?) => {
        $crate::Values::OneOf(&[
            $(
                $crate::draft::value(concat!($before, "1", $after), || $title(1_u8)),
                $crate::draft::value(concat!($before, "2", $after), || $title(2_u8)),
                $crate::draft::value(concat!($before, "3", $after), || $title(3_u8)),
                $crate::draft::value(concat!($before, "4", $after), || $title(4_u8)),
                $crate::draft::value(concat!($before, "5", $after), || $title(5_u8)),
                $crate::draft::value(concat!($before, "6", $after), || $title(6_u8)),
            )+
            $($none)?
        ])
    };
}

pub(crate) use dice;

/// Dice on which a star marks those that are used.
pub(crate) const STARRED_DICE: Values = dice!(("", "", common::number), ("", "*", editor::used));

/// What comes next in a game in which every throw is played.
pub(crate) const PHASES: Values = Values::OneOf(&[
    value("opening", editor::opening),
    value("throw", editor::throw),
    value("play", editor::dice_played),
    value("over", editor::over),
]);

/// What has been won in the games before.
pub(crate) const POINTS: Values = Values::Whole {
    min: 0,
    max: 999_999,
    default: 0,
};

/// The values of a detail as texts, as [`Editing::read`] returns them.
pub(crate) fn owned<const N: usize>(values: [&str; N]) -> Vec<String> {
    values.map(str::to_owned).to_vec()
}

/// A position while it is edited, possible or not. It is a [`Game`] whose steps carry any piece to
/// any place where one of its kind can lie, so that a table needs nothing else to edit it.
///
/// ```
/// use tesserae_rules::{Draft, Kind, Place, RuleValues, Seat};
///
/// let mut draft = Draft::empty(Kind::Ur, &RuleValues::new())?;
/// draft.put(Place::Hand(Seat::First), Place::Cell { column: 4, row: 2 })?;
/// draft.set("phase", "throw");
/// assert_eq!(draft.text(), "B:s6r0h0:4* I:s7r0h0: T:21/0/0 S:B throw:B");
/// assert!(draft.game().is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Draft {
    editing: Editing,
    house_rules: RuleValues,
    pieces: Arrangement,
    details: Vec<String>,
    text: String,
    /// The last possible position, which names places and shows dice.
    game: Box<dyn Game>,
    /// What is wrong now.
    error: Option<TextError>,
}

impl PartialEq for Draft {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
            && self.house_rules == other.house_rules
            && self.pieces == other.pieces
    }
}

impl Draft {
    /// The position of a game.
    #[must_use]
    pub fn of(game: &dyn Game) -> Self {
        let editing = game.kind().info().editing;
        let text = game.position();
        let (house_rules, details) = (game.house_rules(), (editing.read)(&text));
        Self {
            editing,
            house_rules,
            pieces: game.arrangement().clone(),
            details,
            text,
            game: game.boxed(),
            error: None,
        }
    }

    /// The position that a text in the notation of the game says.
    ///
    /// # Errors
    /// What is wrong with the text, and where; or with the house rules.
    pub fn read(kind: Kind, house_rules: &RuleValues, text: &str) -> Result<Self, PositionError> {
        Ok(Self::of(kind.from_position(house_rules, text)?.as_ref()))
    }

    /// The start of a game without any piece on the board: all are where they are taken from.
    ///
    /// # Errors
    /// What is wrong with the house rules.
    pub fn empty(kind: Kind, house_rules: &RuleValues) -> Result<Self, PositionError> {
        Ok(Self::of(kind.new_game(house_rules)?.as_ref()).cleared())
    }

    /// The same without any piece on the board.
    #[must_use]
    pub fn cleared(mut self) -> Self {
        let on_board: Vec<Place> = self
            .pieces
            .stacks()
            .map(|(place, _)| place)
            .filter(|place| is_board(*place))
            .collect();
        for place in on_board {
            while let Some(supply) = self.supply(place) {
                self.pieces
                    .shift(place, supply, Manner::Refill, &mut Vec::new());
            }
        }
        self.update();
        self
    }

    /// The same by other house rules: pieces that these do not know are gone, new ones lie where
    /// they are taken from.
    ///
    /// # Errors
    /// What is wrong with the house rules.
    pub fn with_rules(&self, house_rules: &RuleValues) -> Result<Self, PositionError> {
        let mut other = Self::empty(self.kind(), house_rules)?;
        other.lay(&self.pieces, |_| true);
        other.details.clone_from(&self.details);
        other.update();
        Ok(other)
    }

    /// The position in the notation of the game, possible or not.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The game at this position.
    ///
    /// # Errors
    /// Why the position is impossible.
    pub fn game(&self) -> Result<&dyn Game, &TextError> {
        self.error.as_ref().map_or(Ok(self.game.as_ref()), Err)
    }

    /// The details of the position with their values.
    pub fn details(&self) -> impl Iterator<Item = (&'static HouseRule, &str)> {
        self.editing
            .details
            .iter()
            .zip(self.details.iter().map(String::as_str))
    }

    /// Sets a detail to a value that it can have; everything else changes nothing.
    pub fn set(&mut self, key: &str, value: &str) {
        let index = self
            .editing
            .details
            .iter()
            .position(|detail| detail.key == key && detail.allows(value));
        if let Some(detail) = index.and_then(|index| self.details.get_mut(index)) {
            value.clone_into(detail);
            self.update();
        }
    }

    /// Carries the top piece of a place to another place.
    ///
    /// # Errors
    /// Why it cannot lie there.
    pub fn put(&mut self, from: Place, to: Place) -> Result<Vec<Effect>, IllegalAction> {
        let Some(kind) = self.pieces.top(from) else {
            return Err(refused(
                "no_piece",
                common::no_piece_to_put(self.piece_name()),
            ));
        };
        if !is_carried(kind) {
            return Err(refused("set_beside", common::set_beside()));
        }
        if from == to || !(self.editing.places)(kind).contains(&to) {
            return Err(refused(
                "no_such_place",
                common::cannot_lie_there(self.piece_name()),
            ));
        }
        let mut effects = Vec::new();
        self.pieces.shift(from, to, Manner::Refill, &mut effects);
        self.update();
        Ok(effects)
    }

    fn piece_name(&self) -> &'static str {
        self.kind().info().pieces[0]
    }

    /// Where the top piece of a place is taken from.
    fn supply(&self, place: Place) -> Option<Place> {
        (self.editing.places)(self.pieces.top(place)?)
            .first()
            .copied()
    }

    /// Lays the pieces of some kinds as they lie in another arrangement, as far as there are
    /// enough.
    fn lay(&mut self, wanted: &Arrangement, is_meant: impl Fn(PieceKind) -> bool) {
        for (place, kinds) in wanted.kinds() {
            for kind in kinds.into_iter().filter(|kind| is_meant(*kind)) {
                let lacks =
                    |pieces: &Arrangement| pieces.count(kind, place) < wanted.count(kind, place);
                let spare = |pieces: &Arrangement, from: Place| {
                    pieces.count(kind, from) > wanted.count(kind, from)
                        && pieces.top(from) == Some(kind)
                };
                let from = (self.editing.places)(kind)
                    .into_iter()
                    .find(|from| spare(&self.pieces, *from));
                if let Some(from) = from.filter(|_| lacks(&self.pieces)) {
                    self.pieces
                        .shift(from, place, Manner::Refill, &mut Vec::new());
                }
            }
        }
    }

    /// Brings up to date what follows from the pieces and the details.
    fn update(&mut self) {
        self.text = (self.editing.write)(&self.pieces, &self.details);
        match self.kind().from_position(&self.house_rules, &self.text) {
            Ok(game) => {
                // The cube and the tallies lie as the details say.
                self.lay(game.arrangement(), |kind| !is_carried(kind));
                self.pieces.cube = game.arrangement().cube;
                self.game = game;
                self.error = None;
            }
            Err(PositionError::Text(error)) => self.error = Some(error),
            Err(PositionError::Options(error)) => {
                self.error = Some(TextError::new(0, error.text()))
            }
        }
    }
}

/// Whether pieces of a kind are put by hand. Where the others lie is a detail.
const fn is_carried(kind: PieceKind) -> bool {
    matches!(kind, PieceKind::Checker(_) | PieceKind::Coin)
}

/// Whether a piece at a place is in play.
const fn is_board(place: Place) -> bool {
    matches!(
        place,
        Place::Point(_) | Place::Cell { .. } | Place::Bar(_) | Place::River(_)
    )
}

fn refused(code: &'static str, text: Text) -> IllegalAction {
    IllegalAction {
        code,
        text,
        wrong_die: false,
    }
}

impl Game for Draft {
    fn kind(&self) -> Kind {
        self.game.kind()
    }

    fn house_rules(&self) -> RuleValues {
        self.house_rules.clone()
    }

    fn pending(&self) -> Pending {
        Pending::Act(self.game.pending().seat().unwrap_or(Seat::First))
    }

    fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for (from, _) in self.pieces.stacks() {
            let kind = self.pieces.top(from).filter(|kind| is_carried(*kind));
            let places = kind.map(self.editing.places).unwrap_or_default();
            let steps = places
                .into_iter()
                .filter(|to| *to != from)
                .map(|to| Step::new(from, to, 0));
            actions.extend(steps.map(Action::Step));
        }
        actions
    }

    fn act(&mut self, action: &Action) -> Result<Vec<Effect>, IllegalAction> {
        match action {
            Action::Step(step) => self.put(step.from, step.to()),
            _ => Err(refused("editing", common::editing())),
        }
    }

    fn act_unchecked(&mut self, action: &Action) -> Vec<Effect> {
        self.act(action).unwrap_or_default()
    }

    fn can_undo(&self, _: &Action) -> bool {
        false
    }

    fn possible(&self) -> Option<Box<dyn Game>> {
        self.game().ok().map(Game::boxed)
    }

    fn turns(&self) -> Vec<Turn> {
        Vec::new()
    }

    fn dice(&self) -> &[Die] {
        self.game.dice()
    }

    fn arrangement(&self) -> &Arrangement {
        &self.pieces
    }

    fn outcome(&self) -> Option<&Outcome> {
        None
    }

    fn audit(&self) -> Result<(), String> {
        self.game()
            .map(|_| ())
            .map_err(|error| error.what.to_string())
    }

    fn boxed(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}

impl Describe for Draft {
    fn position(&self) -> String {
        self.text.clone()
    }

    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Step(step) => format!(
                "{}>{}",
                self.place_name(step.from),
                self.place_name(step.to())
            ),
            action => self.game.write_action(action),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        self.game.read_action(text)
    }

    fn place_name(&self, place: Place) -> Text {
        self.game.place_name(place)
    }

    fn place_label(&self, place: Place) -> Option<String> {
        let label = self.game.place_label(place);
        match place {
            Place::Hand(_) | Place::Off(_) => {
                label.map(|_| self.pieces.stack(place).len().to_string())
            }
            _ => label,
        }
    }

    fn step_label(&self, step: &Step) -> Text {
        let [from, to] = [step.from, step.to()].map(|place| self.place_name(place));
        common::put_piece(self.piece_name(), from, to)
    }

    fn label(&self, choice: Choice) -> Text {
        self.game.label(choice)
    }

    fn prompt(&self, to: &Address) -> Text {
        match self.game() {
            Ok(game) => game.prompt(to),
            Err(error) => editor::not_possible(error.what.clone()),
        }
    }

    fn unit(&self) -> &'static str {
        self.game.unit()
    }

    fn scores(&self) -> Vec<ScoreLine> {
        self.game.scores()
    }

    fn drawing_in(&self, word: Wording<'_>) -> String {
        self.game.drawing_in(word)
    }
}
