use std::{collections::VecDeque, time::Duration};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{DieKind, Effect};

use crate::ui::UiSystems;
use crate::{TableSystems, settings::Settings};

/// What has just been said and no piece shows: a die that lay cocked, why the dice went over. Each line stays for some seconds.
#[derive(Resource, Default, Debug)]
pub struct Announcements {
    lines: VecDeque<(String, Duration)>,
}

impl Announcements {
    /// What can be read now, oldest first.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|(line, _)| line.as_str())
    }
}

/// Hears what is said.
pub fn plugin(app: &mut App) {
    app.init_resource::<Announcements>()
        .add_systems(Update, hear.in_set(TableSystems::React))
        .add_systems(EguiPrimaryContextPass, wake.in_set(UiSystems::Stage));
}

fn hear(
    mut facts: MessageReader<Fact>,
    mut said: ResMut<Announcements>,
    referee: Res<Referee>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
) {
    /// More than this would cover the board.
    const MOST: usize = 2;
    let now = time.elapsed();
    if said.lines.iter().any(|(_, until)| *until <= now) {
        said.lines.retain(|(_, until)| *until > now);
    }
    for fact in facts.read() {
        let line = match fact {
            Fact::Shown(Effect::Announced(line) | Effect::Passed { reason: Some(line), .. }) => line.clone(),
            Fact::Happened(event) if !event.rethrown.is_empty() => {
                let dice = referee.session().map(|session| session.game().dice()).unwrap_or_default();
                let lots = dice.iter().any(|die| die.kind == DieKind::Lot);
                format!("A cocked {} was thrown again", if lots { "lot" } else { "die" })
            }
            Fact::Begun | Fact::Left | Fact::TakenBack(_) => {
                said.lines.clear();
                continue;
            }
            _ => continue,
        };
        said.lines.push_back((line, now + Duration::from_secs_f32(settings.notices.max(0.0))));
        while said.lines.len() > MOST {
            said.lines.pop_front();
        }
    }
}

/// Draws again when the next line has been read long enough, even if nothing else moves.
fn wake(mut contexts: EguiContexts, said: Res<Announcements>, time: Res<Time<Real>>) -> Result {
    if let Some((_, until)) = said.lines.front() {
        contexts.ctx_mut()?.request_repaint_after(until.saturating_sub(time.elapsed()));
    }
    Ok(())
}
