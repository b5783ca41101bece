//! The game and the scripts of its page agree on what they call of each other.
//!
//! The game calls functions of the page by name, and nothing happens where there is none; what it
//! hands over is read by name as well. So this reads both sides: the Rust of the workspace, and in
//! `web` the scripts with the declarations by which `tsc` checks them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, ensure};

/// What every name begins with that the game and its page share.
const PREFIX: &str = "tesserae";

fn root() -> Result<PathBuf> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").context("cargo runs this test")?;
    Ok(PathBuf::from(manifest).join("../.."))
}

fn read(path: &str) -> Result<String> {
    let path = root()?.join(path);
    fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
}

/// The files of a folder and its folders with this extension, by their paths, with their texts.
fn texts(folder: &Path, extension: &str, found: &mut BTreeMap<PathBuf, String>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            texts(&path, extension, found)?;
        } else if path.extension().is_some_and(|found| found == extension) {
            let text = fs::read_to_string(&path)?;
            found.insert(path, text);
        }
    }
    Ok(())
}

/// The scripts of the page, without those of workers, by their names.
fn scripts() -> Result<BTreeMap<String, String>> {
    let mut scripts = BTreeMap::new();
    for entry in fs::read_dir(root()?.join("web"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".js") && !name.contains("worker") {
            scripts.insert(name.clone(), read(&format!("web/{name}"))?);
        }
    }
    Ok(scripts)
}

/// A text without what stands behind `//` and between `/*` and `*/`; addresses stay.
fn without_comments(text: &str) -> String {
    let mut code = String::new();
    for line in text.lines() {
        let end = line.find("//").filter(|at| !line[..*at].ends_with(':'));
        code.push_str(&line[..end.unwrap_or(line.len())]);
        code.push('\n');
    }
    while let Some(begin) = code.find("/*") {
        let end = code[begin..]
            .find("*/")
            .map_or(code.len(), |at| begin + at + 2);
        code.replace_range(begin..end, "");
    }
    code
}

/// What stands between the bracket that begins this text and the one that closes it.
fn bracketed(text: &str) -> Option<&str> {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return text.get(1..at);
        }
    }
    None
}

/// How many things are listed, with commas between them.
fn listed(text: &str) -> usize {
    let mut depth = 0;
    let mut parts = vec![String::new()];
    for letter in text.chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts.iter().filter(|part| !part.trim().is_empty()).count()
}

/// The letters, digits and underscores at the beginning of a text.
fn word(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    &text[..end.unwrap_or(text.len())]
}

