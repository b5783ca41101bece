//! Everything that a game says is a message: the words of a language stand in its file.

use tesserae_rules::{
    Action, Address, Choice, Describe, Draft, Effect, Game, Header, HeaderError, Kind, Reason,
    Seat, Session, moves_in_words,
    session::random::{generator, random_event, random_rules},
};
use tesserae_words::Text;

/// Sessions of each game.
const SESSIONS: u64 = 40;

/// How many events of a session are listened to.
const EVENTS: usize = 600;

/// For two people with names without letters, and for each of them.
fn addresses() -> impl Iterator<Item = Address> {
    let readers = [None, Some(Seat::First), Some(Seat::Second)];
    let both =
        |you| [false, true].map(|ends| Address::new(["1", "2"], you).with_turns_that_end(ends));
    readers.into_iter().flat_map(both)
}

/// What a game says as it stands.
fn said_now(game: &dyn Game) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    for to in addresses() {
        texts.push(game.prompt(&to));
        if let Some(outcome) = game.outcome() {
            texts.push(outcome.in_words(&to, game.unit()));
        }
    }
    for line in game.scores() {
        texts.push(line.title);
        texts.extend(line.values);
    }
    let places = game.arrangement().stacks();
    texts.extend(places.map(|(place, _)| game.place_name(place)));
    for action in game.actions().iter().chain(&game.offers()) {
        match action {
            Action::Step(step) => texts.push(game.step_label(step)),
            Action::Choice(choice) => {
                texts.extend([
                    game.label(*choice),
                    game.chosen(*choice),
                    game.chosen_in_sentence(*choice),
                ]);
                texts.push(game.label_for(*choice, &"1".into()));
            }
            Action::Throw(_) => {}
        }
    }
    texts
}

/// What is said of what an action did; the game as it was before.
fn said_of(before: &dyn Game, effects: &[Effect]) -> Vec<Text> {
    let said = effects.iter().filter_map(|effect| match effect {
        Effect::Announced(text) => Some(text.clone()),
        Effect::Passed { reason, .. } => reason.clone(),
        Effect::Ended(outcome) => Some(outcome.manner.clone()),
        _ => None,
    });
    said.chain(moves_in_words(before, effects)).collect()
}

/// What is known of a game without playing it, and of a position that is edited.
fn said_before(kind: Kind) -> Vec<Text> {
    let info = kind.info();
    let mut texts = vec![kind.title(), (info.tagline)(), (info.goal)(), info.facts()];
    for term in info.terms {
        texts.extend([(term.forms)(), (term.meaning)()]);
    }
    for setup in info.setups {
        texts.extend([(setup.title)(), (setup.about)(), (setup.button)()]);
    }
    for rule in info.house_rules.iter().chain(info.editing.details) {
        texts.extend([(rule.title)(), rule.choices()]);
        texts.extend(rule.explanation().into_iter().chain(rule.range_in_words()));
        texts.extend(rule.values.listed().iter().map(|value| (value.title)()));
    }
    texts
}

/// Whether all letters of a text stand in messages, but the one that names a square.
fn is_a_message(text: &Text) -> bool {
    text.bare_words().is_empty()
}

/// Everything that is said in a session, from its first throw to the end or a forfeit.
fn said_in(kind: Kind, seed: u64) -> Vec<Text> {
    let mut rng = generator(seed);
    let header = Header {
        house_rules: random_rules(kind, &mut rng),
        ..Header::new(kind)
    };
    let mut session = Session::new(header).expect("random house rules go together");
    let mut texts = said_now(session.game());
    while session.events().len() < EVENTS {
        let Some(event) = random_event(session.game(), &mut rng) else {
            break;
        };
        let before = session.game().boxed();
        let effects = session.act(event).expect("what is offered is accepted");
        texts.extend(said_of(before.as_ref(), &effects));
        texts.extend(said_now(session.game()));
    }
    let reason = match seed % 3 {
        0 => Reason::GaveUp,
        1 => Reason::Absent,
        _ => Reason::Time,
    };
    let forfeit = Choice::Forfeit(Seat::First, reason);
    texts.push(session.game().label(forfeit));
    let mut game = session.game().boxed();
    if let Ok(effects) = game.act(&forfeit.into()) {
        texts.extend(said_of(session.game(), &effects));
        texts.extend(said_now(game.as_ref()));
    }
    texts
}

