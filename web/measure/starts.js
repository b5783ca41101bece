// The start of the page beside an empty scene of the same engine: medians of several starts each, in turns, so that both
// have the same minute of the machine. Serve both pages, then run
//
//     cargo xtask web --serve 8080 & cargo xtask web --empty --serve 8081
//     TESSERAE_PAGE=http://127.0.0.1:8080/ TESSERAE_EMPTY_PAGE=http://127.0.0.1:8081/ npm run starts
//
// TESSERAE_STARTS says how many (10), TESSERAE_GRAPHICS at which level (low). Nothing is drawn, because a software GPU
// would take the processors; TESSERAE_DRAWN=1 is for a graphics card. TESSERAE_SLOWER=4 makes the processor so many times
// slower, as the browser's own tools do. At the end one more start is traced by the browser itself, which slows it down:
// it lists the long tasks and what was done in them.
import { Visit, devTools, open } from "../tests/driver/browser.js";
import { leaveUndrawn } from "../tests/driver/drawing.js";
import { ALL_GAMES, address, pressElement, ready, repeats, settle, uncovered } from "../tests/driver/page.js";
import { longTasks } from "./long-tasks.js";
import { exposeMemory, median, memoryBytes, noteFrames } from "./tools.js";

/** @import { Page } from "playwright-core" */

const STARTS = Number(process.env.TESSERAE_STARTS ?? 10);
const DRAWN = Boolean(process.env.TESSERAE_DRAWN);
const SLOWER = Number(process.env.TESSERAE_SLOWER ?? 1);
const empty = process.env.TESSERAE_EMPTY_PAGE ?? "";
const graphics = process.env.TESSERAE_GRAPHICS ?? "low";
/** Frames until the start is over: those of the engine's own start are not alike. */
const FRAMES = 10;
/** A task that takes longer, in milliseconds, is seen. */
const SEEN = 200;

const browser = await open();
/**
 * What was measured, by what it is.
 * @type {Map<string, number[]>}
 */
const measured = new Map();

/**
 * @param {string} what
 * @param {number} value
 */
function keep(what, value) {
  measured.set(what, [...(measured.get(what) ?? []), value]);
}

/**
 * Opens a page as at a first visit; what `act` tells is kept, as seconds since the address was entered.
 * @param {string} url
 * @param {(page: Page, tell: (what: string) => void) => Promise<void>} act
 */
async function start(url, act) {
  const visit = await Visit.begin(browser, { serviceWorkers: "block" });
  const { context, page } = visit;
  await settle(context, { graphics, volume: 0 });
  if (!DRAWN) await leaveUndrawn(page);
  await exposeMemory(page);
  await noteFrames(page);
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    const note = (/** @type {PerformanceObserverEntryList} */ list) => {
      for (const { startTime: at, duration: taken } of list.getEntries()) globalThis.longTasks.push({ at, taken });
    };
    new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
  });
  if (SLOWER > 1) {
    const session = await devTools(visit);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  }
  const begun = Date.now();
  await page.goto(url);
  await act(page, (what) => keep(what, (Date.now() - begun) / 1000));
  await context.close();
}

const starts = {
  empty: () =>
    start(empty, async (page, tell) => {
      await page.waitForFunction((frames) => globalThis.framesTaken.length >= frames, FRAMES);
      tell("an empty scene, tenth frame, s");
    }),
  menu: () =>
    start(address, async (page, tell) => {
      await page.locator(ALL_GAMES).click();
      await uncovered(page);
      await repeats(page, "Backgammon");
      tell("menu, s");
      await ready(page);
      tell("everything is ready for a game, s");
    }),
  throw: () =>
    start(`${address}?play=backgammon`, async (page, tell) => {
      await repeats(page, "Throw");
      tell("board, s");
      await pressElement(page, "Throw");
      await page.waitForFunction(() => document.querySelectorAll("#announce p").length > 1);
      tell("first throw at rest, s");
      const { first, tasks } = await page.evaluate(() => ({
        first: performance.getEntriesByName("first frame")[0]?.startTime ?? 0,
        tasks: globalThis.longTasks,
      }));
      const long = tasks.filter(({ at, taken }) => at > first && taken > SEEN).map(({ taken }) => taken);
      keep(`tasks over ${SEEN} ms after the first frame`, long.length);
      keep("the longest of them, ms", Math.max(0, ...long));
      keep("memory of the module, MB", (await memoryBytes(page)) / 1e6);
    }),
};

for (let count = 0; count < STARTS; count += 1) {
  if (empty) await starts.empty();
  await starts.menu();
  await starts.throw();
}
const seen = await longTasks(browser, starts.throw, SEEN);
await browser.close();

console.log(`| ${STARTS} starts each, graphics ${graphics}, ${DRAWN ? "drawn" : "nothing drawn"}, processor ${SLOWER} times slower | median | least | most |\n|---|---|---|---|`);
for (const [what, values] of measured) {
  const cells = [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(value < 20 ? 2 : 0));
  console.log(`| ${what} | ${cells.join(" | ")} |`);
}
const yardstick = measured.get("an empty scene, tenth frame, s");
for (const what of yardstick ? ["menu, s", "first throw at rest, s"] : []) {
  const times = median(measured.get(what) ?? []) / median(yardstick ?? []);
  console.log(`${what.split(",")[0]}: ${times.toFixed(2)} times the empty scene`);
}
console.log(`\nTasks over ${SEEN} ms of one traced start, from the first request on:`);
for (const { at, milliseconds, parts } of seen) {
  console.log(`* at ${at.toFixed(0)} ms: ${milliseconds.toFixed(0)} ms: ${parts.join(", ")}`);
}
