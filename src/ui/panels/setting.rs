//! The settings as data: what each one is called, what it does, where it is offered, and the control
//! that changes it. `settings` draws them.

use std::ops::RangeInclusive;

use bevy_egui::egui::Context;

use tesserae_insight::Thresholds;

use crate::{
    page::command::{can_fill_screen, has_page},
    table::{
        look::{Cloth, DiceMaterial},
        settings::{Graphics, Palette, QuickMove, Settings},
    },
    ui::{
        forms::fields::SERVER,
        panels::sections::Section,
        theme,
        widgets::{swatch::Swatch, ui_elements::PageGesture},
    },
};

/// A setting, or a sentence between the settings.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub(super) section: Section,
    /// What its control is called.
    pub(super) label: &'static str,
    /// What it does, in a sentence below the control; empty where the label says it.
    pub(super) about: &'static str,
    pub(super) control: Control,
    /// Whether it is offered.
    pub(super) is_offered: fn(&Settings) -> bool,
}

/// What changes a setting.
#[derive(Clone, Debug)]
pub(super) enum Control {
    /// On or off.
    Switch(fn(&mut Settings) -> &mut bool),
    /// A number, and how it is written.
    Slider(
        fn(&mut Settings) -> &mut f32,
        RangeInclusive<f32>,
        fn(f64) -> String,
    ),
    /// One of several.
    Choice(&'static [Alternative]),
    /// A name.
    Name(fn(&mut Settings) -> &mut String),
    /// The address of a server.
    Server(fn(&mut Settings) -> &mut String),
    /// On or off, in a page that has to ask the browser.
    PageSwitch(fn(&mut Settings) -> &mut bool, PageGesture),
    /// A button by which a page asks the browser for something.
    PageButton(PageGesture),
    /// No control, but a sentence where there is something to be said.
    Sentence(fn(&Context, &Settings) -> Option<String>),
}

/// One of several things that a setting can be.
#[derive(Clone, Debug)]
pub(super) struct Alternative {
    pub(super) label: &'static str,
    /// A picture of it, if it is something on the table.
    pub(super) swatch: Option<Swatch>,
    pub(super) is_chosen: fn(&Settings) -> bool,
    pub(super) choose: fn(&mut Settings),
}

impl Setting {
    const fn new(section: Section, label: &'static str, control: Control) -> Self {
        Self {
            section,
            label,
            about: "",
            control,
            is_offered: |_| true,
        }
    }

    const fn about(mut self, about: &'static str) -> Self {
        self.about = about;
        self
    }

