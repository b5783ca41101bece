//! The position editor at the table. What is edited is a [`Draft`], which lies there as a game in
//! which any piece may be put anywhere: hand, pointer and keyboard carry its pieces as in every
//! game. Everything else is set in the panel (`ui::panels::editor`). Back leads to exactly what was
//! there before.

mod origin;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::input::egui_wants_any_keyboard_input;
use tesserae_formats::{Format, import_text};
use tesserae_referee::{Fact, Gate, Intent, Referee};
use tesserae_rules::{
    Action, DiceSource, Draft, Game, Header, Kind, Piece, PositionError, RuleValues, Session,
    TextError,
};
use tesserae_words::{self as words, Text};

use crate::{
    input::keyboard,
    save::SavedGames,
    table::{
        Busy, DroppedText, GameClock, NextPurpose, Purpose, Replay, ReplayCommand,
        idle::draw_next_frame, sets::TableSystems,
    },
};
use origin::Origin;

/// Lets positions be edited.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Editor>()
        .add_message::<EditorCommand>()
        .add_message::<DroppedText>()
        .add_systems(
            Update,
            (
                press.run_if(not(egui_wants_any_keyboard_input)),
                take_dropped,
                reopen_replay,
                handle_commands,
            )
                .chain()
                .in_set(TableSystems::Input),
        )
        .add_systems(Update, follow.in_set(TableSystems::React))
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(|editor: Res<Editor>| editor.replay.is_some()),
        );
}

/// What can be done with a position.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub(crate) enum EditorCommand {
    /// Edits the position that the table shows.
    Open,
    /// Edits the start of a game by these house rules.
    New(Kind, RuleValues),
    /// Sets a detail to a value.
    Set(&'static str, String),
    /// Sets the house rules.
    Rules(RuleValues),
    /// Reads a position from a text in any format.
    Read(String),
    /// Takes all pieces off the board.
    Clear,
    /// Lays out the start of the game.
    Start,
    /// Takes the last change back.
    Undo,
    /// Back to what was on the table before.
    Close,
}

/// The position that is edited, if one is.
#[derive(Resource, Default)]
pub(crate) struct Editor {
    open: Option<Edited>,
    /// Where the replay is opened again once the game is back.
    replay: Option<usize>,
    /// Whether the menu is to show the page of the game again.
    to_page: bool,
}

/// A position that is edited.
pub(crate) struct Edited {
    /// As it is now.
    pub(crate) draft: Draft,
    /// Why the last text or house rule was refused: a sentence without capital and full stop.
    pub(crate) refused: Option<Text>,
    /// As it was before each change, the last one at the end.
    before: Vec<Draft>,
    /// What was on the table before; nothing if the menu was there.
    origin: Option<Origin>,
}

impl Editor {
    /// The position that is edited.
    #[must_use]
    pub(crate) const fn open(&self) -> Option<&Edited> {
        self.open.as_ref()
    }

    /// Whether a change can be taken back.
    #[must_use]
    pub(crate) fn can_undo(&self) -> bool {
        self.open
            .as_ref()
            .is_some_and(|open| !open.before.is_empty())
    }

    /// Whether the menu is to show the page of the game from which a position was edited; true
    /// once.
    pub(crate) fn returns_to_page(&mut self) -> bool {
        std::mem::take(&mut self.to_page)
    }
}

impl Edited {
    /// The position of a game, to which nothing has been done.
    #[must_use]
    pub(crate) fn new(game: &dyn Game) -> Self {
        Self {
            draft: Draft::of(game),
            refused: None,
            before: Vec::new(),
            origin: None,
        }
    }

    /// What is wrong with the position, as [`refused`](Self::refused) is said; nothing if it is
    /// possible.
    #[must_use]
    pub(crate) fn fault(&self) -> Option<Text> {
        let error = self.draft.game().err()?;
        Some(error.what.clone())
    }

    /// A session that begins at the position, for what is written and copied; nothing if it is
    /// impossible.
    #[must_use]
    pub(crate) fn session(&self) -> Option<Session> {
        let game = self.draft.game().ok()?;
        let (house_rules, start) = (game.house_rules(), Some(game.position()));
        Session::new(Header {
            house_rules,
            start,
            ..Header::new(game.kind())
        })
        .ok()
    }
}

