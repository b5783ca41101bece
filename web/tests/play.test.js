// Play in the browser: a throw and a move, a reload during a turn, links, files, names, touch, and offline play.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { PHONE, Visit, testBrowser } from "./driver/browser.js";
import { Fingers } from "./driver/hands.js";
import { ALL_GAMES, PATIENCE, accessibleLabels, address, announced, pressElement, repeats, stored } from "./driver/page.js";
import { Player } from "./driver/player.js";

/** @import { Page } from "playwright-core" */
/** @import { Report } from "./driver/report.d.ts" */

/** A test does several things, each of which takes its time under a software GPU. */
const LONG = 4 * PATIENCE;
/** Throws, lost ones and ties included, after which something is wrong. */
const MOST_THROWS = 8;

const browser = testBrowser();

/** A phone at the menu. Nothing is drawn, as no picture is looked at. */
async function phone() {
  const visit = await Visit.settled(browser(), PHONE);
  const { page } = visit;
  await visit.sitDown();
  const fingers = await Fingers.on(page);
  const player = new Player(page, fingers);
  assert.ok(await player.wait((now) => now.screen === "menu" && now.buttons.Backgammon, PATIENCE), "a menu");
  return { visit, page, fingers, player };
}

/**
 * A game of backgammon with the first throw made.
 * @param {Page} page
 * @param {Player} player
 */
async function thrown(page, player) {
  await pressElement(page, "Backgammon");
  await pressElement(page, "Play");
  return throwWith(page, player, () => pressElement(page, "Throw"));
}

/**
 * Throws until somebody may move: when both throw the same at first, or a throw is lost under load, they throw again.
 * @param {Page} page
 * @param {Player} player
 * @param {(before: Report) => Promise<boolean | void>} hand
 */
async function throwWith(page, player, hand) {
  for (let throws = 0; throws < MOST_THROWS; throws += 1) {
    const ready = (/** @type {Report} */ now) => now.pieces_agree && ((now.throw_due && now.buttons.Throw) || now.steps.length > 0);
    const before = await player.wait(ready, PATIENCE);
    assert.ok(before, "a throw is due");
    if (before.steps.length > 0) return before;
    const spoken = (await announced(page)).length;
    if ((await hand(before)) === false) continue;
    await page.waitForFunction((count) => document.querySelectorAll("#announce p").length > count, spoken);
    assert.ok(await player.wait((now) => !now.shaking && now.pieces_agree, PATIENCE), "the dice come to rest");
  }
  return assert.fail(`nobody may move after ${MOST_THROWS} throws`);
}

/** The first step that may be taken. */
const firstStep = (/** @type {Report} */ { steps: [step] }) => step ?? assert.fail("nothing can be moved");

/** What lies on the canvas and is too small for a finger. */
async function small(/** @type {Page} */ page) {
  const sizes = await page.evaluate(() => tesseraeElements().map(({ id, at }) => ({ id, at })));
  return sizes.filter(({ at }) => at && (at[2] < 43.9 || at[3] < 43.9));
}

test("two presses lead from the address to the table, and Back leads to the menu", { timeout: LONG }, async () => {
  const visit = await Visit.settled(browser(), PHONE);
  const { page } = visit;
  await page.goto(`${address}?report`);
  await page.locator(".game[data-game=tablero_di_berona]").click();
  const player = await visit.withFingers();
  await pressElement(page, "Play");
  assert.ok(await player.wait((now) => now.screen === "table" && now.position, PATIENCE), "the table");
  await page.goBack();
  assert.ok(await player.wait((now) => now.screen === "menu", PATIENCE), "the menu");
  assert.ok(page.url().startsWith(address), "the page is still there");
  await visit.end();
});

test("a throw, a move, and a reload in mid-turn that resumes exactly", { timeout: LONG }, async () => {
  const { visit, page, player } = await phone();
  const sound = await page.evaluate(() => tesseraeSound.states());
  assert.ok(sound.length > 0 && sound.every((state) => state === "running"), `sound is ${sound}`);

  await player.sitDown("Backgammon");
  const moves = await throwWith(page, player, (before) => player.throw(before));
  assert.ok(moves.steps[0] && (await player.step(moves.steps[0], moves)), "a piece is moved by two taps");
  const words = await announced(page);
  assert.match(words.join(" "), /throws \d.*to \d/, "what happened is announced");

  const kept = await player.wait((now) => now.pieces_agree);
  assert.ok(kept, "the pieces lie still");
  await page.reload();
  // While the cover lies on the table, a report has no steps.
  const hasSteps = (/** @type {Report} */ now) => now.steps.length === kept.steps.length;
  const resumed = await player.wait((now) => now.screen === "table" && now.pieces_agree && hasSteps(now), PATIENCE);
  assert.ok(resumed, "the game goes on");
  assert.equal(resumed.position, kept.position);
  assert.deepEqual(
    resumed.steps.map((step) => step.word),
    kept.steps.map((step) => step.word),
  );
  await visit.end();
});

