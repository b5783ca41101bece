//! The user interface of languages that are written from right to left: egui lays everything out from
//! left to right, as ever, and what it draws is mirrored, as is what the pointer does. So a column at
//! the left stands at the right, and lists, fields and sliders run to the left. Letters, pictures and
//! what shows something on the board stay as they are.

mod lines;
mod shapes;
#[cfg(test)]
mod tests;

use bevy_egui::egui::{self, Context, Event, FullOutput, Key, OutputCommand, RawInput};

use crate::table::{
    language::letters,
    mirror::{Axis, is_mirrored},
};

pub(crate) use shapes::unmirrored;

/// Mirrors what goes into a context and what comes out of it.
pub(super) struct Mirror;

impl egui::Plugin for Mirror {
    fn debug_name(&self) -> &'static str {
        "right to left"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if is_mirrored(ctx) {
            let window = input.screen_rect.unwrap_or_else(|| ctx.viewport_rect());
            let axis = Axis::of_window(window);
            for event in &mut input.events {
                mirror_event(event, axis);
            }
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if is_mirrored(ctx) {
            let axis = Axis::of_window(ctx.viewport_rect());
            shapes::mirror_all(&mut output.shapes, axis);
            if let Some(ime) = &mut output.platform_output.ime {
                ime.rect = axis.part(ime.rect);
                ime.cursor_rect = axis.part(ime.cursor_rect);
            }
        }
        for command in &mut output.platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                *text = letters::plain(text).into_owned();
            }
        }
    }
}

fn mirror_event(event: &mut Event, axis: Axis) {
    match event {
        Event::PointerMoved(pos) | Event::PointerButton { pos, .. } | Event::Touch { pos, .. } => {
            *pos = axis.place(*pos);
        }
        Event::MouseMoved(delta) | Event::MouseWheel { delta, .. } => delta.x = -delta.x,
        Event::Key { key, .. } => {
            *key = match *key {
                Key::ArrowLeft => Key::ArrowRight,
                Key::ArrowRight => Key::ArrowLeft,
                other => other,
            };
        }
        _ => {}
    }
}
