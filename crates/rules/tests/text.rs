//! Bad text never makes a parser panic, and what a parser lets in can be played.

use std::{fmt, sync::LazyLock};

use proptest::prelude::*;
use tesserae_rules::{
    Action, Header, Kind, Pending, Session, Throw,
    session::{random, save},
};

/// A game on its way: something to damage.
struct Sample {
    kind: Kind,
    position: String,
    words: Vec<String>,
    save: String,
}

impl fmt::Debug for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", self.kind, self.position)
    }
}

static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
    let mut samples = Vec::new();
    for kind in Kind::ALL {
        let mut session = Session::new(Header::new(kind)).expect("the default rules go together");
        let mut rng = random::generator(5);
        for number in 0..400 {
            let game = session.game();
            if number % 9 == 0 {
                let throws = game
                    .chances()
                    .into_iter()
                    .map(|chance| Action::Throw(chance.throw));
                let words = game
                    .actions()
                    .into_iter()
                    .chain(game.offers())
                    .chain(throws)
                    .map(|a| game.write_action(&a));
                let save = save::save(&session);
                samples.push(Sample {
                    kind,
                    position: game.position(),
                    words: words.collect(),
                    save,
                });
            }
            let Some(event) = random::random_event(game, &mut rng) else {
                break;
            };
            session.act(event).expect("what is offered is accepted");
        }
    }
    samples
});

/// One damage to a text: a piece is cut out, doubled or replaced.
#[derive(Clone, Debug)]
struct Damage {
    at: prop::sample::Index,
    length: usize,
    what: String,
    twice: bool,
}

fn damage() -> impl Strategy<Value = Damage> {
    let what = prop_oneof![
        Just(String::new()),
        "[0-9]{1,3}",
        "[a-zA-Z]{1,2}",
        "[-:/.,* =#{}\\[\\]\"\\\\|+]{1,2}",
        "\\PC{1,3}",
        Just("255".to_owned()),
        Just("18446744073709551616".to_owned()),
        Just("\n".to_owned()),
        Just("\u{0}".to_owned()),
    ];
    (
        any::<prop::sample::Index>(),
        0..6_usize,
        what,
        any::<bool>(),
    )
        .prop_map(|(at, length, what, twice)| Damage {
            at,
            length,
            what,
            twice,
        })
}

fn damaged(text: &str, damages: &[Damage]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for Damage {
        at,
        length,
        what,
        twice,
    } in damages
    {
        let start = at.index(chars.len() + 1);
        let end = (start + length).min(chars.len());
        let old: Vec<char> = chars[start..end].to_vec();
        let new = what.chars().chain(if *twice {
            [old.clone(), old].concat()
        } else {
            vec![]
        });
        chars.splice(start..end, new);
    }
    chars.into_iter().collect()
}

/// If the text is a position, the game keeps its laws there and can be played on.
fn can_be_played_if_let_in(kind: Kind, text: &str) -> Result<(), TestCaseError> {
    let Ok(mut game) = kind.from_position(&Default::default(), text) else {
        return Ok(());
    };
    let mut rng = random::generator(1);
    for _ in 0..25 {
        prop_assert_eq!(game.audit(), Ok(()), "{} lets in {}", kind, text);
        let position = game.position();
        let again = kind.from_position(&Default::default(), &position);
        let again = again
            .map_err(|error| TestCaseError::fail(format!("{text} becomes {position}: {error}")))?;
        prop_assert_eq!(again.position(), position.as_str(), "from {}", text);
        prop_assert_eq!(again.actions(), game.actions(), "from {}", text);
        let _ = (
            game.drawing(),
            game.prompt(&["A", "B"].into()),
            game.scores(),
        );
        let Some(event) = random::random_event(game.as_ref(), &mut rng) else {
            break;
        };
        let acted = game.act(&event.action);
        prop_assert!(
            acted.is_ok(),
            "{} at {} (from {}): {:?}",
            game.write_action(&event.action),
            position,
            text,
            acted
        );
    }
    Ok(())
}

