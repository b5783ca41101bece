//! A real PostgreSQL server in a temporary folder, started and stopped by the tests.

use std::{
    io::Write,
    os::unix::{fs::chown, process::CommandExt},
    path::PathBuf,
    process::{Command, Stdio},
};

use tempfile::TempDir;

/// A running PostgreSQL server, which listens at a socket in its folder only.
pub struct Database {
    programs: PathBuf,
    folder: TempDir,
}

impl Database {
    /// Starts a server; none, with a line that says so, where PostgreSQL is not installed.
    pub fn start() -> Option<Self> {
        let Some(programs) = programs() else {
            // Not by `println!`, which the test's runner keeps to itself: whoever adds up the tests
            // counts this line.
            let skipped = "\nThere is no PostgreSQL server on this machine.\n# skipped 1\n";
            std::io::stdout().write_all(skipped.as_bytes()).unwrap();
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        if let Some((user, group)) = unprivileged() {
            chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        let database = Self { programs, folder };
        database.run(
            "initdb",
            &[
                "-A",
                "trust",
                "-U",
                "tesserae",
                "--no-sync",
                "-E",
                "UTF8",
                "--locale",
                "C",
            ],
        );
        database.up();
        Some(database)
    }

    /// How to connect to it.
    pub fn config(&self) -> String {
        format!(
            "host={} user=tesserae dbname=postgres connect_timeout=3",
            self.folder.path().display()
        )
    }

    /// Stops it at once, as if it had crashed, and starts it again.
    pub fn restart(&mut self) {
        self.run("pg_ctl", &["stop", "-m", "immediate", "-s"]);
        self.up();
    }

    fn up(&self) {
        let options = format!("-c listen_addresses='' -k {}", self.folder.path().display());
        let log = self.data().with_extension("log");
        self.run(
            "pg_ctl",
            &[
                "start",
                "-w",
                "-s",
                "-l",
                &log.to_string_lossy(),
                "-o",
                &options,
            ],
        );
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let mut command = Command::new(self.programs.join(program));
        command
            .arg("-D")
            .arg(self.data())
            .args(arguments)
            .stdout(Stdio::null())
            .current_dir(self.folder.path());
        if let Some((user, group)) = unprivileged() {
            // PostgreSQL refuses to run as root.
            command.uid(user).gid(group);
        }
        assert!(
            command.status().unwrap().success(),
            "{program} {arguments:?}"
        );
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.run("pg_ctl", &["stop", "-m", "immediate", "-s"]);
    }
}

/// Where Debian keeps the programs of the newest server, or where the path has them.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .ok()
        .into_iter()
        .flatten()
        .flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.extend(std::env::split_paths(
        &std::env::var_os("PATH").unwrap_or_default(),
    ));
    folders.into_iter().find(|folder| {
        ["initdb", "pg_ctl", "postgres"]
            .iter()
            .all(|name| folder.join(name).is_file())
    })
}

/// The user under whom the server runs where the tests run as root.
fn unprivileged() -> Option<(u32, u32)> {
    let number = |argument: &str, of: &[&str]| -> Option<u32> {
        let output = Command::new("id").arg(argument).args(of).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    if number("-u", &[]) != Some(0) {
        return None;
    }
    Some((number("-u", &["nobody"])?, number("-g", &["nobody"])?))
}
