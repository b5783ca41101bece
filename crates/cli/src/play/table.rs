use std::{
    fs::OpenOptions,
    io::{BufRead, Read, Write},
    path::Path,
};

use tesserae_rules::{
    Action, Event, Game, Pending, Seat, Session, Source, Throw,
    session::{
        random::{self, Generator, generator, random_event, random_event_with},
        record, save,
    },
};

use super::{
    Dice, Opposite,
    command::{Command, HELP},
};
use crate::{Failure, file::AutoSave, set_up};

/// Nobody types a longer line, in bytes.
const LONGEST_LINE: u64 = 4096;

/// The game on the table, who sits there and where it is kept.
pub struct Table {
    pub session: Session,
    pub auto_save: Option<AutoSave>,
    opposite: Opposite,
    dice: Dice,
    throws: Generator,
    player: Generator,
}

impl Table {
    /// A table with a game, new or resumed.
    pub fn new(session: Session, auto_save: Option<AutoSave>, opposite: Opposite, dice: Dice) -> Self {
        // The throws of a resumed game go on where they stopped.
        let throws = random::throws_of(&session).unwrap_or_else(|| generator(set_up::seed_of_the_moment()));
        let mut player = generator(session.header().seed.unwrap_or_default());
        player.set_stream(1 + session.events().len() as u64);
        Self { session, auto_save, opposite, dice, throws, player }
    }

    fn game(&self) -> &dyn Game {
        self.session.game()
    }

