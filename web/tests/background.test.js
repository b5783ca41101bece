// A tab in the background: it has frames while a friend plays, and no others.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

/** A page with a browser whose frames, timers and messages come when the test says so. */
async function page() {
  /** @typedef {(time: number) => void} Callback */
  const browser = {
    /** @type {Map<number, Callback>} */
    frames: new Map(),
    /** @type {Map<number, Callback>} */
    timers: new Map(),
    /** @type {(() => void)[]} */
    messages: [],
    listener: () => {},
    hidden: false,
  };
  let last = 100;
  const add = (/** @type {Map<number, Callback>} */ map) => (/** @type {Callback} */ callback) => {
    map.set(++last, callback);
    return last;
  };
  class MessageChannel {
    port1 = { onmessage: () => {} };
    port2 = { postMessage: () => browser.messages.push(() => this.port1.onmessage()) };
  }
  const globals = createContext({
    document: {
      get hidden() {
        return browser.hidden;
      },
      addEventListener: (/** @type {string} */ _, /** @type {() => void} */ listener) => (browser.listener = listener),
    },
    requestAnimationFrame: add(browser.frames),
    cancelAnimationFrame: (/** @type {number} */ number) => browser.frames.delete(number),
    setTimeout: add(browser.timers),
    clearTimeout: (/** @type {number} */ number) => browser.timers.delete(number),
    MessageChannel,
    performance,
  });
  runInContext(await readFile(new URL("../background.js", import.meta.url), "utf8"), globals);
  const happen = (/** @type {Map<number, Callback>} */ map) => {
    const due = [...map.values()];
    map.clear();
    due.forEach((callback) => callback(0));
  };
  return {
    globals,
    browser,
    hide(/** @type {boolean} */ hidden) {
      browser.hidden = hidden;
      browser.listener();
    },
    draw: () => happen(browser.frames),
    time: () => happen(browser.timers),
    message: () => browser.messages.splice(0).forEach((come) => come()),
  };
}

/** Draws frame after frame and counts them. */
function game(/** @type {Awaited<ReturnType<typeof page>>} */ { globals }) {
  const drawn = { count: 0 };
  const draw = () => {
    drawn.count += 1;
    globals.requestAnimationFrame(draw);
  };
  globals.requestAnimationFrame(draw);
  return drawn;
}

test("a visible tab has the frames of the browser only", async () => {
  const tab = await page();
  const drawn = game(tab);
  tab.globals.tesseraePlaysLive(true);
  tab.globals.tesseraeFrame();
  tab.message();
  assert.equal(tab.browser.timers.size, 0);
  tab.draw();
  tab.draw();
  assert.equal(drawn.count, 2);
});

test("a hidden tab rests unless a friend plays", async () => {
  const tab = await page();
  const drawn = game(tab);
  tab.hide(true);
  tab.globals.tesseraeFrame();
  tab.message();
  assert.deepEqual([drawn.count, tab.browser.timers.size], [0, 0]);
});

test("while a friend plays a hidden tab has a frame after a pause, and at once when something comes", async () => {
  const tab = await page();
  const drawn = game(tab);
  tab.globals.tesseraePlaysLive(true);
  tab.hide(true);
  tab.time();
  tab.time();
  assert.equal(drawn.count, 2, "what was asked for before it was hidden, and what was asked for then");
  tab.globals.tesseraeFrame();
  tab.message();
  assert.deepEqual([drawn.count, tab.browser.timers.size], [3, 1], "one timer at a time");
  tab.hide(false);
  tab.time();
  assert.equal(drawn.count, 3, "the browser sees to the frames again");
  tab.draw();
  assert.deepEqual([drawn.count, tab.browser.frames.size], [4, 1], "nothing was asked for twice");
});

test("a frame that is no longer wanted is not drawn", async () => {
  const tab = await page();
  tab.globals.tesseraePlaysLive(true);
  tab.hide(true);
  tab.globals.cancelAnimationFrame(tab.globals.requestAnimationFrame(() => assert.fail("it was cancelled")));
  tab.time();
  tab.draw();
});
