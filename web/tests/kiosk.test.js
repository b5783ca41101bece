// The address of a kiosk, its keys and its history, without the game.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const GAMES = ["backgammon", "ur"];

/**
 * A page with this address and these scripts, and what its listeners hear.
 * @param {string} search
 * @param {string[]} scripts
 * @param {object} globals
 */
async function page(search, scripts = [], globals = {}) {
  /** @type {Record<string, ((event: object) => void)[]>} */
  const listeners = {};
  /** @type {string[]} */
  const replaced = [];
  const world = createContext({
    URLSearchParams,
    location: { search, pathname: "/t/", hash: "", replace: (/** @type {string} */ path) => replaced.push(path) },
    document: { documentElement: { dataset: {} }, getElementById: () => ({ hidden: true }), querySelector: () => null },
    tesseraeSay: (/** @type {string} */ id) => id,
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) => {
      (listeners[name] ??= []).push(listener);
    },
    ...globals,
  });
  for (const script of ["kiosk.js", ...scripts]) {
    runInContext(await readFile(new URL(`../${script}`, import.meta.url), "utf8"), world);
  }
  /** Lets the page hear something; whether it was prevented. */
  const hears = (/** @type {string} */ name, event = {}) => {
    let isPrevented = false;
    const preventDefault = () => (isPrevented = true);
    for (const listener of listeners[name] ?? []) listener({ preventDefault, ...event });
    return isPrevented;
  };
  return { world, hears, replaced };
}

test("the address of a kiosk names a game and a rest, and a fault in it is said", async () => {
  const asked = async (/** @type {string} */ search) => {
    const { world } = await page(search);
    return [world.tesseraeIsKiosk(), world.tesseraeKiosk(), world.tesseraeKioskFault(GAMES)];
  };
  assert.deepEqual(await asked("?play=ur"), [false, null, undefined]);
  assert.deepEqual(await asked("?kiosk=ur"), [true, '{"game":"ur"}', undefined]);
  assert.deepEqual(await asked("?kiosk=ur&rest=30"), [true, '{"game":"ur","rest":30}', undefined]);
  for (const wrong of ["?kiosk", "?kiosk=chess", "?kiosk=ur&rest=", "?kiosk=ur&rest=9", "?kiosk=ur&rest=86401", "?kiosk=ur&rest=1e3"]) {
    assert.match((await asked(wrong))[2], /^no-(game|rest)$/, wrong);
  }
});

test("in a kiosk the keys of the browser do nothing, files are not dropped, and letters are written", async () => {
  const [kiosk, usual] = await Promise.all([page("?kiosk=ur"), page("")]);
  const press = (/** @type {typeof kiosk} */ { hears }, /** @type {string} */ key, modifiers = {}, altGraph = false) =>
    hears("keydown", { key, getModifierState: () => altGraph, ...modifiers });
  const closed = /** @type {const} */ ([["F5"], ["F12"], ["r", { ctrlKey: true }], ["ArrowLeft", { altKey: true }]]);
  for (const [key, modifiers] of closed) {
    assert.ok(press(kiosk, key, modifiers), key);
    assert.ok(!press(usual, key, modifiers), key);
  }
  assert.ok(!press(kiosk, "f"));
  assert.ok(!press(kiosk, "@", { ctrlKey: true, altKey: true }, true));
  for (const way of ["drop", "dragover", "contextmenu"]) assert.ok(kiosk.hears(way) && !usual.hears(way), way);
});

test("the end of a kiosk leads to the page itself", async () => {
  const { world, replaced } = await page("?kiosk=ur&rest=30");
  world.tesseraeEndKiosk();
  assert.deepEqual(replaced, ["/t/"]);
});

test("a kiosk opens no link", async () => {
  /** @type {string[]} */
  const sent = [];
  const visit = async (/** @type {string} */ search, /** @type {string} */ hash) => {
    sent.length = 0;
    const { world, hears } = await page(search, ["transfer.js"], {
      location: { search, pathname: "/", hash, origin: "https://play.example" },
      history: { state: null, replaceState: () => {} },
      sessionStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
      tesseraeSend: (/** @type {string} */ name) => sent.push(name),
      tesseraeBring: () => sent.push("game"),
      tesseraePlaysLive: () => {},
    });
    hears("hashchange");
    return [world.tesseraeArrival(), ...sent];
  };
  for (const hash of ["#game=1-Ab", "#puzzle=ur-17", "#room=1"]) {
    assert.notEqual((await visit("", hash)).length, 1, hash);
    assert.deepEqual(await visit("?kiosk=ur", hash), [undefined], hash);
  }
});

test("Back never leaves the page of a kiosk", async () => {
  /** The entries of the page in the history. */
  let entries = 0;
  /** @type {number[]} */
  const back = [];
  const state = () => (entries > 0 ? { tesserae: entries } : null);
  const { world, hears } = await page("?kiosk=ur", ["navigation.js"], {
    history: { state: null, pushState: () => (entries += 1), go: (/** @type {number} */ steps) => (entries += steps) },
    MutationObserver: class {
      observe() {}
    },
    document: {
      documentElement: { dataset: {} },
      getElementById: () => ({ hidden: true, addEventListener: () => {} }),
      querySelectorAll: () => [],
    },
    tesseraeSend: (/** @type {string} */ _, /** @type {number} */ steps) => back.push(steps),
  });
  hears("DOMContentLoaded");
  assert.deepEqual([entries], [1], "the page of the game has an entry to go back from");
  for (const _ of [1, 2]) {
    entries -= 1;
    hears("popstate", { state: state() });
    assert.deepEqual([entries], [1], "and has it again");
  }
  world.tesseraeDepth(1);
  assert.deepEqual([entries], [2]);
  entries -= 1;
  hears("popstate", { state: state() });
  assert.deepEqual([entries, ...back], [1, 1, 1, 1], "the game on the table is left as usual");
});
