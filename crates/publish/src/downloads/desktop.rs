//! What desktops are told of the program, under one name everywhere: its place in the menu, its
//! icons, the files and links that it opens, and what shops of programs show.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use tesserae_words::page;

use super::VERSION;
use crate::page::{PageLanguage, escaped};

/// The name of the program to systems and shops. A shop may ask whether the domain in it belongs to
/// whoever publishes.
pub const ID: &str = "org.tesserae.Tesserae";
/// What a link begins with that opens the program.
pub const SCHEME: &str = "tesserae";
/// The sizes of the icons, in pixels.
pub const ICONS: [u16; 5] = [48, 64, 128, 256, 512];

const DESKTOP: &str = include_str!("linux/tesserae.desktop");
const MIME: &str = include_str!("linux/mime.xml");
const METAINFO: &str = include_str!("linux/metainfo.xml");
const MANUAL: &str = include_str!("linux/tesserae.6");
/// Where the metainfo lists the releases.
const RELEASES: &str = "  <!-- releases -->\n";
/// Where the summary of the metainfo ends.
const SUMMARY_END: &str = "</summary>\n";

/// Writes all of it into a folder that is laid out like `/usr/share`.
///
/// # Errors
/// If a file cannot be read or written.
pub fn write(root: &Path, share: &Path) -> Result<()> {
    let changelog = fs::read_to_string(root.join("CHANGELOG.md")).context("no CHANGELOG.md")?;
    let others = spoken(root)?;
    for (path, text) in [
        (
            "applications/tesserae.desktop".to_owned(),
            launcher(&others),
        ),
        (format!("mime/packages/{ID}.xml"), MIME.to_owned()),
        (
            format!("metainfo/{ID}.metainfo.xml"),
            metainfo(&changelog, &others),
        ),
        (
            "man/man6/tesserae.6".to_owned(),
            MANUAL.replace("@VERSION@", VERSION),
        ),
    ] {
        let path = share.join(path);
        fs::create_dir_all(path.parent().unwrap_or(share))?;
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    for size in ICONS {
        let folder = share.join(format!("icons/hicolor/{size}x{size}/apps"));
        fs::create_dir_all(&folder)?;
        fs::copy(icon(root, size), folder.join("tesserae.png"))
            .with_context(|| format!("no icon of {size} pixels"))?;
    }
    Ok(())
}

/// The file of an icon.
fn icon(root: &Path, size: u16) -> PathBuf {
    root.join(format!("assets/icons/program/{size}.png"))
}

/// The languages besides English that the program speaks.
fn spoken(root: &Path) -> Result<Vec<PageLanguage>> {
    Ok(PageLanguage::all(&root.join("assets/words"))?.split_off(1))
}

/// The launcher, with what the program is in other languages too.
fn launcher(others: &[PageLanguage]) -> String {
    let mut text = DESKTOP.to_owned();
    for language in others {
        // Desktops separate the region from the language as systems do.
        let (tag, word) = (language.tag.replace('-', "_"), |text| {
            language.words.word(&text)
        });
        let (name, comment) = (word(page::games()), word(page::about()));
        text.push_str(&format!(
            "GenericName[{tag}]={name}\nComment[{tag}]={comment}\n"
        ));
    }
    text
}

/// The metainfo with what the program is in other languages too, and with all releases of the
/// changelog that have a date.
fn metainfo(changelog: &str, others: &[PageLanguage]) -> String {
    let list: String = releases(changelog)
        .filter_map(|(version, date)| Some((version, date?)))
        .map(|(version, date)| format!("    <release version=\"{version}\" date=\"{date}\"/>\n"))
        .collect();
    let summaries: String = others
        .iter()
        .map(|language| {
            let (tag, words) = (&language.tag, language.words.word(&page::about()));
            format!(
                "  <summary xml:lang=\"{tag}\">{}</summary>\n",
                escaped(&words)
            )
        })
        .collect();
    let text = METAINFO.replace(RELEASES, &format!("  <releases>\n{list}  </releases>\n"));
    text.replace(SUMMARY_END, &format!("{SUMMARY_END}{summaries}"))
}

/// The versions of the changelog, the newest first, each with its date if it is out.
fn releases(changelog: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    changelog.lines().filter_map(|line| {
        let (version, date) = line.strip_prefix("## [")?.split_once("] - ")?;
        let is_date = date
            .bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'-');
        Some((version, is_date.then_some(date)))
    })
}

