//! The first player's chance to win over the session, as a curve.

use tesserae_diagram::escaped;
use tesserae_insight::{Analysis, Mark};
use tesserae_rules::Session;
use tesserae_words::{Name, panels_analysis};

use crate::page::Page;

/// Width and height of the curve, in the units of its drawing.
const SIZE: [f64; 2] = [800.0, 180.0];
/// Around the curve, so that a mark at its edge is whole.
const RIM: f64 = 8.0;

/// Draws the curve with its marks.
pub(crate) fn draw(page: &mut Page, session: &Session, analysis: &Analysis, names: &[Name; 2]) {
    let [width, height] = SIZE;
    let all = session.events().len().max(1) as f64;
    let at = |events: usize, win: i64| {
        let x = RIM + (width - 2.0 * RIM) * events as f64 / all;
        let y = height - RIM - (height - 2.0 * RIM) * win as f64 / 1_000_000.0;
        format!("{x:.1},{y:.1}")
    };
    let points: Vec<String> = analysis
        .graph()
        .into_iter()
        .map(|(events, win)| at(events, win))
        .collect();
    page.open("figure", "");
    let label = escaped(&page.word(&panels_analysis::curve_of_chances()));
    page.markup(&format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{label}\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#f5eedf\"/>\n\
         <path d=\"M{RIM} {0}H{1}\" stroke=\"#b9ab94\"/>\n\
         <polyline points=\"{2}\" fill=\"none\" stroke=\"#1d1b19\" stroke-width=\"2\"/>",
        height / 2.0,
        width - RIM,
        points.join(" "),
    ));
    for judged in analysis.decisions() {
        let (radius, fill) = match judged.verdict.mark {
            None => continue,
            Some(Mark::Doubtful) => (2.5, "#a98a63"),
            Some(Mark::Error) => (4.0, "#a98a63"),
            Some(Mark::Blunder) => (5.0, "#a3271d"),
        };
        let place = at(judged.end, judged.win()[1]);
        let (x, y) = place.split_once(',').unwrap_or_default();
        page.markup(&format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#1d1b19\"/>"
        ));
    }
    page.markup("</svg>");
    let words = panels_analysis::above_and_below(&names[0], &names[1]);
    page.text("figcaption", "small", &words);
    page.close("figure");
}
