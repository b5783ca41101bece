//! A game of a replay: its lines as what each player did, and the score before it.

use tesserae_rules::backgammon::{BAR, Checkers, OFF};
use tesserae_words::{Text, files};

use super::super::mat::{
    entry::{Entry, Event, Side},
    heading::Names,
    hops::Hop,
    scan::GameText,
};

/// Since when, in seconds since 1970, the scores of a game that was given up have its points in them:
/// the end of 27 June 2024.
const COUNTED_SINCE: u64 = 1_719_532_800;

/// Since when a game that was given up may count as a gammon: the end of 27 December 2025.
const GAMMONS_SINCE: u64 = 1_766_880_000;

/// The head of a game.
pub(super) struct Head {
    began: u64,
    names: [String; 2],
    pub(super) length: u32,
    pub(super) score: [u32; 2],
    winner: Option<Side>,
}

/// How a game ended that was not played to its end.
#[derive(Copy, Clone)]
struct GivenUp {
    line: usize,
    loser: Side,
    is_drop: bool,
}

/// A game as far as it has been read.
pub(super) struct Replay {
    pub(super) line: usize,
    pub(super) head: Head,
    entries: Vec<Entry>,
    /// Both players' checkers, as their owners number the places.
    board: [[u8; 26]; 2],
    cube: u32,
    given_up: Option<GivenUp>,
}

/// Whether words are those of the head of a game.
pub(super) fn is_head(words: &[&str]) -> bool {
    let is_number = |most: usize| {
        move |word: &&str| word.len() <= most && word.bytes().all(|byte| byte.is_ascii_digit())
    };
    matches!(words, ["i", began, _, _, numbers @ ..]
        if is_number(12)(began) && numbers.len() >= 6 && numbers.iter().take(6).all(is_number(6)))
}

impl Head {
    /// Reads the words of a head.
    ///
    /// # Errors
    /// That another game than backgammon is played.
    pub(super) fn read(words: &[&str]) -> Result<Self, Text> {
        let word = |index: usize| words.get(index).copied().unwrap_or_default();
        let number = |index: usize| word(index).parse().unwrap_or(0);
        match word(9) {
            "0" => {}
            "1" => return Err(files::no_variation("Acey-deucey")),
            "2" => return Err(files::no_variation("Tabula")),
            _ => return Err(files::unknown_variation()),
        }
        Ok(Self {
            began: word(1).parse().unwrap_or(0),
            names: [word(2), word(3)].map(str::to_owned),
            length: number(4),
            score: [number(5), number(6)],
            winner: side(word(7)),
        })
    }

    /// Whether a game under another head can be of the same match.
    pub(super) fn fits(&self, other: &Self) -> bool {
        self.names == other.names && self.length == other.length
    }
}

impl Replay {
    /// A game under a head, on this line.
    pub(super) fn new(line: usize, head: Head) -> Self {
        Self {
            line,
            head,
            entries: Vec::new(),
            board: [Checkers::START.counts(); 2],
            cube: 1,
            given_up: None,
        }
    }

