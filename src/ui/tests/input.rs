//! Pointer, keys and the web page's copies press buttons and set values.

use bevy_egui::egui::{Event, Key, Modifiers, PointerButton, Rect, Ui, UiBuilder, vec2};
use tesserae_referee::Intent;
use tesserae_rules::{Choice, DiceSource, Header, HouseRule, Kind, Pending, Session};

use super::{DESKTOP, PHONE, UPRIGHT, Window, doubled};
use crate::ui::menu::game_page::Learner;
use crate::{
    save::Choices,
    table::settings::{Graphics, Settings},
    ui::{
        menu::game_page,
        panels::settings,
        state::{command::UiCommand, new_game::NewGameForm},
        table::{answers, buttons, dice_entry},
        widgets::accessible::{self, CopyInput},
    },
};

/// Somebody who has learned the game; puzzles are off.
const LEARNER: Learner = Learner {
    is_new: false,
    solved: None,
    mistakes: None,
};

/// The commands that are sent when a key is pressed.
fn commands_of_key(session: &Session, key: Key) -> Vec<UiCommand> {
    let window = Window::new(DESKTOP);
    let modifiers = Modifiers::default();
    let pressed = Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    };
    let mut commands = Vec::new();
    for events in [vec![], vec![pressed], vec![]] {
        window.frame(events, |ui| {
            commands.extend(answers::draw(ui, session));
            commands.extend(buttons::draw(ui, session, false, true));
        });
    }
    commands
}

#[test]
fn a_key_pressed_out_of_habit_never_drops_a_game() {
    let session = doubled();
    for key in [
        Key::Enter,
        Key::Space,
        Key::Escape,
        Key::Tab,
        Key::D,
        Key::F,
    ] {
        assert!(commands_of_key(&session, key).is_empty(), "{key:?}");
    }
    let choice = |key| match commands_of_key(&session, key).as_slice() {
        [UiCommand::Intent(Intent::Choose(choice))] => Some(*choice),
        _ => None,
    };
    assert_eq!(choice(Key::T), Some(Choice::Take));
    assert_eq!(choice(Key::X), Some(Choice::Drop));
}

/// The faces of real dice that are entered by these keys, one in a frame, and the throw that is
/// confirmed.
fn faces_by_keys(kind: Kind, keys: &[Key]) -> (Vec<u8>, Option<Vec<u8>>) {
    let window = Window::new(DESKTOP);
    let session = Session::new(Header {
        dice: Some(DiceSource::Entered),
        ..Header::new(kind)
    })
    .unwrap();
    let Pending::Throw(spec) = session.game().pending() else {
        panic!("no throw is due")
    };
    let (mut faces, mut confirmed) = (Vec::new(), None);
    for key in keys {
        window.frame(vec![super::keyboard::key_event(*key)], |ui| {
            if let Some(UiCommand::Intent(Intent::Enter(throw))) =
                dice_entry::draw(ui, &["Anna", "Ben"].into(), spec, &mut faces)
            {
                confirmed = Some(throw.faces().to_vec());
            }
        });
    }
    (faces, confirmed)
}

#[test]
fn the_faces_of_real_dice_are_entered_taken_back_and_confirmed_by_keys() {
    use Key::{Backspace, Enter, Num0, Num1, Num2, Num5, Num6, Num7};
    let kind = Kind::TableroDeJesus;
    assert_eq!(faces_by_keys(kind, &[Num2]), (vec![2], None));
    assert_eq!(
        faces_by_keys(kind, &[Num2, Num5, Backspace, Num6, Enter]),
        (vec![], Some(vec![2, 6]))
    );
    assert_eq!(
        faces_by_keys(kind, &[Num0, Num7, Num2, Enter]),
        (vec![2], None),
        "no such faces, and one die is not enough"
    );
    assert_eq!(
        faces_by_keys(Kind::Ur, &[Num0, Num2, Num1]).0,
        [0, 1],
        "lots show 0 or 1"
    );
}

/// The commands of the button to throw, which the pointer presses for `frames` frames.
fn commands_of_press(frames: usize) -> (Rect, Vec<UiCommand>) {
    let window = Window::new(PHONE);
    let session = Session::new(Header::new(Kind::Ur)).unwrap();
    let mut target = Rect::NOTHING;
    window.frame(Vec::new(), |ui| {
        let mut ui = ui.new_child(UiBuilder::new());
        buttons::draw(&mut ui, &session, false, true);
        target = ui.min_rect();
    });
    let pos = target.left_top() + vec2(20.0, 20.0);
    let modifiers = Modifiers::default();
    let button = |pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers,
    };
    let mut commands = Vec::new();
    let held = std::iter::repeat_n(Vec::new(), frames - 1);
    let begin = [vec![Event::PointerMoved(pos)], vec![button(true)]];
    for events in begin
        .into_iter()
        .chain(held)
        .chain([vec![button(false)], vec![]])
    {
        window.frame(events, |ui| {
            let mut ui = ui.new_child(UiBuilder::new());
            commands.extend(buttons::draw(&mut ui, &session, false, true));
        });
    }
    (target, commands)
}

