// The page from the first byte to a lit table, and what it does when something is missing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Visit, testBrowser } from "./driver/browser.js";
import { colours } from "./driver/drawing.js";
import { ALL_GAMES, PATIENCE, PLAY, address, sitDown, uncovered, withoutGame } from "./driver/page.js";

/** @import { Page } from "playwright-core" */

const browser = testBrowser();

test("the progress reaches its end and the game draws a table", { timeout: 2 * PATIENCE }, async () => {
  const visit = await Visit.begin(browser());
  const { page } = visit;
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  // Every value of the progress, in order.
  await page.addInitScript(() => {
    globalThis.shares = [];
    addEventListener("DOMContentLoaded", () => {
      const bar = document.getElementById("progress");
      const note = () => globalThis.shares.push(Number(bar.getAttribute("aria-valuenow")));
      new MutationObserver(note).observe(bar, { attributeFilter: ["aria-valuenow"] });
    });
  });
  await page.goto(address);
  await page.locator(PLAY).waitFor();
  const shares = await page.evaluate(() => globalThis.shares);
  assert.equal(shares.at(-1), 100);
  assert.deepEqual(shares, shares.toSorted((a, b) => a - b), "the progress never goes back");
  assert.ok(new Set(shares.filter((share) => share > 75)).size >= 5, `it moves while the game gets ready: ${shares}`);

  await page.locator(ALL_GAMES).click();
  await uncovered(page);
  assert.ok(await page.locator("#welcome").isHidden());
  // The page's own button alone has some dozen colours; a lit table has thousands.
  const deadline = Date.now() + PATIENCE;
  let seen = 0;
  while (seen < 500 && Date.now() < deadline) {
    seen = await colours(page);
    await page.waitForTimeout(500);
  }
  assert.ok(seen >= 500, `the window shows ${seen} colours`);

  assert.deepEqual(visit.complaints, []);
  const strangers = requests.filter((url) => !url.startsWith(address) && !url.startsWith("data:") && !url.startsWith("blob:"));
  assert.deepEqual(strangers, [], "nothing is fetched from anywhere else");
  const sound = await page.evaluate(() => tesseraeSound.states());
  assert.ok(sound.every((state) => state === "running"), `sound is ${sound}`);
  await visit.close();
});

test("the canvas fills the window and the page neither scrolls nor zooms", { timeout: PATIENCE }, async () => {
  const visit = await Visit.begin(browser(), { viewport: { width: 844, height: 390 }, hasTouch: true });
  const { page } = visit;
  await sitDown(page);
  const box = await page.locator("#tesserae").boundingBox();
  assert.deepEqual(box, { x: 0, y: 0, width: 844, height: 390 });
  const style = await page.evaluate(() => ({
    scroll: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    touch: getComputedStyle(document.getElementById("tesserae")).touchAction,
  }));
  assert.deepEqual(style, { scroll: [844, 390], touch: "none" });
  await visit.close();
});

test("accessible buttons and fields keep their order and report what is done with them", { timeout: PATIENCE }, async () => {
  const visit = await Visit.begin(browser());
  const { page } = visit;
  await withoutGame(page);
  await page.goto(address);
  const { same, taken, left } = await page.evaluate(() => {
    tesseraeUncover();
    tesseraeButtons([
      { id: "Throw#1", label: "Throw", text: null, at: [0, 0, 50, 44] },
      { id: "Name of White#1", label: "Name of White", text: "", at: null },
    ]);
    const buttons = () => /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll("#buttons button")]);
    const [dice] = buttons();
    const name = /** @type {HTMLInputElement | null} */ (document.querySelector("#buttons input"));
    if (!dice || !name) throw new Error("the copies are missing");
    dice.click();
    name.value = "Anna";
    name.dispatchEvent(new Event("input"));
    tesseraeButtons([
      { id: "Double to 2#1", label: "Double to 2", text: null, at: null },
      { id: "Throw#1", label: "Throw", text: null, at: [0, 0, 50, 44] },
    ]);
    tesseraeAnnounce("White throws 3 and 1.");
    const [double, again] = buttons();
    again?.click();
    double?.click();
    return { same: dice === again, taken: JSON.parse(tesseraeTake()), left: tesseraeTake() };
  });
  assert.ok(same, "a button that stays is the same element");
  assert.deepEqual(taken.pressed, ["Throw#1", "Throw#1", "Double to 2#1"]);
  assert.deepEqual(taken.written, [["Name of White#1", "Anna"]]);
  assert.equal(left, "");
  assert.equal(await page.locator("#announce").textContent(), "White throws 3 and 1.");
  await visit.close();
});

