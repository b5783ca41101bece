use crate::{HouseRule, HouseRules, OptionError, Value, Values};

/// An enumeration whose variants are the values of one house rule, the default first.
macro_rules! values {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $key:literal, $title:literal;)+ }) => {
        $(#[$about])*
        #[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            const VALUES: &'static [Value] = &[$(Value { key: $key, title: $title }),+];

            fn key(self) -> &'static str {
                match self { $(Self::$variant => $key,)+ }
            }

            fn from_key(key: &str) -> Option<Self> {
                match key { $($key => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

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

values! {
    /// A rule that is on or off.
    Switch {
        /// Off.
        No = "no", "No";
        /// On.
        Yes = "yes", "Yes";
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
    pub safe_rosettes: Switch,
    /// Whether a piece in the river must enter before anything else may move by a throw. Free moves are not bound by it.
    pub river_first: Switch,
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
            safe_rosettes: Switch::No,
            river_first: Switch::No,
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
            values: Values::OneOf(Opening::VALUES),
        },
        HouseRule {
            key: "rosette_reward",
            title: "Rosette reward",
            explains: "What a piece earns that lands on a rosette. With another throw, a piece on the last rosette may first go home.",
            values: Values::OneOf(Reward::VALUES),
        },
        HouseRule {
            key: "three_blanks",
            title: "Three blanks after the release",
            explains: "The turn is lost, or a piece from the start goes onto the gate and the player throws again.",
            values: Values::OneOf(ThreeBlanks::VALUES),
        },
        HouseRule {
            key: "safe_rosettes",
            title: "Rosettes safe",
            explains: "An enemy piece on a rosette blocks it and cannot be hit.",
            values: Values::OneOf(Switch::VALUES),
        },
        HouseRule {
            key: "river_first",
            title: "River pieces first",
            explains: "If a piece in the river can enter with the throw, it must.",
            values: Values::OneOf(Switch::VALUES),
        },
        HouseRule {
            key: "next_starter",
            title: "Who starts the next game",
            explains: "The lots, the player who did not start the last game, its loser, or its winner.",
            values: Values::OneOf(NextStarter::VALUES),
        },
        HouseRule {
            key: "play",
            title: "Play",
            explains: "Games until one player holds all 21 tallies, or one game for the stake pool.",
            values: Values::OneOf(Play::VALUES),
        },
        HouseRule {
            key: "stake",
            title: "Stake",
            explains: "What each player pays into the stake pool, in coins.",
            values: Values::Whole { min: 0, max: u32::MAX, default: 10 },
        },
    ];

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "opening" => self.opening.key().to_owned(),
            "rosette_reward" => self.reward.key().to_owned(),
            "three_blanks" => self.three_blanks.key().to_owned(),
            "safe_rosettes" => self.safe_rosettes.key().to_owned(),
            "river_first" => self.river_first.key().to_owned(),
            "next_starter" => self.next_starter.key().to_owned(),
            "play" => self.play.key().to_owned(),
            "stake" => self.stake.to_string(),
            _ => return None,
        })
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let Some(rule) = Self::RULES.iter().find(|rule| rule.key == key) else {
            return Err(OptionError::unknown_rule(key, Self::RULES));
        };
        let done = match key {
            "opening" => Opening::from_key(value).map(|value| self.opening = value),
            "rosette_reward" => Reward::from_key(value).map(|value| self.reward = value),
            "three_blanks" => ThreeBlanks::from_key(value).map(|value| self.three_blanks = value),
            "safe_rosettes" => Switch::from_key(value).map(|value| self.safe_rosettes = value),
            "river_first" => Switch::from_key(value).map(|value| self.river_first = value),
            "next_starter" => NextStarter::from_key(value).map(|value| self.next_starter = value),
            "play" => Play::from_key(value).map(|value| self.play = value),
            "stake" => coins(value).map(|value| self.stake = value),
            _ => None,
        };
        done.ok_or_else(|| OptionError::unknown_value(rule, value))
    }

    /// Any two rules of Ur go together.
    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}

/// A whole number written with digits only: `u32::from_str` alone would take a plus sign too.
fn coins(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
