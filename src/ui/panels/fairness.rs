//! The panel with the dice statistics of the game and the reason why the dice are fair.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Grid, Label, Sense, TextStyle, Ui, vec2},
};
use tesserae_live::agreed::{Report, verify};
use tesserae_referee::Referee;
use tesserae_rules::{Action, DiceSource, DieKind, Seat, Session};
use tesserae_words::{self as words, Decimal, Text};

use crate::save::{Faces, Results};
use crate::table::language::say::Say;
use crate::ui::{
    state::{
        command::{UiCommand, UiCommands},
        unfolded::Unfolded,
    },
    theme::{
        self, BONE, GOLD, MUTED, PARCHMENT, ScreenLayout,
        icons::{Icon, sized_icon},
        text,
    },
    widgets::{button::PushButton, divider::divider, fitted, panel, seats},
};

/// Shows how often each face was thrown.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    results: Res<Results>,
    mut commands: UiCommands,
    mut unfolded: ResMut<Unfolded>,
    mut checked: Local<Checked>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else {
        return Ok(());
    };
    let faces = if unfolded.dice {
        results.faces()
    } else {
        results.faces_now()
    };
    checked.follow(session);
    let finding = checked.finding.as_ref();
    let content = |ui: &mut Ui| draw(ui, session, &faces, finding, &mut unfolded.dice);
    let title = ctx.say(words::panels_table::dice_statistics());
    if panel::side_panel(ctx, "fairness", &title, content) {
        commands.send([UiCommand::ClosePanel]);
    }
    Ok(())
}

/// The check of the agreed throws, made once for each state of a game.
#[derive(Debug, Default)]
pub(crate) struct Checked {
    game: Option<(Option<u64>, usize)>,
    finding: Option<Text>,
}

impl Checked {
    fn follow(&mut self, session: &Session) {
        let game = Some((session.header().id, session.events().len()));
        if self.game != game {
            self.game = game;
            self.finding = finding(&verify(session));
        }
    }
}

/// What the check of all throws has found, in words; None if none was agreed.
fn finding(report: &Report) -> Option<Text> {
    let doubtful = report.doubtful().count();
    let agreed = report.proven() + doubtful;
    let checked = match (agreed, report.doubtful().next()) {
        (0, _) => return None,
        (_, None) => words::panels_table::all_proven(agreed),
        (_, Some((first, fault))) => {
            words::panels_table::not_proven(doubtful, agreed, first.faces.as_str(), fault)
        }
    };
    Some(match report.replaced() {
        Some(replaced) => words::common::next_sentence(checked, replaced),
        None => checked,
    })
}

/// Draws a table of faces for each kind of die that was thrown, in this game or in all games, and
/// what the check of the agreed throws has found.
pub(crate) fn draw(
    ui: &mut Ui,
    session: &Session,
    faces: &Faces,
    finding: Option<&Text>,
    all_games: &mut bool,
) {
    panel::reading_area(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for (label, all) in [
                (words::panels_table::this_game(), false),
                (words::panels_table::all_games(), true),
            ] {
                if ui
                    .add(PushButton::new(label).selected(*all_games == all))
                    .clicked()
                {
                    *all_games = all;
                }
            }
        });
        let mut is_empty = true;
        for kind in DieKind::ALL {
            let counts = Seat::BOTH.map(|seat| faces.of(seat, kind).to_vec());
            if counts.iter().flatten().sum::<u32>() == 0 {
                continue;
            }
            is_empty = false;
            let title = ui.say(heading(kind));
            ui.label(text(title, TextStyle::Heading, GOLD));
            draw_table(ui, session, kind, &counts);
            let both: Vec<u32> = counts[0]
                .iter()
                .zip(&counts[1])
                .map(|(a, b)| a + b)
                .collect();
            let verdict = ui.say(verdict(&both));
            ui.add(Label::new(text(verdict, TextStyle::Body, PARCHMENT)).wrap());
            divider(ui);
        }
        if is_empty {
            let words = ui.say(words::panels_table::no_dice_yet());
            ui.label(text(words, theme::italic(), MUTED));
            divider(ui);
        }
        let title = ui.say(words::panels_table::why_fair());
        ui.label(text(title, TextStyle::Heading, GOLD));
        let why = ui.say(why(session));
        ui.add(Label::new(text(why, TextStyle::Body, PARCHMENT)).wrap());
        if let Some(finding) = finding {
            let finding = ui.say(finding);
            ui.add(Label::new(text(finding, theme::strong(), GOLD)).wrap());
        }
        if let Some(where_thrown) = where_thrown(session) {
            let where_thrown = ui.say(where_thrown);
            ui.add(Label::new(text(where_thrown, TextStyle::Body, PARCHMENT)).wrap());
        }
    });
}

