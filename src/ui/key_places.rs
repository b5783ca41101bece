//! Keys that write a sign in the place of a letter or a digit, as “;” on a Greek Q or “-” on a French
//! 6: egui would take them for the sign. Which place counts has been decided in `input::letters`.

use bevy::prelude::*;
use bevy_egui::{
    EguiInput, EguiPreUpdateSet,
    egui::{Event, Key},
};

/// Lets egui hear the letter or the digit.
pub(crate) fn plugin(app: &mut App) {
    let moment = (EguiPreUpdateSet::ProcessInput, EguiPreUpdateSet::BeginPass);
    app.add_systems(PreUpdate, count_places.after(moment.0).before(moment.1));
}

fn count_places(mut inputs: Query<&mut EguiInput>) {
    let events = inputs.iter_mut().flat_map(|input| {
        let input = input.into_inner();
        input.0.events.iter_mut()
    });
    for event in events {
        if let Event::Key {
            key,
            physical_key: Some(place),
            modifiers,
            ..
        } = event
            && !modifiers.any()
            && is_sign(*key)
            && is_letter_or_digit(*place)
        {
            *key = *place;
        }
    }
}

fn is_letter_or_digit(key: Key) -> bool {
    (Key::Num0..=Key::Num9).contains(&key) || (Key::A..=Key::Z).contains(&key)
}

fn is_sign(key: Key) -> bool {
    use Key::*;
    matches!(
        key,
        Colon
            | Comma
            | Minus
            | Period
            | Plus
            | Equals
            | Semicolon
            | OpenBracket
            | CloseBracket
            | OpenCurlyBracket
            | CloseCurlyBracket
            | Backtick
            | Backslash
            | Slash
            | Pipe
            | Questionmark
            | Exclamationmark
            | Quote
    )
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use bevy_egui::egui::Modifiers;

    use super::*;

    #[test]
    fn a_sign_in_the_place_of_a_letter_or_a_digit_counts_as_that() {
        let heard = |key, place| {
            let mut world = World::new();
            let mut input = EguiInput::default();
            input.0.events.push(Event::Key {
                key,
                physical_key: place,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
            let window = world.spawn(input).id();
            world.run_system_once(count_places).unwrap();
            match &world.get::<EguiInput>(window).unwrap().0.events[..] {
                [Event::Key { key, .. }] => *key,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(heard(Key::Semicolon, Some(Key::Q)), Key::Q);
        assert_eq!(heard(Key::Minus, Some(Key::Num6)), Key::Num6);
        assert_eq!(heard(Key::Comma, None), Key::Comma, "a French comma");
        assert_eq!(heard(Key::M, Some(Key::M)), Key::M);
        assert_eq!(
            heard(Key::End, Some(Key::Num1)),
            Key::End,
            "the number pad without digits"
        );
    }
}
