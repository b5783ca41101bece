//! The match in a `.bgf` file as games: what each player did, in the form in which the games of all
//! formats are played.

use tesserae_rules::{
    Seat,
    backgammon::{BAR, OFF},
    brief,
};
use tesserae_words::{Text, files};

use super::{
    super::{
        mat::{
            entry::{Event, Side},
            heading::Heading,
            hops::Hop,
            set_up::SetUp,
        },
        records::{self, GameStart, RecordGames},
    },
    record::{CubeDecision, Game, Initial, Match, Move},
};

/// Reads a match.
///
/// # Errors
/// That it has no games.
pub(super) fn read(record: Match) -> Result<RecordGames, Text> {
    let length = points(record.matchlen);
    let mut games = RecordGames::new(Heading {
        length,
        crawford: record.use_crawford,
        jacoby: record.use_jacoby,
        cube: record.use_cube,
        ..Heading::default()
    });
    let names = [record.name_green, record.name_red].map(Option::unwrap_or_default);
    let all = record.games.unwrap_or_default();
    let finals = [record.final_green, record.final_red].map(points);
    let scores: Vec<[u32; 2]> = all.iter().map(score).chain([finals]).collect();
    for (game, scores) in all.into_iter().zip(scores.windows(2)) {
        let is_at_brink = || scores[0].iter().filter(|points| **points + 1 == length);
        games.start(GameStart {
            number: games.count().saturating_add(1),
            names: names.clone(),
            score: scores[0],
            crawford: game
                .is_crawford
                .filter(|_| length > 0)
                .map(|crawford| crawford && is_at_brink().count() == 1),
            set_up: game.initial.and_then(set_up),
        });
        games.end_record();
        let moves = game.moves.unwrap_or_default();
        read_moves(&mut games, &moves);
        let winner = [Side::Left, Side::Right]
            .into_iter()
            .find(|side| scores[1][side.seat().index()] > scores[0][side.seat().index()]);
        if let Some(winner) = winner {
            let index = winner.seat().index();
            let won = match points(game.won_points) {
                0 => scores[1][index] - scores[0][index],
                won => won,
            };
            games.push(winner, Event::Win(won));
        }
        games.end_record();
    }
    if games.is_empty() {
        return Err(files::no_game());
    }
    Ok(games)
}

/// A number of points; 0 where none is named.
fn points(number: Option<i64>) -> u32 {
    number
        .and_then(|number| u32::try_from(number).ok())
        .unwrap_or(0)
}

/// The score before a game.
fn score(game: &Game) -> [u32; 2] {
    [game.score_green, game.score_red].map(points)
}

fn read_moves(games: &mut RecordGames, moves: &[Move]) {
    let mut double: Option<(Side, CubeDecision)> = None;
    for record in moves {
        read_move(games, record, &mut double);
        games.end_record();
    }
}

/// Reads what a player did. A double waits for its answer.
fn read_move(games: &mut RecordGames, record: &Move, double: &mut Option<(Side, CubeDecision)>) {
    let Some(side) = side(record.player) else {
        return games.remark(files::throw_unreadable());
    };
    let decision = record
        .equity
        .as_ref()
        .and_then(|equity| equity.cube_decision);
    match record.kind.as_deref() {
        Some("adouble") => games.push(side, Event::Double(None)),
        Some("atake") => games.push(side, Event::Take),
        Some("apass") => games.push(side, Event::Drop),
        Some("amove") | None => {
            let decision = decision.unwrap_or_default();
            let moves_no_checker = hops(record).next().is_none();
            match double.take() {
                Some((doubler, doubled)) if moves_no_checker => {
                    // Either record of the two may say it.
                    let is_taken = [doubled, decision].map(|said| said.has_accepted);
                    let answer = if is_taken.contains(&Some(true)) {
                        Event::Take
                    } else {
                        Event::Drop
                    };
                    games.push(doubler.other(), answer);
                }
                _ if moves_no_checker && decision.has_doubled == Some(true) => {
                    *double = Some((side, decision));
                    games.push(side, Event::Double(None));
                }
                _ => read_throw(games, side, record),
            }
        }
        Some(other) => games.remark(files::not_known(brief(other))),
    }
}

fn read_throw(games: &mut RecordGames, side: Side, record: &Move) {
    let dice = [record.red, record.green].map(face);
    let first = hops(record).next();
    let (dice, is_played) = match (dice, first) {
        ([Some(a), Some(b)], Some(_)) if record.dancing_equity.is_none() => ([a, b], true),
        // A throw that cannot be played stands where the first hop would.
        (_, Some((a, b))) => {
            let (Some(a), Some(b)) = (face(Some(a)), face(Some(b))) else {
                games.count_throw();
                return games.remark(files::throw_unreadable());
            };
            ([a, b], false)
        }
        ([Some(a), Some(b)], None) => ([a, b], false),
        // A record without a throw stands at the end of some games.
        (_, None) => return,
    };
    games.count_throw();
    let mut played = Vec::new();
    for (from, to) in hops(record).take_while(|_| is_played) {
        let place = |place: i64| u8::try_from(place).ok().filter(|place| *place <= BAR);
        match (place(from), place(to.max(OFF.into()))) {
            (Some(from), Some(to)) if from > to => played.push(Hop { from, to }),
            _ => {
                games.remark(files::move_unreadable());
                break;
            }
        }
    }
    games.push(side, Event::Throw { dice, hops: played });
}

/// The hops of a record, each from where and to where.
fn hops(record: &Move) -> impl Iterator<Item = (i64, i64)> {
    let [from, to] = [&record.from, &record.to].map(|places| places.iter().flatten().copied());
    from.zip(to).take_while(|(from, _)| *from != -1)
}

fn face(number: Option<i64>) -> Option<u8> {
    let face = u8::try_from(number?).ok()?;
    (1..=6).contains(&face).then_some(face)
}

const fn side(player: Option<i64>) -> Option<Side> {
    match player {
        Some(-1) => Some(Side::Left),
        Some(1) => Some(Side::Right),
        _ => None,
    }
}

/// What has to be set up before a game that does not begin as games do.
fn set_up(initial: Initial) -> Option<SetUp> {
    let mut checkers = [[0_u8; 26]; 2];
    let counts = initial.points.unwrap_or_default();
    for (index, count) in (0_u8..).zip(counts.iter().take(26)) {
        let (seat, place) = match (index, *count > 0) {
            (24, _) => (Seat::First, BAR),
            (25, _) => (Seat::Second, BAR),
            (point, true) => (Seat::First, 24 - point),
            (point, false) => (Seat::Second, point + 1),
        };
        checkers[seat.index()][usize::from(place)] =
            u8::try_from(count.unsigned_abs()).unwrap_or(u8::MAX);
    }
    let set_up = records::set_up(checkers);
    let stake = points(initial.cube);
    if stake <= 1 {
        return set_up;
    }
    Some(SetUp {
        stake: Some(stake),
        owner: Some(side(initial.cube_owner).map(Side::seat)),
        ..set_up.unwrap_or_else(|| SetUp::new(files::set_up_here()))
    })
}
