//! The choices for a new game, and the start of a game with them. `game_page` draws them.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_bots::Level;
use tesserae_live::TimeControl;
use tesserae_referee::Intent;
use tesserae_rules::{DiceSource, Header, HouseRule, Kind, Seat, session::Player};
use tesserae_words::{self as words, Text};

use crate::{
    save::{Choices, Documents, LastChoices, beginner, clock},
    table::{GameClock, seed},
};

/// The choices for a new game, and what is unfolded on its page.
#[derive(Clone, Debug)]
pub struct NewGameForm {
    pub(crate) kind: Kind,
    pub(in crate::ui) choices: Choices,
    /// Whether the house rules are unfolded.
    pub(in crate::ui) shows_rules: bool,
    /// Whether the source of throws is unfolded.
    pub(in crate::ui) shows_dice: bool,
    /// Whether the clock is unfolded.
    pub(in crate::ui) shows_clock: bool,
}

/// Who sits at the table.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(in crate::ui) enum OpponentChoice {
    /// Two people at one screen.
    People,
    /// A person in this seat against a bot.
    Bot(Seat),
    /// Two bots.
    Bots,
}

impl NewGameForm {
    /// A form with the choices of the last game of this kind.
    #[must_use]
    pub fn new(kind: Kind, choices: Choices) -> Self {
        let mut form = Self {
            kind,
            choices,
            shows_rules: false,
            shows_dice: false,
            shows_clock: false,
        };
        // Choices saved by another version of the program may be invalid.
        if kind.check_rules(&form.choices.house_rules).is_err() {
            form.choices.house_rules.clear();
        }
        if !form.choices.clock.is_valid() {
            form.choices.clock = TimeControl::None;
        }
        form
    }

    /// The header of the described game.
    pub(crate) fn header(&self) -> Header {
        let mut names = self
            .choices
            .names
            .each_ref()
            .map(|name| name.trim().to_owned());
        for (name, player) in names.iter_mut().zip(&self.choices.players) {
            if let Some(level) = level_of(player) {
                *name = level.title().to_string();
            }
        }
        Header {
            house_rules: self.choices.house_rules.clone(),
            names,
            players: self.choices.players.clone(),
            ..Header::new(self.kind)
        }
    }

    /// Who sits at the table.
    pub(in crate::ui) fn opponents(&self) -> OpponentChoice {
        match self.choices.players.each_ref().map(level_of) {
            [None, None] => OpponentChoice::People,
            [None, Some(_)] => OpponentChoice::Bot(Seat::First),
            [Some(_), None] => OpponentChoice::Bot(Seat::Second),
            [Some(_), Some(_)] => OpponentChoice::Bots,
        }
    }

    /// Seats others at the table. A new bot has the level of the last one.
    pub(in crate::ui) fn set_opponents(&mut self, opponents: OpponentChoice) {
        let bot = Player::Bot(self.level().unwrap_or(Level::Regular).key().to_owned());
        self.choices.players = Seat::BOTH.map(|seat| match opponents {
            OpponentChoice::People => Player::Person,
            OpponentChoice::Bot(person) if person == seat => Player::Person,
            OpponentChoice::Bot(_) | OpponentChoice::Bots => bot.clone(),
        });
    }

    /// Seats a person against the easiest bot, as after a lesson.
    pub(crate) fn seat_beginner(&mut self) {
        if tesserae_bots::has_bots(self.kind) {
            self.choices.players = beginner();
        }
    }

    /// The level of the bot; of two, that of the first seat.
    pub(in crate::ui) fn level(&self) -> Option<Level> {
        self.choices.players.iter().find_map(level_of)
    }

    /// What will be played, in one line: “You against Regular · standard rules”.
    pub(in crate::ui) fn summary(&self) -> Text {
        let [first, second] = self
            .choices
            .players
            .each_ref()
            .map(|player| level_of(player).map(Level::title));
        let players = match (first, second) {
            (None, None) => words::forms::two_people(),
            (None, Some(bot)) | (Some(bot), None) => words::forms::you_against(bot),
            (Some(first), Some(second)) => words::forms::bots(first, second),
        };
        let summary = words::common::in_one_line(players, self.rules_summary());
        match self.choices.clock {
            TimeControl::None => summary,
            clock => words::common::in_one_line(summary, clock_in_words(clock)),
        }
    }

    /// The house rules in a few words: “standard rules”, “Opening: Any throw lets a piece in”,
    /// “2 rules changed”.
    pub(crate) fn rules_summary(&self) -> Text {
        match self.changed_rules().collect::<Vec<_>>().as_slice() {
            [(rule, chosen)] => rule_and_value(rule, chosen),
            changed => words::forms::changed_rules(changed.len()),
        }
    }

    /// All house rules that do not have their default: “Opening: Any throw lets a piece in.
    /// Stakes: 10.”, “Standard rules.”
    pub(crate) fn rules_in_words(&self) -> Text {
        let changed = self
            .changed_rules()
            .map(|(rule, chosen)| words::forms::rule_is((rule.title)(), rule.title_of(chosen)));
        words::sentences(changed).unwrap_or_else(words::forms::standard_rules)
    }

