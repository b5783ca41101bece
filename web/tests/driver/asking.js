// The worker that answers questions, without a browser.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createContext, runInContext } from "node:vm";
import { address } from "./page.js";

/** The folder of the bots' files. */
export const KNOWLEDGE = new URL("../../../assets/bots/", import.meta.url);

/**
 * What the page says about the worker.
 * @returns {Promise<ThinkingFiles>}
 */
export async function parts() {
  const page = await (await fetch(address)).text();
  const [, build] = page.match(/<script type="application\/json" id="build">(.*?)<\/script>/s) ?? [];
  return JSON.parse(build ?? "{}").thinking ?? assert.fail("the page has no opponents");
}

/** The worker's script in a world of its own; the function returned asks it a question, and returns what it posts. */
export async function worker() {
  const { module, script } = await parts();
  /** @type {((message: { data: Question }) => void) | undefined} */
  let hear;
  /** @type {WorkerAnswer[]} */
  let posted = [];
  /** @type {((posted: WorkerAnswer[]) => void) | undefined} */
  let done;
  const world = createContext({
    TextDecoder,
    TextEncoder,
    fetch: async (/** @type {string} */ path) =>
      path.startsWith("http") ? fetch(path) : new Response(await readFile(new URL(path, KNOWLEDGE))),
    addEventListener: (/** @type {string} */ _, /** @type {typeof hear} */ listener) => (hear = listener),
    postMessage: (/** @type {WorkerAnswer} */ message) => {
      posted.push(message);
      if (message.last || message.failed) done?.(posted);
    },
  });
  runInContext(await (await fetch(new URL(script, address))).text(), world);
  /** @type {(game: string, text: string) => Promise<WorkerAnswer[]>} */
  return (game, text) =>
    new Promise((resolve) => {
      posted = [];
      done = resolve;
      const addresses = { module: new URL(module, address).href, knowledge: `${game}.bin` };
      hear?.({ data: { addresses, game, number: 1, text } });
    });
}
