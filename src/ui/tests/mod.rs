//! Tests that draw the user interface without a window.

mod drawn;
mod input;
mod keyboard;
mod kiosk;
mod languages;
mod layout;
mod letters;
mod live;
mod long_texts;
mod said;
mod spoken;
mod words;

use std::{cell::RefCell, sync::Arc};

use bevy_egui::egui::{self, Context, Event, Pos2, RawInput, Rect, Ui, epaint::ClippedShape, vec2};
use tesserae_rules::{
    Action, Choice, Header, Kind, Session,
    session::random::{generator, random_event},
};
use tesserae_words::{backgammon, common};

use self::{drawn::DrawnText, spoken::Spoken};
use crate::{
    dev::screenshots::is_decision,
    save::{AnalysedGame, AnalysedPlayer},
    table::language::{ReadersLanguage, say::set_language},
    teaching::PuzzleVerdict,
    ui::{
        table::puzzle::PuzzleView,
        theme,
        widgets::{accessible, ui_elements::UiElement},
    },
};

#[test]
fn no_two_parameters_of_a_system_want_the_same_thing() {
    use bevy::{prelude::*, state::app::StatesPlugin};
    let mut app = App::new();
    app.add_plugins((
        StatesPlugin,
        crate::table::sets::plugin,
        crate::table::screen::plugin,
        crate::ui::plugin,
    ));
    // Initializing a system whose parameters conflict panics.
    app.world_mut()
        .schedule_scope(bevy_egui::EguiPrimaryContextPass, |world, schedule| {
            schedule
                .initialize(world)
                .expect("the order of the systems is possible");
        });
}

/// A desktop window, in points.
const DESKTOP: [f32; 2] = [1280.0, 720.0];
/// A small desktop window, in points.
const SMALL: [f32; 2] = [1000.0, 620.0];
/// A phone in landscape, in points.
const PHONE: [f32; 2] = [844.0, 390.0];
/// A phone held upright, in points.
const UPRIGHT: [f32; 2] = [390.0, 844.0];
/// A browser window of 1280×720 that is zoomed to 200 %, in points.
const ZOOMED: [f32; 2] = [640.0, 360.0];
/// A narrow window, in points.
const NARROW: [f32; 2] = [700.0, 520.0];
/// A window of 1920×1080 with the zoom that the theme gives it, in points.
const LARGE: [f32; 2] = [1388.0, 781.0];
/// Every size for which the table has to fit.
const TABLES: [[f32; 2]; 5] = [DESKTOP, LARGE, PHONE, UPRIGHT, ZOOMED];

/// A window of this size in points, with the theme loaded.
struct Window {
    ctx: Context,
    size: [f32; 2],
    /// The language in which it speaks; English where there is none.
    spoken: Option<&'static Spoken>,
    /// The texts of the last frame.
    texts: RefCell<Vec<DrawnText>>,
    /// What was found to be wrong.
    faults: RefCell<Vec<String>>,
}

impl Window {
    fn new(size: [f32; 2]) -> Self {
        Self::of(size, None)
    }

    /// A window in a language.
    fn of([width, height]: [f32; 2], spoken: Option<&'static Spoken>) -> Self {
        let ctx = Context::default();
        theme::load(&ctx);
        theme::apply_layout(&ctx, theme::ScreenLayout::of_size(vec2(width, height)));
        if let Some(spoken) = spoken {
            set_language(&ctx, &ReadersLanguage(Arc::clone(&spoken.language)));
            theme::font_set::FontSet::default().take(&spoken.fonts, &ctx);
        }
        let window = Self {
            ctx,
            size: [width, height],
            spoken,
            texts: RefCell::default(),
            faults: RefCell::default(),
        };
        window.frame(Vec::new(), |_| {});
        window
    }

    /// Draws a frame and returns its interactive elements.
    fn frame(&self, events: Vec<Event>, content: impl FnMut(&mut Ui)) -> Vec<UiElement> {
        self.draw(events, content).0
    }

    /// Has egui draw what it warns whoever works on a program of.
    #[cfg(debug_assertions)]
    fn ask_for_warnings(&self) {
        self.ctx
            .options_mut(|options| options.warn_on_id_clash = true);
        self.ctx
            .all_styles_mut(|style| style.debug.show_unaligned = true);
    }

    /// Draws a frame and returns the texts of which a part is not seen, unless that is below a
    /// height to which a list ends that scrolls.
    fn cut_texts_above(&self, end: f32, content: impl FnMut(&mut Ui)) -> Vec<String> {
        let (_, mut shapes) = self.draw(Vec::new(), content);
        for ClippedShape { clip_rect, .. } in &mut shapes {
            // A list shows a few points more than its height.
            if (clip_rect.bottom() - end).abs() < 4.5 {
                clip_rect.max.y = f32::INFINITY;
            }
        }
        cut(texts(shapes))
    }

    /// Draws a frame and returns its texts, each with whether all of it is seen.
    fn texts(&self, content: impl FnMut(&mut Ui)) -> Vec<(String, bool)> {
        texts(self.draw(Vec::new(), content).1)
    }

