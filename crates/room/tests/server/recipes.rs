//! The recipes of the README and the file of the container, as they stand there.

use std::{
    io::Write,
    os::unix::{fs::MetadataExt, process::CommandExt},
    path::Path,
    process::{Child, Command, Stdio},
};

use tesserae_rules::Kind;

use crate::{
    guests::{open, sit},
    liars::{entered, offered},
    page::get,
    process::{Killed, Process, free_port},
};

/// The recipe that begins with these words, from between its fences.
fn recipe(begins: &str) -> &'static str {
    let readme = include_str!("../../README.md");
    let mut fences = readme.split("```");
    fences
        .find_map(|text| {
            text.strip_prefix("text\n")
                .filter(|text| text.starts_with(begins))
        })
        .unwrap_or_else(|| panic!("no recipe begins with {begins}"))
}

/// Says that a test was left out, in a line that whoever adds up the tests counts.
fn skipped(why: &str) {
    let skipped = format!("\n{why}\n# skipped 1\n");
    // Not by `println!`, which the test’s runner keeps to itself.
    std::io::stdout().write_all(skipped.as_bytes()).unwrap();
}

/// Whether a program is there.
fn has(program: &str, argument: &str) -> bool {
    Command::new(program)
        .arg(argument)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok()
}

/// A running nginx, which ends with the test.
struct Nginx(Child);

impl Drop for Nginx {
    fn drop(&mut self) {
        let process = self.0.id().to_string();
        // Asked to end, it ends its workers first.
        drop(Command::new("kill").args(["-TERM", &process]).status());
        drop(self.0.wait());
    }
}

#[tokio::test]
async fn a_game_is_played_through_nginx_as_the_recipe_sets_it_up() {
    if !has("nginx", "-v") {
        return skipped("There is no nginx on this machine.");
    }
    let folder = tempfile::tempdir().unwrap();
    let store = folder.path().join("rooms.sqlite");
    let arguments = ["--behind-proxy", "--store", &store.to_string_lossy()];
    let process = Process::start(&arguments, free_port());
    let port = free_port();
    let here = folder.path().display();
    let (maps, locations) = (recipe("map "), recipe("location "));
    let locations = locations.replace("127.0.0.1:8080", &format!("127.0.0.1:{}", process.port));
    let paths: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .iter()
        .map(|kind| format!("{kind}_temp_path {here}/{kind};\n"))
        .collect();
    let config = format!(
        "daemon off;\npid {here}/pid;\nerror_log {here}/error.log;\nevents {{}}\nhttp {{\n{paths}access_log off;\n\
         {maps}\nserver {{\nlisten 127.0.0.1:{port};\n{locations}\n}}\n}}\n"
    );
    let file = folder.path().join("nginx.conf");
    std::fs::write(&file, config).unwrap();
    let nginx = Command::new("nginx")
        .arg("-c")
        .arg(&file)
        .arg("-e")
        .arg(folder.path().join("error.log"))
        .spawn()
        .unwrap();
    let _nginx = Nginx(nginx);
    // Connecting waits until it is there.
    let created = open(port, Kind::Ur).await;
    let (mut guest, lines) = entered(port, &created, created.guest).await;
    assert_eq!(lines, 1);
    assert_eq!(offered(&mut guest, 1, sit("Ben")).await, Ok(()));
    for path in ["/health", "/metrics"] {
        let answer = get(port, path, "").await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        let answer = get(process.port, path, "").await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
    }
}

#[test]
fn the_systemd_unit_is_valid() {
    if !has("systemd-analyze", "--version") {
        return skipped("There is no systemd on this machine.");
    }
    let folder = tempfile::tempdir().unwrap();
    let unit = folder.path().join("tesserae-room.service");
    let program = env!("CARGO_BIN_EXE_tesserae-room");
    let text = recipe("[Unit]").replace("/usr/local/bin/tesserae-room", program);
    assert!(text.contains(program));
    std::fs::write(&unit, text).unwrap();
    let output = Command::new("systemd-analyze")
        .args(["verify", "--man=no"])
        .arg(&unit)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    // Other units of the machine may have faults of their own.
    let own: Vec<&str> = said
        .lines()
        .filter(|line| line.contains("tesserae-room"))
        .collect();
    assert_eq!(own, Vec::<&str>::new());
}

/// No engine is needed: the steps of the last stage that matter are done by hand.
#[test]
fn the_user_of_the_container_owns_its_store() {
    let file = include_str!("../../Containerfile");
    let (_, stage) = file.rsplit_once("\nFROM ").unwrap();
    let steps: Vec<(&str, &str)> = stage
        .lines()
        .filter_map(|line| line.split_once(' '))
        .collect();
    let at = |step: &str| {
        let found: Vec<usize> = (0..steps.len())
            .filter(|index| steps[*index].0 == step)
            .collect();
        assert_eq!(found.len(), 1, "{step}");
        (found[0], steps[found[0]].1)
    };
    let ((made, make), (kept, volume), (user_at, user), (_, entry)) =
        (at("RUN"), at("VOLUME"), at("USER"), at("ENTRYPOINT"));
    let (owner, group) = user.split_once(':').unwrap();
    // What a volume holds is what was there before the step that names it.
    assert!(made < kept && made < user_at);
    assert_eq!(make, format!("install -d -o {owner} -g {group} {volume}"));
    let copied: Vec<&str> = steps
        .iter()
        .filter(|(step, _)| *step == "COPY")
        .filter_map(|(_, what)| what.rsplit_once(' '))
        .map(|(_, to)| to)
        .collect();
    assert_eq!(copied, ["/usr/local/bin/", "/page"]);
    let command: Vec<String> = serde_json::from_str(entry).unwrap();
    assert!(command.contains(&"/page".to_owned()) && command[0] == "tesserae-room");
    let store = command.last().unwrap();
    assert!(store.starts_with(&format!("{volume}/")));

    let folder = tempfile::tempdir().unwrap();
    if folder.path().metadata().unwrap().uid() != 0 {
        return skipped("Only root can become the user of the container.");
    }
    run_as(
        folder.path(),
        make,
        volume,
        owner.parse().unwrap(),
        group.parse().unwrap(),
    );
}

/// Makes the folder of the store like a step of the recipe, and opens a store in it as that user.
fn run_as(folder: &Path, make: &str, volume: &str, owner: u32, group: u32) {
    std::os::unix::fs::chown(folder, Some(owner), Some(group)).unwrap();
    let inside = folder.join(volume.trim_start_matches('/'));
    let mut step = make.split(' ');
    let made = Command::new(step.next().unwrap())
        .args(step.filter(|word| *word != volume))
        .arg(&inside)
        .status();
    assert!(made.unwrap().success());
    // The program may lie where that user cannot go.
    let program = folder.join("tesserae-room");
    std::fs::copy(env!("CARGO_BIN_EXE_tesserae-room"), &program).unwrap();
    let child = Command::new(&program)
        .args(["--listen", "127.0.0.1:0", "--store"])
        .arg(inside.join("rooms.sqlite"))
        .uid(owner)
        .gid(group)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut child = Killed(child);
    let mut address = String::new();
    let mut said = std::io::BufReader::new(child.0.stdout.take().unwrap());
    std::io::BufRead::read_line(&mut said, &mut address).unwrap();
    drop(child);
    assert!(address.starts_with("http://127.0.0.1:"), "{address}");
    assert!(inside.join("rooms.sqlite").exists());
}
