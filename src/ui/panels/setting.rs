//! The settings as data: what each one is called, what it does, where it is offered, and the control
//! that changes it. `settings` draws them.

use std::ops::RangeInclusive;

use bevy_egui::egui::Context;

use tesserae_insight::Thresholds;
use tesserae_words::{self as words, Decimal, Text};

use crate::{
    page::command::{can_fill_screen, has_page},
    table::{
        look::{Cloth, DiceMaterial},
        settings::{Graphics, Palette, QuickMove, Settings},
    },
    ui::{
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
    pub(super) label: fn() -> Text,
    /// What it does, in a sentence below the control, unless the label says it.
    pub(super) about: Option<fn() -> Text>,
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
        fn(f64) -> Text,
    ),
    /// One of several.
    Choice(&'static [Alternative]),
    /// The board of each game.
    Boards,
    /// The language.
    Language,
    /// A name.
    Name(fn(&mut Settings) -> &mut String),
    /// The address of a server.
    Server(fn(&mut Settings) -> &mut String),
    /// On or off, in a page that has to ask the browser.
    PageSwitch(fn(&mut Settings) -> &mut bool, PageGesture),
    /// A button by which a page asks the browser for something.
    PageButton(PageGesture),
    /// No control, but a sentence where there is something to be said.
    Sentence(fn(&Context, &Settings) -> Option<Text>),
}

/// One of several things that a setting can be.
#[derive(Clone, Debug)]
pub(super) struct Alternative {
    pub(super) label: fn() -> Text,
    /// A picture of it, if it is something on the table.
    pub(super) swatch: Option<Swatch>,
    pub(super) is_chosen: fn(&Settings) -> bool,
    pub(super) choose: fn(&mut Settings),
}

impl Setting {
    const fn new(section: Section, label: fn() -> Text, control: Control) -> Self {
        Self {
            section,
            label,
            about: None,
            control,
            is_offered: |_| true,
        }
    }

    const fn about(mut self, about: fn() -> Text) -> Self {
        self.about = Some(about);
        self
    }

    const fn offered(mut self, is_offered: fn(&Settings) -> bool) -> Self {
        self.is_offered = is_offered;
        self
    }
}

const fn alternative(
    label: fn() -> Text,
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

fn percent(value: f64) -> Text {
    words::settings::percentage((value * 100.0).round() as u32)
}

fn speed(value: f64) -> Text {
    if value <= 0.0 {
        words::settings::at_once()
    } else {
        words::settings::times_as_fast(Decimal::rounded(value, 1))
    }
}

fn seconds(value: f64) -> Text {
    words::settings::in_seconds(value.round() as u32)
}

/// That letters are missing, where they are.
fn boxes(ctx: &Context, _: &Settings) -> Option<Text> {
    theme::has_boxes(ctx).then(words::settings::letter_in_no_font)
}

/// The level of the graphics that the program has chosen.
fn automatic_level(_: &Context, settings: &Settings) -> Option<Text> {
    let level = settings.graphics.key();
    settings
        .automatic_graphics
        .then(|| words::settings::automatic_level(level))
}

/// A sentence has no label.
fn no_label() -> Text {
    words::common::as_written("")
}

/// The alternatives of a field of the settings, each with its value.
macro_rules! alternatives {
    ($field:ident: $($label:expr => $value:expr),+ $(,)?) => {
        &[$(alternative($label, |s| s.$field == $value, |s| s.$field = $value)),+]
    };
}

const SIDES: &[Alternative] = alternatives![
    from_north: words::settings::first_player => false, words::settings::second_player => true
];

const QUICK_MOVES: &[Alternative] = alternatives![
    quick_move:
    words::settings::off => QuickMove::Off,
    words::settings::double_click => QuickMove::DoubleClick,
    words::settings::single_click => QuickMove::Click,
];

const THRESHOLDS: &[Alternative] = alternatives![
    thresholds:
    || words::common::as_written(Thresholds::Tesserae.title()) => Thresholds::Tesserae,
    || words::common::as_written(Thresholds::ExtremeGammon.title()) => Thresholds::ExtremeGammon,
    || words::common::as_written(Thresholds::GnuBackgammon.title()) => Thresholds::GnuBackgammon,
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
    words::settings::bone => DiceMaterial::Bone,
    words::settings::ebony => DiceMaterial::Ebony,
    words::settings::red => DiceMaterial::Red,
    words::settings::brass => DiceMaterial::Brass,
];

const CLOTHS: &[Alternative] = swatches![
    cloth by Swatch::Cloth:
    words::settings::green => Cloth::Green,
    words::settings::burgundy => Cloth::Burgundy,
    words::settings::blue => Cloth::Blue,
    words::settings::grey => Cloth::Grey,
];

const PALETTES: &[Alternative] = alternatives![
    palette: words::settings::natural => Palette::Natural, words::settings::colour_blind => Palette::ColourBlindSafe
];

const LEVELS: &[Alternative] = &[
    alternative(
        words::settings::automatic,
        |s| s.automatic_graphics,
        |s| s.choose_graphics(None),
    ),
    alternative(
        words::settings::low,
        |s| !s.automatic_graphics && s.graphics == Graphics::Low,
        |s| s.choose_graphics(Some(Graphics::Low)),
    ),
    alternative(
        words::settings::medium,
        |s| !s.automatic_graphics && s.graphics == Graphics::Medium,
        |s| s.choose_graphics(Some(Graphics::Medium)),
    ),
    alternative(
        words::settings::high,
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
            words::settings::volume,
            Slider(|s| &mut s.volume, 0.0..=1.0, percent),
        ),
        Setting::new(
            Sound,
            words::settings::ambience,
            Slider(|s| &mut s.room_tone, 0.0..=1.0, percent),
        ),
        Setting::new(
            Motion,
            words::settings::animation_speed,
            Slider(|s| &mut s.speed, 0.0..=4.0, speed),
        ),
        Setting::new(
            Motion,
            words::settings::reduce_motion,
            Switch(|s| &mut s.reduced_motion),
        )
        .about(words::settings::about_reduce_motion),
        Setting::new(
            Motion,
            words::settings::vibrate,
            Switch(|s| &mut s.vibration),
        )
        .about(words::settings::about_vibrate)
        .offered(|_| has_page()),
        Setting::new(
            Motion,
            words::settings::turn_board,
            Switch(|s| &mut s.turn_table),
        )
        .about(words::settings::about_turn_board),
        Setting::new(View, words::settings::view_from, Choice(SIDES))
            .about(words::settings::about_view_from),
        Setting::new(View, words::settings::mirror, Switch(|s| &mut s.flipped))
            .about(words::settings::about_mirror),
        Setting::new(View, words::settings::dice, Choice(DICE)).about(words::settings::about_dice),
        Setting::new(View, words::settings::cloth, Choice(CLOTHS)),
        Setting::new(View, no_label, Boards).about(words::settings::about_boards),
        Setting::new(
            Gameplay,
            words::settings::legal_moves,
            Switch(|s| &mut s.highlights),
        )
        .about(words::settings::about_legal_moves),
        Setting::new(
            Gameplay,
            words::settings::point_numbers,
            Switch(|s| &mut s.point_numbers),
        )
        .about(words::settings::about_point_numbers),
        Setting::new(
            Gameplay,
            words::settings::insights,
            Switch(|s| &mut s.insights),
        )
        .about(words::settings::about_insights),
        Setting::new(Gameplay, words::settings::coach, Switch(|s| &mut s.coach))
            .about(words::settings::about_coach)
            .offered(|s| s.insights),
        Setting::new(Gameplay, words::settings::marks, Choice(THRESHOLDS))
            .about(words::settings::about_marks)
            .offered(|s| s.insights),
        Setting::new(
            Gameplay,
            words::settings::confirm,
            Switch(|s| &mut s.confirm),
        )
        .about(words::settings::about_confirm),
        Setting::new(
            Gameplay,
            words::settings::end_turns,
            Switch(|s| &mut s.end_turns),
        )
        .about(words::settings::about_end_turns),
        Setting::new(
            Gameplay,
            words::settings::forced_moves,
            Switch(|s| &mut s.forced_moves),
        )
        .about(words::settings::about_forced_moves),
        Setting::new(
            Gameplay,
            words::settings::auto_throw,
            Switch(|s| &mut s.auto_throw),
        )
        .about(words::settings::about_auto_throw),
        Setting::new(Gameplay, words::settings::quick_moves, Choice(QUICK_MOVES))
            .about(words::settings::about_quick_moves),
        Setting::new(Friend, words::forms::your_name, Name(|s| &mut s.name)),
        Setting::new(Friend, no_label, Sentence(boxes)),
        Setting::new(
            Friend,
            words::settings::hide_hand,
            Switch(|s| &mut s.hide_other_hand),
        )
        .about(words::settings::about_hide_hand),
        Setting::new(
            Friend,
            words::settings::notify,
            PageSwitch(|s| &mut s.notify, PageGesture::AllowNotices),
        )
        .about(words::settings::about_notify)
        .offered(|_| has_page()),
        Setting::new(Friend, words::forms::server, Server(|s| &mut s.server))
            .about(words::forms::about_server)
            .offered(|_| !has_page()),
        Setting::new(
            Display,
            words::settings::full_screen,
            Switch(|s| &mut s.full_screen),
        )
        .about(words::settings::about_full_screen)
        .offered(|_| cfg!(not(target_arch = "wasm32"))),
        Setting::new(
            Display,
            words::settings::full_screen,
            PageButton(PageGesture::FullScreen),
        )
        .offered(|_| can_fill_screen()),
        Setting::new(Display, words::settings::colours, Choice(PALETTES)),
        Setting::new(
            Display,
            words::settings::scale,
            Slider(|s| &mut s.scale, 0.7..=1.8, percent),
        ),
        Setting::new(
            Display,
            words::settings::message_duration,
            Slider(|s| &mut s.notices, 2.0..=20.0, seconds),
        ),
        Setting::new(Display, words::languages::language, Language),
        Setting::new(Display, words::settings::graphics, Choice(LEVELS)),
        Setting::new(Display, no_label, Sentence(automatic_level)),
    ]
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;
    use tesserae_rules::Kind;

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
                        assert!((alternative.is_chosen)(&after), "{}", (alternative.label)());
                        changed(&before, &after)
                    })
                    .collect();
            }
            Control::Boards => after.boards.choose(Kind::Ur, Some("another board")),
            Control::Language => after.language = Some("en".to_owned()),
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
                assert_eq!(chosen.count(), 1, "{}", (setting.label)());
            }
        }
    }
}
