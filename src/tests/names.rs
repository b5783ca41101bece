//! What an inspector shows: whatever is seen on the table has a name.

use bevy::{
    input::InputPlugin,
    prelude::*,
    time::TimeUpdateStrategy,
    world_serialization::{WorldAsset, WorldAssetRoot},
};
use bevy_egui::input::EguiWantsInput;
use tesserae_dice::DicePlugin;
use tesserae_referee::Intent;
use tesserae_rules::{DiceSource, Event, Header, Kind, Place, Session, Step, Throw};

#[cfg(feature = "dev")]
use crate::dev::inspected_types;
use crate::{
    camera,
    input::pointer::Pointer,
    table::{
        self,
        settings::{self, Palette, Settings},
    },
    tests::harness::{FRAME, headless, resume},
    throw, world,
};

/// What is seen, and what it is seen with.
type Seen = Or<(
    With<Mesh3d>,
    With<WorldAssetRoot>,
    With<Camera>,
    With<SpotLight>,
)>;

#[test]
fn everything_that_is_seen_on_the_table_has_a_name() {
    let settings = Settings {
        palette: Palette::ColourBlindSafe,
        speed: 0.0,
        ..Settings::default()
    };
    let mut app = headless();
    app.add_plugins((AssetPlugin::default(), InputPlugin, WindowPlugin::default()))
        .init_asset::<WorldAsset>()
        .init_asset::<Image>()
        .init_asset::<Mesh>()
        .init_asset::<StandardMaterial>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(settings)
        .init_resource::<Pointer>()
        .init_resource::<EguiWantsInput>()
        .add_plugins((
            table::state,
            settings::plugin,
            DicePlugin,
            throw::plugin,
            world::plugin,
            camera::plugin,
        ));
    app.finish();
    let mut session = Session::new(Header {
        dice: Some(DiceSource::Entered),
        ..Header::new(Kind::Backgammon)
    })
    .unwrap();
    session
        .act(Event::thrown(Throw::new(&[3, 1]), DiceSource::Entered))
        .unwrap();
    resume(&mut app, session);
    app.world_mut()
        .write_message(Intent::Step(Step::new(Place::Point(8), Place::Point(5), 3)));
    (0..20).for_each(|_| app.update());

    let world = app.world_mut();
    let mut nameless = world.query_filtered::<Entity, (Seen, Without<Name>)>();
    if let Some(entity) = nameless.iter(world).next() {
        let components: Vec<_> = world
            .inspect_entity(entity)
            .unwrap()
            .map(|component| component.name())
            .collect();
        panic!("{entity} has no name: {components:?}");
    }
    let mut bodies = world.query::<&Name>();
    let names: Vec<&str> = bodies.iter(world).map(Name::as_str).collect();
    for name in [
        "Camera",
        "Lamp",
        "models/backgammon.glb",
        "Cup",
        "Piece ",
        "Die",
        "Highlight",
        "Trace",
    ] {
        assert!(
            names.iter().any(|known| known.starts_with(name)),
            "there is no {name}: {names:?}"
        );
    }
}

#[test]
#[cfg(feature = "dev")]
fn settings_throws_the_camera_and_motions_can_be_inspected() {
    let mut app = App::new();
    app.add_plugins(inspected_types::plugin);
    let registry = app.world().resource::<AppTypeRegistry>().read();
    for path in [
        "table::settings::Settings",
        "table::throwing::Throwing",
        "camera::Orbit",
        "world::motion::Gliding",
    ] {
        assert!(
            registry
                .get_with_type_path(&format!("tesserae::{path}"))
                .is_some(),
            "{path} is not registered"
        );
    }
}
