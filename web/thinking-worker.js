// A worker that answers questions: a small WebAssembly module without the engine. `thinking.js` talks to it.
"use strict";

/** The exports of the module, as soon as it is there. */
let module;
/** The game whose knowledge the module has. */
let learnt;
let last = Promise.resolve();

addEventListener("message", ({ data }) => {
  last = last.then(() => handle(data)).catch(({ message, missing }) => postMessage({ failed: message, missing }));
});

/** Answers a question; without a text it only gets ready, and without a game it has not learnt any yet. */
async function handle({ addresses, game, text }) {
  module ??= await load(addresses.module);
  if (game && learnt !== game) await learn(game, addresses.knowledge);
  if (text === undefined) return postMessage({ last: true });
  write([new TextEncoder().encode(text)]);
  const length = module.ask();
  postMessage({ answer: read(module.output(), length), last: true });
}

/** A file; of one that does not come, the error has the address. */
async function fetched(address) {
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) return response;
  const why = response ? `: the server answers ${response.status}` : "";
  throw Object.assign(new Error(`${address} could not be loaded${why}`), { missing: address });
}

async function load(address) {
  const bytes = await (await fetched(address)).arrayBuffer();
  const answer = (at, length) => postMessage({ answer: read(at, length), last: false });
  return (await WebAssembly.instantiate(bytes, { page: { answer } })).instance.exports;
}

async function learn(game, address) {
  const [key, file] = [new TextEncoder().encode(game), new Uint8Array(await (await fetched(address)).arrayBuffer())];
  write([key, file]);
  const length = module.learn(key.length);
  if (length > 0) throw new Error(read(module.output(), length));
  learnt = game;
}

/** Puts bytes into the module's input. */
function write(parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const address = module.reserve(length);
  const input = new Uint8Array(module.memory.buffer, address, length);
  let at = 0;
  for (const part of parts) {
    input.set(part, at);
    at += part.length;
  }
}

/** A text in the module's memory. */
function read(address, length) {
  return new TextDecoder().decode(new Uint8Array(module.memory.buffer, address, length));
}
