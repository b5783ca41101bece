//! The games of a `.mat` file played one after the other. What a game is worth is told by the play
//! itself, by the words at its end and by the score above the next game; where they differ, the
//! score counts and a remark says so.

use tesserae_rules::{
    Choice, Game, Header, Kind, Reason, Seat, TextError,
    backgammon::{Cube, Options, Phase, Situation},
    brief,
};
use tesserae_words::{Text, files};

use super::{
    MatFile,
    claim::{Claim, witness},
    entry::{Entry, Event},
    heading::Heading,
    hops::{Hop, forced},
    part::Part,
    play::{Stop, play},
    scan::GameText,
    set_up::SetUp,
};
use crate::Remark;

/// How often a game may go on after something that the rules do not allow.
const MOST_BREAKS: usize = 8;

/// A match, or several games without one, as far as they have been read.
pub(super) struct Reader<'a> {
    heading: &'a Heading,
    options: Options,
    names: [String; 2],
    /// The names as the first game has them, which may be longer.
    heard: [String; 2],
    parts: Vec<Part>,
    remarks: Vec<Remark>,
    /// The number and the score of the game before.
    before: Option<(u32, [u32; 2])>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(heading: &'a Heading, options: Options) -> Self {
        Self {
            heading,
            options,
            names: Default::default(),
            heard: Default::default(),
            parts: Vec::new(),
            remarks: Vec::new(),
            before: None,
        }
    }

    fn remark(&mut self, line: usize, what: Text) {
        self.remarks.push(Remark::new(line, what));
    }

    /// Reads a game, and what the file says of it by the one that comes next.
    ///
    /// # Errors
    /// That it can be read in two ways, which lead to different ends.
    pub(super) fn game(
        &mut self,
        game: &GameText,
        next: Option<&GameText>,
    ) -> Result<(), TextError> {
        self.head(game);
        self.begin(game);
        // Where a game is missing, the next score is not that of this one.
        let after = next.filter(|next| next.number == game.number.saturating_add(1));
        let witness = after.and_then(|after| witness(game.heading.score, after.heading.score));
        let claim = Claim::of(&game.entries);
        self.refuse_two_readings(game, claim, witness)?;
        self.play(&game.entries);
        let has_end = self.settle(game, claim, witness)?;
        if !has_end && next.is_some() {
            self.remark(game.line, files::no_end(game.number));
        }
        self.before = Some((game.number, game.heading.score));
        Ok(())
    }

    /// Compares the head of a game with the game before.
    fn head(&mut self, game: &GameText) {
        match self.before {
            None => {
                self.names.clone_from(&game.heading.names);
                self.heard.clone_from(&game.heading.names);
                for seat in Seat::BOTH {
                    self.cut_name(game.line, seat);
                }
            }
            Some((number, _)) => {
                self.remarks
                    .extend(game.heading.changed(&self.heard, game.line));
                if game.number != number + 1 {
                    let what = files::comes_after(game.number, number);
                    self.remark(game.line, what);
                }
            }
        }
    }

    /// Cuts a name that is longer than names are here.
    fn cut_name(&mut self, line: usize, seat: Seat) {
        let name = &mut self.names[seat.index()];
        if name.chars().count() <= Header::LONGEST_NAME {
            return;
        }
        let cut: String = name.chars().take(Header::LONGEST_NAME).collect();
        let what = files::name_cut(brief(name), cut.as_str());
        *name = cut.trim_end().to_owned();
        self.remark(line, what);
    }

    /// Sets the pieces up for a game: in the match as it goes on, or in a part of its own.
    fn begin(&mut self, game: &GameText) {
        let score = game.heading.score;
        let Some(length) = self.options.match_length.map(u32::from) else {
            return self.parts.push(Part::new(self.single()));
        };
        let doubles = game.entries.iter().any(|entry| match &entry.event {
            Event::Double(_) => true,
            Event::SetUp(set_up) => set_up.has_turned_cube(),
            _ => false,
        });
        if let Some(part) = self.parts.last_mut() {
            let mut next = part.clone();
            let counted = part.state.situation().score;
            let goes_on = next.act(Choice::NextGame);
            let situation = *next.state.situation();
            let is_crawford = game.crawford.unwrap_or(situation.crawford && !doubles);
            if goes_on && situation.score == score && situation.crawford == is_crawford {
                *part = next;
                return;
            }
            if counted != score {
                let [a, b] = counted;
                self.remark(game.line, files::score_would_be(format!("{a}-{b}")));
            } else if goes_on {
                let what = match game.crawford {
                    Some(true) => files::is_crawford(),
                    Some(false) => files::is_not_crawford(),
                    None => files::doubled_not_crawford(),
                };
                self.remark(game.line, what);
            }
        }
        let part = if score.iter().any(|points| *points >= length) {
            self.remark(game.line, files::kept_as_single());
            None
        } else {
            self.part_at(score, game.crawford, doubles)
        };
        self.parts
            .push(part.unwrap_or_else(|| Part::new(self.single())));
    }

    /// The house rules of a game outside of a match.
    fn single(&self) -> Options {
        Options {
            match_length: None,
            ..self.options.clone()
        }
    }

    /// The start of a game of the match at a score.
    fn part_at(&self, score: [u32; 2], crawford: Option<bool>, doubles: bool) -> Option<Part> {
        use tesserae_rules::Rules;
        let length = u32::from(self.options.match_length?);
        let at_brink = |score: [u32; 2]| {
            let leads = score.iter().filter(|points| **points + 1 == length).count();
            leads == 1
        };
        let was_before = self.before.is_some_and(|(_, score)| at_brink(score));
        let crawford = crawford.unwrap_or(!was_before && !doubles);
        let crawford = crawford && self.options.crawford && at_brink(score);
        if score == [0, 0] && !crawford {
            return Some(Part::new(self.options.clone()));
        }
        let start = Situation {
            score,
            crawford,
            ..Situation::start(&self.options)
        };
        Part::at(self.options.clone(), start).ok()
    }

    /// Refuses a game whose first doubtful entry can be made by either player, if both readings
    /// play on to the same words.
    fn refuse_two_readings(
        &self,
        game: &GameText,
        claim: Option<Claim>,
        witness: Option<(Seat, u32)>,
    ) -> Result<(), TextError> {
        let Some(part) = self.parts.last() else {
            return Ok(());
        };
        let one = play(&game.entries, 0, &part.state, None);
        let Some(doubt) = one.doubt else {
            return Ok(());
        };
        let other = play(&game.entries, 0, &part.state, Some(doubt));
        let winner = witness
            .map(|(seat, _)| seat)
            .or(claim.map(|claim| claim.winner));
        let fits = |played: &super::play::Played| {
            let outcome = played.state.outcome().and_then(|outcome| outcome.winner);
            let is_as_far = played.next == one.next && played.stop.is_some() == one.stop.is_some();
            is_as_far && (outcome.is_none() || winner.is_none() || outcome == winner)
        };
        if !fits(&one) || !fits(&other) || one.state == other.state {
            return Ok(());
        }
        let entry = &game.entries[doubt];
        let [a, b] = self.names.each_ref().map(|name| brief(name));
        let what = files::two_readings(a, b);
        Err(TextError::new(entry.column, what).on_line(entry.line))
    }

    /// Plays the entries of a game. After something that the rules do not allow, the game goes on
    /// in a part of its own.
    fn play(&mut self, entries: &[Entry]) {
        let mut from = 0;
        for _ in 0..=MOST_BREAKS {
            let Some(part) = self.parts.last_mut() else {
                return;
            };
            let played = play(entries, from, &part.state, None);
            part.extend(played.actions, played.state);
            self.remarks.extend(played.remarks);
            let Some(stop) = played.stop else {
                return self.leave_out(&entries[played.next..]);
            };
            match self.go_on(entries, played.next, &stop) {
                Some(next) => from = next,
                None => return,
            }
        }
        if let Some(entry) = entries.get(from) {
            self.remark(entry.line, files::too_much_not_legal());
        }
    }

    /// Says what stands after the end of a game.
    fn leave_out(&mut self, rest: &[Entry]) {
        if let Some(entry) = rest.iter().find(|entry| !entry.event.is_end()) {
            self.remark(entry.line, files::after_end());
        }
    }

    /// Goes on after an entry that cannot be played, in a part that begins with what came of it.
    /// Returns the entry to go on with.
    fn go_on(&mut self, entries: &[Entry], at: usize, stop: &Stop) -> Option<usize> {
        let part = self.parts.last()?;
        let entry = entries.get(at)?;
        if let Event::SetUp(set_up) = &entry.event {
            return self.set_up(entry.line, set_up).then_some(at + 1);
        }
        if repeats(entries, at) {
            self.remark(entry.line, files::after_end());
            return Some(at + 1);
        }
        let seat = entry.side.seat();
        if let (Stop::Illegal, Event::Reach { after, .. }) = (stop, &entry.event) {
            let set_up = SetUp::of(*after, seat.other());
            return self.set_up(entry.line, &set_up).then_some(at + 1);
        }
        let mut part = part.clone();
        let is_taken = part.state.situation().answer().is_some() && part.act(Choice::Take);
        let mut situation = *part.state.situation();
        let who = Kind::Backgammon.seat_name(seat);
        let mut next = at;
        let what = match (stop, &entry.event) {
            (Stop::OpeningDouble, _) => {
                (situation.turn, situation.phase) = (seat, Phase::Throw);
                files::opening_double()
            }
            (Stop::MissingTurn, _) => {
                (situation.turn, situation.phase) = (seat, Phase::Throw);
                situation.dice = None;
                files::turn_missing(Kind::Backgammon.seat_name(seat.other()))
            }
            (Stop::Raccoon, _) => {
                let what = files::no_raccoons();
                let answer = entries.get(at + 1).map(|answer| &answer.event);
                let is_dropped = answer == Some(&Event::Drop);
                let cube = situation.cube.and_then(|cube| {
                    let stake = cube.stake.twice()?;
                    Some(if is_dropped {
                        Cube {
                            owner: Some(seat),
                            ..cube
                        }
                    } else {
                        Cube { stake, ..cube }
                    })
                });
                if cube.is_none() {
                    self.remark(entry.line, files::rest_left_out(what));
                    return None;
                }
                situation.cube = cube;
                if is_dropped {
                    // It costs what a double of the owner of the cube would cost.
                    situation.phase = Phase::Offer;
                }
                next += 1 + usize::from(answer == Some(&Event::Take));
                what
            }
            (Stop::UnusedDice, _) => {
                let mover = Kind::Backgammon.seat_name(situation.turn);
                situation.hand_over(part.state.options());
                files::dice_unused(mover)
            }
            (Stop::Illegal, Event::Throw { dice: [a, b], hops }) => {
                situation.turn = seat;
                let moves = Hop::words(hops);
                let what = files::not_legal(who, brief(&moves), *a, *b);
                next += 1;
                let after = forced(situation, hops);
                let Some(mut after) = after else {
                    self.remark(entry.line, files::rest_left_out(what));
                    return None;
                };
                after.hand_over(part.state.options());
                situation = after;
                what
            }
            (Stop::Refused(why), _) => {
                self.remark(entry.line, files::refused_and_left_out(why.clone()));
                return None;
            }
            (Stop::Illegal | Stop::SetUp, _) => return None,
        };
        let is_first = part.is_empty();
        let Ok(part) = Part::at(part.state.options().clone(), situation) else {
            self.remark(entry.line, files::rest_left_out(what));
            return None;
        };
        if is_first {
            self.parts.pop();
        }
        self.parts.push(part);
        if is_taken && *stop != Stop::Raccoon {
            self.remark(entry.line, files::double_unanswered());
        }
        self.remark(entry.line, files::goes_on(what));
        Some(next)
    }

    /// Goes on in a part that begins with a position that the file sets up. Returns whether there
    /// can be such a position.
    fn set_up(&mut self, line: usize, set_up: &SetUp) -> bool {
        let Some(part) = self.parts.last() else {
            return false;
        };
        let before = *part.state.situation();
        let mut options = part.state.options().clone();
        let situation = set_up.applied(before, &mut options);
        let part = match situation.and_then(|situation| Part::at(options, situation)) {
            Ok(part) => part,
            Err(why) => {
                self.remark(line, files::set_up_impossible(why));
                return false;
            }
        };
        if before.phase != Phase::Opening {
            self.remark(line, set_up.remark.clone());
        } else if let Some(last) = self.parts.pop().filter(|last| !last.is_empty()) {
            self.parts.push(last.without_next_game().unwrap_or(last));
        }
        self.parts.push(part);
        true
    }

    /// Ends a game as the file says it ended. Returns whether it has an end.
    ///
    /// # Errors
    /// That nobody can say who won.
    fn settle(
        &mut self,
        game: &GameText,
        claim: Option<Claim>,
        witness: Option<(Seat, u32)>,
    ) -> Result<bool, TextError> {
        let Some(part) = self.parts.last() else {
            return Ok(false);
        };
        if part.state.outcome().is_some() {
            self.compare(game, claim, witness);
            return Ok(true);
        }
        let stake = part.stake();
        let winner = match (witness, claim) {
            (Some((winner, _)), Some(claim)) if claim.is_certain && claim.winner != winner => {
                let name = Kind::Backgammon.seat_name(winner);
                self.remark(claim.line, files::score_says_won(name));
                winner
            }
            (Some((winner, _)), _) => winner,
            (None, Some(claim)) if claim.is_certain => {
                if claim.is_disputed {
                    let name = Kind::Backgammon.seat_name(claim.winner);
                    self.remark(claim.line, files::given_to_both(name));
                }
                claim.winner
            }
            (None, Some(claim)) => {
                let [a, b] = self.names.each_ref().map(|name| brief(name));
                let what = files::two_winners(a, b);
                return Err(TextError::new(0, what).on_line(claim.line));
            }
            (None, None) => return Ok(false),
        };
        let line = claim.map_or(game.line, |claim| claim.line);
        let points = witness.map(|(_, points)| points);
        if let (Some(points), Some(words)) = (points, claim.and_then(|claim| claim.points))
            && points != words
        {
            self.remark(line, files::counts_differ(words, points));
        }
        let times = claim.and_then(|claim| claim.times).map_or(1, u32::from);
        let points = points
            .or(claim.and_then(|claim| claim.points))
            .unwrap_or(times.saturating_mul(stake));
        self.resign(line, winner, points);
        Ok(true)
    }

    /// Compares a game that was played to its end with what the file says of it.
    fn compare(&mut self, game: &GameText, claim: Option<Claim>, witness: Option<(Seat, u32)>) {
        let Some(part) = self.parts.last_mut() else {
            return;
        };
        let line = claim.map_or(game.line, |claim| claim.line);
        let told = witness.or_else(|| {
            let claim = claim?;
            Some((claim.winner, claim.points?))
        });
        let Some((winner, points)) = told else {
            return;
        };
        let worth = |part: &Part| part.state.outcome().map_or(0, |outcome| outcome.points);
        let own = part.state.outcome().and_then(|outcome| outcome.winner);
        // Beside the last turn the words stand in the free column, whoever has won.
        let is_beside = witness.is_none()
            && game
                .entries
                .iter()
                .any(|entry| entry.line == line && matches!(entry.event, Event::Throw { .. }));
        let winner = own.filter(|_| is_beside).unwrap_or(winner);
        let counted = |part: &Part| {
            part.state.situation().score[winner.index()]
                .saturating_sub(game.heading.score[winner.index()])
        };
        if own != Some(winner) {
            let certain = witness.is_some() || claim.is_some_and(|claim| claim.is_certain);
            if certain {
                let name = Kind::Backgammon.seat_name(winner);
                self.remark(line, files::given_to_loser(name));
            }
            return;
        }
        if points == worth(part) || points == counted(part) {
            let words = claim.and_then(|claim| claim.points);
            let other = words.filter(|words| ![worth(part), counted(part)].contains(words));
            if let Some(words) = other {
                self.remark(line, files::counts_differ(words, points));
            }
            return;
        }
        let mut other = part.state.options().clone();
        other.jacoby = !other.jacoby;
        let turned = (other.match_length.is_none() && !self.heading.says_jacoby())
            .then(|| part.under(other))
            .flatten()
            .filter(|part| worth(part) == points);
        let worth = worth(part);
        let what = match turned {
            Some(turned) => {
                *part = turned;
                if part.state.options().jacoby {
                    files::with_jacoby(points)
                } else {
                    files::without_jacoby(points)
                }
            }
            None => files::worth_differs(points, worth),
        };
        self.remark(line, what);
    }

    /// Lets the loser of a game resign, which is the only way to end it here.
    fn resign(&mut self, line: usize, winner: Seat, points: u32) {
        let Some(part) = self.parts.last_mut() else {
            return;
        };
        let stake = part.stake();
        if let Phase::Resign(offered) = part.state.situation().phase {
            let loses = part.state.situation().turn != winner;
            if loses && u32::from(offered) * stake == points && part.act(Choice::Accept) {
                return;
            }
            part.act(Choice::Decline);
        }
        let situation = *part.state.situation();
        let refuses = situation.answer().is_some_and(|(seat, _)| seat != winner);
        if refuses && points == stake && part.act(Choice::Drop) {
            return;
        }
        let length = part.state.options().match_length.map(u32::from);
        let needed = length.map(|length| length.saturating_sub(situation.score[winner.index()]));
        if needed == Some(points) && points > 3 * stake {
            // As much as the match needs, and more than a backgammon: the loser has given it up.
            part.hand_over();
            if part.act(Choice::Forfeit(winner.other(), Reason::GaveUp)) {
                return;
            }
        }
        let exact = (1..=3).find(|times| u32::from(*times) * stake == points);
        let capped = (1..=3).find(|times| {
            needed.is_some_and(|needed| points >= needed && u32::from(*times) * stake >= needed)
        });
        let times = exact
            .or(capped)
            .unwrap_or(if points < stake { 1 } else { 3 });
        let counts = u32::from(times) * stake;
        let mut said = Vec::new();
        if exact.is_none() {
            let what = if capped.is_some() && points > counts {
                files::worth_differs(points, counts)
            } else if capped.is_some() {
                files::match_needed_no_more(points, counts)
            } else {
                files::no_resignation(points, stake, counts)
            };
            said.push(what);
        }
        let loser = Kind::Backgammon.seat_name(winner.other());
        match part.resign(winner.other(), times) {
            Some(false) => {}
            Some(true) => said.push(files::resigned_over_throw(loser)),
            None => {
                let over = part.over(winner, times, counts);
                said.push(if over.is_some() {
                    files::resigned_before_turn(loser)
                } else {
                    files::could_not_resign(loser)
                });
                if let Some(over) = over {
                    if part.is_empty() {
                        *part = over;
                    } else {
                        self.parts.push(over);
                    }
                }
            }
        }
        said.into_iter().for_each(|what| self.remark(line, what));
    }

    /// The parts, and what was not kept as it stands.
    pub(super) fn finish(mut self) -> (Vec<MatFile>, Vec<Remark>) {
        for part in &mut self.parts {
            part.hand_over();
        }
        let names = self.names;
        let files = self.parts.into_iter().map(|part| part.into_file(&names));
        (files.collect(), self.remarks)
    }
}

/// Whether an entry is the last turn of the winner once more, in the column of the loser: Snowie ends
/// games like this that were resigned.
fn repeats(entries: &[Entry], at: usize) -> bool {
    let Some([turn, again, end]) = at
        .checked_sub(1)
        .and_then(|from| entries.get(from..from + 3))
    else {
        return false;
    };
    matches!(
        (&turn.event, &end.event),
        (Event::Throw { .. }, Event::Win(_))
    ) && turn.event == again.event
        && turn.side != again.side
}
