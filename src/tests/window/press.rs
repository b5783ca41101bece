//! A press is a press: pointer moved, pressed and released within one frame hits what it was on.

use tesserae_rules::Kind;

use super::{
    display::Display,
    table::{PEOPLE, Report, Start, Table},
};

/// The least time of a frame, in milliseconds: two frames a second.
const FRAME: &str = "500";
/// How long a press may take to have an effect, in seconds: a machine without a graphics card adds
/// to the frames.
const SOON: f32 = 60.0;
const SETTINGS: &str = r#"{"format":1,"kept":{"speed":0,"reduced_motion":true,"graphics":"low","scale":0.6,"volume":0}}"#;

/// Goes through menu and game with presses that are shorter than a frame, each made once.
pub fn test(display: &Display) {
    let switches = &[("TESSERAE_FRAME_TIME", FRAME)];
    let mut table = Table::open(
        display,
        &Start {
            name: "press",
            settings: SETTINGS,
            players: PEOPLE,
            switches,
        },
    );
    for (kind, away) in [(Kind::Ur, [400, 250]), (Kind::TableroDiBerona, [10, 10])] {
        let title = kind.title().to_string();
        press(display, &mut table, &title, away, |now| {
            now.buttons.contains_key("Play")
        });
        // Back to the cards.
        display.xdotool(&["key", "Escape"]);
        assert!(
            table.wait(SOON, |now| !now.buttons.contains_key("Play")),
            "Escape does not close the page of {title}"
        );
    }
    press(
        display,
        &mut table,
        &Kind::TableroDiBerona.title().to_string(),
        [400, 10],
        |now| now.buttons.contains_key("Play"),
    );
    press(display, &mut table, "Play", [10, 250], |now| {
        now.screen == "table" && now.throw_due
    });
    // An opening throw may be followed by another one, but the dice lie elsewhere.
    let lay = table.now().dice;
    press(display, &mut table, "Throw", [240, 100], |now| {
        now.dice.is_some() && now.dice != lay || !now.throw_due
    });
}

/// Moves to a button, presses and releases it and moves away, all at once.
fn press(
    display: &Display,
    table: &mut Table,
    label: &str,
    away: [i32; 2],
    has_hit: impl Fn(&Report) -> bool,
) {
    assert!(
        table.wait(SOON, |now| now.buttons.contains_key(label)),
        "there is no {label}: {:?}",
        table.now()
    );
    let [x, y] = table.now().buttons[label].map(|along| along.round().to_string());
    let [left, top] = away.map(|along| along.to_string());
    display.xdotool(&["mousemove", &x, &y, "click", "1", "mousemove", &left, &top]);
    assert!(
        table.wait(SOON, has_hit),
        "the press of {label} is lost: {:?}",
        table.now()
    );
}
