//! A slow and obvious referee, written from the rule text alone: routes are lists of names, a
//! position is a map from pieces to names, and every way of playing a turn is walked to its end.
use std::collections::BTreeSet;

use rand::RngExt;

use super::lots;
use crate::{
    Describe, Game, Seat,
    scenes::random_options,
    session::random::generator,
    ur::{Afterstates, Opening, Options, Reward, State, ThreeBlanks, situation::Situation},
};

const BLUE: [&str; 16] = [
    "A", "B", "C", "D*", "1", "2", "3", "4*", "5", "6", "7", "F*", "E", "8", "e", "f*",
];
const IVORY: [&str; 16] = [
    "a", "b", "c", "d*", "1", "2", "3", "4*", "5", "6", "7", "f*", "e", "8", "E", "F*",
];

/// Where the seven pieces of each seat are, sorted, by name.
type Board = [Vec<String>; 2];

fn board(state: &State) -> Board {
    let mut board = [Vec::new(), Vec::new()];
    for (place, stack) in state.arrangement().stacks() {
        for piece in stack {
            if let Some(crate::PieceKind::Checker(seat)) = state.arrangement().kind(*piece) {
                board[seat.index()].push(crate::ur::notation::place_name(place));
            }
        }
    }
    board.iter_mut().for_each(|pieces| pieces.sort());
    board
}

fn route(seat: Seat) -> [&'static str; 16] {
    if seat == Seat::First { BLUE } else { IVORY }
}

/// The square or home to which a piece goes, if the route lets it.
fn destination(seat: Seat, from: &str, length: usize) -> Option<&'static str> {
    let route = route(seat);
    match (from, length) {
        ("home", _) => None,
        ("start", 1..=3) => Some(["1", "2", "3"][length - 1]),
        ("river", 1..=3) => Some(route[length - 1]),
        ("start" | "river", _) => None,
        _ => {
            let here = route
                .iter()
                .position(|square| *square == from)
                .expect("a piece stands on its route");
            if here == 15 && length == 1 {
                Some("home")
            } else {
                route.get(here + length).copied()
            }
        }
    }
}

/// The board after one piece has gone so far, and where it went; `None` if it may not.
fn advance(
    board: &Board,
    seat: Seat,
    from: &str,
    length: usize,
    options: &Options,
) -> Option<(Board, &'static str)> {
    let to = destination(seat, from, length)?;
    let (me, you) = (seat.index(), seat.other().index());
    let mut after = board.clone();
    let there = after[me].iter().position(|piece| piece == from)?;
    if to != "home" {
        if board[me].iter().any(|piece| piece == to) {
            return None;
        }
        if let Some(hit) = board[you].iter().position(|piece| piece == to) {
            if to.ends_with('*') && options.safe_rosettes {
                return None;
            }
            after[you][hit] = "river".to_owned();
        }
    }
    after[me][there] = to.to_owned();
    after.iter_mut().for_each(|pieces| pieces.sort());
    Some((after, to))
}

/// What a turn leaves: the board and whether the same player throws again.
type End = (Board, bool);

fn walk_rewards(
    board: &Board,
    seat: Seat,
    landed: &str,
    options: &Options,
    ends: &mut BTreeSet<End>,
) {
    let plain = (board.clone(), false);
    if !landed.ends_with('*') {
        ends.insert(plain);
        return;
    }
    match options.reward {
        Reward::Nothing => {
            ends.insert(plain);
        }
        Reward::AnotherThrow => {
            ends.insert((board.clone(), true));
            if landed == route(seat)[15] {
                let (home, _) = advance(board, seat, landed, 1, options).expect("it goes home");
                let won = home[seat.index()].iter().all(|piece| piece == "home");
                ends.insert((home, !won));
            }
        }
        Reward::FreeMove => {
            ends.insert(plain);
            let sources: BTreeSet<&String> = board[seat.index()].iter().collect();
            for from in sources {
                for length in [1, 2, 3, 5] {
                    if let Some((after, to)) = advance(board, seat, from, length, options) {
                        walk_rewards(&after, seat, to, options, ends);
                    }
                }
            }
        }
    }
}

/// The single moves of a throw: from and to.
fn moves(board: &Board, seat: Seat, value: usize, options: &Options) -> BTreeSet<(String, String)> {
    let mine = &board[seat.index()];
    if value == 0
        || options.opening == Opening::Release && mine.iter().all(|piece| piece == "start")
    {
        return BTreeSet::new();
    }
    let all: BTreeSet<_> = mine
        .iter()
        .filter_map(|from| {
            Some((
                from.clone(),
                advance(board, seat, from, value, options)?.1.to_owned(),
            ))
        })
        .collect();
    let river: BTreeSet<_> = all
        .iter()
        .filter(|(from, _)| from == "river")
        .cloned()
        .collect();
    if options.river_first && !river.is_empty() {
        river
    } else {
        all
    }
}

