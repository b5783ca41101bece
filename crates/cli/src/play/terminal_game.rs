//! The loop of a game in the terminal: draws the board, lists the actions, reads and executes
//! commands. It says everything in the language of whoever plays.

use std::{
    io::{BufRead, Read, Write},
    path::Path,
    sync::Arc,
};

use tesserae_bots::{Decision, Knowledge, Level, Search, Stop};
use tesserae_formats::record;
use tesserae_rules::{
    Action, Choice, DiceSource, Event, Game, Pending, RuleViolation, Seat, Session, Throw,
    session::{
        random::{self, Generator, generator, random_event, random_event_with},
        save,
    },
};
use tesserae_words::{Language, Name, Text, common, referee, table, terminal};

use super::{
    Occupant,
    command::{self, Command},
    turn_text,
};
use crate::{
    Failure,
    bots::not_found,
    columns::padded,
    failure::in_one_line,
    game_args, language, names,
    session_file::{AutoSave, write_new},
};

/// The length limit of a typed line, in bytes; the rest is ignored.
const MAX_LINE: u64 = 4096;

/// The game in progress, its players, its dice and its save file.
pub struct TerminalGame<'a> {
    pub session: Session,
    pub auto_save: Option<AutoSave>,
    occupants: [Occupant; 2],
    knowledge: Option<Arc<Knowledge>>,
    throws: Generator,
    player: Generator,
    language: &'a Language,
}

impl<'a> TerminalGame<'a> {
    /// A new or resumed game.
    pub fn new(
        session: Session,
        auto_save: Option<AutoSave>,
        occupants: [Occupant; 2],
        knowledge: Option<Arc<Knowledge>>,
        language: &'a Language,
    ) -> Self {
        // The throws of a resumed game go on where they stopped.
        let throws =
            random::throws_of(&session).unwrap_or_else(|| generator(game_args::seed_from_clock()));
        let mut player = generator(session.header().seed.unwrap_or_default());
        player.set_stream(1 + session.events().len() as u64);
        Self {
            session,
            auto_save,
            occupants,
            knowledge,
            throws,
            player,
            language,
        }
    }

    fn word(&self, text: &Text) -> String {
        self.language.word(text)
    }

    /// Writes a text on a line of its own.
    fn say(&self, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
        Ok(writeln!(out, "{}", self.word(text))?)
    }

    fn name(&self, seat: Seat) -> Name {
        names::name(self.session.header(), seat, self.game())
    }

    /// Writes what somebody does, in the notation of the game.
    fn say_done(&self, who: Text, word: String, out: &mut dyn Write) -> Result<(), Failure> {
        self.say(&common::titled(who, common::as_written(word)), out)
    }

    fn game(&self) -> &dyn Game {
        self.session.game()
    }

    /// Whether real dice are typed in; otherwise the program draws.
    fn enters_dice(&self) -> bool {
        self.session.dice_source() == DiceSource::Entered
    }

