// A worker that answers questions: a small WebAssembly module without the engine. `thinking.js` talks to it.
"use strict";

/**
 * The exports of the module, as soon as it is there.
 * @type {ThinkingModule | undefined}
 */
let module;
/**
 * The game whose knowledge the module has.
 * @type {string | undefined}
 */
let learnt;
let last = Promise.resolve();

addEventListener("message", (/** @type {MessageEvent<Question>} */ { data }) => {
  last = last.then(() => handle(data)).catch(({ message, missing }) => post({ failed: message, missing }));
});

const post = (/** @type {WorkerAnswer} */ answer) => postMessage(answer);

/** Answers a question; without a text it only gets ready. */
async function handle(/** @type {Question} */ { addresses, game, text }) {
  module ??= await load(addresses.module);
  if (game && learnt !== game) await learn(module, game, addresses.knowledge);
  if (text === undefined) return post({ last: true });
  write(module, [new TextEncoder().encode(text)]);
  const length = module.ask();
  post({ answer: read(module, module.output(), length), last: true });
}

/** A file; of one that does not come, the error has the address. */
async function fetched(/** @type {string} */ address) {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) return response;
  const why = response ? `: the server answers ${response.status}` : "";
  throw Object.assign(new Error(`${address} could not be loaded${why}`), { missing: address });
}

async function load(/** @type {string} */ address) {
  const bytes = await (await fetched(address)).arrayBuffer();
  /** @type {(at: number, length: number) => void} */
  const answer = (at, length) => post({ answer: read(loaded, at, length), last: false });
  const { instance } = await WebAssembly.instantiate(bytes, { page: { answer } });
  const loaded = /** @type {ThinkingModule} */ (/** @type {unknown} */ (instance.exports));
  return loaded;
}

/**
 * @param {ThinkingModule} module
 * @param {string} game
 * @param {string} [address]
 */
async function learn(module, game, address) {
  if (!address) throw new Error(`nothing is known of ${game}`);
  const [key, file] = [new TextEncoder().encode(game), new Uint8Array(await (await fetched(address)).arrayBuffer())];
  write(module, [key, file]);
  const length = module.learn(key.length);
  if (length > 0) throw new Error(read(module, module.output(), length));
  learnt = game;
}

/**
 * Puts bytes into the module's input.
 * @param {ThinkingModule} module
 * @param {Uint8Array[]} parts
 */
function write(module, parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const address = module.reserve(length);
  const input = new Uint8Array(module.memory.buffer, address, length);
  let at = 0;
  for (const part of parts) {
    input.set(part, at);
    at += part.length;
  }
}

/**
 * A text in the module's memory.
 * @param {ThinkingModule} module
 * @param {number} address
 * @param {number} length
 */
function read(module, address, length) {
  return new TextDecoder().decode(new Uint8Array(module.memory.buffer, address, length));
}
