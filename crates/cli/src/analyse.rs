//! `analyse`: what every decision of a game gave away, how lucky the throws were, and what decided
//! it.

use std::{
    ffi::OsStr,
    io::Write,
    path::{Path, PathBuf},
};

use clap::{
    Args,
    builder::{PossibleValue, PossibleValuesParser, TypedValueParser},
};
use serde_json::{Value, json};
use tesserae_bots::Stop;
use tesserae_insight::{Analysis, Cause, Depth, Mark, Part, Tally, Thresholds, brief_words};
use tesserae_rules::{Kind, RuleValues, Seat, Session};
use tesserae_words::{
    self as words, Decimal, Language, Text, common, insight, panels_analysis, terminal,
};

use crate::{Failure, bots::BotFiles, game_args, language::LanguageArgs, names, session_file};

/// The arguments of `analyse`.
#[derive(Args, Clone, Debug)]
pub struct AnalyseArgs {
    /// A saved game, a record, or a match of another program; a match is analysed as a whole.
    pub file: PathBuf,
    /// A house rule, key=value, for formats of other programs that leave it open; may be repeated.
    #[arg(long = "rule", value_name = "RULE")]
    pub rules: Vec<String>,
    /// Decisions are judged one throw ahead only, which is much faster.
    #[arg(long)]
    pub quick: bool,
    /// From which losses on decisions are marked.
    #[arg(long, default_value = Thresholds::Tesserae.key(), value_parser = thresholds_parser())]
    pub marks: Thresholds,
    /// As one line of JSON per match, with every decision and every throw.
    #[arg(long)]
    pub json: bool,
    /// As a page with diagrams, which prints well, in this file, which must not exist yet. Of
    /// several matches every one gets a file with its number.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pub html: Option<PathBuf>,
    /// The bots' files.
    #[command(flatten)]
    pub files: BotFiles,
    /// The language.
    #[command(flatten)]
    pub language: LanguageArgs,
}

/// Reads whose thresholds are meant.
fn thresholds_parser() -> impl TypedValueParser<Value = Thresholds> {
    let keys = Thresholds::ALL.map(|thresholds| {
        let marks = thresholds.in_words();
        let marks = marks.map_or_else(String::new, |marks| marks.to_string());
        let help = format!("{}: {marks}", thresholds.title());
        PossibleValue::new(thresholds.key()).help(help)
    });
    PossibleValuesParser::new(keys).try_map(|key| {
        let mut all = Thresholds::ALL.into_iter();
        all.find(|thresholds| thresholds.key() == key)
            .ok_or("no such thresholds")
    })
}

/// Analyses every game of a file.
///
/// # Errors
/// If the file cannot be read or holds no game, or the bots' file is missing.
pub fn run(args: &AnalyseArgs, language: &Language, out: &mut dyn Write) -> Result<(), Failure> {
    let rules: RuleValues = game_args::house_rules(&args.rules)?;
    let depth = if args.quick {
        Depth::Quick
    } else {
        Depth::Full
    };
    let imported = session_file::imported(&args.file, &rules, language)?;
    let several = !imported.others.is_empty();
    for (index, session) in std::iter::once(imported.session)
        .chain(imported.others)
        .enumerate()
    {
        let knowledge = args.files.load(session.header().game)?;
        let mut analysis = Analysis::find_at(&session, &knowledge, depth, &Stop::never())
            .map_err(|error| Failure::in_file(&args.file, common::as_written(error.to_string())))?;
        analysis.set_thresholds(args.marks);
        if let Some(page) = &args.html {
            let page = if several {
                numbered(page, index + 1)
            } else {
                page.clone()
            };
            let report = tesserae_report::html(&session, &analysis, language);
            session_file::write_new(&page, &report)?;
        } else if args.json {
            writeln!(out, "{}", in_json(&session, &analysis))?;
        } else {
            write_text(&session, &analysis, language, out)?;
        }
    }
    Ok(())
}

/// The name of a file with a number before its ending: `report-2.html`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let part = |part: Option<&OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let stem = part(path.file_stem());
    match part(path.extension()).as_str() {
        "" => path.with_file_name(format!("{stem}-{number}")),
        ending => path.with_file_name(format!("{stem}-{number}.{ending}")),
    }
}

fn write_text(
    session: &Session,
    analysis: &Analysis,
    language: &Language,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let word = |text: &Text| language.word(text);
    let names = names::both(session.header(), session.game());
    writeln!(out, "{}", word(&names::heading(session)))?;
    for judged in analysis.decisions() {
        let Some(mark) = judged.verdict.mark else {
            continue;
        };
        let name = &names[judged.seat.index()];
        let [played, best] = [&judged.played, &judged.best]
            .map(|candidate| brief_words(judged.before(), &candidate.decision));
        let lost = analysis.scale().difference(judged.verdict.lost);
        let mistake = terminal::mistake(name, played, mark.sign(), lost);
        writeln!(out, "{:>5}  {}", judged.start, word(&mistake))?;
        let why = judged.why();
        if let Some(why) = why.and_then(|why| why.sentence(best)) {
            writeln!(out, "       {}", word(&why))?;
        }
    }
    for seat in Seat::BOTH {
        writeln!(out, "{}", word(&Text::from(&names[seat.index()])))?;
        for line in sums(session.header().game, analysis, seat) {
            writeln!(out, "  {}", word(&line))?;
        }
    }
    for point in analysis.turning_points() {
        let what = match point.cause {
            Cause::Throw(index) => analysis
                .throws()
                .get(index)
                .map(|thrown| common::as_written(thrown.throw.to_string())),
            Cause::Decision(index) => analysis
                .decisions()
                .get(index)
                .map(|judged| brief_words(judged.before(), &judged.played.decision)),
        };
        let what = what.unwrap_or_else(|| common::as_written(""));
        let name = &names[point.seat.index()];
        let share = Decimal::rounded(point.share as f64 / 1_000.0, 3).with_sign();
        let point = terminal::turning_point(point.event, name, word(&what), share);
        writeln!(out, "{}", word(&point))?;
    }
    writeln!(out, "{}", word(&analysis.sentence(&names.into())))?;
    Ok(())
}

