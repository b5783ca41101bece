//! The search in backgammon: what to do now, by the nets and, at the top level, two throws ahead.

use std::{cmp::Reverse, sync::Arc};

use tesserae_rules::{
    Action, Choice, Describe, Game, HouseRules, Pending, Seat,
    backgammon::{Afterstates, DropPays, Options, Position, State},
};

use super::{
    bearoff,
    chances::Chances,
    cube::{Owner, Score, Terms},
    evaluator::{Evaluator, OUTPUTS, THROWS},
    match_equity::MATCH_EQUITY,
};
use crate::{
    Candidate, Decision, Knowledge, KnowledgeError, Level, NamedChance, Net, Progress, SearchError, Value,
    bot::GameBot, candidate,
};

/// How many candidates are looked at one throw ahead, and two.
const WIDTHS: [usize; 2] = [8, 4];
/// How much worse than the best they may seem, in thousandths of the stake.
const MARGINS: [i64; 2] = [160, 60];
/// The efficiency of the doubling die in contact, in millionths.
const CONTACT_EFFICIENCY: i64 = 680_000;

/// The nets of a level, and how many throws it looks ahead: from the section `levels`, two bytes a level.
fn skill(knowledge: &Knowledge, level: Level) -> Result<(Arc<Net>, Arc<Net>, u8), KnowledgeError> {
    let misfit = || KnowledgeError::Misfit { name: "levels".to_owned(), what: "does not tell two bytes a level" };
    let levels = knowledge.table("levels")?.as_chunks::<2>().0;
    let at = Level::ALL.iter().position(|known| *known == level).unwrap_or(0);
    let &[nets, ahead] = levels.get(at).ok_or_else(misfit)?;
    let contact = knowledge.net(&format!("net.c{nets}"), super::inputs::CONTACT, OUTPUTS)?;
    let race = knowledge.net(&format!("net.r{nets}"), super::inputs::RACE, OUTPUTS)?;
    Ok((Arc::clone(contact), Arc::clone(race), ahead.min(2)))
}

/// Begins a search.
pub(crate) fn begin(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
    level: Level,
    seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    let state = State::from_position(Options::from_values(&game.house_rules())?, &game.position())?;
    // Asked before the search begins: another thread may finish the table at any time.
    let ready = level < Level::Master || state.seen_by(Seat::First).contact() || bearoff::prepare(0);
    let now = begin_now(&state, knowledge, level, seed)?;
    if ready {
        return Ok(now);
    }
    Ok(Box::new(Preparing { now, state, knowledge: Arc::clone(knowledge), level, seed, ready }))
}

/// A search that must make the bear-off table first.
struct Preparing {
    now: Box<dyn GameBot>,
    state: State,
    knowledge: Arc<Knowledge>,
    level: Level,
    seed: u64,
    ready: bool,
}

impl GameBot for Preparing {
    fn step(&mut self, budget: u32) -> Progress {
        if self.ready {
            return self.now.step(budget);
        }
        // An entry of the table is about as much work as this many evaluations.
        const ENTRY: u32 = 8;
        if bearoff::prepare((budget / ENTRY).max(1) as usize) {
            self.ready = true;
            if let Ok(now) = begin_now(&self.state, &self.knowledge, self.level, self.seed) {
                self.now = now;
            }
        }
        Progress::Thinking
    }

    fn limit(&mut self, throws: u8) {
        self.ready = true;
        self.now.limit(throws);
    }

    fn ranking(&self) -> &[Candidate] {
        self.now.ranking()
    }

    fn choice(&self) -> usize {
        self.now.choice()
    }
}

