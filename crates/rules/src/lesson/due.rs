//! What is to happen next in a step of a lesson.

use super::{LessonError, LessonStep};
use crate::{Action, Event, Game, Throw};

/// What is to happen next in a step of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum Due {
    /// The program does this.
    Program(Action),
    /// The learner throws, and this comes up.
    Throw(Throw),
    /// The learner does these, in an order that the rules allow: not every one may be legal yet.
    /// The first legal one goes on with the first way that is open.
    Act(Vec<Action>),
    /// The learner reads, and goes on when they like.
    Read,
    /// The step is complete.
    Done,
}

impl LessonStep {
    /// What is to happen next, if the step began with the game `start` and these events have
    /// happened since.
    ///
    /// # Errors
    /// If an action of the step cannot be read or is illegal, or if something else has been played.
    pub fn due(&self, start: &dyn Game, events: &[Event]) -> Result<Due, LessonError> {
        let mut game = start.boxed();
        let mut events = events.iter();
        for word in &self.before {
            let action = game.read_action(word)?;
            match events.next() {
                None => return Ok(Due::Program(action)),
                Some(event) if event.action == action => game.act(&action)?,
                Some(_) => return Err(LessonError::DeadEnd),
            };
        }
        if let Some(throw) = &self.throw {
            match events.next() {
                None => return Ok(Due::Throw(throw.clone())),
                Some(event) if event.action == Action::Throw(throw.clone()) => {
                    game.act(&event.action)?
                }
                Some(_) => return Err(LessonError::DeadEnd),
            };
        }
        if self.play.is_empty() {
            return Ok(if self.throw.is_some() {
                Due::Done
            } else {
                Due::Read
            });
        }
        let done: Vec<&Action> = events.map(|event| &event.action).collect();
        let mut left: Vec<Vec<Action>> = Vec::new();
        for way in &self.play {
            left.extend(without(read_way(way, game.as_ref())?, &done));
        }
        if left.is_empty() {
            return Err(LessonError::DeadEnd);
        }
        if left.iter().any(Vec::is_empty) {
            return Ok(Due::Done);
        }
        for action in done {
            game.act(action)?;
        }
        let mut next: Vec<Action> = Vec::new();
        for action in left.into_iter().flatten() {
            if !next.contains(&action) {
                next.push(action);
            }
        }
        if legal(game.as_ref(), &next).next().is_some() {
            Ok(Due::Act(next))
        } else {
            Err(LessonError::DeadEnd)
        }
    }
}

/// Those of the actions that are legal now.
pub fn legal<'a>(game: &dyn Game, actions: &'a [Action]) -> impl Iterator<Item = &'a Action> {
    actions
        .iter()
        .filter(|action| game.boxed().act(action).is_ok())
}

/// Reads the actions of a way, each as the player finds the game who has played those before it.
fn read_way(way: &str, start: &dyn Game) -> Result<Vec<Action>, LessonError> {
    let mut game = start.boxed();
    let mut actions = Vec::new();
    for word in way.split_whitespace() {
        let action = game.read_action(word)?;
        game.act(&action)?;
        actions.push(action);
    }
    Ok(actions)
}

/// What is left of a way when these actions have been played; None if they are not all part of it.
fn without(mut way: Vec<Action>, done: &[&Action]) -> Option<Vec<Action>> {
    for action in done {
        let index = way.iter().position(|known| known == *action)?;
        way.remove(index);
    }
    Some(way)
}
