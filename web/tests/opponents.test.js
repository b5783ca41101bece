// A person against a bot by touch, from the menu to the result and a rematch. Nothing is drawn.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { Fingers } from "./hands.js";
import { Player } from "./player.js";
import { QUIET, SMALL, closeLeftovers, guest, leaveUndrawn, open, settle, sitDown } from "./table.js";

const LONG = 300_000;

let browser;
before(async () => {
  browser = await open();
});
afterEach(closeLeftovers);
after(() => browser?.close());

/** Plays the first seat by chance and leaves the second to the bot. */
class Person extends Player {
  waits = 0;

  async act(now) {
    if (now.turn !== "second") return super.act(now);
    this.waits += 1;
    return Boolean(await this.wait((then) => then.turn !== "second" || then.position !== now.position || then.over, 40_000));
  }
}

/** From the menu to the table of Tablero di Berona, against the second level. */
async function challenge(player) {
  assert.ok(await player.pressUntil("Tablero di Berona", ({ buttons }) => buttons.Regular), "there is no page of the game");
  assert.ok(await player.press("Regular"), "there is no level");
  assert.ok(await player.pressUntil("Play", (now) => now.screen === "table"), "no game begins");
}

async function table(page, context) {
  await settle(context, { ...QUIET, scale: 0.6 });
  await leaveUndrawn(page);
  await sitDown(page, "?report");
  return new Person(page, await Fingers.on(page));
}

test("a person plays a game against a bot by touch and asks for a rematch", { timeout: LONG }, async () => {
  const { context, page, complaints } = await guest(browser, SMALL);
  const fetched = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const player = await table(page, context);
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
  assert.deepEqual(complaints, []);
  await context.close();
});

test("without workers the page says that the opponent cannot play", { timeout: LONG }, async () => {
  const { context, page, complaints } = await guest(browser, SMALL);
  await page.addInitScript(() => delete globalThis.Worker);
  const player = await table(page, context);
  await challenge(player);
  // The button that closes a message says which.
  const isTold = ({ buttons }) => Object.keys(buttons).some((label) => label.startsWith("OK: "));
  for (let now; !now || !isTold(now); ) {
    now = await player.wait((now) => isTold(now) || (now.pieces_agree && now.turn !== "second"), 40_000);
    assert.ok(now, "the page says nothing");
    if (!isTold(now)) await player.act(now);
  }
  assert.deepEqual(complaints, []);
  await context.close();
});
