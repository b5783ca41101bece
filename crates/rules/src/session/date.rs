//! The date of a game, as it is written in its header.

use jiff::civil::Date;
use tesserae_words::{Text, common};

/// The date of a header in words. What is no date, as a file of another program may have it, stays as
/// it is written.
#[must_use]
pub fn date_in_words(date: &str) -> Text {
    match read_date(date) {
        Some(date) => {
            let [day, month] = [date.day(), date.month()].map(i64::from);
            common::date(day, month, i64::from(date.year()))
        }
        None => common::as_written(date),
    }
}

/// The day of the calendar that is written as `2026-11-20`: of the forms of ISO 8601 only this one.
pub(super) fn read_date(text: &str) -> Option<Date> {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts.as_slice() else {
        return None;
    };
    let is_number = |part: &str, digits: usize| {
        part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !(is_number(year, 4) && is_number(month, 2) && is_number(day, 2)) {
        return None;
    }
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_said_in_words_and_what_is_none_as_it_is_written() {
        for (written, said) in [
            ("2026-11-20", "20 November 2026"),
            ("0970-01-02", "2 January 970"),
            ("2026-02-30", "2026-02-30"),
            ("20.11.2026", "20.11.2026"),
            ("2026-1-2", "2026-1-2"),
        ] {
            assert_eq!(date_in_words(written), said);
        }
    }
}
