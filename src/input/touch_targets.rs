//! What a finger means: the nearest place that can be played, or one of several that are too close.
//! `touch` then magnifies the board.

use bevy::prelude::*;
use tesserae_rules::{Game, Pending, Place};

use crate::{
    boards::Board,
    table::{
        Hand,
        layout::ScreenLayout,
        targets::{sources, targets},
    },
};

/// The width of a fingertip, in logical pixels: no target is smaller. The layouts of the user
/// interface use it too.
pub(crate) const TARGET: f32 = ScreenLayout::TARGET;

/// A place as a player sees it: a quadrangle in logical pixels.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) struct Seen {
    /// The place.
    pub(crate) place: Place,
    /// Its corners, in order around it.
    pub(crate) corners: [Vec2; 4],
}

/// What a finger means.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Aim {
    /// No place that can be played.
    Nothing,
    /// This place.
    Place(Place),
    /// One of several places, of which the smallest is this wide, in logical pixels.
    Unclear(f32),
}

impl Seen {
    /// A place on the screen; `None` if it is behind the camera or has no zone. `project` gives the
    /// position of a point on the screen.
    pub(crate) fn of(
        place: Place,
        board: &Board,
        project: impl Fn(Vec3) -> Option<Vec2>,
    ) -> Option<Self> {
        let zone = board.zone(place)?;
        let mut corners = [Vec2::ZERO; 4];
        for (corner, (x, z)) in
            corners
                .iter_mut()
                .zip([(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)])
        {
            *corner = project(zone.centre + Vec3::new(x * zone.half.x, 0.0, z * zone.half.y))?;
        }
        Some(Self { place, corners })
    }

    /// Its middle.
    #[cfg(test)]
    #[must_use]
    pub(crate) fn middle(&self) -> Vec2 {
        self.corners.iter().sum::<Vec2>() / 4.0
    }

    /// Its extent in the smaller direction.
    #[must_use]
    pub(crate) fn width(&self) -> f32 {
        let [a, b, c, d] = self.corners;
        let across = ((a + d) / 2.0).distance((b + c) / 2.0);
        let along = ((a + b) / 2.0).distance((c + d) / 2.0);
        across.min(along)
    }

    /// How far a point is from it; 0 inside.
    #[must_use]
    fn distance(&self, at: Vec2) -> f32 {
        let edges = || {
            self.corners
                .into_iter()
                .zip(self.corners.into_iter().cycle().skip(1))
        };
        let sides = edges().map(|(from, to)| (to - from).perp_dot(at - from));
        let inside = sides.clone().all(|side| side >= 0.0) || sides.clone().all(|side| side <= 0.0);
        if inside {
            return 0.0;
        }
        let to_edge = |(from, to): (Vec2, Vec2)| {
            let along = to - from;
            let share = ((at - from).dot(along) / along.length_squared().max(1e-6)).clamp(0.0, 1.0);
            at.distance(from + along * share)
        };
        edges().map(to_edge).fold(f32::MAX, f32::min)
    }

    /// How far beyond its edge a finger still means it, so that it is as wide as a fingertip.
    fn reach(&self) -> f32 {
        ((TARGET - self.width()) / 2.0).max(0.0)
    }
}

/// Which of these places a finger means.
#[must_use]
pub(crate) fn aim(places: &[Seen], at: Vec2) -> Aim {
    /// A finger that just misses everything means the nearest place.
    const MISS: f32 = 12.0;
    let mut near: Vec<(f32, &Seen)> = places
        .iter()
        .map(|seen| (seen.distance(at), seen))
        .filter(|(distance, seen)| *distance <= seen.reach().max(MISS))
        .collect();
    near.sort_by(|one, other| one.0.total_cmp(&other.0));
    match near.as_slice() {
        [] => Aim::Nothing,
        [(_, nearest), others @ ..] => {
            // The middle of even the narrowest place means that place.
            let middle = nearest.width() * 0.37;
            let rivals = others
                .iter()
                .filter(|(distance, seen)| *distance <= seen.reach().min(middle));
            let widths = rivals.map(|(_, seen)| seen.width());
            match widths.reduce(f32::min) {
                Some(width) => Aim::Unclear(width.min(nearest.width())),
                None => Aim::Place(nearest.place),
            }
        }
    }
}

