//! The house rules of the Royal Game of Ur, each declared once.

use crate::{
    Values,
    house_rule::{NO_YES, options, values},
};

values! {
    /// How pieces come into play.
    Opening {
        /// Both players are locked until they throw three blanks; that throw puts a piece on the gate.
        Release = "release", "Three blanks let the first piece in";
        Free = "free", "Any throw lets a piece in";
    }
}

values! {
    /// What a piece that lands on a rosette earns.
    Reward {
        FreeMove = "free_move", "Free move of 1, 2, 3 or 5";
        /// From the last rosette the piece may go home first.
        AnotherThrow = "another_throw", "Another throw";
        Nothing = "none", "None";
    }
}

values! {
    /// What three blanks do for a player who is not locked.
    ThreeBlanks {
        Nothing = "nothing", "Turn lost";
        /// A piece from the start goes onto the gate and the player throws again, if that is possible.
        Gate = "gate", "A piece onto the gate";
    }
}

values! {
    /// Who begins the next game of a set.
    NextStarter {
        Lots = "lots", "The lots decide";
        Alternate = "alternate", "Alternately";
        Loser = "loser", "The loser";
        Winner = "winner", "The winner";
    }
}

values! {
    /// How long the players sit down for.
    Play {
        Set = "set", "Games for 21 tallies";
        /// One game without tallies; its winner takes the stake pool.
        Single = "single", "Single game";
    }
}

options! {
    /// The house rules of the Royal Game of Ur.
    #[derive(Copy)]
    struct Options {
        play: Play = Play::VALUES,
            "Length",
            "Games until one player holds all 21 tallies, or one game for the stake pool.";
        opening: Opening = Opening::VALUES,
            "Opening",
            "Both are locked until they throw three blanks, or nobody is locked and any throw of 1 to 3 lets a piece in.";
        reward as "rosette_reward": Reward = Reward::VALUES,
            "What a rosette earns",
            "What a piece earns that lands on a rosette. With another throw, a piece on the last rosette may first go \
             home.";
        safe_rosettes: bool = NO_YES,
            "Rosettes safe",
            "An enemy piece on a rosette blocks it and cannot be hit.";
        /// With [`Opening::Free`] everybody counts as released from the beginning.
        three_blanks: ThreeBlanks = ThreeBlanks::VALUES,
            "Three blanks when not locked",
            "The turn is lost, or a piece from the start goes onto the gate and the player throws again.";
        /// Free moves are not bound by it.
        river_first: bool = NO_YES,
            "River pieces first",
            "If a piece in the river can enter with the throw, it must.";
        next_starter: NextStarter = NextStarter::VALUES,
            "Who starts the next game",
            "The lots, the player who did not start the last game, its loser, or its winner.";
        stake: u32 = Values::Whole { min: 0, max: u32::MAX, default: 10 },
            "Stake",
            "What each player pays into the stake pool, in coins.";
    }
}
