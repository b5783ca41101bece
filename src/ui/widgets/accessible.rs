use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Context, Id, Response, Ui},
};

use crate::ui::UiSystems;
use crate::ui::widgets::ui_elements::{Slide, UiElement, UiElements};

/// Notes in each pass what can be pressed, written in or slid, and where it is: for the page, which repeats it, and for tests. What is done with
/// the repeated ones counts as done here.
pub fn plugin(app: &mut App) {
    app.init_resource::<UiElements>().add_systems(EguiPrimaryContextPass, tell.in_set(UiSystems::After));
}

/// What is noted in a pass.
#[derive(Clone)]
struct Noted {
    key: Option<String>,
    /// Whether the middle of it is in sight.
    seen: bool,
    response: Response,
    spot: UiElement,
}

/// What the page brought for this pass.
#[derive(Clone, Default)]
struct FromPage {
    pressed: Vec<String>,
    written: Vec<(String, String)>,
    writing: bool,
}

fn list() -> Id {
    Id::new("what can be done in this pass")
}

fn from_page() -> Id {
    Id::new("brought by the page")
}

fn group_name() -> Id {
    Id::new("the group of what is laid now")
}

/// Hands on what was done with what the page repeats: the ids of what was pressed, what was written where, and whether somebody is writing there
/// now.
pub fn bring(ctx: &Context, pressed: &[String], written: &[(String, String)], writing: bool) {
    let brought = FromPage { pressed: pressed.to_vec(), written: written.to_vec(), writing };
    ctx.data_mut(|data| data.insert_temp(from_page(), brought));
}

/// Lays what belongs together under one name: the values of a rule, the choices of a setting.
pub(crate) fn group<R>(ui: &mut Ui, name: &str, lay: impl FnOnce(&mut Ui) -> R) -> R {
    ui.data_mut(|data| data.insert_temp(group_name(), name.to_owned()));
    let laid = lay(ui);
    ui.data_mut(|data| data.remove_temp::<String>(group_name()));
    laid
}

/// The next thing of this name.
fn spot(ctx: &Context, name: &str) -> UiElement {
    ctx.data_mut(|data| {
        let list: &mut Vec<Noted> = data.get_temp_mut_or_default(list());
        let count = list.iter().filter(|noted| noted.spot.label == name).count();
        let group = data.get_temp(group_name());
        UiElement { id: format!("{name}#{}", count + 1), label: name.to_owned(), group, ..UiElement::default() }
    })
}

fn push(ctx: &Context, noted: Noted) {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<Noted>>(list()).push(noted));
}

/// Whether the page says that this was pressed; it says so once.
fn is_pressed(ctx: &Context, spot: &UiElement) -> bool {
    ctx.data_mut(|data| {
        let brought: &mut FromPage = data.get_temp_mut_or_default(from_page());
        brought.pressed.iter().position(|other| *other == spot.id).map(|at| brought.pressed.swap_remove(at)).is_some()
    })
}

/// What the page says was written here last, once, and whether somebody is writing on the page now.
fn written(ctx: &Context, spot: &UiElement) -> (Option<String>, bool) {
    ctx.data_mut(|data| {
        let brought: &mut FromPage = data.get_temp_mut_or_default(from_page());
        let at = brought.written.iter().rposition(|(other, _)| *other == spot.id);
        (at.map(|at| brought.written.swap_remove(at).1), brought.writing)
    })
}

fn is_seen(ui: &Ui, response: &Response) -> bool {
    ui.clip_rect().contains(response.rect.center())
}

/// Notes a button, the key that presses it, and whether it stands for what is chosen, if it can. It counts as clicked if the page's was pressed.
pub(crate) fn button(ui: &Ui, name: &str, key: Option<&str>, chosen: Option<bool>, response: &mut Response) {
    let spot = UiElement { chosen, ..spot(ui.ctx(), name) };
    if is_pressed(ui.ctx(), &spot) {
        response.flags |= bevy_egui::egui::response::Flags::FAKE_PRIMARY_CLICKED;
    }
    let seen = is_seen(ui, response);
    push(ui.ctx(), Noted { key: key.map(str::to_owned), seen, response: response.clone(), spot });
}

/// Notes something that is on or off and has already been laid; returns whether the page's was pressed.
pub(crate) fn switch(ui: &Ui, name: &str, is_on: bool, response: &Response) -> bool {
    let spot = UiElement { chosen: Some(is_on), ..spot(ui.ctx(), name) };
    let pressed = is_pressed(ui.ctx(), &spot);
    push(ui.ctx(), Noted { key: None, seen: is_seen(ui, response), response: response.clone(), spot });
    pressed
}

/// Notes a value of a list that may be closed; returns whether the page's was pressed.
pub(crate) fn listed(ui: &Ui, name: &str, chosen: bool, list: &Response) -> bool {
    let spot = UiElement { chosen: Some(chosen), ..spot(ui.ctx(), name) };
    let pressed = is_pressed(ui.ctx(), &spot);
    push(ui.ctx(), Noted { key: None, seen: false, response: list.clone(), spot });
    pressed
}

/// Lays a field that can be written in, here or on the page.
pub(crate) fn field(
    ui: &mut Ui,
    name: &str,
    text: &mut String,
    lay: impl FnOnce(&mut Ui, &mut String) -> Response,
) -> Response {
    let spot = spot(ui.ctx(), name);
    let (written, elsewhere) = written(ui.ctx(), &spot);
    if let Some(written) = written {
        *text = written;
    }
    let response = lay(ui, text);
    if elsewhere {
        response.surrender_focus();
    }
    let spot = UiElement { text: Some(text.clone()), ..spot };
    push(ui.ctx(), Noted { key: None, seen: is_seen(ui, &response), response: response.clone(), spot });
    response
}

/// To where the slider of the page was slid that repeats the next one of this name, if it was.
pub(crate) fn slid(ui: &Ui, name: &str) -> Option<f32> {
    let text = written(ui.ctx(), &spot(ui.ctx(), name)).0?;
    text.parse().ok().filter(|value: &f32| value.is_finite())
}

/// Notes a slider that has been laid.
pub(crate) fn slider(ui: &Ui, name: &str, slide: Slide, response: &Response) {
    let spot = UiElement { slide: Some(slide), ..spot(ui.ctx(), name) };
    push(ui.ctx(), Noted { key: None, seen: is_seen(ui, response), response: response.clone(), spot });
}

fn tell(mut contexts: EguiContexts, mut spots: ResMut<UiElements>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let list: Vec<Noted> = ctx.data_mut(|data| data.remove_temp(list())).unwrap_or_default();
    let scale = ctx.zoom_factor();
    *spots = UiElements::default();
    for Noted { key, seen, response, spot } in list {
        if seen && spot.is_button() {
            spots.note(&spot.label, key.as_deref(), &response, scale);
        }
        let rect = response.rect * scale;
        let at = seen.then(|| [rect.left(), rect.top(), rect.width(), rect.height()]);
        spots.queue(UiElement { at, ..spot });
    }
    Ok(())
}
