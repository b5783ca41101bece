//! What players can set. The panel is in `ui`, the file in `save`.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_insight::Thresholds;
use tesserae_referee::AutoPlay;
use tesserae_rules::Seat;

use crate::table::{
    look::{BoardChoice, ChosenBoards, Cloth, DiceMaterial},
    sets::TableSystems,
};

/// Chooses boards, and keeps the referee's [`AutoPlay`] in step with the settings.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_message::<BoardChoice>()
        .add_systems(
            Update,
            (
                choose_boards.run_if(on_message::<BoardChoice>),
                apply.run_if(resource_changed::<Settings>),
            )
                .chain()
                .in_set(TableSystems::Input),
        );
}

/// What players set once and expect to find again.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize, Reflect)]
#[reflect(Resource)]
#[serde(default)]
pub(crate) struct Settings {
    /// The volume of all sounds, 0 to 1.
    pub(crate) volume: f32,
    /// The volume of the room tone, 0 to 1.
    pub(crate) room_tone: f32,
    /// How fast pieces move: 1 is natural, 0 moves them at once.
    pub(crate) speed: f32,
    /// Whether everything moves at once, without animation.
    pub(crate) reduced_motion: bool,
    /// Whether a phone vibrates when dice strike something.
    pub(crate) vibration: bool,
    /// Whether pieces that can move and their targets are highlighted.
    pub(crate) highlights: bool,
    /// Whether the points, squares and columns of a board carry their numbers, with the direction
    /// of travel.
    pub(crate) point_numbers: bool,
    /// Whether the end of a turn is confirmed with a button.
    pub(crate) confirm: bool,
    /// Whether a turn in which nothing can be chosen ends by itself.
    pub(crate) end_turns: bool,
    /// Whether a step without alternatives is played automatically.
    pub(crate) forced_moves: bool,
    /// Whether dice are thrown automatically when there is nothing else to choose.
    pub(crate) auto_throw: bool,
    /// How a piece is moved without naming its target.
    pub(crate) quick_move: QuickMove,
    /// Whether the other player's hand is hidden while they play at another machine.
    pub(crate) hide_other_hand: bool,
    /// Whether the camera changes sides with the turn.
    pub(crate) turn_table: bool,
    /// Whether east and west are exchanged on all boards: pieces go round the other way.
    pub(crate) flipped: bool,
    /// Whether the second seat is on the near side at first.
    pub(crate) from_north: bool,
    /// What the dice are made of.
    pub(crate) dice: DiceMaterial,
    /// The cloth of the table.
    pub(crate) cloth: Cloth,
    /// The board of each game.
    pub(crate) boards: ChosenBoards,
    /// The colours of pieces and highlights.
    pub(crate) palette: Palette,
    /// The tag of the language; without one it is that of the system.
    pub(crate) language: Option<String>,
    /// Whether the game explains itself: hints, odds, coach, puzzles and analysis.
    pub(crate) insights: bool,
    /// Whether a coach looks at each turn before it ends.
    pub(crate) coach: bool,
    /// From which loss on decisions of an analysed game have marks.
    #[reflect(ignore)]
    pub(crate) thresholds: Thresholds,
    /// Whether the browser says when it is the turn of the person here.
    pub(crate) notify: bool,
    /// The name of the person here in games with a friend at another machine.
    pub(crate) name: String,
    /// The address of the server for games with a friend, where no page has one.
    pub(crate) server: String,
    /// Whether the window fills the screen. A page is asked each time instead.
    pub(crate) full_screen: bool,
    /// The scale of the user interface, 1 is normal.
    pub(crate) scale: f32,
    /// How long an announcement is shown, in seconds.
    pub(crate) notices: f32,
    /// The quality of the graphics.
    pub(crate) graphics: Graphics,
    /// Whether the program has chosen it by itself; if a file does not say so, somebody has.
    #[serde(default)]
    pub(crate) automatic_graphics: bool,
}

/// The colours of highlights and marks.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize, Reflect)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Palette {
    /// Warm colours that match the materials.
    #[default]
    Natural,
    /// Blue and orange, which every kind of colour vision distinguishes; the second seat's pieces
    /// carry a ring as well.
    ColourBlindSafe,
}

