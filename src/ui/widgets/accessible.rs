//! Collects every interactive widget of a pass into [`UiElements`], of which screen readers get
//! copies, and applies what was done with the copies to the widgets.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Context, Id, Response, Ui},
};

use crate::table::{
    language::{caption::Caption, letters, say::Say},
    mirror,
};
use crate::ui::{
    sets::UiSystems,
    widgets::ui_elements::{PageGesture, Slide, UiElement, UiElements},
};

/// Publishes the elements of each pass.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<UiElements>()
        .init_resource::<ReadOut>()
        .init_resource::<CopyInput>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                apply.in_set(UiSystems::Focus),
                publish.in_set(UiSystems::Accessibility),
            ),
        );
}

/// A widget of the current pass.
#[derive(Clone)]
struct Widget {
    element: UiElement,
    /// Its label in English.
    known_by: String,
    response: Response,
    /// Whether its centre is in view.
    visible: bool,
}

/// What was done with the copies of the elements since the last frame.
#[derive(Resource, Clone, Default, Debug, PartialEq)]
pub(crate) struct CopyInput {
    /// The ids of the pressed buttons.
    pub(crate) pressed: Vec<String>,
    /// The ids of changed fields and sliders, with their new values.
    pub(crate) written: Vec<(String, String)>,
    /// The id of the element that is to have the keyboard focus.
    pub(crate) focused: Option<String>,
    /// Whether somebody is typing in the copy of a field, which then has the keyboard.
    pub(crate) is_typing: bool,
}

/// The texts of the last pass that are read out as soon as they are there, in order.
#[derive(Resource, Clone, Default, Debug, PartialEq)]
pub(crate) struct ReadOut(pub(crate) Vec<String>);

/// Has a text that is drawn read out where it is new: a message, what is going on, the title of a
/// page. Elements have copies instead.
pub(crate) fn read_out(ctx: &Context, text: impl Into<String>) {
    let text = letters::plain(&text.into()).into_owned();
    ctx.data_mut(|data| {
        let texts: &mut Vec<String> = data.get_temp_mut_or_default(texts_id());
        if !text.is_empty() && !texts.contains(&text) {
            texts.push(text);
        }
    });
}

/// Takes the texts of the pass that ends.
pub(crate) fn take_texts(ctx: &Context) -> ReadOut {
    ReadOut(
        ctx.data_mut(|data| data.remove_temp(texts_id()))
            .unwrap_or_default(),
    )
}

/// Gives the last recorded element another label for screen readers, where what is drawn beside it
/// says what it is about.
pub(crate) fn relabel_last(ctx: &Context, label: impl Into<Caption>) {
    let label = label.into();
    let worded = ctx.say_plainly(&label);
    ctx.data_mut(|data| {
        let widgets: &mut Vec<Widget> = data.get_temp_mut_or_default(widgets_id());
        if let Some(widget) = widgets.last_mut() {
            widget.element.label = worded;
            widget.known_by = label.english();
        }
    });
}

fn texts_id() -> Id {
    Id::new("texts of this pass that are read out")
}

fn widgets_id() -> Id {
    Id::new("accessible widgets of this pass")
}

fn input_id() -> Id {
    Id::new("input from copies of the widgets")
}

fn group_id() -> Id {
    Id::new("group of accessible elements")
}

/// Hands the input over, once per frame.
fn apply(mut contexts: EguiContexts, input: Res<CopyInput>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if ctx.current_pass_index() == 0 {
        set_input(ctx, &input);
    }
    Ok(())
}

/// Hands over what was done with the copies.
pub(crate) fn set_input(ctx: &Context, input: &CopyInput) {
    ctx.data_mut(|data| data.insert_temp(input_id(), input.clone()));
}

/// Draws widgets that belong together under one label: the values of a house rule, the choices of a
/// setting.
pub(crate) fn group<R>(
    ui: &mut Ui,
    label: impl Into<Caption>,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let label = ui.say_plainly(label.into());
    ui.data_mut(|data| data.insert_temp(group_id(), label));
    let result = content(ui);
    ui.data_mut(|data| data.remove_temp::<String>(group_id()));
    result
}

