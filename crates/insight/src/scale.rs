//! The unit in which a game's values are told, and what counts as much in it.

use tesserae_bots::Value;

/// What values are told in.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Unit {
    /// Points won.
    Points,
    /// Coins won.
    Coins,
    /// The chance to win the game.
    Game,
    /// The chance to win the match.
    Match,
    /// The chance to win the set.
    Set,
}

/// The unit of a game's values, and how far they are apart.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Scale {
    /// What values are told in.
    pub unit: Unit,
    /// What a game usually decides: about three quarters of the standard deviation of its result. Errors are measured
    /// by it, so that they mean the same in every game; in backgammon for money it is the stake.
    pub spread: Value,
    /// The value of one player and that of the other add up to this: zero, but one where values are chances from 0 to
    /// 1.
    pub sum: Value,
}

impl Scale {
    /// A scale on which what one player wins the other loses.
    #[must_use]
    pub const fn zero_sum(unit: Unit, spread: Value) -> Self {
        Self { unit, spread, sum: Value::ZERO }
    }

    /// The value for the other player.
    #[must_use]
    pub fn turned(&self, value: Value) -> Value {
        self.sum - value
    }

    /// A difference of values in thousandths of the spread.
    #[must_use]
    pub fn thousandths(&self, difference: Value) -> i64 {
        difference.0.saturating_mul(1_000) / self.spread.0.max(1)
    }

    /// So many thousandths of the spread as a difference of values.
    #[must_use]
    pub const fn of_thousandths(&self, thousandths: i64) -> Value {
        Value(thousandths.saturating_mul(self.spread.0) / 1_000)
    }

    /// A difference of values in words, without its sign: “0.42 points”, “3.1 % of the match”.
    #[must_use]
    pub fn difference(&self, difference: Value) -> String {
        let amount = difference.as_f64().abs();
        let percent = |whole: f64, of: &str| format!("{:.1} % of the {of}", 100.0 * amount / whole);
        match self.unit {
            Unit::Points => format!("{amount:.2} points"),
            Unit::Coins => format!("{amount:.2} coins"),
            Unit::Game => percent(self.whole(), "game"),
            Unit::Match => percent(self.whole(), "match"),
            Unit::Set => percent(self.whole(), "set"),
        }
    }

    /// The same without saying of what: “0.42”, “3.1 %”.
    #[must_use]
    pub fn short(&self, difference: Value) -> String {
        let amount = difference.as_f64().abs();
        match self.unit {
            Unit::Points | Unit::Coins => format!("{amount:.2}"),
            Unit::Game | Unit::Match | Unit::Set => format!("{:.1} %", 100.0 * amount / self.whole()),
        }
    }

    /// A value in words: “+0.42 points”, “53.1 % of the match”.
    #[must_use]
    pub fn value(&self, value: Value) -> String {
        match self.unit {
            Unit::Points | Unit::Coins if value.0 < 0 => format!("−{}", self.difference(value)),
            Unit::Points | Unit::Coins => format!("+{}", self.difference(value)),
            // From certain loss to certain win, as a chance from 0 to 1.
            _ => self.difference(value - self.certain_loss()),
        }
    }

    /// From certain loss to certain win, where values are chances.
    fn whole(&self) -> f64 {
        if self.sum == Value::ZERO { 2.0 } else { 1.0 }
    }

    fn certain_loss(&self) -> Value {
        if self.sum == Value::ZERO { Value::whole(-1) } else { Value::ZERO }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_told_in_the_unit_of_the_game() {
        let money = Scale::zero_sum(Unit::Points, Value::whole(1));
        assert_eq!(money.value(Value(-420_000)), "−0.42 points");
        assert_eq!(money.turned(Value(420_000)), Value(-420_000));
        assert_eq!(money.thousandths(Value(420_000)), 420);
        let game = Scale::zero_sum(Unit::Game, Value::whole(1));
        assert_eq!(game.value(Value::ZERO), "50.0 % of the game");
        assert_eq!(game.difference(Value(100_000)), "5.0 % of the game");
        assert_eq!((game.short(Value(100_000)), money.short(Value(-420_000))), ("5.0 %".to_owned(), "0.42".to_owned()));
        let set = Scale { unit: Unit::Set, spread: Value(250_000), sum: Value::whole(1) };
        assert_eq!(set.value(Value(531_000)), "53.1 % of the set");
        assert_eq!(set.turned(Value(531_000)), Value(469_000));
    }
}
