// From the start page to the board: what Play plays, what is made ready before, and what follows when the game stops.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Visit, testBrowser } from "./driver/browser.js";
import { leaveUndrawn } from "./driver/drawing.js";
import {
  ALL_GAMES, PATIENCE, PLAY, address, pressElement, ready, reloaded, repeats, settle, sitDown, stored, uncovered,
  withoutGame,
} from "./driver/page.js";

/** @import { Player } from "./driver/player.js" */
/** @import { Report } from "./driver/report.d.ts" */

const LONG = 4 * PATIENCE;

const browser = testBrowser();

/** A page on which nothing is drawn, and the player of its game. */
async function visitor() {
  const visit = await Visit.begin(browser());
  await leaveUndrawn(visit.page);
  return { visit, page: visit.page, player: visit.withPointer() };
}

/**
 * Throws until a person, who has one of these seats, can move: an opening throw only says who begins. Returns the report.
 * @param {Visit} visit
 * @param {Player} player
 * @param {("first" | "second")[]} people
 */
async function throwDice({ page }, player, people) {
  for (;;) {
    const lay = JSON.stringify((await player.now()).dice);
    await pressElement(page, "Throw");
    const isThrown = (/** @type {Report} */ now) => now.pieces_agree && !now.shaking && JSON.stringify(now.dice) !== lay;
    const canMove = (/** @type {Report} */ now) => people.some((seat) => seat === now.turn) && now.steps.length > 0;
    const now = await player.wait((now) => isThrown(now) && (now.buttons.Throw || canMove(now)), PATIENCE);
    assert.ok(now, "the dice are thrown");
    if (canMove(now)) return now;
  }
}

/** Whether a game of this kind is on the table. */
const isOnTable = (/** @type {string} */ kind) => (/** @type {Report} */ now) =>
  now.screen === "table" && now.kind === kind && now.position;

test("behind the start page nothing can be focused or pressed, and nothing is drawn once all is ready", { timeout: LONG }, async () => {
  const { visit, page } = await visitor();
  await page.goto(`${address}?frames`);
  await page.locator(PLAY).waitFor();
  const frames = () => page.evaluate(() => globalThis.tesseraeFrames ?? 0);
  assert.ok((await frames()) > 0, "the game runs behind the start page");
  const deadline = Date.now() + PATIENCE;
  for (let before = await frames(), now = -1; now !== before; ) {
    assert.ok(Date.now() < deadline, "the covered game comes to no rest");
    before = await frames();
    await page.waitForTimeout(3_000);
    now = await frames();
  }
  const focused = new Set();
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press("Tab");
    focused.add(await page.evaluate(() => document.activeElement?.closest("#table, #accessible, #welcome, body")?.id));
  }
  assert.ok(!focused.has("table") && !focused.has("accessible"), `the focus was in ${[...focused]}`);
  assert.ok(await page.evaluate(() => document.querySelectorAll("#buttons button").length > 0), "the game has buttons");
  assert.equal(await page.evaluate(() => document.elementFromPoint(5, 5)?.closest("#table")), null);
  await visit.end();
});