    const fn offered(mut self, is_offered: fn(&Settings) -> bool) -> Self {
        self.is_offered = is_offered;
        self
    }
}

const fn alternative(
    label: &'static str,
    is_chosen: fn(&Settings) -> bool,
    choose: fn(&mut Settings),
) -> Alternative {
    Alternative {
        label,
        swatch: None,
        is_chosen,
        choose,
    }
}

impl Alternative {
    const fn shown_by(mut self, swatch: Swatch) -> Self {
        self.swatch = Some(swatch);
        self
    }
}

fn percent(value: f64) -> String {
    format!("{:.0} %", value * 100.0)
}

fn speed(value: f64) -> String {
    if value <= 0.0 {
        "instant".to_owned()
    } else {
        format!("{value:.1} ×")
    }
}

fn seconds(value: f64) -> String {
    format!("{value:.0} s")
}

/// That letters are missing, where they are.
fn boxes(ctx: &Context, _: &Settings) -> Option<String> {
    theme::has_boxes(ctx).then(|| {
        "A letter that is shown as a box is in no font here. It is kept all the same.".to_owned()
    })
}

/// The level of the graphics that the program has chosen.
fn automatic_level(_: &Context, settings: &Settings) -> Option<String> {
    settings.automatic_graphics.then(|| {
        let level = settings.graphics.word().to_lowercase();
        format!("The level that suits this machine by its first frames, now: {level}.")
    })
}

/// The alternatives of a field of the settings, each with its value.
macro_rules! alternatives {
    ($field:ident: $($label:expr => $value:expr),+ $(,)?) => {
        &[$(alternative($label, |s| s.$field == $value, |s| s.$field = $value)),+]
    };
}

const SIDES: &[Alternative] = alternatives![
    from_north: "First player" => false, "Second player" => true
];

const QUICK_MOVES: &[Alternative] = alternatives![
    quick_move:
    "Off" => QuickMove::Off,
    "Double click" => QuickMove::DoubleClick,
    "Click" => QuickMove::Click,
];

const THRESHOLDS: &[Alternative] = alternatives![
    thresholds:
    Thresholds::Tesserae.title() => Thresholds::Tesserae,
    Thresholds::ExtremeGammon.title() => Thresholds::ExtremeGammon,
    Thresholds::GnuBackgammon.title() => Thresholds::GnuBackgammon,
];

/// The alternatives of a field of the settings, each with its value and a picture of it.
macro_rules! swatches {
    ($field:ident by $swatch:path: $($label:expr => $value:expr),+ $(,)?) => {
        &[$(
            alternative($label, |s| s.$field == $value, |s| s.$field = $value)
                .shown_by($swatch($value))
        ),+]
    };
}

const DICE: &[Alternative] = swatches![
    dice by Swatch::Die:
    "Bone" => DiceMaterial::Bone,
    "Ebony" => DiceMaterial::Ebony,
    "Red" => DiceMaterial::Red,
    "Brass" => DiceMaterial::Brass,
];

const CLOTHS: &[Alternative] = swatches![
    cloth by Swatch::Cloth:
    "Green" => Cloth::Green,
    "Burgundy" => Cloth::Burgundy,
    "Blue" => Cloth::Blue,
    "Grey" => Cloth::Grey,
];

const PALETTES: &[Alternative] = alternatives![
    palette: "Natural" => Palette::Natural, "Colour-blind friendly" => Palette::ColourBlindSafe
];

const LEVELS: &[Alternative] = &[
    alternative(
        "Automatic",
        |s| s.automatic_graphics,
        |s| s.choose_graphics(None),
    ),
    alternative(
        Graphics::Low.word(),
        |s| !s.automatic_graphics && s.graphics == Graphics::Low,
        |s| s.choose_graphics(Some(Graphics::Low)),
    ),
    alternative(
        Graphics::Medium.word(),
        |s| !s.automatic_graphics && s.graphics == Graphics::Medium,
        |s| s.choose_graphics(Some(Graphics::Medium)),
    ),
    alternative(
        Graphics::High.word(),
        |s| !s.automatic_graphics && s.graphics == Graphics::High,
        |s| s.choose_graphics(Some(Graphics::High)),
    ),
];

/// All settings, in their order.
pub(super) const SETTINGS: &[Setting] = {
    use Control::*;
    use Section::*;
    &[
        Setting::new(
            Sound,
            "Volume",
            Slider(|s| &mut s.volume, 0.0..=1.0, percent),
        ),
        Setting::new(
            Sound,
            "Ambience",
            Slider(|s| &mut s.room_tone, 0.0..=1.0, percent),
        ),
        Setting::new(
            Motion,
            "Animation speed",
            Slider(|s| &mut s.speed, 0.0..=4.0, speed),
        ),
        Setting::new(Motion, "Reduce motion", Switch(|s| &mut s.reduced_motion))
            .about("Pieces and camera jump to their places instead of moving there."),
        Setting::new(Motion, "Vibrate", Switch(|s| &mut s.vibration))
            .about("A phone vibrates when dice strike something.")
            .offered(|_| has_page()),
        Setting::new(
            Motion,
            "Turn the board each turn",
            Switch(|s| &mut s.turn_table),
        )
        .about("The camera moves to the side of the player whose turn it is."),
        Setting::new(View, "View from", Choice(SIDES))
            .about("Whose side of the board is nearest to you."),
        Setting::new(View, "Mirror the board", Switch(|s| &mut s.flipped)).about(
            "Swaps left and right, so that pieces move and are borne off the other way round.",
        ),
        Setting::new(View, "Dice", Choice(DICE))
            .about("What dice are made of. The lots of the Royal Game of Ur are of bone or of ebony."),
        Setting::new(View, "Cloth", Choice(CLOTHS)),
        Setting::new(Gameplay, "Show legal moves", Switch(|s| &mut s.highlights))
            .about("Marks the pieces that can move and where they can go."),
        Setting::new(Gameplay, "Point numbers", Switch(|s| &mut s.point_numbers)).about(
            "Numbers the places of the board; small arrows show which way the pieces go.",
        ),
        Setting::new(Gameplay, "Insights", Switch(|s| &mut s.insights)).about(
            "Hints, odds, coach, puzzles and analysis. When this is off, none of them is shown.",
        ),
        Setting::new(Gameplay, "Coach", Switch(|s| &mut s.coach))
            .about(
                "Warns you before a turn, a double or another choice gives much away, and lets you \
                 choose again.",
            )
            .offered(|s| s.insights),
        Setting::new(Gameplay, "Marks of an analysis", Choice(THRESHOLDS))
            .about(
                "From which loss on a decision is marked ?!, ? or ??, in thousandths of what a game is \
                 about: 20, 50 and 100 here; as ? and ?? 20 and 80 in eXtreme Gammon; 40, 80 and 160 \
                 in GNU Backgammon.",
            )
            .offered(|s| s.insights),
        Setting::new(Gameplay, "Confirm turns", Switch(|s| &mut s.confirm)).about(
            "A turn in which you had a choice ends only when you press “End turn”; until then you \
             can undo it.",
        ),
        Setting::new(
            Gameplay,
            "End turns without a choice",
            Switch(|s| &mut s.end_turns),
        )
        .about(
            "If nothing, or only one thing, can be played with a throw, the turn ends by itself \
             after a moment.",
        ),
        Setting::new(Gameplay, "Play forced moves", Switch(|s| &mut s.forced_moves))
            .about("If only one move is legal, it is made for you."),
        Setting::new(Gameplay, "Throw automatically", Switch(|s| &mut s.auto_throw)).about(
            "The dice are thrown for you when there is nothing else to choose.",
        ),
        Setting::new(Gameplay, "Quick moves", Choice(QUICK_MOVES)).about(
            "The piece you click moves with the higher die or, if that is blocked, with the other \
             one. Click the dice to swap their order.",
        ),
        Setting::new(Friend, "Your name", Name(|s| &mut s.name)),
        Setting::new(Friend, "", Sentence(boxes)),
        Setting::new(
            Friend,
            "Hide the other player’s hand",
            Switch(|s| &mut s.hide_other_hand),
        )
        .about("You see the moves and the throws of a friend, but not their hand on the way."),
        Setting::new(
            Friend,
            "Notify me of my turn",
            PageSwitch(|s| &mut s.notify, PageGesture::AllowNotices),
        )
        .about("The browser says so while you look at something else. It asks you once.")
        .offered(|_| has_page()),
        Setting::new(Friend, "Server", Server(|s| &mut s.server))
            .about(SERVER)
            .offered(|_| !has_page()),
        Setting::new(Display, "Full screen", Switch(|s| &mut s.full_screen))
            .about("The window fills the screen, now and at the next start.")
            .offered(|_| cfg!(not(target_arch = "wasm32"))),
        Setting::new(Display, "Full screen", PageButton(PageGesture::FullScreen))
            .offered(|_| can_fill_screen()),
        Setting::new(Display, "Colours", Choice(PALETTES)),
        Setting::new(
            Display,
            "UI scale",
            Slider(|s| &mut s.scale, 0.7..=1.8, percent),
        ),
        Setting::new(
            Display,
            "Message duration",
            Slider(|s| &mut s.notices, 2.0..=20.0, seconds),
        ),
        Setting::new(Display, "Graphics", Choice(LEVELS)),
        Setting::new(Display, "", Sentence(automatic_level)),
    ]
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    /// The rows of the file that differ between two states of the settings.
    fn changed(before: &Settings, after: &Settings) -> BTreeSet<String> {
        let rows = |settings: &Settings| match serde_json::to_value(settings) {
            Ok(Value::Object(rows)) => rows,
            other => panic!("{other:?}"),
        };
        let (before, after) = (rows(before), rows(after));
        before
            .iter()
            .filter(|(name, value)| after.get(*name) != Some(value))
            .map(|(name, _)| name.clone())
            .collect()
    }

    /// The rows of the file that a control changes.
    fn rows_of(control: &Control) -> BTreeSet<String> {
        let before = Settings::default();
        let mut after = before.clone();
        match control {
            Control::Switch(value) | Control::PageSwitch(value, _) => {
                let value = value(&mut after);
                *value = !*value;
            }
            Control::Slider(value, range, _) => {
                assert!(range.contains(value(&mut after)), "the default is in range");
                let value = value(&mut after);
                *value = if value == range.start() {
                    *range.end()
                } else {
                    *range.start()
                };
            }
            Control::Choice(alternatives) => {
                return alternatives
                    .iter()
                    .flat_map(|alternative| {
                        let mut after = before.clone();
                        (alternative.choose)(&mut after);
                        assert!((alternative.is_chosen)(&after), "{}", alternative.label);
                        changed(&before, &after)
                    })
                    .collect();
            }
            Control::Name(value) | Control::Server(value) => value(&mut after).push('A'),
            Control::PageButton(_) | Control::Sentence(_) => {}
        }
        changed(&before, &after)
    }

    #[test]
    fn everything_that_is_saved_of_the_settings_has_one_control() {
        let mut found = BTreeSet::new();
        for setting in SETTINGS {
            for row in rows_of(&setting.control) {
                assert!(found.insert(row.clone()), "{row} has two controls");
            }
        }
        let all = match serde_json::to_value(Settings::default()) {
            Ok(Value::Object(rows)) => rows.keys().cloned().collect(),
            _ => BTreeSet::new(),
        };
        assert_eq!(found, all);
    }

    #[test]
    fn one_alternative_of_a_choice_is_chosen_at_the_start() {
        for setting in SETTINGS {
            if let Control::Choice(alternatives) = &setting.control {
                let chosen = alternatives
                    .iter()
                    .filter(|alternative| (alternative.is_chosen)(&Settings::default()));
                assert_eq!(chosen.count(), 1, "{}", setting.label);
            }
        }
    }
}