/// What the editor needs of the table.
#[derive(SystemParam)]
struct EditedTable<'w> {
    referee: Res<'w, Referee>,
    replay: Res<'w, Replay>,
    busy: Busy<'w>,
    purpose: Res<'w, State<Purpose>>,
    next_purpose: ResMut<'w, NextPurpose>,
    gate: ResMut<'w, Gate>,
    clock: ResMut<'w, GameClock>,
    /// It sends intents, too.
    saves: SavedGames<'w>,
}

impl EditedTable<'_> {
    /// Puts a position on the table. `last` is the one that is there, if one is edited already.
    fn lay_out(&mut self, draft: &Draft, last: Option<&Draft>) {
        let header = Header {
            house_rules: draft.house_rules(),
            ..Header::new(draft.kind())
        };
        let session = Box::new(Session::begun_at(header, draft));
        if last.is_some_and(|last| has_same_pieces(last, draft)) {
            self.saves.intents.write(Intent::Rearrange(session));
        } else {
            self.next_purpose.0 = Some(Purpose::Editor);
            *self.gate = Gate::default();
            self.saves.intents.write(Intent::Resume(session));
        }
    }

    /// What is on the table, to come back to; nothing if that is the menu.
    fn origin(&self) -> Option<Origin> {
        Some(Origin {
            session: self.referee.session()?.clone(),
            purpose: *self.purpose.get(),
            gate: self.gate.clone(),
            replay: self.replay.session().map(|shown| shown.events().len()),
            saved: self.saves.current(),
            clock: self.clock.stopped(),
        })
    }
}

/// Whether one arrangement can become the other without a piece that comes or goes.
fn has_same_pieces(one: &Draft, other: &Draft) -> bool {
    let kinds = |draft: &Draft| {
        let pieces = draft.arrangement();
        (0..=u8::MAX)
            .map_while(|piece| pieces.kind(Piece(piece)))
            .collect::<Vec<_>>()
    };
    one.kind() == other.kind() && kinds(one) == kinds(other)
}

/// The key that takes a step back takes a change back.
fn press(
    keys: Res<ButtonInput<KeyCode>>,
    editor: Res<Editor>,
    mut commands: MessageWriter<EditorCommand>,
) {
    if editor.open.is_some() && keyboard::UNDO.just_pressed(&keys) {
        commands.write(EditorCommand::Undo);
    }
}

/// Reads what is dropped on the window while a position is edited.
fn take_dropped(
    mut dropped: MessageReader<DroppedText>,
    mut commands: MessageWriter<EditorCommand>,
) {
    commands.write_batch(
        dropped
            .read()
            .map(|DroppedText(text)| EditorCommand::Read(text.clone())),
    );
}

fn handle_commands(
    mut commands: MessageReader<EditorCommand>,
    mut editor: ResMut<Editor>,
    mut table: EditedTable,
) {
    for command in commands.read() {
        match (command, editor.open.take()) {
            (EditorCommand::Open, None)
                if table.referee.dice_source() == Some(DiceSource::Agreed) =>
            {
                // The other player goes on meanwhile.
                table.saves.notify(words::saving::live_not_edited());
            }
            (EditorCommand::Open, None) if !table.busy.is_animating() => {
                let shown = table.replay.session().or(table.referee.session());
                if let Some(edited) = shown.map(|shown| Edited::new(shown.game())) {
                    let origin = table.origin();
                    editor.begin(Edited { origin, ..edited }, &mut table);
                }
            }
            (EditorCommand::Open, None) => table.saves.notify(words::saving::wait_for_pieces()),
            (EditorCommand::New(kind, rules), None) => {
                if let Ok(game) = kind.new_game(rules) {
                    editor.begin(Edited::new(game.as_ref()), &mut table);
                }
            }
            (EditorCommand::Close, Some(open)) => match open.origin {
                Some(origin) => {
                    let rest = (
                        &mut *table.next_purpose,
                        &mut *table.gate,
                        &mut *table.clock,
                    );
                    editor.replay = origin.restore(rest, &mut table.saves);
                }
                None => {
                    editor.to_page = true;
                    table.saves.intents.write(Intent::Leave);
                }
            },
            (EditorCommand::Undo, Some(mut open)) => {
                if let Some(before) = open.before.pop() {
                    let last = std::mem::replace(&mut open.draft, before);
                    open.refused = None;
                    table.lay_out(&open.draft, Some(&last));
                }
                editor.open = Some(open);
            }
            (command, Some(mut open)) => {
                match changed(&open.draft, command) {
                    Ok(draft) => {
                        open.refused = None;
                        if draft != open.draft {
                            table.lay_out(&draft, Some(&open.draft));
                            open.before.push(std::mem::replace(&mut open.draft, draft));
                        }
                    }
                    Err(why) => open.refused = Some(why),
                }
                editor.open = Some(open);
            }
            _ => {}
        }
    }
}

