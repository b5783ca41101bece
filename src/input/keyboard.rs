//! The keys: a table of them for the whole program, and what they do at the board.

use bevy::prelude::*;
use bevy_egui::{egui, helpers::bevy_to_egui_physical_key, input::egui_wants_any_keyboard_input};
use tesserae_referee::Intent;
use tesserae_rules::{Action, ChoiceInfo, Occasion, Pending, Place, Seat};
use tesserae_words::{Text, keys};

use crate::{
    boards::Board,
    camera::LookFrom,
    input::{
        hands::{pick_up, put_down},
        quick_move::{self, DiceOrder, SwapDice},
    },
    table::{
        Hand, PlayIntents, PlayableSession, Purpose, Throwing,
        language::caption::as_text,
        players::enters_faces,
        sets::TableSystems,
        targets::{sources, targets},
    },
    throw::ThrowCommand,
    world::{current_board::CurrentBoard, highlights::Cursor},
};

/// Lets players do everything at the board with the keyboard. The keys of buttons and panels belong
/// to the user interface.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        press
            .in_set(TableSystems::Input)
            .run_if(not(egui_wants_any_keyboard_input)),
    );
}

/// A key.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Key {
    /// What is written on it.
    pub(crate) name: &'static str,
    /// Its position on the keyboard.
    pub(crate) code: KeyCode,
}

impl Key {
    /// The same key in the user interface.
    #[must_use]
    pub(crate) fn egui(&self) -> Option<egui::Key> {
        bevy_to_egui_physical_key(&self.code)
    }
}

/// When a binding is active.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum When {
    /// While a game is played.
    Playing,
    /// While a replay is open.
    Replaying,
    /// While a lesson or a puzzle is on the table.
    Learning,
    /// While the faces of real dice are entered.
    Entering,
}

/// What keys do.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Binding {
    /// The keys; unless stated otherwise, each does the same.
    pub(crate) keys: &'static [Key],
    /// What they do, for the settings panel.
    pub(crate) does: fn() -> Text,
    /// When they do it.
    pub(crate) when: When,
}

impl Binding {
    /// What is written on its first key, for the button that does the same.
    #[must_use]
    pub(crate) const fn name(&self) -> &'static str {
        self.keys[0].name
    }

    /// Its first key in the user interface.
    #[must_use]
    pub(crate) fn egui(&self) -> Option<egui::Key> {
        self.keys[0].egui()
    }

    /// Whether one of its keys was pressed in this frame.
    #[must_use]
    pub(crate) fn just_pressed(&self, keys: &ButtonInput<KeyCode>) -> bool {
        self.keys.iter().any(|key| keys.just_pressed(key.code))
    }
}

