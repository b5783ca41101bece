//! What must hold in every position of every game.

use std::collections::BTreeSet;

use rand::{RngExt, seq::IndexedRandom};
use strum::IntoEnumIterator;
use tesserae_rules::{
    Action, Choice, Game, Pending, Place, Seat, Session, Step, Throw, Turn,
    session::random::{Generator, random_event},
};

/// More turns than this are not compared one by one: the games' own tests compare them with a slow
/// enumerator.
const MOST_TURNS: usize = 400;

/// Where we are, for messages.
pub fn context(game: &dyn Game) -> String {
    format!(
        "{} {}\n{:?}\n{}",
        game.kind(),
        game.position(),
        game.house_rules(),
        game.drawing()
    )
}

/// Everything that can be asked of a game without going on.
pub fn check(session: &Session, rng: &mut Generator) {
    let game = session.game();
    game.audit()
        .unwrap_or_else(|wrong| panic!("{wrong}\n{}", context(game)));
    position_comes_back(game);
    asks_and_answers_agree(game);
    words_come_back(game);
    has_a_prompt(session);
    offered_is_accepted(game);
    what_is_not_offered_is_refused(game, rng);
    steps_begin_turns(game, rng);
}

/// The notation holds everything: who reads it plays on in the same way.
fn position_comes_back(game: &dyn Game) {
    let text = game.position();
    assert!(
        !text.is_empty() && !text.contains('\n') && text.trim() == text,
        "a position is one line: {text:?}"
    );
    let copy = game
        .kind()
        .from_position(&game.house_rules(), &text)
        .unwrap_or_else(|error| panic!("own position refused: {error}\n{}", context(game)));
    same(game, copy.as_ref());
}

/// Two games that nobody can tell apart, but for the identity of the pieces.
pub fn same(game: &dyn Game, copy: &dyn Game) {
    assert_eq!(game.position(), copy.position(), "{}", context(game));
    assert_eq!(game.pending(), copy.pending(), "{}", context(game));
    assert_eq!(game.actions(), copy.actions(), "{}", context(game));
    assert_eq!(game.offers(), copy.offers(), "{}", context(game));
    assert_eq!(game.dice(), copy.dice(), "{}", context(game));
    assert_eq!(game.outcome(), copy.outcome(), "{}", context(game));
    assert_eq!(game.scores(), copy.scores(), "{}", context(game));
    assert_eq!(game.house_rules(), copy.house_rules(), "{}", context(game));
    assert_eq!(copy.audit(), Ok(()), "{}", context(game));
    let sizes = |game: &dyn Game| {
        game.arrangement()
            .stacks()
            .map(|(at, stack)| (at, stack.len()))
            .collect::<Vec<_>>()
    };
    assert_eq!(sizes(game), sizes(copy), "{}", context(game));
}

/// What is asked for can be given.
fn asks_and_answers_agree(game: &dyn Game) {
    let (actions, chances) = (game.actions(), game.chances());
    let distinct: BTreeSet<_> = actions.iter().collect();
    assert_eq!(
        distinct.len(),
        actions.len(),
        "an action is offered twice: {actions:?}\n{}",
        context(game)
    );
    assert!(
        !actions.iter().any(|a| matches!(a, Action::Throw(_))),
        "throws are no actions\n{}",
        context(game)
    );
    match game.pending() {
        Pending::Throw(spec) => {
            let (low, high) = spec.dice.faces();
            let ways: u32 = chances.iter().map(|chance| chance.ways).sum();
            assert_eq!(
                ways,
                u32::from(high - low + 1).pow(u32::from(spec.count)),
                "{}",
                context(game)
            );
        }
        Pending::Act(_) => {
            assert!(chances.is_empty(), "{}", context(game));
            assert!(
                !actions.is_empty(),
                "somebody must act but nothing can be done\n{}",
                context(game)
            );
        }
        Pending::Over => {
            assert!(chances.is_empty(), "{}", context(game));
            let outcome = game
                .outcome()
                .unwrap_or_else(|| panic!("over without an outcome\n{}", context(game)));
            let next = if outcome.series_over {
                vec![]
            } else {
                vec![Action::Choice(Choice::NextGame)]
            };
            assert_eq!(actions, next, "{}", context(game));
        }
    }
}

