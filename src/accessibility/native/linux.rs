//! The connection to screen readers on Linux, by the session's bus.
//!
//! The engine has the same behind a feature, but its requests wait for a frame that nobody draws at
//! rest. This one wakes the program.

use std::sync::{Arc, Mutex, atomic::Ordering};

use accesskit::{
    ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, Rect, TreeUpdate,
};
use accesskit_unix::Adapter;
use bevy::{
    a11y::{self, AccessibilityRequested},
    prelude::*,
    window::{PrimaryWindow, WindowFocused, WindowMoved, WindowResized},
};

use super::{Renewed, requests};
use crate::table::idle::Waker;

/// Connects the window.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, connect)
        .add_systems(PreUpdate, receive.before(requests::take))
        .add_systems(Last, (report_focus, report_place).before(super::show));
}

/// The connection of the window.
#[derive(Resource)]
pub(super) struct Connection {
    adapter: Adapter,
    requests: Arc<Mutex<Vec<ActionRequest>>>,
}

impl Connection {
    /// Sends the tree, if somebody listens.
    pub(super) fn send(&mut self, tree: impl FnOnce() -> TreeUpdate) {
        self.adapter.update_if_active(tree);
    }
}

/// Asks for the first tree.
struct Activation<F> {
    requested: AccessibilityRequested,
    renewed: Renewed,
    wake: F,
}

impl<F: Fn()> ActivationHandler for Activation<F> {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.requested.set(true);
        self.renewed.0.store(true, Ordering::Relaxed);
        (self.wake)();
        // It comes with the next frame.
        None
    }
}

/// Keeps requests for the next frame.
struct Requests<F> {
    queue: Arc<Mutex<Vec<ActionRequest>>>,
    wake: F,
}

impl<F: Fn()> ActionHandler for Requests<F> {
    fn do_action(&mut self, request: ActionRequest) {
        if let Ok(mut queue) = self.queue.lock() {
            queue.push(request);
        }
        (self.wake)();
    }
}

/// Lists nothing any more.
struct Deactivation(AccessibilityRequested);

impl DeactivationHandler for Deactivation {
    fn deactivate_accessibility(&mut self) {
        self.0.set(false);
    }
}

fn connect(
    mut commands: Commands,
    windows: Query<&Window, With<PrimaryWindow>>,
    requested: Res<AccessibilityRequested>,
    renewed: Res<Renewed>,
    waker: Waker,
) {
    let Ok(window) = windows.single() else { return };
    let requests = Arc::<Mutex<Vec<ActionRequest>>>::default();
    let mut adapter = Adapter::new(
        Activation {
            requested: requested.clone(),
            renewed: renewed.clone(),
            wake: waker.get(),
        },
        Requests {
            queue: requests.clone(),
            wake: waker.get(),
        },
        Deactivation(requested.clone()),
    );
    adapter.update_window_focus_state(window.focused);
    commands.insert_resource(Connection { adapter, requests });
}

fn receive(connection: Option<Res<Connection>>, mut requests: MessageWriter<a11y::ActionRequest>) {
    if let Some(mut queue) = connection
        .as_ref()
        .and_then(|connection| connection.requests.lock().ok())
    {
        requests.write_batch(queue.drain(..).map(a11y::ActionRequest));
    }
}

fn report_focus(mut changes: MessageReader<WindowFocused>, connection: Option<ResMut<Connection>>) {
    if let (Some(mut connection), Some(change)) = (connection, changes.read().last()) {
        connection.adapter.update_window_focus_state(change.focused);
    }
}

fn report_place(
    mut moves: MessageReader<WindowMoved>,
    mut sizes: MessageReader<WindowResized>,
    windows: Query<&Window, With<PrimaryWindow>>,
    connection: Option<ResMut<Connection>>,
    mut at: Local<IVec2>,
) {
    let moved_to = moves.read().last().map(|moved| moved.position);
    if moved_to.is_none() && sizes.read().count() == 0 {
        return;
    }
    *at = moved_to.unwrap_or(*at);
    let (Some(mut connection), Ok(window)) = (connection, windows.single()) else {
        return;
    };
    let (origin, size) = (at.as_dvec2(), window.physical_size().as_dvec2());
    let end = origin + size;
    let place = Rect {
        x0: origin.x,
        y0: origin.y,
        x1: end.x,
        y1: end.y,
    };
    connection.adapter.set_root_window_bounds(place, place);
}
