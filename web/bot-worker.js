// The worker in which bots think: a small WebAssembly module without the engine. `bots.js` talks to it.
"use strict";

/** The exports of the module, as soon as it is there. */
let module;
/** The game whose knowledge the module has. */
let learnt;
let last = Promise.resolve();

addEventListener("message", ({ data }) => {
  last = last.then(() => handle(data)).catch((error) => postMessage({ failed: String(error) }));
});

async function handle({ addresses, game, number, question }) {
  module ??= await load(addresses.module);
  if (learnt !== game) await learn(game, addresses.knowledge);
  if (question === undefined) return;
  write([new TextEncoder().encode(question)]);
  postMessage({ number, answer: read(module.ask()) });
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function load(address) {
  const bytes = await (await fetched(address)).arrayBuffer();
  return (await WebAssembly.instantiate(bytes, {})).instance.exports;
}

async function learn(game, address) {
  const [key, file] = [new TextEncoder().encode(game), new Uint8Array(await (await fetched(address)).arrayBuffer())];
  write([key, file]);
  const wrong = read(module.learn(key.length));
  if (wrong) throw new Error(wrong);
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

/** The module's output, which has this length in bytes. */
function read(length) {
  return new TextDecoder().decode(new Uint8Array(module.memory.buffer, module.output(), length));
}
