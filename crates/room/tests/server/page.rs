//! The page: what it is served with, and what is said if there is none.

use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::process::{Process, does_not_start, free_port, program};

const MODULE: &str = "tesserae-0123456789abcdef.wasm";

/// A server with a small page.
fn page() -> (TempDir, Process) {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("page");
    std::fs::create_dir_all(folder.join("sub")).unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
    write("index.html", "<p>Tesserae</p>");
    for (name, text) in [("", "plain"), (".br", "small"), (".gz", "smaller")] {
        write(&format!("{MODULE}{name}"), text);
    }
    for (extension, _) in TYPES {
        write(&format!("file.{extension}"), "");
    }
    let store = parent
        .path()
        .join("rooms.sqlite")
        .to_string_lossy()
        .into_owned();
    let process = Process::start(
        &["--store", &store, "--page", &folder.to_string_lossy()],
        free_port(),
    );
    (parent, process)
}

/// What every file that is published is served as. Browsers compile a module while it comes only if
/// it is of its type.
const TYPES: [(&str, &str); 14] = [
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
    ("ico", "image/x-icon"),
    ("txt", "text/plain"),
];

/// What a page that is not there has.
const TO_THE_PAGE: &str = "<a href=\"/\">To the games</a>";

pub async fn get(port: u16, path: &str, more: &str) -> String {
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
        (
            "/metrics",
            "200",
            "# HELP tesserae_room_rooms Rooms that somebody is in.\n",
        ),
        ("/nothing-%3Cscript%3E", "404", TO_THE_PAGE),
        ("/sub/nothing", "404", TO_THE_PAGE),
        ("/../Cargo.toml", "404", TO_THE_PAGE),
        ("/%2e%2e/Cargo.toml", "404", ""),
        ("//etc/hostname", "404", ""),
        ("/sub", "307", "location: /sub/"),
        ("//sub", "404", ""),
        ("/\\sub", "404", ""),
        ("/sub/%2e%2e/index.html", "404", ""),
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
    let (code, error) = does_not_start(
        program()
            .args(["--page", "dist"])
            .current_dir(folder.path()),
    );
    assert_eq!(code, Some(1), "{error}");
    assert!(
        error.contains("there is no index.html in") && error.contains("cargo xtask web"),
        "{error}"
    );
}

#[cfg(unix)]
#[tokio::test]
async fn hidden_files_and_what_links_lead_to_outside_the_folder_are_not_served() {
    let (parent, process) = page();
    let folder = parent.path().join("page");
    let secret = parent.path().join("secret");
    std::fs::write(&secret, "a secret").unwrap();
    for name in ["link.txt", "sub/link.txt", "packed.js.br", "sub/index.html"] {
        std::os::unix::fs::symlink(&secret, folder.join(name)).unwrap();
    }
    std::os::unix::fs::symlink(parent.path(), folder.join("out")).unwrap();
    std::os::unix::fs::symlink(folder.join("file.js"), folder.join("inside.js")).unwrap();
    std::fs::write(folder.join("packed.js"), "plain").unwrap();
    for name in [".well-known", ".git"] {
        std::fs::create_dir(folder.join(name)).unwrap();
        std::fs::write(folder.join(name).join("text"), "known").unwrap();
        std::fs::write(folder.join(name).join(".hidden"), "a secret").unwrap();
    }
    std::fs::write(folder.join(".env"), "a secret").unwrap();
    for path in [
        "/link.txt",
        "/sub/link.txt",
        "/sub/",
        "/packed.js",
        "/out/secret",
        "/out/rooms.sqlite",
        "/.env",
        "/%2eenv",
        "/.git/text",
        "/sub/../.env",
        "/.well-known/.hidden",
    ] {
        let answer = get(process.port, path, "Accept-Encoding: br\r\n").await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        assert!(!answer.contains("a secret"), "{path}: {answer}");
    }
    for path in ["/inside.js", "/.well-known/text"] {
        let answer = get(process.port, path, "").await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
    }
}

#[test]
fn a_store_in_the_folder_of_the_page_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("index.html"), "").unwrap();
    std::fs::create_dir(folder.path().join("sub")).unwrap();
    for store in [
        "tesserae-rooms.sqlite",
        "sub/rooms.sqlite",
        "./sub/../rooms.sqlite",
    ] {
        let (code, error) = does_not_start(
            program()
                .args(["--page", ".", "--store", store])
                .current_dir(folder.path()),
        );
        assert_eq!(code, Some(1), "{error}");
        assert!(error.contains("lies in the folder of the page"), "{error}");
        assert!(!folder.path().join(store).exists(), "{store}");
    }
}
