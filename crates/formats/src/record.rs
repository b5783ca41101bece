//! Game records: a session as a text that people read, and that can be read back exactly.
//!
//! ```text
//! Tesserae record 1
//! Game: backgammon
//! Rules: drop_pays=current_stake, match=single, …
//! White: Anna
//! Black: Ben
//! Seed: 7
//! Date: 2026-11-20
//! Throws: seeded
//!
//! 1. Both 6-5:
//! 2. White: 24/18 18/13
//! 3. Black: double
//! 4. White: take
//! 5. Black 3-1{again=2}: 8/5 6/5{automatic}
//! # Ben wins 2 points: gammon.
//! ```
//!
//! ```text
//! record  = "Tesserae record 1" header "" line*
//! header  = "Game: " game | "Rules: " key=value ("," key=value)* | seat ": " name | "Seed: " number | "Date: " date
//!         | "Id: " number | "Start: " position | "Throws: " source | "Dice: " source | "Players: " player ", " player
//! player  = "person" | "elsewhere" | "bot:" level
//! line    = number ". " who [" " throw] ":" (" " word)* [" …"]
//! who     = seat | "Both"           what the game calls the seat; both where each throws a die, and between two games
//! throw   = the game's word for a throw, notes
//! word    = the game's word for a step or a choice, notes
//! notes   = "{" note ("," note)* "}" | nothing
//! note    = "automatic" | "again=" die | source           die: which, counted from 1, lay cocked and was thrown again
//! source  = "seeded" | "physical" | "entered" | "scripted"
//! ```
//!
//! Only the first header line, which is `Game`, has its fixed place. Seats have the names that the
//! screen shows. A line holds a throw and what was done with it, or the choice that was made
//! instead of throwing; the lines are numbered from 1. The end of the turn is not written: it comes
//! at the end of a line as soon as the game allows it, but not where `…` says that the turn is not
//! complete. A throw whose note names no source comes from the one named by `Throws`; `Dice` says
//! where the throws to come are taken from. Empty lines and lines that begin with `#` are remarks.

use std::{fmt::Write as _, iter::Peekable, str::FromStr};

use tesserae_rules::{
    Action, Choice, DiceSource, Event, Game, Header, Kind, Pending, RuleValues, Seat, Session,
    TextError, Thrower, brief,
    session::{Player, PlayerError},
};
use tesserae_words::{Text, files, notation};

/// The number of the format that is written. Only this one can be read.
pub const FORMAT: u32 = 1;
const TITLE: &str = "Tesserae record ";
const BOTH: &str = "Both";
const GOES_ON: &str = "…";

/// Writes a session down.
#[must_use]
pub fn write(session: &Session) -> String {
    let usual = usual_source(session.events());
    let mut text = format!("{TITLE}{FORMAT}\n{}", write_header(session.header(), usual));
    let mut number = 0;
    // Whose line is being written, if one is.
    let mut line: Option<Option<Seat>> = None;
    for moment in session.replay() {
        let (event, game, who, thrown) = (
            moment.event,
            &moment.before,
            moment.seat(),
            moment.is_throw(),
        );
        if thrown || line != Some(who) {
            number += 1;
            let name = who.map_or(BOTH, |seat| game.seat_name(seat));
            let _ = write!(text, "\n{number}. {name}");
            if !thrown {
                text.push(':');
            }
            line = Some(who);
        }
        let finish = event.action == Action::Choice(Choice::Finish);
        if !finish || event.automatic {
            let _ = write!(text, " {}{}", moment.word(), notes(event, usual));
        }
        if thrown {
            text.push(':');
        }
        if finish {
            line = None;
        }
        if let (Pending::Over, Some(outcome)) = (moment.after.pending(), moment.after.outcome()) {
            let names = session.header().written_names(moment.after.as_ref());
            let _ = write!(
                text,
                "\n# {}",
                outcome.in_words(&names.into(), moment.after.unit())
            );
            line = None;
        }
    }
    if line.is_some() && can_finish(session.game()) {
        let _ = write!(text, " {GOES_ON}");
    }
    text.push('\n');
    text
}

/// Reads a session back; the rules check every event.
///
/// # Errors
/// The line and the place in it, and what is wrong there.
pub fn read(text: &str) -> Result<Session, TextError> {
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line.trim_end()))
        .peekable();
    let number = lines.next().and_then(|(_, line)| line.strip_prefix(TITLE));
    let wrong = || TextError::new(0, files::first_line(format!("{TITLE}{FORMAT}"))).on_line(1);
    let checked = check_format("record", number.ok_or_else(wrong)?, FORMAT);
    checked.map_err(|what| TextError::new(TITLE.len(), what).on_line(1))?;
    let (mut header, usual) = read_header(&mut lines)?;
    header.clean_names();
    let mut session =
        Session::new(header).map_err(|error| TextError::new(0, error.text()).on_line(1))?;
    let mut expected = 1;
    for (number, line) in lines {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        read_line(&mut session, line, expected, usual).map_err(|error| error.on_line(number))?;
        expected += 1;
    }
    Ok(session)
}

