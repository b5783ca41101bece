// From a tap to the picture that shows its effect: a game of Tablero di Berona by touch on a slow machine. Nothing is
// drawn, so that a software GPU does not count. The quick build has the report that this needs:
//
//     cargo xtask web --fast --serve & npm run latency
//
// TESSERAE_SLOWER=4 says how many times slower the processor is, as the browser's own tools make it; TESSERAE_GRAPHICS
// the level of the graphics (low). With TESSERAE_DRAWN=1 everything is drawn, and the time ends when the graphics card
// has finished the picture. Prints the median and the worst of all taps.
import assert from "node:assert/strict";
import { Fingers } from "./hands.js";
import { Player } from "./player.js";
import { PATIENCE, PHONE, QUIET, address, draw, guest, leaveUndrawn, median, open, settle, sitDown } from "./table.js";

const SLOWER = Number(process.env.TESSERAE_SLOWER ?? 4);
const DRAWN = Boolean(process.env.TESSERAE_DRAWN);
const graphics = process.env.TESSERAE_GRAPHICS ?? "low";
/** How many taps are measured, unless the game ends before. */
const MOST = 30;

/** Runs in the page: the time from the beginning of each tap to the end of the first frame with another report. */
function watch() {
  globalThis.latencies = [];
  let tapped;
  let before;
  let card;
  const { bufferSubData } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.bufferSubData = function (...parts) {
    card = this;
    return bufferSubData.apply(this, parts);
  };
  /** Takes the time once the card has finished all that it has been given. */
  const take = (since, fence) => {
    if (globalThis.isDrawn && card.getSyncParameter(fence, card.SYNC_STATUS) !== card.SIGNALED) {
      setTimeout(take, 1, since, fence);
    } else globalThis.latencies.push(performance.now() - since);
  };
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    request((now) => {
      callback(now);
      if (tapped === undefined || globalThis.tesseraeReport === before) return;
      take(tapped, card.fenceSync(card.SYNC_GPU_COMMANDS_COMPLETE, 0));
      tapped = undefined;
    });
  // The time at which the browser got the event, not the one at which the page came to it.
  const tap = (event) => {
    tapped = event.timeStamp;
    before = globalThis.tesseraeReport;
  };
  addEventListener("touchstart", tap, { capture: true, passive: true });
}

const browser = await open();
const { context, page } = await guest(browser, PHONE);
await settle(context, { ...QUIET, graphics });
await leaveUndrawn(page);
await page.addInitScript(watch);
await sitDown(page, "?report");
await page.locator("html[data-ready]").waitFor({ state: "attached" });
const fingers = await Fingers.on(page);
const player = new Player(page, fingers);
await player.sitDown("Tablero di Berona");
if (DRAWN) await draw(page);
await fingers.session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
const latencies = () => page.evaluate(() => globalThis.latencies);
await page.evaluate(() => (globalThis.latencies = []));
await player.play(4 * PATIENCE, async () => (await latencies()).length >= MOST);
const measured = await latencies();
await context.close();
await browser.close();
assert.ok(measured.length > 0, "no tap had an effect");
const whole = (milliseconds) => `${milliseconds.toFixed(0)} ms`;
console.log(
  `${address}: ${measured.length} taps, graphics ${graphics}, processor ${SLOWER} times slower, ` +
    `${DRAWN ? "drawn" : "nothing drawn"}: median ${whole(median(measured))}, worst ${whole(Math.max(...measured))}`,
);
