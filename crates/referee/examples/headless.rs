//! Plays a whole game without a window: random steps, dice drawn from a seed. Prints the moves and
//! the result.
//!
//! `cargo run -p tesserae-referee --example headless`

use bevy_app::App;
use tesserae_formats::record;
use tesserae_referee::{Fact, Intent, Referee, RefereePlugin};
use tesserae_rules::{
    Header, Kind, Session,
    session::random::{generator, random_event},
};

fn session(app: &App) -> Option<&Session> {
    app.world().resource::<Referee>().session()
}

fn main() {
    let mut app = App::new();
    app.add_plugins(RefereePlugin);
    app.world_mut()
        .write_message(Intent::Start(Header::new(Kind::Ur).seeded(7)));
    app.update();

    // The players pick at random what to do; what is thrown is decided by the referee.
    let mut players = generator(1);
    while let Some(event) =
        session(&app).and_then(|session| random_event(session.game(), &mut players))
    {
        app.world_mut().write_message(Intent::from(event));
        app.update();
        for fact in app
            .world_mut()
            .resource_mut::<bevy_ecs::message::Messages<Fact>>()
            .drain()
        {
            if let Fact::Refused { text, .. } = fact {
                eprintln!("refused: {text}");
                return;
            }
        }
    }
    if let Some(session) = session(&app) {
        print!("{}", record::write(session));
    }
}