impl Editor {
    fn begin(&mut self, edited: Edited, table: &mut EditedTable) {
        table.lay_out(&edited.draft, None);
        self.open = Some(edited);
    }
}

/// The position after a command, or why there is none.
fn changed(draft: &Draft, command: &EditorCommand) -> Result<Draft, Text> {
    let words = |error: PositionError| match error {
        PositionError::Options(error) => error.text(),
        PositionError::Text(error) => error.text(),
    };
    match command {
        EditorCommand::Set(key, value) => {
            let mut draft = draft.clone();
            draft.set(key, value);
            Ok(draft)
        }
        EditorCommand::Rules(rules) => draft.with_rules(rules).map_err(words),
        EditorCommand::Clear => Ok(draft.clone().cleared()),
        EditorCommand::Start => {
            let game = draft
                .kind()
                .new_game(&draft.house_rules())
                .map_err(|error| error.text())?;
            Ok(Draft::of(game.as_ref()))
        }
        EditorCommand::Read(text) => read(draft, text.trim()),
        _ => Ok(draft.clone()),
    }
}

/// The position that a text means: in the notation of the game that is edited by its house rules,
/// or else in any format.
fn read(draft: &Draft, text: &str) -> Result<Draft, Text> {
    let own = Draft::read(draft.kind(), &draft.house_rules(), text);
    let error = match own {
        Ok(draft) => return Ok(draft),
        Err(error) => error,
    };
    match import_text(text, &RuleValues::new()) {
        Ok(imported) => Ok(Draft::of(imported.session.game())),
        Err(foreign) if Format::of(text).is_some_and(|format| *format != Format::POSITION) => {
            Err(foreign.text())
        }
        Err(_) => Err(match error {
            PositionError::Text(TextError { at, what, .. }) => {
                words::saving::at_character(what, at + 1)
            }
            PositionError::Options(error) => error.text(),
        }),
    }
}

/// Notes what is carried by hand, and that another game is on the table.
fn follow(
    mut facts: MessageReader<Fact>,
    mut editor: ResMut<Editor>,
    purpose: Res<State<Purpose>>,
) {
    for fact in facts.read() {
        match fact {
            Fact::Happened(event) => {
                if let (Some(open), Action::Step(step)) = (&mut editor.open, &event.action) {
                    let before = open.draft.clone();
                    if open.draft.put(step.from, step.to()).is_ok() {
                        open.refused = None;
                        open.before.push(before);
                    }
                }
            }
            Fact::Begun if *purpose != Purpose::Editor && editor.open.is_some() => {
                editor.open = None
            }
            Fact::Left if editor.open.is_some() => editor.open = None,
            _ => {}
        }
    }
}

/// Opens the replay again where it was, as soon as its game is back.
fn reopen_replay(
    mut facts: MessageReader<Fact>,
    mut editor: ResMut<Editor>,
    busy: Busy,
    mut commands: MessageWriter<ReplayCommand>,
) {
    let happens = facts.read().count() > 0;
    if let Some(events) = editor.replay.filter(|_| !happens && !busy.is_animating()) {
        editor.replay = None;
        commands.write(ReplayCommand::To(events));
    }
}
