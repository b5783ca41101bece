//! The referee: a headless ECS plugin that holds the authoritative game.
//!
//! [`Intent`] messages go in, [`Fact`] messages come out. A refused intent changes nothing and is answered with the broken
//! rule. Whoever shows the game plays the effects among the facts and has shown the move, whichever game it is; whoever wants
//! to know how the game stands reads the [`Referee`] resource.
//!
//! The referee never guesses what lies on the table, and the table never invents a result: where a throw comes from is for the [`DiceSource`]
//! to say, and every throw is in the log with its source.
//!
//! It needs no window and no renderer:
//!
//! ```
//! use bevy_app::App;
//! use tesserae_referee::{DiceSource, Intent, Referee, RefereePlugin};
//! use tesserae_rules::{Header, Kind};
//!
//! let mut app = App::new();
//! app.add_plugins(RefereePlugin).insert_resource(DiceSource::seeded(7));
//! app.world_mut().write_message(Intent::Start(Header::new(Kind::Ur)));
//! app.world_mut().write_message(Intent::Throw);
//! app.update();
//! assert!(app.world().resource::<Referee>().session().is_some());
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod auto_play;
mod dice_source;
mod fact;
mod intent;
mod plugin;
mod referee;

pub use auto_play::AutoPlay;
pub use dice_source::DiceSource;
pub use fact::Fact;
pub use intent::Intent;
pub use plugin::{RefereePlugin, RefereeSystems};
pub use referee::Referee;