/// Every action has a word that can stand in a record.
fn words_come_back(game: &dyn Game) {
    let throws = game
        .chances()
        .into_iter()
        .map(|chance| Action::Throw(chance.throw));
    for action in game
        .actions()
        .into_iter()
        .chain(game.offers())
        .chain(throws)
    {
        let word = game.write_action(&action);
        let plain = !word.is_empty()
            && !word.contains(|c: char| c.is_whitespace() || c == '{')
            && !word.ends_with(':');
        assert!(plain && word != "…", "{word:?} cannot stand in a record");
        let back = game
            .read_action(&word)
            .unwrap_or_else(|error| panic!("{word}: {error}\n{}", context(game)));
        assert_eq!(back, action, "{word}\n{}", context(game));
    }
}

/// Prompts, labels, scores and drawings are there, and fit.
fn has_a_prompt(session: &Session) {
    let game = session.game();
    assert!(
        !game
            .prompt(&session.header().both_names(game).into())
            .to_string()
            .is_empty(),
        "no prompt\n{}",
        context(game)
    );
    for line in game.drawing().lines() {
        assert!(
            line.chars().count() <= 80,
            "the drawing is too wide: {line}"
        );
    }
    for action in game.actions().iter().chain(&game.offers()) {
        match action {
            Action::Choice(choice) => {
                assert!(!game.label(*choice).to_string().is_empty(), "{choice:?}")
            }
            Action::Step(step) => {
                assert!(!step.path.is_empty(), "{step:?}");
                for place in step.path.iter().chain([&step.from]) {
                    assert!(!game.place_name(*place).to_string().is_empty(), "{place:?}");
                }
            }
            Action::Throw(_) => {}
        }
    }
    for (place, _) in game.arrangement().stacks() {
        assert!(!game.place_name(place).to_string().is_empty(), "{place:?}");
    }
    for score in game.scores() {
        assert!((1..=2).contains(&score.values.len()), "{score:?}");
    }
}

/// What is offered is accepted, checked or unchecked, and leads to the same place.
fn offered_is_accepted(game: &dyn Game) {
    for action in game.actions().iter().chain(&game.offers()) {
        let mut checked = game.boxed();
        let effects = checked.act(action).unwrap_or_else(|refusal| {
            panic!(
                "{action:?} was offered and refused: {refusal}\n{}",
                context(game)
            )
        });
        let mut unchecked = game.boxed();
        assert_eq!(
            unchecked.act_unchecked(action),
            effects,
            "{action:?}\n{}",
            context(game)
        );
        assert_eq!(
            unchecked.position(),
            checked.position(),
            "{action:?}\n{}",
            context(game)
        );
        assert_eq!(
            unchecked.arrangement(),
            checked.arrangement(),
            "{action:?}\n{}",
            context(game)
        );
    }
}

/// [`Game::act`] refuses everything else, with a reason, and changes nothing.
fn what_is_not_offered_is_refused(game: &dyn Game, rng: &mut Generator) {
    let offered: BTreeSet<Action> = game.actions().into_iter().chain(game.offers()).collect();
    for action in anything(game, rng) {
        let fits = match (game.pending(), &action) {
            (Pending::Throw(spec), Action::Throw(throw)) => spec.fits(throw),
            _ => offered.contains(&action),
        };
        if fits {
            continue;
        }
        let mut copy = game.boxed();
        match copy.act(&action) {
            Ok(_) => panic!("{action:?} was not offered but accepted\n{}", context(game)),
            Err(refusal) => {
                assert!(
                    refusal.to_string().ends_with('.') && refusal.text != ".",
                    "no sentence: {refusal}"
                );
                let code = shared_code(game, &action).unwrap_or(refusal.code);
                assert_eq!(
                    refusal.code,
                    code,
                    "{action:?}: {refusal}\n{}",
                    context(game)
                );
            }
        }
        same(game, copy.as_ref());
        assert_eq!(
            game.arrangement(),
            copy.arrangement(),
            "{action:?}\n{}",
            context(game)
        );
    }
}

