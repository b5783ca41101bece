//! The page of a game: a picture, the goal, a button to play at once, and the choices for a new
//! game.

use bevy_egui::egui::{
    Align, Color32, Context, CornerRadius, Label, Layout, Rect, ScrollArea, Sense, Stroke,
    StrokeKind, TextStyle, TextWrapMode, Ui, UiBuilder, WidgetText, pos2, vec2,
};
use tesserae_rules::{Kind, NamedSetup, session::Player};
use tesserae_words::{self as words, Text};

use crate::ui::{
    forms::{house_rules, players, time_control},
    state::{
        command::UiCommand,
        new_game::{NewGameForm, clock_in_words},
    },
    theme::{
        self, BRASS, GOLD, MUTED, PARCHMENT, ScreenLayout, WARNING, icons::Icon, pictures, text,
    },
    widgets::{
        accessible, board_choice,
        button::PushButton,
        divider::divider,
        group::group,
        lessons,
        page::{first_page, is_narrow, page},
    },
};
use crate::{
    editor::EditorCommand,
    table::{Kiosk, language::say::Say, look::ChosenBoards},
    teaching::PuzzleCommand,
};

/// The width of the page in points.
const WIDTH: f32 = 1120.0;
/// The ratio of width to height of the pictures.
const ASPECT: f32 = 1.6;

/// What the page shows of the player's progress.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Learner {
    /// Whether nobody has learned the game here yet.
    pub(crate) is_new: bool,
    /// How many puzzles were solved and tried; `None` where puzzles are switched off.
    pub(crate) solved: Option<[usize; 2]>,
    /// The own mistakes that are kept; `None` where there are none.
    pub(crate) mistakes: Option<Mistakes>,
}

/// The own mistakes of a game that are practised.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Mistakes {
    /// How many are due today.
    pub(crate) due: usize,
    /// In how many days the next one is due.
    pub(crate) days_left: u32,
}

impl Mistakes {
    /// The label of the button that practises them.
    fn label(self) -> Text {
        match (self.due, self.days_left) {
            (0, days) => words::menu::mistakes_later(days),
            (due, _) => words::menu::mistakes_due(due),
        }
    }
}

/// Draws the page.
pub(crate) fn draw(ctx: &Context, form: &mut NewGameForm, learner: Learner) -> Option<UiCommand> {
    let (mut command, title) = (None, ctx.say(form.kind.title()));
    let content = |ui: &mut Ui| {
        command = if is_narrow(ui.ctx()) {
            one_column(ui, form, learner)
        } else {
            two_columns(ui, form, learner)
        };
    };
    if Kiosk::of(ctx).is_some() {
        first_page(ctx, "game page", &title, WIDTH, content);
        return command;
    }
    let back = page(ctx, "game page", &title, WIDTH, content);
    if back { Some(UiCommand::Back) } else { command }
}

/// Upright: everything scrolls, except for the Play button under the thumb.
fn one_column(ui: &mut Ui, form: &mut NewGameForm, learner: Learner) -> Option<UiCommand> {
    let (body, foot) = ui
        .available_rect_before_wrap()
        .split_top_bottom_at_y(ui.max_rect().bottom() - height_of_foot(ui, form));
    let mut command = None;
    let mut body = child(ui, body);
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(&mut body, |ui| {
            let width = ui.available_width();
            command = about(ui, form, width / ASPECT * 0.75, learner);
            divider(ui);
            command = choices(ui, form).or(command.take());
        });
    let mut foot = child(ui, foot);
    divider(&mut foot);
    play(&mut foot, form).or(command)
}

/// The height of the button that plays and of what is said below it.
fn height_of_foot(ui: &Ui, form: &NewGameForm) -> f32 {
    /// That of the button, with the line above it and the spaces.
    const BUTTON: f32 = 86.0;
    let (about, _) = said_of_start(ui, form);
    let about = WidgetText::from(text(about, theme::italic(), MUTED));
    let (wrap, width) = (Some(TextWrapMode::Wrap), ui.available_width());
    let about = about.into_galley(ui, wrap, width, TextStyle::Body);
    BUTTON + about.size().y
}

/// What is said of the game that is chosen: what it is, or why it cannot begin.
fn said_of_start(ui: &Ui, form: &NewGameForm) -> (String, Color32) {
    match form.header().game() {
        Err(error) => (ui.say(error.text()), WARNING),
        Ok(_) => (ui.say(form.summary()), MUTED),
    }
}