/// Begins a search with the tables that there are.
fn begin_now(
    state: &State,
    knowledge: &Arc<Knowledge>,
    level: Level,
    seed: u64,
) -> Result<Box<dyn GameBot>, SearchError> {
    let text = state.position();
    let phase = text.rsplit(' ').next().unwrap_or_default();
    let mover = mover(state, phase);
    let terms = terms(state, mover);
    let mut thinker = Thinker::new(knowledge, level, state)?;
    let position = state.seen_by(mover);
    let questions = match phase {
        "opening" => vec![question(Decision::Throw, Vec::new())],
        "throw" => {
            let mut questions = vec![question(Decision::Throw, vec![Line::On(terms, 1)])];
            if terms.may_double() {
                questions.push(question(choice(Choice::Double), double(&terms)));
            }
            questions
        }
        "double" => {
            let mut questions = vec![
                question(choice(Choice::Take), vec![Line::On(terms.doubled(), -1)]),
                question(choice(Choice::Drop), vec![Line::Sure(-terms.dropped())]),
            ];
            if state.actions().contains(&Choice::Beaver.into()) {
                questions.push(question(choice(Choice::Beaver), beaver(&terms)));
            }
            questions
        }
        "beaver" => vec![
            question(choice(Choice::Take), vec![Line::On(terms.doubled(), 1)]),
            question(choice(Choice::Drop), vec![Line::Sure(-terms.turned().dropped())]),
        ],
        "move" => return Ok(Box::new(Moves::new(state, mover, terms, thinker, seed)?)),
        resigned => {
            let times = resigned.rsplit(':').next().and_then(|times| times.parse::<i32>().ok()).unwrap_or(1);
            let won = -terms.worth(-times * i32::from(terms.stake));
            let goes_on = thinker.after_dice(state, position, &terms);
            return Ok(Box::new(Settled::new(vec![
                settled(choice(Choice::Accept), won, Chances::default()),
                settled(choice(Choice::Decline), -goes_on.0, goes_on.1.turned()),
            ])));
        }
    };
    Ok(Box::new(Questions::new(questions, position, thinker)))
}

/// Whose dice they are. Where an answer is asked for, that is the other one.
fn mover(state: &State, phase: &str) -> Seat {
    let asked = match state.pending() {
        Pending::Throw(_) | Pending::Act(_) => state.pending().seat().unwrap_or(Seat::First),
        Pending::Over => Seat::First,
    };
    if phase == "double" || phase.starts_with("resign") { asked.other() } else { asked }
}

/// For what the game is played on, seen by the one whose dice they are.
fn terms(state: &State, mover: Seat) -> Terms<'static> {
    let options = state.options();
    let cube = state.doubling_cube();
    let score = match options.match_length {
        None => Score::Money,
        Some(length) => {
            let away = |seat: Seat| (u32::from(length).saturating_sub(state.score()[seat.index()])).clamp(1, 25) as u8;
            let (own_away, other_away) = (away(mover), away(mover.other()));
            let after_crawford = !options.crawford || state.is_crawford_game() || own_away == 1 || other_away == 1;
            Score::Match { table: &MATCH_EQUITY, own_away, other_away, after_crawford }
        }
    };
    Terms {
        score,
        stake: cube.map_or(1, |cube| cube.stake.points()),
        owner: match cube.and_then(|cube| cube.owner) {
            None => Owner::Nobody,
            Some(owner) if owner == mover => Owner::Own,
            Some(_) => Owner::Other,
        },
        doubling: cube.is_some() && !state.is_crawford_game(),
        jacoby: options.jacoby,
        drop_pays_one: options.drop_pays == DropPays::OnePoint,
    }
}

/// Where a decision about the doubling die leads.
#[derive(Copy, Clone, Debug)]
enum Line {
    /// The game goes on by these terms of the one on turn; the value counts for the one who decides with this sign.
    On(Terms<'static>, i64),
    /// This value for the one who decides.
    Sure(i64),
}

/// A decision whose value is the least of its lines: the opponent chooses among them.
struct Question {
    decision: Decision,
    lines: Vec<Line>,
}

fn question(decision: Decision, lines: Vec<Line>) -> Question {
    Question { decision, lines }
}

fn choice(choice: Choice) -> Decision {
    Decision::Act(vec![choice.into()])
}

/// The opponent takes or drops.
fn double(terms: &Terms<'static>) -> Vec<Line> {
    vec![Line::On(terms.doubled(), 1), Line::Sure(terms.dropped())]
}

/// The doubler takes the beaver or drops it. The terms are those before the double, as the doubler sees them.
fn beaver(terms: &Terms<'static>) -> Vec<Line> {
    let beavered = terms.doubled();
    vec![Line::On(beavered.doubled(), -1), Line::Sure(beavered.turned().dropped())]
}

fn settled(decision: Decision, value: i64, chances: Chances) -> Candidate {
    Candidate { decision, value: Value(value), chances: named(chances) }
}

fn named(chances: Chances) -> Vec<NamedChance> {
    const NAMES: [&str; OUTPUTS] = ["win", "win gammon", "win backgammon", "lose gammon", "lose backgammon"];
    let all = NAMES.into_iter().zip(chances.list());
    all.map(|(name, millionths)| NamedChance { name, millionths: i64::from(millionths) }).collect()
}

/// The value of a position before the throw, as a mean over the throws, where the player on turn may double first.
#[derive(Clone, Debug)]
struct Opening<'t> {
    terms: Terms<'t>,
    on: i64,
    doubled: i64,
}

impl<'t> Opening<'t> {
    const fn new(terms: Terms<'t>) -> Self {
        Self { terms, on: 0, doubled: 0 }
    }