/// The name of a kind of dice as a heading.
const fn heading(kind: DieKind) -> Text {
    match kind {
        DieKind::Cube => words::panels_table::dice(),
        DieKind::Lot => words::panels_table::lots(),
    }
}

fn draw_table(ui: &mut Ui, session: &Session, kind: DieKind, counts: &[Vec<u32>; 2]) {
    /// The sizes of a face and of the mark of a seat.
    const FACE: f32 = 26.0;
    const SEAT: f32 = 18.0;
    /// The least distance of two columns, and the room that a word needs.
    const NEAR: f32 = 6.0;
    const WORD: f32 = 96.0;
    let (low, high) = kind.faces();
    let salt = ui.next_auto_id();
    let faces = f32::from(high - low + 1);
    let room = |apart: f32| ui.available_width() - SEAT - faces * (apart + FACE) - apart;
    let apart = ScreenLayout::of(ui.ctx()).pick(14.0, 8.0);
    let apart = if room(apart) < WORD { NEAR } else { apart };
    let room = room(apart);
    Grid::new(salt)
        .spacing([apart, 6.0])
        .min_row_height(0.0)
        .min_col_width(0.0)
        .show(ui, |ui| {
            ui.label("");
            for face in low..=high {
                sized_icon(ui, Icon::face(kind, face), FACE, BONE);
            }
            let expected = ui.say(words::panels_table::expected());
            let expected = fitted::fitted(ui, &expected, TextStyle::Small, [room, FACE]);
            let size = vec2(expected.size().x, FACE);
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            fitted::paint(ui, expected, rect.left_center(), MUTED);
            response.on_hover_text(ui.say(words::panels_table::about_expected()));
            ui.end_row();
            for seat in Seat::BOTH {
                let own = &counts[seat.index()];
                seats::swatch(ui, session.game().kind(), seat, SEAT)
                    .on_hover_text(ui.say(Text::from(session.header().name(seat, session.game()))));
                for count in own {
                    ui.label(text(count.to_string(), theme::strong(), PARCHMENT));
                }
                let expected = f64::from(own.iter().sum::<u32>()) / own.len().max(1) as f64;
                let expected = words::insight::decimal(Decimal::rounded(expected, 1));
                let expected = ui.say(expected);
                ui.label(text(expected, TextStyle::Body, MUTED));
                ui.end_row();
            }
        });
}

/// The result of a chi-squared test, in words.
fn verdict(counts: &[u32]) -> Text {
    let total: u32 = counts.iter().sum();
    let expected = f64::from(total) / counts.len().max(1) as f64;
    if expected < 5.0 {
        return words::panels_table::too_few(total);
    }
    let deviation = chi_squared(counts);
    let p = p_value(deviation, counts.len().saturating_sub(1));
    let evenness = match p {
        p if p > 0.05 => "normal",
        p if p > 0.01 => "uneven",
        _ => "rare",
    };
    let percent = (p * 100.0).round() as u32;
    words::panels_table::chi_squared(total, Decimal::rounded(deviation, 1), percent, evenness)
}

