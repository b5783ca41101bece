// Play in the browser: a throw and a move, a reload during a turn, links, files, names, touch, and offline play.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, afterEach, before, test } from "node:test";
import { Fingers, Pointer } from "./hands.js";
import { Player } from "./player.js";
import {
  ALL_GAMES, PATIENCE, PHONE, accessibleLabels, address, announced, closeLeftovers, guest, leaveUndrawn, open,
  pressElement, repeats, settle, sitDown,
} from "./table.js";

/** A test does several things, each of which takes its time under a software GPU. */
const LONG = 4 * PATIENCE;
/** Throws, lost ones and ties included, after which something is wrong. */
const MOST_THROWS = 8;

let browser;
before(async () => {
  browser = await open();
});
afterEach(closeLeftovers);
after(() => browser?.close());

/** A phone at the menu. Nothing is drawn, as no picture is looked at. */
async function phone() {
  const { context, page, complaints } = await guest(browser, PHONE);
  await settle(context);
  await leaveUndrawn(page);
  await sitDown(page, "?report");
  const player = new Player(page, await Fingers.on(page));
  assert.ok(await player.wait((now) => now.screen === "menu" && now.buttons.Backgammon, PATIENCE), "a menu");
  return { context, page, complaints, player };
}

/** A game of backgammon with the first throw made. */
async function thrown(page, player) {
  await pressElement(page, "Backgammon");
  await pressElement(page, "Play");
  return throwWith(player, () => pressElement(page, "Throw"));
}

/** Throws until somebody may move: when both throw the same at first, or a throw is lost under load, they throw again. */
async function throwWith(player, hand) {
  for (let throws = 0; throws < MOST_THROWS; throws += 1) {
    const ready = (now) => now.pieces_agree && ((now.throw_due && now.buttons.Throw) || now.steps.length > 0);
    const before = await player.wait(ready, PATIENCE);
    assert.ok(before, "a throw is due");
    if (before.steps.length > 0) return before;
    const spoken = (await announced(player.page)).length;
    if ((await hand(before)) === false) continue;
    await player.page.waitForFunction((count) => document.querySelectorAll("#announce p").length > count, spoken);
    assert.ok(await player.wait((now) => !now.shaking && now.pieces_agree, PATIENCE), "the dice come to rest");
  }
  assert.fail(`nobody may move after ${MOST_THROWS} throws`);
}

/** What lies on the canvas and is too small for a finger. */
async function small(page) {
  const sizes = await page.evaluate(() => tesseraeElements().map(({ id, at }) => [id, at]));
  return sizes.filter(([, at]) => at && (at[2] < 43.9 || at[3] < 43.9));
}

