//! The copies of all that can be done, in the order in which they are read: the steps on the board,
//! then the buttons, fields and sliders of the user interface, and at the end where the pieces lie.

use bevy::{a11y::AccessibilityRequested, prelude::*};
use tesserae_referee::Intent;
use tesserae_rules::{Action, Game, Piece, PieceKind};
use tesserae_words::{self as words, Text};

use crate::{
    table::{
        Busy, PlayIntents, PlayableSession, Purpose, ShownSession,
        language::{ReadersLanguage, caption::as_text},
        sets::TableSystems,
    },
    ui::{
        state::insights::Insights,
        widgets::{
            accessible::CopyInput,
            ui_elements::{UiElement, UiElements},
        },
    },
};

/// Lists the copies and plays the steps whose copies are pressed.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Copies>()
        .add_systems(Update, step.in_set(TableSystems::Input))
        .add_systems(Last, list.run_if(is_asked_for));
}

/// The prefix of the ids of steps.
const STEP: &str = "step ";
/// The id of what lies on the board.
const BOARD: &str = "Board";

/// The copies, in order. The resource counts as changed only if they have changed.
#[derive(Resource, Default, Debug)]
pub(crate) struct Copies(pub(crate) Vec<UiElement>);

/// Run condition: somebody may use the copies. The page has them always.
pub(super) fn is_asked_for(requested: Option<Res<AccessibilityRequested>>) -> bool {
    cfg!(target_arch = "wasm32") || requested.is_some_and(|requested| requested.get())
}

/// Whether an element is a step on the board.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn is_step(element: &UiElement) -> bool {
    element.id.starts_with(STEP)
}

/// Plays steps whose copies were pressed.
fn step(input: Res<CopyInput>, playable: PlayableSession, mut intents: PlayIntents) {
    let Some(session) = playable.for_person() else {
        return;
    };
    for word in input.pressed.iter().filter_map(|id| id.strip_prefix(STEP)) {
        if let Ok(Action::Step(step)) = session.game().read_action(word) {
            intents.write(Intent::Step(step));
        }
    }
}

/// Lists the steps and the elements of the user interface. What is asked is answered before the
/// next step.
pub(crate) fn list(
    elements: Res<UiElements>,
    (playable, shown): (PlayableSession, ShownSession),
    busy: Busy,
    (insights, language): (Insights, Res<ReadersLanguage>),
    purpose: Res<State<Purpose>>,
    mut copies: ResMut<Copies>,
) {
    // A position that is edited has hundreds of steps; its text and its details say and change the
    // same.
    let is_asked = !busy.is_animating() && *purpose != Purpose::Editor;
    let session = playable.for_person().filter(|_| is_asked);
    let steps = session.map_or_else(Vec::new, |session| step_buttons(session.game(), &language));
    let (first, second) = if insights.is_asking() {
        (elements.in_order(), steps.as_slice())
    } else {
        (steps.as_slice(), elements.in_order())
    };
    let board = shown.get().map(|session| board(session.game(), &language));
    let all = || first.iter().chain(second).chain(&board);
    if all().ne(&copies.0) {
        copies.0 = all().cloned().collect();
    }
}

/// Where the pieces lie, in words, as a text that can be read whenever somebody wants to know.
fn board(game: &dyn Game, language: &ReadersLanguage) -> UiElement {
    let arrangement = game.arrangement();
    let stacks = arrangement
        .stacks()
        .filter(|(_, pieces)| !pieces.is_empty());
    let stacks = stacks.filter_map(|(place, pieces)| {
        let pieces = stack_words(game, pieces)?;
        Some(words::access::stack(
            as_text(game.place_name(place)),
            pieces,
        ))
    });
    let sentences = std::iter::once(words::access::lowest_first()).chain(stacks);
    let sentences: Vec<String> = sentences.map(|text| language.word(&text)).collect();
    UiElement {
        id: BOARD.to_owned(),
        label: language.word(&words::access::board()),
        text: Some(sentences.join(" ")),
        fixed: true,
        ..UiElement::default()
    }
}

/// The pieces of a stack in words, those of one kind together: “2 Brown, 1 Ivory”.
fn stack_words(game: &dyn Game, pieces: &[Piece]) -> Option<Text> {
    let word = |piece: &Piece, count: usize| match game.arrangement().kind(*piece) {
        Some(PieceKind::Checker(seat)) => {
            Some(words::access::pieces_of_seat(count, game.seat_title(seat)))
        }
        Some(PieceKind::Coin) => Some(words::access::coins(count)),
        Some(PieceKind::Tally) => Some(words::access::tallies(count)),
        Some(PieceKind::DoublingCube) => {
            let value = game.arrangement().value(*piece)?;
            Some(words::access::doubling_cube(value))
        }
        None => None,
    };
    let is_alike = |one: &Piece, other: &Piece| {
        game.arrangement().kind(*one) == game.arrangement().kind(*other)
    };
    let runs = pieces
        .chunk_by(is_alike)
        .filter_map(|run| word(run.first()?, run.len()));
    words::in_a_row(runs)
}

/// The steps of a game in words, as buttons without a place in the window.
fn step_buttons(game: &dyn Game, language: &ReadersLanguage) -> Vec<UiElement> {
    game.steps()
        .into_iter()
        .map(|step| {
            let label = language.word(&game.step_label(&step));
            UiElement {
                id: format!("{STEP}{}", game.write_action(&step.into())),
                label,
                ..UiElement::default()
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Kind, RuleValues};

    use super::*;

    fn words(kind: Kind, position: &str) -> String {
        let game = kind.from_position(&RuleValues::new(), position).unwrap();
        board(game.as_ref(), &ReadersLanguage::default())
            .text
            .unwrap()
    }

    #[test]
    fn the_board_is_read_with_every_piece_and_its_place() {
        let berona = words(
            Kind::TableroDiBerona,
            ".,.,.,.,.,./.,AB,.,.,.,./AA,.,.,.,.,. A play:1-2 began:A won:0-0",
        );
        for part in [
            "home square 1: 2 Brown.",
            "centre 2: 1 Brown, 1 Ivory.",
            "Brown’s reserve: 9 Brown.",
        ] {
            assert!(berona.contains(part), "{part}: {berona}");
        }
        let backgammon = words(
            Kind::Backgammon,
            "24:2,13:5,8:3,6:5 bar:1,24:1,13:5,8:3,6:5 white - white:4 0-0 throw",
        );
        for part in ["5 White.", "the doubling cube at 4.", "1 Black."] {
            assert!(backgammon.contains(part), "{part}: {backgammon}");
        }
        let jesus = words(Kind::TableroDeJesus, "7711131 10-13 low:first low throw");
        assert!(
            jesus.contains("number 6, square 3: 1 coin.") && jesus.contains("purse: 10 coins."),
            "{jesus}"
        );
    }

    #[test]
    fn every_piece_of_every_game_is_read_once() {
        for kind in Kind::ALL {
            let session = tesserae_rules::session::random::played(kind, 5, 40).unwrap();
            let game = session.game();
            let words = board(game, &ReadersLanguage::default()).text.unwrap();
            let counted = words.split(|letter: char| !letter.is_ascii_digit()).count();
            assert!(counted > 0 && !words.contains(": ."), "{kind}: {words}");
            let places = game
                .arrangement()
                .stacks()
                .filter(|(_, pieces)| !pieces.is_empty())
                .count();
            assert_eq!(words.matches(": ").count(), places, "{kind}: {words}");
        }
    }
}