/// The chi-squared statistic of these counts against equal ones.
fn chi_squared(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len().max(1) as f64;
    if expected <= 0.0 {
        return 0.0;
    }
    counts
        .iter()
        .map(|count| (f64::from(*count) - expected).powi(2) / expected)
        .sum()
}

/// The probability that fair dice deviate at least this much, for an odd number of degrees of
/// freedom.
fn p_value(deviation: f64, freedom: usize) -> f64 {
    let half = deviation / 2.0;
    let mut term = (2.0 * deviation / std::f64::consts::PI).sqrt() * (-half).exp();
    let mut sum = libm::erfc(half.sqrt());
    for odd in (3..=freedom).step_by(2) {
        sum += term;
        term *= deviation / odd as f64;
    }
    sum.clamp(0.0, 1.0)
}

/// Why the dice are fair, depending on where they come from.
fn why(session: &Session) -> Text {
    let source = session
        .events()
        .iter()
        .rev()
        .find(|event| matches!(event.action, Action::Throw(_)));
    match source.and_then(|event| event.source) {
        Some(DiceSource::Entered) => words::panels_table::fair_by_hand(),
        Some(DiceSource::Seeded | DiceSource::Scripted) => words::panels_table::fair_by_computer(),
        Some(DiceSource::Agreed) => words::panels_table::fair_by_agreement(),
        Some(DiceSource::Physical) | None => words::panels_table::fair_on_table(),
    }
}

/// Who throws on which machine, in a game that goes back and forth by links.
fn where_thrown(session: &Session) -> Option<Text> {
    let seat = session.header().elsewhere()?;
    let [away, here] = [seat, seat.other()].map(|seat| session.header().name(seat, session.game()));
    Some(words::panels_table::thrown_elsewhere(here, away))
}

#[cfg(test)]
mod tests {
    use tesserae_live::agreed::{ThrowReport, Verdict};

    use super::*;

    #[test]
    fn p_values_agree_with_the_table_of_chi_squared() {
        for (deviation, freedom, wanted) in [
            (3.841, 1, 0.05),
            (6.635, 1, 0.01),
            (11.070, 5, 0.05),
            (15.086, 5, 0.01),
            (4.351, 5, 0.5),
        ] {
            let p = p_value(deviation, freedom);
            assert!((p - wanted).abs() < 5e-4, "{deviation} with {freedom}: {p}");
        }
    }

    #[test]
    fn the_check_of_agreed_throws_is_told_in_words() {
        let told = |verdicts: &[Verdict], replacements| {
            let throw = |verdict: &Verdict| ThrowReport {
                event: 0,
                faces: "3-1".to_owned(),
                verdict: *verdict,
            };
            finding(&Report {
                throws: verdicts.iter().map(throw).collect(),
                replacements,
            })
        };
        assert_eq!(told(&[Verdict::NotAgreed], 0), None);
        let verdicts = [Verdict::Proven, Verdict::Proven, Verdict::NotAgreed];
        let all = told(&verdicts, 0).unwrap().to_string();
        assert!(
            all.starts_with("All 2 agreed throws") && all.ends_with("are proven."),
            "{all}"
        );
        let once = told(&verdicts, 1).unwrap().to_string();
        let consent =
            "The guest’s key was replaced once during this game, with the host’s consent.";
        assert_eq!(once, format!("{all} {consent}"));
        let twice = told(&verdicts, 2).unwrap();
        assert_eq!(twice, once.replace("once", "2 times"));
        let some = told(&[Verdict::Proven, Verdict::WrongFaces], 0).unwrap();
        let some = some.to_string();
        assert!(
            some.contains("1 of 2") && some.contains("3-1: other faces"),
            "{some}"
        );
    }

    #[test]
    fn equal_counts_are_normal_and_one_face_alone_is_rare() {
        let says = |counts: &[u32], words: &str| verdict(counts).to_string().contains(words);
        assert!(says(&[10; 6], "100 of 100"));
        assert!(says(&[1; 6], "too few"));
        assert!(says(&[60, 0, 0, 0, 0, 0], "less than 1 of 100"));
    }
}
