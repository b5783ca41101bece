// Where the keyboard focus goes among the copies of the game's buttons. The page stands alone: a list of buttons takes the
// place of the game.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, test } from "node:test";
import { sharedBrowser } from "./driver/browser.js";

const read = (/** @type {string} */ name) => readFile(new URL(`../${name}`, import.meta.url), "utf8");

const browser = sharedBrowser();
/** @type {import("playwright-core").Page} */
let page;
afterEach(() => page.close());
beforeEach(async () => {
  page = await (await browser()).newPage();
  await page.setContent(`<canvas id="tesserae" tabindex="0"></canvas><div id="announce"></div>
    <nav id="accessible"><ol id="buttons"></ol></nav>`);
  await page.addStyleTag({ content: await read("style.css") });
  await page.addScriptTag({ content: await read("accessibility.js") });
});

/** @type {(label: string, more?: Partial<GameElement>) => GameElement} */
const button = (label, more) => ({ id: `${label}#1`, label, at: [10, 200, 90, 44], ...more });
/** @type {(word: string) => GameElement} */
const move = (word) => ({ id: `step ${word}`, label: word });
const show = (/** @type {GameElement[]} */ ...buttons) => page.evaluate((buttons) => tesseraeButtons(buttons), buttons);
const press = (/** @type {string} */ label) => page.evaluate((label) => {
  [...document.querySelectorAll("button")].find((button) => button.textContent === label)?.focus();
}, label);
const focused = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);

test("after a throw and after a move the focus goes to the moves, and at the end to the most likely choice", async () => {
  await show(button("Swap dice"), button("Throw", { main: true }));
  await press("Throw");
  await show(button("Swap dice"));
  assert.equal(await focused(), "Swap dice", "the dice roll");
  await show(move("8/5"), move("6/5"), button("Swap dice"));
  assert.equal(await focused(), "8/5");
  await press("6/5");
  await show(button("Swap dice"));
  await show(move("24/21"), button("Swap dice"));
  assert.equal(await focused(), "24/21");
  await show(button("Swap dice"), button("End turn", { main: true }));
  assert.equal(await focused(), "End turn");
});

test("the focus stays where somebody has put it meanwhile", async () => {
  await show(button("Swap dice"), move("8/5"));
  await press("8/5");
  await show(button("Swap dice"));
  await page.focus("#tesserae");
  await show(move("6/5"), button("Swap dice"));
  assert.equal(await focused(), "tesserae");
});

test("the mark is round the button itself, and a move without one shows its copy", async () => {
  await show(move("8/5"), button("Hint"));
  await press("Hint");
  const ring = await page.locator("li.ringed").boundingBox();
  assert.deepEqual(ring, { x: 10, y: 200, width: 90, height: 44 });
  await press("8/5");
  assert.equal(await page.locator("li.ringed").count(), 0);
  const copy = await page.locator("li:focus-within").boundingBox();
  assert.ok(copy && copy.width > 20, "its copy can be read");
});

test("Escape reaches the game from the copy of a button", async () => {
  await show(button("Close"));
  await page.evaluate(() => {
    globalThis.heard = [];
    document.getElementById("tesserae").addEventListener("keydown", (event) => globalThis.heard.push(event.code));
  });
  await press("Close");
  await page.keyboard.press("Escape");
  assert.deepEqual(await page.evaluate(() => globalThis.heard), ["Escape"]);
});

test("whoever steps through the buttons does not come to a text that is nowhere to be seen", async () => {
  /** @type {GameElement} */
  const board = { id: "Board", label: "Board", text: "1: 2 Black", fixed: true };
  await show(button("Hint"), board, { ...board, id: "The link", label: "The link", at: [10, 260, 300, 44] });
  await press("Hint");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.closest("li")?.dataset.id), "The link");
  assert.equal(await page.locator("[data-id=Board] input").inputValue(), "1: 2 Black", "it can be read");
});