/// The sums over the decisions and throws of a seat, a line each.
fn sums(kind: Kind, analysis: &Analysis, seat: Seat) -> Vec<Text> {
    let (scale, tally) = (analysis.scale(), analysis.tally(seat));
    let given_away = |tally: &Tally| scale.difference(tally.lost);
    let mut lines = Vec::new();
    for (class, of_class) in analysis.classes(seat) {
        lines.push(common::titled(class.title(), figures(&of_class)));
    }
    if kind == Kind::Backgammon {
        for part in Part::ALL {
            let of_part = analysis.tally_of_part(seat, part);
            if of_part.decisions > 0 {
                let (figures, lost) = (figures(&of_part), given_away(&of_part));
                lines.push(terminal::figures_of_part(part.title(), figures, lost));
            }
        }
    }
    lines.push(terminal::figures_of_all(
        figures(&tally),
        given_away(&tally),
    ));
    if kind == Kind::Backgammon {
        let rating = Decimal::rounded(tally.performance_rating(), 2);
        lines.push(common::titled(
            panels_analysis::pr(),
            insight::decimal(rating),
        ));
    }
    let (is_lucky, luck) = (tally.luck.0 >= 0, scale.difference(tally.luck));
    lines.push(terminal::luck(is_lucky, luck, tally.throws));
    if let Some(results) = results(analysis, seat) {
        let [result, adjusted] = results.map(|value| scale.short_value(value));
        lines.push(common::titled(panels_analysis::result(), result));
        lines.push(common::titled(panels_analysis::without_luck(), adjusted));
    }
    lines
}

/// What a seat won, and the same without the luck.
fn results(analysis: &Analysis, seat: Seat) -> Option<[tesserae_bots::Value; 2]> {
    Some([analysis.result(seat)?, analysis.adjusted_result(seat)?])
}

/// The sums over decisions in one line.
fn figures(tally: &Tally) -> Text {
    let marks = Mark::ALL.iter().zip(tally.marks);
    let marks = marks.map(|(mark, count)| common::as_written(format!("{count} {}", mark.sign())));
    let marks = words::in_a_row(marks).unwrap_or_else(|| common::as_written(""));
    let rate = Decimal::rounded(tally.error_rate(), 1);
    terminal::figures(tally.decisions, rate, marks)
}

fn in_json(session: &Session, analysis: &Analysis) -> Value {
    let names = session.header().written_names(session.game());
    let thousandth = |share: i64| share as f64 / 1_000.0;
    let decisions: Vec<Value> = analysis
        .decisions()
        .iter()
        .map(|judged| {
            let [played, best] = judged.notations();
            json!({
                "events": [judged.start, judged.end],
                "game": judged.number,
                "seat": judged.seat,
                "class": judged.class.title(),
                "position": judged.before().position(),
                "played": played,
                "best": best,
                "value": judged.best.value.as_f64(),
                "lost": judged.verdict.lost.as_f64(),
                "lost_share": thousandth(judged.share),
                "mark": judged.verdict.mark.map(Mark::sign),
                "unforced": judged.verdict.unforced,
            })
        })
        .collect();
    let throws: Vec<Value> = analysis
        .throws()
        .iter()
        .map(|thrown| {
            json!({
                "event": thrown.event,
                "game": thrown.number,
                "seat": thrown.seat,
                "throw": thrown.throw.to_string(),
                "luck": thrown.luck.as_f64(),
                "luck_share": thousandth(thrown.share),
            })
        })
        .collect();
    let tally = |tally: &Tally| {
        json!({
            "decisions": tally.decisions,
            "lost": tally.lost.as_f64(),
            "error_rate": tally.error_rate(),
            "performance_rating": tally.performance_rating(),
            "marks": tally.marks,
        })
    };
    let seats = Seat::BOTH.map(|seat| {
        let sums = analysis.tally(seat);
        let result = results(analysis, seat);
        let classes: serde_json::Map<String, Value> = analysis
            .classes(seat)
            .iter()
            .map(|(class, of_class)| (class.title().to_string(), tally(of_class)))
            .collect();
        json!({
            "name": names[seat.index()],
            "all": tally(&sums),
            "classes": classes,
            "checker_play": tally(&analysis.tally_of_part(seat, Part::Play)),
            "cube": tally(&analysis.tally_of_part(seat, Part::Cube)),
            "result": result.map(|[result, _]| result.as_f64()),
            "adjusted_result": result.map(|[_, adjusted]| adjusted.as_f64()),
            "luck": sums.luck.as_f64(),
            "throws": sums.throws,
        })
    });
    let turning: Vec<usize> = analysis
        .turning_points()
        .iter()
        .map(|point| point.event)
        .collect();
    json!({
        "game": session.header().game.key(),
        "house_rules": session.header().house_rules,
        "seats": seats,
        "marks": analysis.thresholds().key(),
        "decisions": decisions,
        "throws": throws,
        "turning_points": turning,
        "sentence": analysis.sentence(&names.into()),
    })
}
