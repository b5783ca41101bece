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
import { ALL_GAMES, PATIENCE, announced, pressElement, repeats, uncovered } from "./page.js";

/** @import { Socket } from "node:net" */
/** @import { Page } from "playwright-core" */
/** @import { Player } from "./player.js" */

/** The server, `tesserae-room`; without it nobody can be invited. */
export const ROOM = process.env.TESSERAE_ROOM ?? "";
const PAGE = fileURLToPath(new URL("../../dist", import.meta.url));
/** A short game, and its first seat. */
const BERONA = { title: "Tablero di Berona", seat: "Brown" };

/** A server with the page and a store of its own. */
export class Room {
  /**
   * @param {string} folder
   * @param {Awaited<ReturnType<typeof serve>>} server
   */
  constructor(folder, server) {
    this.folder = folder;
    this.server = server;
  }

  static async open() {
    const folder = await mkdtemp(join(tmpdir(), "tesserae-room-"));
    return new Room(folder, await serve(folder, 0));
  }

  get address() {
    return this.server.address;
  }

  get port() {
    return Number(new URL(this.address).port);
  }

  /** Starts it again, at the same address. */
  async start() {
    this.server = await serve(this.folder, this.port);
  }

  async kill() {
    const ended = once(this.server.program, "exit");
    this.server.program.kill("SIGKILL");
    await ended;
  }

  async close() {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/**
 * Starts the server; port 0 takes any free one.
 * @param {string} folder
 * @param {number} port
 */
async function serve(folder, port) {
  const places = ["--listen", `127.0.0.1:${port}`, "--page", PAGE, "--store", join(folder, "rooms.sqlite")];
  const program = spawn(ROOM, places, { stdio: ["ignore", "pipe", "ignore"] });
  for await (const line of createInterface({ input: program.stdout })) return { program, address: line.trim() };
  throw new Error("the server does not start");
}

/** The line of one machine to a server, which can be cut. */
export class Line {
  /** @type {Set<Socket>} */
  sockets = new Set();
  isCut = false;

  constructor(/** @type {Room} */ room) {
    this.server = createServer((near) => this.join(near, connect(room.port, "127.0.0.1"))).listen(0, "127.0.0.1");
  }

  static async to(/** @type {Room} */ room) {
    const line = new Line(room);
    await once(line.server, "listening");
    return line;
  }

  get address() {
    const bound = this.server.address();
    assert.ok(bound && typeof bound === "object", "the line listens");
    return `http://127.0.0.1:${bound.port}/`;
  }

  /**
   * @param {Socket} near
   * @param {Socket} far
   */
  join(near, far) {
    for (const [socket, other] of /** @type {const} */ ([[near, far], [far, near]])) {
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

/**
 * Invites from the page of a game at this address, and takes its first seat; the link for the guest.
 * @param {Page} page
 * @param {string} address
 */
export async function invite(page, address, { title, seat } = BERONA) {
  await page.goto(`${address}?report`);
  await page.locator(ALL_GAMES).click();
  await uncovered(page);
  await pressElement(page, title);
  await pressElement(page, "Play with a friend");
  await pressElement(page, seat);
  await pressElement(page, "Invite");
  await repeats(page, "Copy the link");
  const copied = page.evaluate(() => {
    /** @type {Promise<string>} */
    const text = new Promise((resolve) => {
      globalThis.tesseraeCopy = resolve;
    });
    return text;
  });
  await pressElement(page, "Copy the link");
  return copied;
}

/** @typedef {[host: Player, friend: Player]} Both */

/**
 * What both tables show once they show the same and are at rest.
 * @param {Both} players
 */
export async function agreed([host, friend]) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const [one, other] = await Promise.all([host.now(), friend.now()]);
    const isSame = one.position && one.position === other.position && one.over === other.over;
    if (isSame && one.pieces_agree && other.pieces_agree) return { one, other };
    assert.ok(Date.now() < end, `the tables differ: ${JSON.stringify([one, other])}`);
    await host.page.waitForTimeout(50);
  }
}

/**
 * Plays, the host first, until the game is over or `isEnough`, which is told of the turns so far and who is to act.
 * @param {Both} players
 * @param {(turns: number, actor: 0 | 1) => boolean | Promise<boolean>} isEnough
 */
export async function takeTurns(players, isEnough) {
  let turns = 0;
  /** @type {"first" | "second" | null} */
  let last = null;
  let shown = "";
  let since = Date.now();
  for (;;) {
    const both = await agreed(players);
    const { over, turn } = both.one;
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
export async function missesLine(/** @type {Page} */ page) {
  const end = Date.now() + PATIENCE;
  while (!(await announced(page)).some((sentence) => sentence.includes("The line to the room is gone"))) {
    assert.ok(Date.now() < end, "a lost line is announced");
    await page.waitForTimeout(50);
  }
}

/** What the console takes for an error besides a line that is cut: then there is neither a socket nor a file to load. */
export function othersThanLine(/** @type {string[]} */ complaints) {
  return complaints.filter((complaint) => !/WebSocket|net::ERR_/.test(complaint));
}
