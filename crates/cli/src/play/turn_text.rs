//! A turn as people write it in one line: `8/5 6/5`, `8/5(2)`, `bar/20*/18`, `24/18*/13`. It is
//! read for every game whose steps are written with a slash.

use tesserae_rules::{Action, Game};
use tesserae_words::{Text, terminal};

/// The longest turn that is read, in hops: no throw lets a player make more steps.
const MOST_HOPS: usize = 8;

/// A way of one piece in a turn, as it was written.
#[derive(Clone)]
struct Hop {
    from: String,
    to: String,
    /// The part of the line in which it stands.
    part: usize,
}

/// The steps that a line means, or `None` if it is no turn of several steps.
///
/// # Errors
/// Which part of the line cannot be played, or can be in more ways than one, as a sentence.
pub fn read(game: &dyn Game, line: &str) -> Option<Result<Vec<Action>, Text>> {
    let parts = parts(line);
    let mut hops = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        hops.extend(hops_of(part, index)?);
    }
    if hops.len() < 2 && parts.len() < 2 {
        let [hop] = &hops[..] else { return None };
        // A single step is an action like any other.
        let is_step = steps(game).iter().any(|step| step.leads(hop));
        if is_step {
            return None;
        }
    }
    if hops.len() > MOST_HOPS {
        return Some(Err(terminal::too_many_steps(hops.len())));
    }
    let mut search = Search::default();
    search.go(game.boxed(), &hops, &mut Vec::new());
    let part = |hops: &[Hop]| {
        let part = hops.first().map_or(0, |hop| hop.part);
        parts.get(part).cloned().unwrap_or_default()
    };
    Some(match &mut search.ways[..] {
        [] => Err(terminal::not_playable(part(&search.left))),
        [(_, actions)] => Ok(std::mem::take(actions)),
        [(_, one), (_, other), ..] => {
            let differs = one.iter().zip(other.iter()).position(|(a, b)| a != b);
            let hop = differs.and_then(|at| search.hops.get(at).copied());
            let part = hop.and_then(|hop| parts.get(hop)).or(parts.first());
            Err(terminal::several_ways(part.map_or("", String::as_str)))
        }
    })
}

/// The parts of a line: its words, each with the repetition behind it.
fn parts(line: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        match parts.last_mut() {
            Some(last) if word.starts_with('(') => last.push_str(word),
            _ => parts.push(word.to_owned()),
        }
    }
    parts
}

/// The hops in a part such as `bar/20*/18` or `8/5(2)`; `None` if it is none.
fn hops_of(part: &str, index: usize) -> Option<Vec<Hop>> {
    let (way, times) = match part
        .strip_suffix(')')
        .and_then(|part| part.rsplit_once('('))
    {
        Some((way, times)) => (
            way,
            times.parse().ok().filter(|times| (1..=4).contains(times))?,
        ),
        None => (part, 1),
    };
    let stops: Vec<String> = way
        .split('/')
        .map(|stop| stop.trim_end_matches('*').to_lowercase())
        .collect();
    if stops.len() < 2 || stops.len() > MOST_HOPS || stops.iter().any(String::is_empty) {
        return None;
    }
    let once = stops.windows(2).map(|stops| Hop {
        from: stops[0].clone(),
        to: stops[1].clone(),
        part: index,
    });
    let once: Vec<Hop> = once.collect();
    Some(std::iter::repeat_n(once, times).flatten().collect())
}

/// A legal step with its places as the game writes them.
struct LegalStep {
    action: Action,
    from: String,
    to: String,
}

impl LegalStep {
    fn leads(&self, hop: &Hop) -> bool {
        self.from == hop.from && self.to == hop.to
    }
}

fn steps(game: &dyn Game) -> Vec<LegalStep> {
    let read = |action: Action| {
        let Action::Step(_) = action else { return None };
        let word = game.write_action(&action);
        let (from, to) = word.split_once('/')?;
        let to = to.split(['(', '*']).next()?;
        let (from, to) = (from.to_owned(), to.to_owned());
        Some(LegalStep { action, from, to })
    };
    game.actions().into_iter().filter_map(read).collect()
}

/// The ways to play hops that lead to different positions.
#[derive(Default)]
struct Search {
    /// Each way with the position that it leads to.
    ways: Vec<(String, Vec<Action>)>,
    /// The part of each step of the way that was found first.
    hops: Vec<usize>,
    /// The hops that were left over where the search came furthest.
    left: Vec<Hop>,
    /// Those of the steps on the way now.
    now: Vec<usize>,
}

