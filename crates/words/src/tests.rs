//! The messages as a whole, and what an argument can do to a sentence.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Path, PathBuf},
};

use crate::{ALL, About, Decimal, Language, Name, Text, all_of, common, in_a_row, one_of, ur};

/// The Rust of the workspace, without this crate and what is built.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() && !["words", "target", "node_modules"].contains(&&*name) {
            sources(&path, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

#[test]
fn a_sentence_begins_and_ends_as_in_its_language() {
    let read = |tag, stated: &'static str| {
        let language = Language::read(tag, [("common", stated)]);
        language.expect("it can be read")
    };
    let with_stop = "stated = { $what }.\n";
    for (language, words, said) in [
        (
            Language::english(),
            "a tie: both throw again",
            "A tie: both throw again.",
        ),
        (Language::english(), "Take or drop?", "Take or drop?"),
        (Language::english(), " ", ""),
        (read("de", with_stop), "ßt", "Sst."),
        (read("tr", with_stop), "iki taş", "İki taş."),
        (read("ka", with_stop), "ქვა", "ქვა."),
        (read("el", with_stop), "ποιος παίζει;", "Ποιος παίζει;"),
        (read("hy", "stated = { $what }։\n"), "քար", "Քար։"),
        (read("ja", "stated = { $what }。\n"), "石", "石。"),
        (read("ja", "stated = { $what }。\n"), "石か？", "石か？"),
        (
            read("zh-Hans", "stated = { $what }。\n"),
            "白方获胜。",
            "白方获胜。",
        ),
    ] {
        assert_eq!(language.sentence(words), said);
    }
}

/// A language of one topic, with this line of its file.
fn language(line: &str, file: (&str, &str)) -> Language {
    let about = format!(
        "(tag: \"fa\", name: \"فارسی\", english_name: \"Persian\", complete: true, \
         read_by_a_player: false, {line} decimal_mark: '.', topics: [{:?}], rulebooks: {{}})",
        file.0
    );
    let about = About::read(&about).expect("it can be read");
    let files = [(format!("{}.ftl", file.0), file.1.to_owned())];
    Language::of(&about, &files).expect("it can be read")
}

#[test]
fn numbers_have_the_digits_of_their_language() {
    let file = ("common", "number = { $number }\n");
    let said = |line: &str, number: u32| language(line, file).word(&common::number(number));
    assert_eq!(said("zero: '۰',", 1_970), "۱۹۷۰");
    assert_eq!(said("", 1_970), "1970");
    let decimal = crate::insight::decimal(Decimal::rounded(-0.42, 2));
    assert_eq!(language("zero: '۰',", file).word(&decimal), "−۰.۴۲");
}

#[test]
fn from_right_to_left_what_is_put_in_is_kept_together() {
    let said = |line: &str, message: &Text| {
        let file = "can-move-from = { $places } ← { $name }\n\
                    number = { $number }\n\
                    as-written = { $words }%\n";
        language(line, ("common", file)).word(message)
    };
    let turned = |message: &Text| said("right_to_left: true,", message);
    let move_from = common::can_move_from("An\nna", common::as_written("24/18"));
    assert_eq!(said("", &move_from), "24/18% ← An na");
    assert_eq!(
        turned(&move_from),
        "\u{2068}24/18%\u{2069} ← \u{2068}An na\u{2069}"
    );
    assert_eq!(turned(&common::number(12_u8)), "12");
    assert_eq!(turned(&common::number(-12_i64)), "\u{2066}-12\u{2069}");
}

#[test]
fn what_a_language_lacks_stands_in_brackets_for_tests() {
    let language = language("", ("ur", "blue = آبی\n")).with_english_in_brackets();
    assert_eq!(language.word(&ur::blue()), "آبی");
    assert_eq!(language.word(&ur::title()), "⟦The Royal Game of Ur⟧");
}

#[test]
fn every_message_is_said_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = ["src/list.rs", "src/system.rs", "src/writer.rs"]
        .map(|path| here.join(path))
        .to_vec();
    for folder in ["crates", "src"] {
        sources(&root.join(folder), &mut paths).unwrap();
    }
    let mut called = BTreeSet::new();
    for path in paths {
        let text = fs::read_to_string(path).unwrap();
        let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
        called.extend(words.by_ref().filter_map(|word| {
            let (topic, name) = word.rsplit_once("::")?;
            Some(format!("{}::{name}", topic.rsplit("::").next()?))
        }));
    }
    let unsaid: Vec<&str> = ALL
        .iter()
        .map(|message| message.id)
        // What the page says is looked for where it is built.
        .filter(|id| !id.starts_with("page."))
        .filter(|id| !called.contains(&id.replace('.', "::").replace('-', "_")))
        .collect();
    assert_eq!(unsaid, Vec::<&str>::new());
}

