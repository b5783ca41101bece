// Two friends play by a link, one of them on a phone, while their server is killed and started again.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { ROOM, Room, agreed, invite, missesLine, othersThanLine, takeTurns } from "./friends.js";
import { Fingers, Pointer } from "./hands.js";
import { Player } from "./player.js";
import { PATIENCE, PHONE, UPRIGHT, closeLeftovers, guest, leaveUndrawn, open, pressElement, settle, uncovered } from "./table.js";

/** How many turns are played, and after which the server is killed. */
const TURNS = 10;
const KILLED_AFTER = 4;

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

test("two friends play by a link while the server is killed once", { skip: !ROOM, timeout: 4 * PATIENCE }, async () => {
  const host = await machine({ ...PHONE }, false, 3);
  const friend = await machine(UPRIGHT, true, 4);
  const link = await invite(host.page, room.address);
  assert.match(link, /#room=[0-9a-f]{20}\.[0-9a-f]{32}\.[0-9a-f]{32}$/);

  await friend.page.goto(link.replace("#", "?report#"));
  await uncovered(friend.page);
  await pressElement(friend.page, "Sit down");
  assert.ok(!friend.page.url().includes("room="), "the secrets have left the address");
  const machines = [host, friend];
  const players = machines.map(({ player }) => player);
  for (const player of players) assert.ok(await player.wait((now) => now.screen === "table", PATIENCE), "the table");

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

  for (const { context, complaints } of machines) {
    assert.deepEqual(othersThanLine(complaints), []);
    await context.close();
  }
});
