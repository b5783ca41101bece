// Everything on the table is drawn, whenever its model arrives. The page uploads only some megabytes in a frame, images
// before meshes; here all models arrive at once, when the game is on the table already.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SMALL, Visit, testBrowser } from "./driver/browser.js";
import { draw, meanColour } from "./driver/drawing.js";
import { PATIENCE, QUIET, pressElement } from "./driver/page.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Clip */

/**
 * Places in the window with one thing on each, and what its colour has to be; what is not drawn is almost black.
 * @type {Record<string, [Clip, (red: number, green: number, blue: number) => boolean]>}
 */
const THINGS = {
  "the wooden board": [{ x: 60, y: 80, width: 150, height: 80 }, (red, green, blue) => red > green && green > blue && red > 40],
  "the green cloth": [{ x: 425, y: 140, width: 80, height: 70 }, (red, green, blue) => green > red && green > blue && green > 20],
  "the red tray": [{ x: 300, y: 60, width: 90, height: 40 }, (red, green) => red > 2 * green && red > 40],
  "a light piece": [{ x: 48, y: 29, width: 14, height: 14 }, (red, green) => red > green && red > 90],
  "a dark piece": [{ x: 36, y: 204, width: 14, height: 14 }, (red, _, blue) => red > 1.5 * blue && red > 50],
};

const browser = testBrowser();

/** The things that are not drawn, with the colours of their places. */
async function missing(/** @type {import("playwright-core").Page} */ page) {
  /** @type {string[]} */
  const found = [];
  for (const [thing, [clip, fits]] of Object.entries(THINGS)) {
    const colour = await meanColour(page, clip);
    if (!fits(...colour)) found.push(`${thing} ${colour.map(Math.round)}`);
  }
  return found;
}

test("what arrives late and all at once is drawn", { timeout: 4 * PATIENCE }, async () => {
  const visit = await Visit.settled(browser(), { ...SMALL, serviceWorkers: "block" }, { ...QUIET, scale: 0.6 });
  const { context, page } = visit;
  let release = () => {};
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => (release = resolve));
  await context.route("**/models/**", async (route) => {
    await released;
    await route.continue();
  });
  await visit.sitDown();
  const player = visit.withPointer();
  await pressElement(page, "Tablero di Berona");
  await pressElement(page, "Play");
  assert.ok(await player.wait((now) => now.screen === "table" && now.throw_due, PATIENCE), "the table");
  // What is not drawn is no sample of the picture at rest.
  await draw(page);
  release();
  await page.waitForLoadState("networkidle");
  const end = Date.now() + PATIENCE;
  /** @type {string[]} */
  let left = [];
  for (let step = 0; step === 0 || left.length > 0; step += 1) {
    assert.ok(Date.now() < end, `not drawn: ${left.join(", ")}`);
    // A table at rest draws no frames.
    await page.mouse.move(300 + (step % 9), 200);
    await page.waitForTimeout(500);
    left = await missing(page);
  }
  await visit.reported((now) => now.is_refined);
  await visit.end();
});
