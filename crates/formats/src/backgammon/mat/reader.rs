//! A `.mat` file as it is read, line by line.

use tesserae_rules::{
    Action, Choice, Game, Kind, Seat, TextError, Throw,
    backgammon::{Options, Phase, State, notation::place_word},
    brief,
};

use super::{
    hops::{Hop, fit, read_hops},
    plain, stake,
    writer::RIGHT,
};

/// The game as far as it has been read.
pub(super) struct Reader {
    pub(super) names: [String; 2],
    pub(super) named: bool,
    /// Whether the names of the game's head are due.
    pub(super) head: bool,
    games: u32,
    pub(super) state: State,
    before: [u32; 2],
    /// What was played in the game, or in all games of the match.
    pub(super) actions: Vec<Action>,
    /// The single games before this one, and what the players scored in them.
    pub(super) finished: Vec<Vec<Action>>,
    total: [u32; 2],
}

/// The line of names and scores at the head of a game.
pub(super) struct Names<'a> {
    names: [&'a str; 2],
    score: [u32; 2],
}

impl<'a> Names<'a> {
    pub(super) fn read(line: &'a str) -> Option<Self> {
        // A name may hold a colon, but no score followed by two spaces.
        let (white, white_score, right) = line.match_indices(" : ").find_map(|(colon, _)| {
            let rest = &line[colon + 3..];
            let (score, right) = rest.split_once("  ")?;
            Some((line[..colon].trim(), plain(score)?, right.trim()))
        })?;
        let (black, black_score) = right.rsplit_once(" : ")?;
        Some(Self {
            names: [white, black.trim()],
            score: [white_score, plain(black_score)?],
        })
    }
}

/// A word of a line and where it stands.
type Word<'a> = (usize, &'a str);

impl Reader {
    pub(super) fn new(options: Options) -> Self {
        Self {
            names: [String::new(), String::new()],
            named: false,
            head: false,
            games: 0,
            state: State::new(options),
            before: [0, 0],
            actions: Vec::new(),
            finished: Vec::new(),
            total: [0, 0],
        }
    }

    fn act(&mut self, at: usize, action: impl Into<Action>) -> Result<(), TextError> {
        let action = action.into();
        self.state
            .act(&action)
            .map_err(|refusal| TextError::new(at, refusal.to_string()))?;
        self.actions.push(action);
        Ok(())
    }

    pub(super) fn line(&mut self, line: &str) -> Result<(), TextError> {
        let trimmed = line.trim();
        let at = line.len() - line.trim_start().len();
        if self.head {
            return self.names(line, at);
        }
        if let Some(game) = trimmed.strip_prefix("Game ").and_then(plain) {
            self.games += 1;
            if game != self.games {
                return Err(TextError::new(
                    at,
                    format!("game {} should come here, not game {game}", self.games),
                ));
            }
            if self.games > 1 {
                self.next_game(at)?;
            }
            self.head = true;
            return Ok(());
        }
        if !self.named {
            return Err(TextError::new(
                at,
                format!("“{}” should be: Game 1", brief(trimmed)),
            ));
        }
        self.events(line)
    }

    /// The next game of a match; without a match, another game that begins from nothing.
    fn next_game(&mut self, at: usize) -> Result<(), TextError> {
        if self.state.options().match_length.is_some() {
            return self.act(at, Choice::NextGame);
        }
        self.hand_over(at)?;
        if self.state.outcome().is_none() {
            return Err(TextError::new(
                at,
                format!("game {} has not ended yet", self.games - 1),
            ));
        }
        self.total = self.score();
        self.state = State::new(self.state.options().clone());
        self.finished.push(std::mem::take(&mut self.actions));
        Ok(())
    }

    /// The score over all games.
    fn score(&self) -> [u32; 2] {
        let [a, b] = self.state.situation().score;
        [self.total[0] + a, self.total[1] + b]
    }

    fn names(&mut self, line: &str, at: usize) -> Result<(), TextError> {
        let wrong = || {
            TextError::new(
                at,
                format!(
                    "“{}” should be two names and scores: Ann : 0  Bob : 0",
                    brief(line.trim())
                ),
            )
        };
        let Names { names, score } = Names::read(line).ok_or_else(wrong)?;
        let names = names.map(str::to_owned);
        if self.named && names != self.names {
            return Err(TextError::new(
                at,
                "these are not the players of the game before",
            ));
        }
        if score != self.score() {
            let [a, b] = self.score();
            return Err(TextError::new(
                at,
                format!("the score should be {a}-{b} by now"),
            ));
        }
        (self.names, self.named, self.head, self.before) = (names, true, false, score);
        Ok(())
    }

