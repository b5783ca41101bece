// Rest and presses: nothing is drawn where nothing is touched, and a tap that is shorter than a frame hits.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, Visit, devTools, testBrowser } from "./driver/browser.js";
import { Fingers } from "./driver/hands.js";
import { PATIENCE, bring, pressElement, pressIfThere, repeats } from "./driver/page.js";
import { Player } from "./driver/player.js";

/** @import { CDPSession } from "playwright-core" */
/** @import { Report } from "./driver/report.d.ts" */

const LONG = 6 * PATIENCE;
/** For so long no animation frame may be asked for, in milliseconds. */
const STILL = 2_000;
/** The share of a processor that counts as none. */
const NONE = 0.05;
/** With motion: what moves comes to an end by itself. */
const MOVING = { graphics: "low", volume: 0, notices: 2 };
const GAMES = ["Backgammon", "Tabula", "The Royal Game of Ur", "Tablero de Jesus", "Tablero di Berona"];

const browser = testBrowser();

/** A visit whose animation frames and processor time are counted. */
class CountedVisit extends Visit {
  /** @type {CDPSession | undefined} */
  session;

  /** At the menu of a game with motion. `prepare` runs in the page before anything else. */
  static async atMenu(prepare = () => {}) {
    const visit = await CountedVisit.settled(browser(), {}, MOVING);
    const { page } = visit;
    await page.addInitScript(() => {
      globalThis.framesAsked = 0;
      const original = globalThis.requestAnimationFrame.bind(globalThis);
      globalThis.requestAnimationFrame = (callback) => {
        globalThis.framesAsked += 1;
        return original(callback);
      };
    });
    await page.addInitScript(prepare);
    await visit.sitDown();
    visit.session = await devTools(visit);
    await visit.session.send("Performance.enable");
    await visit.reported((now) => now.screen === "menu" && now.buttons.Backgammon);
    return visit;
  }

  /** The last report. */
  now() {
    return this.reported(() => true);
  }

  /** The animation frames that were asked for, and the processor time of the page, in seconds. */
  async spent() {
    const measured = await this.session?.send("Performance.getMetrics");
    const busy = measured?.metrics.find(({ name }) => name === "TaskDuration")?.value;
    assert.ok(busy !== undefined, "the browser counts the time");
    return { frames: await this.page.evaluate(() => globalThis.framesAsked), busy };
  }

  /** Waits until no frame is asked for, and looks at the processor meanwhile. */
  async rest(/** @type {string} */ state) {
    const deadline = Date.now() + PATIENCE;
    const first = await this.spent();
    for (;;) {
      const before = await this.spent();
      await this.page.waitForTimeout(STILL);
      const then = await this.spent();
      const share = (then.busy - before.busy) / (STILL / 1000);
      const spent = `${(share * 100).toFixed(1)} % of a processor`;
      // What the last frame leaves to be done takes its time on a busy machine.
      if (then.frames === before.frames && share < NONE) {
        console.log(`${state}: ${before.frames - first.frames} frames, then none and ${spent}`);
        return;
      }
      const drawn = `${then.frames - before.frames} frames in ${STILL} ms`;
      assert.ok(Date.now() < deadline, `${state}: ${drawn}, ${spent}, and no rest`);
    }
  }

  /** Throws until somebody can move: an opening throw only says who begins. */
  async throw() {
    // While the dice fly there is no button.
    for (; (await this.now()).throw_due; await this.page.waitForTimeout(200)) await pressIfThere(this.page, "Throw");
    await this.reported((now) => now.steps.length > 0);
  }

  /** Goes back until the cards of the menu are there. */
  async backToCards() {
    /** The cards, the page of a game, or anything else. */
    const place = (/** @type {Report} */ { screen, buttons }) => {
      if (screen !== "menu") return null;
      return buttons.Backgammon ? "cards" : buttons.Play ? "page" : null;
    };
    for (let at = place(await this.now()); at !== "cards"; at = place(await this.now())) {
      await this.page.goBack();
      const before = at;
      await this.reported((now) => place(now) && place(now) !== before);
    }
  }

  /** Presses something, and rests with what it opens. */
  async look(/** @type {string} */ words) {
    await pressElement(this.page, words);
    await this.rest(words);
  }

  /**
   * The same, and closes it again: then there is a button with these words.
   * @param {string} words
   * @param {string} back
   */
  async lookInto(words, back) {
    await this.look(words);
    await this.page.keyboard.press("Escape");
    await repeats(this.page, back);
  }
}

