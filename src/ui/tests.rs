use bevy_egui::egui::{self, Context, Event, PointerButton, Pos2, RawInput, Rect, Ui, vec2};
use tesserae_referee::Intent;
use tesserae_rules::{
    Action, Choice, Header, HouseRule, Kind, Pending, Session, Values,
    session::random::{generator, random_event},
};

use crate::ui::{
    panels::{UiCommand, history::History},
    theme,
    widgets::markdown,
    *,
};

/// A context with the game's fonts, ready to lay out in a window of this size.
fn dressed(width: f32, height: f32) -> Context {
    let ctx = Context::default();
    theme::dress(&ctx);
    theme::furnish(&ctx, theme::ScreenLayout::of_size(vec2(width, height)));
    run(&ctx, width, height, Vec::new(), |_| {});
    ctx
}

/// One pass in a window of this size.
fn run(ctx: &Context, width: f32, height: f32, events: Vec<Event>, mut hold: impl FnMut(&mut Ui)) {
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
    let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
    let mut output = ctx.run_ui(input, |ui| hold(ui));
    output.textures_delta.clear();
    for shape in &output.shapes {
        // egui gives a text without letters no extent at all.
        let empty = matches!(&shape.shape, egui::Shape::Text(text) if text.galley.job.text.is_empty());
        assert!(empty || !shape.shape.visual_bounding_rect().any_nan(), "{:?}", shape.shape);
    }
}

/// Lays everything there is for a session, in a column.
fn lay_all(ui: &mut Ui, session: &Session, history: &mut History) {
    history.follow(session);
    prompt::lay(ui, session);
    prompt::lay_refusal(ui, "the point is closed");
    prompt::lay_said(ui, "a tie: both throw again");
    scores::lay(ui, session, Some(crate::input::quick_move::DiceOrder::default()));
    buttons::lay(ui, session, false);
    doubling::lay(ui, session);
    result::lay(ui, session);
    toolbar::lay(ui, Some(Panel::Log), session.can_undo());
    game_menu::lay(ui, session, session, &mut None, &mut None);
    game_menu::lay(ui, session, session, &mut Some(Choice::Resign(2)), &mut None);
    log::lay(ui, session, history, Some(session.events().len() / 2), &mut false);
    replay_bar::lay(ui, (3, 7), true);
    fairness::lay(ui, session, &crate::save::Faces::of_session(session), &mut false);
    rulebook::lay(ui, session.game(), &markdown::read(session.game().kind().rulebook()));
    if let Pending::Throw(spec) = session.game().pending() {
        dice_entry::lay(ui, session.header().both_names(session.game()), spec, &mut vec![1]);
    }
}

#[test]
fn every_panel_lays_out_at_any_position_of_every_game() {
    for (width, height) in [(1280.0, 720.0), (844.0, 390.0), (320.0, 200.0)] {
        let ctx = dressed(width, height);
        for kind in Kind::ALL {
            let mut header = Header::new(kind);
            header.names = ["Enheduanna, daughter of Sargon".into(), "ܐ long ﷽ name 𒌨".into()];
            let mut session = Session::new(header).unwrap();
            let (mut rng, mut history) = (generator(5), History::default());
            for count in 0..400 {
                if count % 25 == 0 || session.game().outcome().is_some() {
                    run(&ctx, width, height, Vec::new(), |ui| lay_all(ui, &session, &mut history));
                }
                let Some(event) = random_event(session.game(), &mut rng) else { break };
                session.act(event).unwrap();
            }
        }
    }
}

/// Every command that one pass of `hold` utters when this key is struck.
fn wishes_of_key(session: &Session, key: egui::Key) -> Vec<UiCommand> {
    let ctx = dressed(1280.0, 720.0);
    let struck = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Default::default() };
    let mut commands = Vec::new();
    for events in [vec![], vec![struck], vec![]] {
        run(&ctx, 1280.0, 720.0, events, |ui| {
            commands.extend(doubling::lay(ui, session));
            commands.extend(buttons::lay(ui, session, false));
        });
    }
    commands
}

/// A game of backgammon in which a double has just been offered.
fn doubled() -> Session {
    let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
    let mut rng = generator(2);
    loop {
        if session.game().actions().contains(&Action::Choice(Choice::Double)) {
            session.act(Choice::Double).unwrap();
            return session;
        }
        let event = random_event(session.game(), &mut rng).unwrap();
        session.act(event).unwrap();
    }
}

#[test]
fn a_habitual_key_never_drops_a_game() {
    let session = doubled();
    for key in [egui::Key::Enter, egui::Key::Space, egui::Key::Escape, egui::Key::Tab, egui::Key::D, egui::Key::F] {
        assert!(wishes_of_key(&session, key).is_empty(), "{key:?}");
    }
    let chosen = |key| match wishes_of_key(&session, key).as_slice() {
        [UiCommand::Intend(Intent::Choose(choice))] => Some(*choice),
        _ => None,
    };
    assert_eq!(chosen(egui::Key::T), Some(Choice::Take));
    assert_eq!(chosen(egui::Key::X), Some(Choice::Drop));
}

