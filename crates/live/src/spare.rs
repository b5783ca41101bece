//! How many lines each person may add that do not go on with the game, so that nobody fills the log
//! or keeps the other one's lines from being next.

use crate::{Ask, Line, Party, Refusal, wire};

/// What both have used.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spare {
    used: [Used; 2],
    /// How often another key was asked for: by whoever has the invitation, which need not be the
    /// guest.
    claims: usize,
}

#[derive(Copy, Clone, Debug, Default)]
struct Used {
    /// In the whole log.
    lines: usize,
    /// Since the last line that goes on with the game.
    at_once: usize,
    /// Steps that were undone without a question since the last throw.
    undos: usize,
}

/// Whether a line goes on with the game, or ends it.
const fn goes_on(line: &Line) -> bool {
    !matches!(
        line,
        Line::Ask(_) | Line::Disagree | Line::Call | Line::Here | Line::ByLinks | Line::Undo(_)
    )
}

impl Spare {
    /// Whether somebody may add this line.
    pub(crate) fn check(&self, by: Party, line: &Line) -> Result<(), Refusal> {
        let used = self.used[by.index()];
        let is_enough = match line {
            // Nobody is kept from leaving.
            Line::ByLinks => false,
            Line::Ask(Ask::Seat(_)) => self.claims >= wire::MOST_CLAIMS,
            Line::Undo(_) => used.undos >= wire::UNDOS_A_TURN || used.lines >= wire::SPARE_LINES,
            line if goes_on(line) => false,
            // A call waits for its answer: nobody is kept from calling again by earlier ones.
            Line::Call | Line::Here => used.lines >= wire::SPARE_LINES,
            _ => used.at_once >= wire::SPARE_LINES_AT_ONCE || used.lines >= wire::SPARE_LINES,
        };
        if is_enough {
            return Err(Refusal::Enough);
        }
        Ok(())
    }

    /// Counts a line that was added.
    pub(crate) fn count(&mut self, by: Party, line: &Line) {
        if matches!(line, Line::Declare(_) | Line::Answer(_)) {
            self.used.iter_mut().for_each(|used| used.undos = 0);
        }
        let used = &mut self.used[by.index()];
        match line {
            Line::Ask(Ask::Seat(_)) => self.claims += 1,
            // The steps that are undone have taken lines, too.
            Line::Undo(count) => {
                used.undos += 1;
                used.lines = used.lines.saturating_add(*count).saturating_add(1);
            }
            line if goes_on(line) => self.used.iter_mut().for_each(|used| used.at_once = 0),
            Line::Call | Line::Here => used.lines += 1,
            _ => {
                used.at_once += 1;
                used.lines += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Reason, Share, wire::LONGEST_LOG};

    /// Adds a line as often as it may be added, going on with the game in between.
    fn add_all(spare: &mut Spare, by: Party, line: &Line) -> usize {
        let mut added = 0;
        for _ in 0..LONGEST_LOG {
            while spare.check(by, line).is_ok() {
                spare.count(by, line);
                added += 1;
            }
            let answer = crate::Answer {
                throw: 0,
                share: Share::try_from("00".repeat(32)).unwrap(),
            };
            spare.count(by.other(), &Line::Answer(answer));
        }
        added
    }

    #[test]
    fn nobody_fills_the_log_alone_and_everybody_may_leave() {
        for line in [
            Line::Call,
            Line::Here,
            Line::Disagree,
            Line::Ask(Ask::Rematch),
        ] {
            let mut spare = Spare::default();
            let added = add_all(&mut spare, Party::Host, &line);
            assert_eq!(added, wire::SPARE_LINES);
            assert!(spare.check(Party::Guest, &line).is_ok());
            for line in [Line::ByLinks, Line::End(Reason::GaveUp), Line::Agree] {
                assert!(spare.check(Party::Host, &line).is_ok());
            }
        }
        // Six steps and their undoing are seven lines.
        let mut spare = Spare::default();
        let undone = add_all(&mut spare, Party::Guest, &Line::Undo(6));
        assert!(undone * 7 <= wire::SPARE_LINES + 7, "{undone}");
        const { assert!(2 * wire::SPARE_LINES < LONGEST_LOG / 2) }
    }

    #[test]
    fn few_lines_come_between_two_that_go_on_with_the_game() {
        let mut spare = Spare::default();
        let mut at_once = 0;
        for line in [Line::Ask(Ask::Rematch), Line::Disagree].iter().cycle() {
            if spare.check(Party::Host, line).is_err() {
                break;
            }
            spare.count(Party::Host, line);
            at_once += 1;
        }
        assert_eq!(at_once, wire::SPARE_LINES_AT_ONCE);
        spare.count(Party::Guest, &Line::Agree);
        assert!(spare.check(Party::Host, &Line::Call).is_ok());
    }
}