/// The source of most throws: the header names it, and the lines need not.
pub(crate) fn usual_source(events: &[Event]) -> Option<DiceSource> {
    let count = |source: DiceSource| {
        events
            .iter()
            .filter(|event| event.source == Some(source))
            .count()
    };
    let unknown = events
        .iter()
        .any(|event| matches!(event.action, Action::Throw(_)) && event.source.is_none());
    // A throw of unknown source can only be shown by the absence of a usual one.
    DiceSource::ALL
        .into_iter()
        .filter(|s| !unknown && count(*s) > 0)
        .max_by_key(|s| count(*s))
}

fn notes(event: &Event, usual: Option<DiceSource>) -> String {
    let mut notes: Vec<String> = Vec::new();
    if event.automatic {
        notes.push("automatic".to_owned());
    }
    notes.extend(
        event
            .rethrown
            .iter()
            .map(|die| format!("again={}", usize::from(*die) + 1)),
    );
    notes.extend(
        event
            .source
            .filter(|source| Some(*source) != usual)
            .map(|source| source.key().to_owned()),
    );
    if notes.is_empty() {
        String::new()
    } else {
        format!("{{{}}}", notes.join(","))
    }
}

/// Checks the number of a text's format against the one that is known.
pub(crate) fn check_format(kind: &str, number: &str, known: u32) -> Result<(), Text> {
    if number == known.to_string() {
        return Ok(());
    }
    Err(files::other_format(kind, brief(number), known))
}

/// The lines between the title and the empty one.
pub(crate) fn write_header(header: &Header, usual: Option<DiceSource>) -> String {
    let mut text = format!("Game: {}\n", header.game);
    let mut add = |key: &str, value: &str| {
        let _ = writeln!(text, "{key}: {value}");
    };
    let rules: Vec<String> = header
        .house_rules
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    if !rules.is_empty() {
        add("Rules", &rules.join(", "));
    }
    for seat in Seat::BOTH {
        let name = &header.names[seat.index()];
        if !name.is_empty() {
            add(header.game.seat_name(seat), name);
        }
    }
    if header.players != <[Player; 2]>::default() {
        add(
            "Players",
            &header.players.each_ref().map(Player::to_string).join(", "),
        );
    }
    if let Some(dice) = header.dice {
        add("Dice", dice.key());
    }
    if let Some(seed) = header.seed {
        add("Seed", &seed.to_string());
    }
    if let Some(date) = &header.date {
        add("Date", date);
    }
    if let Some(id) = header.id {
        add("Id", &id.to_string());
    }
    if let Some(start) = &header.start {
        add("Start", start);
    }
    if let Some(source) = usual {
        add("Throws", source.key());
    }
    text
}

/// Reads the lines between the title and the empty one; also the usual source of the throws.
pub(crate) fn read_header<'a>(
    lines: &mut Peekable<impl Iterator<Item = (usize, &'a str)>>,
) -> Result<(Header, Option<DiceSource>), TextError> {
    let game = lines
        .next()
        .and_then(|(_, line)| line.strip_prefix("Game: "));
    let game = game.ok_or_else(|| TextError::new(0, files::game_needed("Game: ")).on_line(2))?;
    let kind = Kind::from_str(game).map_err(|error| {
        TextError {
            at: "Game: ".len(),
            ..error
        }
        .on_line(2)
    })?;
    let mut header = Header::new(kind);
    let mut usual = None;
    while let Some((number, line)) = lines.next_if(|(_, line)| !line.is_empty()) {
        if line.starts_with('#') {
            continue;
        }
        let (key, value) = line.split_once(':').unwrap_or((line, ""));
        let (at, value) = (key.len() + 2, value.trim_start());
        let wrong = |what: Text| TextError::new(at, what).on_line(number);
        match key {
            "Rules" => {
                header.house_rules =
                    read_rules(value).ok_or_else(|| wrong(files::rules_as("key=value")))?
            }
            "Players" => header.players = read_players(value).map_err(wrong)?,
            "Seed" => {
                header.seed = Some(
                    value
                        .parse()
                        .map_err(|_| wrong(notation::missing(notation::a_number())))?,
                )
            }
            "Id" => {
                header.id = Some(
                    value
                        .parse()
                        .map_err(|_| wrong(notation::missing(notation::a_number())))?,
                )
            }
            "Date" => header.date = Some(value.to_owned()),
            "Start" => header.start = Some(value.to_owned()),
            "Throws" => usual = Some(dice_source(value).map_err(wrong)?),
            "Dice" => header.dice = Some(dice_source(value).map_err(wrong)?),
            _ => match Seat::BOTH
                .into_iter()
                .find(|seat| kind.seat_name(*seat) == key)
            {
                Some(seat) => header.names[seat.index()] = value.to_owned(),
                None => {
                    let what = files::no_header_line(brief(key));
                    return Err(TextError::new(0, what).on_line(number));
                }
            },
        }
    }
    Ok((header, usual))
}

