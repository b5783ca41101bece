//! What must hold for the edits of a position.

use tesserae_rules::{Draft, Game, Kind, PieceKind, Place, Session};

/// The place of a piece that is not where it lies in the position that is wanted.
fn misplaced(draft: &Draft, wanted: &dyn Game, kind: PieceKind, to: Place) -> Option<Place> {
    let surplus = |place: &Place| {
        let count = |game: &dyn Game| game.arrangement().count(kind, *place);
        *place != to
            && count(draft) > count(wanted)
            && draft.arrangement().top(*place) == Some(kind)
    };
    (wanted.kind().info().editing.places)(kind)
        .into_iter()
        .find(surplus)
}

/// The position of a session is built from an empty board, piece by piece and detail by detail, and
/// is possible then.
pub fn is_built_from_nothing(session: &Session) {
    let wanted = session.game();
    let mut draft = Draft::empty(wanted.kind(), &wanted.house_rules()).expect("rules of a game");
    for (place, kinds) in wanted.arrangement().kinds() {
        let by_hand = |kind: &PieceKind| matches!(kind, PieceKind::Checker(_) | PieceKind::Coin);
        for (level, kind) in kinds.into_iter().filter(by_hand).enumerate() {
            let there = draft
                .arrangement()
                .stack(place)
                .get(level)
                .and_then(|piece| draft.arrangement().kind(*piece));
            if there != Some(kind) {
                let from =
                    misplaced(&draft, wanted, kind, place).expect("every piece is somewhere");
                draft.put(from, place).expect("it lay there in a game");
            }
        }
    }
    let details: Vec<_> = Draft::of(wanted)
        .details()
        .map(|(detail, value)| (detail.key, value.to_owned()))
        .collect();
    for (key, value) in details {
        draft.set(key, &value);
    }
    let built = draft
        .game()
        .unwrap_or_else(|error| panic!("{}: {error}", draft.text()));
    assert_eq!(built.position(), wanted.position());
    assert_eq!(
        draft.arrangement().kinds(),
        wanted.arrangement().kinds(),
        "{}",
        draft.text()
    );
    assert_eq!(draft.dice(), wanted.dice());
}

/// What an impossible position is answered with: one sentence, and where in the text the mistake
/// stands.
#[test]
fn what_is_wrong_is_said_with_its_place_while_it_is_wrong() {
    for kind in Kind::ALL {
        let mut draft = Draft::empty(kind, &Default::default()).unwrap();
        let mut wrong = 0;
        // Every piece of the first seat goes to one place after the other.
        for _ in 0..2 {
            for step in draft
                .steps()
                .into_iter()
                .filter(|step| step.from != step.to())
            {
                let Ok(effects) = draft.put(step.from, step.to()) else {
                    continue;
                };
                assert_eq!(effects.len(), 1);
                let Err(error) = draft.game() else { continue };
                wrong += 1;
                assert!(
                    !error.what.to_string().is_empty() && !error.what.to_string().contains('\n'),
                    "{kind}: {error}"
                );
                assert!(
                    error.at <= draft.text().len(),
                    "{kind}: {error} in {}",
                    draft.text()
                );
                assert!(draft.possible().is_none() && draft.audit().is_err());
            }
        }
        assert!(wrong > 10, "{kind}: {wrong}");
        let restored = Draft::of(kind.new_game(&Default::default()).unwrap().as_ref());
        assert!(restored.game().is_ok());
    }
}

#[test]
fn the_mistakes_of_a_hand_have_their_own_sentences() {
    use tesserae_rules::Seat;
    let start = |kind: Kind| Draft::of(kind.new_game(&Default::default()).unwrap().as_ref());
    let wrong = |draft: &Draft| {
        draft
            .game()
            .map(|game| game.position())
            .unwrap_err()
            .what
            .clone()
    };
    let mut both = start(Kind::Backgammon);
    both.set("phase", "throw");
    both.put(Place::Point(13), Place::Point(12)).unwrap();
    assert_eq!(
        wrong(&both),
        "White's point 12 holds checkers of both colours (it is Black's point 13)"
    );
    let mut two = start(Kind::Ur);
    two.set("phase", "throw");
    let square = Place::Cell { column: 4, row: 2 };
    two.put(Place::Hand(Seat::First), square).unwrap();
    assert!(two.game().is_ok());
    two.put(Place::Hand(Seat::First), square).unwrap();
    assert_eq!(wrong(&two), "Blue has two pieces on the square 4");
    two.put(square, Place::Cell { column: 8, row: 8 })
        .unwrap_err();
    let opened = "7711111 10-13 low:first low throw";
    let mut coins = Draft::read(Kind::TableroDeJesus, &Default::default(), opened).unwrap();
    coins
        .put(
            Place::Cell { column: 3, row: 1 },
            Place::Cell { column: 4, row: 5 },
        )
        .unwrap();
    assert_eq!(wrong(&coins), "column 3 has no coin");
    coins
        .put(
            Place::Cell { column: 4, row: 1 },
            Place::Cell { column: 3, row: 2 },
        )
        .unwrap();
    assert!(coins.game().is_ok(), "{}", coins.text());
    let refused = start(Kind::Backgammon).put(Place::Cube(None), Place::Cube(Some(Seat::First)));
    assert_eq!(refused.unwrap_err().code, "set_beside");
}

#[test]
fn other_house_rules_keep_what_lies_on_the_board() {
    let mut draft = Draft::of(
        Kind::Backgammon
            .new_game(&Default::default())
            .unwrap()
            .as_ref(),
    );
    draft.set("phase", "throw");
    let rules = |text: &str| -> tesserae_rules::RuleValues {
        text.split(' ')
            .filter_map(|rule| rule.split_once('='))
            .map(|(key, value)| (key.into(), value.into()))
            .collect()
    };
    let without = draft.with_rules(&rules("doubling_cube=off")).unwrap();
    assert!(
        without.text().ends_with("white - none 0-0 throw"),
        "{}",
        without.text()
    );
    let again = without.with_rules(&rules("match_length=5")).unwrap();
    assert_eq!(again.text(), draft.text());
    assert!(
        draft
            .with_rules(&rules("match_length=5 jacoby=on"))
            .is_err()
    );
}
