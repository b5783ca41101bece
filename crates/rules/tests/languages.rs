//! The translations in `assets/words`: what a language lacks, has too much, or has out of date.
//! `BLESS=1` writes which files a language has, and of which English rulebooks its own are.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use tesserae_rules::{
    Action, Address, Effect, Game, Header, Kind, Session,
    lesson::Lesson,
    moves_in_words,
    session::random::{generator, random_event},
};
use tesserae_words::{About, Language, Text, fingerprint};

fn words() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/words")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of the files of a folder with this ending, without it.
fn names(folder: &Path, ending: &str) -> BTreeSet<String> {
    let Ok(entries) = fs::read_dir(folder) else {
        return BTreeSet::new();
    };
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names
        .filter_map(|name| Some(name.strip_suffix(ending)?.to_owned()))
        .collect()
}

/// A language as it lies in its folder.
struct Folder {
    path: PathBuf,
    about: About,
    language: Language,
}

/// All languages but English. They are read once, since they may be written before.
static FOLDERS: LazyLock<Vec<Folder>> = LazyLock::new(|| {
    let mut paths: Vec<PathBuf> = fs::read_dir(words())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .collect();
    paths.sort();
    paths.into_iter().map(folder).collect()
});

fn folder(path: PathBuf) -> Folder {
    let file = path.join(About::FILE);
    let name = path.display().to_string();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, blessed(&path, &read(&file))).unwrap();
    }
    let about = About::read(&read(&file)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let files: Vec<(String, String)> = about
        .all_files()
        .map(|file| (file.clone(), read(&path.join(&file))))
        .collect();
    let language = Language::of(&about, &files).unwrap_or_else(|error| panic!("{name}: {error}"));
    Folder {
        path,
        about,
        language,
    }
}

/// `language.ron` with the files that are there.
fn blessed(path: &Path, text: &str) -> String {
    let (head, _) = text.split_once("    topics:").expect("it has topics");
    let mut out = format!("{head}    topics: [\n");
    for topic in names(path, ".ftl") {
        let _ = writeln!(out, "        {topic:?},");
    }
    out.push_str("    ],\n    rulebooks: {\n");
    for game in names(&path.join("rulebook"), ".md") {
        let kind: Kind = game.parse().expect("the name of a game");
        let _ = writeln!(out, "        {game:?}: {:?},", fingerprint(kind.rulebook()));
    }
    out + "    },\n)\n"
}

fn lessons() -> impl Iterator<Item = &'static Lesson> {
    Kind::ALL.into_iter().flat_map(Kind::lessons)
}

#[test]
fn a_language_names_the_files_of_its_folder() {
    for Folder { path, about, .. } in FOLDERS.iter() {
        let folder = path.file_name().unwrap_or_default();
        assert_eq!(folder.to_str(), Some(about.tag.as_str()));
        let topics: BTreeSet<String> = about.topics.iter().cloned().collect();
        assert_eq!(
            topics,
            names(path, ".ftl"),
            "{}: BLESS=1 writes them",
            about.tag
        );
        let rulebooks: BTreeSet<String> = about.rulebooks.keys().cloned().collect();
        assert_eq!(
            rulebooks,
            names(&path.join("rulebook"), ".md"),
            "{}",
            about.tag
        );
        assert!(about.decimal_mark == ',' || about.decimal_mark == '.');
        assert!(!about.name.is_empty() && !about.english_name.is_empty());
    }
}

/// The usual font of headings has small capitals for small letters, and one for both i and ı.
#[test]
fn a_language_with_two_letters_i_has_strong_headings() {
    for Folder {
        about, language, ..
    } in FOLDERS.iter()
    {
        let has_both = language.words().any(|words| words.contains('ı'));
        assert!(!has_both || about.strong_headings, "{}", about.tag);
    }
}

#[test]
fn a_language_that_calls_itself_complete_lacks_no_message_no_lesson_and_no_rulebook() {
    for Folder {
        about, language, ..
    } in FOLDERS.iter()
    {
        let of_lessons = lessons().flat_map(Lesson::texts).map(Text::id);
        let of_lessons = of_lessons.filter(|id| !language.has(id));
        let rulebooks = Kind::ALL.map(Kind::key);
        let rulebooks = rulebooks
            .into_iter()
            .filter(|key| language.rulebook(key).is_none());
        let missing: Vec<&str> = language
            .missing()
            .chain(of_lessons)
            .chain(rulebooks)
            .collect();
        assert!(
            !about.complete || missing.is_empty(),
            "{}: {missing:#?}",
            about.tag
        );
    }
}

#[test]
fn every_text_of_a_lesson_in_a_language_is_one_of_a_lesson_in_english() {
    let known: BTreeSet<&str> = lessons()
        .flat_map(Lesson::texts)
        .map(|text| text.id())
        .collect();
    for Folder {
        about, language, ..
    } in FOLDERS.iter()
    {
        let unknown: Vec<&str> = language
            .ids()
            .filter(|id| id.starts_with("lessons.") && !known.contains(id))
            .collect();
        assert_eq!(unknown, [""; 0], "{}", about.tag);
    }
}