    fn events(&mut self, line: &str) -> Result<(), TextError> {
        let mut words = words(line).into_iter().peekable();
        let mut numbered = 0;
        if let Some((at, word)) = words
            .next_if(|(_, word)| word.ends_with(')') && plain(&word[..word.len() - 1]).is_some())
        {
            numbered = at + word.len();
        }
        while let Some((at, word)) = words.next() {
            if word != "Wins" && self.state.situation().phase == Phase::Move {
                self.act(at, Choice::Finish)?;
            }
            let mut stake_after = || {
                words
                    .next_if(|(_, word)| *word == "=>")
                    .and_then(|_| words.next())
            };
            match word {
                "Doubles" => {
                    let written = stake_after();
                    self.raise(at, Choice::Double, written)?;
                }
                "Beavers" => {
                    let written = stake_after();
                    self.raise(at, Choice::Beaver, written)?;
                }
                "Takes" => self.act(at, Choice::Take)?,
                "Drops" => self.act(at, Choice::Drop)?,
                "Wins" => {
                    let points = words.next().and_then(|(_, points)| plain(points));
                    let points = points.ok_or_else(|| {
                        TextError::new(at, "“Wins” is followed by a number of points")
                    })?;
                    while words
                        .next_if(|(_, word)| {
                            ["point", "points", "and", "the", "match"].contains(word)
                        })
                        .is_some()
                    {}
                    self.wins(at, points)?;
                }
                _ => {
                    let dice = dice(word).ok_or_else(|| {
                        TextError::new(
                            at,
                            format!(
                                "“{}” is no throw (31:) and no word of a .mat file",
                                brief(word)
                            ),
                        )
                    })?;
                    let mut hops = Vec::new();
                    while let Some((at, word)) =
                        words.next_if(|(_, word)| word.contains('/') || is_idle(word))
                    {
                        if !is_idle(word) {
                            hops.extend(read_hops(at, word)?);
                        }
                    }
                    self.turn(at, dice, hops, at > numbered + 12)?;
                }
            }
        }
        Ok(())
    }

    /// A double or a beaver, with the stake that the file names.
    fn raise(&mut self, at: usize, choice: Choice, written: Option<Word>) -> Result<(), TextError> {
        self.act(at, choice)?;
        let twice = stake(&self.state) * 2;
        match written {
            Some((_, points)) if plain(points) == Some(twice) => Ok(()),
            Some((at, points)) => Err(TextError::new(
                at,
                format!("the stake would be {twice}, not {}", brief(points)),
            )),
            None => Err(TextError::new(
                at,
                format!("the new stake is missing: => {twice}"),
            )),
        }
    }

    fn turn(
        &mut self,
        at: usize,
        [a, b]: [u8; 2],
        hops: Vec<Hop>,
        right: bool,
    ) -> Result<(), TextError> {
        let faces = if self.state.situation().phase != Phase::Opening {
            [a, b]
        } else if a == b {
            return Err(TextError::new(
                at,
                "a game cannot begin with a double: on a tie both throw again",
            ));
        } else if right {
            [a.min(b), a.max(b)]
        } else {
            [a.max(b), a.min(b)]
        };
        self.act(at, Throw::new(&faces))?;
        let first_at = hops.first().map_or(at, |hop| hop.at);
        let mut way = Vec::new();
        if hops.len() > 4 || !fit(*self.state.situation(), &hops, &mut way) {
            let hops: Vec<String> = hops
                .iter()
                .map(|hop| format!("{}/{}", place_word(hop.from), place_word(hop.to)))
                .collect();
            let who = Kind::Backgammon.seat_name(self.state.situation().turn);
            return Err(TextError::new(
                first_at,
                format!(
                    "{who} cannot play “{}” with {a} and {b}",
                    brief(&hops.join(" "))
                ),
            ));
        }
        for (from, die) in way {
            self.act(first_at, self.state.situation().as_step(from, die))?;
        }
        Ok(())
    }

    /// Hands over the dice of a turn that is complete. That waits for what comes next: it may be a
    /// resignation.
    pub(super) fn hand_over(&mut self, at: usize) -> Result<(), TextError> {
        if self.state.actions() == [Choice::Finish.into()] {
            self.act(at, Choice::Finish)
        } else {
            Ok(())
        }
    }

    /// The end of a game: what it was worth, or a resignation of the player on turn.
    fn wins(&mut self, at: usize, points: u32) -> Result<(), TextError> {
        if self.state.outcome().is_none() {
            let stake = stake(&self.state);
            let times = u8::try_from(points / stake)
                .ok()
                .filter(|times| points.is_multiple_of(stake) && (1..=3).contains(times));
            let times = times.ok_or_else(|| {
                TextError::new(
                    at,
                    format!("nobody can resign {points} points at a stake of {stake}"),
                )
            })?;
            let loser = if at > RIGHT / 2 {
                Seat::First
            } else {
                Seat::Second
            };
            if self.state.situation().turn != loser {
                self.hand_over(at)?;
            }
            if self.state.situation().turn != loser {
                let who = Kind::Backgammon.seat_name(loser);
                return Err(TextError::new(
                    at,
                    format!("{who} is not on turn, and only the player on turn can resign"),
                ));
            }
            self.act(at, Choice::Resign(times))?;
            return self.act(at, Choice::Accept);
        }
        let worth = self.state.outcome().map_or(0, |outcome| outcome.points);
        let seat = self.state.situation().turn.index();
        let counted = self.score()[seat].saturating_sub(self.before[seat]);
        if points == worth || points == counted {
            Ok(())
        } else {
            Err(TextError::new(
                at,
                format!("the game was worth {worth}, not {points}"),
            ))
        }
    }
}

fn words(line: &str) -> Vec<Word<'_>> {
    let mut all = Vec::new();
    let start = line.as_ptr() as usize;
    for word in line.split_whitespace() {
        let at = word.as_ptr() as usize - start;
        // The first move may follow the dice without a space.
        match word.split_at_checked(3) {
            Some((head, rest)) if dice(head).is_some() && !rest.is_empty() => {
                all.extend([(at, head), (at + 3, rest)])
            }
            _ => all.push((at, word)),
        }
    }
    all
}

fn dice(word: &str) -> Option<[u8; 2]> {
    match word.as_bytes() {
        [a @ b'1'..=b'6', b @ b'1'..=b'6', b':'] => Some([a - b'0', b - b'0']),
        _ => None,
    }
}

fn is_idle(word: &str) -> bool {
    ["Cannot", "Move", "cannot", "move"].contains(&word)
}
