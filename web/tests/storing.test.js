// The service worker without a browser: what it stores first, and that it takes no file of another version.
import assert from "node:assert/strict";
import { createHash, webcrypto } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const BASE = "https://play.example/t/";
const hash = (/** @type {string} */ text) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/**
 * A service worker for these files; what the server has instead of some of them; whether its store takes no more. It
 * answers requests.
 * @param {Record<string, string>} files
 * @param {Record<string, string>} others
 */
async function worker(files, others = {}, isFull = false) {
  /** @type {Record<string, (event: object) => void>} */
  const listeners = {};
  const heard = (/** @type {string} */ name) => listeners[name] ?? assert.fail(`the worker does not hear ${name}`);
  /** @type {Map<string, Response>} */
  const kept = new Map();
  const listed = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, hash(text)]));
  const source = await readFile(new URL("../worker.js", import.meta.url), "utf8");
  const cache = {
    match: async (/** @type {string} */ url) => kept.get(url)?.clone(),
    put: async (/** @type {string} */ url, /** @type {Response} */ response) => {
      if (isFull) throw new DOMException("the store is full", "QuotaExceededError");
      kept.set(url, response);
    },
  };
  const world = createContext({
    URL, Response, crypto: webcrypto,
    location: { href: `${BASE}worker.js` },
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) => (listeners[name] = listener),
    caches: { open: async () => cache },
    fetch: async (/** @type {string} */ url) => {
      const path = new URL(url).pathname.slice("/t/".length);
      return new Response(others[path] ?? files[path]);
    },
  });
  runInContext(source.replace("{/* files */}", JSON.stringify(listed)), world);
  const paths = () => [...kept.keys()].map((url) => new URL(url).pathname.slice("/t/".length));
  const hears = async (/** @type {string} */ name, /** @type {string | undefined} */ data) => {
    await new Promise((done, fail) => {
      heard(name)({ data, waitUntil: (/** @type {Promise<void>} */ stored) => stored.then(done, fail) });
    });
    return paths();
  };
  return {
    install: () => hears("install", undefined),
    storeRest: () => hears("message", "store the rest"),
    /** The text of the answer; undefined if the browser is to ask the server itself. */
    ask: async (/** @type {string} */ path, cache = "default") => {
      /** @type {Promise<Response>[]} */
      const answers = [];
      /** @type {Promise<void>[]} */
      const stored = [];
      heard("fetch")({
        request: { url: BASE + path, method: "GET", cache },
        respondWith: (/** @type {Promise<Response>} */ response) => answers.push(response),
        waitUntil: (/** @type {Promise<void>} */ promise) => stored.push(promise),
      });
      const text = await (await answers[0])?.text();
      await Promise.all(stored);
      return text;
    },
  };
}

const WORKER = "thinking/worker-0123456789abcdef.js";
/** @type {Record<string, string>} */
const FILES = {
  "index.html": "<p>Tesserae</p>",
  [WORKER]: "worker",
  "thinking/module-0123456789abcdef.wasm": "module",
  "thinking/ur-0123456789abcdef.bin": "knowledge",
  "assets/models/ur.glb": "a board",
};

test("the opponent's worker and its module are stored with the first files, what it knows and the boards later", async () => {
  const { install } = await worker(FILES);
  assert.deepEqual(await install(), ["index.html", WORKER, "thinking/module-0123456789abcdef.wasm"]);
});

test("an asset of another version is refused, and nothing of it is stored", async () => {
  const { ask } = await worker(FILES, { "assets/models/ur.glb": "another board" });
  await assert.rejects(ask("assets/models/ur.glb"), /assets\/models\/ur\.glb is that of another version/);
  const { ask: again } = await worker(FILES);
  assert.equal(await again("assets/models/ur.glb"), "a board");
});

test("what is asked for past all caches comes from the server", async () => {
  const { ask } = await worker(FILES);
  assert.equal(await ask("", "no-store"), undefined);
  assert.equal(await ask(""), "<p>Tesserae</p>");
});

test("a file that came is handed over though the store is full", async () => {
  const { ask } = await worker(FILES, {}, true);
  assert.equal(await ask("assets/models/ur.glb"), "a board");
});

test("boards and sounds of dice that have to be chosen are stored when they are asked for", async () => {
  const chosen = {
    "assets/looks/ur_limestone.jpg": "a picture",
    "assets/models/ur_limestone.glb": "another board",
    "assets/models/textures/ur_limestone_block_colour.map.jpg": "its colours",
    "assets/looks/backgammon_damascus.jpg": "a picture",
    "assets/models/checker_damascus_dark.glb": "its checker",
    "assets/sounds/brass_on_wood_1.ogg": "a die of brass",
  };
  const usual = {
    "assets/models/textures/ur_plaques_colour.map.jpg": "colours",
    "assets/models/checker_dark.glb": "a checker",
    "assets/sounds/bone_on_wood_1.ogg": "a die of bone",
  };
  const { storeRest, ask } = await worker({ ...FILES, ...chosen, ...usual });
  assert.deepEqual(new Set(await storeRest()), new Set(Object.keys({ ...FILES, ...usual })));
  assert.equal(await ask("assets/models/ur_limestone.glb"), "another board");
  assert.equal(await ask("assets/sounds/brass_on_wood_1.ogg"), "a die of brass");
});

test("the page of one position is stored when it is asked for", async () => {
  const position = { "position/index.html": "<p>", "position/module-0123456789abcdef.wasm": "a module" };
  const { install, storeRest, ask } = await worker({ ...FILES, ...position });
  await install();
  assert.deepEqual(new Set(await storeRest()), new Set(Object.keys(FILES)));
  assert.equal(await ask("position/"), "<p>");
  assert.equal((await storeRest()).includes("position/index.html"), true);
});