/// The code of a refusal that is the same in every game.
fn shared_code(game: &dyn Game, action: &Action) -> Option<&'static str> {
    Some(match (action, game.pending()) {
        (Action::Choice(Choice::NextGame), Pending::Over) => "series_over",
        (Action::Choice(Choice::NextGame), _) => "not_over",
        (_, Pending::Over) => "game_over",
        (Action::Throw(_), Pending::Throw(_)) => "unfit_throw",
        (Action::Step(_), Pending::Throw(_)) => "throw_first",
        (Action::Throw(_), Pending::Act(_)) if !game.dice().is_empty() => "dice_lie",
        _ => return None,
    })
}

/// Actions of every kind: all choices, steps and throws of any sort, and offered steps with
/// something wrong.
fn anything(game: &dyn Game, rng: &mut Generator) -> Vec<Action> {
    let throws = [
        &[][..],
        &[7],
        &[7, 1],
        &[0, 0],
        &[1, 2],
        &[1, 0, 1],
        &[2, 2, 2],
        &[255; 40],
    ];
    let mut actions: Vec<Action> = all_choices().into_iter().map(Action::from).collect();
    actions.extend((0..10).map(|_| Action::from(random_step(game, rng))));
    actions.extend(near_misses(&game.steps(), rng));
    actions.extend(throws.map(|faces| Action::from(Throw::new(faces))));
    actions
}

/// Nothing that is done without a check makes a game panic, however little sense it makes.
pub fn survives_nonsense(mut game: Box<dyn Game>, actions: usize, rng: &mut Generator) {
    for _ in 0..actions {
        let event = if rng.random() {
            random_event(game.as_ref(), rng)
        } else {
            None
        };
        let action = event
            .map(|event| event.action)
            .or_else(|| anything(game.as_ref(), rng).choose(rng).cloned());
        game.act_unchecked(&action.expect("there are choices"));
        let _ = (
            game.actions(),
            game.turns(),
            game.position(),
            game.drawing(),
            game.prompt(&["a", "b"].into()),
            game.audit(),
        );
    }
}

fn all_choices() -> Vec<Choice> {
    use Choice::{Claim, Resign, TakeRun};
    let numbered = (1..=8)
        .chain([255])
        .flat_map(|n| [Resign(n), Claim(n), TakeRun(n)]);
    Choice::iter().chain(numbered).collect()
}

fn random_place(game: &dyn Game, rng: &mut Generator) -> Place {
    let occupied: Vec<Place> = game
        .arrangement()
        .stacks()
        .map(|(place, _)| place)
        .collect();
    let seat = *Seat::BOTH.choose(rng).expect("two seats");
    match rng.random_range(0..12) {
        0 => Place::Bar(seat),
        1 => Place::Hand(seat),
        2 => Place::River(seat),
        3 => Place::Off(seat),
        4 => Place::Point(rng.random()),
        5 => Place::Cell {
            column: rng.random(),
            row: rng.random(),
        },
        6 => Place::Point(rng.random_range(0..26)),
        7 | 8 => Place::Cell {
            column: rng.random_range(0..9),
            row: rng.random_range(0..9),
        },
        _ => occupied.choose(rng).copied().unwrap_or(Place::Away),
    }
}

