//! What a context in Hebrew draws, and what a press does there. It draws with `super::lines` and
//! `super::shapes`.

use std::sync::Arc;

use bevy_egui::egui::{
    Button, Color32, Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape, Ui,
    epaint::{TextShape, text::Glyph},
    pos2, vec2,
};
use tesserae_words::{About, Language};

use super::unmirrored;
use crate::{
    table::language::{ReadersLanguage, letters, say},
    ui::{theme, widgets::limited_field::limited_field},
};

const WINDOW: Rect = Rect::from_min_max(Pos2::ZERO, pos2(400.0, 300.0));

/// A context in Hebrew.
fn context() -> Context {
    let about = "(tag: \"he\", name: \"עברית\", english_name: \"Hebrew\", complete: true, \
                 read_by_a_player: false, right_to_left: true, decimal_mark: '.', topics: [], \
                 rulebooks: {})";
    let about = About::read(about).expect("it can be read");
    let language = Language::of(&about, &[]).expect("it can be read");
    let ctx = Context::default();
    theme::load(&ctx);
    say::set_language(&ctx, &ReadersLanguage(Arc::new(language)));
    pass(&ctx, Vec::new(), |_| {});
    ctx
}

/// What is drawn in a pass.
fn pass(ctx: &Context, events: Vec<Event>, draw: impl FnMut(&mut Ui)) -> Vec<Shape> {
    let input = RawInput {
        screen_rect: Some(WINDOW),
        events,
        ..RawInput::default()
    };
    let mut output = ctx.run_ui(input, draw);
    output.textures_delta.clear();
    let shapes = output.shapes.into_iter();
    shapes.map(|clipped| clipped.shape).collect()
}

fn texts(shapes: &[Shape]) -> Vec<&TextShape> {
    let texts = shapes.iter().filter_map(|shape| match shape {
        Shape::Text(text) => Some(text),
        _ => None,
    });
    texts.collect()
}

/// The lines of a text as they are seen, from left to right.
fn lines(text: &TextShape) -> Vec<String> {
    let seen = |glyphs: &[Glyph]| {
        let mut letters: Vec<(f32, char)> = glyphs
            .iter()
            .map(|glyph| (glyph.pos.x, letters::letter(glyph.chr)))
            .collect();
        letters.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        letters.iter().map(|(_, letter)| letter).collect()
    };
    let rows = text.galley.rows.iter();
    rows.map(|row| seen(&row.glyphs)).collect()
}

fn label(ctx: &Context, words: &str) -> Vec<String> {
    let drawn = say::Say::drawn(ctx, words.to_owned());
    let shapes = pass(ctx, Vec::new(), |ui| {
        ui.label(&drawn);
    });
    lines(texts(&shapes)[0])
}

#[test]
fn words_are_read_from_the_right_and_numbers_and_other_words_among_them_from_the_left() {
    let ctx = context();
    for (words, seen) in [
        ("שלום", "םולש"),
        ("שלום 24/18 אב", "בא 24/18 םולש"),
        ("אב 50% Anna Lee גד", "דג Anna Lee 50% בא"),
        ("\u{2068}Anna\u{2069}: אב", "בא :\u{2068}Anna\u{2069}"),
        ("אב \u{2066}−0.5\u{2069} גד", "דג \u{2066}−0.5\u{2069} בא"),
        ("Anna", "Anna"),
    ] {
        let visible = |text: &str| -> String {
            let is_mark = |letter: &char| ('\u{2066}'..='\u{2069}').contains(letter);
            text.chars().filter(|letter| !is_mark(letter)).collect()
        };
        let [line] = &label(&ctx, words)[..] else {
            panic!("{words}")
        };
        assert_eq!(visible(line), visible(seen), "{words}");
    }
}

#[test]
fn what_is_typed_is_read_from_the_right() {
    let ctx = context();
    let mut name = "אב Anna".to_owned();
    let shapes = pass(&ctx, Vec::new(), |ui| {
        limited_field(ui, &mut name, "", 20, 200.0);
    });
    let seen = texts(&shapes).into_iter().flat_map(lines);
    assert!(seen.collect::<Vec<_>>().contains(&"Anna בא".to_owned()));
}

#[test]
fn a_paragraph_is_broken_after_its_first_words() {
    let ctx = context();
    let words = "אב גד הו זח טי כל מנ סע פצ קר שת אב גד הו זח טי כל מנ סע פצ קר שת";
    let lines = label(&ctx, &words.repeat(2));
    assert!(lines.len() > 1);
    let first: String = lines[0].trim().chars().rev().collect();
    assert!(words.repeat(2).starts_with(&first), "{first}");
}

#[test]
fn what_is_at_the_left_for_egui_is_drawn_and_pressed_at_the_right() {
    let ctx = context();
    let mut is_pressed = false;
    let mut place = Rect::NOTHING;
    let mut draw = |events| {
        pass(&ctx, events, |ui| {
            let response = ui.put(
                Rect::from_min_size(pos2(10.0, 20.0), vec2(80.0, 40.0)),
                Button::new("OK"),
            );
            place = response.rect;
            is_pressed |= response.clicked();
        })
    };
    draw(Vec::new());
    let at = pos2(WINDOW.right() - 30.0, 40.0);
    let button = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    draw(vec![Event::PointerMoved(at)]);
    draw(vec![button(true)]);
    let shapes = draw(vec![button(false)]);
    let text = texts(&shapes)[0].visual_bounding_rect();
    assert!(is_pressed);
    assert_eq!(place.left(), 10.0);
    assert!((310.0..390.0).contains(&text.left()) && (310.0..390.0).contains(&text.right()));
}

#[test]
fn brackets_are_turned_round_where_they_are_read_from_the_right() {
    let ctx = context();
    let is_turned = |words: &str| {
        let drawn = say::Say::drawn(&ctx, words.to_owned());
        let shapes = pass(&ctx, Vec::new(), |ui| {
            ui.label(&drawn);
        });
        let row = &texts(&shapes)[0].galley.rows[0].row;
        let bracket = row.glyphs.iter().find(|glyph| glyph.chr == '(');
        let first = bracket.expect("it is there").first_vertex as usize;
        let corners = &row.visuals.mesh.vertices[first..first + 2];
        (corners[0].pos.x < corners[1].pos.x) != (corners[0].uv.x < corners[1].uv.x)
    };
    assert!(is_turned("אב (גד)"));
    assert!(!is_turned("Anna (Lee)"));
}

#[test]
fn a_picture_is_moved_and_not_mirrored() {
    let ctx = context();
    let frame = Rect::from_min_size(pos2(10.0, 10.0), vec2(100.0, 100.0));
    let shapes = pass(&ctx, Vec::new(), |ui| {
        unmirrored(ui.painter(), frame, || {
            ui.painter()
                .circle_filled(pos2(20.0, 20.0), 5.0, Color32::RED);
        });
        ui.painter()
            .circle_filled(pos2(20.0, 20.0), 5.0, Color32::RED);
    });
    let centres: Vec<Pos2> = shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Circle(circle) => Some(circle.center),
            _ => None,
        })
        .collect();
    assert_eq!(centres, [pos2(300.0, 20.0), pos2(380.0, 20.0)]);
}
