// Two people at two machines: the server between them, the invitation, and the turns of both.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { ALL_GAMES, PATIENCE, announced, pressElement, repeats, uncovered } from "./table.js";

/** The server, `tesserae-room`; without it nobody can be invited. */
export const ROOM = process.env.TESSERAE_ROOM;
const PAGE = fileURLToPath(new URL("../dist", import.meta.url));
/** A short game, and its first seat. */
const BERONA = ["Tablero di Berona", "Brown"];

/** A server with the page and a store of its own. */
export class Room {
  static async open() {
    const room = new Room();
    room.folder = await mkdtemp(join(tmpdir(), "tesserae-room-"));
    await room.start(0);
    return room;
  }

  /** Starts it; port 0 takes any free one. */
  async start(port = this.port) {
    const places = ["--listen", `127.0.0.1:${port}`, "--page", PAGE, "--store", join(this.folder, "rooms.sqlite")];
    this.process = spawn(ROOM, places, { stdio: ["ignore", "pipe", "ignore"] });
    for await (const line of createInterface({ input: this.process.stdout })) {
      this.address = line.trim();
      this.port = Number(new URL(this.address).port);
      return;
    }
    throw new Error("the server does not start");
  }

  async kill() {
    const ended = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await ended;
  }

  async close() {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The line of one machine to a server, which can be cut. */
export class Line {
  static async to(room) {
    const line = new Line();
    line.sockets = new Set();
    line.isCut = false;
    line.server = createServer((near) => line.join(near, connect(room.port, "127.0.0.1"))).listen(0, "127.0.0.1");
    await once(line.server, "listening");
    line.address = `http://127.0.0.1:${line.server.address().port}/`;
    return line;
  }

  join(near, far) {
    for (const [socket, other] of [[near, far], [far, near]]) {
      this.sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => this.sockets.delete(socket) && other.destroy());
      if (this.isCut) socket.destroy();
      else socket.pipe(other);
    }
  }

  /** Nothing comes through until it is mended. */
  cut() {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend() {
    this.isCut = false;
  }

  close() {
    this.cut();
    this.server.close();
  }
}

/** Invites from the page of a game at this address, and takes its first seat; the link for the guest. */
export async function invite(page, address, [title, seat] = BERONA) {
  await page.goto(`${address}?report`);
  await page.locator(ALL_GAMES).click();
  await uncovered(page);
  await pressElement(page, title);
  await pressElement(page, "Play with a friend");
  await pressElement(page, seat);
  await pressElement(page, "Invite");
  await repeats(page, "Copy the link");
  const copied = page.evaluate(
    () =>
      new Promise((resolve) => {
        globalThis.tesseraeCopy = resolve;
      }),
  );
  await pressElement(page, "Copy the link");
  return copied;
}

/** What both tables show once they show the same and are at rest. */
export async function agreed(players) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const shown = await Promise.all(players.map((player) => player.now()));
    const [one, other] = shown;
    const isSame = one.position && one.position === other.position && one.over === other.over;
    if (isSame && shown.every((now) => now.pieces_agree)) return shown;
    assert.ok(Date.now() < end, `the tables differ: ${JSON.stringify(shown)}`);
    await players[0].page.waitForTimeout(50);
  }
}

/** Plays, the host first, until the game is over or `isEnough`, which is told of the turns so far and who is to act. */
export async function takeTurns(players, isEnough) {
  let turns = 0;
  let last = null;
  let [shown, since] = ["", Date.now()];
  for (;;) {
    const both = await agreed(players);
    const [{ over, turn }] = both;
    if (over) return;
    const whole = JSON.stringify(both);
    if (whole !== shown) [shown, since] = [whole, Date.now()];
    assert.ok(Date.now() - since < 2 * PATIENCE, `nothing happens any more after ${turns} turns: ${whole}`);
    // Nobody is on turn before the throw for the first turn.
    if (turn !== last) [turns, last] = [turns + 1, turn];
    const actor = turn === "second" ? 1 : 0;
    if (await isEnough(turns, actor)) return;
    const now = await players[actor].wait((now) => now.pieces_agree && (!now.throw_due || now.buttons.Throw));
    if (now) await players[actor].act(now);
  }
}

/** Waits until a table has said that the line to its room is gone. */
export async function missesLine(page) {
  const end = Date.now() + PATIENCE;
  while (!(await announced(page)).some((sentence) => sentence.includes("The line to the room is gone"))) {
    assert.ok(Date.now() < end, "a lost line is announced");
    await page.waitForTimeout(50);
  }
}

/** What the console takes for an error besides a line that is cut: then there is neither a socket nor a file to load. */
export function othersThanLine(complaints) {
  return complaints.filter((complaint) => !/WebSocket|net::ERR_/.test(complaint));
}
