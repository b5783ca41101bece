//! Date and time in the time zone of the player. In the browser `browser_clock` takes the place of
//! this file.

use tesserae_words::{self as words, Text};

/// Milliseconds since the beginning of 1970.
#[must_use]
pub(crate) fn now() -> u64 {
    u64::try_from(jiff::Timestamp::now().as_millisecond()).unwrap_or_default()
}

/// Today, as `2026-11-20`.
#[must_use]
pub(crate) fn today() -> String {
    jiff::ZonedDateTime::now().date().to_string()
}

/// The day of a time in milliseconds since 1970, as `2026-11-20`; empty for a time that no calendar
/// has.
#[must_use]
pub(crate) fn day(time: u64) -> String {
    let time = i64::try_from(time).ok();
    let time = time.and_then(|ms| jiff::Timestamp::from_millisecond(ms).ok());
    time.map(|time| {
        time.to_zoned_datetime(jiff::tz::TimeZone::system())
            .date()
            .to_string()
    })
    .unwrap_or_default()
}

/// Today, as the number of days since the beginning of 1970.
#[must_use]
pub(crate) fn day_number() -> u32 {
    day_number_of(&jiff::ZonedDateTime::now())
}

/// The day of a time where it is this time, as the number of days since the beginning of 1970.
fn day_number_of(now: &jiff::ZonedDateTime) -> u32 {
    let seconds = now.timestamp().as_second() + i64::from(now.offset().seconds());
    u32::try_from(seconds.div_euclid(86_400)).unwrap_or_default()
}

/// A time in milliseconds since 1970 in words: “today, 14:05”, “yesterday, 21:30”, “3 March 2026,
/// 9:12”.
#[must_use]
pub(crate) fn in_words(time: u64) -> Text {
    let Ok(time) = i64::try_from(time)
        .map_err(drop)
        .and_then(|ms| jiff::Timestamp::from_millisecond(ms).map_err(drop))
    else {
        return words::common::as_written("");
    };
    describe(time, &jiff::ZonedDateTime::now())
}

/// A time, described as people do at another one.
fn describe(time: jiff::Timestamp, now: &jiff::ZonedDateTime) -> Text {
    let then = time.to_zoned_datetime(now.time_zone().clone());
    let yesterday = now.date().yesterday().is_ok_and(|day| day == then.date());
    let hour = format!("{}:{:02}", then.hour(), then.minute());
    if then.date() == now.date() {
        words::saving::today(hour)
    } else if yesterday {
        words::saving::yesterday(hour)
    } else {
        let [day, month] = [then.day(), then.month()].map(i64::from);
        let date = words::common::date(day, month, i64::from(then.year()));
        words::saving::on_day(date, hour)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_time_is_described_by_how_long_ago_it_was() {
        let now: jiff::ZonedDateTime = "2026-11-20T14:30:00+01:00[+01:00]".parse().unwrap();
        for (time, text) in [
            ("2026-11-20T14:05:00+01:00", "today, 14:05"),
            ("2026-11-20T00:00:00+01:00", "today, 0:00"),
            ("2026-11-19T23:59:59+01:00", "yesterday, 23:59"),
            ("2026-03-03T09:12:00+01:00", "3 March 2026, 9:12"),
        ] {
            assert_eq!(super::describe(time.parse().unwrap(), &now), text);
        }
    }

    #[test]
    fn a_day_begins_at_midnight_where_the_player_is() {
        for (time, day) in [
            ("1970-01-02T00:00:00+00:00[+00:00]", 1),
            ("2026-11-27T23:59:59-08:00[-08:00]", 20_784),
            ("2026-11-28T00:00:00-08:00[-08:00]", 20_785),
            ("2026-11-28T00:00:00+13:00[+13:00]", 20_785),
        ] {
            assert_eq!(super::day_number_of(&time.parse().unwrap()), day, "{time}");
        }
    }

    #[test]
    fn today_is_a_date_that_a_header_accepts() {
        let header = tesserae_rules::Header {
            date: Some(super::today()),
            ..tesserae_rules::Header::new(tesserae_rules::Kind::Ur)
        };
        assert!(header.game().is_ok(), "{header:?}");
    }
}