#[test]
fn everything_that_a_game_says_is_a_message() {
    let check = |kind| {
        for text in said_before(kind) {
            assert!(is_a_message(&text), "{kind}: {}", text.in_brackets());
        }
        for seed in 0..SESSIONS {
            for text in said_in(kind, seed) {
                assert!(is_a_message(&text), "{kind}: {}", text.in_brackets());
            }
        }
    };
    std::thread::scope(|scope| {
        for kind in Kind::ALL {
            scope.spawn(move || check(kind));
        }
    });
    for choice in Choice::kinds() {
        assert!(is_a_message(&choice.does()), "{choice:?}");
    }
}

/// What stands in no message about a position or an action: how it can be written.
fn is_written_alike(text: &Text, written: &str) -> bool {
    const NOTATION: &str = "opening throw move double resign over off drop middle white black none hand bar \
                            brown ivory finish low high first second receive decide lost take claim play \
                            began won reward done again skip next sr rh";
    let known: Vec<&str> = NOTATION.split_whitespace().collect();
    let bare = text.bare_words();
    bare.iter()
        .all(|word| known.contains(&word.as_str()) || written.contains(word.as_str()))
}

/// A text with one of its letters or words missing, changed or added.
fn spoilt(text: &str) -> impl Iterator<Item = String> {
    let letters: Vec<char> = text.chars().collect();
    let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let by_letter = (0..letters.len()).flat_map(move |at| {
        let mut missing = letters.clone();
        missing.remove(at);
        let changed = ['9', 'z', '-'].map(|letter| {
            let mut changed = letters.clone();
            changed[at] = letter;
            changed
        });
        let cut = letters[..at].to_vec();
        [missing, cut].into_iter().chain(changed)
    });
    let by_word = (0..words.len()).flat_map(move |at| {
        let mut missing = words.clone();
        missing.remove(at);
        let mut twice = words.clone();
        twice.insert(at, words[at].clone());
        [missing.join(" "), twice.join(" ")]
    });
    by_letter
        .map(|letters| letters.into_iter().collect())
        .chain(by_word)
}

#[test]
fn what_is_wrong_with_a_position_or_an_action_is_a_message() {
    for kind in Kind::ALL {
        let mut rng = generator(7);
        let mut session = Session::new(Header::new(kind)).expect("the usual rules go together");
        let (mut wrong, mut impossible) = (0, 0);
        for _ in 0..60 {
            let game = session.game();
            for text in spoilt(&game.position()) {
                if let Err(error) = kind.from_position(&game.house_rules(), &text) {
                    let said = HeaderError::from(error).text();
                    assert!(is_written_alike(&said, &text), "{}", said.in_brackets());
                    wrong += 1;
                }
            }
            for action in game.actions().iter().chain(&game.offers()) {
                for text in spoilt(&game.write_action(action)) {
                    if let Err(error) = game.read_action(&text) {
                        let said = error.text();
                        assert!(is_written_alike(&said, &text), "{}", said.in_brackets());
                        wrong += 1;
                    }
                }
            }
            for draft in [Draft::of(game), Draft::of(game).cleared()] {
                let details: Vec<_> = draft.details().map(|(detail, _)| detail).collect();
                for detail in details {
                    for value in detail.values.listed() {
                        let mut draft = draft.clone();
                        draft.set(detail.key, value.key);
                        let said = draft.prompt(&Address::new(["1", "2"], None));
                        assert!(is_a_message(&said), "{kind}: {}", said.in_brackets());
                        impossible += usize::from(draft.game().is_err());
                    }
                }
            }
            let Some(event) = random_event(game, &mut rng) else {
                break;
            };
            session.act(event).expect("what is offered is accepted");
        }
        assert!(
            wrong > 1_000 && impossible > 10,
            "{kind}: {wrong}, {impossible}"
        );
    }
}