test("the start page names the games, and its rules are text that Back closes", { timeout: PATIENCE }, async () => {
  const visit = await Visit.begin(browser(), { viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = visit;
  await page.goto(address);
  await page.locator(PLAY).waitFor();
  assert.equal(await page.locator(".game").count(), 5);
  const overflow = await page.evaluate(() => document.getElementById("welcome").scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `the start page is ${overflow} pixels too wide`);
  await page.getByRole("button", { name: "Rules of all games" }).click();
  const rules = page.locator("#rules");
  await rules.waitFor();
  assert.match((await rules.textContent()) ?? "", /stack goes over the board[^]*doubling cube[^]*three blanks/);
  await page.goBack();
  await rules.waitFor({ state: "hidden" });
  assert.ok(page.url().startsWith(address), "the page is still there");
  await visit.end();
});

test("Back is told to the game as often as things are open in it", { timeout: PATIENCE }, async () => {
  const visit = await Visit.begin(browser());
  const { page } = visit;
  await withoutGame(page);
  await page.goto(address);
  await page.evaluate(() => {
    tesseraeUncover();
    tesseraeDepth(2);
  });
  await page.goBack();
  assert.equal((await page.evaluate(() => JSON.parse(tesseraeTake()))).back, 1);
  await page.evaluate(() => tesseraeDepth(1));
  await page.goBack();
  assert.equal((await page.evaluate(() => JSON.parse(tesseraeTake()))).back, 1);
  assert.ok(page.url().startsWith(address));
  await visit.close();
});

test("a game that is open in another tab can be continued in this one", { timeout: PATIENCE }, async () => {
  const visit = await Visit.begin(browser());
  const { page } = visit;
  const other = await visit.context.newPage();
  for (const tab of [page, other]) {
    await withoutGame(tab);
    await tab.goto(address);
    await tab.evaluate(() => tesseraeUncover());
  }
  await page.evaluate(() => tesseraeClaim("game-0001.tesserae"));
  await page.waitForFunction(async () => (await navigator.locks.query()).held?.length === 1);
  await other.evaluate(() => tesseraeClaim("game-0001.tesserae"));
  await other.getByRole("button", { name: "Continue here" }).click();
  const taken = async (/** @type {Page} */ tab) =>
    (await tab.waitForFunction(() => JSON.parse(tesseraeTake() || "{}").tab)).jsonValue();
  assert.equal(await taken(other), "continue");
  assert.equal(await taken(page), "lost");
  await page.evaluate(() => tesseraeClaim(null));
  assert.ok(await page.locator("#other-tab").isHidden());
  await visit.close();
});

test("the page tells the game what the keys of the keyboard write", { timeout: PATIENCE }, async () => {
  const visit = await Visit.begin(browser());
  const { page } = visit;
  await withoutGame(page);
  await page.addInitScript(() => {
    const getLayoutMap = async () => new Map([["KeyM", "ь"], ["Digit1", "1"]]);
    Object.defineProperty(navigator, "keyboard", { value: { getLayoutMap } });
  });
  await page.goto(address);
  await page.evaluate(() => tesseraeUncover());
  const taken = await page.waitForFunction(() => JSON.parse(tesseraeTake() || "{}").letters);
  assert.deepEqual(await taken.jsonValue(), { KeyM: "ь", Digit1: "1" });
  await visit.close();
});

test("the buttons of a gamepad are keys of the game", { timeout: PATIENCE }, async () => {
  const visit = await Visit.begin(browser());
  const { page } = visit;
  await withoutGame(page);
  await page.goto(address);
  const keys = await page.evaluate(async () => {
    tesseraeUncover();
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
    const pad = { mapping: "standard", buttons, axes: [0, 0, 0, 0] };
    Object.assign(navigator, { getGamepads: () => [pad, null] });
    /** @type {string[]} */
    const seen = [];
    const note = (/** @type {KeyboardEvent} */ { code, shiftKey }) => seen.push(shiftKey ? `Shift+${code}` : code);
    document.getElementById("tesserae").addEventListener("keydown", note);
    dispatchEvent(new Event("gamepadconnected"));
    // The page looks at its gamepads once a frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const moment = () => frame().then(frame);
    const press = async (/** @type {number[]} */ ...indices) => {
      for (const pressed of [true, false]) {
        for (const index of indices) Object.assign(buttons[index] ?? {}, { pressed });
        await moment();
      }
    };
    for (const button of [2, 5, 4, 0]) await press(button);
    await press(6, 2);
    pad.axes[0] = 0.9;
    await moment();
    return seen;
  });
  assert.deepEqual(keys, ["Space", "Tab", "Shift+ShiftLeft", "Shift+Tab", "Enter", "KeyD", "ArrowRight"]);
  await visit.close();
});

test("a browser without WebGL 2 gets a message and a way back", { timeout: PATIENCE }, async () => {
  const visit = await Visit.begin(browser());
  const { page } = visit;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(address);
  await page.getByRole("alertdialog").waitFor();
  assert.match(await page.locator("#trouble-text").innerText(), /WebGL 2/);
  assert.ok(await page.getByRole("button", { name: "Reload" }).isVisible());
  await visit.close();
});

