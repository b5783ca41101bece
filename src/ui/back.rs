//! Going back one step, as with the Back button of a browser: what is open closes, one thing after
//! the other.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_referee::Intent;

use crate::{
    editor::{Editor, EditorCommand},
    page::command::has_page,
    table::{Kiosk, Replay, ReplayCommand, screen::Screen, sets::TableSystems},
    ui::state::{menu_page::MenuPage, open_panel::OpenPanel},
};

/// On a computer the Back button of a mouse goes back; in a browser it belongs to the page's
/// history.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_mouse
            .in_set(TableSystems::Input)
            .run_if(|| !has_page()),
    );
}

fn follow_mouse(buttons: Res<ButtonInput<MouseButton>>, mut open: OpenThings) {
    if buttons.just_pressed(MouseButton::Back) {
        open.go_back();
    }
}

/// Everything that is open: a page of the menu, a game, a replay, a panel.
#[derive(SystemParam)]
pub(crate) struct OpenThings<'w> {
    screen: Res<'w, State<Screen>>,
    page: ResMut<'w, MenuPage>,
    panel: ResMut<'w, OpenPanel>,
    replay: Res<'w, Replay>,
    replay_commands: MessageWriter<'w, ReplayCommand>,
    intents: MessageWriter<'w, Intent>,
    editor: Res<'w, Editor>,
    editing: MessageWriter<'w, EditorCommand>,
    kiosk: Option<Res<'w, Kiosk>>,
}

impl OpenThings<'_> {
    /// How many steps back lead to the cards of the menu, or in a kiosk to the page of its game.
    #[cfg(any(test, target_arch = "wasm32"))]
    pub(crate) fn depth(&self) -> usize {
        let screen = match self.screen.get() {
            Screen::Menu => {
                let below = usize::from(self.kiosk.is_some());
                self.page.depth().saturating_sub(below)
            }
            Screen::Table => 1 + usize::from(self.replay.is_open() || self.editor.open().is_some()),
        };
        screen + usize::from(self.panel.0.is_some() && self.editor.open().is_none())
    }

    /// Goes back one step.
    pub(crate) fn go_back(&mut self) {
        if self.editor.open().is_some() {
            self.editing.write(EditorCommand::Close);
        } else if self.panel.0.is_some() {
            self.panel.0 = None;
        } else if *self.screen.get() == Screen::Menu {
            self.page.go_back(self.kiosk.as_deref().copied());
        } else if self.replay.is_open() {
            self.replay_commands.write(ReplayCommand::Leave);
        } else {
            self.intents.write(Intent::Leave);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use tesserae_rules::Kind;

    use super::*;
    use crate::{save::Choices, ui::state::open_panel::Panel};

    fn program(screen: Screen) -> World {
        let mut world = World::new();
        world.insert_resource(State::new(screen));
        world.init_resource::<MenuPage>();
        world.init_resource::<OpenPanel>();
        world.init_resource::<Replay>();
        world.init_resource::<Messages<ReplayCommand>>();
        world.init_resource::<Messages<Intent>>();
        world.init_resource::<Editor>();
        world.init_resource::<Messages<EditorCommand>>();
        world
    }

    fn depth(world: &mut World) -> usize {
        world
            .run_system_once(|open: OpenThings| open.depth())
            .expect("its parameters are there")
    }

    fn go_back(world: &mut World) {
        world
            .run_system_once(|mut open: OpenThings| open.go_back())
            .expect("its parameters are there");
    }

    #[test]
    fn back_closes_a_panel_first_and_then_leaves_the_game() {
        let mut world = program(Screen::Table);
        world.insert_resource(OpenPanel(Some(Panel::Rules)));
        assert_eq!(depth(&mut world), 2);
        go_back(&mut world);
        assert_eq!(
            (depth(&mut world), world.resource::<OpenPanel>().0),
            (1, None)
        );
        assert_eq!(world.resource::<Messages<Intent>>().len(), 0);
        go_back(&mut world);
        let intents: Vec<Intent> = world.resource_mut::<Messages<Intent>>().drain().collect();
        assert!(matches!(intents.as_slice(), [Intent::Leave]), "{intents:?}");
    }

    #[test]
    fn back_does_not_lead_from_the_page_of_a_kiosk() {
        let mut world = program(Screen::Menu);
        world.insert_resource(Kiosk::new(Kind::Ur, None).expect("it has the usual rest"));
        let mut page = MenuPage::game(Kind::Ur, Choices::default());
        page.open_rules(Kind::Ur);
        world.insert_resource(page);
        assert_eq!(depth(&mut world), 1);
        for _ in 0..2 {
            go_back(&mut world);
            assert_eq!(depth(&mut world), 0);
            assert!(matches!(world.resource::<MenuPage>(), MenuPage::Game(_)));
        }
    }

    #[test]
    fn back_leads_from_the_rules_to_the_page_of_the_game_and_to_the_cards() {
        let mut world = program(Screen::Menu);
        assert_eq!(depth(&mut world), 0);
        let mut page = MenuPage::game(Kind::Ur, Choices::default());
        page.open_rules(Kind::Ur);
        world.insert_resource(page);
        assert_eq!(depth(&mut world), 2);
        go_back(&mut world);
        assert!(matches!(world.resource::<MenuPage>(), MenuPage::Game(_)));
        go_back(&mut world);
        assert!(matches!(world.resource::<MenuPage>(), MenuPage::Games));
        assert_eq!(depth(&mut world), 0);
    }
}
