//! The house rules of the Royal Game of Ur, each declared once.

use tesserae_words::house_rules;

use crate::{
    Values,
    house_rule::{NO_YES, options, values},
};

values! {
    /// How pieces come into play.
    Opening {
        /// Both players are locked until they throw three blanks; that throw puts a piece on the gate.
        Release = "release", house_rules::ur_opening_release;
        Free = "free", house_rules::ur_opening_free;
    }
}

values! {
    /// What a piece that lands on a rosette earns.
    Reward {
        FreeMove = "free_move", house_rules::ur_reward_free_move;
        /// From the last rosette the piece may go home first.
        AnotherThrow = "another_throw", house_rules::ur_reward_another_throw;
        Nothing = "none", house_rules::ur_reward_none;
    }
}

values! {
    /// What three blanks do for a player who is not locked.
    ThreeBlanks {
        Nothing = "nothing", house_rules::ur_three_blanks_nothing;
        /// A piece from the start goes onto the gate and the player throws again, if that is possible.
        Gate = "gate", house_rules::ur_three_blanks_gate;
    }
}

values! {
    /// Who begins the next game of a set.
    NextStarter {
        Lots = "lots", house_rules::ur_next_starter_lots;
        Alternate = "alternate", house_rules::ur_next_starter_alternate;
        Loser = "loser", house_rules::ur_next_starter_loser;
        Winner = "winner", house_rules::ur_next_starter_winner;
    }
}

values! {
    /// How long the players sit down for.
    Play {
        Set = "set", house_rules::ur_play_set;
        /// One game without tallies; its winner takes the stake pool.
        Single = "single", house_rules::ur_play_single;
    }
}

options! {
    /// The house rules of the Royal Game of Ur.
    #[derive(Copy)]
    struct Options {
        play: Play = Play::VALUES,
            house_rules::ur_play,
            house_rules::ur_play_explained;
        opening: Opening = Opening::VALUES,
            house_rules::ur_opening,
            house_rules::ur_opening_explained;
        reward as "rosette_reward": Reward = Reward::VALUES,
            house_rules::ur_reward,
            house_rules::ur_reward_explained;
        safe_rosettes: bool = NO_YES,
            house_rules::ur_safe_rosettes,
            house_rules::ur_safe_rosettes_explained;
        /// With [`Opening::Free`] everybody counts as released from the beginning.
        three_blanks: ThreeBlanks = ThreeBlanks::VALUES,
            house_rules::ur_three_blanks,
            house_rules::ur_three_blanks_explained;
        /// Free moves are not bound by it.
        river_first: bool = NO_YES,
            house_rules::ur_river_first,
            house_rules::ur_river_first_explained;
        next_starter: NextStarter = NextStarter::VALUES,
            house_rules::ur_next_starter,
            house_rules::ur_next_starter_explained;
        stake: u32 = Values::Whole { min: 0, max: u32::MAX, default: 10 },
            house_rules::ur_stake,
            house_rules::ur_stake_explained;
    }
}
