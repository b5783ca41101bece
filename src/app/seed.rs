use rand::{SeedableRng, rngs::StdRng};

/// A seed from the randomness of the system or of the browser. Nobody can know it beforehand.
///
/// # Panics
/// If the system has none. There is no fair throw then, and every other source would only pretend to be one.
#[must_use]
pub fn seed() -> u64 {
    getrandom::u64().unwrap_or_else(|error| panic!("the system gives no randomness: {error}"))
}

/// A generator for what need not be repeated.
#[must_use]
pub fn generator() -> StdRng {
    StdRng::seed_from_u64(seed())
}

#[cfg(test)]
mod tests {
    #[test]
    fn no_seed_comes_twice() {
        let seeds: std::collections::BTreeSet<u64> = (0..1000).map(|_| super::seed()).collect();
        assert_eq!(seeds.len(), 1000);
    }
}
