use crate::{
    HouseRule, HouseRules, Setting, Values,
    house_rule::{NO_YES, values},
};

values! {
    /// How pieces come into play.
    Opening {
        /// Both players are locked until they throw three blanks; that throw puts a piece on the gate.
        Release = "release", "Three blanks release";
        /// Nobody is locked: any throw of 1 to 3 enters.
        Free = "free", "Free entry";
    }
}

values! {
    /// What a piece that lands on a rosette earns.
    Reward {
        /// A free move of 1, 2, 3 or 5 with any piece.
        FreeMove = "free_move", "Free move of 1, 2, 3 or 5";
        /// Another throw; from the last rosette the piece may go home first.
        AnotherThrow = "another_throw", "Another throw";
        /// Nothing.
        Nothing = "none", "None";
    }
}

values! {
    /// What three blanks do for a player who is not locked.
    ThreeBlanks {
        /// The turn is lost.
        Nothing = "nothing", "Turn lost";
        /// A piece from the start goes onto the gate and the player throws again, if that is possible.
        Gate = "gate", "A piece through the gate";
    }
}

values! {
    /// Who begins the next game of a set.
    NextStarter {
        /// Both throw the lots again.
        Lots = "lots", "The lots decide";
        /// Whoever did not begin the last game.
        Alternate = "alternate", "Alternately";
        /// Whoever lost the last game.
        Loser = "loser", "The loser";
        /// Whoever won the last game.
        Winner = "winner", "The winner";
    }
}

values! {
    /// How long the players sit down for.
    Play {
        /// Games until one player holds all 21 tallies.
        Set = "set", "Set for 21 tallies";
        /// One game without tallies; its winner takes the stake pool.
        Single = "single", "Single game";
    }
}

/// The house rules of the Royal Game of Ur.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Options {
    /// How pieces come into play.
    pub opening: Opening,
    /// What a rosette earns.
    pub reward: Reward,
    /// What three blanks do after the release. With [`Opening::Free`] everybody counts as released from the beginning.
    pub three_blanks: ThreeBlanks,
    /// Whether an enemy piece on a rosette blocks it instead of being hit.
    pub safe_rosettes: bool,
    /// Whether a piece in the river must enter before anything else may move by a throw. Free moves are not bound by it.
    pub river_first: bool,
    /// Who begins the next game of a set.
    pub next_starter: NextStarter,
    /// Set or single game.
    pub play: Play,
    /// What each player pays into the stake pool, in coins.
    pub stake: u32,
}

impl Options {
    /// What both stakes make together, in coins.
    #[must_use]
    pub fn pool(&self) -> u64 {
        2 * u64::from(self.stake)
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            opening: Opening::Release,
            reward: Reward::FreeMove,
            three_blanks: ThreeBlanks::Nothing,
            safe_rosettes: false,
            river_first: false,
            next_starter: NextStarter::Lots,
            play: Play::Set,
            stake: 10,
        }
    }
}

impl HouseRules for Options {
    const RULES: &'static [HouseRule] = &[
        HouseRule {
            key: "opening",
            title: "Opening",
            explains: "Both are locked until they throw three blanks, or nobody is locked and any throw of 1 to 3 enters.",
            values: Opening::VALUES,
        },
        HouseRule {
            key: "rosette_reward",
            title: "Rosette reward",
            explains: "What a piece earns that lands on a rosette. With another throw, a piece on the last rosette may first go home.",
            values: Reward::VALUES,
        },
        HouseRule {
            key: "three_blanks",
            title: "Three blanks after the release",
            explains: "The turn is lost, or a piece from the start goes onto the gate and the player throws again.",
            values: ThreeBlanks::VALUES,
        },
        HouseRule {
            key: "safe_rosettes",
            title: "Rosettes safe",
            explains: "An enemy piece on a rosette blocks it and cannot be hit.",
            values: NO_YES,
        },
        HouseRule {
            key: "river_first",
            title: "River pieces first",
            explains: "If a piece in the river can enter with the throw, it must.",
            values: NO_YES,
        },
        HouseRule {
            key: "next_starter",
            title: "Who starts the next game",
            explains: "The lots, the player who did not start the last game, its loser, or its winner.",
            values: NextStarter::VALUES,
        },
        HouseRule {
            key: "play",
            title: "Play",
            explains: "Games until one player holds all 21 tallies, or one game for the stake pool.",
            values: Play::VALUES,
        },
        HouseRule {
            key: "stake",
            title: "Stake",
            explains: "What each player pays into the stake pool, in coins.",
            values: Values::Whole { min: 0, max: u32::MAX, default: 10 },
        },
    ];

    fn setting(&mut self, key: &str) -> Option<&mut dyn Setting> {
        Some(match key {
            "opening" => &mut self.opening,
            "rosette_reward" => &mut self.reward,
            "three_blanks" => &mut self.three_blanks,
            "safe_rosettes" => &mut self.safe_rosettes,
            "river_first" => &mut self.river_first,
            "next_starter" => &mut self.next_starter,
            "play" => &mut self.play,
            "stake" => &mut self.stake,
            _ => return None,
        })
    }
}
