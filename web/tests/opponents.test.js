// A person against a bot by touch, from the menu to the result and a rematch. Nothing is drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SMALL, Visit, testBrowser } from "./driver/browser.js";
import { Fingers } from "./driver/hands.js";
import { QUIET } from "./driver/page.js";
import { Player } from "./driver/player.js";

/** @import { Report } from "./driver/report.d.ts" */

const LONG = 300_000;

const browser = testBrowser();

/** Plays the first seat by chance and leaves the second to the bot. */
class Person extends Player {
  waits = 0;

  /**
   * @override
   * @param {Report} now
   */
  async act(now) {
    if (now.turn !== "second") return super.act(now);
    this.waits += 1;
    return Boolean(await this.wait((then) => then.turn !== "second" || then.position !== now.position || then.over, 40_000));
  }
}

/** From the menu to the table of Tablero di Berona, against the second level. */
async function challenge(/** @type {Player} */ player) {
  assert.ok(await player.pressUntil("Tablero di Berona", ({ buttons }) => buttons.Regular), "there is no page of the game");
  assert.ok(await player.press("Regular"), "there is no level");
  assert.ok(await player.pressUntil("Play", (now) => now.screen === "table"), "no game begins");
}

/** A person at the menu; `prepare` gets the page before it is opened. */
async function person(/** @type {(page: Visit["page"]) => unknown} */ prepare) {
  const visit = await Visit.settled(browser(), SMALL, { ...QUIET, scale: 0.6 });
  await prepare(visit.page);
  await visit.sitDown();
  return { visit, page: visit.page, player: new Person(visit.page, await Fingers.on(visit.page)) };
}

test("a person plays a game against a bot by touch and asks for a rematch", { timeout: LONG }, async () => {
  /** @type {string[]} */
  const fetched = [];
  const { visit, page, player } = await person((page) => {
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  });
  await challenge(player);
  const begun = Date.now();
  await player.play(LONG - 60_000);
  console.log(`against a bot: ${Math.round((Date.now() - begun) / 1000)} s, ${player.waits} turns of the bot, ${JSON.stringify(player.done)}`);
  assert.ok(player.waits > 3, "the bot has played");
  for (const part of [/\/thinking\/worker-/, /\/thinking\/module-/, /\/thinking\/tablero_di_berona-/]) {
    assert.ok(fetched.some((path) => part.test(path)), `${part} was not fetched`);
  }
  const again = await player.pressUntil("Play again", (now) => now.screen === "table" && !now.over);
  assert.ok(again, "there is a rematch");
  await player.wait((now) => now.turn !== null || now.throw_due);
  const seats = await page.evaluate(() => Object.entries(localStorage).filter(([, text]) => text.includes('"players"')).length);
  assert.ok(seats > 0, "the saved game says who sits where");
  await visit.end();
});

test("without workers the page says that the opponent cannot play", { timeout: LONG }, async () => {
  const { visit, player } = await person((page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, "Worker")));
  await challenge(player);
  // The button that closes a message says which.
  const isTold = (/** @type {Report} */ { buttons }) => Object.keys(buttons).some((label) => label.startsWith("OK: "));
  /** @type {Report | null} */
  let now = null;
  while (!now || !isTold(now)) {
    now = await player.wait((now) => isTold(now) || (now.pieces_agree && now.turn !== "second"), 40_000);
    assert.ok(now, "the page says nothing");
    if (!isTold(now)) await player.act(now);
  }
  await visit.end();
});