#[test]
fn no_two_messages_have_one_id_and_it_is_made_of_topic_and_name() {
    let ids: BTreeMap<&str, usize> = ALL.iter().fold(BTreeMap::new(), |mut ids, message| {
        *ids.entry(message.id).or_default() += 1;
        ids
    });
    for (id, count) in ids {
        assert_eq!(count, 1, "{id}");
        assert!(id.split_once('.').is_some(), "{id}");
    }
    assert_eq!(ur::turn_complete().id(), "ur.turn-complete");
}

#[test]
fn an_argument_is_written_as_it_is_and_never_read_as_a_message() {
    let places = || common::as_written("{ $name }");
    for (name, shown) in [
        ("{ $places }", "{ $places }"),
        ("%s {0} \\u{202E}", "%s {0} \\u{202E}"),
        ("محمد", "محمد"),
        ("An\nna\r\n", "An na"),
        ("\u{0}", ""),
    ] {
        assert_eq!(
            common::can_move_from(name, places()),
            format!("{shown} can move from {{ $name }}.").as_str()
        );
    }
}

#[test]
fn a_message_chooses_by_number_word_and_reader() {
    let unfit = |count: u8, faces: u8| common::unfit_lots(count, 0_u8, 1_u8, faces, "1-0");
    assert_eq!(
        unfit(3, 2),
        "Three lots with faces from 0 to 1 are thrown, not 1-0."
    );
    assert_eq!(
        unfit(7, 0),
        "7 lots with faces from 0 to 1 are thrown, not none."
    );
    assert_eq!(common::no_piece_to_put("coin"), "There is no coin there.");
    let from = common::as_written("8");
    assert_eq!(
        common::can_move_from(Name::You, from),
        "You can move from 8."
    );
}

#[test]
fn texts_in_a_row_have_commas_and_one_or_and_at_the_end() {
    let row = |texts: &[&str]| {
        let texts = texts.iter().map(|text| common::as_written(*text));
        one_of(texts).map(|text| text.to_string())
    };
    assert_eq!(row(&[]), None);
    assert_eq!(row(&["8"]).as_deref(), Some("8"));
    assert_eq!(row(&["8", "6"]).as_deref(), Some("8 or 6"));
    assert_eq!(row(&["13", "8", "6"]).as_deref(), Some("13, 8 or 6"));
    let numbers = |faces: [u8; 3]| faces.map(common::number);
    assert_eq!(all_of(numbers([6, 5, 1])).unwrap(), "6, 5 and 1");
    assert_eq!(in_a_row(numbers([6, 5, 1])).unwrap(), "6, 5, 1");
}

#[test]
fn the_words_of_a_message_stand_in_brackets_and_what_is_verbatim_beside_them() {
    let step = ur::move_piece(ur::square("5"), ur::home(), true);
    assert_eq!(
        step.in_brackets(),
        "⟦Move the piece on ⟧⟦square ⟧5⟦ to ⟧⟦home⟧⟦, hitting⟧"
    );
    assert_eq!(step.bare_words(), Vec::<String>::new());
    let home = common::as_written("5: home");
    assert_eq!(home.in_brackets(), "5: home");
    assert_eq!(home.bare_words(), ["home"]);
}

#[test]
fn a_decimal_has_its_places_and_the_sign_that_is_asked_for() {
    let shown = |value, places| Decimal::rounded(value, places).to_string();
    assert_eq!(shown(0.425_1, 2), "0.43");
    assert_eq!(shown(-0.42, 2), "−0.42");
    assert_eq!(shown(12.0, 0), "12");
    assert_eq!(shown(0.004, 3), "0.004");
    let signed = |value| Decimal::rounded(value, 1).with_sign().to_string();
    assert_eq!([signed(2.54), signed(-2.54)], ["+2.5", "−2.5"]);
    assert_eq!(
        Decimal::rounded(-1_234.5, 2).digits(),
        ("1234".to_owned(), "50".to_owned())
    );
}

#[test]
fn programs_read_the_english_sentence() {
    let text: Text = common::die_used(6_u8);
    assert_eq!(
        serde_json::to_string(&text).unwrap(),
        "\"The 6 has been used.\""
    );
    assert_eq!(text, common::die_used(6_u8));
    assert_ne!(text, common::die_used(5_u8));
}

fn german(ur: &str) -> Result<Language, crate::LanguageError> {
    let common = "\
you = du
    .accusative = dich
die-used = Die { $number } ist verbraucht.
can-move-from =
    { $name ->
        [you] Ziehen kannst { $name } von { FROM($places) }.
       *[other] { $name } kann von { FROM($places) } ziehen.
    }
last-choice = { $first } oder { $last }
";
    Language::read("de-AT", [("common", common), ("ur", ur)])
}

