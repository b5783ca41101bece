// The worker that answers questions, without a browser.
import { readFile } from "node:fs/promises";
import { createContext, runInContext } from "node:vm";
import { address } from "./table.js";

/** The folder of the bots' files. */
export const KNOWLEDGE = new URL("../../assets/bots/", import.meta.url);

/** What the page says about the worker. */
export async function parts() {
  const page = await (await fetch(address)).text();
  return JSON.parse(page.match(/<script type="application\/json" id="build">(.*?)<\/script>/s)[1]).thinking;
}

/** The worker's script in a world of its own; the function returned asks it a question, and returns what it posts. */
export async function worker() {
  const { module, script } = await parts();
  let hear;
  let posted = [];
  let done;
  const world = createContext({
    TextDecoder,
    TextEncoder,
    fetch: async (path) => (path.startsWith("http") ? fetch(path) : new Response(await readFile(new URL(path, KNOWLEDGE)))),
    addEventListener: (_, listener) => (hear = listener),
    postMessage: (message) => {
      posted.push(message);
      if (message.last || message.failed) done(posted);
    },
  });
  runInContext(await (await fetch(new URL(script, address))).text(), world);
  return (game, text) =>
    new Promise((resolve) => {
      posted = [];
      done = resolve;
      const addresses = { module: new URL(module, address).href, knowledge: `${game}.bin` };
      hear({ data: { addresses, game, number: 1, text } });
    });
}