/// If the word means an action, it is accepted just if it is offered, and then comes back from its
/// own word.
fn is_no_action_or_a_sound_one(sample: &Sample, word: &str) -> Result<(), TestCaseError> {
    let mut game = sample
        .kind
        .from_position(&Default::default(), &sample.position)
        .expect("own position");
    let Ok(action) = game.read_action(word) else {
        return Ok(());
    };
    let again = game.read_action(&game.write_action(&action));
    let fits = matches!((&action, game.pending()), (Action::Throw(throw), Pending::Throw(spec)) if spec.fits(throw));
    let is_offered = fits || game.actions().contains(&action) || game.offers().contains(&action);
    prop_assert!(
        !is_offered || again.as_ref() == Ok(&action),
        "{} comes back as {:?}",
        word,
        again
    );
    let before = game.position();
    game.boxed().act_unchecked(&action);
    prop_assert_eq!(
        game.act(&action).is_ok(),
        is_offered,
        "{} at {}",
        word,
        before
    );
    prop_assert!(
        is_offered || game.position() == before,
        "{} at {}",
        word,
        before
    );
    prop_assert_eq!(game.audit(), Ok(()));
    Ok(())
}

/// What looks like a position, and like an action, in the notation of each game.
const FORMS: [(Kind, &str, &str); 5] = [
    (
        Kind::Backgammon,
        "(24:2,13:[0-9],8:3,6:[0-9]{1,2}(,off:[0-9])? ){2}(white|black) (-|[0-9]'{0,2}-[0-9]'{0,3}) \
         (none|(middle|white|black):[0-9]{1,2}) [0-9]-[0-9](:crawford)? \
         (opening|throw|move|double|beaver|resign:[0-9]|over:(off|drop|resign:[0-9]))",
        "(bar|[0-9]{1,3})/(off|bar|[0-9]{1,3})\\*?(\\([0-9]{0,3}\\))?",
    ),
    (
        Kind::Tabula,
        "(I=)?((hand|bar|off|[0-9]{1,2})(:[0-9]{1,2})?,?){0,6} (B=)?((hand|bar|off|[0-9]{1,2})(:[0-9]{1,2})?,?){0,6} \
         (ivory|brown|over|opening)?( \\(?[0-9]\\)?-[0-9]-[0-9])?",
        "(hand|bar|[0-9]{1,3})/?(off|[0-9]{1,3})?(\\([0-9]*\\))?\\*?",
    ),
    (
        Kind::Ur,
        "B:s[0-7]r[01]h[01]:[1-8A-F]{0,2} I:s[0-7]r[01]h[01]:[1-8a-f]{0,2} T:(21/0/0|12/4/5) S:[BI?] \
         (opening|over|throw:[BI]|(move|reward|done|again):[BI]:[01]-[01]-[01])",
        "(start|river|[1-8A-Fa-f]\\*?)[-x](home|[1-8A-Fa-f]\\*?)|finish|skip|next",
    ),
    (
        Kind::TableroDeJesus,
        "[1-7.]{7} [0-9]{1,3}-[0-9]{1,3} low:(first|second) (low|high) \
         (throw|receive|decide|lost|move:[0-9*@-]{3,8})",
        "[1-7]:[1-7]-[1-7]|[1-6]-[1-6]|take[1-7]?|claim",
    ),
    (
        Kind::TableroDiBerona,
        "([AB.]{1,2},){5}[AB.]/([AB.],){5}[AB.]{1,2}/([AB.],){5}[AB.] (A|B!|-) \
         (opening|throw|over|play:[1-6][*]?-[1-6][*]?) began:[AB-] won:0-0",
        "[+-][abc][1-6]|[abc][1-6](>[abc][1-6]){1,4}|[1-6]-[1-6]|finish|next",
    ),
];

fn form() -> impl Strategy<Value = (Kind, String, String)> {
    proptest::strategy::Union::new(FORMS.map(|(kind, position, word)| (Just(kind), position, word)))
}