    /// Asks and does, until the series is over or somebody leaves.
    pub fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let mut draw = true;
        loop {
            let actions = self.game().actions();
            let names = self.session.header().both_names(self.game());
            if draw {
                writeln!(out, "\n{}\n", self.game().drawing().trim_end())?;
                for line in self.game().scores() {
                    writeln!(out, "  {}: {}", line.title, line.values.join(" : "))?;
                }
            }
            if let (true, Some(outcome)) = (draw, self.game().outcome()) {
                writeln!(out, "{}", record::in_words(outcome, names))?;
            }
            if self.game().pending() == Pending::Over && actions.is_empty() {
                return Ok(());
            }
            if self.by_chance() {
                draw = self.let_chance_play(out)?;
                continue;
            }
            writeln!(out, "{}", self.game().prompt(names))?;
            self.list(&actions, out)?;
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return Ok(());
            };
            match self.obey(Command::read(&line), &actions, out)? {
                Next::Draw => draw = true,
                Next::Pending => draw = false,
                Next::Leave => return Ok(()),
            }
        }
    }

    /// Whether the random player, or a throw that nobody has to ask for, is next.
    fn by_chance(&self) -> bool {
        self.opposite == Opposite::Random && self.game().pending().seat() == Some(Seat::Second)
    }

    /// The random player throws or picks something.
    fn let_chance_play(&mut self, out: &mut dyn Write) -> Result<bool, Failure> {
        let event = match self.dice {
            Dice::Seeded => random_event_with(self.session.game(), &mut self.player, &mut self.throws),
            Dice::Entered => random_event(self.session.game(), &mut self.player),
        };
        let Some(event) = event else { return Ok(false) };
        let told = self.game().write_action(&event.action);
        writeln!(out, "{}: {told}", self.session.header().name(Seat::Second, self.game()))?;
        let thrown = matches!(event.action, Action::Throw(_));
        self.act(event)?.map_err(Failure::RuleViolation)?;
        Ok(!thrown)
    }

    fn list(&self, actions: &[Action], out: &mut dyn Write) -> Result<(), Failure> {
        if let Pending::Throw(_) = self.game().pending() {
            let how = if self.dice == Dice::Seeded { "return: throw" } else { "t 6-5: tell what the dice show" };
            writeln!(out, "  {how}")?;
        }
        for (index, action) in actions.iter().enumerate() {
            let told = match action {
                Action::Choice(choice) => self.game().label(*choice),
                _ => self.game().write_action(action),
            };
            let last = index % 4 == 3 || index + 1 == actions.len();
            if last {
                writeln!(out, "{:>3}. {told}", index + 1)?;
            } else {
                write!(out, "{:>3}. {told:<14}", index + 1)?;
            }
        }
        Ok(())
    }

    fn obey(&mut self, command: Command, actions: &[Action], out: &mut dyn Write) -> Result<Next, Failure> {
        match command {
            Command::Number(number) => match number.checked_sub(1).and_then(|index| actions.get(index)) {
                Some(action) => return self.try_it(action.clone().into(), out),
                None => writeln!(out, "There is no {number} in the list.")?,
            },
            Command::Word(word) => match self.game().read_action(&word) {
                Ok(Action::Throw(throw)) => return self.obey(Command::Throw(Some(throw)), actions, out),
                Ok(action) => return self.try_it(action.into(), out),
                Err(error) => writeln!(out, "{error} (h: what can be typed)")?,
            },
            Command::Throw(throw) => return self.throw(throw, out),
            Command::Next => match (self.game().pending(), actions) {
                (Pending::Throw(_), _) => return self.throw(None, out),
                (_, [action]) => return self.try_it(action.clone().into(), out),
                _ => writeln!(out, "Which one? (h: what can be typed)")?,
            },
            Command::Undo => match self.session.undo() {
                Ok(count) => {
                    if let Some(auto) = &mut self.auto_save {
                        auto.undo(count)?;
                    }
                    return Ok(Next::Draw);
                }
                Err(error) => writeln!(out, "{error}")?,
            },
            Command::Save(file) => match self.save_as(Path::new(&file)) {
                Ok(()) => writeln!(out, "Saved. Go on with: play --resume {file}")?,
                Err(error) => writeln!(out, "{error}")?,
            },
            Command::Log => writeln!(out, "{}", record::write(&self.session))?,
            Command::Rules => writeln!(out, "{}", self.game().kind().rulebook())?,
            Command::Offers => {
                let words: Vec<String> = self.game().offers().iter().map(|o| self.game().write_action(o)).collect();
                let told = if words.is_empty() { "nothing".to_owned() } else { words.join(" ") };
                writeln!(out, "Type one of them: {told}")?;
            }
            Command::Help => writeln!(out, "{HELP}")?,
            Command::Quit => return Ok(Next::Leave),
        }
        Ok(Next::Pending)
    }

    fn throw(&mut self, entered: Option<Throw>, out: &mut dyn Write) -> Result<Next, Failure> {
        let Pending::Throw(spec) = self.game().pending() else {
            writeln!(out, "There is nothing to throw now.")?;
            return Ok(Next::Pending);
        };
        let event = match (entered, self.dice) {
            (Some(throw), Dice::Entered) => Event::thrown(throw, Source::Entered),
            (None, Dice::Seeded) => Event::thrown(spec.draw(&mut self.throws), Source::Seeded),
            (Some(_), Dice::Seeded) => {
                writeln!(out, "The program throws here; --dice entered is for real dice.")?;
                return Ok(Next::Pending);
            }
            (None, Dice::Entered) => {
                writeln!(out, "What do the dice show? Type, for example, t 1-1")?;
                return Ok(Next::Pending);
            }
        };
        self.try_it(event, out)
    }

    /// Does what was typed, or tells why not.
    fn try_it(&mut self, event: Event, out: &mut dyn Write) -> Result<Next, Failure> {
        let who = self.game().pending().seat().map_or("Both", |seat| self.session.header().name(seat, self.game()));
        let told = format!("{who}: {}", self.game().write_action(&event.action));
        match self.act(event)? {
            Ok(()) => {
                writeln!(out, "{told}")?;
                Ok(Next::Draw)
            }
            Err(refusal) => {
                writeln!(out, "{refusal}")?;
                Ok(Next::Pending)
            }
        }
    }

    fn act(&mut self, event: Event) -> Result<Result<(), String>, Failure> {
        if let Err(refusal) = self.session.act(event.clone()) {
            return Ok(Err(refusal.to_string()));
        }
        if let Some(auto) = &mut self.auto_save {
            auto.event(&event)?;
        }
        Ok(Ok(()))
    }

    /// Writes the session to a new file. A file that is there already is left alone.
    fn save_as(&self, path: &Path) -> Result<(), Failure> {
        let mut file =
            OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| Failure::file(path, error))?;
        file.write_all(save::save(&self.session).as_bytes()).map_err(|error| Failure::file(path, error))
    }
}

/// How it goes on after something was typed.
enum Next {
    /// Something changed: draw the board.
    Draw,
    /// Nothing changed: only ask again.
    Pending,
    /// Somebody has left.
    Leave,
}

/// Reads a line; what is beyond its greatest length is passed over. Nothing at the end of the input.
fn read_line(input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") && bytes.len() as u64 == LONGEST_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}
