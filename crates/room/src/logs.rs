//! What is logged. The libraries that are used write statements and frames into their logs, with
//! names, lines and secrets: whatever is asked for, nothing of theirs below a warning is kept.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;

/// Whose logs may say more.
const OWN: &str = "tesserae_room";

/// What is kept of libraries.
const OTHERS: LevelFilter = LevelFilter::WARN;

/// The filter is none.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error(
    "TESSERAE_ROOM_LOG is not understood at “{0}”: it is off, error, warn, info, debug or trace, or a part of the \
     program with such a level, as tesserae_room::hub=debug"
)]
pub struct NoFilter(String);

/// Reads a filter: levels, alone or for parts of the program, with commas between them.
///
/// # Errors
/// If it is none, with the part that is wrong.
pub fn filter(text: &str) -> Result<Targets, NoFilter> {
    let mut all = LevelFilter::INFO;
    let mut targets = Vec::new();
    for part in text.split(',').map(str::trim) {
        let wrong = || NoFilter(part.to_owned());
        let (target, level) = match part.rsplit_once('=') {
            Some((target, level)) => (Some(target.trim()), level.trim()),
            None => (None, part),
        };
        // A number is a level too in other programs, and a name here alone would be a target.
        let is_level = level.chars().all(|letter| letter.is_ascii_alphabetic());
        let level: LevelFilter = level
            .parse()
            .ok()
            .filter(|_| is_level && !level.is_empty())
            .ok_or_else(wrong)?;
        match target {
            None => all = level,
            Some("") => return Err(wrong()),
            Some(target) if is_own(target) => targets.push((target.to_owned(), level)),
            Some(target) => targets.push((target.to_owned(), level.min(OTHERS))),
        }
    }
    Ok(Targets::new()
        .with_default(all.min(OTHERS))
        .with_target(OWN, all)
        .with_targets(targets))
}

fn is_own(target: &str) -> bool {
    target
        .strip_prefix(OWN)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn only_this_program_says_more_than_warnings_whatever_is_asked_for() {
        for text in [
            "trace",
            "trace,tokio_postgres=trace,tungstenite=trace",
            "tokio_postgres::query=debug,log=trace",
        ] {
            let filter = filter(text).unwrap();
            for target in ["tokio_postgres::query", "tungstenite", "log"] {
                for level in [Level::INFO, Level::DEBUG, Level::TRACE] {
                    assert!(!filter.would_enable(target, &level), "{text}: {target}");
                }
            }
        }
        let debug = filter("debug").unwrap();
        assert!(debug.would_enable("tesserae_room::hub", &Level::DEBUG));
        assert!(debug.would_enable("axum", &Level::WARN));
        let one = filter("warn, tesserae_room::hub=trace").unwrap();
        assert!(one.would_enable("tesserae_room::hub", &Level::TRACE));
        assert!(!one.would_enable("tesserae_room::server", &Level::INFO));
    }

    #[test]
    fn what_is_no_filter_is_named() {
        for text in [
            "",
            "loud",
            "tesserae_room",
            "tesserae_room=loud",
            "=debug",
            "info,,",
            "3",
        ] {
            let error = filter(text).unwrap_err().to_string();
            assert!(
                error.starts_with("TESSERAE_ROOM_LOG is not understood"),
                "{error}"
            );
        }
    }
}
