// The worker that answers questions, without a browser: it answers as the native program does.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";
import { KNOWLEDGE, parts, worker } from "./asking.js";
import { address } from "./table.js";

/** A native program that writes questions and their answers: `crates/bot-worker/examples/questions.rs`. */
const questions = process.env.TESSERAE_QUESTIONS;
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
