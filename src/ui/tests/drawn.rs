//! What is wrong with a frame that was drawn: elements outside of the window or over one another,
//! texts that are cut, that stick out of their button or lie over something else.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Pos2, Rect, Shape, epaint::ClippedShape, vec2};

use super::{Window, rect};
use crate::ui::widgets::{fitted, ui_elements::UiElement};

/// A text as it was drawn.
pub(super) struct DrawnText {
    galley: Arc<Galley>,
    /// Where its letters are.
    at: Rect,
    /// The part of the window in which it is seen.
    clip: Rect,
}

impl DrawnText {
    /// The texts among shapes of which at least a part is seen.
    pub(super) fn all(shapes: &[ClippedShape]) -> Vec<Self> {
        let texts = shapes.iter().filter_map(|shape| {
            let Shape::Text(text) = &shape.shape else {
                return None;
            };
            let at = shape.shape.visual_bounding_rect();
            let is_seen = shape.clip_rect.intersect(at).is_positive();
            (is_seen && !text.galley.text().trim().is_empty()).then(|| Self {
                galley: Arc::clone(&text.galley),
                at,
                clip: shape.clip_rect,
            })
        });
        texts.collect()
    }

    fn text(&self) -> &str {
        self.galley.text()
    }

    /// Whether it holds what somebody has typed, which may be of any length.
    fn is_typed(&self) -> bool {
        let typed = ["Enheduanna", "ܐ", "https://", "XGID="];
        typed.iter().any(|typed| self.text().contains(typed))
    }

    fn seen(&self) -> Rect {
        self.at.intersect(self.clip)
    }

    /// What of it is cut in a window. Where the window scrolls, a text may be cut at the top and
    /// at the bottom. A name may end in “…”.
    fn cut(&self, window: Rect, scrolls: bool, is_name: bool) -> Option<&'static str> {
        let seen = self.clip.intersect(window).expand(1.0);
        if self.galley.elided && !self.is_typed() && !is_name {
            Some("has no room for its end")
        } else if fitted::breaks_a_word(&self.galley) && !self.is_typed() {
            Some("breaks a word")
        } else if self.at.left() < seen.left() || self.at.right() > seen.right() {
            Some("is cut at the side")
        } else if !scrolls && !seen.contains_rect(self.at) {
            Some("is cut above or below")
        } else {
            None
        }
    }
}

/// Where an element is seen: one with a label is in view as far as that can be.
fn seen(element: Rect, texts: &[DrawnText]) -> Rect {
    let labels = texts
        .iter()
        .filter(|text| element.contains(text.at.center()));
    let label = labels.min_by(|one, other| one.clip.area().total_cmp(&other.clip.area()));
    label.map_or(element, |label| element.intersect(label.clip))
}

/// The letters' pictures reach this far over what egui counts as their place, in points: those of
/// Japanese the farthest.
const EDGE: f32 = 3.5;

/// After so many faults of a frame no others are looked for.
const MOST: usize = 40;

/// A frame that was drawn.
struct Frame<'a> {
    window: Rect,
    /// The elements that are in view, and where.
    in_view: Vec<(&'a UiElement, Rect)>,
    texts: &'a [DrawnText],
    /// Whether it scrolls: elements and texts may be cut off at the top and at the bottom.
    scrolls: bool,
}

impl<'a> Frame<'a> {
    fn new(
        elements: &'a [UiElement],
        texts: &'a [DrawnText],
        [width, height]: [f32; 2],
        scrolls: bool,
    ) -> Self {
        let in_view = elements
            .iter()
            .filter_map(|element| Some((element, rect(element)?)));
        Self {
            window: Rect::from_min_size(Pos2::ZERO, vec2(width, height)),
            in_view: in_view.collect(),
            texts,
            scrolls,
        }
    }

    /// What is wrong with its elements.
    fn faults_of_elements(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (index, (element, rect)) in self.in_view.iter().enumerate() {
            let checked = if self.scrolls {
                Rect::from_center_size(rect.center(), vec2(rect.width(), 0.0))
            } else {
                *rect
            };
            if !self.window.expand(0.5).contains_rect(checked) {
                let what = format!("“{}” at {rect} is outside of the window", element.id);
                faults.push(what);
            }
            for (other, other_rect) in &self.in_view[..index] {
                let [one, two] = [rect, other_rect].map(|rect| seen(*rect, self.texts).shrink(0.5));
                if one.intersect(two).is_positive() {
                    faults.push(format!(
                        "“{}” at {rect} overlaps “{}” at {other_rect}",
                        element.id, other.id
                    ));
                }
            }
        }
        faults
    }

