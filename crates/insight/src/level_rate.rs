//! How much the levels of the bots err, to compare a person with.

use tesserae_bots::Level;
use tesserae_rules::Kind;

/// The error rates of the levels, weakest first and as many as were measured, by the example
/// `error_rates`; see the README. The strongest of backgammon agrees with itself, so what GNU
/// Backgammon says of its best moves stands there.
const RATES: &[(Kind, &[f64])] = &[
    (Kind::Backgammon, &[78.8, 62.5, 28.2, 8.3, 1.7]),
    (Kind::Tabula, &[81.9, 65.2, 53.8, 22.3, 0.0]),
    (Kind::Ur, &[8.2, 4.5, 2.8, 0.5, 0.4]),
    (Kind::TableroDeJesus, &[30.3, 24.3, 11.1, 4.6, 0.0]),
    (Kind::TableroDiBerona, &[77.7, 63.7, 37.6, 16.8, 0.0]),
];

/// The level that errs about as much as somebody with this error rate; None where the levels were
/// not measured.
#[must_use]
pub fn level_of_rate(kind: Kind, rate: f64) -> Option<Level> {
    let (_, rates) = RATES.iter().find(|(known, _)| *known == kind)?;
    let near = |known: &f64| (known.max(0.1) / rate.max(0.1)).ln().abs();
    let nearest = Level::ALL
        .into_iter()
        .zip(*rates)
        .min_by(|(_, a), (_, b)| near(a).total_cmp(&near(b)));
    nearest.map(|(level, _)| level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_like_that_of_the_level_it_is_nearest_to_by_ratio() {
        let like = |rate| level_of_rate(Kind::TableroDiBerona, rate);
        assert_eq!(like(500.0), Some(Level::Guest));
        assert_eq!(like(60.0), Some(Level::Regular));
        assert_eq!(like(30.0), Some(Level::Gambler));
        assert_eq!(like(10.0), Some(Level::Master));
        assert_eq!(like(0.0), Some(Level::Oracle));
        assert_eq!(level_of_rate(Kind::Tabula, 5.0), Some(Level::Master));
    }
}
