//! The panel of the position editor: the position as text, everything that is not carried by hand,
//! what is wrong, and what can be done with the position. The pieces lie on the board.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ScrollArea, TextEdit, TextStyle, Ui},
};
use tesserae_rules::{Describe, Game, Header, Kind, RuleValues};
use tesserae_words::{self as words, Text};

use crate::ui::{
    forms::{house_rules, players},
    panels::game_menu,
    state::{
        command::{UiCommand, UiCommands},
        new_game::NewGameForm,
        open_panel::Panel,
    },
    table::buttons,
    theme::{self, GOLD, PARCHMENT, ScreenLayout, WARNING, icons::Icon, text},
    widgets::{accessible, button::PushButton, divider::divider, focus, panel},
};
use crate::{
    advice::{AdviceCommand, Adviser},
    editor::{Edited, Editor, EditorCommand},
    input::keyboard,
    save::Choices,
    table::{language::say::Say, settings::Settings},
};

/// What the panel keeps of its own.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct EditorPanelState {
    /// The text in the field, and that of the position when the field was filled.
    text: [String; 2],
    /// Who would play from here, and the house rules.
    form: Option<NewGameForm>,
    /// The result of copying.
    message: Option<Text>,
}

impl EditorPanelState {
    /// For a game with these choices of who plays it.
    #[must_use]
    pub(crate) fn for_choices(kind: Kind, choices: Choices) -> Self {
        Self {
            form: Some(NewGameForm::new(kind, choices)),
            ..Self::default()
        }
    }
}

/// Shows the panel.
pub(crate) fn show(
    mut contexts: EguiContexts,
    (editor, adviser, settings): (Res<Editor>, Res<Adviser>, Res<Settings>),
    mut commands: UiCommands,
    mut state: ResMut<EditorPanelState>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(edited) = editor.open() else {
        return Ok(());
    };
    let kind = edited.draft.kind();
    if state.form.as_ref().is_none_or(|form| form.kind != kind) {
        *state = EditorPanelState::for_choices(kind, commands.last_choices(kind));
    }
    let mut pressed = Vec::new();
    let title = ctx.say(words::panels_table::position());
    let closed = panel::side_panel(ctx, "editor", &title, |ui| {
        pressed = draw(ui, edited, settings.insights, editor.can_undo(), &mut state);
    });
    // Nothing can be said about what is impossible.
    if adviser.is_shown() && edited.fault().is_some() {
        commands.send([UiCommand::Advice(AdviceCommand::Hide)]);
    }
    // On a phone the panel would hide what the advice says.
    let hides = |command: &UiCommand| matches!(command, UiCommand::Advice(_));
    if closed || ScreenLayout::of(ctx).is_phone() && pressed.iter().any(hides) {
        commands.send([UiCommand::ClosePanel]);
    }
    commands.send(pressed);
    Ok(())
}

/// Draws the panel.
pub(crate) fn draw(
    ui: &mut Ui,
    edited: &Edited,
    insights: bool,
    can_undo: bool,
    state: &mut EditorPanelState,
) -> Vec<UiCommand> {
    let mut pressed = Vec::new();
    let mut send = |command: UiCommand| pressed.push(command);
    let mut plays = None;
    let fault = edited.fault();
    match edited.refused.as_ref().or(fault.as_ref()) {
        Some(wrong) => {
            let wrong = ui.sentence(&ui.say(wrong));
            ui.add(Label::new(text(wrong, theme::strong(), WARNING)).wrap())
        }
        None => {
            let names = kind_names(edited);
            let prompt = ui.say(edited.draft.prompt(&names.into()));
            ui.add(Label::new(text(prompt, theme::strong(), GOLD)).wrap())
        }
    };
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let undo = PushButton::new(words::panels_table::undo())
                    .icon(Icon::Undo)
                    .key(keyboard::UNDO.name())
                    .enabled(can_undo);
                let button = |label: Text| PushButton::new(label);
                let entries = [
                    (undo, EditorCommand::Undo),
                    (
                        button(words::panels_table::empty_board()),
                        EditorCommand::Clear,
                    ),
                    (button(words::panels_table::start()), EditorCommand::Start),
                    (button(words::panels_table::back()), EditorCommand::Close),
                ];
                for (button, command) in entries {
                    if ui.add(button).clicked() {
                        send(UiCommand::Editor(command));
                    }
                }
            });
            draw_text(ui, edited, state).into_iter().for_each(&mut send);
            divider(ui);
            draw_details(ui, edited).into_iter().for_each(&mut send);
            divider(ui);
            let is_possible = fault.is_none();
            if insights && tesserae_bots::has_bots(edited.draft.kind()) {
                ui.horizontal_wrapped(|ui| {
                    let button = |label: Text| PushButton::new(label);
                    let hint = button(words::panels_table::hint()).icon(Icon::Hint);
                    let analysis = button(words::panels_table::analysis()).icon(Icon::Analysis);
                    for (button, command) in [
                        (hint, AdviceCommand::Hint),
                        (button(words::panels_table::odds()), AdviceCommand::Odds),
                        (analysis, AdviceCommand::All),
                    ] {
                        if ui.add(button.enabled(is_possible)).clicked() {
                            send(UiCommand::Advice(command));
                        }
                    }
                });
            }
            let Some(form) = &mut state.form else { return };
            form.choices.house_rules = edited.draft.house_rules();
            let title = ui.say(words::panels_table::play_from_here());
            ui.label(text(title, TextStyle::Heading, GOLD));
            players::draw(ui, form);
            let play = PushButton::primary(words::panels_table::play_from_here())
                .icon(Icon::Play)
                .min_width(ui.available_width());
            if ui.add(play.enabled(is_possible)).clicked() {
                let header = Header {
                    start: Some(edited.draft.text().to_owned()),
                    ..form.header()
                };
                plays = Some(UiCommand::Start(header, form.choices.clone()));
            }
            divider(ui);
            let before = form.choices.house_rules.clone();
            house_rules::draw_main(ui, form);
            house_rules::draw_folded(ui, form);
            if form.choices.house_rules != before {
                send(UiCommand::Editor(EditorCommand::Rules(
                    form.choices.house_rules.clone(),
                )));
            }
            form.choices.house_rules = before;
        });
    pressed.extend(plays);
    pressed
}

