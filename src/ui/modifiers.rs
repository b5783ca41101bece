//! Reports of the modifier keys. `bevy_egui` gives egui one in every frame, and egui asks for
//! another frame after every event: without this the program would draw for ever.

use bevy::prelude::*;
use bevy_egui::{
    EguiInput, EguiPreUpdateSet,
    egui::{Event, Modifiers},
};

/// Drops the reports that say nothing new.
pub(crate) fn plugin(app: &mut App) {
    let moment = (EguiPreUpdateSet::ProcessInput, EguiPreUpdateSet::BeginPass);
    app.add_systems(PreUpdate, drop_repeated.after(moment.0).before(moment.1));
}

fn drop_repeated(mut inputs: Query<&mut EguiInput>, mut last: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            // egui forgets the modifiers with the focus.
            Event::WindowFocused(false) => {
                *last = Modifiers::default();
                true
            }
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::{IntoSystem, System};

    use super::*;

    #[test]
    fn only_a_changed_modifier_key_is_an_event() {
        let mut world = World::new();
        let input = world.spawn(EguiInput::default()).id();
        let mut system = IntoSystem::into_system(drop_repeated);
        system.initialize(&mut world);
        let mut frame = |modifiers: Modifiers| {
            world.get_mut::<EguiInput>(input).unwrap().0.events =
                vec![Event::Copy, Event::ModifiersChanged(modifiers)];
            system.run((), &mut world).unwrap();
            std::mem::take(&mut world.get_mut::<EguiInput>(input).unwrap().0.events).len() - 1
        };
        let pressed = [
            Modifiers::NONE,
            Modifiers::SHIFT,
            Modifiers::SHIFT,
            Modifiers::NONE,
            Modifiers::NONE,
        ];
        assert_eq!(pressed.map(&mut frame), [0, 1, 0, 1, 0]);
    }
}
