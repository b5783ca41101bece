//! The commands that the user interface sends, and the one place that sends them.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::Context;
use tesserae_referee::Intent;
use tesserae_rules::{Header, Kind, Session};

use crate::{
    advice::{AdviceCommand, CoachCommand},
    editor::EditorCommand,
    live::{LiveCommand, Waiting},
    page::command::PageCommand,
    save::{Choices, CorrespondenceCommand, GameId, SavedGame, SavedGames},
    table::{Kiosk, PlayOut, ReplayCommand, VariationIntent, look::BoardChoice},
    teaching::{LessonCommand, Practise, PuzzleCommand},
    throw::ThrowCommand,
    ui::state::{
        menu_page::MenuPage,
        new_game::NewGames,
        open_panel::{OpenPanel, Panel},
        picture::TakePicture,
    },
};

/// The effect of a button.
#[derive(Clone, Debug)]
pub(crate) enum UiCommand {
    /// Sends an intent to the referee.
    Intent(Intent),
    /// Throws the dice.
    Throw,
    /// These faces of real dice have been entered so far.
    EnterFaces(Vec<u8>),
    /// Opens a panel, or closes it if it is open.
    TogglePanel(Panel),
    /// Closes the open panel.
    ClosePanel,
    /// Moves through the replay.
    Replay(ReplayCommand),
    /// Asks for advice.
    Advice(AdviceCommand),
    /// Answers the coach.
    Coach(CoachCommand),
    /// Plays a turn out on the board.
    PlayOut(PlayOut),
    /// Does something in a variation.
    Variation(VariationIntent),
    /// Begins a lesson, or moves in it.
    Lesson(LessonCommand),
    /// Lays out a puzzle.
    Puzzle(PuzzleCommand),
    /// Practises own mistakes.
    Practise(Practise),
    /// Edits a position.
    Editor(EditorCommand),
    /// Takes a picture of the table.
    Picture(TakePicture),
    /// Lets the web page do something.
    Page(PageCommand),
    /// Plays with a friend at another machine.
    Live(LiveCommand),
    /// Sends the game to another machine, or brings it back.
    Correspondence(CorrespondenceCommand),
    /// Starts a game with these choices, which its page then offers again.
    Start(Header, Choices),
    /// Resumes a saved game.
    Resume(GameId),
    /// Lists the games of the session on the table.
    ListGames(Box<Session>),
    /// Opens the page of a game.
    OpenGame(Kind),
    /// Chooses a board.
    ChooseBoard(BoardChoice),
    /// Opens the page with the rulebook of a game.
    OpenRules(Kind),
    /// Opens the page with the first moves of backgammon.
    OpenOpenings,
    /// Opens the page on which a friend is invited to the game of this page.
    InviteFriend,
    /// Opens the page on which a link is pasted.
    Join,
    /// Goes on waiting for the friend who was invited.
    Wait,
    /// Leads one page of the menu back.
    Back,
    /// Ends the program.
    Quit,
}

impl UiCommand {
    /// Whether there is a button for it in this context's window: in a kiosk only for what belongs
    /// to its game.
    #[must_use]
    pub(crate) fn is_offered(&self, ctx: &Context) -> bool {
        Kiosk::of(ctx).is_none_or(|kiosk| self.is_for(kiosk))
    }

    /// Whether it belongs to the game of a kiosk, leaves nothing behind and leads nowhere else.
    #[must_use]
    pub(crate) fn is_for(&self, kiosk: Kiosk) -> bool {
        match self {
            Self::Intent(_)
            | Self::Throw
            | Self::EnterFaces(_)
            | Self::ClosePanel
            | Self::Replay(_)
            | Self::Advice(_)
            | Self::Coach(_)
            | Self::PlayOut(_)
            | Self::Variation(_)
            | Self::Lesson(_)
            | Self::Correspondence(CorrespondenceCommand::PlayHere)
            | Self::Back => true,
            Self::TogglePanel(panel) => panel.is_for_kiosk(),
            Self::Start(header, _) => header.game == kiosk.game,
            Self::OpenGame(kind) | Self::OpenRules(kind) => *kind == kiosk.game,
            Self::Puzzle(_)
            | Self::Practise(_)
            | Self::Editor(_)
            | Self::ChooseBoard(_)
            | Self::Picture(_)
            | Self::Page(_)
            | Self::Live(_)
            | Self::Correspondence(CorrespondenceCommand::Send(_))
            | Self::Resume(_)
            | Self::ListGames(_)
            | Self::OpenOpenings
            | Self::InviteFriend
            | Self::Join
            | Self::Wait
            | Self::Quit => false,
        }
    }
}

