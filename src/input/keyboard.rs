use bevy::prelude::*;
use bevy_egui::egui;
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Pending, Place, Seat};

use crate::{
    TableSystems,
    camera::LookFrom,
    input::{
        hands::{Hand, put_down, sources, take_up, targets},
        quick_move::{self, DiceOrder, SwapDice},
        throwing::{ThrowRequest, Throwing},
    },
    replay,
    world::{current_board::CurrentBoard, highlights::Cursor},
};

/// A key, as the window tells it and as the overlay does.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Key {
    /// What is written on it.
    pub name: &'static str,
    /// How the window tells it.
    pub code: KeyCode,
    /// How the overlay tells it.
    pub overlay: egui::Key,
}

/// When a key means what it means.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum When {
    /// At the board, whatever is asked.
    Playing,
    /// Where a double or a resignation is to be answered.
    Asked,
    /// While the past of a game is looked at.
    LookingBack,
}

/// What keys do.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Binding {
    /// The keys; each does the same, unless it says otherwise.
    pub keys: &'static [Key],
    /// What they do.
    pub does: &'static str,
    /// When they do it.
    pub when: When,
}

impl Binding {
    /// What is written on its first key, for the button that does the same.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.keys[0].name
    }

    /// Its first key as the overlay tells it.
    #[must_use]
    pub const fn overlay(&self) -> egui::Key {
        self.keys[0].overlay
    }

    /// Whether one of its keys has just gone down.
    #[must_use]
    pub fn struck(&self, keys: &ButtonInput<KeyCode>) -> bool {
        self.keys.iter().any(|key| keys.just_pressed(key.code))
    }
}