    /// Draws a frame and returns its interactive elements and its shapes.
    fn draw(
        &self,
        events: Vec<Event>,
        mut content: impl FnMut(&mut Ui),
    ) -> (Vec<UiElement>, Vec<ClippedShape>) {
        let [width, height] = self.size;
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
        let input = RawInput {
            screen_rect: Some(screen),
            events,
            ..RawInput::default()
        };
        let mut elements = Vec::new();
        let mut output = self.ctx.run_ui(input, |ui| {
            content(ui);
            elements = accessible::take_elements(ui.ctx()).in_order().to_vec();
        });
        output.textures_delta.clear();
        for shape in &output.shapes {
            // egui gives an empty text no extent at all.
            let empty =
                matches!(&shape.shape, egui::Shape::Text(text) if text.galley.job.text.is_empty());
            assert!(
                empty || !shape.shape.visual_bounding_rect().any_nan(),
                "{:?}",
                shape.shape
            );
        }
        self.texts.replace(DrawnText::all(&output.shapes));
        (elements, output.shapes)
    }
}

/// The texts among shapes, each with whether all of it is seen.
fn texts(shapes: Vec<ClippedShape>) -> Vec<(String, bool)> {
    let texts = shapes
        .into_iter()
        .filter_map(|ClippedShape { clip_rect, shape }| {
            let egui::Shape::Text(text) = &shape else {
                return None;
            };
            let is_whole = clip_rect
                .expand(1.0)
                .contains_rect(shape.visual_bounding_rect())
                && !text.galley.elided;
            Some((text.galley.text().to_owned(), is_whole))
        });
    texts.collect()
}

/// The texts of which a part is not seen.
fn cut(texts: Vec<(String, bool)>) -> Vec<String> {
    let cut = texts
        .into_iter()
        .filter(|(text, is_whole)| !is_whole && !text.is_empty());
    cut.map(|(text, _)| text).collect()
}

/// A puzzle to which this is said.
fn answered_puzzle(verdict: &PuzzleVerdict) -> PuzzleView<'_> {
    PuzzleView {
        number: Some((117, 240)),
        solved: [103, 116],
        question: long_texts::question(),
        verdict: Some(verdict),
        refusal: None,
        can_link: true,
    }
}

/// The rectangle of a visible element.
fn rect(element: &UiElement) -> Option<Rect> {
    let [left, top, width, height] = element.at?;
    Some(Rect::from_min_size(
        Pos2::new(left, top),
        vec2(width, height),
    ))
}

/// Positions of a random session of a game, with its result if it is reached: every 25th position
/// of 400.
fn positions(kind: Kind) -> Vec<Session> {
    let mut header = Header::new(kind);
    header.names = [
        "Enheduanna, daughter of Sargon".into(),
        "ܐ long ﷽ name 𒌨".into(),
    ];
    let mut session = Session::new(header).unwrap();
    let mut rng = generator(5);
    let mut positions = Vec::new();
    for count in 0..400 {
        if count % 25 == 0 || session.game().outcome().is_some() {
            positions.push(session.clone());
        }
        let Some(event) = random_event(session.game(), &mut rng) else {
            break;
        };
        session.act(event).unwrap();
    }
    positions
}

/// An analysed game of backgammon in which both players gave this away.
fn analysed(began: u64, names: [&str; 2], lost: i64) -> AnalysedGame {
    let won = common::won("Enheduanna", "point", 2_u32, backgammon::gammon());
    let game = AnalysedGame {
        began,
        date: "2026-11-20".to_owned(),
        game: Kind::Backgammon,
        players: names
            .map(|name| AnalysedPlayer {
                name: name.to_owned(),
                is_bot: name == "Oracle",
                decisions: 20,
                lost,
            })
            .into(),
        result: String::new(),
        said: None,
    };
    game.with_result(&won)
}

/// A random session of a game up to its result.
fn finished(kind: Kind) -> Session {
    let mut session = Session::new(Header::new(kind)).unwrap();
    let mut rng = generator(4);
    while session.game().outcome().is_none() {
        let event = random_event(session.game(), &mut rng).unwrap();
        session.act(event).unwrap();
    }
    session
}

/// A random session of a game up to a decision other than a step, in the games that have one.
fn deciding(kind: Kind) -> Option<Session> {
    let mut session = Session::new(Header::new(kind)).unwrap();
    let mut rng = generator(6);
    while session.events().len() < 12 || !session.game().actions().iter().any(is_decision) {
        session
            .act(random_event(session.game(), &mut rng)?)
            .unwrap();
    }
    Some(session)
}

/// A game of backgammon in which a double has just been offered.
fn doubled() -> Session {
    let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
    let mut rng = generator(2);
    loop {
        if session
            .game()
            .actions()
            .contains(&Action::Choice(Choice::Double))
        {
            session.act(Choice::Double).unwrap();
            return session;
        }
        let event = random_event(session.game(), &mut rng).unwrap();
        session.act(event).unwrap();
    }
}
