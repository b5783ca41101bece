// Hands on the canvas: a mouse, or fingers.

/** A mouse. */
export class Pointer {
  constructor(page) {
    this.page = page;
  }

  async press([x, y]) {
    await this.page.mouse.move(x, y);
    // The game finds out what lies under the pointer before it learns that it went down.
    await this.page.waitForTimeout(60);
    await this.page.mouse.down();
  }

  async move([x, y]) {
    await this.page.mouse.move(x, y);
  }

  async release() {
    await this.page.mouse.up();
  }

  async tap(at) {
    await this.press(at);
    await this.release();
  }
}

/** A finger, by the protocol that all browsers speak. */
export class Finger {
  constructor(page) {
    this.screen = page.touchscreen;
  }

  press([x, y]) {
    return this.screen.touchStart(x, y);
  }

  move([x, y]) {
    return this.screen.touchMove(x, y);
  }

  release() {
    return this.screen.touchEnd();
  }

  async tap(at) {
    await this.press(at);
    await this.release();
  }
}

/** Fingers, as the browser hears them from a real screen. */
export class Fingers {
  static async on(page) {
    const fingers = new Fingers();
    fingers.page = page;
    fingers.session = await page.context().newCDPSession(page);
    fingers.at = [0, 0];
    return fingers;
  }

  async send(type, points) {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id, radiusX: 6, radiusY: 6, force: 0.5 }));
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  async press(at) {
    this.at = at;
    await this.send("touchStart", [at]);
  }

  async move(at) {
    this.at = at;
    await this.send("touchMove", [at]);
  }

  async release() {
    await this.send("touchEnd", []);
  }

  async tap(at) {
    await this.press(at);
    await this.page.waitForTimeout(40);
    await this.release();
  }

  /** Waits for so many animation frames of the page. */
  async frames(count) {
    await this.page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    }, count);
  }

  /** Two fingers at once, from two places to two others; in each frame the game sees only where they are then. */
  async both(from, to, steps = 3) {
    await this.send("touchStart", [from[0]]);
    await this.send("touchStart", from);
    for (let step = 1; step <= steps; step += 1) {
      await this.frames(2);
      const between = (a, b) => a.map((along, axis) => along + ((b[axis] - along) * step) / steps);
      await this.send("touchMove", [between(from[0], to[0]), between(from[1], to[1])]);
    }
    await this.frames(2);
    await this.send("touchEnd", []);
  }
}
