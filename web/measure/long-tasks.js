// The long tasks of a page's main thread, and what was done in them, by the browser's own tracing.

/** @import { Browser } from "playwright-core" */

/**
 * An event of the trace, with times in microseconds: `ph` is its kind, “X” for a span.
 * @typedef {{ name: string, ph: string, ts: number, dur: number, pid: number, tid: number, args?: TraceArguments }} TraceEvent
 * @typedef {{ name?: string, fileName?: string, data?: { functionName?: string, url?: string } }} TraceArguments
 */

/** What is traced: tasks, and what the browser does in them. */
const CATEGORIES = ["toplevel", "devtools.timeline", "v8", "v8.wasm", "disabled-by-default-devtools.timeline"];
/** A part of a task that took less than this share of it is left out. */
const SHARE = 0.1;

/**
 * The tasks of the page's main thread that take longer than so many milliseconds while `run` runs, in order; times in
 * milliseconds, `at` since the first request of the page.
 * @param {Browser} browser
 * @param {() => Promise<void>} run
 * @param {number} milliseconds
 */
export async function longTasks(browser, run, milliseconds) {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await run();
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString("utf8"));
  const spans = traceEvents.filter(({ ph, dur }) => ph === "X" && dur > 0);
  const mains = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const isMain = (/** @type {TraceEvent} */ { pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid);
  const first = Math.min(...traceEvents.filter(({ name }) => name === "ResourceSendRequest").map(({ ts }) => ts));
  const tasks = spans.filter((span) => isMain(span) && span.name.endsWith("RunTask") && span.dur > 1000 * milliseconds);
  return tasks
    .toSorted((a, b) => a.ts - b.ts)
    .map((task) => ({ at: (task.ts - first) / 1000, milliseconds: task.dur / 1000, parts: parts(task, spans) }));
}

/**
 * What took a good part of a task, the longest first; of a function that is called, where it is.
 * @param {TraceEvent} task
 * @param {TraceEvent[]} spans
 */
function parts(task, spans) {
  const isWithin = (/** @type {TraceEvent} */ { pid, tid, ts, dur }) =>
    pid === task.pid && tid === task.tid && ts >= task.ts && ts + dur <= task.ts + task.dur && dur > SHARE * task.dur;
  const inside = spans.filter((span) => span !== task && isWithin(span)).toSorted((a, b) => b.dur - a.dur);
  const place = (/** @type {TraceArguments} */ { data, fileName } = {}) =>
    data?.functionName || data?.url?.split("/").at(-1) || fileName || "";
  const words = inside.map((span) => `${[span.name, place(span.args)].filter(Boolean).join(" ")} ${(span.dur / 1000).toFixed(0)} ms`);
  return [...new Set(words)];
}