#[test]
fn a_language_words_what_it_has_and_the_rest_is_english() {
    let ur = "\
-square = Feld
home = das Ziel
    .to = ins { \"Ziel\" }
square = { -square } { $square }
move-piece = Zieh von { $from } { TO($to) }.
";
    let german = german(ur).unwrap();
    assert_eq!(german.tag(), "de-AT");
    assert_eq!(
        german.word(&common::die_used(6_u8)),
        "Die 6 ist verbraucht."
    );
    let step = |to| ur::move_piece(ur::square("5"), to, true);
    assert_eq!(german.word(&step(ur::home())), "Zieh von Feld 5 ins Ziel.");
    let plain = german.word(&step(ur::square("6")));
    assert_eq!(plain, "Zieh von Feld 5 Feld 6.");
    let from = common::as_written("8");
    assert_eq!(
        german.word(&common::can_move_from(Name::You, from)),
        "Ziehen kannst du von 8."
    );
    assert_eq!(
        german.word(&ur::turn_complete()),
        ur::turn_complete().to_string()
    );
    let [done, all] = german.progress();
    let missing = german.missing().filter(|id| !id.starts_with("terminal."));
    assert_eq!((done, missing.count()), (7, all - 7));
    assert_eq!(Language::english().word(&common::you()), "you");
}

#[test]
fn a_language_has_its_rulebooks_and_its_decimal_mark() {
    let about = "(tag: \"de\", name: \"Deutsch\", english_name: \"German\", complete: false,
        read_by_a_player: false, decimal_mark: ',', topics: [\"common\"], rulebooks: {\"ur\": \"0\"})";
    let about = About::read(about).unwrap();
    let common = "you = { $name -> [x] a *[b] c }\n";
    let files = |common: &str| {
        let file = |(name, text): (String, &str)| (name, text.to_owned());
        let texts = [common, "# Ur\n"];
        about.files().zip(texts).map(file).collect::<Vec<_>>()
    };
    assert!(Language::of(&about, &files(common)).is_err());
    let german = Language::of(&about, &files("you = du\n    .accusative = dich\n")).unwrap();
    assert_eq!(german.decimal_mark(), ',');
    assert!(!german.is_right_to_left());
    assert_eq!(german.rulebook("ur"), Some("# Ur\n"));
    assert_eq!(german.rulebook("tabula"), None);
    assert_eq!(german.progress()[0], 1);
    assert_eq!(german.ids().collect::<Vec<_>>(), ["common.you"]);
    let mut words: Vec<&str> = german.words().collect();
    words.sort_unstable();
    assert_eq!(words, ["dich", "du"]);
}

#[test]
fn a_text_that_is_written_elsewhere_is_worded_by_its_name() {
    let text = Text::keyed("lessons.ur-play-throw", "Throw the lots.");
    assert_eq!(text, "Throw the lots.");
    let german = Language::read("de", [("lessons", "ur-play-throw = Wirf die Lose.\n")]).unwrap();
    assert_eq!(german.word(&text), "Wirf die Lose.");
    assert!(german.has("lessons.ur-play-throw") && !german.has("lessons.ur-play-move"));
    let other = Text::keyed("lessons.ur-play-move", "Move.");
    assert_eq!(german.word(&other), "Move.");
}

#[test]
fn numbers_are_counted_as_the_language_counts_them() {
    let common = "\
no-piece-to-put = x
unfit-lots =
    { $count ->
        [one] { $count } один
        [few] { $count } мало
       *[many] { $count } много
    }
";
    let russian = Language::read("ru", [("common", common)]).unwrap();
    for (count, word) in [
        (1, "один"),
        (3, "мало"),
        (5, "много"),
        (11, "много"),
        (21, "один"),
    ] {
        let text = common::unfit_lots(count as u8, 0_u8, 1_u8, 2_u8, "1-0");
        assert_eq!(russian.word(&text), format!("{count} {word}"));
    }
}

#[test]
fn a_file_that_cannot_be_worded_is_refused_with_its_place() {
    let refused = |ur: &str| german(ur).err().map(|error| error.to_string());
    let wrong = |ur: &str, said: &str| {
        let error = refused(ur).unwrap_or_default();
        assert!(error.starts_with("ur: ") && error.contains(said), "{error}");
    };
    assert_eq!(refused("home = Ziel\n"), None);
    wrong("home = Ziel\nhome = Ziel\n", "home: it stands there twice");
    wrong("hame = Ziel\n", "hame: English has no such message");
    wrong(
        "home = { $name }\n",
        "home: it has no argument $name in English",
    );
    wrong("home = { -ziel }\n", "home: no term -ziel");
    wrong("home = { common }\n", "home: only texts");
    wrong("home = Ziel\n\nnothing\n", "line 3");
    wrong("square = { $square -> [one] a *[b] c }\n", "");
    assert!(Language::read("no language", []).is_err());
    assert!(Language::read("en", [("common", "you = { $name -> [x] a *[b] c }\n")]).is_err());
}

#[test]
fn the_longer_language_is_longer_by_two_fifths() {
    let text = ur::turn_complete();
    let longer = Language::longer_english().word(&text);
    let (english, longer) = (text.to_string().chars().count(), longer.chars().count());
    assert!(
        longer * 10 >= english * 13 && longer * 10 <= english * 16,
        "{longer} for {english}"
    );
}
