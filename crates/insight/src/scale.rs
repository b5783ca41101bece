//! The unit of a game's values, and what counts as equal in every game.

use tesserae_bots::Value;
use tesserae_words::{Decimal, Text, insight};

/// What values are measured in.
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
    /// What values are measured in.
    pub unit: Unit,
    /// What a game usually decides: about three quarters of the standard deviation of its result.
    /// Errors are measured by it, so that they mean the same in every game; in backgammon for
    /// money it is the stake.
    pub spread: Value,
    /// The value of one player and that of the other add up to this: zero, but one where values
    /// are chances from 0 to 1.
    pub sum: Value,
}

impl Scale {
    /// A scale on which what one player wins the other loses.
    #[must_use]
    pub(crate) const fn zero_sum(unit: Unit, spread: Value) -> Self {
        Self {
            unit,
            spread,
            sum: Value::ZERO,
        }
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

    /// A number of thousandths of the spread as a difference of values.
    #[must_use]
    pub const fn of_thousandths(&self, thousandths: i64) -> Value {
        Value(thousandths.saturating_mul(self.spread.0) / 1_000)
    }

    /// A difference of values in words, without its sign: “0.42 points”, “11 wins in 100”, “3
    /// matches in 100”.
    #[must_use]
    pub fn difference(&self, difference: Value) -> Text {
        let amount = difference.as_f64().abs();
        let points = || Decimal::rounded(amount, 2);
        match self.unit {
            Unit::Points => insight::points(points()),
            Unit::Coins => insight::coins(points()),
            Unit::Game => wins(amount / self.whole()),
            Unit::Match => frequency(amount / self.whole(), insight::matches_in),
            Unit::Set => frequency(amount / self.whole(), insight::sets_in),
        }
    }

    /// Whether a difference of values is too small for [`Scale::difference`] to give it a number.
    #[must_use]
    pub fn is_hardly_any(&self, difference: Value) -> bool {
        let amount = difference.as_f64().abs();
        match self.unit {
            Unit::Points | Unit::Coins => amount < 0.005,
            Unit::Game | Unit::Match | Unit::Set => amount / self.whole() < 0.000_5,
        }
    }

    /// The same without saying of what: “0.42”, “3.1 %”.
    #[must_use]
    pub fn short(&self, difference: Value) -> Text {
        self.amount(difference.as_f64().abs(), [2, 1], |amount| amount)
    }

    /// The same with its sign: “−0.42”, “+3.1 %”.
    #[must_use]
    pub fn signed(&self, difference: Value) -> Text {
        self.amount(difference.as_f64(), [2, 1], Decimal::with_sign)
    }

    /// A difference of values to a thousandth, with its sign, without saying of what: “−0.012”,
    /// “+0.61 %”.
    #[must_use]
    pub fn fine(&self, difference: Value) -> Text {
        self.amount(difference.as_f64(), [3, 2], Decimal::with_sign)
    }

    /// A difference with so many places where it is a number of points, and so many where it is a
    /// share.
    fn amount(&self, amount: f64, places: [u8; 2], sign: fn(Decimal) -> Decimal) -> Text {
        match self.unit {
            Unit::Points | Unit::Coins => {
                insight::decimal(sign(Decimal::rounded(amount, places[0])))
            }
            Unit::Game | Unit::Match | Unit::Set => {
                let share = 100.0 * amount / self.whole();
                insight::percent(sign(Decimal::rounded(share, places[1])))
            }
        }
    }

    /// A value with its standard error, to a thousandth: “+0.159 ± 0.004”, “53.12 ± 0.40 %”.
    #[must_use]
    pub fn with_error(&self, value: Value, error: Value) -> Text {
        let error = error.as_f64();
        match self.unit {
            Unit::Points | Unit::Coins => {
                let value = Decimal::rounded(value.as_f64(), 3).with_sign();
                insight::with_error(value, Decimal::rounded(error, 3))
            }
            Unit::Game | Unit::Match | Unit::Set => {
                let shares = [self.chance(value), error / self.whole()];
                let [value, error] = shares.map(|share| Decimal::rounded(100.0 * share, 2));
                insight::percent_with_error(value, error)
            }
        }
    }

    /// A value in words: “+0.42 points”, “53 matches in 100”.
    #[must_use]
    pub fn value(&self, value: Value) -> Text {
        let points = || Decimal::rounded(value.as_f64(), 2).with_sign();
        match self.unit {
            Unit::Points => insight::points(points()),
            Unit::Coins => insight::coins(points()),
            _ => self.difference(value - self.certain_loss()),
        }
    }

    /// A value without saying of what: “+0.42”, “53.1 %”. A chance that is more than certain, as a
    /// result without its luck may be, is written as it is.
    #[must_use]
    pub fn short_value(&self, value: Value) -> Text {
        match self.unit {
            Unit::Points | Unit::Coins => self.signed(value),
            _ => {
                let value = value - self.certain_loss();
                self.amount(value.as_f64(), [2, 1], |amount| amount)
            }
        }
    }

    /// A value as a chance from 0 (certain loss) to 1 (certain win), where values are chances.
    pub(crate) fn chance(&self, value: Value) -> f64 {
        (value - self.certain_loss()).as_f64() / self.whole()
    }

    /// From certain loss to certain win, where values are chances.
    fn whole(&self) -> f64 {
        if self.sum == Value::ZERO { 2.0 } else { 1.0 }
    }

    fn certain_loss(&self) -> Value {
        if self.sum == Value::ZERO {
            Value::whole(-1)
        } else {
            Value::ZERO
        }
    }
}

/// A share as a number of wins in 100, or in 1,000 where it is less than one in 100: “11 wins in
/// 100”.
pub(crate) fn wins(share: f64) -> Text {
    frequency(share, insight::wins_in)
}

/// A share as a number of things in 100, or in 1,000 where it is less than one in 100.
fn frequency(share: f64, in_words: fn(u32, u32) -> Text) -> Text {
    /// From here on a share is at least one in 100 when it is rounded.
    const ONE_IN_100: f64 = 0.0095;
    let of: u32 = if share >= ONE_IN_100 { 100 } else { 1_000 };
    in_words((f64::from(of) * share).round() as u32, of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_in_the_unit_of_the_game() {
        let money = Scale::zero_sum(Unit::Points, Value::whole(1));
        assert_eq!(money.value(Value(-420_000)), "−0.42 points");
        assert_eq!(money.turned(Value(420_000)), Value(-420_000));
        assert_eq!(money.thousandths(Value(420_000)), 420);
        let game = Scale::zero_sum(Unit::Game, Value::whole(1));
        assert_eq!(game.value(Value::ZERO), "50 wins in 100");
        assert_eq!(game.difference(Value(100_000)), "5 wins in 100");
        assert_eq!(
            [-1_200_000, 0, 1_500_000].map(|value| game.short_value(Value(value))),
            ["−10.0 %", "50.0 %", "125.0 %"]
        );
        assert_eq!(money.short_value(Value(-420_000)), "−0.42");
        assert_eq!(
            [game.short(Value(100_000)), money.short(Value(-420_000))],
            ["5.0 %", "0.42"]
        );
        assert_eq!(
            [money.fine(Value(-12_400)), game.fine(Value(12_400))],
            ["−0.012", "+0.62 %"]
        );
        assert_eq!(
            [
                money.with_error(Value(159_000), Value(4_200)),
                game.with_error(Value(62_000), Value(8_000))
            ],
            ["+0.159 ± 0.004", "53.10 ± 0.40 %"]
        );
        let set = Scale {
            unit: Unit::Set,
            spread: Value(250_000),
            sum: Value::whole(1),
        };
        assert_eq!(set.value(Value(531_000)), "53 sets in 100");
        assert_eq!(set.turned(Value(531_000)), Value(469_000));
        assert_eq!(set.difference(Value(10_000)), "1 set in 100");
        assert_eq!(set.difference(Value(9_000)), "9 sets in 1,000");
        assert_eq!(set.difference(Value(100)), "less than 1 set in 1,000");
    }
}
