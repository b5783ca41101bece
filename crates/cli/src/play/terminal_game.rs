//! The loop of a game in the terminal: draws the board, lists the actions, reads and executes
//! commands.

use std::{
    io::{BufRead, Read, Write},
    path::Path,
    sync::Arc,
};

use tesserae_bots::{Decision, Knowledge, Level, Search, Stop};
use tesserae_formats::record;
use tesserae_rules::{
    Action, Choice, DiceSource, Event, Game, Pending, Seat, Session, Throw,
    session::{
        random::{self, Generator, generator, random_event, random_event_with},
        save,
    },
};

use super::{
    Occupant,
    command::{Command, HELP},
    turn_text,
};
use crate::{
    Failure,
    failure::one_line,
    game_args,
    session_file::{AutoSave, write_new},
};

/// The length limit of a typed line, in bytes; the rest is ignored.
const MAX_LINE: u64 = 4096;

/// The game in progress, its players, its dice and its save file.
pub struct TerminalGame {
    pub session: Session,
    pub auto_save: Option<AutoSave>,
    occupants: [Occupant; 2],
    knowledge: Option<Arc<Knowledge>>,
    throws: Generator,
    player: Generator,
}

impl TerminalGame {
    /// A new or resumed game.
    pub fn new(
        session: Session,
        auto_save: Option<AutoSave>,
        occupants: [Occupant; 2],
        knowledge: Option<Arc<Knowledge>>,
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
        }
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
            let names = self.session.header().written_names(self.game());
            if draw {
                writeln!(out, "\n{}\n", self.game().drawing().trim_end())?;
                for line in self.game().scores() {
                    writeln!(out, "  {}: {}", line.title, line.joined(" : "))?;
                }
            }
            if let (true, Some(outcome)) = (draw, self.game().outcome()) {
                writeln!(
                    out,
                    "{}",
                    outcome.in_words(&names.into(), self.game().unit())
                )?;
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
            let names = self.session.header().written_names(self.game());
            writeln!(out, "{}", self.game().prompt(&names.into()))?;
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
                .map_err(Failure::input)?
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
        let name = self
            .session
            .header()
            .written_name(seat, self.game())
            .to_owned();
        for event in actions {
            let word = self.game().write_action(&event.action);
            writeln!(out, "{name}: {word}")?;
            self.act(event)?.map_err(Failure::Invariant)?;
        }
        let finish = Action::Choice(Choice::Finish);
        if self.game().pending().seat() == Some(seat) && self.game().actions() == [finish.clone()] {
            self.act(finish.into())?.map_err(Failure::Invariant)?;
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
        writeln!(
            out,
            "{}: {word}",
            self.session.header().written_name(seat, self.game())
        )?;
        let thrown = matches!(event.action, Action::Throw(_));
        self.act(event)?.map_err(Failure::Invariant)?;
        Ok(!thrown)
    }

    fn list(&self, actions: &[Action], out: &mut dyn Write) -> Result<(), Failure> {
        if let Pending::Throw(_) = self.game().pending() {
            let hint = if self.enters_dice() {
                "t 6-5: enter the faces of the dice"
            } else {
                "return: throw"
            };
            writeln!(out, "  {hint}")?;
        }
        for (index, action) in actions.iter().enumerate() {
            let text = match action {
                Action::Choice(choice) => self.game().label(*choice).to_string(),
                _ => self.game().write_action(action),
            };
            let last = index % 4 == 3 || index + 1 == actions.len();
            if last {
                writeln!(out, "{:>3}. {text}", index + 1)?;
            } else {
                write!(out, "{:>3}. {text:<14}", index + 1)?;
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
                writeln!(out, "There is no {number} in the list.")?;
            }
            Command::Word(word) => return self.word(&word, actions, out),
            Command::Throw(throw) => return self.throw(throw, out),
            Command::Next => match (self.game().pending(), actions) {
                (Pending::Throw(_), _) => return self.throw(None, out),
                (_, [action]) => return self.perform(action.clone().into(), out),
                _ => writeln!(out, "Type the number of an action (h: list of commands)")?,
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
                Err(error) => writeln!(out, "{error}")?,
            },
            Command::Save(file) => match write_new(Path::new(&file), &save::save(&self.session)) {
                Ok(()) => writeln!(out, "Saved. To go on: play --resume {file}")?,
                Err(error) => writeln!(out, "{}", one_line(&error.to_string()))?,
            },
            Command::Log => writeln!(out, "{}", record::write(&self.session))?,
            Command::Rules => writeln!(out, "{}", self.game().kind().rulebook_text())?,
            Command::Offers => {
                let words: Vec<String> = self
                    .game()
                    .offers()
                    .iter()
                    .map(|o| self.game().write_action(o))
                    .collect();
                if words.is_empty() {
                    writeln!(out, "There is nothing to offer now.")?;
                } else {
                    writeln!(out, "Type one of them: {}", words.join(" "))?;
                }
            }
            Command::Help => writeln!(out, "{HELP}")?,
            Command::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Prompt)
    }

    fn throw(&mut self, entered: Option<Throw>, out: &mut dyn Write) -> Result<Next, Failure> {
        if !matches!(self.game().pending(), Pending::Throw(_)) {
            writeln!(out, "There is nothing to throw now.")?;
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
                    Some(event) => format!(
                        "{} comes again: press return.",
                        self.game().write_action(&event.action)
                    ),
                    None => {
                        "This game draws its throws; --dice entered is for real dice.".to_owned()
                    }
                };
                writeln!(out, "{why}")?;
                return Ok(Next::Prompt);
            }
            (None, true) => {
                writeln!(out, "Enter the faces of the dice, for example: t 1-1")?;
                return Ok(Next::Prompt);
            }
        };
        self.perform(event, out)
    }

    /// Does what a line in the game's notation means: an action, or several steps of a turn.
    fn word(
        &mut self,
        word: &str,
        actions: &[Action],
        out: &mut dyn Write,
    ) -> Result<Next, Failure> {
        match turn_text::read(self.game(), word) {
            Some(Ok(steps)) => return self.perform_all(steps, out),
            Some(Err(why)) => writeln!(out, "{}", one_line(&why))?,
            None => match self.game().read_action(word) {
                Ok(Action::Throw(throw)) => {
                    return self.execute(Command::Throw(Some(throw)), actions, out);
                }
                Ok(action) => return self.perform(action.into(), out),
                Err(error) => writeln!(
                    out,
                    "{} (h: list of commands)",
                    one_line(&error.to_string())
                )?,
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
        let who = self.game().pending().seat().map_or("Both", |seat| {
            self.session.header().written_name(seat, self.game())
        });
        let text = format!("{who}: {}", self.game().write_action(&event.action));
        match self.act(event)? {
            Ok(()) => {
                writeln!(out, "{text}")?;
                Ok(Next::Draw)
            }
            Err(illegal) => {
                writeln!(out, "{illegal}")?;
                Ok(Next::Prompt)
            }
        }
    }

    fn act(&mut self, event: Event) -> Result<Result<(), String>, Failure> {
        if let Err(illegal) = self.session.act(event.clone()) {
            return Ok(Err(illegal.to_string()));
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
