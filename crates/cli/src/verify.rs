//! `verify`: whether the agreed throws of a game follow from what both players committed to.

use std::{io::Write, path::PathBuf};

use clap::Args;
use tesserae_live::agreed::{self, Verdict};
use tesserae_words::Language;

use crate::{Failure, session_file};

/// The arguments of `verify`.
#[derive(Args, Clone, Debug)]
pub struct VerifyArgs {
    /// A save file of a game between two people apart.
    pub file: PathBuf,
}

/// What is true of a throw, in English.
fn said(verdict: Verdict) -> String {
    match (verdict, verdict.fault()) {
        (_, Some(fault)) => fault.to_string(),
        (Verdict::Proven, None) => "proven".to_owned(),
        (_, None) => "not an agreed throw".to_owned(),
    }
}

/// Prints a line for each throw, then how many are proven, and whether keys were replaced.
///
/// # Errors
/// If the file cannot be read, holds no session, or if not every throw is proven.
pub fn run(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let session = session_file::session(&args.file, &Language::english())?;
    let report = agreed::verify(&session);
    for throw in &report.throws {
        writeln!(
            out,
            "{:>5}  {:<8}  {}",
            throw.event + 1,
            throw.faces,
            said(throw.verdict)
        )?;
    }
    let (proven, all) = (report.proven(), report.throws.len());
    writeln!(out, "{proven} of {all} throws are proven.")?;
    if let Some(replaced) = report.replaced() {
        writeln!(out, "{replaced}")?;
    }
    out.flush()?;
    if report.is_proven() {
        return Ok(());
    }
    if report
        .throws
        .iter()
        .all(|throw| throw.verdict == Verdict::NotAgreed)
    {
        return Err(Failure::Unproven(
            "the record holds no proof: its throws were not agreed".to_owned(),
        ));
    }
    let first = report
        .throws
        .iter()
        .find(|throw| throw.verdict != Verdict::Proven);
    let what = first.map_or_else(String::new, |throw| {
        format!("event {}: {}", throw.event + 1, said(throw.verdict))
    });
    Err(Failure::Unproven(what))
}
