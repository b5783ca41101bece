use tesserae_referee::Fact;
use tesserae_rules::{
    Action, Choice, DieKind, Effect, Game, Header, Manner, Pending, Place, Session, Thrower, sentence,
    session::{Follower, Moment},
};

/// Tells in sentences what happens at the table, for people who do not see it: whose turn it is, what was thrown, what moved.
///
/// It replays the session, so that a step is told with the places named as for whoever made it, even if the turn has ended
/// since.
#[derive(Default, Debug)]
pub struct Announcer {
    follower: Follower,
    /// What was last asked; it is said again only after something else was said.
    asked: String,
}

impl Announcer {
    /// What is to be said about the facts of a frame; nothing if there is nothing to say.
    pub fn tell<'a>(&mut self, facts: impl IntoIterator<Item = &'a Fact>, session: Option<&Session>) -> Option<String> {
        let mut said: Vec<String> = Vec::new();
        let mut waits = false;
        for fact in facts {
            match (fact, session) {
                (Fact::Begun, Some(session)) => {
                    let game = session.game();
                    let [first, second] = session.header().both_names(game);
                    said.push(format!("{}: {first} and {second}.", game.kind().title()));
                    self.skip_to_now(session);
                    self.asked.clear();
                }
                (Fact::Happened(_), Some(session)) => {
                    if let Some(moment) = self.follower.next(session) {
                        said.extend(happened(&moment, session.header()));
                    }
                }
                (Fact::TakenBack(_), Some(session)) => {
                    self.skip_to_now(session);
                    said.push("Taken back.".into());
                }
                (Fact::Refused { text, .. }, _) => said.push(sentence(text)),
                (Fact::Left, _) => {
                    self.follower = Follower::default();
                    said.push("The main menu.".into());
                }
                (Fact::Waiting(_), _) => waits = true,
                _ => {}
            }
        }
        if let (true, Some(session)) = (waits, session) {
            let game = session.game();
            let asked = sentence(&game.prompt(session.header().both_names(game)));
            if asked != self.asked || !said.is_empty() {
                said.push(asked.clone());
                self.asked = asked;
            }
        }
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// Goes on with what happens after this.
    fn skip_to_now(&mut self, session: &Session) {
        self.follower.restart_if_changed(session);
        while self.follower.next(session).is_some() {}
    }
}

/// What is said about one event.
fn happened(moment: &Moment, header: &Header) -> Vec<String> {
    let (before, event, effects) = (moment.before.as_ref(), moment.event, &moment.effects);
    let who = moment.seat().map(|seat| header.name(seat, before));
    let mut said = Vec::new();
    match (&event.action, before.pending()) {
        (Action::Throw(throw), Pending::Throw(spec)) => {
            let faces = throw.faces();
            let words = match (spec.by, spec.dice) {
                (Thrower::Each, _) => {
                    let names = header.both_names(before);
                    let each = names.iter().zip(faces).map(|(name, face)| format!("{name} throws {face}"));
                    each.collect::<Vec<_>>().join(", ")
                }
                (Thrower::Seat(_), DieKind::Lot) => {
                    let marked = faces.iter().filter(|face| **face > 0).count();
                    format!("{} throws {marked} of {} marked", who.unwrap_or_default(), faces.len())
                }
                (Thrower::Seat(_), DieKind::Cube) => {
                    format!("{} throws {}", who.unwrap_or_default(), list(faces))
                }
            };
            said.push(sentence(&words));
            if !event.rethrown.is_empty() {
                said.push("A die lay cocked and was thrown again.".into());
            }
        }
        (Action::Choice(Choice::Finish), _) => {}
        (Action::Choice(choice), _) => said.push(match who {
            Some(who) => sentence(&format!("{who}: {}", before.label(*choice))),
            None => sentence(&before.label(*choice)),
        }),
        _ => {}
    }
    let moves: Vec<String> = effects.iter().filter_map(|effect| moved(before, effect)).collect();
    if !moves.is_empty() {
        let moves = moves.join(", ");
        said.push(who.map_or_else(|| sentence(&moves), |who| sentence(&format!("{who}: {moves}"))));
    }
    let remarks = effects.iter().filter_map(|effect| match effect {
        Effect::Announced(line) | Effect::Passed { reason: Some(line), .. } => Some(sentence(line)),
        _ => None,
    });
    said.extend(remarks);
    said
}

