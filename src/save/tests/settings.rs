//! Settings and choices.

use std::fs;

use bevy::{ecs::system::RunSystemOnce, prelude::*};
use tesserae_rules::Kind;

use super::{Folder, notices, program};
use crate::{
    save::{Documents, LastChoices, Storage},
    table::{
        self,
        settings::{Graphics, Palette, Settings},
        window_place::WindowPlace,
    },
    tests::harness,
};

#[test]
fn settings_and_choices_are_found_again() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    let settings = Settings {
        volume: 0.25,
        palette: Palette::ColourBlindSafe,
        graphics: Graphics::High,
        forced_moves: true,
        language: Some("de".into()),
        ..default()
    };
    app.insert_resource(settings.clone());
    app.update();
    let change = |mut last: ResMut<LastChoices>, mut documents: Documents| {
        let mut choices = last.of(Kind::Ur);
        choices.names = ["Anna".into(), "Ben".into()];
        choices.house_rules.insert("opening".into(), "open".into());
        last.remember(Kind::Ur, &choices, &mut documents);
    };
    app.world_mut().run_system_once(change).unwrap();
    let app = program(&folder.0);
    assert_eq!(*app.world().resource::<Settings>(), settings);
    let last = app.world().resource::<LastChoices>();
    assert_eq!(last.of(Kind::Ur).house_rules.len(), 1);
    assert_eq!(last.of(Kind::Tabula).names[0], "Anna");
    assert!(last.of(Kind::Tabula).house_rules.is_empty());
    assert_eq!(notices(&app), [""; 0]);
}

#[test]
fn the_size_and_the_place_of_the_window_are_found_again() {
    let folder = Folder::new();
    let program = || {
        let mut app = harness::headless();
        app.init_resource::<WindowPlace>()
            .insert_resource(Storage::folder(&folder.0))
            .add_plugins((table::state, crate::save::plugin));
        app.update();
        app
    };
    let text = r#"{"size":[900.0,600.0],"corner":[-10,20],"maximised":true}"#;
    let place: WindowPlace = serde_json::from_str(text).unwrap();
    let mut app = program();
    assert_ne!(*app.world().resource::<WindowPlace>(), place);
    app.insert_resource(place);
    app.update();
    assert_eq!(*program().world().resource::<WindowPlace>(), place);
    fs::write(folder.file("window.json"), "{").unwrap();
    let app = program();
    assert_eq!(*app.world().resource::<WindowPlace>(), default());
    assert!(notices(&app)[0].contains("window.json.damaged"));
}

#[test]
fn broken_settings_are_quarantined() {
    for broken in [
        "{",
        "{\"format\":0,\"kept\":{}}",
        "{\"format\":1,\"kept\":{\"volume\":\"loud\"}}",
    ] {
        let folder = Folder::new();
        fs::create_dir_all(&folder.0).unwrap();
        fs::write(folder.file("settings.json"), broken).unwrap();
        let app = program(&folder.0);
        assert_eq!(*app.world().resource::<Settings>(), Settings::default());
        assert!(notices(&app)[0].contains("settings.json.damaged"));
        assert_eq!(folder.read("settings.json.damaged"), broken);
    }
}
