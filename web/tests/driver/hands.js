// Hands on the canvas: a mouse, or fingers.

/** @import { CDPSession, Page } from "playwright-core" */
/** @import { Hands, Spot } from "./report.d.ts" */

/**
 * What a mouse needs of the page of any browser.
 * @typedef {Pick<Page, "waitForTimeout"> & { mouse: Pick<Page["mouse"], "move" | "down" | "up"> }} MousePage
 */

/**
 * A mouse.
 * @implements {Hands}
 */
export class Pointer {
  /** @param {MousePage} page */
  constructor(page) {
    this.page = page;
  }

  async press(/** @type {Spot} */ [x, y]) {
    await this.page.mouse.move(x, y);
    // The game finds out what lies under the pointer before it learns that it went down.
    await this.page.waitForTimeout(60);
    await this.page.mouse.down();
  }

  async move(/** @type {Spot} */ [x, y]) {
    await this.page.mouse.move(x, y);
  }

  async release() {
    await this.page.mouse.up();
  }

  async tap(/** @type {Spot} */ at) {
    await this.press(at);
    await this.release();
  }
}

/**
 * A finger, by the protocol that all browsers speak.
 * @implements {Hands}
 */
export class Finger {
  /** @param {import("puppeteer-core").Page} page */
  constructor(page) {
    this.screen = page.touchscreen;
  }

  async press(/** @type {Spot} */ [x, y]) {
    await this.screen.touchStart(x, y);
  }

  move(/** @type {Spot} */ [x, y]) {
    return this.screen.touchMove(x, y);
  }

  release() {
    return this.screen.touchEnd();
  }

  async tap(/** @type {Spot} */ at) {
    await this.press(at);
    await this.release();
  }
}

/**
 * Fingers, as the browser hears them from a real screen.
 * @implements {Hands}
 */
export class Fingers {
  /**
   * @param {Page} page
   * @param {CDPSession} session
   */
  constructor(page, session) {
    this.page = page;
    this.session = session;
  }

  /** @param {Page} page */
  static async on(page) {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  /**
   * @param {"touchStart" | "touchMove" | "touchEnd"} type
   * @param {Spot[]} points
   */
  async send(type, points) {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id, radiusX: 6, radiusY: 6, force: 0.5 }));
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  async press(/** @type {Spot} */ at) {
    await this.send("touchStart", [at]);
  }

  async move(/** @type {Spot} */ at) {
    await this.send("touchMove", [at]);
  }

  async release() {
    await this.send("touchEnd", []);
  }

  async tap(/** @type {Spot} */ at) {
    await this.press(at);
    await this.page.waitForTimeout(40);
    await this.release();
  }

  /** Waits for so many animation frames of the page. */
  async frames(/** @type {number} */ count) {
    await this.page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    }, count);
  }

  /**
   * Two fingers at once, from two places to two others; in each frame the game sees only where they are then.
   * @param {[Spot, Spot]} from
   * @param {[Spot, Spot]} to
   */
  async both(from, to, steps = 3) {
    await this.send("touchStart", [from[0]]);
    await this.send("touchStart", from);
    for (let step = 1; step <= steps; step += 1) {
      await this.frames(2);
      const along = (/** @type {number} */ a, /** @type {number} */ b) => a + ((b - a) * step) / steps;
      /** @type {(a: Spot, b: Spot) => Spot} */
      const between = (a, b) => [along(a[0], b[0]), along(a[1], b[1])];
      await this.send("touchMove", [between(from[0], to[0]), between(from[1], to[1])]);
    }
    await this.frames(2);
    await this.send("touchEnd", []);
  }
}
