//! The screenshots that can be taken: states of games and of the menu, and views of them.

use bevy::prelude::default;
use tesserae_rules::Kind;

use crate::{
    boards::BoardLook,
    table::look::{BoardChoice, Cloth, DiceMaterial},
    ui::state::open_panel::Panel,
};

/// One screenshot: a state of a game or of the menu, and a view of it.
#[derive(Clone, Debug)]
pub(super) struct Shot {
    pub(super) name: String,
    pub(super) kind: Option<Kind>,
    pub(super) until: Until,
    pub(super) view: ShotView,
    pub(super) opens: Opens,
    /// What the dice are made of, and the cloth.
    pub(super) look: (DiceMaterial, Cloth),
    /// The board, if it is not the first one of its game.
    pub(super) board: Option<BoardChoice>,
}

/// What is open in the screenshot.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Opens {
    Nothing,
    Panel(Panel),
    /// The page of a game in the menu.
    GamePage(Kind),
    /// The rulebook of a game in the menu.
    Rulebook(Kind),
    /// The first moves of backgammon, of a throw or of all.
    Openings(Option<[u8; 2]>),
    /// The page on which a friend is invited to a game.
    Invitation(Kind),
    /// The page on which the link of a friend is pasted.
    Link,
    /// A variation of a mistake.
    Variation,
    /// A replay, one stop before its end.
    Replay,
    /// A hint.
    Hint,
    /// The odds.
    Odds,
    /// What the coach says to a turn.
    Coach,
    /// What is said to the answer to a puzzle.
    Verdict,
    /// The position editor.
    Editor,
}

/// How far random play goes before the screenshot.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum Until {
    Start,
    Moves(usize),
    Decision,
    Result,
    /// The first throw, by dice that are entered.
    Entering,
    /// A step of a lesson, both by their numbers.
    Lesson(usize, usize),
    /// The first puzzle.
    Puzzle,
}

/// The camera's view.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) enum ShotView {
    /// A player's view, with the user interface.
    Seat,
    /// The whole board from the south-east.
    Whole,
    /// A close-up of a few pieces.
    Near,
    /// The board alone, for the menu.
    Card,
    /// A die, for the icon.
    Icon,
}

/// All screenshots, in their order.
pub(super) fn list() -> Vec<Shot> {
    let shot = |name: String, kind, until, view, opens| Shot {
        name,
        kind,
        until,
        view,
        opens,
        look: default(),
        board: None,
    };
    let menu = [
        ("menu", Opens::Nothing),
        ("menu-settings", Opens::Panel(Panel::Settings)),
        ("menu-saved-games", Opens::Panel(Panel::SavedGames)),
        ("menu-statistics", Opens::Panel(Panel::Statistics)),
        ("menu-game-list", Opens::Panel(Panel::GameList)),
        ("menu-analysed-games", Opens::Panel(Panel::AnalysedGames)),
    ];
    let mut shots: Vec<Shot> = menu
        .map(|(name, opens)| shot(name.into(), None, Until::Start, ShotView::Seat, opens))
        .into();
    let first = Kind::TableroDiBerona;
    for (name, opens) in [
        ("menu-friend", Opens::Invitation(first)),
        ("menu-link", Opens::Link),
        ("menu-openings", Opens::Openings(None)),
        ("menu-openings-31", Opens::Openings(Some([3, 1]))),
    ] {
        shots.push(shot(name.into(), None, Until::Start, ShotView::Seat, opens));
    }
    for kind in Kind::ALL {
        for (name, opens) in [
            ("menu-game", Opens::GamePage(kind)),
            ("menu-rules", Opens::Rulebook(kind)),
        ] {
            shots.push(shot(
                format!("{name}-{}", kind.key()),
                None,
                Until::Start,
                ShotView::Seat,
                opens,
            ));
        }
    }
    for kind in Kind::ALL {
        for (name, until, view) in [
            ("start", Until::Start, ShotView::Seat),
            ("middle", Until::Moves(60), ShotView::Seat),
            ("decision", Until::Decision, ShotView::Seat),
            ("result", Until::Result, ShotView::Seat),
            ("whole", Until::Moves(60), ShotView::Whole),
            ("near", Until::Moves(60), ShotView::Near),
            ("card", Until::Moves(60), ShotView::Card),
        ] {
            shots.push(shot(
                format!("{}-{name}", kind.key()),
                Some(kind),
                until,
                view,
                Opens::Nothing,
            ));
        }
        for (name, until, opens) in [
            ("replay", Until::Moves(60), Opens::Replay),
            ("entering", Until::Entering, Opens::Nothing),
            ("hint", Until::Moves(60), Opens::Hint),
            ("odds", Until::Moves(60), Opens::Odds),
            ("coach", Until::Moves(60), Opens::Coach),
            ("puzzle", Until::Puzzle, Opens::Nothing),
            ("verdict", Until::Puzzle, Opens::Verdict),
            ("analysis", Until::Moves(60), Opens::Panel(Panel::Analysis)),
            ("rollout", Until::Moves(60), Opens::Panel(Panel::Decision)),
            ("variation", Until::Moves(60), Opens::Variation),
            ("editor", Until::Moves(60), Opens::Editor),
        ] {
            shots.push(shot(
                format!("{}-{name}", kind.key()),
                Some(kind),
                until,
                ShotView::Seat,
                opens,
            ));
        }
    }
    for kind in Kind::ALL {
        for (number, lesson) in kind.lessons().iter().enumerate() {
            for step in 0..lesson.steps.len() {
                let name = format!("{}-lesson-{}-{}", kind.key(), lesson.key, step + 1);
                shots.push(shot(
                    name,
                    Some(kind),
                    Until::Lesson(number, step),
                    ShotView::Seat,
                    Opens::Nothing,
                ));
            }
        }
    }
    let panels = [
        ("rules", Panel::Rules),
        ("log", Panel::Log),
        ("fairness", Panel::Fairness),
        ("game-menu", Panel::GameMenu),
        ("settings", Panel::Settings),
        ("statistics", Panel::Statistics),
    ];
    let backgammon = Some(Kind::Backgammon);
    for (name, panel) in panels {
        let (until, opens) = (Until::Moves(60), Opens::Panel(panel));
        shots.push(shot(
            format!("panel-{name}"),
            backgammon,
            until,
            ShotView::Seat,
            opens,
        ));
    }
    for (dice, cloth) in DiceMaterial::ALL.into_iter().zip(Cloth::ALL) {
        for kind in [Kind::Backgammon, Kind::Ur] {
            let name = format!("look-{}-{dice:?}-{cloth:?}", kind.key()).to_lowercase();
            let (until, view) = (Until::Moves(60), ShotView::Seat);
            shots.push(Shot {
                look: (dice, cloth),
                ..shot(name, Some(kind), until, view, Opens::Nothing)
            });
        }
    }
    let looks = Kind::ALL.into_iter().flat_map(BoardLook::all);
    for look in looks.filter(|look| !look.is_first()) {
        for (name, view) in [
            ("table", ShotView::Seat),
            ("card", ShotView::Card),
            ("near", ShotView::Near),
        ] {
            let name = format!("board-{}-{name}", look.key);
            shots.push(Shot {
                board: Some(look.choice()),
                ..shot(
                    name,
                    Some(look.game),
                    Until::Moves(60),
                    view,
                    Opens::Nothing,
                )
            });
        }
    }
    for (name, view) in [("share", ShotView::Whole), ("icon", ShotView::Icon)] {
        shots.push(shot(
            name.into(),
            backgammon,
            Until::Moves(60),
            view,
            Opens::Nothing,
        ));
    }
    shots
}