test("the files of a board are fetched once, and before the game runs", { timeout: LONG }, async () => {
  const { visit, page } = await visitor();
  /** @type {Map<string, number>} */
  const fetched = new Map();
  page.on("request", (request) => {
    const path = request.url().split("/assets/")[1];
    if (path) fetched.set(path, (fetched.get(path) ?? 0) + 1);
  });
  await page.goto(`${address}?play=ur`);
  await repeats(page, "Throw");
  const board = [...fetched].filter(([path]) => /^(light|models)\//.test(path));
  assert.ok(board.length > 20, `${board}`);
  assert.deepEqual(board.filter(([, times]) => times !== 1), []);
  const late = await page.evaluate(() => {
    const first = performance.getEntriesByName("first frame")[0]?.startTime ?? 0;
    return performance.getEntriesByType("resource").filter(({ name, startTime }) => /\.(glb|map\.jpg)$/.test(name) && startTime > first);
  });
  assert.deepEqual(late.map(({ name }) => name), []);
  await visit.end();
});

test("at the first visit Play begins the first game against Guest, and later goes on with it", { timeout: LONG }, async () => {
  const { visit, page, player } = await visitor();
  await page.goto(`${address}?report`);
  await page.locator(PLAY).click();
  await uncovered(page);
  assert.ok(await player.wait(isOnTable("tablero_di_berona"), PATIENCE), "a game has begun");
  const saved = async () => (await stored(page, "tesserae/game-0001.tesserae")) ?? "";
  const begun = await saved();
  assert.match(begun, /"guest"/);
  await pressElement(page, "Throw");
  let thrown = begun;
  for (const end = Date.now() + PATIENCE; thrown === begun && Date.now() < end; thrown = await saved()) await page.waitForTimeout(100);
  assert.notEqual(thrown, begun, "the dice are thrown");
  await page.goto(`${address}?report`);
  await page.locator(PLAY).click();
  assert.ok(await player.wait(isOnTable("tablero_di_berona"), PATIENCE), "the game goes on");
  assert.ok((await saved()).startsWith(thrown), "from the same throw");
  assert.equal(await stored(page, "tesserae/game-0002.tesserae"), null);
  await visit.end();
});

test("All games leads to the menu, and a game on the start page to its page", { timeout: LONG }, async () => {
  const { visit, page, player } = await visitor();
  await page.goto(`${address}?report`);
  await page.locator(ALL_GAMES).click();
  assert.ok(await player.wait((now) => now.screen === "menu" && now.buttons["The Royal Game of Ur"], PATIENCE), "the cards");
  await page.reload();
  await page.locator(".game[data-game=ur]").click();
  await uncovered(page);
  assert.ok(await player.wait((now) => now.screen === "menu" && now.buttons.Play, PATIENCE), "the page of the game");
  await visit.end();
});

test("an address with a game begins at its board, without a press", { timeout: LONG }, async () => {
  const { visit, page, player } = await visitor();
  await page.goto(`${address}?report&play=ur`);
  await uncovered(page);
  assert.ok(await player.wait(isOnTable("ur"), PATIENCE), "the board is there");
  await repeats(page, "Throw");
  await visit.end();
});

test("a game that stops goes on by itself at the same step, and a second time says so with a button", { timeout: LONG }, async () => {
  const { visit, page, player } = await visitor();
  await settle(visit.context);
  await page.goto(`${address}?report&trap&play=tabula`);
  await uncovered(page);
  assert.ok(await player.wait(isOnTable("tabula"), PATIENCE), "the board is there");
  assert.ok(await page.locator("#recovered").isHidden());
  const before = await throwDice(visit, player, ["first", "second"]);
  await player.act(before);
  const kept = await player.wait((now) => now.position !== before.position && now.pieces_agree, PATIENCE);
  assert.ok(kept, "a piece is moved");

  await reloaded(page, () => page.evaluate(() => tesseraeTrap()));
  await uncovered(page);
  await page.locator("#recovered").waitFor();
  assert.match(await page.locator("#recovered-text").innerText(), /goes on at the same step/);
  // While the cover lies on the table, a report has no steps.
  const hasSteps = (/** @type {Report} */ now) => now.steps.length === kept.steps.length;
  const resumed = await player.wait((now) => isOnTable("tabula")(now) && hasSteps(now), PATIENCE);
  assert.ok(resumed, "the game goes on");
  assert.equal(resumed.position, kept.position);
  assert.deepEqual(
    resumed.steps.map((step) => step.word),
    kept.steps.map((step) => step.word),
  );

  await page.evaluate(() => {
    globalThis.isOld = true;
    tesseraeTrap();
  });
  await page.getByRole("alertdialog").waitFor();
  assert.match(await page.locator("#trouble-text").innerText(), /twice in a short time/);
  assert.equal(await page.locator("#trouble-detail").textContent(), "a trap that was asked for");
  assert.ok(await page.evaluate(() => globalThis.isOld), "the page was not loaded a second time");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.locator("html[data-state=playing]").waitFor({ state: "attached" });
  assert.equal((await player.wait(isOnTable("tabula"), PATIENCE))?.position, kept.position);
  await visit.close();
});

test("the page's own thread makes no context before a worker has made one", { timeout: PATIENCE }, async () => {
  const visit = await Visit.begin(browser());
  const { page } = visit;
  await withoutGame(page);
  await page.addInitScript(() => {
    /** @type {string[]} */
    const order = [];
    Object.assign(globalThis, { order });
    const { Worker } = globalThis;
    globalThis.Worker = class extends Worker {
      /** @param {string | URL} path */
      constructor(path) {
        super(path);
        const isGraphics = String(path).includes("graphics-worker");
        if (isGraphics) this.addEventListener("message", () => order.push("worker"));
      }
    };
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      /** @type {(this: HTMLCanvasElement, kind: "webgl2") => unknown} */
      getContext(kind) {
        if (kind === "webgl2") order.push("page");
        return getContext.call(this, kind);
      },
    });
  });
  await page.goto(address);
  await page.waitForFunction(() => /** @type {typeof globalThis & { order: string[] }} */ (globalThis).order.length >= 2);
  const order = await page.evaluate(() => /** @type {typeof globalThis & { order: string[] }} */ (globalThis).order);
  assert.deepEqual(order.slice(0, 2), ["worker", "page"]);
  await visit.close();
});