/// Picture and goal on the left, Play and the choices on the right.
fn two_columns(ui: &mut Ui, form: &mut NewGameForm, learner: Learner) -> Option<UiCommand> {
    let layout = ScreenLayout::of(ui.ctx());
    let room = ui.available_rect_before_wrap();
    let gap = layout.pick(28.0, 14.0);
    let (left, right) = room.split_left_right_at_x(room.left() + room.width() * 0.4);
    let picture =
        (left.height() - layout.pick(230.0, 190.0)).clamp(60.0, (left.width() - gap) / ASPECT);
    let mut left = child(
        ui,
        Rect::from_min_max(left.min, pos2(left.right() - gap, left.bottom())),
    );
    let mut command = None;
    ScrollArea::vertical()
        .id_salt("about")
        .show(&mut left, |ui| command = about(ui, form, picture, learner));
    let mut right = child(ui, right);
    let started = play(&mut right, form);
    divider(&mut right);
    let chosen = ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(&mut right, |ui| choices(ui, form))
        .inner;
    match started {
        // After the choices, because the page may hand over a name and the press of Play in the
        // same frame.
        Some(UiCommand::Start(..)) => Some(start(form)),
        other => other.or(chosen).or(command),
    }
}

/// A part of the page.
fn child(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(
        UiBuilder::new()
            .max_rect(rect)
            .layout(Layout::top_down(Align::Min)),
    )
}

/// Draws the picture, the goal, the facts and the ways to the lessons, the puzzles and the rules.
fn about(ui: &mut Ui, form: &NewGameForm, height: f32, learner: Learner) -> Option<UiCommand> {
    let kind = form.kind;
    let size = vec2(ui.available_width().min(height * ASPECT), height);
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let picture = Rect::from_center_size(row.center(), size);
    pictures::paint(ui, kind, picture, CornerRadius::same(8));
    ui.painter().rect_stroke(
        picture,
        CornerRadius::same(8),
        Stroke::new(1.0, BRASS),
        StrokeKind::Inside,
    );
    ui.add_space(4.0);
    let goal = ui.say((kind.info().goal)());
    accessible::read_out(ui.ctx(), goal.as_str());
    ui.add(Label::new(text(goal, TextStyle::Body, PARCHMENT)).wrap());
    let facts = ui.say(kind.info().facts());
    ui.add(Label::new(text(facts, theme::italic(), MUTED)).wrap());
    let mut command = lessons::draw(ui, kind, learner.is_new, 0.0).map(UiCommand::Lesson);
    ui.horizontal_wrapped(|ui| {
        let rules = PushButton::new(words::menu::rules()).icon(Icon::Rules);
        if ui.add(rules).clicked() {
            command = Some(UiCommand::OpenRules(kind));
        }
        if Kiosk::of(ui.ctx()).is_some() {
            return;
        }
        let first_moves = PushButton::new(words::menu::first_moves());
        if kind == Kind::Backgammon && ui.add(first_moves).clicked() {
            command = Some(UiCommand::OpenOpenings);
        }
        if ui
            .add(PushButton::new(words::menu::position_editor()).icon(Icon::Edit))
            .clicked()
        {
            let rules = form.choices.house_rules.clone();
            command = Some(UiCommand::Editor(EditorCommand::New(kind, rules)));
        }
        let Some([solved, tried]) = learner.solved else {
            return;
        };
        if ui
            .add(PushButton::new(words::menu::puzzle_of_the_day()).icon(Icon::Puzzle))
            .clicked()
        {
            command = Some(UiCommand::Puzzle(PuzzleCommand::Today(kind)));
        }
        if let Some(mistakes) = learner.mistakes {
            let button = PushButton::new(mistakes.label()).enabled(mistakes.due > 0);
            let about = ui.say(words::menu::own_mistakes());
            if ui.add(button).on_hover_text(about).clicked() {
                command = Some(UiCommand::Puzzle(PuzzleCommand::Mistake(kind)));
            }
        }
        let label = if tried == 0 {
            words::menu::puzzles()
        } else {
            words::menu::puzzles_solved(solved, tried)
        };
        if ui.add(PushButton::new(label).icon(Icon::Puzzle)).clicked() {
            command = Some(UiCommand::Puzzle(PuzzleCommand::Next(kind)));
        }
    });
    command
}

