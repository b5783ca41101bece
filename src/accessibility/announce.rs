//! Words what happens at the table for screen readers: whose turn it is, the throw, the moves.

use bevy::prelude::Resource;
use tesserae_referee::Fact;
use tesserae_rules::{
    Action, Choice, Effect, Header, Manner, Pending, Place, Seat, Session, Thrower, moves_in_words,
    session::{Follower, Moment},
};
use tesserae_words::{self as words, Text};

use crate::{
    table::{language::ReadersLanguage, players::person_to_act},
    ui::table::announcements::{beyond, count_throws},
};

/// A sentence about what has happened.
#[derive(Clone, Debug)]
pub(crate) struct Sentence {
    text: Text,
    /// Whether it may lack a capital and a full stop.
    is_bare: bool,
}

impl Sentence {
    /// It in a language, with a capital and a full stop.
    pub(crate) fn words(&self, language: &ReadersLanguage) -> String {
        let words = language.word(&self.text);
        if self.is_bare {
            language.sentence(&words)
        } else {
            words
        }
    }
}

impl From<Text> for Sentence {
    fn from(text: Text) -> Self {
        Self {
            text,
            is_bare: false,
        }
    }
}

/// What may lack a capital and a full stop.
const fn bare(text: Text) -> Sentence {
    Sentence {
        text,
        is_bare: true,
    }
}

/// Words the facts of a game. It follows the session event by event, so that places are named from
/// the view of the player who made the step, even if the turn has ended since.
#[derive(Resource, Default, Debug)]
pub(crate) struct Announcer {
    follower: Follower,
    /// The last prompt; it is repeated only after another announcement.
    prompt: Option<Text>,
    /// What game was said to lie there, and who plays it. The steps of a lesson are positions of
    /// one game.
    introduced: Option<Text>,
    /// The throws in the log.
    throws: usize,
}

impl Announcer {
    /// The sentences about the facts of a frame. In a lesson its text takes the place of the prompt. `ends` is whether the turn ends by itself.
    pub fn announce<'a>(
        &mut self,
        facts: impl IntoIterator<Item = &'a Fact>,
        session: Option<&Session>,
        with_prompt: bool,
        ends: bool,
    ) -> Vec<Sentence> {
        let mut sentences: Vec<Sentence> = Vec::new();
        let mut is_waiting = false;
        for fact in facts {
            match (fact, session) {
                (Fact::Begun, Some(session)) => {
                    let game = session.game();
                    let to = session.header().address(game);
                    let [first, second] = Seat::BOTH.map(|seat| to.name(seat));
                    let title = game.kind().title();
                    let introduction = words::table::introduced(title, first, second);
                    let introduction = Some(introduction);
                    if with_prompt || introduction != self.introduced {
                        sentences.extend(introduction.clone().map(Sentence::from));
                        if session.events().is_empty() {
                            sentences.push((game.kind().info().goal)().into());
                        }
                    }
                    self.introduced = introduction;
                    self.skip_to_now(session);
                    self.prompt = None;
                }
                (Fact::Happened(_), Some(session)) => {
                    if let Some(moment) = self.follower.next(session) {
                        sentences.extend(describe_event(&moment, session.header()));
                    }
                }
                (Fact::Undone(count), Some(session)) => {
                    self.skip_to_now(session);
                    if *count > 0 {
                        let beyond = beyond(session, self.throws);
                        sentences.push(beyond.unwrap_or_else(words::access::undone).into());
                    }
                }
                (Fact::Refused { text, .. }, _) => sentences.push(bare(text.clone())),
                (Fact::Left, _) => {
                    (self.follower, self.introduced) = Default::default();
                    sentences.push(words::access::main_menu().into());
                }
                (Fact::Waiting(_), _) => is_waiting = true,
                _ => {}
            }
        }
        // What a bot or somebody elsewhere is asked concerns nobody here.
        if let (true, Some(session)) = (
            is_waiting && with_prompt,
            session.filter(|session| person_to_act(session)),
        ) {
            let game = session.game();
            let to = session.header().address(game).with_turns_that_end(ends);
            let prompt = game.prompt(&to);
            if self.prompt.as_ref() != Some(&prompt) || !sentences.is_empty() {
                sentences.push(prompt.clone().into());
                self.prompt = Some(prompt);
            }
        }
        self.throws = session.map_or(0, count_throws);
        sentences
    }

    /// Skips the events so far.
    fn skip_to_now(&mut self, session: &Session) {
        self.follower.restart_if_changed(session);
        while self.follower.next(session).is_some() {}
    }
}

