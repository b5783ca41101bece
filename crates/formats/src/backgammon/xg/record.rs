//! A record of an `.xg` file: which fields of its 2,560 bytes mean something here. All numbers are
//! little-endian.

use encoding_rs::WINDOWS_1252;

/// The size of a record in bytes.
pub(super) const SIZE: usize = 2_560;

/// The word in the head of a match by which it is known.
const MAGIC: i32 = 0x494C_4D44;

/// From this version on, names are Unicode.
const UNICODE_NAMES: i32 = 24;

/// A place on the board for each of 26 numbers, with the checkers on it: above zero those of one
/// player, below zero those of the other. The first and the last are the bars.
pub(super) type Board = [i8; 26];

/// A record.
pub(super) enum Record {
    Match(MatchHead),
    Game(GameHead),
    Cube(CubeDecision),
    Turn(Turn),
    End(GameEnd),
    /// The end of the match, which says nothing new, or a kind that is not known.
    Other,
}

/// The head of a match.
pub(super) struct MatchHead {
    pub(super) names: [String; 2],
    /// The points that win the match; 0 without a match.
    pub(super) length: u32,
    /// 0 is backgammon.
    pub(super) variation: i32,
    pub(super) crawford: bool,
    pub(super) jacoby: bool,
    pub(super) beavers: bool,
}

/// The head of a game.
pub(super) struct GameHead {
    pub(super) score: [i32; 2],
    pub(super) crawford: bool,
    /// As the first player numbers the points.
    pub(super) board: Board,
    pub(super) number: i32,
    pub(super) automatic_doubles: i32,
}

/// Where everything is before a decision.
pub(super) struct Position {
    /// As the first player numbers the points, whoever decides.
    pub(super) board: Board,
    /// 0 is a cube in the middle, otherwise the stake is this power of two: above zero the first
    /// player owns the cube, below zero the second.
    pub(super) cube: i32,
}

/// What was done with the cube.
pub(super) struct CubeDecision {
    /// 1 for the first player, -1 for the second.
    pub(super) player: i32,
    pub(super) doubles: bool,
    /// 0 is a drop, 1 a take, 2 a beaver.
    pub(super) answer: i32,
    /// The answer to a beaver: 0 is a drop, 1 a take, 2 another redouble.
    pub(super) beaver_answer: i32,
    pub(super) before: Position,
}

/// A throw and what was moved.
pub(super) struct Turn {
    /// 1 for the first player, -1 for the second.
    pub(super) player: i32,
    pub(super) dice: [i32; 2],
    /// From where to where, as the mover numbers the points, counted from 0; 24 is the bar, and
    /// below 0 is off or, in place of a beginning, nothing more.
    pub(super) moves: [[i32; 2]; 4],
    /// Whether the throw was played.
    pub(super) is_played: bool,
    pub(super) before: Position,
}

/// The end of a game.
pub(super) struct GameEnd {
    /// 1 for the first player, -1 for the second.
    pub(super) winner: i32,
    pub(super) points: i32,
}

impl Record {
    /// Reads a record of [`SIZE`] bytes.
    pub(super) fn read(bytes: &[u8]) -> Self {
        let fields = Fields(bytes);
        match fields.byte(8) {
            0 if fields.int(556) == MAGIC => Self::Match(MatchHead::read(fields)),
            1 => Self::Game(GameHead {
                score: [12, 16].map(|at| fields.int(at)),
                crawford: fields.flag(20),
                board: fields.board(21),
                number: fields.int(48),
                automatic_doubles: fields.int(64),
            }),
            2 => Self::Cube(CubeDecision {
                player: fields.int(12),
                doubles: fields.int(16) == 1,
                answer: fields.int(20),
                beaver_answer: fields.int(24),
                before: Position {
                    board: fields.board(36),
                    cube: fields.int(32),
                },
            }),
            3 => Self::Turn(Turn {
                player: fields.int(64),
                dice: [100, 104].map(|at| fields.int(at)),
                moves: [68, 76, 84, 92].map(|at| [fields.int(at), fields.int(at + 4)]),
                is_played: fields.flag(2_308),
                before: Position {
                    board: fields.board(9),
                    cube: fields.int(108),
                },
            }),
            4 => Self::End(GameEnd {
                winner: fields.int(24),
                points: fields.int(28),
            }),
            _ => Self::Other,
        }
    }
}

impl MatchHead {
    fn read(fields: Fields) -> Self {
        let is_unicode = fields.int(552) >= UNICODE_NAMES;
        let name = |narrow, wide| {
            let name = if is_unicode {
                fields.wide(wide)
            } else {
                String::new()
            };
            if name.is_empty() {
                fields.narrow(narrow)
            } else {
                name
            }
        };
        Self {
            names: [name(9, 880), name(50, 1_138)],
            // 99,999 points mean that there is no end.
            length: u32::try_from(fields.int(92))
                .ok()
                .filter(|length| *length != 99_999)
                .unwrap_or(0),
            variation: fields.int(96),
            crawford: fields.flag(100),
            jacoby: fields.flag(101),
            beavers: fields.flag(102),
        }
    }
}

/// The bytes of a record. What lies beyond their end is zero.
#[derive(Copy, Clone)]
struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    fn byte(self, at: usize) -> u8 {
        self.0.get(at).copied().unwrap_or(0)
    }

    fn flag(self, at: usize) -> bool {
        self.byte(at) != 0
    }

    fn int(self, at: usize) -> i32 {
        i32::from_le_bytes([0, 1, 2, 3].map(|more| self.byte(at + more)))
    }

    fn board(self, at: usize) -> Board {
        std::array::from_fn(|place| i8::from_le_bytes([self.byte(at + place)]))
    }

    /// A text of at most 40 bytes behind its length.
    fn narrow(self, at: usize) -> String {
        let length = usize::from(self.byte(at)).min(40);
        let bytes = self.0.get(at + 1..at + 1 + length).unwrap_or_default();
        WINDOWS_1252.decode_without_bom_handling(bytes).0.into()
    }

    /// A text of at most 128 UTF-16 units in front of a zero.
    fn wide(self, at: usize) -> String {
        let units = (0..128).map(|unit| {
            let at = at + 2 * unit;
            u16::from_le_bytes([self.byte(at), self.byte(at + 1)])
        });
        let units: Vec<u16> = units.take_while(|unit| *unit != 0).collect();
        String::from_utf16_lossy(&units)
    }
}
