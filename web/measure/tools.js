// What measurements share: the middle of numbers, the frames of the game, the memory of the module.

/** @import { Page } from "playwright-core" */

/**
 * The middle one of some numbers.
 * @param {number[]} values
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error("nothing was measured");
  return (low + high) / 2;
}

/**
 * Lets `globalThis.framesTaken` be when the game drew and for how long. Every frame of it is a callback, whose time is
 * the main thread's.
 * @param {Page} page
 */
export async function noteFrames(page) {
  await page.addInitScript(() => {
    globalThis.framesTaken = [];
    const original = globalThis.requestAnimationFrame.bind(globalThis);
    globalThis.requestAnimationFrame = (callback) =>
      original((now) => {
        const begun = performance.now();
        callback(now);
        globalThis.framesTaken.push({ at: begun, taken: performance.now() - begun });
      });
  });
}

/**
 * Lets `globalThis.memory` be the memory of the module that the page loads.
 * @param {Page} page
 */
export async function exposeMemory(page) {
  await page.addInitScript(() => {
    const { instantiate } = WebAssembly;
    const expose = (/** @type {WebAssembly.Instance | WebAssembly.WebAssemblyInstantiatedSource} */ made) => {
      const { memory } = ("instance" in made ? made.instance : made).exports;
      if (memory instanceof WebAssembly.Memory) globalThis.memory = memory;
    };
    Object.assign(WebAssembly, {
      async instantiate(/** @type {Parameters<typeof instantiate>} */ ...parts) {
        const made = await instantiate(...parts);
        expose(made);
        return made;
      },
    });
  });
}

/**
 * The bytes of that memory.
 * @param {Page} page
 */
export function memoryBytes(page) {
  return page.evaluate(() => globalThis.memory?.buffer.byteLength ?? 0);
}