#[test]
fn a_button_is_pressed_by_the_pointer_and_large_enough_for_a_finger() {
    let (target, commands) = commands_of_press(1);
    assert!(target.height() >= 44.0, "{target}");
    assert!(
        matches!(commands.as_slice(), [UiCommand::Throw]),
        "{commands:?}"
    );
}

#[test]
fn a_button_that_is_held_for_three_seconds_is_pressed_when_it_is_let_go() {
    let (_, commands) = commands_of_press(180);
    assert!(
        matches!(commands.as_slice(), [UiCommand::Throw]),
        "{commands:?}"
    );
}

/// Draws a frame in which these copies were pressed and changed.
fn frame_with_copy_input(
    pressed: &[String],
    written: &[(String, String)],
    content: impl FnMut(&mut Ui),
) {
    let window = Window::new(DESKTOP);
    let input = CopyInput {
        pressed: pressed.to_vec(),
        written: written.to_vec(),
        ..CopyInput::default()
    };
    accessible::set_input(&window.ctx, &input);
    window.frame(Vec::new(), content);
}

#[test]
fn the_copies_of_switches_and_sliders_on_the_page_change_the_settings() {
    let mut settings = Settings::default();
    let (reduced_motion, ambience) = (settings.reduced_motion, settings.room_tone);
    let pressed = ["Reduce motion#1", "High#1"].map(String::from);
    let written = [
        ("Volume#1", "0.3"),
        ("Ambience#1", "NaN"),
        ("UI scale#1", "99"),
    ];
    let written = written.map(|(id, text)| (id.to_owned(), text.to_owned()));
    frame_with_copy_input(&pressed, &written, |ui| settings::draw(ui, &mut settings));
    assert_eq!(settings.reduced_motion, !reduced_motion);
    assert_eq!(
        (settings.graphics, settings.automatic_graphics),
        (Graphics::High, false)
    );
    assert_eq!(
        (settings.volume, settings.room_tone, settings.scale),
        (0.3, ambience, 1.8),
        "invalid values are ignored, too large ones clamped"
    );
}

#[test]
fn a_name_written_on_the_page_in_the_frame_of_play_is_in_the_game() {
    for (screen, name) in [
        (DESKTOP, "desktop"),
        (PHONE, "phone"),
        (UPRIGHT, "upright phone"),
    ] {
        let window = Window::new(screen);
        let mut form = NewGameForm::new(Kind::Backgammon, Choices::default());
        let mut draw = || {
            let mut command = None;
            window.frame(Vec::new(), |ui| {
                command = game_page::draw(ui.ctx(), &mut form, LEARNER).or(command.take())
            });
            command
        };
        draw();
        let written = vec![("Name of White#1".to_owned(), "Anna".to_owned())];
        let input = CopyInput {
            pressed: vec!["Play#1".to_owned()],
            written,
            ..CopyInput::default()
        };
        accessible::set_input(&window.ctx, &input);
        match draw() {
            Some(UiCommand::Start(header, _)) => {
                assert_eq!(header.names[0], "Anna", "{name}");
            }
            other => panic!("{name}: {other:?}"),
        }
    }
}

#[test]
fn every_house_rule_can_be_set_on_the_page() {
    let mut count = 0;
    for kind in Kind::ALL {
        let main = kind.info().main_rules;
        // In the order of the page.
        let mut rules: Vec<&HouseRule> = kind.house_rules().iter().collect();
        rules.sort_by_key(|rule| {
            main.iter()
                .position(|key| *key == rule.key)
                .unwrap_or(main.len())
        });
        for (index, rule) in rules.iter().enumerate() {
            let mut form = NewGameForm::new(kind, Choices::default());
            let unfold = ["House rules: standard#1".to_owned()];
            frame_with_copy_input(&unfold, &[], |ui| {
                drop(game_page::draw(ui.ctx(), &mut form, LEARNER))
            });
            if let Some(last) = rule.values.listed().last() {
                let title = (last.title)().to_string();
                // Another rule may have values of the same name before it.
                let named = |other: &&&HouseRule| {
                    other
                        .values
                        .listed()
                        .iter()
                        .any(|value| (value.title)() == title)
                };
                let id = format!(
                    "{}#{}",
                    (last.title)(),
                    rules[..index].iter().filter(named).count() + 1
                );
                frame_with_copy_input(&[id], &[], |ui| {
                    drop(game_page::draw(ui.ctx(), &mut form, LEARNER))
                });
                let set = form.header().house_rules.get(rule.key).cloned();
                assert_eq!(set.as_deref(), Some(last.key), "{kind}: {}", (rule.title)());
            }
            if let Some(range) = rule.values.range() {
                let largest = range.end().to_string();
                let written = (format!("{}#1", (rule.title)()), largest.clone());
                frame_with_copy_input(&[], &[written], |ui| {
                    drop(game_page::draw(ui.ctx(), &mut form, LEARNER))
                });
                assert_eq!(
                    form.header().house_rules.get(rule.key),
                    Some(&largest),
                    "{kind}: {}",
                    (rule.title)()
                );
            }
            count += 1;
        }
    }
    assert!(count > 20, "{count}");
}