fn random_step(game: &dyn Game, rng: &mut Generator) -> Step {
    let die = if rng.random_ratio(1, 8) {
        rng.random()
    } else {
        rng.random_range(0..8)
    };
    let path = (0..rng.random_range(0..4))
        .map(|_| random_place(game, rng))
        .collect();
    Step {
        from: random_place(game, rng),
        path,
        die,
    }
}

/// Offered steps with something wrong.
fn near_misses(steps: &[Step], rng: &mut Generator) -> Vec<Action> {
    let mut misses = Vec::new();
    for step in steps.choose_iter(rng).into_iter().flatten().take(4) {
        misses.push(Step {
            die: step.die.wrapping_add(1),
            ..step.clone()
        });
        misses.push(Step {
            die: step.die.wrapping_sub(1),
            ..step.clone()
        });
        misses.push(Step {
            path: vec![],
            ..step.clone()
        });
        misses.push(Step {
            path: [step.path.as_slice(), &[step.to()]].concat(),
            ..step.clone()
        });
        misses.push(Step {
            from: step.to(),
            path: vec![step.from],
            die: step.die,
        });
    }
    misses.into_iter().map(Action::from).collect()
}

/// The steps offered are exactly the first steps of legal turns, and lead to the positions that
/// they name.
fn steps_begin_turns(game: &dyn Game, rng: &mut Generator) {
    let turns = game.turns();
    if matches!(game.pending(), Pending::Throw(_) | Pending::Over) {
        assert!(
            turns.is_empty(),
            "no dice lie there, but there are turns\n{}",
            context(game)
        );
        return;
    }
    let steps: Vec<Action> = game
        .actions()
        .into_iter()
        .filter(|a| *a != Action::Choice(Choice::Finish))
        .collect();
    if game.dice().is_empty() {
        return;
    }
    let positions = positions(&turns);
    assert_eq!(
        positions.len(),
        turns.len(),
        "a final position is listed twice\n{}",
        context(game)
    );
    assert!(
        !turns.is_empty(),
        "dice lie there, but there is no turn\n{}",
        context(game)
    );
    let sample: Vec<&Turn> = if turns.len() <= 20 {
        turns.iter().collect()
    } else {
        turns.sample(rng, 20).collect()
    };
    for turn in sample {
        assert!(
            turn.actions
                .first()
                .is_none_or(|first| steps.contains(first)),
            "{turn:?}\n{}",
            context(game)
        );
        let end = end_of(game, &turn.actions);
        assert_eq!(end.position(), turn.position, "{turn:?}\n{}", context(game));
    }
    if turns.len() <= MOST_TURNS && !steps.is_empty() {
        let reached: BTreeSet<String> = steps
            .iter()
            .flat_map(|step| from_here(game, step))
            .collect();
        assert_eq!(
            reached,
            positions,
            "steps and turns lead to different places\n{}",
            context(game)
        );
    }
}

fn positions(turns: &[Turn]) -> BTreeSet<String> {
    turns.iter().map(|turn| turn.position.clone()).collect()
}

/// The game when these actions have been done and, if that is still to do, the dice handed over.
fn end_of(game: &dyn Game, actions: &[Action]) -> Box<dyn Game> {
    let mut end = game.boxed();
    for action in actions {
        end.act(action).unwrap_or_else(|refusal| {
            panic!("{action:?} of a turn refused: {refusal}\n{}", context(game))
        });
    }
    let finish = Action::Choice(Choice::Finish);
    if end.actions().contains(&finish) {
        end.act(&finish).expect("what is offered is accepted");
    }
    end
}

/// The ends of all turns that begin with a step.
fn from_here(game: &dyn Game, step: &Action) -> BTreeSet<String> {
    let mut next = game.boxed();
    next.act(step).expect("what is offered is accepted");
    let turns = next.turns();
    if turns.is_empty() {
        BTreeSet::from([end_of(next.as_ref(), &[]).position()])
    } else {
        positions(&turns)
    }
}