/// Starts the game that is chosen.
fn start(form: &NewGameForm) -> UiCommand {
    UiCommand::Start(form.header(), form.choices.clone())
}

/// Draws the button that plays at this machine, with what it starts, and beside it, but in a kiosk,
/// the one for playing with a friend.
fn play(ui: &mut Ui, form: &NewGameForm) -> Option<UiCommand> {
    const HEIGHT: f32 = 54.0;
    let is_possible = form.header().game().is_ok();
    let mut pressed = None;
    ui.horizontal(|ui| {
        let has_friends = UiCommand::InviteFriend.is_offered(ui.ctx());
        let width = if has_friends {
            ((ui.available_width() - ui.spacing().item_spacing.x) / 2.0).floor()
        } else {
            ui.available_width()
        };
        let play = PushButton::primary(words::menu::play())
            .icon(Icon::Play)
            .width(width)
            .min_height(HEIGHT);
        if ui.add(play.enabled(is_possible)).clicked() {
            pressed = Some(start(form));
        }
        if !has_friends {
            return;
        }
        let friend = PushButton::new(words::menu::play_with_friend())
            .width(width)
            .min_height(HEIGHT);
        let about = ui.say(words::menu::by_link());
        if ui
            .add(friend.enabled(is_possible))
            .on_hover_text(about)
            .clicked()
        {
            pressed = Some(UiCommand::InviteFriend);
        }
    });
    let (about, colour) = said_of_start(ui, form);
    accessible::read_out(ui.ctx(), ui.sentence(&about));
    ui.vertical_centered(|ui| ui.add(Label::new(text(about, theme::italic(), colour)).wrap()));
    pressed
}

/// Draws everything that can be chosen for a new game.
fn choices(ui: &mut Ui, form: &mut NewGameForm) -> Option<UiCommand> {
    let mut command = None;
    players::draw(ui, form);
    if Kiosk::of(ui.ctx()).is_none() {
        command = draw_boards(ui, form.kind);
    }
    house_rules::draw_main(ui, form);
    ui.add_space(8.0);
    house_rules::draw_folded(ui, form);
    house_rules::draw_dice(ui, form);
    draw_clock(ui, form);
    for setup in form.kind.info().setups {
        if draw_setup(ui, setup) {
            let mut header = form.header();
            let rules = setup
                .house_rules
                .iter()
                .map(|(key, value)| ((*key).into(), (*value).into()));
            header.house_rules.extend(rules);
            command = Some(UiCommand::Start(header, form.choices.clone()));
        }
    }
    ui.add_space(8.0);
    command
}

/// Draws the boards of the game.
fn draw_boards(ui: &mut Ui, game: Kind) -> Option<UiCommand> {
    let chosen = ChosenBoards::shown(ui.ctx());
    let choice = group(ui, words::settings::board(), |ui| {
        board_choice::draw(ui, game, &chosen, |_| {})
    });
    choice.map(UiCommand::ChooseBoard)
}

/// Draws the button that unfolds the clock, and the choice if it is unfolded. Bots have no clock.
fn draw_clock(ui: &mut Ui, form: &mut NewGameForm) {
    if !form.choices.players.contains(&Player::Person) {
        return;
    }
    let title = words::menu::clock(clock_in_words(form.choices.clock));
    if ui.add(PushButton::fold(title, form.shows_clock)).clicked() {
        form.shows_clock = !form.shows_clock;
    }
    if form.shows_clock {
        time_control::draw(ui, &mut form.choices.clock);
    }
}

/// Draws the offer of a ready-made start; returns whether it was pressed.
fn draw_setup(ui: &mut Ui, setup: &NamedSetup) -> bool {
    ui.add_space(8.0);
    let spoken = words::common::titled((setup.title)(), (setup.about)());
    accessible::read_out(ui.ctx(), ui.sentence(&ui.say(spoken)));
    ui.label(text(ui.say((setup.title)()), TextStyle::Heading, GOLD));
    ui.add(Label::new(text(ui.say((setup.about)()), theme::italic(), MUTED)).wrap());
    ui.add(PushButton::new((setup.button)()).icon(Icon::Play))
        .clicked()
}