    /// Adds a throw with its ways; the value after it is told for terms of the player on turn.
    fn add(&mut self, ways: i64, mut value: impl FnMut(&Terms<'t>) -> i64) {
        self.on += ways * value(&self.terms);
        if self.terms.may_double() {
            self.doubled += ways * value(&self.terms.doubled());
        }
    }

    /// The mean over 36 ways.
    fn value(&self) -> i64 {
        let on = self.on / 36;
        if self.terms.may_double() { on.max((self.doubled / 36).min(self.terms.dropped())) } else { on }
    }
}

/// Evaluates positions ahead.
struct Thinker {
    evaluator: Evaluator<Arc<Net>>,
    found: Afterstates,
    ahead: u8,
}

impl Thinker {
    fn new(knowledge: &Knowledge, level: Level, state: &State) -> Result<Self, SearchError> {
        let (contact, race, ahead) = skill(knowledge, level)?;
        let mut evaluator = Evaluator::new(contact, race, state.options().bar_counts);
        // Only where it is always at hand, so that slices make no difference.
        if level >= Level::Master
            && !state.seen_by(Seat::First).contact()
            && let Some(table) = bearoff::table()
        {
            evaluator.use_bearoff(table);
        }
        Ok(Self { evaluator, found: Afterstates::new(), ahead })
    }

    /// The best that the player on turn can do with a throw, by chances alone: the position after it as the opponent sees
    /// it, and the opponent's chances there.
    fn reply(&mut self, position: Position, throw: [u8; 2], weights: &[i64; 5]) -> (Position, Chances) {
        let worth = |chances: Chances| {
            weights.iter().zip(chances.list()).map(|(weight, chance)| weight * i64::from(chance)).sum()
        };
        let (after, chances) = self.evaluator.best(position, throw, &mut self.found, worth);
        (after.turned(), chances.turned())
    }

    /// The values before the throw one throw ahead, by each of these terms of the player on turn, who may double first; and
    /// the chances.
    fn node(&mut self, position: Position, all: &[Terms]) -> (Vec<i64>, [i64; OUTPUTS]) {
        if let Some(ended) = Chances::ended(position, self.evaluator.bar_counts()) {
            return (all.iter().map(|terms| terms.dead(ended)).collect(), ended.list().map(i64::from));
        }
        let Some(weights) = all.first().map(Terms::weights) else { return (Vec::new(), [0; OUTPUTS]) };
        let mut sums: Vec<_> = all.iter().map(|terms| Opening::new(*terms)).collect();
        let mut chances = [0; OUTPUTS];
        for (throw, ways) in THROWS {
            let ways = i64::from(ways);
            let (after, leaf) = self.reply(position, throw, &weights);
            sums.iter_mut().for_each(|sum| sum.add(ways, |terms| -terms.turned().value(leaf, efficiency(after))));
            let turned = leaf.turned().list();
            chances.iter_mut().zip(turned).for_each(|(sum, chance)| *sum += i64::from(chance) * ways);
        }
        (sums.iter().map(Opening::value).collect(), chances.map(|sum| sum / 36))
    }

    /// The value for the player on turn of going on, without look-ahead, and the chances: with the dice that lie on the
    /// table, if some do.
    fn after_dice(&mut self, state: &State, position: Position, terms: &Terms) -> (i64, Chances) {
        let faces: Vec<u8> = state.dice().iter().map(|die| die.face).collect();
        if let &[high, low] = faces.as_slice() {
            let (after, leaf) = self.reply(position, [high, low], &terms.weights());
            return (-terms.turned().value(leaf, efficiency(after)), leaf.turned());
        }
        let chances = self.evaluator.chances(position);
        (terms.value(chances, efficiency(position)), chances)
    }
}

/// How well the doubling die is used from a position on, in millionths: in a race the better the longer it is.
fn efficiency(position: Position) -> i64 {
    if position.contact() {
        CONTACT_EFFICIENCY
    } else {
        550_000 + 1_250 * i64::from(position.own.pips().clamp(40, 120))
    }
}

/// A search that is over as it begins.
struct Settled(Vec<Candidate>);

impl Settled {
    fn new(mut candidates: Vec<Candidate>) -> Self {
        candidate::rank(&mut candidates);
        Self(candidates)
    }
}

impl GameBot for Settled {
    fn step(&mut self, _budget: u32) -> Progress {
        Progress::Done
    }

    fn limit(&mut self, _throws: u8) {}

