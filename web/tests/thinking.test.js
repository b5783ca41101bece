// The worker that answers questions, without a browser: it answers as the native program does.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { promisify } from "node:util";
import { createContext, runInContext } from "node:vm";
import { KNOWLEDGE, parts, worker } from "./driver/asking.js";
import { address } from "./driver/page.js";

/** A native program that writes questions and their answers: `crates/bot-worker/examples/questions.rs`. */
const questions = process.env.TESSERAE_QUESTIONS ?? "";
const PATIENCE = 300_000;

test("the module imports nothing but the function that takes answers", async () => {
  const { module } = await parts();
  const bytes = await (await fetch(new URL(module, address))).arrayBuffer();
  const imports = WebAssembly.Module.imports(await WebAssembly.compile(bytes));
  assert.deepEqual(imports, [{ module: "page", name: "answer", kind: "function" }]);
});

const skip = !questions && "TESSERAE_QUESTIONS names no program";
test("the worker answers as the native program does", { skip, timeout: PATIENCE }, async () => {
  const { stdout } = await promisify(execFile)(questions, [KNOWLEDGE.pathname, "20", "1"], { maxBuffer: 1 << 24 });
  const ask = await worker();
  /** @type {Record<string, number>} */
  const longest = {};
  let count = 0;
  for (const line of stdout.trimEnd().split("\n")) {
    const [what, game = "", question = "", ...expected] = line.split("\t");
    const begun = performance.now();
    const posted = await ask(game, question);
    const key = `${game} ${what}`;
    longest[key] = Math.max(longest[key] ?? 0, performance.now() - begun);
    assert.deepEqual(posted.map(({ last }) => last), expected.map((_, index) => index === expected.length - 1), question);
    assert.deepEqual(posted.map(({ answer }) => JSON.parse(answer ?? "")), expected.map((answer) => JSON.parse(answer)), question);
    count += 1;
  }
  assert.ok(count > 100, `only ${count} questions`);
  for (const [key, time] of Object.entries(longest)) console.log(`${key}: at most ${time.toFixed(1)} ms`);
});

test("a worker that cannot have what it needs says so", { timeout: PATIENCE }, async () => {
  const ask = await worker();
  assert.match((await ask("chess", "{}")).at(-1)?.failed ?? "", /chess/);
});

/**
 * The page's side of the workers, with this event in place of every answer; what the game and the player are told.
 * @param {"error" | "message"} type
 * @param {object} event
 */
async function told(type, event) {
  /** @type {string[]} */
  const missing = [];
  const thinking = { script: "thinking/worker-0.js", module: "thinking/module-0.wasm", knowledge: { ur: "thinking/ur-0.bin" } };
  const Worker = class {
    /** @type {Map<string, (event: object) => void>} */
    listeners = new Map();
    addEventListener(/** @type {string} */ name, /** @type {(event: object) => void} */ listener) {
      this.listeners.set(name, listener);
    }
    postMessage() {
      this.listeners.get(type)?.(event);
    }
    terminate() {}
  };
  const page = createContext({
    URL, Worker, console: { warn: () => {} },
    document: { baseURI: "https://play.example/t/", getElementById: () => ({ textContent: JSON.stringify({ thinking }) }) },
    tesseraeUpdate: { tellMissing: (/** @type {string} */ path) => missing.push(path) },
  });
  runInContext(await readFile(new URL("../thinking.js", import.meta.url), "utf8"), page);
  page.tesseraeBeginThinking();
  page.tesseraePrepareThinking("ur");
  assert.deepEqual(missing, [], "nothing was asked yet");
  const [answer, last] = page.tesseraeAnswer(page.tesseraeAsk("ur", "?"));
  assert.equal(last, true);
  return { error: JSON.parse(answer).error, missing };
}

test("a file that a worker needs and that does not come is named", async () => {
  const script = await told("error", {});
  assert.deepEqual(script, { error: "thinking/worker-0.js could not be loaded", missing: ["thinking/worker-0.js"] });
  const address = "https://play.example/t/thinking/ur-0.bin";
  const failed = `${address} could not be loaded: the server answers 404`;
  const knowledge = await told("message", { data: { failed, missing: address } });
  assert.deepEqual(knowledge, {
    error: "thinking/ur-0.bin could not be loaded: the server answers 404", missing: ["thinking/ur-0.bin"],
  });
  const trap = await told("error", { message: "unreachable" });
  assert.deepEqual(trap, { error: "unreachable", missing: [] });
});

test("a failure without words ends the question too", async () => {
  assert.deepEqual(await told("message", { data: { failed: "" } }), { error: "", missing: [] });
});