#[test]
fn a_plaque_is_pressed_by_the_pointer_and_large_enough_for_a_finger() {
    let ctx = dressed(844.0, 390.0);
    let session = Session::new(Header::new(Kind::Ur)).unwrap();
    let mut target = Rect::NOTHING;
    run(&ctx, 844.0, 390.0, Vec::new(), |ui| {
        let mut ui = ui.new_child(egui::UiBuilder::new());
        buttons::lay(&mut ui, &session, false);
        target = ui.min_rect();
    });
    assert!(target.height() >= 44.0, "{target}");
    let at = target.left_top() + vec2(20.0, 20.0);
    let button = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Default::default(),
    };
    let mut commands = Vec::new();
    for events in [vec![Event::PointerMoved(at)], vec![button(true)], vec![button(false)], vec![]] {
        run(&ctx, 844.0, 390.0, events, |ui| {
            let mut ui = ui.new_child(egui::UiBuilder::new());
            commands.extend(buttons::lay(&mut ui, &session, false));
        });
    }
    assert!(matches!(commands.as_slice(), [UiCommand::Throw]), "{commands:?}");
}

/// Hands what the page brought to one pass of `hold`.
fn brought(pressed: &[String], written: &[(String, String)], hold: impl FnMut(&mut Ui)) {
    let ctx = dressed(1280.0, 720.0);
    accessible::bring(&ctx, pressed, written, false);
    run(&ctx, 1280.0, 720.0, Vec::new(), hold);
}

#[test]
fn what_is_done_with_the_buttons_and_sliders_of_the_page_is_done_here() {
    let mut settings = crate::settings::Settings::default();
    let (still, room) = (settings.reduced_motion, settings.room_tone);
    let pressed = ["Reduce motion#1", "High#1"].map(String::from);
    let written = [("Volume#1", "0.3"), ("Ambience#1", "NaN"), ("UI scale#1", "99")];
    let written = written.map(|(id, text)| (id.to_owned(), text.to_owned()));
    brought(&pressed, &written, |ui| settings::lay(ui, &mut settings));
    assert_eq!(settings.reduced_motion, !still);
    assert_eq!(settings.graphics, crate::settings::Graphics::High);
    assert_eq!(
        (settings.volume, settings.room_tone, settings.scale),
        (0.3, room, 1.8),
        "nonsense is left, too much is clamped"
    );
}

#[test]
fn every_house_rule_can_be_set_on_the_page() {
    let mut set = 0;
    for kind in Kind::ALL {
        for rule in kind.house_rules() {
            let mut sheet = menu::new_game::Sheet::new(kind, crate::save::Choices::default());
            let wanted = match rule.values {
                Values::OneOf(values) => {
                    let last = values.last().expect("a rule has values");
                    // Another rule may have values of the same name before it.
                    let before = kind.house_rules().iter().take_while(|other| other.key != rule.key);
                    let named = |other: &&HouseRule| match other.values {
                        Values::OneOf(values) => values.iter().any(|value| value.title == last.title),
                        Values::Whole { .. } => false,
                    };
                    let id = format!("{}#{}", last.title, before.filter(named).count() + 1);
                    brought(&[id], &[], |ui| drop(menu::new_game::lay(ui, &mut sheet)));
                    last.key.to_owned()
                }
                Values::Whole { min, .. } => {
                    let written = (format!("{}#1", rule.title), min.to_string());
                    brought(&[], &[written], |ui| drop(menu::new_game::lay(ui, &mut sheet)));
                    min.to_string()
                }
            };
            assert_eq!(sheet.header().house_rules.get(rule.key), Some(&wanted), "{kind}: {}", rule.title);
            set += 1;
        }
    }
    assert!(set > 20, "{set}");
}

#[test]
fn the_result_of_every_game_fits_onto_a_phone() {
    let ctx = dressed(844.0, 390.0);
    for kind in Kind::ALL {
        let mut session = Session::new(Header::new(kind)).unwrap();
        let mut rng = generator(4);
        while session.game().outcome().is_none() {
            let event = random_event(session.game(), &mut rng).unwrap();
            session.act(event).unwrap();
        }
        let mut rect = Rect::NOTHING;
        run(&ctx, 844.0, 390.0, Vec::new(), |ui| {
            let area = focus::area(ui.ctx(), "result", egui::Align2::RIGHT_BOTTOM, vec2(-8.0, -8.0));
            rect = area.show(ui.ctx(), |ui| result::lay(ui, &session)).response.rect;
        });
        assert!(
            rect.top() >= 60.0 && rect.height() > 100.0,
            "{kind}: {rect}, and the signs of the toolbar are above it"
        );
    }
}

#[test]
fn the_menu_and_its_sheets_fit_into_every_window() {
    for (width, height) in [(1280.0, 720.0), (844.0, 390.0)] {
        let ctx = dressed(width, height);
        for kind in Kind::ALL {
            let mut sheet = menu::new_game::Sheet::new(kind, crate::save::Choices::default());
            let mut settings = crate::settings::Settings::default();
            for _ in 0..2 {
                for lay in 0..3 {
                    run(&ctx, width, height, Vec::new(), |ui| {
                        let mut ui = ui.new_child(egui::UiBuilder::new().id_salt(lay));
                        match lay {
                            0 => drop(menu::games(&mut ui, None)),
                            1 => drop(menu::new_game::lay(&mut ui, &mut sheet)),
                            _ => settings::lay(&mut ui, &mut settings),
                        }
                        let size = ui.min_rect().size();
                        assert!(lay == 2 || size.x <= width && size.y <= height, "{kind}, {lay}: {size} of {width}");
                    });
                }
            }
            assert_eq!(settings, crate::settings::Settings::default());
        }
    }
}