/// The sentences about one event.
fn describe_event(moment: &Moment, header: &Header) -> Vec<Sentence> {
    let (before, event, effects) = (moment.before.as_ref(), moment.event, &moment.effects);
    let to = header.address(before);
    let who = moment.seat().map(|seat| to.name(seat));
    let played = |what: Text| match who {
        Some(who) => words::table::played(who, what).into(),
        None => bare(what),
    };
    let mut sentences: Vec<Sentence> = Vec::new();
    match (&event.action, before.pending()) {
        (Action::Throw(throw), Pending::Throw(spec)) => {
            let faces = throw.faces();
            let thrown = match spec.dice.counts_marks() {
                true => {
                    let marked = faces.iter().filter(|face| **face > 0).count();
                    Some(words::common::number(marked))
                }
                false => words::all_of(faces.iter().map(|face| words::common::number(*face))),
            };
            let words = match (spec.by, faces, thrown) {
                (Thrower::Each, [one, another], _) => {
                    let [first, second] = Seat::BOTH.map(|seat| to.name(seat));
                    Some(words::table::each_throws(first, *one, second, *another))
                }
                (Thrower::Seat(seat), _, Some(thrown)) => {
                    Some(words::table::throws(to.name(seat), thrown))
                }
                _ => None,
            };
            sentences.extend(words.map(Sentence::from));
            if !event.rethrown.is_empty() {
                let die = spec.dice.names()[0];
                sentences.push(words::access::lay_cocked(die).into());
            }
        }
        // The prompt that follows asks the other player for an answer to these.
        (Action::Choice(choice), _) if *choice == Choice::Finish || choice.info().asks => {}
        (Action::Choice(choice), _) => sentences.push(played(before.chosen(*choice))),
        _ => {}
    }
    let laid_out = |seat: Seat| {
        effects
            .iter()
            .filter(|effect| enters_from(effect, seat))
            .count()
    };
    let counts = Seat::BOTH.map(laid_out);
    if counts.iter().sum::<usize>() > 1 {
        // A throw that lays out several pieces at once.
        let laid = Seat::BOTH.into_iter().zip(counts);
        let laid = laid.filter(|(_, count)| *count > 0);
        sentences
            .extend(laid.map(|(seat, count)| words::jesus::lays_out(to.name(seat), count).into()));
    } else if let Some(moves) = moves_in_words(before, effects) {
        sentences.push(played(moves));
    }
    let remarks = effects.iter().filter_map(|effect| match effect {
        Effect::Announced(line)
        | Effect::Passed {
            reason: Some(line), ..
        } => Some(line.clone().into()),
        _ => None,
    });
    sentences.extend(remarks);
    sentences
}