    /// Plays until the series is over or a player quits.
    pub fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let mut draw = true;
        loop {
            let actions = self.game().actions();
            if draw {
                self.draw(out)?;
            }
            if self.game().pending() == Pending::Over && actions.is_empty() {
                return Ok(());
            }
            match self.next_occupant() {
                Some((seat, Occupant::Random)) => {
                    draw = self.play_random(seat, out)?;
                    continue;
                }
                // Nobody but a person can read the faces of real dice.
                Some((seat, Occupant::Bot(level)))
                    if (!self.enters_dice()
                        || !actions.is_empty()
                        || self.session.throw_again().is_some())
                        && self.play_bot(seat, level, out)? =>
                {
                    draw = true;
                    continue;
                }
                _ => {}
            }
            let names = names::both(self.session.header(), self.game());
            self.say(&self.game().prompt(&names.into()), out)?;
            self.list(&actions, out)?;
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return Ok(());
            };
            match self.execute(Command::read(&line), &actions, out)? {
                Next::Draw => draw = true,
                Next::Prompt => draw = false,
                Next::Quit => return Ok(()),
            }
        }
    }

    /// Draws the board, with the scores and, once the game is over, how it has ended.
    fn draw(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let drawing = self.game().drawing_in(&|text| self.word(text));
        writeln!(out, "\n{}\n", drawing.trim_end())?;
        for line in self.game().scores() {
            let values: Vec<String> = line.values.iter().map(|value| self.word(value)).collect();
            let values = common::as_written(values.join(" : "));
            writeln!(out, "  {}", self.word(&common::titled(line.title, values)))?;
        }
        if let Some(outcome) = self.game().outcome() {
            let names = names::both(self.session.header(), self.game());
            self.say(&outcome.in_words(&names.into(), self.game().unit()), out)?;
        }
        Ok(())
    }

    /// Who is asked, and the seat. Where each throws a die, a person throws both, if there is one.
    fn next_occupant(&self) -> Option<(Seat, Occupant)> {
        let pending = self.game().pending();
        let seat = match (pending, pending.seat()) {
            (Pending::Over, _) => return None,
            (_, Some(seat)) => seat,
            (_, None) if self.occupants.contains(&Occupant::Person) => return None,
            (_, None) => Seat::First,
        };
        Some((seat, self.occupants[seat.index()]))
    }

    /// Has a bot decide; returns whether it has done something, which it cannot if real dice are to
    /// be entered.
    fn play_bot(&mut self, seat: Seat, level: Level, out: &mut dyn Write) -> Result<bool, Failure> {
        let Some(knowledge) = &self.knowledge else {
            return Ok(false);
        };
        let decision = if self.game().pending().seat().is_none() {
            Decision::Throw
        } else {
            let search = Search::new(
                self.game(),
                knowledge,
                level,
                self.session.events().len() as u64,
            );
            search
                .think(&Stop::never())
                .map_err(not_found)?
                .choice()
                .clone()
        };
        let actions: Vec<Event> = match (decision, self.game().pending()) {
            (Decision::Throw, Pending::Throw(_))
                if !self.enters_dice() || self.session.throw_again().is_some() =>
            {
                random::next_throw(&self.session, &mut self.throws)
                    .into_iter()
                    .collect()
            }
            (Decision::Throw, _) => return Ok(false),
            (Decision::Act(actions), _) => actions.into_iter().map(Event::from).collect(),
        };
        let name = self.name(seat);
        for event in actions {
            let word = self.game().write_action(&event.action);
            self.say_done(Text::from(&name), word, out)?;
            self.act_legally(event)?;
        }
        let finish = Action::Choice(Choice::Finish);
        if self.game().pending().seat() == Some(seat) && self.game().actions() == [finish.clone()] {
            self.act_legally(finish.into())?;
        }
        Ok(true)
    }

    /// Has the random player throw or play; returns whether the board has to be drawn again.
    fn play_random(&mut self, seat: Seat, out: &mut dyn Write) -> Result<bool, Failure> {
        let event = if self.enters_dice() {
            random_event(self.session.game(), &mut self.player)
        } else {
            random_event_with(self.session.game(), &mut self.player, &mut self.throws)
        };
        let Some(event) = event else { return Ok(false) };
        let word = self.game().write_action(&event.action);
        self.say_done(self.name(seat).into(), word, out)?;
        let thrown = matches!(event.action, Action::Throw(_));
        self.act_legally(event)?;
        Ok(!thrown)
    }

    fn list(&self, actions: &[Action], out: &mut dyn Write) -> Result<(), Failure> {
        if let Pending::Throw(_) = self.game().pending() {
            let hint = if self.enters_dice() {
                terminal::enter_faces("t 6-5")
            } else {
                common::titled(terminal::return_key(), table::throw())
            };
            writeln!(out, "  {}", self.word(&hint))?;
        }
        for (index, action) in actions.iter().enumerate() {
            let text = match action {
                Action::Choice(choice) => self.word(&self.game().label(*choice)),
                _ => self.game().write_action(action),
            };
            let last = index % 4 == 3 || index + 1 == actions.len();
            if last {
                writeln!(out, "{:>3}. {text}", index + 1)?;
            } else {
                write!(out, "{:>3}. {}", index + 1, padded(&text, 14))?;
            }
        }
        Ok(())
    }

    fn execute(
        &mut self,
        command: Command,
        actions: &[Action],
        out: &mut dyn Write,
    ) -> Result<Next, Failure> {
        match command {
            Command::Number(number) => {
                let index = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
                if let Some(action) = index.and_then(|index| actions.get(index)) {
                    return self.perform(action.clone().into(), out);
                }
                if let Pending::Throw(spec) = self.game().pending()
                    && let Ok(throw) = game_args::throw(&number)
                    && throw.faces().len() == usize::from(spec.count)
                {
                    return self.throw(Some(throw), out);
                }
                self.say(&terminal::not_in_list(number), out)?;
            }
            Command::Word(word) => return self.act_as_written(&word, actions, out),
            Command::Throw(throw) => return self.throw(throw, out),
            Command::Next => match (self.game().pending(), actions) {
                (Pending::Throw(_), _) => return self.throw(None, out),
                (_, [action]) => return self.perform(action.clone().into(), out),
                _ => self.say(&terminal::type_number("h"), out)?,
            },
            Command::Undo => match self.session.undo() {
                Ok(count) => {
                    if let Some(auto) = &mut self.auto_save {
                        auto.undo(count)?;
                    }
                    // Drawn throws that were taken back are drawn again.
                    if let Some(throws) = random::throws_of(&self.session) {
                        self.throws = throws;
                    }
                    return Ok(Next::Draw);
                }
                Err(error) => self.say(&error.text(), out)?,
            },
            Command::Save(file) => match write_new(Path::new(&file), &save::save(&self.session)) {
                Ok(()) => {
                    let saved = terminal::saved(format!("play --resume {file}"));
                    writeln!(out, "{}", in_one_line(&saved, self.language))?;
                }
                Err(error) => writeln!(out, "{}", in_one_line(&error.text(), self.language))?,
            },
            Command::Log => writeln!(out, "{}", record::write(&self.session))?,
            Command::Rules => {
                let rulebook = language::rulebook(self.game().kind(), self.language);
                writeln!(out, "{rulebook}")?;
            }
            Command::Offers => {
                let words: Vec<String> = self
                    .game()
                    .offers()
                    .iter()
                    .map(|o| self.game().write_action(o))
                    .collect();
                let offers = match words.is_empty() {
                    true => terminal::nothing_to_offer(),
                    false => terminal::type_one_of(words.join(" ")),
                };
                self.say(&offers, out)?;
            }
            Command::Help => writeln!(out, "{}", command::help(self.language))?,
            Command::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Prompt)
    }

    fn throw(&mut self, entered: Option<Throw>, out: &mut dyn Write) -> Result<Next, Failure> {
        if !matches!(self.game().pending(), Pending::Throw(_)) {
            self.say(&referee::no_throw_due(), out)?;
            return Ok(Next::Prompt);
        }
        let event = match (
            entered,
            self.enters_dice() && self.session.throw_again().is_none(),
        ) {
            (Some(throw), true) => Event::thrown(throw, DiceSource::Entered),
            (None, false) => match random::next_throw(&self.session, &mut self.throws) {
                Some(event) => event,
                None => return Ok(Next::Prompt),
            },
            (Some(_), false) => {
                let why = match self.session.throw_again() {
                    Some(event) => terminal::comes_again(self.game().write_action(&event.action)),
                    None => terminal::draws_throws("--dice entered"),
                };
                self.say(&why, out)?;
                return Ok(Next::Prompt);
            }
            (None, true) => {
                self.say(&terminal::enter_faces("t 1-1"), out)?;
                return Ok(Next::Prompt);
            }
        };
        self.perform(event, out)
    }

    /// Does what a line in the game's notation means: an action, or several steps of a turn.
    fn act_as_written(
        &mut self,
        word: &str,
        actions: &[Action],
        out: &mut dyn Write,
    ) -> Result<Next, Failure> {
        match turn_text::read(self.game(), word) {
            Some(Ok(steps)) => return self.perform_all(steps, out),
            Some(Err(why)) => writeln!(out, "{}", in_one_line(&why, self.language))?,
            None => match self.game().read_action(word) {
                Ok(Action::Throw(throw)) => {
                    return self.execute(Command::Throw(Some(throw)), actions, out);
                }
                Ok(action) => return self.perform(action.into(), out),
                Err(error) => {
                    let what = terminal::with_help(error.text(), "h");
                    writeln!(out, "{}", in_one_line(&what, self.language))?;
                }
            },
        }
        Ok(Next::Prompt)
    }

    /// Plays the steps of a turn, one after the other.
    fn perform_all(&mut self, actions: Vec<Action>, out: &mut dyn Write) -> Result<Next, Failure> {
        for action in actions {
            if let Next::Prompt = self.perform(action.into(), out)? {
                return Ok(Next::Prompt);
            }
        }
        Ok(Next::Draw)
    }

    /// Plays an event, or prints why it is illegal.
    fn perform(&mut self, event: Event, out: &mut dyn Write) -> Result<Next, Failure> {
        let seat = self.game().pending().seat();
        let who = seat.map_or_else(terminal::both, |seat| self.name(seat).into());
        let word = self.game().write_action(&event.action);
        match self.act(event)? {
            Ok(()) => {
                self.say_done(who, word, out)?;
                Ok(Next::Draw)
            }
            Err(illegal) => {
                self.say(&illegal, out)?;
                Ok(Next::Prompt)
            }
        }
    }

    /// Plays an event that a bot or chance has chosen.
    fn act_legally(&mut self, event: Event) -> Result<(), Failure> {
        let illegal = |text: Text| Failure::Invariant(text.to_string());
        self.act(event)?.map_err(illegal)
    }

    /// Plays an event and saves it, or says why it is illegal.
    fn act(&mut self, event: Event) -> Result<Result<(), Text>, Failure> {
        if let Err(illegal) = self.session.act(event.clone()) {
            return Ok(Err(illegal.text));
        }
        if let Some(auto) = &mut self.auto_save {
            auto.event(&event)?;
        }
        Ok(Ok(()))
    }
}

/// What follows after a command.
enum Next {
    /// The game has changed: draw the board.
    Draw,
    /// Nothing has changed: only prompt again.
    Prompt,
    /// The player has quit.
    Quit,
}

/// Reads a line, without what exceeds [`MAX_LINE`]; `None` at the end of the input.
fn read_line(input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    input.take(MAX_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") && bytes.len() as u64 == MAX_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
