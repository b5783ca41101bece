//! What calls players who look at something else to the table: the title of the window or tab, a
//! sound, and in a browser the icon and a notification. `alert` says why.

use bevy::{prelude::*, window::PrimaryWindow};
use tesserae_words as words;

use crate::{
    table::{OwnTurn, language::ReadersLanguage, sets::TableSystems},
    ui::state::{
        alert::{Alert, Why},
        friend_view::FriendView,
    },
};

/// Calls players to the table.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Told>()
        .init_resource::<ReadersLanguage>()
        .add_systems(
            Update,
            tell.in_set(TableSystems::Animate)
                .run_if(resource_changed::<FriendView>),
        );
}

/// Why players have been called last, until there is no reason any more.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
struct Told(Option<Why>);

fn tell(
    friend_view: Res<FriendView>,
    language: Res<ReadersLanguage>,
    #[cfg(target_arch = "wasm32")] settings: Res<crate::table::settings::Settings>,
    mut turns: MessageWriter<OwnTurn>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut told: ResMut<Told>,
) {
    let alert = friend_view
        .0
        .as_ref()
        .and_then(|friend| friend.alert.as_ref());
    let why = alert.map(|Alert { why, .. }| *why);
    if !told.set_if_neq(Told(why)) {
        return;
    }
    #[cfg(target_arch = "wasm32")]
    {
        use js_sys::wasm_bindgen::JsValue;
        let title = why.map_or(JsValue::NULL, |why| language.word(&why.title()).into());
        let text = alert.map_or(JsValue::NULL, |alert| language.word(&alert.text).into());
        crate::page::bridge::call("tesseraeTurn", &[title, text, settings.notify.into()]);
    }
    let Ok(mut window) = windows.single_mut() else {
        return;
    };
    if cfg!(not(target_arch = "wasm32")) {
        window.title = why.map_or_else(
            || "Tesserae".to_owned(),
            |why| language.word(&words::friend::window_title(why.title())),
        );
    }
    // Whoever looks at the board sees it.
    if why.is_some() && !window.focused {
        turns.write(OwnTurn);
    }
}

#[cfg(test)]
mod tests {
    use tesserae_live::Ask;

    use super::*;
    use crate::ui::state::friend::Friend;

    #[test]
    fn a_reason_is_told_once_by_title_and_sound_and_another_one_again() {
        let mut app = App::new();
        app.init_resource::<FriendView>()
            .init_resource::<Told>()
            .add_message::<OwnTurn>()
            .init_resource::<ReadersLanguage>()
            .add_systems(Update, tell);
        app.world_mut().spawn((
            Window {
                focused: false,
                ..default()
            },
            PrimaryWindow,
        ));
        let mut told = |why: Option<Why>| {
            let alert = why.map(|why| Alert {
                why,
                text: words::friend::your_turn(),
            });
            app.insert_resource(FriendView(Some(Friend {
                alert,
                ..Friend::default()
            })));
            app.update();
            let world = app.world_mut();
            let title = world
                .query::<&Window>()
                .single(world)
                .unwrap()
                .title
                .clone();
            (
                title,
                world.resource_mut::<Messages<OwnTurn>>().drain().count(),
            )
        };
        assert_eq!(
            told(Some(Why::Opening)),
            ("The first throw · Tesserae".to_owned(), 1)
        );
        assert_eq!(told(Some(Why::Opening)).1, 0);
        assert_eq!(
            told(Some(Why::Asked(Ask::Rematch))),
            ("You are asked · Tesserae".to_owned(), 1)
        );
        assert_eq!(
            told(Some(Why::Called)),
            ("You are called · Tesserae".to_owned(), 1)
        );
        assert_eq!(
            told(Some(Why::Turn)),
            ("Your turn · Tesserae".to_owned(), 1)
        );
        assert_eq!(told(None), ("Tesserae".to_owned(), 0));
    }
}