test("the real buttons of the page play the game without the canvas", { timeout: LONG }, async () => {
  const { visit, page, player } = await phone();
  assert.deepEqual((await accessibleLabels(page)).slice(0, 5), [
    "Tablero di Berona",
    "Backgammon",
    "Tabula",
    "The Royal Game of Ur",
    "Tablero de Jesus",
  ]);
  const now = await thrown(page, player);
  const first = firstStep(now);
  await pressElement(page, first.label);
  const moved = await player.wait((then) => then.position !== now.position && then.pieces_agree);
  assert.ok(moved, `${first.word} is played`);
  await pressElement(page, "Undo");
  assert.ok(await player.wait((then) => then.position === now.position && then.pieces_agree), "and undone");
  assert.match((await announced(page)).join(" "), /Undone/);
  await visit.end();
});

test("a game goes out as a file, as a link and as a link to its position, and comes back on another machine", { timeout: LONG }, async () => {
  const { visit, page, player } = await phone();
  const first = await thrown(page, player);
  await pressElement(page, firstStep(first).label);
  const now = await player.wait((then) => then.position !== first.position && then.pieces_agree);
  assert.ok(now, "a piece is moved");
  await pressElement(page, "Menu");
  await pressElement(page, "Saved games");
  await pressElement(page, "Export…");
  const download = page.waitForEvent("download");
  await pressElement(page, "Save file (.tesserae)");
  const file = await (await download).path();
  const text = await readFile(file, "utf8");
  assert.ok(text.startsWith('{"tesserae":1'), text.slice(0, 80));
  await pressElement(page, "Share link");
  await page.locator("#link").waitFor();
  const linked = () => page.locator("#link-text").inputValue();
  const link = await linked();
  assert.ok(link.startsWith(`${address}#game=`), link);
  await page.locator("#link-close").click();
  await pressElement(page, "Close");
  await pressElement(page, "Menu");
  await pressElement(page, "Link to this position");
  await page.waitForFunction((link) => document.getElementById("link-text").value !== link, link);
  const bare = await linked();
  await visit.end();

  // The link first, then in the same place the file.
  const other = await Visit.settled(browser(), PHONE);
  const there = other.withPointer();
  await other.sitDown(link.slice(address.length));
  const arrived = await there.wait((then) => then.pieces_agree && then.steps.length > 0, PATIENCE);
  assert.ok(arrived, "the game arrives");
  assert.equal(arrived.position, now.position);
  assert.equal(await other.page.evaluate(() => location.hash), "", "a reload goes on where the game is, not at the link");
  await pressElement(other.page, firstStep(arrived).label);
  await there.wait((then) => then.position !== now.position && then.pieces_agree);
  await pressElement(other.page, "Menu");
  await pressElement(other.page, "Saved games");
  const chooser = other.page.waitForEvent("filechooser");
  await pressElement(other.page, "Import file");
  await (await chooser).setFiles({ name: "game.tesserae", mimeType: "text/plain", buffer: Buffer.from(text) });
  assert.ok(await there.wait((then) => then.position === now.position && then.pieces_agree), "the file's game lies there");
  await repeats(other.page, "Undo");
  await other.page.evaluate((hash) => (location.hash = hash), new URL(bare).hash);
  await other.page.waitForFunction(() => tesseraeElements().every(({ id }) => id !== "Undo#1"));
  const alone = await there.wait((then) => then.pieces_agree && then.steps.length > 0);
  assert.equal(alone?.position, now.position, "the position lies there, and nothing came before it");
  await other.end();
});