macro_rules! bindings {
    ($($(#[$doc:meta])* $binding:ident, $when:ident: $($name:literal $code:ident $overlay:ident),+ => $does:literal;)*) => {
        $(
            $(#[$doc])*
            pub const $binding: Binding = Binding {
                keys: &[$(Key { name: $name, code: KeyCode::$code, overlay: egui::Key::$overlay }),+],
                does: $does,
                when: When::$when,
            };
        )*
        /// Every key that the program knows, in the order of the settings panel.
        pub const BINDINGS: &[&Binding] = &[$(&$binding),*];
    };
}

bindings! {
    /// Throws.
    THROW, Playing: "Space" Space Space => "throw the dice";
    /// Walks over the places that can be used.
    NEXT, Playing: "Tab" Tab Tab => "next piece or target; with Shift the previous one";
    /// The cursor goes west.
    WEST, Playing: "Left" ArrowLeft ArrowLeft => "cursor left";
    /// The cursor goes east.
    EAST, Playing: "Right" ArrowRight ArrowRight => "cursor right";
    /// The cursor goes north.
    NORTH, Playing: "Up" ArrowUp ArrowUp => "cursor up";
    /// The cursor goes south.
    SOUTH, Playing: "Down" ArrowDown ArrowDown => "cursor down";
    /// Takes up and puts down.
    TAKE_UP, Playing: "Enter" Enter Enter, "Enter on the number pad" NumpadEnter Enter => "pick up or put down a piece";
    /// Plays the step of the larger die.
    ONE_TAP, Playing: "G" KeyG G => "quick move with the first die";
    /// Another die is tried first.
    SWAP, Playing: "S" KeyS S => "swap the dice for quick moves";
    /// Lets go, closes, opens the menu.
    LEAVE, Playing: "Escape" Escape Escape => "put a piece back, close a panel, open the menu";
    /// Takes back.
    UNDO, Playing: "Backspace" Backspace Backspace => "undo";
    /// Ends the turn.
    FINISH, Playing: "F" KeyF F => "end the turn";
    /// Doubles.
    DOUBLE, Playing: "D" KeyD D => "double";
    /// The other choices of a game, in the order of their buttons.
    CHOICES, Playing: "Q" KeyQ Q, "W" KeyW W, "E" KeyE E, "R" KeyR R, "Z" KeyZ Z, "U" KeyU U, "I" KeyI I, "O" KeyO O
        => "the other buttons, in their order";
    /// Takes a double.
    TAKE, Asked: "T" KeyT T => "take";
    /// Doubles back.
    BEAVER, Asked: "B" KeyB B => "beaver: take and redouble";
    /// Drops.
    DROP, Asked: "X" KeyX X => "drop";
    /// Accepts a resignation.
    ACCEPT, Asked: "A" KeyA A => "accept the resignation";
    /// Declines a resignation.
    DECLINE, Asked: "P" KeyP P => "decline the resignation";
    /// The beginning of the past.
    FIRST_PAGE, LookingBack: "Home" Home Home => "first move";
    /// One page back; opens the past.
    PAGE_BACK, LookingBack: "Page up" PageUp PageUp => "previous move; opens the replay";
    /// One page on.
    PAGE_ON, LookingBack: "Page down" PageDown PageDown => "next move";
    /// The end of the past.
    LAST_PAGE, LookingBack: "End" End End => "last move";
    /// Plays the past.
    PLAY_PAGES, LookingBack: "Space" Space Space => "play or pause; Escape returns to the game";
    /// Looks from the south.
    FROM_SOUTH, Playing: "1" Digit1 Num1 => "view from the first player’s side";
    /// Looks from the north.
    FROM_NORTH, Playing: "2" Digit2 Num2 => "view from the second player’s side";
    /// Looks from above.
    FROM_ABOVE, Playing: "3" Digit3 Num3 => "view from above";
    /// Opens the log.
    LOG, Playing: "L" KeyL L => "moves";
    /// Opens the rules.
    HELP, Playing: "H" KeyH H => "rules";
}

/// What a pointer or a finger does, for the settings panel.
pub const GESTURES: [(&str, &str); 7] = [
    ("Drag, or click and click", "move a piece"),
    ("Double click", "quick move with the first die, if switched on"),
    ("Click on the dice", "after a throw: swap them for quick moves"),
    ("Drag the dice", "before a throw: shake and throw them"),
    ("Right button, two fingers", "turn the camera"),
    ("Shift and right button", "move the camera"),
    ("Wheel, two fingers apart", "zoom"),
];

/// The key that answers or makes this choice, if it has one of its own.
#[must_use]
pub const fn of_choice(choice: Choice) -> Option<&'static Binding> {
    match choice {
        Choice::Finish => Some(&FINISH),
        Choice::Double => Some(&DOUBLE),
        Choice::Take => Some(&TAKE),
        Choice::Drop => Some(&DROP),
        Choice::Beaver => Some(&BEAVER),
        Choice::Accept => Some(&ACCEPT),
        Choice::Decline => Some(&DECLINE),
        _ => None,
    }
}

/// Every action by keyboard.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        keys.in_set(TableSystems::Input)
            .run_if(not(bevy_egui::input::egui_wants_any_keyboard_input).and_then(replay::is_present)),
    );
}

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    referee: Res<Referee>,
    seated: Option<Res<CurrentBoard>>,
    throwing: Res<Throwing>,
    mut hand: ResMut<Hand>,
    mut cursor: ResMut<Cursor>,
    mut intents: MessageWriter<Intent>,
    mut throws: MessageWriter<ThrowRequest>,
    mut looks: MessageWriter<LookFrom>,
    (order, mut swaps): (Res<DiceOrder>, MessageWriter<SwapDice>),
) {
    let (Some(session), Some(seated)) = (referee.session(), seated) else { return };
    let game = session.game();
    for (binding, look) in [
        (FROM_SOUTH, LookFrom::Seat(Seat::First)),
        (FROM_NORTH, LookFrom::Seat(Seat::Second)),
        (FROM_ABOVE, LookFrom::Above),
    ] {
        if binding.struck(&keys) {
            looks.write(look);
        }
    }
    if throwing.is_busy() {
        return;
    }
    if THROW.struck(&keys) {
        throws.write(ThrowRequest);
    }
    if UNDO.struck(&keys) {
        intents.write(Intent::Undo);
    }
    for (binding, choice) in [(FINISH, Choice::Finish), (DOUBLE, Choice::Double)] {
        if binding.struck(&keys) && game.actions().contains(&Action::Choice(choice)) {
            intents.write(Intent::Choose(choice));
        }
    }
    if !matches!(game.pending(), Pending::Act(_)) {
        cursor.set_if_neq(Cursor(None));
        return;
    }
    let useful: Vec<Place> = match &*hand {
        Hand::Empty => sources(game),
        Hand::Holding { from, walked, .. } => {
            targets(game, *from, walked).into_iter().map(|(place, _)| place).collect()
        }
    };
    if NEXT.struck(&keys) && !useful.is_empty() {
        let back = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        let at = cursor.0.and_then(|place| useful.iter().position(|p| *p == place));
        let next = match (at, back) {
            (Some(at), false) => (at + 1) % useful.len(),
            (Some(at), true) => (at + useful.len() - 1) % useful.len(),
            (None, _) => 0,
        };
        cursor.0 = Some(useful[next]);
    }
    for (binding, way) in [(WEST, Vec2::NEG_X), (EAST, Vec2::X), (NORTH, Vec2::NEG_Y), (SOUTH, Vec2::Y)] {
        if binding.struck(&keys) {
            cursor.0 = neighbour(&seated, cursor.0, way).or_else(|| useful.first().copied());
        }
    }
    if SWAP.struck(&keys) && *hand == Hand::Empty {
        swaps.write(SwapDice);
    }
    if ONE_TAP.struck(&keys)
        && *hand == Hand::Empty
        && let Some(step) = cursor.0.and_then(|place| quick_move::step(game, place, *order))
    {
        intents.write(Intent::Step(step));
    }
    if TAKE_UP.struck(&keys)
        && let Some(place) = cursor.0
    {
        match *hand {
            Hand::Empty => take_up(game, place, None, &mut hand, &mut intents),
            Hand::Holding { from, .. } if from == place => *hand = Hand::Empty,
            Hand::Holding { .. } => put_down(game, place, &mut hand, &mut intents),
        }
    }
    if LEAVE.struck(&keys) && *hand != Hand::Empty {
        *hand = Hand::Empty;
    }
}