fn ends(board: &Board, seat: Seat, value: usize, options: &Options) -> BTreeSet<End> {
    let mine = &board[seat.index()];
    let locked = options.opening == Opening::Release && mine.iter().all(|piece| piece == "start");
    let through_gate = options.three_blanks == ThreeBlanks::Gate
        && mine.iter().any(|piece| piece == "start")
        && !mine.iter().any(|piece| piece == "1");
    if value == 0 && (locked || through_gate) {
        let (after, _) = advance(board, seat, "start", 1, options).expect("the gate is open");
        return BTreeSet::from([(after, true)]);
    }
    let moves = moves(board, seat, value, options);
    if moves.is_empty() {
        return BTreeSet::from([(board.clone(), false)]);
    }
    let mut ends = BTreeSet::new();
    for (from, _) in moves {
        let (after, to) = advance(board, seat, &from, value, options).expect("the move is legal");
        walk_rewards(&after, seat, to, options, &mut ends);
    }
    ends
}

/// Who throws next in a position, or nobody at the end of the game.
fn next(state: &State) -> Option<Seat> {
    state.pending().seat()
}

#[test]
fn the_fast_generator_agrees_with_a_slow_and_obvious_one_on_random_positions() {
    let mut rng = generator(2_026);
    let mut afterstates = Afterstates::new();
    let (mut seen, mut most) = (0, 0);
    while seen < 30_000 {
        let mut state = State::new(random_options::<Situation>(&mut rng));
        while state.outcome().is_none() {
            if let crate::Pending::Throw(spec) = state.pending() {
                if !state.position().ends_with("throw:B") && !state.position().ends_with("throw:I")
                {
                    state
                        .act(&spec.draw(&mut rng).into())
                        .expect("a throw is due");
                    continue;
                }
                let seat = state.pending().seat().expect("one seat throws");
                let value = rng.random_range(0..=3);
                most = most.max(compare(&state, seat, value, &mut afterstates));
                seen += 1;
                state
                    .act(&spec.draw(&mut rng).into())
                    .expect("a throw is due");
            } else {
                let actions = state.actions();
                let action = actions[rng.random_range(0..actions.len())].clone();
                state.act(&action).expect("it was offered");
            }
        }
    }
    assert!(
        most > 100,
        "chains of rewards must occur, but no throw led to more than {most} positions"
    );
}

/// Compares what a throw can lead to; how many positions that is.
fn compare(state: &State, seat: Seat, value: u8, afterstates: &mut Afterstates) -> usize {
    let expected = ends(&board(state), seat, usize::from(value), &state.options);
    let text = state.position();
    let count = afterstates.find(state.compact(), seat, value, &state.options);
    assert_eq!(count, expected.len(), "{text} with {value}");
    let fast: BTreeSet<_> = afterstates
        .iter()
        .map(|end| (format!("{:?}", end.position), end.again))
        .collect();
    assert_eq!(
        fast.len(),
        count,
        "{text} with {value}: a position was found twice"
    );

    let mut thrown = state.clone();
    thrown.act(&lots(value)).expect("a throw is due");
    if thrown.pending().seat() != Some(seat) || matches!(thrown.pending(), crate::Pending::Throw(_))
    {
        assert_eq!(
            expected,
            BTreeSet::from([(board(&thrown), true)]),
            "{text} with {value}"
        );
        return count;
    }
    let turns = thrown.turns();
    assert_eq!(turns.len(), count, "{text} with {value}");
    let mut reached = BTreeSet::new();
    for turn in &turns {
        let end =
            State::from_position(state.options, &turn.position).expect("a turn ends in a position");
        reached.insert((board(&end), next(&end) == Some(seat)));
        let mut played = thrown.clone();
        for action in &turn.actions {
            played
                .act(action)
                .unwrap_or_else(|refusal| panic!("{text} with {value}: {action:?}: {refusal}"));
        }
        if played.outcome().is_none() {
            played
                .act(&crate::Choice::Finish.into())
                .expect("the turn is complete");
        }
        assert_eq!(played.position(), turn.position, "{text} with {value}");
    }
    assert_eq!(reached, expected, "{text} with {value}");

    let steps: BTreeSet<_> = thrown
        .actions()
        .iter()
        .filter_map(|action| match action {
            crate::Action::Step(step) => Some((
                crate::ur::notation::place_name(step.from),
                crate::ur::notation::place_name(step.to()),
            )),
            _ => None,
        })
        .collect();
    assert_eq!(
        steps,
        moves(&board(state), seat, usize::from(value), &state.options),
        "{text} with {value}"
    );
    count
}
