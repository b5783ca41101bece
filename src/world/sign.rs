//! The sign of a seat: it is put beside the board while the game shows it, and taken away when it
//! no longer does. In Tabula it is the bear, which stands there while its player may bear off.

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_rules::Seat;

use crate::{
    table::{Busy, ShownSession, sets::AnimateSystems},
    world::motion::{Gliding, MoveSpec},
};

/// Puts signs down and takes them away.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (put, hide).chain().in_set(AnimateSystems::Send));
}

/// The sign of a seat, in the world.
#[derive(Component, Copy, Clone, Debug)]
pub(crate) struct Sign {
    seat: Seat,
    /// Where it stands.
    home: Transform,
    /// Whether it stands there or is on its way to it.
    is_shown: bool,
}

impl Sign {
    /// How high over its place it comes into sight and goes out of it.
    const ABOVE: f32 = 0.7;

    /// A sign that is not shown yet.
    #[must_use]
    pub(crate) const fn of(seat: Seat, home: Transform) -> Self {
        Self {
            seat,
            home,
            is_shown: false,
        }
    }

    /// How it waits to be shown.
    #[must_use]
    pub(crate) fn hidden(&self) -> impl Bundle + use<> {
        (Name::new("Sign"), self.above(), Visibility::Hidden)
    }

    fn above(&self) -> Transform {
        self.home
            .with_translation(self.home.translation + Vec3::Y * Self::ABOVE)
    }
}

/// Lets a sign come or go as the position on the table says.
fn put(
    mut commands: Commands,
    shown: ShownSession,
    busy: Busy,
    mut signs: Query<(Entity, &mut Sign, &Transform, &mut Visibility)>,
) {
    if busy.is_showing() {
        return;
    }
    for (entity, mut sign, at, mut visibility) in &mut signs {
        let is_due = shown
            .get()
            .is_some_and(|session| session.game().shows_sign(sign.seat));
        if is_due == sign.is_shown {
            continue;
        }
        sign.is_shown = is_due;
        let glide = if is_due {
            *visibility = Visibility::Inherited;
            let landing = MoveSpec::new(0.5, 0.0).landing(Surface::Metal, Surface::Wood);
            Gliding::new(*at, sign.home, landing)
        } else {
            Gliding::new(*at, sign.above(), MoveSpec::new(0.4, 0.0))
        };
        commands.entity(entity).insert(glide);
    }
}

/// Hides a sign that has been taken away.
fn hide(mut signs: Query<(&Sign, &mut Visibility), Without<Gliding>>) {
    for (sign, mut visibility) in &mut signs {
        if !sign.is_shown {
            visibility.set_if_neq(Visibility::Hidden);
        }
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Header, Kind, Session};

    use super::*;
    use crate::{boards::Board, table::settings::Settings, tests::harness};

    #[test]
    fn the_bear_comes_when_its_player_may_bear_off_and_goes_when_they_no_longer_may() {
        let mut app = harness::table(Settings::default());
        app.add_plugins(plugin);
        let board = Board::new(Kind::Tabula);
        let signs = Seat::BOTH.map(|seat| {
            let home = board.sign(seat).unwrap().transform();
            let sign = Sign::of(seat, home);
            (app.world_mut().spawn((sign.hidden(), sign)).id(), home)
        });
        let mut resume = |start: &str| {
            let header = Header {
                start: Some(start.to_owned()),
                ..Header::new(Kind::Tabula)
            };
            harness::resume(&mut app, Session::new(header).unwrap());
            (0..60).for_each(|_| app.update());
            signs.map(|(sign, home)| {
                let entity = app.world().entity(sign);
                let stands = entity.get::<Transform>().unwrap().translation == home.translation;
                let seen = entity.get::<Visibility>() != Some(&Visibility::Hidden);
                assert_eq!(stands, seen, "it is seen where it stands");
                seen
            })
        };
        let far = "I=19:5,20:5,24:5 B=hand:15 ivory 1-2-3";
        assert_eq!(resume(far), [true, false]);
        assert_eq!(resume("I=bar,20:14 B=24:15 ivory"), [false, true]);
        assert_eq!(resume("I=hand:15 B=hand:15 opening"), [false, false]);
    }
}