/// How a piece is moved without naming its target: by clicking it.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize, Reflect)]
#[serde(rename_all = "snake_case")]
pub(crate) enum QuickMove {
    /// Not at all: every step needs its target.
    Off,
    /// With a double click; a single click picks the piece up.
    #[default]
    DoubleClick,
    /// With a click. The piece can still be dragged.
    Click,
}

impl QuickMove {
    /// Two clicks within this time are a double click, in seconds.
    pub(crate) const DOUBLE_CLICK_SECONDS: f32 = 0.45;
}

/// The quality of the graphics.
#[derive(
    Copy, Clone, Debug, Default, Eq, Ord, PartialEq, PartialOrd, Serialize, Deserialize, Reflect,
)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Graphics {
    /// For phones and WebGL2.
    Low,
    /// For most machines.
    #[default]
    Medium,
    /// For a fast graphics card.
    High,
}

impl Graphics {
    /// Its name among the settings.
    #[must_use]
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            volume: 0.8,
            room_tone: 0.25,
            speed: 1.0,
            reduced_motion: false,
            vibration: true,
            highlights: true,
            point_numbers: true,
            confirm: true,
            end_turns: true,
            forced_moves: false,
            auto_throw: false,
            quick_move: QuickMove::default(),
            hide_other_hand: false,
            turn_table: false,
            flipped: false,
            from_north: false,
            dice: DiceMaterial::default(),
            cloth: Cloth::default(),
            boards: ChosenBoards::default(),
            palette: Palette::default(),
            language: None,
            insights: true,
            coach: false,
            thresholds: Thresholds::default(),
            notify: false,
            name: String::new(),
            server: String::new(),
            full_screen: false,
            scale: 1.0,
            notices: 5.0,
            graphics: Graphics::default(),
            automatic_graphics: true,
        }
    }
}

impl Settings {
    /// Sets the quality of the graphics; without one the program chooses it by itself.
    pub(crate) fn choose_graphics(&mut self, level: Option<Graphics>) {
        self.automatic_graphics = level.is_none();
        self.graphics = level.unwrap_or_default();
    }

    /// The seat from whose side the camera looks at first.
    #[must_use]
    pub(crate) const fn near_side(&self) -> Seat {
        if self.from_north {
            Seat::Second
        } else {
            Seat::First
        }
    }
}

fn choose_boards(mut choices: MessageReader<BoardChoice>, mut settings: ResMut<Settings>) {
    for BoardChoice { game, board } in choices.read() {
        settings.boards.choose(*game, *board);
    }
}

fn apply(settings: Res<Settings>, mut auto_play: ResMut<AutoPlay>) {
    // A throw that cannot be played is passed on by `input::auto_pass`, once everybody has seen it.
    auto_play.set_if_neq(AutoPlay {
        finish: !settings.confirm,
        pass: false,
        forced: settings.forced_moves,
    });
}

#[cfg(test)]
mod tests {
    use tesserae_rules::Kind;

    use super::*;

    #[test]
    fn settings_with_a_row_that_is_no_longer_there_are_read() {
        let text = r#"{"volume":0.5,"deposits":true}"#;
        let wanted = Settings {
            volume: 0.5,
            automatic_graphics: false,
            ..Settings::default()
        };
        assert_eq!(serde_json::from_str::<Settings>(text).ok(), Some(wanted));
    }

    #[test]
    fn chosen_boards_are_read_again_and_old_files_have_the_first_ones() {
        let mut settings = Settings::default();
        settings.boards.choose(Kind::Ur, Some("ur_limestone"));
        let text = serde_json::to_string(&settings).expect("they can be written");
        assert_eq!(serde_json::from_str(&text).ok(), Some(settings));
        let old =
            serde_json::from_str::<Settings>(r#"{"cloth":"blue"}"#).expect("they are settings");
        assert_eq!(old.boards, ChosenBoards::default());
    }

    #[test]
    fn a_level_of_the_graphics_is_automatic_only_where_that_is_said() {
        let read = |text| serde_json::from_str::<Settings>(text).expect("they are settings");
        assert!(!read(r#"{"graphics":"high"}"#).automatic_graphics);
        let mut settings = Settings::default();
        assert!(settings.automatic_graphics);
        settings.choose_graphics(Some(Graphics::Low));
        assert_eq!(
            (settings.graphics, settings.automatic_graphics),
            (Graphics::Low, false)
        );
        settings.choose_graphics(None);
        assert_eq!(settings, Settings::default());
    }
}
