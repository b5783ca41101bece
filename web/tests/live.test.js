// Two friends play by a link, one of them on a phone, while their server is killed and started again. TESSERAE_GAMES=all
// or a list of keys plays whole games as well, over lines that are cut.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { PHONE, UPRIGHT, Visit, testBrowser } from "./driver/browser.js";
import { Line, ROOM, Room, agreed, invite, missesLine, othersThanLine, takeTurns } from "./driver/friends.js";
import { GAMES, PATIENCE, pressElement, uncovered } from "./driver/page.js";

/** @typedef {Awaited<ReturnType<typeof machine>>} Machine */
/** @typedef {[host: Machine, friend: Machine]} Machines */

/** How many turns are played, and after which the server is killed. */
const TURNS = 10;
const KILLED_AFTER = 4;

/** The games that are played whole; how often a line is cut in them at least, and for how many milliseconds. */
const asked = (process.env.TESSERAE_GAMES ?? "").split(",");
const CUTS = 10;
const CUT_FOR = 500;
/** By chance alone some games are long. */
const LONGEST = 40 * 60_000;

const browser = testBrowser();
/** @type {Room} */
let room;
before(async () => {
  if (ROOM) room = await Room.open();
});
after(() => room?.close());

/**
 * A machine with a storage of its own, and a hand of this kind.
 * @param {typeof PHONE} screen
 * @param {boolean} isPhone
 * @param {number} seed
 */
async function machine(screen, isPhone, seed) {
  const visit = await Visit.settled(browser(), { ...screen, hasTouch: isPhone });
  return { visit, page: visit.page, player: isPhone ? await visit.withFingers(seed) : visit.withPointer(seed) };
}

/**
 * Opens the guest's link in the page of a friend, who sits down; both are then at the table.
 * @param {Machines} machines
 * @param {string} link
 */
async function sitDown(machines, link) {
  const [, friend] = machines;
  await friend.page.goto(link.replace("#", "?report#"));
  await uncovered(friend.page);
  await pressElement(friend.page, "Sit down");
  assert.ok(!friend.page.url().includes("room="), "the secrets have left the address");
  for (const { player } of machines) {
    assert.ok(await player.wait((now) => now.screen === "table", PATIENCE), "the table");
  }
}

/** Nothing went wrong on either machine besides the lines. */
async function leave(/** @type {Machines} */ machines) {
  for (const { visit } of machines) {
    assert.deepEqual(othersThanLine(visit.complaints), []);
    await visit.close();
  }
}

test("two friends play by a link while the server is killed once", { skip: !ROOM, timeout: 4 * PATIENCE }, async () => {
  const host = await machine(PHONE, false, 3);
  const friend = await machine(UPRIGHT, true, 4);
  const link = await invite(host.page, room.address);
  assert.match(link, /#room=[0-9a-f]{20}\.[0-9a-f]{32}\.guest\.[0-9a-f]{32}\.[0-9a-f]{32}$/);

  /** @type {Machines} */
  const machines = [host, friend];
  /** @type {[typeof host.player, typeof friend.player]} */
  const players = [host.player, friend.player];
  await sitDown(machines, link);

  let killed = false;
  await takeTurns(players, async (turns) => {
    if (turns > KILLED_AFTER && !killed) {
      killed = true;
      await room.kill();
      await missesLine(host.page);
      await room.start();
    }
    return turns >= TURNS;
  });
  assert.ok(killed, "the server was killed");

  // A reload comes back to the game.
  const { position } = (await agreed(players)).one;
  await friend.page.reload();
  await uncovered(friend.page);
  assert.ok(await friend.player.wait((now) => now.screen === "table" && now.position === position, PATIENCE), "the same game");

  await leave(machines);
});

for (const [key, title, seat] of GAMES) {
  const skip = !ROOM || !["all", key].some((name) => asked.includes(name));
  test(`two friends play a whole game of ${title} over lines that are cut`, { skip, timeout: LONGEST }, async () => {
    /** @type {Machines} */
    const machines = [await machine(PHONE, false, 5), await machine(UPRIGHT, true, 6)];
    const lines = await Promise.all([Line.to(room), Line.to(room)]);
    const [home, away] = lines;
    const link = await invite(machines[0].page, home.address, { title, seat });
    await sitDown(machines, link.replace(home.address, away.address));
    const began = Date.now();
    let turns = 0;
    let cuts = 0;
    await takeTurns([machines[0].player, machines[1].player], (count, actor) => {
      // As somebody is about to act: the line of whoever it is, or of the other one.
      const line = (actor === 0) === (cuts % 2 === 0) ? home : away;
      if (count !== turns && !line.isCut) {
        cuts += 1;
        line.cut();
        sleep(CUT_FOR).then(() => line.mend());
      }
      turns = count;
      return false;
    });
    console.log(`${key}: ${turns} turns in ${Math.round((Date.now() - began) / 1000)} s, a line was cut ${cuts} times`);
    assert.ok(cuts >= CUTS, `a line was cut ${cuts} times`);
    await leave(machines);
    lines.forEach((line) => line.close());
  });
}
