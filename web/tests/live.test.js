// Two friends play by a link, one of them on a phone, while their server is killed and started again. TESSERAE_GAMES=all
// or a list of keys plays whole games as well, over lines that are cut.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Line, ROOM, Room, agreed, invite, missesLine, othersThanLine, takeTurns } from "./friends.js";
import { Fingers, Pointer } from "./hands.js";
import { Player } from "./player.js";
import {
  GAMES, PATIENCE, PHONE, UPRIGHT, closeLeftovers, guest, leaveUndrawn, open, pressElement, settle, uncovered,
} from "./table.js";

/** How many turns are played, and after which the server is killed. */
const TURNS = 10;
const KILLED_AFTER = 4;

/** The games that are played whole; how often a line is cut in them at least, and for how many milliseconds. */
const asked = (process.env.TESSERAE_GAMES ?? "").split(",");
const CUTS = 10;
const CUT_FOR = 500;
/** By chance alone some games are long. */
const LONGEST = 40 * 60_000;

let browser;
let room;
before(async () => {
  if (!ROOM) return;
  browser = await open();
  room = await Room.open();
});
afterEach(closeLeftovers);
after(async () => {
  await browser?.close();
  await room?.close();
});

/** A machine with a storage of its own, and a hand of this kind. */
async function machine(screen, isPhone, seed) {
  const { context, page, complaints } = await guest(browser, { ...screen, hasTouch: isPhone });
  await settle(context);
  await leaveUndrawn(page);
  return { context, page, complaints, player: new Player(page, isPhone ? await Fingers.on(page) : new Pointer(page), seed) };
}

/** Opens the guest's link in the page of a friend, who sits down; both are then at the table. */
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
async function leave(machines) {
  for (const { context, complaints } of machines) {
    assert.deepEqual(othersThanLine(complaints), []);
    await context.close();
  }
}

test("two friends play by a link while the server is killed once", { skip: !ROOM, timeout: 4 * PATIENCE }, async () => {
  const host = await machine({ ...PHONE }, false, 3);
  const friend = await machine(UPRIGHT, true, 4);
  const link = await invite(host.page, room.address);
  assert.match(link, /#room=[0-9a-f]{20}\.[0-9a-f]{32}\.guest\.[0-9a-f]{32}\.[0-9a-f]{32}$/);

  const machines = [host, friend];
  const players = machines.map(({ player }) => player);
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
  const [{ position }] = await agreed(players);
  await friend.page.reload();
  await uncovered(friend.page);
  assert.ok(await players[1].wait((now) => now.screen === "table" && now.position === position, PATIENCE), "the same game");

  await leave(machines);
});

for (const [key, title, seat] of GAMES) {
  const skip = !ROOM || !["all", key].some((name) => asked.includes(name));
  test(`two friends play a whole game of ${title} over lines that are cut`, { skip, timeout: LONGEST }, async () => {
    const machines = [await machine(PHONE, false, 5), await machine(UPRIGHT, true, 6)];
    const lines = await Promise.all([Line.to(room), Line.to(room)]);
    const [home, away] = lines.map(({ address }) => address);
    const link = await invite(machines[0].page, home, [title, seat]);
    await sitDown(machines, link.replace(home, away));
    const began = Date.now();
    let [turns, cuts] = [0, 0];
    await takeTurns(machines.map(({ player }) => player), (count, actor) => {
      // As somebody is about to act: the line of whoever it is, or of the other one.
      const line = lines[cuts % 2 ? 1 - actor : actor];
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
