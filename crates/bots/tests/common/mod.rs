//! What the tests of the bots share: the shipped knowledge, and house rules.

use std::sync::OnceLock;

use rand::RngExt;
use tesserae_bots::Knowledge;
use tesserae_rules::{Kind, RuleValues, session::random::Generator};

/// What the bots of a game know.
pub fn knowledge(kind: Kind) -> &'static Knowledge {
    static KNOWN: [OnceLock<Knowledge>; Kind::ALL.len()] =
        [const { OnceLock::new() }; Kind::ALL.len()];
    KNOWN[Kind::ALL.iter().position(|known| *known == kind).unwrap()].get_or_init(|| {
        let path = format!(
            "{}/../../assets/bots/{}.bin",
            env!("CARGO_MANIFEST_DIR"),
            kind.key()
        );
        Knowledge::read(kind, &std::fs::read(path).unwrap()).unwrap()
    })
}

/// A random value of each house rule that lists its values, as far as they go together.
pub fn mixed_rules(kind: Kind, rng: &mut Generator) -> RuleValues {
    let mut rules = RuleValues::new();
    for rule in kind
        .house_rules()
        .iter()
        .filter(|rule| !rule.values.listed().is_empty())
    {
        let values = rule.values.listed();
        let mut more = rules.clone();
        more.insert(
            rule.key.to_owned(),
            values[rng.random_range(0..values.len())].key.to_owned(),
        );
        if kind.new_game(&more).is_ok() {
            rules = more;
        }
    }
    rules
}
