// The browser of a test, and who visits the page in it.
import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach } from "node:test";
import { chromium } from "playwright-core";
import { leaveUndrawn } from "./drawing.js";
import { Fingers, Pointer } from "./hands.js";
import { PATIENCE, announced, report, settle, sitDown } from "./page.js";
import { Player } from "./player.js";

/** @import { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core" */
/** @import { Report } from "./report.d.ts" */

/** The browser's own software GPU. `TESSERAE_ANGLE=gl-egl` takes Mesa's, which is faster where it is installed. */
const ANGLE = process.env.TESSERAE_ANGLE ?? "swiftshader";
/** `TESSERAE_CARD=gl-egl` or `vulkan` draws with the machine's graphics card, without a window. */
const CARD = process.env.TESSERAE_CARD;
/**
 * Further flags of the browser for each of them.
 * @type {Record<string, string[]>}
 */
const FLAGS = {
  vulkan: ["--enable-features=Vulkan", "--disable-vulkan-surface"],
  swiftshader: ["--enable-unsafe-swiftshader"],
};

/** Opens a browser that draws without a GPU. */
export function open() {
  return chromium.launch({
    executablePath: process.env.TESSERAE_BROWSER ?? "/usr/bin/chromium",
    env: CARD ? process.env : { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" },
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      `--use-angle=${CARD ?? ANGLE}`,
      ...(FLAGS[CARD ?? ANGLE] ?? []),
      "--ignore-gpu-blocklist",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** The size of a page in pixels: `TESSERAE_SIZE=1920x1080`. */
const [width = 1280, height = 720] = (process.env.TESSERAE_SIZE ?? "1280x720").split("x").map(Number);
const SIZE = { width, height };

/** As few pixels as the overlay has room on, with its writing made small: for whole games. */
export const SMALL = { viewport: { width: 520, height: 250 }, hasTouch: true };

/** A phone held sideways, no sharper than a software GPU can bear. */
export const PHONE = { viewport: { width: 844, height: 390 }, hasTouch: true };

/** The same phone held upright. */
export const UPRIGHT = { viewport: { width: 390, height: 844 }, hasTouch: true };

/**
 * Who is at the page.
 * @type {Set<Visit>}
 */
const present = new Set();

/**
 * Somebody at the page with a machine of their own: an empty cache, an empty storage, and what their console takes for an
 * error.
 */
export class Visit {
  /** @type {string[]} */
  complaints = [];

  /**
   * @param {BrowserContext} context
   * @param {Page} page
   */
  constructor(context, page) {
    this.context = context;
    this.page = page;
    present.add(this);
    context.on("close", () => present.delete(this));
    page.setDefaultTimeout(PATIENCE);
    page.on("console", (message) => message.type() === "error" && this.complaints.push(message.text()));
    page.on("pageerror", (error) => this.complaints.push(String(error)));
  }

  /**
   * A visit with an empty page.
   * @template {typeof Visit} Kind
   * @this {Kind}
   * @param {Browser | Promise<Browser>} browser
   * @param {BrowserContextOptions} [screen]
   */
  static async begin(browser, screen) {
    const context = await (await browser).newContext({ viewport: SIZE, ...screen });
    return /** @type {InstanceType<Kind>} */ (new this(context, await context.newPage()));
  }

  /**
   * A visit whose game has these settings and two people, and draws nothing: for whatever looks at no picture.
   * @template {typeof Visit} Kind
   * @this {Kind}
   * @param {Browser | Promise<Browser>} browser
   * @param {BrowserContextOptions} [screen]
   * @param {object} [settings]
   */
  static async settled(browser, screen, settings) {
    const visit = await this.begin(browser, screen);
    await settle(visit.context, settings);
    await leaveUndrawn(visit.page);
    return visit;
  }

  /** A player with a mouse. */
  withPointer(seed = 7) {
    return new Player(this.page, new Pointer(this.page), seed);
  }

  /** A player with fingers. */
  async withFingers(seed = 7) {
    return new Player(this.page, await Fingers.on(this.page), seed);
  }

  /** Comes to the menu of a game that reports what is on its screen. */
  sitDown(behind = "") {
    return sitDown(this.page, `?report${behind}`);
  }

  /**
   * Waits until the report is like this; what it then is. It asks for no frames, as a player does.
   * @param {(report: Report) => unknown} like
   * @returns {Promise<Report>}
   */
  async reported(like, timeout = PATIENCE) {
    for (const end = Date.now() + timeout; Date.now() < end; await this.page.waitForTimeout(100)) {
      const now = await report(this.page);
      if (now && like(now)) return now;
    }
    return assert.fail(`never reported: ${like}`);
  }

  /** How it was left, for whoever looks for the reason of a failure. */
  async describe() {
    const picture = join(tmpdir(), `tesserae-left-open-${process.pid}.png`);
    const told = [
      this.page.evaluate(() => globalThis.tesseraeReport),
      announced(this.page),
      this.page.screenshot({ path: picture, timeout: 10_000 }).then(() => picture),
    ];
    const silence = new Promise((tell) => setTimeout(tell, 10_000, "no answer"));
    const state = await Promise.all(told.map((answer) => Promise.race([answer.catch(String), silence])));
    return [this.page.url(), ...state, ...this.complaints].join("\n");
  }

  /** Ends the visit, in which nothing was wrong. */
  async end() {
    assert.deepEqual(this.complaints, []);
    await this.close();
  }

  /** Ends the visit, whatever the console has said. */
  async close() {
    await this.context.close();
  }
}

/** Closes what a failed test has left open, which would take the processors from the next one, and says how it was. */
export async function closeLeftovers() {
  for (const visit of present) {
    console.error(`left open: ${await visit.describe()}`);
    await visit.close();
  }
}

/** The browser of a test file: opened when it is asked for, closed after the tests. Tests run one after the other. */
export function testBrowser() {
  const opened = sharedBrowser();
  afterEach(closeLeftovers);
  return opened;
}

/** The same for tests that run beside each other: what one has left open stays. */
export function sharedBrowser() {
  /** @type {Promise<Browser> | undefined} */
  let opened;
  after(async () => (await opened)?.close());
  return () => (opened ??= open());
}

/**
 * The tools of the browser's developers.
 * @param {Visit} visit
 * @returns {Promise<CDPSession>}
 */
export function devTools(visit) {
  return visit.context.newCDPSession(visit.page);
}