    fn ranking(&self) -> &[Candidate] {
        &self.0
    }
}

/// Decisions before the throw: about the doubling die. All lead on from one position, which is looked at ever deeper.
struct Questions {
    questions: Vec<Question>,
    position: Position,
    thinker: Thinker,
    /// The next throw to be looked at, and the sums so far for each line that goes on.
    throw: usize,
    sums: Vec<i64>,
    chances: [i64; OUTPUTS],
    ranking: Vec<Candidate>,
}

impl Questions {
    fn new(questions: Vec<Question>, position: Position, mut thinker: Thinker) -> Self {
        let chances = thinker.evaluator.chances(position);
        let on = Self::open(&questions).map(|terms| terms.value(chances, efficiency(position))).collect::<Vec<_>>();
        let mut all = Self {
            sums: vec![0; on.len()],
            questions,
            position,
            thinker,
            throw: 0,
            chances: [0; OUTPUTS],
            ranking: Vec::new(),
        };
        all.rank(&on, chances);
        all
    }

    /// The terms by which the game may go on.
    fn open(questions: &[Question]) -> impl Iterator<Item = Terms<'static>> {
        questions.iter().flat_map(|question| &question.lines).filter_map(|line| match line {
            Line::On(terms, _) => Some(*terms),
            Line::Sure(_) => None,
        })
    }

    fn rank(&mut self, on: &[i64], chances: Chances) {
        let mut on = on.iter();
        self.ranking.clear();
        for question in &self.questions {
            let mut own = true;
            let values = question.lines.iter().map(|line| match line {
                Line::On(_, sign) => {
                    own = *sign > 0;
                    sign * on.next().copied().unwrap_or(0)
                }
                Line::Sure(value) => *value,
            });
            let value = values.min().unwrap_or(0);
            let seen = if own { chances } else { chances.turned() };
            self.ranking.push(settled(question.decision.clone(), value, seen));
        }
        candidate::rank(&mut self.ranking);
    }
}

impl GameBot for Questions {
    fn step(&mut self, budget: u32) -> Progress {
        if self.thinker.ahead == 0 || self.sums.is_empty() || self.questions.len() < 2 {
            return Progress::Done;
        }
        let begun = self.thinker.evaluator.evaluations();
        let all: Vec<_> = Self::open(&self.questions).collect();
        let Some(first) = all.first() else { return Progress::Done };
        while let Some((throw, ways)) = THROWS.get(self.throw).copied() {
            let (after, _) = self.thinker.reply(self.position, throw, &first.weights());
            // The opponent may double before the answer.
            let turned: Vec<_> = all.iter().map(|terms| terms.turned()).collect();
            let (values, chances) = self.thinker.node(after, &turned);
            self.sums.iter_mut().zip(values).for_each(|(sum, value)| *sum -= value * i64::from(ways));
            let seen = Chances::from_list(chances.map(|chance| chance as i32)).turned();
            let list = self.chances.iter_mut().zip(seen.list());
            list.for_each(|(sum, chance)| *sum += i64::from(chance) * i64::from(ways));
            self.throw += 1;
            if self.throw == THROWS.len() {
                let on: Vec<i64> = self.sums.iter().map(|sum| sum / 36).collect();
                self.rank(&on, Chances::from_list(self.chances.map(|sum| (sum / 36) as i32)));
                return Progress::Done;
            }
            if self.thinker.evaluator.evaluations() - begun >= u64::from(budget) {
                return Progress::Thinking;
            }
        }
        Progress::Done
    }

    fn limit(&mut self, throws: u8) {
        self.thinker.ahead = self.thinker.ahead.min(throws);
    }

    fn ranking(&self) -> &[Candidate] {
        &self.ranking
    }
}

/// What is known of a turn.
struct Known {
    actions: Vec<Action>,
    /// The position after it as the opponent sees it.
    after: Position,
    /// How many throws ahead its value comes from.
    depth: u8,
    value: i64,
    chances: Chances,
    /// Sums over the throws looked at in the present round; the value as the opponent sees it.
    sum: Opening<'static>,
    sums: [i64; OUTPUTS],
}

/// The choice of a turn.
struct Moves {
    thinker: Thinker,
    /// As the mover sees them.
    terms: Terms<'static>,
    /// The best first.
    known: Vec<Known>,
    /// What the present round looks at: the depth, how many of the best, and the next turn and throw.
    round: u8,
    width: usize,
    at: usize,
    throw: usize,
    ranking: Vec<Candidate>,
    choice: usize,
    seed: u64,
}

