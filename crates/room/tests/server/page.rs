//! The page: what it is served with, and what is said if there is none.

use std::{path::Path, process::Command};

use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::process::{Process, free_port};

const MODULE: &str = "tesserae-0123456789abcdef.wasm";

/// A server with a small page.
fn page() -> (TempDir, Process) {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("index.html", "<p>Tesserae</p>");
    for (name, text) in [("", "plain"), (".br", "small"), (".gz", "smaller")] {
        write(&format!("{MODULE}{name}"), text);
    }
    for (extension, _) in TYPES {
        write(&format!("file.{extension}"), "");
    }
    let store = folder
        .path()
        .join("rooms.sqlite")
        .to_string_lossy()
        .into_owned();
    let process = Process::start(
        &[
            "--store",
            &store,
            "--page",
            &folder.path().to_string_lossy(),
        ],
        free_port(),
    );
    (folder, process)
}

/// What every file that is published is served as. Browsers compile a module while it comes only if
/// it is of its type.
const TYPES: [(&str, &str); 12] = [
    ("html", "text/html"),
    ("css", "text/css"),
    ("js", "text/javascript"),
    ("json", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("wasm", "application/wasm"),
    ("glb", "model/gltf-binary"),
    ("ktx2", "image/ktx2"),
    ("png", "image/png"),
    ("jpg", "image/jpeg"),
    ("ogg", "audio/ogg"),
    ("ttf", "font/ttf"),
];

async fn get(port: u16, path: &str, more: &str) -> String {
    let mut stream = tokio::net::TcpStream::connect(("127.0.0.1", port))
        .await
        .unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: here\r\n{more}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn page_health_and_metrics_come_with_strict_headers() {
    let (_folder, process) = page();
    for (path, status, holds) in [
        ("/", "200", "<p>Tesserae</p>"),
        ("/?from=home", "200", "<p>Tesserae</p>"),
        ("/health", "200", "ok"),
        ("/metrics", "200", "tesserae_room_sockets 0"),
        ("/nothing-%3Cscript%3E", "404", ""),
        ("/../Cargo.toml", "404", ""),
        ("/%2e%2e/Cargo.toml", "404", ""),
        ("//etc/hostname", "404", ""),
    ] {
        let answer = get(process.port, path, "").await;
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status}")) && answer.contains(holds),
            "{path}: {answer}"
        );
        for header in [
            "content-security-policy: default-src 'none'",
            "referrer-policy: no-referrer",
            "nosniff",
        ] {
            assert!(answer.contains(header), "{path}: {answer}");
        }
        assert!(!answer.contains("<script>"), "{answer}");
    }
}

#[tokio::test]
async fn files_come_compressed_with_their_types_and_are_kept_only_if_they_never_change() {
    let (_folder, process) = page();
    for (accepted, body) in [
        ("br, gzip", "small"),
        ("gzip", "smaller"),
        ("identity", "plain"),
        ("br;q=0", "plain"),
    ] {
        let answer = get(
            process.port,
            &format!("/{MODULE}"),
            &format!("Accept-Encoding: {accepted}\r\n"),
        )
        .await;
        assert!(
            answer.ends_with(&format!("\r\n\r\n{body}")),
            "{accepted}: {answer}"
        );
        for header in [
            "content-type: application/wasm",
            "immutable",
            "vary: accept-encoding",
        ] {
            assert!(answer.contains(header), "{accepted}: {answer}");
        }
    }
    for (extension, kind) in TYPES {
        let answer = get(process.port, &format!("/file.{extension}"), "").await;
        assert!(
            answer.contains(&format!("content-type: {kind}\r\n")),
            "{extension}: {answer}"
        );
        assert!(
            answer.contains("cache-control: no-cache"),
            "{extension}: {answer}"
        );
    }
    let date = "If-Modified-Since: Fri, 31 Dec 2100 23:59:59 GMT\r\n";
    assert!(
        get(process.port, "/", date)
            .await
            .starts_with("HTTP/1.1 304"),
        "what has not changed is not sent again"
    );
}

#[test]
fn a_folder_without_a_page_is_named_with_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let start = |page: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tesserae-room"));
        command
            .args(["--listen", "127.0.0.1:0", "--page"])
            .arg(page)
            .current_dir(folder.path())
            .output()
            .unwrap()
    };
    let output = start(&folder.path().join("dist"));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        !output.status.success() && error.lines().count() == 1,
        "{error}"
    );
    assert!(
        error.contains("there is no index.html in") && error.contains("cargo xtask web"),
        "{error}"
    );
}