/// What an effect moved. Coins and tallies that change hands are told by the score and by what is announced.
fn moved(game: &dyn Game, effect: &Effect) -> Option<String> {
    let name = |place: &Place| game.place_name(*place);
    match effect {
        Effect::Moved { from, to, manner, .. } => match manner {
            Manner::Step => Some(format!("{} to {}", name(from), name(to))),
            Manner::Enter => Some(format!("enters on {}", name(to))),
            Manner::Hit => Some(format!("hit on {}", name(from))),
            Manner::BearOff => Some(format!("off from {}", name(from))),
            Manner::Retrieve => Some(format!("back from {}", name(from))),
            Manner::Pay | Manner::Refill => None,
        },
        Effect::Lifted { pieces, from } => Some(format!("lifts {} on {}", pieces.len(), name(from))),
        Effect::Dropped { at, .. } => Some(format!("leaves one on {}", name(at))),
        _ => None,
    }
}

/// Numbers as they are said: “3, 2 and 1”.
fn list(faces: &[u8]) -> String {
    let words: Vec<String> = faces.iter().map(u8::to_string).collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => words.concat(),
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{
        DiceSource, Event, Kind, Throw,
        session::random::{generator, random_event},
    };

    use super::*;

    /// Lets something happen in a session, as the referee tells it.
    fn act(session: &mut Session, event: Event) -> Vec<Fact> {
        let effects = session.act(event.clone()).unwrap();
        let mut facts = vec![Fact::Happened(event)];
        facts.extend(effects.into_iter().map(Fact::Shown));
        facts.push(Fact::Waiting(session.game().pending()));
        facts
    }

    fn begun(kind: Kind) -> (Session, Announcer) {
        let mut header = Header::new(kind);
        header.names = ["Anna".into(), "Ben".into()];
        let session = Session::new(header).unwrap();
        let mut teller = Announcer::default();
        let said = teller.tell(&[Fact::Begun, Fact::Waiting(session.game().pending())], Some(&session));
        assert!(said.is_some_and(|said| said.starts_with(kind.title()) && said.contains("Anna and Ben")));
        (session, teller)
    }

    #[test]
    fn a_throw_and_a_step_are_told_with_the_name_of_who_made_them() {
        let (mut session, mut teller) = begun(Kind::Backgammon);
        let facts = act(&mut session, Event::thrown(Throw::new(&[3, 1]), DiceSource::Entered));
        let said = teller.tell(&facts, Some(&session)).unwrap();
        assert!(said.starts_with("Anna throws 3, Ben throws 1.") && said.ends_with("Anna, move 3 and 1."), "{said}");
        let step = session.game().read_action("8/5").unwrap();
        let said = teller.tell(&act(&mut session, step.into()), Some(&session)).unwrap();
        assert!(said.starts_with("Anna: 8 to 5. Anna"), "{said}");
    }

    #[test]
    fn what_is_asked_is_not_repeated_when_nothing_has_happened() {
        let (session, mut teller) = begun(Kind::Ur);
        let waiting = [Fact::Waiting(session.game().pending())];
        assert_eq!(teller.tell(&waiting, Some(&session)), None);
        let refused = [Fact::Refused { code: "x", text: "the square is taken".into() }];
        assert_eq!(teller.tell(&refused, Some(&session)).as_deref(), Some("The square is taken."));
    }

    #[test]
    fn every_game_can_be_followed_by_ear_to_its_end() {
        for kind in Kind::ALL {
            let (mut session, mut teller) = begun(kind);
            let mut rng = generator(5);
            let mut told = 0;
            while let Some(event) = random_event(session.game(), &mut rng) {
                let finish = event.action == Action::Choice(Choice::Finish);
                let said = teller.tell(&act(&mut session, event.clone()), Some(&session));
                assert!(finish || said.is_some(), "{kind}: nothing was said of {event:?}");
                assert_eq!(teller.follower.game().unwrap().position(), session.game().position(), "{kind}");
                told += 1;
                if told > 3000 {
                    break;
                }
            }
            assert!(told > 20, "{kind}");
        }
    }
}
