// Textures of models are decoded by the browser in a worker; if it cannot do so exactly, by the game itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Visit, testBrowser } from "./driver/browser.js";
import { PATIENCE, address, repeats, withoutGame } from "./driver/page.js";

const WORKER = /\/textures-worker-/;

const browser = testBrowser();

/** The colours of the file, side by side. */
const COLOURS = [[200, 100, 50, 255], [20, 120, 220, 255]];

/**
 * The page's decoding of a JPEG file, 32 by 16 texels with two colours side by side: size, first and last texel, the
 * smallest mipmap, and how many texels there are.
 * @param {import("playwright-core").Page} page
 * @param {number} largest
 */
function decoded(page, largest, path = "models/textures/test_colour.map.jpg") {
  return page.evaluate(async ({ largest, path }) => {
    const canvas = new OffscreenCanvas(32, 16);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("there is no canvas");
    for (const [colour, x] of /** @type {const} */ ([["rgb(200 100 50)", 0], ["rgb(20 120 220)", 16]])) {
      context.fillStyle = colour;
      context.fillRect(x, 0, 16, 16);
    }
    const file = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg", quality: 1 })).arrayBuffer());
    const image = await tesseraeDecode(path, file, largest);
    if (!image) return null;
    const { width, height, texels } = image;
    const at = (/** @type {number} */ index) => [...texels.slice(4 * index, 4 * index + 4)];
    const count = texels.length / 4;
    return { width, height, texels: [at(0), at(width * height - 1)], smallest: at(count - 1), count };
  }, { largest, path });
}

/**
 * The mean of two codes of sRGB, averaged as light.
 * @param {number} a
 * @param {number} b
 */
function mixed(a, b) {
  const light = (/** @type {number} */ code) => ((code / 255 + 0.055) / 1.055) ** 2.4;
  return 255 * (1.055 * ((light(a) + light(b)) / 2) ** (1 / 2.4) - 0.055);
}

test("the browser decodes a texture", async () => {
  const visit = await Visit.begin(browser(), { serviceWorkers: "block" });
  const { page } = visit;
  await withoutGame(page);
  await page.goto(address);
  for (const { largest, size } of [{ largest: 32, size: [32, 16] }, { largest: 31, size: [16, 8] }]) {
    const image = await decoded(page, largest);
    assert.ok(image, "it is decoded");
    assert.deepEqual([image.width, image.height], size);
    image.texels.forEach((texel, at) => texel.forEach((value, channel) => {
      assert.ok(Math.abs(value - (COLOURS[at]?.[channel] ?? NaN)) <= 3, `${texel} for ${COLOURS[at]}`);
    }));
  }
  await visit.end();
});

test("mipmaps of colours are averaged as light, of normals as unit vectors, and of the rest as numbers", async () => {
  const visit = await Visit.begin(browser(), { serviceWorkers: "block" });
  const { page } = visit;
  await withoutGame(page);
  await page.goto(address);
  const [left = [], right = []] = COLOURS;
  const mean = left.map((value, channel) => (value + (right[channel] ?? NaN)) / 2);
  const unit = (/** @type {number[]} */ vector) => vector.map((part) => part / Math.hypot(...vector));
  const [one, other] = COLOURS.map((colour) => unit(colour.slice(0, 3).map((value) => value / 127.5 - 1)));
  const direction = unit((one ?? []).map((part, axis) => part + (other?.[axis] ?? NaN)));
  const wanted = {
    colour: left.map((value, channel) => mixed(value, right[channel] ?? NaN)),
    normal: [...direction.map((part) => part * 127.5 + 127.5), 255],
    orm: mean,
  };
  for (const [name, texel] of Object.entries(wanted)) {
    const image = await decoded(page, 32, `models/textures/test_${name}.map.jpg`);
    assert.equal(image?.count, 512 + 128 + 32 + 8 + 2 + 1, "all mipmaps are there");
    // Each of five levels rounds, and the file does.
    const isNear = texel.every((value, channel) => Math.abs(value - (image.smallest[channel] ?? NaN)) <= 6);
    assert.ok(isNear, `${name}: ${image.smallest} for ${texel}`);
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