/// What of a rulebook a translation has as well: how deep each heading is, how many items stand
/// below it, and the files of its pictures.
fn outline(rulebook: &str) -> Vec<String> {
    let mut outline = vec![String::new()];
    for line in rulebook.lines() {
        let last = outline.last_mut().expect("there is one");
        if line.starts_with('#') {
            let depth = line.chars().take_while(|letter| *letter == '#').count();
            outline.push("#".repeat(depth));
        } else if line.starts_with("* ") {
            last.push_str(" item");
        } else if let Some((_, picture)) = line.split_once("](")
            && line.starts_with('!')
        {
            let _ = write!(last, " {}", picture.trim_end_matches(')'));
        }
    }
    outline
}

#[test]
fn a_rulebook_in_a_language_has_the_headings_items_and_pictures_of_the_english_one() {
    for Folder {
        about, language, ..
    } in FOLDERS.iter()
    {
        for kind in Kind::ALL {
            if let Some(own) = language.rulebook(kind.key()) {
                let english = outline(kind.rulebook());
                assert_eq!(outline(own), english, "{} {kind}", about.tag);
            }
        }
    }
}

#[test]
fn a_rulebook_in_a_language_says_what_the_english_one_says_today() {
    for Folder { about, .. } in FOLDERS.iter() {
        let now: BTreeMap<String, String> = Kind::ALL
            .into_iter()
            .map(|kind| (kind.key().to_owned(), fingerprint(kind.rulebook())))
            .collect();
        for (game, known) in &about.rulebooks {
            assert_eq!(
                now.get(game),
                Some(known),
                "{}: the English rulebook of {game} is another one than was translated. See what \
                 has changed, then write this into language.ron (BLESS=1 does)",
                about.tag
            );
        }
    }
}

/// Everything that is said while a lesson is learned and in a whole game after it.
fn said_in_lessons_and_a_game_of(kind: Kind) -> Vec<Text> {
    let to = Address::new(["1", "2"], Some(Lesson::LEARNER));
    let mut texts = vec![kind.title(), (kind.info().tagline)(), (kind.info().goal)()];
    let said_now = |game: &dyn Game, texts: &mut Vec<Text>| {
        texts.push(game.prompt(&to));
        texts.extend(game.scores().into_iter().flat_map(|line| {
            let mut all = line.values;
            all.push(line.title);
            all
        }));
        for action in game.actions().iter().chain(&game.offers()) {
            match action {
                Action::Step(step) => texts.push(game.step_label(step)),
                Action::Choice(choice) => texts.extend([game.label(*choice), game.chosen(*choice)]),
                Action::Throw(_) => {}
            }
        }
    };
    for lesson in kind.lessons() {
        texts.extend(lesson.texts().cloned());
        for (index, step) in lesson.steps.iter().enumerate() {
            let mut session = lesson.session(index).expect("a test plays every lesson");
            said_now(session.game(), &mut texts);
            step.play(&mut session).expect("a test plays every lesson");
            said_now(session.game(), &mut texts);
            texts.push(step.answer_to_others());
        }
    }
    let mut rng = generator(48);
    let mut session = Session::new(Header::new(kind)).expect("the usual rules go together");
    while let Some(event) = random_event(session.game(), &mut rng) {
        let before = session.game().boxed();
        let effects = session.act(event).expect("what is offered is accepted");
        texts.extend(effects.iter().filter_map(|effect| match effect {
            Effect::Announced(text) => Some(text.clone()),
            Effect::Passed { reason, .. } => reason.clone(),
            _ => None,
        }));
        texts.extend(moves_in_words(before.as_ref(), &effects));
        said_now(session.game(), &mut texts);
        if let Some(outcome) = session.game().outcome() {
            texts.push(outcome.in_words(&to, session.game().unit()));
        }
    }
    texts
}

/// The words of three letters or more.
fn long_words(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words
        .filter(|word| word.chars().count() > 2)
        .map(str::to_lowercase)
        .collect()
}

#[test]
fn a_lesson_and_a_game_of_berona_are_played_without_an_english_word() {
    /// Names, and words that the language has too.
    const SHARED: [&str; 6] = ["tablero", "berona", "alfonso", "token", "bot", "match"];
    let texts = said_in_lessons_and_a_game_of(Kind::TableroDiBerona);
    let tags = ["tr", "ja", "pl", "he"];
    let folders = FOLDERS
        .iter()
        .filter(|folder| tags.contains(&folder.about.tag.as_str()));
    assert_eq!(folders.clone().count(), tags.len());
    for folder in folders {
        for text in &texts {
            let english = long_words(&text.to_string());
            let worded = folder.language.word(text);
            let both: Vec<String> = long_words(&worded)
                .intersection(&english)
                .filter(|word| !SHARED.contains(&word.as_str()))
                .cloned()
                .collect();
            assert!(
                both.is_empty(),
                "{}: {both:?} in {worded}",
                folder.about.tag
            );
        }
    }
}
