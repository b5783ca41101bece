//! Moves without a target: a clicked piece plays its step with the first die that fits. A click on
//! the dice changes which die is the first.

use bevy::prelude::*;
use tesserae_dice::DieBody;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Action, Die, DieKind, Game, Pending, Place, Step};

use crate::{
    input::pointer::{Pointer, is_on_board},
    table::{
        Hand, Throwing, not_replaying,
        sets::{InputSystems, TableSystems},
    },
    world::{
        motion::{Gliding, MoveSpec},
        pieces::PieceBody,
    },
};

/// Lets the players swap the dice.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<DiceOrder>()
        .add_message::<SwapDice>()
        .add_systems(
            Update,
            (click_dice.run_if(is_on_board), swap)
                .chain()
                .in_set(InputSystems::Dice)
                .run_if(not_replaying),
        )
        .add_systems(Update, reset.in_set(TableSystems::React));
}

/// The order in which dice are tried for a quick move: the highest first, until a player swaps
/// them.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct DiceOrder {
    /// How many of the highest were moved to the end.
    rotation: usize,
}

/// A player swaps the dice: another one is tried first.
#[derive(Message, Copy, Clone, Debug, Default)]
pub(crate) struct SwapDice;

impl DiceOrder {
    /// The indices of the dice in the order in which they are tried.
    #[must_use]
    pub(crate) fn arrange(self, dice: &[Die]) -> Vec<usize> {
        let mut order: Vec<usize> = (0..dice.len()).collect();
        order.sort_by_key(|index| std::cmp::Reverse(dice[*index].face));
        if !order.is_empty() {
            let rotation = self.rotation % order.len();
            order.rotate_left(rotation);
        }
        order
    }

    /// The faces of the dice that are not used up, in the order in which they are tried.
    #[must_use]
    pub(crate) fn faces(self, dice: &[Die]) -> Vec<u8> {
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

    /// Whether the order of the dice matters now.
    #[must_use]
    pub(crate) fn matters(self, game: &dyn Game) -> bool {
        let cubes = game.dice().iter().all(|die| die.kind == DieKind::Cube);
        matches!(game.pending(), Pending::Act(_)) && cubes && self.faces(game.dice()).len() > 1
    }
}

/// The step of a clicked piece: with the first die that lets it move. `None` if it could move in
/// several ways with that die, among which only the hand can choose.
#[must_use]
pub(crate) fn step(game: &dyn Game, from: Place, order: DiceOrder) -> Option<Step> {
    let steps: Vec<Step> = game
        .steps()
        .into_iter()
        .filter(|step| step.from == from)
        .collect();
    let mut dice = order.faces(game.dice());
    // A step may use a number that no single die shows: the sum of lots, the length of a free move.
    let mut others: Vec<u8> = steps
        .iter()
        .map(|step| step.die)
        .filter(|die| !dice.contains(die))
        .collect();
    others.sort_unstable_by(|a, b| b.cmp(a));
    dice.extend(others);
    let die = dice
        .into_iter()
        .find(|die| steps.iter().any(|step| step.die == *die))?;
    let mut ways = steps.into_iter().filter(|step| step.die == die);
    ways.next().filter(|_| ways.next().is_none())
}

/// A click on one of the dice on the table swaps them.
fn click_dice(pointer: Res<Pointer>, hand: Res<Hand>, mut swaps: MessageWriter<SwapDice>) {
    if pointer.pressed && pointer.means_die() && hand.is_empty() {
        swaps.write(SwapDice);
    }
}

/// Another die is tried first; the dice on the table change places to show it.
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
    let Some(game) = referee.session().map(|session| session.game()) else {
        return;
    };
    if !order.matters(game) {
        return;
    }
    order.rotation = (order.rotation + 1) % game.dice().len();
    let mut lying: Vec<(Entity, &DieBody, &Transform)> = dice.iter().collect();
    lying.sort_unstable_by_key(|(_, die, _)| die.index);
    for (index, (entity, _, from)) in lying.iter().enumerate() {
        let (_, _, next) = lying[(index + 1) % lying.len()];
        let to = Transform {
            translation: Vec3::new(next.translation.x, from.translation.y, next.translation.z),
            ..**from
        };
        commands
            .entity(*entity)
            .insert(Gliding::new(**from, to, MoveSpec::new(0.25, 0.12)));
    }
}