test("where nothing is touched no frame is drawn and no processor is used", { timeout: LONG }, async () => {
  const visit = await CountedVisit.atMenu();
  await visit.rest("the menu");
  for (const panel of ["Saved games", "Statistics", "Settings", "Rules"]) await visit.lookInto(panel, "Saved games");
  for (const game of GAMES) await visit.lookInto(game, "Saved games");
  await pressElement(visit.page, "Tablero di Berona");
  await visit.look("House rules");
  await visit.look("Dice");
  await pressElement(visit.page, "Play");
  await visit.reported((now) => now.screen === "table" && now.throw_due);
  await visit.rest("the board before a throw");
  await visit.throw();
  await visit.rest("the board after a throw");
  for (const panel of ["Moves", "Rules", "Dice statistics", "Settings", "Menu"]) await visit.lookInto(panel, "Moves");
  for (const panel of ["Saved games", "Statistics", "Analysis"]) {
    await pressElement(visit.page, "Menu");
    await visit.lookInto(panel, "Moves");
  }
  await visit.end();
});

test("teaching, advice, results and replays rest as well", { timeout: LONG }, async () => {
  const visit = await CountedVisit.atMenu();
  const game = "Tablero di Berona";
  for (const words of ["Play with a friend", `Learn ${game}`, "Puzzle of the day", "Position editor"]) {
    await pressElement(visit.page, game);
    await visit.look(words);
    await visit.backToCards();
  }
  for (const words of [game, "Play"]) await pressElement(visit.page, words);
  await visit.reported((now) => now.screen === "table" && now.throw_due);
  await visit.throw();
  await visit.look("Hint");
  await visit.look("Odds");
  // A throw before the end of a game.
  const file = { tesserae: 1, header: { game: "backgammon", start: "1:1,off:14 1:1,off:14 white - middle:1 0-0 throw" } };
  await bring(visit.page, file);
  await visit.reported((now) => now.kind === "backgammon" && now.throw_due && now.buttons.Throw);
  await pressElement(visit.page, "Menu");
  await visit.look("White resigns");
  await pressElement(visit.page, "Cancel");
  await visit.page.keyboard.press("Escape");
  await visit.throw();
  const [step] = (await visit.now()).steps;
  assert.ok(step, "a piece can be moved");
  await pressElement(visit.page, step.label);
  await visit.reported((now) => now.over);
  await visit.rest("the result");
  await visit.look("Replay");
  await visit.end();
});

test("in a hidden tab nothing is done", { timeout: LONG }, async () => {
  const visit = await CountedVisit.atMenu();
  await pressElement(visit.page, "Tablero di Berona");
  await pressElement(visit.page, "Play");
  await visit.reported((now) => now.screen === "table" && now.throw_due);
  // A browser without a screen never hides a page: it is told that it is hidden, as it would tell the game.
  await visit.page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await visit.rest("a hidden tab");
  await visit.end();
});

test("while a bot thinks no frame is drawn, and its answer wakes the page", { timeout: LONG }, async () => {
  const visit = await CountedVisit.atMenu(() => {
    // Half a minute for every answer, but none for a texture.
    globalThis.Worker = class extends Worker {
      constructor(/** @type {string | URL} */ address) {
        super(address);
        this.thinks = String(address).includes("/thinking/");
      }
      /**
       * @override
       * @param {string} type
       * @param {(event: Event) => void} listener
       */
      addEventListener(type, listener) {
        const late = (/** @type {Event} */ event) => setTimeout(() => listener(event), 30_000);
        super.addEventListener(type, this.thinks && type === "message" ? late : listener);
      }
    };
  });
  for (const words of ["Tablero di Berona", "Guest", "Watch", "Play"]) await pressElement(visit.page, words);
  await visit.reported((now) => now.screen === "table" && now.position);
  await visit.rest("a bot that thinks");
  const seen = (/** @type {Report} */ { position, dice }) => JSON.stringify([position, dice]);
  const before = seen(await visit.now());
  await visit.reported((now) => seen(now) !== before);
  await visit.end();
});

test("a tap that is shorter than a frame hits what it is on", { timeout: LONG }, async () => {
  const visit = await Visit.settled(browser(), PHONE);
  const { page } = visit;
  await visit.sitDown("&frame_time=500");
  const fingers = await Fingers.on(page);
  const player = new Player(page, fingers);
  /** @type {(label: string, hasHit: (now: Report) => unknown) => Promise<void>} */
  const tap = async (label, hasHit) => {
    const spot = (await player.wait((now) => now.buttons[label], PATIENCE))?.buttons[label];
    assert.ok(spot, `there is a button ${label}`);
    await Promise.all([fingers.send("touchStart", [spot]), fingers.send("touchEnd", [])]);
    assert.ok(await player.wait(hasHit, PATIENCE), `the tap on ${label} is lost`);
  };
  for (const title of ["The Royal Game of Ur", "Tablero di Berona"]) {
    await tap(title, (now) => now.buttons.Play);
    await page.keyboard.press("Escape");
    await player.wait((now) => !now.buttons.Play, PATIENCE);
  }
  await tap("Tablero di Berona", (now) => now.buttons.Play);
  await tap("Play", (now) => now.screen === "table" && now.throw_due);
  // An opening throw may be followed by another one, but the dice lie elsewhere.
  const lay = JSON.stringify((await player.now()).dice);
  await tap("Throw", (now) => !now.throw_due || (now.dice && JSON.stringify(now.dice) !== lay));
  await visit.end();
});
