// A puzzle by touch: a link lays it out, its best turn is played with a finger, and the next one follows.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { PHONE, Visit, testBrowser } from "./driver/browser.js";
import { PATIENCE, QUIET, announced } from "./driver/page.js";

/** @import { Report, Step } from "./driver/report.d.ts" */

/** The game of the puzzle, by its name in files. */
const GAME = "tablero_di_berona";

const browser = testBrowser();

/** The first puzzle of the game: its number, which is that of its line, its position and the words of its best turn. */
async function read() {
  const text = await readFile(new URL(`../../assets/puzzles/${GAME}.txt`, import.meta.url), "utf8");
  const lines = text.split("\n");
  const number = lines.findIndex((line) => line && !line.startsWith("#"));
  const [position, best] = lines[number]?.split("\t") ?? [];
  assert.ok(position && best, "there is a puzzle");
  return { number, position, best: best.split(" ") };
}

test("a puzzle is solved by touch", { timeout: 4 * PATIENCE }, async () => {
  const { number, position, best } = await read();
  const visit = await Visit.settled(browser(), PHONE, { ...QUIET, forced_moves: false });
  const { page } = visit;
  await visit.sitDown(`#puzzle=${GAME}-${number}`);
  const player = await visit.withFingers();
  const asked = (/** @type {Report} */ now) => now.screen === "table" && now.position === position && now.pieces_agree;
  let now = await player.wait(asked, PATIENCE);
  assert.ok(now, `the puzzle is laid out: ${JSON.stringify(await player.now())}`);
  for (const word of best) {
    const named = (/** @type {Step} */ step) => step.word === word;
    now = await player.wait((now) => now.pieces_agree && now.steps.some(named));
    const step = now?.steps.find(named);
    assert.ok(now && step, `${word} can be played: ${JSON.stringify(await player.now())}`);
    assert.ok(await player.tapAndTap(step, now), `${word} is played`);
  }
  const answered = await player.wait((now) => now.buttons["Try again"], PATIENCE);
  assert.ok(answered, `it is judged: ${JSON.stringify(await player.now())}`);
  assert.match((await announced(page)).join(" "), /Right: /, "the verdict is said");
  assert.ok(answered.buttons.Link, "a link can be made to it");
  assert.ok(!answered.buttons["Better"], "there is nothing better to be shown");
  const other = (/** @type {Report} */ now) => now.position !== answered.position && now.pieces_agree;
  const next = await player.pressUntil("Next puzzle", other);
  assert.ok(next && next.position !== position && !next.buttons["Try again"], "another puzzle is laid out");
  const kept = await page.evaluate(() => Object.keys(localStorage));
  assert.ok(kept.some((key) => key.endsWith("puzzles.json")), `the solved puzzle is remembered: ${kept}`);
  assert.ok(!kept.some((key) => /game-\d+/.test(key)), `a puzzle is no saved game: ${kept}`);
  await visit.end();
});
