use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_dice::DieBody;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Action, Die, DieKind, Game, Pending, Place, Step};

use crate::{
    TableSystems,
    input::{
        hands::{self, Hand},
        pointer::Pointed,
        throwing::Throwing,
    },
    replay,
    world::pieces::{Gliding, MoveSpec, PieceBody},
};

/// With what a piece goes its step without being told where to.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OneTap {
    /// With nothing: every step is shown by its target.
    Off,
    /// With two clicks in quick succession; one click takes the piece up.
    #[default]
    Double,
    /// With one click. It can still be dragged.
    Single,
}

impl OneTap {
    /// So soon after the first click the second one makes it a double click, in seconds.
    pub const SOON: f32 = 0.45;
}

/// In which order dice are tried for a piece that goes its step by a tap: the highest first, until somebody taps the dice.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct DiceOrder {
    /// How many of the highest were moved to the end.
    turned: usize,
}

/// Somebody tapped the dice in the overlay or pressed their key: another one is tried first.
#[derive(Message, Copy, Clone, Debug, Default)]
pub struct SwapDice;

impl DiceOrder {
    /// The numbers of the dice, counted as they were thrown, in the order in which they are tried.
    #[must_use]
    pub fn arrange(self, dice: &[Die]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..dice.len()).collect();
        order.sort_by_key(|index| std::cmp::Reverse(dice[*index].face));
        if !order.is_empty() {
            let turned = self.turned % order.len();
            order.rotate_left(turned);
        }
        order
    }

    /// The faces of the dice that are not used up, in the order in which they are tried.
    #[must_use]
    pub fn faces(self, dice: &[Die]) -> Vec<u8> {
        let mut faces: Vec<u8> = self
            .arrange(dice)
            .into_iter()
            .map(|index| dice[index])
            .filter(|die| !die.used)
            .map(|die| die.face)
            .collect();
        faces.dedup();
        faces
    }

    /// Whether it matters now which of the dice is first.
    #[must_use]
    pub fn matters(self, game: &dyn Game) -> bool {
        let cubes = game.dice().iter().all(|die| die.kind == DieKind::Cube);
        matches!(game.pending(), Pending::Act(_)) && cubes && self.faces(game.dice()).len() > 1
    }
}

/// The step that a tapped piece goes: with the first die that lets it go anywhere. Nothing if that die leaves a choice of ways, which only
/// a hand can make.
#[must_use]
pub fn step(game: &dyn Game, from: Place, order: DiceOrder) -> Option<Step> {
    let steps: Vec<Step> = game
        .actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Step(step) if step.from == from => Some(step),
            _ => None,
        })
        .collect();
    let mut dice = order.faces(game.dice());
    // A step may use what no single die shows: the sum of lots, the length of a free move.
    let mut others: Vec<u8> = steps.iter().map(|step| step.die).filter(|die| !dice.contains(die)).collect();
    others.sort_unstable_by(|a, b| b.cmp(a));
    dice.extend(others);
    let die = dice.into_iter().find(|die| steps.iter().any(|step| step.die == *die))?;
    let mut ways = steps.into_iter().filter(|step| step.die == die);
    ways.next().filter(|_| ways.next().is_none())
}

/// Lets the order of the dice be changed by a tap on them.
pub fn plugin(app: &mut App) {
    app.init_resource::<DiceOrder>()
        .add_message::<SwapDice>()
        .add_systems(
            Update,
            (tap.run_if(not(bevy_egui::input::egui_wants_any_pointer_input)), swap)
                .chain()
                .in_set(TableSystems::Input)
                .after(hands::handle)
                .run_if(replay::is_present),
        )
        .add_systems(Update, forget.in_set(TableSystems::React));
}

/// Hears a tap on one of the dice that lie there.
fn tap(pointed: Res<Pointed>, hand: Res<Hand>, mut swaps: MessageWriter<SwapDice>) {
    if pointed.pressed && pointed.means_a_die() && *hand == Hand::Empty {
        swaps.write(SwapDice);
    }
}

/// Another die is tried first; those on the table change places, so that it is seen.
fn swap(
    mut commands: Commands,
    mut swaps: MessageReader<SwapDice>,
    mut order: ResMut<DiceOrder>,
    referee: Res<Referee>,
    throwing: Res<Throwing>,
    dice: Query<(Entity, &DieBody, &Transform), Without<PieceBody>>,
) {
    if swaps.read().count() == 0 || throwing.is_busy() {
        return;
    }
    let Some(game) = referee.session().map(|session| session.game()) else { return };
    if !order.matters(game) {
        return;
    }
    order.turned = (order.turned + 1) % game.dice().len();
    let mut lying: Vec<(Entity, &DieBody, &Transform)> = dice.iter().collect();
    lying.sort_unstable_by_key(|(_, die, _)| die.index);
    for (index, (entity, _, from)) in lying.iter().enumerate() {
        let (_, _, next) = lying[(index + 1) % lying.len()];
        let to =
            Transform { translation: Vec3::new(next.translation.x, from.translation.y, next.translation.z), ..**from };
        commands.entity(*entity).insert(Gliding::new(**from, to, MoveSpec::new(0.25, 0.12)));
    }
}

/// After another throw the highest die is first again.
fn forget(mut facts: MessageReader<Fact>, mut order: ResMut<DiceOrder>) {
    let is_another = |fact: &&Fact| match fact {
        Fact::Happened(event) => matches!(event.action, Action::Throw(_)),
        Fact::Begun | Fact::Left => true,
        _ => false,
    };
    let thrown = facts.read().filter(is_another).count() > 0;
    if thrown {
        order.set_if_neq(DiceOrder::default());
    }
}

#[cfg(test)]
mod tests {
    use tesserae_referee::Intent;
    use tesserae_rules::{Header, Kind, Session, Throw};

