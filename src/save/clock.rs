//! Date and time in the time zone of the player. In the browser `browser_clock` takes the place of
//! this file.

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

/// A time in milliseconds since 1970 in words: “today, 14:05”, “yesterday, 21:30”, “3 March 2026,
/// 9:12”.
#[must_use]
pub(crate) fn in_words(time: u64) -> String {
    let Ok(time) = i64::try_from(time)
        .map_err(drop)
        .and_then(|ms| jiff::Timestamp::from_millisecond(ms).map_err(drop))
    else {
        return String::new();
    };
    describe(time, &jiff::ZonedDateTime::now())
}

/// A time, described as people do at another one.
fn describe(time: jiff::Timestamp, now: &jiff::ZonedDateTime) -> String {
    let then = time.to_zoned_datetime(now.time_zone().clone());
    let yesterday = now.date().yesterday().is_ok_and(|day| day == then.date());
    let hour = format!("{}:{:02}", then.hour(), then.minute());
    if then.date() == now.date() {
        format!("today, {hour}")
    } else if yesterday {
        format!("yesterday, {hour}")
    } else {
        format!("{}, {hour}", then.strftime("%-d %B %Y"))
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
    fn today_is_a_date_that_a_header_accepts() {
        let header = tesserae_rules::Header {
            date: Some(super::today()),
            ..tesserae_rules::Header::new(tesserae_rules::Kind::Ur)
        };
        assert!(header.game().is_ok(), "{header:?}");
    }
}