/// What the game calls its seats.
fn kind_names(edited: &Edited) -> [Text; 2] {
    edited.draft.kind().info().seat_titles.map(|title| title())
}

/// Draws the field for the position as text, and the buttons that copy it.
fn draw_text(ui: &mut Ui, edited: &Edited, state: &mut EditorPanelState) -> Vec<UiCommand> {
    let mut commands = Vec::new();
    let [written, of] = &mut state.text;
    if of != edited.draft.text() {
        edited.draft.text().clone_into(of);
        of.clone_into(written);
        state.message = None;
    }
    let before = written.clone();
    let about = ui.say(words::panels_table::as_text());
    ui.label(text(about, theme::italic(), PARCHMENT));
    let label = words::panels_table::position_as_text();
    accessible::field(ui, label, written, |ui, written| {
        ui.add(
            TextEdit::multiline(written)
                .desired_rows(2)
                .desired_width(f32::INFINITY),
        )
    });
    if *written != before && !written.trim().is_empty() {
        commands.push(UiCommand::Editor(EditorCommand::Read(written.clone())));
    }
    if let Some(session) = edited.session() {
        commands.extend(game_menu::draw_copying(ui, &session, &mut state.message));
    }
    commands
}

/// Draws what a position says besides where the pieces lie.
fn draw_details(ui: &mut Ui, edited: &Edited) -> Vec<UiCommand> {
    let mut commands = Vec::new();
    for (detail, value) in edited.draft.details() {
        let mut values: RuleValues = [(detail.key.to_owned(), value.to_owned())].into();
        house_rules::draw_rule(ui, detail, &mut values);
        if let Some(chosen) = values.remove(detail.key).filter(|chosen| chosen != value) {
            commands.push(UiCommand::Editor(EditorCommand::Set(detail.key, chosen)));
        }
    }
    commands
}

/// Shows the buttons that stand in place of those of the turn.
pub(crate) fn show_bar(
    mut contexts: EguiContexts,
    (editor, settings): (Res<Editor>, Res<Settings>),
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(edited) = editor.open() else {
        return Ok(());
    };
    if settings.insights
        && focus::just_pressed(ctx, keyboard::HINT.egui())
        && edited.draft.game().is_ok()
    {
        commands.send([UiCommand::Advice(AdviceCommand::Hint)]);
    }
    let is_open = commands.open() == Some(Panel::Editor);
    let command = buttons::area(ctx, "buttons")
        .show(ctx, |ui| draw_bar(ui, is_open, editor.can_undo()))
        .inner;
    commands.send(command);
    Ok(())
}

/// Draws the buttons.
pub(crate) fn draw_bar(ui: &mut Ui, is_open: bool, can_undo: bool) -> Option<UiCommand> {
    let mut command = None;
    buttons::stack(ui, |ui, width| {
        let mut add = |ui: &mut Ui, button: PushButton, target: UiCommand| {
            if ui.add(button.width(width)).clicked() {
                command = Some(target);
            }
        };
        let position = PushButton::new(words::panels_table::position_panel());
        let position = position.selected(is_open);
        add(ui, position, UiCommand::TogglePanel(Panel::Editor));
        if can_undo {
            let undo = PushButton::new(words::panels_table::undo())
                .icon(Icon::Undo)
                .key(keyboard::UNDO.name());
            add(ui, undo, UiCommand::Editor(EditorCommand::Undo));
        }
        let back = PushButton::new(words::panels_table::back());
        add(ui, back, UiCommand::Editor(EditorCommand::Close));
    });
    command
}
