// A whole game between a page on a phone's screen and a window of the program, from the link alone, while the line of
// each is cut once in the middle of a turn; then the records of both have to prove all throws.
//
//     TESSERAE_ROOM=… TESSERAE_PROGRAM=… TESSERAE_CLI=… TESSERAE_PICTURES=folder npm run two-machines
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { UPRIGHT, Visit, testBrowser } from "./driver/browser.js";
import { Line, Room, agreed, invite, othersThanLine, takeTurns } from "./driver/friends.js";
import { draw } from "./driver/drawing.js";
import { PATIENCE, QUIET, stored } from "./driver/page.js";
import { PROGRAM, Window, WindowPlayer } from "./driver/window.js";

/** @import { Player } from "./driver/player.js" */

const { TESSERAE_ROOM, TESSERAE_CLI, TESSERAE_PICTURES } = process.env;
/** After how many turns the line of the page is cut, and that of the window, at the next turn of each. */
const CUT_AFTER = /** @type {const} */ ([2, 4]);
/** For how many milliseconds at least. */
const CUT_FOR = 3_000;
const LONGEST = 20 * PATIENCE;

const folder = mkdtempSync(join(tmpdir(), "tesserae-two-machines-"));
const browser = testBrowser();
/** @type {(() => unknown)[]} */
const closing = [];
after(async () => {
  for (const close of closing.toReversed()) await close();
});

/** What a program of the command line proves of a record. */
function proof(/** @type {string} */ record) {
  const { status, stdout, stderr } = spawnSync(TESSERAE_CLI ?? "", ["verify", record], { encoding: "utf8" });
  assert.equal(status, 0, `${record}: ${stderr}`);
  return stdout;
}

test("a page on a phone and a window play a whole game over lines that are cut", { timeout: LONGEST }, async () => {
  assert.ok(TESSERAE_ROOM && PROGRAM && TESSERAE_CLI, "TESSERAE_ROOM, TESSERAE_PROGRAM and TESSERAE_CLI are set");
  const room = await Room.open();
  closing.push(() => room.close());
  const lines = await Promise.all([Line.to(room), Line.to(room)]);
  closing.push(() => lines.forEach((line) => line.close()));

  const visit = await Visit.settled(browser(), UPRIGHT);
  const { page } = visit;
  const link = await invite(page, lines[0].address);
  // Each machine has a line of its own to the room.
  const window = await Window.open(join(folder, "window"), QUIET, link.replace(lines[0].address, lines[1].address));
  closing.push(() => window.close());
  /** @type {[Player, WindowPlayer]} */
  const players = [await visit.withFingers(3), new WindowPlayer(window, 4)];
  assert.ok(await players[1].wait((now) => now.buttons["Sit down"], PATIENCE), "the window shows who invites");
  await picture("invited");
  assert.ok(await players[1].pressUntil("Sit down", (now) => now.screen === "table"), "the window sits down");
  for (const player of players) assert.ok(await player.wait((now) => now.screen === "table", PATIENCE), "the table");

  /** Takes a picture of both machines, if a folder is named for them. */
  async function picture(/** @type {string} */ name) {
    if (!TESSERAE_PICTURES) return;
    mkdirSync(TESSERAE_PICTURES, { recursive: true });
    await draw(page);
    // A table at rest draws the next frame when its window changes.
    const { width, height } = UPRIGHT.viewport;
    for (const less of [1, 0]) {
      await page.setViewportSize({ width, height: height - less });
      await sleep(2_000);
    }
    await page.screenshot({ path: join(TESSERAE_PICTURES, `${name}-page.png`) });
    await page.evaluate(() => {
      globalThis.isDrawn = false;
    });
    // Its report came before its frame.
    window.screenshot(join(TESSERAE_PICTURES, `${name}-window.png`));
  }

  const began = Date.now();
  /** @type {[boolean, boolean]} */
  const isCut = [false, false];
  let turnsPlayed = 0;
  await takeTurns(players, async (turns, actor) => {
    turnsPlayed = turns;
    if (turns <= CUT_AFTER[actor] || isCut[actor]) return false;
    isCut[actor] = true;
    lines[actor].cut();
    await sleep(1_000);
    await picture(`cut-${actor}`);
    // What is played meanwhile waits for the line.
    setTimeout(() => lines[actor].mend(), CUT_FOR);
    return false;
  });
  const seconds = Math.round((Date.now() - began) / 1000);
  assert.deepEqual(isCut, [true, true], "both lines were cut");
  const { over } = (await agreed(players)).one;
  assert.ok(over, "the game is over");
  await picture("over");

  const record = join(folder, "page.tesserae");
  writeFileSync(record, (await stored(page, "tesserae/game-0001.tesserae")) ?? "");
  const one = proof(record);
  assert.equal(one, proof(join(window.folder, "game-0001.tesserae")), "both records prove the same throws");
  const [, proven, all] = /(\d+) of (\d+) throws are proven/.exec(one) ?? [];
  assert.ok(proven === all && Number(all) > turnsPlayed / 2, one);
  console.log(`${turnsPlayed} turns in ${seconds} s; ${proven} of ${all} throws are proven in both records (${folder})`);
  assert.deepEqual(othersThanLine(visit.complaints), []);
  await visit.close();
});
