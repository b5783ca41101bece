//! Collects every interactive widget of a pass into [`UiElements`], from which the web page builds its accessibility
//! tree, and applies what was done with the page's copies to the widgets.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Context, Id, Response, Ui},
};

use crate::ui::{
    UiSystems,
    widgets::ui_elements::{PageGesture, Slide, UiElement, UiElements},
};

/// Publishes the elements of each pass.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<UiElements>().add_systems(EguiPrimaryContextPass, publish.in_set(UiSystems::Accessibility));
}

/// A widget of the current pass.
#[derive(Clone)]
struct Widget {
    element: UiElement,
    response: Response,
    /// The key that presses it.
    key: Option<String>,
    /// Whether its centre is in view.
    visible: bool,
}

/// What was done with the page's copies since the last pass.
#[derive(Clone, Default)]
struct PageInput {
    /// The ids of the pressed buttons.
    pressed: Vec<String>,
    /// The ids of changed fields and sliders, with their new values.
    written: Vec<(String, String)>,
    /// Whether a field of the page has the keyboard focus.
    is_typing: bool,
}

fn widgets_id() -> Id {
    Id::new("accessible widgets of this pass")
}

fn page_input_id() -> Id {
    Id::new("input from accessible elements of the page")
}

fn group_id() -> Id {
    Id::new("group of accessible elements")
}

/// Hands over what was done with the page's copies: the ids of the pressed buttons, the new values of fields and
/// sliders by id, and whether somebody is typing there.
#[cfg_attr(not(any(test, target_arch = "wasm32")), expect(dead_code, reason = "only the web page has copies"))]
pub(crate) fn set_page_input(ctx: &Context, pressed: &[String], written: &[(String, String)], is_typing: bool) {
    let input = PageInput { pressed: pressed.to_vec(), written: written.to_vec(), is_typing };
    ctx.data_mut(|data| data.insert_temp(page_input_id(), input));
}

/// Draws widgets that belong together under one label: the values of a house rule, the choices of a setting.
pub(crate) fn group<R>(ui: &mut Ui, label: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.data_mut(|data| data.insert_temp(group_id(), label.to_owned()));
    let result = content(ui);
    ui.data_mut(|data| data.remove_temp::<String>(group_id()));
    result
}

/// Records a button, the key that presses it, and whether it is selected, if it can be. The response counts as a click
/// if the page's copy was pressed.
pub(crate) fn button(ui: &Ui, label: &str, key: Option<&str>, selected: Option<bool>, response: &mut Response) {
    let element = UiElement { selected, ..new_element(ui.ctx(), label) };
    if take_press(ui.ctx(), &element) {
        response.flags |= egui::response::Flags::FAKE_PRIMARY_CLICKED;
    }
    let visible = is_visible(ui, response);
    record(ui.ctx(), Widget { element, response: response.clone(), key: key.map(str::to_owned), visible });
}

/// Sets what the page does itself when the last recorded element is pressed.
pub(crate) fn set_gesture(ctx: &Context, gesture: PageGesture) {
    ctx.data_mut(|data| {
        if let Some(widget) = data.get_temp_mut_or_default::<Vec<Widget>>(widgets_id()).last_mut() {
            widget.element.gesture = Some(gesture);
        }
    });
}

/// Records a switch that has been drawn; returns whether the page's copy was pressed.
pub(crate) fn switch(ui: &Ui, label: &str, is_on: bool, response: &Response) -> bool {
    let element = UiElement { selected: Some(is_on), ..new_element(ui.ctx(), label) };
    let pressed = take_press(ui.ctx(), &element);
    record(ui.ctx(), Widget { element, response: response.clone(), key: None, visible: is_visible(ui, response) });
    pressed
}

/// Records an entry of a drop-down list, which may be closed; returns whether the page's copy was pressed.
pub(crate) fn list_entry(ui: &Ui, label: &str, selected: bool, list: &Response) -> bool {
    let element = UiElement { selected: Some(selected), ..new_element(ui.ctx(), label) };
    let pressed = take_press(ui.ctx(), &element);
    record(ui.ctx(), Widget { element, response: list.clone(), key: None, visible: false });
    pressed
}

