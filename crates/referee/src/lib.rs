//! The referee: a headless ECS plugin that holds the authoritative game.
//!
//! [`Intent`] messages go in, [`Fact`] messages come out. A refused intent changes nothing and is
//! answered with the rule that it violates. Whoever shows the game plays back the effects among the
//! facts, whichever game it is; whoever wants to know how the game stands reads the [`Referee`]
//! resource.
//!
//! Where throws come from is settled by the header of the session (its
//! [`DiceSource`](tesserae_rules::DiceSource)). A throw from anywhere else is refused, and every
//! throw stands in the log with its source.
//!
//! It needs no window and no renderer; `examples/headless.rs` plays a whole game:
//!
//! ```
//! use bevy_app::App;
//! use tesserae_referee::{Intent, Referee, RefereePlugin};
//! use tesserae_rules::{Header, Kind};
//!
//! let mut app = App::new();
//! app.add_plugins(RefereePlugin);
//! app.world_mut().write_message(Intent::Start(Header::new(Kind::Ur).seeded(7)));
//! app.world_mut().write_message(Intent::Throw);
//! app.update();
//! let session = app.world().resource::<Referee>().session().expect("a game has begun");
//! assert_eq!(session.events().len(), 1);
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod auto_play;
mod fact;
mod gate;
mod intent;
mod plugin;
mod referee;
mod throws;

pub use auto_play::AutoPlay;
pub use fact::Fact;
pub use gate::{Gate, GateOwner, ThrowGate};
pub use intent::Intent;
pub use plugin::{RefereePlugin, RefereeSystems};
pub use referee::Referee;
