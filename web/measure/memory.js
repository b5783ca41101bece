// The memory of the page over many games, played with the page's own buttons as fast as the machine can:
//
//     TESSERAE_PAGE=http://127.0.0.1:8080/ TESSERAE_ACTS=1500 npm run memory
//
// TESSERAE_UNDRAWN=1 leaves out drawing, which is many times faster.
import { SMALL, Visit, devTools, open } from "../tests/driver/browser.js";
import { leaveUndrawn } from "../tests/driver/drawing.js";
import { QUIET, pressElement, settle } from "../tests/driver/page.js";
import { Player } from "../tests/driver/player.js";
import { exposeMemory, memoryBytes } from "./tools.js";

/** @import { Page } from "playwright-core" */
/** @import { Report, Step } from "../tests/driver/report.d.ts" */

/** Plays without a pointer. */
class Reader extends Player {
  constructor(/** @type {Page} */ page) {
    const none = () => Promise.reject(new Error("there are no hands"));
    super(page, { press: none, move: none, release: none, tap: none });
    this.copies = page;
  }

  /**
   * @override
   * @param {string} label
   */
  async press(label) {
    await pressElement(this.copies, label);
    return true;
  }

  /** @override */
  async fling() {
    return false;
  }

  /**
   * @override
   * @param {Step} step
   * @param {Report} before
   */
  async step(step, before) {
    await this.press(step.label);
    this.done.steps += 1;
    return Boolean(await this.wait((now) => now.position !== before.position || now.over));
  }
}

const ACTS = Number(process.env.TESSERAE_ACTS ?? 1500);
const browser = await open();
const visit = await Visit.begin(browser, SMALL);
const { context, page, complaints } = visit;
await settle(context, { ...QUIET, scale: 0.6 });
await exposeMemory(page);
if (process.env.TESSERAE_UNDRAWN) await leaveUndrawn(page);
const session = await devTools(visit);
const begun = Date.now();
const tell = async (/** @type {string} */ what) => {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const module = await memoryBytes(page);
  const mega = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`${Math.round((Date.now() - begun) / 1000)} s: ${what}: module ${mega(module)}, scripts ${mega(usedSize)}`);
};

await visit.sitDown();
const player = new Reader(page);
await player.sitDown("Tablero di Berona");
await player.wait((now) => now.buttons.Throw, 120_000);
await tell("the first game begins");
for (let acts = 0; acts < ACTS; acts += 1) {
  const now = await player.wait((now) => now.pieces_agree && now.position, 40_000);
  if (!now) throw new Error("the table comes to no rest");
  if (now.over) {
    await tell(`after ${acts} acts, ${player.done.throws} throws, ${player.done.steps} steps`);
    await player.press("Play again");
    await player.wait((then) => !then.over);
  } else await player.act(now);
}
await tell(`the end, ${player.done.lost} acts lost, ${complaints.length} complaints of the console`);
await browser.close();
