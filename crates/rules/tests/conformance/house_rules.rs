//! House rules by chance.

use rand::{RngExt, seq::IndexedRandom};
use tesserae_rules::{Kind, RuleValues, Values, session::random::Generator};

/// House rules that go together: the defaults, if chance or a conflict will have it.
pub fn random(kind: Kind, rng: &mut Generator) -> RuleValues {
    for _ in 0..20 {
        let mut chosen = RuleValues::new();
        for rule in kind.house_rules() {
            // Half of the rules stay as they are, so that rules which exclude one another leave enough to choose from.
            if rng.random() {
                continue;
            }
            let value = match rule.values {
                Values::OneOf(values) => values.choose(rng).expect("a rule has values").key.to_owned(),
                Values::Whole { min, max, .. } => rng.random_range(min..=max).to_string(),
            };
            chosen.insert(rule.key.to_owned(), value);
        }
        if kind.new_game(&chosen).is_ok() {
            return chosen;
        }
    }
    RuleValues::new()
}

/// Every value of every rule is accepted, alone or with some other rules, and is what the game then says it is played
/// by; values beside the range are refused.
pub fn each_value_is_possible(kind: Kind) {
    for rule in kind.house_rules() {
        let (values, wrong): (Vec<String>, Vec<String>) = match rule.values {
            Values::OneOf(values) => {
                (values.iter().map(|value| value.key.to_owned()).collect(), vec!["nonsense".into()])
            }
            Values::Whole { min, max, default } => {
                assert!((min..=max).contains(&default), "{kind} {}", rule.key);
                let beyond = (u64::from(max) + 1).to_string();
                (
                    vec![min.to_string(), max.to_string(), default.to_string()],
                    vec![beyond, "-1".into(), "NaN".into(), "1e3".into(), String::new()],
                )
            }
        };
        for value in &values {
            let possible = companions(kind, rule.key).into_iter().any(|mut chosen| {
                chosen.insert(rule.key.to_owned(), value.clone());
                kind.new_game(&chosen).is_ok_and(|game| game.house_rules().get(rule.key) == Some(value))
            });
            assert!(possible, "{kind}: {}={value} is never possible", rule.key);
        }
        for value in wrong {
            let chosen = RuleValues::from([(rule.key.to_owned(), value.clone())]);
            assert!(kind.new_game(&chosen).is_err(), "{kind}: {}={value} must be refused", rule.key);
        }
    }
    let error = kind.new_game(&RuleValues::from([("no_such_rule".into(), "on".into())])).expect_err("no such rule");
    assert!(error.to_string().contains("no_such_rule"), "{error}");
}

/// No other rule, or any one value of any one of the others.
fn companions(kind: Kind, but: &str) -> Vec<RuleValues> {
    let mut all = vec![RuleValues::new()];
    for rule in kind.house_rules().iter().filter(|rule| rule.key != but) {
        if let Values::OneOf(values) = rule.values {
            all.extend(values.iter().map(|value| RuleValues::from([(rule.key.to_owned(), value.key.to_owned())])));
        }
    }
    all
}