    /// How many of the house rules that meet a condition do not have their default.
    pub(in crate::ui) fn changed(&self, meets: impl Fn(&HouseRule) -> bool) -> usize {
        self.changed_rules().filter(|(rule, _)| meets(rule)).count()
    }

    /// The house rules that do not have their default, with what is chosen.
    fn changed_rules(&self) -> impl Iterator<Item = (&'static HouseRule, &str)> {
        self.kind.house_rules().iter().filter_map(move |rule| {
            let chosen = self.choices.house_rules.get(rule.key)?.as_str();
            (!rule.is_default(Some(chosen))).then_some((rule, chosen))
        })
    }
}

/// The level of a bot; nothing for a person.
pub(in crate::ui) fn level_of(player: &Player) -> Option<Level> {
    player.bot()?.parse().ok()
}

/// A house rule and what is chosen: “Opening: Any throw lets a piece in”.
#[must_use]
pub(in crate::ui) fn rule_and_value(rule: &HouseRule, chosen: &str) -> Text {
    words::forms::rule_and_value((rule.title)(), rule.title_of(chosen))
}

/// A clock in a few words: “none”, “10 minutes each, 12 seconds of delay”.
#[must_use]
pub(crate) fn clock_in_words(clock: TimeControl) -> Text {
    match clock {
        TimeControl::None => words::forms::without_clock(),
        TimeControl::SuddenDeath { seconds } => words::forms::with_sudden_death(seconds / 60),
        TimeControl::Delay { seconds, delay } => words::forms::with_delay(seconds / 60, delay),
        TimeControl::Increment { seconds, increment } => {
            words::forms::with_increment(seconds / 60, increment)
        }
    }
}

/// Starts new games and remembers their settings.
#[derive(SystemParam)]
pub struct NewGames<'w> {
    last: ResMut<'w, LastChoices>,
    documents: Documents<'w>,
    intents: MessageWriter<'w, Intent>,
    clock: ResMut<'w, GameClock>,
}

impl NewGames<'_> {
    /// The choices of the last game of this kind.
    #[must_use]
    pub fn last_choices(&self, kind: Kind) -> Choices {
        self.last.of(kind)
    }

    /// Starts a game and remembers its choices.
    pub fn start(&mut self, mut header: Header, choices: &Choices) {
        self.last
            .remember(header.game, choices, &mut self.documents);
        self.clock.set_next(choices.clock);
        header.date = Some(clock::today());
        header.id = Some(seed::seed());
        header.dice = Some(choices.dice);
        header.seed = (choices.dice == DiceSource::Seeded).then(seed::seed);
        self.intents.write(Intent::Start(header));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_can_change_sides_and_keeps_the_level_of_the_opponent() {
        let mut form = NewGameForm::new(Kind::Ur, Choices::default());
        assert_eq!(form.opponents(), OpponentChoice::People);
        assert_eq!(form.summary(), "Two people at this screen · standard rules");
        form.choices.players[1] = Player::Bot("master".into());
        assert_eq!(form.summary(), "You against Master · standard rules");
        for opponents in [
            OpponentChoice::Bot(Seat::Second),
            OpponentChoice::Bots,
            OpponentChoice::Bot(Seat::First),
        ] {
            form.set_opponents(opponents);
            assert_eq!(
                (form.opponents(), form.level()),
                (opponents, Some(Level::Master))
            );
        }
        form.set_opponents(OpponentChoice::People);
        form.set_opponents(OpponentChoice::Bot(Seat::First));
        assert_eq!(form.level(), Some(Level::Regular));
    }

    #[test]
    fn a_clock_is_named_and_one_that_no_version_offers_is_left_out() {
        let clock = TimeControl::Delay {
            seconds: 300,
            delay: 12,
        };
        let form = NewGameForm::new(
            Kind::Ur,
            Choices {
                clock,
                ..Choices::default()
            },
        );
        let summary =
            "Two people at this screen · standard rules · 5 minutes each, 12 seconds of delay";
        assert_eq!(form.summary(), summary);
        let clock = TimeControl::SuddenDeath { seconds: 0 };
        assert_eq!(
            NewGameForm::new(
                Kind::Ur,
                Choices {
                    clock,
                    ..Choices::default()
                }
            )
            .choices
            .clock,
            TimeControl::None
        );
    }

    #[test]
    fn a_single_changed_rule_is_named() {
        let mut form = NewGameForm::new(Kind::Ur, Choices::default());
        form.choices.house_rules = [("opening".to_owned(), "free".to_owned())].into();
        assert_eq!(
            form.summary(),
            "Two people at this screen · Opening: Any throw lets a piece in"
        );
    }

    #[test]
    fn only_rules_without_their_default_count_as_changed() {
        let mut form = NewGameForm::new(Kind::Backgammon, Choices::default());
        let rules = [
            ("match_length", "single"),
            ("jacoby", "on"),
            ("beavers", "off"),
        ];
        form.choices.house_rules = rules
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .into();
        assert_eq!(form.changed(|_| true), 1);
        assert_eq!(form.changed(|rule| rule.key != "jacoby"), 0);
    }
}
