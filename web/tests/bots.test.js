// The worker in which bots think, without a browser: its module imports nothing, and it answers as the native bots do.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { promisify } from "node:util";
import { createContext, runInContext } from "node:vm";
import { address } from "./table.js";

const KNOWLEDGE = new URL("../../assets/bots/", import.meta.url);
/** A native program that writes questions and their answers: `crates/bot-worker/examples/decisions.rs`. */
const decisions = process.env.TESSERAE_DECISIONS;
const PATIENCE = 300_000;

/** What the page says about the worker. */
async function parts() {
  const page = await (await fetch(address)).text();
  return JSON.parse(page.match(/<script type="application\/json" id="build">(.*?)<\/script>/s)[1]).bots;
}

/** The worker's script in a world of its own; `ask` answers one question. */
async function worker() {
  const { module, script } = await parts();
  let hear;
  const answers = [];
  const world = createContext({
    TextDecoder,
    TextEncoder,
    fetch: async (path) => (path.startsWith("http") ? fetch(path) : new Response(await readFile(new URL(path, KNOWLEDGE)))),
    addEventListener: (_, listener) => (hear = listener),
    postMessage: (message) => answers.shift()(message),
  });
  runInContext(await (await fetch(new URL(script, address))).text(), world);
  return (game, question) =>
    new Promise((resolve) => {
      answers.push(resolve);
      const addresses = { module: new URL(module, address).href, knowledge: `${game}.bin` };
      hear({ data: { addresses, game, number: 1, question } });
    });
}

test("the module in which bots think imports nothing", async () => {
  const { module } = await parts();
  const bytes = await (await fetch(new URL(module, address))).arrayBuffer();
  assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(bytes)), []);
});

const skip = !decisions && "TESSERAE_DECISIONS names no program";
test("the worker decides as the native bots do", { skip, timeout: PATIENCE }, async () => {
  const { stdout } = await promisify(execFile)(decisions, [KNOWLEDGE.pathname, "20", "1"], { maxBuffer: 1 << 24 });
  const ask = await worker();
  const longest = {};
  let count = 0;
  for (const line of stdout.trimEnd().split("\n")) {
    const [question, expected] = line.split("\t");
    const { game, level } = JSON.parse(question);
    const begun = performance.now();
    const { answer, failed } = await ask(game, question);
    const key = `${game} ${level}`;
    longest[key] = Math.max(longest[key] ?? 0, performance.now() - begun);
    assert.equal(failed, undefined, question);
    assert.deepEqual(JSON.parse(answer), JSON.parse(expected), question);
    count += 1;
  }
  assert.ok(count > 60, `only ${count} decisions`);
  for (const [key, time] of Object.entries(longest)) console.log(`${key}: at most ${time.toFixed(1)} ms`);
});

test("a worker that cannot have what it needs says so", { timeout: PATIENCE }, async () => {
  const ask = await worker();
  assert.match((await ask("chess", "{}")).failed, /chess/);
});
