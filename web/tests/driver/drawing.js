// What the page draws: its colours, or nothing at all.

/** @import { Page } from "playwright-core" */
/** @import { EnginePage } from "./report.d.ts" */

/**
 * How many different colours a picture of the page has, counted by the browser itself.
 * @param {Page | EnginePage} page
 */
export async function colours(page) {
  return (await measure(await page.screenshot(), page)).colours;
}

/**
 * The mean colour of a part of the page, as red, green and blue up to 255.
 * @param {Page} page
 * @param {{ x: number, y: number, width: number, height: number }} clip
 */
export async function meanColour(page, clip) {
  return (await measure(await page.screenshot({ clip }), page)).mean;
}

/**
 * @param {Buffer} picture
 * @param {Page | EnginePage} page
 */
function measure(picture, page) {
  return /** @type {EnginePage} */ (page).evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!context) throw new Error("there is no canvas to count on");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const count = data.length / 4;
    /** @type {[red: number, green: number, blue: number]} */
    const mean = [0, 0, 0];
    data.forEach((value, index) => {
      if (index % 4 === 0) mean[0] += value / count;
      else if (index % 4 === 1) mean[1] += value / count;
      else if (index % 4 === 2) mean[2] += value / count;
    });
    return { colours: new Set(new Uint32Array(data.buffer)).size, mean };
  }, picture.toString("base64"));
}

/**
 * Leaves out the calls that draw triangles, until `draw`. A software GPU holds the processors; without its work the page
 * runs as beside a graphics card.
 * @param {Page} page
 */
export async function leaveUndrawn(page) {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const { drawElements, drawElementsInstanced, drawArrays, drawArraysInstanced } = prototype;
    Object.assign(prototype, {
      /** @type {typeof drawElements} */
      drawElements(...parts) {
        if (globalThis.isDrawn) drawElements.apply(this, parts);
      },
      /** @type {typeof drawElementsInstanced} */
      drawElementsInstanced(...parts) {
        if (globalThis.isDrawn) drawElementsInstanced.apply(this, parts);
      },
      /** @type {typeof drawArrays} */
      drawArrays(...parts) {
        if (globalThis.isDrawn) drawArrays.apply(this, parts);
      },
      /** @type {typeof drawArraysInstanced} */
      drawArraysInstanced(...parts) {
        if (globalThis.isDrawn) drawArraysInstanced.apply(this, parts);
      },
    });
  });
}

/**
 * From now on everything is drawn.
 * @param {Page} page
 */
export async function draw(page) {
  await page.evaluate(() => {
    globalThis.isDrawn = true;
  });
}
