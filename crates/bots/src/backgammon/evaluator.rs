//! The chances of a position, evaluated with the nets, and the best of the positions that a throw
//! leads to.

use std::ops::Deref;

use tesserae_rules::backgammon::{Afterstates, Position, afterstates};

use super::{
    bearoff::Bearoff,
    chances::{Chances, OUTPUTS},
    counted::Counted,
    inputs::{self, ContactInputs, RACE},
    nets::Nets,
};
use crate::{
    Net,
    net::{Scratch, sigmoid},
};

/// A position that a throw leads to.
#[derive(Copy, Clone, Debug)]
pub struct Reply {
    /// What it is worth to the mover, in the unit of the caller.
    pub value: i64,
    /// The position as the mover sees it after the move.
    pub position: Position,
    /// The mover's chances there.
    pub chances: Chances,
}

/// Evaluates positions.
pub struct Evaluator<N> {
    nets: Nets<N>,
    contact_scratch: Scratch,
    race_scratch: Scratch,
    contact_inputs: ContactInputs,
    race_inputs: [i16; RACE],
    bar_counts: bool,
    bearoff: Option<&'static Bearoff>,
    counted: Counted,
    evaluations: u64,
}

impl<N: Deref<Target = Net>> Evaluator<N> {
    /// An evaluator with these nets. `bar_counts` is the house rule of that name.
    #[must_use]
    pub fn new(nets: Nets<N>, bar_counts: bool) -> Self {
        Self {
            nets,
            contact_scratch: Scratch::default(),
            race_scratch: Scratch::default(),
            contact_inputs: ContactInputs::new(),
            race_inputs: [0; RACE],
            bar_counts,
            bearoff: None,
            counted: Counted::new(),
            evaluations: 0,
        }
    }

    /// The house rule of that name.
    #[must_use]
    pub fn bar_counts(&self) -> bool {
        self.bar_counts
    }

    /// Takes the chances of the ends of races from this table from now on, and counts the gammons
    /// of decided ones.
    pub(crate) fn use_bearoff(&mut self, table: &'static Bearoff) {
        self.bearoff = Some(table);
    }

    /// How many positions have been evaluated by nets so far.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// Makes the next evaluations cheap if they are of positions near this one.
    pub(crate) fn begin_near(&mut self, position: Position) {
        if position.contact() {
            self.nets.contact.set_base(
                self.contact_inputs.write(position),
                &mut self.contact_scratch,
            );
        } else {
            inputs::race(position, &mut self.race_inputs);
            self.nets
                .race
                .set_base(&self.race_inputs, &mut self.race_scratch);
        }
    }

    /// The chances of the player on turn before the throw.
    pub fn chances(&mut self, position: Position) -> Chances {
        if let Some(ended) = Chances::ended(position, self.bar_counts) {
            return ended;
        }
        self.evaluations += 1;
        if !position.contact()
            && let Some(table) = self.bearoff
            && let Some(counted) = self.counted.chances(table, position)
        {
            return counted;
        }
        let exact = self.bearoff.and_then(|table| table.chances(position));
        if let Some(exact) = exact
            && position.own.at(0) > 0
            && position.other.at(0) > 0
        {
            return exact;
        }
        let mut outputs = [0; OUTPUTS];
        if position.contact() {
            self.nets.contact.evaluate(
                self.contact_inputs.write(position),
                &mut self.contact_scratch,
                &mut outputs,
            );
        } else {
            inputs::race(position, &mut self.race_inputs);
            self.nets
                .race
                .evaluate(&self.race_inputs, &mut self.race_scratch, &mut outputs);
        }
        let mut list = outputs.map(sigmoid);
        // Who has borne off a checker loses no gammon.
        if position.other.at(0) > 0 {
            list[1] = 0;
        }
        if position.own.at(0) > 0 {
            list[3] = 0;
        }
        // The table knows no gammons.
        if let Some(exact) = exact {
            list[0] = exact.win;
        }
        Chances::from_list(list)
    }

    /// The best of the positions that a throw leads to, as the mover sees it after the move, and
    /// the mover's chances there. `worth` ranks them by the mover's chances.
    pub fn best(
        &mut self,
        position: Position,
        throw: [u8; 2],
        found: &mut Afterstates,
        worth: impl Fn(Chances) -> i64,
    ) -> (Position, Chances) {
        afterstates(position, throw, found);
        let mut best: Option<(i64, Position, Chances)> = None;
        if let Some(first) = found.positions().first() {
            self.begin_near(first.turned());
        }
        for end in found.positions() {
            let chances = self.chances(end.turned()).turned();
            let value = worth(chances);
            if best.is_none_or(|(most, ..)| value > most) {
                best = Some((value, *end, chances));
            }
        }
        best.map_or_else(
            || (position, self.chances(position.turned()).turned()),
            |(_, end, chances)| (end, chances),
        )
    }

    /// All positions that a throw leads to, the best first, each with what [`Evaluator::best`]
    /// returns.
    pub fn replies(
        &mut self,
        position: Position,
        throw: [u8; 2],
        found: &mut Afterstates,
        worth: impl Fn(Chances) -> i64,
    ) -> Vec<Reply> {
        afterstates(position, throw, found);
        let mut replies = Vec::new();
        if let Some(first) = found.positions().first() {
            self.begin_near(first.turned());
        }
        for end in found.positions() {
            let chances = self.chances(end.turned()).turned();
            replies.push(Reply {
                value: worth(chances),
                position: *end,
                chances,
            });
        }
        replies.sort_by_key(|reply| std::cmp::Reverse(reply.value));
        replies
    }
}