/// Records a button, the key that presses it, and whether it is selected, if it can be. The
/// response counts as a click if its copy was pressed.
pub(crate) fn button(
    ui: &Ui,
    label: impl Into<Caption>,
    key: Option<&str>,
    selected: Option<bool>,
    response: &mut Response,
) {
    let element = UiElement {
        selected,
        key: key.map(str::to_owned),
        ..new_element(ui.ctx(), label)
    };
    if take_press(ui.ctx(), &element) {
        response.flags |= egui::response::Flags::FAKE_PRIMARY_CLICKED;
    }
    let visible = is_visible(ui, response);
    record(
        ui.ctx(),
        Widget {
            known_by: element.drawn_label().to_owned(),
            element,
            response: response.clone(),
            visible,
        },
    );
}

/// Sets what the page does itself when the last recorded element is pressed.
pub(crate) fn set_gesture(ctx: &Context, gesture: PageGesture) {
    ctx.data_mut(|data| {
        if let Some(widget) = data
            .get_temp_mut_or_default::<Vec<Widget>>(widgets_id())
            .last_mut()
        {
            widget.element.gesture = Some(gesture);
        }
    });
}

/// Marks the last recorded element as the most likely choice: where a choice is gone that had the
/// focus, it goes there.
pub(crate) fn set_main(ctx: &Context) {
    ctx.data_mut(|data| {
        if let Some(widget) = data
            .get_temp_mut_or_default::<Vec<Widget>>(widgets_id())
            .last_mut()
        {
            widget.element.main = true;
        }
    });
}

/// Whether an element with this label has been recorded in this pass.
pub(crate) fn is_listed(ctx: &Context, label: impl Into<Caption>) -> bool {
    let label = label.into().english();
    ctx.data_mut(|data| {
        let widgets: &mut Vec<Widget> = data.get_temp_mut_or_default(widgets_id());
        widgets.iter().any(|widget| widget.known_by == label)
    })
}

/// Takes the last recorded element off the list: another element does the same.
pub(crate) fn unlist_last(ctx: &Context) {
    ctx.data_mut(|data| {
        drop(
            data.get_temp_mut_or_default::<Vec<Widget>>(widgets_id())
                .pop(),
        )
    });
}

/// Records a switch that has been drawn; returns whether its copy was pressed.
pub(crate) fn switch(ui: &Ui, label: impl Into<Caption>, is_on: bool, response: &Response) -> bool {
    let element = UiElement {
        selected: Some(is_on),
        ..new_element(ui.ctx(), label)
    };
    let pressed = take_press(ui.ctx(), &element);
    record(
        ui.ctx(),
        Widget {
            known_by: element.drawn_label().to_owned(),
            element,
            response: response.clone(),
            visible: is_visible(ui, response),
        },
    );
    pressed
}

/// Records an entry of a drop-down list, which may be closed; returns whether its copy was pressed.
pub(crate) fn list_entry(
    ui: &Ui,
    label: impl Into<Caption>,
    selected: bool,
    list: &Response,
) -> bool {
    let element = UiElement {
        selected: Some(selected),
        ..new_element(ui.ctx(), label)
    };
    let pressed = take_press(ui.ctx(), &element);
    record(
        ui.ctx(),
        Widget {
            known_by: element.drawn_label().to_owned(),
            element,
            response: list.clone(),
            visible: false,
        },
    );
    pressed
}

/// Draws a text field that can be edited here or in its copy.
pub(crate) fn field(
    ui: &mut Ui,
    label: impl Into<Caption>,
    text: &mut String,
    content: impl FnOnce(&mut Ui, &mut String) -> Response,
) -> Response {
    let element = new_element(ui.ctx(), label);
    let (written, typing_in_copy) = take_written(ui.ctx(), &element);
    if let Some(written) = written {
        *text = written;
    }
    let response = content(ui, text);
    if typing_in_copy {
        response.surrender_focus();
    }
    let element = UiElement {
        text: Some(text.clone()),
        ..element
    };
    record(
        ui.ctx(),
        Widget {
            known_by: element.drawn_label().to_owned(),
            element,
            response: response.clone(),
            visible: is_visible(ui, &response),
        },
    );
    response
}

