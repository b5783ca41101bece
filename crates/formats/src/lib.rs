//! The formats in which games and positions are written: records for people, links, and the files
//! of other programs.
//!
//! [`Format`] lists them all; [`import()`] recognises a file by what stands in it and reads the
//! games. A [`record`] is a text for people, a [`link`] one for addresses. The formats of other
//! [`backgammon`] programs are XGID, OGID, the IDs of GNU Backgammon, `.mat`, `.xg`, `.bgf` and SGF files,
//! and XG's text. The save file, which grows by a line for each event, is part of the session
//! itself: [`tesserae_rules::session::save`].
//!
//! Each of our own formats has a number. It counts up when a program that reads the number before
//! can no longer read what is written; a program refuses every number but the one that it writes,
//! and leaves the file as it is.
//!
//! | Format | Its number | What it means |
//! | --- | --- | --- |
//! | save file | `{"tesserae":1,` in line 1 | [`save::FORMAT`] 1: header, then a line an event, undo or open throw |
//! | record | `Tesserae record 1` | [`record::FORMAT`] 1: header, then a turn a line |
//! | link | `1-` | [`link::FORMAT`] 1: checksum and range coder over the header and the events |
//! | settings, results and other documents | `"format": 1` | 1: the settings or results themselves under `kept` |
//!
//! [`save::FORMAT`]: tesserae_rules::session::save::FORMAT
//!
//! ```
//! use tesserae_formats::{Format, import};
//!
//! let imported = import(b"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10", &Default::default())?;
//! assert_eq!(imported.format.title, "XGID");
//! let position = (Format::POSITION.write)(&imported.session).map_err(|why| why.to_string())?;
//! assert_eq!(position, imported.session.game().position());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

/// The example of the README is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExample;

pub mod backgammon;
mod copied;
mod format;
mod formats;
mod import;
mod import_error;
pub mod link;
mod range_coder;
pub mod record;
mod remark;
pub mod text_encoding;

pub use format::{Content, ContentKind, Format};
pub use import::{Imported, import, import_position, import_text, is_binary};
pub use import_error::ImportError;
pub use remark::Remark;
