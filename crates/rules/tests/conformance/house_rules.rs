//! The values of house rules.

use tesserae_rules::{Kind, RuleValues};

/// Every value of every rule is accepted, alone or with some other rules, and is what the game then
/// says it is played by; values beside the range are refused.
pub fn each_value_is_possible(kind: Kind) {
    for rule in kind.house_rules() {
        assert!(
            rule.allows(&rule.values.default_key()),
            "{kind} {}",
            rule.key
        );
        let mut values: Vec<String> = rule
            .values
            .listed()
            .iter()
            .map(|value| value.key.to_owned())
            .collect();
        let mut wrong: Vec<String> = ["nonsense", "-1", "+9", "NaN", "1e3", ""]
            .map(Into::into)
            .into();
        if let Some(range) = rule.values.range() {
            values.extend([range.start(), range.end()].map(u32::to_string));
            wrong.push((u64::from(*range.end()) + 1).to_string());
            wrong.extend(range.start().checked_sub(1).map(|below| below.to_string()));
        }
        for value in &values {
            let possible = companions(kind, rule.key).into_iter().any(|mut chosen| {
                chosen.insert(rule.key.to_owned(), value.clone());
                kind.new_game(&chosen)
                    .is_ok_and(|game| game.house_rules().get(rule.key) == Some(value))
            });
            assert!(possible, "{kind}: {}={value} is never possible", rule.key);
        }
        for value in wrong {
            let chosen = RuleValues::from([(rule.key.to_owned(), value.clone())]);
            assert!(
                kind.new_game(&chosen).is_err(),
                "{kind}: {}={value} must be refused",
                rule.key
            );
        }
    }
    let error = kind
        .new_game(&RuleValues::from([("no_such_rule".into(), "on".into())]))
        .expect_err("no such rule");
    assert!(error.to_string().contains("no_such_rule"), "{error}");
}

/// No other rule, or any one value of any one of the others.
fn companions(kind: Kind, but: &str) -> Vec<RuleValues> {
    let mut all = vec![RuleValues::new()];
    for rule in kind.house_rules().iter().filter(|rule| rule.key != but) {
        let values = rule.values.listed().iter();
        all.extend(
            values.map(|value| RuleValues::from([(rule.key.to_owned(), value.key.to_owned())])),
        );
    }
    all
}