    /// Whether nothing has happened in it.
    pub(super) const fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.given_up.is_none()
    }

    fn push(&mut self, line: usize, side: Side, event: Event) {
        self.entries.push(Entry::certain(line, side, event));
    }

    /// Reads what a player did, or `None` if the words mean nothing.
    pub(super) fn event(&mut self, line: usize, words: &[&str]) -> Option<()> {
        let (player, words) = words.split_first()?;
        let side = side(player)?;
        match words {
            ["r", dice, moves @ ..] => {
                let dice = two_dice(dice)?;
                let hops: Option<Vec<Hop>> = moves.iter().map(|word| hop(side, word)).collect();
                let hops = hops?;
                hops.iter().for_each(|hop| self.hop(side, *hop));
                self.push(line, side, Event::Throw { dice, hops });
            }
            ["d", stake, answer @ ("0" | "1")] => {
                let stake = stake
                    .parse()
                    .ok()
                    .filter(|stake| (2..=64).contains(stake))?;
                self.push(line, side, Event::Double(Some(stake)));
                let loser = side.other();
                if *answer == "1" {
                    self.cube = self.cube.saturating_mul(2);
                    self.push(line, loser, Event::Take);
                } else {
                    self.push(line, loser, Event::Drop);
                    self.give_up(line, loser, true);
                }
            }
            ["t"] => self.give_up(line, side, false),
            _ => return None,
        }
        Some(())
    }

    fn give_up(&mut self, line: usize, loser: Side, is_drop: bool) {
        self.given_up.get_or_insert(GivenUp {
            line,
            loser,
            is_drop,
        });
    }

    /// Moves a checker, as far as it is there.
    fn hop(&mut self, side: Side, hop: Hop) {
        let [own, other] = [side, side.other()].map(|side| side.seat().index());
        let own = &mut self.board[own];
        own[usize::from(hop.from)] = own[usize::from(hop.from)].saturating_sub(1);
        own[usize::from(hop.to)] = own[usize::from(hop.to)].saturating_add(1);
        let (other, there) = (&mut self.board[other], usize::from(BAR - hop.to));
        if hop.to != OFF && other[there] > 0 {
            other[there] -= 1;
            other[usize::from(BAR)] = other[usize::from(BAR)].saturating_add(1);
        }
    }

    /// Who has won how many points, as the server counts them, or `None` if the game has no end.
    pub(super) fn outcome(&self) -> Option<(Side, u32)> {
        let has_borne_off = |side: &Side| self.board[side.seat().index()][usize::from(OFF)] >= 15;
        let winner = match self.given_up {
            Some(given_up) => given_up.loser.other(),
            None => [Side::Left, Side::Right].into_iter().find(has_borne_off)?,
        };
        let lost = &self.board[winner.other().seat().index()];
        let times = match () {
            () if self.given_up.is_some() && self.head.began < GAMMONS_SINCE => 1,
            () if lost[19..].iter().any(|count| *count > 0) => 3,
            () if lost[usize::from(OFF)] == 0 => 2,
            () => 1,
        };
        Some((winner, self.cube.saturating_mul(times)))
    }

    /// The score before the game, if the scores in its head are those after it. The score after the
    /// game before and the head of the next one tell that, as far as they are of this match.
    pub(super) fn counted(&self, last: Option<[u32; 2]>, next: Option<&Head>) -> Option<[u32; 2]> {
        let score = self.head.score;
        let outcome = self.outcome();
        let winner = outcome.map_or(self.head.winner, |(winner, _)| Some(winner))?;
        let [own, other] = [winner, winner.other()].map(|side| side.seat().index());
        if outcome.is_some() && self.given_up.is_none() {
            return None;
        }
        if let Some(last) = last {
            return (last[own] < score[own] && last[other] == score[other]).then_some(last);
        }
        let (_, points) = outcome?;
        let mut before = score;
        before[own] = before[own].checked_sub(points)?;
        let next = next.map(|next| next.score);
        let is_counted = if next == Some(score) || score[own] >= self.head.length {
            true
        } else if next == Some(after(score, winner, points)) {
            false
        } else {
            self.head.began >= COUNTED_SINCE
        };
        is_counted.then_some(before)
    }

    /// The game with this number. Its score was before it as counted, or as in its head; its match
    /// goes on or ends with it.
    pub(super) fn finish(
        mut self,
        number: u32,
        counted: Option<[u32; 2]>,
        goes_on: bool,
    ) -> GameText {
        let score = counted.unwrap_or(self.head.score);
        if let Some((winner, points)) = self.outcome() {
            let index = winner.seat().index();
            let gained = self.head.score[index].saturating_sub(score[index]);
            let needed = self.head.length.saturating_sub(score[index]);
            match (self.given_up, self.head.winner) {
                (Some(given_up), _) => {
                    let GivenUp {
                        line,
                        loser,
                        is_drop,
                    } = given_up;
                    let (side, event) = match (counted, is_drop) {
                        (Some(_), true) if gained != self.cube => {
                            (winner, Some(Event::Win(gained)))
                        }
                        (_, true) => (winner, None),
                        (Some(_), false) => (loser, Some(Event::Lose(gained))),
                        (None, false) if goes_on || needed == 0 => {
                            (loser, Some(Event::Resign(None)))
                        }
                        // Whoever has left has lost the match.
                        (None, false) => (loser, Some(Event::Lose(needed))),
                    };
                    if let Some(event) = event {
                        self.push(line, side, event);
                    }
                }
                (None, Some(named)) if named != winner => {
                    self.push(self.line, named, Event::Win(points));
                }
                (None, _) => {}
            }
        }
        GameText {
            line: self.line,
            number,
            heading: Names {
                names: self.head.names,
                score,
                right: 0,
            },
            crawford: None,
            entries: self.entries,
        }
    }
}

/// A score with points that somebody has won.
pub(super) fn after(mut score: [u32; 2], winner: Side, points: u32) -> [u32; 2] {
    let own = &mut score[winner.seat().index()];
    *own = own.saturating_add(points);
    score
}

/// The player of a number.
fn side(word: &str) -> Option<Side> {
    match word {
        "1" => Some(Side::Left),
        "2" => Some(Side::Right),
        _ => None,
    }
}

/// The dice in a word such as `6-3`.
fn two_dice(word: &str) -> Option<[u8; 2]> {
    match word.as_bytes() {
        [a @ b'1'..=b'6', b'-', b @ b'1'..=b'6'] => Some([a - b'0', b - b'0']),
        _ => None,
    }
}

/// The way of a checker in a word such as `13/10`, as its player numbers the points.
fn hop(side: Side, word: &str) -> Option<Hop> {
    let (from, to) = word.split_once('/')?;
    let place = |word: &str| match word {
        "bar" => Some(BAR),
        "off" => Some(OFF),
        point => {
            let point = point
                .parse()
                .ok()
                .filter(|point| (1..BAR).contains(point))?;
            Some(if side == Side::Left {
                point
            } else {
                BAR - point
            })
        }
    };
    let hop = Hop {
        from: place(from)?,
        to: place(to)?,
    };
    (hop.from > hop.to).then_some(hop)
}
