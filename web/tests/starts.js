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
import { longTasks } from "./long-tasks.js";
import {
  ALL_GAMES, address, exposeMemory, guest, leaveUndrawn, median, open, pressElement, repeats, settle, uncovered,
} from "./table.js";

const STARTS = Number(process.env.TESSERAE_STARTS ?? 10);
const DRAWN = Boolean(process.env.TESSERAE_DRAWN);
const SLOWER = Number(process.env.TESSERAE_SLOWER ?? 1);
const empty = process.env.TESSERAE_EMPTY_PAGE && new URL(process.env.TESSERAE_EMPTY_PAGE).href;
const graphics = process.env.TESSERAE_GRAPHICS ?? "low";
/** Frames until the start is over: those of the engine's own start are not alike. */
const FRAMES = 10;
/** A task that takes longer, in milliseconds, is seen. */
const SEEN = 200;

const browser = await open();
/** What was measured, by what it is. */
const measured = new Map();

function keep(what, value) {
  if (!measured.has(what)) measured.set(what, []);
  measured.get(what).push(value);
}

/** Opens a page as at a first visit; what `act` returns is kept, as seconds since the address was entered. */
async function start(url, act) {
  const { context, page } = await guest(browser, { serviceWorkers: "block" });
  await settle(context, { graphics, volume: 0 });
  if (!DRAWN) await leaveUndrawn(page);
  await exposeMemory(page);
  await page.addInitScript(() => {
    globalThis.frames = [];
    const original = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) =>
      original((now) => {
        callback(now);
        globalThis.frames.push(performance.now());
      });
    globalThis.tasks = [];
    const note = (list) => globalThis.tasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration]));
    new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
  });
  if (SLOWER > 1) {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  }
  const begun = Date.now();
  await page.goto(url);
  await act(page, (what) => keep(what, (Date.now() - begun) / 1000));
  await context.close();
}

const starts = {
  empty: empty && (() =>
    start(empty, async (page, tell) => {
      await page.waitForFunction((frames) => globalThis.frames.length >= frames, FRAMES);
      tell("an empty scene, tenth frame, s");
    })),
  menu: () =>
    start(address, async (page, tell) => {
      await page.locator(ALL_GAMES).click();
      await uncovered(page);
      await repeats(page, "Backgammon");
      tell("menu, s");
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      tell("everything is ready for a game, s");
    }),
  throw: () =>
    start(`${address}?play=backgammon`, async (page, tell) => {
      await repeats(page, "Throw");
      tell("board, s");
      await pressElement(page, "Throw");
      await page.waitForFunction(() => document.querySelectorAll("#announce p").length > 1);
      tell("first throw at rest, s");
      const [first, tasks, bytes] = await page.evaluate(() => [
        performance.getEntriesByName("first frame")[0].startTime,
        globalThis.tasks,
        globalThis.memory.buffer.byteLength,
      ]);
      const long = tasks.filter(([at, duration]) => at > first && duration > SEEN).map(([, duration]) => duration);
      keep(`tasks over ${SEEN} ms after the first frame`, long.length);
      keep("the longest of them, ms", Math.max(0, ...long));
      keep("memory of the module, MB", bytes / 1e6);
    }),
};

for (let count = 0; count < STARTS; count += 1) {
  for (const run of Object.values(starts)) await run?.();
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
  console.log(`${what.split(",")[0]}: ${(median(measured.get(what)) / median(yardstick)).toFixed(2)} times the empty scene`);
}
console.log(`\nTasks over ${SEEN} ms of one traced start, from the first request on:`);
for (const { at, milliseconds, parts } of seen) {
  console.log(`* at ${at.toFixed(0)} ms: ${milliseconds.toFixed(0)} ms: ${parts.join(", ")}`);
}