/// The letters, digits and underscores at the end of a text.
fn last_word(text: &str) -> &str {
    let begin = text.rfind(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    &text[begin.map_or(0, |at| at + 1)..]
}

/// A variant as it is written in JSON: `OpenFile` as `open_file`.
fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// What the game does with a name of the page.
#[derive(Debug, PartialEq)]
enum Use {
    /// It calls the function with so many arguments.
    Call(usize),
    /// It defines the value.
    Define,
}

/// What the game does with the names of the page that a Rust file has.
fn uses(code: &str) -> Result<Vec<(&str, Use)>> {
    let mut uses = Vec::new();
    for (at, _) in code.match_indices(&format!("\"{PREFIX}")) {
        let name = word(&code[at + 1..]);
        if name.len() == PREFIX.len() || name[PREFIX.len()..].starts_with('_') {
            continue;
        }
        let before = code[..at].trim_end_matches([' ', '\n', '&']);
        let behind = code[at + name.len() + 2..].trim_start_matches([',', ' ', '\n', '&']);
        let opened = before.strip_suffix('(').unwrap_or_default();
        uses.push((
            name,
            match last_word(opened) {
                "call" => Use::Call(listed(bracketed(behind).context("an open bracket")?)),
                "hand" => Use::Call(1),
                "text" | "says_yes" => Use::Call(0),
                "publish" => Use::Define,
                _ if behind.starts_with(".into()") && before.ends_with("global(),") => Use::Define,
                _ => {
                    let list = before.rfind('[').context("not in a list")?;
                    let end = bracketed(&code[list..]).context("an open list")?;
                    let then = &code[list + end.len() + 2..];
                    ensure!(
                        then.starts_with(".map(") && then[..60].contains("says_yes)"),
                        "this test does not know what {name} is used for: {}",
                        &code[list..at]
                    );
                    Use::Call(0)
                }
            },
        ));
    }
    Ok(uses)
}

/// How many parameters the function takes that a script assigns to a name, at least and at most;
/// `None` for a value that is no function.
fn parameters(code: &str, value: &str) -> Option<(usize, usize)> {
    let value = value.trim_start().trim_start_matches("async ");
    if value.starts_with('(') {
        let inside = bracketed(value)?;
        return value[inside.len() + 2..]
            .trim_start()
            .starts_with("=>")
            .then(|| {
                let all = listed(inside);
                (all - inside.matches(" = ").count(), all)
            });
    }
    let name = word(value);
    if name.is_empty() {
        return None;
    }
    if let Some(at) = code.find(&format!("function {name}(")) {
        return parameters(
            code,
            &format!(
                "({}) =>",
                bracketed(&code[at + "function ".len() + name.len()..])?
            ),
        );
    }
    let at = code.find(&format!("const {name} = "))?;
    parameters(code, &code[at + "const  = ".len() + name.len()..])
}

/// The members of an interface, a type of strings or a Rust type: what stands at the beginning of
/// its lines, without comments.
fn members(text: &str, head: &str) -> Result<Vec<String>> {
    let code = without_comments(text);
    let at = code.find(head).with_context(|| format!("no {head}"))?;
    let open = at + code[at..].find('{').context("it has no members")?;
    let inside = bracketed(&code[open..]).context("it has no end")?;
    Ok(inside
        .lines()
        .map(|line| line.trim().to_owned())
        .filter(|line| !line.is_empty())
        .collect())
}

/// The names of the members of an interface.
fn names(text: &str, head: &str) -> Result<BTreeSet<String>> {
    let members = members(text, head)?;
    Ok(members
        .iter()
        .map(|line| {
            let name = line.trim_start_matches("readonly ").trim_matches('"');
            let end = name.find(['"', '?', ':', '(']).unwrap_or(name.len());
            name[..end].to_owned()
        })
        .collect())
}

/// The fields of a Rust type that are written or read by their names.
fn fields(text: &str, head: &str) -> Result<BTreeSet<String>> {
    let mut fields = BTreeSet::new();
    let mut is_skipped = false;
    for line in members(text, head)? {
        if line.starts_with("#[") {
            is_skipped |= line.contains("skip");
            continue;
        }
        let field = line.trim_start_matches("pub(crate) ");
        let field = field.trim_start_matches("pub ");
        if !is_skipped {
            fields.insert(word(field).to_owned());
        }
        is_skipped = false;
    }
    Ok(fields)
}

/// The strings of a type such as `"copy" | "full_screen"`, which ends with a semicolon.
fn strings(text: &str, head: &str) -> Result<BTreeSet<String>> {
    let at = text.find(head).with_context(|| format!("no {head}"))?;
    let end = text[at..].find(';').context("no end")?;
    let strings = text[at + head.len()..at + end]
        .split('"')
        .skip(1)
        .step_by(2);
    Ok(strings.map(str::to_owned).collect())
}

/// What the game does with the names of the page, by name.
fn game() -> Result<BTreeMap<String, Vec<Use>>> {
    let mut files = BTreeMap::new();
    texts(&root()?.join("src"), "rs", &mut files)?;
    for entry in fs::read_dir(root()?.join("crates"))? {
        texts(&entry?.path().join("src"), "rs", &mut files)?;
    }
    let mut game: BTreeMap<String, Vec<Use>> = BTreeMap::new();
    for (path, text) in files {
        let code = without_comments(&text);
        ensure!(
            !code.contains("#[wasm_bindgen"),
            "{} calls its page in a way that this test does not know",
            path.display()
        );
        let found = uses(&code).with_context(|| path.display().to_string())?;
        for (name, used) in found {
            game.entry(name.to_owned()).or_default().push(used);
        }
    }
    Ok(game)
}

#[test]
fn every_function_that_the_game_calls_is_defined_once_by_the_page_with_as_many_parameters()
-> Result<()> {
    let mut defined: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (file, text) in scripts()? {
        let code = without_comments(&text);
        for (at, begin) in code.match_indices("globalThis.tesserae") {
            let name = word(&code[at + "globalThis.".len()..]);
            let behind = &code[at + begin.len() - PREFIX.len() + name.len()..];
            let Some(value) = behind.strip_prefix(" = ") else {
                continue;
            };
            // A script may put a function of its own around an earlier one.
            let wraps = code.contains(&format!("= globalThis.{name};"));
            if let (Some(takes), false) = (parameters(&code, value), wraps) {
                let before = defined.insert(name.to_owned(), takes);
                ensure!(before.is_none(), "{name} is defined again in {file}");
            }
        }
    }
    let game = game()?;
    ensure!(
        game.len() > 25,
        "the game's calls are not found: {:?}",
        game.keys()
    );
    for (name, uses) in game {
        for used in uses {
            let Use::Call(given) = used else { continue };
            let (least, most) = defined.get(&name).with_context(|| {
                format!("the game calls {name}, which the page does not define")
            })?;
            ensure!(
                (*least..=*most).contains(&given),
                "the game calls {name} with {given} arguments, the page takes {least} to {most}"
            );
        }
    }
    Ok(())
}

#[test]
fn every_name_that_the_scripts_share_is_defined_by_them_or_by_the_game() -> Result<()> {
    let declarations = read("web/globals.d.ts")?;
    let game = game()?;
    let scripts = scripts()?;
    let declared = declarations
        .lines()
        .filter_map(|line| line.strip_prefix("declare var "));
    let mut count = 0;
    for name in declared.map(word).filter(|name| name.starts_with(PREFIX)) {
        count += 1;
        let assignment = format!("globalThis.{name} = ");
        let by_page = scripts.values().any(|text| text.contains(&assignment));
        let by_game = game
            .get(name)
            .is_some_and(|uses| uses.contains(&Use::Define));
        ensure!(by_page || by_game, "nobody defines {name}");
    }
    ensure!(count > 30, "only {count} names are declared");
    for (name, uses) in game {
        if uses.contains(&Use::Define) {
            let line = format!("declare var {name}: ");
            ensure!(
                declarations.contains(&line),
                "the page does not know {name}"
            );
        }
    }
    Ok(())
}

#[test]
fn the_game_reads_what_the_page_sends_and_the_page_what_the_game_hands_over() -> Result<()> {
    let page = read("web/globals.d.ts")?;
    let bridge = read("src/page/bridge.rs")?;
    let mut sent = names(&page, "interface PageInput ")?;
    sent.extend(names(&page, "interface TakenInput ")?);
    assert_eq!(sent, fields(&bridge, "struct PageInput ")?);
    let events = strings(&page, "  tab: ")?;
    let read_events = fields(&bridge, "enum TabEvent ")?;
    assert_eq!(
        events,
        read_events.iter().map(|name| snake_case(name)).collect()
    );
    let elements = read("src/ui/widgets/ui_elements.rs")?;
    assert_eq!(
        names(&page, "interface GameElement ")?,
        fields(&elements, "struct UiElement ")?
    );
    let gestures = fields(&elements, "enum PageGesture ")?;
    assert_eq!(
        strings(&page, "type Gesture = ")?,
        gestures.iter().map(|name| snake_case(name)).collect()
    );
    assert_eq!(
        names(&read("web/tests/driver/report.d.ts")?, "interface Report ")?,
        fields(&read("src/dev/report.rs")?, "struct ScreenReport ")?,
        "what the tests read of the screen"
    );
    Ok(())
}

#[test]
fn the_scripts_ask_for_elements_that_the_page_has() -> Result<()> {
    let index = read("web/index.html")?;
    let ids = names(&read("web/globals.d.ts")?, "interface PageElements ")?;
    ensure!(ids.len() > 30, "only {} elements are declared", ids.len());
    for id in ids {
        ensure!(
            index.contains(&format!(" id=\"{id}\"")),
            "no element {id} in index.html"
        );
    }
    Ok(())
}

/// The functions that a module exports, with the numbers of their parameters.
fn exported(code: &str) -> Result<BTreeMap<String, usize>> {
    let functions = code
        .match_indices("pub extern \"C\" fn ")
        .map(|(at, begin)| {
            let rest = &code[at + begin.len()..];
            let name = word(rest);
            let inside = bracketed(&rest[name.len()..]).context("no parameters")?;
            Ok((name.to_owned(), listed(inside)))
        });
    functions.collect()
}

/// The functions of a module that a script calls, by the type that it gives the module.
fn called(types: &str, head: &str) -> Result<BTreeMap<String, usize>> {
    let mut called = BTreeMap::new();
    for line in members(types, head)? {
        let name = word(&line);
        // The memory is exported by every module.
        if name != "memory" {
            let inside = bracketed(&line[name.len()..]).context("no parameters")?;
            called.insert(name.to_owned(), listed(inside));
        }
    }
    Ok(called)
}

#[test]
fn the_page_of_one_position_calls_what_its_module_exports_and_has_what_it_asks_for() -> Result<()> {
    let types = read("web/position/position.d.ts")?;
    let exports = without_comments(&read("crates/position-page/src/exports.rs")?);
    let exported = exported(&exports)?;
    assert_eq!(called(&types, "interface PositionModule ")?, exported);
    ensure!(exported.len() > 3, "{exported:?}");
    ensure!(
        !exports.contains("unsafe extern"),
        "the page hands over nothing"
    );
    let index = read("web/position/index.html")?;
    for id in names(&types, "interface PositionElements ")? {
        ensure!(
            index.contains(&format!(" id=\"{id}\"")),
            "no element {id} in position/index.html"
        );
    }
    Ok(())
}

#[test]
fn the_worker_calls_what_its_module_exports_and_answers_what_it_imports() -> Result<()> {
    let exports = without_comments(&read("crates/bot-worker/src/exports.rs")?);
    let messages = read("web/messages.d.ts")?;
    assert_eq!(
        called(&messages, "interface ThinkingModule ")?,
        exported(&exports)?
    );

    let worker = without_comments(&read("web/thinking-worker.js")?);
    let block = exports
        .find("unsafe extern \"C\" {")
        .context("the module imports nothing")?;
    let imports = bracketed(&exports[block + "unsafe extern \"C\" ".len()..]).context("no end")?;
    let (_, import) = imports.split_once("fn ").context("no import")?;
    let name = word(import);
    let takes = listed(bracketed(&import[name.len()..]).context("no parameters")?);
    ensure!(
        worker.contains(&format!("page: {{ {name} }}")),
        "the worker hands over no {name}"
    );
    assert_eq!(
        parameters(
            &worker,
            worker
                .split_once(&format!("const {name} = "))
                .context("no function")?
                .1
        ),
        Some((takes, takes))
    );
    Ok(())
}

#[test]
fn a_name_that_is_misspelt_or_has_another_number_of_arguments_is_found() -> Result<()> {
    let code = without_comments(
        "// \"tesseraeComment\"\ncall(\"tesseraeTurn\", &[a.into(), b(1, 2)]); hand(\"tesseraeButtons\", x);\n\
         Reflect::set(&global(), &\"tesseraeWake\".into(), f); [\"tesseraeA\", \"tesseraeB\"].map(says_yes)",
    );
    assert_eq!(
        uses(&format!("{code}{}", " ".repeat(60)))?,
        [
            ("tesseraeTurn", Use::Call(2)),
            ("tesseraeButtons", Use::Call(1)),
            ("tesseraeWake", Use::Define),
            ("tesseraeA", Use::Call(0)),
            ("tesseraeB", Use::Call(0)),
        ]
    );
    assert!(uses("let name = \"tesseraeTurn\";").is_err());
    assert_eq!(parameters("", "(a, b = \"\") => 1"), Some((1, 2)));
    assert_eq!(
        parameters("async function f(a) {}", "f;"),
        Some((1, 1)),
        "a function that is defined elsewhere in the script"
    );
    assert_eq!(parameters("", "{ states: 1 }"), None);
    Ok(())
}
