//! Tests of what players are called.

use tesserae_words::{self as words, Language};

use crate::{Header, Kind, Seat, session::Player};

#[test]
fn whoever_gave_no_name_is_called_in_the_language_of_the_reader_and_in_english_in_files() {
    let bot = || Player::Bot("guest".to_owned());
    let files = [
        ("bots", "guest = Gast\n"),
        ("backgammon", "white = Weiß\nblack = Schwarz\n"),
        ("common", "end-your-turn = { $name } endet.\n"),
    ];
    let german = Language::read("de", files).unwrap();
    for (names, players, said, written) in [
        (
            ["", ""],
            Default::default(),
            ["Weiß", "Schwarz"],
            ["White", "Black"],
        ),
        (
            ["", "Guest"],
            [Player::Person, bot()],
            ["Weiß", "Gast"],
            ["White", "Guest"],
        ),
        // Names that were typed, of a person and of a bot in the file of another program.
        (
            ["White", "GNU"],
            [Player::Person, bot()],
            ["White", "GNU"],
            ["White", "GNU"],
        ),
        (
            ["Guest", "Ben"],
            Default::default(),
            ["Guest", "Ben"],
            ["Guest", "Ben"],
        ),
    ] {
        let header = Header {
            names: names.map(str::to_owned),
            players,
            ..Header::new(Kind::Backgammon)
        };
        let game = header.game().unwrap();
        let all = header.both_names(game.as_ref());
        let in_sentences = all.clone().map(|name| {
            let sentence = words::common::end_your_turn(name, false);
            german.word(&sentence)
        });
        assert_eq!(in_sentences, said.map(|name| format!("{name} endet.")));
        assert_eq!(all.each_ref().map(|name| german.word(&name.into())), said);
        assert_eq!(all.map(|name| name.to_string()), written);
        assert_eq!(header.written_names(game.as_ref()), written);
    }
}

#[test]
fn the_title_of_a_seat_is_its_name_in_english() {
    for kind in Kind::ALL {
        for seat in Seat::BOTH {
            assert_eq!(kind.seat_title(seat), kind.seat_name(seat), "{kind}");
        }
    }
}