/// Whether an effect brings a piece of a seat's onto the board.
fn enters_from(effect: &Effect, seat: Seat) -> bool {
    matches!(effect, Effect::Moved { from: Place::Hand(owner), manner: Manner::Enter, .. } if *owner == seat)
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{
        DiceSource, Event, Kind, Throw,
        session::Player,
        session::random::{generator, random_event},
    };

    use super::*;

    impl Announcer {
        /// The announcement in English, if there is any.
        fn say<'a>(
            &mut self,
            facts: impl IntoIterator<Item = &'a Fact>,
            session: Option<&Session>,
            with_prompt: bool,
            ends: bool,
        ) -> Option<String> {
            let english = ReadersLanguage::default();
            let sentences = self.announce(facts, session, with_prompt, ends);
            let words: Vec<_> = sentences.iter().map(|said| said.words(&english)).collect();
            (!words.is_empty()).then(|| words.join(" "))
        }
    }

    /// Plays an event; the facts that the referee would send.
    fn act(session: &mut Session, event: Event) -> Vec<Fact> {
        let effects = session.act(event.clone()).unwrap();
        let mut facts = vec![Fact::Happened(event)];
        facts.extend(effects.into_iter().map(Fact::Effect));
        facts.push(Fact::Waiting(session.game().pending()));
        facts
    }

    fn start(kind: Kind) -> (Session, Announcer) {
        let mut header = Header::new(kind);
        header.names = ["Anna".into(), "Ben".into()];
        let session = Session::new(header).unwrap();
        let mut announcer = Announcer::default();
        let announcement = announcer.say(
            &[Fact::Begun, Fact::Waiting(session.game().pending())],
            Some(&session),
            true,
            false,
        );
        assert!(announcement.is_some_and(|announcement| {
            announcement.starts_with(&kind.title().to_string())
                && announcement.contains("Anna and Ben")
        }));
        (session, announcer)
    }

    #[test]
    fn the_only_person_here_is_you_and_undone_throws_are_said() {
        let mut session = Session::new(Header {
            players: [Player::Person, Player::Bot("guest".into())],
            names: [String::new(), "Guest".into()],
            ..Header::new(Kind::Backgammon)
        })
        .unwrap();
        let mut announcer = Announcer::default();
        let begun = announcer.say(&[Fact::Begun], Some(&session), true, false);
        assert!(begun.is_some_and(|words| words.starts_with("Backgammon: you and Guest.")));
        let mut said = String::new();
        for word in ["3-1", "8/5", "6/5", "finish", "6-2"] {
            let action = session.game().read_action(word).unwrap();
            let event = match action {
                Action::Throw(throw) => Event::thrown(throw, DiceSource::Physical),
                action => action.into(),
            };
            let facts = act(&mut session, event);
            said += &announcer
                .say(&facts, Some(&session), true, false)
                .unwrap_or_default();
        }
        assert!(
            said.starts_with("You throw 3, Guest throws 1. ")
                && said.contains("Your turn: move 3 and 1."),
            "{said}"
        );
        assert!(
            said.contains("You: 8 to 5.") && !said.contains("White"),
            "{said}"
        );
        let count = session.undo().unwrap();
        let undone = announcer.say(&[Fact::Undone(count)], Some(&session), true, false);
        let wanted = "Undone: back to your turn 1. The same dice come again.";
        assert_eq!(undone.as_deref(), Some(wanted));
    }

    #[test]
    fn the_steps_of_a_lesson_introduce_their_game_once() {
        let session = Session::new(Header::new(Kind::Ur)).unwrap();
        let mut announcer = Announcer::default();
        let mut step = || announcer.say(&[Fact::Begun], Some(&session), false, false);
        assert!(step().is_some_and(|words| words.starts_with("The Royal Game of Ur")));
        assert_eq!([step(), step()], [None, None]);
    }

    #[test]
    fn a_throw_and_a_step_are_announced_with_the_name_of_the_player() {
        let (mut session, mut announcer) = start(Kind::Backgammon);
        let facts = act(
            &mut session,
            Event::thrown(Throw::new(&[3, 1]), DiceSource::Entered),
        );
        let announcement = announcer.say(&facts, Some(&session), true, false).unwrap();
        assert!(
            announcement.starts_with("Anna throws 3, Ben throws 1.")
                && announcement.ends_with("Anna, move 3 and 1."),
            "{announcement}"
        );
        let step = session.game().read_action("8/5").unwrap();
        let announcement = announcer
            .say(&act(&mut session, step.into()), Some(&session), true, false)
            .unwrap();
        assert!(
            announcement.starts_with("Anna: 8 to 5. Anna"),
            "{announcement}"
        );
    }

    #[test]
    fn a_prompt_is_not_repeated_when_nothing_has_happened() {
        let (session, mut announcer) = start(Kind::Ur);
        let waiting = [Fact::Waiting(session.game().pending())];
        assert_eq!(announcer.say(&waiting, Some(&session), true, false), None);
        let refused = [Fact::Refused {
            code: "x",
            text: tesserae_words::common::as_written("the square is taken"),
        }];
        assert_eq!(
            announcer
                .say(&refused, Some(&session), true, false)
                .as_deref(),
            Some("The square is taken.")
        );
    }

    #[test]
    fn the_coins_of_jesus_are_laid_out_by_somebody() {
        let (mut session, mut announcer) = start(Kind::TableroDeJesus);
        let facts = act(
            &mut session,
            Event::thrown(Throw::new(&[2, 5]), DiceSource::Entered),
        );
        let announcement = announcer.say(&facts, Some(&session), true, false).unwrap();
        assert!(
            announcement.contains("Anna lays out 5 coins. Ben lays out 2 coins."),
            "{announcement}"
        );
        assert!(
            announcement.ends_with("Anna, throw the dice."),
            "{announcement}"
        );
    }

    #[test]
    fn a_double_is_said_once() {
        let (mut session, mut announcer) = start(Kind::Backgammon);
        for word in ["3-1", "8/5", "6/5", "finish"] {
            let action = session.game().read_action(word).unwrap();
            announcer.say(
                &act(&mut session, action.into()),
                Some(&session),
                true,
                false,
            );
        }
        let announcement = announcer
            .say(
                &act(&mut session, Choice::Double.into()),
                Some(&session),
                true,
                false,
            )
            .unwrap();
        assert_eq!(announcement, "Anna, take or drop: Ben doubles to 2.");
        let announcement = announcer
            .say(
                &act(&mut session, Choice::Take.into()),
                Some(&session),
                true,
                false,
            )
            .unwrap();
        assert!(
            announcement.starts_with("Anna: Take. Ben, throw"),
            "{announcement}"
        );
    }

    #[test]
    fn a_hit_is_part_of_the_move_that_makes_it() {
        let position = "B:s5r0h0:25 I:s6r0h0:4* T:21/0/0 S:B move:B:1-1-0";
        let mut header = Header {
            start: Some(position.into()),
            ..Header::new(Kind::Ur)
        };
        header.names = ["Anna".into(), "Ben".into()];
        let mut session = Session::new(header).unwrap();
        let mut announcer = Announcer::default();
        announcer.say(&[Fact::Begun], Some(&session), true, false);
        let action = session.game().read_action("2x4*").unwrap();
        let announcement = announcer
            .say(
                &act(&mut session, action.into()),
                Some(&session),
                true,
                false,
            )
            .unwrap();
        assert!(
            announcement.starts_with("Anna: square 2 to rosette 4, hitting."),
            "{announcement}"
        );
    }

    #[test]
    fn every_event_of_a_whole_game_is_announced() {
        for kind in Kind::ALL {
            let (mut session, mut announcer) = start(kind);
            let mut rng = generator(5);
            let mut count = 0;
            while let Some(event) = random_event(session.game(), &mut rng) {
                let finish = event.action == Action::Choice(Choice::Finish);
                let announcement = announcer.say(
                    &act(&mut session, event.clone()),
                    Some(&session),
                    true,
                    false,
                );
                assert!(
                    finish || announcement.is_some(),
                    "{kind}: no announcement of {event:?}"
                );
                assert_eq!(
                    announcer.follower.game().unwrap().position(),
                    session.game().position(),
                    "{kind}"
                );
                count += 1;
                if count > 3000 {
                    break;
                }
            }
            assert!(count > 20, "{kind}");
        }
    }
}