/// The nearest place in a direction on the board, x to the east and y to the south.
fn neighbour(seated: &CurrentBoard, from: Option<Place>, way: Vec2) -> Option<Place> {
    let level = |place| seated.board.zone(place).map(|zone| Vec2::new(zone.centre.x, zone.centre.z));
    let here = level(from?)?;
    let ahead = seated.board.places().into_iter().filter_map(|place| {
        let offset = level(place)? - here;
        let along = offset.dot(way);
        let aside = (offset - way * along).length();
        (along > 0.05).then_some((place, along + 3.0 * aside))
    });
    ahead.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things_at_once() {
        for (index, one) in BINDINGS.iter().enumerate() {
            for other in &BINDINGS[..index] {
                // The past is looked at without the board; a question is asked at the board.
                let apart = (one.when == When::LookingBack) != (other.when == When::LookingBack);
                for key in one.keys {
                    let again = other.keys.iter().any(|known| known.code == key.code);
                    assert!(apart || !again, "{} is for “{}” and for “{}”", key.name, one.does, other.does);
                }
            }
        }
    }

    #[test]
    fn a_key_is_the_same_for_the_window_and_for_the_overlay() {
        for key in BINDINGS.iter().flat_map(|binding| binding.keys) {
            let code = format!("{:?}", key.code).replace("Key", "").replace("Digit", "Num").replace("Numpad", "");
            assert_eq!(code, format!("{:?}", key.overlay), "{}", key.name);
        }
    }
}
