//! Of which positions a film is made.

use tesserae_rules::Session;

use crate::{table::replay_stops, ui::state::film::FilmOf};

/// A film of a game with more stops of a replay than this has one still picture a turn.
const MOST_STOPS: usize = 48;
/// Still pictures of a game at most: of a longer one some turns are left out.
const MOST_STILLS: usize = 400;

/// What a film shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    /// After how many events of the game the positions were there, ascending.
    pub(super) stops: Vec<usize>,
    /// Whether the way from one to the next is shown.
    pub(super) moves: bool,
    /// How long each position is shown, in hundredths of a second.
    pub(super) pause: u16,
}

impl Plan {
    /// The plan of a film; `shown` is the number of events up to the position on the table. `None` if
    /// there is nothing to show.
    pub(super) fn new(of: FilmOf, session: &Session, shown: usize) -> Option<Self> {
        let events = session.events().get(..shown)?;
        let starts = turn_starts(session)?;
        let plan = match of {
            FilmOf::Turn => {
                let start = starts.into_iter().rfind(|start| *start < shown)?;
                let stops = replay_stops(events);
                Self {
                    stops: stops.into_iter().filter(|stop| *stop >= start).collect(),
                    moves: true,
                    pause: 60,
                }
            }
            FilmOf::Game => {
                let stops = replay_stops(session.events());
                if stops.len() <= MOST_STOPS {
                    Self {
                        stops,
                        moves: true,
                        pause: 25,
                    }
                } else {
                    let mut stops = starts;
                    stops.push(session.events().len());
                    Self {
                        stops: thinned(&stops, MOST_STILLS),
                        moves: false,
                        pause: 50,
                    }
                }
            }
        };
        (plan.stops.len() > 1).then_some(plan)
    }
}

/// The numbers of events at which somebody else began to act, and 0.
fn turn_starts(session: &Session) -> Option<Vec<usize>> {
    let mut then = session.truncated(0)?;
    let (mut starts, mut last) = (vec![0], None);
    for (count, event) in session.events().iter().enumerate() {
        let seat = then.game().pending().seat();
        if seat.is_some() && seat != last {
            if last.is_some() {
                starts.push(count);
            }
            last = seat;
        }
        then.act(event.clone()).ok()?;
    }
    Some(starts)
}

/// At most so many of these numbers, the first and the last among them.
fn thinned(stops: &[usize], most: usize) -> Vec<usize> {
    let step = stops.len().div_ceil(most).max(1);
    let mut kept: Vec<usize> = stops.iter().copied().step_by(step).collect();
    if let Some(last) = stops.last().filter(|last| kept.last() != Some(last)) {
        kept.push(*last);
    }
    kept
}

#[cfg(test)]
mod tests {
    use tesserae_rules::Kind;

    use super::*;
    use crate::tests::harness::played;

    #[test]
    fn the_film_of_a_turn_is_that_of_one_player_up_to_the_position() {
        for kind in Kind::ALL {
            let session = played(kind, 21, 60);
            for shown in [20, 41, session.events().len()] {
                let plan = Plan::new(FilmOf::Turn, &session, shown).unwrap();
                assert!(plan.moves && plan.stops.is_sorted(), "{kind}");
                assert_eq!(plan.stops.last(), Some(&shown), "{kind}");
                let seat = |events: usize| session.at(events).unwrap().pending().seat();
                let first = seat(plan.stops[0]);
                let before_last = &plan.stops[..plan.stops.len() - 1];
                assert!(
                    before_last.iter().all(|stop| seat(*stop) == first),
                    "{kind}"
                );
            }
        }
    }

    #[test]
    fn the_film_of_a_short_game_moves_and_that_of_a_long_one_has_a_picture_a_turn() {
        let [short, long] = [20, 400].map(|events| played(Kind::Backgammon, 21, events));
        let plan = Plan::new(FilmOf::Game, &short, 7).unwrap();
        assert!(plan.moves);
        let ends = |plan: &Plan| [plan.stops[0], plan.stops[plan.stops.len() - 1]];
        assert_eq!(ends(&plan), [0, short.events().len()]);
        let plan = Plan::new(FilmOf::Game, &long, 7).unwrap();
        assert!(!plan.moves && plan.stops.len() < replay_stops(long.events()).len());
        assert_eq!(ends(&plan), [0, long.events().len()]);
    }

    #[test]
    fn without_events_there_is_no_film() {
        let session = played(Kind::Ur, 21, 0);
        for of in [FilmOf::Turn, FilmOf::Game] {
            assert_eq!(Plan::new(of, &session, 0), None);
        }
    }

    #[test]
    fn of_many_pictures_some_are_left_out_but_not_the_last() {
        let stops: Vec<usize> = (0..1000).collect();
        let kept = thinned(&stops, 400);
        assert!(
            kept.len() <= 401 && kept.last() == Some(&999),
            "{}",
            kept.len()
        );
        assert_eq!(thinned(&stops[..5], 400), [0, 1, 2, 3, 4]);
    }
}
