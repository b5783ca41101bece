//! Reads the perft data of all games; `tests/data/*.perft` explain their format themselves.

/// A position and how many ways lead on from it.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    /// What the position is.
    pub id: String,
    /// House rules that are not the default, key and value.
    pub rules: Vec<(String, String)>,
    /// The position in the notation of its game.
    pub position: String,
    /// By depth in throws.
    pub counts: Vec<Count>,
}

/// The ways to one depth.
#[derive(Clone, Copy, Debug)]
pub struct Count {
    /// The number of throws.
    pub depth: u32,
    /// Each throw counted as often as it is likely.
    pub weighted: u128,
    /// Each distinct throw counted once, if that is known.
    pub ways: Option<u128>,
}

/// Every entry of a data file, which is at least one.
pub fn read(data: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for line in data
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let (word, rest) = line
            .split_once(' ')
            .unwrap_or_else(|| panic!("a word and a value: {line}"));
        if word == "id" {
            entries.push(Entry {
                id: rest.to_owned(),
                ..Entry::default()
            });
            continue;
        }
        let entry = entries
            .last_mut()
            .unwrap_or_else(|| panic!("an id comes first: {line}"));
        match word {
            "rules" => {
                let rule = |rule: &str| {
                    rule.split_once('=')
                        .map(|(key, value)| (key.to_owned(), value.to_owned()))
                };
                entry.rules = rest
                    .split(' ')
                    .map(|word| rule(word).expect("key=value"))
                    .collect();
            }
            "position" => entry.position = rest.to_owned(),
            "perft" => {
                let numbers: Vec<u128> = rest
                    .split(' ')
                    .map(|number| number.parse().expect("a number"))
                    .collect();
                let (depth, weighted, ways) = match numbers[..] {
                    [depth, weighted] => (depth, weighted, None),
                    [depth, weighted, ways] => (depth, weighted, Some(ways)),
                    _ => panic!("two or three numbers: {line}"),
                };
                let depth = depth.try_into().expect("a depth");
                entry.counts.push(Count {
                    depth,
                    weighted,
                    ways,
                });
            }
            _ => panic!("id, rules, position or perft: {line}"),
        }
    }
    assert!(
        !entries.is_empty() && entries.iter().all(|entry| !entry.counts.is_empty()),
        "every entry counts something"
    );
    entries
}
