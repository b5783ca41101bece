// Textures of models are decoded by the browser in a worker; if it cannot do so exactly, by the game itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Visit, testBrowser } from "./driver/browser.js";
import { PATIENCE, address, repeats, withoutGame } from "./driver/page.js";

const WORKER = /\/textures-worker-/;

const browser = testBrowser();

/**
 * The page's decoding of a JPEG file, 32 by 16 texels with two colours side by side: size, first and last texel.
 * @param {import("playwright-core").Page} page
 * @param {number} largest
 */
function decoded(page, largest) {
  return page.evaluate(async (largest) => {
    const canvas = new OffscreenCanvas(32, 16);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("there is no canvas");
    for (const [colour, x] of /** @type {const} */ ([["rgb(200 100 50)", 0], ["rgb(20 120 220)", 16]])) {
      context.fillStyle = colour;
      context.fillRect(x, 0, 16, 16);
    }
    const file = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg", quality: 1 })).arrayBuffer());
    const image = await tesseraeDecode(file, largest);
    return image && { ...image, texels: [[...image.texels.slice(0, 4)], [...image.texels.slice(-4)]] };
  }, largest);
}

test("the browser decodes a texture", async () => {
  const visit = await Visit.begin(browser(), { serviceWorkers: "block" });
  const { page } = visit;
  await withoutGame(page);
  await page.goto(address);
  const colours = [[200, 100, 50, 255], [20, 120, 220, 255]];
  for (const { largest, size } of [{ largest: 32, size: [32, 16] }, { largest: 31, size: [16, 8] }]) {
    const image = await decoded(page, largest);
    assert.ok(image, "it is decoded");
    assert.deepEqual([image.width, image.height], size);
    image.texels.forEach((texel, at) => texel.forEach((value, channel) => {
      assert.ok(Math.abs(value - (colours[at]?.[channel] ?? NaN)) <= 3, `${texel} for ${colours[at]}`);
    }));
  }
  await visit.end();
});

test("without the browser's decoder the game decodes its textures itself", { timeout: 2 * PATIENCE }, async () => {
  const visit = await Visit.settled(browser(), { serviceWorkers: "block" });
  const { page } = visit;
  await page.route(WORKER, (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('none');" }));
  await page.goto(`${address}?play=tablero_di_berona`);
  await repeats(page, "Throw");
  assert.equal(await decoded(page, 32), null);
  assert.deepEqual(visit.complaints.filter((complaint) => !complaint.includes("none")), []);
  await visit.close();
});