    use super::*;
    use crate::settings::Settings;

    /// Backgammon after the first seat has won the opening with 6-3.
    fn opened() -> Session {
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        session.act(Action::Throw(Throw::new(&[6, 3]))).unwrap();
        session
    }

    #[test]
    fn a_tapped_man_goes_with_the_larger_die_and_after_a_tap_on_the_dice_with_the_smaller() {
        let session = opened();
        let from = Place::Point(24);
        let large = DiceOrder::default();
        assert_eq!(step(session.game(), from, large), Some(Step::new(from, Place::Point(18), 6)));
        let small = DiceOrder { turned: 1 };
        assert_eq!(step(session.game(), from, small), Some(Step::new(from, Place::Point(21), 3)));
    }

    #[test]
    fn where_the_larger_die_is_blocked_the_other_one_is_played() {
        // From the 13 point both go; from the 8 point the six does too, and from the 6 point only the three.
        let session = opened();
        let from = Place::Point(6);
        assert_eq!(step(session.game(), from, DiceOrder::default()), Some(Step::new(from, Place::Point(3), 3)));
        assert_eq!(step(session.game(), Place::Point(1), DiceOrder::default()), None, "another's men stay");
    }

    #[test]
    fn a_die_that_is_used_up_is_not_tried() {
        let mut session = opened();
        session.act(Action::Step(Step::new(Place::Point(24), Place::Point(18), 6))).unwrap();
        assert_eq!(DiceOrder::default().faces(session.game().dice()), [3]);
        let from = Place::Point(24);
        assert_eq!(step(session.game(), from, DiceOrder::default()), Some(Step::new(from, Place::Point(21), 3)));
    }

    #[test]
    fn three_dice_take_turns() {
        let dice = [2, 6, 4].map(|face| Die { kind: DieKind::Cube, face, used: false });
        let first = |turned| DiceOrder { turned }.faces(&dice);
        assert_eq!(first(0), [6, 4, 2]);
        assert_eq!(first(1), [4, 2, 6]);
        assert_eq!(first(2), [2, 6, 4]);
        assert_eq!(first(3), [6, 4, 2]);
    }

    /// A table without a window, on which backgammon has been opened with 6-3.
    fn table(one_tap: OneTap) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, tesserae_referee::RefereePlugin))
            .insert_resource(Settings { one_tap, ..default() })
            .init_resource::<Pointed>()
            .init_resource::<Hand>()
            .init_resource::<DiceOrder>()
            .init_resource::<Throwing>()
            .add_systems(Update, hands::handle.before(tesserae_referee::RefereeSystems));
        app.world_mut().write_message(Intent::Resume(Box::new(opened())));
        app.update();
        app
    }

    /// A click on a place: down in one frame, up in the next.
    fn click(app: &mut App, place: Place) {
        for (pressed, held, released) in [(true, true, false), (false, false, true), (false, false, false)] {
            let (at, place) = (Some(Vec2::splat(10.0)), Some(place));
            app.insert_resource(Pointed { at, place, pressed, held, released, ..default() });
            app.update();
        }
    }

    fn steps(app: &App) -> Vec<Step> {
        let events = app.world().resource::<Referee>().session().unwrap().events();
        let step = |event: &tesserae_rules::Event| match &event.action {
            Action::Step(step) => Some(step.clone()),
            _ => None,
        };
        events.iter().filter_map(step).collect()
    }

    #[test]
    fn a_double_click_plays_and_a_click_and_a_click_still_do() {
        let (far, near) = (Place::Point(24), Place::Point(18));
        let mut app = table(OneTap::Double);
        click(&mut app, far);
        assert!(matches!(app.world().resource::<Hand>(), Hand::Holding { from, .. } if *from == far));
        click(&mut app, far);
        assert_eq!(steps(&app), [Step::new(far, near, 6)], "two clicks in quick succession");
        assert_eq!(*app.world().resource::<Hand>(), Hand::Empty);

        let mut app = table(OneTap::Double);
        click(&mut app, far);
        click(&mut app, Place::Point(21));
        assert_eq!(steps(&app), [Step::new(far, Place::Point(21), 3)], "here and there");

        let mut app = table(OneTap::Double);
        click(&mut app, far);
        std::thread::sleep(std::time::Duration::from_secs_f32(OneTap::SOON + 0.05));
        click(&mut app, far);
        assert_eq!(steps(&app), [], "a second click after a while puts the man down again");
        assert_eq!(*app.world().resource::<Hand>(), Hand::Empty);
    }

    #[test]
    fn a_click_plays_only_if_that_is_wished() {
        let far = Place::Point(24);
        let mut app = table(OneTap::Single);
        click(&mut app, far);
        assert_eq!(steps(&app), [Step::new(far, Place::Point(18), 6)]);
        let mut app = table(OneTap::Off);
        click(&mut app, far);
        click(&mut app, far);
        assert_eq!(steps(&app), []);
    }

    #[test]
    fn whatever_a_tap_plays_is_legal_in_every_game() {
        use tesserae_rules::session::random::{generator, random_event};
        for kind in Kind::ALL {
            let mut session = Session::new(Header::new(kind)).unwrap();
            let (mut rng, mut taps) = (generator(4), 0);
            for _ in 0..600 {
                for place in hands::sources(session.game()) {
                    if let Some(step) = step(session.game(), place, DiceOrder::default()) {
                        taps += 1;
                        assert!(session.game().boxed().act(&step.into()).is_ok(), "{kind}");
                    }
                }
                let Some(event) = random_event(session.game(), &mut rng) else { break };
                session.act(event).unwrap();
            }
            assert!(taps > 20, "{kind}: {taps}");
        }
    }
}
