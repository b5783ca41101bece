use super::{
    Options, name,
    position::{BAR, Men},
    score::{self, Ending, Stake},
    situation::{Phase, Situation},
};
use crate::Seat;

/// Which part of a position is impossible.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Part {
    /// Where the men are.
    Men,
    /// Who is on turn.
    Turn,
    /// The dice.
    Dice,
    /// The doubling die.
    Cube,
    /// The score of the match.
    Score,
    /// What the game waits for.
    Phase,
}

/// Whether a situation can occur under these house rules.
///
/// # Errors
/// What is impossible about it, in words.
pub(super) fn check(options: &Options, situation: &Situation) -> Result<(), (Part, String)> {
    men(situation).map_err(|what| (Part::Men, what))?;
    turn(situation).map_err(|what| (Part::Turn, what.to_owned()))?;
    dice(situation).map_err(|what| (Part::Dice, what.to_owned()))?;
    cube(options, situation).map_err(|what| (Part::Cube, what))?;
    score(options, situation).map_err(|what| (Part::Score, what))?;
    phase(options, situation).map_err(|what| (Part::Phase, what))
}

fn men(situation: &Situation) -> Result<(), String> {
    for seat in Seat::BOTH {
        if Men::new(situation.men[seat.index()].counts()).is_none() {
            return Err(format!("{} does not have fifteen men", name(seat)));
        }
    }
    let white = situation.seen_by(Seat::First);
    if let Some(point) = white.shared_point() {
        return Err(format!("White's point {point} holds men of both colours (it is Black's point {})", BAR - point));
    }
    if white.own.won() && white.other.won() {
        return Err("not both can have borne off all men".to_owned());
    }
    let shut_out = |men: Men, by: Men| men.at(BAR) > 0 && (1..=6).all(|point| by.at(point) > 1);
    if shut_out(white.own, white.other) && shut_out(white.other, white.own) {
        return Err("both have men on the bar before a closed board: nobody could ever move".to_owned());
    }
    let start = [Men::START; 2];
    if situation.phase == Phase::Opening && situation.men != start {
        return Err("a game opens with all men in their starting places".to_owned());
    }
    if situation.phase == Phase::Over(Ending::BorneOff) && !situation.men[situation.turn.index()].won() {
        return Err("the winner has not borne off all men".to_owned());
    }
    if let Some(seat) = Seat::BOTH.into_iter().find(|seat| situation.men[seat.index()].won())
        && (situation.phase != Phase::Over(Ending::BorneOff) || situation.turn != seat)
    {
        return Err(format!("{} has borne off all men, so the game is over", name(seat)));
    }
    Ok(())
}

fn turn(situation: &Situation) -> Result<(), &'static str> {
    if situation.phase == Phase::Opening && situation.turn != Seat::First {
        return Err("in the opening both throw; White is named");
    }
    Ok(())
}

fn dice(situation: &Situation) -> Result<(), &'static str> {
    let Some(dice) = situation.dice else {
        return if situation.phase == Phase::Move { Err("there are no dice to play") } else { Ok(()) };
    };
    if !matches!(situation.phase, Phase::Move | Phase::Resign(_)) {
        return Err("no dice lie on the table now");
    }
    if dice.faces.iter().any(|face| !(1..=6).contains(face)) {
        return Err("a die has faces 1 to 6");
    }
    if dice.used.iter().any(|used| *used > dice.steps()) {
        return Err("a die is used up by one step, or by two if both show the same");
    }
    if dice.steps() == 2 && dice.used[1] > 0 && dice.used[0] < 2 {
        return Err("of two equal dice the first is used up first");
    }
    Ok(())
}

fn cube(options: &Options, situation: &Situation) -> Result<(), String> {
    let Some(cube) = situation.cube else {
        return if options.doubling_cube { Err("the doubling die is missing".to_owned()) } else { Ok(()) };
    };
    if !options.doubling_cube {
        return Err("this game is played without the doubling die".to_owned());
    }
    let most_unowned = if options.automatic_doubles { 2 } else { 1 };
    let stake = cube.stake.points();
    match cube.owner {
        Some(_) if cube.stake == Stake::ONE => Err("nobody owns the doubling die before a double".to_owned()),
        None if stake > most_unowned => Err(format!("a stake of {stake} means that somebody owns the doubling die")),
        Some(_) if situation.crawford => Err("nobody doubles in the Crawford game".to_owned()),
        Some(_) if situation.phase == Phase::Opening => Err("nobody doubles before the opening".to_owned()),
        _ => Ok(()),
    }
}

fn score(options: &Options, situation: &Situation) -> Result<(), String> {
    let score = situation.score;
    let over = matches!(situation.phase, Phase::Over(_));
    let [winner, loser] = [situation.turn, situation.turn.other()].map(|seat| score[seat.index()]);
    if let Phase::Over(ending) = situation.phase {
        let (points, _) = score::worth(options, ending, situation.seen_by(situation.turn), situation.cube);
        if score::add(options, [0, 0], Seat::First, points)[0] > winner {
            return Err(format!("the game was worth {points}, which the winner's score does not show"));
        }
    }
    let Some(length) = options.match_length.map(u32::from) else {
        return if situation.crawford { Err("a single game has no Crawford game".to_owned()) } else { Ok(()) };
    };
    if score.iter().any(|points| *points > length) {
        return Err(format!("nobody has more than {length} points in this match"));
    }
    if loser == length || winner == length && !over {
        return Err(format!("with {length} points the match is over"));
    }
    if situation.crawford {
        let brink = length - 1;
        let fits = if over {
            winner == length && loser < brink || loser == brink && winner <= length
        } else {
            score.contains(&brink) && score.iter().any(|points| *points < brink)
        };
        if options.crawford_match().is_none() || !fits {
            return Err("this cannot be the Crawford game".to_owned());
        }
    }
    Ok(())
}

fn phase(options: &Options, situation: &Situation) -> Result<(), String> {
    match situation.phase {
        Phase::Offer => situation.check_double().map_err(|broken| broken.to_string()),
        Phase::Beaver => {
            let cube = situation.cube.filter(|cube| cube.owner == Some(situation.turn.other()));
            if options.beavers && cube.is_some_and(|cube| cube.stake.twice().is_some()) {
                Ok(())
            } else {
                Err("there is no beaver to answer".to_owned())
            }
        }
        Phase::Resign(times) | Phase::Over(Ending::Resigned(times)) if !(1..=3).contains(&times) => {
            Err("one resigns 1, 2 or 3 times the stake".to_owned())
        }
        Phase::Over(Ending::Dropped) => {
            // A dropped double was one that could be made; a dropped beaver leaves the die with the winner, below 64.
            let cube = situation.cube.filter(|_| !situation.crawford);
            let fits =
                cube.is_some_and(|cube| cube.owner != Some(situation.turn.other()) && cube.stake.twice().is_some());
            if fits { Ok(()) } else { Err("no double can have been dropped".to_owned()) }
        }
        _ => Ok(()),
    }
}
