//! The page: which files of its folder are served, and with which headers.

use std::path::{Component, Path, PathBuf};

use axum::{
    Router,
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::{Next, from_fn},
    response::{Html, IntoResponse, Response},
    routing::get,
};
use tower_http::services::ServeDir;

/// What a page may load, and who may show it in a frame: the policy that the game's page has itself,
/// which allows all that the page of one position does.
macro_rules! policy {
    (frames of $frames:literal) => {
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
             connect-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; \
             manifest-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors ",
            $frames
        )
    };
}

/// The policy of every page but the next.
const CONTENT: &str = policy!(frames of "'self'");
/// The policy of the page of one position.
const CONTENT_OF_POSITION: &str = policy!(frames of "*");

/// The page of one position, which any page may show in a frame.
const POSITION: [&str; 2] = ["/position/", "/position/index.html"];

/// The digits of the hash in the name of a file that never changes.
const HASH: usize = 16;

/// The one folder with a dot that is meant for everybody.
const WELL_KNOWN: &str = ".well-known";

/// How the names of compressed files end that are served in place of others.
const COMPRESSED: [&str; 2] = [".br", ".gz"];

/// Serves the files of a folder where nothing else is, and gives every answer its headers.
pub fn serve(mut router: Router, folder: Option<PathBuf>) -> Router {
    if let Some(folder) = folder {
        let files = ServeDir::new(&folder)
            .precompressed_br()
            .precompressed_gzip();
        let allowed = from_fn(move |request: Request, next: Next| {
            let folder = folder.clone();
            async move {
                let path = request.uri().path().to_owned();
                let looked = tokio::task::spawn_blocking(move || is_allowed(&folder, &path)).await;
                if matches!(looked, Ok(true)) {
                    next.run(request).await
                } else {
                    missing().await
                }
            }
        });
        let files = files.not_found_service(get(missing));
        router = router.fallback_service(Router::new().fallback_service(files).layer(allowed));
    }
    router.layer(from_fn(headers))
}

/// What is served for a page that is not there.
async fn missing() -> Response {
    const TEXT: &str = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
        <meta name=\"viewport\" content=\"width=device-width\">\n\
        <meta name=\"color-scheme\" content=\"dark light\">\n\
        <title>Not found · Tesserae</title>\n\
        <h1>There is no such page</h1>\n\
        <p><a href=\"/\">To the games</a></p>\n";
    (StatusCode::NOT_FOUND, Html(TEXT)).into_response()
}

/// Whether a file, or where it would be made, lies in a folder.
#[must_use]
pub fn holds(folder: &Path, file: &Path) -> bool {
    let Ok(folder) = folder.canonicalize() else {
        return false;
    };
    let parent = match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    // The file itself may be a link to another place, and so may the folder that it is in.
    [file, parent].iter().any(|path| {
        path.canonicalize()
            .is_ok_and(|path| path.starts_with(&folder))
    })
}

/// Whether a path of a request may be served: nothing whose name begins with a dot, nothing that a
/// link leads to outside the folder, and no path that a browser might take for another host when it
/// is sent back to it.
fn is_allowed(folder: &Path, path: &str) -> bool {
    let Some(decoded) = decoded(path).filter(|_| !path.starts_with("//") && !path.contains('\\'))
    else {
        return false;
    };
    let relative = Path::new(decoded.trim_start_matches('/'));
    let is_hidden = |(index, part): (usize, Component<'_>)| match part {
        Component::Normal(name) => {
            let name = name.to_string_lossy();
            name.starts_with('.') && !(index == 0 && name == WELL_KNOWN)
        }
        _ => true,
    };
    if relative.components().enumerate().any(is_hidden) {
        return false;
    }
    let Ok(inside) = folder.canonicalize() else {
        return false;
    };
    let mut file = folder.join(relative);
    if file.is_dir() {
        file.push("index.html");
    }
    // What is not there leads nowhere.
    let stays = |file: &Path| {
        file.canonicalize()
            .map_or(true, |file| file.starts_with(&inside))
    };
    stays(&file)
        && COMPRESSED.iter().all(|ending| {
            let mut name = file.clone().into_os_string();
            name.push(ending);
            stays(Path::new(&name))
        })
}

/// The path with its escapes read; none if it is no text.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((first, more)) = rest.split_first() {
        rest = more;
        if *first != b'%' {
            bytes.push(*first);
            continue;
        }
        let (digits, more) = rest.split_at_checked(2)?;
        let digits = std::str::from_utf8(digits).ok()?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        rest = more;
    }
    String::from_utf8(bytes).ok()
}

/// Adds the headers that every answer has.
async fn headers(request: Request, next: Next) -> Response {
    let is_hashed = is_hashed(request.uri().path());
    let is_texture = request.uri().path().ends_with(".ktx2");
    let content = content(request.uri().path());
    let mut response = next.run(request).await;
    let is_found = response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED;
    let headers = response.headers_mut();
    let cache = if is_hashed && is_found {
        "max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    if is_texture && is_found {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/ktx2"));
    }
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, content),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, cache),
        (header::VARY, "accept-encoding"),
        (
            header::HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            header::HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=()",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The policy of what lies at a path.
fn content(path: &str) -> &'static str {
    if POSITION.contains(&path) {
        CONTENT_OF_POSITION
    } else {
        CONTENT
    }
}

/// Whether the name of a file holds a hash and so changes with its contents, as
/// `module-0123456789abcdef.wasm`.
fn is_hashed(path: &str) -> bool {
    let name = path
        .rsplit('/')
        .next()
        .and_then(|name| name.split('.').next())
        .unwrap_or_default();
    name.rsplit_once('-').is_some_and(|(_, hash)| {
        hash.len() == HASH && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_is_that_of_the_page() {
        let page = include_str!("../../../web/index.html");
        let own = CONTENT.trim_end_matches("; frame-ancestors 'self'");
        assert!(
            own.len() < CONTENT.len() && page.contains(&format!("content=\"{own}\"")),
            "{own}"
        );
        let position = include_str!("../../../web/position/index.html");
        let (_, rest) = position.split_once("content=\"default-src").unwrap();
        let (policy, _) = rest.split_once('"').unwrap();
        for rule in policy.split(';') {
            assert!(own.contains(rule.trim()), "{rule}");
        }
    }

    #[test]
    fn only_the_page_of_one_position_may_stand_in_any_frame() {
        for (path, frames) in [
            ("/", "'self'"),
            ("/position/", "*"),
            ("/position/index.html", "*"),
            ("/position/module.wasm", "'self'"),
            ("/de/position/", "'self'"),
            ("/positions", "'self'"),
        ] {
            let value = content(path);
            let end = format!("; frame-ancestors {frames}");
            assert!(value.ends_with(&end), "{path}: {value}");
        }
    }

    #[test]
    fn files_whose_name_holds_a_hash_never_change() {
        assert!(
            is_hashed("/tesserae-0123456789abcdef.wasm")
                && is_hashed("/thinking/module-0123456789abcdef.wasm")
        );
        for changes in [
            "/",
            "/index.html",
            "/assets/models/ur-board.glb",
            "/worker.js",
            "/a-b/c.js",
        ] {
            assert!(!is_hashed(changes), "{changes}");
        }
    }
}