fn sample() -> impl Strategy<Value = &'static Sample> {
    any::<prop::sample::Index>().prop_map(|index| index.get(&SAMPLES))
}

fn kind() -> impl Strategy<Value = Kind> {
    prop::sample::select(Kind::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_position_or_an_error(kind in kind(), text in "\\PC{0,80}") {
        can_be_played_if_let_in(kind, &text)?;
    }

    #[test]
    fn a_damaged_position_is_refused_or_can_be_played(
        sample in sample(),
        damages in prop::collection::vec(damage(), 1..4),
    ) {
        can_be_played_if_let_in(sample.kind, &damaged(&sample.position, &damages))?;
    }

    #[test]
    fn what_looks_like_a_position_or_an_action_is_refused_or_can_be_played(
        (kind, position, word) in form(),
        which in any::<prop::sample::Index>(),
    ) {
        can_be_played_if_let_in(kind, &position)?;
        let samples: Vec<&Sample> = SAMPLES.iter().filter(|sample| sample.kind == kind).collect();
        is_no_action_or_a_sound_one(which.get::<&Sample>(&samples), &word)?;
    }

    #[test]
    fn any_word_is_an_action_or_an_error(sample in sample(), text in "\\PC{0,30}") {
        is_no_action_or_a_sound_one(sample, &text)?;
    }

    #[test]
    fn a_damaged_word_is_refused_or_means_an_action(
        sample in sample(),
        which in any::<prop::sample::Index>(),
        damages in prop::collection::vec(damage(), 0..3),
    ) {
        prop_assume!(!sample.words.is_empty());
        is_no_action_or_a_sound_one(sample, &damaged(which.get::<String>(&sample.words), &damages))?;
    }

    #[test]
    fn any_text_is_a_throw_or_an_error(text in "[0-9-]{0,20}|\\PC{0,20}") {
        if let Ok(throw) = text.parse::<Throw>() {
            prop_assert_eq!(throw.to_string(), text);
        }
    }

    #[test]
    fn any_throw_is_refused_or_fits(sample in sample(), faces in prop::collection::vec(any::<u8>(), 0..50)) {
        let mut game = sample.kind.from_position(&Default::default(), &sample.position).expect("own position");
        let throw = Throw::new(&faces);
        let _ = game.write_action(&throw.clone().into());
        let _ = game.act(&throw.into());
        prop_assert_eq!(game.audit(), Ok(()));
    }

    #[test]
    fn any_bytes_are_a_save_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(save::load(&bytes).is_err());
        prop_assert!(save::load_lenient(&bytes).is_err());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_save_is_refused_with_its_line_or_can_be_played(
        sample in sample(),
        damages in prop::collection::vec(damage(), 1..3),
    ) {
        let text = damaged(&sample.save, &damages);
        match save::load(&text) {
            Ok(session) => prop_assert_eq!(session.game().audit(), Ok(())),
            Err(error) => prop_assert!(error.to_string().starts_with("line "), "{}", error),
        }
        if let Ok(recovered) = save::load_lenient(&text) {
            prop_assert_eq!(recovered.session.game().audit(), Ok(()));
        }
    }
}

#[test]
fn a_very_long_text_gets_a_short_answer() {
    for kind in Kind::ALL {
        let game = kind
            .new_game(&Default::default())
            .expect("the default rules go together");
        for text in [
            "x",
            "6:1,",
            "9",
            "1-",
            "3:1-2",
            "a1>",
            "I=hand:15 B=hand:15 ivory 1-",
            "A,",
            "6:1, b c d e f g ",
        ] {
            let long = text.repeat(1 << 18);
            let position = kind
                .from_position(&Default::default(), &long)
                .expect_err(text)
                .to_string();
            assert!(position.len() < 300, "{kind}: {position}");
            let action = game
                .read_action(&long)
                .map_or_else(|error| error.to_string(), |_| String::new());
            assert!(action.len() < 300, "{kind}: {action}");
        }
    }
}