/// The files that the installed program is offered for, in the format of cargo-packager.
///
/// None on macOS, which hands files and links over to a program that runs and not as arguments; the
/// engine does not pass them on. On Windows only the program's own: an installer would take the
/// others away from other programs.
pub fn associations() -> Vec<Value> {
    let of = |(extensions, kind, description): (&[&str], &str, &str)| {
        json!({ "extensions": extensions, "mimeType": format!("application/x-{kind}"),
            "name": format!("Tesserae.{}", extensions[0]), "description": description })
    };
    let own: (&[&str], _, _) = (&["tesserae"], "tesserae-game", "Tesserae game");
    let others: [(&[&str], _, _); 3] = [
        (&["mat"], "backgammon-match", "Backgammon match"),
        (
            &["xg", "xgp"],
            "extreme-gammon",
            "eXtreme Gammon match or position",
        ),
        (&["bgf"], "bgblitz", "BGBlitz match"),
    ];
    match std::env::consts::OS {
        "macos" => Vec::new(),
        "windows" => vec![of(own)],
        _ => [own].into_iter().chain(others).map(of).collect(),
    }
}

/// The links that open the installed program, in the format of cargo-packager.
pub fn links() -> Vec<Value> {
    if cfg!(target_os = "macos") {
        Vec::new()
    } else {
        vec![json!({ "schemes": [SCHEME] })]
    }
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Output};

    use tempfile::{TempDir, tempdir};
    use xtask::process::root;

    use super::*;

    /// A folder with everything in `share`.
    fn written() -> Result<TempDir> {
        let folder = tempdir()?;
        write(&root()?, &folder.path().join("share"))?;
        Ok(folder)
    }

    /// What stands in a text between two marks, wherever it does.
    fn between<'a>(text: &'a str, begin: &str, end: &str) -> Vec<&'a str> {
        let parts = text.split(begin).skip(1);
        parts
            .filter_map(|part| Some(part.split_once(end)?.0))
            .collect()
    }

    /// The value of a key of the launcher.
    fn key(name: &str) -> &'static str {
        let line = |line: &'static str| line.strip_prefix(name)?.strip_prefix('=');
        DESKTOP.lines().find_map(line).unwrap_or_default()
    }

    #[test]
    fn every_file_has_the_same_names() -> Result<()> {
        let text =
            |path: &str| fs::read_to_string(root()?.join(path)).with_context(|| path.to_owned());
        let window = format!("name: Some(\"{}\".into())", key("StartupWMClass"));
        assert!(text("src/lib.rs")?.contains(&window), "{window}");
        let scheme = format!("const SCHEME: &str = \"{SCHEME}:\";");
        assert!(text("src/table/opened_link.rs")?.contains(&scheme));
        assert_eq!(between(METAINFO, "<id>", "</id>"), [ID]);
        assert_eq!(
            between(
                METAINFO,
                "<launchable type=\"desktop-id\">",
                "</launchable>"
            ),
            ["tesserae.desktop"]
        );
        assert_eq!(
            between(METAINFO, "<icon type=\"stock\">", "</icon>"),
            [key("Icon")]
        );
        let mut types = between(MIME, "<mime-type type=\"", "\"");
        for association in associations() {
            let kind = association["mimeType"].as_str().unwrap_or_default();
            assert!(types.contains(&kind), "{association}");
            let extension = association["extensions"][0].as_str().unwrap_or_default();
            assert!(MIME.contains(&format!("pattern=\"*.{extension}\"")));
        }
        let link = format!("x-scheme-handler/{SCHEME}");
        types.push(&link);
        let known: Vec<_> = key("MimeType").split_terminator(';').collect();
        assert_eq!(known, types);
        assert_eq!(between(METAINFO, "<mediatype>", "</mediatype>"), types);
        Ok(())
    }

    #[test]
    fn every_game_is_named_where_the_program_is_described() {
        for (name, text) in [("metainfo", METAINFO), ("manual page", MANUAL)] {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for kind in tesserae_rules::Kind::ALL {
                let title = kind.title().to_string().to_lowercase();
                assert!(text.to_lowercase().contains(&title), "{name}: {title}");
            }
        }
    }

    #[test]
    fn the_newest_part_of_the_changelog_and_the_citation_are_of_this_version() -> Result<()> {
        let changelog = fs::read_to_string(root()?.join("CHANGELOG.md"))?;
        let newest = releases(&changelog).next().map(|(version, _)| version);
        assert_eq!(newest, Some(VERSION));
        let citation = fs::read_to_string(root()?.join(".github/CITATION.cff"))?;
        let version = format!("version: {VERSION}");
        assert!(citation.lines().any(|line| line == version), "{version}");
        Ok(())
    }

    #[test]
    fn the_metainfo_lists_what_is_out_and_nothing_else() {
        let text = metainfo(
            "## [0.3.0] - unreleased\n## [0.2.0] - 2026-12-01\n\n## [0.1.0] - 2026-11-21\n",
            &[],
        );
        assert_eq!(
            between(&text, "<release ", "/>"),
            [
                "version=\"0.2.0\" date=\"2026-12-01\"",
                "version=\"0.1.0\" date=\"2026-11-21\""
            ]
        );
    }

    #[test]
    fn launcher_and_metainfo_say_in_every_language_what_the_program_is() -> Result<()> {
        let others = &spoken(&root()?)?;
        assert!(!others.is_empty());
        let (launcher, metainfo) = (launcher(others), metainfo("", others));
        assert!(launcher.starts_with(DESKTOP));
        for language in others {
            let about = language.words.word(&page::about());
            let line = format!("Comment[{}]={about}\n", language.tag.replace('-', "_"));
            assert!(launcher.contains(&line), "{line}");
            let summary = format!("xml:lang=\"{}\">{}<", language.tag, escaped(&about));
            assert!(metainfo.contains(&summary), "{summary}");
        }
        Ok(())
    }

    #[test]
    fn every_icon_has_the_size_that_its_folder_says() -> Result<()> {
        let folder = written()?;
        for size in ICONS {
            let path = format!("share/icons/hicolor/{size}x{size}/apps/tesserae.png");
            let png = fs::read(folder.path().join(&path)).context(path)?;
            // Width and height are the first entries of the first chunk.
            let sides = [16..20, 20..24].map(|part| png.get(part).map(<[u8]>::to_vec));
            let side = u32::from(size).to_be_bytes().to_vec();
            assert_eq!(sides, [Some(side.clone()), Some(side)]);
        }
        Ok(())
    }

    #[test]
    fn the_manual_page_has_every_option_and_variable_of_the_help() -> Result<()> {
        let launch = fs::read_to_string(root()?.join("src/table/launch.rs"))?;
        let help = between(&launch, "fn help() -> String {", "games()");
        let plain = MANUAL.replace('\\', "");
        let words: Vec<_> = help
            .iter()
            .flat_map(|text| text.lines())
            .filter_map(|line| line.split([' ', '=']).next())
            .filter(|word| word.starts_with("--") || word.chars().any(|letter| letter == '_'))
            .collect();
        assert_eq!(words.len(), 8, "{words:?}");
        for word in words {
            assert!(plain.contains(word), "{word}");
        }
        Ok(())
    }

    /// What a validator says; `None` where it is not installed.
    fn asked(program: &str, arguments: &[&str], file: &Path) -> Option<Output> {
        let mut command = Command::new(program);
        let output = command.args(arguments).arg(file).output().ok();
        if output.is_none() {
            println!(
                "{program} is not installed: {} was not checked",
                file.display()
            );
        }
        output
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn the_validators_of_desktops_find_nothing_wrong() -> Result<()> {
        let folder = written()?;
        let share = folder.path().join("share");
        for (program, arguments, file) in [
            (
                "desktop-file-validate",
                &[] as &[_],
                "applications/tesserae.desktop".to_owned(),
            ),
            (
                "appstreamcli",
                &["validate", "--no-net"],
                format!("metainfo/{ID}.metainfo.xml"),
            ),
            ("update-mime-database", &[], "mime".to_owned()),
            (
                "mandoc",
                &["-T", "lint", "-W", "error"],
                "man/man6/tesserae.6".to_owned(),
            ),
        ] {
            let Some(output) = asked(program, arguments, &share.join(file)) else {
                continue;
            };
            let said = [output.stdout, output.stderr].concat();
            let said = String::from_utf8_lossy(&said).into_owned();
            assert!(output.status.success(), "{program}: {said}");
        }
        Ok(())
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn what_the_archive_installs_it_removes_again() -> Result<()> {
        let folder = written()?;
        let (place, data) = (folder.path().join("a $place"), folder.path().join("data"));
        fs::create_dir(&place)?;
        fs::rename(folder.path().join("share"), place.join("share"))?;
        fs::write(place.join("install.sh"), include_str!("linux/install.sh"))?;
        let install = |arguments: &[&str]| {
            let mut command = Command::new("sh");
            command.arg(place.join("install.sh")).args(arguments);
            let status = command.env("XDG_DATA_HOME", &data).status();
            status.is_ok_and(|status| status.success())
        };
        assert!(install(&[]));
        let launcher = data.join("applications/tesserae.desktop");
        let exec = format!("Exec=\"{}\" %U", place.join("tesserae").display());
        let exec = exec.replace('$', "\\\\$");
        assert!(
            fs::read_to_string(&launcher)?
                .lines()
                .any(|line| line == exec)
        );
        assert!(data.join("icons/hicolor/48x48/apps/tesserae.png").is_file());
        assert!(install(&["--remove"]));
        let left = crate::files::files(&data)?;
        // What remains is the desktop's own list, made anew.
        assert!(
            left.iter()
                .all(|path| !path.to_string_lossy().contains("esserae")),
            "{left:?}"
        );
        Ok(())
    }
}