/// Sends commands to where they are carried out, in a kiosk only those that belong to its game.
#[derive(SystemParam)]
pub(crate) struct UiCommands<'w, 's> {
    games: ParamSet<'w, 's, (MessageWriter<'w, Intent>, NewGames<'w>, SavedGames<'w>)>,
    throws: MessageWriter<'w, ThrowCommand>,
    replay: MessageWriter<'w, ReplayCommand>,
    advice: MessageWriter<'w, AdviceCommand>,
    coach: MessageWriter<'w, CoachCommand>,
    play_outs: MessageWriter<'w, PlayOut>,
    variations: MessageWriter<'w, VariationIntent>,
    lessons: MessageWriter<'w, LessonCommand>,
    puzzles: MessageWriter<'w, PuzzleCommand>,
    mistakes: MessageWriter<'w, Practise>,
    editor: MessageWriter<'w, EditorCommand>,
    boards: MessageWriter<'w, BoardChoice>,
    pictures: MessageWriter<'w, TakePicture>,
    page: MessageWriter<'w, PageCommand>,
    live: MessageWriter<'w, LiveCommand>,
    correspondence: MessageWriter<'w, CorrespondenceCommand>,
    exit: MessageWriter<'w, AppExit>,
    waiting: Res<'w, Waiting>,
    menu: ResMut<'w, MenuPage>,
    open: ResMut<'w, OpenPanel>,
    kiosk: Option<Res<'w, Kiosk>>,
}

impl UiCommands<'_, '_> {
    /// Sends commands.
    pub(crate) fn send(&mut self, commands: impl IntoIterator<Item = UiCommand>) {
        let kiosk = self.kiosk.as_deref().copied();
        let is_given = |command: &UiCommand| kiosk.is_none_or(|kiosk| command.is_for(kiosk));
        for command in commands.into_iter().filter(is_given) {
            match command {
                UiCommand::Intent(intent) => {
                    self.games.p0().write(intent);
                }
                UiCommand::Throw => {
                    self.throws.write(ThrowCommand::Throw);
                }
                UiCommand::EnterFaces(faces) => {
                    self.throws.write(ThrowCommand::Enter(faces));
                }
                UiCommand::TogglePanel(panel) => self.open.toggle(panel),
                UiCommand::ClosePanel => self.open.0 = None,
                UiCommand::Replay(command) => {
                    self.replay.write(command);
                }
                UiCommand::Advice(command) => {
                    self.advice.write(command);
                }
                UiCommand::Coach(command) => {
                    self.coach.write(command);
                }
                UiCommand::PlayOut(turn) => {
                    self.play_outs.write(turn);
                }
                UiCommand::Variation(intent) => {
                    self.variations.write(intent);
                }
                UiCommand::Lesson(command) => {
                    self.lessons.write(command);
                }
                UiCommand::Puzzle(command) => {
                    self.puzzles.write(command);
                }
                UiCommand::Practise(mistakes) => {
                    self.mistakes.write(mistakes);
                }
                UiCommand::Editor(command) => {
                    self.editor.write(command);
                }
                UiCommand::Picture(picture) => {
                    self.pictures.write(picture);
                }
                UiCommand::Page(command) => {
                    self.page.write(command);
                }
                UiCommand::Live(command) => {
                    self.live.write(command);
                }
                UiCommand::Correspondence(command) => {
                    self.correspondence.write(command);
                }
                UiCommand::Start(header, choices) => self.games.p1().start(header, &choices),
                UiCommand::Resume(id) => {
                    self.games.p2().resume(id);
                }
                UiCommand::ListGames(session) => self.games.p2().list_games_of(&session),
                UiCommand::OpenGame(kind) => {
                    *self.menu = MenuPage::game(kind, self.last_choices(kind));
                }
                UiCommand::ChooseBoard(choice) => {
                    self.boards.write(choice);
                }
                UiCommand::OpenRules(kind) => self.menu.open_rules(kind),
                UiCommand::OpenOpenings => self.menu.open_openings(),
                UiCommand::InviteFriend => self.menu.invite(),
                UiCommand::Join => *self.menu = MenuPage::Link,
                UiCommand::Wait => {
                    *self.menu = MenuPage::Arrival;
                    let room = self.waiting.0.clone();
                    self.live
                        .write_batch(room.map(|room| LiveCommand::Enter(room.address)));
                }
                UiCommand::Back => self.menu.go_back(kiosk),
                UiCommand::Quit => {
                    self.exit.write(AppExit::Success);
                }
            }
        }
    }

    /// The open panel.
    #[must_use]
    pub(crate) fn open(&self) -> Option<Panel> {
        self.open.0
    }

    /// The choices of the last game of this kind.
    #[must_use]
    pub(crate) fn last_choices(&mut self, kind: Kind) -> Choices {
        self.games.p1().last_choices(kind)
    }

    /// The saved game that the players most likely want to resume.
    #[must_use]
    pub(crate) fn latest(&mut self) -> Option<SavedGame> {
        self.games.p2().latest().cloned()
    }

    /// Whether a session is one of several games that can be listed, or has several.
    #[must_use]
    pub(crate) fn can_list(&mut self, session: &Session) -> bool {
        self.games.p2().can_list(session)
    }

    /// The page of the menu.
    pub(crate) fn page(&mut self) -> &mut MenuPage {
        &mut self.menu
    }
}
