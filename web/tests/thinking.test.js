// The worker that answers questions, without a browser: it answers as the native program does.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { promisify } from "node:util";
import { createContext, runInContext } from "node:vm";
import { address } from "./table.js";

const KNOWLEDGE = new URL("../../assets/bots/", import.meta.url);
/** A native program that writes questions and their answers: `crates/bot-worker/examples/questions.rs`. */
const questions = process.env.TESSERAE_QUESTIONS;
const PATIENCE = 300_000;

/** What the page says about the worker. */
async function parts() {
  const page = await (await fetch(address)).text();
  return JSON.parse(page.match(/<script type="application\/json" id="build">(.*?)<\/script>/s)[1]).thinking;
}

/** The worker's script in a world of its own; the function returned asks it a question, and returns what it posts. */
async function worker() {
  const { module, script } = await parts();
  let hear;
  let posted = [];
  let done;
  const world = createContext({
    TextDecoder,
    TextEncoder,
    fetch: async (path) => (path.startsWith("http") ? fetch(path) : new Response(await readFile(new URL(path, KNOWLEDGE)))),
    addEventListener: (_, listener) => (hear = listener),
    postMessage: (message) => {
      posted.push(message);
      if (message.last || message.failed) done(posted);
    },
  });
  runInContext(await (await fetch(new URL(script, address))).text(), world);
  return (game, text) =>
    new Promise((resolve) => {
      posted = [];
      done = resolve;
      const addresses = { module: new URL(module, address).href, knowledge: `${game}.bin` };
      hear({ data: { addresses, game, number: 1, text } });
    });
}

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
  const longest = {};
  let count = 0;
  for (const line of stdout.trimEnd().split("\n")) {
    const [what, game, question, ...expected] = line.split("\t");
    const begun = performance.now();
    const posted = await ask(game, question);
    const key = `${game} ${what}`;
    longest[key] = Math.max(longest[key] ?? 0, performance.now() - begun);
    assert.deepEqual(posted.map(({ last }) => last), expected.map((_, index) => index === expected.length - 1), question);
    assert.deepEqual(posted.map(({ answer }) => JSON.parse(answer)), expected.map((answer) => JSON.parse(answer)), question);
    count += 1;
  }
  assert.ok(count > 100, `only ${count} questions`);
  for (const [key, time] of Object.entries(longest)) console.log(`${key}: at most ${time.toFixed(1)} ms`);
});

test("a worker that cannot have what it needs says so", { timeout: PATIENCE }, async () => {
  const ask = await worker();
  assert.match((await ask("chess", "{}")).at(-1).failed, /chess/);
});
