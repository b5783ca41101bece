//! The house rules of the Royal Game of Ur, each declared once.

use crate::{
    Values,
    house_rule::{NO_YES, options, values},
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

options! {
    /// The house rules of the Royal Game of Ur.
    #[derive(Copy)]
    struct Options {
        /// Set or single game.
        play: Play = Play::VALUES,
            "Length",
            "Games until one player holds all 21 tallies, or one game for the stake pool.";
        /// How pieces come into play.
        opening: Opening = Opening::VALUES,
            "Opening",
            "Both are locked until they throw three blanks, or nobody is locked and any throw of 1 to 3 enters.";
        /// What a rosette earns.
        reward as "rosette_reward": Reward = Reward::VALUES,
            "Rosette reward",
            "What a piece earns that lands on a rosette. With another throw, a piece on the last rosette may first go home.";
        /// Whether an enemy piece on a rosette blocks it instead of being hit.
        safe_rosettes: bool = NO_YES,
            "Rosettes safe",
            "An enemy piece on a rosette blocks it and cannot be hit.";
        /// What three blanks do after the release. With [`Opening::Free`] everybody counts as released from the
        /// beginning.
        three_blanks: ThreeBlanks = ThreeBlanks::VALUES,
            "Three blanks after the release",
            "The turn is lost, or a piece from the start goes onto the gate and the player throws again.";
        /// Whether a piece in the river must enter before anything else may move by a throw. Free moves are not bound
        /// by it.
        river_first: bool = NO_YES,
            "River pieces first",
            "If a piece in the river can enter with the throw, it must.";
        /// Who begins the next game of a set.
        next_starter: NextStarter = NextStarter::VALUES,
            "Who starts the next game",
            "The lots, the player who did not start the last game, its loser, or its winner.";
        /// What each player pays into the stake pool, in coins.
        stake: u32 = Values::Whole { min: 0, max: u32::MAX, default: 10 },
            "Stake",
            "What each player pays into the stake pool, in coins.";
    }
}

impl Options {
    /// What both stakes make together, in coins.
    #[must_use]
    pub fn pool(&self) -> u64 {
        2 * u64::from(self.stake)
    }
}