macro_rules! bindings {
    ($($(#[$doc:meta])* $binding:ident, $when:ident: $($name:literal $code:ident),+ => $does:path;)*) => {
        $(
            $(#[$doc])*
            pub(crate) const $binding: Binding = Binding {
                keys: &[$(Key { name: $name, code: KeyCode::$code }),+],
                does: $does,
                when: When::$when,
            };
        )*
        /// Every binding, in the order of the settings panel.
        pub(crate) const BINDINGS: &[&Binding] = &[$(&$binding),*];
    };
}

bindings! {
    /// Throws the dice.
    THROW, Playing: "Space" Space => keys::does_throw;
    /// Moves the cursor to the next place that can be used.
    NEXT, Playing: "Tab" Tab => keys::does_next_place;
    /// Moves the cursor west.
    WEST, Playing: "Left" ArrowLeft => keys::does_west;
    /// Moves the cursor east.
    EAST, Playing: "Right" ArrowRight => keys::does_east;
    /// Moves the cursor north.
    NORTH, Playing: "Up" ArrowUp => keys::does_north;
    /// Moves the cursor south.
    SOUTH, Playing: "Down" ArrowDown => keys::does_south;
    /// Picks up and puts down.
    PICK_UP, Playing: "Enter" Enter, "Enter on the number pad" NumpadEnter => keys::does_pick_up;
    /// Plays the step with the first die.
    QUICK_MOVE, Playing: "G" KeyG => keys::does_quick_move;
    /// Swaps the dice for quick moves.
    SWAP, Playing: "S" KeyS => keys::does_swap;
    /// Lets go of a piece, closes a panel, hides advice, opens the menu.
    LEAVE, Playing: "Escape" Escape => keys::does_leave;
    /// Points at the place of the cursor.
    POINT, Playing: "K" KeyK => keys::does_point;
    /// Takes a step back.
    UNDO, Playing: "Backspace" Backspace => keys::does_undo;
    /// The choices of a game that have no key of their own, in the order of their buttons.
    CHOICES, Playing: "Q" KeyQ, "W" KeyW, "E" KeyE, "R" KeyR, "Z" KeyZ, "U" KeyU, "I" KeyI, "O" KeyO
        => keys::does_choices;
    /// To the step before.
    LESSON_BACK, Learning: "B" KeyB => keys::does_lesson_back;
    /// Goes on.
    LESSON_NEXT, Learning: "N" KeyN => keys::does_lesson_next;
    /// Plays the best turn of a puzzle out that is answered, or of a turn that the coach objects to.
    SHOW_BEST, Learning: "V" KeyV => keys::does_show_best;
    /// Plays one's own turn out.
    SHOW_PLAYED, Learning: "X" KeyX => keys::does_show_played;
    /// Makes a link to a puzzle.
    PUZZLE_LINK, Learning: "C" KeyC => keys::does_puzzle_link;
    /// The faces of real dice, from 0; lots show 0 and 1.
    FACES, Entering: "0" Digit0, "1" Digit1, "2" Digit2, "3" Digit3, "4" Digit4, "5" Digit5, "6" Digit6
        => keys::does_faces;
    /// Takes the last face back.
    TAKE_BACK, Entering: "Backspace" Backspace => keys::does_take_back;
    /// Confirms the faces.
    CONFIRM, Entering: "Enter" Enter => keys::does_confirm;
    /// The beginning of the replay.
    REPLAY_FIRST, Replaying: "Home" Home => keys::does_replay_first;
    /// One stop back; opens the replay.
    REPLAY_BACK, Replaying: "Page up" PageUp => keys::does_replay_back;
    /// One stop forward.
    REPLAY_FORWARD, Replaying: "Page down" PageDown => keys::does_replay_forward;
    /// The end of the replay.
    REPLAY_LAST, Replaying: "End" End => keys::does_replay_last;
    /// Plays or pauses the replay.
    REPLAY_PLAY, Replaying: "Space" Space => keys::does_replay_play;
    /// Looks from the south.
    FROM_SOUTH, Playing: "1" Digit1 => keys::does_from_south;
    /// Looks from the north.
    FROM_NORTH, Playing: "2" Digit2 => keys::does_from_north;
    /// Looks from above.
    FROM_ABOVE, Playing: "3" Digit3 => keys::does_from_above;
    /// Looks closer.
    CLOSER, Playing: "4" Digit4 => keys::does_closer;
    /// Opens the log.
    LOG, Playing: "L" KeyL => keys::does_log;
    /// Opens the rules.
    HELP, Playing: "M" KeyM => keys::does_help;
    /// Opens what concerns a friend at another machine.
    FRIEND, Playing: "J" KeyJ => keys::does_friend;
    /// Opens the ways to take the position away as a picture.
    PICTURE, Playing: "F2" F2 => keys::does_picture;
    /// Asks for a hint, and for more of it.
    HINT, Playing: "H" KeyH => keys::does_hint;
    /// Shows the odds.
    ODDS, Playing: "Y" KeyY => keys::does_odds;
}

/// What keys do in menus and panels, for the settings panel.
pub(crate) fn keys_of_panels() -> [[Text; 2]; 5] {
    // In the browser it is a key of the browser.
    let full_screen = if cfg!(target_arch = "wasm32") {
        "F11"
    } else {
        "F11, Alt+Enter"
    };
    [
        [keys::tab(), keys::does_next_button()],
        [keys::enter_or_space(), keys::does_press()],
        [keys::arrows_and_pages(), keys::does_scroll()],
        [keys::left_or_right(), keys::does_decision()],
        [as_text(full_screen), keys::does_full_screen()],
    ]
}

/// What the mouse and fingers do, for the settings panel.
pub(crate) fn gestures() -> [[Text; 2]; 9] {
    [
        [keys::drag(), keys::does_move()],
        [keys::double_click(), keys::does_quick_move_if_on()],
        [keys::click_dice(), keys::does_swap_thrown()],
        [keys::drag_dice(), keys::does_shake()],
        [keys::hold_still(), keys::does_look_closer()],
        [keys::right_click(), keys::does_point_there()],
        [keys::right_button(), keys::does_turn_camera()],
        [keys::shift_right_button(), keys::does_move_camera()],
        [keys::wheel(), keys::does_zoom()],
    ]
}

fn press(
    keys: Res<ButtonInput<KeyCode>>,
    playable: PlayableSession,
    current: Option<Res<CurrentBoard>>,
    throwing: Res<Throwing>,
    mut hand: ResMut<Hand>,
    mut cursor: ResMut<Cursor>,
    mut intents: PlayIntents,
    mut throws: MessageWriter<ThrowCommand>,
    mut looks: MessageWriter<LookFrom>,
    (order, mut swaps, purpose): (Res<DiceOrder>, MessageWriter<SwapDice>, Res<State<Purpose>>),
) {
    let (Some(session), Some(current)) = (playable.get(), current) else {
        return;
    };
    let is_entering = enters_faces(session);
    for (binding, look) in [
        (FROM_SOUTH, LookFrom::Seat(Seat::First)),
        (FROM_NORTH, LookFrom::Seat(Seat::Second)),
        (FROM_ABOVE, LookFrom::Above),
    ] {
        // Digits are faces then.
        if binding.just_pressed(&keys) && !is_entering {
            looks.write(look);
        }
    }
    if throwing.is_busy() {
        return;
    }
    // While a bot thinks, too: one's own last turn can be taken back. An entered face comes first.
    let takes_face_back = is_entering && !throwing.entered().is_empty();
    if UNDO.just_pressed(&keys) && *purpose != Purpose::Editor && !takes_face_back {
        intents.write(Intent::Undo);
    }
    let Some(session) = playable.for_person() else {
        return;
    };
    let game = session.game();
    if THROW.just_pressed(&keys) && !playable.is_variation() {
        throws.write(ThrowCommand::Throw);
    }
    // The buttons of answers handle their keys themselves.
    let pressed: Vec<_> = keys
        .get_just_pressed()
        .filter_map(bevy_to_egui_physical_key)
        .map(|key| key.name())
        .collect();
    for choice in game.actions().into_iter().filter_map(Action::choice) {
        let ChoiceInfo { key, occasion, .. } = choice.info();
        if occasion == Occasion::Turn && key.is_some_and(|key| pressed.contains(&key)) {
            intents.write(Intent::Choose(choice));
        }
    }
    if !matches!(game.pending(), Pending::Act(_)) {
        cursor.set_if_neq(Cursor(None));
        return;
    }
    let usable: Vec<Place> = match &*hand {
        Hand::Empty => sources(game),
        Hand::Holding { from, walked, .. } => targets(game, *from, walked)
            .into_iter()
            .map(|(place, _)| place)
            .collect(),
    };
    if NEXT.just_pressed(&keys) && !usable.is_empty() {
        let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        let at = cursor
            .0
            .and_then(|place| usable.iter().position(|p| *p == place));
        let next = match (at, back) {
            (Some(at), false) => (at + 1) % usable.len(),
            (Some(at), true) => (at + usable.len() - 1) % usable.len(),
            (None, _) => 0,
        };
        cursor.0 = Some(usable[next]);
    }
    if let Some(place) = moved_cursor(&keys, &current.board, cursor.0, &usable) {
        cursor.0 = Some(place);
    }
    if SWAP.just_pressed(&keys) && hand.is_empty() && !playable.is_variation() {
        swaps.write(SwapDice);
    }
    if QUICK_MOVE.just_pressed(&keys)
        && hand.is_empty()
        && let Some(step) = cursor
            .0
            .and_then(|place| quick_move::step(game, place, *order))
    {
        intents.write(Intent::Step(step));
    }
    if PICK_UP.just_pressed(&keys)
        && let Some(place) = cursor.0
    {
        match *hand {
            Hand::Empty => pick_up(game, place, None, &mut hand, &mut intents),
            Hand::Holding { from, .. } if from == place => *hand = Hand::Empty,
            Hand::Holding { .. } => put_down(game, place, &mut hand, &mut intents),
        }
    }
    if LEAVE.just_pressed(&keys) {
        hand.set_if_neq(Hand::Empty);
    }
}

/// Where the arrow keys move the cursor in this frame: from nowhere to the first of these places.
#[must_use]
pub(crate) fn moved_cursor(
    keys: &ButtonInput<KeyCode>,
    board: &Board,
    from: Option<Place>,
    places: &[Place],
) -> Option<Place> {
    let directions = [
        (WEST, Vec2::NEG_X),
        (EAST, Vec2::X),
        (NORTH, Vec2::NEG_Y),
        (SOUTH, Vec2::Y),
    ];
    let (_, direction) = directions
        .into_iter()
        .find(|(binding, _)| binding.just_pressed(keys))?;
    neighbour(board, from, direction).or_else(|| places.first().copied())
}

/// The nearest place in a direction, x to the east and y to the south.
fn neighbour(board: &Board, from: Option<Place>, direction: Vec2) -> Option<Place> {
    let centre = |place| board.zone(place).map(|zone| zone.centre.xz());
    let here = centre(from?)?;
    let ahead = board.places().into_iter().filter_map(|place| {
        let offset = centre(place)? - here;
        let along = offset.dot(direction);
        let aside = (offset - direction * along).length();
        (along > 0.05).then_some((place, along + 3.0 * aside))
    });
    ahead
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use tesserae_rules::Choice;

    use super::*;

    #[test]
    fn no_key_does_two_things_at_once() {
        for (index, one) in BINDINGS.iter().enumerate() {
            for other in &BINDINGS[..index] {
                // A replay needs no throw, even while a variation is played in it.
                let apart = [When::Replaying, When::Entering]
                    .iter()
                    .any(|when| (one.when == *when) != (other.when == *when));
                for key in one.keys {
                    let again = other.keys.iter().any(|known| known.code == key.code);
                    assert!(
                        apart || !again,
                        "{} is for “{}” and for “{}”",
                        key.name,
                        (one.does)(),
                        (other.does)()
                    );
                }
            }
        }
    }

    #[test]
    fn the_key_of_a_choice_does_nothing_else() {
        for choice in Choice::kinds() {
            let info = choice.info();
            let Some(key) = info.key else { continue };
            assert!(egui::Key::from_name(key).is_some(), "{key}");
            // No lesson asks for an answer that has a key of lessons.
            let is_apart = |when: When| {
                matches!(when, When::Replaying | When::Entering)
                    || when == When::Learning && info.occasion == Occasion::Answer
            };
            for binding in BINDINGS.iter().filter(|binding| !is_apart(binding.when)) {
                let again = binding.keys.iter().any(|known| known.name == key);
                assert!(
                    !again,
                    "{key} is for “{}” and for “{}”",
                    choice.does(),
                    (binding.does)()
                );
            }
        }
    }

    #[test]
    fn the_user_interface_knows_every_key() {
        for key in BINDINGS.iter().flat_map(|binding| binding.keys) {
            assert!(key.egui().is_some(), "{}", key.name);
        }
    }
}