impl Moves {
    fn new(
        state: &State,
        mover: Seat,
        terms: Terms<'static>,
        mut thinker: Thinker,
        seed: u64,
    ) -> Result<Self, SearchError> {
        let mut known = Vec::new();
        for turn in state.turns() {
            let after = State::from_position(state.options().clone(), &turn.position)?.seen_by(mover.other());
            let actions = turn.actions.into_iter().filter(|action| *action != Choice::Finish.into()).collect();
            if known.is_empty() {
                thinker.evaluator.begin_near(after);
            }
            let chances = thinker.evaluator.chances(after);
            let value = -terms.turned().value(chances, efficiency(after));
            let chances = chances.turned();
            let sum = Opening::new(terms.turned());
            known.push(Known { actions, after, depth: 0, value, chances, sum, sums: [0; OUTPUTS] });
        }
        let mut moves =
            Self { thinker, terms, known, round: 0, width: 0, at: 0, throw: 0, ranking: Vec::new(), choice: 0, seed };
        moves.rank();
        Ok(moves)
    }

    /// Orders what is known, deepest first. What has been looked at less deeply is never shown as better.
    fn rank(&mut self) {
        self.known.sort_by_key(|known| (Reverse(known.depth), Reverse(known.value)));
        self.ranking.clear();
        let mut most = i64::MAX;
        for known in &self.known {
            most = most.min(known.value);
            let decision = Decision::Act(known.actions.clone());
            self.ranking.push(Candidate { decision, value: Value(most), chances: named(known.chances) });
        }
        let Some(best) = self.known.first() else { return };
        let equal =
            self.known.iter().take_while(|known| known.depth == best.depth && known.value == best.value).count();
        self.choice = (self.seed % equal.max(1) as u64) as usize;
    }

    /// Begins the next round, if there is one worth it.
    fn begin_round(&mut self) -> bool {
        if self.round >= self.thinker.ahead || self.known.len() < 2 {
            return false;
        }
        let (width, margin) = (WIDTHS[usize::from(self.round)], MARGINS[usize::from(self.round)]);
        let stake = i32::from(self.terms.stake);
        let unit = (self.terms.worth(stake) - self.terms.worth(-stake)) / 2;
        let Some(best) = self.known.first().map(|best| (best.value, best.depth)) else { return false };
        let near = |known: &&Known| known.depth == best.1 && best.0 - known.value <= unit * margin / 1_000;
        self.width = self.known.iter().take(width).take_while(near).count();
        if self.width < 2 {
            return false;
        }
        self.round += 1;
        (self.at, self.throw) = (0, 0);
        true
    }

    /// Looks at the next throw after the next turn of the round.
    fn look(&mut self) {
        let other = self.terms.turned();
        let round = self.round;
        let Some(known) = self.known.get_mut(self.at) else { return };
        if let Some(ended) = Chances::ended(known.after, self.thinker.evaluator.bar_counts()) {
            known.value = -other.dead(ended);
            known.depth = round;
            (self.at, self.throw) = (self.at + 1, 0);
            return;
        }
        let (throw, ways) = THROWS[self.throw];
        let ways = i64::from(ways);
        let (after, leaf) = self.thinker.reply(known.after, throw, &other.weights());
        let chances = if round == 1 {
            known.sum.add(ways, |terms| -terms.turned().value(leaf, efficiency(after)));
            leaf.list().map(i64::from)
        } else {
            let all = [other.turned(), other.doubled().turned()];
            let all = if other.may_double() { &all[..] } else { &all[..1] };
            let (values, chances) = self.thinker.node(after, all);
            let mut values = values.into_iter();
            known.sum.add(ways, |_| -values.next().unwrap_or(0));
            chances
        };
        known.sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance * ways);
        self.throw += 1;
        if self.throw == THROWS.len() {
            known.value = -known.sum.value();
            known.chances = Chances::from_list(known.sums.map(|sum| (sum / 36) as i32));
            known.depth = round;
            (known.sum, known.sums) = (Opening::new(other), [0; OUTPUTS]);
            (self.at, self.throw) = (self.at + 1, 0);
        }
    }
}

impl GameBot for Moves {
    fn step(&mut self, budget: u32) -> Progress {
        let begun = self.thinker.evaluator.evaluations();
        if self.at >= self.width && !self.begin_round() {
            return Progress::Done;
        }
        loop {
            self.look();
            if self.at >= self.width {
                self.rank();
                return Progress::Thinking;
            }
            if self.thinker.evaluator.evaluations() - begun >= u64::from(budget) {
                return Progress::Thinking;
            }
        }
    }

    fn limit(&mut self, throws: u8) {
        self.thinker.ahead = self.thinker.ahead.min(throws);
    }

    fn ranking(&self) -> &[Candidate] {
        &self.ranking
    }

    fn choice(&self) -> usize {
        self.choice
    }
}