/// The value to which the copy of the next slider with this label was moved, if it was.
pub(crate) fn slider_input(ui: &Ui, label: impl Into<Caption>) -> Option<f32> {
    let text = take_written(ui.ctx(), &new_element(ui.ctx(), label)).0?;
    text.parse().ok().filter(|value: &f32| value.is_finite())
}

/// Records a slider that has been drawn.
pub(crate) fn slider(ui: &Ui, label: impl Into<Caption>, slide: Slide, response: &Response) {
    let element = UiElement {
        slide: Some(slide),
        ..new_element(ui.ctx(), label)
    };
    record(
        ui.ctx(),
        Widget {
            known_by: element.drawn_label().to_owned(),
            element,
            response: response.clone(),
            visible: is_visible(ui, response),
        },
    );
}

/// The next element with this label.
fn new_element(ctx: &Context, label: impl Into<Caption>) -> UiElement {
    let label = label.into();
    let (known_by, label) = (label.english(), ctx.say_plainly(&label));
    ctx.data_mut(|data| {
        let widgets: &mut Vec<Widget> = data.get_temp_mut_or_default(widgets_id());
        let number = 1 + widgets
            .iter()
            .filter(|widget| widget.element.drawn_label() == known_by)
            .count();
        let group = data.get_temp(group_id());
        UiElement {
            id: format!("{known_by}#{number}"),
            label,
            group,
            ..UiElement::default()
        }
    })
}

fn record(ctx: &Context, widget: Widget) {
    let is_to_have_focus = ctx.data_mut(|data| {
        let input: &mut CopyInput = data.get_temp_mut_or_default(input_id());
        input
            .focused
            .take_if(|id| *id == widget.element.id)
            .is_some()
    });
    if is_to_have_focus {
        widget.response.request_focus();
    }
    ctx.data_mut(|data| {
        data.get_temp_mut_or_default::<Vec<Widget>>(widgets_id())
            .push(widget)
    });
}

/// Whether the copy of an element was pressed; true once a press.
fn take_press(ctx: &Context, element: &UiElement) -> bool {
    ctx.data_mut(|data| {
        let input: &mut CopyInput = data.get_temp_mut_or_default(input_id());
        let index = input.pressed.iter().position(|id| *id == element.id);
        index
            .map(|index| input.pressed.swap_remove(index))
            .is_some()
    })
}

/// The last value of the copy of an element, once, and whether somebody is typing in a copy.
fn take_written(ctx: &Context, element: &UiElement) -> (Option<String>, bool) {
    ctx.data_mut(|data| {
        let input: &mut CopyInput = data.get_temp_mut_or_default(input_id());
        let index = input.written.iter().rposition(|(id, _)| *id == element.id);
        (
            index.map(|index| input.written.swap_remove(index).1),
            input.is_typing,
        )
    })
}

fn is_visible(ui: &Ui, response: &Response) -> bool {
    ui.clip_rect().contains(response.rect.center())
}

fn publish(
    mut contexts: EguiContexts,
    mut elements: ResMut<UiElements>,
    mut texts: ResMut<ReadOut>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    *elements = take_elements(ctx);
    texts.set_if_neq(take_texts(ctx));
    Ok(())
}

/// Takes the elements of the pass that ends.
pub(crate) fn take_elements(ctx: &Context) -> UiElements {
    let widgets: Vec<Widget> = ctx
        .data_mut(|data| data.remove_temp(widgets_id()))
        .unwrap_or_default();
    let scale = ctx.zoom_factor();
    let mut elements = UiElements::default();
    for Widget {
        element,
        known_by,
        response,
        visible,
    } in widgets
    {
        if visible && element.is_button() {
            let centre = mirror::place(ctx, response.rect.center()) * scale;
            elements.push_button(&known_by, element.key.as_deref(), &response, centre);
        }
        let focused = response.has_focus();
        let rect = mirror::part(ctx, response.rect) * scale;
        let at = visible.then(|| [rect.left(), rect.top(), rect.width(), rect.height()]);
        elements.push(UiElement {
            at,
            focused,
            ..element
        });
    }
    elements
}