/// After another throw the highest die is first again.
fn reset(mut facts: MessageReader<Fact>, mut order: ResMut<DiceOrder>) {
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
    use tesserae_rules::{Header, Kind, Session, Throw};

    use super::*;
    use crate::{
        table::{
            settings::{QuickMove, Settings},
            targets::sources,
        },
        tests::harness,
    };

    /// Backgammon after the first seat has won the opening with 6-3.
    fn opened() -> Session {
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        session.act(Action::Throw(Throw::new(&[6, 3]))).unwrap();
        session
    }

    #[test]
    fn a_quick_move_uses_the_larger_die_until_the_dice_are_swapped() {
        let session = opened();
        let from = Place::Point(24);
        let large = DiceOrder::default();
        assert_eq!(
            step(session.game(), from, large),
            Some(Step::new(from, Place::Point(18), 6))
        );
        let small = DiceOrder { rotation: 1 };
        assert_eq!(
            step(session.game(), from, small),
            Some(Step::new(from, Place::Point(21), 3))
        );
    }

    #[test]
    fn where_the_larger_die_is_blocked_the_other_one_is_played() {
        // From the 13 point both go; from the 8 point the six does too, and from the 6 point only
        // the three.
        let session = opened();
        let from = Place::Point(6);
        assert_eq!(
            step(session.game(), from, DiceOrder::default()),
            Some(Step::new(from, Place::Point(3), 3))
        );
        assert_eq!(
            step(session.game(), Place::Point(1), DiceOrder::default()),
            None,
            "the checkers of the other seat stay"
        );
    }

    #[test]
    fn a_die_that_is_used_up_is_not_tried() {
        let mut session = opened();
        session
            .act(Action::Step(Step::new(
                Place::Point(24),
                Place::Point(18),
                6,
            )))
            .unwrap();
        assert_eq!(DiceOrder::default().faces(session.game().dice()), [3]);
        let from = Place::Point(24);
        assert_eq!(
            step(session.game(), from, DiceOrder::default()),
            Some(Step::new(from, Place::Point(21), 3))
        );
    }

    #[test]
    fn three_dice_take_turns() {
        let dice = [2, 6, 4].map(|face| Die {
            kind: DieKind::Cube,
            face,
            used: false,
        });
        let first = |rotation| DiceOrder { rotation }.faces(&dice);
        assert_eq!(first(0), [6, 4, 2]);
        assert_eq!(first(1), [4, 2, 6]);
        assert_eq!(first(2), [2, 6, 4]);
        assert_eq!(first(3), [6, 4, 2]);
    }

    /// A table without a window on which backgammon has been opened with 6-3.
    fn table(quick_move: QuickMove) -> App {
        let mut app = harness::table(Settings {
            quick_move,
            ..default()
        });
        harness::resume(&mut app, opened());
        app
    }

    /// A click on a place: pressed in one frame, released in the next.
    fn click(app: &mut App, place: Place) {
        for buttons in [
            [true, true, false],
            [false, false, true],
            [false, false, false],
        ] {
            harness::point(app, Vec2::splat(10.0), Some(place), buttons);
        }
    }

    fn steps(app: &App) -> Vec<Step> {
        let events = harness::session(app).events();
        let step = |event: &tesserae_rules::Event| match &event.action {
            Action::Step(step) => Some(step.clone()),
            _ => None,
        };
        events.iter().filter_map(step).collect()
    }

    #[test]
    fn a_double_click_plays_and_a_click_and_a_click_still_do() {
        let (far, near) = (Place::Point(24), Place::Point(18));
        let mut app = table(QuickMove::DoubleClick);
        click(&mut app, far);
        assert!(
            matches!(app.world().resource::<Hand>(), Hand::Holding { from, .. } if *from == far)
        );
        click(&mut app, far);
        assert_eq!(
            steps(&app),
            [Step::new(far, near, 6)],
            "two clicks in quick succession"
        );
        assert_eq!(*app.world().resource::<Hand>(), Hand::Empty);

        let mut app = table(QuickMove::DoubleClick);
        click(&mut app, far);
        click(&mut app, Place::Point(21));
        assert_eq!(
            steps(&app),
            [Step::new(far, Place::Point(21), 3)],
            "here and there"
        );

        let mut app = table(QuickMove::DoubleClick);
        click(&mut app, far);
        for _ in 0..(QuickMove::DOUBLE_CLICK_SECONDS / harness::FRAME.as_secs_f32()) as usize + 1 {
            app.update();
        }
        click(&mut app, far);
        assert_eq!(
            steps(&app),
            [],
            "a second click after a while puts the checker down again"
        );
        assert_eq!(*app.world().resource::<Hand>(), Hand::Empty);
    }

    #[test]
    fn a_click_plays_only_if_the_settings_say_so() {
        let far = Place::Point(24);
        let mut app = table(QuickMove::Click);
        click(&mut app, far);
        assert_eq!(steps(&app), [Step::new(far, Place::Point(18), 6)]);
        let mut app = table(QuickMove::Off);
        click(&mut app, far);
        click(&mut app, far);
        assert_eq!(steps(&app), []);
    }

    #[test]
    fn every_quick_move_is_legal_in_every_game() {
        use tesserae_rules::session::random::{generator, random_event};
        for kind in Kind::ALL {
            let mut session = Session::new(Header::new(kind)).unwrap();
            let (mut rng, mut moves) = (generator(4), 0);
            for _ in 0..600 {
                for place in sources(session.game()) {
                    if let Some(step) = step(session.game(), place, DiceOrder::default()) {
                        moves += 1;
                        assert!(session.game().boxed().act(&step.into()).is_ok(), "{kind}");
                    }
                }
                let Some(event) = random_event(session.game(), &mut rng) else {
                    break;
                };
                session.act(event).unwrap();
            }
            assert!(moves > 20, "{kind}: {moves}");
        }
    }
}
