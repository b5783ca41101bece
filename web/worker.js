// The service worker: stores the game for playing offline. The build writes the list of all files with their hashes
// into it, so that an update fetches only changed files.
"use strict";

/**
 * The hash of every file of the page, by its path.
 * @type {Record<string, string>}
 */
const FILES = {/* files */};
const CACHE = "tesserae";
/**
 * The files that the page needs to start and those in which an opponent thinks; the others are stored at their first
 * request or in the background. What opponents know of a game is one of the others.
 */
const FIRST = [/^(?!assets\/|thinking\/)/, /^assets\/(fonts|icons|light|pictures)\//, /^thinking\/.*\.(js|wasm)$/];
/** The files of a language: they are stored when they are asked for, by those who read it. */
const OF_LANGUAGE = /^assets\/(words|fonts\/languages)\/|^fonts-[^/]+\.css$|^[^/]+\/index\.html$/;
/** The page of one position: it is stored when it is asked for. */
const OF_POSITION = /^position\//;
/** The boards that can be chosen, by their pictures: the key, and what follows the game in it. */
const BOARDS = Object.keys(FILES).flatMap((path) => [...path.matchAll(/^assets\/looks\/(\w+?_(\w+))\.jpg$/g)]);
/** The files of boards and dice that have to be chosen: they are stored when they are asked for. */
const CHOSEN = [
  /^assets\/looks\/|^assets\/sounds\/(ebony|red|brass)_on_/,
  ...BOARDS.map(([, board, name]) => new RegExp(`^assets/models/(textures/)?(${board}|checker_${name})[_.]`)),
];
const STORED = Object.keys(FILES).filter((path) => ![OF_LANGUAGE, OF_POSITION, ...CHOSEN].some((kind) => kind.test(path)));
const CORE = STORED.filter((path) => FIRST.some((kind) => kind.test(path)));

const base = new URL("./", location.href);

/** The address under which a file is stored. */
const storedAs = (/** @type {string} */ path) => new URL(`${path}?h=${FILES[path]}`, base).href;

/**
 * The address from which a file is fetched. Its hash avoids older copies in caches. A file with a hash in its name has
 * its plain address: so the module, which the page has loaded already, comes from the browser's cache.
 */
const source = (/** @type {string} */ path) => (isNamedByHash(path) ? new URL(path, base).href : storedAs(path));
const isNamedByHash = (/** @type {string} */ path) => /-[0-9a-f]{16}\.\w+$/.test(path);

/** The beginning of a response's SHA-256, as in the list of files. */
async function hash(/** @type {Response} */ response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function fetchChecked(/** @type {string} */ path) {
  const response = await fetch(source(path), { credentials: "same-origin" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // An asset keeps its name when it changes. That of a newer version does not fit this one.
  if (path.startsWith("assets/") && !isNamedByHash(path) && (await hash(response.clone())) !== FILES[path]) {
    throw new Error(`${path} is that of another version`);
  }
  return response;
}

async function store(/** @type {string[]} */ paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (!(await cache.match(storedAs(path)))) await cache.put(storedAs(path), await fetchChecked(path));
  }
}

addEventListener("install", (event) => event.waitUntil(store(CORE)));

addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const wanted = new Set(Object.keys(FILES).map(storedAs));
      for (const request of await cache.keys()) {
        if (!wanted.has(request.url)) await cache.delete(request);
      }
      await clients.claim();
    })(),
  );
});

addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  // If this is interrupted, the next visit continues it.
  if (event.data === "store the rest") event.waitUntil(store(STORED).catch(() => {}));
});

// Whoever presses “your turn” comes back to the game.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window" }).then(([page]) => (page ? page.focus() : clients.openWindow(base.href))),
  );
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  // What is asked for past all caches is to come from the server.
  if (event.request.cache === "no-store") return;
  if (event.request.method !== "GET" || !url.href.startsWith(base.href)) return;
  const asked = decodeURIComponent(url.pathname.slice(base.pathname.length));
  const path = asked === "" || asked.endsWith("/") ? `${asked}index.html` : asked;
  if (!Object.hasOwn(FILES, path)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const stored = await cache.match(storedAs(path));
      if (stored) return stored;
      const response = await fetchChecked(path);
      // Where the store is full, the page has the file all the same.
      event.waitUntil(cache.put(storedAs(path), response.clone()).catch(() => {}));
      return response;
    })(),
  );
});
