// Two friends play a game by links, each on a machine of their own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, Visit, testBrowser } from "./driver/browser.js";
import { PATIENCE, address, pressElement } from "./driver/page.js";

/** @typedef {Awaited<ReturnType<typeof machine>>} Machine */

/** How many links are followed, unless the game is over before. */
const LINKS = 8;

const browser = testBrowser();

/** A machine with a storage of its own. */
async function machine(/** @type {number} */ seed) {
  const visit = await Visit.settled(browser(), { ...PHONE, hasTouch: false });
  return { visit, page: visit.page, player: visit.withPointer(seed) };
}

/**
 * Plays until the game is to be sent, or is over. At its beginning both players are still at this machine.
 * @param {Machine} machine
 * @param {boolean} isFirst
 */
async function takeTurn({ player }, isFirst) {
  let mine = null;
  for (;;) {
    const now = await player.wait((now) => now.pieces_agree && now.position, PATIENCE);
    assert.ok(now, "the game is on the table");
    // Nobody is on turn before the throw for the first turn.
    mine ??= now.turn;
    const isSent = Object.keys(now.buttons).some((label) => label.startsWith("Send to "));
    if (now.over || isSent || (isFirst && now.turn !== mine)) return now;
    // What the friend has done is shown a moment after the link; a press on the table has stopped it.
    if (now.buttons["Back to the game"]) await player.press("Back to the game");
    else await player.act(now);
  }
}

/**
 * Makes the link; `button` begins its label.
 * @param {Machine} machine
 * @param {string} button
 */
async function send({ page }, button) {
  await pressElement(page, button);
  await page.locator("#link").waitFor();
  const link = await page.locator("#link-text").inputValue();
  await page.locator("#link-close").click();
  return link.slice(address.length);
}

/**
 * Opens the link, in a new page at first.
 * @param {Machine} machine
 * @param {string} link
 * @param {boolean} isFirst
 */
async function follow({ visit, page }, link, isFirst) {
  if (isFirst) await visit.sitDown(link);
  else await page.evaluate((link) => (location.hash = link), link);
}

function savedGames(/** @type {Machine} */ { page }) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /^tesserae\/game-\d+\.tesserae$/.test(key)).length);
}

test("two friends play a game by links", { timeout: 3 * PATIENCE }, async () => {
  let [here, there] = [await machine(3), await machine(4)];
  await here.visit.sitDown();
  await pressElement(here.page, "Tablero di Berona");
  await pressElement(here.page, "Play");
  let links = 0;
  let longest = 0;
  for (; links < LINKS; links += 1) {
    const now = await takeTurn(here, links === 0);
    if (links === 0) await pressElement(here.page, "Menu");
    const link = await send(here, now.over ? "Send the result" : "Send to");
    longest = Math.max(longest, link.length);
    await follow(there, link, links === 0);
    /** @type {(then: typeof now) => unknown} */
    const arrived = (then) => then.pieces_agree && then.position === now.position && (then.over || then.buttons.Throw);
    assert.ok(await there.player.wait(arrived, PATIENCE), `link ${links + 1} shows the game as it is`);
    if (now.over) break;
    [here, there] = [there, here];
  }
  assert.ok(longest < 2_000, `a link of ${longest} characters`);
  for (const machine of [here, there]) {
    assert.equal(await savedGames(machine), 1, "each machine has the game once");
    await machine.visit.end();
  }
});
