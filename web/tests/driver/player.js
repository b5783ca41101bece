// Plays both seats of a game by chance, with a pointer or with fingers, as the report of the game says what lies where.
import assert from "node:assert/strict";

/** @import { Hands, PlayedPage, Report, Spot, Step } from "./report.d.ts" */

/** How long a click or a throw may take to show, in milliseconds; after that, and these frames, it counts as lost. */
const SOON = 8_000;
const THROW = 40_000;
/** How long the first report may take. */
const REPORT = 180_000;
const FRAMES = 60;
/** Lost clicks in a row before something is wrong. */
const LOST = 12;

/** The same numbers from the same seed, so that a failure can be looked at again. */
export function seededRandom(/** @type {number} */ seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/**
 * Whether the game has gone on.
 * @param {Report} now
 * @param {Report} before
 */
const differs = (now, before) =>
  now.position !== before.position || now.over !== before.over || now.throw_due !== before.throw_due;

/** Runs in the page: lets three animation frames pass. */
const threeFrames = async () => {
  for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
};

/** Runs in the page: presses the button that leads back to a game that has stopped; whether there was one. */
function pressReload() {
  const buttons = ["trouble-button", "sit"].map((id) => document.getElementById(id));
  const shown = buttons.find((button) => button?.checkVisibility({ visibilityProperty: true }));
  shown?.click();
  return Boolean(shown);
}

export class Player {
  /** Whether a game that stops is no failure: then the player waits for the page, or presses “Reload” and “Play”. */
  goesOn = false;

  /**
   * @param {PlayedPage} page
   * @param {Hands} hands
   */
  constructor(page, hands, seed = 7) {
    this.page = page;
    this.hands = hands;
    this.chance = seededRandom(seed);
    this.done = { throws: 0, flings: 0, taps: 0, drags: 0, steps: 0, choices: 0, lost: 0, reloads: 0 };
  }

  /**
   * What the screen was when it was last at rest; waits until there is a report.
   * @returns {Promise<Report>}
   */
  async now() {
    return (await this.wait(() => true, REPORT)) ?? assert.fail("the game reports nothing");
  }

  /** The last report, and the number of animation frames that the page has had since the first look. */
  async look() {
    if (!this.goesOn) return this.lookOnce();
    try {
      if (await this.page.evaluate(pressReload)) this.done.reloads += 1;
      return await this.lookOnce();
    } catch {
      // The page is just being loaded again.
      return { report: null, frames: 0 };
    }
  }

  /** @returns {Promise<{ report: Report | null, frames: number }>} */
  async lookOnce() {
    const { text, frames } = await this.page.evaluate(() => {
      if (globalThis.framesSeen === undefined) {
        const count = () => {
          globalThis.framesSeen = (globalThis.framesSeen ?? 0) + 1;
          requestAnimationFrame(count);
        };
        globalThis.framesSeen = 0;
        requestAnimationFrame(count);
      }
      return { text: globalThis.tesseraeReport ?? "null", frames: globalThis.framesSeen };
    });
    return { report: JSON.parse(text), frames };
  }

  /**
   * Waits until the screen is like this; what it then is, or nothing. A busy machine gets its frames, however slow.
   * @param {(now: Report) => unknown} like
   */
  async wait(like, milliseconds = SOON) {
    const end = Date.now() + milliseconds;
    let first = Infinity;
    for (;;) {
      const { report: now, frames } = await this.look();
      if (now && like(now)) return now;
      // A page that is loaded again counts from the beginning.
      first = Math.min(first, frames);
      if (Date.now() > end && frames >= first + FRAMES) return null;
      await this.page.waitForTimeout(30);
    }
  }

  /** From the menu to a game with the usual rules. */
  async sitDown(/** @type {string} */ title) {
    for (let count = 0; count < LOST; count += 1) {
      const now = await this.wait((now) => now.screen === "table" || now.buttons[title] || now.buttons.Play);
      assert.ok(now, "there is neither a menu nor a table");
      if (now.screen === "table") return;
      const label = now.buttons.Play ? "Play" : title;
      await this.press(label);
      await this.wait((now) => now.screen === "table" || !now.buttons[label]);
    }
    assert.fail("no game begins");
  }

  /**
   * To the result, or until `watch` says that it is enough; it is told of each thing that was done.
   * @param {number} longest
   * @param {(now: Report, done: Player["done"]) => unknown} watch
   */
  async play(longest, watch = () => false) {
    const end = Date.now() + longest;
    let lost = 0;
    for (;;) {
      const now = await this.wait((now) => now.pieces_agree && now.position, THROW);
      assert.ok(now, "the pieces do not lie where the position says");
      if (now.over) return now;
      assert.ok(Date.now() < end, `the game does not end: ${JSON.stringify(this.done)}`);
      if (await this.act(now)) {
        lost = 0;
        if (await watch(now, this.done)) return now;
      } else {
        lost += 1;
        this.done.lost += 1;
        assert.ok(lost <= LOST, `nothing has an effect: ${JSON.stringify(this.done)} ${JSON.stringify(await this.now())}`);
        await this.letGo();
      }
    }
  }

  /** One thing that a player does; whether it had an effect. */
  async act(/** @type {Report} */ now) {
    const choices = now.choices.filter((label) => now.buttons[label] && !label.includes("esign"));
    const needed = !now.throw_due && now.steps.length === 0;
    const gain = choices.find((label) => /^(Take|Claim)/.test(label));
    const chosen = gain ?? choices[this.chance(choices.length)];
    // Choices that are not needed are made now and then only, and what can be gained is left to one seat, so that games
    // end.
    const wanted = gain ? now.turn === "first" : this.chance(8) === 0;
    if (chosen && (needed || wanted)) {
      this.done.choices += 1;
      return (await this.press(chosen)) && Boolean(await this.wait((then) => differs(then, now)));
    }
    if (now.throw_due) return this.throw(now);
    const step = now.steps[this.chance(now.steps.length)];
    if (step) return this.step(step, now);
    // Buttons come a frame after the report, or the game has moved on.
    const changed = (/** @type {Report} */ then) =>
      differs(then, now) || JSON.stringify(then.buttons) !== JSON.stringify(now.buttons);
    return Boolean(await this.wait(changed));
  }

  async throw(/** @type {Report} */ before) {
    // A tied opening throw changes nothing but where the dice lie.
    const lie = (/** @type {Report} */ now) => JSON.stringify(now.dice);
    const thrown = (/** @type {Report} */ now) => !now.shaking && (differs(now, before) || lie(now) !== lie(before));
    if (before.dice && this.done.throws % 3 === 0 && (await this.fling(before.dice)) && (await this.wait(thrown, THROW))) {
      this.done.flings += 1;
      this.done.throws += 1;
      return true;
    }
    const done = (await this.press("Throw")) && (await this.wait(thrown, THROW));
    this.done.throws += done ? 1 : 0;
    return Boolean(done);
  }

  /** Takes up the dice, shakes them and lets them go; whether they were ever in the hand. */
  async fling(/** @type {Spot} */ [x, y]) {
    await this.hands.press([x, y]);
    const taken = await this.wait((now) => now.shaking, 3_000);
    if (taken) {
      for (const along of [6, -6, -12]) {
        await this.hands.move([x + along, y + along]);
        await this.page.waitForTimeout(30);
      }
    }
    await this.hands.release();
    return Boolean(taken);
  }

  /**
   * @param {Step} step
   * @param {Report} before
   */
  async step(step, before) {
    const done = await (this.done.steps % 3 === 2 ? this.drag(step, before) : this.tapAndTap(step, before));
    this.done.steps += done ? 1 : 0;
    return done;
  }

  /**
   * @param {Step} step
   * @param {Report} before
   */
  async tapAndTap(step, before) {
    await this.hands.tap(step.from);
    if (!(await this.wait((now) => now.holding))) return false;
    for (const [count, square] of step.path.entries()) {
      await this.hands.tap(square);
      const isLast = count === step.path.length - 1;
      if (!isLast && !(await this.wait((now) => now.walked > count))) return false;
    }
    const done = Boolean(await this.wait((now) => differs(now, before)));
    this.done.taps += done ? 1 : 0;
    return done;
  }

  /**
   * @param {Step} step
   * @param {Report} before
   */
  async drag(step, before) {
    await this.hands.press(step.from);
    if (!(await this.wait((now) => now.holding))) {
      await this.hands.release();
      return false;
    }
    for (const square of step.path) {
      await this.hands.move(square);
      const near = (/** @type {Spot} */ [x, y]) => Math.abs(x - square[0]) < 1.5 && Math.abs(y - square[1]) < 1.5;
      await this.wait((now) => now.pointer && near(now.pointer), 3_000);
    }
    await this.hands.release();
    const done = Boolean(await this.wait((now) => differs(now, before)));
    this.done.drags += done ? 1 : 0;
    return done;
  }

  /** Presses a button of the overlay on the canvas; whether there was one. */
  async press(/** @type {string} */ label) {
    const spot = (await this.wait((now) => now.buttons[label]))?.buttons[label];
    if (spot) await this.hands.tap(spot);
    return Boolean(spot);
  }

  /**
   * Presses a button, and again where it has moved meanwhile, until the screen is like this; what it then is, or nothing.
   * @param {string} label
   * @param {(now: Report) => unknown} like
   */
  async pressUntil(label, like) {
    for (let count = 0; count < LOST; count += 1) {
      const now = await this.wait((now) => like(now) || now.buttons[label]);
      if (!now || like(now)) return now;
      // What has just appeared beside it may move it.
      await this.letFramesPass();
      const place = (await this.now()).buttons[label];
      if (place) await this.hands.tap(place);
      const then = await this.wait(like);
      if (then) return then;
    }
    return null;
  }

  /** Lets three frames pass. */
  async letFramesPass() {
    await this.page.evaluate(threeFrames);
  }

  /** Lets go of whatever a lost click has left in the hand: by a click beside the board. */
  async letGo() {
    if ((await this.now()).holding) {
      await this.hands.tap([3, 3]);
      await this.wait((now) => !now.holding);
    }
  }
}