test("two presses lead from the address to the table, and Back leads to the menu", { timeout: LONG }, async () => {
  const { context, page, complaints } = await guest(browser, PHONE);
  await settle(context);
  await leaveUndrawn(page);
  await page.goto(`${address}?report`);
  await page.locator(".game[data-game=tablero_di_berona]").click();
  const player = new Player(page, await Fingers.on(page));
  await pressElement(page, "Play");
  assert.ok(await player.wait((now) => now.screen === "table" && now.position, PATIENCE), "the table");
  await page.goBack();
  assert.ok(await player.wait((now) => now.screen === "menu", PATIENCE), "the menu");
  assert.ok(page.url().startsWith(address), "the page is still there");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a throw, a move, and a reload in mid-turn that resumes exactly", { timeout: LONG }, async () => {
  const { context, page, complaints, player } = await phone();
  const sound = await page.evaluate(() => tesseraeSound.states());
  assert.ok(sound.length > 0 && sound.every((state) => state === "running"), `sound is ${sound}`);

  await player.sitDown("Backgammon");
  const moves = await throwWith(player, (before) => player.throw(before));
  assert.ok(await player.step(moves.steps[0], moves), "a piece is moved by two taps");
  const words = await announced(page);
  assert.match(words.join(" "), /throws \d.*to \d/, "what happened is announced");

  const kept = await player.wait((now) => now.pieces_agree);
  await page.reload();
  const resumed = await player.wait((now) => now.screen === "table" && now.pieces_agree && now.steps.length > 0, PATIENCE);
  assert.equal(resumed?.position, kept.position);
  assert.deepEqual(
    resumed.steps.map((step) => step.word),
    kept.steps.map((step) => step.word),
  );
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the real buttons of the page play the game without the canvas", { timeout: LONG }, async () => {
  const { context, page, complaints, player } = await phone();
  assert.deepEqual((await accessibleLabels(page)).slice(0, 5), [
    "Tablero di Berona",
    "Backgammon",
    "Tabula",
    "The Royal Game of Ur",
    "Tablero de Jesus",
  ]);
  const now = await thrown(page, player);
  const [first] = now.steps;
  await pressElement(page, first.label);
  const moved = await player.wait((then) => then.position !== now.position && then.pieces_agree);
  assert.ok(moved, `${first.word} is played`);
  await pressElement(page, "Undo");
  assert.ok(await player.wait((then) => then.position === now.position && then.pieces_agree), "and undone");
  assert.match((await announced(page)).join(" "), /Undone/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("a game goes out as a file, as a link and as a link to its position, and comes back on another machine", { timeout: LONG }, async () => {
  const { context, page, complaints, player } = await phone();
  const first = await thrown(page, player);
  await pressElement(page, first.steps[0].label);
  const now = await player.wait((then) => then.position !== first.position && then.pieces_agree);
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
  assert.deepEqual(complaints, []);
  await context.close();

  // The link first, then in the same place the file.
  const other = await guest(browser, PHONE);
  await settle(other.context);
  await leaveUndrawn(other.page);
  const there = new Player(other.page, new Pointer(other.page));
  await sitDown(other.page, `?report${link.slice(address.length)}`);
  const arrived = await there.wait((then) => then.pieces_agree && then.steps.length > 0, PATIENCE);
  assert.equal(arrived?.position, now.position);
  assert.equal(await other.page.evaluate(() => location.hash), "", "a reload goes on where the game is, not at the link");
  await pressElement(other.page, arrived.steps[0].label);
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
  assert.deepEqual(other.complaints, []);
  await other.context.close();
});

test("a finger on a name opens a real field, and what is written there is the name", { timeout: LONG }, async () => {
  const { context, page, complaints, player } = await phone();
  await pressElement(page, "Backgammon");
  const field = page.getByLabel("Name of White");
  await field.waitFor({ state: "attached" });
  // Where the field lies on the canvas: below the heading, beside the seat's mark.
  await player.wait((now) => now.buttons.Play);
  const at = await page.evaluate(() => tesseraeElements().find(({ id }) => id === "Name of White#1").at);
  await player.hands.tap([at[0] + at[2] / 2, at[1] + at[3] / 2]);
  await page.waitForFunction(() => document.activeElement?.tagName === "INPUT");
  assert.ok(await field.isVisible(), "the field is in sight");
  await page.keyboard.type("Anna");
  await page.keyboard.press("Enter");
  await pressElement(page, "Play");
  await player.wait((now) => now.screen === "table" && now.position, PATIENCE);
  assert.match((await announced(page)).join(" "), /Anna and Black/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the real switches, choices and sliders of the page set what the game's do", { timeout: LONG }, async () => {
  const { context, page, complaints } = await phone();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("tesserae/settings.json")).kept);
  await pressElement(page, "Settings");
  const volumeSlider = page.getByLabel("Volume");
  await volumeSlider.waitFor({ state: "attached" });
  assert.equal(await volumeSlider.inputValue(), "0.5");
  assert.equal(await volumeSlider.getAttribute("aria-valuetext"), "50 %");
  await volumeSlider.evaluate((slider) => {
    slider.value = 0.3;
    slider.dispatchEvent(new Event("input"));
  });
  const turn = page.getByRole("button", { name: "Turn the board each turn", pressed: false });
  await turn.evaluate((button) => button.click());
  await page.getByRole("button", { name: "Turn the board each turn", pressed: true }).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Graphics: Medium", pressed: false }).evaluate((button) => button.click());
  await page.getByRole("button", { name: "Graphics: Medium", pressed: true }).waitFor({ state: "attached" });
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("tesserae/settings.json")).kept.graphics === "medium");
  const { volume, turn_table, graphics } = await kept();
  assert.ok(Math.abs(volume - 0.3) < 1e-6, `the volume is ${volume}`);
  assert.deepEqual([turn_table, graphics], [true, "medium"]);
  assert.deepEqual(await small(page), [], "what is pressed there is large enough for a finger");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("two fingers bring the board nearer and turn it, and move no piece", { timeout: LONG }, async () => {
  const { context, page, complaints, player } = await phone();
  const now = await thrown(page, player);
  const width = (report) => {
    const along = report.steps.map((step) => step.from[0]);
    return Math.max(...along) - Math.min(...along);
  };
  await player.hands.both([[380, 200], [460, 200]], [[300, 200], [540, 200]]);
  const nearer = await player.wait((then) => then.steps.length && width(then) > width(now) * 1.2 && !then.holding);
  assert.ok(nearer, "fingers that part bring the board nearer");
  await player.hands.both([[380, 200], [460, 200]], [[480, 200], [560, 200]]);
  const turned = await player.wait((then) => then.steps.length && Math.abs(then.steps[0].from[1] - nearer.steps[0].from[1]) > 5);
  assert.ok(turned, "fingers that go together turn it");
  assert.equal(turned.position, now.position);
  assert.deepEqual(complaints, []);
  await context.close();
});

test("everything that is pressed on a phone is large enough for a finger", { timeout: LONG }, async () => {
  const { context, page, player } = await phone();
  assert.deepEqual(await small(page), [], "in the menu");
  await pressElement(page, "Backgammon");
  await player.wait((now) => now.buttons.Play);
  assert.deepEqual(await small(page), [], "on the page of the game");
  await pressElement(page, "Play");
  await player.wait((now) => now.buttons.Throw, PATIENCE);
  assert.deepEqual(await small(page), [], "at the table");
  await context.close();
});

test("after the first visit a game can be begun without a network", { timeout: LONG }, async () => {
  const { context, page, complaints, player } = await phone();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage("store the rest");
    const kept = async () => (await (await caches.open("tesserae")).keys()).length;
    for (let before = -1; ; ) {
      const now = await kept();
      if (now > 100 && now === before) return;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
  });
  await context.setOffline(true);
  await page.reload();
  await page.locator(ALL_GAMES).click();
  await thrown(page, player);
  assert.deepEqual(complaints, []);
  await context.close();
});
