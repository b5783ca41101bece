// How long decisions about the cube take in the module, in this program rather than in a browser: Oracle is asked
// wherever Master doubles against itself. Serve the page, then run
//
//     cargo build --release -p tesserae-bot-worker --example cube_questions
//     TESSERAE_QUESTIONS=…/release/examples/cube_questions npm run decisions
//
// In how many games is an argument (200).
import { execFileSync } from "node:child_process";
import { KNOWLEDGE, worker } from "../tests/driver/asking.js";
import { median } from "./tools.js";

const games = process.argv[2] ?? "200";
const program = process.env.TESSERAE_QUESTIONS;
if (!program) throw new Error("TESSERAE_QUESTIONS names no program");
const output = execFileSync(program, [KNOWLEDGE.pathname, games, "1"], { encoding: "utf8", maxBuffer: 1 << 26 });
const ask = await worker();
/** @type {number[]} */
const times = [];
for (const line of output.trimEnd().split("\n")) {
  const [, game = "", question = ""] = line.split("\t");
  const begun = performance.now();
  await ask(game, question);
  times.push(performance.now() - begun);
}
// The first one reads the files.
times.shift();
console.log(`${times.length} questions: median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`);
