//! The constant data of one game's table. Places keep their coordinates here; a
//! [`Board`](super::Board) may be flipped.

use bevy::prelude::*;
use tesserae_dice::{Impact, Surface, ThrowField};
use tesserae_rules::{PieceKind, Place, Seat};

use crate::boards::{Footprint, PieceModel, Portrait, Prop, Vessel, Zone};

/// What a game contributes to the table. It has no defaults: a new game answers every question.
pub(crate) struct Layout {
    /// The height of the table top, below the playing surface.
    pub(crate) table_height: f32,
    /// The material on which pieces beside it lie.
    pub(super) beside: Surface,
    /// Where the board touches the table.
    pub(super) footprint: &'static [Footprint],
    /// What stands on the table besides board and pieces: trays, a dice tower.
    pub(super) props: &'static [Prop],
    /// The vessels from which dice can be thrown; none where they are thrown into a dice tower.
    pub(super) cups: &'static [Vessel],
    /// What stands beside the board while the game shows a seat's sign
    /// ([`Describe::shows_sign`](tesserae_rules::Describe::shows_sign)).
    pub(super) sign: Option<fn(Seat) -> Prop>,
    /// How a piece of a kind looks, sounds and is moved, where a board has no pieces of its own.
    pub(super) model: fn(PieceKind) -> PieceModel,
    /// The colour of the pieces of each seat, for its mark beside a name; `None` where both play
    /// with the same pieces.
    pub(super) seat_colours: Option<[Color; 2]>,
    /// The position and rotation of the n-th piece at a place, counted from the bottom: the centre
    /// of its foot.
    pub(super) spot: fn(Place, usize) -> Transform,
    /// The area in which a pointer means a place; `None` for places that are never touched.
    pub(super) zone: fn(Place) -> Option<Zone>,
    /// Every place that can be touched, in the order of the keyboard.
    pub(super) places: fn() -> Vec<Place>,
    /// The places that carry a number or a letter, with the middle of it: on the rim of the board
    /// or in a corner of the
    /// square. [`Describe::place_label`](tesserae_rules::Describe::place_label) says which.
    pub(super) label_spots: fn() -> Vec<(Place, Vec3)>,
    /// Whether a square is decorated with a rosette.
    pub(crate) has_rosette: fn(Place) -> bool,
    /// Whether a hand that picks up a piece on a square takes the whole stack.
    pub(super) lifts_stacks: bool,
    /// Where a seat throws its dice.
    pub(super) field: fn(Option<Seat>) -> ThrowField,
    /// Where the dice of a seat lie before its first throw: the middle of the group.
    pub(super) dice_rest: fn(Option<Seat>) -> Vec3,
    /// The board with its frame: it is whole in every window.
    pub(super) frame: [Vec3; 2],
    /// Boxes around everything that is played with; the camera keeps them in view where there is
    /// room.
    pub(super) extent: &'static [[Vec3; 2]],
    /// How far from the middle the lanes lie along the southern and the northern edge of the board:
    /// lines to pieces beside it go along them and not across squares. `None` where nothing waits
    /// there.
    pub(super) lane: Option<f32>,
    /// Rails, boxes and walls behind which pieces can be hidden, as corners: lines go over them.
    pub(super) walls: &'static [[Vec3; 2]],
    /// The walls around its dice: a test looks over them.
    #[cfg(test)]
    pub(super) dice_walls: fn() -> Vec<[Vec3; 2]>,
    /// The sound of an impact where it differs from that of its two materials.
    pub(crate) impact_sound: fn(&Impact) -> Option<&'static str>,
    /// The sound of a piece that is paid, refilled or taken back to a place.
    pub(crate) payment_sound: fn(PieceKind, Place) -> Option<&'static str>,
    /// The small picture of the board in the menu, a JPEG file.
    pub(crate) picture: &'static [u8],
    /// How the board is photographed.
    #[cfg_attr(
        not(feature = "dev"),
        expect(dead_code, reason = "screenshots alone use it")
    )]
    pub(crate) portrait: Portrait,
}
