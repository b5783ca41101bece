// The benchmark of the page: bytes and time from the address to the menu and to the first throw, time of a frame on the
// main thread, memory. Serve the page with `cargo xtask web --serve`, then run
//
//     TESSERAE_PAGE=http://127.0.0.1:8080/ npm run figures
//
// For comparison, an engine without the game: `cargo xtask web --empty --serve`, measured with TESSERAE_EMPTY=1.
// A software GPU takes processor time from the main thread. TESSERAE_UNDRAWN=1 leaves out drawing, which comes close to a
// machine with a GPU, less the cost of the draw calls themselves. Textures are still cleared, and the main thread waits
// for that unless TESSERAE_GRAPHICS=low reduces them.
import { Visit, devTools, open } from "../tests/driver/browser.js";
import { leaveUndrawn } from "../tests/driver/drawing.js";
import { ALL_GAMES, PATIENCE, PLAY, address, pressElement, repeats, report, settle } from "../tests/driver/page.js";
import { exposeMemory, memoryBytes, noteFrames } from "./tools.js";

const browser = await open();
// The worker would load everything a second time, and its share is not told to the page.
const visit = await Visit.begin(browser, { serviceWorkers: "block" });
const { context, page } = visit;
const graphics = process.env.TESSERAE_GRAPHICS;
await settle(context, graphics ? { graphics } : {});
await noteFrames(page);
await exposeMemory(page);
if (process.env.TESSERAE_UNDRAWN) await leaveUndrawn(page);

let bytes = 0;
const session = await devTools(visit);
await session.send("Network.enable");
await session.send("Performance.enable", { timeDomain: "threadTicks" });
/** Seconds of processor time that the main thread has spent in scripts and the module. */
const spent = () => metric("ScriptDuration");
/** What the browser counts under this name. */
const metric = async (/** @type {string} */ wanted) => {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN;
};
session.on("Network.loadingFinished", ({ encodedDataLength }) => {
  bytes += encodedDataLength;
});

const mega = (/** @type {number} */ count) => `${(count / 1e6).toFixed(2)} MB`;
const begun = Date.now();
/** The time since the address was entered, and the processor time that the main thread has taken since then. */
const tell = async (/** @type {string} */ what) => {
  const time = ((Date.now() - begun) / 1000).toFixed(1).padStart(6);
  const processor = (await metric("TaskDuration")).toFixed(2);
  console.log(`${time} s, processor ${processor} s  ${mega(bytes).padStart(9)}  ${what}`);
};

/**
 * Tells of the frames while something is done.
 * @param {string} what
 * @param {() => Promise<void>} act
 */
const frames = async (what, act) => {
  await page.evaluate(() => globalThis.framesTaken.splice(0));
  const before = await spent();
  await act();
  const cpu = (await spent()) - before;
  const seen = await page.evaluate(() => globalThis.framesTaken);
  const thread = spread(seen.map(({ taken }) => taken));
  const apart = spread(seen.slice(1).map(({ at }, index) => at - (seen[index]?.at ?? NaN)));
  const each = ((cpu / seen.length) * 1000).toFixed(1);
  console.log(`${what}: ${seen.length} frames, main thread ${thread}, processor ${each} ms each, from frame to frame ${apart}`);
};
/** The median of times, and what nine of ten are under. */
const spread = (/** @type {number[]} */ times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1);
  return `${at(0.5)} ms (9 of 10 under ${at(0.9)})`;
};
/** What a frame costs while nothing happens; the pointer keeps the game awake. The first time the browser is still optimising the module. */
const atRest = async () => {
  for (const when of ["at rest", "at rest, later"]) {
    await frames(when, async () => {
      for (let count = 0; count < 40; count += 1) {
        await page.mouse.move(640 + (count % 2), 700);
        await page.waitForTimeout(300);
      }
    });
  }
};
const tellMemory = async () => console.log(`memory of the module: ${mega(await memoryBytes(page))}`);

await page.goto(address);
await page.locator(PLAY).waitFor();
await tell("ready");
await page.locator(ALL_GAMES).click();
await page.waitForFunction(() => globalThis.framesTaken.length >= 10);
await tell("tenth frame");
if (process.env.TESSERAE_EMPTY) {
  await page.waitForTimeout(4000);
  await atRest();
  await tellMemory();
  await browser.close();
  process.exit();
}
await repeats(page, "Backgammon");
await tell("menu");
await pressElement(page, "Backgammon");
await pressElement(page, "Play");
await repeats(page, "Throw");
await tell("table");
await frames("in the first throw", async () => {
  await pressElement(page, "Throw");
  await page.waitForFunction(() => document.querySelectorAll("#announce p").length > 1);
});
await tell("first throw has come to rest");
await page.waitForTimeout(4000);
await atRest();
await tellMemory();
// The first throw also waits for shaders; the next ones do not. Who plays them needs the game's report, which costs
// time at rest.
await visit.sitDown();
if (!(await report(page))) {
  console.log("This build has no report: other throws are measured in that of `cargo xtask web --fast`.");
  await browser.close();
  process.exit();
}
const player = visit.withPointer();
await player.sitDown("Backgammon");
for (let throws = 0; throws < 4; ) {
  const now = await player.wait((now) => now.pieces_agree && now.position, PATIENCE);
  if (!now) throw new Error("the table comes to no rest");
  if (now.throw_due) {
    throws += 1;
    await frames(throws === 1 ? "in the first throw after a reload" : "in a throw", async () => {
      await pressElement(page, "Throw");
      // A tied opening throw changes nothing but where the dice lie.
      await player.wait((then) => !then.shaking && JSON.stringify(then.dice) !== JSON.stringify(now.dice), PATIENCE);
    });
  } else await player.act(now);
}
await browser.close();