impl Search {
    fn go(&mut self, game: Box<dyn Game>, hops: &[Hop], way: &mut Vec<Action>) {
        if hops.is_empty() {
            let position = game.position();
            if self.ways.iter().all(|(known, _)| *known != position) {
                if self.ways.is_empty() {
                    self.hops.clone_from(&self.now);
                }
                self.ways.push((position, way.clone()));
            }
            return;
        }
        if self.left.is_empty() || hops.len() < self.left.len() {
            self.left = hops.to_vec();
        }
        for (index, hop) in hops.iter().enumerate() {
            for step in steps(game.as_ref()) {
                if step.from != hop.from {
                    continue;
                }
                let mut rest = hops.to_vec();
                if step.leads(hop) {
                    rest.remove(index);
                } else {
                    rest[index].from.clone_from(&step.to);
                }
                let mut after = game.boxed();
                if after.act(&step.action).is_err() {
                    continue;
                }
                way.push(step.action);
                self.now.push(hop.part);
                self.go(after, &rest, way);
                self.now.pop();
                way.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tesserae_rules::Kind;

    fn game(kind: Kind, position: &str) -> Box<dyn Game> {
        kind.from_position(&Default::default(), position).unwrap()
    }

    fn after(game: &dyn Game, line: &str) -> Result<String, Text> {
        let mut game = game.boxed();
        for action in read(game.as_ref(), line).unwrap()? {
            game.act(&action).unwrap();
        }
        Ok(game.position())
    }

    #[test]
    fn a_turn_is_read_in_every_common_spelling_and_any_order() {
        let start = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white";
        let three_one = game(Kind::Backgammon, &format!("{start} 3-1 middle:1 0-0 move"));
        let played = after(three_one.as_ref(), "8/5 6/5").unwrap();
        assert!(played.starts_with("24:2,13:5,8:2,6:4,5:2 "), "{played}");
        assert_eq!(after(three_one.as_ref(), "6/5  8/5").unwrap(), played);
        let threes = game(Kind::Backgammon, &format!("{start} 3-3 middle:1 0-0 move"));
        let played = after(threes.as_ref(), "8/5(2) 6/3(2)").unwrap();
        assert!(played.starts_with("24:2,13:5,8:1,6:3,5:2,3:2 "), "{played}");
        assert_eq!(after(threes.as_ref(), "8/5 (2) 6/3 (2)").unwrap(), played);
        let way = after(threes.as_ref(), "13/10/7/4 6/3").unwrap();
        assert_eq!(after(threes.as_ref(), "13/4 6/3").unwrap(), way);
    }

    #[test]
    fn a_turn_that_cannot_be_played_or_can_be_in_two_ways_names_the_part() {
        let start = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white";
        let three_one = game(Kind::Backgammon, &format!("{start} 3-1 middle:1 0-0 move"));
        assert_eq!(
            after(three_one.as_ref(), "8/5 6/4").unwrap_err(),
            "“6/4” cannot be played."
        );
        assert_eq!(
            after(three_one.as_ref(), "13/4").unwrap_err(),
            "“13/4” cannot be played."
        );
        // A hit with the 3 on the way, or none with the 1.
        let blot = "24:2,13:5,8:3,6:5 24:1,13:5,8:3,6:5,4:1 white 3-1 middle:1 0-0 move";
        let blot = game(Kind::Backgammon, blot);
        assert_eq!(
            after(blot.as_ref(), "24/20").unwrap_err(),
            "“24/20” can be played in more ways than one: write where it stops on the way."
        );
        let hit = after(blot.as_ref(), "24/21*/20").unwrap();
        assert!(hit.contains("bar:1"), "{hit}");
    }

    #[test]
    fn tabula_is_written_in_the_same_way() {
        let tabula = game(Kind::Tabula, "I=hand:15 B=hand:15 ivory 2-5-6");
        let played = after(tabula.as_ref(), "hand/2 hand/5 hand/6").unwrap();
        assert!(played.starts_with("I=hand:12,2,5,6 "), "{played}");
        assert!(after(tabula.as_ref(), "hand/2/7 hand/6").is_ok());
    }

    #[test]
    fn a_single_step_and_other_words_are_left_to_the_notation_of_the_game() {
        let start = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 3-1 middle:1 0-0 move";
        let game = game(Kind::Backgammon, start);
        for line in ["8/5", "double", "resign:2", "8/", "save me", "5/off(6)"] {
            assert!(read(game.as_ref(), line).is_none(), "{line}");
        }
    }
}