/// Draws a text field that can be edited here or on the page.
pub(crate) fn field(
    ui: &mut Ui,
    label: &str,
    text: &mut String,
    content: impl FnOnce(&mut Ui, &mut String) -> Response,
) -> Response {
    let element = new_element(ui.ctx(), label);
    let (written, typing_on_page) = take_written(ui.ctx(), &element);
    if let Some(written) = written {
        *text = written;
    }
    let response = content(ui, text);
    if typing_on_page {
        response.surrender_focus();
    }
    let element = UiElement { text: Some(text.clone()), ..element };
    record(ui.ctx(), Widget { element, response: response.clone(), key: None, visible: is_visible(ui, &response) });
    response
}

/// The value to which the page's copy of the next slider with this label was moved, if it was.
pub(crate) fn slider_input(ui: &Ui, label: &str) -> Option<f32> {
    let text = take_written(ui.ctx(), &new_element(ui.ctx(), label)).0?;
    text.parse().ok().filter(|value: &f32| value.is_finite())
}

/// Records a slider that has been drawn.
pub(crate) fn slider(ui: &Ui, label: &str, slide: Slide, response: &Response) {
    let element = UiElement { slide: Some(slide), ..new_element(ui.ctx(), label) };
    record(ui.ctx(), Widget { element, response: response.clone(), key: None, visible: is_visible(ui, response) });
}

/// The next element with this label.
fn new_element(ctx: &Context, label: &str) -> UiElement {
    ctx.data_mut(|data| {
        let widgets: &mut Vec<Widget> = data.get_temp_mut_or_default(widgets_id());
        let number = 1 + widgets.iter().filter(|widget| widget.element.label == label).count();
        let group = data.get_temp(group_id());
        UiElement { id: format!("{label}#{number}"), label: label.to_owned(), group, ..UiElement::default() }
    })
}

fn record(ctx: &Context, widget: Widget) {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<Widget>>(widgets_id()).push(widget));
}

/// Whether the page's copy of an element was pressed; true once a press.
fn take_press(ctx: &Context, element: &UiElement) -> bool {
    ctx.data_mut(|data| {
        let input: &mut PageInput = data.get_temp_mut_or_default(page_input_id());
        let index = input.pressed.iter().position(|id| *id == element.id);
        index.map(|index| input.pressed.swap_remove(index)).is_some()
    })
}

/// The last value of the page's copy of an element, once, and whether somebody is typing on the page.
fn take_written(ctx: &Context, element: &UiElement) -> (Option<String>, bool) {
    ctx.data_mut(|data| {
        let input: &mut PageInput = data.get_temp_mut_or_default(page_input_id());
        let index = input.written.iter().rposition(|(id, _)| *id == element.id);
        (index.map(|index| input.written.swap_remove(index).1), input.is_typing)
    })
}

fn is_visible(ui: &Ui, response: &Response) -> bool {
    ui.clip_rect().contains(response.rect.center())
}

fn publish(mut contexts: EguiContexts, mut elements: ResMut<UiElements>) -> Result {
    *elements = take_elements(contexts.ctx_mut()?);
    Ok(())
}

/// Takes the elements of the pass that ends.
pub(crate) fn take_elements(ctx: &Context) -> UiElements {
    let widgets: Vec<Widget> = ctx.data_mut(|data| data.remove_temp(widgets_id())).unwrap_or_default();
    let scale = ctx.zoom_factor();
    let mut elements = UiElements::default();
    for Widget { element, response, key, visible } in widgets {
        if visible && element.is_button() {
            elements.push_button(&element.label, key.as_deref(), &response, scale);
        }
        let rect = response.rect * scale;
        let at = visible.then(|| [rect.left(), rect.top(), rect.width(), rect.height()]);
        elements.push(UiElement { at, ..element });
    }
    elements
}