test("a game goes on at the table after a reload and after a lost graphics card, without a press", { timeout: LONG }, async () => {
  const { visit, page, player } = await visitor();
  await settle(visit.context);
  await page.goto(`${address}?report`);
  await page.locator(ALL_GAMES).click();
  await uncovered(page);
  await player.sitDown("Tabula");
  const before = await throwDice(visit, player, ["first", "second"]);
  const isAsBefore = (/** @type {Report} */ now) => isOnTable("tabula")(now) && now.position === before.position;
  const comesBack = async (/** @type {() => Promise<unknown>} */ reload) => {
    await reloaded(page, reload);
    await uncovered(page);
    assert.ok(await player.wait(isAsBefore, PATIENCE), "the game goes on");
  };
  await comesBack(() => page.reload());
  assert.ok(await page.locator("#recovered").isHidden(), "whoever reloads knows why");
  await comesBack(() =>
    page.evaluate(() => {
      document.getElementById("tesserae").getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    }),
  );
  await page.locator("#recovered").waitFor();
  assert.match(await page.locator("#recovered-text").innerText(), /lost the graphics card.* your game goes on at the same step/);
  await visit.close();
});

test("only a second stop within a minute is left to a button, however long the page has been open", { timeout: LONG }, async () => {
  const visit = await Visit.begin(browser());
  const { page } = visit;
  await withoutGame(page);
  await page.goto(address);
  /** Lets the game stop a while after it was there again; whether the page is then loaded again. */
  const reloads = async (/** @type {number} */ milliseconds) => {
    await page.evaluate((milliseconds) => {
      globalThis.isOld = true;
      tesseraeRecovery.done();
      const now = Date.now();
      Date.now = () => now + milliseconds;
      setTimeout(() => tesseraeRecovery.stop("a trap"));
    }, milliseconds);
    /** Runs in the page: whether it is another one; null as long as nothing has happened. */
    const isOther = () => {
      // The script that says what is wrong is the last one of the page.
      if (!globalThis.isOld) return "tesseraeTrouble" in globalThis ? true : null;
      return document.getElementById("trouble").hidden ? null : false;
    };
    for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(100)) {
      // Between two pages there is none.
      const answer = await page.evaluate(isOther).catch(() => null);
      if (answer !== null) return answer;
    }
    return assert.fail("nothing follows the stop");
  };
  assert.ok(await reloads(0), "the first stop");
  assert.ok(await reloads(3_600_000), "another one after an hour");
  assert.ok(!(await reloads(30_000)), "another one after half a minute");
  await visit.close();
});

