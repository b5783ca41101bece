//! Lines of Chinese and Japanese, which have no spaces: egui breaks them between ideographs, but
//! also before and after signs that may not begin or end a line.

use std::sync::Arc;

use bevy_egui::egui::{Context, FontSelection, Galley, RichText, Ui, WidgetText, text::LayoutJob};

/// Signs with which no line begins.
const NOT_FIRST: &str =
    "，。、．：；！？）」』》〉】〕”’…—～〜・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ";
/// Signs with which no line ends.
const NOT_LAST: &str = "（「『《〈【〔“‘";

/// Lays out a text in lines none of which begins or ends with a sign that may not stand there, if
/// there is another place where it may be broken.
pub(crate) fn lay_out(ctx: &Context, mut job: LayoutJob) -> Arc<Galley> {
    let is_without_spaces = job.text.chars().any(is_wide);
    loop {
        let galley = ctx.fonts_mut(|fonts| fonts.layout_job(job.clone()));
        match first_bad_break(&galley).filter(|_| is_without_spaces) {
            Some(place) => end_line(&mut job, place),
            None => return galley,
        }
    }
}

/// Lays out a paragraph of this width.
pub(crate) fn paragraph(ui: &Ui, text: RichText, width: f32) -> Arc<Galley> {
    let text = WidgetText::from(text);
    let job = text.into_layout_job(ui.style(), FontSelection::Default, ui.text_valign());
    let mut job = Arc::unwrap_or_clone(job);
    job.wrap.max_width = width;
    lay_out(ui.ctx(), job)
}

/// Where the first line that is broken badly should end: the number of letters before.
fn first_bad_break(galley: &Galley) -> Option<usize> {
    let text: Vec<char> = galley.text().chars().collect();
    let mut begin = 0;
    for (row, next) in galley.rows.iter().zip(galley.rows.iter().skip(1)) {
        let end = begin + row.glyphs.len();
        // The last line may end with “…” instead of its letters.
        let is_in_text = end + next.glyphs.len() <= text.len();
        if !row.ends_with_newline && is_in_text && !may_break(&text, end) {
            let better = (begin + 1..end)
                .rev()
                .find(|place| may_break(&text, *place));
            if better.is_some() {
                return better;
            }
        }
        begin = end + usize::from(row.ends_with_newline);
    }
    None
}

/// Whether a line may end before this letter.
fn may_break(text: &[char], place: usize) -> bool {
    let (last, first) = (text[place - 1], text[place]);
    let is_between = is_wide(last) || is_wide(first) || last.is_whitespace();
    is_between && !first.is_whitespace() && !NOT_FIRST.contains(first) && !NOT_LAST.contains(last)
}

/// Whether it is an ideograph, or a letter or sign that is written among them.
fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

/// Ends a line after this many letters.
fn end_line(job: &mut LayoutJob, letters: usize) {
    let found = job.text.char_indices().nth(letters);
    let place = found.map_or(job.text.len(), |(place, _)| place);
    job.text.insert(place, '\n');
    for section in &mut job.sections {
        let range = &mut section.byte_range;
        range.start.0 += usize::from(range.start.0 > place);
        range.end.0 += usize::from(range.end.0 > place);
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Color32, FontId, RawInput, TextFormat};

    use super::*;
    use crate::ui::theme;

    /// The lines of a text in a width.
    fn lines(ctx: &Context, text: &str, width: f32, rows: usize) -> Vec<String> {
        let mut job = LayoutJob::default();
        let format = |colour| TextFormat::simple(FontId::proportional(20.0), colour);
        let middle = text.char_indices().nth(3).map_or(0, |(place, _)| place);
        job.append(&text[..middle], 0.0, format(Color32::WHITE));
        job.append(&text[middle..], 0.0, format(Color32::RED));
        job.wrap.max_width = width;
        job.wrap.max_rows = rows;
        let galley = lay_out(ctx, job);
        let text = |row: &bevy_egui::egui::epaint::text::PlacedRow| row.text();
        galley.rows.iter().map(text).collect()
    }

    fn context() -> Context {
        let ctx = Context::default();
        theme::load(&ctx);
        ctx.run_ui(RawInput::default(), |_| {})
            .textures_delta
            .clear();
        ctx
    }

    #[test]
    fn no_line_of_chinese_or_japanese_begins_or_ends_with_a_sign_that_may_not_stand_there() {
        let ctx = context();
        for text in [
            "请把棋子移到终点，然后再掷一次骰子（两枚），最后“结束”回合！您可以悔棋：随时都行；对吗？",
            "コマを「ゴール」へ進めて、もう一度サイコロを（二つ）振ってください！はい？そうです。",
        ] {
            for width in (60..400).step_by(7) {
                let lines = lines(&ctx, text, width as f32, usize::MAX);
                assert_eq!(lines.concat(), text);
                for (line, next) in lines.iter().zip(&lines[1..]) {
                    let (last, first) = (line.chars().last(), next.chars().next());
                    assert!(
                        !first.is_some_and(|first| NOT_FIRST.contains(first)),
                        "{lines:?}"
                    );
                    assert!(
                        !last.is_some_and(|last| NOT_LAST.contains(last)),
                        "{lines:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn numbers_and_words_of_other_languages_stay_whole_and_what_is_too_long_ends() {
        let ctx = context();
        let all = lines(
            &ctx,
            "他掷出了骰子Tesserae，然后1234，完",
            130.0,
            usize::MAX,
        );
        let whole = |word: &str| all.iter().any(|line| line.contains(word));
        assert!(whole("Tesserae") && whole("1234"), "{all:?}");
        let two = lines(
            &ctx,
            "请把棋子移到终点，然后再掷一次骰子，最后结束回合",
            130.0,
            2,
        );
        assert!(two.len() == 2 && two[1].ends_with('…'), "{two:?}");
        let one = lines(&ctx, "The quick brown fox jumps", 90.0, usize::MAX);
        assert_eq!(one.concat().replace(' ', ""), "Thequickbrownfoxjumps");
    }
}