/// The nearest of these places.
#[must_use]
pub(crate) fn nearest(places: &[Seen], at: Vec2) -> Option<Place> {
    let near = places
        .iter()
        .min_by(|one, other| one.distance(at).total_cmp(&other.distance(at)));
    near.map(|seen| seen.place)
}

/// How much nearer the camera comes, so that places of this width are wider than a fingertip.
#[must_use]
pub(crate) fn magnification(width: f32) -> f32 {
    /// A little wider, because perspective makes some of them smaller.
    const AMPLE: f32 = 1.2;
    (AMPLE * TARGET / width.max(1.0)).max(1.0)
}

/// The places that a finger can mean now: those with pieces that can move or, while something is
/// held, its targets and where it was.
#[must_use]
pub(crate) fn playable(game: &dyn Game, hand: &Hand) -> Vec<Place> {
    match (game.pending(), hand) {
        (Pending::Act(_), Hand::Empty) => sources(game),
        (Pending::Act(_), Hand::Holding { from, walked, .. }) => {
            let targets = targets(game, *from, walked)
                .into_iter()
                .map(|(place, _)| place);
            targets
                .chain([walked.last().copied().unwrap_or(*from)])
                .collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(place: u8, left: f32, width: f32) -> Seen {
        let corner = |x: f32, y: f32| Vec2::new(left + x * width, y * 150.0);
        let corners = [
            corner(0.0, 0.0),
            corner(1.0, 0.0),
            corner(1.0, 1.0),
            corner(0.0, 1.0),
        ];
        Seen {
            place: Place::Point(place),
            corners,
        }
    }

    #[test]
    fn a_finger_beside_a_narrow_place_still_means_it() {
        let places = [square(1, 100.0, 20.0)];
        assert_eq!(
            aim(&places, Vec2::new(90.0, 50.0)),
            Aim::Place(Place::Point(1))
        );
        assert_eq!(
            aim(&places, Vec2::new(131.0, 50.0)),
            Aim::Place(Place::Point(1))
        );
        assert_eq!(aim(&places, Vec2::new(150.0, 50.0)), Aim::Nothing);
    }

    #[test]
    fn between_two_narrow_places_the_place_is_unclear_and_in_their_middles_it_is_not() {
        let places = [square(1, 100.0, 34.0), square(2, 134.0, 34.0)];
        assert_eq!(aim(&places, Vec2::new(132.0, 50.0)), Aim::Unclear(34.0));
        assert_eq!(
            aim(&places, Vec2::new(117.0, 50.0)),
            Aim::Place(Place::Point(1))
        );
        assert_eq!(
            aim(&places, Vec2::new(151.0, 50.0)),
            Aim::Place(Place::Point(2))
        );
        assert!(magnification(34.0) * 34.0 > TARGET);
        let tiny = [square(1, 100.0, 15.0), square(2, 115.0, 15.0)];
        assert_eq!(
            aim(&tiny, Vec2::new(107.0, 50.0)),
            Aim::Place(Place::Point(1))
        );
    }

    #[test]
    fn between_two_wide_places_the_nearer_one_is_meant() {
        let places = [square(1, 100.0, 60.0), square(2, 160.0, 60.0)];
        assert_eq!(
            aim(&places, Vec2::new(158.0, 50.0)),
            Aim::Place(Place::Point(1))
        );
        assert_eq!(
            aim(&places, Vec2::new(162.0, 50.0)),
            Aim::Place(Place::Point(2))
        );
    }
}