test("a finger on a name opens a real field, and what is written there is the name", { timeout: LONG }, async () => {
  const { visit, page, player } = await phone();
  await pressElement(page, "Backgammon");
  const field = page.getByLabel("Name of White");
  await field.waitFor({ state: "attached" });
  // Where the field lies on the canvas: below the heading, beside the seat's mark.
  await player.wait((now) => now.buttons.Play);
  const at = await page.evaluate(() => tesseraeElements().find(({ id }) => id === "Name of White#1")?.at);
  assert.ok(at, "the field is in view");
  await player.hands.tap([at[0] + at[2] / 2, at[1] + at[3] / 2]);
  await page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
  assert.ok(await field.isVisible(), "the field is in sight");
  await page.keyboard.type("Anna");
  await page.keyboard.press("Enter");
  await pressElement(page, "Play");
  await player.wait((now) => now.screen === "table" && now.position, PATIENCE);
  assert.match((await announced(page)).join(" "), /Anna and Black/);
  await visit.end();
});

test("the real switches, choices and sliders of the page set what the game's do", { timeout: LONG }, async () => {
  const { visit, page } = await phone();
  const kept = async () => JSON.parse((await stored(page, "tesserae/settings.json")) ?? "{}").kept;
  await pressElement(page, "Settings");
  const volumeSlider = page.getByLabel("Volume");
  await volumeSlider.waitFor({ state: "attached" });
  assert.equal(await volumeSlider.inputValue(), "0.5");
  assert.equal(await volumeSlider.getAttribute("aria-valuetext"), "50 %");
  await volumeSlider.evaluate((/** @type {HTMLInputElement} */ slider) => {
    slider.value = "0.3";
    slider.dispatchEvent(new Event("input"));
  });
  const turn = page.getByRole("button", { name: "Turn the board each turn", pressed: false });
  const click = (/** @type {HTMLElement} */ button) => button.click();
  await turn.evaluate(click);
  await page.getByRole("button", { name: "Turn the board each turn", pressed: true }).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Graphics: Medium", pressed: false }).evaluate(click);
  await page.getByRole("button", { name: "Graphics: Medium", pressed: true }).waitFor({ state: "attached" });
  await page.waitForFunction(() => {
    const settings = localStorage.getItem("tesserae/settings.json");
    return settings && JSON.parse(settings).kept.graphics === "medium";
  });
  const { volume, turn_table, graphics } = await kept();
  assert.ok(Math.abs(volume - 0.3) < 1e-6, `the volume is ${volume}`);
  assert.deepEqual([turn_table, graphics], [true, "medium"]);
  assert.deepEqual(await small(page), [], "what is pressed there is large enough for a finger");
  await visit.end();
});

test("two fingers bring the board nearer and turn it, and move no piece", { timeout: LONG }, async () => {
  const { visit, page, fingers, player } = await phone();
  const now = await thrown(page, player);
  const width = (/** @type {Report} */ report) => {
    const along = report.steps.map((step) => step.from[0]);
    return Math.max(...along) - Math.min(...along);
  };
  await fingers.both([[380, 200], [460, 200]], [[300, 200], [540, 200]]);
  const nearer = await player.wait((then) => then.steps.length && width(then) > width(now) * 1.2 && !then.holding);
  assert.ok(nearer, "fingers that part bring the board nearer");
  const [, high] = firstStep(nearer).from;
  await fingers.both([[380, 200], [460, 200]], [[480, 200], [560, 200]]);
  const turned = await player.wait((then) => then.steps[0] && Math.abs(then.steps[0].from[1] - high) > 5);
  assert.ok(turned, "fingers that go together turn it");
  assert.equal(turned.position, now.position);
  await visit.end();
});

test("everything that is pressed on a phone is large enough for a finger", { timeout: LONG }, async () => {
  const { visit, page, player } = await phone();
  assert.deepEqual(await small(page), [], "in the menu");
  await pressElement(page, "Backgammon");
  await player.wait((now) => now.buttons.Play);
  assert.deepEqual(await small(page), [], "on the page of the game");
  await pressElement(page, "Play");
  await player.wait((now) => now.buttons.Throw, PATIENCE);
  assert.deepEqual(await small(page), [], "at the table");
  await visit.close();
});

test("after the first visit a game can be begun without a network", { timeout: LONG }, async () => {
  const { visit, page, player } = await phone();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("store the rest");
    const kept = async () => (await (await caches.open("tesserae")).keys()).length;
    for (let before = -1; ; ) {
      const now = await kept();
      if (now > 100 && now === before) return;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
  });
  await visit.context.setOffline(true);
  await page.reload();
  await page.locator(ALL_GAMES).click();
  await thrown(page, player);
  await visit.end();
});
