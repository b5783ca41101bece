//! Everything that a player may decide in Ur.

use tesserae_rules::{
    Choice, Game, Pending, Seat,
    ur::{Afterstates, Position, State},
};

use crate::{Decision, look_ahead::End};

/// Whatever the player may do who acts or throws next, each with where it ends.
pub(super) fn decisions(state: &State, seat: Seat) -> Vec<(Decision, End<Position>)> {
    match state.pending() {
        Pending::Act(seat) => turns(state, seat),
        _ => vec![(
            Decision::Throw,
            End {
                position: state.compact(),
                thrower: seat,
            },
        )],
    }
}

/// Whatever the player who acts may do, each with where it ends.
fn turns(state: &State, seat: Seat) -> Vec<(Decision, End<Position>)> {
    let mut afterstates = Afterstates::new();
    if state.find_afterstates(&mut afterstates) == 0 {
        // All that is left is to hand over the lots, or to throw again.
        let mut after = state.clone();
        after.act_unchecked(&Choice::Finish.into());
        let thrower = after.pending().seat().unwrap_or(seat);
        return vec![(
            Decision::Act(Vec::new()),
            End {
                position: state.compact(),
                thrower,
            },
        )];
    }
    let ends = afterstates.iter().enumerate().map(|(index, end)| {
        let thrower = if end.again { seat } else { seat.other() };
        (
            Decision::Act(afterstates.actions(index)),
            End {
                position: end.position,
                thrower,
            },
        )
    });
    ends.collect()
}