fn dice_source(text: &str) -> Result<DiceSource, Text> {
    DiceSource::from_key(text).ok_or_else(|| files::no_source(brief(text)))
}

fn read_players(text: &str) -> Result<[Player; 2], Text> {
    let (first, second) = text.split_once(',').ok_or_else(files::two_players)?;
    let read = |text: &str| {
        text.trim()
            .parse()
            .map_err(|PlayerError| tesserae_words::session::bad_player())
    };
    Ok([read(first)?, read(second)?])
}

fn read_rules(text: &str) -> Option<RuleValues> {
    text.split(',')
        .map(|rule| {
            rule.trim()
                .split_once('=')
                .map(|(k, v)| (k.to_owned(), v.to_owned()))
        })
        .collect()
}

/// Reads one line and plays it.
fn read_line(
    session: &mut Session,
    line: &str,
    expected: usize,
    usual: Option<DiceSource>,
) -> Result<(), TextError> {
    let head = format!("{expected}. ");
    let rest = line
        .strip_prefix(&head)
        .ok_or_else(|| TextError::new(0, files::line_begins(expected, head.as_str())))?;
    let ask = session.game().pending();
    let who = ask.seat();
    let name = who.map_or(BOTH, |seat| session.game().seat_name(seat));
    let whose = match ask {
        Pending::Over => files::another_game(BOTH),
        Pending::Throw(spec) if spec.by == Thrower::Each => files::both_throw(BOTH),
        _ => files::turn_of(name),
    };
    let rest = rest
        .strip_prefix(name)
        .filter(|rest| rest.starts_with([' ', ':']))
        .ok_or_else(|| TextError::new(head.len(), whose))?;
    let mut finished = false;
    let mut goes_on = false;
    let mut colon = rest.starts_with(':');
    let rest = rest.strip_prefix(':').unwrap_or(rest);
    for word in rest.split(' ').filter(|word| !word.is_empty()) {
        // Where the word lies in the line: both are parts of one text.
        let at = word.as_ptr() as usize - line.as_ptr() as usize;
        if goes_on {
            return Err(TextError::new(at, notation::nothing_follows(GOES_ON)));
        }
        if word == GOES_ON {
            goes_on = true;
            continue;
        }
        let (word, ends_throw) = match word.strip_suffix(':') {
            Some(word) if !colon => (word, true),
            _ => (word, false),
        };
        let event = read_word(session.game(), word, usual).map_err(|error| TextError {
            at: at + error.at,
            ..error
        })?;
        if ends_throw != matches!(event.action, Action::Throw(_)) {
            return Err(TextError::new(at, files::colon_place()));
        }
        colon |= ends_throw;
        finished |= event.action == Action::Choice(Choice::Finish);
        session
            .act(event)
            .map_err(|refusal| TextError::new(at, refusal.text))?;
    }
    if !colon {
        return Err(TextError::new(line.len(), files::colon_missing()));
    }
    if !goes_on && !finished && session.game().pending().seat() == who && can_finish(session.game())
    {
        session
            .act(Choice::Finish)
            .map_err(|refusal| TextError::new(line.len(), refusal.text))?;
    }
    Ok(())
}

fn can_finish(game: &dyn Game) -> bool {
    game.actions().contains(&Action::Choice(Choice::Finish))
}

fn read_word(game: &dyn Game, text: &str, usual: Option<DiceSource>) -> Result<Event, TextError> {
    let (word, notes) = match text.split_once('{') {
        Some((word, notes)) => {
            let inner = notes.strip_suffix('}');
            (
                word,
                Some(inner.ok_or_else(|| TextError::new(text.len(), files::brace_missing("}")))?),
            )
        }
        None => (text, None),
    };
    let mut event = Event::from(game.read_action(word)?);
    if matches!(event.action, Action::Throw(_)) {
        event.source = usual;
    }
    let mut at = word.len() + 1;
    for note in notes.into_iter().flat_map(|notes| notes.split(',')) {
        let again = note
            .strip_prefix("again=")
            .and_then(|die| die.parse::<u8>().ok())
            .and_then(|die| die.checked_sub(1));
        match (note, again, DiceSource::from_key(note)) {
            ("automatic", ..) => event.automatic = true,
            (_, Some(die), _) => event.rethrown.push(die),
            (_, _, Some(source)) => event.source = Some(source),
            _ => return Err(TextError::new(at, files::no_note(brief(note)))),
        }
        at += note.len() + 1;
    }
    Ok(event)
}
