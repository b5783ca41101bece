// From a tap to the picture that shows its effect: a game of Tablero di Berona by touch on a slow machine. Nothing is
// drawn, so that a software GPU does not count. The quick build has the report that this needs:
//
//     cargo xtask web --fast --serve & npm run latency
//
// TESSERAE_SLOWER=4 says how many times slower the processor is, as the browser's own tools make it; TESSERAE_GRAPHICS
// the level of the graphics (low). With TESSERAE_DRAWN=1 everything is drawn, and the time ends when the graphics card
// has finished the picture. Prints the median and the worst of all taps.
import assert from "node:assert/strict";
import { PHONE, Visit, devTools, open } from "../tests/driver/browser.js";
import { draw } from "../tests/driver/drawing.js";
import { PATIENCE, QUIET, address, ready } from "../tests/driver/page.js";
import { median } from "./tools.js";

const SLOWER = Number(process.env.TESSERAE_SLOWER ?? 4);
const DRAWN = Boolean(process.env.TESSERAE_DRAWN);
const graphics = process.env.TESSERAE_GRAPHICS ?? "low";
/** How many taps are measured, unless the game ends before. */
const MOST = 30;

/** Runs in the page: the time from the beginning of each tap to the end of the first frame with another report. */
function watch() {
  globalThis.latencies = [];
  /** @type {number | undefined} */
  let tapped;
  /** @type {string | undefined} */
  let before;
  /** @type {WebGL2RenderingContext | undefined} */
  let card;
  const { bufferSubData } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    /** @type {(this: WebGL2RenderingContext, ...parts: Parameters<typeof bufferSubData>) => void} */
    bufferSubData(...parts) {
      card = this;
      bufferSubData.apply(this, parts);
    },
  });
  /**
   * Takes the time once the card has finished all that it has been given.
   * @param {number} since
   * @param {WebGLSync | null | undefined} fence
   */
  const take = (since, fence) => {
    if (globalThis.isDrawn && card && fence && card.getSyncParameter(fence, card.SYNC_STATUS) !== card.SIGNALED) {
      setTimeout(take, 1, since, fence);
    } else globalThis.latencies.push(performance.now() - since);
  };
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    request((now) => {
      callback(now);
      if (tapped === undefined || globalThis.tesseraeReport === before) return;
      take(tapped, card?.fenceSync(card.SYNC_GPU_COMMANDS_COMPLETE, 0));
      tapped = undefined;
    });
  // The time at which the browser got the event, not the one at which the page came to it.
  const tap = (/** @type {Event} */ event) => {
    tapped = event.timeStamp;
    before = globalThis.tesseraeReport;
  };
  addEventListener("touchstart", tap, { capture: true, passive: true });
}

const browser = await open();
const visit = await Visit.settled(browser, PHONE, { ...QUIET, graphics });
const { page } = visit;
await page.addInitScript(watch);
await visit.sitDown();
await ready(page);
const player = await visit.withFingers();
await player.sitDown("Tablero di Berona");
if (DRAWN) await draw(page);
const session = await devTools(visit);
await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
const latencies = () => page.evaluate(() => globalThis.latencies);
await page.evaluate(() => {
  globalThis.latencies = [];
});
await player.play(4 * PATIENCE, async () => (await latencies()).length >= MOST);
const measured = await latencies();
await visit.close();
await browser.close();
assert.ok(measured.length > 0, "no tap had an effect");
const whole = (/** @type {number} */ milliseconds) => `${milliseconds.toFixed(0)} ms`;
console.log(
  `${address}: ${measured.length} taps, graphics ${graphics}, processor ${SLOWER} times slower, ` +
    `${DRAWN ? "drawn" : "nothing drawn"}: median ${whole(median(measured))}, worst ${whole(Math.max(...measured))}`,
);
