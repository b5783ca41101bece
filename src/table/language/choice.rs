//! Which language is spoken: what was asked for at the start, what is set, or that of the system.

use bevy::prelude::*;
use tesserae_words::languages;

use crate::{
    page::command::has_page,
    table::{
        idle::draw_next_frame,
        language::{LanguageLoading, known},
        launch::Launch,
        notices::Notices,
        settings::Settings,
    },
};

/// Asks for the language whenever the settings change.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LanguageLoading>().add_systems(
        PreUpdate,
        (choose.run_if(resource_changed::<Settings>), tell).chain(),
    );
    app.add_systems(
        PostUpdate,
        draw_next_frame.run_if(|loading: Res<LanguageLoading>| loading.is_busy()),
    );
}

/// Chooses the language. What was asked for at the start holds until another one is set.
fn choose(
    settings: Res<Settings>,
    launch: Option<Res<Launch>>,
    mut first: Local<Option<Option<String>>>,
    mut loading: ResMut<LanguageLoading>,
    mut notices: Option<ResMut<Notices>>,
) {
    let is_start = first.is_none();
    let first = first.get_or_insert_with(|| settings.language.clone());
    let launch = launch.as_deref();
    // The page itself is in complete languages only.
    let is_in_work = |tag: &str| known::find(tag).is_some_and(|about| !about.complete);
    let only_here = has_page() && settings.language.as_deref().is_some_and(is_in_work);
    let asked = launch
        .and_then(|launch| launch.language.as_deref())
        .filter(|_| !only_here && *first == settings.language);
    if let (Some(tag), true, Some(notices)) = (asked, is_start, &mut notices)
        && known::tag(tag).is_none()
    {
        notices.show(languages::not_there(tag));
    }
    let of_system = launch.map_or(&[][..], |launch| &launch.system_languages);
    let tag = asked
        .and_then(known::tag)
        .or_else(|| settings.language.as_deref().and_then(known::tag))
        .unwrap_or_else(|| known::best(of_system.iter().map(String::as_str)));
    if loading.wanted() != tag {
        loading.ask(tag);
    }
}

/// Tells why a language cannot be loaded.
fn tell(mut loading: ResMut<LanguageLoading>, mut notices: Option<ResMut<Notices>>) {
    let failure = loading.bypass_change_detection().take_failure();
    if let (Some(failure), Some(notices)) = (failure, &mut notices) {
        notices.show(failure);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that was started like this.
    fn app(launch: Launch, language: Option<&str>) -> App {
        let mut app = App::new();
        app.add_message::<bevy::window::RequestRedraw>()
            .insert_resource(launch)
            .init_resource::<Notices>()
            .insert_resource(Settings {
                language: language.map(str::to_owned),
                ..default()
            })
            .add_plugins(plugin);
        app.update();
        app
    }

    fn started(asked: Option<&str>) -> Launch {
        Launch::in_language(asked, &[])
    }

    fn wanted(app: &App) -> &str {
        app.world().resource::<LanguageLoading>().wanted()
    }

    fn set(app: &mut App, language: Option<&str>) {
        app.world_mut().resource_mut::<Settings>().language = language.map(str::to_owned);
        app.update();
    }

    #[test]
    fn what_was_asked_for_at_the_start_holds_until_another_language_is_set() {
        let mut app = app(started(Some("de")), Some("tr"));
        assert_eq!(wanted(&app), "de");
        app.world_mut().resource_mut::<Settings>().volume = 0.1;
        app.update();
        assert_eq!(wanted(&app), "de");
        set(&mut app, Some("en"));
        assert_eq!(wanted(&app), "en");
        set(&mut app, Some("DE"));
        assert_eq!(wanted(&app), "de");
    }

    #[test]
    fn a_language_that_is_not_there_is_english_and_is_named_if_it_was_asked_for() {
        let app = app(started(Some("xx")), None);
        assert_eq!(wanted(&app), "en");
        let notices = &app.world().resource::<Notices>().0;
        assert!(
            notices.len() == 1 && notices[0].to_string().contains("“xx”"),
            "{notices:?}"
        );
        let app = self::app(started(None), Some("xx"));
        assert_eq!(wanted(&app), "en");
        assert!(app.world().resource::<Notices>().0.is_empty());
    }

    #[test]
    fn without_a_choice_the_languages_of_the_system_decide() {
        let launch = Launch::in_language(None, &["xx", "de-AT", "en"]);
        let mut app = app(launch, None);
        assert_eq!(wanted(&app), known::best(["xx", "de-AT", "en"]));
        set(&mut app, Some("tr"));
        assert_eq!(wanted(&app), "tr");
    }
}