test("the page runs nothing that is written into it, and needs nothing that it forbids", { timeout: LONG }, async () => {
  const { visit, page, player } = await visitor();
  await page.addInitScript(() => {
    globalThis.violations = [];
    addEventListener("securitypolicyviolation", (event) => globalThis.violations.push(`${event.violatedDirective} ${event.blockedURI}`));
  });
  await page.goto(`${address}?report&play=tablero_di_berona`);
  await uncovered(page);
  assert.ok(await player.wait(isOnTable("tablero_di_berona"), PATIENCE), "the board is there");
  await throwDice(visit, player, ["first"]);
  // A worker answers.
  await pressElement(page, "Hint");
  await repeats(page, "Why?");
  assert.deepEqual(await page.evaluate(() => globalThis.violations), []);
  assert.deepEqual(visit.complaints, []);
  assert.equal(await page.locator("meta[name=referrer]").getAttribute("content"), "no-referrer");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.hasRun = true";
    document.body.append(script);
  });
  assert.ok(!(await page.evaluate(() => globalThis.hasRun)), "a script that is written into the page does not run");
  await visit.close();
});

test("no program of the graphics card is made after the warm-up and the first rest, in any game", { timeout: 2 * LONG }, async () => {
  const { visit, page, player } = await visitor();
  await settle(visit.context);
  await page.addInitScript(() => {
    globalThis.programs = 0;
    const original = WebGL2RenderingContext.prototype.linkProgram;
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      globalThis.programs += 1;
      original.call(this, program);
    };
  });
  await sitDown(page, "?report&frames");
  await ready(page);
  const programs = () => page.evaluate(() => globalThis.programs);
  // What the first view does not show is drawn while nothing moves; then no frame is drawn any more.
  const frames = () => page.evaluate(() => globalThis.tesseraeFrames ?? 0);
  for (let before = -1, now = await frames(); now !== before; now = await frames()) {
    before = now;
    await page.waitForTimeout(3_000);
  }
  const made = await programs();
  assert.ok(made > 0);
  /** @type {Record<string, number>} */
  const late = {};
  for (const title of ["Tablero di Berona", "Backgammon", "Tabula", "The Royal Game of Ur", "Tablero de Jesus"]) {
    await player.sitDown(title);
    let turns = 0;
    await player.play(PATIENCE, () => (turns += 1) >= 4);
    late[title] = (await programs()) - made;
    for (const words of ["Menu", "Main menu"]) await pressElement(page, words);
    assert.ok(await player.wait((now) => now.screen === "menu" && now.buttons.Backgammon, PATIENCE), "the menu is there");
  }
  assert.deepEqual([...new Set(Object.values(late))], [0], `programs were made after the warm-up: ${JSON.stringify(late)}`);
  await visit.end();
});

test("where the processor draws, the simplest graphics are chosen unless somebody has chosen others", { timeout: LONG }, async () => {
  /** Whether edges are smoothed with the level of the graphics in these settings. */
  const isSmoothed = async (/** @type {object | undefined} */ settings) => {
    const { visit, page } = await visitor();
    if (settings) await settle(visit.context, settings);
    await page.addInitScript(() => {
      globalThis.isSmoothed = false;
      const original = WebGL2RenderingContext.prototype.renderbufferStorageMultisample;
      WebGL2RenderingContext.prototype.renderbufferStorageMultisample = function (target, samples, ...size) {
        if (samples > 1) globalThis.isSmoothed = true;
        original.call(this, target, samples, ...size);
      };
    });
    await sitDown(page);
    const smoothed = await page.evaluate(() => globalThis.isSmoothed);
    await visit.close();
    return smoothed;
  };
  assert.equal(await isSmoothed({ graphics: "medium" }), true);
  assert.equal(await isSmoothed(undefined), false);
});
