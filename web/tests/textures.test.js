// Textures of models are decoded by the browser in a worker; if it cannot do so exactly, by the game itself.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { PATIENCE, address, closeLeftovers, guest, leaveUndrawn, open, repeats, settle, withoutGame } from "./table.js";

const WORKER = /\/textures-worker-/;

let browser;
before(async () => {
  browser = await open();
});
afterEach(closeLeftovers);
after(() => browser?.close());

/** The page's decoding of a JPEG file, 32 by 16 texels with two colours side by side: size, first and last texel. */
function decoded(page, largest) {
  return page.evaluate(async (largest) => {
    const canvas = new OffscreenCanvas(32, 16);
    const context = canvas.getContext("2d");
    [["rgb(200 100 50)", 0], ["rgb(20 120 220)", 16]].forEach(([colour, x]) => {
      context.fillStyle = colour;
      context.fillRect(x, 0, 16, 16);
    });
    const file = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg", quality: 1 })).arrayBuffer());
    const image = await globalThis.tesseraeDecode(file, largest);
    return image && { ...image, texels: [[...image.texels.slice(0, 4)], [...image.texels.slice(-4)]] };
  }, largest);
}

test("the browser decodes a texture", async () => {
  const { context, page, complaints } = await guest(browser, { serviceWorkers: "block" });
  await withoutGame(page);
  await page.goto(address);
  const colours = [[200, 100, 50, 255], [20, 120, 220, 255]];
  for (const [largest, size] of [[32, [32, 16]], [31, [16, 8]]]) {
    const { width, height, texels } = await decoded(page, largest);
    assert.deepEqual([width, height], size);
    texels.forEach((texel, at) => texel.forEach((value, channel) => {
      assert.ok(Math.abs(value - colours[at][channel]) <= 3, `${texel} for ${colours[at]}`);
    }));
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test("without the browser's decoder the game decodes its textures itself", { timeout: 2 * PATIENCE }, async () => {
  const { context, page, complaints } = await guest(browser, { serviceWorkers: "block" });
  await settle(context);
  await leaveUndrawn(page);
  await page.route(WORKER, (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('none');" }));
  await page.goto(`${address}?play=tablero_di_berona`);
  await repeats(page, "Throw");
  assert.equal(await decoded(page, 32), null);
  assert.deepEqual(complaints.filter((complaint) => !complaint.includes("none")), []);
  await context.close();
});
