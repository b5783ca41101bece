//! A screen reader without a voice: reads what the program gives to the system's accessibility
//! interface (AT-SPI), and presses what it finds there. It has a session and a registry of its own.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use serde::de::DeserializeOwned;
use tempfile::TempDir;
use zbus::{
    Connection,
    connection::Builder,
    zvariant::{OwnedObjectPath, OwnedValue, Str, Type, Value},
};

/// The interface that every part has.
const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";
/// The roles of AT-SPI by number.
const BUTTON: u32 = 43;
const TOGGLE: u32 = 62;
const LOG: u32 = 111;

/// A session for programs that talk to each other, as a desktop has one.
pub struct Session {
    daemon: Child,
    address: String,
    /// Where its sockets are.
    _folder: TempDir,
}

impl Session {
    /// Starts it.
    pub fn open() -> Self {
        let folder = tempfile::tempdir().expect("there is a place for its sockets");
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .env("GSETTINGS_BACKEND", "memory")
            .env("XDG_RUNTIME_DIR", folder.path())
            .env("XDG_CACHE_HOME", folder.path())
            .env_remove("DISPLAY")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon is installed");
        let mut address = String::new();
        let output = daemon.stdout.take().expect("its output is piped");
        BufReader::new(output)
            .read_line(&mut address)
            .expect("dbus-daemon prints its address");
        Self {
            daemon,
            address: address.trim().to_owned(),
            _folder: folder,
        }
    }

    /// The value of `DBUS_SESSION_BUS_ADDRESS`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Lets programs say what is on the screen, and connects to where they say it.
    fn registry(&self) -> zbus::Result<Connection> {
        pollster::block_on(async {
            let session = Builder::address(self.address.as_str())?.build().await?;
            let (name, path) = (Some("org.a11y.Bus"), "/org/a11y/bus");
            let enabled = ("org.a11y.Status", "ScreenReaderEnabled", Value::from(true));
            session
                .call_method(
                    name,
                    path,
                    Some("org.freedesktop.DBus.Properties"),
                    "Set",
                    &enabled,
                )
                .await?;
            let reply = session
                .call_method(name, path, Some("org.a11y.Bus"), "GetAddress", &())
                .await?;
            Builder::address(reply.body().deserialize::<String>()?.as_str())?
                .build()
                .await
        })
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.daemon.kill().ok();
        self.daemon.wait().ok();
    }
}

/// Where a part is: the name of its program, and its path there.
type Address = (String, OwnedObjectPath);

/// A part of the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    address: Address,
    role: u32,
    /// What is read.
    pub name: String,
}

impl Part {
    /// Whether it can be pressed.
    pub fn is_button(&self) -> bool {
        [BUTTON, TOGGLE].contains(&self.role)
    }
}

/// Reads one window.
pub struct Reader {
    registry: Connection,
    window: Address,
    /// How many announcements have been read.
    heard: Vec<Address>,
}

impl Reader {
    /// Waits for the only program of a session to show its window.
    pub fn open(session: &Session, seconds: f32) -> Option<Self> {
        let registry = session.registry().expect("at-spi2-core is installed");
        let root = "/org/a11y/atspi/accessible/root"
            .try_into()
            .expect("it is a path");
        let root = ("org.a11y.atspi.Registry".to_owned(), root);
        let mut reader = Self {
            registry,
            window: root.clone(),
            heard: Vec::new(),
        };
        let found = until(seconds, || {
            let program = reader.children(&root)?.into_iter().next()?;
            reader.children(&program)?.into_iter().next()
        });
        reader.window = found?;
        Some(reader)
    }

    /// The parts of the window in order, without announcements.
    pub fn parts(&self) -> Vec<Part> {
        let children = self.children(&self.window).unwrap_or_default();
        // A part that is gone meanwhile is not there.
        children
            .into_iter()
            .filter_map(|address| self.part(address))
            .filter(|part| part.role != LOG)
            .collect()
    }

    /// What has been announced since the last call.
    pub fn listen(&mut self) -> Vec<String> {
        let children = self.children(&self.window).unwrap_or_default();
        let log = children
            .into_iter()
            .filter_map(|address| self.part(address))
            .find(|part| part.role == LOG);
        let lines = log
            .and_then(|log| self.children(&log.address))
            .unwrap_or_default();
        let new = lines
            .iter()
            .filter(|line| !self.heard.contains(line))
            .cloned();
        let words = new
            .filter_map(|line| self.part(line))
            .map(|part| part.name)
            .collect();
        self.heard = lines;
        words
    }

    /// Presses a button; returns whether there is still one.
    pub fn press(&self, part: &Part) -> bool {
        self.call(&part.address, "org.a11y.atspi.Action", "DoAction", &0_i32)
            .unwrap_or(false)
    }

    /// Waits for a button with this name, and presses it; returns whether there is one.
    pub fn press_named(&self, name: &str, seconds: f32) -> bool {
        let found = until(seconds, || {
            self.parts()
                .into_iter()
                .find(|part| part.is_button() && part.name == name)
        });
        found.is_some_and(|part| self.press(&part))
    }

    fn children(&self, parent: &Address) -> Option<Vec<Address>> {
        self.call(parent, ACCESSIBLE, "GetChildren", &()).ok()
    }

    fn part(&self, address: Address) -> Option<Part> {
        let role = self.call(&address, ACCESSIBLE, "GetRole", &()).ok()?;
        let name: OwnedValue = self
            .call(
                &address,
                "org.freedesktop.DBus.Properties",
                "Get",
                &(ACCESSIBLE, "Name"),
            )
            .ok()?;
        let name = Str::try_from(name).ok()?.to_string();
        Some(Part {
            address,
            role,
            name,
        })
    }

    fn call<A, B>(
        &self,
        (program, path): &Address,
        interface: &str,
        method: &str,
        body: &A,
    ) -> zbus::Result<B>
    where
        A: serde::Serialize + zbus::zvariant::DynamicType,
        B: DeserializeOwned + Type,
    {
        pollster::block_on(async {
            let call = self.registry.call_method(
                Some(program.as_str()),
                path,
                Some(interface),
                method,
                body,
            );
            call.await?.body().deserialize()
        })
    }
}

/// Tries again until there is something, or the time is over.
pub fn until<T>(seconds: f32, mut find: impl FnMut() -> Option<T>) -> Option<T> {
    let end = Instant::now() + Duration::from_secs_f32(seconds);
    loop {
        if let Some(found) = find() {
            return Some(found);
        }
        if Instant::now() > end {
            return None;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}
