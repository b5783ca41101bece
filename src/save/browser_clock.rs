//! Date and time in the time zone of the player, as the browser knows them: `clock` in the browser.

use tesserae_words::{self as words, Text};

/// Milliseconds since the beginning of 1970.
#[must_use]
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Today, as `2026-11-20`.
#[must_use]
pub(crate) fn today() -> String {
    date(&js_sys::Date::new_0())
}

/// The day of a time in milliseconds since 1970, as `2026-11-20`.
#[must_use]
pub(crate) fn day(time: u64) -> String {
    date(&js_sys::Date::new(&(time as f64).into()))
}

/// Today, as the number of days since the beginning of 1970.
#[must_use]
pub(crate) fn day_number() -> u32 {
    let now = js_sys::Date::new_0();
    let local = now.get_time() - now.get_timezone_offset() * 60_000.0;
    (local / 86_400_000.0).floor() as u32
}

/// A time in milliseconds since 1970 in words: “today, 14:05”, “3 March 2026, 9:12”.
#[must_use]
pub(crate) fn in_words(time: u64) -> Text {
    let then = js_sys::Date::new(&(time as f64).into());
    let hour = format!("{}:{:02}", then.get_hours(), then.get_minutes());
    if date(&then) == today() {
        words::saving::today(hour)
    } else {
        let (month, year) = (then.get_month() + 1, then.get_full_year());
        let date = words::common::date(then.get_date(), month, year);
        words::saving::on_day(date, hour)
    }
}

fn date(date: &js_sys::Date) -> String {
    format!(
        "{:04}-{:02}-{:02}",
        date.get_full_year(),
        date.get_month() + 1,
        date.get_date()
    )
}