    /// What is wrong with its texts.
    fn faults_of_texts(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (index, text) in self.texts.iter().enumerate() {
            if faults.len() >= MOST {
                break;
            }
            let is_field = |element: &UiElement| element.text.is_some();
            let over: Vec<&(&UiElement, Rect)> = self
                .in_view
                .iter()
                .filter(|(_, rect)| {
                    let apart = seen(*rect, self.texts).shrink(EDGE);
                    apart.intersect(text.seen()).is_positive()
                })
                .collect();
            if over.iter().any(|(element, _)| is_field(element)) {
                continue;
            }
            // Names share the strip of a phone with clocks, and may be of any length.
            let is_name = over
                .iter()
                .any(|(element, _)| element.drawn_label() == "Whole score");
            if let Some(what) = text.cut(self.window, self.scrolls, is_name) {
                faults.push(format!("“{}” at {} {what}", text.text(), text.at));
            }
            for (element, rect) in over {
                if !rect.expand(EDGE).contains_rect(text.at) {
                    faults.push(format!(
                        "“{}” at {} sticks out of “{}” at {rect}",
                        text.text(),
                        text.at,
                        element.id
                    ));
                }
            }
            for other in &self.texts[..index] {
                let [one, two] = [text, other].map(|text| text.seen().shrink(1.0));
                if one.intersect(two).is_positive() {
                    faults.push(format!(
                        "“{}” at {} overlaps “{}” at {}",
                        text.text(),
                        text.at,
                        other.text(),
                        other.at
                    ));
                }
            }
        }
        faults
    }
}

impl Window {
    /// Notes a fault unless something holds.
    pub(super) fn must(&self, holds: bool, fault: impl FnOnce() -> String) {
        if !holds {
            self.faults.borrow_mut().push(fault());
        }
    }

    /// Notes what is wrong with the last frame, which has these elements.
    pub(super) fn check(&self, elements: &[UiElement], scrolls: bool, what: &str) {
        self.must(elements.iter().any(|element| element.at.is_some()), || {
            format!("{what}: there is nothing to press")
        });
        let texts = self.texts.borrow();
        let frame = Frame::new(elements, &texts, self.size, scrolls);
        let mut found = frame.faults_of_elements();
        // In a smaller window not every text has room.
        if self.is_usual() {
            found.extend(frame.faults_of_texts());
        }
        let found = found.into_iter().map(|fault| format!("{what}: {fault}"));
        self.faults.borrow_mut().extend(found);
    }

    /// What was wrong until now, each once.
    pub(super) fn take_faults(&self) -> Vec<String> {
        let mut faults = self.faults.take();
        faults.sort();
        faults.dedup();
        faults
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let faults = self.take_faults();
        assert!(
            faults.is_empty() || std::thread::panicking(),
            "{}",
            faults.join("\n")
        );
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Button, Label, Ui};

    use super::*;
    use crate::ui::tests::DESKTOP;

    fn button_at(label: &str, at: [f32; 4]) -> UiElement {
        UiElement {
            id: format!("{label}#1"),
            label: label.to_owned(),
            at: Some(at),
            ..UiElement::default()
        }
    }

    /// What is wrong with these elements and what is drawn.
    fn found(elements: &[UiElement], draw: impl FnMut(&mut Ui)) -> String {
        let window = Window::new(DESKTOP);
        window.frame(Vec::new(), draw);
        window.check(elements, true, "a frame");
        window.take_faults().join("\n")
    }

    #[test]
    fn elements_that_overlap_or_are_outside_of_the_window_are_found() {
        let throw = button_at("Throw", [10.0, 10.0, 80.0, 44.0]);
        let undo = button_at("Undo", [80.0, 40.0, 80.0, 44.0]);
        let wrong = found(&[throw.clone(), undo], |_| {});
        assert!(wrong.contains("“Undo#1”") && wrong.contains("overlaps “Throw#1”"));
        let far = button_at("Throw", [1250.0, 10.0, 80.0, 44.0]);
        assert!(found(&[far], |_| {}).contains("outside of the window"));
        assert_eq!(found(&[throw], |_| {}), "");
        assert!(found(&[], |_| {}).contains("nothing to press"));
    }

    #[test]
    fn texts_that_are_cut_or_overlap_are_found() {
        let throw = [button_at("Throw", [10.0, 10.0, 80.0, 44.0])];
        let text_at = |ui: &mut Ui, x: f32, y: f32, text: &str| {
            let place = Rect::from_min_size(Pos2::new(x, y), vec2(200.0, 30.0));
            ui.put(place, Label::new(text).extend());
        };
        for (wrong, draw) in [
            (
                "",
                &(|ui: &mut Ui| text_at(ui, 400.0, 300.0, "a text")) as &dyn Fn(&mut Ui),
            ),
            ("is cut at the side", &|ui| {
                text_at(ui, 1180.0, 300.0, "a text")
            }),
            ("overlaps “one text”", &|ui| {
                text_at(ui, 400.0, 300.0, "one text");
                text_at(ui, 410.0, 305.0, "another");
            }),
            ("sticks out of “Throw#1”", &|ui| {
                text_at(ui, 0.0, 10.0, "a label that is long");
            }),
            ("has no room for its end", &|ui| {
                let place = Rect::from_min_size(Pos2::new(400.0, 300.0), vec2(50.0, 30.0));
                ui.put(place, Button::new("a label that is long").truncate());
            }),
        ] {
            let found = found(&throw, draw);
            assert!(
                found.contains(wrong) && found.is_empty() == wrong.is_empty(),
                "{wrong}: {found}"
            );
        }
    }
}
