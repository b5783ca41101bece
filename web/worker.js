// Keeps the game for playing without a network. One version of this file goes with one version of the game: the list
// below names every file with a hash of its contents, so an update fetches what has changed and nothing else.
"use strict";

const FILES = {/* files */};
const CACHE = "tesserae";
/** What the page cannot begin without; all else is kept when it is first asked for, or in the background. */
const CORE = Object.keys(FILES).filter((path) => !path.startsWith("assets/") || /^assets\/(fonts|icons|light)\//.test(path));

const base = new URL("./", location.href);

/** The name under which a file is kept. */
const kept = (path) => new URL(`${path}?h=${FILES[path]}`, base).href;

/**
 * Where a file comes from. The hash carries the request past caches that hold an older one. A name that holds a hash already needs none: so the
 * module, which the page has loaded, comes from the browser's own cache and not a second time over the line.
 */
const source = (path) => (/-[0-9a-f]{16}\.\w+$/.test(path) ? new URL(path, base).href : kept(path));

async function fetchAndKeep(cache, path) {
  const response = await fetch(source(path), { credentials: "same-origin" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(kept(path), response.clone());
  return response;
}

async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (!(await cache.match(kept(path)))) await fetchAndKeep(cache, path);
  }
}

addEventListener("install", (event) => event.waitUntil(keep(CORE)));

addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const wanted = new Set(Object.keys(FILES).map(kept));
      for (const request of await cache.keys()) {
        if (!wanted.has(request.url)) await cache.delete(request);
      }
      await clients.claim();
    })(),
  );
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  // An interrupted round is taken up again at the next visit.
  if (event.data === "keep the rest") event.waitUntil(keep(Object.keys(FILES)).catch(() => {}));
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(base.href)) return;
  const path = decodeURIComponent(url.pathname.slice(base.pathname.length)) || "index.html";
  if (!Object.hasOwn(FILES, path)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      return (await cache.match(kept(path))) ?? fetchAndKeep(cache, path);
    })(),
  );
});
